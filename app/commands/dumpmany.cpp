#include "app/commands/dumpmany.h"

#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QFileInfo>

#include <algorithm>

namespace commands {

MapsRun runInto(const QString &output, const Arguments &arguments)
{
    auto named = mapsNamedBy(arguments);
    return {.maps = std::move(named.maps),
            .unfollowed = std::move(named.unfollowed),
            .form = ManyForm::Plain,
            .command = arguments.command(),
            .writes = true,
            .stop = interruption(output)};
}

bool isListable(const NamedMap &map)
{
    return map.fault.isEmpty() || QFileInfo::exists(map.path) || map.path.contains(QChar::ReplacementCharacter);
}

bool isAnyThere(const std::vector<NamedMap> &maps)
{
    return std::ranges::any_of(
        maps, [](const NamedMap &map) { return isListable(map) && QFileInfo::exists(mapSource(map.path).file); });
}

int failForAll(const MapsRun &run)
{
    return runOverMaps(run, [&run](size_t index) {
        const auto map = openMap(run.maps[index].path);
        return map ? Fine : fail(run.maps[index].path, map.error());
    });
}

int endedRun(int code)
{
    if (code == Cancelled)
        fail(CommandText::tr("Run the same command again to continue."));
    return code;
}

} // namespace commands
