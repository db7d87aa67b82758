#include "app/commands/diff.h"
#include "app/commands/commands.h"
#include "core/files/outputfile.h"
#include "core/map/celltext.h"
#include "core/mapdiff/mapdiff.h"
#include "core/opening/mapfiles.h"
#include "core/text.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Returns which lumps of a map --lump names. Removes these names from `unknown`.
std::vector<int> namedLumps(const MapFile &map, const Arguments &arguments, QStringList &unknown)
{
    std::vector<int> lumps;
    for (const auto &name : arguments.values(u"lump"_s))
        if (const int lump = map.findLump(name); lump != bsp::none) {
            lumps.push_back(lump);
            unknown.removeAll(name);
        }
    return lumps;
}

// Leaves only the lumps that --lump names. Returns a name that neither map has; empty: there is none.
QString keepNamed(MapDiff &diff, const Arguments &arguments)
{
    if (!arguments.has(u"lump"_s))
        return {};
    auto unknown = arguments.values(u"lump"_s);
    const auto inA = namedLumps(*diff.a, arguments, unknown), inB = namedLumps(*diff.b, arguments, unknown);
    const auto isNamed = [](const std::vector<int> &lumps, int lump) { return std::ranges::find(lumps, lump) != lumps.end(); };
    std::erase_if(diff.records.lumps,
                  [&](const LumpMatches &lump) { return !isNamed(inA, lump.lumpA) && !isNamed(inB, lump.lumpB); });
    const auto &roles = diff.a->format().roles;
    if (!isNamed(inA, roles.entities) && !isNamed(inA, roles.entityList))
        diff.entities = {};
    return unknown.value(0);
}

// Returns a value as stored: the number or the text.
QJsonValue valueAsStored(const MapFile &map, int lump, int field, quint32 record)
{
    const CellText cell(map, lump, field);
    const auto text = cell.storedText(record);
    if (cell.isText())
        return text;
    const auto number = text.toDouble(); // the shortest that reads back the same
    return std::isfinite(number) ? QJsonValue(number) : QJsonValue();
}

QJsonObject recordOf(const QString &lump, const QString &kind, QJsonValue a, QJsonValue b)
{
    return {{u"lump"_s, lump}, {u"kind"_s, kind}, {u"a"_s, std::move(a)}, {u"b"_s, std::move(b)}};
}

void addRecords(QJsonArray &records, const MapDiff &diff, const LumpMatches &lump)
{
    const auto name = diff.nameOf(lump);
    for (const quint32 record : lump.onlyA)
        records.append(recordOf(name, u"onlyA"_s, qint64{record}, {}));
    for (const quint32 record : lump.onlyB)
        records.append(recordOf(name, u"onlyB"_s, {}, qint64{record}));
    for (const auto &changed : lump.changed) {
        QJsonObject fields;
        for (const int field : changed.fields)
            fields.insert(fromView(diff.a->field({lump.lumpA, field}).name),
                          QJsonArray{valueAsStored(*diff.a, lump.lumpA, field, changed.a),
                                     valueAsStored(*diff.b, lump.lumpB, field, changed.b)});
        auto record = recordOf(name, u"changed"_s, qint64{changed.a}, qint64{changed.b});
        record.insert(u"fields"_s, fields);
        records.append(record);
    }
}

QJsonObject differencesOf(const MapDiff &diff, bool isSummary)
{
    QJsonArray lumps, records;
    for (const auto &lump : diff.records.lumps) {
        QJsonObject counts{{u"name"_s, diff.nameOf(lump)},
                           {u"equal"_s, lump.isEqual},
                           {u"onlyA"_s, qint64{std::ssize(lump.onlyA)}},
                           {u"onlyB"_s, qint64{std::ssize(lump.onlyB)}},
                           {u"changed"_s, qint64{std::ssize(lump.changed)}}};
        if (const auto *light = diff.lightOf(lump)) {
            counts.insert(u"faces"_s, qint64{std::ssize(light->faces)});
            counts.insert(u"luxels"_s, light->luxels);
            counts.insert(u"largest"_s, light->largest);
        }
        if (const auto *visibility = diff.visibilityOf(lump)) {
            counts.insert(u"pairs"_s, visibility->differing);
            counts.insert(u"notCompared"_s, visibility->notCompared);
        }
        lumps.append(counts);
        if (!isSummary)
            addRecords(records, diff, lump);
    }
    QJsonObject object{{u"lumps"_s, lumps}};
    if (!isSummary) {
        object.insert(u"records"_s, records);
        object.insert(u"entities"_s, commands::asJson(diff.entities, diff.a->entitySource(), diff.b->entitySource()));
    }
    if (diff.records.isUncertain)
        object.insert(u"uncertain"_s, true);
    return object;
}

