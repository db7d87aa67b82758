// How games name the six pictures of their sky: FOLDER + NAME + JOINT + SIDE + ENDING.
#pragma once

#include "core/format/schema.h"

namespace bsp {

struct SkyNames {
    std::string_view key{};      // of the first entity, which says the name; empty: a shader does
    std::string_view fallback{}; // the name where there is no such key
    std::string_view folder{}, joint{};
    std::string_view endings{};   // words in the order of the search
    std::string_view turnKey{};   // degrees a second that the sky turns
    std::string_view axisKey{};   // about this
};

// Towards +X, -X, +Y, -Y, +Z and -Z, in all games: R_SetSky() and MakeSkyVec() of Quake II's ref_gl/gl_warp.c,
// ParseSkyParms() and sky_texorder of Quake III's renderer/tr_shader.c and tr_sky.c, and Xash3D's ref/gl/gl_warp.c.
inline constexpr std::array<std::string_view, 6> skySides{"rt", "lf", "bk", "ft", "up", "dn"};

// By the rule of a format's images.
constexpr SkyNames skyNames(Images images)
{
    constexpr SkyNames names[] = {
        {"sky", "unit1_", "env/", "", "tga png jpg pcx", "skyrotate", "skyaxis"}, // SP_worldspawn of g_spawn.c
        {"skyname", "desert", "gfx/env/", "", "tga bmp", "", ""},                 // sv_skyname
        {"", "", "", "_", "tga jpg jpeg png", "", ""},
    };
    return names[static_cast<std::size_t>(images)];
}
static_assert(static_cast<int>(Images::TexinfoNames) == 0 && static_cast<int>(Images::Miptex) == 1
              && static_cast<int>(Images::ShaderNames) == 2);

} // namespace bsp
