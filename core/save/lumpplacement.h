// Where an edited entity text goes in a map, so that nothing else in the file changes.
//
// A compiler writes a map anew; this changes as few bytes as the text allows. In order of preference: into the room the
// text had; longer or shorter at the end of the file, when it is the last thing there; behind all else, and only the
// directory entry says so. The lump's order and place mean nothing to the engines, which seek. The exception is BSPX,
// which engines look for right behind the last lump: it has to move with that, and its absolute offsets with it.
#pragma once

#include "core/map/mapfile.h"

#include <memory>

enum class LumpPlacement {
    Unchanged,  // the text is the one that is there: not a byte differs
    InPlace,    // where the old text was
    AtEnd,      // where the old text was, at the end of the file, which grows or shrinks with it
    Appended,   // behind everything else; the old text's bytes are zero
    BeforeBspx, // in front of BSPX, which moves back
    Restored,   // all edits are taken back: the file is again the one that was opened
};

struct SavePlan {
    FileBytes file; // the new one, which shares with the old one what does not change
    LumpPlacement placement = LumpPlacement::Unchanged;
    Extent lump; // of the entity lump in it
    qint64 oldSize = 0, newSize = 0;
    qint64 bspxMoved = 0;                 // by how many bytes
    std::shared_ptr<const MapFile> saved; // the map with the text, placed in the new file; that differs in nothing else
};

// The new file with `text`, which has no NUL, for the entity text; what stands behind the old text's NUL is kept
// (core/map/entitylump.h). Fails with a sentence where the text would have to go beyond what the directory's 31 bits
// reach, or where a damaged map leaves no place that changes nothing else.
Result<SavePlan> planSave(const MapFile &map, QByteArrayView text);
// The file that was opened, byte for byte, in place of `onDisk`, which was saved since.
SavePlan planRestore(std::shared_ptr<const MapFile> opened, const MapFile &onDisk);
