#include "core/map/bspxparts.h"

#include <algorithm>
#include <array>
#include <bit>

namespace {

constexpr quint32 leafBit = 1U << 31, occludedBit = 1U << 30;
constexpr qint64 nodeSize = 44, leafSize = 24;

// Returns the product of the numbers, or -1 if it is more than `most` or a number is negative.
qint64 product(const std::array<qint64, 3> &numbers, qint64 most)
{
    if (std::ranges::any_of(numbers, [](qint64 number) { return number < 0; }))
        return -1;
    if (std::ranges::count(numbers, 0) > 0)
        return 0;
    qint64 result = 1;
    for (const qint64 number : numbers) {
        if (result > most / number)
            return -1;
        result *= number;
    }
    return result;
}

class GridsReader
{
public:
    GridsReader(int row, bsp::ByteView bytes)
        : isOfSixSides_(row == bsp::LightGrids), reader_(bytes), grids_(bspxPart(row, 1)), nodes_(bspxPart(row, 2)),
          leafs_(bspxPart(row, 3))
    {
    }

    // Reads the grids of LIGHTGRIDS, each preceded by its length, or the only grid of LIGHTGRID_OCTREE.
    BspxParts read()
    {
        if (!isOfSixSides_)
            readGrid();
        while (isOfSixSides_ && isWhole_ && reader_.left() >= 4) {
            const qint64 claimed = reader_.read<quint32>(), from = reader_.at();
            readGrid();
            isWhole_ = isWhole_ && reader_.at() - from == claimed;
        }
        return {.records = {grids_.take(), nodes_.take(), leafs_.take()}, .read = {reader_.at(), isWhole_ && reader_.isWhole()}};
    }

private:
    // Converts a grid's child to a Child of all grids' nodes and leafs. A child that does not exist in the grid becomes an
    // invalid one.
    qint64 child(quint32 stored) const
    {
        if (stored & occludedBit)
            return bsp::occludedChild;
        const qint64 number = stored & ~leafBit;
        if (stored & leafBit)
            return number < leafCount_ ? ~(firstLeaf_ + number) : bsp::occludedChild + 1;
        return number < nodeCount_ ? firstNode_ + number : qint64(INT32_MAX);
    }

    void readGrid()
    {
        constexpr qint64 headerSize = 3 * 12 + 1 + 4 + 4;
        isWhole_ = reader_.has(headerSize); // otherwise the bytes before the end would be read as empty grids for ever
        if (!isWhole_)
            return;
        grids_.add();
        grids_.set("offset", reader_.at());
        copyWords(grids_, reader_, {"step.x", "step.y", "step.z", "size.x", "size.y", "size.z", "mins.x", "mins.y", "mins.z"});
        grids_.set("numstyles", reader_.read<quint8>());
        const auto root = reader_.read<quint32>();
        const qint64 claimedNodes = reader_.read<quint32>();
        auto ahead = reader_;
        nodeCount_ = std::min(claimedNodes, reader_.left() / nodeSize);
        ahead.skip(nodeCount_ * nodeSize);
        const qint64 claimedLeafs = nodeCount_ == claimedNodes ? ahead.read<quint32>() : 0;
        leafCount_ = std::min(claimedLeafs, ahead.left() / leafSize); // upper bound: their light takes room too
        grids_.set("rootnode", child(root));
        grids_.set("firstnode", firstNode_);
        grids_.set("numnodes", nodeCount_);
        readNodes();
        isWhole_ = isWhole_ && nodeCount_ == claimedNodes;
        reader_.read<quint32>();
        const qint64 read = isWhole_ ? readLeafs() : 0;
        grids_.set("firstleaf", firstLeaf_);
        grids_.set("numleafs", read);
        isWhole_ = isWhole_ && read == claimedLeafs && reader_.isWhole();
        firstNode_ += nodeCount_;
        firstLeaf_ += read;
        ++grid_;
    }

    void readNodes()
    {
        constexpr std::string_view names[] = {"children[0]", "children[1]", "children[2]", "children[3]",
                                              "children[4]", "children[5]", "children[6]", "children[7]"};
        for (qint64 i = 0; i < nodeCount_; ++i) {
            nodes_.add();
            nodes_.set("grid", grid_);
            nodes_.set("offset", reader_.at());
            copyWords(nodes_, reader_, {"point.x", "point.y", "point.z"});
            for (const auto name : names)
                nodes_.set(name, child(reader_.read<quint32>()));
        }
    }

    // Returns how many leafs are complete.
    qint64 readLeafs()
    {
        for (qint64 leaf = 0; leaf < leafCount_; ++leaf) {
            if (!reader_.has(leafSize + isOfSixSides_))
                return leaf;
            const auto begin = reader_.at();
            std::array<qint64, 6> box{}; // the first point, and the number of points per axis
            for (auto &number : box)
                number = reader_.read<qint32>();
            if (isOfSixSides_)
                reader_.skip(1); // the most styles that a point has
            const auto light = reader_.at();
            const qint64 samples = product({box[3], box[4], box[5]}, reader_.left()); // each takes a byte at least
            if (!reader_.has(samples))
                return leaf;
            quint32 occluded = 0, styles = 0;
            for (qint64 i = 0; i < samples && reader_.isWhole(); ++i) {
                const auto its = skipGridSample(reader_, isOfSixSides_);
                occluded += its == lightlessPoint;
                styles = std::max<quint32>(styles, its == lightlessPoint ? 0 : its);
            }
            if (!reader_.isWhole())
                return leaf;
            leafs_.add();
            leafs_.set("grid", grid_);
            constexpr std::string_view names[] = {"mins.x", "mins.y", "mins.z", "size.x", "size.y", "size.z"};
            for (size_t i = 0; i < box.size(); ++i)
                leafs_.set(names[i], box[i]);
            leafs_.set("samples", samples);
            leafs_.set("occluded", occluded);
            leafs_.set("styles", styles);
            leafs_.set("sampleofs", light);
            leafs_.set("offset", begin);
        }
        return leafCount_;
    }

    bool isOfSixSides_;
    ByteReader reader_;
    RecordWriter grids_, nodes_, leafs_;
    qint64 grid_ = 0, firstNode_ = 0, firstLeaf_ = 0, nodeCount_ = 0, leafCount_ = 0;
    bool isWhole_ = true;
};

} // namespace

// Each style is a number and a colour or, with six sides, a number, a bit for each side that is not black, and the colours
// of these sides (lightgrids_sampleset_t::stream_read() of ericw-tools).
quint8 skipGridSample(ByteReader &reader, bool ofSixSides)
{
    const auto styles = reader.read<quint8>();
    if (styles == lightlessPoint)
        return styles;
    if (!ofSixSides) {
        reader.skip(4 * qint64(styles));
        return styles;
    }
    for (int style = 0; style < styles && reader.isWhole(); ++style) {
        reader.skip(1);
        reader.skip(3 * std::popcount(reader.read<quint8>() & 0x3fU));
    }
    return styles;
}

BspxParts readLightGrids(int row, bsp::ByteView bytes) { return GridsReader(row, bytes).read(); }
