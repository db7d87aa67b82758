// The option --game of all subcommands that look for a game's files: a folder or archive, or the name of a game.
#include "app/commands/commands.h"
#include "app/settings.h"
#include "core/assets/gamefiles.h"
#include "core/files/archive.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <mutex>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

bool isPlace(const QString &value) { return QFileInfo(value).isDir() || Archive::recognizes(value); }

// Returns the user's configurations, then those found on this machine under other names.
std::vector<GameConfiguration> knownConfigurations()
{
    auto known = Settings().gameConfigurations();
    for (auto &found : foundConfigurations(GameRoots::ofSystem()))
        if (!findConfiguration(known, found.name))
            known.push_back(std::move(found));
    return known;
}

// Returns the configuration of this name; for a game's id, that game's first configuration, or one without folders if there
// is none.
std::optional<GameConfiguration> gameNamed(const std::vector<GameConfiguration> &known, const QString &name)
{
    if (const auto *configuration = findConfiguration(known, name))
        return *configuration;
    const auto *game = findGame(name);
    if (!game)
        return {};
    const auto first = std::ranges::find(known, game, &GameConfiguration::game);
    return first != known.end() ? *first
                                : GameConfiguration{.id = {}, .name = name, .game = game, .places = {}, .definitions = {}};
}

QString unknownGame(const std::vector<GameConfiguration> &known, const QString &name)
{
    QStringList names;
    for (const auto &each : known)
        names.append(each.name);
    for (const auto *game : bsp::games::all())
        if (const auto id = fromView(game->id); !names.contains(id, Qt::CaseInsensitive))
            names.append(id);
    return withMeant(
        CommandText::tr("--game %1 is not a folder, an archive or a known game. Known games: %2.").arg(name, names.join(u", "_s)),
        name, names);
}

Result<GameConfiguration> gameOfValues(const QStringList &values)
{
    GameConfiguration given;
    std::optional<std::vector<GameConfiguration>> known; // only searched if a name was given
    for (const auto &value : values) {
        if (isPlace(value)) {
            given.places.append(QDir::fromNativeSeparators(value));
            continue;
        }
        if (!known)
            known = knownConfigurations();
        const auto named = gameNamed(*known, value);
        if (!named)
            return Error{unknownGame(*known, value)};
        given.name = value;
        given.game = named->game ? named->game : given.game;
        given.places += named->places;
        given.definitions += named->definitions;
    }
    return given;
}

// Joins the values of --game in their order; the last name decides the game. Without one the name is empty. Searches the disk
// once, however many maps ask for it.
Result<GameConfiguration> givenGame(const Arguments &arguments)
{
    static std::mutex mutex;
    static QMap<QStringList, std::shared_ptr<const Result<GameConfiguration>>> found;
    const auto values = arguments.values(u"game"_s);
    const std::lock_guard lock(mutex);
    auto &given = found[values];
    if (!given)
        given = std::make_shared<const Result<GameConfiguration>>(gameOfValues(values));
    return *given;
}

QString gamesOf(const bsp::Format &format)
{
    QStringList ids;
    for (const auto *game : format.games)
        ids.append(fromView(game->id));
    return ids.join(u", "_s);
}

} // namespace

Option gameOption()
{
    return {.name = u"game"_s,
            .values = u"PATH|NAME"_s,
            .help = CommandText::tr("A folder or archive: search it first for the game's files. A name: treat the map as "
                                    "one of this game and search the game's folders; the name is that of a game "
                                    "configuration in the window, or an id such as openarena. An unknown name lists the "
                                    "known ones. May be repeated. By default, the window's choices apply."),
            .repeats = true};
}

QString faultOfGame(const Arguments &arguments)
{
    const auto given = givenGame(arguments);
    return given ? QString() : given.error();
}

Result<std::optional<GameConfiguration>> givenConfiguration(const Arguments &arguments)
{
    if (!arguments.has(u"game"_s))
        return std::optional<GameConfiguration>();
    auto given = givenGame(arguments);
    if (!given)
        return Error{given.error()};
    auto configuration = std::move(given).value();
    if (configuration.name.isEmpty())
        configuration.name = QFileInfo(wholePath(configuration.places.constFirst())).fileName();
    for (auto &place : configuration.places)
        place = wholePath(place);
    return std::optional(std::move(configuration));
}

QString whyNotOf(const GameConfiguration &configuration, const bsp::Format &format)
{
    return configuration.plays(format)
               ? QString()
               : CommandText::tr("--game %1: %3 does not load %2 maps. Games that do: %4.")
                     .arg(configuration.name, fromView(format.name), fromView(configuration.game->title), gamesOf(format));
}

Result<GivenPlaces> adoptGame(MapFile &map, const Arguments &arguments)
{
    const auto &format = map.format();
    if (!arguments.has(u"game"_s)) {
        Settings settings;
        const auto path = wholePath(arguments.file());
        const auto choice = settings.gameChoice(map, path);
        const auto configuration = configurationOf(settings.gameConfigurations(), map, path, choice);
        map.setGame(gameOf(map, path, configuration, choice));
        return GivenPlaces{configuration.places, configuration.definitions};
    }
    const auto given = givenGame(arguments);
    if (!given)
        return Error{given.error()};
    if (const auto fault = whyNotOf(given.value(), format); !fault.isEmpty())
        return Error{fault};
    if (given.value().game)
        map.setGame(*given.value().game);
    return GivenPlaces{given.value().places, given.value().definitions};
}

std::optional<GameMap> openForGame(const QString &command, const Arguments &arguments)
{
    const auto &file = arguments.file();
    auto opened = openMap(file, arguments);
    if (!opened) {
        fail(file, opened.error());
        return {};
    }
    const auto places = adoptGame(opened.value(), arguments);
    if (!places) {
        fail(command, places.error());
        return {};
    }
    const auto map = std::make_shared<const MapFile>(std::move(opened).value());
    return GameMap{map, std::make_shared<const GameFiles>(file, *map, places.value().places)};
}

QStringList gamePlaces(const Arguments &arguments)
{
    const auto given = givenGame(arguments);
    return given ? given.value().places : QStringList();
}

} // namespace commands
