// Documents of built maps, also with given entities, for tests that change them.
#pragma once

#include "core/document/document.h"
#include "tests/mapbuilder.h"

inline std::unique_ptr<Document> documentOf(const MapBuilder &builder)
{
    return std::make_unique<Document>(QStringLiteral("room.bsp"), std::move(readMap(builder.build()).value()));
}

inline QByteArray mapWithEntities(const bsp::Format &format, const QByteArray &text)
{
    return MapBuilder::room(format).setLumpBytes("ENTITIES", text + '\0').build();
}

inline std::unique_ptr<Document> documentWithEntities(const QByteArray &text, const bsp::Format &format = bsp::quake2)
{
    return documentOf(MapBuilder::room(format).setLumpBytes("ENTITIES", text + '\0'));
}
