// A notice for the window's notice bar, with commands for what can be done about it.
#pragma once

#include <QList>
#include <QString>

#include <functional>

class Document;

struct Offer {
    QString text;
    std::function<void()> act;
    // Pressing it keeps the notice open: it helps to choose, but is not a choice itself.
    bool keepsNotice = false;
};

struct Notice {
    QString sentence;
    QList<Offer> offers{}; // one button each
    // Returns whether the sentence is still true; called by NoticeBar::review(), for example after each edit. Not set: shown
    // until it is read.
    std::function<bool()> holds{};
    // Called when the notice is closed without a choice. Not set: nothing happens then.
    std::function<void()> closed{};
};

// Returns a notice about the last edit. It holds until that edit is undone or another one follows. With `offersUndo` it
// offers to undo it.
Notice noticeOfEdit(Document &document, const QString &sentence, bool offersUndo = false);
