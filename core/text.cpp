#include "core/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

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

} // namespace

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
