// Which game a map is of, as its place and its entities tell, and that the games of a format fit together.
#include "core/games/entityclass.h"
#include "core/opening/gameofmap.h"
#include "core/opening/mapsource.h"
#include "core/scene/entities/startplace.h"
#include "tests/entitymap.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/rows.h"

#include <sys/stat.h>

namespace {

QByteArray idOf(const bsp::Game *game) { return game ? viewOf(game->id).toByteArray() : QByteArray(); }

QByteArray emptyMap(const bsp::Format &format) { return mapWithEntities(format, "{\n\"classname\" \"worldspawn\"\n}\n"); }

// Entities of these classes behind the world.
QByteArray entitiesOf(const QByteArray &classes)
{
    QByteArray text = "{\n\"classname\" \"worldspawn\"\n}\n";
    for (const auto &name : classes.split(' '))
        text += "{\n\"classname\" \"" + name + "\"\n}\n";
    return text;
}

} // namespace

class TestGames : public QObject
{
    Q_OBJECT

private slots:
    void theFolderTells_data()
    {
        const auto row = [add = addFormatColumns<QString, QByteArray>("path", "game")](
                             const bsp::Format &format, const QString &path, const QByteArray &game) {
            add(format, qPrintable(path), path, game);
        };
        row(bsp::goldsrc, u"cstrike/maps/de_a.bsp"_s, "counterstrike");
        row(bsp::goldsrc, u"CStrike/Maps/deeper/de_a.bsp"_s, "counterstrike");
        row(bsp::goldsrc, u"cstrike_downloads/maps/de_a.bsp"_s, "counterstrike");
        row(bsp::goldsrc, u"czero/maps/de_a.bsp"_s, "counterstrike");
        row(bsp::goldsrc, u"cstrike/de_a.bsp"_s, "counterstrike");
        row(bsp::goldsrc, u"svencoop/maps/a.bsp"_s, "svencoop");
        row(bsp::goldsrc, u"svencoop_addon/maps/a.bsp"_s, "svencoop");
        row(bsp::goldsrc, u"valve/maps/a.bsp"_s, "halflife");
        row(bsp::goldsrc, u"cstrike/old/valve/maps/a.bsp"_s, "halflife"); // the nearest
        row(bsp::goldsrc, u"valve/old/cstrike/maps/a.bsp"_s, "counterstrike");
        row(bsp::goldsrc, u"cstrikes/maps/a.bsp"_s, "");
        row(bsp::goldsrc, u"my cstrike/maps/a.bsp"_s, "");
        row(bsp::goldsrc, u"maps/cstrike.bsp"_s, "");
        row(bsp::goldsrc, u"baseoa/maps/a.bsp"_s, ""); // of another format's games
        row(bsp::quake3, u"baseoa/maps/a.bsp"_s, "openarena");
        row(bsp::quake3, u"baseq3/maps/a.bsp"_s, "quake3");
        row(bsp::quake3, u"data/maps/a.bsp"_s, "");
        row(bsp::wolfenstein, u"etmain/maps/a.bsp"_s, "enemyterritory");
        row(bsp::wolfenstein, u"main/maps/a.bsp"_s, "");
        row(bsp::quakeLive, u"baseq3/maps/a.bsp"_s, "quakelive");
        row(bsp::raven, u"base/maps/a.bsp"_s, "");
        row(bsp::quake2, u"baseq2/maps/a.bsp"_s, "quake2");
        row(bsp::quake2, u"rerelease/baseq2/maps/a.bsp"_s, "quake2rerelease");
        row(bsp::quake2, u"Quake 2/Rerelease/mymod/maps/a.bsp"_s, "quake2rerelease");
        row(bsp::qbsp, u"rerelease/baseq2/maps/a.bsp"_s, "quake2rerelease");
        row(bsp::qbsp, u"rerelease/old/baseq2/maps/a.bsp"_s, "quake2"); // the nearest
        row(bsp::qbsp, u"baseq2/maps/a.bsp"_s, "quake2");
        row(bsp::quake2, u"main/maps/a.bsp"_s, "");
        row(bsp::blueShift, u"cstrike/maps/a.bsp"_s, "");
    }

