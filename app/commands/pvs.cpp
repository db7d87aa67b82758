#include "app/commands/overmaps.h"
#include "core/files/outputfile.h"
#include "core/vis/matrixpicture.h"
#include "core/vis/portals.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Returns a sentence on what is wrong with the arguments; empty: nothing.
QString pvsFault(const Arguments &arguments)
{
    const auto order = arguments.value(u"order"_s);
    if (arguments.has(u"order"_s) && order != u"number" && order != u"place")
        return CommandText::tr("pvs: --order takes number or place, not %1.").arg(order);
    if (arguments.has(u"order"_s) && !arguments.has(u"output"_s))
        return CommandText::tr("pvs: --order applies only to the image. Name its file with --output.");
    return {};
}

int writePrt(const MapFile &map, const QString &path)
{
    const auto stop = interruption(path);
    const auto portals = findPortals(map, stop);
    if (stop.stop_requested())
        return cancelled(path);
    if (!portals)
        return fail(portals.error());
    const auto text = prtOf(map, portals.value());
    OutputFile output(path);
    if (!output.isOpen() || output.device().write(text) != text.size() || !output.commit())
        return fail(CommandText::tr("%1 cannot be written: %2.").arg(QDir::toNativeSeparators(path), output.error()));
    return Fine;
}

// Writes the image without counting the pairs, which would take as long again.
int writeImage(const MapFile &map, VisSet set, const Arguments &arguments)
{
    auto decoded = decodeVis(map, set);
    if (!decoded)
        return fail(decoded.error());
    const auto order = arguments.value(u"order"_s) == u"place" ? VisOrder::Place : VisOrder::Number;
    const auto matrix = std::make_shared<const VisMatrix>(std::move(decoded.value().matrix));
    const auto path = arguments.value(u"output"_s);
    const auto written = runMatrixExport({matrix, clustersIn(order, clusterBoxes(map)), path}, interruption(path));
    if (written && written.value() == 0)
        return cancelled(path);
    return written ? Fine : fail(written.error());
}

QJsonObject jsonOf(const VisSummary &summary, VisSet set)
{
    return {{u"set"_s, set == VisSet::Phs ? u"phs"_s : u"pvs"_s},
            {u"clusters"_s, static_cast<qint64>(summary.clusters)},
            {u"meanShare"_s, summary.meanShare},
            {u"worst"_s, summary.worst},
            {u"worstSees"_s, static_cast<qint64>(summary.worstSees)},
            {u"blind"_s, arrayOf(summary.blind)},
            {u"allSeeing"_s, arrayOf(summary.allSeeing)},
            {u"oneWayPairs"_s, static_cast<qint64>(summary.oneWayPairs)},
            {u"leafsWithoutCluster"_s, static_cast<qint64>(summary.leafsWithoutCluster)},
            {u"withoutRow"_s, static_cast<qint64>(summary.withoutRow)},
            {u"brokenRows"_s, static_cast<qint64>(summary.broken)}};
}

