// The tables that no file stores. Each function returns records laid out as the format's derived lump declares them;
// what the file says wrongly is left out here and reported by the checks.
#pragma once

#include <QByteArray>

class MapFile;

QByteArray deriveEntityList(const MapFile &map);
// Quake II and III: as many as the visibility lump says; without one, as the leafs number. Half-Life: one for each leaf
// that models[0].visleafs counts.
QByteArray deriveClusters(const MapFile &map);
QByteArray deriveImages(const MapFile &map);
QByteArray deriveFaceLightmaps(const MapFile &map);

// Of a luxel in the lighting lump: what the format says, or what the lightmaps tell where that may be another.
int deriveBytesPerLuxel(const MapFile &map);
