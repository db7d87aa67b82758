#include "app/commands/definitionoption.h"
#include "app/commands/mapoutput.h"
#include "app/commands/overmaps.h"
#include "core/assets/gamefiles.h"
#include "core/checks/checks.h"
#include "core/opening/identitytext.h"
#include "core/opening/mapsource.h"
#include "core/scene/marks/pointfile.h"
#include "core/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <atomic>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

constexpr size_t shownFindings = 5; // of one kind, in the plain text

// Adds the entity and the key that a finding is about. Adds nothing for findings about other records.
void addEntity(QJsonObject &row, const MapFile &map, const Finding &finding)
{
    if (finding.record.lump != map.format().roles.entityList)
        return;
    row.insert(u"entity"_s, static_cast<qint64>(finding.record.index));
    row.insert(u"key"_s, finding.key.isEmpty() ? QJsonValue() : QJsonValue(map.entitySource().toText(finding.key)));
}

// For --all: the findings as printed, by Problem::number.
using Listed = std::vector<PackedBytes>;

// Returns a finding as a line of text, or as a JSON object whose lines still have to be indented.
QByteArray listed(const MapFile &map, const Problem &problem, const Finding &finding, bool json)
{
    if (!json)
        return u"%1: %2\n"_s.arg(severityName(problem.severity), inOneLine(finding.text)).toUtf8();
    QJsonObject row{{u"index"_s, finding.record.isValid() ? QJsonValue(static_cast<qint64>(finding.record.index)) : QJsonValue()},
                    {u"text"_s, finding.text}};
    addEntity(row, map, finding);
    return QJsonDocument(row).toJson();
}

// The placeholder in the JSON for a list, followed by the list's number. No real value begins with it.
const QString standIn = u"\u0001list "_s;

// Prints the object with the lists in place of their placeholders. The bytes are the same as if the object contained the
// lists.
int printListing(const QJsonObject &object, const Listed &lists)
{
    constexpr qsizetype atOnce = 1 << 20; // bytes
    QByteArray text;
    const auto flush = [&text](qsizetype from) {
        const bool isDone = text.size() < from || tryPrint(QString::fromUtf8(text));
        if (text.size() >= from)
            text.clear();
        return isDone;
    };
    const auto mark = "\"\\u0001list "_ba;
    for (const auto &line : QJsonDocument(withFile(object)).toJson().split('\n')) {
        const auto trimmed = line.trimmed();
        if (!trimmed.startsWith(mark)) {
            text += line + '\n';
            continue;
        }
        const auto indent = line.first(line.indexOf('"'));
        bool isFirst = true;
        const auto number = trimmed.sliced(mark.size()).chopped(1).toULongLong();
        const bool isPrinted = lists[number].eachBlock([&](const QByteArray &block) {
            for (const auto &part : block.chopped(1).split('\n')) {
                if (!std::exchange(isFirst, false))
                    text += part == "{" ? ",\n" : "\n";
                text += indent + part;
            }
            return flush(atOnce);
        });
        text += '\n';
        if (!isPrinted)
            return failToPrint();
    }
    text.chop(1); // nothing follows the last line end
    return flush(0) ? Fine : failToPrint();
}

struct MapCheck {
    MapFile map; // with the game that it is checked for
    std::vector<Problem> problems{};
    Listed listed{}; // empty without --all

    bool has(Severity severity) const
    {
        return std::ranges::any_of(problems, [severity](const Problem &p) { return p.severity == severity; });
    }
};

// Returns the findings as JSON. `all`: adds placeholders for the lists of all findings.
QJsonObject asJson(const MapCheck &check, bool all)
{
    const auto &map = check.map;
    QJsonArray rows;
    for (const auto &problem : check.problems) {
        const auto &first = problem.findings.front();
        const bool hasField = problem.lump >= 0 && problem.field >= 0;
        QJsonObject row{
            {u"severity"_s, severityName(problem.severity)},
            {u"id"_s, problem.id},
            {u"lump"_s, problem.lump >= 0 ? QJsonValue(fromView(map.lump(problem.lump).name)) : QJsonValue()},
            {u"index"_s, first.record.isValid() ? QJsonValue(static_cast<qint64>(first.record.index)) : QJsonValue()},
            {u"field"_s, hasField ? QJsonValue(fromView(map.lump(problem.lump).fields[static_cast<size_t>(problem.field)].name))
                                  : QJsonValue()},
            {u"count"_s, static_cast<qint64>(problem.count)},
            {u"text"_s, first.text}};
        if (all) {
            addEntity(row, map, first);
            row.insert(u"records"_s, QJsonArray{standIn + QString::number(problem.number)});
        }
        rows.append(row);
    }
    return QJsonObject{{u"problems"_s, rows}};
}

