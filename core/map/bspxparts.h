// Reads the parts of BSPX lumps that are not plain arrays: FACENORMALS, BRUSHLIST, the light grids and the files of
// ZIP_PAKFILE.
#pragma once

#include "core/format/bspx.h"
#include "core/format/bytes.h"
#include "core/map/recordwriter.h"

#include <vector>

class MapFile;

struct BspxParts {
    std::vector<QByteArray> records; // one for each row that is a part, in the rows' order; empty for a lump without parts
    PartsRead read;
};

// Reads the parts of a lump. `row`: the lump's row in bsp::bspxLumps(). Memory use is proportional to the number of bytes,
// whatever the counts in them claim.
BspxParts readBspxParts(const MapFile &map, int row, bsp::ByteView bytes);

// Reads numbers in sequence. Past the end it returns 0, and isWhole() becomes false.
class ByteReader
{
public:
    explicit ByteReader(bsp::ByteView bytes) : bytes_(bytes) {}

    qint64 at() const { return at_; }
    qint64 left() const { return std::ssize(bytes_) - at_; }
    // Returns whether `count` bytes are left. If not, all later reads fail too.
    bool has(qint64 count)
    {
        isWhole_ = isWhole_ && count >= 0 && count <= left();
        return isWhole_;
    }
    bool isWhole() const { return isWhole_; }
    void skip(qint64 count) { at_ += has(count) ? count : 0; }
    template <typename T>
    T read()
    {
        constexpr auto size = static_cast<qint64>(sizeof(T));
        if (!has(size))
            return {};
        const auto value = bsp::load<T>(bytes_.data() + at_);
        at_ += size;
        return value;
    }

private:
    bsp::ByteView bytes_;
    qint64 at_ = 0;
    bool isWhole_ = true;
};

// Returns the table of a part, counted from 1, of the lump in that row of bsp::bspxLumps().
const bsp::Lump &bspxPart(int row, int part);
// Copies one four-byte word into each field without interpreting it.
void copyWords(RecordWriter &writer, ByteReader &reader, std::initializer_list<std::string_view> fields);
// Reads LIGHTGRID_OCTREE, or LIGHTGRIDS, which holds several grids with colours for six sides.
BspxParts readLightGrids(int row, bsp::ByteView bytes);
// Skips the light of one point. Returns its number of styles, or lightlessPoint; 0 if the bytes end.
inline constexpr quint8 lightlessPoint = 255;
quint8 skipGridSample(ByteReader &reader, bool ofSixSides);
