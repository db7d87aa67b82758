// The pages of the help: those written for each language (resources/help/), and those made from the formats' tables.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

struct HelpPage {
    QString id;     // by which links name it, help:ID
    QString parent; // the page that it lies under; empty: none
    QString title;
    std::function<QString()> text; // made when the page is shown or searched
    bool isMarkdown = false;       // else the text is HTML
};

// A page's title, behind that of the page it lies under.
QString wholeTitle(const QList<HelpPage> &pages, const HelpPage &page);

// In their order, in the first of these languages that they are written in; English, if in none of them. A page's title
// is its first line.
QList<HelpPage> writtenPages(const QStringList &languages);

// A page for every format and, under it, one for each of its lumps: what the tables know of its fields, their values
// and limits. ID is the format's id, or "FORMAT/LUMP" by the lump's name.
QList<HelpPage> formatPages();
