#include "core/format/formats.h"

#include "core/format/bytes.h"
#include "core/format/lookalikes.h"

#include <algorithm>
#include <bit>

namespace bsp {
namespace {

constexpr const Format *openable[] = {&quake2,    &qbsp,  &quake3,    &wolfenstein, &quakeLive, &raven, &qfusion,
                                      &goldsrc, &blueShift, &quake, &bsp2,        &psb2,      &hexen2};

// Descriptions of files without a signature. Together with the texts of signatures and lookalikes(), these are all that
// identify() returns.
constexpr std::string_view emptyFile = "an empty file";
constexpr std::string_view entitySource = "text with entities: a .map source or an .ent file, not a compiled map";
constexpr std::string_view webPage = "a web page (HTML)";
constexpr std::string_view json = "JSON";
constexpr std::string_view radiantXml = "entity class definitions for Radiant, not a compiled map";
constexpr std::string_view xml = "XML";
constexpr std::string_view lfsPointer = "a Git LFS pointer";
constexpr std::string_view plainText = "text";
constexpr std::string_view unknownFile = "not a map that this program knows";

// Advice on what to do with such a file.
constexpr std::string_view unpack = "Unpack it first.";
constexpr std::string_view loadAgain = "The download failed: the server sent this page instead of the file.";
constexpr std::string_view otherAnswer =
    "If you downloaded it, the download failed: the server sent this instead of the file.";
constexpr std::string_view pullLfs = "This is only a placeholder: run git lfs pull to fetch the file.";

bool isLzma(ByteView bytes);

struct Signature {
    std::string_view start;
    std::string_view what;
    std::string_view advice{};
    bool (*isOne)(ByteView) = nullptr; // distinguishes the file from others with the same start
};

// Files that people open by mistake, recognised by their start. core/format/lookalikes.h recognises maps.
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
    {"\x1f\x8b", "a gzip archive", unpack},
    {"\x1f\x9d", "a compress archive (.Z)", unpack},
    {"BZh", "a bzip2 archive", unpack},
    {{"\xfd\x37zXZ\0", 6}, "an xz archive", unpack},
    {{"\x5d\0\0", 3}, "an lzma archive", unpack, isLzma},
    {"LZIP", "an lzip archive", unpack},
    {"\x04\x22\x4d\x18", "an LZ4 archive", unpack},
    {"7z\xbc\xaf", "a 7-Zip archive", unpack},
    {"Rar!", "a RAR archive", unpack},
    {"\x28\xb5\x2f\xfd", "a Zstandard archive", unpack},
};

bool startsWith(ByteView bytes, std::string_view text)
{
    return bytes.size() >= text.size() && std::memcmp(bytes.data(), text.data(), text.size()) == 0;
}

std::string_view textOf(ByteView bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

bool contains(ByteView bytes, std::string_view text)
{
    return textOf(bytes).find(text) != std::string_view::npos;
}

// Reads lumps of a file whose header has been read.
struct Lumps {
    ByteView head;
    const FileParts &partOf;

    ByteView of(const Format &format, int slot) const
    {
        const auto [offset, length] = format.entry(head, slot);
        return partOf(offset, length);
    }
};

// Xash3D's rule: slot 0 holds no "classname" and slot 1 does.
bool isBlueShift(const Lumps &lumps)
{
    constexpr std::string_view key = "\"classname\"";
    return lumps.head.size() >= goldsrc.headerSize() && !contains(lumps.of(goldsrc, 0), key)
        && contains(lumps.of(goldsrc, 1), key);
}

// Returns the face count of the first model, read as if the map had this format; 0 if there is no model.
std::int64_t worldFaces(const Lumps &lumps, const Format &format)
{
    const auto first = static_cast<std::size_t>(format.columns.modelFaces.field);
    const auto fields = format.lumps[static_cast<std::size_t>(format.roles.models)].fields;
    const auto &count = fields[first + static_cast<std::size_t>(fields[first].pair)];
    const auto stored = slice(lumps.of(format, format.roles.models), count.offset, 4);
    return stored.size() == 4 ? load<std::int32_t>(stored.data()) : 0;
}

// Decides as ericw-tools' isHexen2() does (common/bspfile.cc): by the models, which have 80 bytes where Quake's have 64. If
// both sizes divide the lump (at any multiple of four models of Hexen II), the face count of Quake's world decides: Hexen II
// has the root of an unused hull there, which is 0.
bool isHexen2(const Lumps &lumps)
{
    if (lumps.head.size() < quake.headerSize())
        return false;
    const auto models = static_cast<std::size_t>(quake.roles.models);
    const auto length = quake.entry(lumps.head, quake.roles.models).length;
    if (length <= 0 || length % hexen2.lumps[models].stride != 0)
        return false;
    return length % quake.lumps[models].stride != 0 || (worldFaces(lumps, quake) == 0 && worldFaces(lumps, hexen2) > 0);
}

// Returns whether the directory has a valid 18th entry. q3map2 writes one, and Quake Live reads it; other compilers put something
// else in its place.
bool hasEighteenLumps(const Lumps &lumps)
{
    if (lumps.head.size() < quakeLive.headerSize())
        return false;
    const int slot = quakeLive.directorySize - 1;
    const auto [offset, length] = quakeLive.entry(lumps.head, slot);
    return offset >= quakeLive.headerSize() && length >= 0 && length % quakeLive.lumps[static_cast<std::size_t>(slot)].stride == 0
        && lumps.partOf(offset + length - 1, 1).size() == 1;
}

// Checks the header of a .lzma file (lzma-file-format.txt of XZ Utils): the properties, which all encoders write as 0x5d;
// the dictionary size, which encoders write as 2^n or 2^n + 2^(n-1); and 64 bits of the unpacked size, all ones if unknown.
bool isLzma(ByteView bytes)
{
    constexpr std::uint64_t unknown = ~std::uint64_t{0}, largest = std::uint64_t{1} << 38;
    if (bytes.size() < 13)
        return false;
    const auto dictionary = load<std::uint32_t>(bytes.data() + 1);
    const auto size = load<std::uint64_t>(bytes.data() + 5);
    return dictionary != 0 && std::popcount(dictionary) <= 2 && (size == unknown || size < largest);
}

std::string_view withoutBlanks(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n\f");
    return text.substr(std::min(first, text.size()));
}

// Searches case-insensitively; `tag` must be in lower case.
bool holdsTag(std::string_view text, std::string_view tag)
{
    const auto isSame = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b; };
    return std::search(text.begin(), text.end(), tag.begin(), tag.end(), isSame) != text.end();
}

bool isWebPage(std::string_view text)
{
    const auto isThere = [text](std::string_view tag) { return holdsTag(text, tag); };
    return text.starts_with('<')
        && (isThere("<!doctype html") || isThere("<html") || isThere("<head>") || isThere("<body"));
}

// Returns whether the text is a JSON object or list. In entity text, no colon follows the first word.
bool isJson(std::string_view text)
{
    if (text.empty() || (text.front() != '{' && text.front() != '['))
        return false;
    const auto inside = withoutBlanks(text.substr(1));
    if (text.front() == '[')
        return !inside.empty() && std::string_view("{[\"]").find(inside.front()) != std::string_view::npos;
    const auto end = inside.starts_with('"') ? inside.find('"', 1) : std::string_view::npos;
    return end != std::string_view::npos && withoutBlanks(inside.substr(end + 1)).starts_with(':');
}

// Returns whether the text is a pointer of Git LFS (docs/spec.md): "version URL", then lines of a key and a value in ascending
// order, among them oid and size.
bool isLfsPointer(std::string_view text)
{
    return text.starts_with("version http") && text.size() < 1024 && text.find("\noid ") != std::string_view::npos
        && text.find("\nsize ") != std::string_view::npos;
}

Identity identifyText(ByteView bytes)
{
    auto text = textOf(bytes.first(std::min<std::size_t>(bytes.size(), 65536)));
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    text = withoutBlanks(text);
    if (isWebPage(text))
        return {.what = webPage, .advice = loadAgain};
    if (isLfsPointer(text))
        return {.what = lfsPointer, .advice = pullLfs};
    if (isJson(text))
        return {.what = json, .advice = otherAnswer};
    if (text.starts_with('<') && holdsTag(text, "<classes"))
        return {.what = radiantXml};
    if (text.starts_with("<?xml"))
        return {.what = xml, .advice = otherAnswer};
    return {.what = text.find("\"classname\"") != std::string_view::npos ? entitySource : plainText};
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

Identity identify(ByteView bytes, const FileParts &partOf)
{
    const Lumps lumps{bytes, partOf};
    if (bytes.empty())
        return {.what = emptyFile};
    if (startsWith(bytes, {"IBSP\x26\0\0\0", 8}))
        return {.format = &quake2};
    if (startsWith(bytes, {"QBSP\x26\0\0\0", 8}))
        return {.format = &qbsp};
    const auto *lookalike = findLookalike(bytes);
    if (startsWith(bytes, {"IBSP\x2e\0\0\0", 8}) && !(lookalike && lookalike->isOne)) // its lumps are not Soldier of Fortune's
        return {.format = &quake3};
    if (startsWith(bytes, {"IBSP\x2f\0\0\0", 8}))
        return {.format = hasEighteenLumps(lumps) ? &quakeLive : &wolfenstein};
    if (startsWith(bytes, {"RBSP\1\0\0\0", 8}) && !(lookalike && lookalike->isOne)) // its lumps are not SiN's
        return {.format = &raven};
    if (startsWith(bytes, {"FBSP\1\0\0\0", 8}))
        return {.format = &qfusion};
    if (startsWith(bytes, {"\x1e\0\0\0", 4}))
        return {.format = isBlueShift(lumps) ? &blueShift : &goldsrc};
    if (startsWith(bytes, {"\x1d\0\0\0", 4}))
        return {.format = isHexen2(lumps) ? &hexen2 : &quake};
    const bool isText = looksLikeText(bytes);
    const bool isLongText = isText && bytes.size() > 64; // which may begin with one of the magics below
    for (const Format *format : {&bsp2, &psb2})
        if (startsWith(bytes, {format->magic.data(), format->magic.size()}) && !isLongText)
            return {.format = format};
    if (lookalike && !isLongText)
        return {.what = lookalike->what, .lookalike = lookalike};
    for (const Signature &signature : signatures)
        if (startsWith(bytes, signature.start) && !isLongText && (!signature.isOne || signature.isOne(bytes)))
            return {.what = signature.what, .advice = signature.advice};
    return isText ? identifyText(bytes) : Identity{.what = unknownFile};
}

std::vector<std::string_view> identityTexts()
{
    std::vector<std::string_view> texts{emptyFile,  entitySource, webPage, json,      radiantXml,  xml,
                                        lfsPointer, plainText,    unknownFile, unpack, loadAgain, otherAnswer, pullLfs};
    for (const Signature &signature : signatures)
        texts.push_back(signature.what);
    for (const Lookalike &lookalike : lookalikes())
        texts.push_back(lookalike.what);
    return texts;
}

} // namespace bsp
