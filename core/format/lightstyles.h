// The names that id's and Valve's sources give to the light styles that their games animate: worldspawn() of Quake's world.qc,
// SP_worldspawn() of Quake II's g_spawn.c, CWorld::Precache() of Half-Life's dlls/world.cpp. Numbers are left out, so that
// none is offered for a number that is being typed.
#pragma once

#include "core/format/schema.h"

#include <algorithm>
#include <array>

namespace bsp {

inline constexpr NamedValue namedStyles[] = {
    {0, "normal"}, {1, "FLICKER (first variety)"}, {2, "SLOW STRONG PULSE"}, {3, "CANDLE (first variety)"},
    {4, "FAST STROBE"}, {5, "GENTLE PULSE"}, {6, "FLICKER (second variety)"}, {7, "CANDLE (second variety)"},
    {8, "CANDLE (third variety)"}, {9, "SLOW STROBE (fourth variety)"}, {10, "FLUORESCENT FLICKER"},
    {11, "SLOW PULSE NOT FADE TO BLACK"}, {12, "UNDERWATER LIGHT MUTATION"}};

// The styles, and before them "none": the highest value of the fields, which engines stop at.
template <std::int64_t None>
consteval auto stylesOrNone()
{
    std::array<NamedValue, 1 + std::size(namedStyles)> names{NamedValue{None, "none"}};
    std::copy(std::begin(namedStyles), std::end(namedStyles), names.begin() + 1);
    return names;
}
inline constexpr auto stylesInByte = stylesOrNone<0xff>();
inline constexpr auto stylesInWord = stylesOrNone<0xffff>();

inline constexpr StyleNames halfLifeStyles{stylesInByte, stylesInWord};
inline constexpr StyleNames quakeStyles{Names(stylesInByte).first(13), Names(stylesInWord).first(13)}; // also Quake II's

} // namespace bsp
