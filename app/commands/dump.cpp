#include "app/commands/dumpmany.h"
#include "app/commands/mapformats.h"
#include "app/commands/mapoutput.h"
#include "app/commands/overmaps.h"
#include "core/columns/columns.h"
#include "core/compare/canonical.h"
#include "core/files/outputfile.h"
#include "core/query/exporter.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"
#include "core/vis/clustersight.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

struct DumpJob {
    MapFile map;
    ExportFormat format = ExportFormat::Json;
    std::stop_token stop{};
};

// Returns the JSON members that say which of many maps it is; empty: there is only one.
QByteArray membersOfMap(const MapOutput *output, ExportFormat format)
{
    if (!output || (format != ExportFormat::Json && format != ExportFormat::Ndjson))
        return {};
    const auto name = QJsonDocument(QJsonArray{output->file}).toJson(QJsonDocument::Compact).sliced(1).chopped(1);
    return format == ExportFormat::Json ? "\n\"file\": " + name + ",\n\"error\": null," : "\"map\":" + name + ',';
}

int write(const DumpJob &job, const std::vector<int> &lumps, const QString &path)
{
    std::vector<ExportSelection> selections;
    for (const int lump : lumps)
        selections.push_back({.lump = lump, .withComputed = true});
    auto *output = MapOutput::current();
    const auto to = [&](QIODevice &device) {
        return exportRecords(job.map, selections, job.format, device, false, job.stop, membersOfMap(output, job.format));
    };
    if (output && path.isEmpty()) {
        MapOutputDevice device(*output);
        return to(device) ? Fine : Cancelled;
    }
    return writeTo(
        path, [&to](OutputFile &file) { return to(file.device()); }, job.stop);
}

// Writes lumps to files of their own in a folder, each with `writeLump`.
int writeFolder(const MapFile &map, const std::vector<int> &lumps, const QString &path, const QString &suffix,
                const std::function<int(int lump, const QString &path)> &writeLump)
{
    const QDir folder(path);
    if (const auto why = makeFolder(path); !why.isEmpty())
        return fail(why);
    for (const int lump : lumps)
        if (const int code = writeLump(lump, folder.filePath(fromView(map.lump(lump).name) + suffix)))
            return code;
    return Fine;
}

QString formatName(const Arguments &arguments) { return arguments.has(u"format"_s) ? arguments.value(u"format"_s) : u"json"_s; }

// Returns a sentence on options that do not go together, whatever the map; empty: all do.
QString dumpFault(const Arguments &arguments)
{
    const auto format = formatName(arguments);
    const bool raw = format == u"raw";
    if (!raw && format != u"json" && format != u"csv" && format != u"ndjson")
        return withMeant(CommandText::tr("dump: unknown format %1; use json, csv, ndjson, raw or sqlite.").arg(format), format,
                         {u"json"_s, u"csv"_s, u"ndjson"_s, u"raw"_s, u"sqlite"_s});
    if (arguments.has(u"canonical"_s) && arguments.has(u"format"_s) && format != u"ndjson")
        return CommandText::tr("dump: --canonical cannot be combined with --format %1.").arg(format);
    for (const auto &option : {u"calculated"_s, u"json-lines"_s, u"guard-formulas"_s, u"partition"_s, u"shard"_s})
        if (arguments.has(u"canonical"_s) && arguments.has(option))
            return CommandText::tr("dump: --canonical cannot be combined with --%1.").arg(option);
    if (arguments.has(u"guard-formulas"_s) && format != u"csv")
        return CommandText::tr("dump: --guard-formulas needs --format csv.");
    if (arguments.has(u"json-lines"_s) && format != u"json")
        return jsonLinesFault(u"dump"_s, format);
    if (arguments.has(u"calculated"_s) && raw)
        return CommandText::tr("dump: --calculated cannot be combined with --format raw.");
    return {};
}

