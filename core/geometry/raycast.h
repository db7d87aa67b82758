// Which faces a ray meets: what lies under the pointer, and behind that.
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
    quint32 placement = 0; // in the placements that were given
    quint32 model = 0;
    qint32 entity = -1;   // ModelPlacement::entity
    quint32 triangle = 0; // where it begins in Geometry::indexes; noTriangle: a flare
    double distance = 0;  // map units from the ray's origin
    Point point{};        // in the world
    Point place{};        // the same in the space of the model
};

struct RayOptions {
    // Which faces are met at all, so that hidden kinds are passed through; not set: all. Asked more than once for some.
    std::function<bool(quint32 face, const ModelPlacement &placement)> accepts;
    bool backFaces = false;  // also those seen from behind, as two-sided faces always are
    bool flares = false;     // also flares, as discs of flareRadius turned to the ray's origin
    double reach = INFINITY; // map units
};

class Raycaster
{
public:
    // Builds a tree for each model. The geometry must outlive it; flags of faces may change meanwhile, all else not.
    explicit Raycaster(const Geometry &geometry);
    // With the trees of another, whose geometry differs from this one in nothing but flags of faces.
    Raycaster(const Raycaster &other, const Geometry &geometry)
        : geometry_(geometry), runs_(other.runs_), trees_(other.trees_)
    {
    }

    // The nearest face; of several at the very same distance the one of the earlier placement, then of the lower
    // number. The direction may have any length; a ray with none, or with coordinates that are no numbers, meets
    // nothing.
    std::optional<RayHit> first(const Ray &ray, std::span<const ModelPlacement> placements,
                                const RayOptions &options = {}) const;
    // All faces from near to far, each once for every place where the ray goes through it.
    std::vector<RayHit> all(const Ray &ray, std::span<const ModelPlacement> placements,
                            const RayOptions &options = {}) const;

private:
    struct Run { // triangles of a face that follow each other
        quint32 face = 0, firstIndex = 0, indexCount = 0;
    };
    struct Tree {
        quint32 firstRun = 0;
        BoxTree boxes, flares;
    };
    struct Sight; // a ray in a model's space

    // Calls sink(hit), which gives the reach from then on.
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
