// The files of the game that a map belongs to, found as the game finds them: by name, in the folders and archives of
// gamefolders.h in their order, whatever the case and the slashes. Nothing is read, listed or opened before it is asked
// for, and then kept. Several threads may ask at once.
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
    QString path;                       // FILE, or ARCHIVE/name inside
    const SearchPlace *place = nullptr; // of the GameFiles that found it
    QString stored;                     // its name there
};

class GameFiles
{
public:
    // `path` is the map's, as openMap() takes it, or of any file or folder; it may be empty. `added` are folders and
    // archives that go before all others but the archive that the map lies in. `wads` are the WADs to search for textures, in order, by their base names.
    GameFiles(const QString &path, const bsp::GameFolders &game, const QStringList &added = {},
              const QStringList &wads = {});
    // With the WADs that the map names, and before all others what the map packs itself.
    GameFiles(const QString &path, const MapFile &map, const QStringList &added = {});

    // Looks for the folders and archives, and opens all archives, which may be thousands on a slow disk; whoever asks for files
    // afterwards does not wait for that. Ends early when it is stopped; then the others are opened as they are asked for.
    // Returns whether it was not stopped: whoever was asks for no files, which would begin the search anew.
    bool open(std::stop_token stop) const;

    // The same files with other WADs.
    GameFiles withWads(const QStringList &wads) const { return GameFiles(path_, *game_, added_, wads, packed_); }

    // `name` is relative to the game's folder. One that leads out of it by ".." is never found.
    std::optional<GameFile> find(const QString &name) const;
    // Fails with a sentence that does not name the file, also when it is longer than `most` bytes: then before it is
    // read.
    Result<QByteArray> read(const GameFile &file, qint64 most = SearchPlace::largestFile) const
    {
        return file.place->read(file.stored, most);
    }
    // Where find() looks for that name, in order, as paths.
    QStringList tried(const QString &name) const;
    // The files right in `folder` whose names end so. Of one name the first place's; within a place as it lists them.
    std::vector<GameFile> list(const QString &folder, const QString &ending) const;

    // A lump of the WADs, by its name with the extension of its type.
    std::optional<GameFile> findInWads(const QString &name) const;
    // The lump in each WAD that there is, and the paths where the others were looked for.
    QStringList triedInWads(const QString &name) const;

    // Whether a folder of the base game is among the places, so that what is not found is missing.
    bool knowsGame() const;
    // The folder that the map lies in.
    QString mapFolder() const;
    QString mapName() const; // without folder and extension; empty where there is no map
    // The WADs that it was made for.
    const QStringList &wads() const { return wadNames_; }
    // The folders and archives, in order, as paths; behind them the WADs that were found. May have to list folders and
    // open archives, as everything here.
    QStringList places() const;
    // Archives that cannot be opened, so far, and WADs inside archives for which there is no room: a sentence each.
    QStringList problems() const;

private:
    // A ZIP archive in the map's file, whose memory is kept as long as it is needed.
    struct Packed {
        FileBytes file{};
        bsp::ByteView archive{};
    };
    static Packed packedIn(const MapFile &map);
    GameFiles(const QString &path, const bsp::GameFolders &game, const QStringList &added, const QStringList &wads,
              Packed packed);
    struct Wad {
        std::optional<SearchPlace> place; // none: not found
        QStringList tried;
        QString problem; // why one that was found in an archive cannot be searched
    };
    void findPlaces(std::stop_token stop = {}) const;
    void findWads() const;
    // Returns the first archive before the place with the number `end` that holds a file of that name, in lower case. Opens
    // those that no name was looked for in so far, until one has it.
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
    mutable std::deque<SearchPlace> places_; // a deque: they cannot be moved
    mutable std::vector<size_t> folders_;    // those of the places that are no archives
    mutable std::mutex listingNames_;        // of what follows
    mutable QHash<QString, size_t> names_;   // the first archive with each name, of the first places
    mutable size_t listed_ = 0;              // places whose names are in it
    mutable std::deque<Wad> wads_;
};

// The WADs that worldspawn's `wad` names, by the names that the engine looks for, in the order in which they are searched:
// from the end, each once, and no more than 255 of them. The list is parted by semicolons; editors write whole paths of their
// own disks, with or without the ending.
QStringList wadNames(const MapFile &map);
