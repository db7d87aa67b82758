// Xash3D's BSP30ext: a header of twelve further lumps follows the directory of a Half-Life map, and the upper half of a
// texinfo's flags is the number of a face info. Source: common/bspfile.h and engine/common/mod_bmodel.c of xash3d-fwgs,
// Mod_LoadLump().
#pragma once

#include "core/format/bspx.h"

namespace bsp {

// The header has "XASH" and this version, then an offset and a length for each lump. Sizes are in bytes.
inline constexpr std::uint32_t xashVersion = 4, xashHeaderSize = 8;

// Returns the lumps in the order of the header; their references are to rows of this table.
std::span<const AddedLump> xashLumps();
// The row of the face infos that texinfos refer to.
inline constexpr int xashFaceInfo = 1;

// The two fields that replace a texinfo's flags.
extern const Field xashTexinfoFlags, xashTexinfoFaceInfo;

} // namespace bsp
