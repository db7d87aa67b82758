#include "core/entities/calculation.h"

#include "core/entities/rulereaders.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostNumbers = 16; // no game reads as many

// Returns the number in the form that all games read: whole numbers without a fraction, others as the shortest decimal text
// that reads back as the same 32-bit float.
QByteArray textOfNumber(double number)
{
    constexpr double largestExact = 1LL << 53;
    if (number == std::trunc(number) && std::abs(number) <= largestExact)
        return QByteArray::number(static_cast<qint64>(number));
    std::array<char, 64> text{};
    const auto value = static_cast<float>(number) + 0.0F; // no -0
    const auto *end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed).ptr;
    return {text.data(), end - text.data()};
}

} // namespace

Result<Calculation> readCalculation(const QString &key, const QString &expression)
{
    QStringList names;
    const auto resolve = [&](const QString &name) -> std::optional<Expression::Meaning> {
        names.append(name.compare("value"_L1, Qt::CaseInsensitive) == 0 ? key : name);
        return Expression::Variable{static_cast<int>(names.size()) - 1};
    };
    auto read = Expression::parse(expression, resolve);
    if (!read)
        return Error{read.error()};
    return Calculation{key, std::move(read).value(), names};
}

WrittenNumbers numbersIn(QByteArrayView value)
{
    WrittenNumbers numbers;
    value = value.trimmed();
    while (!value.isEmpty()) {
        double number = 0;
        const auto length = readNumber(value, number);
        if (length == 0 || (length < value.size() && !value.sliced(length, 1).trimmed().isEmpty()))
            return {};
        if (numbers.size() == mostNumbers)
            return {};
        numbers.push_back({number, value.first(length).trimmed()});
        value = value.sliced(length);
    }
    return numbers;
}

size_t sizeOfResult(const Calculation &calculation, std::span<const WrittenNumbers> operands)
{
    if (const auto own = calculation.names.indexOf(calculation.key); own >= 0)
        return operands[static_cast<size_t>(own)].size();
    size_t size = 1;
    for (const auto &operand : operands)
        size = std::max(size, operand.size());
    return size;
}

Result<QByteArray> calculated(const Calculation &calculation, std::span<const WrittenNumbers> operands)
{
    const auto size = sizeOfResult(calculation, operands);
    const auto isWrong = [size](const WrittenNumbers &numbers) { return numbers.size() != 1 && numbers.size() != size; };
    if (const auto wrong = std::ranges::find_if(operands, isWrong); wrong != operands.end())
        return Error{RuleText::tr("%1 has %2 numbers, but the expression needs %3.")
                         .arg(calculation.names[wrong - operands.begin()], numberText(wrong->size()), numberText(size))};
    const auto own = calculation.names.indexOf(calculation.key);
    bool isUnchanged = own >= 0;
    size_t at = 0;
    const Expression::Values valueOf = [&](int variable) {
        const auto &numbers = operands[static_cast<size_t>(variable)];
        return numbers[numbers.size() == 1 ? 0 : at].number;
    };
    QByteArray value;
    for (; at < size; ++at) {
        const auto found = calculation.expression.evaluate(valueOf);
        if (!found)
            return Error{found.error()};
        auto number = found.value();
        if (calculation.expression.givesBits()) // games read 32 bits as a signed number
            number = static_cast<qint32>(static_cast<quint32>(number));
        if (std::abs(number) > std::numeric_limits<float>::max())
            return Error{RuleText::tr("%1 is too large for the game to read.").arg(QString::number(number, 'g', 15))};
        if (at > 0)
            value += ' ';
        const auto *was = own < 0 ? nullptr : &operands[static_cast<size_t>(own)][at];
        const bool stays = was && was->number == number;
        value += stays ? was->text.toByteArray() : textOfNumber(number);
        isUnchanged = isUnchanged && stays;
    }
    return isUnchanged ? QByteArray() : value;
}