    void theFolderTells()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, game);
        const auto &format = fetchFormat();
        const GameFolder folder;
        const auto map = folder.save(path, emptyMap(format));
        QCOMPARE(idOf(gameFromPath(map, format)), game);
        const auto opened = openMap(map);
        VERIFY_RESULT(opened);
        QCOMPARE(idOf(opened.value().detectedGame()), game);
        QCOMPARE(idOf(&opened.value().game()), game.isEmpty() ? idOf(&format.game()) : game);
    }

    void settingsBesideTheMapsTell_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("settings", "game");
        row("title", "// a comment\r\ngame \"Counter-Strike\"\r\nversion \"1.6\"\r\n", "counterstrike");
        row("longer title", "game \"Counter-Strike 1.6, ours\"\n", "counterstrike");
        row("title in another case", "\tGAME\t\"SVEN CO-OP\"", "svencoop");
        row("folder", "game \"Ours\"\ngamedir \"cstrike\"\n", "counterstrike");
        row("without quotes", "gamedir svencoop\n", "svencoop");
        row("another title first", "game \"Half-Life\"\ngamedir \"cstrike\"\n", "halflife");
        row("unknown", "game \"Day of Defeat\"\ngamedir \"dod\"\n", "");
        row("in a comment", "// game \"Counter-Strike\"\n", "");
        row("another key", "game_x \"Counter-Strike\"\nmygame \"Counter-Strike\"\n", "");
        row("no value", "game", "");
        row("an empty value", "game \"\"\ngamedir \"\"\n", "");
        row("a quote that never ends", "game \"Counter-Strike", "counterstrike");
        row("a way out", "gamedir \"../../cstrike\"\n", "");
        row("empty", "", "");
        row("no text", QByteArray(4000, '\0') + "game \"Counter-Strike\"", "");
        row("behind the first 64 KB", QByteArray(70'000, '\n') + "game \"Counter-Strike\"\n", "");
        row("one endless line", "game \"" + QByteArray(2 << 20, 'x'), "");
        row("many keys", QByteArray("game \"x\"\n").repeated(1000) + "game \"Counter-Strike\"\n", "");
    }

    void settingsBesideTheMapsTell()
    {
        QFETCH(QByteArray, settings);
        QFETCH(QByteArray, game);
        const GameFolder folder;
        for (const auto &path : {u"mod/maps/a.bsp"_s, u"mod/maps/deeper/a.bsp"_s}) {
            const auto map = folder.save(path, emptyMap(bsp::goldsrc));
            folder.save(u"mod/liblist.gam"_s, settings);
            QCOMPARE(idOf(gameFromPath(map, bsp::goldsrc)), game);
            QCOMPARE(gameFromPath(map, bsp::quake3), nullptr); // whose games have no such settings
        }
        const auto elsewhere = folder.save(u"mod/a.bsp"_s, emptyMap(bsp::goldsrc));
        QCOMPARE(gameFromPath(elsewhere, bsp::goldsrc), nullptr);
        const auto below = folder.save(u"cstrike/mod/maps/a.bsp"_s, emptyMap(bsp::goldsrc));
        folder.save(u"cstrike/mod/liblist.gam"_s, settings);
        QCOMPARE(idOf(gameFromPath(below, bsp::goldsrc)), game.isEmpty() ? "counterstrike"_ba : game);
    }

    void settingsThatAreNoFileTellNothing()
    {
        const GameFolder folder;
        const auto map = folder.save(u"mod/maps/a.bsp"_s, emptyMap(bsp::goldsrc));
        const auto other = folder.save(u"pipe/maps/a.bsp"_s, emptyMap(bsp::goldsrc));
        QVERIFY(QDir().mkpath(folder.path(u"mod/liblist.gam"_s)));
        QCOMPARE(mkfifo(qPrintable(folder.path(u"pipe/liblist.gam"_s)), 0600), 0); // opening it would wait for ever
        QCOMPARE(gameFromPath(map, bsp::goldsrc), nullptr);
        QCOMPARE(gameFromPath(other, bsp::goldsrc), nullptr);
        QCOMPARE(gameFromPath({}, bsp::goldsrc), nullptr);
        QCOMPARE(gameFromPath(u":/samples/halflife/maps/gallery.bsp"_s, bsp::goldsrc), nullptr);
        QCOMPARE(gameFromPath(u"/"_s, bsp::goldsrc), nullptr);
        QCOMPARE(gameFromPath(u"a"_s, bsp::goldsrc), nullptr);
        QCOMPARE(gameFromPath(u"/x"_s + u"/y"_s.repeated(2000), bsp::goldsrc), nullptr);
        const auto link = folder.path(u"link.bsp"_s);
        const auto far = folder.save(u"cstrike/maps/a.bsp"_s, emptyMap(bsp::goldsrc));
        QVERIFY(QFile::link(far, link));
        QCOMPARE(idOf(gameFromPath(link, bsp::goldsrc)), "counterstrike"_ba);
    }

    void archivesGoByTheirFolders_data()
    {
        const auto row = addColumns<QString, QByteArray, QByteArray>("archive", "entry", "game");
        row("in the game's folder", u"baseoa/pak6.pk3"_s, "maps/a.bsp", "openarena");
        row("among its maps", u"baseoa/maps/pak6.pk3"_s, "maps/a.bsp", "openarena");
        row("the folder inside", u"downloads/a.zip"_s, "baseoa/maps/a.bsp", "openarena");
        row("the nearest", u"baseoa/a.zip"_s, "baseq3/maps/a.bsp", "quake3");
        row("anywhere", u"downloads/a.zip"_s, "maps/a.bsp", {});
    }

    void archivesGoByTheirFolders()
    {
        QFETCH(QString, archive);
        QFETCH(QByteArray, entry);
        const GameFolder folder;
        const auto file = folder.save(archive, zipOf({{.name = entry, .bytes = emptyMap(bsp::quake3)}}));
        const auto map = openMap(file + u'/' + QString::fromLatin1(entry));
        VERIFY_RESULT(map);
        QTEST(idOf(map.value().detectedGame()), "game");
    }

    void entitiesTell_data()
    {
        const auto row = addFormatColumns<QByteArray, QByteArray>("classes", "game");
        row(bsp::goldsrc, "two of one class", "hostage_entity hostage_entity", "counterstrike");
        row(bsp::goldsrc, "two of two classes", "func_bomb_target func_buyzone info_player_start", "counterstrike");
        row(bsp::goldsrc, "a single one", "hostage_entity monster_barney monster_zombie", "");
        row(bsp::goldsrc, "a stray one among others'", "squadmaker squadmaker func_buyzone path_waypoint", "svencoop");
        row(bsp::goldsrc, "as many as others", "squadmaker squadmaker func_buyzone func_buyzone", "");
        row(bsp::goldsrc, "most, but not of all", "squadmaker squadmaker squadmaker func_buyzone func_buyzone", "svencoop");
        row(bsp::goldsrc, "what all have", "monster_barney info_player_coop multi_manager trigger_random", "");
        row(bsp::goldsrc, "in another case", "Hostage_Entity HOSTAGE_ENTITY", "");
        row(bsp::goldsrc, "longer names", "func_buyzone2 func_buyzone2 xfunc_buyzone xfunc_buyzone", "");
        row(bsp::goldsrc, "none", "", "");
        row(bsp::blueShift, "in Blue Shift", "func_buyzone func_buyzone", "");
        row(bsp::quake3, "OpenArena", "domination_point domination_point", "openarena");
        row(bsp::quake3, "Nexuiz", "weapon_nex weapon_hagar item_armor_large", "nexuiz");
        row(bsp::quake3, "Quake III", "weapon_railgun item_botroam team_redobelisk", "");
        row(bsp::wolfenstein, "Enemy Territory", "misc_landmine func_constructible ai_marker", "enemyterritory");
        row(bsp::wolfenstein, "Wolfenstein", "trigger_objective_info team_WOLF_objective ai_marker", "");
        row(bsp::quakeLive, "Quake Live", "advertisement advertisement", "quakelive");
        row(bsp::raven, "Jedi Academy", "NPC_Cultist misc_weather_zone NPC_Kyle", "jediacademy");
        row(bsp::raven, "Jedi Outcast", "NPC_Kyle NPC_Reborn misc_model_breakable", "");
        row(bsp::raven, "Soldier of Fortune II", "pickup_armor_big gametype_player", "soldieroffortune2");
        row(bsp::quake2, "Kingpin", "cast_thug props_chair", "kingpin");
        row(bsp::quake2, "Quake II", "monster_soldier path_corner func_areaportal", "");
        row(bsp::quake2, "the re-release", "monster_guncmdr dynamic_light monster_soldier", "quake2rerelease");
        row(bsp::qbsp, "the re-release", "trigger_fog trigger_fog", "quake2rerelease");
        row(bsp::qbsp, "Quake II", "monster_soldier func_areaportal", "");
    }

    void entitiesTell()
    {
        QFETCH(QByteArray, classes);
        QFETCH(QByteArray, game);
        OPEN_BYTES(map, mapWithEntities(fetchFormat(), entitiesOf(classes)));
        QCOMPARE(idOf(gameFromEntities(map)), game);
        QCOMPARE(idOf(map.detectedGame()), game);
        auto edited = map;
        edited.setEntityText(entitiesOf("func_buyzone func_buyzone squadmaker"));
        QCOMPARE(&edited.game(), &map.game()); // it stays what it was opened as
        QCOMPARE(&edited.original().game(), &map.game());
    }

    void thePlaceGoesBeforeTheEntities()
    {
        const GameFolder folder;
        const auto bytes = mapWithEntities(bsp::goldsrc, entitiesOf("func_buyzone func_buyzone func_bomb_target"));
        const auto map = openMap(folder.save(u"svencoop/maps/de_a.bsp"_s, bytes));
        VERIFY_RESULT(map);
        QCOMPARE(&map.value().game(), &bsp::games::svenCoop);
        const auto anywhere = openMap(folder.save(u"de_a.bsp"_s, bytes));
        VERIFY_RESULT(anywhere);
        QCOMPARE(&anywhere.value().game(), &bsp::games::counterStrike);
    }

    void manyEntitiesAreCountedAtOnce()
    {
        QByteArray classes;
        for (int i = 0; i < 5000; ++i)
            classes += (i % 50 == 0 ? "func_buyzone "_ba : "func_wall_"_ba + QByteArray::number(i) + ' ');
        OPEN_BYTES(map, mapWithEntities(bsp::goldsrc, entitiesOf(classes.trimmed())));
        QCOMPARE(gameFromEntities(map), &bsp::games::counterStrike);
    }

    void anotherGameTakesNothingOfTheMap()
    {
        OPEN_BYTES(opened, mapWithEntities(bsp::goldsrc, "{ classname worldspawn }\n"
                                                         "{ classname info_vip_start\norigin \"1 2 3\" }\n"));
        auto map = opened;
        QVERIFY(startPlace(map).position != (Point{1, 2, 20}));
        map.setGame(bsp::games::counterStrike);
        QCOMPARE(startPlace(map).position, (Point{1, 2, 20}));
        QCOMPARE(map.entityText(), opened.entityText());
        for (const int lump : map.lumps())
            QVERIFY2(std::ranges::equal(map.lumpBytes(lump), opened.lumpBytes(lump)), map.lump(lump).name.data());
        QCOMPARE(&opened.game(), &bsp::games::halfLife); // a map is a value
    }

    void gamesOfAFormatGoTogether_data() { addFormatRows(); }
    void gamesOfAFormatGoTogether()
    {
        const auto &format = fetchFormat();
        const auto &first = format.game();
        QSet<QByteArray> own;
        for (const auto *game : format.games) {
            QVERIFY2(std::ranges::find(bsp::games::all(), game) != bsp::games::all().end(), game->id.data());
            QCOMPARE(game->grammar.blockComments, first.grammar.blockComments);
            QCOMPARE(game->grammar.highBytesAreSpace, first.grammar.highBytesAreSpace);
            QCOMPARE(game->grammar.singles, first.grammar.singles);
            if (game->surfaceNames.empty()) // else it names its own
                QCOMPARE(game->surfaces.data(), first.surfaces.data());
            QCOMPARE(game->contents.data(), first.contents.data());
            for (const auto name : game->ownClasses) {
                const auto text = viewOf(name).toByteArray();
                QVERIFY2(!own.contains(text), text.constData());
                own.insert(text);
                for (const auto *other : format.games)
                    QVERIFY2(bsp::EntityClass(*other, text).isOwn() == (other == game), text.constData());
            }
        }
        QVERIFY(first.ownClasses.empty()); // what nothing tells is of the first
    }

    void everyGameHasAnEngineOfItsOwn()
    {
        for (const auto *format : bsp::formats())
            for (const auto *game : format->games) {
                const int own = format->engineOf(*game);
                QVERIFY2(format->plays(static_cast<size_t>(own), *game), game->id.data());
            }
        QCOMPARE(bsp::goldsrc.engineOf(bsp::games::counterStrike), 0);
        QVERIFY(bsp::goldsrc.engines[static_cast<size_t>(bsp::goldsrc.engineOf(bsp::games::svenCoop))].name == "Sven Co-op");
        QVERIFY(!bsp::goldsrc.plays(0, bsp::games::svenCoop));
        QCOMPARE(bsp::quake2.engineOf(bsp::games::quake2), 0);
        QCOMPARE(bsp::quake2.engineOf(bsp::games::kingpin), 0);
        for (const auto *format : {&bsp::quake2, &bsp::qbsp}) {
            const auto own = static_cast<size_t>(format->engineOf(bsp::games::quake2Rerelease));
            QVERIFY(format->engines[own].name == "Re-release");
            QVERIFY(!format->plays(own, bsp::games::quake2));
        }
    }

    void classesAreAnsweredForInOnePlace()
    {
        using bsp::EntityClass, bsp::KeyUse;
        const auto &strike = bsp::games::counterStrike, &sven = bsp::games::svenCoop, &life = bsp::games::halfLife;
        QCOMPARE(EntityClass(strike, "hostage_entity").look().high, (Point{10, 10, 62}));
        QCOMPARE(EntityClass(life, "hostage_entity").look().high, (Point{8, 8, 8}));
        QCOMPARE(EntityClass(strike, "monster_zombie").look().high, EntityClass(life, "monster_zombie").look().high);
        QVERIFY(!EntityClass(strike, "func_buyzone").rule().isDrawn);
        QVERIFY(EntityClass(life, "func_buyzone").rule().isDrawn);
        QVERIFY(!EntityClass(strike, "func_ladder").rule().isDrawn);
        QCOMPARE(EntityClass(strike, "info_vip_start").startRank(), 2);
        QCOMPARE(EntityClass(life, "info_vip_start").startRank(), -1);
        QVERIFY(EntityClass(strike, "light_spot").look().isLight);
        QCOMPARE(EntityClass(sven, "trigger_random").use("Target7"), KeyUse::ByItsValue);
        QCOMPARE(EntityClass(life, "trigger_random").use("target7"), KeyUse::NamesNobody);
        QCOMPARE(EntityClass(sven, "trigger_copyvalue").use("netname"), KeyUse::ByItsValue);
        QCOMPARE(EntityClass(sven, "trigger_once").use("netname"), KeyUse::NamesNobody);
        QCOMPARE(EntityClass(sven, "multi_manager").use("door1"), KeyUse::ByItself);
        QVERIFY(EntityClass(sven, "trigger_copyvalue").isStandIn("!activator"));
        QVERIFY(!EntityClass(life, "trigger_relay").isStandIn("!activator"));
        using enum bsp::Landmark;
        QCOMPARE(EntityClass(bsp::games::openArena, "holdable_medkit").landmark(), Sought);
        QCOMPARE(EntityClass(life, "holdable_medkit").landmark(), Other);
        QCOMPARE(EntityClass(strike, "Ammo_9mm").landmark(), Little);
        QCOMPARE(EntityClass(life, "ambient_generic").landmark(), Unseen);
        QCOMPARE(EntityClass(bsp::games::kingpin, "point_combat").landmark(), Unseen);
    }
};

ADD_TEST(TestGames, QCoreApplication)
#include "tst_games.moc"
