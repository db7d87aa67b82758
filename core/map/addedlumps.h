// The lumps of a map that its format's directory does not name: BSPX and Xash3D's, with the tables of core/format/bspx.h
// and xash.h made to fit the map.
#pragma once

#include "core/format/bspx.h"
#include "core/format/bytes.h"
#include "core/map/extent.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <vector>

class MapFile;

enum class LumpOrigin { Directory, Derived, Bspx, Xash };

// What reading a lump told that consists of parts (core/map/bspxparts.h).
struct PartsRead {
    qint64 used = 0;     // bytes of the lump that were understood
    bool isWhole = true; // false: it ends before its counts do
};

struct FoundLump {
    bsp::Lump table{};    // references lead to lumps of the map; those that it lacks are plain numbers
    Extent extent{};      // of what is read from another lump: none
    QByteArray records{}; // of what is read from another lump
    LumpOrigin origin = LumpOrigin::Bspx;
    const bsp::AddedLump *row = nullptr; // null: nothing is known of it
    std::optional<PartsRead> parts{};    // of one that consists of parts
};

struct FoundLumps {
    std::vector<FoundLump> lumps;     // numbered from firstBspxLump on; parts stand behind their whole
    Extent bspx, xash;                // their directories; empty where there is none
    std::optional<bsp::Lump> texinfo; // in place of the format's
    std::shared_ptr<const std::vector<std::vector<bsp::Field>>> fields; // what tables refer to; copies of a map share them
};

// Of a map whose directory can be read already.
FoundLumps findAddedLumps(const MapFile &map);

struct BspxEntry {
    std::string_view name; // up to 24 bytes of the file
    Extent extent;
};
// All entries of the directory, also those that engines leave out. `file` must outlive the names.
std::vector<BspxEntry> bspxEntries(bsp::ByteView file, Extent directory);
// How many entries it claims to have.
quint32 bspxClaimedCount(bsp::ByteView file, Extent directory);

// Where an entry says where its lump is, in bytes from the entry's start: an offset and a length of four bytes each.
inline constexpr qint64 bspxHeaderSize = 8, bspxEntrySize = 32, bspxNameSize = 24;
