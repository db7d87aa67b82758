#include "app/commands/overmaps.h"
#include "core/assets/maptextures.h"
#include "core/checks/checks.h"
#include "core/checks/missingtextures.h"
#include "core/faces/directionpages.h"
#include "core/faces/lightdata.h"
#include "core/map/checksum.h"
#include "core/map/layout.h"
#include "core/opening/litfile.h"
#include "core/text.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

QJsonObject place(Extent extent) { return {{u"offset"_s, extent.offset}, {u"length"_s, extent.length}}; }

// Returns the textures that faces are drawn with but that are missing.
MissingTextures missingOf(const MapFile &map, const QString &file, const QStringList &places)
{
    const std::shared_ptr<const MapFile> unowned(std::shared_ptr<const void>(), &map); // outlives the textures
    const auto files = std::make_shared<const GameFiles>(file, map, places);
    return missingTextures(map, *mapTextures(unowned, files), *files);
}

// The light data used in place of the map's own lump, a .lit file next to the map that does not fit it, and the lightmap pages of
// light directions.
struct InfoLight {
    LightData data;
    DirectionPages pages;
    QString directions; // sentences
    QString unfit, why; // the file's name, and why it does not fit; empty: none

    InfoLight(const MapFile &map, const QString &file)
        : data(map), pages(directionPagesOf(map)), directions(directionsSentence(map, pages))
    {
        const auto found = map.lightFile() ? std::nullopt : findLit(map, mapSource(file));
        if (found && !found->read) {
            unfit = QFileInfo(found->path).fileName();
            why = found->read.error();
        }
    }
    QJsonObject json() const
    {
        QJsonObject all;
        if (data.source() != LightData::Lump)
            all = {{u"name"_s, data.name()}, {u"kind"_s, data.kind()}, {u"luxels"_s, data.luxels()}};
        if (pages != DirectionPages::None)
            all[u"directions"_s] = pages == DirectionPages::Odd ? u"odd"_s : u"unknown"_s;
        if (!unfit.isEmpty())
            all[u"unfit"_s] = QJsonObject{{u"name"_s, unfit}, {u"why"_s, why}};
        return all;
    }
    QString text() const
    {
        QString lines;
        if (data.source() != LightData::Lump)
            lines += CommandText::tr("light: %1\n").arg(inOneLine(data.replacement()));
        if (!directions.isEmpty())
            lines += CommandText::tr("light: %1\n").arg(directions);
        if (!unfit.isEmpty())
            lines += CommandText::tr("light: %1 is next to the map, but cannot be used as its lighting. %2\n")
                         .arg(inOneLine(unfit), why);
        return lines;
    }
};

QJsonObject asJson(const MapFile &map, int engine, const MissingTextures &missing, const InfoLight &light)
{
    const auto &format = map.format();
    const auto layout = layoutOf(map);
    QJsonArray lumps, gaps, bspx, xash;
    QJsonObject derived;
    for (const int lump : map.lumps()) {
        const auto &table = map.lump(lump);
        auto entry = place(map.extent(lump));
        entry[u"name"_s] = fromView(table.name);
        const auto origin = map.originOf(lump);
        if (map.isStored(lump) && origin != LumpOrigin::Directory) {
            (origin == LumpOrigin::Bspx ? bspx : xash).append(entry);
        } else if (!map.isStored(lump)) {
            derived[fromView(table.name).toLower()] = static_cast<qint64>(map.recordCount(lump));
        } else {
            const auto limit = effectiveLimit(map, lump, engine).most;
            const bool hasRecords = table.kind == bsp::Kind::Records || table.stride > 1;
            entry[u"index"_s] = format.slot(lump);
            entry[u"records"_s] = hasRecords ? QJsonValue(static_cast<qint64>(map.recordCount(lump))) : QJsonValue();
            entry[u"limit"_s] = limit > 0 ? QJsonValue(static_cast<qint64>(limit)) : QJsonValue();
            lumps.append(entry);
        }
    }
    for (const auto &gap : layout.gaps)
        gaps.append(place(gap));
    QJsonObject all{{u"format"_s, fromView(format.id)},
                    {u"version"_s, format.version},
                    {u"size"_s, map.fileSize()},
                    {u"lumps"_s, lumps},
                    {u"derived"_s, derived},
                    {u"gaps"_s, gaps},
                    {u"trailing"_s, layout.trailing},
                    {u"bspx"_s, bspx},
                    {u"checksum"_s, engineChecksum(map)},
                    {u"textures"_s, QJsonObject{{u"drawn"_s, static_cast<qint64>(missing.drawn)},
                                                {u"missing"_s, missing.count()},
                                                {u"leftOut"_s, static_cast<qint64>(missing.leftOut.size())}}}};
    if (!xash.isEmpty())
        all[u"xash"_s] = xash;
    if (const auto lit = light.json(); !lit.isEmpty())
        all[u"light"_s] = lit;
    if (&map.game() != &format.game())
        all[u"game"_s] = fromView(map.game().id); // omitted for the format's own game
    return all;
}

