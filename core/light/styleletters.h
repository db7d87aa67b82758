// How the games animate light styles: a letter for every tenth of a second, "a" is dark, "m" normal, "z" twice that.
#pragma once

#include <string_view>

// The same in Quake II (SP_worldspawn() of g_spawn.c) and Half-Life (W_Precache() and CWorld::Precache() of
// dlls/world.cpp); 12 is Half-Life's alone. Empty: the game leaves it as it is, or a light switches it.
std::string_view styleLetters(int style);

inline constexpr double lettersPerSecond = 10;

// How bright a style with these letters is, 1 being normal.
float styleValue(std::string_view letters, double seconds);
