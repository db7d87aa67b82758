#include "app/games/gameconfigurations.h"

#include "app/games/gamechoice.h"
#include "app/games/gameconfigurationsdialog.h"
#include "core/assets/configurationofmap.h"
#include "core/document/document.h"
#include "core/format/formats.h"
#include "core/opening/gameofmap.h"
#include "core/text.h"

#include <QFileInfo>
#include <QUuid>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Returns the game that one of these folders belongs to; null: none.
const bsp::Game *gameOfPlaces(const QStringList &places, const bsp::Format &format)
{
    for (const auto &place : places)
        if (const auto *game = gameFromPath(place + u"/maps/map.bsp"_s, format))
            return game;
    return nullptr;
}

} // namespace

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
    const auto choice = settings_.gameChoice(document.map(), document.path());
    const auto *chosen = chosenConfiguration(all(), document.map(), document.path(), choice);
    if (!chosen && installed_ && mayUseInstalled(document.map(), document.path(), choice))
        chosen = configurationByContents(*installed_, document.map(), document.path());
    return chosen ? *chosen : GameConfiguration();
}

// Searches for installed games on a worker thread, if this map may use one of them.
void GameConfigurations::findInstalled(const Document &document)
{
    if (installed_ || finding_.isRunning() || !document.configuration().name.isEmpty()
        || !mayUseInstalled(document.map(), document.path(), settings_.gameChoice(document.map(), document.path())))
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
    reported_.clear();
    if (document) {
        connect(&document->definitions(), &DefinitionLoader::loaded, this, &GameConfigurations::changed, Qt::UniqueConnection);
        connect(&document->definitions(), &DefinitionLoader::loaded, this, &GameConfigurations::reportUnread,
                Qt::UniqueConnection);
    }
    emit changed();
}

// Emits a notice for each definition file that cannot be read, once per opened map: the files are read again whenever the
// game's folders change.
void GameConfigurations::reportUnread()
{
    for (const auto &file : document_->definitions().files()) {
        if (!file.isFailed || file.notes.empty() || reported_.contains(file.path))
            continue;
        reported_.append(file.path);
        emit noticed({u"%1: %2"_s.arg(QFileInfo(file.path).fileName(), file.notes.front().text),
                      {{tr("Game Configurations..."), [this] { show(); }}}});
    }
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
    state.choice = id.isEmpty() ? QString(GameChoice::automatic) : id;
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
    const auto *here = chosenConfiguration(all(), document_->map(), path, settings_.gameChoice(document_->map(), path));
    const auto id = document_->configuration().id;
    if ((here ? here->id : QString()) != id)
        settings_.configurationOfMap.set(path, id.isEmpty() ? QString(GameChoice::automatic) : id);
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
