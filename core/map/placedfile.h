// A map's file, and where the map's lumps lie in it. Saving changes this, but not the lumps.
#pragma once

#include "core/files/filebytes.h"
#include "core/format/schema.h"
#include "core/map/extent.h"

#include <array>
#include <string_view>
#include <vector>

struct PlacedFile {
    FileBytes bytes;
    std::vector<Extent> lumps;     // of the format's directory, by lump
    Extent bspx, xash;             // the directories of added lumps; empty if there is none
    std::vector<Extent> added;     // by number from firstBspxLump; empty for parts of other lumps
    std::vector<QByteArray> names; // of the BSPX lumps that the map has or had
};

// Reads the directories of a file that has the format's whole header. Leaves `added` and `names` empty.
PlacedFile placedFile(FileBytes bytes, const bsp::Format &format);

struct BspxEntry {
    std::string_view name; // points into the directory; up to 24 bytes
    Extent extent;
    qint64 at = 0; // offset of the extent in the directory, in bytes
};
// Returns all entries of BSPX's directory, also those that engines ignore. `directory` must outlive the names.
std::vector<BspxEntry> bspxEntries(bsp::ByteView directory);
// Returns the entries that engines find: those that lie inside the file, the first of each name, 256 at most.
std::vector<BspxEntry> listedBspx(bsp::ByteView directory, qint64 fileSize);
// Returns how many entries the directory claims to have.
quint32 bspxClaimedCount(bsp::ByteView directory);

// A directory of added lumps.
struct AddedDirectory {
    qint64 offset = 0; // of the directory in the file
    QByteArray bytes{};
    std::vector<qint64> entries{}; // offsets of its lumps' extents in `bytes`

    std::byte *at(qint64 entry) { return reinterpret_cast<std::byte *>(bytes.data()) + entry; }
};
// Reads the directories of BSPX and Xash3D with all entries, also duplicates and those that no engine knows.
std::array<AddedDirectory, 2> addedDirectories(const FileBytes &file, Extent bspx, Extent xash);

// Bytes of BSPX's header, of an entry, and of the name in it, after which an offset and a length of four bytes each follow.
inline constexpr qint64 bspxHeaderSize = 8, bspxEntrySize = 32, bspxNameSize = 24;

// Reads an offset and a length of four bytes each, as all of these directories have them.
inline Extent extentAt(const std::byte *entry) { return {bsp::load<qint32>(entry), bsp::load<qint32>(entry + 4)}; }
