#include "app/games/gameconfigurations.h"

#include "app/games/gamechoice.h"
#include "app/games/gameconfigurationsdialog.h"
#include "core/assets/gamefolders.h"
#include "core/document/document.h"
#include "core/format/formats.h"
#include "core/map/gameofmap.h"
#include "core/text.h"

#include <QFileInfo>
#include <QUuid>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

constexpr auto automatic = "automatic"_L1; // stored for a map whose user chose to have no configuration

const GameConfiguration *byId(std::span<const GameConfiguration> configurations, const QString &id)
{
    const auto found = std::ranges::find(configurations, id, &GameConfiguration::id);
    return id.isEmpty() || found == configurations.end() ? nullptr : &*found;
}

// Returns the key of a usual configuration: the detected game's id, or the format's if none is detected; for a map in a
// mod's folder "/mod" is appended.
QString usualKey(const MapFile &map, const QString &path)
{
    const auto mod = modAround(path, map.game().folders).toLower();
    const auto game = fromView(map.detectedGame() ? map.detectedGame()->id : map.format().id);
    return mod.isEmpty() ? game : game + u'/' + mod;
}

const GameConfiguration *chosenFor(std::span<const GameConfiguration> configurations, const MapFile &map, const QString &path,
                                   const Settings &settings)
{
    const auto &format = map.format();
    const auto choice = settings.configurationOfMap(path);
    if (const auto *chosen = byId(configurations, choice); chosen && chosen->plays(format))
        return chosen;
    if (path.startsWith(u':'))
        return nullptr; // a sample brings its own files
    if (const auto *fitting = fittingConfiguration(configurations, path, format))
        return fitting;
    if (choice == automatic)
        return nullptr;
    const auto *usual = byId(configurations, settings.usualConfiguration(usualKey(map, path)));
    const bool isOther = usual && usual->game && map.detectedGame() && usual->game != map.detectedGame();
    return usual && usual->plays(format) && !isOther ? usual : nullptr;
}

// Returns whether a map without one of the user's configurations may use an installed game: one was detected, though not by
// the map's folders.
bool mayUseInstalled(const MapFile &map, const QString &path, const Settings &settings)
{
    return map.detectedGame() && !path.startsWith(u':') && settings.configurationOfMap(path) != automatic
           && !gameFromPath(path, map.format());
}

// Returns the game that one of these folders belongs to; null: none.
const bsp::Game *gameOfPlaces(const QStringList &places, const bsp::Format &format)
{
    for (const auto &place : places)
        if (const auto *game = gameFromPath(place + u"/maps/map.bsp"_s, format))
            return game;
    return nullptr;
}

} // namespace

GameConfiguration configurationOf(const MapFile &map, const QString &path, Settings &settings)
{
    const auto configurations = settings.gameConfigurations();
    if (const auto *chosen = chosenFor(configurations, map, path, settings))
        return *chosen;
    if (!mayUseInstalled(map, path, settings))
        return {};
    const auto found = foundConfigurations(GameRoots::ofSystem());
    const auto *installed = configurationByContents(found, map, path);
    return installed ? *installed : GameConfiguration();
}

GameConfigurations::GameConfigurations(Settings &settings, QWidget *window)
    : QObject(window), settings_(settings), window_(window), store_(ConfigurationStore::shared())
{
    connect(store_.get(), &ConfigurationStore::changed, this, [this](const QString &map) {
        follow(map);
        emit changed();
    });
}

Document *GameConfigurations::document() const { return document_; }

GameConfigurationsDialog *GameConfigurations::dialog() const { return dialog_; }

QString GameConfigurations::newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

void GameConfigurations::adopt(Document &document)
{
    document.setConfiguration(configurationFor(document));
    adoptGameChoice(document, settings_);
    findInstalled(document);
}

GameConfiguration GameConfigurations::configurationFor(const Document &document) const
{
    if (given_ && given_->plays(document.map().format()))
        return *given_;
    const auto *chosen = chosenFor(all(), document.map(), document.path(), settings_);
    if (!chosen && installed_ && mayUseInstalled(document.map(), document.path(), settings_))
        chosen = configurationByContents(*installed_, document.map(), document.path());
    return chosen ? *chosen : GameConfiguration();
}

