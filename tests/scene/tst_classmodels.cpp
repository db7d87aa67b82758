// What the games' tables tell that entities of their classes show.
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/shownmodels.h"
#include "tests/testmaps.h"

class TestClassModels : public QObject
{
    Q_OBJECT

private slots:
    void classesShowWhatTheirGamesGiveThem_data()
    {
        const auto row = addFormatColumns<QByteArray, QString>("classname", "files");
        row(bsp::quake3, "item_health", "item_health",
            u"models/powerups/health/medium_cross.md3 models/powerups/health/medium_sphere.md3"_s);
        row(bsp::quake3, "weapon in capitals", "WEAPON_ROCKETLAUNCHER",
            u"models/weapons2/rocketl/rocketl.md3 models/weapons2/rocketl/rocketl_barrel.md3"_s);
        row(bsp::quake3, "info_player_start", "info_player_start", QString());
        row(bsp::quake3, "of Team Arena", "weapon_chaingun",
            u"models/weapons/vulcan/vulcan.md3 models/weapons/vulcan/vulcan_barrel.md3"_s);
        row(bsp::quake3, "large", "holdable_kamikaze", u"models/powerups/kamikazi.md3"_s);
        row(bsp::quake2, "monster_soldier_ss", "monster_soldier_ss", u"models/monsters/soldier/tris.md2"_s);
        row(bsp::quake2, "weapon_blaster", "weapon_blaster", QString());
        row(bsp::quake2, "of a mission pack", "monster_gekk", u"models/monsters/gekk/tris.md2"_s);
        row(bsp::quake2, "of two models", "monster_jorg",
            u"models/monsters/boss3/rider/tris.md2 models/monsters/boss3/jorg/tris.md2"_s);
        row(bsp::quake, "weapon_nailgun", "weapon_nailgun", u"progs/g_nail.mdl"_s);
        row(bsp::quake, "a box", "item_shells", u"maps/b_shell0.bsp"_s);
        row(bsp::quake, "of a mission pack", "monster_gremlin", u"progs/grem.mdl"_s);
        row(bsp::quake, "of two models", "monster_armagon", u"progs/armalegs.mdl progs/armabody.mdl"_s);
        row(bsp::quake, "who is not there yet", "monster_boss", QString());
        row(bsp::quake, "a rune of no episode", "item_sigil", QString());
        row(bsp::hexen2, "item_mana_blue", "item_mana_blue", u"models/i_bmana.mdl"_s);
        row(bsp::hexen2, "monster_archer_ice", "monster_archer_ice", u"models/archer2.mdl"_s);
        row(bsp::hexen2, "of two models", "rider_war", u"models/boss/warhorse.mdl models/boss/warrider.mdl"_s);
        row(bsp::hexen2, "a thing", "obj_barrel_exploding", u"models/barrel.mdl"_s);
        row(bsp::hexen2, "of no piece", "puzzle_piece", QString());
        row(bsp::hexen2, "what is not there yet", "puzzle_static_piece", QString());
        row(bsp::bsp2, "light_globe", "light_globe", u"progs/s_light.spr"_s);
        row(bsp::goldsrc, "item_battery", "item_battery", u"models/w_battery.mdl"_s);
        row(bsp::goldsrc, "of Opposing Force", "weapon_sniperrifle", u"models/w_m40a1.mdl"_s);
        row(bsp::goldsrc, "of Blue Shift", "item_helmet", u"models/barney_helmet.mdl"_s);
    }

    void classesShowWhatTheirGamesGiveThem()
    {
        QFETCH(const QByteArray, classname);
        QFETCH(const QString, files);
        const auto models = modelsWith(fetchFormat(), "{ \"classname\" \"" + classname + "\" " + there + "}");
        QCOMPARE(namesOf(models).join(u' '), files);
        for (const auto &shown : models.shown)
            QCOMPARE(shown.entity, 1);
    }

