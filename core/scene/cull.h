// Which part of a scene is drawn from a place: index ranges of each batch, since a graphics driver spends its time on
// every vertex that it is given.
#pragma once

#include "core/camera/camera.h"
#include "core/scene/portalview.h"
#include "core/scene/scene.h"

struct IndexRange {
    quint32 first = 0, count = 0; // in Scene::indexes
};

// What a camera sees: what lies in front of the planes of its picture's four sides, and not behind the eye, or behind a portal.
class Frustum
{
public:
    // `through`: of a camera in perspective, the portal that it sees through.
    Frustum(const Camera &camera, double aspect, const PortalView *through = nullptr);
    // Whether all of a box lies behind one of the planes. Some boxes beside a corner of the picture are not hidden.
    bool hides(const Box &box) const;

private:
    struct Plane {
        std::array<float, 3> normal{}; // towards what is seen
        float distance = 0;
    };
    std::array<Plane, 5> planes_;
};

struct CullChoice {
    Camera camera;
    double aspect = 1;
    SceneKinds hidden{};                 // faces of any of these kinds are left out
    std::span<const quint8> shown{};     // by scene face, 0: left out, whatever else holds; empty: none is
    std::span<const quint8> inPvs{};     // by scene face, 0: not seen; empty: all are
    bool onlyOutside = false;            // just those that the PVS hides: the ghosts
    const PortalView *through = nullptr; // of a camera in perspective: what it sees there, instead of what is before it

    // Whether a scene face is not left out, wherever it lies.
    bool takes(const Scene &scene, quint32 face) const;
};

class SceneCull
{
public:
    // The scene must outlive it.
    explicit SceneCull(const Scene &scene);

    // Ranges by batch, in ascending order, neighbours joined. Faces are judged by the boxes around them, so some that
    // are not seen are among them, but none that is seen is missing.
    const std::vector<std::vector<IndexRange>> &choose(const CullChoice &choice);
    const std::vector<std::vector<IndexRange>> &chosen() const { return ranges_; } // last
    // Whether a scene face is among those that were chosen last.
    bool isChosen(quint32 face) const;

private:
    struct Chunk { // consecutive faces of a batch, judged together first
        Box box;
        quint32 firstFace = 0, faceCount = 0;
        quint32 batch = 0;
    };

    const Scene &scene_;
    std::vector<Chunk> chunks_;
    std::vector<std::vector<IndexRange>> ranges_;
};
