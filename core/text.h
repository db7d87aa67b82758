// The format tables' text as Qt's, and what files say as people may see it.
#pragma once

#include <QStringList>

#include <string_view>

// Latin-1, as maps are.
inline QString fromView(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

inline QByteArrayView viewOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

// The words of a table's list, which spaces part.
QStringList wordsOf(std::string_view list);

// A count or a number as its reader writes it: with the locale's digits, in groups.
QString numberText(qint64 value);

// For a terminal, where control characters of a map's or an archive's text would act, and a line end would begin a line that
// looks like the program's own: each is shown as its escape (\n, \x1b, \u202e), and so are marks that turn writing round.
QString inOneLine(const QString &text);