    void gamesThatTheirClassesTellShowTheirOwn()
    {
        const auto models = modelsWith(bsp::quake3, "{ \"classname\" \"weapon_hagar\" " + there
                                                        + "} { \"classname\" \"weapon_nex\" } "
                                                          "{ \"classname\" \"item_bullets\" }");
        QCOMPARE(namesOf(models), (QStringList{u"models/weapons/g_hagar.md3"_s, u"models/weapons/g_nex.md3"_s}));
        QCOMPARE(models.shown.front().transform.origin[2], floorOfRoom);
    }

    void classesShowTheSkinsAndPosesOfTheirKind()
    {
        const auto choiceOf = [](const bsp::Format &format, const QByteArray &entity) {
            return modelsWith(format, "{ " + entity + " }").files.front().choice;
        };
        QCOMPARE(choiceOf(bsp::quake2, "\"classname\" \"monster_soldier_ss\"").skin, 4);
        QCOMPARE(choiceOf(bsp::goldsrc, "\"classname\" \"monster_barney\" \"sequence\" \"9\"").activity, 1);
        QCOMPARE(choiceOf(bsp::goldsrc, "\"classname\" \"monster_scientist\" \"body\" \"2\"").skin, 1);
        const auto poseOf = [&](const char *pose) {
            return choiceOf(bsp::goldsrc, QByteArray("\"classname\" \"monster_barney_dead\" \"pose\" \"") + pose + '"')
                .sequenceName;
        };
        QVERIFY(poseOf("0") == "lying_on_back");
        QVERIFY(poseOf("2") == "lying_on_stomach");
        QVERIFY(poseOf("3").empty());
        QCOMPARE(choiceOf(bsp::goldsrc, "\"classname\" \"monster_scientist\" \"body\" \"3\" \"skin\" \"4\"").skin, 4);
        const auto crab = modelsWith(bsp::goldsrc, "{ \"classname\" \"monster_babycrab\" }").shown.front();
        QCOMPARE(crab.renderMode, RenderMode::Texture);
        QVERIFY(std::abs(crab.renderAmount - 192) < 0.01);
        const auto framesOf = [](const QByteArray &classname, const char *flags) {
            const auto shown =
                modelsWith(bsp::quake2, "{ \"classname\" \"" + classname + "\" \"spawnflags\" \"" + flags + "\" }").shown.front();
            return std::pair(shown.firstFrame, shown.frameCount);
        };
        QCOMPARE(framesOf("misc_deadsoldier", "2048"), std::pair(0, 1));
        QCOMPARE(framesOf("misc_deadsoldier", "2056"), std::pair(3, 1));
        QCOMPARE(framesOf("misc_deadsoldier", "12"), std::pair(2, 1)); // the first of both
        QCOMPARE(framesOf("misc_insane", "4"), std::pair(59, 6));
        QCOMPARE(framesOf("misc_insane", "20"), std::pair(99, 61)); // only with both of its flags
        QCOMPARE(framesOf("misc_insane", "28"), std::pair(252, 15));
    }

    void quakesKeysGoWithTheMap()
    {
        const auto keyOf = [](const QByteArray &worldtype) {
            const QByteArray text = "{ \"classname\" \"worldspawn\" \"worldtype\" \"" + worldtype
                                    + "\" }\n{ \"classname\" \"item_key2\" " + there + "}";
            const auto scene = sceneOf(MapBuilder::room(bsp::quake).setLumpBytes("ENTITIES", text + '\0'));
            return namesOf(entityModels(*scene)).value(0);
        };
        QCOMPARE(keyOf("0"), u"progs/w_g_key.mdl"_s);
        QCOMPARE(keyOf("1"), u"progs/m_g_key.mdl"_s);
        QCOMPARE(keyOf("2"), u"progs/b_g_key.mdl"_s);
        const auto own = modelsWith(bsp::quake, "{ \"classname\" \"item_key1\" \"worldtype\" \"2\" " + there + "}");
        QCOMPARE(namesOf(own), QStringList{u"progs/w_s_key.mdl"_s}); // its own key says nothing
        QCOMPARE(own.shown.front().transform.origin[2], floorOfRoom + 24);
    }

