// Files of definitions: what each kind of them says, what is left out of damaged ones, and how several stand over another.
#include "core/definitions/definitionreaders.h"
#include "core/definitions/owndefinitions.h"
#include "core/games/entityclass.h"
#include "tests/files.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

using namespace Qt::StringLiterals;
using bsp::Definitions, bsp::DefinitionKind, bsp::ValueKind;

namespace
{

const QByteArray fgd = R"(
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
@PointClass base(Switched) color(255 255 0) iconsprite("sprites/lamp.spr") studio("models/lamp.mdl") flags(Angle) = lamp : "A " + "lamp" : "http://x"
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

const QByteArray quaked = R"(// from the game
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

const QByteArray xml = R"(<?xml version="1.0" encoding="utf-8"?>
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

Definitions laid(const bsp::DefinitionFile &file)
{
    Definitions definitions;
    definitions.add(file.classes);
    return definitions;
}

QStringList notesOf(const bsp::DefinitionFile &file)
{
    QStringList texts;
    for (const auto &[line, text] : file.notes)
        texts.append(u"%1: %2"_s.arg(line).arg(text));
    return texts;
}

QStringList definitionFiles()
{
    QStringList paths;
    for (const auto &file : QDir(qEnvironmentVariable("LUMPSCOPE_DEFINITIONS")).entryInfoList({u"*.fgd"_s, u"*.def"_s, u"*.ent"_s}))
        paths.append(file.filePath());
    return paths;
}

void addFileRows()
{
    QTest::addColumn<QString>("path");
    if (!qEnvironmentVariableIsSet("LUMPSCOPE_DEFINITIONS"))
        QTest::newRow("no real files") << QString();
    else
        for (const auto &path : definitionFiles())
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
}

} // namespace

class TestDefinitions : public QObject
{
    Q_OBJECT

private slots:
    void fgd_();
    void quaked_();
    void radiantXml();
    void kindsAreTold_data();
    void kindsAreTold();
    void faultsAreTold_data();
    void faultsAreTold();
    void lettersAreRead();
    void laterFilesGoFirst();
    void circlesEnd();
    void manyClassesEnd();
    void everyLength_data();
    void everyLength();
    void realFiles_data() { addFileRows(); }
    void realFiles();
    void realFilesOfEveryLength_data() { addFileRows(); }
    void realFilesOfEveryLength();
    void ownOnesAreWhole_data();
    void ownOnesAreWhole();
    void flagWords();
};

void TestDefinitions::fgd_()
{
    const auto file = bsp::readFgd(fgd);
    QCOMPARE(notesOf(file), QStringList(u"28: The values of mood are of an unknown type, wombat; they are taken for text."_s));
    QCOMPARE(file.includes.size(), 1U);
    QCOMPARE(file.includes[0].path, u"base.fgd"_s);
    const auto definitions = laid(file);
    QCOMPARE(definitions.classNames(), (std::vector<QByteArray>{"lamp", "wall"}));
    QVERIFY(!definitions.find("Switched").isKnown());
    const auto lamp = definitions.find("LAMP");
    QVERIFY(lamp.isPoint() && !lamp.isBrush() && lamp.tellsAllKeys());
    QCOMPARE(lamp.help(), u"A lamp"_s);
    QCOMPARE(lamp.color(), std::optional<QRgb>(0xffffff00));
    QCOMPARE(lamp.box()->front(), (Point{-8, -8, -8}));
    QCOMPARE(lamp.model(), "models/lamp.mdl");
    QCOMPARE(lamp.sprite(), "sprites/lamp.spr");
    QCOMPARE(lamp.key("targetname")->kind, ValueKind::Name);
    QCOMPARE(lamp.key("Target")->kind, ValueKind::Target);
    QCOMPARE(lamp.key("who")->kind, ValueKind::TargetOrClass);
    QCOMPARE(lamp.key("who")->title, u"Who"_s);
    QCOMPARE(lamp.key("brightness")->usual, "300");
    QCOMPARE(lamp.key("brightness")->help, u"How bright"_s);
    QCOMPARE(lamp.key("level")->kind, ValueKind::Number);
    QCOMPARE(lamp.key("_light")->kind, ValueKind::Color);
    QCOMPARE(lamp.key("style")->choices.size(), 3U);
    QCOMPARE(lamp.key("style")->choices[1].value, "-1");
    QCOMPARE(lamp.key("style")->choices[2].title, u"Letters"_s);
    QVERIFY(!lamp.key("TurnOn") && !lamp.key("input"));
    const auto flags = lamp.flags("spawnflags");
    QCOMPARE(flags.size(), 3U);
    QCOMPARE(flags[0].title, u"Start off"_s);
    QVERIFY(flags[0].isUsual);
    QCOMPARE(flags[0].help, u"Dark at first"_s);
    QCOMPARE(flags[1].bit, 4U);
    QCOMPARE(lamp.keys().size(), 9U);
    const auto wall = definitions.find("wall");
    QVERIFY(wall.isBrush() && !wall.isPoint());
    QCOMPARE(wall.help(), u"A wall\nof two lines"_s);
    QCOMPARE(wall.key("path")->title, u"C:\\"_s);
    QCOMPARE(wall.key("said")->title, u"Say \"this\" now"_s);
}

