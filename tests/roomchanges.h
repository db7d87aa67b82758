// Changes of MapBuilder's room that rows of test data can name, and what a face is after one.
#pragma once

#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <functional>

using Change = std::function<void(MapBuilder &)>;

// Replaces the entities by a worldspawn and `more`. Each brace has a line of its own.
inline Change entities(const QByteArray &more)
{
    return [=](MapBuilder &map) { map.setLumpBytes("ENTITIES", "{\n\"classname\" \"worldspawn\"\n}\n" + more + '\0'); };
}

inline Change named(const char *texture)
{
    return [=](MapBuilder &map) { nameMiptexes(map, texture); };
}

inline Change both(const Change &one, const Change &other)
{
    return [=](MapBuilder &map) {
        one(map);
        other(map);
    };
}

// For a row with the columns `change` and `face`: calls check(references, face) for the changed room.
template <typename Check>
void checkChanged(const bsp::Format &format, Check check)
{
    QFETCH(Change, change);
    QFETCH(quint32, face);
    auto builder = MapBuilder::room(format);
    if (change)
        change(builder);
    OPEN_BYTES(map, builder.build());
    check(References(map), face);
}
