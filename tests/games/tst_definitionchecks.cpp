// What definitions say of a map's classes, keys and values: in checks, in the references of entities, and in filters.
#include "core/checks/checks.h"
#include "core/definitions/definitionreaders.h"
#include "core/entities/entitygraph.h"
#include "tests/entitymap.h"
#include "tests/facts.h"
#include "tests/filtering.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

const QStringList kinds{u"class-unknown"_s, u"key-unknown"_s, u"choice-unknown"_s, u"value-type"_s};

// "key-unknown 1 sped"
QStringList found(const MapFile &map)
{
    const References references(map);
    QStringList lines;
    for (const auto &problem : check({.map = map, .references = references, .wanted = {.only = kinds}}))
        for (const auto &finding : problem.findings)
            lines.append(u"%1 %2 %3"_s.arg(problem.id).arg(finding.record.index).arg(QString::fromLatin1(finding.key)));
    return lines;
}

MapFile mapWith(const QByteArray &entities, const bsp::Format &format = bsp::quake2)
{
    return readMap(mapWithEntities(format, "{ \"classname\" \"worldspawn\" }\n" + entities)).value();
}

std::shared_ptr<const bsp::Definitions> definitions(const QByteArray &fgd)
{
    auto made = std::make_shared<bsp::Definitions>();
    made->add(bsp::readFgd(fgd).classes);
    return made;
}

} // namespace

class TestDefinitionChecks : public QObject
{
    Q_OBJECT

private slots:
    void whatIsUnknownIsNoted_data()
    {
        const auto add = addColumns<QByteArray, QStringList>("pairs", "expected");
        add("nothing", R"("classname" "light" "light" "200" "_color" "1 .5 0" "style" "33" "origin" "0 0 0")", {});
        add("in other letters", R"("classname" "LIGHT" "Light" "200")", {});
        add("a class", R"("classname" "lihgt" "any" "thing")", {u"class-unknown 1 classname"_s});
        add("a key", R"("classname" "func_door" "sped" "100" "model" "*1")", {u"key-unknown 1 sped"_s});
        add("keys of compilers and editors", R"("classname" "func_door" "_tb_id" "1" "_phong" "1")", {});
        add("keys that name others", R"("classname" "func_door" "combattarget" "x" "targetname" "y")", {});
        add("a choice", R"("classname" "trigger_relay" "sounds" "2")", {});
        add("no choice", R"("classname" "func_plat" "sounds" "17")", {u"choice-unknown 1 sounds"_s});
        add("no number", R"("classname" "func_door" "speed" "fast" "wait" "" "lip" " 8 ")", {u"value-type 1 speed"_s});
        add("no flags", R"("classname" "func_door" "spawnflags" "START_OPEN")", {u"value-type 1 spawnflags"_s});
        add("no colour", R"("classname" "light" "_color" "red")", {u"value-type 1 _color"_s});
        add("half a colour", R"("classname" "light" "_color" "1 1")", {u"value-type 1 _color"_s});
        add("what is usual", R"("classname" "target_splash" "sounds" "0")", {});
        add("a grey", R"("classname" "light" "_color" "1")", {});
        add("what ammunition reads", R"("classname" "ammo_shells" "count" "20")", {});
        add("no place", R"("classname" "worldspawn" "skyaxis" "up")", {u"value-type 1 skyaxis"_s});
    }

    void whatIsUnknownIsNoted()
    {
        QFETCH(QByteArray, pairs);
        QFETCH(QStringList, expected);
        QCOMPARE(found(mapWith("{ " + pairs + " }")), expected);
    }

    // Where each number is read for itself, what stands behind it does not count.
    void commasPartNumbersWhereTheGameReadsThemSo()
    {
        const QByteArray door = R"({ "classname" "func_door" "origin" "1, 2, 3" "speed" "100," })";
        QCOMPARE(found(mapWith(door, bsp::goldsrc)), QStringList());
        QCOMPARE(found(mapWith(door, bsp::quake)), QStringList());
        QCOMPARE(found(mapWith(door, bsp::quake2)), QStringList(u"value-type 1 speed"_s));
    }

    // Where nobody tells all classes of a game, and all keys of a class, nothing is unknown.
    void whoseDefinitionsTellAllIsAsked()
    {
        auto map = mapWith(R"({ "classname" "cast_punk" "odd" "1" } { "classname" "light" "odd" "1" })");
        QCOMPARE(found(map), QStringList({u"class-unknown 1 classname"_s, u"key-unknown 2 odd"_s}));
        map.setGame(bsp::games::kingpin);
        QCOMPARE(found(map), QStringList());
        map.setDefinitions(definitions("@PointClass = light [ odd(integer) ]"));
        QCOMPARE(found(map), QStringList());
    }

