#include "core/query/filterterm.h"
#include "core/query/filtertest.h"
#include "core/query/termreader.h"
#include "core/threads.h"

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

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
    const quint32 parts = count < 10'000 ? 1 : threadsHere();
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

// Returns, by record of `lump`, whether it leads to a record of the term's own lump that passes.
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

bool readsLump(const Filter::Node &node, int lump)
{
    return node.kind == Filter::Node::One
               ? node.term.lump == lump && !node.term.cells.empty() && !node.term.onDisk
               : std::ranges::any_of(node.parts, [lump](const Filter::Node &part) { return readsLump(part, lump); });
}

} // namespace

bool isNumeric(const bsp::Field &field) { return field.type != bsp::Type::Chars && field.type != bsp::Type::Text; }
TextCode Filter::Term::code() const { return keys ? keys->code() : cells.empty() ? TextCode::Latin1 : cells.front().code(); }

bool Filter::Term::differs(quint32 record) const
{
    const auto difference = differences->of({lump, record});
    if (part.isEmpty())
        return difference.kind == kind;
    return std::ranges::any_of(difference.fields, [this](int field) { return std::ranges::binary_search(fields, field); })
           || std::ranges::any_of(difference.keys, [this](const KeyDifference &key) { return isSame(key.key, part); });
}

bool Filter::Term::passes(quint32 record, QByteArray &buffer) const
{
    if (differences)
        return differs(record);
    if (onDisk && cells.empty())
        return onDisk->isModified(record);
    if (const auto number = onDisk ? onDisk->numberOf(record) : std::nullopt)
        record = *number;
    else if (onDisk)
        return false;
    return keys       ? keys->passes(test, record, buffer)
           : byNumber ? ::passes(test, record)
                      : std::ranges::any_of(cells, [&](const CellText &cell) {
                            return record < cell.column().count() && cellPasses(test, cell, record, buffer);
                        });
}

