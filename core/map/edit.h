// A change of a map as the bytes that it takes out of lumps and puts in: what undo, redo and recovery keep.
#pragma once

#include "core/map/splice.h"
#include "core/result.h"

#include <vector>

// What an edit does to one lump that the file stores.
struct Patch {
    // BSPX lumps are added and removed; others stay in the directory, also when they are empty.
    enum Kind : quint8 { Changes, Adds, Removes };
    // Of one that is added or removed its place among BSPX's lumps instead.
    int lump = -1;
    Splices splices{}; // of its bytes; of a lump that is added or removed all of them
    Kind kind = Changes;
    QByteArray name{}; // of a lump that is added or removed, up to 24 bytes
    friend bool operator==(const Patch &, const Patch &) = default;
};

// All of them or none: lumps that refer to each other change together. Each lump stands in it once. One that adds or removes BSPX
// lumps does that to one of them, and changes no other of BSPX, whose numbers it changes.
using Edit = std::vector<Patch>;

// What takes the edit back.
Edit inverse(const Edit &edit);

// Packs an edit into a few bytes beside those that it takes out and puts in: a record's field that is set in 65,000 records
// takes twice its size and 3 bytes for each.
QByteArray packed(const Edit &edit);
// Reads what packed() wrote; fails with a sentence where it did not.
Result<Edit> unpacked(QByteArrayView bytes);
