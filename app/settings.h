// What the program stores between runs. Calling a setting returns its value.
#pragma once

#include "core/assets/configurationofmap.h"

#include <QByteArray>
#include <QMap>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>

enum class Theme { System, Light, Dark };

// A stored value. Its default is `usual`.
template <typename T>
class Setting
{
public:
    Setting(QSettings &store, const char *key, const T &usual = {}) : store_(store), key_(QLatin1StringView(key)), usual_(usual)
    {
    }
    T operator()() const { return store_.value(key_, usual_).template value<T>(); }
    void set(const T &value) { store_.setValue(key_, value); }

private:
    QSettings &store_;
    QString key_;
    T usual_;
};

// A stored number, clamped to its bounds.
class BoundedSetting : public Setting<int>
{
public:
    BoundedSetting(QSettings &store, const char *key, int least, int usual, int most)
        : Setting(store, key, usual), least_(least), most_(most)
    {
    }
    int operator()() const { return qBound(least_, Setting::operator()(), most_); }

private:
    int least_, most_;
};

// A stored value for each of several names. Setting an empty value deletes it.
template <typename T>
class SettingOf
{
public:
    SettingOf(QSettings &store, const char *prefix) : store_(store), prefix_(QLatin1StringView(prefix)) {}
    T operator()(const QString &name) const { return store_.value(prefix_ + name).template value<T>(); }
    void set(const QString &name, const T &value)
    {
        if (value.isEmpty())
            store_.remove(prefix_ + name);
        else
            store_.setValue(prefix_ + name, value);
    }

private:
    QSettings &store_;
    QString prefix_;
};

// For each of several names, a map of stored texts by the names that the user gave them.
class SettingOfTexts
{
public:
    using Texts = QMap<QString, QString>;
    SettingOfTexts(QSettings &store, const char *prefix) : stored_(store, prefix) {}
    Texts operator()(const QString &name) const;
    void set(const QString &name, const Texts &texts);

private:
    SettingOf<QVariantMap> stored_;
};

QString keyOfMap(const QString &group, const QString &map);
// Stores a value for a map; a null value deletes it. If there are many maps, deletes the value of the one set longest ago.
void setOfMap(QSettings &store, const QString &group, const QString &map, const QVariant &value);

// A stored value for each map, by the map's path. Only the maps set most recently keep theirs. Setting an empty value deletes it.
template <typename T>
class SettingOfMap
{
public:
    SettingOfMap(QSettings &store, const char *group) : store_(store), group_(QLatin1StringView(group)) {}
    T operator()(const QString &map) const { return store_.value(keyOfMap(group_, map)).template value<T>(); }
    void set(const QString &map, const T &value)
    {
        setOfMap(store_, group_, map, value.isEmpty() ? QVariant() : QVariant(value));
    }

private:
    QSettings &store_;
    QString group_;
};

class Settings
{
    QSettings store_; // declared before its users

public:
    // Returns a sentence on why settings cannot be written to disk; empty: they can.
    static QString whyNotKept();
    // Keeps settings in memory if their file on Linux is a pipe or a device: reading it could block forever. Call it before
    // any setting is read.
    static void avoidPipe();

    Setting<QStringList> recentFiles{store_, "recentFiles"};
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    QString lastFolder() const; // the folder opened last, or that contains the file or archive opened last

    Setting<QByteArray> geometry{store_, "window/geometry"};
    BoundedSetting layout{store_, "window/layout", 0, 0, 3};
    SettingOf<QByteArray> dockState{store_, "window/docks"};                // by layout number
    Setting<QStringList> inspectorClosed{store_, "window/inspectorClosed"}; // layout numbers
    BoundedSetting theme{store_, "theme", 0, 0, 2};                         // a Theme
    // The name of the engine whose limits apply, by Format::id.
    SettingOf<QString> engine{store_, "engine/"};
    // The bsp::Game::id of the game used for maps without a detected game, by Format::id; empty: none was chosen.
    SettingOf<QString> game{store_, "game/"};
    SettingOfMap<QString> gameOfMap{store_, "gameOfMap"};        // a bsp::Game::id, if it overrides the detected game
    SettingOfMap<QString> textCode{store_, "entities/textCode"}; // encoding of entities, by name; empty: detected
    // The bsp::SpawnMode::id of the game mode that entities are shown for, by Format::id; empty: all.
    SettingOf<QString> spawnMode{store_, "entities/spawnsIn/"};
    // Returns the user's game configurations, each with an id of its own.
    std::vector<GameConfiguration> gameConfigurations();
    // Returns what the user chose for a map. `path` is absolute (wholePath()).
    GameChoice gameChoice(const MapFile &map, const QString &path) const;
    // Converts folders that earlier versions stored for a format into its usual configuration, once. Only the window may call
    // this: several processes at once would each create a configuration.
    void carryOverPlaces();
    void setGameConfigurations(const std::vector<GameConfiguration> &configurations);
    SettingOf<QString> usualConfiguration{store_, "games/usual/"};             // an id, by game or format
    SettingOfMap<QString> configurationOfMap{store_, "configurationOfMap"};    // an id, or "automatic" for none
    Setting<double> brightness{store_, "view/brightness", 1.0};                // of the 3D view; multiplies the game's
    SettingOfMap<QStringList> bookmarks{store_, "bookmarks"};                  // cameras as text; index: bookmark number - 1
    BoundedSetting fieldOfView{store_, "view/fieldOfView", 30, 90, 150};       // degrees
    BoundedSetting pictureMemory{store_, "view/pictureMemory", 0, 0, 1 << 20}; // MB; 0: what suits the machine
    Setting<bool> cameraFollows{store_, "view/follows"};                       // the camera follows the selection in other views
    Setting<bool> hasFlown{store_, "view/hasFlown"};                           // the hint on how to fly is no longer needed
    BoundedSetting graphGrouping{store_, "visibility/grouping", 0, 0, 2};      // a GraphGrouping
    Setting<bool> graphFaceless{store_, "visibility/faceless"};                // shows clusters without faces
    Setting<bool> graphFollowsFilter{store_, "visibility/followsFilter", true};
    Setting<bool> entitiesGrouped{store_, "entities/grouped"};
    Setting<QStringList> hiddenProblems{store_, "problems/hidden"}; // for Document::setHiddenProblems()
    Setting<bool> shapeShown{store_, "tables/shape"};               // the distributions of tables' columns
    Setting<bool> legendShown{store_, "view/legend", true};         // of the 3D view's colours
    SettingOf<QStringList> hiddenColumns{store_, "hiddenColumns/"}; // by "FORMAT/LUMP"
    SettingOfTexts namedFilters{store_, "namedFilters/"};           // by "FORMAT/LUMP"
    Setting<QString> findPlace{store_, "findInMaps/place"};         // the folder or archive searched last
    Setting<QString> findTable{store_, "findInMaps/table"};         // the table searched last, by its title
};
