// What a map derives from its lumps. The map is given the functions, since libraries that use MapFile define some of them. A
// table's function returns records laid out as the format's derived lump declares them. It skips invalid data, which the
// checks report.
#pragma once

#include "core/map/dependents.h"

// A table that MapFile makes on demand: the derived lump that holds it, and the function that makes its records.
struct DerivedTable {
    Derived what;
    int bsp::Roles::*role;
    QByteArray (*make)(const MapFile &map);
};

struct Derivations {
    std::span<const DerivedTable> tables; // each comes after the tables that it reads
    int (*bytesPerLuxel)(const MapFile &map);
};

QByteArray deriveEntityList(const MapFile &map);
QByteArray deriveImages(const MapFile &map);
