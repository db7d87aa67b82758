#include "core/cells/assignment.h"

#include "core/cells/cellvalue.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct AssignmentText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

// Returns whether the = at `equals` is that of += or -=.
bool isSumAt(const QString &text, qsizetype equals)
{
    return equals > 0 && (text[equals - 1] == u'+' || text[equals - 1] == u'-');
}

// Returns the column with this name, in any case, or bsp::none.
int columnNamed(const MapFile &map, int lump, QStringView name)
{
    for (int column = 0; column < map.fieldCount(lump); ++column)
        if (name.compare(fromView(map.field({lump, column}).name), Qt::CaseInsensitive) == 0)
            return column;
    return bsp::none;
}

bool isOwnValue(const QString &name) { return name.compare("value"_L1, Qt::CaseInsensitive) == 0; }

// Returns what a name stands for in an expression for a field.
std::optional<Expression::Meaning> meaningOf(const MapFile &map, bsp::FieldRef at, const QString &name)
{
    if (isOwnValue(name))
        return Expression::Variable{at.field};
    const bsp::FieldRef other{at.lump, columnNamed(map, at.lump, name)};
    if (other.field != bsp::none && !map.isComputed(other) && map.field(other).type != bsp::Type::Chars)
        return Expression::Variable{other.field};
    const auto named = namedValue(namesOf(map, at), name);
    return named ? std::optional<Expression::Meaning>(static_cast<double>(*named)) : std::nullopt;
}

} // namespace

QString Assignment::fieldNameIn(const QString &text)
{
    const auto equals = text.indexOf(u'=');
    return text.first(std::max<qsizetype>(equals - isSumAt(text, equals), 0)).trimmed();
}

QStringList Assignment::namesIn(const QString &text)
{
    QStringList names;
    const Expression::Resolve note = [&names](const QString &name) {
        if (!isOwnValue(name))
            names.append(name);
        return Expression::Meaning(0.0);
    };
    const auto right = text.sliced(text.indexOf(u'=') + 1);
    return Expression::parse(right, note) ? names : QStringList{right.trimmed()};
}

Result<Assignment> Assignment::parse(const QString &text, const MapFile &map, int lump)
{
    const auto equals = text.indexOf(u'=');
    const bool isSum = isSumAt(text, equals);
    const auto name = fieldNameIn(text);
    if (name.isEmpty())
        return Error{AssignmentText::tr("Write FIELD = EXPRESSION, FIELD += EXPRESSION or FIELD -= EXPRESSION.")};
    const bsp::FieldRef at{lump, columnNamed(map, lump, name)};
    if (at.field == bsp::none)
        return Error{AssignmentText::tr("%1 has no field named %2.").arg(fromView(map.lump(lump).title), name)};
    if (const auto why = whyLocked(map, at); !why.isEmpty())
        return Error{why};
    const auto &field = map.field(at);
    const auto right = text.sliced(equals + 1), word = right.trimmed();
    if (field.type == bsp::Type::Chars) {
        if (isSum)
            return Error{AssignmentText::tr("%1 is text; only = can change it.").arg(name)};
        const bool isQuoted = word.size() > 1 && word.startsWith(u'"') && word.endsWith(u'"');
        auto chars = cellBytes(map, at, isQuoted ? word.sliced(1, word.size() - 2) : word);
        return chars ? Result<Assignment>({at, std::move(chars).value()}) : Error{chars.error()};
    }
    const auto resolve = [&](const QString &each) { return meaningOf(map, at, each); };
    const auto named = !isSum && word.contains(u' ') ? namedValue(namesOf(map, at), word) : std::nullopt;
    // Spaces in place of the field, so that errors count characters from the beginning.
    auto expression = Expression::parse(named ? QString::number(*named) : QString(equals + 1, u' ') + right, resolve);
    if (expression && isSum) {
        const bool areFlags = field.use == bsp::Use::Flags;
        const auto op = text[equals - 1] == u'+' ? (areFlags ? u"|"_s : u"+"_s) : areFlags ? u"&~"_s : u"-"_s;
        expression = Expression::parse(u"value%1(%2)"_s.arg(op, right), resolve);
    }
    return expression ? Result<Assignment>({at, std::move(expression).value()}) : Error{expression.error()};
}

Result<std::vector<CellChange>> changesOf(const MapFile &map, const Assignment &assignment, std::span<const quint32> records)
{
    const auto [lump, field] = assignment.field;
    std::vector<Column> columns; // by the numbers of the expression's variables
    for (size_t column = 0; column < map.lump(lump).fields.size(); ++column)
        columns.push_back(map.column(lump, static_cast<int>(column)));
    RecordRef record{lump};
    const Expression::Values valueOf = [&](int column) { return columns[static_cast<size_t>(column)].number(record.index); };
    std::vector<CellChange> changes;
    changes.reserve(records.size());
    for (const quint32 index : records) {
        record.index = index;
        if (const auto *chars = std::get_if<QByteArray>(&assignment.value)) {
            changes.push_back({record, field, *chars});
            continue;
        }
        const auto number = std::get<Expression>(assignment.value).evaluate(valueOf);
        auto bytes = number ? cellBytes(map, assignment.field, number.value()) : Error{number.error()};
        if (!bytes)
            return Error{u"%1: %2"_s.arg(title(map, record), bytes.error())};
        changes.push_back({record, field, std::move(bytes).value()});
    }
    return changes;
}
