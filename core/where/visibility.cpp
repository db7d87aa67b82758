#include "core/where/visibility.h"

#include "core/sorting.h"

#include <algorithm>
#include <utility>

namespace {

qint64 word(bsp::ByteView lump, qint64 at)
{
    const auto bytes = bsp::slice(lump, at, 4);
    return bytes.size() == 4 ? bsp::load<qint32>(bytes.data()) : 0;
}

// Returns how many clusters the leafs refer to, for maps without a visibility lump. Ignores cluster numbers from the number of
// leafs on.
quint32 clustersOfLeafs(const MapFile &map)
{
    const auto cluster = map.column(map.format().columns.leafCluster);
    qint64 count = 0;
    for (quint32 leaf = 0; leaf < cluster.count(); ++leaf)
        if (cluster.integer(leaf) < cluster.count())
            count = std::max(count, cluster.integer(leaf) + 1);
    return static_cast<quint32>(count);
}

qint64 bytesFor(quint32 clusters) { return (static_cast<qint64>(clusters) + 7) / 8; }

// The size in bytes of the lump's header. Maps without it have no rows; visRow() must not count clusters there, since going
// through the leafs takes long.
constexpr size_t leastForRow = 8;

// Quake II: the number of clusters, the offsets of each cluster's two rows, and the rows.
constexpr VisCoding clusterRle = {
    .isPacked = true,
    .hasPhs = true,
    .count =
        [](const MapFile &map) {
            const auto lump = visBytes(map);
            if (lump.size() < 4)
                return clustersOfLeafs(map);
            return static_cast<quint32>(std::clamp<qint64>(word(lump, 0), 0, (std::ssize(lump) - 4) / 8));
        },
    .row =
        [](const MapFile &map, quint32 cluster, VisSet set) {
            const auto lump = visBytes(map);
            if (lump.size() < leastForRow)
                return VisRow();
            return VisRow{word(lump, 4 + 8 * static_cast<qint64>(cluster) + (set == VisSet::Phs ? 4 : 0)),
                          bytesFor(clusterCount(map))};
        },
};

// Quake III: the number of clusters, the bytes of a row, and the rows.
constexpr VisCoding clusterRows = {
    .statesRowBytes = true,
    .count =
        [](const MapFile &map) {
            const auto lump = visBytes(map);
            if (lump.size() < 8)
                return clustersOfLeafs(map);
            const auto rowBytes = std::max<qint64>(word(lump, 4), 1);
            const auto most = std::min((std::ssize(lump) - 8) / rowBytes, 8 * rowBytes);
            return static_cast<quint32>(std::clamp<qint64>(word(lump, 0), 0, most));
        },
    .row =
        [](const MapFile &map, quint32 cluster, VisSet set) {
            const auto lump = visBytes(map);
            if (lump.size() < leastForRow)
                return VisRow();
            const auto rowBytes = word(lump, 4);
            return VisRow{set == VisSet::Phs ? -1 : 8 + rowBytes * cluster, rowBytes};
        },
};

// Returns the column with the offset of each leaf's row.
Column visRowOffsets(const MapFile &map)
{
    const auto where = map.format().columns.leafVisibility;
    const auto *beside = map.visFile();
    return beside ? Column(bytesOf(beside->leafs), map.lump(where.lump).stride, map.field(where)) : map.column(where);
}

// Quake and Half-Life: only rows; each leaf stores the offset of its own, and model 0 the number of leafs that have one.
constexpr VisCoding leafRle = {
    .isPacked = true,
    .isOfLeafs = true,
    .count =
        [](const MapFile &map) {
            const auto visleafs = map.column(map.format().columns.modelVisLeafs);
            const qint64 behindFirst = std::max<qint64>(qint64(map.recordCount(map.format().roles.leafs)) - 1, 0);
            if (visleafs.count() == 0)
                return quint32(0);
            return static_cast<quint32>(std::clamp<qint64>(visleafs.integer(0), 0, behindFirst));
        },
    .row =
        [](const MapFile &map, quint32 cluster, VisSet set) {
            const auto visofs = visRowOffsets(map);
            if (visBytes(map).empty() || set == VisSet::Phs || cluster + 1 >= visofs.count())
                return VisRow();
            return VisRow{visofs.integer(cluster + 1), bytesFor(clusterCount(map))};
        },
};

// Returns the offsets of run-length encoded rows.
std::vector<qint64> packedBegins(const MapFile &map)
{
    std::vector<qint64> begins;
    const auto clusters = visCodingOf(map.format()).isPacked ? clusterCount(map) : 0U;
    for (const auto set : {VisSet::Pvs, VisSet::Phs})
        for (quint32 cluster = 0; cluster < clusters; ++cluster)
            begins.push_back(visRow(map, cluster, set).offset);
    return begins;
}

} // namespace

