// `lumpscope edit FILE... --lump NAME --set ...`: makes the same edit of records in many maps.
#include "app/commands/batch.h"
#include "app/commands/wherefilter.h"

#include "core/cells/assignment.h"
#include "core/cells/recordchanges.h"
#include "core/checks/addederrors.h"
#include "core/format/xash.h"
#include "core/map/celltext.h"
#include "core/save/lumpplacement.h"
#include "core/save/refusals.h"
#include "core/save/verify.h"
#include "core/text.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

struct RecordBatchArguments {
    BatchArguments batch;
    QString lump;                  // name or directory slot
    std::optional<QString> filter; // selects the records; nothing: all
    QStringList assignments;

    QStringList fieldNames() const
    {
        QStringList names;
        for (const auto &text : assignments)
            names.append(Assignment::fieldNameIn(text));
        names.removeDuplicates();
        return names;
    }
};

// A field of a record that gets a new value.
struct FieldChange {
    quint32 record = 0;
    QString field;
    QJsonValue old, now; // as dump prints them
};

// The result for one map.
struct RecordOutcome {
    std::vector<FieldChange> changes; // by record
    QString lump, title;              // name and title of the edited lump
    QString left;                     // sentence on why the edit does not apply to this map; empty: it does
    WhereRecords where;
    bool isFound = false; // the map has the lump and the fields
};

// Returns the lumps with this name in all formats, including those that maps may have besides their directory.
std::vector<const bsp::Lump *> lumpsNamed(const QString &name)
{
    std::vector<const bsp::Lump *> lumps;
    bool isSlot = false;
    const int slot = name.toInt(&isSlot);
    const auto add = [&](const bsp::Lump &lump) {
        const auto isIt = [&name](std::string_view other) { return name.compare(fromView(other), Qt::CaseInsensitive) == 0; };
        if (isIt(lump.name) || isIt(lump.title) || fromView(lump.aliases).split(u' ').contains(name, Qt::CaseInsensitive))
            lumps.push_back(&lump);
    };
    for (const auto *format : bsp::formats()) {
        if (isSlot && slot >= 0 && slot < format->directorySize)
            lumps.push_back(&format->lumps[static_cast<size_t>(format->slot(slot))]);
        std::ranges::for_each(format->lumps, add);
    }
    for (const auto rows : {bsp::bspxLumps(), bsp::xashLumps()})
        for (const auto &row : rows)
            add(row.table);
    return lumps;
}

bool hasFieldNamed(std::span<const bsp::Field> fields, const QString &name)
{
    return std::ranges::any_of(
        fields, [&name](const bsp::Field &field) { return name.compare(fromView(field.name), Qt::CaseInsensitive) == 0; });
}

// Returns a sentence on a lump or field that no format has; empty: there is none.
QString faultOfRecordNames(const RecordBatchArguments &wanted)
{
    const auto lumps = lumpsNamed(wanted.lump);
    if (lumps.empty())
        return CommandText::tr("edit: no format has a lump %1.").arg(wanted.lump);
    for (const auto &name : wanted.fieldNames()) {
        const auto has = [&name](const bsp::Lump *lump) {
            return hasFieldNamed(lump->fields, name) || hasFieldNamed(lump->computed, name);
        };
        if (std::ranges::none_of(lumps, has) && !hasFieldNamed({&bsp::xashTexinfoFaceInfo, 1}, name))
            return CommandText::tr("edit: no format has a field %1 in the lump %2.").arg(name, wanted.lump);
    }
    return {};
}

