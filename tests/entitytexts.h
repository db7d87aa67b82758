// Entity texts that tests compare and turn into each other.
#pragma once

#include "core/map/entitytext.h"

// A text with what was read of it.
struct ReadText {
    QByteArray bytes;
    EntityText parsed = parseEntities(bytes);
    bsp::EntityGrammar grammar{};
    const bsp::Game *game = nullptr;
    EntitySource source() const { return {QByteArrayView(bytes).first(parsed.length), parsed, grammar, game}; }
};

inline QByteArray entity(const QByteArray &pairs) { return "{\n" + pairs + "\n}\n"; }

namespace entitytexts {

inline const auto world = entity(R"("classname" "worldspawn" "message" "a")");
inline const auto door = entity(R"("classname" "func_door" "targetname" "gate" "model" "*1")");
inline const auto light = entity(R"("classname" "light" "origin" "0 0 64" "light" "300")");
inline const auto lamp = entity(R"("classname" "light" "origin" "64 0 64" "light" "300")");

} // namespace entitytexts