QString formatTitle(const bsp::Format &format) { return fromView(format.game().title); }

QStringList lumpNames(const MapFile &map)
{
    QStringList names;
    for (const int lump : map.lumps())
        names.append(fromView(map.lump(lump).name).toLower());
    return names;
}

bool hasLumpNamed(const bsp::Format *format, const QString &name)
{
    const auto declared = lumpsNamed(name);
    return std::ranges::find(declared, format, &DeclaredLump::format) != declared.end();
}

// Returns a sentence on the first lump of --lump that none of these maps can have; empty: there is none. Maps in archives may be
// of any format. Reads the heads of maps only until their formats have all these lumps.
QString faultOfLumpNames(const Arguments &arguments, const std::vector<NamedMap> &maps)
{
    const auto names = arguments.values(u"lump"_s);
    if (names.isEmpty())
        return {};
    for (const auto &name : names)
        if (lumpsNamed(name).empty())
            return withMeant(CommandText::tr("dump: No format has a lump %1.").arg(name), name, knownLumpNames());
    const auto missing = [&names](const MapFormats &formats) {
        return std::ranges::find_if(names, [&formats](const QString &name) {
            return std::ranges::none_of(formats, [&name](const bsp::Format *format) { return hasLumpNamed(format, name); });
        });
    };
    const auto isEnough = [&](const MapFormats &formats) { return missing(formats) == names.end(); };
    const auto formats = arguments.as() ? MapFormats{arguments.as()} : knownFormats(maps, isEnough);
    if (formats.empty() || isEnough(formats))
        return {};
    QStringList titles;
    for (const auto *format : formats)
        if (const auto title = formatTitle(*format); !titles.contains(title))
            titles.append(title);
    return CommandText::tr("dump: %1 maps have no lump %2.").arg(listText(titles), *missing(formats));
}

// Returns the lumps that --lump names. Fails with a sentence if the map lacks one, or one does not fit the format.
Result<std::vector<int>> lumpsOf(const MapFile &map, const Arguments &arguments)
{
    const bool raw = formatName(arguments) == u"raw";
    std::vector<int> lumps;
    for (const auto &name : arguments.values(u"lump"_s)) {
        const int lump = map.findLump(name);
        if (lump == bsp::none)
            return Error{withMeant(CommandText::tr("dump: %1 maps have no lump %2.").arg(formatTitle(map.format()), name), name,
                                   lumpNames(map))};
        if (raw && map.lump(lump).kind == bsp::Kind::Derived)
            return Error{
                CommandText::tr("dump: %1 is a derived table and has no bytes in the file.").arg(fromView(map.lump(lump).name))};
        if (!raw && map.lump(lump).fields.empty())
            return Error{
                CommandText::tr("dump: %1 has no records; --format raw prints its bytes.").arg(fromView(map.lump(lump).name))};
        if (std::ranges::find(lumps, lump) == lumps.end())
            lumps.push_back(lump);
    }
    return lumps;
}

// Returns a sentence if this many lumps cannot go where the arguments say; empty: they can.
QString faultOfDestination(const Arguments &arguments, size_t lumps)
{
    const auto format = formatName(arguments);
    const bool hasOutput = arguments.has(u"output"_s);
    if (format == u"raw" && lumps != 1)
        return CommandText::tr("dump: --format raw needs exactly one --lump.");
    if (format == u"csv" && lumps != 1 && !hasOutput)
        return CommandText::tr("dump: CSV of several lumps needs --output FOLDER, or a single --lump.");
    return {};
}

ExportFormat exportFormatOf(const Arguments &arguments)
{
    const auto name = formatName(arguments);
    if (name == u"csv")
        return arguments.has(u"guard-formulas"_s) ? ExportFormat::SheetCsv : ExportFormat::Csv;
    return name == u"json" ? ExportFormat::Json : ExportFormat::Ndjson;
}

