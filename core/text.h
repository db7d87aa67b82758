// Text of files and of the format tables as Qt's, how it is compared, and as people may see it.
#pragma once

#include <QStringList>

#include <concepts>
#include <span>
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

inline QByteArrayView viewOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

inline std::span<const std::byte> bytesOf(QByteArrayView text)
{
    return std::as_bytes(std::span(text.data(), static_cast<size_t>(text.size())));
}

// What a file's text is taken for that has room for more.
inline QByteArrayView upToNul(QByteArrayView text)
{
    const auto nul = text.indexOf('\0');
    return nul < 0 ? text : text.first(nul);
}

// In any case, as the games compare keys, classes and names.
inline bool isSame(QByteArrayView text, QByteArrayView other)
{
    return text.size() == other.size() && text.compare(other, Qt::CaseInsensitive) == 0;
}

inline bool beginsWith(QByteArrayView text, QByteArrayView prefix)
{
    return text.size() >= prefix.size() && isSame(text.first(prefix.size()), prefix);
}

// The words of a table's list, which spaces part.
QStringList wordsOf(std::string_view list);

// A count or a number as its reader writes it: with the locale's digits, in groups.
QString numberText(qint64 value);
template <std::integral Number>
QString numberText(Number value)
{
    return numberText(static_cast<qint64>(value));
}
// The same of a measured value, to four digits where it is not whole.
QString shortNumber(double value);

// For a terminal, where control characters of a map's or an archive's text would act, and a line end would begin a line that
// looks like the program's own: each is shown as its escape (\n, \x1b, \u202e), and so are marks that turn writing round.
QString inOneLine(const QString &text);
// Returns a tool tip that shows the text literally: tool tips take text that looks like markup for markup, and would load
// what it names. Long lines wrap. Of a text that fills the screen only the beginning is shown.
QString asToolTip(const QString &text);
// Returns the text of a menu entry or button that shows an & as it is, where it would underline the next letter.
QString asMenuText(QString text);
// A reason to stand within a sentence: Windows gives its own as sentences.
QString withoutFullStop(QString reason);
