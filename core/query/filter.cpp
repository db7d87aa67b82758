#include "core/query/filterterm.h"
#include "core/query/filtertest.h"
#include "core/query/termreader.h"
#include "core/threads.h"

#include <QRegularExpression>

#include <algorithm>
#include <thread>

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

bool Filter::Term::passes(quint32 record, QByteArray &buffer) const
{
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

// Parses the grammar: alternatives of terms and of alternatives in parentheses. TermReader interprets the terms.
class FilterParser
{
public:
    FilterParser(const QString &text, const References &references, int lump, const QStringList &knownKeys)
        : text_(text), lump_(lump), reader_(references, lump, knownKeys)
    {
    }

    Filter parse()
    {
        Filter filter;
        filter.text_ = text_;
        auto root = alternatives();
        filter.rest_ = stops_ ? text_ : written(root);
        if (!fault_ && !root.parts.empty())
            filter.root_ = std::make_shared<const Filter::Node>(std::move(root));
        filter.fault_ = fault_;
        if (!fault_)
            filter.hint_ = reader_.hint();
        filter.keys_ = reader_.keys();
        filter.needsComputed_ = reader_.needsComputed();
        return filter;
    }

private:
    using Node = Filter::Node;

    bool isAtEnd() const { return at_ >= text_.size(); }
    QChar charAt(qsizetype at) const { return at < text_.size() ? text_[at] : QChar(); }

    void skipSpace() { at_ = behindSpace(at_); }
    qsizetype behindSpace(qsizetype at) const
    {
        while (charAt(at).isSpace())
            ++at;
        return at;
    }

    void fail(qsizetype position, qsizetype length, const QString &what)
    {
        if (!fault_)
            fault_ = FilterFault{position, length, what};
        isWrong_ = true;
    }

    // Reports a fault in how the terms are combined: nothing after it is read.
    void stop(qsizetype position, const QString &what)
    {
        fail(position, 1, what);
        stops_ = true;
    }

    // Returns the remaining terms as they could have been typed.
    QString written(const Node &node) const
    {
        if (node.kind == Node::One)
            return text_.mid(node.term.position, node.term.length);
        if (node.isOneTerm())
            return text_.mid(node.position, node.length);
        QStringList parts;
        for (const auto &part : node.parts)
            parts.append(part.kind == Node::Any && !part.isOneTerm() ? (part.negated ? u"!("_s : u"("_s) + written(part) + u')'
                                                                     : written(part));
        return parts.join(node.kind == Node::Any ? u" | "_s : u" "_s);
    }

    // Reads alternatives up to the end, or to the parenthesis that closes the group.
    Node alternatives()
    {
        Node any{.kind = Node::Any};
        qsizetype bar = -1;
        for (skipSpace(); !stops_; skipSpace()) {
            const auto start = at_;
            auto all = terms();
            if (at_ == start) {
                if (isAtBar())
                    stop(at_, FilterText::tr("There is nothing before this |."));
                else if (bar >= 0)
                    stop(bar, FilterText::tr("There is nothing after the last |."));
                break;
            }
            if (!all.parts.empty())
                any.parts.push_back(std::move(all));
            bar = at_;
            if (!takeBar())
                break;
        }
        return any;
    }

    // Reads terms, and omits invalid ones.
    Node terms()
    {
        Node all{.kind = Node::All};
        bool isFirst = true;
        for (skipSpace(); !stops_ && !isAtEnd() && !isAtBar() && !closes(at_); skipSpace()) {
            if (!isFirst && takeJoint(u"&&"_s, u"and"_s))
                continue;
            if (!isFirst && joins(u"or"_s))
                break;
            isFirst = isWrong_ = false;
            auto each = part();
            if (!isWrong_)
                all.parts.push_back(std::move(each));
        }
        return all;
    }

    bool isAtBar() const { return charAt(at_) == u'|'; }

    bool takeBar()
    {
        if (isAtBar()) {
            at_ += charAt(at_ + 1) == u'|' ? 2 : 1;
            return true;
        }
        return takeJoint({}, u"or"_s);
    }

    // Returns whether the word is here, between two terms, and not a term itself.
    bool joins(const QString &word) const
    {
        const auto end = at_ + word.size();
        if (text_.mid(at_, word.size()).compare(word, Qt::CaseInsensitive) != 0 || !charAt(end).isSpace())
            return false;
        const auto next = behindSpace(end);
        return next < text_.size() && text_[next] != u'|' && !isOperator(next) && !closes(next);
    }

    bool takeJoint(const QString &sign, const QString &word)
    {
        const bool isSign = !sign.isEmpty() && text_.mid(at_, sign.size()) == sign;
        if (!isSign && !joins(word))
            return false;
        at_ += isSign ? sign.size() : word.size();
        return true;
    }

    bool closes(qsizetype at) const { return depth_ > 0 && charAt(at) == u')'; }

    // Returns the parenthesis that closes the one at `open`; -1 if there is none, or nothing in between: then it is an
    // ordinary character.
    qsizetype closing(qsizetype open) const
    {
        int depth = 0;
        bool isQuoted = false;
        for (auto at = open; at < text_.size(); ++at) {
            isQuoted = isQuoted != (text_[at] == u'"');
            if (!isQuoted)
                depth += text_[at] == u'(' ? 1 : text_[at] == u')' ? -1 : 0;
            if (depth == 0)
                return text_.mid(open + 1, at - open - 1).trimmed().isEmpty() ? -1 : at;
        }
        return -1;
    }

    // Reads a term, or several in parentheses.
    Node part()
    {
        const bool negated = charAt(at_) == u'!';
        const auto open = at_ + negated;
        if (charAt(open) != u'(' || closing(open) < 0 || depth_ >= deepest)
            return choices(term());
        const auto start = std::exchange(at_, open + 1);
        ++depth_;
        negations_ += negated;
        auto inside = alternatives();
        negations_ -= negated;
        --depth_;
        if (charAt(at_) == u')')
            ++at_;
        inside.negated = negated;
        inside.position = start;
        inside.length = at_ - start;
        isWrong_ = inside.parts.empty();
        return inside;
    }

    // Expands a term key~(a|b), which holds where key~a or key~b does.
    Node choices(Filter::Term term)
    {
        if (isWrong_ || term.op != u"~" || !term.value.startsWith(u'(') || !isListOfChoices(text_.indexOf(u'(', term.position)))
            return {.kind = Node::One, .term = std::move(term)};
        Node any{.kind = Node::Any, .negated = term.negated, .position = term.position, .length = term.length};
        for (const auto &choice : term.value.sliced(1).chopped(1).split(u'|')) {
            auto each = term;
            each.negated = false;
            readPattern(each.test, choice, false, each.code());
            any.parts.push_back({.kind = Node::One, .term = std::move(each)});
        }
        return any;
    }

    // Reads a word up to a space, a |, the end of a group or, if `name`, an operator; in quotes, anything is part of it.
    QString word(bool name)
    {
        if (charAt(at_) == u'"') {
            const auto start = at_++;
            const auto end = text_.indexOf(u'"', at_);
            if (end < 0)
                fail(start, text_.size() - start, FilterText::tr("This quote is never closed."));
            const auto inside = text_.mid(at_, end < 0 ? -1 : end - at_);
            at_ = end < 0 ? text_.size() : end + 1;
            return inside;
        }
        const auto start = at_;
        if (!name && isListOfChoices(at_)) {
            at_ = text_.indexOf(u')', at_) + 1;
            return text_.mid(start, at_ - start);
        }
        for (int open = 0; !isAtEnd() && !text_[at_].isSpace() && !isAtBar() && !(name && isOperator(at_)); ++at_) {
            if (open == 0 && closes(at_))
                break;
            open += text_[at_] == u'(' ? 1 : text_[at_] == u')' && open > 0 ? -1 : 0;
        }
        return text_.mid(start, at_ - start);
    }

    // Returns whether the value that begins here is of the form (a|b), without a space, and ends there.
    bool isListOfChoices(qsizetype at) const
    {
        static const QRegularExpression list(u"\\G\\([^\\s()|\"]+(?:\\|[^\\s()|\"]+)+\\)(?=[\\s|)]|$)"_s);
        return list.match(text_, at).hasMatch();
    }

    bool isOperator(qsizetype at) const
    {
        const auto c = charAt(at);
        return !c.isNull() && (u"=~:<>"_s.contains(c) || (c == u'!' && charAt(at + 1) == u'='));
    }

    // Moves to an operator here or after spaces. Returns whether there is one.
    bool findOperator()
    {
        const auto next = behindSpace(at_);
        if (!isOperator(next))
            return false;
        at_ = next;
        return true;
    }

    QString takeOperator()
    {
        for (const auto &op : {u"!="_s, u">="_s, u"<="_s, u"=="_s})
            if (text_.mid(at_, 2) == op) {
                at_ += 2;
                return op == u"==" ? u"="_s : op;
            }
        return text_.mid(at_++, 1);
    }

    // Skips spaces before a value, unless they are followed by what looks like another term.
    void skipToValue()
    {
        const auto before = at_;
        skipSpace();
        if (at_ == before || charAt(at_) == u'"')
            return;
        const auto value = at_;
        word(true);
        at_ = isOperator(at_) ? before : value;
    }

    Filter::Term term()
    {
        Filter::Term result{.position = at_, .lump = lump_};
        if (charAt(at_) == u'!') {
            result.negated = true;
            ++at_;
        }
        TermText text{.nameAt = at_};
        const bool quoted = charAt(at_) == u'"';
        text.name = word(true);
        text.nameLength = at_ - text.nameAt;
        if (quoted || (text.name.isEmpty() && !isOperator(at_)) || !findOperator()) {
            if (text.name.isEmpty() && !quoted)
                fail(result.position, 1, FilterText::tr("There is nothing after this !."));
            result.value = text.name;
            reader_.readWord(result, text.name, quoted);
        } else {
            readValue(result, text);
        }
        result.length = at_ - result.position;
        return result;
    }

    void readValue(Filter::Term &term, TermText &text)
    {
        text.op = takeOperator();
        const auto operatorEnd = at_;
        skipToValue();
        text.valueAt = at_;
        text.isQuoted = charAt(at_) == u'"';
        text.value = word(false);
        text.valueLength = at_ - text.valueAt;
        term.name = text.name;
        term.op = text.op;
        term.value = text.value;
        if (text.name.isEmpty())
            fail(text.nameAt, at_ - text.nameAt, FilterText::tr("There is no column name before %1.").arg(text.op));
        else if (text.name.startsWith(u'('))
            fail(text.nameAt, 1, FilterText::tr("This parenthesis is never closed."));
        else if (text.value.isEmpty() && !text.isQuoted)
            fail(text.nameAt, operatorEnd - text.nameAt, FilterText::tr("There is no value after %1.").arg(text.op));
        else if (const auto fault = isWrong_ ? std::nullopt : reader_.read(term, text, negations_ > 0))
            fail(fault->position, fault->length, fault->what);
    }

    static constexpr int deepest = 100; // nested parentheses; further ones are ordinary characters

    const QString &text_;
    int lump_;
    TermReader reader_;
    qsizetype at_ = 0;
    int depth_ = 0, negations_ = 0;
    bool isWrong_ = false; // the last term
    bool stops_ = false;
    std::optional<FilterFault> fault_;
};

Filter Filter::parse(const QString &text, const References &references, int lump, const QStringList &knownKeys)
{
    return FilterParser(text, references, lump, knownKeys).parse();
}
