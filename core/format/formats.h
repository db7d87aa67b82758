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

// Returns what a file is, told by its contents only. `head` is its first 64 KB, or all of it; `partOf` returns what of a range
// the file has, as slice() does, and stays valid until it is asked again: Half-Life's two layouts differ inside lumps.
// A map that ends inside its header counts as that format; the caller compares with headerSize().
using FileParts = std::function<ByteView(std::int64_t offset, std::int64_t length)>;
inline constexpr std::int64_t headSize = 64 << 10; // bytes
Identity identify(ByteView head, const FileParts &partOf);
// The same of a whole file, or of a head that need not tell the two apart.
inline Identity identify(ByteView bytes)
{
    return identify(bytes, [bytes](std::int64_t offset, std::int64_t length) { return slice(bytes, offset, length); });
}
// Every text that Identity::what and Identity::advice can be: what translations/untranslated.cpp has to list.
std::vector<std::string_view> identityTexts();

} // namespace bsp
