#include "core/checks/checkers.h"

#include "core/files/besidefile.h"
#include "core/map/litfile.h"
#include "core/map/visfile.h"

namespace
{

QString companionSaying(std::string_view text)
{
    return QCoreApplication::translate("schema", text.data());
}

void checkEntityFile(const CheckContext &context, Problems &problems)
{
    const auto &game = context.map.game();
    const auto path = game.entFile.empty() ? QString() : besideFile(context.mapPath, QLatin1StringView("ent"));
    if (path.isEmpty())
        return;
    problems.add(Severity::Note, "entities-beside", {context.map.format().roles.entities, 0}, -1, [&] {
        return CheckText::tr("%1 lies beside the map, and entities may be read from it in play instead of from the map. %2")
            .arg(path, companionSaying(game.entFile));
    });
}

void checkVisFile(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto path = takesVisFiles(map) ? besideFile(context.mapPath, QLatin1StringView("vis")) : QString();
    if (path.isEmpty())
        return;
    const RecordRef where{map.format().roles.visibility, 0};
    if (const auto read = openVisFile(path, map, context.mapPath); !read)
        problems.add(Severity::Warning, "vis-beside-unfit", where, -1, [&] {
            return CheckText::tr("%1 lies beside the map, but is no visibility of it. %2").arg(path, read.error());
        });
    else
        problems.add(Severity::Note, "vis-beside", where, -1, [&] {
            const auto said = map.visFile()
                                  ? CheckText::tr("%1 lies beside the map, which has no visibility of its own: what is shown "
                                                  "here is that of the file. %2")
                                  : CheckText::tr("%1 lies beside the map, and visibility may be read from it in play instead "
                                                  "of from the map; what is shown here is the map's own. %2");
            return said.arg(path, companionSaying(map.game().visFile));
        });
}

void checkLitFile(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    if (map.lightFile() || context.mapPath.isEmpty())
        return; // what the map is shown with says it of its faces
    const auto found = litBeside(map, mapSource(context.mapPath));
    if (found && !found->read)
        problems.add(Severity::Warning, "light-beside-unfit", {map.format().roles.lighting, 0}, -1, [&] {
            return CheckText::tr("%1 lies beside the map, but is no light of it. %2").arg(found->path, found->read.error());
        });
}

} // namespace

void checkCompanions(const CheckContext &context, Problems &problems)
{
    checkEntityFile(context, problems);
    checkVisFile(context, problems);
    checkLitFile(context, problems);
}
