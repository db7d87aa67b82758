// Reads maps from bytes or a file, without the files next to it: detects their format and their game.
#pragma once

#include "core/map/mapfile.h"

// Reads a map. Fails with a sentence if the file cannot be read or is not a map; a damaged map still opens. `as`: see
// readMapAs().
Result<MapFile> readMapFile(const QString &path, const bsp::Format *as = nullptr);
// Reads bytes as a map of the detected format. `path`: where they come from, as openMap() takes it, from which the game may be
// detected; empty: nowhere.
Result<MapFile> readMap(QByteArray bytes, const QString &path = {});
// Reads bytes as a map of the given format without checking that they are one. The format must outlive the map.
Result<MapFile> readMap(QByteArray bytes, const bsp::Format &format, const QString &path = {});
// Reads any bytes as a map of the format `as`; if that is null or the detected format, as readMap() does. In a lookalike
// (core/format/lookalikes.h) whose nearest format is `as`, lumps with other records are treated as empty. Fails if the
// format's directory refers to no byte of the file.
Result<MapFile> readMapAs(QByteArray bytes, const bsp::Format *as, const QString &path = {});
