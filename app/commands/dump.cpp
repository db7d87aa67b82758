#include "app/commands/commands.h"
#include "core/columns/columns.h"
#include "core/files/outputfile.h"
#include "core/query/exporter.h"
#include "core/text.h"
#include "core/vis/clustersight.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands
{
namespace
{

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
        return fail(path, CommandText::tr("The folder cannot be made."));
    for (const int lump : lumps)
        if (const int code =
                write(map, {lump}, csv, folder.filePath(fromView(map.lump(lump).name) + u".csv"_s), stop))
            return code;
    return Fine;
}

} // namespace

Synopsis dumpSynopsis()
{
    return {u"dump"_s,
            u"FILE"_s,
            CommandText::tr("Prints records as JSON, CSV or lines of JSON, or a lump's bytes.\n\n"
                            "CSV of several lumps goes into a folder, a file each. Values are as stored."),
            {{u"lump"_s, u"NAME|INDEX"_s,
              CommandText::tr("Which lump, by name or directory slot; without it all that have records."), true},
             {u"format"_s, u"json|csv|ndjson|raw"_s, CommandText::tr("What to print; json unless told.")},
             {u"calculated"_s,
              {},
              CommandText::tr("Also the columns that are calculated: of faces their texture, area, model and light, of "
                              "leafs their volume, and so on.")},
             {u"guard-formulas"_s,
              {},
              CommandText::tr("In CSV put an apostrophe before a text that a spreadsheet would take for a formula: one that "
                              "begins with =, +, -, @, a tab or a carriage return.")},
             {.name = u"output"_s,
              .values = u"PATH"_s,
              .help = CommandText::tr("A file, or for CSV of several lumps a folder; without it the standard output."),
              .writes = true}}};
}

int dump(const MapFile &map, const Arguments &arguments)
{
    const auto path = arguments.value(u"output"_s);
    const auto format = arguments.has(u"format"_s) ? arguments.value(u"format"_s) : u"json"_s;
    const bool raw = format == u"raw";
    if (!raw && format != u"json" && format != u"csv" && format != u"ndjson")
        return fail(CommandText::tr("dump: there is no format %1; there are json, csv, ndjson and raw.").arg(format));
    if (arguments.has(u"guard-formulas"_s) && format != u"csv")
        return fail(CommandText::tr("dump: --guard-formulas goes with --format csv."));
    const bool calculates = arguments.has(u"calculated"_s);
    if (calculates && raw)
        return fail(CommandText::tr("dump: --calculated does not go with --format raw."));
    std::vector<int> lumps;
    for (const auto &name : arguments.values(u"lump"_s)) {
        const int lump = map.findLump(name);
        if (lump == bsp::none)
            return fail(CommandText::tr("dump: a map of %1 has no lump %2.").arg(fromView(map.game().title), name));
        if (raw && map.lump(lump).kind == bsp::Kind::Derived)
            return fail(CommandText::tr("dump: %1 is derived; the file holds no bytes of it.")
                            .arg(fromView(map.lump(lump).name)));
        if (!raw && map.lump(lump).fields.empty())
            return fail(CommandText::tr("dump: %1 has no records; --format raw prints its bytes.")
                            .arg(fromView(map.lump(lump).name)));
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
