// What stops a game as it makes a map's entities: told by the checks, and refused where an edit brings it.
#include "core/entities/spawnstops.h"
#include "core/format/formats.h"
#include "core/save/refusals.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

using namespace std::string_view_literals;

namespace {

const QByteArray world = "{\n\"classname\" \"worldspawn\"\n}\n";

QByteArray entityOf(const QByteArray &classname, const QByteArray &more = {})
{
    return "{\n\"classname\" \"" + classname + "\"\n" + more + "}\n";
}

std::vector<SpawnStop> stopsOf(const QByteArray &text, const bsp::Game &game, quint32 models = 4)
{
    const auto entities = parseEntities(text, game.grammar);
    return spawnStops({text, entities, game.grammar}, game, models);
}

QStringList refusedOf(const bsp::Format &format, const QByteArray &before, const QByteArray &after)
{
    return faultsOfEdit(format, format.game(), before, after, 4).refused;
}

} // namespace

class TestSpawnStops : public QObject
{
    Q_OBJECT

private slots:
    void modelsThatTheMapHasNotAreRefused_data() { addFormatRows(); }
    void modelsThatTheMapHasNotAreRefused()
    {
        const auto &format = fetchFormat();
        const auto with = [](const QByteArray &model) {
            return world + entityOf("trigger_once", "\"model\" \"" + model + "\"\n");
        };
        const auto models = format.game().values.models;
        QByteArrayList known{"*1", "*3"}, unknown{"*9999", "*4", "*-1", "*99999999999999999999"};
        (models == bsp::ModelReading::WholeText ? unknown : known) += QByteArrayList{"* 2", "*02", "*2x"};
        (models == bsp::ModelReading::NumberOrWorld ? known : unknown) += QByteArrayList{"*0", "*"};
        for (const auto &model : known)
            QCOMPARE(refusedOf(format, world, with(model)), QStringList());
        for (const auto &model : unknown) {
            const auto refused = refusedOf(format, world, with(model));
            QCOMPARE(refused.size(), 1);
            QVERIFY2(refused.first().contains("\"%1\", but the map has only *1 to *3"_L1.arg(QLatin1StringView(model))),
                     qPrintable(refused.first()));
            QVERIFY(refused.first().startsWith(u"Line 6: "));
        }
    }

    void brushesNeedAModel()
    {
        for (const auto *format : {&bsp::quake2, &bsp::quake3}) {
            QCOMPARE(refusedOf(*format, world, world + entityOf("trigger_hurt")).size(), 1);
            QCOMPARE(refusedOf(*format, world, world + entityOf("trigger_relay") + entityOf("func_timer")).size(), 0);
        }
        const auto other = world + entityOf("func_door", "\"model\" \"models/a.md3\"\n");
        QCOMPARE(refusedOf(bsp::quake3, world, other).size(), 1);
        QCOMPARE(refusedOf(bsp::quake2, world, other).size(), 0); // any model moves there
        QCOMPARE(refusedOf(bsp::goldsrc, world, world + entityOf("func_door")).size(), 0);
    }

    void thereIsRoomForSoMany_data()
    {
        const auto add = addFormatColumns<int, QByteArray>("room", "freed");
        const auto lights = entityOf("light").repeated(300);
        add(bsp::quake2, "lights", 1014, lights);
        add(bsp::quake2, "named lights", 1013, lights + entityOf("light", "\"targetname\" \"a\"\n"));
        add(bsp::quake3, "lights", 950, lights + entityOf("light", "\"targetname\" \"a\"\n") + entityOf("misc_model"));
        add(bsp::quake3, "a named corner", 949,
            entityOf("path_corner").repeated(9) + entityOf("path_corner", "\"targetname\" \"a\"\n"));
        add(bsp::goldsrc, "lights", 898, lights + entityOf("light_environment").repeated(9));
    }

