#include "core/save/leftbehind.h"

#include "core/entities/edits.h"
#include "core/entities/entfiles.h"
#include "core/faces/lightdata.h"
#include "core/files/besidefile.h"
#include "core/games/entityclass.h"
#include "core/opening/litfile.h"
#include "core/opening/visfile.h"
#include "core/save/savingtext.h"
#include "core/text.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

// Returns for each light its keys and values except its name; the lights are sorted.
std::vector<QByteArray> lightsOf(const MapFile &map, const bsp::Game &game)
{
    const auto source = map.entitySource();
    std::vector<QByteArray> lights;
    for (qint32 entity = 1; entity < source.count(); ++entity) {
        if (bsp::EntityClass(game, edits::valueOf(source, entity, "classname")).look().isLight)
            lights.push_back(edits::pairsInOrder(source, entity, "targetname"));
    }
    std::ranges::sort(lights);
    return lights;
}

qsizetype countMissing(const std::vector<QByteArray> &from, const std::vector<QByteArray> &in)
{
    std::vector<QByteArray> missing;
    std::ranges::set_difference(from, in, std::back_inserter(missing));
    return static_cast<qsizetype>(missing.size());
}

// Returns whether the .lit of the map at `source` fits the map.
bool fitsLit(const MapFile &map, const MapSource &source)
{
    const auto light = findLit(map, source);
    return light && light->read;
}

// Returns a sentence on the .lit that fitted the map before its edits, next to the saved map or left behind next to the map at
// `from`; empty: there is none, or its use stays. Engines read one in place of the lighting lump, and ignore one of another
// length: Mod_LoadLighting() of quakespasm's gl_model.c, Mod_Q1BSP_LoadLighting() of DarkPlaces' model_brush.c.
QString litFileAfterSave(const MapFile &before, const MapFile &after, const QString &from, const QString &to)
{
    const auto &roles = after.format().roles;
    const bool isLightEdited = viewOf(before.lumpBytes(roles.lighting)) != viewOf(after.lumpBytes(roles.lighting));
    if (!isLightEdited && before.recordCount(roles.faces) == after.recordCount(roles.faces))
        return {};
    const bool isLeftBehind = fileNextToMap(to, "lit"_L1).isEmpty();
    const auto source = mapSource(isLeftBehind ? from : to);
    const auto was = findLit(before, source);
    if (!was || !was->read)
        return {};
    const auto name = QFileInfo(was->path).fileName();
    const bool fits = fitsLit(after, source);
    if (isLeftBehind)
        return fits ? QString() : SavingText::tr("%1 does not fit the edited map, so the new map cannot use it.").arg(name);
    if (!fits)
        return SavingText::tr("Engines will ignore %1 next to the map, because it does not fit the edited map.").arg(name);
    return isLightEdited
               ? SavingText::tr("Engines that read %1 next to the map use its light instead of the edited lighting.").arg(name)
               : QString();
}

} // namespace

QStringList leftBehind(const MapFile &saved, const QString &from, const QString &to)
{
    if (from == to)
        return {};
    QStringList names;
    const auto add = [&](const QString &path, QLatin1StringView extension) {
        if (!path.isEmpty() && fileNextToMap(to, extension).isEmpty())
            names.append(QFileInfo(path).fileName());
    };
    if (const auto light = findLit(saved, mapSource(from)); light && light->read)
        add(light->path, "lit"_L1);
    if (takesVisFiles(saved))
        add(fileNextToMap(from, "vis"_L1), "vis"_L1);
    if (!saved.game().entFile.empty())
        add(fileNextToMap(from, "ent"_L1), "ent"_L1);
    return names;
}

QString leftBehindSentence(const QStringList &names)
{
    return names.isEmpty() ? QString()
                           : SavingText::tr("Not copied with the map: %1. Games look for these files next to the map, "
                                            "under its name.")
                                 .arg(names.join(u", "_s));
}

QStringList companionsAfterSave(const MapFile &before, const MapFile &after, const QString &from, const QString &to)
{
    QStringList sentences;
    const auto was = entityTextCrc(before.entityBytes());
    bool isRead = false; // whether the file that engines read was found
    for (const auto &file : entFilesOf(after.game(), after.entityBytes(), to)) {
        const auto name = QFileInfo(file.path).fileName();
        if (file.use != EntFile::OfOtherText && !std::exchange(isRead, true))
            sentences.append(SavingText::tr("Engines that read %1 next to the map use its entities instead of these.").arg(name));
        else if (file.use == EntFile::OfOtherText && file.crc == was)
            sentences.append(SavingText::tr("%1 stays next to the map but is no longer read: its name contains the CRC "
                                            "of the entities before this edit.")
                                 .arg(name));
    }
    if (const auto light = litFileAfterSave(before, after, from, to); !light.isEmpty())
        sentences.append(light);
    return sentences;
}

qsizetype editedBakedLights(const MapFile &before, const MapFile &after)
{
    if (LightData(before).isEmpty() || before.entityText() == after.entityText())
        return 0;
    const auto old = lightsOf(before, before.game()), now = lightsOf(after, before.game());
    return std::max(countMissing(old, now), countMissing(now, old)); // a changed one is missing on both sides
}

QString bakedLightsSentence(qsizetype lights)
{
    return SavingText::tr("Lights added, changed or deleted: %1.").arg(numberText(lights));
}

QString bakedLightRemark()
{
    return SavingText::tr("The light on a map's faces was computed when the map was compiled and does not change.");
}
