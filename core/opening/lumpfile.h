// Files from which a lump can be replaced, and to which it can be extracted: its bytes or a table (core/cells/lumptable.h), and
// the files that engines read in place of lumps. A .lit holds the luxels of RGBLIGHTING or LIGHTING_E5BGR9 behind a header
// (litfile.h). A .vis holds VISIBILITY and LEAFS of one or more maps (visfile.h).
#pragma once

#include "core/cells/lumptable.h"

// Returns "lit" or "vis" if engines read what this lump holds from such a file next to the map, else an empty text.
QLatin1StringView extensionOfLumpFile(const MapFile &map, int lump);

// Returns the edit that replaces a lump by the contents of a file. In the format Bytes, a .lit and a .vis are recognised by their
// contents. `mapName`: the map's file name, "e1m1.bsp". Fails with a sentence, which calls the file "it", if the file does not
// fit the map, and as editFromFile() does.
Result<Edit> editFromLumpFile(const MapFile &map, int lump, LumpFormat format, const QByteArray &contents, const QString &mapName,
                              bool isForced);
// Returns the edit that adds a BSPX lump with the bytes of a file, or with the light of a .lit. Fails as above.
Result<Edit> additionFromLumpFile(const MapFile &map, const QString &name, const QByteArray &contents);

// Returns the bytes of the file at `path` that a stored lump is extracted to: a .lit or a .vis if the path ends so and engines
// read such a file, else those of the lump; empty in other formats than Bytes. They may point into the map. writeLumpFile()
// (core/query/exporter.h) writes them. Fails with a sentence if there can be no such file.
Result<QByteArray> lumpFileOf(const MapFile &map, int lump, LumpFormat format, const QString &path, const QString &mapName);
