// Light styles: how games animate them, and what switches them.
#pragma once

#include "core/map/mapfile.h"

#include <string_view>

// Returns what changes a style's brightness. Empty for style 0, which is steady; says that the game animates a style below
// SwitchedStyles::first; else names the first light with the style and a name: "off until light 'hall' is triggered".
QString describeStyle(const MapFile &map, int style);

// Games animate styles by one letter per tenth of a second; "a" is dark, "m" normal, "z" about twice that.
inline constexpr double lettersPerSecond = 10;
// Returns the letters of a style, the same for Quake II (SP_worldspawn() of g_spawn.c) and Half-Life (W_Precache() and
// CWorld::Precache() of dlls/world.cpp); only Half-Life has style 12. Empty if the style is steady or switched by a light.
std::string_view styleLetters(int style);
// Returns the brightness of a style with these letters; 1 is normal.
float styleValue(std::string_view letters, double seconds);
