// Scenes of a room with entities that show models, for tests.
#pragma once

#include "core/opening/readmap.h"
#include "core/scene/entities/entitymodels.h"
#include "core/scene/mapscene.h"
#include "tests/mapbuilder.h"

inline constexpr double floorOfRoom = -64;
inline const QByteArray there = "\"origin\" \"0 0 20\" "; // in the air of the room

inline std::shared_ptr<const MapScene> sceneOf(const MapBuilder &builder)
{
    auto map = std::make_shared<const MapFile>(std::move(readMap(builder.build()).value()));
    return buildMapScene(map, {}, {});
}

inline std::shared_ptr<const MapScene> sceneWith(const bsp::Format &format, const QByteArray &text)
{
    return sceneOf(MapBuilder::room(format).setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" }\n" + text + '\0'));
}

inline EntityModels modelsWith(const bsp::Format &format, const QByteArray &text)
{
    return entityModels(*sceneWith(format, text));
}

inline QStringList namesOf(const EntityModels &models)
{
    QStringList names;
    for (const auto &shown : models.shown)
        names.append(models.files[shown.file].name);
    return names;
}
