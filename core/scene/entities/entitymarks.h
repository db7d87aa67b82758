// Marks for a map's entities, and the links between them.
#pragma once

#include "core/entities/targets.h"
#include "core/geometry/boxtree.h"
#include "core/map/mapfile.h"
#include "core/scene/marks/marks.h"

struct EntityMark {
    qint32 entity = -1;
    Point low{}, high{}; // map units, in the world
    Point origin{};      // for a brush entity, the centre of its model's box as placed
    QRgb color = 0;
    QByteArray shown; // path of the model, sprite or decal that its class's definition names; empty: none
    bool isLight = false;
    bool isBrush = false;             // its model is drawn instead of a box
    std::optional<Point> direction{}; // direction of its key angle or angles; of length 1
    Point middle() const { return (low + high) * 0.5; }
    friend bool operator==(const EntityMark &, const EntityMark &) = default;
};

struct EntityMarks {
    std::vector<EntityMark> marks; // in the order of the entities
    // Pairs of an entity and one that it targets, both marked.
    std::vector<std::pair<qint32, qint32>> links;
    // Returns null for an entity without a position, such as worldspawn or one without origin and model.
    const EntityMark *of(qint32 entity) const;
    friend bool operator==(const EntityMarks &, const EntityMarks &) = default;
};

// Returns the marks of all entities that have a position. Takes time and memory in proportion to the entities and what they
// target; omits links beyond a limit.
EntityMarks entityMarks(const MapFile &map, const Targets &targets);

struct EntityHit {
    qint32 entity = -1;
    double distance = 0; // map units from the ray's origin
};
// Returns the point entities whose boxes a ray enters, from near to far, except those that it begins in.
std::vector<EntityHit> entitiesAlong(const EntityMarks &marks, const Ray &ray);

// Returns the boxes of point entities, and diamonds for lights; if there are very many, only the first ones. Draws only edges
// if there are more than a thousand boxes, and for entities in `open` (ascending), so that the models inside are visible.
Marks boxesOf(const EntityMarks &marks, std::span<const qint32> open = {});
// Adds an outline around an entity's box.
void addOutline(Marks &marks, const EntityMark &mark, QRgb color);
// Adds an arrow from one entity to the box of another, or to the centre of a brush entity.
void addLinkArrow(Marks &marks, const EntityMark &from, const EntityMark &to, QRgb color);
