#include "core/scene/pvs.h"

#include "core/map/leaffaces.h"
#include "core/map/pointinleaf.h"
#include "core/map/space.h"
#include "core/map/visibility.h"
#include "core/vis/vismatrix.h"

#include <algorithm>

namespace
{

bool isMarked(std::span<const quint8> marks, qint64 number)
{
    return number < std::ssize(marks) && marks[static_cast<size_t>(number)] != 0;
}

// Without marks, all are reached.
bool isReached(std::span<const quint8> areas, qint64 area)
{
    return area <= 0 || area >= std::ssize(areas) || isMarked(areas, area);
}

Box boxOfLeaf(const MapFile &map, quint32 leaf)
{
    const auto column = map.format().columns.leafBox;
    if (const StoredBox stored(map, column, leaf); column.lump != bsp::none && stored.isSound())
        return {narrow(stored.low), narrow(stored.high)};
    return {{-INFINITY, -INFINITY, -INFINITY}, {INFINITY, INFINITY, INFINITY}};
}

} // namespace

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

ScenePvs::ScenePvs(const MapFile &map, const Scene &scene) : map_(map), faceCount_(scene.faces.size())
{
    addLeafs(scene);
    addModels(scene);
    addFlares(scene);
}

void ScenePvs::addLeafs(const Scene &scene)
{
    const LeafFaces lists(map_);
    const auto area = map_.column(map_.format().columns.leafArea);
    for (quint32 leaf = 0; leaf < lists.leafCount(); ++leaf)
        if (const auto range = lists.entriesOf(leaf); range.first < range.end)
            leafs_.push_back({range.first, range.end, clusterOfLeaf(map_, leaf), area.count() > 0 ? area.integer(leaf) : -1,
                              boxOfLeaf(map_, leaf)});
    std::ranges::sort(leafs_, {}, &Leaf::first);
    std::vector<qint64> ofWorld(map_.recordCount(map_.format().roles.faces), -1);
    for (quint32 i = 0; i < scene.faces.size(); ++i)
        if (scene.placements[scene.faces[i].placement].isWorld())
            ofWorld[scene.faces[i].face] = i;
    listed_.resize(lists.entryCount());
    for (quint32 entry = 0; entry < listed_.size(); ++entry) {
        const auto face = lists.faceOf(entry);
        listed_[entry] = face >= 0 ? ofWorld[static_cast<size_t>(face)] : -1;
    }
}

void ScenePvs::addModels(const Scene &scene)
{
    models_.resize(scene.placements.size());
    for (quint32 i = 0; i < scene.faces.size(); ++i) {
        const auto &face = scene.faces[i];
        if (scene.placements[face.placement].isWorld())
            continue;
        models_[face.placement].faces.push_back(i);
        models_[face.placement].box.add(face.box);
    }
    LeafFinder finder(map_);
    const auto area = map_.column(map_.format().columns.leafArea);
    for (size_t i = 0; i < models_.size(); ++i) {
        if (models_[i].faces.empty() || !scene.middles[i] || finder.steps() >= LeafFinder::mostSteps)
            continue;
        const qint64 leaf = finder.leafAt(*scene.middles[i]);
        if (leaf < 0)
            continue;
        models_[i].cluster = clusterOfLeaf(map_, static_cast<quint32>(leaf));
        models_[i].area = area.count() > 0 ? area.integer(static_cast<quint32>(leaf)) : -1;
    }
    std::erase_if(models_, [](const ModelFaces &model) { return model.faces.empty(); });
}

void ScenePvs::addFlares(const Scene &scene)
{
    LeafFinder finder(map_);
    for (const auto &flare : scene.flares) {
        const qint64 leaf = finder.steps() < LeafFinder::mostSteps ? finder.leafAt(flare.point) : -1;
        flareClusters_.push_back(leaf < 0 ? -1 : clusterOfLeaf(map_, static_cast<quint32>(leaf)));
    }
}

template <typename IsLeafSeen, typename IsModelSeen>
std::vector<quint8> ScenePvs::choose(IsLeafSeen isLeafSeen, IsModelSeen isModelSeen) const
{
    std::vector<quint8> seen(faceCount_);
    quint32 done = 0;
    for (const auto &leaf : leafs_) {
        if (!isLeafSeen(leaf))
            continue;
        for (done = std::max(done, leaf.first); done < leaf.end; ++done)
            if (const auto face = listed_[done]; face >= 0)
                seen[static_cast<size_t>(face)] = 1;
    }
    for (const auto &model : models_)
        if (isModelSeen(model))
            for (const quint32 face : model.faces)
                seen[face] = 1;
    return seen;
}

template <typename Takes> // of a leaf, or of a model
std::vector<quint8> ScenePvs::chooseFrom(qint64 cluster, Takes takes) const
{
    const bool isAll = cluster < 0 || visBytes(map_).empty();
    const auto clusters = isAll ? std::vector<quint8>() : clustersSeenFrom(map_, cluster);
    return choose([&](const Leaf &leaf) { return (isAll || (leaf.cluster >= 0 && isMarked(clusters, leaf.cluster))) && takes(leaf); },
                  [&](const ModelFaces &model) {
                      const bool isNowhere = model.cluster < 0 || model.cluster >= std::ssize(clusters);
                      return (isNowhere || isMarked(clusters, model.cluster)) && takes(model);
                  });
}

std::vector<quint8> ScenePvs::seenFrom(qint64 cluster) const
{
    if (cluster < 0 || visBytes(map_).empty())
        return std::vector<quint8>(faceCount_, 1); // those too that no leaf lists
    return chooseFrom(cluster, [](const auto &) { return true; });
}

std::vector<quint8> ScenePvs::inPicture(qint64 cluster, std::span<const quint8> areas, const Frustum &frustum) const
{
    return chooseFrom(cluster, [&](const auto &of) { return isReached(areas, of.area) && !frustum.hides(of.box); });
}

std::vector<quint8> ScenePvs::in(std::span<const quint64> clusters) const
{
    const auto isIn = [clusters](const auto &of) {
        const auto word = static_cast<size_t>(of.cluster) / 64;
        return of.cluster >= 0 && word < clusters.size() && (clusters[word] >> (of.cluster % 64) & 1) != 0;
    };
    return choose(isIn, isIn);
}

std::vector<quint8> ScenePvs::flaresSeenFrom(qint64 cluster) const
{
    std::vector<quint8> seen(flareClusters_.size(), 1);
    if (cluster < 0 || visBytes(map_).empty())
        return seen;
    const auto clusters = clustersSeenFrom(map_, cluster);
    for (size_t i = 0; i < seen.size(); ++i)
        if (const auto at = flareClusters_[i]; at >= 0 && at < std::ssize(clusters))
            seen[i] = isMarked(clusters, at);
    return seen;
}

std::vector<quint8> ScenePvs::inAreas(std::span<const quint8> areas) const
{
    const auto isIn = [areas](const auto &of) { return isReached(areas, of.area); };
    return choose(isIn, isIn);
}
