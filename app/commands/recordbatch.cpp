#include "app/commands/recordbatch.h"

#include "app/commands/entitybatch.h"
#include "app/commands/wherefilter.h"
#include "core/cells/assignment.h"
#include "core/cells/cellvalue.h"
#include "core/cells/recordchanges.h"
#include "core/checks/addederrors.h"
#include "core/entities/rulereaders.h"
#include "core/format/xash.h"
#include "core/map/celltext.h"
#include "core/save/refusals.h"
#include "core/save/verify.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"
#include "core/threads.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

constexpr quint64 cellsOfChange = 20; // cells that are read in the time of a change

// A field of a record that gets a new value.
struct FieldChange {
    quint32 record = 0;
    QString field;
    QJsonValue old, now; // as dump prints them
};

// The changes of a lump.
struct LumpChanges {
    int lump = bsp::none;
    QString name, title;
    std::vector<FieldChange> changes{}; // by record
};

// How a rule fits the maps: fitting one is enough.
struct RecordFit {
    TermFits terms;
    bool isTried = false;   // some map that the rule is for could be read
    bool isFound = false;   // such a map has the lump and the fields
    bool isNeeded = false;  // --where and the rule's own filter both selected records
    bool isApplied = false; // and some of them were the same

    void add(const RecordFit &others)
    {
        terms.add(others.terms);
        isTried = isTried || others.isTried;
        isFound = isFound || others.isFound;
        isNeeded = isNeeded || others.isNeeded;
        isApplied = isApplied || others.isApplied;
    }
};

