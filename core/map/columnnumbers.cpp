#include "core/map/columnnumbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

bool hasWords(const bsp::Field &field) { return field.use == bsp::Use::Flags || field.use == bsp::Use::Enum; }

double plainNumber(const Column &column, quint32 record)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const auto &field = column.field();
    if (field.type == bsp::Type::Chars || field.type == bsp::Type::Text)
        return none;
    const double value = column.number(record);
    const auto isIt = [value](const bsp::NamedValue &word) { return static_cast<double>(word.value) == value; };
    const bool isWord = !hasWords(field) && std::ranges::any_of(field.names, isIt);
    return std::isfinite(value) && !isWord ? value : none;
}

NumberRange numberRange(const Column &column)
{
    constexpr double endless = std::numeric_limits<double>::infinity();
    NumberRange range{endless, -endless};
    for (quint32 record = 0; record < column.count(); ++record) {
        const double value = plainNumber(column, record);
        range.low = std::fmin(range.low, value); // ignores NaN
        range.high = std::fmax(range.high, value);
    }
    return range.low <= range.high ? range : NumberRange{};
}
