// An edit of a map: the bytes that it takes out of lumps and puts in. Undo, redo and recovery keep edits.
#pragma once

#include "core/map/splice.h"
#include "core/result.h"

#include <vector>

// What an edit does to one lump that the file stores.
struct Patch {
    // Only BSPX lumps can be added and removed: other lumps have a fixed place in the directory.
    enum Kind : quint8 { Changes, Adds, Removes };
    // The number of the lump. For Adds and Removes: its place in the list of BSPX lumps.
    int lump = -1;
    Splices splices{}; // of its bytes; of a lump that is added or removed all of them
    Kind kind = Changes;
    QByteArray name{}; // of a lump that is added or removed, up to 24 bytes
    friend bool operator==(const Patch &, const Patch &) = default;
};

// All patches of an edit are made, or none: lumps that refer to each other change together. An edit has one patch for a lump.
// It can add or remove one BSPX lump; then it cannot change other BSPX lumps, since they get other numbers.
using Edit = std::vector<Patch>;

// Returns the edit that takes this one back.
Edit inverse(const Edit &edit);

// Packs an edit: for each splice about three bytes and the bytes that it takes out and puts in.
QByteArray packed(const Edit &edit);
// Reads what packed() wrote; fails with a sentence where it did not.
Result<Edit> unpacked(QByteArrayView bytes);
