// What the BSPX lumps that are no plain arrays consist of: FACENORMALS, BRUSHLIST, the light grids and the files of
// ZIP_PAKFILE.
#pragma once

#include "core/format/bspx.h"
#include "core/format/bytes.h"
#include "core/map/recordwriter.h"

#include <vector>

class MapFile;

struct BspxParts {
    std::vector<QByteArray> records; // of each row that is a part, in the rows' order; empty of a lump without parts
    PartsRead read;
};

// `row`: of bsp::bspxLumps(). Memory is in proportion to the bytes, whatever their counts say.
BspxParts readBspxParts(const MapFile &map, int row, bsp::ByteView bytes);

// Reads numbers one behind the other. What is not there any more is 0, and it says so.
class ByteReader
{
public:
    explicit ByteReader(bsp::ByteView bytes) : bytes_(bytes) {}

    qint64 at() const { return at_; }
    qint64 left() const { return std::ssize(bytes_) - at_; }
    // Whether so many bytes are left; if not, all that follows is missing too.
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

// LIGHTGRID_OCTREE, and LIGHTGRIDS, which is several grids with colours of six sides.
BspxParts readLightGrids(int row, bsp::ByteView bytes);
// Skips the light of one point; how many styles it has, or lightlessPoint. 0 where the bytes end.
inline constexpr quint8 lightlessPoint = 255;
quint8 skipGridSample(ByteReader &reader, bool ofSixSides);
