#include "core/format/lookalikes.h"

#include <algorithm>

namespace bsp {
namespace {

// Returns a word of a slot's entry in a directory that begins at byte 8, as id's do from Quake II on; -1 if the file ends
// before it.
std::int64_t entryWord(ByteView bytes, std::size_t slot, std::size_t word)
{
    const auto entry = slice(bytes, static_cast<std::int64_t>(8 + 8 * slot + 4 * word), 4);
    return entry.size() == 4 ? load<std::int32_t>(entry.data()) : -1;
}

std::int64_t lengthAt(ByteView bytes, std::size_t slot)
{
    return entryWord(bytes, slot, 1);
}

bool holdsRecords(ByteView bytes, std::size_t slot, std::int64_t stride)
{
    const auto length = lengthAt(bytes, slot);
    return length > 0 && length % stride == 0;
}

// Soldier of Fortune's maps have Quake III's version but 22 lumps of Quake II's kinds (bsp_tool:
// branches/raven/soldier_of_fortune.py): lump 1 holds planes of 20 bytes where Quake III has shaders of 72, the length of
// lump 10 does not fit Quake III's vertexes of 44 bytes, and the directory ends at 184.
bool isSoldierOfFortune(ByteView bytes)
{
    constexpr std::size_t quake3Slots = 17, end = 8 + 8 * 22;
    if (bytes.size() < 8 + 8 * quake3Slots)
        return false;
    std::int64_t firstData = INT64_MAX;
    for (std::size_t slot = 0; slot < quake3Slots; ++slot)
        if (lengthAt(bytes, slot) > 0)
            firstData = std::min(firstData, entryWord(bytes, slot, 0));
    return firstData >= static_cast<std::int64_t>(end) && holdsRecords(bytes, 1, 20) && lengthAt(bytes, 1) % 72 != 0
        && lengthAt(bytes, 10) % 44 != 0;
}

// SiN's planes have 20 bytes like Quake II's, its texinfos 180 and its faces 36 (Quake III's code/bspc/l_bsp_sin.h). In
// these slots Raven's RBSP has shaders of 72 bytes, leaf surfaces and leaf brushes; Daikatana's texinfos have 76 bytes and
// its faces 20.
bool isSin(ByteView bytes)
{
    const bool isQuake2 = holdsRecords(bytes, 5, 76) && holdsRecords(bytes, 6, 20);
    const bool isRaven = holdsRecords(bytes, 1, 72) && holdsRecords(bytes, 10, 80);
    return holdsRecords(bytes, 1, 20) && holdsRecords(bytes, 5, 180) && holdsRecords(bytes, 6, 36) && !isQuake2 && !isRaven;
}

// A Genesis3D map begins with a chunk of type 0 and one record (Genesis3D: World/Gbspfile.h).
bool isGenesis(ByteView bytes)
{
    return bytes.size() >= 4 && load<std::int32_t>(bytes.data()) == 0;
}

// Lumps of the nearest format whose records differ in a related format. They include lumps whose slot holds something else in
// that format, or lies past the end of its directory.
constexpr std::string_view ofSin = " TEXINFO FACES BRUSHSIDES "; // Quake III's code/bspc/l_bsp_sin.h
constexpr std::string_view ofSoldier = " FACES LEAFS ";          // bsp_tool: branches/raven/soldier_of_fortune.py
constexpr std::string_view ofDaikatana = " LEAFS ";              // bsp_tool: branches/ion_storm/daikatana.py
// UFO:AI's src/shared/typedefs.h and defines.h: it has routes and two lightings, no leaf faces, and 17 lumps.
constexpr std::string_view ofUfo = " VISIBILITY TEXINFO LIGHTING LEAFS LEAFFACES POP AREAS AREAPORTALS ";

// Quake 64's textures have one more word (quakespasm: bspfile.h, miptex64_t); the magic replaces the version.
constexpr std::string_view ofQuake64 = " TEXTURES ";

constexpr Lookalike rows[] = {
    {.start = "IBSP", .what = "an IBSP 4 map (Call of Duty 2)", .version = 4},
    {.start = "IBSP", .what = "an IBSP 22 map (Call of Duty 4)", .version = 22},
    {.start = "IBSP", .what = "an IBSP 41 map of SiN", .version = 41, .nearest = &quake2, .unlike = ofSin, .isOne = isSin},
    {.start = "IBSP", .what = "an IBSP 41 map (Daikatana)", .version = 41, .nearest = &quake2, .unlike = ofDaikatana},
    {.start = "IBSP",
     .what = "an IBSP 46 map of Soldier of Fortune (Quake III's version number, but different lumps)",
     .version = 46,
     .nearest = &quake2,
     .unlike = ofSoldier,
     .isOne = isSoldierOfFortune},
    {.start = "IBSP", .what = "an IBSP 58 map (Call of Duty demo)", .version = 58},
    {.start = "IBSP", .what = "an IBSP 59 map (Call of Duty)", .version = 59},
    {.start = "IBSP", .what = "an IBSP 79 map (UFO: Alien Invasion)", .version = 79, .nearest = &quake2, .unlike = ofUfo},
    {.start = "RBSP", .what = "an RBSP 1 map of SiN", .version = 1, .nearest = &quake2, .unlike = ofSin, .isOne = isSin},
    {.start = "RBSP", .what = "an RBSP map of unknown version %1"},
    {.start = "FBSP", .what = "an FBSP map of unknown version %1"},
    {.start = "FAKK", .what = "a map of Heavy Metal: F.A.K.K.2"},
    {.start = "EALA", .what = "a map of Medal of Honor: Allied Assault Breakthrough"},
    {.start = "2015", .what = "a map of Medal of Honor: Allied Assault"},
    {.start = "EF2!", .what = "a map of Star Trek: Elite Force II"},
    {.start = "GBSP", .what = "a GBSP map (Genesis3D)"},
    {.start = "GBSP", .what = "a GBSP map (Genesis3D)", .isOne = isGenesis, .at = 12},
    {.start = "VBSP", .what = "a VBSP 17 map (Vampire: The Masquerade - Bloodlines)", .version = 17},
    {.start = "VBSP", .what = "a VBSP 19 map (Source engine: Half-Life 2 and others of its time)", .version = 19},
    {.start = "VBSP", .what = "a VBSP 20 map (Source engine: Team Fortress 2, Portal, Left 4 Dead and others)", .version = 20},
    {.start = "VBSP",
     .what = "a VBSP 21 map (Source engine: Portal 2, Left 4 Dead 2, Counter-Strike: GO and others)",
     .version = 21},
    {.start = "VBSP", .what = "a VBSP 25 map (Strata Source: Momentum Mod, Portal: Revolution)", .version = 25},
    {.start = "VBSP", .what = "a VBSP map of Dark Messiah of Might and Magic", .version = 20 | 4 << 16},
    {.start = "VBSP", .what = "a VBSP %1 map (Source engine)"},
    {.start = "PSBV", .what = "a VBSP %1 map for Xbox 360 (Source engine)", .bigEndian = true},
    {.start = "rBSP", .what = "an rBSP %1 map (Titanfall or Apex Legends)"},
    {.start = "PSBr", .what = "an rBSP %1 map for Xbox 360 (Titanfall)", .bigEndian = true},
    {.start = "IBSP", .what = "an IBSP map of unknown version %1"},
    {.start = " 46Q", .what = "a map of Quake 64", .nearest = &quake, .unlike = ofQuake64},
    {.start = {"\x28\0\0\0", 4}, .what = "a BSP 40 map (Half-Life for PlayStation 2)"}, // bs2pc, by Triang3l
    {.start = {"\x2a\0\0\0", 4}, .what = "a BSP 42 map (James Bond 007: Nightfire)"},
};

bool isRow(const Lookalike &row, ByteView bytes)
{
    const auto magic = slice(bytes, row.at, static_cast<std::int64_t>(row.start.size()));
    return magic.size() == row.start.size() && std::memcmp(magic.data(), row.start.data(), magic.size()) == 0
        && (row.version == Lookalike::anyVersion || row.version == versionOf(row, bytes)) && (!row.isOne || row.isOne(bytes));
}

} // namespace

bool Lookalike::differsIn(std::string_view lump) const
{
    for (auto word = unlike.find(lump); word != std::string_view::npos; word = unlike.find(lump, word + 1))
        if (unlike[word - 1] == ' ' && unlike[word + lump.size()] == ' ') // blanks stand at both ends
            return true;
    return false;
}

std::span<const Lookalike> lookalikes()
{
    return rows;
}

const Lookalike *findLookalike(ByteView bytes)
{
    const auto *found = std::ranges::find_if(rows, [bytes](const Lookalike &row) { return isRow(row, bytes); });
    return found == std::end(rows) ? nullptr : found;
}

std::int32_t versionOf(const Lookalike &lookalike, ByteView bytes)
{
    const auto word = slice(bytes, static_cast<std::int64_t>(lookalike.at + lookalike.start.size()), 4);
    if (word.size() < 4)
        return 0;
    const auto byte = [&](std::size_t i) { return std::to_integer<std::uint32_t>(word[lookalike.bigEndian ? 3 - i : i]); };
    return static_cast<std::int32_t>(byte(0) | byte(1) << 8 | byte(2) << 16 | byte(3) << 24);
}

} // namespace bsp
