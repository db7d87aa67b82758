// Who targets whom, both ways.
#include "core/entities/targets.h"
#include "core/sorting.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <numeric>

using Numbers = std::vector<qint32>;

namespace {

Targets targetsOf(const QByteArray &text, const bsp::Game &game)
{
    const auto parsed = parseEntities(text);
    const bsp::EntityGrammar grammar;
    return {{text, parsed, grammar}, game};
}

Targets targetsOf(const QByteArray &text, const bsp::Format &format) { return targetsOf(text, format.game()); }

} // namespace

class TestTargets : public QObject
{
    Q_OBJECT

private slots:
    void namesAreComparedInAnyCase()
    {
        const auto targets = targetsOf("{ classname worldspawn }\n{ target \"Door1\" }\n{ targetname \"dOOR1\" }\n"
                                       "{ targetname \"door1\" }\n{ targetname \"door12\" }\n",
                                       bsp::quake2);
        QCOMPARE(targets.named("DOOR1"), (Numbers{2, 3}));
        QCOMPARE(targets.referringTo("door1"), Numbers{1});
        QCOMPARE(targets.targetsOf(1), (Numbers{2, 3}));
        QCOMPARE(targets.targetersOf(3), Numbers{1});
        QCOMPARE(targets.targetersOf(4), Numbers{});
        QCOMPARE(targets.targetsOf(0), Numbers{});
        QCOMPARE(targets.named(""), Numbers{});
        QVERIFY(targets.folded("Door1") == targets.folded("DOOR1") && targets.folded("door1") != targets.folded("door12"));
    }

    void capitalsCountByTheGame_data()
    {
        QTest::addColumn<const bsp::Game *>("game");
        QTest::addColumn<bool>("inAnyCase");
        using namespace bsp::games;
        for (const auto *game : {&quake2, &quake2Rerelease, &kingpin, &quake3, &openArena, &svenCoop})
            QTest::newRow(game->id.data()) << game << true;
        for (const auto *game : {&halfLife, &blueShift, &counterStrike, &nexuiz})
            QTest::newRow(game->id.data()) << game << false;
    }

    void capitalsCountByTheGame()
    {
        QFETCH(const bsp::Game *, game);
        QFETCH(bool, inAnyCase);
        const auto targets =
            targetsOf("{ classname worldspawn }\n{ classname light target Door1 }\n{ targetname door1 }\n", *game);
        QCOMPARE(targets.targetsOf(1), inAnyCase ? Numbers{2} : Numbers{});
        QCOMPARE(targets.targetersOf(2), inAnyCase ? Numbers{1} : Numbers{});
        QCOMPARE(targets.folded("Door1") == targets.folded("door1"), inAnyCase);
        QCOMPARE(targets.isMissing("light", "target", "Door1"), !inAnyCase);
        QCOMPARE(targets.inOtherCase("Door1"), inAnyCase ? QByteArray() : QByteArray("door1"));
        QVERIFY(!targets.isMissing("light", "target", "door1"));
    }

    void everyKeyOfTheSdkRefers_data()
    {
        QTest::addColumn<QByteArray>("classname");
        QTest::addColumn<QByteArray>("key");
        const std::pair<const char *, const char *> keys[] = {{"path_corner", "message"},
                                                              {"path_track", "message"},
                                                              {"path_track", "netname"},
                                                              {"path_track", "altpath"},
                                                              {"func_door", "netname"},
                                                              {"func_door_rotating", "netname"},
                                                              {"func_guntarget", "message"},
                                                              {"func_tanklaser", "laserentity"},
                                                              {"func_trackchange", "train"},
                                                              {"game_zone_player", "intarget"},
                                                              {"game_zone_player", "outcount"},
                                                              {"trigger_changelevel", "landmark"},
                                                              {"trigger_changetarget", "m_iszNewTarget"},
                                                              {"env_beam", "LightningEnd"},
                                                              {"monster_zombie", "TriggerTarget"},
                                                              {"scripted_sequence", "m_iszEntity"},
                                                              {"scripted_sentence", "listener"},
                                                              {"func_button", "master"}};
        for (const auto &[classname, key] : keys)
            QTest::addRow("%s %s", classname, key) << QByteArray(classname) << QByteArray(key);
    }

    void everyKeyOfTheSdkRefers()
    {
        QFETCH(QByteArray, classname);
        QFETCH(QByteArray, key);
        const auto targets =
            targetsOf("{ classname " + classname + " " + key + " x }\n{ classname info_target targetname x }\n", bsp::goldsrc);
        QCOMPARE(targets.targetsOf(0), Numbers{1});
        QCOMPARE(targets.targetersOf(1), Numbers{0});
        QVERIFY(targets.isMissing(classname, key, "y"));
        QVERIFY(!targets.isMissing("info_target", "message", "y"));
    }

