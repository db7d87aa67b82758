// Makes the tables that no file stores. Each function returns records laid out as the format's derived lump declares them.
// Invalid data is skipped here and reported by the checks.
#pragma once

#include <QByteArray>

class MapFile;

QByteArray deriveEntityList(const MapFile &map);
// Quake II and III: as many clusters as the visibility lump states or, without one, as the leafs name. Quake and Half-Life:
// one for each leaf that models[0].visleafs counts.
QByteArray deriveClusters(const MapFile &map);
QByteArray deriveImages(const MapFile &map);
QByteArray deriveFaceLightmaps(const MapFile &map);

// Returns the bytes of a luxel in the lighting lump: by the format, or by the lightmaps if it allows another size.
int deriveBytesPerLuxel(const MapFile &map);
