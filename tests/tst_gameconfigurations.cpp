// Game configurations as their user makes, changes and chooses them, and what is remembered of them.
#include "app/gameconfigurationsdialog.h"
#include "core/text.h"
#include "tests/entitymap.h"
#include "tests/gamefolder.h"
#include "tests/windowfixture.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/placesmenu.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/tables/lumplist.h"
#include "widgets/view3d/viewpanel.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

class GameConfigurationsTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init();
    void cleanup() { window_.reset(); }
    void itIsReachedFromTheMenuTheLumpsAndTheNotices();
    void oneIsMadeNamedAndGivenAFolder();
    void theOrderOfFoldersIsChangedByKeys();
    void aRemovalIsUndone();
    void namesAreNeitherEmptyNorTaken();
    void whatIsInstalledIsListedAndBecomesOnesOwn();
    void thePathChoosesAndAPersonsChoiceWins();
    void whatIsChosenForAMapThatLiesInNoneIsUsual();
    void whatIsUsualForOneGameIsNotForMapsThatTellNone();
    void aFolderAddedAtTheNoticeIsRemembered();
    void foldersAddedWithOlderVersionsAreKept();
    void anotherFormatsGameIsRefusedInASentence();
    void undoBringsTheChosenGameBack();
    void questionsBeginWhereOthersDo();
    void theInstalledGameThatAMapTellsIsSearched();
    void whatTheProgramIsGivenCountsUntilSomebodyChooses();

private:
    // Until it is shown: checks of what was chosen before may end meanwhile.
    void open(const QString &path)
    {
        QSignalSpy opened(window_.get(), &MainWindow::opened);
        window_->open(path);
        QVERIFY(opened.wait(30'000));
    }
    // Another day.
    void restart()
    {
        window_.reset();
        window_ = std::make_unique<MainWindow>();
        window_->show();
    }
    void showDialog()
    {
        for (auto *action : window_->findChildren<QAction *>())
            if (action->text().contains(u"ame Configurations"_s) && action->isEnabled())
                action->trigger();
        QApplication::setActiveWindow(dialog()); // no window manager does it here
    }
    GameConfigurationsDialog *dialog() const { return window_->games()->dialog(); }
    const std::vector<GameConfiguration> &all() const { return window_->games()->all(); }
    void press(const QString &text) const
    {
        for (auto *button : dialog()->findChildren<QPushButton *>())
            if (button->text().remove(u'&') == text && button->isEnabled())
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(text));
    }
    void type(const QString &name) const
    {
        dialog()->name()->selectAll();
        QTest::keyClicks(dialog()->name(), name);
        QTest::keyClick(dialog()->name(), Qt::Key_Return);
    }
    // As with the mouse: the row becomes the current one, and is told.
    static void choose(QComboBox *box, const QString &text)
    {
        const int row = box->findText(text);
        QVERIFY2(row >= 0, qPrintable(text));
        box->setCurrentIndex(row);
        emit box->activated(row);
    }
    QString saveMap(const QString &name) const
    {
        return games_->save(name, contentOf(sampleFile(u"quake3/maps/gallery.bsp")));
    }
    const bsp::Game &game() const { return window_->document()->map().game(); }
    QStringList names() const
    {
        QStringList names;
        for (const auto &each : all())
            names.append(each.name);
        return names;
    }

    std::unique_ptr<GameFolder> games_;
};

// Nothing but what a test makes is installed.
void GameConfigurationsTest::init()
{
    games_ = std::make_unique<GameFolder>();
    qputenv("HOME", games_->path(u"home"_s).toLocal8Bit());
    qputenv("XDG_DATA_DIRS", games_->path(u"share"_s).toLocal8Bit());
    start();
}

void GameConfigurationsTest::itIsReachedFromTheMenuTheLumpsAndTheNotices()
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

void GameConfigurationsTest::oneIsMadeNamedAndGivenAFolder()
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

void GameConfigurationsTest::theOrderOfFoldersIsChangedByKeys()
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

void GameConfigurationsTest::aRemovalIsUndone()
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

void GameConfigurationsTest::namesAreNeitherEmptyNorTaken()
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

void GameConfigurationsTest::whatIsInstalledIsListedAndBecomesOnesOwn()
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