QString textOf(const MapDiff &diff, bool isSummary)
{
    QStringList lines;
    for (const auto &lump : diff.records.lumps) {
        if (!diff.isMentioned(lump))
            continue;
        lines.append(lineOf(diff, lump));
        for (const auto kind : {RecordDifference::Removed, RecordDifference::Added, RecordDifference::Changed})
            for (const auto &line : isSummary ? QStringList() : recordLines(diff, lump, kind, SIZE_MAX))
                lines.append(u"  "_s + line);
    }
    if (!isSummary)
        lines += linesOf(diff.entities, diff.a->entitySource(), diff.b->entitySource(), std::numeric_limits<qsizetype>::max());
    if (!diff.entities.isEmpty())
        lines.append(summaryOf(diff.entities));
    if (diff.records.isUncertain)
        lines.append(uncertainText());
    if (diff.isSame())
        lines.append(CommandText::tr("The maps are the same."));
    return lines.join(u'\n') + u'\n';
}

// Writes the report of --html. Returns an exit code.
int writeReport(const QString &path, const MapDiff &diff, const QString &pathA, const QString &pathB, const DrawBoth &draw)
{
    PicturesOfBoth pictures;
    if (draw && !diff.isSame())
        pictures = draw(diff, pathA, pathB);
    else if (!diff.isSame())
        pictures.why = CommandText::tr("The report has no pictures, because the program lumpscope-window, which draws them, is "
                                       "missing.");
    if (!pictures.why.isEmpty())
        fail(u"diff"_s, pictures.why);
    const auto name = [](const QString &of) { return QFileInfo(of).fileName(); };
    const auto html = diffReport(diff, name(pathA), name(pathB), pictures);
    return writeTo(path, [&html](OutputFile &file) { return file.write(html); });
}

// Reads two maps and compares them. Prints the text, adds the differences to `json` with --json, or writes the report of --html.
// Returns an exit code.
int compareInto(QJsonObject &json, const QString &pathA, const QString &pathB, const Arguments &arguments,
                const DrawBoth &draw = {})
{
    const auto refused = [&json](const QString &path, const QString &why) {
        json.insert(u"error"_s, why);
        return fail(path, why);
    };
    auto a = openMap(pathA, arguments), b = openMap(pathB, arguments);
    if (!a)
        return refused(pathA, a.error());
    if (!b)
        return refused(pathB, b.error());
    const auto tolerance = numbersOf(arguments.values(u"tolerance"_s));
    auto diff =
        diffMaps(std::make_shared<const MapFile>(std::move(a).value()), std::make_shared<const MapFile>(std::move(b).value()),
                 {.tolerance = tolerance.value().empty() ? 0 : tolerance.value()[0]});
    if (const auto unknown = keepNamed(diff, arguments); !unknown.isEmpty())
        return refused(pathA, CommandText::tr("diff: neither map has a lump %1.").arg(unknown));
    const bool isSummary = arguments.has(u"summary"_s);
    if (const auto report = arguments.value(u"html"_s); !report.isEmpty()) {
        const int written = writeReport(report, diff, pathA, pathB, draw);
        if (written != Fine)
            return written;
    } else if (arguments.has(u"json"_s)) {
        const auto object = differencesOf(diff, isSummary);
        for (auto it = object.begin(); it != object.end(); ++it)
            json.insert(it.key(), it.value());
    } else if (const int printed = print(textOf(diff, isSummary)); printed != Fine) {
        return printed;
    }
    return diff.isSame() ? Fine : Findings;
}

