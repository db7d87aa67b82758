#include "core/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

// Returns whether a character acts on a terminal or the writing direction instead of being visible: Unicode's Cc, Cf, Zl and
// Zp.
bool isUnseen(QChar c)
{
    switch (c.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return false;
    }
}

bool isLineEnd(QChar c) { return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator; }

QString escapeOf(QChar c)
{
    switch (c.unicode()) {
    case u'\n': return u"\\n"_s;
    case u'\r': return u"\\r"_s;
    case u'\t': return u"\\t"_s;
    default:
        return c.unicode() > 0xff ? u"\\u%1"_s.arg(c.unicode(), 4, 16, QChar(u'0'))
                                  : u"\\x%1"_s.arg(c.unicode(), 2, 16, QChar(u'0'));
    }
}

// Returns how many letters two words differ by: omitted, added, replaced and swapped ones.
qsizetype lettersApart(const QString &a, const QString &b)
{
    const auto width = static_cast<size_t>(b.size()) + 1;
    // The distances from the beginnings of b, for three beginnings of a.
    std::vector<qsizetype> before(width), last(width), row(width);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        before.swap(last);
        last.swap(row);
        row[0] = i + 1;
        for (size_t j = 1; j < width; ++j) {
            const auto at = static_cast<qsizetype>(j) - 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i] != b[at])});
            if (i > 0 && at > 0 && a[i] == b[at - 1] && a[i - 1] == b[at])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
    }
    return row.back();
}

// Returns whether the word is one of a name's parts, which begin with a capital letter or behind a sign, or its beginning.
bool isPartOf(const QString &word, const QString &name)
{
    constexpr qsizetype shortest = 3; // shorter beginnings mean too many names
    if (word.size() >= shortest && name.startsWith(word, Qt::CaseInsensitive))
        return true;
    for (auto at = name.indexOf(word, 0, Qt::CaseInsensitive); at >= 0; at = name.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        const auto end = at + word.size();
        const bool begins = at == 0 || !name[at - 1].isLetter() || (name[at].isUpper() && name[at - 1].isLower());
        if (begins && (end == name.size() || !name[end].isLetter() || name[end].isUpper()))
            return true;
    }
    return false;
}

// Returns the words that a name consists of, in lower case, sorted.
QStringList wordsIn(const QString &name)
{
    static const QRegularExpression sign(u"[^A-Za-z0-9]+"_s);
    auto words = name.toLower().split(sign, Qt::SkipEmptyParts);
    words.sort();
    return words;
}

} // namespace

QString nearestName(const QString &word, const QStringList &names)
{
    constexpr qsizetype longest = 100; // no name is as long, and the distance takes time
    QString best;
    if (word.isEmpty() || word.size() > longest)
        return best;
    auto least = word.size() / 3 + 1;
    const auto lowerWord = word.toLower();
    for (const auto &name : names) {
        const auto lowerName = name.toLower();
        if (std::abs(lowerName.size() - lowerWord.size()) >= least) // they differ by as many letters
            continue;
        if (const auto apart = lettersApart(lowerWord, lowerName); apart < least) {
            least = apart;
            best = name;
        }
    }
    if (!best.isEmpty())
        return best;
    const auto words = wordsIn(word);
    const auto turned = std::ranges::find_if(names, [&words](const QString &name) { return wordsIn(name) == words; });
    if (words.size() > 1 && turned != names.end())
        return *turned;
    const auto singular = word.endsWith(u's', Qt::CaseInsensitive) ? word.chopped(1) : word;
    const auto part = std::ranges::find_if(
        names, [&](const QString &name) { return isPartOf(word, name) || (!singular.isEmpty() && isPartOf(singular, name)); });
    return part == names.end() ? QString() : *part;
}

QString didYouMean(const QString &word, const QStringList &names)
{
    const auto name = nearestName(word, names);
    return name.isEmpty() ? QString() : QCoreApplication::translate("Names", "Did you mean %1?").arg(name);
}

// Copies only a name that changes.
QString searchName(const QString &name)
{
    const auto isKept = [](QChar each) { return each < u'A' || (each > u'\\' && each < u'\x80'); };
    return std::ranges::all_of(name, isKept) ? name : name.toLower().replace(u'\\', u'/');
}

QStringList wordsOf(std::string_view list) { return fromView(list).split(u' ', Qt::SkipEmptyParts); }
QString numberText(qint64 value) { return QLocale().toString(value); }

QString namesText(const QStringList &names)
{
    constexpr qsizetype most = 20;
    const auto first = names.first(std::min(most, names.size())).join(u", "_s);
    const auto more = names.size() - most;
    return more > 0 ? QCoreApplication::translate("Names", "%1 and %2 more").arg(first, numberText(more)) : first;
}

QString listText(QStringList parts)
{
    if (parts.size() < 2)
        return parts.join(QString());
    const auto last = parts.takeLast();
    return QCoreApplication::translate("Names", "%1 and %2", "a list and its last part").arg(parts.join(u", "_s), last);
}

QString shortNumber(double value)
{
    constexpr double shownWhole = 1000, mostDigits = 1e15; // shown as whole numbers from the first up to the second
    const double size = std::abs(value);
    return size < mostDigits && (size >= shownWhole || value == std::floor(value)) ? numberText(std::llround(value))
                                                                                   : QLocale().toString(value, 'g', 4);
}

QString inOneLine(const QString &text)
{
    if (std::ranges::none_of(text, isUnseen))
        return text;
    QString shown;
    for (const auto c : text)
        shown += isUnseen(c) ? escapeOf(c) : QString(c);
    return shown;
}

QString asToolTip(const QString &text)
{
    constexpr qsizetype mostCharacters = 4000;
    constexpr int mostLines = 50;
    static const QRegularExpression longWord(u"(\\S{200})"_s), longLine(u"[^\\n]{80}"_s);
    qsizetype length = 0;
    for (int lines = 0; length < std::min(text.size(), mostCharacters); ++length)
        if (isLineEnd(text[length]) && ++lines == mostLines)
            break;
    if (length == 0)
        return {};
    auto shown = text.first(length) + (length < text.size() ? u"\u2026"_s : QString());
    shown.replace(longWord, u"\\1\u200b"_s); // a zero width space, where the word may break
    return u"<p style='white-space:%1'>%2</p>"_s.arg(shown.contains(longLine) ? u"pre-wrap"_s : u"pre"_s, shown.toHtmlEscaped());
}

QString asMenuText(QString text) { return text.replace(u'&', u"&&"_s); }

QString withoutFullStop(QString reason)
{
    while (reason.endsWith(u'.') || reason.endsWith(u' '))
        reason.chop(1);
    return reason;
}