    // An editor's file is no list of what a game of programs in QuakeC makes.
    void whatTheGameMayKnowIsNotSaidToBeNothing()
    {
        const auto sentence = [](const bsp::Game &game) {
            auto map = mapWith(R"({ "classname" "item_armor1" })", bsp::quake3);
            map.setGame(game);
            auto made = std::make_shared<bsp::Definitions>();
            made->add(bsp::readFgd("@SolidClass = worldspawn []").classes);
            made->setCoverGame(true);
            map.setDefinitions(made);
            const References references(map);
            const auto problems = check({.map = map, .references = references, .wanted = {.only = {u"class-unknown"_s}}});
            return problems.empty() ? QString() : problems.front().findings.front().text;
        };
        const auto unsure = sentence(bsp::games::nexuiz), sure = sentence(bsp::games::quake3);
        QVERIFY2(states(unsure, {u"Entity 1"_s, u"item_armor1"_s}) && !states(unsure, {u"spawn"_s}), qPrintable(unsure));
        QVERIFY2(states(sure, {u"Entity 1"_s, u"item_armor1"_s, u"spawn"_s}), qPrintable(sure));
    }

    // Quake's: a class that its game does not know tells of a mod, and so does TrenchBroom's key.
    void inMapsOfModsNoKeyIsUnknown()
    {
        const QByteArray door = R"({ "classname" "func_door" "sped" "100" "wait" "soon" })";
        const QStringList value{u"value-type 1 wait"_s};
        QCOMPARE(found(mapWith(door, bsp::quake)), QStringList(u"key-unknown 1 sped"_s) + value);
        QCOMPARE(found(mapWith(door + R"({ "classname" "func_laser" })", bsp::quake)), value);
        const auto ofMod = [&door](const QByteArray &mod) {
            const auto world = "{ \"classname\" \"worldspawn\" \"_tb_mod\" \"" + mod + "\" }\n";
            return readMap(mapWithEntities(bsp::quake, world + door)).value();
        };
        QCOMPARE(found(ofMod("progs_dump")), value);
        QCOMPARE(found(ofMod("")), QStringList(u"key-unknown 1 sped"_s) + value);
        auto known = ofMod("progs_dump");
        known.setDefinitions(definitions("@SolidClass = worldspawn [] @SolidClass = func_door [ wait(string) ]"));
        QCOMPARE(found(known), QStringList(u"key-unknown 1 sped"_s));
    }

    // Editors let people type numbers that are no choice: so do the definitions that list what is special, or the bits of a mask.
    void choicesNeedNotBeAll_data()
    {
        const auto add = addColumns<QByteArray, QByteArray, bool>("key", "value", "isChoice");
        const QByteArray special = "k(choices) : \"Seconds\" : 3 = [ -1 : \"Never\" ]",
                         few = "k(choices) = [ 1 : \"One\" 2 : \"Two\" ]",
                         mask = "k(choices) = [ 0 : \"Any\" 1 : \"A\" 2 : \"B\" 4 : \"C\" 1024 : \"D\" ]",
                         usual = "k(choices) : \"Kind\" : 7 = [ 1 : \"One\" 2 : \"Two\" ]";
        add("a number beside what is special", special, "5", true);
        add("a word", special, "never", false);
        add("what is not set", few, "0", true);
        add("a number written otherwise", few, "2.0", true);
        add("none of several", few, "3", false);
        add("bits of a mask", mask, "1029", true);
        add("what is usual", usual, "7", true);
        add("neither", usual, "8", false);
    }