int compareMaps(const QString &pathA, const QString &pathB, const Arguments &arguments, const DrawBoth &draw)
{
    QJsonObject json;
    const int code = compareInto(json, pathA, pathB, arguments, draw);
    const int printed = arguments.has(u"json"_s) && code != Failed ? printJson(json) : Fine;
    return printed == Fine ? code : printed;
}

// Compares the maps of two folders that have the same path below them.
int compareFolders(const QString &folderA, const QString &folderB, const Arguments &arguments)
{
    QMap<QString, std::pair<QString, QString>> paths;
    for (const auto &map : mapsBelow(folderA, {}))
        paths[map.relative()].first = map.path;
    for (const auto &map : mapsBelow(folderB, {}))
        paths[map.relative()].second = map.path;
    const bool json = arguments.has(u"json"_s);
    QJsonArray maps, onlyA, onlyB;
    int code = Fine;
    for (auto it = paths.begin(); it != paths.end(); ++it) {
        const auto &[a, b] = it.value();
        if (a.isEmpty() || b.isEmpty()) {
            (b.isEmpty() ? onlyA : onlyB).append(it.key());
            code = worse(code, Findings);
            const auto text = b.isEmpty() ? CommandText::tr("%1: only in A") : CommandText::tr("%1: only in B");
            if (!json && print(text.arg(inOneLine(it.key())) + u'\n') != Fine)
                return Failed;
            continue;
        }
        if (!json && print(inOneLine(it.key()) + u":\n"_s) != Fine)
            return Failed;
        QJsonObject object{{u"file"_s, it.key()}};
        code = worse(code, compareInto(object, a, b, arguments));
        maps.append(object);
    }
    const int printed = json ? printJson({{u"maps"_s, maps}, {u"onlyA"_s, onlyA}, {u"onlyB"_s, onlyB}}) : Fine;
    return printed == Fine ? code : printed;
}

} // namespace

QString uncertainText()
{
    return CommandText::tr("Not all records could be matched, because too many differ or too many ranges overlap; \"changed\" is "
                           "not complete.");
}

QString lineOf(const MapDiff &diff, const LumpMatches &lump)
{
    if (diff.hasOtherBytes(lump))
        return CommandText::tr("%1: the bytes differ").arg(diff.nameOf(lump));
    if (const auto *light = diff.lightOf(lump))
        return light->faces.empty() ? CommandText::tr("%1: the same luxels, stored elsewhere").arg(diff.nameOf(lump))
                                    : CommandText::tr("%1: faces with different light: %2; luxels that differ: %3, by at most %4")
                                          .arg(diff.nameOf(lump), numberText(light->faces.size()), numberText(light->luxels),
                                               numberText(light->largest));
    if (const auto *visibility = diff.visibilityOf(lump)) {
        const auto text = CommandText::tr("%1: pairs of clusters that differ: %2", "2: a number")
                              .arg(diff.nameOf(lump), numberText(visibility->differing));
        return visibility->notCompared == 0
                   ? text
                   : text + u"; "_s
                         + CommandText::tr("pairs that cannot be compared, because a cluster has no counterpart: %1")
                               .arg(numberText(visibility->notCompared));
    }
    if (lump.isSame())
        return CommandText::tr("%1: the same records, numbered differently").arg(diff.nameOf(lump));
    QStringList counts;
    const auto add = [&counts](const QString &text, size_t count) {
        if (count > 0)
            counts.append(text.arg(numberText(count)));
    };
    add(CommandText::tr("only in A: %1"), lump.onlyA.size());
    add(CommandText::tr("only in B: %1"), lump.onlyB.size());
    add(CommandText::tr("changed: %1"), lump.changed.size());
    return u"%1: %2"_s.arg(diff.nameOf(lump), counts.join(u", "));
}