// Searches for installed games on a worker thread, if this map may use one of them.
void GameConfigurations::findInstalled(const Document &document)
{
    if (installed_ || finding_.isRunning() || !document.configuration().name.isEmpty()
        || !mayUseInstalled(document.map(), document.path(), settings_))
        return;
    finding_.run([roots = GameRoots::ofSystem()](std::stop_token stop) { return foundConfigurations(roots, stop); },
                 [this](std::vector<GameConfiguration> found) {
                     installed_ = std::move(found);
                     follow({});
                     emit changed();
                 });
}

void GameConfigurations::setDocument(Document *document)
{
    document_ = document;
    if (document)
        connect(&document->definitions(), &DefinitionLoader::loaded, this, &GameConfigurations::changed, Qt::UniqueConnection);
    emit changed();
}

ConfigurationStore::State GameConfigurations::state() const { return store_->state(document_ ? document_->path() : QString()); }

// Applies a change of the stored configurations to the open map. A game or engine chosen for all maps in another window does
// not change it here.
void GameConfigurations::follow(const QString &map)
{
    if (!document_)
        return;
    if (document_->path() == map || document_->configuration() != configurationFor(*document_))
        adopt(*document_);
}

void GameConfigurations::set(std::vector<GameConfiguration> configurations, const QString &what)
{
    auto after = state();
    after.configurations = std::move(configurations);
    store_->take(std::move(after), what);
}

// Chooses the configuration with this id; empty: none.
void GameConfigurations::choose(ConfigurationStore::State &state, const QString &id) const
{
    state.choice = id.isEmpty() ? QString(automatic) : id;
    if (!id.isEmpty() && !document_->isSample() && !around())
        state.usual.insert(usualKey(document_->map(), document_->path()), id);
}

void GameConfigurations::choose(const GameConfiguration *configuration)
{
    if (!document_)
        return;
    given_.reset();
    auto after = state();
    auto chosen = configuration ? *configuration : GameConfiguration();
    if (configuration && chosen.id.isEmpty()) {
        chosen.id = newId();
        chosen.name = freeName(after.configurations, chosen.name);
        after.configurations.push_back(chosen);
    }
    choose(after, chosen.id);
    if (chosen.game)
        after.game.clear(); // the configuration brings its game
    store_->take(std::move(after), configuration ? tr("Use %1 for %2").arg(chosen.name, document_->name())
                                                 : tr("Use no configuration for %1").arg(document_->name()));
}

void GameConfigurations::keepChoices()
{
    if (given_)
        return; // from the command line, not chosen
    keepGameOfMap(*document_, settings_);
    const auto &path = document_->path();
    const auto *here = chosenFor(all(), document_->map(), path, settings_);
    const auto id = document_->configuration().id;
    if ((here ? here->id : QString()) != id)
        settings_.configurationOfMap.set(path, id.isEmpty() ? QString(automatic) : id);
    emit changed();
}

bool GameConfigurations::isChosen() const { return document_ && !document_->configuration().id.isEmpty(); }

const GameConfiguration *GameConfigurations::around() const
{
    return document_ ? fittingConfiguration(all(), document_->path(), document_->map().format()) : nullptr;
}

bool GameConfigurations::isAutomatic() const
{
    const auto *fitting = around();
    return fitting && fitting->id == document_->configuration().id
           && settings_.configurationOfMap(document_->path()) != fitting->id;
}

bool GameConfigurations::isUsual() const
{
    return isChosen() && !given_ && !isAutomatic()
           && settings_.configurationOfMap(document_->path()) != document_->configuration().id;
}

void GameConfigurations::setPlaces(const QStringList &places)
{
    if (!document_)
        return;
    given_.reset();
    auto after = state();
    const auto known = std::ranges::find(after.configurations, document_->configuration().id, &GameConfiguration::id);
    if (isChosen() && known != after.configurations.end()) {
        known->places = places;
    } else {
        const auto &map = document_->map();
        const auto *ofPlaces = gameOfPlaces(places, map.format());
        const auto *game = ofPlaces ? ofPlaces : map.detectedGame();
        const auto name = game ? fromView(game->title) : QFileInfo(places.value(0)).fileName();
        after.configurations.push_back(
            {.id = newId(), .name = freeName(after.configurations, name), .game = game, .places = places});
        choose(after, after.configurations.back().id);
    }
    store_->take(std::move(after), tr("Change folders"));
}

void GameConfigurations::show()
{
    if (!dialog_)
        dialog_ = new GameConfigurationsDialog(this, window_);
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}