// Returns a time in nanoseconds that passes while there is work on the current map: that of this thread if others work on other
// maps. Otherwise they help with this map.
qint64 timeOfWork()
{
    return OneThread::isSet() ? sys::threadTime()
                              : std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

QStringList fieldNamesOf(const RecordRule &rule)
{
    QStringList names;
    for (const auto &text : rule.assignments)
        names.append(Assignment::fieldNameIn(text));
    names.removeDuplicates();
    return names;
}

// Returns the field with this name, or null.
const bsp::Field *fieldNamed(std::span<const bsp::Field> fields, const QString &name)
{
    const auto found = std::ranges::find_if(
        fields, [&name](const bsp::Field &field) { return name.compare(fromView(field.name), Qt::CaseInsensitive) == 0; });
    return found == fields.end() ? nullptr : &*found;
}

// Returns whether a lump has a field of this name, or one with a flag or value of this name.
bool hasName(const DeclaredLump &declared, const QString &name)
{
    const auto &fields = declared.lump->fields;
    return fieldNamed(fields, name) || std::ranges::any_of(fields, [&](const bsp::Field &field) {
               return namedValue(namesOf(*declared.format, field), name).has_value();
           });
}

// Returns the names right of the = in an assignment that some format has in the lump.
QStringList namesAssignedIn(const QString &text, const QString &lump)
{
    auto names = Assignment::namesIn(text);
    names.removeIf([lumps = lumpsNamed(lump)](const QString &name) {
        return std::ranges::none_of(lumps, [&name](const DeclaredLump &each) { return hasName(each, name); });
    });
    return names;
}

// Returns why a rule does not apply to a map, which maps of other formats may have; empty: it does.
QString whyLeftAlone(const MapFile &map, int lump, const RecordRule &rule)
{
    if (lump == bsp::none)
        return CommandText::tr("The map has no lump %1.").arg(rule.lump);
    const auto &table = map.lump(lump);
    for (const auto &name : fieldNamesOf(rule))
        if (!fieldNamed(table.fields, name) && !fieldNamed(table.computed, name))
            return CommandText::tr("The map's lump %1 has no field %2.").arg(fromView(table.name), name);
    for (const auto &text : rule.assignments) {
        const auto *field = fieldNamed(table.fields, Assignment::fieldNameIn(text));
        if (!field || field->type == bsp::Type::Chars)
            continue;
        const auto names = namesOf(map.format(), *field);
        for (const auto &name : namesAssignedIn(text, rule.lump))
            if (!fieldNamed(table.fields, name) && !namedValue(names, name))
                return CommandText::tr("The map's lump %1 has no field or flag %2.").arg(fromView(table.name), name);
    }
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

// Returns what differs in these fields, by lump.
std::vector<LumpChanges> changesIn(const MapFile &before, const MapFile &after, const std::set<bsp::FieldRef> &fields)
{
    std::vector<LumpChanges> lumps;
    for (const auto &at : fields) {
        if (lumps.empty() || lumps.back().lump != at.lump)
            lumps.push_back({at.lump, fromView(before.lump(at.lump).name), fromView(before.lump(at.lump).title)});
        const auto &field = before.field(at);
        const CellText old(before, at.lump, at.field), now(after, at.lump, at.field);
        const auto bytes = [&](const MapFile &map, quint32 record) {
            return viewOf(map.recordBytes({at.lump, record})).sliced(field.offset, sizeOf(field));
        };
        for (quint32 record = 0; record < before.recordCount(at.lump); ++record)
            if (bytes(before, record) != bytes(after, record))
                lumps.back().changes.push_back(
                    {record, fromView(field.name), storedValue(old, record), storedValue(now, record)});
    }
    for (auto &lump : lumps)
        std::ranges::stable_sort(lump.changes, {}, &FieldChange::record);
    std::erase_if(lumps, [](const LumpChanges &lump) { return lump.changes.empty(); });
    return lumps;
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
    struct Filters {
        std::vector<ParsedFilter> ofRules{}; // empty for those without
        std::optional<ParsedFilter> where{};
    };

    RecordEdit(const std::vector<RecordRule> &rules, std::shared_ptr<const Filters> filters, const RecordEditLimits &limits)
        : rules_(rules), filters_(std::move(filters)), limits_(limits), fits_(rules.size())
    {
    }

    std::unique_ptr<BatchEdit> forMap() const override { return std::make_unique<RecordEdit>(rules_, filters_, limits_); }
    void add(const BatchEdit &ofMap) override
    {
        const auto &other = static_cast<const RecordEdit &>(ofMap);
        for (size_t i = 0; i < fits_.size(); ++i)
            fits_[i].add(other.fits_[i]);
        whereFits_.add(other.whereFits_);
    }
    bool make(MapFile &edited, BatchMap &at) override;
    bool mayBeSaved(const MapFile &saved, BatchMap &at) override;
    bool isResult(const MapFile &map, const MapFile &other) const override;
    QStringList changes(bool isUnwritten) const override;
    QStringList remarks() const override { return left_; }
    QJsonObject json(bool hasError) const override;
    int report() const override;

private:
    bool apply(const RecordRule &rule, RecordFit &fit, MapFile &edited, BatchMap &at);
    std::optional<std::vector<quint32>> select(const RecordRule &rule, RecordFit &fit, const MapFile &map, int lump,
                                               BatchMap &at);
    bool selectWhere(const MapFile &map, int lump, BatchMap &at);
    bool spend(quint64 cells, const RecordRule &rule, BatchMap &at);
    int report(const RecordRule &rule, const RecordFit &fit) const;

    const std::vector<RecordRule> &rules_;
    const std::shared_ptr<const Filters> filters_;
    const RecordEditLimits limits_; // for rules from a file
    std::vector<RecordFit> fits_;   // by rule
    TermFits whereFits_;            // of --where
    // For one map:
    std::vector<LumpChanges> lumps_;
    QStringList left_;                             // sentences on why rules do not apply to it
    std::optional<MapFile> before_;                // if records change, until mayBeSaved()
    std::optional<FilteredMap> filtered_;          // the map as edited so far; empty: no filter was applied since the last change
    std::set<bsp::FieldRef> fields_;               // those that rules assign to
    std::optional<std::vector<quint32>> selected_; // by --where, ascending; nothing: not selected yet
    quint64 cells_ = 0;                            // cells that rules may still read in this map
    qint64 deadline_ = 0;                          // by timeOfWork()
};

bool isFromFile(const RecordRule &rule) { return !rule.file.isEmpty(); }

// Notes why a rule cannot be applied. Returns false.
bool failRule(BatchMap &at, const RecordRule &rule, int code, const QString &why)
{
    at.fail(code, ruleError(rule.file, rule.line, why).what);
    return false;
}

// Counts cells that are read. Returns false after refusing the map, if rules from a file exceed a limit.
bool RecordEdit::spend(quint64 cells, const RecordRule &rule, BatchMap &at)
{
    if (isFromFile(rule) && (cells > cells_ || timeOfWork() >= deadline_))
        return failRule(at, rule, Findings, RuleText::tr("The rules take too long for this map."));
    cells_ -= std::min(cells, cells_);
    return true;
}

// Selects the records that pass --where, which has no limits. Returns false after noting why it cannot.
bool RecordEdit::selectWhere(const MapFile &map, int lump, BatchMap &at)
{
    FilteredMap filtered(map);
    const auto filter = bindWhere(filtered, *filters_->where, lump);
    if (!filter) {
        at.fail(Failed, CommandText::tr("--where: %1").arg(filter.error()));
        return false;
    }
    auto where = applyWhere(filtered, filter.value(), lump);
    whereFits_.add(where);
    selected_ = std::move(where.records);
    return true;
}

// Selects the records for a rule. Returns nothing after noting why it cannot.
std::optional<std::vector<quint32>> RecordEdit::select(const RecordRule &rule, RecordFit &fit, const MapFile &map, int lump,
                                                       BatchMap &at)
{
    if (!rule.filter) {
        std::vector<quint32> all(map.recordCount(lump));
        std::iota(all.begin(), all.end(), 0U);
        return all;
    }
    if (!filtered_)
        filtered_.emplace(map);
    const auto filter = bindWhere(*filtered_, filters_->ofRules[static_cast<size_t>(&rule - rules_.data())], lump);
    if (!filter) {
        failRule(at, rule, Failed, isFromFile(rule) ? filter.error() : CommandText::tr("--where: %1").arg(filter.error()));
        return {};
    }
    if (!spend(whereEffort(*filtered_, filter.value(), lump), rule, at))
        return {};
    auto where = applyWhere(*filtered_, filter.value(), lump);
    fit.terms.add(where);
    return std::move(where.records);
}

// Makes a rule's assignments. Returns false after noting why it cannot.
bool RecordEdit::apply(const RecordRule &rule, RecordFit &fit, MapFile &edited, BatchMap &at)
{
    const auto fail = [&](int code, const QString &why) { return failRule(at, rule, code, why); };
    const int lump = edited.findLump(rule.lump);
    const auto left = whyLeftAlone(edited, lump, rule);
    fit.isTried = true;
    fit.isFound = fit.isFound || left.isEmpty();
    if (!left.isEmpty()) {
        if (!left_.contains(left))
            left_.append(left);
        return true;
    }
    std::vector<Assignment> assignments;
    for (const auto &text : rule.assignments) {
        auto assignment = Assignment::parse(text, edited, lump);
        if (!assignment)
            return fail(Failed, (isFromFile(rule) ? u"%1: %2"_s : CommandText::tr("--set %1: %2")).arg(text, assignment.error()));
        fields_.insert(assignment.value().field);
        assignments.push_back(std::move(assignment).value());
    }
    if (filters_->where && !selected_ && !selectWhere(edited, lump, at)) // no rule has changed anything yet
        return false;
    auto records = select(rule, fit, edited, lump, at);
    if (!records)
        return false;
    if (filters_->where) {
        fit.isNeeded = fit.isNeeded || (!records->empty() && !selected_->empty());
        std::erase_if(*records, [this](quint32 record) { return !std::ranges::binary_search(*selected_, record); });
        fit.isApplied = fit.isApplied || !records->empty();
    }
    for (const auto &assignment : assignments) {
        const auto *expression = std::get_if<Expression>(&assignment.value);
        const auto steps = static_cast<quint64>(expression ? expression->size() : 0);
        if (!spend((cellsOfChange + steps) * (1 + records->size()), rule, at))
            return false;
        auto changes = changesOf(edited, assignment, *records);
        if (!changes)
            return fail(Findings, changes.error());
        const auto edit = editOf(edited, std::move(changes).value());
        if (edit.empty())
            continue;
        if (const auto change = edited.apply(edit); !change)
            return fail(Findings, change.error());
        filtered_.reset();
    }
    return true;
}

bool RecordEdit::make(MapFile &edited, BatchMap &at)
{
    const auto before = edited;
    cells_ = limits_.cells;
    deadline_ = timeOfWork() + std::chrono::nanoseconds(limits_.time).count();
    const auto mapName = mapNameOf(at.file());
    for (size_t i = 0; i < rules_.size(); ++i)
        if (isRuleForMap(rules_[i], mapName) && !apply(rules_[i], fits_[i], edited, at))
            return false;
    filtered_.reset();
    lumps_ = changesIn(before, edited, fields_);
    if (!lumps_.empty())
        before_.emplace(before);
    return true;
}

bool RecordEdit::mayBeSaved(const MapFile &saved, BatchMap &at)
{
    if (!before_)
        return true;
    EditFaults faults;
    faults.refused = errorsAdded(*before_, saved);
    faults.warned = misfitsAdded(*before_, saved);
    before_.reset();
    return at.accept(faults);
}

bool RecordEdit::isResult(const MapFile &map, const MapFile &other) const
{
    std::map<std::pair<int, int>, QStringList> edited; // fields by lump, in both
    for (const auto &rule : rules_)
        edited[{map.findLump(rule.lump), other.findLump(rule.lump)}] += fieldNamesOf(rule);
    auto changed = changedLumps(map, other);
    for (const auto &[lumps, names] : edited) {
        const auto [lump, there] = lumps;
        if (lump == bsp::none || there == bsp::none)
            continue;
        const auto &table = map.lump(lump);
        const auto changes = recordChanges(FormerRecords(table, map.lumpBytes(lump), other.lumpBytes(there)));
        for (size_t field = 0; field < changes.fields.size(); ++field)
            if (changes.fields[field] > 0 && !names.contains(fromView(table.fields[field].name), Qt::CaseInsensitive))
                return false;
        if (changes.added + changes.removed > 0)
            return false;
        for (const auto &name : {table.title, table.name}) // BSPX lumps go by their names
            changed.removeAll(fromView(name));
    }
    return changed.isEmpty() && map.entityText() == other.entityText();
}

QStringList RecordEdit::changes(bool isUnwritten) const
{
    QStringList sentences;
    for (const auto &lump : lumps_) {
        QStringList fields;
        for (const auto &change : lump.changes)
            if (!fields.contains(change.field))
                fields.append(change.field);
        sentences.append((isUnwritten ? CommandText::tr("records of %1 that would change: %2 (%3)")
                                      : CommandText::tr("records of %1 changed: %2 (%3)"))
                             .arg(lump.title, numberText(countOfRecords(lump.changes)), namesText(fields)));
    }
    return sentences;
}

QJsonObject RecordEdit::json(bool hasError) const
{
    QJsonArray records;
    qsizetype changed = 0;
    for (const auto &lump : hasError ? std::vector<LumpChanges>() : lumps_) {
        changed += countOfRecords(lump.changes);
        for (const auto &[record, field, old, now] : lump.changes)
            records.append(QJsonObject{{u"lump"_s, lump.name},
                                       {u"index"_s, static_cast<qint64>(record)},
                                       {u"field"_s, field},
                                       {u"old"_s, old},
                                       {u"new"_s, now}});
    }
    return {{u"changed"_s, changed}, {u"records"_s, records}};
}

int RecordEdit::report(const RecordRule &rule, const RecordFit &fit) const
{
    if (!fit.isTried)
        return Fine;
    const auto atLine = [&rule](const QString &sentence) { return ruleError(rule.line, sentence).what; };
    if (!fit.isFound) {
        auto names = fieldNamesOf(rule);
        for (const auto &text : rule.assignments)
            names += namesAssignedIn(text, rule.lump);
        names.removeDuplicates();
        fail(isFromFile(rule) ? rule.file : u"--set"_s,
             atLine(CommandText::tr("None of these maps has a lump %1 with these fields and flags: %2.", "2: fields and flags")
                        .arg(rule.lump, namesText(names))));
        return Unmatched;
    }
    if (fit.isNeeded && !fit.isApplied) {
        fail(rule.file, atLine(CommandText::tr("This rule matches no record that --where selects.")));
        return Unmatched;
    }
    return fit.terms.report(isFromFile(rule) ? rule.file : u"--where"_s,
                            atLine(CommandText::tr("No record in these maps matches %1.", "1: a term")),
                            atLine(CommandText::tr("No record in these maps matches the whole filter.")));
}

int RecordEdit::report() const
{
    int code = Fine;
    for (size_t i = 0; i < rules_.size(); ++i)
        code = worse(code, report(rules_[i], fits_[i]));
    return worse(code, whereFits_.report(u"--where"_s, CommandText::tr("No record in these maps matches %1.", "1: a term"),
                                         CommandText::tr("No record in these maps matches the whole filter.")));
}

QStringList fieldNamesIn(const std::vector<DeclaredLump> &lumps)
{
    QStringList names;
    for (const auto &each : lumps)
        for (const auto &field : each.lump->fields)
            names.append(fromView(field.name));
    return names;
}

} // namespace

QString faultOfNames(const RecordRule &rule)
{
    const auto lumps = lumpsNamed(rule.lump);
    if (lumps.empty())
        return withMeant(CommandText::tr("No format has a lump %1.").arg(rule.lump), rule.lump, tableNames());
    if (std::ranges::all_of(lumps, [](const DeclaredLump &each) { return each.lump->fields.empty(); }))
        return CommandText::tr("%1 consists of bytes, not of records. Use lump --extract and lump --replace to edit it.")
            .arg(fromView(lumps.front().lump->title));
    for (const auto &name : fieldNamesOf(rule)) {
        const auto has = [&name](const DeclaredLump &each) {
            return fieldNamed(each.lump->fields, name) || fieldNamed(each.lump->computed, name);
        };
        if (std::ranges::none_of(lumps, has) && !fieldNamed({&bsp::xashTexinfoFaceInfo, 1}, name))
            return withMeant(CommandText::tr("No format has a field %1 in the lump %2.").arg(name, rule.lump), name,
                             fieldNamesIn(lumps));
    }
    return {};
}

std::unique_ptr<BatchEdit> recordEdit(const std::vector<RecordRule> &rules, const std::optional<QString> &where,
                                      const RecordEditLimits &limits)
{
    auto filters = std::make_shared<RecordEdit::Filters>();
    for (const auto &rule : rules)
        filters->ofRules.push_back(ParsedFilter::parse(rule.filter.value_or(QString())));
    if (where)
        filters->where = ParsedFilter::parse(*where);
    return std::make_unique<RecordEdit>(rules, std::move(filters), limits);
}

} // namespace commands
