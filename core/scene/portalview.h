// Faces that show what is seen from elsewhere: mirrors, and Quake III's portals with a camera. Which entity makes them so,
// whether they are in sight, and what is seen in them.
#pragma once

#include "core/camera/camera.h"
#include "core/geometry/transform.h"
#include "core/map/space.h"
#include "core/scene/scene.h"

#include <span>
#include <stop_token>

// What an entity of PortalClasses::surface shows.
struct ScenePortal {
    Point place{};     // map units: where it stands, by which its faces are found
    double reach = 64; // map units from their plane to it
    bool isMirror = true;
    Point camera{};         // from where it is seen, of one that is no mirror
    Point forward{1, 0, 0}; // where that looks, of length 1
    double roll = 0;        // degrees, whole ones
    double spin = 0;        // degrees a second that it turns about where it looks; the roll does not count then
    bool swings = false;    // else by as much as 4 degrees to and fro

    bool moves() const { return !isMirror && (spin != 0 || swings); }
};

// Of the map's game, in the order of its entities: locateCamera() and SP_misc_portal_camera() of game/g_misc.c, and
// CG_Portal() of cgame/cg_ents.c. One whose target nobody is shows nothing, as in the game. The direction is exact, where
// the game sends one of 162. Of more than mostPortals the first count. An early end is asked for with `stop`; what comes
// back then is to be thrown away.
std::vector<ScenePortal> portalsOf(const MapFile &map, std::stop_token stop = {});
inline constexpr size_t mostPortals = 1024; // MAX_GENTITIES of q_shared.h: the game has room for no more entities

// The plane of a face's first triangle, out of its front; of a face without a shape nothing.
std::optional<Plane> planeOf(const Scene &scene, const SceneFace &face);
// Whether a face lies in that plane and looks the same way.
bool liesIn(const Plane &plane, const Scene &scene, const SceneFace &face);

// How far the nearest first corner of a face's triangles is from the eye, map units; nothing: it is out of the picture, or
// nothing of it is turned to the eye. SurfIsOffscreen() of renderer/tr_main.c.
std::optional<double> distanceInSight(const Scene &scene, const SceneFace &face, const Camera &camera, double aspect);

// The portal that makes the faces of a plane show something: of those within their reach the one nearest to `middle`, as
// its definition has it. The engine takes the first that the server told it of, and that tells of those near who looks.
// Null: none.
const ScenePortal *portalBeside(std::span<const ScenePortal> portals, const Plane &plane, const Point &middle);

// What is seen in a face: the world as from another place.
struct PortalView {
    Transform surface{}, beyond{}; // what is at one is seen at the other; of a mirror the second is left-handed
    bool isMirror = false;

    // R_MirrorPoint() and R_MirrorVector().
    Point point(const Point &before) const { return beyond.point(surface.pointBack(before)); }
    Point direction(const Point &before) const { return beyond.direction(surface.directionBack(before)); }
    // Nothing behind it is seen.
    Plane clip() const { return {beyond.axes[0] * -1, -dot(beyond.axes[0], beyond.origin)}; }
    // Where the eye comes to be, and the way it looks; what is to its right and above it not, since cameras do not roll.
    Camera eyeOf(const Camera &camera) const;
    // From the world into the picture of a camera in perspective that is in front of the surface: the depth begins at
    // clip().
    QMatrix4x4 toClip(const Camera &camera, double aspect) const;
};
// At a moment, seconds: R_GetPortalOrientations() of renderer/tr_main.c.
PortalView viewThrough(const ScenePortal &portal, const Plane &plane, double seconds);
