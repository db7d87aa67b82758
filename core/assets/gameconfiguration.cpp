#include "core/assets/gameconfiguration.h"

#include "core/assets/gamefolders.h"
#include "core/files/samepath.h"
#include "core/files/settingsfile.h"
#include "core/format/formats.h"
#include "core/map/mapfile.h"
#include "core/opening/gameofmap.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Returns the game of a mod's folder. The folder's name decides, in every format with a game that shares the base folders: Blue
// Shift is in Half-Life's installation. Otherwise the path of a map in the folder decides, in the installed game's formats.
const bsp::Game *gameOfMod(const QString &folder, const bsp::Game &installed)
{
    const bsp::Game *detected = nullptr;
    for (const auto *format : bsp::formats()) {
        const auto sharesBases = [&installed](const bsp::Game *game) { return game->folders.bases == installed.folders.bases; };
        if (std::ranges::any_of(format->games, sharesBases))
            if (const auto *game = gameFromFolder(QFileInfo(folder).fileName(), *format, QFileInfo(folder).dir().dirName()))
                return game;
        if (std::ranges::find(format->games, &installed) != format->games.end())
            detected = gameFromPath(folder + u"/maps/map.bsp"_s, *format);
    }
    return detected ? detected : &installed;
}

// Returns the mod's own title, or one made from the game's title and the folder's name.
QString titleOf(const QString &folder, const bsp::Game &game, const bsp::Game &installed, bool isBase)
{
    if (isBase || (&game != &installed && game.folders.settings.empty()))
        return fromView(game.title);
    if (!game.folders.settings.empty())
        if (const auto title = settingOf(folder + u'/' + fromView(game.folders.settings), u"game"_s); !title.isEmpty())
            return title;
    return &game != &installed ? fromView(game.title) : u"%1: %2"_s.arg(fromView(installed.title), QFileInfo(folder).fileName());
}

// Hands out names that are unique regardless of case, like freeName() but in constant time.
class Names
{
public:
    bool has(const QString &name) const { return taken_.contains(name.toCaseFolded()); }
    QString take(const QString &name)
    {
        auto free = name;
        int number = taken_.value(name.toCaseFolded(), 1);
        while (has(free))
            free = u"%1 %2"_s.arg(name).arg(++number);
        taken_.insert(name.toCaseFolded(), number);
        taken_.insert(free.toCaseFolded(), free == name ? number : 1);
        return free;
    }

private:
    QHash<QString, int> taken_; // by case-folded name, the last number appended to it
};

QString folderOf(const GameInstall &install, const QString &mod)
{
    for (auto root = install.roots.rbegin(); root != install.roots.rend(); ++root) // the installation before the home folder
        if (QFileInfo(*root + u'/' + mod).isDir())
            return *root + u'/' + mod;
    return install.roots.constLast() + u'/' + mod;
}

// The folder with the longest path that contains a file: the path's length, and its index in GameConfiguration::places.
struct Fit {
    qsizetype length = 0, place = 0;
};

Fit fitOf(const GameConfiguration &configuration, const QString &file)
{
    Fit best;
    for (qsizetype i = 0; i < configuration.places.size(); ++i) {
        const QFileInfo place(QDir::cleanPath(configuration.places[i]));
        for (const auto &path : {place.filePath(), place.canonicalFilePath()}) // the second is a link's target
            if (!path.isEmpty() && path.size() > best.length && isInFolder(file, path))
                best = {path.size(), i};
    }
    return best;
}

} // namespace

bool GameConfiguration::plays(const bsp::Format &format) const
{
    return !game || std::ranges::find(format.games, game) != format.games.end();
}

std::vector<GameConfiguration> foundConfigurations(const GameRoots &roots, std::stop_token stop)
{
    std::vector<GameConfiguration> found;
    Names names;
    for (const auto &install : findInstalls(roots, stop)) {
        const auto bases = wordsOf(install.game->folders.bases) + wordsOf(install.game->folders.plainBases);
        for (auto &[mod, folders] : modsIn(install.roots, install.game->folders, stop)) {
            if (stop.stop_requested())
                return found;
            const auto folder = folderOf(install, mod);
            const bool isBase = bases.contains(mod, Qt::CaseInsensitive);
            const auto *game = isBase ? install.game : gameOfMod(folder, *install.game);
            auto name = titleOf(folder, *game, *install.game, isBase);
            if (names.has(name) && !install.source.isEmpty())
                name = u"%1 (%2)"_s.arg(name, install.source);
            found.push_back({.id = {}, .name = names.take(name), .game = game, .places = std::move(folders)});
        }
    }
    return found;
}

const GameConfiguration *fittingConfiguration(std::span<const GameConfiguration> configurations, const QString &path,
                                              const bsp::Format &format)
{
    if (path.isEmpty() || path.startsWith(u':'))
        return nullptr;
    const auto file = mapSource(QDir::cleanPath(QFileInfo(path).absoluteFilePath())).file;
    const GameConfiguration *found = nullptr;
    Fit best;
    for (const auto &each : {file, QFileInfo(file).canonicalFilePath()}) // the second is a link's target
        for (const auto &configuration : configurations) {
            const auto fit = configuration.plays(format) ? fitOf(configuration, each) : Fit();
            if (fit.length > best.length || (found && fit.length == best.length && fit.place < best.place)) {
                best = fit;
                found = &configuration;
            }
        }
    return found;
}

const GameConfiguration *configurationByContents(std::span<const GameConfiguration> found, const MapFile &map,
                                                 const QString &path)
{
    const auto *detected = map.detectedGame();
    if (!detected || path.startsWith(u':') || gameFromPath(path, map.format()))
        return nullptr;
    // A map of one of the game's mods is detected as the same game, so look for the game's own configuration by title.
    const auto *named = findConfiguration(found, fromView(detected->title));
    return named && named->game == detected ? named : nullptr;
}

const bsp::Game *detectedGame(const MapFile &map, const QString &path, const GameConfiguration &configuration)
{
    if (path.startsWith(u':'))
        return &map.format().game();
    return configuration.game && configuration.plays(map.format()) ? configuration.game : map.detectedGame();
}

const GameConfiguration *findConfiguration(std::span<const GameConfiguration> configurations, const QString &name)
{
    const auto found = std::ranges::find_if(
        configurations, [&name](const GameConfiguration &each) { return each.name.compare(name, Qt::CaseInsensitive) == 0; });
    return found == configurations.end() ? nullptr : &*found;
}

QString freeName(std::span<const GameConfiguration> configurations, const QString &name)
{
    auto free = name;
    for (int number = 2; findConfiguration(configurations, free); ++number)
        free = u"%1 %2"_s.arg(name).arg(number);
    return free;
}

const bsp::Game *findGame(const QString &id)
{
    const auto games = bsp::games::all();
    const auto found = std::ranges::find_if(
        games, [&id](const bsp::Game *game) { return fromView(game->id).compare(id, Qt::CaseInsensitive) == 0; });
    return found == games.end() ? nullptr : *found;
}