int dumpCanonical(const Arguments &arguments)
{
    const auto map = openMap(arguments.file(), arguments);
    if (!map)
        return fail(arguments.file(), map.error());
    const auto known = canonicalLumps(map.value());
    std::vector<int> lumps;
    for (const auto &name : arguments.values(u"lump"_s)) {
        const int lump = map.value().findLump(name);
        if (std::ranges::find(known, lump) == known.end())
            return fail(CommandText::tr("dump: --canonical cannot print %1.").arg(name));
        lumps.push_back(lump);
    }
    const auto path = arguments.value(u"output"_s);
    const auto stop = interruption(path);
    return writeTo(
        path,
        [&](OutputFile &output) {
            return writeCanonical(map.value(), arguments.has(u"lump"_s) ? lumps : known, output.device(), stop);
        },
        stop);
}

int dumpOfMap(const Arguments &arguments)
{
    auto opened = openMap(arguments.file(), arguments);
    if (!opened)
        return fail(arguments.file(), opened.error());
    auto named = lumpsOf(opened.value(), arguments);
    if (!named)
        return fail(named.error());
    auto lumps = std::move(named).value();
    if (const auto fault = faultOfDestination(arguments, lumps.size()); !fault.isEmpty())
        return fail(fault);
    const auto path = arguments.value(u"output"_s), format = formatName(arguments);
    DumpJob job{.map = std::move(opened).value()};
    auto &map = job.map;
    if (format == u"raw") {
        const auto writeRaw = [&map](int lump, const QString &to) {
            return writeTo(to, [&](OutputFile &output) { return output.write(viewOf(map.lumpBytes(lump))); });
        };
        return arguments.isOfMany() ? writeFolder(map, lumps, path, u".lump"_s, writeRaw) : writeRaw(lumps.front(), path);
    }
    const bool isFolder = format == u"csv" && (lumps.size() != 1 || arguments.isOfMany());
    if (lumps.empty())
        lumps = recordLumps(map);
    job.format = exportFormatOf(arguments);
    job.stop = interruption(path);
    calculate(map, lumps, arguments.has(u"calculated"_s), job.stop);
    if (job.stop.stop_requested())
        return cancelled(path);
    const auto writeOne = [&job](int lump, const QString &to) { return write(job, {lump}, to); };
    return isFolder ? writeFolder(map, lumps, path, u".csv"_s, writeOne) : write(job, lumps, path);
}

} // namespace

void calculate(MapFile &map, const std::vector<int> &lumps, bool withColumns, const std::stop_token &stop)
{
    const auto has = [&lumps](int lump) { return std::ranges::find(lumps, lump) != lumps.end(); };
    const auto &roles = map.format().roles;
    if (has(roles.clusters) || (withColumns && has(roles.leafs))) // their columns say what their cluster sees
        fillClusters(map);
    for (const int lump : lumps)
        if (withColumns && !map.lump(lump).computed.empty())
            map.setComputed(lump, computeColumns(map, lump, stop));
}

