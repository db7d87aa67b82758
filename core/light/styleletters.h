// How games animate light styles: one letter per tenth of a second; "a" is dark, "m" normal, "z" about twice that.
#pragma once

#include <string_view>

// Returns the letters of a style, the same for Quake II (SP_worldspawn() of g_spawn.c) and Half-Life (W_Precache() and
// CWorld::Precache() of dlls/world.cpp); only Half-Life has style 12. Empty if the style is steady or switched by a light.
std::string_view styleLetters(int style);

inline constexpr double lettersPerSecond = 10;

// Returns the brightness of a style with these letters; 1 is normal.
float styleValue(std::string_view letters, double seconds);
