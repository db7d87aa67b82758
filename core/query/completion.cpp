#include "core/query/completion.h"

#include "core/query/termreader.h"
#include "core/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostOffered = 60; // a longer list is not read

bool isOperator(QChar c) { return u"=~:<>"_s.contains(c); }
bool endsWord(QChar c) { return c.isSpace() || c == u'|' || c == u'(' || c == u')'; }

// The position of the cursor: in a name, or in the value after an operator.
struct Place {
    QString name;       // empty: the name is being typed
    qsizetype from = 0; // where the typed text begins
    bool isFlag = false;
    bool isLimit = false; // after < or >
};

Place placeAt(const QString &text, qsizetype cursor)
{
    const auto wordBefore = [&text](qsizetype end) {
        auto start = end;
        while (start > 0 && !endsWord(text[start - 1]) && !isOperator(text[start - 1]))
            --start;
        return start;
    };
    const auto withoutSpace = [&text](qsizetype end) {
        while (end > 0 && text[end - 1].isSpace())
            --end;
        return end;
    };
    Place place;
    place.from = wordBefore(cursor);
    auto end = withoutSpace(place.from);
    if (end > 0 && isOperator(text[end - 1])) {
        place.isFlag = text[end - 1] == u':';
        for (; end > 0 && (isOperator(text[end - 1]) || text[end - 1] == u'!'); --end)
            place.isLimit = place.isLimit || text[end - 1] == u'<' || text[end - 1] == u'>';
        end = withoutSpace(end);
        place.name = text.mid(wordBefore(end), end - wordBefore(end));
    }
    while (place.from < cursor && text[place.from] == u'!' && place.name.isEmpty())
        ++place.from;
    while (place.name.startsWith(u'!'))
        place.name.remove(0, 1);
    return place;
}

// Completions that begin with the typed text, then those that contain it.
class Narrowed
{
public:
    explicit Narrowed(QString typed) : typed_(std::move(typed)) {}

    void add(const QString &text, const QString &note)
    {
        if (text.startsWith(typed_, Qt::CaseInsensitive))
            first_.push_back({text, note});
        else if (text.contains(typed_, Qt::CaseInsensitive))
            others_.push_back({text, note});
    }
    std::vector<Completion> all() const
    {
        auto all = first_;
        all.insert(all.end(), others_.begin(), others_.end());
        all.resize(std::min(all.size(), mostOffered));
        return all;
    }

private:
    QString typed_;
    std::vector<Completion> first_, others_;
};

// Returns the meaning of the first column with this name, preceded by its table unless that is the first of `lumps`.
QString meaningOf(const References &references, std::span<const int> lumps, const QString &name)
{
    const auto &map = references.map();
    if (name == differenceName)
        return FilterText::tr("What differs from the other map");
    for (const int lump : lumps)
        for (int f = 0; f < (lump == lumps.front() ? map.fieldCount(lump) : std::ssize(map.lump(lump).fields)); ++f)
            if (const auto &field = map.field({lump, f}); name == fromView(field.name)) {
                const auto meaning = QCoreApplication::translate("schema", field.meaning.data());
                return lump == lumps.front() ? meaning : u"%1: %2"_s.arg(fromView(map.lump(lump).title), meaning);
            }
    return FilterText::tr("Entity key");
}

std::map<QByteArray, quint32> flagsOf(const Column &column, const std::stop_token &stop)
{
    std::map<QByteArray, quint32> counts;
    for (const auto &[value, name] : column.field().names)
        if (const auto bit = static_cast<quint32>(value); bit != 0)
            for (quint32 record = 0; record < column.count() && !stop.stop_requested(); ++record)
                if ((static_cast<quint32>(column.integer(record)) & bit) == bit)
                    ++counts[viewOf(name).toByteArray()];
    return counts;
}

std::map<QByteArray, quint32> valuesOf(const Filter::Term &term, bool areFlags, const std::stop_token &stop)
{
    if (areFlags && term.keys)
        return term.keys->namedValues();
    const bool hasFlags = areFlags && !term.cells.empty() && term.cells.front().column().field().use == bsp::Use::Flags;
    return hasFlags ? flagsOf(term.cells.front().column(), stop) : term.values(stop);
}

} // namespace

Completions completionsAt(const References &references, int lump, const QString &text, qsizetype cursor, std::stop_token stop)
{
    const auto place = placeAt(text, std::clamp<qsizetype>(cursor, 0, text.size()));
    const auto typed = text.mid(place.from, cursor - place.from);
    Narrowed narrowed(QString(typed).remove(u'"'));
    if (place.name.isEmpty() && typed.isEmpty())
        return {place.from, 0, {}};
    if (place.name.isEmpty()) {
        if (references.map().differences())
            narrowed.add(differenceName, {});
        for (const auto &name : filterNames(references, lump))
            narrowed.add(name, {});
        Completions names{place.from, typed.size(), narrowed.all()};
        const auto lumps = nameableLumps(references, lump);
        for (auto &[name, note] : names.all)
            note = meaningOf(references, lumps, name);
        return names;
    }
    if (place.name.compare(differenceName, Qt::CaseInsensitive) == 0 && references.map().differences()) {
        for (const auto &kind : {u"added"_s, u"changed"_s})
            narrowed.add(kind, {});
        for (const auto &field : references.map().lump(lump).fields)
            narrowed.add(fromView(field.name), {});
        return {place.from, typed.size(), narrowed.all(), true};
    }
    const auto filter = place.isLimit ? Filter() : Filter::parse(place.name + u"~\"\""_s, references, lump);
    if (filter.isEmpty())
        return {place.from, typed.size(), {}};
    std::vector<std::pair<qint64, QByteArray>> frequent;
    const auto &term = filter.root()->parts.front().parts.front().term;
    const auto where = fromView(references.map().lump(term.lump).title);
    for (const auto &[value, count] : valuesOf(term, place.isFlag, stop))
        frequent.emplace_back(-qint64(count), value);
    std::ranges::sort(frequent);
    const auto code = term.code();
    for (const auto &[count, value] : frequent)
        narrowed.add(Filter::quoted(toText(value, code)),
                     FilterText::tr("%1 in %2", "number of records, table").arg(numberText(-count), where));
    const bool isClosed = typed.startsWith(u'"') && cursor < text.size() && text[cursor] == u'"';
    return {place.from, typed.size() + isClosed, narrowed.all(), true};
}
