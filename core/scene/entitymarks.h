// Where the entities of a map are marked, and which of them lead to which.
#pragma once

#include "core/entities/targets.h"
#include "core/geometry/boxtree.h"
#include "core/map/mapfile.h"
#include "core/scene/entitylooks.h"
#include "core/scene/marks.h"

struct EntityMark {
    qint32 entity = -1;
    Point low{}, high{}; // map units, in the world
    Point origin{};      // of a brush entity the middle of its model's box, where it stands
    QRgb color = 0;
    QByteArray shown; // the model, sprite or decal that its class has by its definition, as a path; empty: none is told
    bool isLight = false;
    bool isBrush = false; // its model is drawn: no box is
    std::optional<Point> direction{}; // where it looks, by its angle or angles; of length 1
    Point middle() const { return (low + high) * 0.5; }
    friend bool operator==(const EntityMark &, const EntityMark &) = default;
};

struct EntityMarks {
    std::vector<EntityMark> marks; // in the order of the entities
    // Entities that an entity targets, both marked.
    std::vector<std::pair<qint32, qint32>> links;
    // Null: it has no place in the map, as worldspawn and whatever has neither origin nor model.
    const EntityMark *of(qint32 entity) const;
    friend bool operator==(const EntityMarks &, const EntityMarks &) = default;
};

// Time and memory are in proportion to the entities and what they name; links beyond a bound are left out.
EntityMarks entityMarks(const MapFile &map, const Targets &targets);

struct EntityHit {
    qint32 entity = -1;
    double distance = 0; // map units from the ray's origin
};
// The point entities whose boxes a ray enters, from near to far; one that the ray begins in is not among them.
std::vector<EntityHit> entitiesAlong(const EntityMarks &marks, const Ray &ray);

// What is drawn of them: boxes and diamonds of point entities, of very many the first ones. Of more than a thousand, and of those
// that are `open` (ascending), only the edges: what these show is seen in them.
Marks boxesOf(const EntityMarks &marks, std::span<const qint32> open = {});
// An outline that is drawn around one.
void addOutline(Marks &marks, const EntityMark &mark, QRgb color);
// An arrow from one to another, up to its box.
void addLinkArrow(Marks &marks, const EntityMark &from, const EntityMark &to, QRgb color);
