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
    QByteArray shown; // path of the model, sprite or decal in its class's definition; empty: none
    bool isLight = false;
    bool isBrush = false;             // its model is drawn instead of a box
    std::optional<Point> direction{}; // where its angle or angles point; of length 1
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

// Takes time and memory in proportion to the entities and what they target; omits links beyond a bound.
EntityMarks entityMarks(const MapFile &map, const Targets &targets);

struct EntityHit {
    qint32 entity = -1;
    double distance = 0; // map units from the ray's origin
};
// Returns the point entities whose boxes a ray enters, from near to far, except those that it begins in.
std::vector<EntityHit> entitiesAlong(const EntityMarks &marks, const Ray &ray);

// Returns boxes and diamonds of point entities, if there are very many only the first. Draws only edges if there are more
// than a thousand, and for those in `open` (ascending), so that what they show is visible inside.
Marks boxesOf(const EntityMarks &marks, std::span<const qint32> open = {});
// Adds an outline around one.
void addOutline(Marks &marks, const EntityMark &mark, QRgb color);
// Adds an arrow from one to the box of another.
void addLinkArrow(Marks &marks, const EntityMark &from, const EntityMark &to, QRgb color);
