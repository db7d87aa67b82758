#include "core/scene/pvs.h"

#include "core/sorting.h"
#include "core/vis/vismatrix.h"
#include "core/where/leaffaces.h"
#include "core/where/pointinleaf.h"
#include "core/where/space.h"
#include "core/where/visibility.h"

#include <algorithm>

namespace {

bool isMarked(std::span<const quint8> marks, qint64 number)
{
    return number < std::ssize(marks) && marks[static_cast<size_t>(number)] != 0;
}

// Returns whether an area is marked; all are if there are no marks.
bool isReached(std::span<const quint8> areas, qint64 area)
{
    return area <= 0 || area >= std::ssize(areas) || isMarked(areas, area);
}

// Returns whether a model with these leafs is in a marked area; a model without leafs belongs to no area and always is.
bool isAnyReached(std::span<const quint8> areas, const auto &leafs)
{
    return leafs.empty() || std::ranges::any_of(leafs, [areas](const auto &leaf) { return isReached(areas, leaf.area); });
}

constexpr size_t fewLeafs = 16; // every server keeps at least as many

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
    std::erase_if(models_, [](const ModelFaces &model) { return model.faces.empty(); });
    LeafFinder finder(map_);
    const auto area = map_.column(map_.format().columns.leafArea);
    for (auto &model : models_) {
        const auto &placement = scene.placements[scene.faces[model.faces.front()].placement];
        const auto boxes = placedBoxesOf(map_, placement, {toPoint(model.box.low), toPoint(model.box.high)});
        model.box = {narrow(boxes.drawn.low), narrow(boxes.drawn.high)};
        const auto touched = finder.leafsTouching(boxes.linked.low, boxes.linked.high);
        model.node = touched.node;
        for (const auto leaf : touched.leafs) {
            const qint64 leafArea = area.count() > 0 ? area.integer(leaf) : -1;
            if (const auto cluster = clusterOfLeaf(map_, leaf); cluster >= 0)
                model.leafs.push_back({static_cast<qint32>(cluster), static_cast<qint32>(leafArea)});
        }
        if (model.leafs.size() > fewLeafs && model.node >= 0 && !below_.contains(model.node)) {
            auto &clusters = below_[model.node];
            for (const auto leaf : finder.leafsBelow(static_cast<quint32>(model.node)))
                if (const auto cluster = clusterOfLeaf(map_, leaf); cluster >= 0)
                    clusters.push_back(cluster);
            sortUnique(clusters);
        }
    }
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

std::vector<quint8> ScenePvs::seenFrom(qint64 cluster) const
{
    if (cluster < 0 || visBytes(map_).empty())
        return std::vector<quint8>(faceCount_, 1); // including those that no leaf lists
    const auto clusters = clustersSeenFrom(map_, cluster);
    return choose([&](const Leaf &leaf) { return leaf.cluster >= 0 && isMarked(clusters, leaf.cluster); },
                  [&](const ModelFaces &model) {
                      return model.leafs.empty() || std::ranges::any_of(model.leafs, [&](const TouchedLeaf &leaf) {
                                 return isMarked(clusters, leaf.cluster);
                             });
                  });
}

// Returns the clusters visible from the leafs around the eye.
std::vector<quint8> ScenePvs::clustersAround(const Point &eye, qint64 cluster, const SendRule &rule) const
{
    auto seen = clustersSeenFrom(map_, cluster);
    if (rule.around <= 0)
        return seen;
    LeafFinder finder(map_);
    const Point reach{rule.around, rule.around, rule.around};
    std::vector<bool> done(seen.size());
    done[static_cast<size_t>(cluster)] = true;
    for (const auto leaf :
         rule.isAroundBox ? finder.leafsTouching(eye - reach, eye + reach).leafs : finder.leafsWithin(rule.around, eye)) {
        const auto other = clusterOfLeaf(map_, leaf);
        if (other < 0 || other >= std::ssize(done) || done[static_cast<size_t>(other)])
            continue;
        done[static_cast<size_t>(other)] = true;
        const auto row = clustersSeenFrom(map_, other);
        for (size_t i = 0; i < std::min(seen.size(), row.size()); ++i)
            seen[i] |= row[i];
    }
    return seen;
}

bool ScenePvs::isSent(const ModelFaces &model, std::span<const quint8> clusters, const SendRule &rule) const
{
    std::vector<qint64> kept;
    bool isMore = false;
    for (const auto &leaf : model.leafs) {
        if (rule.keepsClusters && std::ranges::find(kept, leaf.cluster) != kept.end())
            continue;
        isMore = kept.size() == rule.mostLeafs;
        if (isMore)
            break;
        kept.push_back(leaf.cluster);
    }
    if (rule.beyond == SendRule::Beyond::ByNumber) // SV_LinkEntity() stops at the last that it keeps, whether or not more follow
        isMore = kept.size() == rule.mostLeafs && model.leafs.back().cluster != 0;
    const auto isSeen = [clusters](qint64 cluster) { return isMarked(clusters, cluster); };
    const bool isKeptSeen = std::ranges::any_of(kept, isSeen);
    if (!isMore)
        return isKeptSeen;
    switch (rule.beyond) {
    case SendRule::Beyond::Forgotten: return isKeptSeen;
    case SendRule::Beyond::AlwaysSent: return true;
    case SendRule::Beyond::ByNode: {
        const auto below = below_.constFind(model.node);
        return isKeptSeen || (below != below_.cend() && std::ranges::any_of(*below, isSeen));
    }
    case SendRule::Beyond::ByNumber: break;
    }
    // The server tests the numbers from the last kept one to the last leaf's, and withholds the model if it stops at the
    // latter. So it sends the model if none of them is visible, and withholds it if only the last leaf's number is.
    const auto last = model.leafs.back().cluster;
    auto number = kept.back();
    while (!isKeptSeen && number <= last && !isSeen(number))
        ++number;
    return isKeptSeen || number != last;
}

std::vector<quint8> ScenePvs::inPicture(const Point &eye, qint64 cluster, std::span<const quint8> areas, const Frustum &frustum,
                                        const SendRule &rule) const
{
    const bool isAll = cluster < 0 || visBytes(map_).empty();
    const auto ofLeafs = isAll ? std::vector<quint8>() : clustersSeenFrom(map_, cluster);
    const auto ofModels = isAll ? std::vector<quint8>() : clustersAround(eye, cluster, rule);
    return choose(
        [&](const Leaf &leaf) {
            const bool isSeen = isAll || (leaf.cluster >= 0 && isMarked(ofLeafs, leaf.cluster));
            return isSeen && isReached(areas, leaf.area) && !frustum.hides(leaf.box);
        },
        [&](const ModelFaces &model) {
            return (isAll || isSent(model, ofModels, rule)) && isAnyReached(areas, model.leafs) && !frustum.hides(model.box);
        });
}

std::vector<quint8> ScenePvs::in(std::span<const quint64> clusters) const
{
    const auto isIn = [clusters](const auto &leaf) {
        const auto word = static_cast<size_t>(leaf.cluster) / 64;
        return leaf.cluster >= 0 && word < clusters.size() && (clusters[word] >> (leaf.cluster % 64) & 1) != 0;
    };
    return choose(isIn, [&](const ModelFaces &model) { return std::ranges::any_of(model.leafs, isIn); });
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
    return choose([areas](const Leaf &leaf) { return isReached(areas, leaf.area); },
                  [areas](const ModelFaces &model) { return isAnyReached(areas, model.leafs); });
}
