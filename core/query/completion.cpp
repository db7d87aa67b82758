#include "core/query/completion.h"

#include "core/query/filterterm.h"
#include "core/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t mostOffered = 60; // nobody reads on

bool isOperator(QChar c)
{
    return u"=~:<>"_s.contains(c);
}

bool endsWord(QChar c)
{
    return c.isSpace() || c == u'|' || c == u'(' || c == u')';
}

// Where the cursor stands: in a name, or in the value behind an operator.
struct Place {
    QString name;       // empty: it is being typed
    qsizetype from = 0; // of what is typed
    bool isFlag = false;
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
        while (end > 0 && (isOperator(text[end - 1]) || text[end - 1] == u'!'))
            --end;
        end = withoutSpace(end);
        place.name = text.mid(wordBefore(end), end - wordBefore(end));
    }
    while (place.from < cursor && text[place.from] == u'!' && place.name.isEmpty())
        ++place.from;
    while (place.name.startsWith(u'!'))
        place.name.remove(0, 1);
    return place;
}

QString quoted(const QString &value)
{
    const bool isPlain =
        !value.isEmpty() && std::ranges::none_of(value, [](QChar c) { return endsWord(c) || c == u'"'; });
    return isPlain ? value : u'"' + value + u'"';
}

// Those that begin with what is typed, then those that contain it.
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

// The meaning of the first column of that name; of another table's with the table.
QString meaningOf(const References &references, int lump, const QString &name)
{
    const auto &map = references.map();
    std::vector<int> lumps{lump};
    for (const auto &more : {references.reachable(lump), references.targets(lump)})
        lumps.insert(lumps.end(), more.begin(), more.end());
    for (const int each : lumps)
        for (const auto &field : map.lump(each).fields)
            if (name == fromView(field.name)) {
                const auto meaning = QCoreApplication::translate("schema", field.meaning.data());
                return each == lump ? meaning : u"%1: %2"_s.arg(fromView(map.lump(each).title), meaning);
            }
    return FilterText::tr("A key of entities");
}

std::map<QByteArray, quint32> flagsOf(const Column &column)
{
    std::map<QByteArray, quint32> counts;
    for (const auto &[value, name] : column.field().names)
        if (const auto bit = static_cast<quint32>(value); bit != 0)
            for (quint32 record = 0; record < column.count(); ++record)
                if ((static_cast<quint32>(column.integer(record)) & bit) == bit)
                    ++counts[viewOf(name).toByteArray()];
    return counts;
}

std::map<QByteArray, quint32> valuesOf(const Filter::Term &term, bool areFlags, const std::stop_token &stop)
{
    if (term.keys)
        return term.keys->values();
    std::map<QByteArray, quint32> counts;
    if (areFlags && !term.cells.empty())
        return flagsOf(term.cells.front().column());
    QByteArray text;
    for (const auto &cell : term.cells)
        for (quint32 record = 0; record < cell.column().count() && !stop.stop_requested(); ++record) {
            text.resize(0);
            cell.append(text, record);
            ++counts[text];
        }
    return counts;
}

} // namespace

Completions completionsAt(const References &references, int lump, const QString &text, qsizetype cursor,
                          std::stop_token stop)
{
    const auto place = placeAt(text, std::clamp<qsizetype>(cursor, 0, text.size()));
    const auto typed = text.mid(place.from, cursor - place.from);
    Narrowed narrowed(QString(typed).remove(u'"'));
    if (place.name.isEmpty() && typed.isEmpty())
        return {place.from, 0, {}};
    if (place.name.isEmpty()) {
        for (const auto &name : filterNames(references, lump))
            narrowed.add(name, meaningOf(references, lump, name));
        return {place.from, typed.size(), narrowed.all()};
    }
    const auto filter = Filter::parse(place.name + u"~\"\""_s, references, lump);
    if (filter.isEmpty())
        return {place.from, typed.size(), {}};
    std::vector<std::pair<qint64, QByteArray>> frequent;
    for (const auto &[value, count] : valuesOf(filter.root()->parts.front().parts.front().term, place.isFlag, stop))
        frequent.emplace_back(-qint64(count), value);
    std::ranges::sort(frequent);
    for (const auto &[count, value] : frequent)
        narrowed.add(quoted(QString::fromLatin1(value)),
                     FilterText::tr("%Ln times", nullptr, static_cast<int>(-count)));
    return {place.from, typed.size(), narrowed.all()};
}
