#include "core/entities/textsearch.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype piece = 4096;             // what is searched between two looks at whether to stop
constexpr qsizetype longestResult = 64 << 20; // no game reads an entity text of a tenth of this
// Limits what is tried from each place; a line end of any kind ends a line.
constexpr auto prefix = "(*LIMIT_MATCH=100000)(*ANYCRLF)"_L1;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TextSearch)
};

} // namespace

TextSearch::TextSearch(QRegularExpression expression, bool regular)
    : expression_(std::move(expression)),
      regular_(regular)
{
}

Result<TextSearch> TextSearch::create(const TextPattern &pattern)
{
    const auto body = pattern.regular ? pattern.pattern : QRegularExpression::escape(pattern.pattern);
    QRegularExpression expression(prefix + body, QRegularExpression::MultilineOption);
    if (!pattern.caseSensitive)
        expression.setPatternOptions(expression.patternOptions() | QRegularExpression::CaseInsensitiveOption);
    if (!expression.isValid())
        return Error{Text::tr("This pattern is wrong at character %1: %2.")
                         .arg(expression.patternErrorOffset() - prefix.size() + 1)
                         .arg(expression.errorString())};
    return TextSearch(std::move(expression), pattern.regular);
}

// Returns why it did not come to the end.
QString TextSearch::eachMatch(const QString &text, const Stopped &stopped, const Found &found) const
{
    qsizetype from = 0, reach = piece;
    while (from <= text.size()) {
        if (stopped())
            return Text::tr("The search was stopped.");
        const auto end = std::min(from + reach, text.size());
        const bool last = end == text.size();
        const auto match =
            expression_.match(QStringView(text).first(end), from,
                              last ? QRegularExpression::NormalMatch : QRegularExpression::PartialPreferFirstMatch,
                              QRegularExpression::DontCheckSubjectStringMatchOption);
        if (!match.isValid())
            return Text::tr("This pattern takes too many steps. A simpler one finds it, with fewer repetitions inside "
                            "of repetitions.");
        if (match.hasMatch()) {
            if (!found(match))
                return {};
            from = std::max(from, match.capturedEnd());
            if (match.capturedLength() == 0) // go on behind the next character; CR LF is one
                from += QStringView(text).sliced(from).startsWith(u"\r\n") ? 2 : 1;
        } else if (match.hasPartialMatch()) {
            reach = match.capturedStart() > from ? piece : reach * 2; // the end of this piece could be part of it
            from = match.capturedStart();
            continue;
        } else if (last) {
            break;
        } else {
            from = end;
        }
        reach = piece;
    }
    return {};
}

Result<std::vector<TextMatch>> TextSearch::matches(QByteArrayView text, const Stopped &stopped) const
{
    std::vector<TextMatch> all;
    const auto error = eachMatch(QString::fromLatin1(text), stopped, [&all](const QRegularExpressionMatch &match) {
        all.push_back({static_cast<quint32>(match.capturedStart()), static_cast<quint32>(match.capturedLength())});
        return true;
    });
    if (!error.isEmpty())
        return Error{error};
    return all;
}

Result<Splices> TextSearch::replacements(QByteArrayView text, const QString &replacement, const Stopped &stopped) const
{
    Splices splices;
    qsizetype size = text.size();
    auto error = eachMatch(QString::fromLatin1(text), stopped, [&](const QRegularExpressionMatch &match) {
        splices.push_back({match.capturedStart(), match.captured().toLatin1(), filledIn(replacement, match)});
        size += splices.back().inserted.size() - splices.back().removed.size();
        return size <= longestResult;
    });
    if (error.isEmpty() && size > longestResult)
        error = Text::tr("The text would become longer than 64 MB.");
    if (!error.isEmpty())
        return Error{error};
    std::erase_if(splices, [](const Splice &splice) { return splice.removed == splice.inserted; });
    return splices;
}

Splice TextSearch::replacementOf(QByteArrayView text, TextMatch match, const QString &replacement) const
{
    const auto found = expression_.match(QString::fromLatin1(text), match.offset);
    return {match.offset, text.sliced(match.offset, match.length).toByteArray(), filledIn(replacement, found)};
}

QByteArray TextSearch::filledIn(const QString &replacement, const QRegularExpressionMatch &match) const
{
    if (!regular_)
        return replacement.toLatin1();
    QString text;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        if (replacement[i] != u'\\' || i + 1 == replacement.size()) {
            text += replacement[i];
            continue;
        }
        const QChar next = replacement[++i];
        if (next >= u'0' && next <= u'9')
            text += match.captured(next.digitValue());
        else if (const auto escape = u"nrt\\"_s.indexOf(next); escape >= 0)
            text += u"\n\r\t\\"_s[escape];
        else
            text += replacement.mid(i - 1, 2); // \x is no escape: it stays
    }
    return text.toLatin1();
}
