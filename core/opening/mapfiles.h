// The maps that the words of a command line name: files, folders, archives, patterns, and lists of all these.
#pragma once

#include "core/inorder.h"

#include <QString>
#include <QStringList>

#include <span>
#include <stop_token>
#include <vector>

class QIODevice;

struct NamedMap {
    QString path;        // as openMap() takes it
    qint64 size = 0;     // bytes, as the folder or archive states them; 0: unknown
    QString fault{};     // a sentence on why `path` leads to no map; empty: openMap() can try it
    qsizetype below = 0; // where in `path` the part below the folder that was named begins; 0: no folder was named
    qsizetype entry = 0; // where in `path` the name inside the archive begins; 0: no folder or archive with it was named
    bool isInArchiveFolder = false; // an archive was named itself, and other maps were, too
    bool isMap = true;              // false: a folder, archive, list or pattern, whose fault says why it leads to no map
    QString listed{};               // a sentence on the line of a list that names it, if nothing may be there; else empty

    QString relative() const { return path.sliced(below); }
    // Returns the folder for the map's file below an output folder: that of relative(), which begins with the archive's name if
    // isInArchiveFolder. Empty: none. Never leads out of the output folder.
    QString subfolder() const;
};

struct NamedMaps {
    std::vector<NamedMap> maps;
    bool isMany = false;      // false: a single file was named, and no folder, archive, list or pattern
    QStringList unfollowed{}; // links to folders in the folders that were named
};

// Returns the maps that the words name, each once, in the words' order:
// - a folder: all maps (.bsp) in it, its subfolders and the archives there, sorted by path; without
//   hidden ones and links to folders;
// - an archive, or a folder in one: all maps in it, sorted;
// - a path with * or ?, where no such file exists: what fits it, sorted by path, also inside an archive (pak1.pk3/maps/*.bsp);
// - "-": the names on `input`; "@LIST": those in a text file. One name a line, in UTF-8, or NUL-separated; a name is any of
//   these but a list;
// - anything else: that file.
// Folders that cannot be read, lists without a name, names that are no UTF-8 and the like are elements with a fault.
NamedMaps namedMaps(const QStringList &words, QIODevice &input);
// Returns how many of these are maps, or files that were named as such.
qsizetype countOfMaps(std::span<const NamedMap> maps);
// Returns the maps that one folder or archive contains, as namedMaps() does; anything else is a file. Incomplete once `stop` is
// requested.
std::vector<NamedMap> mapsBelow(const QString &path, std::stop_token stop);

// Return what processInOrder() needs to work on many maps. The limit is half of the memory, in proportion to the threads that
// may be used: other processes with a limit of their own may do the same.
InOrderLimits limitsForMaps(const std::stop_token &stop);
qint64 memoryFor(const NamedMap &map); // an estimate, in bytes
