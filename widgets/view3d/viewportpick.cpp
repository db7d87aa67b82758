// What is under the pointer in the viewport, and what a click selects of it.
#include "widgets/view3d/viewport.h"

#include "core/map/space.h"
#include "core/sorting.h"
#include "widgets/view3d/entityplace.h"

#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace
{

constexpr double parallel = 0.9998, coplanar = 0.5; // of two normals; map units between two planes

// Returns nothing if the first triangle has no area, or there is none, as for flares, which are points.
std::optional<Plane> planeOf(const Geometry &geometry, const GeometryFace &face)
{
    if (face.indexCount < 3)
        return {};
    std::array<Point, 3> corners{};
    for (quint32 i = 0; i < 3; ++i)
        corners[i] = toPoint(geometry.vertexes[geometry.indexes[face.firstIndex + i]].point);
    const auto normal = cross(corners[2] - corners[0], corners[1] - corners[0]);
    const double size = length(normal);
    if (!(size > 0))
        return {};
    return Plane{normal * (1 / size), dot(normal * (1 / size), corners[0])};
}

// Returns all faces of the same model in the same plane with the same picture.
std::vector<quint32> coplanarWith(const Geometry &geometry, quint32 face)
{
    const auto &first = geometry.faces[face];
    const auto plane = planeOf(geometry, first);
    if (!plane)
        return {face};
    std::vector<quint32> faces;
    for (quint32 f = 0; f < geometry.faces.size(); ++f) {
        const auto &other = geometry.faces[f];
        if (other.model != first.model || other.look.image != first.look.image)
            continue;
        const auto beside = planeOf(geometry, other);
        if (f == face
            || (beside && dot(beside->normal, plane->normal) > parallel
                && std::abs(beside->distance - plane->distance) < coplanar))
            faces.push_back(f);
    }
    return faces;
}

} // namespace

// Also considers the PVS.
bool Viewport::isFlareDrawn(quint32 face) const
{
    const auto &flares = scene_->scene.flares;
    const auto &seen = pvs_.flares();
    for (size_t i = 0; i < flares.size(); ++i)
        if (flares[i].face == face && (i >= seen.size() || seen[i] != 0))
            return true;
    return false;
}

// Returns options for rays that hit only faces that are drawn.
RayOptions Viewport::whatIsDrawn() const
{
    RayOptions options;
    options.accepts = [this](quint32 face, const ModelPlacement &placement) {
        if (!shownOnly_.shows(face))
            return false;
        if (scene_->geometry.faces[face].indexCount == 0) // a flare
            return isFlareDrawn(face);
        for (const quint32 shown : scene_->scene.shown(face))
            if (&scene_->scene.placements[scene_->scene.faces[shown].placement] == &placement)
                return !(scene_->scene.faces[shown].kinds & view_.hidden) && (pvs_.faces().empty() || pvs_.faces()[shown] != 0);
        return false;
    };
    options.flares = !(view_.hidden & SceneKind::Flare);
    return options;
}

// Returns the entity whose decal is visible where a ray hit a face.
std::optional<quint32> Viewport::decalAt(const RayHit &hit) const
{
    const auto &scene = scene_->scene;
    if (const auto &decals = loader_.decals())
        for (const quint32 shown : scene.shown(hit.face))
            if (scene.faces[shown].placement == hit.placement)
                return decals->entityAt(shown, hit.point);
    return {};
}

std::optional<RayHit> Viewport::hitAt(QPoint at) const
{
    if (!scene_)
        return {};
    return scene_->caster->first(rayAt(at), scene_->scene.placements, whatIsDrawn());
}

// Returns the first face that a ray hits beyond a distance.
DragStop Viewport::stopAlong(const Ray &ray, double beyond) const
{
    if (!scene_)
        return {};
    auto options = whatIsDrawn();
    options.flares = false;
    const Ray rest{ray.origin + ray.direction * beyond, ray.direction};
    const auto hit = scene_->caster->first(rest, scene_->scene.placements, options);
    return hit ? DragStop{beyond + hit->distance, facePlace(*this, *hit).normal} : DragStop();
}

std::vector<RecordRef> Viewport::recordsAt(QPoint at) const
{
    if (!scene_)
        return {};
    const auto ray = rayAt(at);
    const auto &roles = scene_->map->format().roles;
    std::vector<RecordRef> records;
    const auto add = [&records](RecordRef record) {
        if (std::ranges::find(records, record) == records.end())
            records.push_back(record);
    };
    const auto marks = overlay_.along(ray);
    auto mark = marks.begin();
    for (const auto &hit : scene_->caster->all(ray, scene_->scene.placements, whatIsDrawn())) {
        for (; mark != marks.end() && mark->distance <= hit.distance; ++mark)
            add(mark->record);
        if (const auto entity = decalAt(hit); entity && !areEntitiesStale_)
            add({roles.entityList, *entity});
        add({roles.faces, hit.face});
        if (hit.entity >= 0 && !areEntitiesStale_)
            add({roles.entityList, static_cast<quint32>(hit.entity)});
    }
    for (; mark != marks.end(); ++mark)
        add(mark->record);
    return records;
}

void Viewport::showOnly(std::vector<RecordRef> records)
{
    sortUnique(records);
    if (document_ && !shownOnly_.show(records))
        emit statusMessage(tr("These records have no faces to show."));
}

void Viewport::showOnlySelected()
{
    if (hasSelection())
        showOnly(document_->selection().records());
    else
        emit statusMessage(tr("Nothing is selected. Select what to show first."));
}

void Viewport::hideFaces(std::vector<RecordRef> records)
{
    sortUnique(records);
    if (document_ && !shownOnly_.hide(records))
        emit statusMessage(tr("These records have no faces left to hide."));
}

void Viewport::pick(QPoint at, bool extends)
{
    if (!scene_)
        return;
    const auto records = recordsAt(at);
    auto &selection = document_->selection();
    if (selection.current() != picked_ || selection.records().empty()) // cleared, or something else was selected since
        depth_.forget();
    const auto chosen = depth_.next(at, records.size(), extends);
    picked_ = records.empty() ? RecordRef() : records[chosen];
    if (records.empty()) {
        if (!extends)
            selection.clear();
        return;
    }
    selection.choose({picked_}, picked_, extends);
    if (depth_.isRepeated())
        emit statusMessage(records.size() == 1 ? tr("There is nothing else to select here.")
                                               : tr("%1 of %2 here, from near to far.").arg(chosen + 1).arg(records.size()));
    // Tinting what is in front would look like the selection; it comes back when the pointer moves.
    pointAtNothing();
}

void Viewport::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    dragged_ = true; // the release that follows is not a click
    const auto at = pointerPlace(event->position().toPoint());
    const auto hit = hitAt(at);
    const auto nearest = overlay_.entities().along(rayAt(at));
    if (!hit || (!nearest.empty() && nearest.front().distance < hit->distance))
        return;
    const int lump = document_->map().format().roles.faces;
    const auto faces = refsOf(lump, coplanarWith(scene_->geometry, hit->face));
    document_->selection().choose(faces, {lump, hit->face}, event->modifiers() & Qt::ControlModifier);
}