    void thereIsRoomForSoMany()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(int, room);
        QFETCH(QByteArray, freed);
        const auto one = entityOf(format == &bsp::goldsrc ? "info_target" : "info_notnull");
        const auto full = world + freed + one.repeated(room);
        QCOMPARE(refusedOf(*format, world, full), QStringList());
        const auto refused = refusedOf(*format, full, full + one);
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused.first().contains(u"no free e"), qPrintable(refused.first()));
        QCOMPARE(refusedOf(*format, full, full + entityOf("light")), QStringList());
    }

    // Of a class that the game does not have, or of none. Quake II keeps them.
    void whoGivesTheRoomBackIsNotCounted_data()
    {
        const auto add = addFormatColumns<int, bool>("room", "frees");
        add(bsp::quake2, "as it plays", 1014, false);
        add(bsp::quake3, "as it plays", 950, true);
        add(bsp::goldsrc, "as it plays", 898, true);
    }

    void whoGivesTheRoomBackIsNotCounted()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(int, room);
        QFETCH(bool, frees);
        const auto one = entityOf(format == &bsp::goldsrc ? "info_target" : "info_notnull");
        const auto full = world + one.repeated(room);
        QVERIFY(stopsOf(full, format->game()).empty());
        QVERIFY(!stopsOf(full + one, format->game()).empty());
        for (const auto &more : {entityOf("thing_of_no_game"), QByteArray("{\n\"message\" \"a\"\n}\n")})
            QCOMPARE(stopsOf(full + more, format->game()).empty(), frees);
    }

    // Quake II's monsters, secrets and the like free themselves in deathmatch, and its starts elsewhere.
    void someAreThereOnlyAsTheyArePlayed()
    {
        const auto mode = [](const QByteArray &text) {
            const auto stops = stopsOf(text, bsp::games::quake2);
            return stops.empty() ? std::string_view() : stops.front().mode->id;
        };
        const auto some = entityOf("info_notnull").repeated(1000), starts = entityOf("info_player_deathmatch").repeated(20);
        QCOMPARE(mode(world + some + starts), "deathmatch"sv);
        QCOMPARE(mode(world + some + starts + entityOf("info_player_coop").repeated(40)), "coop"sv);
        const auto easyAlone = QByteArray("\"spawnflags\" \"1536\"\n");
        for (const auto *classname : {"monster_soldier", "misc_insane", "turret_driver", "target_secret", "misc_explobox"}) {
            QCOMPARE(mode(world + some + entityOf(classname, easyAlone).repeated(15)), "easy"sv);
            QCOMPARE(mode(world + some + entityOf(classname, "\"spawnflags\" \"1792\"\n").repeated(15)), ""sv);
        }
        QCOMPARE(mode(world + some + entityOf("monster_commander_body", "\"spawnflags\" \"1792\"\n").repeated(15)),
                 "deathmatch"sv);
    }

    void whatWasThereBeforeIsKept()
    {
        const auto before = world + entityOf("func_door", "\"model\" \"*9\"\n") + entityOf("item_health").repeated(1209);
        const auto faults = faultsOfEdit(bsp::quake3, bsp::quake3.game(), before, before + entityOf("item_quad"), 4);
        QCOMPARE(faults.refused, QStringList());
        QCOMPARE(faults.kept, 2U);
        QCOMPARE(stopsOf(before, bsp::quake3.game()).front().what, SpawnStop::NoRoom);
    }

    // And of others a way to play that leaves out less than the rest.
    void gamesWithoutAnEndHaveRoomForAll()
    {
        const auto easy = world + entityOf("item_x", "\"spawnflags\" \"1536\"\n").repeated(1015);
        const auto stops = stopsOf(easy, bsp::games::quake2);
        QCOMPARE(stops.size(), size_t(1));
        QCOMPARE(stops.front().mode->id, "easy"sv);
        const auto full = world + entityOf("item_x").repeated(9000);
        for (const auto *game : {&bsp::games::nexuiz, &bsp::games::svenCoop})
            QVERIFY(stopsOf(full, *game).empty());
    }

    void mapsThatArePlayedHaveNone_data() { addMapRows(); }
    void mapsThatArePlayedHaveNone()
    {
        OPEN_MAP(map);
        const auto models = map.recordCount(map.format().roles.models);
        const auto source = map.entitySource();
        for (const auto &stop : spawnStops(source, map.game(), models))
            QFAIL(qPrintable(sentenceOf(stop, source, map.game(), models)));
    }
};

ADD_TEST(TestSpawnStops, QCoreApplication)
#include "tst_spawnstops.moc"
