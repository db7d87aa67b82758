// Finds the faces that a ray meets: the one under the pointer and those behind it.
#pragma once

#include "core/geometry/boxtree.h"
#include "core/geometry/geometry.h"
#include "core/geometry/placements.h"

#include <functional>
#include <optional>
#include <span>

struct RayHit {
    static constexpr quint32 noTriangle = UINT32_MAX;

    quint32 face = 0;
    quint32 placement = 0; // index of the given placements
    quint32 model = 0;
    qint32 entity = -1;   // ModelPlacement::entity
    quint32 triangle = 0; // position of its first index in Geometry::indexes; noTriangle: a flare
    double distance = 0;  // map units from the ray's origin
    Point point{};        // in the world
    Point place{};        // the same point in the model's space
};

struct RayOptions {
    // Returns whether a face can be hit, so that rays pass through hidden ones; if not set, all can. May be called several
    // times for a face.
    std::function<bool(quint32 face, const ModelPlacement &placement)> accepts;
    bool backFaces = false;  // also hits faces from behind, as two-sided faces always are
    bool flares = false;     // also hits flares, as discs of flareRadius that face the ray's origin
    double reach = INFINITY; // map units
};

class Raycaster
{
public:
    // Builds a tree for each model. The geometry must outlive it; only flags of faces may change meanwhile.
    explicit Raycaster(const Geometry &geometry);
    // Shares the trees of a raycaster whose geometry differs only in flags of faces.
    Raycaster(const Raycaster &other, const Geometry &geometry) : geometry_(geometry), runs_(other.runs_), trees_(other.trees_) {}

    // Returns the nearest hit; at equal distances the one in the earlier placement, then the one with the lower face number.
    // The direction may have any length; a ray of length 0 or with coordinates that are not finite hits nothing.
    std::optional<RayHit> first(const Ray &ray, std::span<const ModelPlacement> placements, const RayOptions &options = {}) const;
    // Returns all hits from near to far, one for each point where the ray passes through a face.
    std::vector<RayHit> all(const Ray &ray, std::span<const ModelPlacement> placements, const RayOptions &options = {}) const;

private:
    struct Run { // consecutive triangles of a face
        quint32 face = 0, firstIndex = 0, indexCount = 0;
    };
    struct Tree {
        quint32 firstRun = 0;
        BoxTree boxes, flares;
    };
    struct Sight; // a ray in a model's space

    // Calls sink(hit), which returns the new reach.
    template <typename Sink>
    void cast(const Ray &ray, std::span<const ModelPlacement> placements, const RayOptions &options, Sink sink) const;
    template <typename Sink>
    void meet(const Sight &sight, const Run &run, double &reach, Sink &sink) const;
    template <typename Sink>
    void meet(const Sight &sight, const GeometryFlare &flare, double &reach, Sink &sink) const;
    std::optional<double> distanceTo(const Sight &sight, quint32 triangle, bool bothSides) const;
    Point corner(quint32 index) const;

    const Geometry &geometry_;
    std::vector<Run> runs_;
    std::vector<Tree> trees_; // by model
};