QString unknownId(const QString &id)
{
    const auto meant = nearestName(id, checkIds());
    return meant.isEmpty() ? CommandText::tr("Unknown kind of finding: %1. Known kinds: %2.").arg(id, checkIds().join(u", "_s))
                           : CommandText::tr("Unknown kind of finding: %1. Did you mean %2?").arg(id, meant);
}

// Joins problems of the same id and severity, whatever their lump and field. The joined findings begin with one of each
// problem; the others of the first problem follow.
std::vector<Problem> joinedById(const std::vector<Problem> &problems)
{
    std::vector<Problem> joined;
    std::vector<std::ptrdiff_t> parts; // how many were joined
    for (const auto &problem : problems) {
        const auto found = std::ranges::find_if(
            joined, [&problem](const Problem &each) { return each.id == problem.id && each.severity == problem.severity; });
        if (found == joined.end()) {
            joined.push_back(problem);
            parts.push_back(1);
            continue;
        }
        auto &count = parts[static_cast<size_t>(found - joined.begin())];
        const auto at = std::min(count++, std::ssize(found->findings));
        found->findings.insert(found->findings.begin() + at, problem.findings.front());
        found->count += problem.count;
    }
    return joined;
}

// Prints the findings. For a map read as another format, findings are joined by id: details of each lump say little there.
int printText(const MapCheck &check, bool all)
{
    const auto &found = check.problems;
    const auto doubt = found.empty() ? QString() : doubtOfFindings(check.map);
    const auto joined = doubt.isEmpty() || all ? std::vector<Problem>() : joinedById(found);
    const auto &problems = joined.empty() ? found : joined;
    QString text;
    if (!doubt.isEmpty()) {
        QSet<QString> kinds;
        quint64 count = 0;
        for (const auto &problem : problems) {
            kinds.insert(problem.id);
            count += problem.count;
        }
        text = CommandText::tr("%1 Problems: %2; kinds: %3.\n").arg(doubt, numberText(count), numberText(kinds.size()));
    }
    if (problems.empty())
        text += CommandText::tr("No problems.\n");
    bool isPrinted = tryPrint(text);
    auto *output = MapOutput::current();
    for (const auto &problem : problems) {
        text.clear();
        const auto shown = all ? std::min(problem.count, listedFindings)
                               : static_cast<quint32>(std::min(problem.findings.size(), shownFindings));
        if (all)
            isPrinted = isPrinted && check.listed[problem.number].eachBlock([](const QByteArray &block) {
                return tryPrint(QString::fromUtf8(block));
            });
        for (size_t i = 0; i < shown && !all; ++i)
            text += u"%1: %2\n"_s.arg(severityName(problem.severity), inOneLine(problem.findings[i].text));
        if (problem.count > shown)
            text += CommandText::tr("    ... and %1 more of this kind\n").arg(problem.count - shown);
        if (output && problem.severity == Severity::Note && !all)
            output->notes.append(text);
        else
            isPrinted = isPrinted && tryPrint(text);
    }
    return isPrinted ? Fine : failToPrint();
}

