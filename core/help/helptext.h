// The written pages of the help (resources/help/), and how the command line prints them.
#pragma once

#include <QStringList>

#include <vector>

// Returns the first of these languages that the pages exist in; without one, English.
QString helpLanguage(const QStringList &languages);
// Returns the Markdown of a page; empty if there is none.
QString helpSource(const QString &language, const QString &id);
// Returns these sections of a page, each with its title, as plain text in lines of 79 characters. Section 0 is what precedes the
// first one.
QString helpText(const QString &markdown, const std::vector<qsizetype> &sections);
