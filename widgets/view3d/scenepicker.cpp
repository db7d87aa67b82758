#include "widgets/view3d/scenepicker.h"

#include "core/document/sceneloader.h"
#include "widgets/view3d/overlays/overlays.h"
#include "widgets/view3d/pvsculling.h"
#include "widgets/view3d/shownonly.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr double parallel = 0.9998, coplanar = 0.5; // cosine between two normals; map units between two planes

// Returns the plane of the first triangle; nothing if it has no area or there is none: flares are points.
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

// Returns all faces of the same model in the same plane with the same texture.
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
        const auto otherPlane = planeOf(geometry, other);
        if (f == face
            || (otherPlane && dot(otherPlane->normal, plane->normal) > parallel
                && std::abs(otherPlane->distance - plane->distance) < coplanar))
            faces.push_back(f);
    }
    return faces;
}

} // namespace

void ScenePicker::setDocument(Document *document)
{
    follow(document);
    areEntitiesStale_ = false;
    depth_.forget();
    if (document_)
        document_->tables().whenTouched(Derived::EntityList, this, [this] { areEntitiesStale_ = true; });
}

bool ScenePicker::shows(quint32 face) const
{
    return drawn_.shownOnly.shows(face) && std::ranges::any_of(drawn_.scene->scene.shown(face), [this](quint32 each) {
               return !(drawn_.scene->scene.faces[each].kinds & drawn_.hidden);
           });
}

// Returns whether the PVS shows a flare of the face.
bool ScenePicker::isFlareDrawn(quint32 face) const
{
    const auto &flares = drawn_.scene->scene.flares;
    const auto &seen = drawn_.pvs.flares();
    for (size_t i = 0; i < flares.size(); ++i)
        if (flares[i].face == face && (i >= seen.size() || seen[i] != 0))
            return true;
    return false;
}

// Returns options for rays that hit only faces that are drawn.
RayOptions ScenePicker::drawnOnly() const
{
    RayOptions options;
    options.accepts = [this](quint32 face, const ModelPlacement &placement) {
        if (!drawn_.shownOnly.shows(face))
            return false;
        if (drawn_.scene->geometry.faces[face].indexCount == 0) // a flare
            return isFlareDrawn(face);
        for (const quint32 shown : drawn_.scene->scene.shown(face))
            if (&drawn_.scene->scene.placements[drawn_.scene->scene.faces[shown].placement] == &placement)
                return !(drawn_.scene->scene.faces[shown].kinds & drawn_.hidden)
                       && (drawn_.pvs.faces().empty() || drawn_.pvs.faces()[shown] != 0);
        return false;
    };
    options.flares = !(drawn_.hidden & SceneKind::Flare);
    return options;
}

// Returns the entity whose decal is visible where a ray hit a face.
std::optional<quint32> ScenePicker::decalAt(const RayHit &hit) const
{
    const auto &scene = drawn_.scene->scene;
    if (const auto &decals = drawn_.loader.decals())
        for (const quint32 shown : scene.shown(hit.face))
            if (scene.faces[shown].placement == hit.placement)
                return decals->entityAt(shown, hit.point);
    return {};
}

std::optional<RayHit> ScenePicker::first(const Ray &ray, bool withFlares) const
{
    if (!drawn_.scene)
        return {};
    auto options = drawnOnly();
    options.flares = options.flares && withFlares;
    return drawn_.scene->caster->first(ray, drawn_.scene->scene.placements, options);
}

std::vector<RecordRef> ScenePicker::all(const Ray &ray) const
{
    if (!drawn_.scene)
        return {};
    const auto &roles = drawn_.scene->map->format().roles;
    std::vector<RecordRef> records;
    const auto add = [&records](RecordRef record) {
        if (std::ranges::find(records, record) == records.end())
            records.push_back(record);
    };
    const auto marks = drawn_.overlays.hits(ray);
    auto mark = marks.begin();
    for (const auto &hit : drawn_.scene->caster->all(ray, drawn_.scene->scene.placements, drawnOnly())) {
        for (; mark != marks.end() && mark->distance <= hit.distance; ++mark)
            add(mark->record);
        if (const auto entity = decalAt(hit); entity && !areEntitiesStale_)
            add({roles.entityList, *entity});
        add({roles.faces, hit.face});
        if (const qint32 entity = entityOf(hit); entity >= 0)
            add({roles.entityList, static_cast<quint32>(entity)});
    }
    for (; mark != marks.end(); ++mark)
        add(mark->record);
    return records;
}

bool ScenePicker::select(QPoint at, const Ray &ray, bool extends)
{
    if (!drawn_.scene)
        return false;
    const auto records = all(ray);
    auto &selection = document_->selection();
    if (selection.current() != picked_ || selection.records().empty()) // cleared, or something else was selected since
        depth_.forget();
    const auto chosen = depth_.next(at, records.size(), extends);
    picked_ = records.empty() ? RecordRef() : records[chosen];
    if (records.empty()) {
        if (!extends)
            selection.clear();
        return false;
    }
    selection.choose({picked_}, picked_, extends);
    if (depth_.isRepeated())
        emit statusMessage(records.size() == 1 ? tr("There is nothing else to select here.")
                                               : tr("%1 of %2 here, from near to far.").arg(chosen + 1).arg(records.size()));
    return true;
}

void ScenePicker::selectWall(const Ray &ray, bool extends)
{
    const auto hit = first(ray);
    const auto nearest = drawn_.overlays.entities().along(ray);
    if (!hit || (!nearest.empty() && nearest.front().distance < hit->distance))
        return;
    const int lump = document_->map().format().roles.faces;
    document_->selection().choose(refsOf(lump, coplanarWith(drawn_.scene->geometry, hit->face)), {lump, hit->face}, extends);
}
