#include "core/query/filtertest.h"

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

namespace
{

// Where a piece begins in a text, from `from` on; -1: nowhere.
qsizetype find(const FilterTest::Piece &piece, const QByteArray &text, qsizetype from)
{
    if (piece.any.isEmpty())
        return text.indexOf(piece.text, from);
    for (; from + piece.text.size() <= text.size(); ++from) {
        qsizetype same = 0;
        while (same < piece.text.size() && (piece.any[same] != 0 || piece.text[same] == text[from + same]))
            ++same;
        if (same == piece.text.size())
            return from;
    }
    return -1;
}

bool contains(const FilterTest &test, const QByteArray &text)
{
    if (test.pieces.empty())
        return text.contains(test.text);
    qsizetype at = 0;
    for (const auto &piece : test.pieces) {
        at = find(piece, text, at);
        if (at < 0)
            return false;
        at += piece.text.size();
    }
    return true;
}

} // namespace

bool passes(const FilterTest &test, const QByteArray &text)
{
    return test.op == FilterOp::Equal ? text == test.text : contains(test, text);
}

void lowerLatin1(QByteArray &text)
{
    for (char &c : text) {
        const auto u = static_cast<unsigned char>(c);
        if ((u >= 'A' && u <= 'Z') || (u >= 0xc0 && u <= 0xde && u != 0xd7))
            c = static_cast<char>(u + 32);
    }
}

QByteArray needle(const QString &text)
{
    QByteArray latin1;
    for (const QChar c : text)
        latin1 += c.unicode() < 256 ? static_cast<char>(c.unicode()) : '\0';
    lowerLatin1(latin1);
    return latin1;
}

void readPattern(FilterTest &test, const QString &text, bool isQuoted)
{
    const auto isWild = [](QChar c) { return c == u'*' || c == u'?'; };
    test.text = needle(text);
    test.pieces.clear();
    if (isQuoted || !std::ranges::any_of(text, isWild) || std::ranges::all_of(text, isWild))
        return;
    std::vector<FilterTest::Piece> pieces(1);
    QString literal;
    int wild = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEscaped = text[i] == u'\\' && i + 1 < text.size() && isWild(text[i + 1]);
        const QChar c = text[isEscaped ? ++i : i];
        if (!isEscaped && isWild(c))
            ++wild;
        literal += c;
        if (!isEscaped && c == u'*') {
            pieces.emplace_back();
            continue;
        }
        pieces.back().text += needle(c);
        pieces.back().any += !isEscaped && c == u'?' ? '\1' : '\0';
    }
    if (wild == 0 || (wild == 1 && text.startsWith(u'*'))) {
        test.text = needle(literal);
        return;
    }
    std::erase_if(pieces, [](const FilterTest::Piece &piece) { return piece.text.isEmpty(); });
    for (auto &piece : pieces)
        if (!piece.any.contains('\1'))
            piece.any.clear();
    test.pieces = std::move(pieces);
}

// Qt rounds to a float: where two doubles lie side by side, GCC 12 drops a cast to float and back (from -O2 on).
std::optional<double> toNumber(QStringView text, bool asFloat)
{
    bool ok = false;
    if (const double rounded = asFloat ? static_cast<double>(text.toFloat(&ok)) : 0; ok)
        return rounded;
    const double value = text.startsWith("0x"_L1, Qt::CaseInsensitive)
                             ? static_cast<double>(text.mid(2).toLongLong(&ok, 16))
                             : text.toDouble(&ok);
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
