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
    lower(buffer, cell.code());
    return passes(test, buffer);
}

// Returns the records below `count` that pass, ascending; long ranges are divided between all cores.
template <typename Passes>
std::vector<quint32> allThat(quint32 count, const std::stop_token &stop, Passes passes)
{
    constexpr quint32 askedAgain = 4096; // records between two checks of `stop`
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

// Returns which records of `lump` lead to a record of the term's own lump that passes.
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

// A node and, for a term about another lump, which records of this lump it matches.
struct Condition {
    const Filter::Node *node;
    std::vector<bool> reached{};
    std::vector<Condition> parts{};

    Condition(const Filter::Node &of, const References &references, int lump, const std::stop_token &stop) : node(&of)
    {
        if (of.kind == Filter::Node::One && of.term.lump != lump)
            reached = reach(of.term, references, lump, stop);
        for (const auto &part : of.parts)
            parts.emplace_back(part, references, lump, stop);
    }

    bool holds(quint32 record, QByteArray &buffer) const
    {
        const auto each = [&](const Condition &part) { return part.holds(record, buffer); };
        switch (node->kind) {
        case Filter::Node::One: break;
        case Filter::Node::All: return std::ranges::all_of(parts, each) != node->negated;
        case Filter::Node::Any: return std::ranges::any_of(parts, each) != node->negated;
        }
        return (reached.empty() ? node->term.passes(record, buffer) : reached[record]) != node->term.negated;
    }
};

quint64 effortOf(const Filter::Node &node, const MapFile &map, int lump, quint64 everything)
{
    quint64 cells = 0;
    if (node.kind == Filter::Node::One) {
        cells += map.recordCount(node.term.lump) * std::max<quint64>(1, node.term.cells.size());
        cells += node.term.lump == lump ? 0 : everything; // any lump may lie on the way
    }
    for (const auto &part : node.parts)
        cells += effortOf(part, map, lump, everything);
    return cells;
}

} // namespace

bool isNumeric(const bsp::Field &field) { return field.type != bsp::Type::Chars && field.type != bsp::Type::Text; }

TextCode Filter::Term::code() const { return keys ? keys->code() : cells.empty() ? TextCode::Latin1 : cells.front().code(); }

bool Filter::Term::passes(quint32 record, QByteArray &buffer) const
{
    return keys       ? keys->passes(test, record, buffer)
           : byNumber ? ::passes(test, record)
                      : std::ranges::any_of(cells, [&](const CellText &cell) {
                            return record < cell.column().count() && cellPasses(test, cell, record, buffer);
                        });
}

std::vector<quint32> recordsOf(const Filter::Node &node, const References &references, int lump, const std::stop_token &stop)
{
    const Condition condition(node, references, lump, stop);
    return allThat(references.map().recordCount(lump), stop,
                   [&](quint32 record, QByteArray &buffer) { return condition.holds(record, buffer); });
}

std::vector<quint32> Filter::apply(const References &references, int lump, std::stop_token stop) const
{
    return recordsOf(root_ ? *root_ : Node{}, references, lump, stop);
}

QString Filter::quoted(const QString &value)
{
    const bool isPlain = !value.isEmpty() && !value.startsWith(u'=') && std::ranges::none_of(value, [](QChar c) {
        return c.isSpace() || c == u'|' || c == u'(' || c == u')';
    });
    return isPlain ? value : u'"' + value + u'"';
}

bool Filter::hasAlternatives() const { return root_ && root_->parts.size() > 1; }

quint64 Filter::effort(const MapFile &map, int lump) const
{
    quint64 everything = 0;
    for (const int each : map.lumps())
        everything += map.lump(each).fields.empty() ? 0 : map.recordCount(each);
    return root_ ? effortOf(*root_, map, lump, everything) : 0;
}
