#include "app/commands/savemap.h"
#include "core/checks/addederrors.h"
#include "core/files/outputfile.h"
#include "core/opening/lumpfile.h"
#include "core/query/exporter.h"
#include "core/save/lumpplacement.h"
#include "core/save/refusals.h"
#include "core/save/verify.h"
#include "core/text.h"
#include "core/vis/clustersight.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

const QStringList fileFormats{u"bytes"_s, u"csv"_s, u"json"_s}; // in the order of LumpFormat

// Returns the format of the lumps' files; nothing: --as does not name one. It may also name the format to read the map as.
std::optional<LumpFormat> namedFormat(const Arguments &arguments)
{
    std::optional<LumpFormat> format;
    for (const auto &word : arguments.values(u"as"_s))
        if (const auto at = fileFormats.indexOf(word); at >= 0)
            format = static_cast<LumpFormat>(at);
    return format;
}

LumpFormat formatOf(const Arguments &arguments) { return namedFormat(arguments).value_or(LumpFormat::Bytes); }

QString kindOf(LumpOrigin origin, bool isStored)
{
    if (!isStored)
        return u"derived"_s;
    return origin == LumpOrigin::Bspx ? u"bspx"_s : origin == LumpOrigin::Xash ? u"xash"_s : u"directory"_s;
}

// Returns what --list says of a lump, for programs. What the lump does not have is null.
QJsonObject listedLump(const MapFile &map, int lump)
{
    const auto &table = map.lump(lump);
    const bool isStored = map.isStored(lump), hasRecords = !table.fields.empty() || table.stride > 1;
    const auto only = [](bool has, qint64 number) { return has ? QJsonValue(number) : QJsonValue(); };
    const auto extent = map.extent(lump);
    return {{u"index"_s, only(map.originOf(lump) == LumpOrigin::Directory, map.format().slot(lump))},
            {u"name"_s, fromView(table.name)},
            {u"offset"_s, only(isStored, extent.offset)},
            {u"length"_s, only(isStored, extent.length)},
            {u"records"_s, only(hasRecords, map.recordCount(lump))},
            {u"recordSize"_s, only(hasRecords && isStored, table.stride)},
            {u"kind"_s, kindOf(map.originOf(lump), isStored)}};
}

int listLumps(const MapFile &map, bool json)
{
    QJsonArray lumps;
    for (const int lump : map.lumps())
        lumps.append(listedLump(map, lump));
    if (json)
        return printJson({{u"lumps"_s, lumps}});
    const auto row = [](const QString &index, const QString &name, const QString &offset, const QString &length,
                        const QString &records, const QString &size, const QString &kind) {
        return index.rightJustified(5) + u"  "_s + name.leftJustified(20) + offset.rightJustified(12) + length.rightJustified(12)
               + records.rightJustified(10) + size.rightJustified(8) + u"  "_s + kind + u'\n';
    };
    QString text = row(CommandText::tr("index"), CommandText::tr("lump"), CommandText::tr("offset"), CommandText::tr("bytes"),
                       CommandText::tr("records"), CommandText::tr("size"), CommandText::tr("kind"));
    for (const auto &each : lumps) {
        const auto cell = [&each](QLatin1StringView key) {
            const auto value = each[key];
            return value.isDouble() ? QString::number(value.toInteger()) : inOneLine(value.toString());
        };
        text += row(cell("index"_L1), cell("name"_L1), cell("offset"_L1), cell("length"_L1), cell("records"_L1),
                    cell("recordSize"_L1), cell("kind"_L1));
    }
    return print(text);
}

// Returns the map's file name, by which a .vis file refers to it.
QString fileNameOf(const Arguments &arguments) { return QFileInfo(arguments.file()).fileName(); }

QString noSuchLump(const QString &name) { return CommandText::tr("lump: the map has no lump %1. --list shows all.").arg(name); }

int extractLumps(const MapFile &opened, const Arguments &arguments)
{
    const auto format = formatOf(arguments);
    struct Extracted {
        int lump;
        QString path;
        QByteArray bytes; // empty in other formats than Bytes
    };
    std::vector<Extracted> wanted;
    auto map = opened;
    for (const auto &value : arguments.values(u"extract"_s)) {
        const auto [name, named] = namedPathOf(value);
        const auto path = named == u"-" ? QString() : named; // standard output
        const int lump = map.findLump(name);
        if (lump == bsp::none)
            return fail(noSuchLump(name));
        if (const auto why = whyNotExtracted(map, lump, format); !why.isEmpty())
            return fail(u"lump: "_s + why);
        auto file = lumpFileOf(map, lump, format, path, fileNameOf(arguments));
        if (!file)
            return fail(arguments.file(), file.error());
        if (lump == map.format().roles.clusters) // its columns say what a cluster sees
            fillClusters(map);
        wanted.push_back({lump, path, std::move(file).value()});
    }
    for (const auto &each : wanted) {
        const auto stop = interruption(each.path);
        const auto write = [&](OutputFile &output) {
            return writeLumpFile(map, each.lump, format, each.bytes, output.device(), stop);
        };
        if (const int code = writeTo(each.path, write, stop); code != Fine)
            return code;
    }
    return Fine;
}

