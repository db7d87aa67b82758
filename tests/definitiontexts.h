// Definition files of each kind for tests, and the real ones in $LUMPSCOPE_DEFINITIONS.
#pragma once

#include "core/definitions/definitionreaders.h"
#include "tests/files.h"

#include <QtTest>

using namespace Qt::StringLiterals;

namespace definitiontexts {

inline const QByteArray fgd = R"(
@include "base.fgd"
@mapsize(-4096, 4096)
@BaseClass = Targetname [ targetname(target_source) : "Name" ]
@baseclass base(Targetname) size(-8 -8 -8, 8 8 8) = Switched
[
    spawnflags(Flags) =
    [
        1 : "Start off" : 1 : "Dark at first"
        2048 : "Not in deathmatch" : 0
    ]
    input TurnOn(void) : "an input"
    output OnDone(string) : "an output"
]
@PointClass base(Switched) color(255 255 0) iconsprite("sprites/lamp.spr") studio("models/lamp.mdl") flags(Angle) = lamp : )"
                              R"("A " + "lamp" : "http://x"
[
    target(target_destination) : "Target"
    who(target_name_or_class) readonly : "Who"
    brightness(integer) : "Brightness" : 300 : "How bright"
    level(float) : "Level" : "0.5"
    _light(color255) : "Light" : "255 255 128 200"
    style(Choices) : "Style" : 0 =
    [
        0 : "Steady"
        -1 : "Off"
        "a b" : "Letters"
    ]
    mood(wombat) : "Mood"
    spawnflags(flags) = [ 4 : "Red" : 0 ]
]
// a comment with [ and "
@SolidClass = wall : "A wall
of two lines" [ )"
                              "path(sound) : \"C:\\\" : \"x\" said(string) : \"Say \\\"this\\\" now\" ]\n";

inline const QByteArray quaked = R"(// from the game
/*QUAKED func_door (0 .5 .8) ? START_OPEN x CRUSHER - TOGGLE
A door.
"speed"  how fast
"sounds"
1) wood
2) metal
*/
void code() { int x = 1; }
/*QUAKED lamp (1 1 0) (-8 -8 -8) (8 8 16) START_OFF
{ model({ "path": ":models/lamp.md2", "skin": 1 }); }
A lamp.
-------- KEYS --------
light: how bright,
and how far
_color : its colour
-------- SPAWNFLAGS --------
START_OFF : dark at first
-------- MODEL FOR RADIANT ONLY - DO NOT SET THIS AS A KEY --------
model="models/other.md3"
*/
)";

inline const QByteArray xml = R"(<?xml version="1.0" encoding="utf-8"?>
<!-- Radiant -->
<classes>
<list name="team"><item name="Red" value="1"/><item name="Blue" value="2"/></list>
<point name="flag" color="1 0 0" box="-8 -8 -8 8 8 16" model="models/flag.md3">
A flag.
-------- KEYS --------
<team key="side" name="Side">whose it is</team>
<target key="next" name="Next">whom it triggers</target>
<real key="wait" name="Wait" value="2.5">seconds</real>
-------- SPAWNFLAGS --------
<flag key="SUSPENDED" name="Suspended" bit="2">hangs in the air</flag>
</point>
<group name="gate" color="0 1 0">A gate.<color key="_color" name="Colour">its light</color></group>
</classes>
)";

inline bsp::Definitions laid(const bsp::DefinitionFile &file)
{
    bsp::Definitions definitions;
    definitions.add(file.classes);
    return definitions;
}

inline QStringList notesOf(const bsp::DefinitionFile &file)
{
    QStringList texts;
    for (const auto &[line, text] : file.notes)
        texts.append(u"%1: %2"_s.arg(line).arg(text));
    return texts;
}

inline QStringList definitionFiles()
{
    QStringList paths;
    for (const auto &file :
         QDir(qEnvironmentVariable("LUMPSCOPE_DEFINITIONS")).entryInfoList({u"*.fgd"_s, u"*.def"_s, u"*.ent"_s}))
        paths.append(file.filePath());
    return paths;
}

inline void addFileRows()
{
    QTest::addColumn<QString>("path");
    if (!qEnvironmentVariableIsSet("LUMPSCOPE_DEFINITIONS"))
        QTest::newRow("no real files") << QString();
    else
        for (const auto &path : definitionFiles())
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
}

} // namespace definitiontexts
