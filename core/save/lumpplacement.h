// Finds places in a map's file for lumps that were edited, so that nothing else changes.
//
// A compiler writes a map anew; this changes as few bytes as the lumps allow. For each in order of preference: into the room that
// it had; longer or shorter at the end of the file, when it is the last thing there; behind all else, and only the directory
// entry says so. The lumps' order and place mean nothing to the engines, which seek. The exception is BSPX, which engines look
// for right behind the last lump: it has to move with that, and its absolute offsets with it.
#pragma once

#include "core/map/mapfile.h"

#include <memory>

enum class LumpPlacement {
    Unchanged,  // the lump is the one that is there: not a byte differs
    InPlace,    // where the old lump was
    AtEnd,      // where the old lump was, at the end of the file, which grows or shrinks with it
    Appended,   // behind everything else; the old lump's bytes are zero
    BeforeBspx, // in front of BSPX, which moves back
    Restored,   // all edits are taken back: the file is again the one that was opened
};

struct PlacedLump {
    int lump = -1;
    LumpPlacement placement = LumpPlacement::Unchanged;
    Extent extent; // in the new file
    qint64 bspxMoved = 0; // by how many bytes, for this lump
};

struct SavePlan {
    FileBytes file; // the new one, which shares with the old one what does not change
    // How the entity text is placed; where only other lumps differ, how the first of them is.
    LumpPlacement placement = LumpPlacement::Unchanged;
    Extent lump; // of the entity lump in the new file
    std::vector<PlacedLump> lumps; // that differ: no other may
    qint64 oldSize = 0, newSize = 0;
    bool isBspxListed = false;            // its directory is another, since lumps were added or removed
    qint64 bspxMoved = 0;                 // by how many bytes
    std::shared_ptr<const MapFile> saved; // the map, placed in the new file
};

// Plans the file that replaces map.file(), with the map's lumps as edits left them. Keeps what stands behind the NUL of the
// entity text (core/map/entitylump.h). Fails with a sentence where a lump would lie beyond the directory's 31 bits, or where a
// damaged map has no place for it that leaves everything else alone.
Result<SavePlan> planSave(const MapFile &map);
// Plans the file of this map with another entity text.
Result<SavePlan> planSave(const MapFile &map, QByteArrayView text);
// The file that was opened, byte for byte, in place of `onDisk`, which was saved since.
SavePlan planRestore(std::shared_ptr<const MapFile> opened, const MapFile &onDisk);
