#include "core/checks/checkers.h"

#include "core/entities/entfiles.h"
#include "core/files/besidefile.h"
#include "core/opening/litfile.h"
#include "core/opening/visfile.h"

namespace {

QString translatedSchemaText(std::string_view text) { return QCoreApplication::translate("schema", text.data()); }

// Reports what stops games from playing the map with the file's text, by the same checks as for the map's own text.
void checkPlayedEntities(const CheckContext &context, const MapFile &played, const EntFile &file, Problems &problems)
{
    const References references(played);
    Problems found;
    checkPlayableText({.map = played, .references = references, .engine = context.engine, .stop = context.stop}, found);
    auto unfit = found.take();
    std::erase_if(unfit, [](const Problem &problem) { return problem.severity == Severity::Note; });
    for (const auto &problem : unfit)
        for (const auto &finding : problem.findings)
            problems.add(Severity::Warning, "entities-beside-unfit", {played.format().roles.entities, 0}, -1,
                         [&] { return CheckText::tr("In %1, next to the map: %2").arg(file.path, finding.text); });
}

// Checks an entity file next to the map. `isSecond`: engines that support both names read another file instead of this one.
void checkEntFile(const CheckContext &context, const EntFile &file, bool isSecond, Problems &problems)
{
    const auto &map = context.map;
    const auto &game = map.game();
    const RecordRef where{map.format().roles.entities, 0};
    const auto addUnfit = [&](const QString &why) {
        problems.add(Severity::Warning, "entities-beside-unfit", where, -1,
                     [&] { return CheckText::tr("%1 cannot be used as the map's entity text. %2").arg(file.path, why); });
    };
    auto text = readEntFile(file.path, game.grammar);
    if (!text)
        return addUnfit(text.error());
    if (game.longestEntFile > 0 && text.value().size() > game.longestEntFile)
        return addUnfit(CheckText::tr("It has %1 bytes.").arg(numberText(text.value().size())) + u' '
                        + translatedSchemaText(game.tooLongEntFile));
    auto played = map;
    played.setEntityText(std::move(text).value());
    problems.add(Severity::Note, "entities-beside", where, -1, [&] {
        const auto said =
            isSecond ? CheckText::tr("Engines that support names with a CRC read NAME@CRC.ent instead of %1. %2 %3")
                     : CheckText::tr("In the game, the engine may read the entities from %1 instead of from the map. %2 %3");
        return said
            .arg(file.path, translatedSchemaText(file.use == EntFile::ByCrc ? game.entFileByCrc : game.entFile),
                 changesByEntFile(map, played))
            .trimmed();
    });
    checkPlayedEntities(context, played, file, problems);
}

void checkEntityFiles(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    bool isFirst = true;
    for (const auto &file : entFilesOf(map.game(), map.entityBytes(), context.mapPath)) {
        if (context.stop.stop_requested())
            return;
        if (file.use != EntFile::OfOtherText) {
            checkEntFile(context, file, !isFirst, problems);
            isFirst = false;
            continue;
        }
        problems.add(Severity::Warning, "entities-beside-unfit", {map.format().roles.entities, 0}, -1, [&] {
            return CheckText::tr(
                       "No engine reads %1 for this map: the file belongs to entities with the CRC %2, but those of the map "
                       "have %3.")
                .arg(file.path, file.crc, entityTextCrc(map.entityBytes()));
        });
    }
}

void checkVisFile(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto path = takesVisFiles(map) ? fileNextToMap(context.mapPath, QLatin1StringView("vis")) : QString();
    if (path.isEmpty())
        return;
    const RecordRef where{map.format().roles.visibility, 0};
    if (const auto read = openVisFile(path, map, context.mapPath); !read)
        problems.add(Severity::Warning, "vis-beside-unfit", where, -1, [&] {
            return CheckText::tr("%1 is next to the map, but cannot be used as its visibility. %2").arg(path, read.error());
        });
    else
        problems.add(Severity::Note, "vis-beside", where, -1, [&] {
            const auto said = map.visFile()
                                  ? CheckText::tr("The map has no visibility of its own. Lumpscope shows the visibility in "
                                                  "%1, next to the map. %2")
                                  : CheckText::tr("%1 is next to the map, and the engine may read the visibility from it "
                                                  "in the game. Lumpscope shows the map's own. %2");
            return said.arg(path, translatedSchemaText(map.game().visFile));
        });
}

void checkLitFile(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    if (map.lightFile() || context.mapPath.isEmpty())
        return; // checkLightmaps() checks a file that is in use
    const auto found = findLit(map, mapSource(context.mapPath));
    if (found && !found->read)
        problems.add(Severity::Warning, "light-beside-unfit", {map.format().roles.lighting, 0}, -1, [&] {
            return CheckText::tr("%1 is next to the map, but cannot be used as its lighting. %2")
                .arg(found->path, found->read.error());
        });
}

} // namespace

void checkCompanions(const CheckContext &context, Problems &problems)
{
    checkEntityFiles(context, problems);
    checkVisFile(context, problems);
    checkLitFile(context, problems);
}