    void quakesBoxesAreOfTheirKind()
    {
        const auto fileOf = [](const QByteArray &classname, const QByteArray &flags) {
            return namesOf(modelsWith(bsp::quake,
                                      "{ \"classname\" \"" + classname + "\" \"spawnflags\" \"" + flags + "\" " + there + "}"))
                .value(0);
        };
        QCOMPARE(fileOf("item_health", "0"), u"maps/b_bh25.bsp"_s);
        QCOMPARE(fileOf("item_health", "2"), u"maps/b_bh100.bsp"_s);
        QCOMPARE(fileOf("item_health", "3"), u"maps/b_bh10.bsp"_s);
        QCOMPARE(fileOf("item_cells", "1"), u"maps/b_batt1.bsp"_s);
        QCOMPARE(fileOf("item_weapon", "2"), u"maps/b_rock0.bsp"_s);
        QCOMPARE(fileOf("item_weapon", "9"), u"maps/b_shell1.bsp"_s);
        QCOMPARE(fileOf("item_weapon", "3"), u"maps/b_rock0.bsp"_s);
        QCOMPARE(fileOf("item_sigil", "4"), u"progs/end3.mdl"_s);
    }

    void quakesMonstersStandAsTheyThink()
    {
        const auto shownOf = [](const QByteArray &classname, const char *flags) {
            return modelsWith(bsp::quake, "{ \"classname\" \"" + classname + "\" \"spawnflags\" \"" + flags + "\" " + there + "}")
                .shown.front();
        };
        const auto dog = shownOf("monster_dog", "0");
        QCOMPARE(std::pair(dog.firstFrame, dog.frameCount), std::pair(69, 9));
        QCOMPARE(dog.transform.origin[2], floorOfRoom + 24);
        const auto hanging = shownOf("monster_zombie", "1");
        QCOMPARE(std::pair(hanging.firstFrame, hanging.frameCount), std::pair(192, 6));
        QCOMPARE(hanging.transform.origin[2], 20.0);
        QCOMPARE(shownOf("monster_zombie", "2").transform.origin[2], floorOfRoom + 24);
        QCOMPARE(shownOf("monster_wizard", "0").transform.origin[2], 20.0);
        QCOMPARE(shownOf("light_flame_large_yellow", "0").firstFrame, 1);
        const auto armor = modelsWith(bsp::quake, "{ \"classname\" \"item_armorInv\" " + there + "}");
        QCOMPARE(armor.files.front().choice.skin, 2);
        const auto armagon = shownOf("monster_armagon", "0");
        QCOMPARE(std::tuple(armagon.firstFrame, armagon.frameCount, armagon.rate), std::tuple(64, 20, 5.0));
        const auto filesOf = [](const QByteArray &entity) {
            return namesOf(modelsWith(bsp::quake, "{ " + entity + there + "}"));
        };
        QCOMPARE(filesOf(R"("classname" "monster_lava_man" )"), QStringList{u"progs/lavaman.mdl"_s});
        QVERIFY(filesOf(R"("classname" "monster_lava_man" "spawnflags" "2" )").isEmpty());
        QCOMPARE(filesOf(R"("classname" "monster_morph" "spawnflags" "12" )"), QStringList{u"progs/morph_eg.mdl"_s});
        QVERIFY(filesOf(R"("classname" "monster_morph" "spawnflags" "4" "targetname" "m" )").isEmpty());
    }

