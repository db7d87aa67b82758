#include "core/games/keyvalues.h"

#include "core/numbers.h"

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <limits>
#include <vector>

namespace bsp {
namespace {

constexpr qsizetype longestVector = 127; // bytes of a vector's text that Quake and GoldSrc copy

// Returns the text behind the blank that ends the first word; nothing if there is no blank.
std::optional<QByteArrayView> behindBlank(QByteArrayView text)
{
    const auto blank = text.indexOf(' ');
    return blank < 0 ? std::nullopt : std::optional(text.sliced(blank + 1));
}

Point atBlanks(QByteArrayView value, bool cutsWords)
{
    Point vector{};
    std::optional rest(value.first(std::min(value.size(), longestVector)));
    for (size_t i = 0; i < vector.size() && rest; ++i, rest = behindBlank(*rest)) {
        const auto blank = cutsWords ? rest->indexOf(' ') : -1;
        vector[i] = readNumber(blank < 0 ? *rest : rest->first(blank));
    }
    return vector;
}

Point atSpace(QByteArrayView value)
{
    Point vector{};
    const auto words = value.toByteArray().simplified().split(' ');
    for (size_t i = 0; i < vector.size() && i < static_cast<size_t>(words.size()); ++i)
        vector[i] = readNumber(words[static_cast<qsizetype>(i)]);
    return vector;
}

bool isScanned(const ValueReading &reading)
{
    return reading.vectors == VectorReading::Scanned || reading.vectors == VectorReading::AllOrNone;
}

// Returns the first numbers that a human reader sees in a value, whatever separates them.
std::vector<double> numbersSeen(QByteArrayView value, size_t most)
{
    std::vector<double> numbers;
    value = value.first(std::min(value.size(), longestVector));
    while (!value.isEmpty() && numbers.size() < most) {
        double number = 0;
        const auto length = readNumber(value, number);
        if (length > 0)
            numbers.push_back(number);
        value = value.sliced(std::max<qsizetype>(length, 1));
    }
    return numbers;
}

} // namespace

Point vectorIn(QByteArrayView value, const ValueReading &reading)
{
    Point vector{};
    switch (reading.vectors) {
    case VectorReading::AtBlanks: return atBlanks(value, true);
    case VectorReading::FromBlanks: return atBlanks(value, false);
    case VectorReading::AtSpace: return atSpace(value);
    case VectorReading::Scanned: readNumbers(value, vector); break;
    case VectorReading::AllOrNone:
        if (readNumbers(value, vector) < 3)
            vector = {};
        break;
    }
    return vector;
}

VectorFault faultOfVector(QByteArrayView value, const ValueReading &reading)
{
    Point vector{};
    if (isScanned(reading))
        return readNumbers(value, vector) == 3 ? VectorFault::None : VectorFault::NotThree;
    auto seen = numbersSeen(value, vector.size());
    if (seen.empty())
        return VectorFault::NotThree;
    seen.resize(vector.size()); // what is missing is 0
    return std::ranges::equal(seen, vectorIn(value, reading)) ? VectorFault::None : VectorFault::Misread;
}

std::uint32_t flagsIn(QByteArrayView value, const ValueReading &reading)
{
    if (!reading.flagsAreFloats)
        return static_cast<std::uint32_t>(leadingNumber(value));
    constexpr double most = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::clamp(readNumber(value), -most, most)));
}

std::optional<std::uint32_t> brushModelIn(QByteArrayView value, const ValueReading &reading, std::uint32_t count)
{
    if (!value.startsWith('*'))
        return {};
    const auto number = leadingNumber(value.sliced(1));
    const qint64 first = reading.models == ModelReading::NumberOrWorld ? 0 : 1;
    if (number < first || number >= qint64{count})
        return {};
    if (reading.models == ModelReading::WholeText && value != '*' + QByteArray::number(number))
        return {};
    return static_cast<std::uint32_t>(number);
}

Point anglesOfAngle(QByteArrayView value, const Point &angles, const ValueReading &reading)
{
    if (reading.angleIsText)
        return vectorIn("0 " + value.toByteArray() + " 0", reading);
    const double angle = readNumber(value);
    if (!reading.anglesOfDirections)
        return {0, angle, 0};
    if (angle >= 0)
        return {angles[0], angle, angles[2]};
    return {static_cast<int>(std::max(angle, -2.0)) == -1 ? -90.0 : 90.0, 0, 0};
}

} // namespace bsp
