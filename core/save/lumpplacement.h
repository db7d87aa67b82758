// Finds space in a map's file for edited lumps, so that nothing else changes.
//
// A compiler rewrites a map; this changes as few bytes as the lumps allow. In order of preference, a lump goes into the
// space that it had; to the end of the file, longer or shorter, if it is the last thing there; or after everything else,
// with only the directory entry changed. The lumps' order and position mean nothing to engines, which seek. The exception is
// BSPX, which engines look for right after the last lump: it has to move with that lump, and its absolute offsets change.
#pragma once

#include "core/map/mapfile.h"

#include <algorithm>
#include <memory>

enum class LumpPlacement {
    Unchanged,  // the lump does not differ in any byte
    InPlace,    // where the old lump was
    AtEnd,      // where the old lump was, at the end of the file, which grows or shrinks with it
    Appended,   // after everything else; the old lump's bytes become zero
    BeforeBspx, // before BSPX, which moves back
    Restored,   // all edits are undone: the file is again the one that was opened
};

struct PlacedLump {
    int lump = -1;
    LumpPlacement placement = LumpPlacement::Unchanged;
    Extent extent;        // in the new file
    qint64 bspxMoved = 0; // bytes, for this lump
};

struct SavePlan {
    FileBytes file; // the new one, which shares unchanged bytes with the old one
    // The placement of the entity text or, if only other lumps differ, of the first of those.
    LumpPlacement placement = LumpPlacement::Unchanged;
    Extent lump;                   // of the entity lump in the new file
    std::vector<PlacedLump> lumps; // all that differ
    qint64 oldSize = 0, newSize = 0;
    bool isBspxListed = false;            // the BSPX directory changes, since lumps were added or removed
    qint64 bspxMoved = 0;                 // bytes
    std::shared_ptr<const MapFile> saved; // the map, placed in the new file

    // Returns whether lumps other than the entity text differ.
    bool editsRecords() const
    {
        return isBspxListed || std::ranges::any_of(lumps, [this](const PlacedLump &each) {
                   return each.lump != saved->format().roles.entities;
               });
    }
};

// Returns the map with another entity text. Fails with a sentence if the text contains a NUL, or would end beyond 2 GiB.
Result<MapFile> withEntityText(const MapFile &map, QByteArrayView text);

// Plans the file that replaces map.file(), with the map's lumps as edited. Keeps what follows the NUL of the entity text
// (core/map/entitytext.h). Fails with a sentence if a lump would lie beyond the directory's 31 bits, or if a damaged map has
// no space for it that leaves everything else unchanged.
Result<SavePlan> planSave(const MapFile &map);
// Plans the file of this map with another entity text.
Result<SavePlan> planSave(const MapFile &map, QByteArrayView text);
// Plans to restore the file that was opened, byte for byte, in place of `onDisk`, which has been saved since.
SavePlan planRestore(std::shared_ptr<const MapFile> opened, const MapFile &onDisk);
