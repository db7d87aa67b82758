#include "core/query/columnshape.h"

#include "core/query/columntally.h"
#include "core/query/filterrequest.h"
#include "core/sorting.h"
#include "core/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isOfText(const ColumnShape &shape) { return shape.type == bsp::Type::Chars || shape.type == bsp::Type::Text; }

QString barTerm(const ColumnShape &shape, const ColumnBar &first, const ColumnBar &last)
{
    if (first.kind == ColumnBar::Flag)
        return shape.column + u':' + first.name;
    if (isOfText(shape))
        return termFor(shape.column, first.name);
    const auto low = storedNumber(shape.type, first.low), high = storedNumber(shape.type, last.high);
    return shape.column + u'=' + (low == high ? low : low + u".."_s + high);
}

// Returns the term for adjacent bars of numbers, without words whose values lie among them.
QString numbersTerm(const ColumnShape &shape, const ColumnBar &first, const ColumnBar &last)
{
    auto term = barTerm(shape, first, last);
    const auto range = term;
    for (const auto &bar : shape.bars)
        if (bar.kind == ColumnBar::Word && bar.low >= first.low && bar.low <= last.high)
            term += u" !"_s + barTerm(shape, bar, bar);
    return term == range ? range : u'(' + term + u')';
}

// Returns the terms for the bars inside the range, or for those outside.
QStringList barTerms(const ColumnShape &shape, BarRange range, bool inside)
{
    QStringList terms;
    const ColumnBar *first = nullptr, *last = nullptr; // adjacent bars of numbers
    const auto finish = [&] {
        if (first)
            terms.append(numbersTerm(shape, *first, *last));
        first = nullptr;
    };
    for (size_t i = 0; i < shape.bars.size(); ++i) {
        const auto &bar = shape.bars[i];
        const bool isWanted = (i >= range.first && i <= range.last) == inside;
        if (!isWanted || bar.kind != ColumnBar::Numbers)
            finish();
        if (!isWanted || bar.kind == ColumnBar::Rest || bar.records.empty())
            continue;
        if (bar.kind != ColumnBar::Numbers) {
            terms.append(barTerm(shape, bar, bar));
            continue;
        }
        first = first ? first : &bar;
        last = &bar;
    }
    finish();
    return terms;
}

} // namespace

ColumnShape shapeOf(const MapFile &map, int lump, int field, std::span<const quint32> records, std::stop_token stop)
{
    const bsp::FieldRef at{lump, field};
    const auto column = map.column(at);
    ColumnShape shape{.column = fromView(map.field(at).name), .type = map.field(at).type};
    std::vector<quint32> known(records.begin(), records.end());
    std::erase_if(known, [&column](quint32 record) { return record >= column.count(); });
    if (known.empty() && !records.empty())
        return shape;
    known = ascending(std::move(known));
    shape.count = static_cast<quint32>(known.size());
    if (!isOfText(shape) && !hasWords(map.field(at))) {
        shape.values = ColumnShape::Values::Numbers;
        tallyNumbers(shape, map, at, known, stop);
    } else if (map.field(at).use == bsp::Use::Flags) {
        shape.values = ColumnShape::Values::Flags;
        tallyFlags(shape, column, known);
    } else {
        shape.values = ColumnShape::Values::Words;
        tallyWords(shape, CellText(map, lump, field), known, stop);
    }
    return shape;
}

std::vector<quint32> recordsIn(const ColumnShape &shape, BarRange range)
{
    std::vector<quint32> records;
    for (size_t i = range.first; i <= range.last && i < shape.bars.size(); ++i)
        records.insert(records.end(), shape.bars[i].records.begin(), shape.bars[i].records.end());
    sortUnique(records); // records may have several flags
    return records;
}

std::vector<quint32> countsIn(const ColumnShape &shape, std::span<const quint32> marked)
{
    std::vector<quint32> counts(shape.bars.size());
    if (marked.empty())
        return counts;
    std::vector<bool> isMarked(marked.back() + size_t{1});
    for (const quint32 record : marked)
        isMarked[record] = true;
    const auto counted = [&isMarked](quint32 record) { return record < isMarked.size() && isMarked[record]; };
    for (size_t i = 0; i < counts.size(); ++i)
        counts[i] = static_cast<quint32>(std::ranges::count_if(shape.bars[i].records, counted));
    return counts;
}

// Selects a rest bar by excluding the terms of all other bars, since it has no term of its own.
QString filterFor(const ColumnShape &shape, BarRange range)
{
    const auto isRest = [](const ColumnBar &bar) { return bar.kind == ColumnBar::Rest; };
    const auto end = std::min(range.last + 1, shape.bars.size());
    if (range.first >= end)
        return {};
    const bool inside = std::none_of(shape.bars.begin() + static_cast<std::ptrdiff_t>(range.first),
                                     shape.bars.begin() + static_cast<std::ptrdiff_t>(end), isRest);
    auto terms = barTerms(shape, range, inside);
    if (inside || terms.isEmpty())
        return terms.join(u" | "_s);
    for (auto &term : terms)
        term.prepend(u'!');
    return u'(' + terms.join(u' ') + u')';
}
