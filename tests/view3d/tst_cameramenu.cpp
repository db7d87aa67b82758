// The camera of the 3D view: by mouse and keys, by bookmarks, by places that are typed, copied and pasted; and that
// nothing is drawn while nothing changes.
#include "app/menus/cameramenu.h"
#include "tests/program.h"
#include "tests/viewfixture.h"

class TestCameraMenu : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void nothingIsDrawnWhileNothingChanges()
    {
        show(samplePath(u"quake3"));
        QSignalSpy drawn(view(), &Viewport::drawn);
        view()->redraw();
        QTRY_VERIFY(!drawn.isEmpty());
        untilAtRest();
        drawn.clear();
        outlast(1000); // whatever might be drawn again and again
        QCOMPARE(drawn.size(), 0);
        auto camera = view()->camera();
        camera.turn(1, 0);
        view()->setCamera(camera);
        QTRY_COMPARE(drawn.size(), 1);
    }

    void mouseLookTurnsUntilItEnds()
    {
        show(samplePath(u"quake2"));
        const auto middle = view()->rect().center();
        QCursor::setPos(view()->mapToGlobal(middle));
        settle(); // the pointer is there
        QTest::keyClick(view(), Qt::Key_Z);
        QVERIFY(view()->looksByMouse());
        QCOMPARE(view()->cursor().shape(), Qt::BlankCursor);
        const auto before = view()->camera();
        QCursor::setPos(view()->mapToGlobal(middle + QPoint(40, 20)));
        QTRY_COMPARE(view()->camera().yaw, before.yaw - 10);
        QCOMPARE(view()->camera().pitch, before.pitch + 5);
        // The pointer never meets an edge, however far the mouse goes.
        for (int i = 1; i <= 30; ++i) {
            QCursor::setPos(QCursor::pos() + QPoint(60, 0));
            QTRY_COMPARE(view()->camera().yaw, std::remainder(before.yaw - 10 - i * 15, 360));
        }
        QVERIFY(view()->rect().contains(view()->mapFromGlobal(QCursor::pos())));
        const auto hit = view()->hitAt(middle);
        QVERIFY(hit);
        QTest::mouseClick(view(), Qt::LeftButton, {}, QPoint(20, 20));
        QCOMPARE(window_->document()->selection().current().index, hit->face); // what is in the middle
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!view()->looksByMouse());
        QCOMPARE(view()->cursor().shape(), Qt::ArrowCursor);
        QTest::keyClick(view(), Qt::Key_Z);
        QTest::keyClick(view(), Qt::Key_Z);
        QVERIFY(!view()->looksByMouse());
        QTest::keyClick(view(), Qt::Key_Z);
        window_->goToEdit()->setFocus();
        QVERIFY(!view()->looksByMouse());
    }

    void theWheelChangesTheSpeedOfFlying()
    {
        show(samplePath(u"quake2"));
        const auto start = view()->camera();
        turnWheel(view(), middle(), 240, Qt::RightButton);
        QCOMPARE(view()->camera(), start);
        QVERIFY2(window_->statusBar()->currentMessage().contains(u"625"_s), qPrintable(window_->statusBar()->currentMessage()));
        turnWheel(view(), middle(), 120);
        QVERIFY(view()->camera().position[0] > start.position[0] + 50); // it looks along +X
    }

    void theSelectionIsOrbited()
    {
        show(samplePath(u"quake2"));
        const auto hit = view()->hitAt(middle() + QPoint(0, view()->height() / 4));
        QVERIFY(hit);
        selection().set({face(hit->face)});
        view()->framer().frame();
        const auto before = view()->camera();
        const auto from = middle();
        QTest::mousePress(view(), Qt::MiddleButton, {}, from);
        for (const auto to : {from + QPoint(30, 0), from + QPoint(120, 0)})
            moveMouse(view(), to, Qt::MiddleButton);
        QTest::mouseRelease(view(), Qt::MiddleButton, {}, from + QPoint(120, 0));
        const auto after = view()->camera();
        QCOMPARE(after.yaw, before.yaw - 30);
        // Both look at the same place from the same distance: frameSelection() had it in the middle.
        const double chord = length(after.position - before.position), level = std::cos(qDegreesToRadians(before.pitch));
        const double distance = chord / (2 * std::sin(qDegreesToRadians(15.0))) / level;
        const auto one = before.position + before.forward() * distance, other = after.position + after.forward() * distance;
        QVERIFY2(distance > 20, qPrintable(QString::number(distance)));
        QVERIFY(length(one - other) < 1e-3 * distance);
    }

    void bookmarksAreKeptForEachMap()
    {
        show(samplePath(u"quake2"));
        const auto start = view()->camera();
        auto there = start;
        there.position = {600, 300, 100};
        there.turn(77, 11);
        QTest::keyClick(view(), Qt::Key_3); // nothing is stored
        QCOMPARE(view()->camera(), start);
        view()->setCamera(there);
        QTest::keyClick(view(), Qt::Key_3, Qt::ShiftModifier);
        QTest::keyClick(view(), Qt::Key_Home);
        QCOMPARE(view()->camera(), start);
        QTest::keyClick(view(), Qt::Key_3);
        QCOMPARE(view()->camera(), there);
        show(samplePath(u"quake3"));
        const auto other = view()->camera();
        QTest::keyClick(view(), Qt::Key_3);
        QCOMPARE(view()->camera(), other);
        window_ = std::make_unique<MainWindow>();
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        show(samplePath(u"quake2"));
        window_->camera()->goTo(3);
        QCOMPARE(view()->camera(), there);
        window_->camera()->goTo(4);
        QCOMPARE(view()->camera(), there);
    }

    void placesThatAreTypedAreGoneTo_data()
    {
        const auto row = addColumns<QString, QList<double>>("text", "camera"); // X Y Z YAW PITCH
        row("numbers", u"300 320 64"_s, {300, 320, 64, 0, 0});
        row("viewpos", u"(300 320 64) : 90"_s, {300, 320, 64, 90, 0});
        row("teleport", u"teleport 300 320 32"_s, {300, 320, 64, 0, 0});
        row("setviewpos", u"setviewpos 300 320 37 -45"_s, {300, 320, 64, -45, 0});
        row("setpos", u"setpos 300 320 64;setang 20 10"_s, {300, 320, 64, 10, 20});
    }

    void placesThatAreTypedAreGoneTo()
    {
        QFETCH(QString, text);
        QFETCH(QList<double>, camera);
        show(samplePath(u"quake2"));
        QTest::keyClick(window_.get(), Qt::Key_G, Qt::ControlModifier);
        QVERIFY(window_->goToEdit()->hasFocus());
        QTest::keyClicks(window_->goToEdit(), text);
        QTest::keyClick(window_->goToEdit(), Qt::Key_Return);
        const auto &now = view()->camera();
        QCOMPARE((QList<double>{now.position[0], now.position[1], now.position[2], now.yaw, now.pitch}), camera);
        QVERIFY(view()->hasFocus());
        QCOMPARE(window_->document()->selection().current().lump, window_->document()->map().format().roles.leafs);
    }

    void whoTypesFromTheViewStaysThere()
    {
        show(samplePath(u"quake2"));
        const auto goTo = [this](QWidget *from) {
            from->setFocus();
            QTest::keyClick(window_.get(), Qt::Key_G, Qt::ControlModifier);
            QVERIFY(window_->goToEdit()->hasFocus());
            QTest::keyClicks(window_->goToEdit(), u"faces 3"_s);
            QTest::keyClick(window_->goToEdit(), Qt::Key_Return);
            QCOMPARE(selection().current(), face(3));
        };
        goTo(view());
        QVERIFY(view()->hasFocus());
        goTo(window_->tables());
        QVERIFY(window_->tables()->isAncestorOf(QApplication::focusWidget()));
    }

    void theGamesWordsAreCopiedAndTold_data()
    {
        const auto row = addColumns<QString, QString>("text", "words");
        row("quake2", u"teleport 300 320 32"_s, uR"( \d+ wpoly )"_s);
        row("quake3", u"setviewpos 300 320 37 30"_s, uR"( \d+ surfs, [\d,]+ tris )"_s);
        row("halflife", u"300 320 64"_s, uR"( \d+ wpoly )"_s);
    }

    void theGamesWordsAreCopiedAndTold()
    {
        QFETCH(QString, text);
        QFETCH(QString, words);
        show(samplePath(QString::fromLatin1(QTest::currentDataTag())));
        auto *line = window_->view()->status();
        QTRY_VERIFY2(line->text().contains(QRegularExpression(words)), qPrintable(line->text()));
        QTRY_VERIFY2(line->text().contains(QRegularExpression(uR"(leaf \d+, cluster \d+)"_s)), qPrintable(line->text()));
        QVERIFY2(line->text().contains(QRegularExpression(uR"([\d.]+ ms$)"_s)), qPrintable(line->text()));
        QTRY_VERIFY(!view()->loader().origins().empty()); // the line may be too short for them
        // What the game draws does not depend on what the view does.
        const auto counted = [&] { return QRegularExpression(words).match(line->text()).captured(); };
        const auto before = counted();
        view()->setHidden(view()->hidden() | SceneKind::World);
        line->clear(); // it is written again a moment after a picture
        picture();
        QTRY_COMPARE(counted(), before);
        window_->view()->pvs()->setCurrentIndex(static_cast<int>(PvsMode::Camera));
        line->clear();
        picture();
        QTRY_COMPARE(counted(), before);
        const Camera there{.position = {300, 320, 64}, .yaw = 30, .pitch = 12.5};
        view()->setCamera(there);
        QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), text);
        view()->home();
        QTest::keyClick(view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(view()->camera(), there); // all of it, though the text does not tell
    }

    void whatIsPastedBringsTheCameraThere()
    {
        show(samplePath(u"halflife"));
        QApplication::clipboard()->setText(u"  (300 320 64) : 90\n"_s);
        QTest::keyClick(view(), Qt::Key_V, Qt::ControlModifier);
        const Camera there{.position = {300, 320, 64}, .yaw = 90};
        QCOMPARE(view()->camera(), there);
        QApplication::clipboard()->setText(u"no position"_s);
        QTest::keyClick(view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(view()->camera(), there);
        QVERIFY(window_->statusBar()->currentMessage().contains(u"no position"_s));
    }

    void theFieldOfViewIsRemembered()
    {
        show(samplePath(u"quake2"));
        QCOMPARE(view()->camera().fieldOfView, 90);
        const auto actions = window_->menuBar()->findChildren<QAction *>() + window_->findChildren<QAction *>();
        const auto wide = std::ranges::find_if(actions, [](const QAction *a) { return a->text() == u"110\u00b0"_s; });
        QVERIFY(wide != actions.end());
        (*wide)->trigger();
        QCOMPARE(view()->camera().fieldOfView, 110);
        view()->home();
        QCOMPARE(view()->camera().fieldOfView, 110);
        window_ = std::make_unique<MainWindow>();
        window_->show();
        show(samplePath(u"quake3"));
        QCOMPARE(view()->camera().fieldOfView, 110);
    }

    void reloadingKeepsTheCamera()
    {
        show(save(u"gallery.bsp"_s, contentOf(samplePath(u"quake2"))));
        const Camera there{.position = {300, 320, 64}, .yaw = 30, .pitch = 12.5};
        view()->setCamera(there);
        QSignalSpy opened(window_.get(), &MainWindow::opened);
        window_->reload();
        QVERIFY(opened.wait(30'000));
        QCOMPARE(view()->camera(), there);
    }

private:
    void show(const QString &path)
    {
        ViewFixture::show(path);
        view()->setFocus();
    }
};

ADD_TEST(TestCameraMenu, QApplication)
#include "tst_cameramenu.moc"
