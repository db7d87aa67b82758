// Visibility in a file next to a Quake map, NAME.vis, which tools add to existing maps (VisPatch; quakespasm's gl_model.c,
// Mod_FindVisibilityExternal() and what follows). It may hold an entry for each map of a game: char mapname[32], "e1m1.bsp"
// in any case; i32 filelen, the length of the rest; i32 length of the rows, and the rows; i32 length of the leafs, and the
// leafs. Rows are as in the map's VISIBILITY. The leafs replace all of its LEAFS: they say where their rows begin.
#pragma once

#include "core/map/mapfile.h"

// Returns whether engines look for such a file: the map's game does, and its format has leafs as in the file.
bool takesVisFiles(const MapFile &map);

// Returns whether bytes begin like a .vis file. It has no signature, but its first entry begins with a map's file name, which
// ends in .bsp.
bool isVisFile(QByteArrayView bytes);

// Reads the entry for a map with this file name, "e1m1.bsp". Fails with a sentence if there is none, if it ends early, or if
// its number of leafs differs from the map's. Memory is bounded by the bytes.
Result<VisFile> readVisFile(QByteArrayView bytes, const MapFile &map, const QString &mapName);

// Reads the same from a file on disk, for the map at `mapPath`. Refuses an implausibly large file.
Result<VisFile> openVisFile(const QString &path, const MapFile &map, const QString &mapPath);

// Returns the edit that gives the map the rows and the leafs of the entry for this file name, which together are its VISIBILITY
// and its LEAFS. Fails as readVisFile() does; if a leaf differs in more than compilers of visibility compute, which are the
// offset of its row and the volumes of its ambient sounds (id's vis.c, ClusterFlow(), and soundpvs.c, CalcAmbientSounds()); and
// if a row is too short for the map's number of leafs: engines take the leafs unchecked (Mod_LoadLeafsExternal()).
Result<Edit> editFromVisFile(QByteArrayView bytes, const MapFile &map, const QString &mapName);
// Returns the bytes of a .vis file whose only entry holds the map's own VISIBILITY and LEAFS. Fails if the map has no visibility
// (engines ignore such an entry: Mod_LoadVisibilityExternal()), or if the name does not fit into an entry.
Result<QByteArray> visFileOf(const MapFile &map, const QString &mapName);

// Makes the map use the visibility of the file next to it, if its game takes such files, it has none of its own, and the
// file fits.
void loadVisFile(MapFile &map, const QString &mapPath);