    void hexen2sMonstersAndThingsAreAsTheirKeysSay_data()
    {
        const auto row =
            addColumns<QByteArray, qint32, int, int, double, double>("entity", "skin", "frame", "frames", "scale", "height");
        row("golem", "monster_golem_iron", 0, 0, 22, 1, floorOfRoom);
        row("statue", "monster_golem_iron\" \"spawnflags\" \"2", 0, 0, 1, 1, floorOfRoom);
        row("imp", "monster_imp_ice", 1, 78, 24, 1, 20);
        row("imp in the air", "monster_imp_ice\" \"spawnflags\" \"2", 1, 35, 20, 1, 20);
        row("gargoyle", "monster_imp_ice\" \"spawnflags\" \"18", 2, 78, 1, 1.5, 20);
        row("spider", "monster_spider_yellow_large", 1, 16, 25, 1.25, floorOfRoom);
        row("spider on a wall", "monster_spider_yellow_large\" \"spawnflags\" \"32", 1, 16, 25, 1.25, 20);
        row("barrel", "obj_barrel_indestructible", 1, 0, 0, 1, floorOfRoom);
        row("barrel on its side", "obj_barrel_indestructible\" \"spawnflags\" \"4", 1, 1, 1, 1, 20);
        row("sword", "obj_sword\" \"skin\" \"1", 1, 0, 0, 1, floorOfRoom + 8);
        row("pot", "obj_pot2", 2, 0, 0, 1, floorOfRoom);
        row("tree", "obj_tree\" \"scale\" \"0.5", 0, 0, 0, 0.5, 20);
        row("mana", "item_mana_both", 0, 0, 0, 1, floorOfRoom + 38);
        row("much mana", "item_mana_both\" \"spawnflags\" \"3", 0, 0, 0, 2, 20);
    }

    void hexen2sMonstersAndThingsAreAsTheirKeysSay()
    {
        QFETCH(const QByteArray, entity);
        const QByteArray world = "{ \"classname\" \"worldspawn\" \"worldtype\" \"2\" }\n";
        const QByteArray text = world + "{ \"classname\" \"" + entity + "\" " + there + "}";
        const auto scene = sceneOf(MapBuilder::room(bsp::hexen2).setLumpBytes("ENTITIES", text + '\0'));
        const auto models = entityModels(*scene);
        QCOMPARE(models.shown.size(), size_t{1});
        const auto &shown = models.shown.front();
        QTEST(models.files.front().choice.skin, "skin");
        QTEST(shown.firstFrame, "frame");
        QTEST(shown.frameCount, "frames");
        QTEST(shown.scale, "scale");
        QTEST(shown.transform.origin[2], "height");
    }

    void hexen2sPuzzlePiecesAreNamedByTheirKeys()
    {
        const QByteArray piece = "{ \"classname\" \"puzzle_piece\" \"puzzle_id\" \"cskey\" " + there;
        const auto withFlags = [&](const char *flags) { return piece + "\"spawnflags\" \"" + flags + "\" } "; };
        const auto models = modelsWith(bsp::hexen2, withFlags("0") + withFlags("2") + withFlags("1"));
        QCOMPARE(namesOf(models), (QStringList{u"models/puzzle/cskey.mdl"_s, u"models/puzzle/cskey.mdl"_s}));
        QCOMPARE(models.shown[0].transform.origin[2], floorOfRoom + 28);
        QCOMPARE(models.shown[1].transform.origin[2], 20.0);
    }

