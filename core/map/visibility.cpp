#include "core/map/visibility.h"

#include <algorithm>
#include <utility>

namespace
{

qint64 word(bsp::ByteView lump, qint64 at)
{
    const auto bytes = bsp::slice(lump, at, 4);
    return bytes.size() == 4 ? bsp::load<qint32>(bytes.data()) : 0;
}

// Without a visibility lump clusters are as many as the leafs name; a leaf cannot name more than there are leafs.
quint32 clustersOfLeafs(const MapFile &map)
{
    const auto cluster = map.column(map.format().columns.leafCluster);
    qint64 count = 0;
    for (quint32 leaf = 0; leaf < cluster.count(); ++leaf)
        if (cluster.integer(leaf) < cluster.count())
            count = std::max(count, cluster.integer(leaf) + 1);
    return static_cast<quint32>(count);
}

} // namespace

quint32 clusterCount(const MapFile &map)
{
    const auto &roles = map.format().roles;
    const auto lump = map.lumpBytes(roles.visibility);
    const auto size = static_cast<qint64>(lump.size());
    switch (map.format().visibility) {
    case bsp::Visibility::ClusterRle:
        if (size < 4)
            return clustersOfLeafs(map);
        return static_cast<quint32>(std::clamp<qint64>(word(lump, 0), 0, (size - 4) / 8));
    case bsp::Visibility::ClusterRows: {
        if (size < 8)
            return clustersOfLeafs(map);
        const auto rowBytes = std::max<qint64>(word(lump, 4), 1);
        return static_cast<quint32>(std::clamp<qint64>(word(lump, 0), 0, std::min((size - 8) / rowBytes, 8 * rowBytes)));
    }
    case bsp::Visibility::LeafRle: break;
    }
    const auto visleafs = map.column(map.format().columns.modelVisLeafs);
    const qint64 leafs = map.recordCount(roles.leafs);
    return visleafs.count() == 0
               ? 0
               : static_cast<quint32>(std::clamp<qint64>(visleafs.integer(0), 0, std::max<qint64>(leafs - 1, 0)));
}

qint64 clusterOfLeaf(const MapFile &map, quint32 leaf)
{
    return clusterOfLeaf(map, leaf, map.recordCount(map.format().roles.clusters));
}

qint64 clusterOfLeaf(const MapFile &map, quint32 leaf, quint32 clusters)
{
    const auto named = map.column(map.format().columns.leafCluster);
    const bool isNamed = map.format().visibility != bsp::Visibility::LeafRle;
    const qint64 cluster = !isNamed ? static_cast<qint64>(leaf) - 1 : leaf < named.count() ? named.integer(leaf) : -1;
    return cluster < clusters ? std::max<qint64>(cluster, -1) : -1;
}

VisRow visRow(const MapFile &map, quint32 cluster, VisSet set)
{
    const auto &roles = map.format().roles;
    const auto lump = map.lumpBytes(roles.visibility);
    const auto bytesFor = [](quint32 clusters) { return (static_cast<qint64>(clusters) + 7) / 8; };
    if (lump.size() < 8 && map.format().visibility != bsp::Visibility::LeafRle)
        return {}; // too short for a row; clusters are then counted from the leafs, which takes long
    if (lump.empty())
        return {};
    switch (map.format().visibility) {
    case bsp::Visibility::ClusterRle:
        return {word(lump, 4 + 8 * static_cast<qint64>(cluster) + (set == VisSet::Phs ? 4 : 0)),
                bytesFor(clusterCount(map))};
    case bsp::Visibility::ClusterRows: {
        const auto rowBytes = word(lump, 4);
        return {set == VisSet::Phs ? -1 : 8 + rowBytes * cluster, rowBytes};
    }
    case bsp::Visibility::LeafRle: break;
    }
    const auto visofs = map.column(map.format().columns.leafVisibility);
    if (set == VisSet::Phs || cluster + 1 >= visofs.count())
        return {};
    return {visofs.integer(cluster + 1), bytesFor(clusterCount(map))};
}

VisRowCheck::VisRowCheck(const MapFile &map)
{
    const auto lump = map.lumpBytes(map.format().roles.visibility);
    size_ = static_cast<qint64>(lump.size());
    isCoded_ = map.format().visibility != bsp::Visibility::ClusterRows;
    if (!isCoded_)
        return;
    const auto clusters = clusterCount(map);
    std::vector<qint64> begins;
    for (const auto set : {VisSet::Pvs, VisSet::Phs})
        for (quint32 cluster = 0; cluster < clusters; ++cluster)
            begins.push_back(visRow(map, cluster, set).offset);
    measure(lump, std::move(begins));
}

VisRowCheck::VisRowCheck(bsp::ByteView lump, std::vector<qint64> begins) : size_(static_cast<qint64>(lump.size()))
{
    measure(lump, std::move(begins));
}

void VisRowCheck::measure(bsp::ByteView lump, std::vector<qint64> begins)
{
    begins_ = std::move(begins);
    std::erase_if(begins_, [this](qint64 begin) { return begin < 0 || begin >= size_; });
    std::ranges::sort(begins_);
    begins_.erase(std::unique(begins_.begin(), begins_.end()), begins_.end());
    reach_.assign(begins_.size(), 0);
    qint64 next = 0, afterNext = 0; // what decoding from the two bytes behind gives
    auto begin = begins_.size();
    for (qint64 at = size_ - 1; at >= 0 && begin > 0; --at) {
        const auto byte = lump[static_cast<size_t>(at)];
        qint64 here = 0; // of a run whose count is cut off
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
    if (!isCoded_)
        return row.offset + row.bytes <= size_;
    const auto found = std::ranges::lower_bound(begins_, row.offset);
    return found != begins_.end() && *found == row.offset && reach_[static_cast<size_t>(found - begins_.begin())] >= row.bytes;
}