// Checks a map. Fails if the arguments do not fit it.
Result<MapCheck> checked(const QString &file, const MapFile &opened, const Arguments &arguments, GivenDefinitions &definitions)
{
    MapCheck found{.map = opened};
    auto &map = found.map;
    const auto places = adoptGame(map, arguments);
    if (!places)
        return Error{u"check: "_s + places.error()};
    const auto name = arguments.value(u"engine"_s);
    const int engine = name.isEmpty() ? map.format().engineOf(map.game()) : findEngine(map.format(), name);
    if (engine < 0)
        return Error{unknownEngine(map.format(), name)};
    const auto files = std::make_shared<const GameFiles>(file, map, places.value().places);
    if (const auto fault = definitions.adopt(map, files.get(), places.value().definitions); !fault.isEmpty())
        return Error{fault};
    const References references(map);
    const bool json = wantsJson(arguments);
    const FindingList list = [&found, json](const Problem &problem, const Finding &finding) {
        found.listed.resize(std::max<size_t>(found.listed.size(), problem.number + 1));
        found.listed[problem.number].append(listed(found.map, problem, finding, json));
    };
    found.problems = check({.map = map,
                            .references = references,
                            .engine = engine,
                            .wanted = {arguments.values(u"only"_s), arguments.values(u"without"_s)},
                            .files = files,
                            .pointFile = pointFileBeside(file),
                            .mapPath = file,
                            .list = arguments.has(u"all"_s) ? list : FindingList()});
    return found;
}

// Numbers of maps, counted in several threads.
struct CheckTotal {
    std::atomic<qsizetype> checked = 0, withErrors = 0, withWarnings = 0;

    void add(const MapCheck &check)
    {
        ++checked;
        withErrors += check.has(Severity::Error) ? 1 : 0;
        withWarnings += check.has(Severity::Warning) ? 1 : 0;
    }
    QString text() const
    {
        return CommandText::tr("Maps checked: %1; with errors: %2; with warnings: %3.\n")
            .arg(numberText(checked.load()), numberText(withErrors.load()), numberText(withWarnings.load()));
    }
};

int checkOfMap(const Arguments &arguments, GivenDefinitions &definitions, CheckTotal &total)
{
    const auto map = openMap(arguments.file(), arguments, Missing::Ignored);
    if (!map)
        return fail(arguments.file(), map.error());
    const auto found = checked(arguments.file(), map.value(), arguments, definitions);
    if (!found)
        return fail(found.error());
    const auto &check = found.value();
    total.add(check);
    const bool all = arguments.has(u"all"_s);
    const int printed = wantsJson(arguments) ? printListing(asJson(check, all), check.listed) : printText(check, all);
    return printed != Fine ? printed : check.has(Severity::Error) ? Findings : Fine;
}

} // namespace

Synopsis checkSynopsis()
{
    return {
        u"check"_s,
        u"FILE..."_s,
        CommandText::tr(
            "Checks one or more maps for problems.\n\nerror: the game refuses the map, crashes, or reads outside a "
            "lump.\nwarning: the map loads, but something will not work as intended.\nnote: worth knowing, such as a compiler "
            "limit.")
            + u"\n\n"_s + manyHelp(),
        {{u"engine"_s, u"NAME"_s,
          CommandText::tr("Check against this engine's limits; by default, those of the map's "
                          "game or its tools.")},
         {u"all"_s, {}, CommandText::tr("List every finding, not only the first few of each kind.")},
         {u"json"_s,
          {},
          CommandText::tr("Print JSON, for programs: for each kind of finding, the count and the first record; with --all, every "
                          "record and, for entities, the key. For many maps, a list.")},
         jsonLinesOption(),
         jobsOption(),
         {.name = u"only"_s,
          .values = u"ID"_s,
          .help = CommandText::tr("Show only findings of this kind, by its id in the JSON."),
          .repeats = true},
         {.name = u"without"_s, .values = u"ID"_s, .help = CommandText::tr("Show no findings of this kind."), .repeats = true},
         gameOption(),
         definitionsOption()},
        CommandText::tr("No errors were found; there may be warnings and notes."),
        {},
        CommandText::tr("An error was found.")};
}

int checkMap(const Arguments &arguments)
{
    if (wantsJson(arguments))
        speakEnglish();
    for (const auto &id : arguments.values(u"only"_s) + arguments.values(u"without"_s))
        if (!checkIds().contains(id))
            return fail(unknownId(id));
    if (const auto fault = faultOfGame(arguments); !fault.isEmpty())
        return fail(u"check"_s, fault);
    GivenDefinitions definitions(arguments);
    CheckTotal total;
    return forEachMap(arguments, {.form = formOf(arguments, ManyForm::Text), .total = [&total] { return total.text(); }},
                      [&](const Arguments &each) { return checkOfMap(each, definitions, total); });
}

} // namespace commands
