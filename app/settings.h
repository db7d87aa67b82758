// What the program remembers between runs.
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

enum class Theme { System, Light, Dark };

class Settings
{
public:
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    QString lastFolder() const; // of the file or archive opened last

    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    int layout() const; // 0 to 3
    void setLayout(int layout);
    QByteArray dockState(int layout) const;
    void setDockState(int layout, const QByteArray &state);

    Theme theme() const;
    void setTheme(Theme theme);
    // Whose limits count, by name; `format` is Format::id.
    QString engine(const QString &format) const;
    void setEngine(const QString &format, const QString &engine);
    // Which game maps are taken for that do not tell theirs, by bsp::Game::id; empty: nobody has said.
    QString game(const QString &format) const;
    void setGame(const QString &format, const QString &game);
    // The same of a map that tells another; of the maps used last. Setting an empty one forgets it.
    QString gameOfMap(const QString &map) const;
    void setGameOfMap(const QString &map, const QString &game);
    // The way of playing that entities are shown for, by bsp::SpawnMode::id; empty: all.
    QString spawnMode(const QString &format) const;
    void setSpawnMode(const QString &format, const QString &mode);
    // Folders and archives that are searched for a game's files before its own.
    QStringList addedPlaces(const QString &format) const;
    void setAddedPlaces(const QString &format, const QStringList &places);
    double brightness() const; // of the 3D view, times the game's
    void setBrightness(double times);
    // Cameras as text, by the number of the bookmark less 1; of the maps used last.
    QStringList bookmarks(const QString &map) const;
    void setBookmarks(const QString &map, const QStringList &cameras);
    int fieldOfView() const; // degrees
    void setFieldOfView(int degrees);
    int pictureMemory() const; // MB that the pictures of a map may take; 0: what suits the machine
    void setPictureMemory(int megabytes);
    bool entitiesGrouped() const;
    void setEntitiesGrouped(bool grouped);
    // What the faces of the 3D view show, as ColorModes names it, and whether colours have their legend.
    bool legendShown() const;
    void setLegendShown(bool shown);
    QStringList hiddenColumns(const QString &format, const QString &lump) const;
    void setHiddenColumns(const QString &format, const QString &lump, const QStringList &names);

private:
    QSettings settings_;
};
