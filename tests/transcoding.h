// Quake II's maps as maps of the made-up format, record by record and field by field, so that all that the program
// makes of one can be held against the other.
#pragma once

#include "core/map/mapfile.h"
#include "tests/mapbuilder.h"

namespace transcoding
{

// Fields that both formats have. Lumps and fields of one name in both are among them.
struct FieldPair {
    bsp::FieldRef made, original;
};
std::vector<FieldPair> fieldPairs();
// The lump of the made-up format for one of Quake II's, and the field; -1 where it has none.
int madeLump(int original);
int madeField(int originalLump, int originalField);

// The made-up value of a field for Quake II's: what has a name by this, all else as it is.
double madeValue(const bsp::Field &made, const bsp::Field &original, double value);
// The made-up word for Quake II's name of a flag, a class or a key; the same where both call it so.
QByteArray madeName(QByteArrayView original);
// The entity text in these words.
QByteArray madeEntities(const MapFile &quake2);

MapBuilder madeUpOf(const MapFile &quake2);

} // namespace transcoding
