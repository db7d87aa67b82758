// The formats that can be opened, and the identification of files by their contents.
#pragma once

#include "core/format/schema.h"

#include <functional>
#include <vector>

namespace bsp {

extern const Format quake, hexen2, bsp2, psb2, quake2, qbsp, quake3, wolfenstein, quakeLive, raven, qfusion, goldsrc,
    blueShift;

// Returns all formats in the order in which they are listed.
std::span<const Format *const> formats();

// Returns the format with this id, in any case, or null.
const Format *findFormat(std::string_view id);

struct Lookalike; // core/format/lookalikes.h

struct Identity {
    const Format *format = nullptr; // null: the file cannot be opened
    // What the file is instead, after "This is "; untranslated, context "identify". %1 stands for a lookalike's version.
    std::string_view what;
    const Lookalike *lookalike = nullptr; // the row of a map whose format is not supported; null: none
    std::string_view advice{}; // what to do about it, a whole sentence; untranslated, same context; may be empty
};

// Reads part of a file: returns the bytes of the range that the file has, as slice() does. They are valid until the next
// call.
using FileParts = std::function<ByteView(std::int64_t offset, std::int64_t length)>;
// Bytes at the start of a file that suffice to identify it, except for formats that differ only inside lumps.
inline constexpr std::int64_t headSize = 64 << 10;
// Identifies a file by its contents alone: by `head`, its first headSize bytes or all of it, and by lumps read with
// `partOf`, since some formats differ only inside lumps.
// A map truncated inside its header is identified as its format; the caller compares its size with headerSize().
Identity identify(ByteView head, const FileParts &partOf);
// Identifies a whole file, or just its head if formats that differ only inside lumps need not be distinguished.
inline Identity identify(ByteView bytes)
{
    return identify(bytes, [bytes](std::int64_t offset, std::int64_t length) { return slice(bytes, offset, length); });
}
// Returns every text that Identity::what and Identity::advice can be, for translators.
std::vector<std::string_view> identityTexts();

} // namespace bsp
