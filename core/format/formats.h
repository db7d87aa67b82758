// The formats that can be opened, and what a file is by its first bytes.
#pragma once

#include "core/format/schema.h"

#include <functional>
#include <vector>

namespace bsp {

extern const Format quake, hexen2, bsp2, psb2, quake2, qbsp, quake3, goldsrc, blueShift;

// Every format, in the order in which they are listed to people.
std::span<const Format *const> formats();

// By its id, in any case; null: there is none.
const Format *findFormat(std::string_view id);

struct Lookalike; // core/format/lookalikes.h

struct Identity {
    const Format *format = nullptr; // null: cannot be opened
    // What the file is instead, after "This is "; untranslated, context "identify". %1 stands for a lookalike's version.
    std::string_view what;
    const Lookalike *lookalike = nullptr; // the map's row; null: it is no map
    std::string_view advice{}; // what to do about it, a whole sentence; untranslated likewise. Empty: nothing is known
};

// Reads a part of a file: returns those bytes of the range that the file has, as slice() does. They are valid until the next
// call.
using FileParts = std::function<ByteView(std::int64_t offset, std::int64_t length)>;
// How many bytes at the start of a file tell what it is, but for formats that differ inside their lumps.
inline constexpr std::int64_t headSize = 64 << 10;
// Returns what a file is. Only its contents tell: `head`, which is its first headSize bytes or all of it, and lumps, which are
// read by `partOf`, since Half-Life's two layouts differ inside lumps.
// A map that ends inside its header counts as that format; the caller compares with headerSize().
Identity identify(ByteView head, const FileParts &partOf);
// Does the same for a whole file, or for a head where those formats need not be told apart.
inline Identity identify(ByteView bytes)
{
    return identify(bytes, [bytes](std::int64_t offset, std::int64_t length) { return slice(bytes, offset, length); });
}
// Every text that Identity::what and Identity::advice can be: what translations/untranslated.cpp has to list.
std::vector<std::string_view> identityTexts();

} // namespace bsp
