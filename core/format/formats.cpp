#include "core/format/formats.h"

#include "core/format/bytes.h"

#include <algorithm>

namespace bsp {
namespace {

constexpr const Format *openable[] = {&quake2, &quake3, &goldsrc, &blueShift, &quake, &bsp2, &psb2, &hexen2};

// What a file is that no signature tells. These and the signatures' texts are all that identify() says.
constexpr std::string_view emptyFile = "an empty file";
constexpr std::string_view soldierOfFortuneMap =
    "an IBSP 46 map of Soldier of Fortune, which shares its number with Quake III but not its lumps";
constexpr std::string_view entitySource = "text with entities: a .map source or an .ent file, not a compiled map";
constexpr std::string_view plainText = "text";
constexpr std::string_view unknownFile = "not a map that this program knows";

struct Signature {
    std::string_view start;
    std::string_view what;
};

// Files that people open by mistake, by how they begin. Longer signatures come before their prefixes.
constexpr Signature signatures[] = {
    {{"IBSP\x2f\0\0\0", 8}, "an IBSP 47 map (Return to Castle Wolfenstein or Enemy Territory)"},
    {{"IBSP\x29\0\0\0", 8}, "an IBSP 41 map (Daikatana)"},
    {{"IBSP\x04\0\0\0", 8}, "an IBSP 4 map (Call of Duty)"},
    {{"IBSP\x16\0\0\0", 8}, "an IBSP 22 map (Call of Duty 4)"},
    {{"IBSP\x3a\0\0\0", 8}, "an IBSP 58 map (Call of Duty)"},
    {{"IBSP\x3b\0\0\0", 8}, "an IBSP 59 map (Call of Duty)"},
    {"IBSP", "an IBSP map of an unknown version"},
    {"QBSP", "a QBSP map (Quake II with wide records)"},
    {"RBSP", "an RBSP map (Raven's or Ritual's games)"},
    {"FBSP", "an FBSP map (Qfusion)"},
    {"rBSP", "an rBSP map (Titanfall)"},
    {"GBSP", "a GBSP map (Genesis3D)"},
    {"VBSP", "a VBSP map (Source engine)"},
    {"PSBV", "a VBSP map of the Xbox 360 (Source engine)"},
    {"FAKK", "a map of Heavy Metal: F.A.K.K.2"},
    {"EALA", "a map of Medal of Honor: Allied Assault Breakthrough"},
    {"2015", "a map of Medal of Honor: Allied Assault"},
    {"EF2!", "a map of Star Trek: Elite Force II"},
    {{"\x2a\0\0\0", 4}, "a BSP 42 map (James Bond 007: Nightfire)"},
    {"PACK", "a PAK archive"},
    {"PK\x03\x04", "a ZIP archive (PK3)"},
    {"WAD3", "a WAD3 texture archive (Half-Life)"},
    {"WAD2", "a WAD2 archive (Quake)"},
    {"IWAD", "a Doom WAD"},
    {"PWAD", "a Doom WAD"},
    {"IDP2", "an MD2 model (Quake II)"},
    {"IDP3", "an MD3 model (Quake III)"},
    {"IDST", "an MDL model (Half-Life)"},
    {"IDPO", "an MDL model (Quake)"},
    {"\x89PNG", "a PNG image"},
    {"\xff\xd8\xff", "a JPEG image"},
    {"\x7f" "ELF", "a Linux program or library"},
    {"MZ", "a Windows program or library"},
    {"\x1f\x8b", "a gzip archive"},
    {"7z\xbc\xaf", "a 7-Zip archive"},
    {"Rar!", "a RAR archive"},
    {"\x28\xb5\x2f\xfd", "a Zstandard archive"},
};

bool startsWith(ByteView bytes, std::string_view text)
{
    return bytes.size() >= text.size() && std::memcmp(bytes.data(), text.data(), text.size()) == 0;
}

bool contains(ByteView bytes, std::string_view text)
{
    const std::string_view all(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    return all.find(text) != std::string_view::npos;
}

ByteView slotBytes(ByteView bytes, const Format &format, int slot)
{
    const auto *entry = bytes.data() + format.directoryAt() + 8 * static_cast<std::size_t>(slot);
    return slice(bytes, load<std::int32_t>(entry), load<std::int32_t>(entry + 4));
}

std::int64_t slotLength(ByteView bytes, const Format &format, int slot)
{
    return load<std::int32_t>(bytes.data() + format.directoryAt() + 8 * static_cast<std::size_t>(slot) + 4);
}

// Soldier of Fortune's maps carry Quake III's version, but Quake II's kind of lumps, 22 of them: lump 1 is planes of
// 20 bytes, where Quake III has shaders of 72, and the directory ends at 184.
bool isSoldierOfFortune(ByteView bytes)
{
    if (bytes.size() < quake3.headerSize())
        return false;
    std::int64_t firstData = INT64_MAX;
    for (int slot = 0; slot < quake3.directorySize; ++slot) {
        const auto *entry = bytes.data() + quake3.directoryAt() + 8 * static_cast<std::size_t>(slot);
        if (load<std::int32_t>(entry + 4) > 0)
            firstData = std::min<std::int64_t>(firstData, load<std::int32_t>(entry));
    }
    const auto one = slotLength(bytes, quake3, 1), ten = slotLength(bytes, quake3, 10);
    return firstData >= 184 && one > 0 && one % 20 == 0 && one % 72 != 0 && ten % 44 != 0;
}

// Xash3D's rule: slot 0 holds no "classname" and slot 1 does.
bool isBlueShift(ByteView bytes)
{
    constexpr std::string_view key = "\"classname\"";
    return bytes.size() >= goldsrc.headerSize() && !contains(slotBytes(bytes, goldsrc, 0), key)
        && contains(slotBytes(bytes, goldsrc, 1), key);
}

// ericw-tools' isHexen2(), common/bspfile.cc: the models tell, which have 80 bytes where Quake's have 64.
bool isHexen2(ByteView bytes)
{
    if (bytes.size() < quake.headerSize())
        return false;
    const auto models = static_cast<std::size_t>(quake.roles.models);
    const auto length = slotLength(bytes, quake, quake.roles.models);
    return length > 0 && length % quake.lumps[models].stride != 0 && length % hexen2.lumps[models].stride == 0;
}

bool looksLikeText(ByteView bytes)
{
    const auto head = bytes.first(std::min<std::size_t>(bytes.size(), 4096));
    return std::ranges::all_of(head, [](std::byte b) {
        const auto c = std::to_integer<unsigned char>(b);
        return c >= 32 || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    });
}

} // namespace

std::span<const Format *const> formats()
{
    return openable;
}

Identity identify(ByteView bytes)
{
    if (bytes.empty())
        return {.what = emptyFile};
    if (startsWith(bytes, {"IBSP\x26\0\0\0", 8}))
        return {.format = &quake2};
    if (startsWith(bytes, {"IBSP\x2e\0\0\0", 8})) {
        if (isSoldierOfFortune(bytes))
            return {.what = soldierOfFortuneMap};
        return {.format = &quake3};
    }
    if (startsWith(bytes, {"\x1e\0\0\0", 4}))
        return {.format = isBlueShift(bytes) ? &blueShift : &goldsrc};
    if (startsWith(bytes, {"\x1d\0\0\0", 4}))
        return {.format = isHexen2(bytes) ? &hexen2 : &quake};
    const bool isText = looksLikeText(bytes);
    const bool isLongText = isText && bytes.size() > 64; // which may well begin with one of the words below
    for (const Format *format : {&bsp2, &psb2})
        if (startsWith(bytes, {format->magic.data(), format->magic.size()}) && !isLongText)
            return {.format = format};
    for (const Signature &signature : signatures)
        if (startsWith(bytes, signature.start) && !isLongText)
            return {.what = signature.what};
    if (isText)
        return {.what = contains(bytes.first(std::min<std::size_t>(bytes.size(), 65536)), "\"classname\"") ? entitySource
                                                                                                             : plainText};
    return {.what = unknownFile};
}

std::vector<std::string_view> identityTexts()
{
    std::vector<std::string_view> texts{emptyFile, soldierOfFortuneMap, entitySource, plainText, unknownFile};
    for (const Signature &signature : signatures)
        texts.push_back(signature.what);
    return texts;
}

} // namespace bsp
