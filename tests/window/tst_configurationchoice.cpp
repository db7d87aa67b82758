// Which game configuration a map gets: what its place, its contents and its user say of it, and what is remembered.
#include "core/text.h"
#include "tests/configurationfixture.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/placesmenu.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/tables/lumplist.h"

class ConfigurationChoiceTest : public ConfigurationFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { startWithoutGames(); }
    void cleanup() { window_.reset(); }
    void thePathChoosesAndAPersonsChoiceWins()
    {
        const auto map = saveMap(u"one/maps/a.bsp"_s), other = saveMap(u"one/maps/b.bsp"_s);
        Settings().setGameConfigurations(
            {{.id = u"1"_s, .name = u"one"_s, .game = &bsp::games::openArena, .places = {games_->path(u"one"_s)}},
             {.id = u"2"_s, .name = u"two"_s, .game = &bsp::games::nexuiz}});
        restart();
        open(map);
        QCOMPARE(&game(), &bsp::games::openArena);
        showDialog();
        choose(dialog()->ofMap(), u"two"_s);
        QCOMPARE(&game(), &bsp::games::nexuiz);
        open(other);
        QCOMPARE(&game(), &bsp::games::openArena);
        open(map);
        QCOMPARE(window_->document()->configuration().name, u"two"_s);
        QCOMPARE(&game(), &bsp::games::nexuiz);
        QCOMPARE(dialog()->ofMap()->currentText(), u"two"_s);
        choose(dialog()->ofMap(), u"Automatic: one (map's folder)"_s);
        QCOMPARE(&game(), &bsp::games::openArena);
        QCOMPARE(dialog()->ofMap()->currentIndex(), 0); // and is seen as chosen
        choose(dialog()->ofMap(), u"one"_s);            // though it is the same
        QCOMPARE(dialog()->ofMap()->currentText(), u"one"_s);
    }

    void whatIsChosenForAMapThatLiesInNoneIsUsual()
    {
        const auto map = saveMap(u"x/a.bsp"_s), other = saveMap(u"y/b.bsp"_s);
        Settings().setGameConfigurations({{.id = u"2"_s, .name = u"two"_s, .game = &bsp::games::nexuiz, .places = {u"/two"_s}}});
        restart();
        open(map);
        showDialog();
        choose(dialog()->ofMap(), u"two"_s);
        QCOMPARE(dialog()->ofMap()->currentText(), u"two"_s);
        open(other);
        QCOMPARE(&game(), &bsp::games::nexuiz);
        const auto labels = dialog()->findChildren<QLabel *>();
        QVERIFY(
            std::ranges::any_of(labels, [](const QLabel *label) { return label->text().contains(u"maps of the same game"_s); }));
        const auto usual = u"two - as for other maps of "_s + fromView(bsp::games::nexuiz.title); // nobody chose it for this map
        QCOMPARE(dialog()->ofMap()->currentText(), usual);
        QCOMPARE(dialog()->names()->currentItem()->text(), u"two"_s);
        choose(dialog()->ofMap(), usual);
        QCOMPARE(dialog()->ofMap()->currentText(), u"two"_s);
        open(saveMap(u"baseoa/maps/c.bsp"_s)); // tells that it is of another
        QCOMPARE(&game(), &bsp::games::openArena);
        QVERIFY(window_->document()->addedPlaces().isEmpty());
        open(samplePath(u"quake3"_s));
        QVERIFY(window_->document()->addedPlaces().isEmpty());
    }

    // One folder for an OpenArena map made OpenArena maps of all Quake III maps.
    void whatIsUsualForOneGameIsNotForMapsThatTellNone()
    {
        const auto openArena = QByteArrayLiteral("{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"info_player_dd\" }\n"
                                                 "{ \"classname\" \"info_player_dd\" }\n");
        auto builder = MapBuilder::room(bsp::quake3).setLumpBytes("ENTITIES", openArena + '\0');
        const auto told = games_->save(u"x/told.bsp"_s, builder.build()), again = games_->save(u"y/again.bsp"_s, builder.build());
        open(told);
        if (window_->document()->detectedGame() != &bsp::games::openArena)
            QFAIL("That class is OpenArena's no more.");
        emit window_->images()->textures()->places()->added(games_->path(u"x"_s));
        open(again);
        QCOMPARE(window_->document()->addedPlaces(), QStringList{games_->path(u"x"_s)});
        open(saveMap(u"z/none.bsp"_s));
        QVERIFY(window_->document()->addedPlaces().isEmpty());
        QCOMPARE(&game(), &bsp::games::quake3);
    }

    void aFolderAddedInAModIsThatModsAlone()
    {
        const auto added = games_->path(u"pictures"_s);
        games_->save(u"pictures/textures/none.txt"_s, "");
        games_->save(u"game/baseq3/pak0.pk3"_s, "");
        const auto mod = [this](const QString &name) { return saveMap(u"game/%1/maps/%1.bsp"_s.arg(name)); };
        open(mod(u"one"_s));
        emit window_->images()->textures()->places()->added(added);
        QCOMPARE(window_->document()->addedPlaces(), QStringList{added});
        open(mod(u"two"_s));
        QCOMPARE(window_->document()->addedPlaces(), QStringList());
        open(saveMap(u"game/one/maps/more/b.bsp"_s));
        QCOMPARE(window_->document()->addedPlaces(), QStringList{added});
        open(saveMap(u"game/baseq3/maps/base.bsp"_s)); // the game's own, and a map of which no more is known than the format
        QCOMPARE(window_->document()->addedPlaces(), QStringList());
        open(saveMap(u"downloads/c.bsp"_s));
        QCOMPARE(window_->document()->addedPlaces(), QStringList());
        restart();
        open(games_->path(u"game/one/maps/one.bsp"_s));
        QCOMPARE(window_->document()->addedPlaces(), QStringList{added});
        window_->games()->undoStack().undo(); // another day it is no step
        QCOMPARE(window_->document()->addedPlaces(), QStringList{added});
        window_->games()->setPlaces({});
        window_->games()->undoStack().undo();
        QCOMPARE(window_->document()->addedPlaces(), QStringList{added});
    }

    // What was added for a map of which only the format is known does not count for one that tells its game.
    void aFolderAddedForMapsThatTellNoGameIsNoOtherGames()
    {
        const auto added = games_->path(u"pictures"_s);
        games_->save(u"pictures/textures/none.txt"_s, "");
        open(saveMap(u"x/a.bsp"_s));
        emit window_->images()->textures()->places()->added(added);
        QVERIFY(!all().front().game);
        const auto openArena = games_->save(
            u"y/told.bsp"_s, mapWithEntities(bsp::quake3, "{ classname worldspawn }\n{ classname domination_point }\n"
                                                          "{ classname domination_point }\n"));
        open(openArena);
        QCOMPARE(&game(), &bsp::games::openArena);
        QCOMPARE(window_->document()->addedPlaces(), QStringList());
        open(saveMap(u"z/b.bsp"_s));
        QCOMPARE(window_->document()->addedPlaces(), QStringList{added});
    }

    void aFolderAddedAtTheNoticeIsRemembered()
    {
        open(saveMap(u"x/a.bsp"_s));
        auto *places = window_->images()->textures()->places();
        emit places->added(sampleFile(u"quake3"));
        QCOMPARE(names(), QStringList{u"quake3"_s}); // the folder's, for neither it nor the map tells a game
        QVERIFY(!all().front().game);
        QCOMPARE(window_->document()->addedPlaces(), QStringList{sampleFile(u"quake3")});
        emit places->added(games_->path(u"x"_s));
        QCOMPARE(all().size(), 1U);
        QCOMPARE(all().front().places, (QStringList{games_->path(u"x"_s), sampleFile(u"quake3")}));
        open(saveMap(u"y/b.bsp"_s));
        QCOMPARE(window_->document()->addedPlaces().size(), 2);
        open(samplePath(u"halflife"_s));
        QVERIFY(window_->document()->addedPlaces().isEmpty());
    }

    void foldersAddedWithOlderVersionsAreKept()
    {
        QSettings().setValue(u"images/places/quake3"_s, QStringList{u"/old/place"_s});
        restart();
        QCOMPARE(names(), QStringList{u"Quake III Arena"_s});
        open(saveMap(u"x/a.bsp"_s));
        QCOMPARE(window_->document()->addedPlaces(), QStringList{u"/old/place"_s});
        open(saveMap(u"baseoa/maps/c.bsp"_s)); // which tells another game
        QCOMPARE(&game(), &bsp::games::openArena);
        QCOMPARE(window_->document()->addedPlaces(), QStringList());
        restart(); // once is enough
        QCOMPARE(all().size(), 1U);
    }

    void anotherFormatsGameIsRefusedInASentence()
    {
        Settings().setGameConfigurations({{.id = u"1"_s, .name = u"mine"_s, .game = &bsp::games::halfLife}});
        restart();
        open(saveMap(u"x/a.bsp"_s));
        showDialog();
        choose(dialog()->ofMap(), u"mine"_s);
        QVERIFY(dialog()->sentence()->text().contains(u"Half-Life"_s));
        QCOMPARE(dialog()->ofMap()->currentIndex(), 0);
        QCOMPARE(&game(), &bsp::games::quake3);
    }

    void undoBringsTheChosenGameBack()
    {
        Settings().setGameConfigurations({{.id = u"1"_s, .name = u"one"_s, .game = &bsp::games::nexuiz}});
        restart();
        const auto map = saveMap(u"baseoa/maps/a.bsp"_s);
        open(map);
        choose(window_->lumps()->findChild<QComboBox *>(), u"Quake III Arena - Quake III"_s); // overrules what it tells
        QCOMPARE(&game(), &bsp::games::quake3);
        showDialog();
        choose(dialog()->ofMap(), u"one"_s);
        QCOMPARE(&game(), &bsp::games::nexuiz);
        press(u"Undo"_s);
        QCOMPARE(&game(), &bsp::games::quake3);
        restart();
        open(map);
        QCOMPARE(&game(), &bsp::games::quake3);
    }

    // Where the map lies tells nothing, but what is in it.
    void theInstalledGameThatAMapTellsIsSearched()
    {
        const auto installed = games_->path(u"share/games/openarena/baseoa"_s);
        games_->save(u"share/games/openarena/baseoa/textures/none.txt"_s, "");
        const auto told = games_->save(
            u"downloads/told.bsp"_s,
            mapWithEntities(bsp::quake3,
                            "{ classname worldspawn }\n{ classname domination_point }\n{ classname domination_point }\n"));
        open(told);
        QCOMPARE(&game(), &bsp::games::openArena);
        QTRY_VERIFY(window_->document()->addedPlaces().contains(installed));
        QCOMPARE(all().size(), 0U); // nobody chose it
        open(saveMap(u"downloads/a.bsp"_s));
        QVERIFY(!window_->document()->addedPlaces().contains(installed));
        // A folder that is added is its game's, whatever the map is taken for.
        window_->games()->setPlaces({installed});
        QCOMPARE(all().front().game, &bsp::games::openArena);
        window_->games()->undoStack().undo();
        window_->games()->setPlaces({games_->path(u"downloads"_s)});
        QVERIFY(!all().front().game);
        QCOMPARE(all().front().name, u"downloads"_s);
    }

    // lumpscope MAP --game ...: nobody remembers it.
    void whatTheProgramIsGivenCountsUntilSomebodyChooses()
    {
        const auto path = saveMap(u"mod/maps/a.bsp"_s);
        const GameConfiguration given{
            .id = {}, .name = u"given"_s, .game = &bsp::games::openArena, .places = {games_->path(u"files"_s)}};
        window_->games()->give(given);
        open(path);
        QCOMPARE(window_->document()->configuration(), given);
        QCOMPARE(&game(), &bsp::games::openArena);
        open(sampleFile(u"quake2/maps/gallery.bsp")); // which that game does not play
        QVERIFY(window_->document()->configuration() != given);
        open(path);
        QCOMPARE(window_->document()->configuration(), given);
        QVERIFY(all().empty());
        window_->games()->choose(nullptr);
        QVERIFY(window_->document()->configuration() != given);
        restart();
        open(path);
        QVERIFY(window_->document()->configuration().name.isEmpty());
    }
};

ADD_TEST(ConfigurationChoiceTest, QApplication)
#include "tst_configurationchoice.moc"
