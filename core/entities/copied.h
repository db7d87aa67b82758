// Entities copied from one map to another, which may have a different text encoding and different brush models.
#pragma once

#include "core/entities/edits.h"
#include "core/map/mapfile.h"
#include "core/where/space.h"

#include <map>
#include <optional>

struct CopiedEntities {
    QByteArray text; // the bytes of their map
    TextCode code = TextCode::Latin1;
    QString from;                                      // the path of their map
    std::map<quint32, std::pair<Point, Point>> models; // the boxes of their brush models, by number
};

CopiedEntities copiedFrom(const MapFile &map, const QString &path, std::span<const qint32> entities);
// Convert to bytes for a clipboard, and back; unpacked() returns nothing for other bytes.
QByteArray packed(const CopiedEntities &copied);
std::optional<CopiedEntities> unpacked(const QByteArray &bytes);

// Returns the bytes of copied entities for another map: unchanged if its text has the same encoding or does not show which it
// has, else converted. Fails with the first character that the other encoding lacks.
Result<QByteArray> bytesFor(const CopiedEntities &copied, const MapFile &map);

// A brush model of copied entities that differs in this map, or is missing.
struct OtherModel {
    qint32 entity = -1; // the entity of this map that uses it
    quint32 number = 0;
    bool isHere = false;         // this map has a different one with this number
    std::optional<quint32> same; // the model in this map with the same box
};
// Returns the models of pasted entities that differ or are missing; `pasted` must be in ascending order. Takes models with
// equal boxes for the same, since another compile of a map may number them differently.
std::vector<OtherModel> otherModels(const CopiedEntities &copied, const MapFile &map, std::span<const qint32> pasted);

// Returns where to place a copy of the entity next to it: its origin, moved by the smaller width of its brush model towards
// `towards`.
Point placeBeside(const MapFile &map, qint32 entity, const Point &towards = {});
// Returns the number of an entity's brush model; 0 if it has none.
quint32 brushModelOf(const EntitySource &source, qint32 entity);

namespace edits {

// Changes each entity to use the `same` model.
EntityEdit useSameModels(const EntitySource &source, std::span<const OtherModel> models);
// Adds an entity with this class, brush model and origin behind `after` (-1: at the end).
Result<EntityEdit> addOfModel(const EntitySource &source, qint32 after, const QString &classname, quint32 model,
                              const QString &origin);

} // namespace edits
