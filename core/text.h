// Conversion of text in files and format tables to Qt's types, comparison, and display.
#pragma once

#include <QStringList>

#include <concepts>
#include <span>
#include <string_view>

// Decodes Latin-1, the encoding of maps.
inline QString fromView(std::string_view text) { return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())); }
inline QByteArrayView viewOf(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

inline QByteArrayView viewOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

inline std::span<const std::byte> bytesOf(QByteArrayView text)
{
    return std::as_bytes(std::span(text.data(), static_cast<size_t>(text.size())));
}

// Returns the text before the first NUL, which ends text in fixed-size fields of files.
inline QByteArrayView upToNul(QByteArrayView text)
{
    const auto nul = text.indexOf('\0');
    return nul < 0 ? text : text.first(nul);
}

// Compares case-insensitively, as the games compare keys, classes and names.
inline bool isSame(QByteArrayView text, QByteArrayView other)
{
    return text.size() == other.size() && text.compare(other, Qt::CaseInsensitive) == 0;
}

inline bool beginsWith(QByteArrayView text, QByteArrayView prefix)
{
    return text.size() >= prefix.size() && isSame(text.first(prefix.size()), prefix);
}

// Returns a file's name as the games compare it: in lower case and with forward slashes.
QString searchName(const QString &name);

// Splits a table's space-separated list into words.
QStringList wordsOf(std::string_view list);

// Joins names with commas. If there are more than 20, returns the first 20 and how many more there are.
QString namesText(const QStringList &names);
// Joins parts as in a sentence: "1 Node, 2 Faces and 3 Leafs".
QString listText(QStringList parts);
// Returns the name that a misspelled word most likely means: the one that differs in the fewest letters, at most in a third of
// them; otherwise the one with the same words in another order (text-names, names-text), or the first that begins with the word,
// or has it as one of its parts (text-names, textNames), with or without a final s. Ignores case. Empty if none is near.
QString nearestName(const QString &word, const QStringList &names);
// Returns "Did you mean NAME?" with the nearest name; empty if none is near.
QString didYouMean(const QString &word, const QStringList &names);
// Formats a number with the locale's digits and group separators.
QString numberText(qint64 value);
template <std::integral Number>
QString numberText(Number value)
{
    return numberText(static_cast<qint64>(value));
}
// Formats a measured value: rounded to a whole number from 1,000 on, to four significant digits below that.
QString shortNumber(double value);

// Returns text that is safe to print on one line of a terminal. A map's or archive's text may contain control characters,
// which a terminal would obey, line ends, which would begin a line that looks like the program's own, and marks that change
// the writing direction: each is shown as its escape (\n, \x1b, \u202e).
QString inOneLine(const QString &text);
// Returns a tool tip that shows the text literally: Qt would render text that looks like markup, and load the files that it
// names. Long lines wrap. If the text would fill the screen, only its beginning is shown.
QString asToolTip(const QString &text);
// Returns the text of a menu entry or button with each & doubled, so that it is shown instead of underlining the next
// letter.
QString asMenuText(QString text);
// Returns a reason without its final full stop, for use within a sentence; error messages of Windows end with one.
QString withoutFullStop(QString reason);
