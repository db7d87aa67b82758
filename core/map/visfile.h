// Visibility that lies beside a map of Quake, NAME.vis, as tools add it to maps of others (VisPatch; quakespasm's gl_model.c,
// Mod_FindVisibilityExternal() and what follows). For each map of a game it may hold an entry:
//    0 char mapname[32] "e1m1.bsp", in any case   32 i32 filelen, of what follows   36 i32 length of rows, and these
// i32 length of leafs, and these. Rows are as in the map's VISIBILITY, and leafs take the place of all of its LEAFS: they say
// where their rows begin.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

struct VisFile {
    QByteArray rows;  // run-length code
    QByteArray leafs; // records as the map has them, as many
};

// Whether engines look for such a file beside the map: its game's do, and the file's leafs are as those of its format.
bool takesVisFiles(const MapFile &map);

// The entry of the map that a file of this name holds, "e1m1.bsp". Fails with a sentence where there is none, where it ends
// early, or where its leafs are not as many as the map's. Memory is bounded by the bytes.
Result<VisFile> readVisFile(QByteArrayView bytes, const MapFile &map, const QString &mapName);

// The same of a file on disk that lies beside the map at `mapPath`. A file that is larger than any is refused.
Result<VisFile> openVisFile(const QString &path, const MapFile &map, const QString &mapPath);

// Takes what lies beside the map at this path for its own, where it takes such files, has no visibility of its own, and the file
// fits.
void takeVisBeside(MapFile &map, const QString &mapPath);
