#include "core/query/filterterm.h"
#include "core/query/filtertest.h"
#include "core/text.h"

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace
{

// The columns of that very name, or, when `prefix`, all that begin with it.
std::vector<int> columnsOf(std::span<const bsp::Field> fields, QStringView name, bool prefix)
{
    std::vector<int> columns;
    for (int f = 0; f < static_cast<int>(fields.size()); ++f) {
        const auto field = fromView(fields[static_cast<size_t>(f)].name);
        if (prefix ? field.startsWith(name, Qt::CaseInsensitive) : field.compare(name, Qt::CaseInsensitive) == 0)
            columns.push_back(f);
    }
    return columns;
}

// The lumps whose columns a term may name, nearest first: the table's own, those that routes lead to, those that its
// reference fields lead to.
std::vector<int> nameableLumps(const References &references, int lump)
{
    std::vector<int> lumps{lump};
    for (const auto &more : {references.reachable(lump), references.targets(lump)})
        for (const int other : more)
            if (std::ranges::find(lumps, other) == lumps.end())
                lumps.push_back(other);
    return lumps;
}

} // namespace

class FilterParser
{
public:
    FilterParser(const QString &text, const References &references, int lump, const QStringList &knownKeys)
        : text_(text),
          references_(references),
          map_(references.map()),
          lump_(lump),
          keys_(knownKeys)
    {
    }

    Filter parse()
    {
        Filter filter;
        filter.text_ = text_;
        Filter::All all;
        for (skipSpace(); at_ < text_.size() && !fault_; skipSpace()) {
            if (text_[at_] == u'|') {
                if (all.empty())
                    fail(at_, 1, FilterText::tr("There is nothing before this |."));
                filter.alternatives_.push_back(std::move(all));
                all.clear();
                ++at_;
            } else {
                all.push_back(term());
            }
        }
        if (!all.empty())
            filter.alternatives_.push_back(std::move(all));
        else if (!filter.alternatives_.empty() && !fault_)
            fail(text_.size() - 1, 1, FilterText::tr("There is nothing behind the last |."));
        if (fault_)
            filter.alternatives_.clear();
        filter.fault_ = fault_;
        filter.keys_ = keys_;
        return filter;
    }

private:
    void skipSpace()
    {
        while (at_ < text_.size() && text_[at_].isSpace())
            ++at_;
    }

    void fail(qsizetype position, qsizetype length, const QString &what)
    {
        if (!fault_)
            fault_ = FilterFault{position, length, what};
    }

    // A word up to a space, a | or, when `name`, an operator; quotes hold anything.
    QString word(bool name)
    {
        if (at_ < text_.size() && text_[at_] == u'"') {
            const auto start = at_++;
            const auto end = text_.indexOf(u'"', at_);
            if (end < 0)
                fail(start, text_.size() - start, FilterText::tr("This quote is never closed."));
            const auto inside = text_.mid(at_, end < 0 ? -1 : end - at_);
            at_ = end < 0 ? text_.size() : end + 1;
            return inside;
        }
        const auto start = at_;
        while (at_ < text_.size() && !text_[at_].isSpace() && text_[at_] != u'|' && !(name && isOperator(at_)))
            ++at_;
        return text_.mid(start, at_ - start);
    }

    bool isOperator(qsizetype at) const
    {
        return u"=~:<>"_s.contains(text_[at]) || (text_[at] == u'!' && at + 1 < text_.size() && text_[at + 1] == u'=');
    }

    std::shared_ptr<const Filter::Term> term()
    {
        auto result = std::make_shared<Filter::Term>();
        result->lump = lump_;
        const auto start = at_;
        if (text_[at_] == u'!') {
            result->negated = true;
            ++at_;
        }
        const auto nameAt = at_;
        const bool quoted = at_ < text_.size() && text_[at_] == u'"';
        const auto name = word(true);
        if (quoted || at_ >= text_.size() || !isOperator(at_)) {
            if (name.isEmpty())
                fail(start, 1, FilterText::tr("There is nothing behind this !."));
            plain(*result, name);
            return result;
        }
        const auto nameLength = at_ - nameAt;
        const auto op = takeOperator();
        const auto valueAt = at_;
        const bool quotedValue = at_ < text_.size() && text_[at_] == u'"';
        const auto value = word(false);
        if (name.isEmpty())
            fail(nameAt, at_ - nameAt, FilterText::tr("There is no column's name before %1.").arg(op));
        else if (value.isEmpty() && !quotedValue)
            fail(nameAt, at_ - nameAt, FilterText::tr("There is no value behind %1.").arg(op));
        else
            field(*result, name, nameAt, nameLength, op, value, valueAt);
        return result;
    }

    QString takeOperator()
    {
        for (const auto &op : {u"!="_s, u">="_s, u"<="_s})
            if (text_.mid(at_, 2) == op) {
                at_ += 2;
                return op;
            }
        return text_.mid(at_++, 1);
    }

    // Columns whose text can never hold the word are left out: numbers have few letters.
    void plain(Filter::Term &term, const QString &word)
    {
        term.test.text = needle(word);
        if (lump_ == map_.format().roles.entityList) {
            term.keys.emplace(map_);
            return;
        }
        const bool couldBeNumber =
            std::ranges::all_of(term.test.text, [](char c) { return std::strchr("0123456789+-.einfa", c) != nullptr; });
        const auto fields = map_.lump(lump_).fields;
        for (int f = 0; f < static_cast<int>(fields.size()); ++f) {
            const auto &field = fields[static_cast<size_t>(f)];
            if (couldBeNumber || !isNumeric(field) || !field.names.empty())
                term.cells.emplace_back(map_, lump_, f);
        }
    }