// Returns the edit that puts a file in place of the lump with this name, or adds it to BSPX if there is none.
Result<Edit> replacementOf(const MapFile &map, const QString &name, const QByteArray &bytes, const Arguments &arguments)
{
    const auto format = formatOf(arguments);
    if (const int lump = map.findLump(name); lump != bsp::none)
        return editFromLumpFile(map, lump, format, bytes, fileNameOf(arguments), arguments.has(u"force"_s));
    return format == LumpFormat::Bytes ? additionFromLumpFile(map, name, bytes)
                                       : Error{CommandText::tr("The map has no lump %1; only bytes can be added.").arg(name)};
}

// Returns a sentence on a name in --replace or --remove that cannot be meant; empty: there is none.
QString faultOfNames(const MapFile &map, const Arguments &arguments)
{
    QStringList names, known;
    for (const auto &value : arguments.values(u"replace"_s))
        names.append(namedPathOf(value).name);
    const auto replaced = names.size();
    names += arguments.values(u"remove"_s);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto &name = names[i];
        const int lump = map.findLump(name);
        if (lump == bsp::none && (i >= replaced || !whyNotAdded(map, name).isEmpty()))
            return noSuchLump(name);
        known.append(lump == bsp::none ? name : fromView(map.lump(lump).name));
        if (known.indexOf(known.last()) < i)
            return CommandText::tr("lump: %1 is replaced or removed twice.").arg(known.last());
    }
    return {};
}

int editLumps(const Arguments &arguments)
{
    const MapSave save(arguments);
    if (save.code() != Fine)
        return save.code();
    const auto &map = save.map();
    const auto file = arguments.file();
    const bool isForced = arguments.has(u"force"_s);
    if (const auto why = faultOfNames(map, arguments); !why.isEmpty())
        return fail(why);
    if (!isWhole(map, file, isForced))
        return Findings;
    auto edited = map;
    const auto apply = [&edited](const QString &about, const Result<Edit> &edit) {
        const auto why = edit ? edited.whyNot(edit.value()) : edit.error();
        if (!why.isEmpty())
            fail(about, why);
        return why.isEmpty() && (edit.value().empty() || edited.apply(edit.value()));
    };
    for (const auto &value : arguments.values(u"replace"_s)) {
        const auto [name, path] = namedPathOf(value);
        const auto bytes = readLumpFile(path);
        if (!bytes)
            return fail(path, bytes.error());
        if (!apply(path, replacementOf(edited, name, bytes.value(), arguments)))
            return Findings;
    }
    for (const auto &name : arguments.values(u"remove"_s))
        if (!apply(file, removalOf(edited, edited.findLump(name))))
            return Findings;
    const auto plan = planSave(edited);
    if (!plan)
        return fail(file, plan.error());
    auto faults = edited.entityText() == map.entityText() ? EditFaults() : faultsOfEdit(map, edited.entityText());
    if (plan.value().placement != LumpPlacement::Unchanged) {
        faults.refused += errorsAdded(map, *plan.value().saved);
        faults.warned += misfitsAdded(map, *plan.value().saved);
    }
    if (!isAccepted(faults, file, isForced))
        return Findings;
    std::vector<int> lumps;
    for (const auto &placed : plan.value().lumps)
        lumps.push_back(placed.lump);
    return save.write(plan.value(), [&](const FileBytes &bytes) { return unwantedDifference(edited, lumps, bytes); });
}

