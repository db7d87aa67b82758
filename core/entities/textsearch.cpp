#include "core/entities/textsearch.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype piece = 4096;             // units searched between two checks for a stop
constexpr qsizetype longestResult = 64 << 20; // bytes; no game reads an entity text of a tenth of this
// Limits the steps from each position; any kind of line end ends a line.
constexpr auto prefix = "(*LIMIT_MATCH=100000)(*ANYCRLF)"_L1;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TextSearch)
};

bool isWithinPair(QStringView text, qsizetype at)
{
    return at > 0 && at < text.size() && text[at - 1].isHighSurrogate() && text[at].isLowSurrogate();
}

// Returns the number of units of the character there; CR LF is one character.
qsizetype unitsAt(QStringView text, qsizetype at)
{
    return isWithinPair(text, at + 1) || text.sliced(at).startsWith(u"\r\n") ? 2 : 1;
}

// Converts matches to bytes. They must come in the order of the text, so that it is converted once.
class BytesOfMatches
{
public:
    BytesOfMatches(const QString &text, TextCode code) : text_(text), code_(code) {}
    TextMatch operator()(const QRegularExpressionMatch &match)
    {
        const auto from = byteAt(match.capturedStart());
        return {from, byteAt(match.capturedEnd()) - from};
    }

private:
    quint32 byteAt(qsizetype position)
    {
        if (code_ == TextCode::Latin1)
            return static_cast<quint32>(position);
        bytes_ += toBytes(QStringView(text_).sliced(at_, position - at_), code_, '\0').size();
        at_ = position;
        return static_cast<quint32>(bytes_);
    }

    const QString &text_;
    TextCode code_;
    qsizetype at_ = 0, bytes_ = 0;
};

} // namespace

TextSearch::TextSearch(QRegularExpression expression, const TextPattern &pattern)
    : expression_(std::move(expression)), regular_(pattern.regular), code_(pattern.code)
{
}

Result<TextSearch> TextSearch::create(const TextPattern &pattern)
{
    const auto body = pattern.regular ? pattern.pattern : QRegularExpression::escape(pattern.pattern);
    QRegularExpression expression(prefix + body, QRegularExpression::MultilineOption);
    if (!pattern.caseSensitive)
        expression.setPatternOptions(expression.patternOptions() | QRegularExpression::CaseInsensitiveOption);
    if (!expression.isValid())
        return Error{Text::tr("This pattern is invalid at character %1: %2.")
                         .arg(expression.patternErrorOffset() - prefix.size() + 1)
                         .arg(expression.errorString())};
    return TextSearch(std::move(expression), pattern);
}

// Returns why the search failed; empty if it did not.
QString TextSearch::eachMatch(const QString &text, const Stopped &stopped, const Found &found) const
{
    qsizetype from = 0, reach = piece;
    while (from <= text.size()) {
        if (stopped())
            return Text::tr("The search was stopped.");
        auto end = std::min(from + reach, text.size());
        end += isWithinPair(text, end);
        const bool last = end == text.size();
        const auto match = expression_.match(QStringView(text).first(end), from,
                                             last ? QRegularExpression::NormalMatch : QRegularExpression::PartialPreferFirstMatch,
                                             QRegularExpression::DontCheckSubjectStringMatchOption);
        if (!match.isValid())
            return Text::tr("This pattern takes too many steps. Simplify it, for example with fewer nested repetitions.");
        if (match.hasMatch()) {
            if (!found(match))
                return {};
            from = std::max(from, match.capturedEnd());
            if (match.capturedLength() == 0)
                from += unitsAt(text, from); // skip a character
        } else if (match.hasPartialMatch()) {
            reach = match.capturedStart() > from ? piece : reach * 2; // the match may continue beyond this piece
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
    const auto shown = toText(text, code_);
    BytesOfMatches bytesOf(shown, code_);
    const auto error = eachMatch(shown, stopped, [&](const QRegularExpressionMatch &match) {
        all.push_back(bytesOf(match));
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
    const auto shown = toText(text, code_);
    BytesOfMatches bytesOf(shown, code_);
    auto error = eachMatch(shown, stopped, [&](const QRegularExpressionMatch &match) {
        const auto [offset, length] = bytesOf(match);
        splices.push_back({offset, text.sliced(offset, length).toByteArray(), filledIn(replacement, match)});
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
    const auto found = expression_.match(toText(text, code_), toText(text.first(match.offset), code_).size());
    return {match.offset, text.sliced(match.offset, match.length).toByteArray(), filledIn(replacement, found)};
}

QByteArray TextSearch::filledIn(const QString &replacement, const QRegularExpressionMatch &match) const
{
    if (!regular_)
        return toBytes(replacement, code_, '?');
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
            text += replacement.mid(i - 1, 2); // \x is no escape and stays
    }
    return toBytes(text, code_, '?');
}