    void field(Filter::Term &term, const QString &name, qsizetype nameAt, qsizetype nameLength, const QString &op,
               const QString &value, qsizetype valueAt)
    {
        if ((term.keys = entityKeys(name))) {
            if (!keys_.contains(name))
                keys_.append(name);
            if (const auto fault = EntityKeys::readTest(term.test, op, value); !fault.isEmpty())
                fail(valueAt, at_ - valueAt, fault);
            if (op == u"!=")
                term.negated = !term.negated;
            return;
        }
        const auto [lump, columns] = named(name);
        if (lump == bsp::none) {
            fail(nameAt, nameLength,
                 FilterText::tr("There is no column %1 here, nor in what these records lead to.").arg(name));
            return;
        }
        const auto fields = map_.lump(lump).fields;
        term.lump = lump;
        term.byNumber = columns.empty() && (op != u"~" || isNumeric(fields.front()));
        static constexpr bsp::Field number{.name = "index", .type = bsp::Type::U32};
        const auto &first = term.byNumber ? number : fields[columns.empty() ? 0 : static_cast<size_t>(columns.front())];
        if (!readTest(term.test, first, op, value) || (term.byNumber && !term.test.isNumber)) {
            fail(valueAt, at_ - valueAt, testFault(first, op, value));
            return;
        }
        if (op == u"!=")
            term.negated = !term.negated;
        for (const int column : columns)
            term.cells.emplace_back(map_, lump, column);
        if (columns.empty() && !term.byNumber)
            term.cells.emplace_back(map_, lump, 0);
    }

    // The keys of the entity list that a name stands for; a column of that very name comes before keys that only begin
    // with it.
    std::optional<EntityKeys> entityKeys(const QString &name) const
    {
        if (lump_ != map_.format().roles.entityList)
            return {};
        if (const auto keys = EntityKeys::named(map_, name, false))
            return keys;
        if (const auto keys = EntityKeys::part(map_, name))
            return keys;
        if (keys_.contains(name))
            return EntityKeys(map_, name);
        for (const int lump : nameableLumps(references_, lump_))
            if (!columnsOf(map_.lump(lump).fields, name, false).empty())
                return {};
        return EntityKeys::named(map_, name, true);
    }

    // The columns that a name stands for, and their lump; no columns: the lump's records themselves.
    std::pair<int, std::vector<int>> named(const QString &name) const
    {
        const auto lumps = nameableLumps(references_, lump_);
        for (const bool prefix : {false, true})
            for (const int lump : lumps)
                if (auto columns = columnsOf(map_.lump(lump).fields, name, prefix); !columns.empty())
                    return {lump, columns};
        const int lump = map_.findLump(name);
        const bool fits = std::ranges::find(lumps, lump) != lumps.end() && !map_.lump(lump).fields.empty();
        return {fits ? lump : bsp::none, {}};
    }

    static bool readTest(FilterTest &test, const bsp::Field &field, const QString &op, const QString &value)
    {
        test.text = needle(value);
        if (op == u"~")
            return true;
        const auto named = std::ranges::find_if(field.names, [&value](const bsp::NamedValue &n) {
            return value.compare(fromView(n.name), Qt::CaseInsensitive) == 0;
        });
        if (op == u":") {
            test.op = FilterOp::Flag;
            if (named != field.names.end())
                test.bit = static_cast<quint32>(named->value);
            else if (const auto number = toNumber(value); number && *number >= 0 && *number <= UINT32_MAX)
                test.bit = static_cast<quint32>(*number);
            return field.use == bsp::Use::Flags && test.bit != 0;
        }
        readComparison(test, op, value, field.type == bsp::Type::F32);
        if (!test.isNumber && named != field.names.end()) {
            test.isNumber = true;
            test.low = test.high = static_cast<double>(named->value);
        }
        return test.op == FilterOp::Equal ? test.isNumber || !isNumeric(field) || !field.names.empty()
                                          : test.isNumber && isNumeric(field);
    }

    static QString testFault(const bsp::Field &field, const QString &op, const QString &value)
    {
        const auto name = fromView(field.name);
        if (op == u":")
            return field.use == bsp::Use::Flags ? FilterText::tr("%1 has no flag %2.").arg(name, value)
                                                : FilterText::tr("%1 holds no flags.").arg(name);
        return isNumeric(field) ? FilterText::tr("%1 is no number.").arg(value)
                                : FilterText::tr("%1 is text: use ~ or =.").arg(name);
    }

    const QString &text_;
    const References &references_;
    const MapFile &map_;
    int lump_;
    QStringList keys_;
    qsizetype at_ = 0;
    std::optional<FilterFault> fault_;
};

Filter Filter::parse(const QString &text, const References &references, int lump, const QStringList &knownKeys)
{
    return FilterParser(text, references, lump, knownKeys).parse();
}

QStringList filterNames(const References &references, int lump)
{
    const auto &map = references.map();
    QStringList names = lump == map.format().roles.entityList ? entityKeyNames(map) : QStringList();
    for (const int each : nameableLumps(references, lump))
        for (const auto &field : map.lump(each).fields)
            if (const auto name = fromView(field.name); !names.contains(name))
                names.append(name);
    return names;
}
