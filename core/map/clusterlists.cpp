#include "core/map/clusterlists.h"

#include "core/map/link.h"
#include "core/map/visibility.h"
#include "core/map/worldleafs.h"

#include <algorithm>
#include <utility>

namespace
{

constexpr quint64 mostOverlap = 8; // times that entries may be listed on average; compilers list each once

} // namespace

ClusterLists::ClusterLists(const MapFile &map, quint32 clusters, bsp::FieldRef ranges, bsp::FieldRef entries)
    : first_(clusters + size_t(1)), isWhole_(true)
{
    if (ranges.lump == bsp::none)
        return;
    const Link range(map, ranges), entry(map, entries);
    const auto isOfWorld = worldLeafs(map);
    std::vector<std::pair<qint64, quint32>> leafs; // by cluster
    for (quint32 leaf = 0; leaf < range.count(); ++leaf)
        if (const auto cluster = clusterOfLeaf(map, leaf, clusters); cluster >= 0 && isOfWorld[leaf])
            leafs.emplace_back(cluster, leaf);
    std::ranges::sort(leafs);
    const auto &listed = map.field(entries);
    std::vector<qint64> listedBy(map.recordCount(listed.target), -1); // the last cluster that lists each record
    quint64 walkLeft = mostOverlap * (quint64(entry.count()) + 1024);
    auto leaf = leafs.begin();
    for (quint32 cluster = 0; cluster < clusters; ++cluster) {
        for (; leaf != leafs.end() && leaf->first == cluster && isWhole_; ++leaf) {
            const auto its = range.at(leaf->second);
            isWhole_ = its.count <= walkLeft;
            walkLeft -= its.count;
            for (quint32 i = 0; i < its.count && isWhole_; ++i)
                if (const auto record = entry.at(its.first + i);
                    record.count > 0 && std::exchange(listedBy[record.first], cluster) != cluster)
                    records_.push_back(record.first);
        }
        first_[cluster + 1] = records_.size();
    }
}