void GameConfigurationsTest::thePathChoosesAndAPersonsChoiceWins()
{
    const auto map = saveMap(u"one/maps/a.bsp"_s), other = saveMap(u"one/maps/b.bsp"_s);
    Settings().setGameConfigurations({{.id = u"1"_s, .name = u"one"_s, .game = &bsp::games::openArena,
                                       .places = {games_->path(u"one"_s)}},
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
    choose(dialog()->ofMap(), u"Automatic: one, where the map lies"_s);
    QCOMPARE(&game(), &bsp::games::openArena);
    QCOMPARE(dialog()->ofMap()->currentIndex(), 0); // and is seen as chosen
    choose(dialog()->ofMap(), u"one"_s);            // though it is the same
    QCOMPARE(dialog()->ofMap()->currentText(), u"one"_s);
}

void GameConfigurationsTest::whatIsChosenForAMapThatLiesInNoneIsUsual()
{
    const auto map = saveMap(u"x/a.bsp"_s), other = saveMap(u"y/b.bsp"_s), told = saveMap(u"baseoa/maps/c.bsp"_s);
    Settings().setGameConfigurations({{.id = u"2"_s, .name = u"two"_s, .game = &bsp::games::nexuiz, .places = {u"/two"_s}}});
    restart();
    open(map);
    showDialog();
    choose(dialog()->ofMap(), u"two"_s);
    open(other);
    QCOMPARE(&game(), &bsp::games::nexuiz);
    open(told); // tells that it is of another
    QCOMPARE(&game(), &bsp::games::openArena);
    QVERIFY(window_->document()->addedPlaces().isEmpty());
    open(samplePath(u"quake3"_s));
    QVERIFY(window_->document()->addedPlaces().isEmpty());
}

// One folder for an OpenArena map made OpenArena maps of all Quake III maps.
void GameConfigurationsTest::whatIsUsualForOneGameIsNotForMapsThatTellNone()
{
    const auto openArena = QByteArrayLiteral("{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"info_player_dd\" }\n"
                                              "{ \"classname\" \"info_player_dd\" }\n");
    auto builder = MapBuilder::room(bsp::quake3).setLumpBytes("ENTITIES", openArena + '\0');
    const auto told = games_->save(u"x/told.bsp"_s, builder.build()), again = games_->save(u"y/again.bsp"_s, builder.build());
    open(told);
    if (window_->document()->toldGame() != &bsp::games::openArena)
        QFAIL("That class is OpenArena's no more.");
    emit window_->images()->textures()->places()->added(games_->path(u"x"_s));
    open(again);
    QCOMPARE(window_->document()->addedPlaces(), QStringList{games_->path(u"x"_s)});
    open(saveMap(u"z/none.bsp"_s));
    QVERIFY(window_->document()->addedPlaces().isEmpty());
    QCOMPARE(&game(), &bsp::games::quake3);
}

void GameConfigurationsTest::aFolderAddedAtTheNoticeIsRemembered()
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

void GameConfigurationsTest::foldersAddedWithOlderVersionsAreKept()
{
    QSettings().setValue(u"images/places/quake3"_s, QStringList{u"/old/place"_s});
    restart();
    QCOMPARE(names(), QStringList{u"Quake III Arena"_s});
    for (const auto &map : {saveMap(u"x/a.bsp"_s), saveMap(u"baseoa/maps/c.bsp"_s)}) {
        open(map);
        QCOMPARE(window_->document()->addedPlaces(), QStringList{u"/old/place"_s});
    }
    QCOMPARE(&game(), &bsp::games::openArena); // as it tells
    restart(); // once is enough
    QCOMPARE(all().size(), 1U);
}

void GameConfigurationsTest::anotherFormatsGameIsRefusedInASentence()
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

void GameConfigurationsTest::undoBringsTheChosenGameBack()
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

void GameConfigurationsTest::questionsBeginWhereOthersDo()
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

// Where the map lies tells nothing, but what is in it.
void GameConfigurationsTest::theInstalledGameThatAMapTellsIsSearched()
{
    const auto installed = games_->path(u"share/games/openarena/baseoa"_s);
    games_->save(u"share/games/openarena/baseoa/textures/none.txt"_s, "");
    const auto told = games_->save(
        u"downloads/told.bsp"_s,
        mapWithEntities(bsp::quake3, "{ classname worldspawn }\n{ classname domination_point }\n{ classname domination_point }\n"));
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
void GameConfigurationsTest::whatTheProgramIsGivenCountsUntilSomebodyChooses()
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

QTEST_MAIN(GameConfigurationsTest)
#include "tst_gameconfigurations.moc"
