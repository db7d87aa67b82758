#include "core/scene/marks/solidmarks.h"

#include "core/sorting.h"
#include "core/where/brushcontents.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int solidFillAlpha = 58, solidEdgeAlpha = 190, chosenFillAlpha = 110;
constexpr QRgb chosenEdges = qRgba(255, 170, 40, 255);
constexpr size_t mostChosen = 2000; // drawn; more would hide the map
constexpr QRgb leafColor = qRgba(130, 215, 255, 230);
constexpr float same = 0.05f; // map units; corners of neighbouring sides differ by rounding

// Returns whether an edge is drawn for this side. Two sides share each edge and run along it in opposite directions, so that
// it is drawn once.
bool isDrawn(const std::array<float, 3> &from, const std::array<float, 3> &to)
{
    for (size_t i = 0; i < 3; ++i)
        if (std::abs(from[i] - to[i]) > same)
            return from[i] < to[i];
    return false;
}

} // namespace

std::array<quint32, contentsKindCount> brushKinds(const MapFile &map)
{
    std::array<quint32, contentsKindCount> counts{};
    const int lump = brushLump(map);
    if (lump == bsp::none)
        return counts;
    const ContentsKinds kinds(map);
    const BrushFlags flags(map);
    const auto listed = map.isStored(lump) ? Column() : map.column(lump, "contents");
    for (quint32 brush = 0; brush < map.recordCount(lump); ++brush)
        ++counts[static_cast<size_t>(kinds.of(brush < listed.count() ? listed.integer(brush) : flags.at(brush)))];
    return counts;
}

SolidScene::SolidScene(std::shared_ptr<const Solids> solids, std::span<const ModelPlacement> placements, const MapFile &map,
                       std::stop_token stop)
    : solids_(std::move(solids))
{
    const ContentsKinds kinds(map);
    quint32 models = 0;
    for (const auto &solid : solids_->solids)
        models = std::max(models, solid.model + 1);
    const Grouped ofModel(models, solids_->solids.size(), [this](quint32 i) { return qint64{solids_->solids[i].model}; });
    const size_t most = 4 * solids_->solids.size() + 1000;
    for (const auto &placement : placements) {
        const auto its = ofModel.of(placement.model);
        if (its.empty() || placed_.size() + its.size() > most || stop.stop_requested())
            continue;
        const auto transform = static_cast<quint32>(transforms_.size());
        for (const quint32 solid : its)
            placed_.push_back({solid, transform, kinds.of(solids_->solids[solid].contents)});
        transforms_.push_back(placement.transform);
    }
    boxes_.reserve(placed_.size());
    for (const auto &placed : placed_) {
        const auto &solid = solids_->solids[placed.solid];
        Box box;
        for (quint32 s = solid.firstSide; s < solid.firstSide + solid.sideCount; ++s)
            for (quint32 i = 0; i < solids_->sides[s].pointCount; ++i)
                box.add(narrow(corner(placed, solids_->sides[s].firstPoint + i)));
        boxes_.push_back(box);
    }
    tree_ = BoxTree(boxes_);
}

Point SolidScene::corner(const Placed &placed, quint32 point) const
{
    return transforms_[placed.transform].point(toPoint(solids_->points[point]));
}

void SolidScene::add(Marks &marks, const Placed &placed, QRgb edges, QRgb fill) const
{
    const auto &solid = solids_->solids[placed.solid];
    for (quint32 s = solid.firstSide; s < solid.firstSide + solid.sideCount; ++s) {
        const auto &side = solids_->sides[s];
        const auto first = corner(placed, side.firstPoint);
        for (quint32 i = 0; i < side.pointCount; ++i) {
            const quint32 here = side.firstPoint + i, next = side.firstPoint + (i + 1) % side.pointCount;
            if (isDrawn(solids_->points[here], solids_->points[next]))
                addLine(marks, corner(placed, here), corner(placed, next), edges);
            if (i >= 2)
                addTriangle(marks, first, corner(placed, here - 1), corner(placed, here), fill);
        }
    }
}

Marks SolidScene::draw(ContentsKindSet kinds, std::stop_token stop) const
{
    Marks marks;
    for (const auto &placed : placed_) {
        if (stop.stop_requested())
            break;
        if (const auto color = colorOf(placed.kind); kinds & setOf(placed.kind))
            add(marks, placed, withAlpha(color, solidEdgeAlpha), withAlpha(color, solidFillAlpha));
    }
    return marks;
}

Marks SolidScene::drawOnly(std::span<const RecordRef> records, std::optional<QRgb> color) const
{
    Marks marks;
    size_t left = mostChosen;
    for (const auto &placed : placed_)
        if (left > 0 && std::ranges::binary_search(records, solids_->solids[placed.solid].record)) {
            add(marks, placed, color.value_or(chosenEdges), withAlpha(color.value_or(colorOf(placed.kind)), chosenFillAlpha));
            --left;
        }
    return marks;
}

Box SolidScene::boxOf(std::span<const RecordRef> records) const
{
    Box box;
    for (size_t i = 0; i < placed_.size(); ++i)
        if (std::ranges::binary_search(records, solids_->solids[placed_[i].solid].record))
            box.add(boxes_[i]);
    return box;
}

// A solid lies behind all of its sides, so a ray enters it where it crosses the last one that it meets from the front.
double SolidScene::entry(const Ray &ray, const Placed &placed) const
{
    const auto &solid = solids_->solids[placed.solid];
    const auto &transform = transforms_[placed.transform];
    const auto origin = transform.pointBack(ray.origin), direction = transform.directionBack(ray.direction);
    double enters = 0, leaves = INFINITY;
    for (quint32 s = solid.firstSide; s < solid.firstSide + solid.sideCount; ++s) {
        const auto side = solids_->windingOf(s);
        const auto normal = normalOf(side);
        const double height = dot(normal, origin - side.front()), fall = dot(normal, direction);
        if (fall < 0)
            enters = std::max(enters, height / -fall);
        else if (fall > 0)
            leaves = std::min(leaves, height / -fall);
        else if (height > 0)
            return INFINITY;
    }
    return enters > 0 && enters <= leaves ? enters : INFINITY;
}

std::vector<SolidHit> SolidScene::along(const Ray &ray, ContentsKindSet kinds) const
{
    std::vector<SolidHit> hits;
    tree_.walk(ray, INFINITY, [&](quint32 number) -> double {
        const auto &placed = placed_[number];
        if (kinds & setOf(placed.kind))
            if (const double distance = entry(ray, placed); !std::isinf(distance))
                hits.push_back({solids_->solids[placed.solid].record, distance});
        return INFINITY;
    });
    std::ranges::stable_sort(hits, {}, &SolidHit::distance);
    return hits;
}

Marks leafBoxes(const References &references, std::span<const RecordRef> records)
{
    const auto &map = references.map();
    const auto &roles = map.format().roles;
    const auto &box = map.format().columns.leafBox;
    std::vector<RecordRef> chosen;
    for (const auto record : records)
        if (record.isValid() && (record.lump == roles.leafs || record.lump == roles.clusters))
            chosen.push_back(record);
    Marks marks;
    if (chosen.empty() || box.lump == bsp::none)
        return marks;
    const auto leafs = references.project(chosen, roles.leafs);
    for (size_t i = 0; i < std::min(leafs.size(), mostChosen); ++i) {
        const StoredBox stored(map, box, leafs[i]);
        if (stored.isSound()) // unused leafs have none
            addBox(marks, stored.low, stored.high, leafColor, 0);
    }
    return marks;
}
