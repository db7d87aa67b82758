// Chooses the part of a scene to draw from a position: index ranges of each batch, because a graphics driver spends time on
// every vertex that it gets.
#pragma once

#include "core/camera/camera.h"
#include "core/scene/scene.h"

struct PortalView;

struct IndexRange {
    quint32 first = 0, count = 0; // in Scene::indexes
};

// A camera's view frustum: the planes of its picture's four sides, and one at the eye or at a portal.
class Frustum
{
public:
    // `through`: for a perspective camera, the portal that it looks through.
    Frustum(const Camera &camera, double aspect, const PortalView *through = nullptr);
    // Returns whether a box lies wholly behind one of the planes. Returns false for some boxes that lie outside, near a
    // corner of the frustum.
    bool hides(const Box &box) const;

private:
    struct Plane {
        std::array<float, 3> normal{}; // into the frustum
        float distance = 0;
    };
    std::array<Plane, 5> planes_;
};

struct CullChoice {
    Camera camera;
    double aspect = 1;
    SceneKinds hidden{};                 // faces of any of these kinds are skipped
    std::span<const quint8> shown{};     // by scene face, 0: skipped in any case; empty: none are skipped
    std::span<const quint8> inPvs{};     // by scene face, 0: not visible; empty: all are visible
    bool onlyOutside = false;            // accepts only faces outside the PVS, the ghosts
    const PortalView *through = nullptr; // for a perspective camera: cull for the view through this portal instead

    // Returns whether a scene face is accepted, regardless of the frustum.
    bool takes(const Scene &scene, quint32 face) const;
};

class SceneCull
{
public:
    // The scene must outlive it.
    explicit SceneCull(const Scene &scene);

    // Returns for each batch its index ranges in ascending order, with adjacent ones joined. Tests faces by their bounding
    // boxes, so that some invisible ones are included, but no visible one is missing.
    const std::vector<std::vector<IndexRange>> &choose(const CullChoice &choice);
    const std::vector<std::vector<IndexRange>> &chosen() const { return ranges_; } // the result of the last choose()
    // Returns whether the last choose() chose a scene face.
    bool isChosen(quint32 face) const;

private:
    struct Chunk { // consecutive faces of a batch, tested together first
        Box box;
        quint32 firstFace = 0, faceCount = 0;
        quint32 batch = 0;
    };

    const Scene &scene_;
    std::vector<Chunk> chunks_;
    std::vector<std::vector<IndexRange>> ranges_;
};