QString textOf(const VisSummary &summary, bool hears)
{
    const QLocale locale;
    const auto number = [&locale](auto value) { return locale.toString(static_cast<qulonglong>(value)); };
    auto text = CommandText::tr("clusters: %1\n").arg(number(summary.clusters));
    const auto leafs = CommandText::tr("leafs without a cluster: %1\n").arg(number(summary.leafsWithoutCluster));
    if (summary.clusters == 0)
        return text + CommandText::tr("The map has no clusters, so it has no visibility data.\n") + leafs;
    if (summary.isWithoutRows())
        return text + CommandText::tr("The map has no visibility data: everything is visible from everywhere.\n") + leafs;
    if (summary.isOneThatSeesAll())
        return text
               + (hears ? CommandText::tr("There is only one cluster: everything is audible from everywhere.\n")
                        : CommandText::tr("There is only one cluster: everything is visible from "
                                          "everywhere.\n"))
               + leafs;
    if (summary.worst >= 0)
        text += (hears ? CommandText::tr("on average, a cluster hears %1 % of them\ncluster %2 hears the most: %3\n")
                       : CommandText::tr("on average, a cluster sees %1 % of them\ncluster %2 sees the most: %3\n"))
                    .arg(locale.toString(summary.meanShare * 100, 'f', 1), number(summary.worst), number(summary.worstSees));
    text += (hears ? CommandText::tr("clusters that hear no other: %1\nclusters that hear all: %2\npairs that hear only one "
                                     "way: %3\n")
                   : CommandText::tr("clusters that see no other: %1\nclusters that see all: %2\npairs that see only one "
                                     "way: %3\n"))
                .arg(number(summary.blind.size()), number(summary.allSeeing.size()), number(summary.oneWayPairs));
    text += leafs;
    if (summary.withoutRow > 0)
        text += CommandText::tr("clusters without a row, which therefore see all: %1\n").arg(number(summary.withoutRow));
    if (summary.broken > 0)
        text += CommandText::tr("rows that run past the end of the lump: %1\n").arg(number(summary.broken));
    return text;
}

int pvsOfMap(const Arguments &arguments)
{
    const auto opened = openMap(arguments.file(), arguments);
    if (!opened)
        return fail(arguments.file(), opened.error());
    const auto &map = opened.value();
    const bool json = wantsJson(arguments);
    for (const auto &option : {u"prt"_s, u"output"_s})
        if (arguments.has(option) && !makeFolderOf(arguments.value(option), arguments))
            return Failed;
    if (arguments.has(u"prt"_s))
        if (const int code = writePrt(map, arguments.value(u"prt"_s)); code != Fine)
            return code;
    if (arguments.has(u"prt"_s) && !arguments.has(u"output"_s) && !json)
        return Fine;
    const auto set = arguments.has(u"phs"_s) ? VisSet::Phs : VisSet::Pvs;
    if (arguments.has(u"output"_s)) {
        if (const int code = writeImage(map, set, arguments); code != Fine || !json)
            return code;
    }
    const auto vis = readMapVis(map, set);
    if (!vis)
        return fail(vis.error());
    const auto &summary = vis.value().summary;
    return json ? printJson(jsonOf(summary, set)) : print(textOf(summary, set == VisSet::Phs));
}

} // namespace

Synopsis pvsSynopsis()
{
    return {u"pvs"_s,
            u"FILE..."_s,
            CommandText::tr("Shows which clusters are potentially visible from which (PVS): as statistics, or as an image "
                            "with a row for each viewing cluster, a column for each seen one, and a white pixel where the "
                            "one sees the other.")
                + u"\n\n"_s + manyHelp() + u' ' + manyOutputsHelp(),
            {{u"phs"_s, {}, CommandText::tr("Use what may be heard (PHS) instead; only Quake II maps store it.")},
             {u"order"_s, u"number|place"_s,
              CommandText::tr("Order of the clusters in the image: by number (the default), or by place, so that clusters "
                              "near each other are adjacent.")},
             {.name = u"output"_s,
              .values = u"PNG"_s,
              .help = CommandText::tr("Write the image; for many maps, into this folder as NAME.png."),
              .writes = true},
             {.name = u"prt"_s,
              .values = u"FILE"_s,
              .help = CommandText::tr("Write the portals between clusters in the format that vis compilers read (PRT1); for many "
                                      "maps, into this folder as NAME.prt."),
              .writes = true},
             {u"json"_s, {}, CommandText::tr("Print the statistics as JSON, for programs; for many maps, a list.")},
             jsonLinesOption(),
             jobsOption()}};
}

int pvs(const Arguments &arguments)
{
    if (wantsJson(arguments))
        speakEnglish();
    if (const auto fault = pvsFault(arguments); !fault.isEmpty())
        return fail(fault);
    return forEachMap(arguments,
                      {.form = formOf(arguments, ManyForm::Text), .outputs = {{u"output"_s, u".png"_s}, {u"prt"_s, u".prt"_s}}},
                      pvsOfMap);
}

} // namespace commands
