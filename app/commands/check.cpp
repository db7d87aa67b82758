#include "app/commands/commands.h"
#include "app/commands/definitionoption.h"
#include "core/assets/gamefiles.h"
#include "core/checks/checks.h"
#include "core/map/identitytext.h"
#include "core/map/mapsource.h"
#include "core/scene/pointfile.h"
#include "core/text.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands
{
namespace
{

constexpr size_t shownFindings = 5; // of one kind, in the text for people

// With --all a damaged map may have millions of one kind: so many are listed, and the rest is counted.
constexpr quint32 listedFindings = 250'000;

// Which entity a finding is about, and by which key; nothing of what is about something else.
void addEntity(QJsonObject &row, const MapFile &map, const Finding &finding)
{
    if (finding.record.lump != map.format().roles.entityList)
        return;
    row.insert(u"entity"_s, static_cast<qint64>(finding.record.index));
    row.insert(u"key"_s, finding.key.isEmpty() ? QJsonValue() : QJsonValue(map.entitySource().toText(finding.key)));
}

QJsonArray recordsOf(const MapFile &map, const Problem &problem)
{
    QJsonArray rows;
    for (const auto &finding : problem.findings) {
        QJsonObject row{
            {u"index"_s, finding.record.isValid() ? QJsonValue(static_cast<qint64>(finding.record.index)) : QJsonValue()},
            {u"text"_s, finding.text}};
        addEntity(row, map, finding);
        rows.append(row);
    }
    return rows;
}

QJsonObject asJson(const MapFile &map, const std::vector<Problem> &problems, bool all)
{
    QJsonArray rows;
    for (const auto &problem : problems) {
        const auto &first = problem.findings.front();
        const bool hasField = problem.lump >= 0 && problem.field >= 0;
        QJsonObject row{
            {u"severity"_s, severityName(problem.severity)},
            {u"id"_s, problem.id},
            {u"lump"_s, problem.lump >= 0 ? QJsonValue(fromView(map.lump(problem.lump).name)) : QJsonValue()},
            {u"index"_s, first.record.isValid() ? QJsonValue(static_cast<qint64>(first.record.index)) : QJsonValue()},
            {u"field"_s,
             hasField ? QJsonValue(fromView(map.lump(problem.lump).fields[static_cast<size_t>(problem.field)].name))
                      : QJsonValue()},
            {u"count"_s, static_cast<qint64>(problem.count)},
            {u"text"_s, first.text}};
        if (all) {
            addEntity(row, map, first);
            row.insert(u"records"_s, recordsOf(map, problem));
        }
        rows.append(row);
    }
    return QJsonObject{{u"problems"_s, rows}};
}

QString unknownId(const QString &id)
{
    QStringList ids;
    for (const auto *each : checkIds())
        ids.append(QString::fromLatin1(each));
    return CommandText::tr("There is no kind of finding %1; there are: %2.").arg(id, ids.join(u", "_s));
}

// As one those of one id, whatever the lump and the field: first one finding of each, then the others of the first.
std::vector<Problem> joinedById(const std::vector<Problem> &problems)
{
    std::vector<Problem> joined;
    std::vector<std::ptrdiff_t> parts; // how many were joined
    for (const auto &problem : problems) {
        const auto found = std::ranges::find_if(joined, [&problem](const Problem &each) {
            return each.id == problem.id && each.severity == problem.severity;
        });
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

// Of a map that is read as what it is not, nobody reads what is wrong in each lump.
QString asText(const MapFile &map, const std::vector<Problem> &found, bool all)
{
    const auto doubt = found.empty() ? QString() : doubtOfFindings(map);
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
    for (const auto &problem : problems) {
        const auto shown = all ? problem.findings.size() : std::min(problem.findings.size(), shownFindings);
        for (size_t i = 0; i < shown; ++i)
            text += u"%1: %2\n"_s.arg(severityName(problem.severity), inOneLine(problem.findings[i].text));
        if (problem.count > shown)
            text += CommandText::tr("    ... and %1 more of this kind\n").arg(problem.count - shown);
    }
    return text.isEmpty() ? CommandText::tr("No problems.\n") : text;
}

struct MapCheck {
    MapFile map; // as the game that it is checked for
    std::vector<Problem> problems{};

    bool hasErrors() const
    {
        return std::ranges::any_of(problems, [](const Problem &p) { return p.severity == Severity::Error; });
    }
};

// Fails where the words do not fit the map.
Result<MapCheck> checked(const QString &file, const MapFile &opened, const Arguments &arguments,
                         GivenDefinitions &definitions)
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
    found.problems = check({.map = map,
                            .references = references,
                            .engine = engine,
                            .wanted = {arguments.values(u"only"_s), arguments.values(u"without"_s)},
                            .files = files,
                            .pointFile = pointFileBeside(file),
                            .mapPath = file,
                            .keptFindings = arguments.has(u"all"_s) ? listedFindings : Problems::usualFindings});
    return found;
}

// Of several maps each goes on where another cannot be read.
int checkEach(const Arguments &arguments)
{
    const bool json = arguments.has(u"json"_s), all = arguments.has(u"all"_s);
    int code = Fine;
    QJsonArray maps;
    GivenDefinitions definitions(arguments);
    for (const auto &file : arguments.files()) {
        const auto map = openMap(file, arguments);
        const auto found = map ? checked(file, map.value(), arguments, definitions) : Result<MapCheck>(Error{map.error()});
        auto row = found ? asJson(found.value().map, found.value().problems, all) : QJsonObject();
        row.insert(u"file"_s, file);
        row.insert(u"error"_s, found ? QJsonValue() : QJsonValue(found.error()));
        if (json)
            maps.append(row);
        else if (found)
            code = std::max(code, print(inOneLine(file) + u":\n"_s + asText(found.value().map, found.value().problems, all)));
        code = std::max<int>(code, !found ? fail(file, found.error()) : found.value().hasErrors() ? Findings : Fine);
    }
    return std::max(code, json ? printJson({{u"maps"_s, maps}}) : Fine);
}

} // namespace

Synopsis checkSynopsis()
{
    return {
        u"check"_s,
        u"FILE..."_s,
        CommandText::tr("Looks for what is wrong with a map, or with each of several.\n\n"
                        "error: the game refuses the map, crashes, or reads outside a lump.\n"
                        "warning: it loads, but not as meant. note: worth knowing, such as a compiler's limit."),
        {{u"engine"_s, u"NAME"_s, CommandText::tr("Whose limits count; without it the game's own, or its tools'.")},
         {u"all"_s, {}, CommandText::tr("List every finding, not only the first of each kind.")},
         {u"json"_s,
          {},
          CommandText::tr("For programs: one entry for each kind of finding, with its first record and the count; with "
                          "--all each of its records too, of entities with the key. Of several maps a list of them.")},
         {.name = u"only"_s,
          .values = u"ID"_s,
          .help = CommandText::tr("Only findings of this kind, by its id in JSON."),
          .repeats = true},
         {.name = u"without"_s,
          .values = u"ID"_s,
          .help = CommandText::tr("No findings of this kind."),
          .repeats = true},
         gameOption(),
         definitionsOption()},
        CommandText::tr("No error was found; warnings and notes may have been."),
        {},
        CommandText::tr("An error was found.")};
}

int checkMap(const Arguments &arguments)
{
    if (arguments.has(u"json"_s))
        speakEnglish();
    for (const auto &id : arguments.values(u"only"_s) + arguments.values(u"without"_s))
        if (std::ranges::none_of(checkIds(), [&id](const char *each) { return id == QLatin1StringView(each); }))
            return fail(unknownId(id));
    if (arguments.files().size() > 1)
        return checkEach(arguments);
    const auto map = openMap(arguments.file(), arguments);
    if (!map)
        return fail(arguments.file(), map.error());
    GivenDefinitions definitions(arguments);
    const auto found = checked(arguments.file(), map.value(), arguments, definitions);
    if (!found)
        return fail(found.error());
    const auto &[its, problems] = found.value();
    const bool all = arguments.has(u"all"_s);
    const int printed = arguments.has(u"json"_s) ? printJson(asJson(its, problems, all)) : print(asText(its, problems, all));
    return printed != Fine ? printed : found.value().hasErrors() ? Findings : Fine;
}

} // namespace commands
