// Game configurations as their user makes and changes them.
#include "core/text.h"
#include "tests/configurationfixture.h"
#include "tests/program.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/tables/lumplist.h"
#include "widgets/view3d/viewpanel.h"

class GameConfigurationsTest : public ConfigurationFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { startWithoutGames(); }
    void cleanup() { window_.reset(); }
    void itIsReachedFromTheMenuTheLumpsAndTheNotices()
    {
        QVERIFY(!dialog());
        showDialog();
        QVERIFY(dialog() && dialog()->isVisible() && !dialog()->isModal());
        QTRY_VERIFY(!dialog()->isSearching());
        QVERIFY2(dialog()->sentence()->text().contains(u"New"_s), qPrintable(dialog()->sentence()->text()));
        dialog()->close();
        open(saveMap(u"a.bsp"_s));
        window_->lumps()->findChild<QToolButton *>()->click();
        QVERIFY(dialog()->isVisible());
        dialog()->close();
        emit window_->images()->textures()->notice()->linkActivated(u"games"_s);
        QVERIFY(dialog()->isVisible());
        dialog()->close();
        if (window_->view()->viewport()) {
            emit window_->view()->missing()->linkActivated(u"games"_s);
            QVERIFY(dialog()->isVisible());
        }
    }

    void oneIsMadeNamedAndGivenAFolder()
    {
        open(saveMap(u"mine/maps/a.bsp"_s));
        showDialog();
        press(u"New"_s);
        type(u"My arena"_s);
        choose(dialog()->game(), u"OpenArena"_s);
        press(u"Add a Folder..."_s);
        answer(games_->path(u"mine"_s));
        QCOMPARE(all().size(), 1U);
        QCOMPARE(all().front().name, u"My arena"_s);
        QCOMPARE(all().front().game, &bsp::games::openArena);
        QCOMPARE(all().front().places, QStringList{games_->path(u"mine"_s)});
        QCOMPARE(&game(), &bsp::games::openArena); // the map lies in it
        const auto labels = window_->lumps()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) { return label->text().contains(u"My arena"_s); }));
        restart(); // another day
        open(games_->path(u"mine/maps/a.bsp"_s));
        QCOMPARE(&game(), &bsp::games::openArena);
        QCOMPARE(window_->document()->configuration().name, u"My arena"_s);
    }

    void theOrderOfFoldersIsChangedByKeys()
    {
        Settings().setGameConfigurations({{.id = u"1"_s, .name = u"a"_s, .places = {u"/one"_s, u"/two"_s, u"/three"_s}}});
        restart();
        showDialog();
        auto *places = dialog()->places();
        places->setFocus();
        places->setCurrentRow(2);
        QTest::keyClick(places, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(all().front().places, (QStringList{u"/one"_s, u"/three"_s, u"/two"_s}));
        QCOMPARE(places->currentRow(), 1);
        press(u"Up"_s);
        QCOMPARE(all().front().places, (QStringList{u"/three"_s, u"/one"_s, u"/two"_s}));
        places->setFocus();
        QTest::keyClick(places, Qt::Key_Delete);
        QCOMPARE(all().front().places, (QStringList{u"/one"_s, u"/two"_s}));
        QCOMPARE(Settings().gameConfigurations().front().places, all().front().places);
        press(u"Undo"_s);
        press(u"Undo"_s);
        QCOMPARE(all().front().places, (QStringList{u"/one"_s, u"/three"_s, u"/two"_s}));
    }

    void aRemovalIsUndone()
    {
        Settings().setGameConfigurations({{.id = u"1"_s, .name = u"a"_s}, {.id = u"2"_s, .name = u"b"_s}});
        restart();
        showDialog();
        dialog()->names()->setCurrentRow(0);
        QTest::keyClick(dialog()->names(), Qt::Key_Delete);
        QCOMPARE(names(), QStringList{u"b"_s});
        QVERIFY(dialog()->sentence()->text().contains(u"Undo"_s));
        QTest::keyClick(dialog(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(names(), (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(Settings().gameConfigurations(), all());
    }

    void namesAreNeitherEmptyNorTaken()
    {
        Settings().setGameConfigurations({{.id = u"1"_s, .name = u"a"_s}, {.id = u"2"_s, .name = u"b"_s}});
        restart();
        showDialog();
        dialog()->names()->setCurrentRow(1);
        type(u"A"_s);
        QVERIFY(dialog()->sentence()->text().contains(u'A'));
        type(u" "_s);
        QVERIFY(dialog()->sentence()->text().contains(u"needs a name"_s));
        QCOMPARE(names(), (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(dialog()->name()->text(), u"b"_s);
    }

    void whatIsInstalledIsListedAndBecomesOnesOwn()
    {
        games_->save(u"share/games/openarena/baseoa/textures/none.txt"_s, "");
        open(saveMap(u"downloads/a.bsp"_s));
        showDialog();
        QTRY_VERIFY(!dialog()->isSearching());
        QCOMPARE(dialog()->names()->count(), 1);
        QVERIFY(all().empty()); // nothing is kept of what is only found
        choose(dialog()->ofMap(), u"OpenArena - found"_s);
        QCOMPARE(names(), QStringList{u"OpenArena"_s});
        QCOMPARE(&game(), &bsp::games::openArena);
        QCOMPARE(window_->document()->addedPlaces(), QStringList{games_->path(u"share/games/openarena/baseoa"_s)});
        QCOMPARE(dialog()->names()->count(), 1); // not once more
        press(u"Undo"_s);
        QVERIFY(all().empty());
        QCOMPARE(&game(), &bsp::games::quake3);
    }

    void questionsBeginWhereOthersDo()
    {
        const auto began = [this](const QString &button) {
            showDialog();
            press(button);
            auto *question = dialog()->findChild<QFileDialog *>();
            const auto folder = question ? question->directory().path() : QString();
            delete question;
            return folder;
        };
        open(saveMap(u"x/a.bsp"_s));
        showDialog();
        press(u"New"_s);
        QCOMPARE(began(u"Add a Folder..."_s), games_->path(u"x"_s));
        open(samplePath(u"quake3"_s)); // which lies nowhere: where a file was opened last
        QCOMPARE(began(u"Add an Archive..."_s), games_->path(u"x"_s));
        window_->closeMap();
        QCOMPARE(began(u"Add a Folder..."_s), games_->path(u"x"_s));
        window_->browse(games_->path(u"x"_s)); // a folder is what it says
        QCOMPARE(began(u"Add a Folder..."_s), games_->path(u"x"_s));
    }

    void theHintToMakeOneGoesOnceOneIsMade()
    {
        showDialog();
        QTRY_VERIFY(!dialog()->isSearching());
        QVERIFY(!dialog()->sentence()->text().isEmpty());
        press(u"New"_s);
        QCOMPARE(dialog()->sentence()->text(), QString());
        press(u"Undo"_s);
        QVERIFY(!dialog()->sentence()->text().isEmpty());
    }

    void asManyAreReadAsAreStoredWhateverTheirNumberSays_data()
    {
        const auto row = addColumns<QString>("size");
        for (const auto *size : {"2000000000", "-1", "0", "many"})
            row(size, QString::fromLatin1(size));
    }

    void asManyAreReadAsAreStoredWhateverTheirNumberSays()
    {
        QFETCH(QString, size);
        const std::vector<GameConfiguration> stored{{.id = u"1"_s, .name = u"a"_s}, {.id = u"2"_s, .name = u"b"_s}};
        Settings().setGameConfigurations(stored);
        QSettings().setValue(u"games/configurations/size"_s, size);
        QCOMPARE(Settings().gameConfigurations(), stored);
        QSettings().remove(u"games/configurations"_s);
        QSettings().setValue(u"games/configurations/size"_s, size);
        QVERIFY(Settings().gameConfigurations().empty());
    }

    void aGameOfAnotherVersionIsKept()
    {
        const auto key = u"games/configurations/1/game"_s;
        Settings().setGameConfigurations({{.id = u"1"_s, .name = u"a"_s}, {.id = u"2"_s, .name = u"b"_s}});
        QSettings().setValue(key, u"laterGame"_s);
        restart();
        showDialog();
        dialog()->names()->setCurrentRow(1);
        type(u"c"_s);
        dialog()->names()->setCurrentRow(0);
        type(u"d"_s);
        QCOMPARE(names(), (QStringList{u"d"_s, u"c"_s}));
        QCOMPARE(QSettings().value(key).toString(), u"laterGame"_s);
        choose(dialog()->game(), u"OpenArena"_s);
        QCOMPARE(QSettings().value(key).toString(), u"openarena"_s);
        press(u"Undo"_s);
        QCOMPARE(QSettings().value(key).toString(), u"laterGame"_s);
        choose(dialog()->game(), u"Detect from map"_s);
        QCOMPARE(QSettings().value(key).toString(), QString());
    }
};

ADD_TEST(GameConfigurationsTest, QApplication)
#include "tst_gameconfigurations.moc"
