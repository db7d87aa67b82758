// Converts Quake II's maps to the made-up format, record by record and field by field, so that everything that the program
// makes of one can be compared with the other.
#pragma once

#include "core/map/mapfile.h"
#include "tests/mapbuilder.h"

namespace transcoding {

// A field that both formats have. Lumps and fields with the same name in both are included.
struct FieldPair {
    bsp::FieldRef made, original;
};
std::vector<FieldPair> fieldPairs();
// Return the made-up format's lump and field for those of Quake II; -1: it has none.
int madeLump(int original);
int madeField(int originalLump, int originalField);

// Returns a field's made-up value for Quake II's: named values are translated by name, all others stay unchanged.
double madeValue(const bsp::Field &made, const bsp::Field &original, double value);
// Returns the made-up word for Quake II's name of a flag, a class or a key; the same word if both use it.
QByteArray madeName(QByteArrayView original);
// Returns the entity text in the made-up words.
QByteArray madeEntities(const MapFile &quake2);

MapBuilder madeUpOf(const MapFile &quake2);

} // namespace transcoding
