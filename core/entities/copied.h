// Entities on their way from one map to another, which may hold its text in another code and other brush models.
#pragma once

#include "core/entities/edits.h"
#include "core/map/mapfile.h"
#include "core/map/space.h"

#include <map>
#include <optional>

struct CopiedEntities {
    QByteArray text; // as their map has it
    TextCode code = TextCode::Latin1;
    QString from;                                      // the path of their map
    std::map<quint32, std::pair<Point, Point>> models; // the boxes of those that they name, by number
};

CopiedEntities copiedFrom(const MapFile &map, const QString &path, std::span<const qint32> entities);
// For a clipboard, and back; nothing: it is no such.
QByteArray packed(const CopiedEntities &copied);
std::optional<CopiedEntities> unpacked(const QByteArray &bytes);

// Their bytes in another map: the same where that map holds its text in the same code, or has not shown in which; else the
// same characters. Fails with the first that it cannot hold.
Result<QByteArray> bytesFor(const CopiedEntities &copied, const MapFile &map);

// A brush model that is not in this map what it was in that of the entities.
struct OtherModel {
    qint32 entity = -1; // that names it, here
    quint32 number = 0;
    bool isHere = false;        // there is one of that number, but another
    std::optional<quint32> same; // the one here that has the old one's box
};
// Of entities that were pasted here, ascending. Those of the same box are taken for the same, as from an earlier compile.
std::vector<OtherModel> otherModels(const CopiedEntities &copied, const MapFile &map, std::span<const qint32> pasted);

// Where an entity with the brush model of this one stands beside it: moved by the model's lesser width, on the side where
// `towards` is.
Point placeBeside(const MapFile &map, qint32 entity, const Point &towards = {});
// The number of the brush model that an entity has; 0: it has none.
quint32 brushModelOf(const EntitySource &source, qint32 entity);

namespace edits
{

// Gives each of these its `same` model.
EntityEdit useSameModels(const EntitySource &source, std::span<const OtherModel> models);
// A new entity of that class with that brush model and origin, behind `after` (-1: at the end).
Result<EntityEdit> addOfModel(const EntitySource &source, qint32 after, const QString &classname, quint32 model,
                              const QString &origin);

} // namespace edits