void TestDefinitions::quaked_()
{
    const auto file = bsp::readQuaked(quaked);
    QCOMPARE(notesOf(file), QStringList());
    const auto definitions = laid(file);
    const auto door = definitions.find("func_door"), lamp = definitions.find("lamp");
    QVERIFY(door.isBrush() && !door.tellsAllKeys());
    QCOMPARE(door.color(), std::optional<QRgb>(qRgb(0, 127, 204)));
    QCOMPARE(door.help(), u"A door."_s);
    const auto flags = door.flags("spawnflags");
    QCOMPARE(flags.size(), 3U);
    QCOMPARE(flags[1].bit, 4U);
    QCOMPARE(flags[2].title, u"TOGGLE"_s);
    QCOMPARE(flags[2].bit, 16U);
    QCOMPARE(door.key("speed")->help, u"how fast"_s);
    QCOMPARE(door.key("sounds")->kind, ValueKind::Choices);
    QCOMPARE(door.key("sounds")->choices[1].title, u"metal"_s);
    QVERIFY(lamp.isPoint());
    QCOMPARE(lamp.box()->back(), (Point{8, 8, 16}));
    QCOMPARE(lamp.model(), "models/lamp.md2");
    QCOMPARE(lamp.key("light")->help, u"how bright, and how far"_s);
    QCOMPARE(lamp.key("_color")->kind, ValueKind::Color);
    QCOMPARE(lamp.flags("spawnflags")[0].help, u"dark at first"_s);
}

void TestDefinitions::radiantXml()
{
    const auto file = bsp::readRadiantXml(xml);
    QCOMPARE(notesOf(file), QStringList());
    const auto definitions = laid(file);
    const auto flag = definitions.find("flag");
    QVERIFY(flag.isPoint());
    QCOMPARE(flag.help(), u"A flag."_s);
    QCOMPARE(flag.model(), "models/flag.md3");
    QCOMPARE(flag.box()->back(), (Point{8, 8, 16}));
    QCOMPARE(flag.key("side")->kind, ValueKind::Choices);
    QCOMPARE(flag.key("side")->choices.size(), 2U);
    QCOMPARE(flag.key("side")->choices[1].value, "2");
    QCOMPARE(flag.key("next")->kind, ValueKind::Target);
    QCOMPARE(flag.key("wait")->usual, "2.5");
    QCOMPARE(flag.flags("spawnflags")[0].bit, 4U);
    QVERIFY(definitions.find("gate").isBrush());
}

void TestDefinitions::kindsAreTold_data()
{
    const auto add = addColumns<QByteArray, int>("bytes", "kind");
    add("FGD", fgd, static_cast<int>(DefinitionKind::Fgd));
    add("QUAKED", quaked, static_cast<int>(DefinitionKind::Quaked));
    add("XML", xml, static_cast<int>(DefinitionKind::RadiantXml));
    add("entities", "// exported\n{ \"classname\" \"worldspawn\" }", static_cast<int>(DefinitionKind::EntityText));
    add("binary", QByteArray("@PointClass\0= a []", 18), static_cast<int>(DefinitionKind::Unknown));
    add("empty", "", static_cast<int>(DefinitionKind::Unknown));
    add("a letter", "me@example.org", static_cast<int>(DefinitionKind::Unknown));
}

void TestDefinitions::kindsAreTold()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, kind);
    QCOMPARE(static_cast<int>(bsp::kindOfDefinitions(bytes)), kind);
    const bool isRead = kind < static_cast<int>(DefinitionKind::EntityText);
    QCOMPARE(bsp::readDefinitions(bytes).classes.empty(), !isRead);
    QCOMPARE(bsp::readDefinitions(bytes).noteCount > 0, !isRead || kind == static_cast<int>(DefinitionKind::Fgd));
}