    void aWildcardIsTheNameOfAllThatBeginSo()
    {
        const QByteArray text = "{ classname trigger_relay target door* killtarget DOOR2 }\n{ targetname door1 }\n"
                                "{ targetname Door2 }\n{ targetname doo }\n{ classname trigger_relay target window* }\n";
        const auto sven = targetsOf(text, bsp::games::svenCoop);
        QCOMPARE(sven.named("door*"), (Numbers{1, 2}));
        QCOMPARE(sven.targetsOf(0), (Numbers{1, 2})); // each once
        QCOMPARE(sven.targetersOf(1), Numbers{0});
        QCOMPARE(sven.referringTo("door99"), Numbers{0});
        QVERIFY(sven.isTargeted(1) && !sven.isTargeted(3));
        QCOMPARE(sven.targetersOf(3), Numbers{});
        QCOMPARE(sven.targetsOf(Numbers{0, 4}), (Numbers{1, 2}));
        QCOMPARE(sven.targetersOf(Numbers{1, 2, 3}), Numbers{0});
        QVERIFY(!sven.isMissing("trigger_relay", "target", "door*"));
        QVERIFY(sven.isMissing("trigger_relay", "target", "window*"));
        for (const auto *game : {&bsp::games::halfLife, &bsp::games::quake2}) {
            const auto plain = targetsOf(text, *game);
            QCOMPARE(plain.named("door*"), Numbers{});
            QCOMPARE(plain.targetersOf(1), Numbers{});
        }
    }

    void whatIsNoNameIsNotMissed_data()
    {
        QTest::addColumn<const bsp::Game *>("game");
        QTest::addColumn<QByteArray>("classname");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("missed");
        const auto row = [](const bsp::Game &game, const char *classname, const char *key, const char *value, bool missed) {
            QTest::addRow("%s %s %s %s", game.id.data(), classname, key, value)
                << &game << QByteArray(classname) << QByteArray(key) << QByteArray(value) << missed;
        };
        using namespace bsp::games;
        for (const auto *game : {&halfLife, &svenCoop}) {
            row(*game, "trigger_relay", "target", "nobody", true);
            row(*game, "trigger_relay", "target", "", false);
            row(*game, "trigger_relay", "target", "!activator", false);
            row(*game, "scripted_sequence", "m_iszEntity", "monster_barney", false); // a class that is there,
            row(*game, "scripted_sequence", "m_iszEntity", "monster_zombie", false); // one that is made,
            row(*game, "scripted_sequence", "m_iszEntity", "monster_gman", true);
            row(*game, "scripted_sequence", "m_iszEntity", "guard", false); // and a name that is given
            row(*game, "scripted_sentence", "listener", "player", false);
            row(*game, "trigger_relay", "target", "monster_barney", true); // here classes do not count
            row(*game, "multi_manager", "nobody", "0.5", true);
            row(*game, "multi_manager", "nobody#2", ".5", true);
            row(*game, "multi_manager", "button", "1", false);
            row(*game, "multi_manager", "_tb_group", "3", false);
            row(*game, "multi_manager", "comment", "opens the door", false);
            row(*game, "trigger_changelevel", "changetarget", "nobody", false); // it is in the next map
        }
        row(svenCoop, "trigger_relay", "target", "created", false);
        row(halfLife, "trigger_relay", "target", "created", true);
        row(svenCoop, "trigger_relay", "target", "crea*", false);
        row(halfLife, "trigger_relay", "target", "doors*", false); // it may be a mod's that nothing tells
        row(quake2, "trigger_relay", "target", "!activator", true);
        row(quake3, "target_relay", "target", "doors*", true);
    }