// Returns a sentence on options that do not go together; empty: they do.
QString faultOfOptions(const Arguments &arguments)
{
    const auto has = [&arguments](const QString &option) { return arguments.has(option); };
    const bool edits = has(u"replace"_s) || has(u"remove"_s);
    if (int(has(u"list"_s)) + int(has(u"extract"_s)) + int(edits) > 1)
        return CommandText::tr("lump: give either --list, --extract, or --replace and --remove.");
    for (const auto &word : arguments.values(u"as"_s))
        if (!fileFormats.contains(word) && !bsp::findFormat(word.toStdString()))
            return withMeant(CommandText::tr("lump: unknown format %1; use bytes, csv or json.").arg(word), word, fileFormats);
    if (edits != has(u"output"_s))
        return edits ? CommandText::tr("lump: --replace and --remove need --output OUT.bsp for the new map; OUT.bsp may be FILE.")
                     : CommandText::tr("lump: --output needs --replace or --remove.");
    if (!edits && (has(u"force"_s) || has(u"keep-links"_s)))
        return CommandText::tr("lump: --force and --keep-links need --replace or --remove.");
    if (has(u"json"_s) && (edits || has(u"extract"_s)))
        return CommandText::tr("lump: --json cannot be combined with --extract, --replace or --remove.");
    if (namedFormat(arguments) && !has(u"extract"_s) && !has(u"replace"_s))
        return CommandText::tr("lump: --as needs --extract or --replace.");
    for (const auto &value : arguments.values(u"extract"_s) + arguments.values(u"replace"_s))
        if (namedPathOf(value).name.isEmpty())
            return CommandText::tr("lump: %1 is not of the form NAME=PATH.").arg(value);
    return {};
}

} // namespace

Synopsis lumpSynopsis()
{
    return {
        u"lump"_s,
        u"FILE"_s,
        CommandText::tr(
            "Lists a map's lumps, extracts them to files, or puts them back.\nNAME is a lump's name or directory slot, or the "
            "name of a BSPX lump. What is extracted and put back gives the same map.\n--replace and --remove write the map to "
            "--output, which may be FILE: the old map is then kept as FILE.bak (or FILE.bak2 and so on). Either all of these "
            "edits are made or none. Only the edited lumps change.\nCSV and JSON have the form that dump prints. They are a "
            "patch: values that are as printed keep their bytes, columns may be missing, records may not. Records can be "
            "appended to planes, vertexes, edges, texinfos and shaders.\nThe light of a .lit file can replace RGBLIGHTING "
            "(HDR light: LIGHTING_E5BGR9) in a map with one byte per luxel, and a .vis file VISIBILITY together with LEAFS in a "
            "map of Quake. To write such a file, extract the lump to a PATH that ends in .lit or .vis."),
        {{u"list"_s, {}, CommandText::tr("List the lumps with their sizes. This is the default.")},
         {u"json"_s, {}, CommandText::tr("Print the list as JSON, for programs.")},
         {.name = u"extract"_s,
          .values = u"NAME=PATH"_s,
          .help = CommandText::tr("Write this lump to a file; - is standard output."),
          .repeats = true,
          .writes = true,
          .isNamed = true},
         {.name = u"replace"_s,
          .values = u"NAME=PATH"_s,
          .help = CommandText::tr("Replace this lump by a file. If the map has no lump of this name, it is added to BSPX."),
          .repeats = true,
          .reads = true,
          .isNamed = true,
          .edits = true},
         {.name = u"remove"_s,
          .values = u"NAME"_s,
          .help = CommandText::tr("Remove this BSPX lump."),
          .repeats = true,
          .edits = true},
         {.name = u"as"_s,
          .values = fileFormats.join(u'|'),
          .help = CommandText::tr("The format of the lumps' files; bytes by default. Or, as for other subcommands, the format to "
                                  "read the map as, such as quake2; --as can be given for both."),
          .repeats = true},
         {.name = u"output"_s, .values = u"PATH"_s, .help = CommandText::tr("The map to write."), .writes = true},
         {u"force"_s,
          {},
          CommandText::tr("Write even if the game may refuse the map, the map file is truncated, or bytes end inside a record.")},
         {u"keep-links"_s,
          {},
          CommandText::tr("Overwrite a file that has several names (hard links) in place, so that all of them get the new "
                          "map.")}},
        {},
        {},
        CommandText::tr("The edit was refused and nothing was written: a file does not fit its lump; the edit adds errors to the "
                        "map; the map file is truncated, has several names (hard links), was changed or is being written by "
                        "another program, or is read-only and belongs to another user.")};
}

int lump(const Arguments &arguments)
{
    if (arguments.has(u"json"_s))
        speakEnglish();
    if (const auto why = faultOfOptions(arguments); !why.isEmpty())
        return fail(why);
    if (arguments.has(u"output"_s))
        return editLumps(arguments);
    const auto map = openMap(arguments.file(), arguments);
    if (!map)
        return fail(arguments.file(), map.error());
    return arguments.has(u"extract"_s) ? extractLumps(map.value(), arguments) : listLumps(map.value(), arguments.has(u"json"_s));
}

} // namespace commands
