// Two compiles of one map beside each other: windows that share the camera and what is selected.
#include "app/window/companions.h"
#include "app/window/focusring.h"
#include "app/window/noticebar.h"
#include "core/compare/counterparts.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "tests/waits.h"
#include "tests/windowfixture.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

namespace {

constexpr auto firstCompile = R"({ "classname" "worldspawn" "message" "one" }
{ "classname" "light" "origin" "0 0 0" "light" "300" }
{ "classname" "light" "origin" "0 0 8" }
{ "classname" "func_door" "model" "*1" "targetname" "gate" }
{ "classname" "info_null" "origin" "1 2 3" }
)";
// The door comes first, a light was moved and one was set brighter, and there is a button.
constexpr auto secondCompile = R"({ "classname" "worldspawn" "message" "two" }
{ "classname" "func_door" "model" "*1" "speed" "50" "targetname" "gate" }
{ "classname" "func_button" "origin" "9 9 9" }
{ "origin" "0 0 8" "classname" "light" }
{ "classname" "light" "origin" "0 0 0" "light" "500" }
{ "classname" "info_null" "origin" "1 2 4" }
)";

} // namespace

class CompanionsTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup()
    {
        for (const auto &other : std::exchange(others_, {}))
            delete other;
        window_.reset();
    }

    void entitiesAreTheSameByWhatTheyAre()
    {
        const auto map = [](const char *text) { return readMap(mapWithEntities(bsp::quake2, text)).value(); };
        const auto first = map(firstCompile), second = map(secondCompile);
        const auto matches = matchEntities(first, second);
        QCOMPARE(matches.toNow, (std::vector<qint32>{0, 4, 3, 1, 5}));
        QCOMPARE(matches.toWas, (std::vector<qint32>{0, 3, -1, 2, 1, 4}));
        const auto empty = map("");
        QCOMPARE(matchEntities(first, empty).toNow, std::vector<qint32>(5, -1));
        QVERIFY(matchEntities(empty, first).toNow.empty());
        // Of those that are alike each is one other's only.
        const auto three = map(R"({ "classname" "light" } { "classname" "light" } { "classname" "light" })");
        const auto two = map(R"({ "classname" "light" } { "classname" "light" })");
        QCOMPARE(matchEntities(three, two).toNow, (std::vector<qint32>{0, 1, -1}));
    }

    void otherRecordsAreTheSameByTheirContent()
    {
        auto built = MapBuilder::room(bsp::quake2);
        const auto first = readMap(built.build()).value();
        built.set("FACES", 1, "styles[0]", 9).addRecord("FACES");
        const auto second = readMap(built.build()).value();
        const int faces = bsp::quake2.roles.faces, vis = bsp::quake2.roles.visibility;
        const std::vector<RecordRef> all{{faces, 0}, {faces, 1}, {faces, 99}, {vis, 0}, {bsp::quake2.roles.planes, 0}};
        QCOMPARE(counterparts(first, all, second, matchRecords(first, second)),
                 (std::vector<RecordRef>{{faces, 0}, {faces, 1}, {bsp::quake2.roles.planes, 0}}));
        const auto other = readMap(MapBuilder::room(bsp::quake3).build()).value();
        QVERIFY(counterparts(first, all, other, matchRecords(first, other)).empty()); // whose lumps are others
    }

    void windowsBesideEachOtherLookAndSelectAlike()
    {
        open(compile(u"one.bsp"_s, firstCompile));
        auto *other = beside(compile(u"two.bsp"_s, secondCompile));
        QVERIFY(other->document());
        QVERIFY(window_->geometry().right() < other->geometry().left());
        window_->document()->selection().set({entity(1), entity(3), {bsp::quake2.roles.faces, 0}});
        QTRY_COMPARE(selected(other), (std::vector<RecordRef>{{bsp::quake2.roles.faces, 0}, entity(1), entity(4)}));
        other->document()->selection().set({entity(2)}); // the button, which the first lacks
        QTRY_VERIFY(selected(window_.get()).empty());
        QTRY_COMPARE(selected(other), std::vector<RecordRef>{entity(2)});
        if (!hasOpenGL())
            QSKIP("There is no OpenGL here.");
        auto *const mine = window_->view()->viewport(), *const its = other->view()->viewport();
        QTest::keyClick(mine, Qt::Key_Left);
        QCOMPARE(its->camera(), mine->camera());
        const auto before = its->camera();
        QTest::keyClick(its, Qt::Key_Up);
        QVERIFY(its->camera() != before);
        QCOMPARE(mine->camera(), its->camera());
    }

    // Records are matched in the background, which takes a while for large maps.
    void theLaterSelectionCounts()
    {
        open(compile(u"one.bsp"_s, firstCompile));
        auto *other = beside(compile(u"two.bsp"_s, secondCompile));
        window_->document()->selection().set({entity(1)});
        QVERIFY(selected(other).empty()); // not matched yet
        other->document()->selection().set({entity(1)});
        QTRY_COMPARE(selected(window_.get()), std::vector<RecordRef>{entity(3)});
        untilWorkEnds();
        QCOMPARE(selected(other), std::vector<RecordRef>{entity(1)});
        window_->document()->selection().set({entity(3)});
        window_->document()->selection().set({});
        QVERIFY(selected(other).empty());
        untilWorkEnds();
        QVERIFY(selected(other).empty());
    }

    void aSelectionIsMatchedWithTheMapAfterAnEdit()
    {
        open(compile(u"one.bsp"_s, firstCompile));
        auto *other = beside(compile(u"two.bsp"_s, secondCompile));
        window_->document()->selection().set({entity(3)});
        other->document()->edit(edits::removeEntities(other->document()->entitySource(), std::array{2})); // the button
        QTRY_COMPARE(selected(other), std::vector<RecordRef>{entity(1)});
        window_->document()->selection().set({entity(1)});
        QTRY_COMPARE(selected(other), std::vector<RecordRef>{entity(3)}); // number 4 before
    }

    void aWindowThatSharesNoMoreGoesItsOwnWay()
    {
        open(compile(u"one.bsp"_s, firstCompile));
        auto *other = beside(compile(u"two.bsp"_s, secondCompile));
        choose(window_->companions()->sharing()->text());
        window_->document()->selection().set({entity(1)});
        QVERIFY(selected(other).empty());
        other->document()->selection().set({entity(1)});
        QTRY_COMPARE(selected(window_.get()), std::vector<RecordRef>{entity(1)});
        choose(window_->companions()->sharing()->text()); // and looks at what the other does
        QTRY_COMPARE(selected(window_.get()), std::vector<RecordRef>{entity(3)});
        delete other;
        window_->document()->selection().set({entity(2)}); // which nobody hears
        QTRY_COMPARE(selected(window_.get()), std::vector<RecordRef>{entity(2)});
    }

    void aMapOpenedLaterIsSeenFromWhereTheOthersLook()
    {
        if (!hasOpenGL())
            QSKIP("There is no OpenGL here.");
        open(compile(u"one.bsp"_s, firstCompile));
        auto *other = beside(compile(u"two.bsp"_s, secondCompile));
        QTest::keyClick(window_->view()->viewport(), Qt::Key_Left);
        window_->document()->selection().set({entity(3)});
        QSignalSpy checked(other, &MainWindow::checked);
        other->open(compile(u"three.bsp"_s, secondCompile));
        QVERIFY(checked.wait(30'000));
        QCOMPARE(other->view()->viewport()->camera(), window_->view()->viewport()->camera());
        QTRY_COMPARE(selected(other), std::vector<RecordRef>{entity(1)});
        window_->document()->selection().set({entity(1)}); // the new document is heard and spoken to
        QTRY_COMPARE(selected(other), std::vector<RecordRef>{entity(4)});
        other->document()->selection().set({entity(0)});
        QTRY_COMPARE(selected(window_.get()), std::vector<RecordRef>{entity(0)});
    }

    void whatIsSelectedInOneWindowMovesNoCameraInAnother()
    {
        if (!hasOpenGL())
            QSKIP("There is no OpenGL here.");
        choose(u"Camera &Follows Selection"_s); // in both: it is remembered
        open(samplePath(u"quake2"_s));
        auto *other = beside(samplePath(u"quake2"_s));
        auto *const mine = window_->view()->viewport(), *const its = other->view()->viewport();
        QTRY_VERIFY_WITH_TIMEOUT(mine->isReady() && its->isReady(), 30'000);
        QApplication::setActiveWindow(window_.get());
        mine->setFocus();
        const auto before = mine->camera();
        QTest::mouseClick(mine, Qt::LeftButton, {}, mine->rect().center() + QPoint(0, 40));
        QTRY_VERIFY(!selected(other).empty());
        settle();
        QCOMPARE(mine->camera(), before);
        QCOMPARE(its->camera(), before);
    }

    void sidesAreSharedWithThePlaceBehindThem()
    {
        if (!hasOpenGL())
            QSKIP("There is no OpenGL here.");
        open(compile(u"one.bsp"_s, firstCompile));
        auto *other = beside(compile(u"two.bsp"_s, secondCompile));
        auto *const mine = window_->view()->viewport(), *const its = other->view()->viewport();
        QTest::keyClick(mine, Qt::Key_Left);
        const auto before = mine->camera();
        QTest::keyClick(mine, Qt::Key_T);
        QVERIFY(its->camera().isParallel());
        QSignalSpy checked(other, &MainWindow::checked);
        other->open(compile(u"three.bsp"_s, secondCompile));
        QVERIFY(checked.wait(30'000));
        QVERIFY(its->camera() == mine->camera() && its->perspective() == before);
        QTest::keyClick(its, Qt::Key_P);
        QCOMPARE(its->camera(), before);
        QCOMPARE(mine->camera(), before);
    }

    void eachWindowHasItsOwnLayout()
    {
        open(compile(u"one.bsp"_s, firstCompile));
        auto *other = beside(compile(u"two.bsp"_s, secondCompile));
        window_->setLayout(0);
        other->setLayout(2);
        QCOMPARE(window_->layouts()->current(), 0);
        QCOMPARE(other->layouts()->current(), 2);
        const auto images = QSettings().value(u"window/docks2"_s);
        window_->setLayout(3);
        QCOMPARE(QSettings().value(u"window/docks2"_s), images);
    }

    void oneThingHasTheRingInAllWindows()
    {
        const auto rings = [] {
            int found = 0;
            for (const auto *widget : QApplication::allWidgets())
                found += qobject_cast<const FocusRing *>(widget) != nullptr;
            return found;
        };
        open(compile(u"one.bsp"_s, firstCompile));
        auto *other = window_->companions()->open({});
        others_.append(other);
        QVERIFY(QTest::qWaitForWindowExposed(other));
        QApplication::setActiveWindow(window_.get());
        window_->tables()->setFocus();
        QCOMPARE(rings(), 1);
        delete other;
        window_->goToEdit()->setFocus(); // tells by itself
        QCOMPARE(rings(), 0);
        window_->tables()->setFocus();
        QCOMPARE(rings(), 1);
    }

    void themesAreCheckedInEveryMenu()
    {
        const auto themes = [](const QWidget *window) {
            for (auto *menu : window->findChildren<QMenu *>())
                if (menu->title() == u"&Theme"_s)
                    return menu;
            return static_cast<QMenu *>(nullptr);
        };
        auto *other = window_->companions()->open({});
        others_.append(other);
        auto *const mine = themes(window_.get()), *const its = themes(other);
        QVERIFY(mine && its);
        its->actions().at(1)->trigger();
        emit mine->aboutToShow();
        QVERIFY(mine->actions().at(1)->isChecked());
        its->actions().at(0)->trigger();
    }

    void theNextStartIsAsLargeAsBefore()
    {
        open(compile(u"one.bsp"_s, firstCompile));
        const auto before = window_->saveGeometry();
        auto *other = beside(compile(u"two.bsp"_s, secondCompile));
        QVERIFY(window_->saveGeometry() != before);
        window_->close();
        QCOMPARE(QSettings().value(u"window/geometry"_s).toByteArray(), before);
        other->close();
        QCOMPARE(QSettings().value(u"window/geometry"_s).toByteArray(), before);
    }

    void aNarrowWindowBesideShowsOnlyTheMap()
    {
        if (window_->screen()->availableGeometry().width() >= 2000)
            QSKIP("This screen is wide enough for two windows.");
        open(compile(u"one.bsp"_s, firstCompile));
        QVERIFY(beside(compile(u"two.bsp"_s, secondCompile))->layouts()->isWhole());
        auto *other = window_->companions()->openBeside(folder_.filePath(u"none.bsp"_s));
        others_.append(other);
        QTRY_VERIFY(!other->notice()->text().isEmpty()); // it cannot be opened
        QSignalSpy opened(other, &MainWindow::opened);
        other->open(compile(u"three.bsp"_s, secondCompile));
        QVERIFY(opened.wait(30'000));
        QVERIFY(!other->layouts()->isWhole());
    }

    void quittingClosesAllAndAsksInEachForItsEdits()
    {
        open(compile(u"one.bsp"_s, firstCompile));
        QPointer<MainWindow> other = beside(compile(u"two.bsp"_s, secondCompile));
        const qint32 light = 3;
        other->document()->edit(edits::setValue(other->document()->entitySource(), {&light, 1}, u"light"_s, u"7"_s).value());
        choose(u"&Quit"_s);
        QVERIFY(!window_->isVisible());
        QVERIFY(other && other->isVisible());
        QMessageBox *box = nullptr;
        QTRY_VERIFY((box = other->findChild<QMessageBox *>()) != nullptr);
        QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
        QTRY_VERIFY(!other); // it is nobody's
    }

private:
    QString compile(const QString &name, const QByteArray &entities)
    {
        return save(name, mapWithEntities(bsp::quake2, entities));
    }
    MainWindow *beside(const QString &path)
    {
        auto *other = window_->companions()->openBeside(path);
        QSignalSpy checked(other, &MainWindow::checked);
        checked.wait(30'000);
        others_.append(other);
        return other;
    }
    void choose(const QString &entry)
    {
        for (auto *action : window_->findChildren<QAction *>())
            if (action->text() == entry)
                return action->trigger();
        QFAIL(qPrintable(entry));
    }
    static std::vector<RecordRef> selected(const MainWindow *window) { return window->document()->selection().records(); }
    static RecordRef entity(quint32 number) { return {bsp::quake2.roles.entityList, number}; }

    QList<QPointer<MainWindow>> others_;
};

ADD_TEST(CompanionsTest, QApplication)
#include "tst_companions.moc"