std::map<QByteArray, quint32> Filter::Term::values(const std::stop_token &stop) const
{
    constexpr size_t mostCounted = 10'000;
    if (keys)
        return keys->values();
    std::map<QByteArray, quint32> counts;
    QByteArray text;
    for (const auto &cell : cells)
        for (quint32 record = 0; record < cell.column().count() && !stop.stop_requested(); ++record) {
            text.resize(0);
            cell.append(text, record);
            ++counts[text];
            if (counts.size() > mostCounted)
                return {};
        }
    return counts;
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

bool Filter::reads(int lump) const { return root_ && readsLump(*root_, lump); }
bool Filter::hasAlternatives() const { return root_ && root_->parts.size() > 1; }

quint64 Filter::effort(const MapFile &map, int lump) const
{
    quint64 everything = 0;
    for (const int each : map.lumps())
        everything += map.lump(each).fields.empty() ? 0 : map.recordCount(each);
    return root_ ? effortOf(*root_, map, lump, everything) : 0;
}

// Gives the terms of a parsed filter a meaning in a map, by TermReader, and omits those that are wrong.
class FilterBinder
{
public:
    // `omits`: as bindFitting() does.
    FilterBinder(const ParsedFilter &parsed, const References &references, int lump, const QStringList &knownKeys,
                 Filter::Names names, bool omits = false)
        : parsed_(parsed), lump_(lump), omits_(omits), reader_(references, lump, knownKeys, names)
    {
    }

    Filter bind()
    {
        Filter filter;
        filter.parsed_ = parsed_;
        auto root = bound(parsed_.root(), false);
        filter.rest_ = parsed_.structureFault() ? parsed_.text() : written(root);
        if (!fault_) // nothing is read behind a fault in how terms are combined
            fault_ = parsed_.structureFault();
        if (!fault_ && !root.parts.empty())
            filter.root_ = std::make_shared<const Filter::Node>(std::move(root));
        filter.fault_ = fault_;
        if (!fault_)
            filter.hint_ = reader_.uses().hint;
        for (auto &omission : omissions_)
            if (std::ranges::find(filter.omissions_, omission.words, &Filter::Omission::words) == filter.omissions_.end())
                filter.omissions_.push_back(std::move(omission));
        filter.keys_ = reader_.uses().keys;
        filter.needsComputed_ = reader_.uses().needsComputed;
        return filter;
    }

private:
    using Node = Filter::Node;

    Node bound(const ParsedFilter::Node &parsed, bool isInNegation)
    {
        isInNegation = isInNegation || parsed.negated;
        Node node{.kind = parsed.kind, .negated = parsed.negated, .position = parsed.position, .length = parsed.length};
        if (omits_ && !isInNegation && parsed.kind == Node::Any && parsed.parts.size() > 1) {
            addFitting(node.parts, parsed);
            return node;
        }
        for (const auto &part : parsed.parts)
            addBound(node.parts, part, isInNegation);
        return node;
    }

    void addBound(std::vector<Node> &parts, const ParsedFilter::Node &parsed, bool isInNegation)
    {
        if (parsed.kind == Node::One) {
            if (auto term = bound(parsed.term))
                parts.push_back(std::move(*term));
        } else if (auto inside = bound(parsed, isInNegation); !inside.parts.empty()) {
            parts.push_back(std::move(inside));
        }
    }

    // Adds the alternatives that fit. If none does, it is the fault of the first.
    void addFitting(std::vector<Node> &parts, const ParsedFilter::Node &any)
    {
        const auto before = std::exchange(fault_, {});
        std::optional<FilterFault> first;
        std::vector<Filter::Omission> omitted;
        for (const auto &alternative : any.parts) {
            const auto begin = omissions_.size();
            const auto uses = reader_.uses();
            std::vector<Node> fitting;
            addBound(fitting, alternative, false);
            if (!fault_) {
                std::ranges::move(fitting, std::back_inserter(parts));
                continue;
            }
            omissions_.resize(begin); // of parts of this alternative
            reader_.restore(uses);
            omitted.push_back({wordsOf(alternative), fault_->what});
            first = first ? first : fault_;
            fault_.reset();
        }
        if (parts.empty())
            fault_ = first;
        else
            std::ranges::move(omitted, std::back_inserter(omissions_));
        if (before)
            fault_ = before;
    }

    static std::pair<qsizetype, qsizetype> extentOf(const ParsedFilter::Node &node)
    {
        if (node.kind == Node::One)
            return {node.term.position, node.term.position + node.term.length};
        if (node.length > 0 || node.parts.empty())
            return {node.position, node.position + node.length};
        return {extentOf(node.parts.front()).first, extentOf(node.parts.back()).second};
    }

    QString wordsOf(const ParsedFilter::Node &node) const
    {
        const auto [begin, end] = extentOf(node);
        return parsed_.text().sliced(begin, end - begin).trimmed();
    }

    std::optional<Node> bound(const ParsedFilter::Term &parsed)
    {
        const auto &text = parsed.text;
        Filter::Term term{.position = parsed.position,
                          .length = parsed.length,
                          .name = text.name,
                          .op = text.op,
                          .value = text.value,
                          .negated = parsed.negated,
                          .lump = lump_};
        auto fault = parsed.fault;
        if (!fault && parsed.isWord())
            reader_.readWord(term, text.value, text.isQuoted);
        else if (!fault)
            fault = reader_.read(term, text, parsed.isInNegation);
        if (!fault)
            return choices(std::move(term), parsed.choices);
        if (!fault_)
            fault_ = fault;
        return {};
    }

    // Expands a term key~(a|b), which holds where key~a or key~b does.
    static Node choices(Filter::Term term, const QStringList &choices)
    {
        if (choices.isEmpty())
            return {.kind = Node::One, .term = std::move(term)};
        Node any{.kind = Node::Any, .negated = term.negated, .position = term.position, .length = term.length};
        for (const auto &choice : choices) {
            auto each = term;
            each.negated = false;
            readPattern(each.test, choice, false, each.code());
            any.parts.push_back({.kind = Node::One, .term = std::move(each)});
        }
        return any;
    }

    // Returns the remaining terms as they could have been typed.
    QString written(const Node &node) const
    {
        if (node.kind == Node::One)
            return parsed_.text().mid(node.term.position, node.term.length);
        if (node.isOneTerm())
            return parsed_.text().mid(node.position, node.length);
        QStringList parts;
        for (const auto &part : node.parts)
            parts.append(part.kind == Node::Any && !part.isOneTerm() ? (part.negated ? u"!("_s : u"("_s) + written(part) + u')'
                                                                     : written(part));
        return parts.join(node.kind == Node::Any ? u" | "_s : u" "_s);
    }

    const ParsedFilter &parsed_;
    int lump_;
    bool omits_;
    TermReader reader_;
    std::optional<FilterFault> fault_;
    std::vector<Filter::Omission> omissions_;
};

Filter Filter::bind(const ParsedFilter &parsed, const References &references, int lump, const QStringList &knownKeys, Names names)
{
    return FilterBinder(parsed, references, lump, knownKeys, names).bind();
}

Filter Filter::bindFitting(const ParsedFilter &parsed, const References &references, int lump, const QStringList &knownKeys)
{
    return FilterBinder(parsed, references, lump, knownKeys, Names::Whole, true).bind();
}

Filter Filter::parse(const QString &text, const References &references, int lump, const QStringList &knownKeys, Names names)
{
    return bind(ParsedFilter::parse(text), references, lump, knownKeys, names);
}
