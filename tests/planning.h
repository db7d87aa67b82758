// Shared by the tests of placement: texts, files with the text behind all else, and the checks of a plan.
#pragma once

#include "core/save/lumpplacement.h"
#include "tests/mapbuilder.h"
#include "tests/savechecks.h"
#include "tests/testmaps.h"

#include <QtTest>

namespace planning {

inline const QByteArray world = "{\n\"classname\" \"worldspawn\"\n}\n";

inline QByteArray textOf(const MapBuilder &map)
{
    auto text = map.lumpBytes("ENTITIES");
    text.chop(1);
    return text;
}

inline QByteArray longer(const QByteArray &text)
{
    return text + "{\n\"classname\" \"info_null\"\n\"message\" \"" + QByteArray(300, 'x') + "\"\n}\n";
}

// Returns the room with `text`, verbatim, behind all other lumps, followed by `behind`.
inline QByteArray textLast(const bsp::Format &format, const QByteArray &text, const QByteArray &behind = {})
{
    auto room = MapBuilder::room(format);
    const auto at = room.setLumpBytes("ENTITIES", {}).build().size();
    return room.setExtent("ENTITIES", static_cast<qint32>(at), static_cast<qint32>(text.size()))
        .appendBytes(text + behind)
        .build();
}

// Returns where a map's lumps lie, with its entity text: to compare a map that was placed in a file with that file read
// anew.
inline QByteArray asPlaced(const MapFile &map)
{
    QByteArray all = map.entityText().toByteArray();
    for (const int lump : map.lumps())
        if (map.isStored(lump))
            all += ' ' + QByteArray::number(map.extent(lump).offset) + '+' + QByteArray::number(map.extent(lump).length);
    return all + ' ' + QByteArray::number(map.bspxDirectory().offset) + ' ' + QByteArray::number(map.fileSize());
}

} // namespace planning

using planning::asPlaced;

// Plans the save of a text and checks all that must hold for any plan: see violation(). Planning the same text again must
// change nothing.
#define PLAN(name, bytesBefore, newText)                                                                                         \
    const QByteArray name##Before = bytesBefore, name##Text = newText;                                                           \
    OPEN_BYTES(name##Map, name##Before);                                                                                         \
    const auto name##Result = planSave(name##Map, name##Text);                                                                   \
    VERIFY_RESULT(name##Result);                                                                                                 \
    const SavePlan &name = name##Result.value();                                                                                 \
    QCOMPARE(violation(name##Map.format(), name##Before, name##Text, name.file.whole()), QString());                             \
    QCOMPARE(name.newSize, name.file.size());                                                                                    \
    QCOMPARE(name.oldSize, name##Before.size());                                                                                 \
    OPEN_BYTES(name##Saved, name.file.whole());                                                                                  \
    QCOMPARE(name##Saved.extent(0).offset, name.lump.offset);                                                                    \
    QCOMPARE(name##Saved.extent(0).length, name.lump.length);                                                                    \
    QCOMPARE(asPlaced(*name.saved), asPlaced(name##Saved));                                                                      \
    const auto name##Again = planSave(name##Saved, name##Text);                                                                  \
    VERIFY_RESULT(name##Again);                                                                                                  \
    QCOMPARE(name##Again.value().placement, LumpPlacement::Unchanged);                                                           \
    QCOMPARE(name##Again.value().file, name.file)