QStringList recordLines(const MapDiff &diff, const LumpMatches &lump, RecordDifference::Kind kind, size_t most)
{
    QStringList lines;
    const auto addOnly = [&](const QString &text, const MapFile &map, int number, const std::vector<quint32> &records) {
        for (const quint32 record : std::span(records).first(std::min(records.size(), most)))
            lines.append(text.arg(title(map, {number, record}), inOneLine(summary(map, {number, record}))));
    };
    if (kind == RecordDifference::Removed)
        addOnly(CommandText::tr("%1 only in A: %2", "2: its values"), *diff.a, lump.lumpA, lump.onlyA);
    if (kind == RecordDifference::Added)
        addOnly(CommandText::tr("%1 only in B: %2", "2: its values"), *diff.b, lump.lumpB, lump.onlyB);
    if (kind != RecordDifference::Changed)
        return lines;
    for (const auto &changed : std::span(lump.changed).first(std::min(lump.changed.size(), most))) {
        QStringList fields;
        for (const int field : changed.fields)
            fields.append(u"%1 %2 -> %3"_s.arg(fromView(diff.a->field({lump.lumpA, field}).name),
                                               inOneLine(CellText(*diff.a, lump.lumpA, field).text(changed.a)),
                                               inOneLine(CellText(*diff.b, lump.lumpB, field).text(changed.b))));
        const auto number = changed.a == changed.b ? QString() : u" -> "_s + numberText(changed.b);
        lines.append(u"%1%2: %3"_s.arg(title(*diff.a, {lump.lumpA, changed.a}), number, fields.join(u", ")));
    }
    return lines;
}

Synopsis diffSynopsis()
{
    return {
        u"diff"_s,
        u"A B"_s,
        CommandText::tr(
            "Prints how map B differs from map A: records only in A, only in B, and changed, with their fields.\nRecords are "
            "matched by their content, not by their numbers, so that two compiles of a map can be compared. References are "
            "equal if they lead to matching records. Offsets into light and visibility and positions in lightmap pages do "
            "not count.\nA and B are maps, also inside archives, or two folders; then maps with the same path below them are "
            "compared."),
        {{.name = u"lump"_s,
          .values = u"NAME"_s,
          .help = CommandText::tr("Print only this lump, by name or directory slot; by default, all lumps and the entities."),
          .repeats = true},
         {u"json"_s, {}, CommandText::tr("Print the differences as JSON, for programs.")},
         {.name = u"html"_s,
          .values = u"PATH"_s,
          .help = CommandText::tr("Write a report for a web browser instead: one file with lists of what differs, and pictures "
                                  "of both maps where they differ most. The pictures need a display with OpenGL 3.3."),
          .writes = true},
         {u"summary"_s, {}, CommandText::tr("Print only counts for each lump.")},
         {u"tolerance"_s, u"UNITS"_s,
          CommandText::tr("Treat positions, distances and boxes that differ by at most this many map units as equal.")},
         gameOption()},
        CommandText::tr("The maps are the same, apart from the order of records."),
        {},
        CommandText::tr("The maps differ.")};
}

int diff(const Arguments &arguments) { return diff(arguments, {}); }

int diff(const Arguments &arguments, const DrawBoth &draw)
{
    const auto a = arguments.file(), b = arguments.files().last();
    if (arguments.has(u"json"_s))
        speakEnglish();
    const auto tolerance = numbersOf(arguments.values(u"tolerance"_s));
    if (!tolerance)
        return fail(u"diff: "_s + tolerance.error());
    if (!tolerance.value().empty() && tolerance.value()[0] != 0 && tolerance.value()[0] < MatchRequest::leastTolerance)
        return fail(CommandText::tr("diff: --tolerance must be 0, or at least 0.000001."));
    const bool isFolderA = QFileInfo(a).isDir(), isFolderB = QFileInfo(b).isDir();
    if (isFolderA != isFolderB)
        return fail(CommandText::tr("diff: a folder can only be compared with a folder."));
    if (arguments.has(u"html"_s) && (isFolderA || arguments.has(u"json"_s)))
        return fail(isFolderA ? CommandText::tr("diff: --html compares two maps, not folders.")
                              : CommandText::tr("diff: --html and --json cannot be combined."));
    if (const auto fault = faultOfGame(arguments); !fault.isEmpty())
        return fail(u"diff"_s, fault);
    return isFolderA ? compareFolders(a, b, arguments) : compareMaps(a, b, arguments, draw);
}

} // namespace commands
