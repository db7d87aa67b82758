// Maps of formats that have no table here, told by how they begin. Most descend from formats that have one: where the
// greater part of such a format's lumps holds the same records, the map can be read as one of it, by request.
#pragma once

#include "core/format/bytes.h"
#include "core/format/formats.h"

namespace bsp {

struct Lookalike {
    static constexpr std::int32_t anyVersion = -1;

    std::string_view start;             // the magic
    std::string_view what;              // after "This is "; %1 stands for the version; context "identify"
    std::int32_t version = anyVersion;  // the word behind the magic
    const Format *nearest = nullptr;    // that most of its lumps can be read as; null: none
    std::string_view unlike{};          // the names of those of the nearest's lumps that hold something else, between blanks
    bool (*isOne)(ByteView) = nullptr;  // tells it from others that begin the same; rows with one stand before those
    std::uint32_t at = 0;               // where the magic is
    bool bigEndian = false;

    bool isUnlike(std::string_view lump) const; // by its name
};

// In the order in which they are tried.
std::span<const Lookalike> lookalikes();
// The row that a file begins like; null: none. `bytes` is the whole file, or its first 64 KB.
const Lookalike *findLookalike(ByteView bytes);
// The word behind the magic; 0 where the file ends before it.
std::int32_t versionOf(const Lookalike &lookalike, ByteView bytes);

} // namespace bsp
