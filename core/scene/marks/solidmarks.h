// Solids placed in the world, drawn translucently in the colours of their contents.
#pragma once

#include "core/geometry/placements.h"
#include "core/geometry/solids.h"
#include "core/map/references.h"
#include "core/scene/contentscolors.h"
#include "core/scene/marks/marks.h"

#include <memory>
#include <optional>
#include <span>

using ContentsKindSet = quint32; // bits by ContentsKind
constexpr ContentsKindSet setOf(ContentsKind kind) { return 1U << static_cast<unsigned>(kind); }
inline constexpr ContentsKindSet allContentsKinds = ~ContentsKindSet(0);

// Counts the brushes of each kind; all 0 in a map without brushes. Fast enough for a menu.
std::array<quint32, contentsKindCount> brushKinds(const MapFile &map);

struct SolidHit {
    RecordRef record;
    double distance = 0; // map units from the ray's origin
};

class SolidScene
{
public:
    SolidScene() = default;
    // Omits placements beyond a limit, because a damaged map's entities may use a model any number of times.
    SolidScene(std::shared_ptr<const Solids> solids, std::span<const ModelPlacement> placements, const MapFile &map,
               std::stop_token stop = {});

    const std::shared_ptr<const Solids> &solids() const { return solids_; }
    // Draws all solids of these kinds. Takes time and memory in proportion to the number of solids.
    Marks draw(ContentsKindSet kinds, std::stop_token stop = {}) const;
    // Draws the solids of these records (ascending), outlined; a limited number. Without `color`, highlights them.
    Marks drawOnly(std::span<const RecordRef> records, std::optional<QRgb> color = {}) const;
    Box boxOf(std::span<const RecordRef> records) const;
    // Returns the solids that a ray enters, from near to far, except those that it begins in.
    std::vector<SolidHit> along(const Ray &ray, ContentsKindSet kinds) const;

private:
    struct Placed {
        quint32 solid = 0, transform = 0;
        ContentsKind kind{};
    };
    Point corner(const Placed &placed, quint32 point) const;
    void add(Marks &marks, const Placed &placed, QRgb edges, QRgb fill) const;
    double entry(const Ray &ray, const Placed &placed) const;

    std::shared_ptr<const Solids> solids_;
    std::vector<Transform> transforms_;
    std::vector<Placed> placed_;
    std::vector<Box> boxes_; // of placed_
    BoxTree tree_;
};

// Returns outlines of the leafs among the records, and of the leafs of the clusters among them; a limited number.
Marks leafBoxes(const References &references, std::span<const RecordRef> records);
