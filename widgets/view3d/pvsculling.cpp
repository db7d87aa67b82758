#include "widgets/view3d/pvsculling.h"

#include <algorithm>

void PvsCulling::setMode(PvsMode mode)
{
    mode_ = mode;
    reset();
}

void PvsCulling::reset()
{
    markStale();
    cluster_ = none;
    area_ = -1;
}

void PvsCulling::setSelection(const Document &document)
{
    selected_ = -1;
    if (mode_ != PvsMode::Selected)
        return;
    const int lump = document.map().format().roles.clusters;
    const auto clusters = document.references().project(document.selection().records(), lump);
    if (!clusters.empty())
        selected_ = static_cast<qint64>(clusters.front());
}

void PvsCulling::update(const MapScene &scene, const AreaDoors &doors, const PointInLeaf &place)
{
    if (mode_ == PvsMode::Off)
        return;
    qint64 cluster = cluster_, area = area_;
    if (needsPlace()) {
        cluster = place.cluster;
        area = place.area;
    } else if (mode_ == PvsMode::Selected) {
        cluster = selected_;
        area = -1;
    }
    if (cluster == cluster_ && area == area_ && faces_.size() == scene.scene.faces.size())
        return;
    cluster_ = cluster;
    area_ = area;
    faces_ = scene.pvs->seenFrom(cluster);
    flares_ = scene.pvs->flaresSeenFrom(cluster);
    clusters_ = clustersSeenFrom(*scene.map, cluster);
    areas_ = doors.reachedFrom(area);
    if (areas_.empty())
        return;
    const auto reached = scene.pvs->inAreas(areas_);
    for (size_t i = 0; i < std::min(faces_.size(), reached.size()); ++i)
        faces_[i] = faces_[i] && reached[i];
}

const std::vector<quint8> &PvsCulling::inSight(const MapScene &scene, const PointInLeaf &place)
{
    if (place.cluster != sightCluster_ || inSight_.size() != scene.scene.faces.size())
        inSight_ = scene.pvs->seenFrom(place.cluster);
    sightCluster_ = place.cluster;
    return inSight_;
}
