#include "core/format/formats.h"

#include "core/format/bytes.h"
#include "core/format/lookalikes.h"

#include <algorithm>

namespace bsp {
namespace {

constexpr const Format *openable[] = {&quake2, &qbsp, &quake3, &goldsrc, &blueShift, &quake, &bsp2, &psb2, &hexen2};

// What a file is that no signature tells. These and the texts of signatures and lookalikes() are all that identify() says.
constexpr std::string_view emptyFile = "an empty file";
constexpr std::string_view entitySource = "text with entities: a .map source or an .ent file, not a compiled map";
constexpr std::string_view plainText = "text";
constexpr std::string_view unknownFile = "not a map that this program knows";

struct Signature {
    std::string_view start;
    std::string_view what;
};

// Files that people open by mistake, by how they begin. Maps are told by core/format/lookalikes.h.
constexpr Signature signatures[] = {
    {"QBSP", "a QBSP map of an unknown version"},
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

// Xash3D's rule: slot 0 holds no "classname" and slot 1 does.
bool isBlueShift(ByteView bytes)
{
    constexpr std::string_view key = "\"classname\"";
    return bytes.size() >= goldsrc.headerSize() && !contains(slotBytes(bytes, goldsrc, 0), key)
        && contains(slotBytes(bytes, goldsrc, 1), key);
}

// Of the first model, if it were of the format; 0 also where there is none.
std::int64_t worldFaces(ByteView bytes, const Format &format)
{
    const auto first = static_cast<std::size_t>(format.columns.modelFaces.field);
    const auto fields = format.lumps[static_cast<std::size_t>(format.roles.models)].fields;
    const auto &count = fields[first + static_cast<std::size_t>(fields[first].pair)];
    const auto stored = slice(slotBytes(bytes, format, format.roles.models), count.offset, 4);
    return stored.size() == 4 ? load<std::int32_t>(stored.data()) : 0;
}

// ericw-tools' isHexen2(), common/bspfile.cc: the models tell, which have 80 bytes where Quake's have 64. Of four of them, and
// all multiples, both divide the lump: then the world of Quake has its count of faces where Hexen II has a hull's that is not
// used, and 0.
bool isHexen2(ByteView bytes)
{
    if (bytes.size() < quake.headerSize())
        return false;
    const auto models = static_cast<std::size_t>(quake.roles.models);
    const auto length = slotLength(bytes, quake, quake.roles.models);
    if (length <= 0 || length % hexen2.lumps[models].stride != 0)
        return false;
    return length % quake.lumps[models].stride != 0 || (worldFaces(bytes, quake) == 0 && worldFaces(bytes, hexen2) > 0);
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

const Format *findFormat(std::string_view id)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    for (const Format *format : openable)
        if (std::ranges::equal(id, format->id, {}, lower))
            return format;
    return nullptr;
}

Identity identify(ByteView bytes)
{
    if (bytes.empty())
        return {.what = emptyFile};
    if (startsWith(bytes, {"IBSP\x26\0\0\0", 8}))
        return {.format = &quake2};
    if (startsWith(bytes, {"QBSP\x26\0\0\0", 8}))
        return {.format = &qbsp};
    const auto *lookalike = findLookalike(bytes);
    if (startsWith(bytes, {"IBSP\x2e\0\0\0", 8}) && !(lookalike && lookalike->isOne)) // its lumps do not tell Soldier of Fortune
        return {.format = &quake3};
    if (startsWith(bytes, {"\x1e\0\0\0", 4}))
        return {.format = isBlueShift(bytes) ? &blueShift : &goldsrc};
    if (startsWith(bytes, {"\x1d\0\0\0", 4}))
        return {.format = isHexen2(bytes) ? &hexen2 : &quake};
    const bool isText = looksLikeText(bytes);
    const bool isLongText = isText && bytes.size() > 64; // which may well begin with one of the words below
    for (const Format *format : {&bsp2, &psb2})
        if (startsWith(bytes, {format->magic.data(), format->magic.size()}) && !isLongText)
            return {.format = format};
    if (lookalike && !isLongText)
        return {.what = lookalike->what, .lookalike = lookalike};
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
    std::vector<std::string_view> texts{emptyFile, entitySource, plainText, unknownFile};
    for (const Signature &signature : signatures)
        texts.push_back(signature.what);
    for (const Lookalike &lookalike : lookalikes())
        texts.push_back(lookalike.what);
    return texts;
}

} // namespace bsp