Synopsis dumpSynopsis()
{
    return {
        u"dump"_s,
        u"FILE..."_s,
        CommandText::tr(
            "Prints records as JSON, CSV or newline-delimited JSON (ndjson), or a lump's raw bytes.\n\nCSV "
            "of several lumps goes into a folder, one file per lump. Values are printed as stored.\n\nFor many "
            "maps, JSON is a list of maps, each line of ndjson names its map, and CSV and raw bytes go into "
            "FOLDER/NAME/LUMP.csv or .lump, where --output names FOLDER and NAME is the map's name.\n\n"
            "--format sqlite writes the records of all maps, with the calculated columns, and the names of the "
            "textures in the WADs among FILE... into a SQLite database. If the database exists, new and changed files "
            "are added, and files that have the same size and time are skipped. Files that cannot be read or are not "
            "named again keep their records. Each map is written whole or not at all: after Ctrl+C or a crash, run "
            "the same command to continue. lumpscope help sql lists the tables and ten questions in SQL.\n\n--partition writes "
            "the records as compressed ndjson, in files of 64 to "
            "256 maps that DuckDB, Spark, ClickHouse and Trino read as tables. Later runs into the same folder need "
            "the same options and the same folder FILE, and add what is missing.")
            + u"\n\n"_s + manyHelp() + u' ' + manyOutputsHelp(),
        {{u"lump"_s, u"NAME|INDEX"_s,
          CommandText::tr("The lump to print, by name or directory slot; by default, all lumps that have "
                          "records."),
          true},
         {u"format"_s, u"json|csv|ndjson|raw|sqlite"_s,
          CommandText::tr(
              "The output format; json by default. --json-lines is a form of json, and cannot be combined with the others.")},
         jsonLinesOption(),
         jobsOption(),
         {u"calculated"_s,
          {},
          CommandText::tr("Also print the calculated columns: for faces, the texture, area, model and light; for leafs, the "
                          "volume; and so on.")},
         {u"canonical"_s,
          {},
          CommandText::tr(
              "Print each record as a line of JSON, sorted, with 12-digit hashes of content instead of record numbers, so "
              "that any program that compares texts can compare two compiles of a map.")},
         {u"guard-formulas"_s,
          {},
          CommandText::tr("In CSV, put an apostrophe before text that a spreadsheet would read as a formula because "
                          "it begins with =, +, -, @, a tab or a carriage return.")},
         {.name = u"output"_s,
          .values = u"PATH"_s,
          .help = CommandText::tr("The file to write, or the folder for CSV of several lumps and for CSV and raw bytes of many "
                                  "maps; by default, the standard output. Existing files are replaced. With --format sqlite, the "
                                  "database, to which maps are added."),
          .writes = true},
         {u"partition"_s, u"DIR"_s,
          CommandText::tr("With --format ndjson: write the files DIR/format=ID/lump=NAME/part-SHARD-NUMBER.ndjson.gz. Their "
                          "column map has the path of each record's map, relative to the folder FILE. "
                          "DIR/manifest-SHARD.ndjson lists the finished maps, which the next run skips. Without --lump, all "
                          "lumps with records, the parts of BSPX lumps and the derived tables are written.")},
         {u"shard"_s, u"I/N"_s,
          CommandText::tr("With --partition: write only the maps of shard I of N, so that N processes or machines share "
                          "the work. The path of a map decides its shard.")}},
        {},
        {},
        CommandText::tr("With --partition: a map differs from the one that was written under its path, whose records stay."),
        CommandText::tr("With --partition: no map has a table that --lump names. Not with several shards.")};
}

int dump(const Arguments &arguments)
{
    if (arguments.value(u"format"_s) == u"sqlite")
        return dumpDatabase(arguments);
    if (const auto fault = dumpFault(arguments); !fault.isEmpty())
        return fail(fault);
    if (arguments.has(u"partition"_s) || arguments.has(u"shard"_s))
        return dumpPartitions(arguments);
    const auto format = formatName(arguments);
    ManyOptions options{.form = ManyForm::Plain};
    if (arguments.has(u"canonical"_s)) {
        options.whyNotMany = CommandText::tr("dump: --canonical takes a single map.");
        return forEachMap(arguments, options, dumpCanonical);
    }
    if (format == u"json" || format == u"ndjson")
        options.output = u"output"_s;
    else if (arguments.has(u"output"_s))
        options.outputs = {{u"output"_s, {}}};
    else
        options.whyNotMany = CommandText::tr("dump: CSV and raw bytes of many maps need --output FOLDER.");
    if (format == u"json")
        options.form = formOf(arguments, ManyForm::Json);
    options.faultOfMaps = [&arguments](const std::vector<NamedMap> &maps) { return faultOfLumpNames(arguments, maps); };
    return forEachMap(arguments, options, dumpOfMap);
}

} // namespace commands
