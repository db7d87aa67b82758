// The files of the game that a map belongs to, found as the game finds them: by name, in the folders and archives of
// gamefolders.h in order, regardless of case and of the kind of slashes. Folders are listed and archives opened on first
// use, and then kept. Thread-safe.
#pragma once

#include "core/assets/searchplace.h"
#include "core/files/filebytes.h"
#include "core/games/game.h"

#include <QStringList>

#include <atomic>
#include <deque>
#include <mutex>
#include <stop_token>

class MapFile;

struct GameFile {
    QString path;                       // FILE, or ARCHIVE/NAME inside it
    const SearchPlace *place = nullptr; // owned by the GameFiles that found it
    QString stored;                     // its name in the place
};

class GameFiles
{
public:
    // Searches around `path`, which is the map's, as for openMap(), or any other file or folder, or empty. `added` are folders
    // and archives searched before all others except the archive that contains the map. `wads` are the base names of the WADs to
    // search for textures, in order.
    GameFiles(const QString &path, const bsp::GameFolders &game, const QStringList &added = {}, const QStringList &wads = {});
    // Also searches the WADs that the map names and, before everything else, the files packed into the map.
    GameFiles(const QString &path, const MapFile &map, const QStringList &added = {});

    // Finds the folders and archives and opens all archives, perhaps thousands on a slow disk, so that later searches need not
    // wait. Returns false if stopped: the rest is then opened on demand, so the caller should not search for files, which would
    // start this work again.
    bool open(std::stop_token stop) const;

    // Returns the same files with other WADs.
    GameFiles withWads(const QStringList &wads) const { return {path_, *game_, added_, wads, packed_}; }

    // Finds a file by its name relative to the game's folder. A name that leaves it with ".." is never found.
    std::optional<GameFile> find(const QString &name) const;
    // Reads a file. Fails with a sentence that does not name the file. A file longer than `most` bytes fails before it is read.
    Result<QByteArray> read(const GameFile &file, qint64 most = SearchPlace::largestFile) const
    {
        return file.place->read(file.stored, most);
    }
    // Returns the paths at which find() looks for the name, in order.
    QStringList tried(const QString &name) const;
    // Returns the files directly in `folder` whose names end in `ending`, in the order of the places. If several places have a
    // file of the same name, only the first is listed.
    std::vector<GameFile> list(const QString &folder, const QString &ending) const;

    // Finds a lump in the WADs by its name, with the extension of its type.
    std::optional<GameFile> findInWads(const QString &name) const;
    // Returns the lump's path in each WAD that exists, and for the other WADs the paths at which they were searched.
    QStringList triedInWads(const QString &name) const;

    // Returns whether a folder of the base game is among the places, so that a file not found is really missing.
    bool knowsGame() const;
    // Returns the map's folder; empty if the path is not a file.
    QString mapFolder() const;
    QString mapName() const; // without folder and extension; empty if there is no map
    // Returns the base names of the WADs to search, in order.
    const QStringList &wads() const { return wadNames_; }
    // Returns the paths of the folders and archives in order, then of the WADs found. May list folders and open archives.
    QStringList places() const;
    // Returns a sentence for each archive that could not be opened so far, and for each WAD inside an archive that cannot
    // be searched.
    QStringList problems() const;

private:
    // The ZIP archive embedded in the map's file, and the bytes that keep it alive.
    struct Packed {
        FileBytes file{};
        bsp::ByteView archive{};
    };
    static Packed packedIn(const MapFile &map);
    GameFiles(const QString &path, const bsp::GameFolders &game, const QStringList &added, const QStringList &wads,
              Packed packed);
    struct Wad {
        std::optional<SearchPlace> place; // nothing: not found or not searched
        QStringList tried;
        QString problem; // why a WAD inside an archive cannot be searched
    };
    void findPlaces(std::stop_token stop = {}) const;
    void findWads() const;
    // Returns the index of the first archive before the place `end` that contains a file of this name, in lower case.
    // Opens the archives not opened yet, until one contains it.
    std::optional<size_t> archiveWith(const QString &name, size_t end) const;
    void addWad(const QString &name, qint64 &packedLeft) const;
    Result<Archive> openPacked(const GameFile &file, qint64 &packedLeft) const;

    QString path_;
    const bsp::GameFolders *game_;
    QStringList added_, wadNames_;
    Packed packed_;
    mutable QString packedProblem_;
    mutable std::mutex findingPlaces_;
    mutable std::atomic_bool arePlacesFound_ = false, areOpen_ = false;
    mutable std::once_flag wadsFound_;
    mutable std::deque<SearchPlace> places_; // a deque, because a SearchPlace cannot be moved
    mutable std::vector<size_t> folders_;    // indexes of the places that are folders
    mutable std::mutex listingNames_;        // guards the two below
    mutable QHash<QString, size_t> names_;   // the index of the first archive with each name, of the first listed_ places
    mutable size_t listed_ = 0;              // number of places whose names are in names_
    mutable std::deque<Wad> wads_;
};

// Returns the WADs in worldspawn's `wad`, or else `_wad`, as the file names that the engine looks for. They are in search
// order: from the end of the list, without duplicates, at most 255. The list is separated by semicolons; editors write
// absolute paths, with or without extension.
QStringList wadNames(const MapFile &map);
