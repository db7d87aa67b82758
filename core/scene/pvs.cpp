#include "core/scene/pvs.h"

#include "core/map/visibility.h"

#include <algorithm>

namespace
{

// Quake II's and Half-Life's code: a zero byte is followed by how many zero bytes it stands for.
std::vector<quint8> rowBytes(const MapFile &map, VisRow row)
{
    const auto lump = map.lumpBytes(map.format().roles.visibility);
    std::vector<quint8> bytes;
    const bool isPlain = map.format().visibility == bsp::Visibility::ClusterRows;
    for (auto at = row.offset; at >= 0 && at < std::ssize(lump) && std::ssize(bytes) < row.bytes; ++at) {
        const auto byte = std::to_integer<quint8>(lump[static_cast<size_t>(at)]);
        if (isPlain || byte != 0)
            bytes.push_back(byte);
        else if (++at < std::ssize(lump))
            bytes.insert(bytes.end(), std::to_integer<size_t>(lump[static_cast<size_t>(at)]), 0);
    }
    bytes.resize(static_cast<size_t>(std::max<qint64>(row.bytes, 0)));
    return bytes;
}

} // namespace

std::vector<quint8> clustersSeenFrom(const MapFile &map, qint64 cluster)
{
    const auto count = clusterCount(map);
    if (cluster < 0 || cluster >= count)
        return std::vector<quint8>(count, 1);
    const auto row = visRow(map, static_cast<quint32>(cluster), VisSet::Pvs);
    if (row.offset < 0)
        return std::vector<quint8>(count, 1);
    const auto bytes = rowBytes(map, row);
    std::vector<quint8> seen(count);
    for (quint32 c = 0; c < count && c / 8 < bytes.size(); ++c)
        seen[c] = bytes[c / 8] >> (c % 8) & 1;
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