    void choicesNeedNotBeAll()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, value);
        QFETCH(bool, isChoice);
        auto map = mapWith("{ \"classname\" \"a\" \"k\" \"" + value + "\" }");
        map.setDefinitions(definitions("@SolidClass = worldspawn [] @PointClass = a [ " + key + " ]"));
        QCOMPARE(found(map), isChoice ? QStringList() : QStringList(u"choice-unknown 1 k"_s));
    }

    void samplesAreKnownWhole_data() { addSampleMapRows(); }
    void samplesAreKnownWhole()
    {
        OPEN_MAP(map);
        QCOMPARE(found(map), QStringList());
    }

    void definedKeysNameOthers()
    {
        auto map = mapWith(
            R"({ "classname" "caller" "who" "gate" "what" "func_door" } { "classname" "func_door" "targetname" "gate" })");
        QVERIFY(Targets(map.entitySource(), map.classes()).targetsOf(1).empty());
        map.setDefinitions(definitions("@PointClass = caller [ who(target_destination) what(target_name_or_class) ]"));
        const Targets targets(map.entitySource(), map.classes());
        QCOMPARE(targets.targetsOf(1), std::vector<qint32>{2});
        QVERIFY(!targets.isMissing("caller", "what", "func_door"));
        QVERIFY(targets.isMissing("caller", "what", "func_wall"));
        QVERIFY(targets.isMissing("caller", "who", "func_door")); // a class will not do
    }

    // target_source of an FGD, and <targetname> of Radiant's XML, whatever the key is called.
    void definedKeysNameTheEntity()
    {
        const auto pair =
            R"({ "classname" "linkEmitter" "targetID" "w" } { "classname" "linkReceiver" "ID" "w" "target" "w" })"_ba;
        const auto check = [&pair](bsp::DefinitionFile file) {
            auto map = mapWith(pair);
            auto made = std::make_shared<bsp::Definitions>();
            made->add(std::move(file.classes));
            map.setDefinitions(made);
            const References references(map);
            QStringList missing;
            for (const auto &problem : ::check({.map = map, .references = references, .wanted = {.only = {u"target-missing"_s}}}))
                for (const auto &finding : problem.findings)
                    missing.append(finding.text);
            QCOMPARE(missing, QStringList());
            const Targets targets(map.entitySource(), map.classes());
            QCOMPARE(targets.named("w"), std::vector<qint32>{2});
            QCOMPARE(targets.targetsOf(1), std::vector<qint32>{2});
            QVERIFY(targets.isTargeted(2) && targets.isNameKey("linkReceiver", "id") && !targets.isNameKey("linkEmitter", "ID"));
            QVERIFY(targets.isNameKey("anything", "TargetName"));
            QVERIFY(!targets.isNameKey("linkReceiver", "target")); // the game knows better than the file
            const auto graph = entityGraph(map.entitySource(), targets, map.classes());
            QCOMPARE(graph.nodes.size(), 2U);
            QCOMPARE(graph.nodes.back().name, "w"_ba);
            QVERIFY(!graph.nodes.back().isNeverNamed);
        };
        check(bsp::readFgd("@PointClass = linkEmitter [ targetID(target_destination) ]\n"
                           "@PointClass = linkReceiver [ ID(target_source) target(target_source) ]"));
        check(bsp::readRadiantXml(
            "<?xml version=\"1.0\"?><classes><point name=\"linkEmitter\"><target key=\"targetID\" name=\"to\"/></point>"
            "<point name=\"linkReceiver\"><targetname key=\"ID\" name=\"ID\"/><targetname key=\"target\" "
            "name=\"t\"/></point></classes>"));
    }

    // START_OFF is 1 in a light and 16 in an ambient_generic.
    void flagsAndChoicesAreFilteredByName_data()
    {
        const auto add = addColumns<QString, QList<quint32>>("filter", "expected");
        add("a flag", u"spawnflags:START_OFF"_s, {1, 3});
        add("in any case, as its title", u"spawnflags:\"start off\""_s, {1, 3});
        add("of another class", u"spawnflags:START_SILENT"_s, {4});
        add("of all", u"spawnflags:NOT_IN_DEATHMATCH"_s, {3});
        add("not", u"!spawnflags:START_OFF classname=light"_s, {2});
        add("a choice", u"style:CANDLE"_s, {2});
        add("a number still", u"spawnflags:1"_s, {1, 3});
    }

    void flagsAndChoicesAreFilteredByName()
    {
        QFETCH(QString, filter);
        QFETCH(QList<quint32>, expected);
        const auto map = mapWith(R"({ "classname" "light" "spawnflags" "1" } { "classname" "light" "spawnflags" "2" "style" "3" }
{ "classname" "Light" "spawnflags" "2049" } { "classname" "ambient_generic" "spawnflags" "16" } )"
                                 R"({ "classname" "odd" "spawnflags" "512" })",
                                 bsp::goldsrc);
        const References references(map);
        const int lump = map.format().roles.entityList;
        const auto parsed = Filter::parse(filter, references, lump);
        QVERIFY2(!parsed.fault(), qPrintable(parsed.fault() ? parsed.fault()->what : QString()));
        const auto records = parsed.apply(references, lump);
        QCOMPARE(QList<quint32>(records.begin(), records.end()), expected);
        QVERIFY(Filter::parse(u"spawnflags:NO_SUCH_FLAG"_s, references, lump).fault());
        QVERIFY(Filter::parse(u"spawnflags:"_s, references, lump).fault());
    }
};

ADD_TEST(TestDefinitionChecks, QCoreApplication)
#include "tst_definitionchecks.moc"
