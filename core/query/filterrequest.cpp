#include "core/query/filterrequest.h"

#include "core/query/filterterm.h"
#include "core/query/filtertest.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

// Returns the only term of a filter; null if it has none or several.
const Filter::Term *onlyTerm(const Filter &filter)
{
    const auto *node = filter.root();
    while (node && node->kind != Filter::Node::One)
        node = node->parts.size() == 1 ? &node->parts.front() : nullptr;
    return node ? &node->term : nullptr;
}

// Returns the words for one record of a lump, the shortest first: "leaf", "leafs", "leaves".
QStringList wordsFor(const MapFile &map, int lump)
{
    auto words = wordsOf(map.lump(lump).aliases);
    words.append(fromView(map.lump(lump).name).toLower());
    std::ranges::stable_sort(words, std::ranges::less(), &QString::size);
    return words;
}

// Returns whether a term selects a record by its number: in the record's own lump, or in a column that finds exactly the
// records that belong to it.
bool asksFor(const Filter::Term &term, RecordRef record, int lump, const References &references)
{
    if (term.byNumber)
        return term.lump == record.lump;
    const auto &map = references.map();
    if (term.keys || term.cells.size() != 1)
        return false;
    const auto &field = term.cells.front().column().field();
    const bsp::FieldRef column{term.lump, map.findColumn(term.lump, field.name)};
    if (field.use != bsp::Use::Index || field.target != record.lump || map.isComputed(column))
        return false;
    const quint32 one[] = {record.index};
    return references.project(references.sources(record, column), term.lump, lump) == references.project(one, record.lump, lump);
}

bool asksForText(const Filter::Term &term) { return !term.byNumber && term.cells.size() == 1 && term.cells.front().isText(); }

// Returns a term by the image's name; empty if it has none, or if the name would be read as a number.
QString imageTerm(RecordRef image, int lump, const References &references)
{
    const auto name = QString::fromLatin1(references.map().text(references.map().column(image.lump, 0), image.index));
    FilterTest test;
    readComparison(test, u"="_s, name);
    if (name.isEmpty() || name.contains(u'"') || test.isNumber)
        return {};
    const auto text = u"texture=%1"_s.arg(Filter::quoted(name));
    const auto filter = Filter::parse(text, references, lump);
    const auto *term = filter.fault() ? nullptr : onlyTerm(filter);
    return term && asksForText(*term) ? text : QString();
}

QString recordTerm(RecordRef record, int lump, const References &references)
{
    const auto &map = references.map();
    if (record.lump == lump)
        return u"id=%1"_s.arg(record.index);
    if (record.lump == map.format().roles.images)
        if (const auto text = imageTerm(record, lump, references); !text.isEmpty())
            return text;
    const auto words = wordsFor(map, record.lump);
    for (const auto &word : words) {
        const auto text = u"%1=%2"_s.arg(word).arg(record.index);
        const auto filter = Filter::parse(text, references, lump);
        const auto *term = filter.fault() ? nullptr : onlyTerm(filter);
        if (term && asksFor(*term, record, lump, references))
            return text;
    }
    return {};
}

// Returns a number in the form that reads back the same, and a value of an enumeration as its word.
QString valueText(const bsp::Field &field, double value)
{
    const auto isIt = [value](const bsp::NamedValue &word) { return static_cast<double>(word.value) == value; };
    const auto word = field.use == bsp::Use::Enum ? std::ranges::find_if(field.names, isIt) : field.names.end();
    return word == field.names.end() ? storedNumber(field.type, value) : Filter::quoted(fromView(word->name));
}

} // namespace

QString combined(const QString &filter, const FilterRequest &request, const References &references)
{
    const auto read = [&](const QString &text) { return Filter::parse(text, references, request.lump); };
    const auto grouped = [&](const QString &text) { return read(text).hasAlternatives() ? u'(' + text + u')' : text; };
    auto before = filter.trimmed();
    if (const auto rest = read(before); rest.fault())
        before = read(rest.rest()).fault() ? QString() : rest.rest();
    if (request.how == FilterRequest::Add)
        return before.isEmpty() ? request.term : before + u" | "_s + request.term;
    if (request.how == FilterRequest::Keep && before.isEmpty())
        return request.term;
    const auto term = (request.how == FilterRequest::Exclude ? u"!"_s : QString()) + grouped(request.term);
    return before.isEmpty() ? term : grouped(before) + u' ' + term;
}

QString termFor(const QString &column, const QString &value) { return u"%1=%2"_s.arg(column, Filter::quoted(value)); }

QString termFor(const std::vector<RecordRef> &records, int lump, const References &references)
{
    QStringList terms;
    for (const auto record : records) {
        const auto term = recordTerm(record, lump, references);
        if (term.isEmpty())
            return {};
        if (!terms.contains(term)) // several images may share a name
            terms.append(term);
    }
    return terms.join(u" | "_s);
}

QString termFor(bsp::FieldRef column, double low, double high, int lump, const References &references)
{
    if (column.lump == bsp::none)
        return {};
    const auto &field = references.map().field(column);
    if (field.type != bsp::Type::F32) {
        low = std::ceil(low);
        high = std::floor(high);
    }
    if (low > high)
        return {}; // no whole number lies between them
    auto text = u"%1=%2"_s.arg(fromView(field.name), valueText(field, low));
    if (low < high)
        text += u".."_s + valueText(field, high);
    const auto filter = Filter::parse(text, references, lump);
    const auto *term = filter.fault() ? nullptr : onlyTerm(filter);
    const bool isMeant = term && !term->byNumber && term->lump == column.lump && term->cells.size() == 1
                         && &term->cells.front().column().field() == &field;
    return isMeant ? text : QString();
}
