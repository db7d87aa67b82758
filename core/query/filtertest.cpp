#include "core/query/filtertest.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

bool passes(const FilterTest &test, double value)
{
    switch (test.op) {
    case FilterOp::Less: return value < test.low;
    case FilterOp::LessEqual: return value <= test.low;
    case FilterOp::Greater: return value > test.low;
    case FilterOp::GreaterEqual: return value >= test.low;
    default: return (value >= test.low && value <= test.high) || (std::isnan(value) && std::isnan(test.low)); // "=nan"
    }
}

namespace {

constexpr char anyByte = 1, anyCharacter = 2;
constexpr auto isWild = [](QChar c) { return c == u'*' || c == u'?'; };

// Returns the end of a piece that matches at `from`; -1 if it does not match there.
qsizetype endOf(const FilterTest::Piece &piece, const QByteArray &text, qsizetype from)
{
    for (qsizetype i = 0; i < piece.text.size(); ++i, ++from) {
        if (from >= text.size() || (piece.any[i] == 0 && piece.text[i] != text[from]))
            return -1;
        while (piece.any[i] == anyCharacter && from + 1 < text.size() && isContinuation(text[from + 1]))
            ++from;
    }
    return from;
}

// Returns the end of the first match of a piece from `from` on; -1: none.
qsizetype endOfNext(const FilterTest::Piece &piece, const QByteArray &text, qsizetype from)
{
    if (piece.any.isEmpty()) {
        const auto at = text.indexOf(piece.text, from);
        return at < 0 ? -1 : at + piece.text.size();
    }
    for (; from < text.size(); ++from)
        if (const auto end = endOf(piece, text, from); end >= 0)
            return end;
    return -1;
}

bool contains(const FilterTest &test, const QByteArray &text)
{
    if (test.pieces.empty())
        return text.contains(test.text);
    qsizetype at = 0;
    for (const auto &piece : test.pieces) {
        at = endOfNext(piece, text, at);
        if (at < 0)
            return false;
    }
    return true;
}

} // namespace

bool passes(const FilterTest &test, const QByteArray &text)
{
    return test.op == FilterOp::Equal ? text == test.text : contains(test, text);
}

// Lower-case letters of Latin-1, accented ones included, come 32 after their upper case.
void lower(QByteArray &text, TextCode code)
{
    if (code == TextCode::Utf8 && !isAscii(text)) {
        text = needle(toText(text, code), code);
        return;
    }
    for (char &c : text) {
        const auto u = static_cast<unsigned char>(c);
        if ((u >= 'A' && u <= 'Z') || (u >= 0xc0 && u <= 0xde && u != 0xd7))
            c = static_cast<char>(u + 32);
    }
}

QByteArray needle(const QString &text, TextCode code)
{
    if (code == TextCode::Utf8)
        return toBytes(text.toLower(), code, '\0');
    auto latin1 = toBytes(text, code, '\0');
    lower(latin1, code);
    return latin1;
}

bool isNameWithStar(const QString &word)
{
    static const QRegularExpression escaped(QStringLiteral("\\\\[*?]"));
    return std::ranges::all_of(word, isWild)
           || (word.startsWith(u'*') && std::ranges::count_if(QString(word).remove(escaped), isWild) == 1);
}

void readPattern(FilterTest &test, const QString &text, bool isQuoted, TextCode code)
{
    test.text = needle(text, code);
    test.pieces.clear();
    if (isQuoted || !std::ranges::any_of(text, isWild))
        return;
    if (std::ranges::count(text, u'*') == text.size())
        return readPattern(test, u"?"_s, false, code); // any text that is not empty
    std::vector<FilterTest::Piece> pieces(1);
    QString literal;
    int wild = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEscaped = text[i] == u'\\' && i + 1 < text.size() && isWild(text[i + 1]);
        const QChar c = text[isEscaped ? ++i : i];
        if (!isEscaped && isWild(c))
            ++wild;
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size();
        const auto character = isPair ? text.sliced(i++, 2) : QString(c);
        literal += character;
        if (!isEscaped && c == u'*') {
            pieces.emplace_back();
            continue;
        }
        const auto bytes = needle(character, code);
        pieces.back().text += bytes;
        const char any = isEscaped || c != u'?' ? '\0' : code == TextCode::Utf8 ? anyCharacter : anyByte;
        pieces.back().any += QByteArray(bytes.size(), any);
    }
    if (wild == 0) {
        test.text = needle(literal, code);
        return;
    }
    std::erase_if(pieces, [](const FilterTest::Piece &piece) { return piece.text.isEmpty(); });
    for (auto &piece : pieces)
        if (piece.any.count('\0') == piece.any.size())
            piece.any.clear();
    test.pieces = std::move(pieces);
}

// Lets Qt round to a float: where two doubles are adjacent, GCC 12 drops a cast to float and back (from -O2 on).
std::optional<double> toNumber(QStringView text, bool asFloat)
{
    bool ok = false;
    if (const double rounded = asFloat ? static_cast<double>(text.toFloat(&ok)) : 0; ok)
        return rounded;
    const double value =
        text.startsWith("0x"_L1, Qt::CaseInsensitive) ? static_cast<double>(text.mid(2).toLongLong(&ok, 16)) : text.toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

void readComparison(FilterTest &test, const QString &op, const QString &value, bool asFloat)
{
    test.op = op == u"<"    ? FilterOp::Less
              : op == u"<=" ? FilterOp::LessEqual
              : op == u">"  ? FilterOp::Greater
              : op == u">=" ? FilterOp::GreaterEqual
                            : FilterOp::Equal;
    const auto dots = value.indexOf(u".."_s);
    const auto low = toNumber(dots < 0 ? value : value.left(dots), asFloat),
               high = dots < 0 ? low : toNumber(value.mid(dots + 2), asFloat);
    test.isNumber = low && high;
    if (test.isNumber) {
        test.low = *low;
        test.high = *high;
    }
}
