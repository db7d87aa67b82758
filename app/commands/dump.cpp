#include "app/commands/commands.h"
#include "core/columns/columns.h"
#include "core/files/outputfile.h"
#include "core/query/exporter.h"
#include "core/text.h"
#include "core/vis/clustersight.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

int write(const MapFile &map, const std::vector<int> &lumps, ExportFormat format, const QString &path,
          const std::stop_token &stop)
{
    std::vector<ExportSelection> selections;
    for (const int lump : lumps)
        selections.push_back({.lump = lump, .withComputed = true});
    return writeTo(
        path, [&](OutputFile &output) { return exportRecords(map, selections, format, output.device(), false, stop); }, stop);
}

// Writes several lumps as CSV, each to a file of its own in a folder.
int writeFolder(const MapFile &map, const std::vector<int> &lumps, ExportFormat csv, const QString &path,
                const std::stop_token &stop)
{
    if (path.isEmpty())
        return fail(CommandText::tr("dump: CSV of several lumps needs --output FOLDER, or a single --lump."));
    const QDir folder(path);
    if (!folder.mkpath(u"."_s))
        return fail(path, CommandText::tr("The folder cannot be created."));
    for (const int lump : lumps)
        if (const int code = write(map, {lump}, csv, folder.filePath(fromView(map.lump(lump).name) + u".csv"_s), stop))
            return code;
    return Fine;
}

} // namespace

Synopsis dumpSynopsis()
{
    return {u"dump"_s,
            u"FILE"_s,
            CommandText::tr("Prints records as JSON, CSV or newline-delimited JSON (ndjson), or a lump's raw bytes.\n\nCSV "
                            "of several lumps goes into a folder, one file per lump. Values are printed as stored."),
            {{u"lump"_s, u"NAME|INDEX"_s,
              CommandText::tr("The lump to print, by name or directory slot; by default, all lumps that have "
                              "records."),
              true},
             {u"format"_s, u"json|csv|ndjson|raw"_s, CommandText::tr("The output format; json by default.")},
             {u"calculated"_s,
              {},
              CommandText::tr("Also print the calculated columns: for faces, the texture, area, model and light; for leafs, the "
                              "volume; and so on.")},
             {u"guard-formulas"_s,
              {},
              CommandText::tr("In CSV, put an apostrophe before text that a spreadsheet would read as a formula because "
                              "it begins with =, +, -, @, a tab or a carriage return.")},
             {.name = u"output"_s,
              .values = u"PATH"_s,
              .help = CommandText::tr("The file to write, or the folder for CSV of several lumps; by default, the standard "
                                      "output."),
              .writes = true}}};
}

int dump(const MapFile &map, const Arguments &arguments)
{
    const auto path = arguments.value(u"output"_s);
    const auto format = arguments.has(u"format"_s) ? arguments.value(u"format"_s) : u"json"_s;
    const bool raw = format == u"raw";
    if (!raw && format != u"json" && format != u"csv" && format != u"ndjson")
        return fail(CommandText::tr("dump: unknown format %1; use json, csv, ndjson or raw.").arg(format));
    if (arguments.has(u"guard-formulas"_s) && format != u"csv")
        return fail(CommandText::tr("dump: --guard-formulas needs --format csv."));
    const bool calculates = arguments.has(u"calculated"_s);
    if (calculates && raw)
        return fail(CommandText::tr("dump: --calculated cannot be combined with --format raw."));
    std::vector<int> lumps;
    for (const auto &name : arguments.values(u"lump"_s)) {
        const int lump = map.findLump(name);
        if (lump == bsp::none)
            return fail(CommandText::tr("dump: %1 maps have no lump %2.").arg(fromView(map.game().title), name));
        if (raw && map.lump(lump).kind == bsp::Kind::Derived)
            return fail(
                CommandText::tr("dump: %1 is a derived table and has no bytes in the file.").arg(fromView(map.lump(lump).name)));
        if (!raw && map.lump(lump).fields.empty())
            return fail(
                CommandText::tr("dump: %1 has no records; --format raw prints its bytes.").arg(fromView(map.lump(lump).name)));
        if (std::ranges::find(lumps, lump) == lumps.end())
            lumps.push_back(lump);
    }
    const auto writeRaw = [&](OutputFile &output) { return output.write(viewOf(map.lumpBytes(lumps.front()))); };
    if (raw)
        return lumps.size() == 1 ? writeTo(path, writeRaw)
                                 : fail(CommandText::tr("dump: --format raw needs exactly one --lump."));
    const bool several = lumps.size() != 1;
    if (lumps.empty())
        lumps = recordLumps(map);
    const auto stop = interruption(path);
    auto counted = map;
    const auto has = [&lumps](int lump) { return std::ranges::find(lumps, lump) != lumps.end(); };
    const auto &roles = map.format().roles;
    if (has(roles.clusters) || (calculates && has(roles.leafs))) // their columns say what their cluster sees
        fillClusters(counted);
    for (const int lump : lumps)
        if (calculates && !map.lump(lump).computed.empty())
            counted.setComputed(lump, computeColumns(counted, lump, stop));
    if (stop.stop_requested())
        return cancelled(path);
    const auto csv = arguments.has(u"guard-formulas"_s) ? ExportFormat::SheetCsv : ExportFormat::Csv;
    if (format == u"csv")
        return several ? writeFolder(counted, lumps, csv, path, stop) : write(counted, lumps, csv, path, stop);
    return write(counted, lumps, format == u"json" ? ExportFormat::Json : ExportFormat::Ndjson, path, stop);
}

} // namespace commands
