// Faces that show a view from elsewhere: mirrors, and Quake III's portals with a camera. Finds the entities that make them
// so, whether they are visible, and what they show.
#pragma once

#include "core/camera/camera.h"
#include "core/geometry/transform.h"
#include "core/scene/cull.h"
#include "core/scene/scene.h"
#include "core/shading/stages.h"
#include "core/where/space.h"

#include <span>
#include <stop_token>

// A portal or mirror made by an entity of PortalClasses::surface.
struct ScenePortal {
    Point place{};     // map units: the entity's origin, by which its faces are found
    double reach = 64; // map units: how far the plane of its faces may be from `place`
    bool isMirror = true;
    Point camera{};         // the camera's position, unless it is a mirror
    Point forward{1, 0, 0}; // the camera's direction, of length 1
    double roll = 0;        // whole degrees
    double spin = 0;        // degrees per second that the camera rolls; roll is ignored then
    bool swings = false;    // if it does not spin: rolls up to 4 degrees to and fro
    friend bool operator==(const ScenePortal &, const ScenePortal &) = default;

    bool moves() const { return !isMirror && (spin != 0 || swings); }
};

// Returns portals in the order of entities, by locateCamera() and SP_misc_portal_camera() of game/g_misc.c, and CG_Portal()
// of cgame/cg_ents.c. Skips one whose target does not exist, which shows nothing in the game. Directions are exact, whereas
// the game rounds them to one of 162. Returns only the first mostPortals. Once `stop` is requested, returns early with a
// result to be discarded.
std::vector<ScenePortal> portalsOf(const MapFile &map, std::stop_token stop = {});
inline constexpr size_t mostPortals = 1024; // MAX_GENTITIES of q_shared.h: the game has room for no more entities

// Returns the plane of a face's first triangle, with the normal out of its front; nothing for a face without a shape.
std::optional<Plane> planeOf(const Scene &scene, const SceneFace &face);
// Returns whether a face lies in a plane and faces the same way.
bool liesIn(const Plane &plane, const Scene &scene, const SceneFace &face);

// Returns the distance in map units from the eye to the nearest first corner of a face's triangles; nothing if it is out of
// the picture or wholly turned away. Follows SurfIsOffscreen() of renderer/tr_main.c.
std::optional<double> distanceInSight(const Scene &scene, const SceneFace &face, const Camera &camera, double aspect);

// Returns the portal that the faces in a plane show: of those within reach, the one nearest to `middle`, as the entity's
// definition says; null if there is none. The engine takes the first one that the server sent, and the server sends those
// near the player.
const ScenePortal *nearestPortal(std::span<const ScenePortal> portals, const Plane &plane, const Point &middle);

// The view that a face shows: the world as seen from another position.
struct PortalView {
    Transform surface{}, beyond{}; // what is at `beyond` appears at `surface`; for a mirror, `beyond` is left-handed
    bool isMirror = false;

    // Map a point or direction in front of the surface to the one beyond: R_MirrorPoint() and R_MirrorVector().
    Point point(const Point &before) const { return beyond.point(surface.pointBack(before)); }
    Point direction(const Point &before) const { return beyond.direction(surface.directionBack(before)); }
    // Returns the plane behind which nothing is visible.
    Plane clip() const { return {beyond.axes[0] * -1, -dot(beyond.axes[0], beyond.origin)}; }
    // Returns a camera with the position and direction of the eye beyond, but without its roll or mirroring, which cameras do
    // not have.
    Camera eyeOf(const Camera &camera) const;
    // Returns the matrix from the world to the clip space of a perspective camera in front of the surface. Its near plane is
    // clip().
    QMatrix4x4 toClip(const Camera &camera, double aspect) const;
};
// Returns the view at a moment, in seconds: R_GetPortalOrientations() of renderer/tr_main.c.
PortalView viewThrough(const ScenePortal &portal, const Plane &plane, double seconds);

struct PortalInSight {
    ScenePortal portal;
    Plane plane;                   // of the faces
    std::vector<IndexRange> faces; // those that show the portal
};
// Returns the nearest portal or mirror in sight. A portal that is no mirror ends at its shader's range. There are no portals
// in portals. Shaders are given by batch; null: it is drawn without stages. `inSight`: by scene face, 0: outside the PVS of
// the eye, where the engine draws nothing; empty: unknown.
std::optional<PortalInSight> portalInSight(const Scene &scene, std::span<const SceneShader *const> shaders,
                                           std::span<const ScenePortal> portals, const CullChoice &choice,
                                           std::span<const quint8> inSight);
