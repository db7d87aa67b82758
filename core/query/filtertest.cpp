#include "core/query/filtertest.h"

using namespace Qt::StringLiterals;

bool passes(const FilterTest &test, double value)
{
    switch (test.op) {
    case FilterOp::Less: return value < test.low;
    case FilterOp::LessEqual: return value <= test.low;
    case FilterOp::Greater: return value > test.low;
    case FilterOp::GreaterEqual: return value >= test.low;
    default: return value >= test.low && value <= test.high;
    }
}

bool passes(const FilterTest &test, const QByteArray &text)
{
    return test.op == FilterOp::Equal ? text == test.text : text.contains(test.text);
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
