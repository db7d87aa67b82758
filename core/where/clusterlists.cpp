#include "core/where/clusterlists.h"

#include "core/map/link.h"
#include "core/map/recordwriter.h"
#include "core/where/modelowners.h"
#include "core/where/visibility.h"

#include <algorithm>
#include <array>
#include <utility>

namespace {

constexpr quint64 mostOverlap = 8; // the most times that entries may be listed on average; compilers list each once

struct ClusterLeafs {
    quint32 count = 0;
    qint64 area = -1;
    std::array<qint64, 6> box{}; // map units
};

// Returns a side of a box in whole units; rounds boxes of floats outwards.
qint64 sideOf(const Column &column, quint32 leaf, bool isLow)
{
    const qint64 whole = column.integer(leaf);
    const double exact = column.number(leaf), cut = static_cast<double>(whole);
    return isLow ? whole - (exact < cut) : whole + (exact > cut);
}

std::vector<ClusterLeafs> leafsOfClusters(const MapFile &map, quint32 count)
{
    const auto &columns = map.format().columns;
    const auto area = map.column(columns.leafArea);
    const int areaLump = map.format().roles.areas;
    const auto areas = areaLump == bsp::none ? qint64(INT32_MAX) : map.recordCount(areaLump);
    const auto box = map.vectors<6>(columns.leafBox);
    std::vector<ClusterLeafs> clusters(count);
    const auto isOfWorld = worldLeafs(map);
    for (quint32 leaf = 0; leaf < box.count(); ++leaf) {
        const auto number = clusterOfLeaf(map, leaf, count);
        if (number < 0 || !isOfWorld[leaf])
            continue;
        auto &cluster = clusters[static_cast<size_t>(number)];
        for (size_t i = 0; i < 6; ++i) {
            const auto side = sideOf(box[i], leaf, i < 3);
            auto &most = cluster.box[i];
            most = cluster.count == 0 ? side : i < 3 ? std::min(most, side) : std::max(most, side);
        }
        if (cluster.count++ == 0 && leaf < area.count() && area.integer(leaf) >= 0 && area.integer(leaf) < areas)
            cluster.area = area.integer(leaf);
    }
    return clusters;
}

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

QByteArray deriveClusters(const MapFile &map)
{
    const auto &format = map.format();
    const auto &columns = format.columns;
    const auto count = clusterCount(map);
    const auto leafs = leafsOfClusters(map, count);
    const ClusterLists faceLists(map, count, columns.leafFaces, columns.leafFace);
    const ClusterLists brushLists(map, count, columns.leafBrushes, columns.leafBrush);
    const auto lengthOf = [](const ClusterLists &lists, quint32 cluster) {
        return lists.isWhole() ? std::ssize(lists.of(cluster)) : -1;
    };
    RecordWriter records(map.lump(format.roles.clusters), count);
    for (quint32 c = 0; c < count; ++c) {
        const auto &its = leafs[c];
        records.add();
        records.set("leaf", c + 1);
        records.set("leafs", its.count);
        records.set("faces", lengthOf(faceLists, c));
        records.set("brushes", lengthOf(brushLists, c));
        records.set("area", its.area);
        for (int i = 0; i < 6; ++i) {
            records.set(columns.clusterSight, i, -1);
            records.set(columns.clusterBox, i, its.box[static_cast<size_t>(i)]);
        }
        records.set(columns.clusterRow, 0, visRow(map, c, VisSet::Pvs).offset);
        records.set("phs", visRow(map, c, VisSet::Phs).offset);
    }
    return records.take();
}
