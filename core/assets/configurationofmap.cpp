#include "core/assets/configurationofmap.h"

#include "core/assets/gamefolders.h"
#include "core/opening/gameofmap.h"
#include "core/text.h"

#include <algorithm>

namespace {

const GameConfiguration *byId(std::span<const GameConfiguration> configurations, const QString &id)
{
    const auto found = std::ranges::find(configurations, id, &GameConfiguration::id);
    return id.isEmpty() || found == configurations.end() ? nullptr : &*found;
}

} // namespace

QString usualKey(const MapFile &map, const QString &path)
{
    const auto mod = modAround(path, map.game().folders).toLower();
    const auto game = fromView(map.detectedGame() ? map.detectedGame()->id : map.format().id);
    return mod.isEmpty() ? game : game + u'/' + mod;
}

const GameConfiguration *chosenConfiguration(std::span<const GameConfiguration> configurations, const MapFile &map,
                                             const QString &path, const GameChoice &choice)
{
    const auto &format = map.format();
    if (const auto *chosen = byId(configurations, choice.configuration); chosen && chosen->plays(format))
        return chosen;
    if (path.startsWith(u':'))
        return nullptr; // a bundled sample has its own files
    if (const auto *fitting = fittingConfiguration(configurations, path, format))
        return fitting;
    if (choice.configuration == GameChoice::automatic)
        return nullptr;
    const auto *usual = byId(configurations, choice.usual);
    const bool isOther = usual && usual->game && map.detectedGame() && usual->game != map.detectedGame();
    return usual && usual->plays(format) && !isOther ? usual : nullptr;
}

bool mayUseInstalled(const MapFile &map, const QString &path, const GameChoice &choice)
{
    return map.detectedGame() && !path.startsWith(u':') && choice.configuration != GameChoice::automatic
           && !gameFromPath(path, map.format());
}

GameConfiguration configurationOf(std::span<const GameConfiguration> configurations, const MapFile &map, const QString &path,
                                  const GameChoice &choice)
{
    if (const auto *chosen = chosenConfiguration(configurations, map, path, choice))
        return *chosen;
    if (!mayUseInstalled(map, path, choice))
        return {};
    const auto found = foundConfigurations(GameRoots::ofSystem());
    const auto *installed = configurationByContents(found, map, path);
    return installed ? *installed : GameConfiguration();
}

const bsp::Game &gameOf(const MapFile &map, const QString &path, const GameConfiguration &configuration, const GameChoice &choice)
{
    const auto &format = map.format();
    const auto *detected = detectedGame(map, path, configuration);
    const auto wanted = detected ? choice.game : choice.formatGame;
    const auto game = std::ranges::find_if(format.games, [&](const bsp::Game *each) { return fromView(each->id) == wanted; });
    return game != format.games.end() ? **game : detected ? *detected : format.game();
}
