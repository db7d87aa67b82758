// Opening a map by a path, which may lead into an archive: ARCHIVE/maps/NAME.bsp.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

struct MapSource {
    QString file;  // on disk: the map, or the archive that holds it
    QString entry; // the map's name inside that archive; empty where the file is the map
};

// A path that is a file is one; of another, the longest beginning that is a file counts as an archive. A path of which
// nothing exists is taken for a missing file.
MapSource mapSource(const QString &path);

// The paths by which openMap() takes the maps in an archive, sorted; none of what is no archive or cannot be read.
QStringList mapsInside(const QString &archive);

// Reads a map; as MapFile::open(), also from inside an archive, and with the light that a file beside it brings
// (core/map/litfile.h). Of an archive itself the sentence says how. `nearest` is told the format as which it can be read by
// request, of what is refused; null: none, or it cannot be read at all.
Result<MapFile> openMap(const QString &path, const bsp::Format *as = nullptr, const bsp::Format **nearest = nullptr);
