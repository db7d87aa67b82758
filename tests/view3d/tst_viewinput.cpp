// What the mouse and the keys do in the 3D view: what they select, and what they leave alone.
#include "app/window/noticebar.h"
#include "tests/entitymap.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/texturemaps.h"
#include "tests/viewfixture.h"
#include "widgets/view3d/overlays/flyinghint.h"
#include "widgets/view3d/tools/facehints.h"
#include "widgets/view3d/tools/originmover.h"

class TestViewInput : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theHintStaysUntilOneHasFlown()
    {
        QVERIFY(!window_->findChild<FlyingHint *>());
        QSettings().clear();
        window_ = std::make_unique<MainWindow>();
        window_->show();
        auto *hint = window_->findChild<FlyingHint *>();
        if (!hint)
            QSKIP("nothing is drawn here");
        open(samplePath(u"quake2"));
        QVERIFY(hint->isVisible());
        auto *viewport = hint->parentWidget();
        QVERIFY(viewport->rect().contains(hint->geometry()));
        QTest::keyClick(viewport, Qt::Key_F);
        QVERIFY(window_->findChild<FlyingHint *>());
        QTest::keyClick(viewport, Qt::Key_W);
        QTRY_VERIFY(!window_->findChild<FlyingHint *>());
        window_ = std::make_unique<MainWindow>();
        QVERIFY(!window_->findChild<FlyingHint *>());
    }

    void theHintIsClosedAndLeavesThePicture_data()
    {
        addColumns<bool>("byKey")("Esc", true);
        QTest::newRow("its button") << false;
    }

    void theHintIsClosedAndLeavesThePicture()
    {
        QFETCH(const bool, byKey);
        QSettings().clear();
        window_ = std::make_unique<MainWindow>();
        window_->resize(1024, 640);
        window_->show();
        auto *hint = window_->findChild<FlyingHint *>();
        if (!hint)
            QSKIP("nothing is drawn here");
        open(samplePath(u"quake2"));
        auto *viewport = hint->parentWidget();
        QTRY_VERIFY(hint->isVisible());
        const auto area = [](const QWidget *widget) { return widget->width() * widget->height(); };
        for (const int height : {640, 480, 400}) {
            window_->resize(1024, height);
            QCoreApplication::processEvents();
            QVERIFY2(area(hint) * 3 < area(viewport), qPrintable(u"%1 of %2"_s.arg(area(hint)).arg(area(viewport))));
            QVERIFY(viewport->rect().contains(hint->geometry()) && !hint->text().isEmpty());
        }
        window_->notice()->say(u"A notice."_s);
        QApplication::setActiveWindow(window_.get());
        viewport->setFocus();
        if (byKey)
            QTest::keyClick(viewport, Qt::Key_Escape);
        else
            QTest::mouseClick(hint->findChild<QToolButton *>(), Qt::LeftButton);
        QTRY_VERIFY(!window_->findChild<FlyingHint *>());
        QCOMPARE(window_->notice()->text(), u"A notice."_s); // Esc ends one thing
        window_ = std::make_unique<MainWindow>();
        QVERIFY(!window_->findChild<FlyingHint *>());
    }

    void aDoubleClickOnAFlareSelectsIt()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        const auto last = builder.count("SURFACES") - 1; // with no index behind it
        builder.set("SURFACES", last, "surfaceType", 4).setVector("SURFACES", last, "lightmapOrigin", {10, 20, 30});
        builder.setVector("SURFACES", last, "lightmapVecs[0]", {0.2, 0.9, 0.2});
        builder.setVector("SURFACES", last, "lightmapVecs[2]", {1, 0, 0});
        for (quint32 model = 0; model < builder.count("MODELS"); ++model)
            builder.refer("MODELS", model, "SURFACES", model == 0 ? 0 : last, model == 0 ? last + 1 : 0);
        show(save(u"flare.bsp"_s, builder.build()));
        view()->setCamera({.position = {50, 20, 30}, .yaw = 180});
        QVERIFY(!view()->hitAt(middle()) || view()->hitAt(middle())->face != last); // nobody asked for flares
        view()->setHidden(view()->hidden().setFlag(SceneKind::Flare, false));
        const auto hit = view()->hitAt(middle());
        QVERIFY(hit);
        QCOMPARE(hit->face, last);
        QTest::mouseDClick(view(), Qt::LeftButton, {}, middle());
        QCOMPARE(selection().records(), std::vector<RecordRef>{face(last)});
    }

    void aClickFromElsewhereIsAFirstClick()
    {
        show(samplePath(u"quake2"_s));
        const auto first = [this] { return std::vector<RecordRef>{view()->recordsAt(middle()).front()}; };
        const auto click = [this] { QTest::mouseClick(view(), Qt::LeftButton, {}, middle()); };
        QVERIFY(view()->recordsAt(middle()).size() > 1);
        click();
        QCOMPARE(selection().records(), first());
        auto camera = view()->camera();
        camera.turn(3, 2);
        view()->setCamera(camera);
        QVERIFY(view()->recordsAt(middle()).size() > 1);
        click();
        QCOMPARE(selection().records(), first());
        show(samplePath(u"quake2"_s)); // the same map in another document
        click();
        QCOMPARE(selection().records(), first());
        QSignalSpy said(view(), &Viewport::statusMessage);
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle() + QPoint(1, 0));
        QVERIFY(selection().records() != first()); // but again: what lies behind
        QCOMPARE(said.size(), 1);
        QVERIFY2(said[0][0].toString().startsWith(u"2 of "), qPrintable(said[0][0].toString()));
    }

    // The first selection opens the inspector, which narrows the view.
    void aClickBeginsAnewWhenTheViewIsResized()
    {
        show(samplePath(u"quake2"_s));
        const auto at = middle();
        QTest::mouseClick(view(), Qt::LeftButton, {}, at);
        const auto size = view()->size();
        window_->resize(window_->width() - 120, window_->height());
        QTRY_VERIFY(view()->size() != size);
        const auto records = view()->recordsAt(at);
        QVERIFY(records.size() > 1);
        QTest::mouseClick(view(), Qt::LeftButton, {}, at);
        QCOMPARE(selection().records(), std::vector{records.front()});
    }

    // After Esc, and after something else was selected elsewhere.
    void aClickBeginsAnewWhenTheSelectionIsAnother()
    {
        show(samplePath(u"quake2"_s));
        const auto records = view()->recordsAt(middle());
        QVERIFY(records.size() > 1);
        const auto click = [this] { QTest::mouseClick(view(), Qt::LeftButton, {}, middle()); };
        view()->setFocus();
        for (const bool elsewhere : {false, true}) {
            click();
            click();
            QCOMPARE(selection().records(), std::vector<RecordRef>{records[1]});
            if (elsewhere)
                selection().set({face(0)}, face(0));
            else
                QTest::keyClick(view(), Qt::Key_Escape);
            click();
            QCOMPARE(selection().records(), std::vector<RecordRef>{records[0]});
            QTest::keyClick(view(), Qt::Key_Escape);
        }
    }

    // Nearer than 2 units nothing is drawn: a box that begins there lies around the camera, and what is seen through it is
    // picked.
    void aBoxAroundTheCameraIsNotPicked()
    {
        show(save(u"room.bsp"_s, mapWithEntities(bsp::quake2, R"({ "classname" "worldspawn" }
{ "classname" "info_player_start" "origin" "0 0 0" }
)")));
        const auto mark = *overlay().entities().marks().of(1);
        for (const double away : {-4.0, 0.0, 1.0, 1.9, 4.0}) {
            view()->setCamera({.position = {mark.low[0] - away, 1, 1}});
            const auto records = view()->recordsAt(middle());
            QVERIFY(!records.empty());
            const bool isPicked = std::ranges::find(records, overlay().entities().record(1)) != records.end();
            QVERIFY2(isPicked == (away > 2), qPrintable(QString::number(away)));
            QTest::mouseClick(view(), Qt::LeftButton, {}, middle());
            QCOMPARE(selection().records(), std::vector<RecordRef>{records.front()});
            selection().clear();
        }
    }

    void mouseLookPointsAtTheMiddle()
    {
        show(samplePath(u"quake2"_s));
        const QPoint aside(20, 20);
        const auto hit = view()->hitAt(middle()), other = view()->hitAt(aside);
        QVERIFY(hit && other && hit->face != other->face);
        QCursor::setPos(view()->mapToGlobal(middle()));
        QTest::keyClick(view(), Qt::Key_Z);
        QVERIFY(view()->looksByMouse());
        QCOMPARE(view()->pointerPlace(aside), middle());
        QTest::mouseDClick(view(), Qt::LeftButton, {}, aside);
        QCOMPARE(selection().current(), face(hit->face));
        rest(aside);
        const auto told = QToolTip::text();
        QVERIFY2(told.contains(window_->view()->hints()->textAt(middle()).toHtmlEscaped()), qPrintable(told));
        QTest::keyClick(view(), Qt::Key_Z);
        QCOMPARE(view()->pointerPlace(aside), aside);
    }

    void nothingIsDraggedByAHiddenPointer()
    {
        show(samplePath(u"quake2"_s));
        const auto entity = lookAtAnEntity();
        QVERIFY(entity >= 0);
        selection().set({overlay().entities().record(entity)});
        press();
        view()->setMouseLook(true); // the button is down already
        drag();
        QVERIFY(!window_->view()->mover()->isDragging());
        release();
        press();
        drag();
        QVERIFY(!window_->view()->mover()->isDragging());
        view()->setMouseLook(false);
        release();
        view()->setCamera({}); // wherever the mouse has turned it
        QCOMPARE(lookAtAnEntity(), entity);
        selection().set({overlay().entities().record(entity)});
        press();
        drag();
        QVERIFY(window_->view()->mover()->isDragging());
        view()->setMouseLook(true);
        QVERIFY(!view()->looksByMouse());
        QTest::keyClick(view(), Qt::Key_Escape);
        release();
    }

    void mouseLookShowsAViewThatIsHidden()
    {
        show(samplePath(u"quake2"_s));
        auto *dock = window_->findChild<QDockWidget *>(u"view"_s);
        dock->hide();
        view()->setMouseLook(true);
        QVERIFY(!view()->looksByMouse());
        QVERIFY(!QWidget::mouseGrabber());
        QAction *look = nullptr;
        for (auto *action : view()->actions())
            if (action->text().contains(u"Mouse"_s))
                look = action;
        QVERIFY(look);
        look->trigger();
        QVERIFY(dock->isVisible());
        QTRY_VERIFY(view()->isVisible());
        QVERIFY(view()->looksByMouse());
        dock->hide();
        QVERIFY(!view()->looksByMouse());
        QVERIFY(!QWidget::mouseGrabber());
        dock->show();
        window_->findChild<QDockWidget *>(u"images"_s)->raise(); // over it
        QTRY_VERIFY(!view()->isVisible());
        look->trigger();
        QTRY_VERIFY(view()->isVisible());
        QVERIFY(view()->looksByMouse());
        view()->setMouseLook(false);
    }

    void keysOfTheWindowAreLeftToIt()
    {
        show(samplePath(u"quake2"_s));
        const auto camera = view()->camera();
        selection().set({face(100)});
        for (const auto modifier : {Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier})
            for (const auto key : {Qt::Key_Z, Qt::Key_F, Qt::Key_Left, Qt::Key_W, Qt::Key_Plus}) {
                QKeyEvent press(QEvent::KeyPress, key, modifier);
                QCoreApplication::sendEvent(view(), &press);
                QVERIFY(!view()->looksByMouse());
            }
        outlast(50); // several steps of a flight, if one had begun
        QCOMPARE(view()->camera(), camera);
        QTest::keyPress(view(), Qt::Key_W, Qt::ShiftModifier); // faster
        QTRY_VERIFY(view()->camera() != camera);
        QTest::keyRelease(view(), Qt::Key_W, Qt::ShiftModifier);
    }

    void enterSelectsWhatIsInTheMiddle()
    {
        show(samplePath(u"quake3"_s));
        for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
            selection().clear();
            auto camera = view()->camera();
            camera.turn(10, 0);
            view()->setCamera(camera);
            const auto records = view()->recordsAt(middle());
            QVERIFY(records.size() > 1);
            for (const auto record : {records[0], records[1]}) {
                QTest::keyClick(view(), key);
                QCOMPARE(selection().records(), std::vector<RecordRef>{record});
            }
        }
    }

    void plusAndMinusChangeTheSpeed()
    {
        show(samplePath(u"quake2"_s));
        for (const auto &[key, speed] :
             {std::pair(Qt::Key_Plus, u" 500 "), {Qt::Key_Minus, u" 400 "}, {Qt::Key_Minus, u" 320 "}}) {
            QTest::keyClick(view(), key);
            const auto told = window_->statusBar()->currentMessage();
            QVERIFY2(told.contains(speed), qPrintable(told));
        }
    }

    void escapeClearsTheSelection()
    {
        show(samplePath(u"quake2"_s));
        selection().set({face(100)});
        view()->setMouseLook(true);
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!view()->looksByMouse());
        QCOMPARE(selection().records().size(), 1U);
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(selection().records().empty());
    }

    void afterAClickNothingIsHoveredUntilThePointerMoves()
    {
        show(samplePath(u"quake2"_s));
        QVERIFY(view()->recordsAt(middle()).size() > 1);
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle());
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle()); // what lies behind
        const auto clicked = picture();
        leaveByMouse(view());
        QCOMPARE(picture(), clicked);
        moveMouse(view(), middle());
        QVERIFY(picture() != clicked);
    }

    void whatWasUnderThePointerIsNotToldWhileOneFlies()
    {
        show(samplePath(u"quake2"_s));
        auto floor = view()->camera();
        floor.position = floor.position + floor.forward() * 100;
        floor.turn(0, 70);
        view()->setCamera(floor);
        leaveByMouse(view());
        const auto color = [this] { return picture().pixel(middle()); };
        const auto plain = color();
        moveMouse(view(), middle());
        QVERIFY(color() != plain);
        rest(middle());
        QTRY_VERIFY(!QToolTip::text().isEmpty());
        auto flown = floor;
        flown.position = floor.position - floor.forward() * 8;
        view()->setCamera(flown);
        view()->setCamera(floor);
        QCOMPARE(color(), plain);
        QTRY_VERIFY(QToolTip::text().isEmpty());
    }

    void aDragOfABrushEntityIsExplained()
    {
        show(samplePath(u"quake2"_s));
        const auto entity = lookAtABrushEntity();
        QVERIFY(entity >= 0);
        selection().set({overlay().entities().record(entity)});
        press();
        drag();
        release();
        const auto told = window_->statusBar()->currentMessage();
        QVERIFY2(told.contains(QString::number(entity)) && told.contains(u"brushes"_s), qPrintable(told));
        window_->statusBar()->clearMessage();
        selection().clear();
        press();
        drag();
        release();
        QVERIFY(window_->statusBar()->currentMessage().isEmpty());
    }

    void severalThingsAreSwitchedInOneMenu()
    {
        show(samplePath(u"quake2"_s));
        auto *menu = qobject_cast<QMenu *>(inShowMenu(u"Entities"_s)->associatedObjects().front());
        QVERIFY(menu);
        menu->popup(view()->mapToGlobal(QPoint(20, 20)));
        QTRY_VERIFY(menu->isVisible());
        const auto actions = menu->actions();
        for (auto *action : {actions[0], actions[2]}) {
            const bool was = action->isChecked();
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            QCOMPARE(action->isChecked(), !was);
            QVERIFY(menu->isVisible());
        }
        menu->close();
        std::set<QChar> letters;
        for (const auto *action : actions)
            if (const auto at = action->text().indexOf(u'&'); at >= 0)
                QVERIFY2(letters.insert(action->text().at(at + 1).toLower()).second, qPrintable(action->text()));
    }

    void theKeyAndTheMenuSwitchFog()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        for (quint32 surface = 0; surface < builder.count("SURFACES"); ++surface)
            builder.refer("SURFACES", surface, "FOGS", 0);
        builder.refer("FOGS", 0, "BRUSHSIDES", -1); // it fills the room
        const GameFolder game;
        game.save(u"baseq3/scripts/room.shader"_s, "textures/room/fog\n{\nsurfaceparm fog\nfogparms ( 1 0 0 ) 64\n}\n");
        for (const auto &name : {u"wall"_s, u"floor"_s}) // what has no picture shows no fog
            game.save(u"baseq3/textures/room/%1.tga"_s.arg(name), tga({4, 4}, qRgb(100, 150, 200)));
        show(game.save(u"baseq3/maps/fog.bsp"_s, builder.build()));
        QTRY_VERIFY(!view()->loader().fogs().empty());
        auto *action = inShowMenu(u"Fog (v)\tV"_s);
        QVERIFY(action && action->isChecked());
        QTest::keyClick(view(), Qt::Key_V);
        QVERIFY(!action->isChecked());
        const auto without = picture();
        action->setChecked(true);
        QTRY_VERIFY(picture() != without); // programs are made between pictures
        action->setChecked(false);
        QCOMPARE(picture(), without);
    }

    void afterAnEditAClickTakesNoOtherEntity()
    {
        show(samplePath(u"quake2"_s));
        const auto entity = lookAtABrushEntity();
        QVERIFY(entity > 0);
        const auto isThere = [&](qint32 number) {
            const auto records = view()->recordsAt(middle());
            return std::ranges::find(records, overlay().entities().record(number)) != records.end();
        };
        QVERIFY(isThere(entity));
        QSignalSpy built(view(), &Viewport::built);
        // Another one in front of all: every number is one more.
        document()->edit({.what = u"add"_s, .splices = {{0, {}, "{\n\"classname\" \"light\"\n}\n"}}});
        QVERIFY(!isThere(entity));
        QVERIFY(built.wait());
        QVERIFY(isThere(entity + 1));
    }

private:
    void show(const QString &path)
    {
        ViewFixture::show(path);
        view()->setFocus();
    }
    void press() { QTest::mousePress(view(), Qt::LeftButton, {}, middle()); }
    void drag() { moveMouse(view(), middle() + QPoint(40, 0), Qt::LeftButton); }
    void release() { QTest::mouseRelease(view(), Qt::LeftButton, {}, middle() + QPoint(40, 0)); }
};

ADD_TEST(TestViewInput, QApplication)
#include "tst_viewinput.moc"
