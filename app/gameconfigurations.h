// The user's game configurations: which there are, and which a map gets.
//
// What the program was told as it began counts (give()); then what was chosen for a map. Else it is the configuration that
// the map lies in (fittingConfiguration()), and where there is none the one that is usual for the game that the map tells, or for
// its format where it tells none, unless that is of another game; for maps in a mod's folder the one that is usual in that mod.
// What is chosen for a map that lies in none becomes usual for maps of the same game and mod, and of no other. A map without a configuration has the folders around it, and of a game that is
// installed where it lies all of its folders (searchedPlaces()); where it lies in no game's, those of the installed game that
// it tells (installedConfiguration()).
#pragma once

#include "app/configurationstore.h"
#include "core/document/latestwork.h"

#include <QPointer>

class Document;
class GameConfigurationsDialog;
class MapFile;

// The configuration that a map gets; without a name: none. `path` is the map's, as openMap() takes it.
GameConfiguration configurationOf(const MapFile &map, const QString &path, Settings &settings);

class GameConfigurations : public QObject
{
    Q_OBJECT
public:
    // For one window, which its dialog belongs to. The list and its undo are the program's (ConfigurationStore).
    GameConfigurations(Settings &settings, QWidget *window);

    // From now on it goes before whatever was chosen, for all maps of this window that it plays, until something is chosen
    // here. Nobody remembers it.
    void give(GameConfiguration configuration) { given_ = std::move(configuration); }
    // To a document that was just opened: its configuration, its game and its engine.
    void adopt(Document &document);
    // The one that is shown; null: none.
    void setDocument(Document *document);
    Document *document() const;

    const std::vector<GameConfiguration> &all() const { return store_->all(); }
    // Every change is remembered at once, is a step of undo with these words, and the maps that are shown follow.
    void set(std::vector<GameConfiguration> configurations, const QString &what);
    // For the map that is shown. One without an id, as it was found, becomes one of the user's. Null: none is chosen.
    void choose(const GameConfiguration *configuration);
    // For a map that was given another name: what was chosen for it goes with it.
    void keepChoices();
    // Whether the map that is shown has one.
    bool isChosen() const;
    // The user's that it has, or would have, by where it lies; null: it lies in none.
    const GameConfiguration *around() const;
    // Whether it has that one because it lies there, and not because somebody chose it.
    bool isAutomatic() const;
    // Whether it has that one because it was chosen for another map of its game and mod, and not for it.
    bool isUsual() const;
    // The places of the map's configuration; a map that has none gets a new one, of the game that one of them or else the
    // map tells.
    void setPlaces(const QStringList &places);
    QUndoStack &undoStack() { return store_->undoStack(); }
    static QString newId();

    void show(); // the dialog
    GameConfigurationsDialog *dialog() const; // null until it was shown

signals:
    void changed(); // they, or which the map has

private:
    ConfigurationStore::State state() const;
    void choose(ConfigurationStore::State &state, const QString &id) const;
    void follow(const QString &map);
    GameConfiguration configurationFor(const Document &document) const;
    void findInstalled(const Document &document);

    Settings &settings_;
    QWidget *window_;
    std::shared_ptr<ConfigurationStore> store_;
    std::optional<GameConfiguration> given_;
    QPointer<Document> document_;
    QPointer<GameConfigurationsDialog> dialog_;
    // What is installed, once a map asked for it.
    std::optional<std::vector<GameConfiguration>> installed_;
    LatestWork finding_;
};
