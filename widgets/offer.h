// What a view has to say in the window's notice bar, with what can be done about it.
#pragma once

#include <QList>
#include <QString>

#include <functional>

class Document;

struct Offer {
    QString text;
    std::function<void()> act;
};

struct Notice {
    QString sentence;
    QList<Offer> offers{}; // a button each
    // Whether the sentence is still true; asked after every edit of the entities. Not set: until it is read.
    std::function<bool()> holds{};
};

// Returns what is to be said of the edit that was made last: it holds until that edit is undone or another one follows.
// With `takesBack` it offers to undo it.
Notice noticeOfEdit(Document &document, const QString &sentence, bool takesBack = false);