Result<RecordBatchArguments> parseRecordBatchArguments(const Arguments &arguments)
{
    if (arguments.value(u"lump"_s).isEmpty() || !arguments.has(u"set"_s))
        return Error{CommandText::tr("edit: --lump NAME and --set FIELD=EXPRESSION are needed.")};
    const auto assignments = arguments.values(u"set"_s);
    for (const auto &text : assignments)
        if (Assignment::fieldNameIn(text).isEmpty())
            return Error{CommandText::tr("edit: --set takes FIELD=EXPRESSION, but %1 names no field before an =.").arg(text)};
    auto batch = parseBatchArguments(arguments, OutputKind::FileOrFolder);
    if (!batch)
        return Error{batch.error()};
    RecordBatchArguments wanted{
        .batch = std::move(batch).value(), .lump = arguments.value(u"lump"_s), .assignments = assignments};
    if (arguments.has(u"where"_s))
        wanted.filter = arguments.value(u"where"_s);
    wanted.batch.fault = faultOfRecordNames(wanted);
    return wanted;
}

// Returns why the edit does not apply to a map, which maps of other formats may have; empty: it does.
QString whyLeftAlone(const MapFile &map, int lump, const RecordBatchArguments &wanted)
{
    if (lump == bsp::none)
        return CommandText::tr("The map has no lump %1.").arg(wanted.lump);
    const auto &table = map.lump(lump);
    for (const auto &name : wanted.fieldNames())
        if (!hasFieldNamed(table.fields, name) && !hasFieldNamed(table.computed, name))
            return CommandText::tr("The map's lump %1 has no field %2.").arg(fromView(table.name), name);
    return {};
}

// Returns a cell's value as dump prints it in JSON.
QJsonValue storedValue(const CellText &cell, quint32 record)
{
    if (cell.isText())
        return cell.storedText(record);
    char text[longestNumber];
    const double number = QByteArrayView(text, cell.writeStored(text, record) - text).toDouble();
    return std::isfinite(number) ? QJsonValue(number) : QJsonValue();
}

// Returns what differs in these fields of these records.
std::vector<FieldChange> changesIn(const MapFile &before, const MapFile &after, const std::set<bsp::FieldRef> &fields,
                                   const std::vector<quint32> &records)
{
    std::vector<FieldChange> changes;
    for (const auto &at : fields) {
        const auto &field = before.field(at);
        const CellText old(before, at.lump, at.field), now(after, at.lump, at.field);
        const auto bytes = [&](const MapFile &map, quint32 record) {
            return viewOf(map.recordBytes({at.lump, record})).sliced(field.offset, sizeOf(field));
        };
        for (const quint32 record : records)
            if (bytes(before, record) != bytes(after, record))
                changes.push_back({record, fromView(field.name), storedValue(old, record), storedValue(now, record)});
    }
    std::ranges::stable_sort(changes, {}, &FieldChange::record);
    return changes;
}

qsizetype countOfRecords(const std::vector<FieldChange> &changes)
{
    qsizetype count = 0;
    for (auto change = changes.begin(); change != changes.end(); ++change)
        count += change == changes.begin() || std::prev(change)->record != change->record;
    return count;
}

class RecordEdit final : public BatchEdit
{
public:
    explicit RecordEdit(const RecordBatchArguments &wanted) : wanted_(wanted) {}

    void begin() override { now_ = {}; }
    void edit(BatchMap &at) override;
    void end() override
    {
        terms_.add(now_.where);
        isTried_ = isTried_ || now_.isFound || !now_.left.isEmpty();
        isFound_ = isFound_ || now_.isFound;
    }
    bool isResult(const MapFile &map, const MapFile &other) const override;
    QStringList changes(bool isRefused) const override;
    QStringList remarks() const override { return now_.left.isEmpty() ? QStringList() : QStringList{now_.left}; }
    QJsonObject json(bool hasError) const override;
    int report() const override;

private:
    bool assign(MapFile &edited, int lump, BatchMap &at);

    const RecordBatchArguments &wanted_;
    RecordOutcome now_;
    TermFits terms_;
    bool isTried_ = false, isFound_ = false; // some map could be read; had the lump and the fields
};

