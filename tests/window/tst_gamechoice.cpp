// The game that a map is taken for, as its user chooses it: every view follows, and nothing of the map is lost.
#include "core/document/entitylistmodel.h"
#include "core/scene/entities/entitymarks.h"
#include "core/scene/entities/startplace.h"
#include "core/text.h"
#include "tests/entitymap.h"
#include "tests/facts.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/tables/lumplist.h"

class GameChoiceTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void eachGameStandsWithItsEngines()
    {
        open(saveMap(u"silent.bsp"_s, {}));
        QCOMPARE(rows(), (QStringList{u"Half-Life - GoldSrc"_s, u"Half-Life - SDK tools"_s, u"Half-Life - VHLT"_s,
                                      u"Half-Life - Xash3D"_s, u"Counter-Strike - GoldSrc"_s, u"Counter-Strike - SDK tools"_s,
                                      u"Counter-Strike - VHLT"_s, u"Counter-Strike - Xash3D"_s, u"Sven Co-op"_s,
                                      u"Sven Co-op - SDK tools"_s, u"Sven Co-op - VHLT"_s}));
        QCOMPARE(box()->currentText(), u"Half-Life - GoldSrc"_s);
        QVERIFY(!box()->accessibleName().isEmpty());
        QVERIFY(box()->toolTip().contains(u"cannot be detected"_s));
    }

    void choosingAGameChangesWhatIsMadeOfTheMap()
    {
        open(saveMap(u"silent.bsp"_s, hostage + "{\n\"classname\" \"info_player_start\"\n\"origin\" \"8 8 8\"\n}\n"));
        auto *document = window_->document();
        document->selection().set({{document->map().format().roles.entityList, 1}});
        const auto selected = document->selection().records();
        auto edit = edits::addEntity(document->entitySource(), -1, u"info_target"_s);
        QVERIFY(edit);
        document->edit(std::move(edit).value());
        document->selection().set(selected);
        const auto text = document->map().entityText().toByteArray();
        QSignalSpy files(document, &Document::gameFilesChanged);
        choose(u"Counter-Strike - VHLT"_s);
        QCOMPARE(&game(), &bsp::games::counterStrike);
        QCOMPARE(document->engine(), 2);
        QCOMPARE(box()->currentText(), u"Counter-Strike - VHLT"_s);
        QCOMPARE(files.size(), 1);
        const auto marks = entityMarks(document->map(), document->targets());
        QVERIFY(marks.of(1) && marks.of(1)->high - marks.of(1)->low == (Point{20, 20, 62}));
        QCOMPARE(startPlace(document->map()).position, (Point{8, 8, 25}));
        QCOMPARE(window_->document(), document);
        QCOMPARE(document->selection().records(), selected);
        QCOMPARE(document->map().entityText(), text);
        QVERIFY(document->isModified());
        document->undoStack().undo();
        QVERIFY(!document->isModified());
        QCOMPARE(&game(), &bsp::games::counterStrike);
        QCOMPARE(&document->original()->game(), &bsp::games::counterStrike);
        const auto labels = window_->lumps()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text().contains(u"Counter-Strike"_s) && label->text().contains(u"Chosen game"_s);
        }));
        QVERIFY2(states(box()->toolTip(), {u"Counter-Strike"_s, u"all maps"_s}), qPrintable(box()->toolTip()));
        document->setSaved(document->path(), std::make_shared<MapFile>(document->map()));
        choose(u"Sven Co-op"_s);
        QCOMPARE(&game(), &bsp::games::svenCoop);
        QCOMPARE(&document->onDisk()->game(), &bsp::games::svenCoop); // what the next save is compared with
        const auto *list = window_->entities()->list()->model();
        QVERIFY(list->columnOf(u"target"_s) > 0);
        QCOMPARE(document->engine(), bsp::goldsrc.engineOf(bsp::games::svenCoop));
    }

    void aGameIsRememberedForMapsThatTellNone()
    {
        open(saveMap(u"silent.bsp"_s, {}));
        choose(u"Counter-Strike - Xash3D"_s);
        open(saveMap(u"other.bsp"_s, {}));
        QCOMPARE(box()->currentText(), u"Counter-Strike - Xash3D"_s);
        window_->reload();
        QTRY_VERIFY(!window_->isBusy());
        QCOMPARE(&game(), &bsp::games::counterStrike);
        for (const auto *sample : samples()) { // each is its own game's
            open(samplePath(fromView(sample->id)));
            QCOMPARE(&game(), sample);
        }
    }

    void whatAMapTellsGoesBeforeWhatWasChosenForAnother()
    {
        const auto silent = saveMap(u"silent.bsp"_s, {}), sven = saveMap(u"svencoop/maps/a.bsp"_s, {}),
                   strike = saveMap(u"de_a.bsp"_s, hostage + hostage);
        open(silent);
        choose(u"Counter-Strike - Xash3D"_s);
        open(sven);
        QCOMPARE(box()->currentText(), u"Sven Co-op"_s); // which Xash3D does not play
        open(strike);
        QCOMPARE(box()->currentText(), u"Counter-Strike - Xash3D"_s);
        choose(u"Half-Life - SDK tools"_s); // of this map alone
        open(silent);
        QCOMPARE(box()->currentText(), u"Counter-Strike - SDK tools"_s);
        open(strike);
        QCOMPARE(box()->currentText(), u"Half-Life - SDK tools"_s);
        choose(u"Counter-Strike - GoldSrc"_s);
        open(sven);
        open(strike);
        QCOMPARE(box()->currentText(), u"Counter-Strike - GoldSrc"_s);
    }

    // Nothing is chosen on the way.
    void keysOpenTheListAndReturnChooses()
    {
        open(saveMap(u"silent.bsp"_s, {}));
        QSignalSpy chosen(window_->lumps(), &LumpList::gameChosen), wanted(window_->lumps(), &LumpList::configurationsWanted);
        box()->setFocus();
        for (const auto key : {Qt::Key_Down, Qt::Key_End, Qt::Key_S}) {
            QTest::keyClick(box(), key);
            QTRY_VERIFY(box()->view()->isVisible());
            QTest::keyClick(box()->view(), Qt::Key_Down);
            QTest::keyClick(box()->view(), Qt::Key_Escape);
            QTRY_VERIFY(!box()->view()->isVisible());
        }
        QCOMPARE(chosen.size() + wanted.size(), 0);
        QCOMPARE(box()->currentText(), u"Half-Life - GoldSrc"_s);
        QTest::keyClick(box(), Qt::Key_Down);
        QTRY_VERIFY(box()->view()->isVisible());
        QTest::keyClick(box()->view(), Qt::Key_Down);
        QTest::keyClick(box()->view(), Qt::Key_Down);
        QTest::keyClick(box()->view(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(box()->currentText(), u"Half-Life - VHLT"_s);
        QTest::keyClick(box(), Qt::Key_Tab);
        auto *button = window_->lumps()->findChild<QToolButton *>();
        QVERIFY(button->hasFocus());
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(wanted.size(), 1);
    }

    void waysOfPlayingAreTheGames()
    {
        open(samplePath(u"quake3"_s));
        const auto modes = [this] { return window_->findChild<EntityList *>()->spawnModeBox(); };
        QCOMPARE(modes()->count(), 1 + static_cast<int>(bsp::games::quake3.spawnModes.size()));
        modes()->setCurrentIndex(modes()->findData(u"ctf"_s));
        choose(u"OpenArena - Quake III"_s);
        QCOMPARE(modes()->count(), 1 + static_cast<int>(bsp::games::openArena.spawnModes.size()));
        QCOMPARE(modes()->currentData().toString(), u"ctf"_s);
        modes()->setCurrentIndex(modes()->findData(u"lms"_s));
        choose(u"Nexuiz - DarkPlaces"_s);
        QVERIFY(modes()->isHidden());
        const auto labels = window_->lumps()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel *label) { return label->text().contains(u"No limits are known for DarkPlaces"_s); }));
        choose(u"Quake III Arena - Quake III"_s);
        QVERIFY(!modes()->isHidden());
        QCOMPARE(modes()->currentIndex(), 0);
    }

private:
    QComboBox *box() const { return window_->lumps()->findChild<QComboBox *>(); }
    QStringList rows() const
    {
        QStringList texts;
        for (int row = 0; row < box()->count(); ++row)
            texts.append(box()->itemText(row));
        return texts;
    }
    // As with the mouse: the row becomes the current one, and is told.
    void choose(const QString &text)
    {
        const int row = box()->findText(text);
        QVERIFY2(row >= 0, qPrintable(text));
        QSignalSpy checked(window_.get(), &MainWindow::checked);
        box()->setCurrentIndex(row);
        emit box()->activated(row);
        QVERIFY(checked.wait(30'000));
    }
    const bsp::Game &game() const { return window_->document()->map().game(); }
    QString saveMap(const QString &name, const QByteArray &entities) const
    {
        return games_.save(name, mapWithEntities(bsp::goldsrc, "{\n\"classname\" \"worldspawn\"\n}\n" + entities));
    }

    const GameFolder games_;
    static inline const QByteArray hostage = "{\n\"classname\" \"hostage_entity\"\n\"origin\" \"0 0 0\"\n}\n";
};

ADD_TEST(GameChoiceTest, QApplication)
#include "tst_gamechoice.moc"
