#include "core/scene/facerecords.h"

#include "core/map/firstclaims.h"
#include "core/where/brushcontents.h"
#include "core/where/leaffaces.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"

#include <algorithm>

namespace {

constexpr double before = 0.5; // map units in front of a face
// A sound map needs some dozens of nodes for a face, and some hundreds of brushes and sides. If a damaged map needs far more,
// the remaining faces get no records.
constexpr quint64 stepsPerFace = 2'000, effortPerFace = 20'000;

// Finds the leafs that list a face. The work is in proportion to the lists, even if the leafs' ranges overlap.
class Listings
{
public:
    explicit Listings(const MapFile &map)
        : lists_(map), entries_(map.recordCount(map.format().roles.faces), lists_.entryCount(),
                                [this](quint32 entry) { return lists_.faceOf(entry); })
    {
        FirstClaims claims(lists_.entryCount());
        for (quint32 leaf = 0; leaf < lists_.leafCount(); ++leaf) {
            const auto range = lists_.entriesOf(leaf);
            claims.claim(range.first, range.end, leaf);
        }
        owners_ = std::move(claims).owners();
    }

    // Returns `leaf` if it lists the face, else the first leaf that does, else `leaf` again.
    qint64 of(quint32 face, qint64 leaf) const
    {
        const auto own = leaf < 0 ? LeafFaces::Range{} : lists_.entriesOf(static_cast<quint32>(leaf));
        qint64 lowest = -1;
        for (const quint32 entry : entries_.of(face)) {
            if (entry >= own.first && entry < own.end)
                return leaf;
            if (owners_[entry] >= 0 && (lowest < 0 || owners_[entry] < lowest))
                lowest = owners_[entry];
        }
        return lowest < 0 ? leaf : lowest;
    }

private:
    LeafFaces lists_;
    Grouped entries_;            // by face
    std::vector<qint32> owners_; // by entry: the first leaf that has it
};

} // namespace

FaceRecords::FaceRecords(const MapScene &scene, std::stop_token stop) : scene_(scene), map_(*scene.map), stop_(std::move(stop))
{
    const auto &faces = scene_.scene.faces;
    leafs_.assign(faces.size(), -1);
    LeafFinder finder(map_);
    const Listings listings(map_);
    const quint64 most = stepsPerFace * faces.size();
    for (quint32 i = 0; i < faces.size() && !stop_.stop_requested() && finder.steps() < most; ++i) {
        const auto place = placeBefore(i);
        leafs_[i] = listings.of(faces[i].face, place ? finder.leafAt(*place) : -1);
    }
}

// Uses the triangle nearest to the mean of the corners, because the mean itself may lie off a curved patch or mesh.
std::optional<Point> FaceRecords::placeBefore(quint32 sceneFace) const
{
    const auto &scene = scene_.scene;
    const auto &face = scene.faces[sceneFace];
    Point middle{};
    for (quint32 i = 0; i < face.indexCount; ++i)
        middle = middle + scene.corner(face.firstIndex + i) * (1.0 / face.indexCount);
    std::optional<Point> place;
    double nearest = INFINITY;
    for (quint32 i = face.firstIndex; i < face.firstIndex + face.indexCount; i += 3) {
        const Point a = scene.corner(i), b = scene.corner(i + 1), c = scene.corner(i + 2);
        const Point center = (a + b + c) * (1.0 / 3);
        const Point normal = cross(c - a, b - a); // clockwise as seen from the front
        const double size = length(normal), distance = length(center - middle);
        if (size > 0 && distance < nearest) {
            nearest = distance;
            place = center + normal * (before / size);
        }
    }
    return place;
}

bool FaceRecords::knows(const bsp::Format &format, int lump)
{
    const auto &roles = format.roles;
    return lump >= 0 && lump < static_cast<int>(format.lumps.size())
           && (lump == roles.faces || lump == roles.leafs || lump == roles.clusters || lump == roles.models
               || lump == roles.images || lump == roles.areas
               || format.lumps[static_cast<size_t>(roles.faces)].fieldTo(lump) >= 0);
}

std::vector<qint64> FaceRecords::recordsOf(int lump) const
{
    const auto &roles = map_.format().roles;
    if (lump == roles.leafs)
        return leafs_;
    if (lump == roles.areas)
        return areas();
    const auto &faces = scene_.scene.faces;
    std::vector<qint64> records(faces.size(), -1);
    if (lump != roles.faces && lump != roles.models && lump != roles.images && lump != roles.clusters)
        return throughField(lump);
    for (size_t i = 0; i < faces.size(); ++i) {
        const auto &of = scene_.geometry.faces[faces[i].face];
        if (lump == roles.clusters)
            records[i] = leafs_[i] < 0 ? -1 : clusterOfLeaf(map_, static_cast<quint32>(leafs_[i]));
        else
            records[i] = lump == roles.faces    ? static_cast<qint64>(faces[i].face)
                         : lump == roles.models ? of.model
                                                : of.look.image;
    }
    return records;
}

std::vector<qint64> FaceRecords::throughField(int lump) const
{
    const auto &faces = scene_.scene.faces;
    std::vector<qint64> records(faces.size(), -1);
    const int field = map_.lump(map_.format().roles.faces).fieldTo(lump);
    if (field < 0)
        return records;
    const Link link(map_, map_.format().roles.faces, field);
    for (size_t i = 0; i < faces.size(); ++i)
        if (const auto target = link.at(faces[i].face); target.count > 0)
            records[i] = target.first;
    return records;
}

std::vector<qint64> FaceRecords::areas() const
{
    const auto area = map_.column(map_.format().columns.leafArea);
    std::vector<qint64> numbers(leafs_.size(), -1);
    for (size_t i = 0; i < leafs_.size(); ++i)
        if (leafs_[i] >= 0 && leafs_[i] < area.count())
            numbers[i] = std::max<qint64>(area.integer(static_cast<quint32>(leafs_[i])), -1);
    return numbers;
}

std::vector<qint64> FaceRecords::contents() const
{
    const auto field = map_.format().columns.leafContents;
    if (field.lump == bsp::none)
        return contentsOfBrushes();
    const auto column = map_.column(field);
    std::vector<qint64> all(leafs_.size(), unknownContents);
    for (size_t i = 0; i < leafs_.size(); ++i)
        if (leafs_[i] >= 0)
            all[i] = column.integer(static_cast<quint32>(leafs_[i]));
    return all;
}

// Uses the leaf that contains the point, not one that lists the face.
std::vector<qint64> FaceRecords::contentsOfBrushes() const
{
    std::vector<qint64> all(leafs_.size(), unknownContents);
    LeafFinder finder(map_);
    BrushContents contents(map_);
    quint64 effort = effortPerFace * all.size();
    const quint64 most = stepsPerFace * all.size();
    for (quint32 i = 0; i < all.size() && !stop_.stop_requested() && effort > 0 && finder.steps() < most; ++i) {
        const auto place = placeBefore(i);
        if (const auto leaf = place ? finder.leafAt(*place) : -1; leaf >= 0)
            all[i] = contents.at(static_cast<quint32>(leaf), *place, effort);
    }
    return all;
}
