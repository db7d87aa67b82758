// Map formats without a table in this folder, recognised by the start of the file. Most descend from a format with a table: if
// most lumps hold that format's records, the map can be opened as that format on request.
#pragma once

#include "core/format/bytes.h"
#include "core/format/formats.h"

namespace bsp {

struct Lookalike {
    static constexpr std::int32_t anyVersion = -1;

    std::string_view start;             // the magic
    std::string_view what;              // after "This is "; %1 stands for the version; context "identify"
    std::int32_t version = anyVersion;  // the word after the magic
    const Format *nearest = nullptr;    // the format that most of its lumps can be read as; null: none
    std::string_view unlike{};          // names of the nearest format's lumps that hold something else, between spaces
    bool (*isOne)(ByteView) = nullptr;  // distinguishes maps with the same start; rows with this check precede rows without
    std::uint32_t at = 0;               // byte offset of the magic
    bool bigEndian = false;

    bool differsIn(std::string_view lump) const; // by its name
};

// Returns the rows in the order in which they are tried.
std::span<const Lookalike> lookalikes();
// Returns the row that a file's start matches, or null. `bytes` is the whole file, or its first 64 KB.
const Lookalike *findLookalike(ByteView bytes);
// Returns the word after the magic; 0 if the file ends before it.
std::int32_t versionOf(const Lookalike &lookalike, ByteView bytes);

} // namespace bsp
