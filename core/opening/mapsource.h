// Opening a map by a path, which may lead into an archive: ARCHIVE/maps/NAME.bsp.
#pragma once

#include "core/opening/readmap.h"

#include <QStringList>

class Archive;

struct MapSource {
    QString file;  // on disk: the map, or the archive that holds it
    QString entry; // the map's name inside that archive; empty if the file is the map
};

// Splits a path into a file and an entry. If the path does not exist, its longest beginning that is a file counts as an
// archive; if there is none, the path counts as a missing file.
MapSource mapSource(const QString &path);
// Returns the path in the form in which it is stored: absolute, with the name of an archive's entry as written.
QString wholePath(const QString &path);

// Returns the names of the maps (.bsp) in an archive, sorted.
QStringList mapNames(const Archive &archive);
// Returns the paths by which openMap() opens the maps in an archive, sorted; empty if the file is not an archive or cannot be
// read.
QStringList mapsInside(const QString &archive);

// Reads a map as readMapFile() does, also from inside an archive, with the light of a file next to it (litfile.h) and, on
// disk, its visibility (visfile.h). For an archive itself, the error says how to open its maps. `nearest` receives the format
// that a refused map can be read as; null: none.
Result<MapFile> openMap(const QString &path, const bsp::Format *as = nullptr, const bsp::Format **nearest = nullptr);