    void whatIsNoNameIsNotMissed()
    {
        QFETCH(const bsp::Game *, game);
        QFETCH(QByteArray, classname);
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, value);
        QFETCH(bool, missed);
        const auto targets = targetsOf("{ classname worldspawn }\n{ classname monster_barney }\n"
                                       "{ classname monstermaker monstertype monster_zombie netname guard }\n"
                                       "{ classname trigger_createentity m_iszCrtEntChildName created }\n",
                                       *game);
        QCOMPARE(targets.isMissing(classname, key, value), missed);
    }

    void keysReferByTheirGame_data()
    {
        const auto add = addFormatColumns<QByteArray, bool>("key", "refers");
        const auto row = [&add](const bsp::Format &format, const char *key, bool refers) { add(format, key, key, refers); };
        for (const auto *format : {&bsp::quake2, &bsp::quake3, &bsp::goldsrc}) {
            row(*format, "target", true);
            row(*format, "Target", true);
            row(*format, "team", false);
            row(*format, "targetname", false);
            row(*format, "message", false);
        }
        row(bsp::quake2, "combattarget", true);
        row(bsp::quake3, "combattarget", false);
        row(bsp::goldsrc, "master", true);
        row(bsp::quake2, "master", false);
    }

    void keysReferByTheirGame()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(QByteArray, key);
        QFETCH(bool, refers);
        const auto targets = targetsOf("{ classname func_door " + key + " x }\n{ targetname x }\n", *format);
        QCOMPARE(targets.targetsOf(0), refers ? Numbers{1} : Numbers{});
        QCOMPARE(targets.referenceIn("func_door", key, "x").isNull(), !refers);
        if (key == "message")
            QCOMPARE(targets.referenceIn("path_track", key, "x").isNull(), format != &bsp::goldsrc);
    }

    void aManagersKeysAreNames()
    {
        const QByteArray text = "{ classname multi_manager targetname mm door1 0.5 door1#1 2 wait 3 }\n"
                                "{ targetname door1 }\n{ targetname wait }\n{ classname light door1 0 }\n";
        const auto targets = targetsOf(text, bsp::goldsrc);
        QCOMPARE(targets.targetsOf(0), Numbers{1});
        QCOMPARE(targets.targetersOf(1), Numbers{0});
        QCOMPARE(targets.targetersOf(2), Numbers{});
        QCOMPARE(targetsOf(text, bsp::quake2).targetsOf(0), Numbers{});
    }

    // Though somebody bears its name: and a definition that calls it a target does not make it one.
    void aSpawnersTargetIsAClass()
    {
        const QByteArray text = "{ classname target_spawner target monster_soldier targetname s }\n"
                                "{ classname monster_soldier targetname monster_soldier }\n"
                                "{ classname trigger_once target s }\n";
        for (const auto *game : {&bsp::games::quake2, &bsp::games::kingpin}) {
            const auto targets = targetsOf(text, *game);
            QCOMPARE(targets.targetsOf(0), Numbers{});
            QCOMPARE(targets.targetersOf(1), Numbers{});
            QCOMPARE(targets.targetsOf(2), Numbers{0});
            QVERIFY(!targets.isMissing("target_spawner", "target", "monster_tank"));
            QVERIFY(targets.isMissing("target_blaster", "target", "monster_tank"));
        }
        bsp::DefinedClass spawner{.name = "target_spawner", .isPoint = true};
        spawner.keys.push_back({.name = "target", .kind = bsp::ValueKind::Target});
        auto definitions = std::make_shared<bsp::Definitions>();
        definitions->add({spawner});
        const bsp::GameClasses classes(bsp::games::quake2, definitions);
        QVERIFY(bsp::EntityClass(classes, "target_spawner").mayHave("target"));
        const EntityText none;
        QVERIFY(Targets({{}, none, {}}, classes).referenceIn("target_spawner", "target", "monster_tank").isNull());
    }

    void anEntityTargetsEachOnce()
    {
        const auto targets = targetsOf("{ target b killtarget a target a }\n{ targetname a }\n{ targetname b }\n", bsp::quake2);
        QCOMPARE(targets.targetsOf(0), (Numbers{2, 1})); // in the order of its keys
        QCOMPARE(targets.referringTo("a"), Numbers{0});
    }

    // 3,000 that name 5,000: a list of all that each names would have fifteen million numbers.
    void manyTogetherAreAskedForOnce()
    {
        const auto targets = targetsOf(
            QByteArray("{ target a }\n").repeated(3'000) + QByteArray("{ targetname a }\n").repeated(5'000), bsp::quake2);
        Numbers users(3'000), bearers(5'000);
        std::iota(users.begin(), users.end(), 0);
        std::iota(bearers.begin(), bearers.end(), 3'000);
        QCOMPARE(targets.targetsOf(users), bearers);
        QCOMPARE(targets.targetersOf(bearers), users);
    }

    void bothWaysAgree_data() { addMapRows(); }
    void bothWaysAgree()
    {
        OPEN_MAP(map);
        const auto source = map.entitySource();
        const Targets targets(source, map.game());
        std::set<std::pair<qint32, qint32>> there, back;
        std::vector<qint32> some, theirs, whose; // every third
        for (qint32 entity = 0; entity < static_cast<qint32>(map.entities().entities.size()); ++entity) {
            for (const qint32 to : targets.targetsOf(entity))
                there.insert({entity, to});
            for (const qint32 from : targets.targetersOf(entity))
                back.insert({from, entity});
            QCOMPARE(targets.isTargeted(entity), !targets.targetersOf(entity).empty());
            if (entity % 3 != 0)
                continue;
            some.push_back(entity);
            std::ranges::copy(targets.targetsOf(entity), std::back_inserter(theirs));
            std::ranges::copy(targets.targetersOf(entity), std::back_inserter(whose));
        }
        sortUnique(theirs);
        sortUnique(whose);
        QVERIFY(there == back);
        QCOMPARE(targets.targetsOf(some), theirs);
        QCOMPARE(targets.targetersOf(some), whose);
    }
};

ADD_TEST(TestTargets, QCoreApplication)
#include "tst_targets.moc"
