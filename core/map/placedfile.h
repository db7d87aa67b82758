// A map's file, and where in it the map's lumps lie: what a save changes, while the lumps stay as they are.
#pragma once

#include "core/files/filebytes.h"
#include "core/format/schema.h"
#include "core/map/extent.h"

#include <array>
#include <string_view>
#include <vector>

struct PlacedFile {
    FileBytes bytes;
    std::vector<Extent> lumps; // of the format's directory, by lump
    Extent bspx, xash;         // the directories of added lumps; empty where there is none
    std::vector<Extent> added; // by number from firstBspxLump on; empty of those that are read from others
    std::vector<QByteArray> names; // of BSPX's lumps that the map has, or had
};

// Reads the directories of a file that has the header of the format whole, all but `added`.
PlacedFile placedFile(FileBytes bytes, const bsp::Format &format);

struct BspxEntry {
    std::string_view name; // up to 24 bytes of the directory
    Extent extent;
    qint64 at = 0; // where the directory has the extent, in bytes from its start
};
// Returns all entries of BSPX's directory, also those that engines leave out. `directory` is its bytes, which must outlive the
// names.
std::vector<BspxEntry> bspxEntries(bsp::ByteView directory);
// Returns the entries that engines find: those that lie inside the file, the first of each name, 256 at most.
std::vector<BspxEntry> listedBspx(bsp::ByteView directory, qint64 fileSize);
// Returns how many entries it claims to have.
quint32 bspxClaimedCount(bsp::ByteView directory);

// A directory of added lumps.
struct AddedDirectory {
    qint64 offset = 0; // of the directory in the file
    QByteArray bytes{};
    std::vector<qint64> entries{}; // where it has the extents of its lumps, in bytes from its start

    std::byte *at(qint64 entry) { return reinterpret_cast<std::byte *>(bytes.data()) + entry; }
};
// Reads those of BSPX and of Xash3D with all entries, also those that are listed twice or that no engine knows.
std::array<AddedDirectory, 2> addedDirectories(const FileBytes &file, Extent bspx, Extent xash);

// Where an entry says where its lump is, in bytes from the entry's start: an offset and a length of four bytes each.
inline constexpr qint64 bspxHeaderSize = 8, bspxEntrySize = 32, bspxNameSize = 24;

// Reads an offset and a length of four bytes each, as all of these directories have them.
inline Extent extentAt(const std::byte *entry)
{
    return {bsp::load<qint32>(entry), bsp::load<qint32>(entry + 4)};
}
