// Who targets whom, both ways.
#include "core/entities/targets.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <QtTest>

using Numbers = std::vector<qint32>;

namespace
{

Targets targetsOf(const QByteArray &text, const bsp::Format &format)
{
    const auto parsed = parseEntities(text);
    const bsp::EntityGrammar grammar;
    return {{text, parsed, grammar}, format.game()};
}

} // namespace

class TestTargets : public QObject
{
    Q_OBJECT

private slots:
    void namesAreComparedInAnyCase();
    void keysReferByTheirGame_data();
    void keysReferByTheirGame();
    void aManagersKeysAreNames();
    void anEntityTargetsEachOnce();
    void bothWaysAgree_data() { addMapRows(); }
    void bothWaysAgree();
};

void TestTargets::namesAreComparedInAnyCase()
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
}

void TestTargets::keysReferByTheirGame_data()
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

void TestTargets::keysReferByTheirGame()
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

void TestTargets::aManagersKeysAreNames()
{
    const QByteArray text = "{ classname multi_manager targetname mm door1 0.5 door1#1 2 wait 3 }\n"
                            "{ targetname door1 }\n{ targetname wait }\n{ classname light door1 0 }\n";
    const auto targets = targetsOf(text, bsp::goldsrc);
    QCOMPARE(targets.targetsOf(0), Numbers{1});
    QCOMPARE(targets.targetersOf(1), Numbers{0});
    QCOMPARE(targets.targetersOf(2), Numbers{});
    QCOMPARE(targetsOf(text, bsp::quake2).targetsOf(0), Numbers{});
}

void TestTargets::anEntityTargetsEachOnce()
{
    const auto targets =
        targetsOf("{ target b killtarget a target a }\n{ targetname a }\n{ targetname b }\n", bsp::quake2);
    QCOMPARE(targets.targetsOf(0), (Numbers{2, 1})); // in the order of its keys
    QCOMPARE(targets.referringTo("a"), Numbers{0});
}

void TestTargets::bothWaysAgree()
{
    OPEN_MAP(map);
    const auto source = map.entitySource();
    const Targets targets(source, map.game());
    std::set<std::pair<qint32, qint32>> there, back;
    for (qint32 entity = 0; entity < static_cast<qint32>(map.entities().entities.size()); ++entity) {
        for (const qint32 to : targets.targetsOf(entity))
            there.insert({entity, to});
        for (const qint32 from : targets.targetersOf(entity))
            back.insert({from, entity});
    }
    QVERIFY(there == back);
}

QTEST_GUILESS_MAIN(TestTargets)
#include "tst_targets.moc"