// Makes the assignments in a copy of the map. Returns false after noting why it cannot.
bool RecordEdit::assign(MapFile &edited, int lump, BatchMap &at)
{
    const auto fail = [&at](int code, const QString &why) {
        at.fail(code, why);
        return false;
    };
    const auto &map = at.map();
    std::vector<Assignment> assignments;
    std::set<bsp::FieldRef> fields;
    for (const auto &text : wanted_.assignments) {
        auto assignment = Assignment::parse(text, map, lump);
        if (!assignment)
            return fail(Failed, CommandText::tr("--set %1: %2").arg(text, assignment.error()));
        fields.insert(assignment.value().field);
        assignments.push_back(std::move(assignment).value());
    }
    if (wanted_.filter) {
        auto where = recordsWhere(map, *wanted_.filter, lump);
        if (!where)
            return fail(Failed, where.error());
        now_.where = std::move(where).value();
    } else {
        now_.where.records.resize(map.recordCount(lump));
        std::iota(now_.where.records.begin(), now_.where.records.end(), 0U);
    }
    for (const auto &assignment : assignments) {
        auto changes = changesOf(edited, assignment, now_.where.records);
        if (!changes)
            return fail(Findings, changes.error());
        const auto edit = editOf(edited, std::move(changes).value());
        if (edit.empty())
            continue;
        if (const auto change = edited.apply(edit); !change)
            return fail(Findings, change.error());
    }
    now_.changes = changesIn(map, edited, fields, now_.where.records);
    return true;
}

void RecordEdit::edit(BatchMap &at)
{
    const auto &map = at.map();
    const int lump = map.findLump(wanted_.lump);
    now_.left = whyLeftAlone(map, lump, wanted_);
    now_.isFound = now_.left.isEmpty();
    auto edited = map;
    if (now_.isFound) {
        now_.lump = fromView(map.lump(lump).name);
        now_.title = fromView(map.lump(lump).title);
        if (!assign(edited, lump, at))
            return;
    }
    if (now_.changes.empty() && !wanted_.batch.all)
        return;
    const auto plan = planSave(edited);
    if (!plan)
        return at.fail(Failed, plan.error());
    EditFaults faults;
    std::vector<int> lumps;
    for (const auto &placed : plan.value().lumps)
        lumps.push_back(placed.lump);
    if (!now_.changes.empty()) {
        faults.refused = errorsAdded(map, *plan.value().saved);
        faults.warned = misfitsAdded(map, *plan.value().saved);
    }
    if (at.accept(faults))
        at.write(plan.value(), [&](const FileBytes &bytes) { return unwantedDifference(edited, lumps, bytes); });
}

bool RecordEdit::isResult(const MapFile &map, const MapFile &other) const
{
    auto changed = changedLumps(map, other);
    const int lump = map.findLump(wanted_.lump), there = other.findLump(wanted_.lump);
    if (lump != bsp::none && there != bsp::none) {
        const auto &table = map.lump(lump);
        const auto changes = recordChanges(table, map.lumpBytes(lump), other.lumpBytes(there));
        const auto edited = wanted_.fieldNames();
        for (size_t field = 0; field < changes.fields.size(); ++field)
            if (changes.fields[field] > 0 && !edited.contains(fromView(table.fields[field].name), Qt::CaseInsensitive))
                return false;
        if (changes.added != 0)
            return false;
        for (const auto &name : {table.title, table.name}) // BSPX lumps go by their names
            changed.removeAll(fromView(name));
    }
    return changed.isEmpty() && map.entityText() == other.entityText();
}

QStringList RecordEdit::changes(bool isRefused) const
{
    if (now_.changes.empty())
        return {};
    QStringList fields;
    for (const auto &change : now_.changes)
        if (!fields.contains(change.field))
            fields.append(change.field);
    return {(isRefused ? CommandText::tr("records of %1 that would change: %2 (%3)")
                       : CommandText::tr("records of %1 changed: %2 (%3)"))
                .arg(now_.title, numberText(countOfRecords(now_.changes)), namesText(fields))};
}