    void halfLifesPeopleHoldWhatTheirKeysSay_data()
    {
        const auto row = addColumns<QByteArray, quint32, qint32, qint32>("entity", "parts", "body", "skin");
        row("gun", "\"classname\" \"monster_human_grunt\" \"weapons\" \"3\" \"body\" \"5\"", 0, 5, 0);
        row("shotgun", "\"classname\" \"monster_human_grunt\" \"weapons\" \"10\" \"body\" \"5\"", 0x120, 0, 0);
        row("launcher", "\"classname\" \"monster_human_grunt\" \"weapons\" \"5\"", 0x30, 0, 1);
        row("dead commander", "\"classname\" \"monster_hgrunt_dead\" \"body\" \"3\"", 0x210, 0, 0);
        row("ally with a head", "\"classname\" \"monster_human_grunt_ally\" \"weapons\" \"16\" \"head\" \"4\"", 0x2140, 0, 0);
        row("medic", "\"classname\" \"monster_human_medic_ally\" \"head\" \"1\"", 0x1100, 0, 0);
        row("torch with an eagle", "\"classname\" \"monster_human_torch_ally\"", 0, 0, 0);
        row("torch with both", "\"classname\" \"monster_human_torch_ally\" \"weapons\" \"3\"", 0, 0, 0);
        row("torch", "\"classname\" \"monster_human_torch_ally\" \"weapons\" \"2\"", 0x100, 0, 0);
        row("torch with grenades", "\"classname\" \"monster_human_torch_ally\" \"weapons\" \"6\"", 0x100, 0, 0);
        row("medic with an eagle", "\"classname\" \"monster_human_medic_ally\" \"weapons\" \"3\"", 0, 0, 0);
    }

    void halfLifesPeopleHoldWhatTheirKeysSay()
    {
        QFETCH(const QByteArray, entity);
        const auto choice = modelsWith(bsp::goldsrc, "{ " + entity + " }").files.front().choice;
        QTEST(choice.parts, "parts");
        QTEST(choice.body, "body");
        QTEST(choice.skin, "skin");
    }

    void counterStrikeShowsItsOwn()
    {
        const QByteArray weapon = "{ \"classname\" \"armoury_entity\" " + there;
        const auto models =
            modelsWith(bsp::goldsrc, weapon + "} " + weapon + "\"item\" \"10\" } " + weapon
                                         + "\"item\" \"99\" } "
                                           "{ \"classname\" \"hostage_entity\" } "
                                           "{ \"classname\" \"hostage_entity\" \"model\" \"models/hostage.mdl\" } "
                                           "{ \"classname\" \"item_suit\" } { \"classname\" \"world_items\" \"type\" \"45\" } "
                                           "{ \"classname\" \"weapon_crowbar\" }");
        QCOMPARE(namesOf(models), (QStringList{u"models/w_mp5.mdl"_s, u"models/w_awp.mdl"_s, u"models/scientist.mdl"_s,
                                               u"models/hostage.mdl"_s, u"models/w_kevlar.mdl"_s, u"models/w_kevlar.mdl"_s}));
        QCOMPARE(models.shown.front().transform.origin[2], floorOfRoom);
        QCOMPARE(namesOf(modelsWith(bsp::goldsrc, "{ \"classname\" \"world_items\" \"type\" \"45\" }")),
                 QStringList{u"models/w_suit.mdl"_s});
    }

    void quake2ShowsNobodyWhoWaits_data()
    {
        const auto row = addColumns<QByteArray, qsizetype>("entity", "count");
        row("monster", "\"classname\" \"monster_infantry\" \"spawnflags\" \"1\"", 1);
        row("monster that waits", "\"classname\" \"monster_infantry\" \"spawnflags\" \"3\"", 0);
        row("flyer that waits", "\"classname\" \"monster_flyer\" \"spawnflags\" \"2\"", 0);
        row("ship", "\"classname\" \"misc_viper\" \"model\" \"models/a.md2\"", 0);
        row("cube that waits", "\"classname\" \"key_power_cube\" \"spawnflags\" \"1\"", 0);
        row("item", "\"classname\" \"item_quad\" \"spawnflags\" \"1\"", 1);
        row("Ground Zero's item that waits", "\"classname\" \"item_double\" \"spawnflags\" \"1\"", 0);
    }

    void quake2ShowsNobodyWhoWaits()
    {
        QFETCH(const QByteArray, entity);
        QTEST(namesOf(modelsWith(bsp::quake2, "{ " + entity + " }")).size(), "count");
    }
};

ADD_TEST(TestClassModels, QGuiApplication)
#include "tst_classmodels.moc"
