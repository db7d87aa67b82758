// The lumps of a map that its format's directory does not name: BSPX and Xash3D's, with the tables of core/format/bspx.h
// and xash.h made to fit the map.
#pragma once

#include "core/format/bspx.h"
#include "core/format/bytes.h"
#include "core/map/placedfile.h"

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
    qint64 entry = -1;    // Xash3D's: byte of its directory that its extent stands at
    QByteArray records{}; // of what is read from another lump
    LumpOrigin origin = LumpOrigin::Bspx;
    const bsp::AddedLump *row = nullptr; // null: nothing is known of it
    std::optional<PartsRead> parts{};    // of one that consists of parts
};

struct FoundLumps {
    std::vector<FoundLump> lumps;     // numbered from firstBspxLump on; parts stand behind their whole
    std::optional<bsp::Lump> texinfo; // in place of the format's
    std::shared_ptr<const std::vector<std::vector<bsp::Field>>> fields; // what tables refer to; copies of a map share them
};

// Finds the added lumps of a map whose directories and lumps can be read already.
FoundLumps findAddedLumps(const MapFile &map);
// Returns where a file has them, by the file's directories of added lumps.
std::vector<Extent> extentsIn(const PlacedFile &file, const FoundLumps &found);
