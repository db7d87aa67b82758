// The pages of the help: those written for each language (resources/help/), and those made from the formats' tables.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

struct HelpPage {
    QString id;     // links refer to it as help:ID
    QString parent; // id of the page above it; empty: none
    QString title;
    std::function<QString()> text; // called when the page is shown or searched
    bool isMarkdown = false;       // else the text is HTML
};

// Returns a page's title, preceded by that of the page above it unless that one is a chapter.
QString wholeTitle(const QList<HelpPage> &pages, const HelpPage &page);

// Returns the written pages in order, in the first of these languages that they exist in, else in English. A page's title is
// its first line.
QList<HelpPage> writtenPages(const QStringList &languages);

// Returns a page for every format and, below it, one for each of its lumps: its fields with their values, and its limits,
// from the format's tables. The id is that of the format, or "FORMAT/LUMP" with the lump's name.
QList<HelpPage> formatPages();
