// Xash3D's BSP30ext: behind the directory of a Half-Life map stands a header of twelve further lumps, and texinfos have a
// number of a face info in the upper half of their flags. As common/bspfile.h and engine/common/mod_bmodel.c of
// xash3d-fwgs, Mod_LoadLump().
#pragma once

#include "core/format/bspx.h"

namespace bsp {

// "XASH", the version, and an offset and a length of each lump.
inline constexpr std::uint32_t xashVersion = 4, xashHeaderSize = 8;

// In the order of the header; their references are to rows of this table.
std::span<const AddedLump> xashLumps();
// Row of the texinfos' face infos.
inline constexpr int xashFaceInfo = 1;

// In place of a texinfo's flags.
extern const Field xashTexinfoFlags, xashTexinfoFaceInfo;

} // namespace bsp