// Each is said in its line, and what stands around it is read.
void TestDefinitions::faultsAreTold_data()
{
    const auto add = addColumns<QByteArray, quint32, QByteArrayList>("bytes", "line", "classes");
    const QByteArray a = "@PointClass = a []\n", c = "@PointClass = c [ k(string) : \"K\" ]\n";
    add("nothing closes a class", a + "@PointClass = b [\n k(string)\n" + c, 2, {"a", "b", "c"});
    add("nothing closes a list", a + "@PointClass = b [ k(choices) =\n [ 1 : \"x\"\n" + c, 3, {"a", "b", "c"});
    add("a quote is missing", a + "@PointClass = b : \"text\n[ ]\n" + c, 2, {"a", "b", "c"});
    add("no name", a + "@PointClass = [ ]\n" + c, 2, {"a", "c"});
    add("no =", a + "@PointClass b [ ]\n" + c, 2, {"a", "c"});
    add("an unknown word", a + "@Nothing = b [ ]\n" + c, 2, {"a", "c"});
    add("text between", a + "hello\n" + c, 2, {"a", "c"});
    add("no type", a + "@PointClass = b [\n k : \"x\"\n]\n" + c, 3, {"a", "b", "c"});
    add("an unknown type", a + "@PointClass = b [\n k(q) : \"x\"\n]\n" + c, 3, {"a", "b", "c"});
    add("no flag", a + "@PointClass = b [ f(flags) = [\n x : \"x\" : 0\n] ]\n" + c, 3, {"a", "b", "c"});
    add("no file", "@include nothing\n" + a + c, 1, {"a", "c"});
    add("a comment", "/*QUAKED a (1 1 1) ?\n/*QUAKED c (1 1 1) ?\n*/", 1, {"a", "c"});
    add("a nameless comment", "/*QUAKED a (1 1 1) ?*/\n/*QUAKED (1 1 1) ?*/\n/*QUAKED c (1 1 1) ?*/", 2, {"a", "c"});
    add("an unknown element", "<classes>\n<x><point name='b'/></x>\n<point name='c'/></classes>", 2, {"c"});
    add("a nameless element", "<classes><point name='a'/>\n<point/></classes>", 2, {"a"});
    add("damaged XML", "<classes><point name='a'/>\n<point name=", 2, {"a"});
    add("a bit", "<classes><point name='a'>\n<flag key='F' bit='77'/></point></classes>", 2, {"a"});
}

void TestDefinitions::faultsAreTold()
{
    QFETCH(QByteArray, bytes);
    QFETCH(quint32, line);
    QFETCH(QByteArrayList, classes);
    const auto file = bsp::readDefinitions(bytes);
    QVERIFY2(file.noteCount == 1, qPrintable(notesOf(file).join(u'\n')));
    QCOMPARE(file.notes[0].line, line);
    QByteArrayList names;
    for (const auto &each : file.classes)
        names.append(each.name);
    QCOMPARE(names, classes);
}

void TestDefinitions::lettersAreRead()
{
    const auto helpOf = [](const QByteArray &text) { return bsp::readFgd("@PointClass = a : \"" + text + "\" []").classes.front().help; };
    QCOMPARE(helpOf("T\xc3\xbcr"), u"Tür"_s);
    QCOMPARE(helpOf("T\xfcr \x80 \x92s"), u"Tür € ’s"_s);
    const auto marked = bsp::readFgd("\xef\xbb\xbf@PointClass = a []");
    QCOMPARE(marked.classes.size(), 1U);
    QCOMPARE(marked.noteCount, 0U);
}

void TestDefinitions::laterFilesGoFirst()
{
    Definitions both;
    both.add(bsp::readFgd("@BaseClass = Base [ b(integer) : \"old\" ] @PointClass base(Base) size(2 2 2) color(255 0 0) = lamp "
                          ": \"Old\" [ a(integer) : \"old\" k(target_destination) ]").classes);
    both.add(bsp::readFgd("@BaseClass = Base [ n(string) ] @PointClass base(Base) color(0 255 0) = Lamp [ a(float) : \"new\" ]").classes);
    const auto lamp = both.find("lamp");
    QCOMPARE(lamp.name(), "Lamp");
    QCOMPARE(lamp.help(), u"Old"_s);
    QCOMPARE(lamp.color(), std::optional<QRgb>(0xff00ff00));
    QVERIFY(lamp.box());
    QCOMPARE(lamp.key("a")->title, u"new"_s);
    QCOMPARE(lamp.key("k")->kind, ValueKind::Target); // only the older one knows it
    QVERIFY(lamp.key("b") && lamp.key("n")); // each takes over from the base of its own file
    QCOMPARE(lamp.keys().size(), 4U);
    QCOMPARE(both.classNames().size(), 1U);
}