QJsonObject RecordEdit::json(bool hasError) const
{
    QJsonArray records;
    const auto changes = hasError ? std::vector<FieldChange>() : now_.changes;
    for (const auto &[record, field, old, now] : changes)
        records.append(QJsonObject{{u"lump"_s, now_.lump},
                                   {u"index"_s, static_cast<qint64>(record)},
                                   {u"field"_s, field},
                                   {u"old"_s, old},
                                   {u"new"_s, now}});
    return {{u"changed"_s, countOfRecords(changes)}, {u"records"_s, records}};
}

int RecordEdit::report() const
{
    if (!isTried_)
        return Fine;
    if (!isFound_) {
        fail(CommandText::tr("--set: None of these maps has a lump %1 with these fields: %2.", "2: fields")
                 .arg(wanted_.lump, namesText(wanted_.fieldNames())));
        return Unmatched;
    }
    return terms_.report(CommandText::tr("--where: No record in these maps matches %1.", "1: a term"),
                         CommandText::tr("--where: No record in these maps matches the whole filter."));
}

} // namespace

Synopsis editSynopsis()
{
    QList<Option> options{
        {.name = u"lump"_s,
         .values = u"NAME"_s,
         .help = CommandText::tr("The lump, by name or directory slot."),
         .isNeeded = true},
        {u"where"_s, u"FILTER"_s,
         CommandText::tr("Edit only the records that match this filter, such as 'texture~metal flags:LIGHT'.")},
        {.name = u"set"_s,
         .values = u"FIELD=EXPRESSION"_s,
         .help = CommandText::tr("Give the field of these records this value."),
         .repeats = true,
         .isNeeded = true,
         .edits = true},
        {.name = u"output"_s,
         .values = u"PATH"_s,
         .help = CommandText::tr("The folder where each map is written under its own name or, for a single map, the file to "
                                 "write, which may be FILE itself."),
         .writes = true}};
    options += outputOptions();
    options += {{u"json"_s, {}, CommandText::tr("Print every field that changes as JSON.")},
                {u"force"_s, {}, CommandText::tr("Write even if the edit adds errors to the map, or the map file is truncated.")},
                {u"keep-links"_s,
                 {},
                 CommandText::tr("Overwrite a file that has several names (hard links) in place, so that all of them get the new "
                                 "map.")}};
    return {u"edit"_s,
            u"FILE..."_s,
            CommandText::tr(
                "Gives fields of a lump's records new values, in one or more maps.\n--where selects the records, like the filter "
                "line of the lump's table; without it, all are edited. --set takes FIELD = EXPRESSION, FIELD += EXPRESSION or "
                "FIELD -= EXPRESSION, with fields as dump names them. In an expression, value is the old value of the field; "
                "the record's other fields and the field's flags go by their names, and the operators are + - * / & | ~ and "
                "parentheses. += and -= set and clear flags, and add to other fields and subtract from them. A text field "
                "takes only FIELD = TEXT. Several --set apply in the order given, to the same records: --lump TEXINFO --where "
                "'texture~metal' --set 'flags -= LIGHT' --set 'flags += SLICK'.\nA line per map says what changed. If one "
                "record cannot have its new value, the whole map is refused. Maps of formats without the lump or the field "
                "are left unchanged. An edit needs --output, --in-place or --dry-run."),
            options,
            {},
            {},
            CommandText::tr("A map was refused and not written: a record cannot have its new value; the edit adds errors to the "
                            "map; its file is truncated, has several names (hard links), was changed or is being written by "
                            "another program, or is read-only and belongs to another user; or --output DIR already has files "
                            "with the maps' names."),
            CommandText::tr("Done, but no map has the lump with these fields, or a term of --where matched nothing in any map.")};
}

int editRecords(const Arguments &arguments)
{
    if (arguments.has(u"json"_s))
        speakEnglish();
    const auto wanted = parseRecordBatchArguments(arguments);
    if (!wanted)
        return fail(wanted.error());
    RecordEdit edit(wanted.value());
    return editMaps(wanted.value().batch, edit);
}

} // namespace commands