const VisCoding &visCodingOf(const bsp::Format &format)
{
    switch (format.visibility) {
    case bsp::Visibility::ClusterRle: return clusterRle;
    case bsp::Visibility::ClusterRows: return clusterRows;
    case bsp::Visibility::LeafRle: break;
    }
    return leafRle;
}

bsp::ByteView visBytes(const MapFile &map)
{
    return map.visFile() ? bytesOf(map.visFile()->rows) : map.lumpBytes(map.format().roles.visibility);
}

quint32 clusterCount(const MapFile &map) { return visCodingOf(map.format()).count(map); }
VisRow visRow(const MapFile &map, quint32 cluster, VisSet set) { return visCodingOf(map.format()).row(map, cluster, set); }

qint64 clusterOfLeaf(const MapFile &map, quint32 leaf)
{
    return clusterOfLeaf(map, leaf, map.recordCount(map.format().roles.clusters));
}

qint64 clusterOfLeaf(const MapFile &map, quint32 leaf, quint32 clusters)
{
    const auto named = map.column(map.format().columns.leafCluster);
    const bool isNamed = !visCodingOf(map.format()).isOfLeafs;
    const qint64 cluster = !isNamed ? static_cast<qint64>(leaf) - 1 : leaf < named.count() ? named.integer(leaf) : -1;
    return cluster < clusters ? std::max<qint64>(cluster, -1) : -1;
}

VisRowCheck::VisRowCheck(const MapFile &map) : VisRowCheck(visBytes(map), packedBegins(map))
{
    isPacked_ = visCodingOf(map.format()).isPacked;
}

VisRowCheck::VisRowCheck(bsp::ByteView lump, std::vector<qint64> begins)
    : size_(static_cast<qint64>(lump.size())), begins_(std::move(begins))
{
    std::erase_if(begins_, [this](qint64 begin) { return begin < 0 || begin >= size_; });
    sortUnique(begins_);
    reach_.assign(begins_.size(), 0);
    qint64 next = 0, afterNext = 0; // sizes of decoding from each of the next two bytes
    auto begin = begins_.size();
    for (qint64 at = size_ - 1; at >= 0 && begin > 0; --at) {
        const auto byte = lump[static_cast<size_t>(at)];
        qint64 here = 0; // stays 0 for a run whose count is cut off
        if (byte != std::byte{0})
            here = 1 + next;
        else if (at + 1 < size_)
            here = std::to_integer<qint64>(lump[static_cast<size_t>(at) + 1]) + afterNext;
        afterNext = std::exchange(next, here);
        if (begins_[begin - 1] == at)
            reach_[--begin] = here;
    }
}

bool VisRowCheck::fits(VisRow row) const
{
    if (row.bytes < 0 || row.offset < 0 || row.offset >= size_)
        return row.bytes == 0;
    if (!isPacked_)
        return row.offset + row.bytes <= size_;
    const auto found = std::ranges::lower_bound(begins_, row.offset);
    return found != begins_.end() && *found == row.offset && reach_[static_cast<size_t>(found - begins_.begin())] >= row.bytes;
}
