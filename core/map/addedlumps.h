// Lumps that the format's directory does not list: those of BSPX and Xash3D. Fits the tables of core/format/bspx.h and
// xash.h to the map.
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

// The result of reading a lump that consists of parts (core/map/bspxparts.h).
struct PartsRead {
    qint64 used = 0;     // bytes of the lump that were understood
    bool isWhole = true; // false: the lump is shorter than its counts claim
};

struct FoundLump {
    bsp::Lump table{};    // references lead to lumps of the map; those to lumps it lacks are plain numbers
    qint64 entry = -1;    // Xash3D: offset of its extent in the directory, in bytes
    QByteArray records{}; // of a part: read from the whole lump
    LumpOrigin origin = LumpOrigin::Bspx;
    const bsp::AddedLump *row = nullptr; // null: an unknown lump
    std::optional<PartsRead> parts{};    // set if the lump consists of parts
};

struct FoundLumps {
    std::vector<FoundLump> lumps;     // numbered from firstBspxLump on; parts follow their whole
    std::optional<bsp::Lump> texinfo; // replaces the format's table
    std::shared_ptr<const std::vector<std::vector<bsp::Field>>> fields; // of the tables; copies of a map share them
};

// Finds the added lumps of a map. Its directories and lumps must be readable already.
FoundLumps findAddedLumps(const MapFile &map);
// Returns each lump's extent in a file, from the file's directories of added lumps; empty if it has none.
std::vector<Extent> extentsIn(const PlacedFile &file, const FoundLumps &found);
