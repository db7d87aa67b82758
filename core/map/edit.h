// An edit of a map: the bytes that it removes from lumps and inserts. Undo, redo and recovery store edits.
#pragma once

#include "core/map/splice.h"
#include "core/result.h"

#include <vector>

// What an edit does to one lump that the file stores.
struct Patch {
    // Only BSPX lumps can be added and removed: other lumps have a fixed place in the directory.
    enum Kind : quint8 { Changes, Adds, Removes };
    // The number of the lump. For Adds and Removes: its index in the list of BSPX lumps.
    int lump = -1;
    Splices splices{}; // of the lump's bytes; for an added or removed lump, all of them
    Kind kind = Changes;
    QByteArray name{}; // of an added or removed lump, up to 24 bytes
    friend bool operator==(const Patch &, const Patch &) = default;
};

// An edit is applied as a whole or not at all, since lumps that refer to each other change together. It has one patch per
// lump. It can add or remove one BSPX lump; then it cannot change other BSPX lumps, since their numbers change.
using Edit = std::vector<Patch>;

// Returns the edit that undoes this one.
Edit inverse(const Edit &edit);

// Packs an edit: about three bytes per splice, and the bytes that it removes and inserts.
QByteArray packed(const Edit &edit);
// Reads what packed() wrote; fails with a sentence on anything else.
Result<Edit> unpacked(QByteArrayView bytes);