void TestDefinitions::circlesEnd()
{
    const auto definitions = laid(bsp::readFgd("@PointClass base(b) = a [ x(string) ] @PointClass base(a, a, b) = b [ y(string) ]"));
    QCOMPARE(definitions.find("a").keys().size(), 2U);
    QCOMPARE(definitions.find("b").keys().size(), 2U);
}

void TestDefinitions::manyClassesEnd()
{
    QByteArray text;
    for (int i = 0; i < 70'000; ++i)
        text += "@PointClass base(c" + QByteArray::number(i - 1) + ") = c" + QByteArray::number(i) + " []\n";
    Definitions definitions;
    auto file = bsp::readFgd(text);
    QCOMPARE(file.classes.size(), Definitions::mostClasses);
    QCOMPARE(file.noteCount, 1U);
    QCOMPARE(file.notes[0].line, 65'536U);
    QVERIFY(definitions.add(std::move(file.classes)));
    QVERIFY(!definitions.add(bsp::readFgd("@PointClass = one []").classes));
    QCOMPARE(definitions.classNames().size(), Definitions::mostClasses);
    QVERIFY(definitions.find("c60000").isKnown());
}

void TestDefinitions::everyLength_data()
{
    const auto add = addColumns<QByteArray>("bytes");
    add("FGD", fgd);
    add("QUAKED", quaked);
    add("XML", xml);
}

void TestDefinitions::everyLength()
{
    QFETCH(QByteArray, bytes);
    const auto whole = bsp::readDefinitions(bytes).classes.size();
    for (qsizetype length = 0; length <= bytes.size(); ++length) {
        const auto file = bsp::readDefinitions(QByteArrayView(bytes).first(length));
        QVERIFY(file.classes.size() <= whole);
        QVERIFY(!file.classes.empty() || file.noteCount > 0 || length < 60);
        laid(file);
    }
}

void TestDefinitions::realFiles()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("LUMPSCOPE_DEFINITIONS is not set: no real files of definitions are read.");
    const auto file = bsp::readDefinitions(contentOf(path));
    QVERIFY2(file.noteCount < 5, qPrintable(notesOf(file).join(u'\n'))); // comments that nothing closes
    const auto definitions = laid(file);
    QVERIFY(!definitions.isEmpty());
    for (const auto &name : definitions.classNames()) {
        const auto each = definitions.find(name);
        QVERIFY(each.isKnown());
        QVERIFY2(each.isPoint() || each.isBrush(), name.constData());
    }
}

void TestDefinitions::realFilesOfEveryLength()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("LUMPSCOPE_DEFINITIONS is not set: no real files of definitions are read.");
    const auto bytes = contentOf(path);
    for (qsizetype length = 0; length < bytes.size(); length += 1 + bytes.size() / 150)
        laid(bsp::readDefinitions(QByteArrayView(bytes).first(length)));
}

void TestDefinitions::ownOnesAreWhole_data()
{
    QTest::addColumn<QString>("name");
    bsp::ownDefinitions("quake2"); // from then on the program's files are there
    for (const auto &file : QDir(u":/definitions"_s).entryInfoList({u"*.fgd"_s}))
        QTest::newRow(qPrintable(file.fileName())) << file.completeBaseName();
}

void TestDefinitions::ownOnesAreWhole()
{
    QFETCH(QString, name);
    QFile resource(u":/definitions/%1.fgd"_s.arg(name));
    QVERIFY(resource.open(QIODevice::ReadOnly));
    const auto file = bsp::readFgd(resource.readAll());
    QCOMPARE(notesOf(file), QStringList());
    QSet<QByteArray> names;
    for (const auto &each : file.classes) {
        QVERIFY2(!names.contains(each.name.toLower()), each.name.constData());
        names.insert(each.name.toLower());
        for (const auto &base : each.bases)
            QVERIFY2(!file.includes.empty() || names.contains(base.toLower()), each.name.constData());
        QVERIFY2(!each.help.isEmpty() || !(each.isPoint || each.isBrush), each.name.constData());
        for (const auto &key : each.keys)
            for (const auto &flag : key.flags)
                QVERIFY2(std::has_single_bit(flag.bit) && !flag.title.isEmpty(), each.name.constData());
    }
    QVERIFY(bsp::ownDefinitions(name.toStdString())->classNames().size() > 100);
}

void TestDefinitions::flagWords()
{
    QCOMPARE(bsp::flagWord(u"Start off"_s), u"START_OFF"_s);
    QCOMPARE(bsp::flagWord(u"START_OFF"_s), u"START_OFF"_s);
    QCOMPARE(bsp::flagWord(u"Don't link (1)"_s), u"DON_T_LINK_1"_s);
}

QTEST_GUILESS_MAIN(TestDefinitions)
#include "tst_definitions.moc"
