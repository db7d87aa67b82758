// Where lumps that were edited go in a map's file, so that nothing else in it changes.
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
    // How the entity text is placed, or, where it is as it was, the first lump that is not.
    LumpPlacement placement = LumpPlacement::Unchanged;
    Extent lump; // of the entity lump in the new file
    std::vector<PlacedLump> lumps; // that differ: no other may
    qint64 oldSize = 0, newSize = 0;
    bool isBspxListed = false;            // its directory is another, since lumps were added or removed
    qint64 bspxMoved = 0;                 // by how many bytes
    std::shared_ptr<const MapFile> saved; // the map, placed in the new file
};

// Plans the file of a map with its lumps as edits left them, in place of the one that map.file() tells of. What stands behind the
// old entity text's NUL is kept (core/map/entitylump.h). Fails with a sentence where a lump would have to go beyond what the
// directory's 31 bits reach, or where a damaged map leaves no place that changes nothing else.
Result<SavePlan> planSave(const MapFile &map);
// The same of a map that gets another entity text.
Result<SavePlan> planSave(const MapFile &map, QByteArrayView text);
// The file that was opened, byte for byte, in place of `onDisk`, which was saved since.
SavePlan planRestore(std::shared_ptr<const MapFile> opened, const MapFile &onDisk);
