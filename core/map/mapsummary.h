// What a list of maps shows about each: its names and counts.
#pragma once

#include "core/map/mapfile.h"

// Return what worldspawn says about the map; empty: nothing. The title is the message that the game shows.
QByteArrayView mapTitle(const MapFile &map);
QByteArrayView mapAuthor(const MapFile &map);
QByteArrayView mapCompiler(const MapFile &map);

// The records that are counted.
struct MapCount {
    const char *name; // for programs
    int bsp::Roles::*role;

    // Returns how many records the map has; 0 too if its format has no such lump.
    qint64 of(const MapFile &map) const;
};
inline constexpr MapCount mapCounts[] = {
    {"entities", &bsp::Roles::entityList}, {"models", &bsp::Roles::models},     {"planes", &bsp::Roles::planes},
    {"vertexes", &bsp::Roles::vertexes},   {"faces", &bsp::Roles::faces},       {"nodes", &bsp::Roles::nodes},
    {"leafs", &bsp::Roles::leafs},         {"clusters", &bsp::Roles::clusters}, {"images", &bsp::Roles::images}};