QString row(const QString &index, const QString &name, const QString &offset, const QString &length, const QString &records,
            const QString &limit, const QString &share)
{
    return index.rightJustified(5) + u"  "_s + name.leftJustified(16) + offset.rightJustified(12) + length.rightJustified(12)
           + records.rightJustified(10) + limit.rightJustified(11) + share.rightJustified(7) + u'\n';
}

QString asText(const MapFile &map, int engine, const MissingTextures &missing, const InfoLight &light)
{
    const auto &format = map.format();
    const auto layout = layoutOf(map);
    const auto n = [](qint64 value) { return QString::number(value); };
    QString text = u"%1 (%2), %3\n"_s.arg(fromView(map.game().title), fromView(format.name),
                                          CommandText::tr("%1 bytes").arg(map.fileSize()));
    text += CommandText::tr("checksum %1\n\n").arg(engineChecksum(map));
    text += row(CommandText::tr("index"), CommandText::tr("lump"), CommandText::tr("offset"), CommandText::tr("bytes"),
                CommandText::tr("records"), CommandText::tr("limit"), CommandText::tr("used"));
    for (const int lump : map.lumps()) {
        const auto &table = map.lump(lump);
        const bool inFile = map.isStored(lump);
        const auto origin = map.originOf(lump);
        const bool hasRecords = table.kind == bsp::Kind::Records || table.kind == bsp::Kind::Derived || table.stride > 1;
        const auto limit = effectiveLimit(map, lump, engine).most;
        text +=
            row(origin == LumpOrigin::Directory ? n(format.slot(lump))
                : origin == LumpOrigin::Xash    ? u"XASH"_s
                : inFile                        ? u"BSPX"_s
                                                : QString(),
                inOneLine(fromView(table.name)), inFile ? n(map.extent(lump).offset) : QString(),
                inFile ? n(map.extent(lump).length) : QString(), hasRecords ? n(map.recordCount(lump)) : QString(),
                limit > 0 ? n(limit) : QString(),
                limit > 0 ? u"%1%"_s.arg(qRound64(100.0 * static_cast<double>(usedOf(map, lump)) / static_cast<double>(limit)))
                          : QString());
    }
    for (const auto &gap : layout.gaps)
        text += CommandText::tr("gap: %1 bytes from byte %2\n").arg(gap.length).arg(gap.offset);
    if (layout.trailing > 0)
        text += CommandText::tr("trailing: %1 bytes\n").arg(layout.trailing);
    text += light.text();
    if (missing.drawn > 0)
        text += CommandText::tr("textures drawn: %1, missing: %2\n").arg(missing.drawn).arg(missing.count());
    if (!missing.leftOut.empty())
        text += CommandText::tr("textures without name and pixels in the map: %1\n").arg(missing.leftOut.size());
    return text;
}

int infoOfMap(const Arguments &arguments)
{
    auto opened = openMap(arguments.file(), arguments);
    if (!opened)
        return fail(arguments.file(), opened.error());
    auto &map = opened.value();
    const auto places = adoptGame(map, arguments);
    if (!places)
        return fail(u"info"_s, places.error());
    const auto name = arguments.value(u"engine"_s);
    const int engine = name.isEmpty() ? map.format().engineOf(map.game()) : findEngine(map.format(), name);
    if (engine < 0)
        return fail(unknownEngine(map.format(), name));
    const auto missing = missingOf(map, arguments.file(), places.value().places);
    const InfoLight light(map, arguments.file());
    return wantsJson(arguments) ? printJson(asJson(map, engine, missing, light)) : print(asText(map, engine, missing, light));
}

} // namespace

Synopsis infoSynopsis()
{
    return {u"info"_s,
            u"FILE..."_s,
            CommandText::tr("Shows what maps are made of: format, lumps, limits, gaps and checksum.") + u"\n\n"_s + manyHelp(),
            {{u"engine"_s, u"NAME"_s,
              CommandText::tr("Show this engine's limits; by default, those of the map's game or its "
                              "tools.")},
             {u"json"_s, {}, CommandText::tr("Print JSON, for programs; for many maps, a list.")},
             jsonLinesOption(),
             jobsOption(),
             gameOption()}};
}

int info(const Arguments &arguments)
{
    if (wantsJson(arguments))
        speakEnglish();
    if (const auto fault = faultOfGame(arguments); !fault.isEmpty())
        return fail(u"info"_s, fault);
    return forEachMap(arguments, {.form = formOf(arguments, ManyForm::Text)}, infoOfMap);
}

} // namespace commands
