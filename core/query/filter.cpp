#include "core/query/filterterm.h"

#include <algorithm>
#include <thread>

namespace
{

bool cellPasses(const FilterTest &test, const CellText &cell, quint32 record, QByteArray &buffer)
{
    const auto &column = cell.column();
    if (test.op == FilterOp::Flag)
        return (static_cast<quint32>(column.integer(record)) & test.bit) != 0;
    if (test.isNumber && isNumeric(column.field()))
        return passes(test, column.number(record));
    buffer.resize(0);
    cell.append(buffer, record);
    lowerLatin1(buffer);
    return passes(test, buffer);
}

// The records below `count` that pass, ascending; long ranges are divided between all cores.
template <typename Passes>
std::vector<quint32> allThat(quint32 count, const std::stop_token &stop, Passes passes)
{
    constexpr quint32 askedAgain = 4096; // records between two looks at `stop`
    const quint32 parts = count < 10'000 ? 1 : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::vector<quint32>> found(parts);
    const auto work = [&](quint32 part) {
        QByteArray buffer;
        const auto begin = static_cast<quint32>(static_cast<quint64>(count) * part / parts);
        const auto end = static_cast<quint32>(static_cast<quint64>(count) * (part + 1) / parts);
        for (quint32 record = begin; record < end; ++record) {
            if (record % askedAgain == 0 && stop.stop_requested())
                return;
            if (passes(record, buffer))
                found[part].push_back(record);
        }
    };
    {
        std::vector<std::jthread> threads;
        for (quint32 part = 1; part < parts; ++part)
            threads.emplace_back(work, part);
        work(0);
    }
    std::vector<quint32> all = std::move(found.front());
    for (quint32 part = 1; part < parts; ++part)
        all.insert(all.end(), found[part].begin(), found[part].end());
    return all;
}

// The records of `lump` that lead to a record of the term's own lump that passes there.
std::vector<bool> reach(const Filter::Term &term, const References &references, int lump, const std::stop_token &stop)
{
    const auto &map = references.map();
    const auto there = allThat(map.recordCount(term.lump), stop,
                               [&term](quint32 record, QByteArray &buffer) { return term.passes(record, buffer); });
    const auto lumps = references.reachable(lump);
    const bool routed = std::ranges::find(lumps, term.lump) != lumps.end();
    std::vector<bool> records(map.recordCount(lump));
    for (const quint32 record :
         routed ? references.project(there, term.lump, lump) : references.referring(lump, there, term.lump))
        if (record < records.size())
            records[record] = true;
    return records;
}

// A term, and for one about another lump which records it means here.
struct Condition {
    const Filter::Term *term;
    std::vector<bool> reached;

    bool holds(quint32 record, QByteArray &buffer) const
    {
        return (reached.empty() ? term->passes(record, buffer) : reached[record]) != term->negated;
    }
};

} // namespace

bool isNumeric(const bsp::Field &field)
{
    return field.type != bsp::Type::Chars && field.type != bsp::Type::Text;
}

bool Filter::Term::passes(quint32 record, QByteArray &buffer) const
{
    return keys ? keys->passes(test, record, buffer)
           : byNumber
               ? ::passes(test, record)
               : std::ranges::any_of(cells, [&](const CellText &cell) { return cellPasses(test, cell, record, buffer); });
}

std::vector<quint32> Filter::apply(const References &references, int lump, std::stop_token stop) const
{
    std::vector<std::vector<Condition>> alternatives;
    for (const auto &all : alternatives_) {
        auto &conditions = alternatives.emplace_back();
        for (const auto &term : all)
            conditions.push_back(
                {term.get(), term->lump == lump ? std::vector<bool>() : reach(*term, references, lump, stop)});
    }
    return allThat(references.map().recordCount(lump), stop, [&](quint32 record, QByteArray &buffer) {
        const auto hold = [&](const std::vector<Condition> &all) {
            return std::ranges::all_of(all, [&](const Condition &one) { return one.holds(record, buffer); });
        };
        return alternatives.empty() || std::ranges::any_of(alternatives, hold);
    });
}

quint64 Filter::effort(const MapFile &map, int lump) const
{
    quint64 cells = 0, everything = 0;
    for (const int each : map.lumps())
        everything += map.lump(each).fields.empty() ? 0 : map.recordCount(each);
    for (const auto &all : alternatives_)
        for (const auto &term : all) {
            cells += map.recordCount(term->lump) * std::max<quint64>(1, term->cells.size());
            cells += term->lump == lump ? 0 : everything; // any lump may lie on the way
        }
    return cells;
}
