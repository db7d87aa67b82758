#include "core/query/columnshape.h"

#include "core/query/columntally.h"
#include "core/text.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t perFall = 10; // records per fall; a column that falls more often is in no order at all

QString rangeText(double low, double high)
{
    return low < high ? TallyText::tr("%1 to %2").arg(shortNumber(low), shortNumber(high)) : shortNumber(low);
}

ShapePart outlierPart(const ColumnShape &shape)
{
    const auto count = static_cast<int>(shape.outliers.size());
    const bool hasLow = shape.leastUsual > shape.lowest;
    const bool hasHigh = shape.highest > shape.mostUsual;
    const auto low = shortNumber(shape.leastUsual), high = shortNumber(shape.mostUsual);
    const auto rule = TallyText::tr("more than 3 interquartile ranges from the quartiles");
    const auto text = hasLow && hasHigh
                          ? TallyText::tr("%Ln outliers below %1 or above %2 (%3)", nullptr, count).arg(low, high, rule)
                      : hasLow ? TallyText::tr("%Ln outliers below %1 (%2)", nullptr, count).arg(low, rule)
                               : TallyText::tr("%Ln outliers above %1 (%2)", nullptr, count).arg(high, rule);
    return {text, shape.outliers};
}

ShapePart coursePart(const ColumnShape &shape)
{
    using enum ColumnShape::Course;
    switch (shape.course) {
    case Rises: return {TallyText::tr("strictly ascending")};
    case NeverFalls: return {TallyText::tr("ascending, with repeats")};
    case Falls: return {TallyText::tr("strictly descending")};
    case NeverRises: return {TallyText::tr("descending, with repeats")};
    case Mixed: break;
    case Single:
    case Constant: return {};
    }
    if (shape.falls.size() * perFall > shape.numbers)
        return {TallyText::tr("not in ascending order")};
    return {TallyText::tr("not in ascending order: falls %Ln times, first at record %1", nullptr,
                          static_cast<int>(shape.falls.size()))
                .arg(shape.falls.front()),
            shape.falls};
}

void addNumberParts(std::vector<ShapePart> &parts, const ColumnShape &shape)
{
    if (shape.numbers > 0) {
        parts.push_back({rangeText(shape.lowest, shape.highest)});
        parts.push_back({TallyText::tr("%Ln different values", nullptr, static_cast<int>(shape.distinct))});
    }
    if (!shape.isReference && shape.distinct > 1)
        parts.push_back({TallyText::tr("on average %1").arg(shortNumber(shape.mean))});
    if (!shape.outliers.empty())
        parts.push_back(outlierPart(shape));
    for (const auto &bar : shape.bars)
        if (bar.kind != ColumnBar::Numbers)
            parts.push_back({u"%1: %2"_s.arg(bar.name, numberText(bar.records.size())), bar.records});
    if (!shape.nowhere.empty())
        parts.push_back({TallyText::tr("%Ln refer to nothing", nullptr, static_cast<int>(shape.nowhere.size())), shape.nowhere});
    if (!shape.broken.empty())
        parts.push_back({TallyText::tr("%Ln refer to records that do not exist", nullptr, static_cast<int>(shape.broken.size())),
                         shape.broken});
    if (auto course = coursePart(shape); !course.text.isEmpty())
        parts.push_back(std::move(course));
}

// Returns the name of a bar or, for several bars, the names of the first and the last.
QString barNames(const ColumnShape &shape, BarRange range)
{
    const auto nameOf = [](const ColumnBar &bar) {
        return bar.kind == ColumnBar::Numbers ? rangeText(bar.low, bar.high)
               : bar.name.isEmpty()           ? TallyText::tr("empty")
                                              : bar.name;
    };
    const auto &first = shape.bars[range.first], &last = shape.bars[range.last];
    if (first.kind == ColumnBar::Numbers && last.kind == ColumnBar::Numbers)
        return rangeText(first.low, last.high);
    return range.first == range.last ? nameOf(first) : u"%1 \u2026 %2"_s.arg(nameOf(first), nameOf(last));
}

} // namespace

std::vector<ShapePart> shapeParts(const ColumnShape &shape)
{
    using enum ColumnShape::Values;
    if (shape.values == Unknown)
        return {{TallyText::tr("Its values are not calculated yet.")}};
    if (shape.count == 0)
        return {{TallyText::tr("No records with values are shown.")}};
    std::vector<ShapePart> parts;
    const auto distinct = static_cast<int>(shape.distinct);
    if (shape.values == Numbers)
        addNumberParts(parts, shape);
    else
        parts.push_back({shape.values == Words ? TallyText::tr("%Ln different values", nullptr, distinct)
                                               : TallyText::tr("%Ln combinations of flags", nullptr, distinct)});
    if (shape.values != Numbers && !shape.bars.empty())
        parts.push_back({TallyText::tr("most often %1").arg(barText(shape, {0, 0})), shape.bars.front().records});
    return parts;
}

QString barText(const ColumnShape &shape, BarRange range)
{
    const auto records = recordsIn(shape, range).size();
    const auto share = QLocale().toString(100.0 * static_cast<double>(records) / std::max(shape.count, 1U), 'f', 1);
    return TallyText::tr("%1: %Ln records, %2 %", nullptr, static_cast<int>(records)).arg(barNames(shape, range), share);
}
