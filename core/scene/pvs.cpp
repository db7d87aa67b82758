#include "core/scene/pvs.h"

#include "core/map/visibility.h"
#include "core/vis/vismatrix.h"

#include <algorithm>

std::vector<quint8> clustersSeenFrom(const MapFile &map, qint64 cluster)
{
    const auto count = clusterCount(map);
    if (cluster < 0 || cluster >= count)
        return std::vector<quint8>(count, 1);
    std::vector<quint64> row((count + size_t(63)) / 64);
    decodeVisRow(map, visRow(map, static_cast<quint32>(cluster), VisSet::Pvs), row);
    std::vector<quint8> seen(count);
    for (quint32 c = 0; c < count; ++c)
        seen[c] = row[c / 64] >> (c % 64) & 1;
    return seen;
}

std::vector<quint8> facesSeenFrom(const References &references, const Scene &scene, qint64 cluster)
{
    const auto &map = references.map();
    const auto &roles = map.format().roles;
    if (cluster < 0 || map.lumpBytes(roles.visibility).empty())
        return std::vector<quint8>(scene.faces.size(), 1);
    const auto clusters = clustersSeenFrom(map, cluster);
    std::vector<quint8> leafs(map.recordCount(roles.leafs));
    for (quint32 leaf = 0; leaf < leafs.size(); ++leaf)
        if (const auto c = clusterOfLeaf(map, leaf); c >= 0 && c < std::ssize(clusters))
            leafs[leaf] = clusters[static_cast<size_t>(c)];
    return facesInLeafs(references, scene, leafs, [&clusters](const Place &at) {
        return at.cluster < 0 || at.cluster >= std::ssize(clusters) || clusters[static_cast<size_t>(at.cluster)];
    });
}

std::vector<quint8> facesInLeafs(const References &references, const Scene &scene, std::span<const quint8> leafs,
                                 const std::function<bool(const Place &middle)> &isModelSeen)
{
    const auto &map = references.map();
    const auto &roles = map.format().roles;
    std::vector<quint32> seenLeafs;
    for (quint32 leaf = 0; leaf < leafs.size(); ++leaf)
        if (leafs[leaf])
            seenLeafs.push_back(leaf);
    std::vector<quint8> seen(scene.faces.size());
    for (const quint32 face : references.project(seenLeafs, roles.leafs, roles.faces))
        for (const quint32 shown : scene.shown(face))
            seen[shown] = 1;
    std::vector<Box> boxes(scene.placements.size());
    for (const auto &face : scene.faces)
        boxes[face.placement].add({face.low, face.high});
    std::vector<quint8> isSeen(scene.placements.size(), 1);
    for (size_t p = 0; p < scene.placements.size(); ++p) {
        if (scene.placements[p].isWorld() || boxes[p].isEmpty())
            continue;
        Point middle{};
        for (size_t i = 0; i < 3; ++i)
            middle[i] = (boxes[p].low[i] + boxes[p].high[i]) / 2;
        isSeen[p] = isModelSeen(placeOf(map, middle));
    }
    for (size_t i = 0; i < scene.faces.size(); ++i)
        if (!scene.placements[scene.faces[i].placement].isWorld())
            seen[i] = isSeen[scene.faces[i].placement];
    return seen;
}
