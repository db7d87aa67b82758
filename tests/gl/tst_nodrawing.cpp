// A display without OpenGL: the map is not drawn, which is said once it would be, and everything else works.
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

class TestNoDrawing : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theRestWorks()
    {
        if (hasOpenGL())
            QSKIP("This platform has OpenGL even where it is told to have none.");
        QAction *camera = nullptr;
        for (auto *menu : window_->menuBar()->findChildren<QMenu *>())
            if (menu->title().remove(u'&') == u"Camera")
                camera = menu->menuAction();
        QVERIFY(camera);
        const auto *panel = window_->view();
        for (int i = 0; i < 2; ++i) { // also of the next map
            open(samplePath(i == 0 ? u"quake2" : u"quake3"));
            QTRY_VERIFY(panel->sentence()->isVisible() && panel->sentence()->text().contains(u"OpenGL"_s));
            QVERIFY(!panel->modes()->isEnabled() && !panel->pvs()->isEnabled() && !panel->missing()->isVisible());
            QVERIFY(panel->status()->text().isEmpty());
            QVERIFY(!camera->isEnabled());
            if (panel->viewport())
                QTRY_VERIFY(!panel->viewport()->isBusy());
            QVERIFY(table(i == 0 ? u"FACES"_s : u"SURFACES"_s)->isVisible());
        }
    }

    void thereIsNoClusterOfTheCamera()
    {
        if (hasOpenGL())
            QSKIP("This platform has OpenGL even where it is told to have none.");
        open(samplePath(u"quake2"_s));
        QTRY_VERIFY(window_->view()->sentence()->text().contains(u"OpenGL"_s));
        window_->document()->selection().clear();
        for (const auto &keys : {u"Ctrl+Alt+F"_s, u"Ctrl+Alt+E"_s, u"Ctrl+I"_s}) {
            window_->statusBar()->clearMessage();
            QTest::keySequence(window_.get(), QKeySequence(keys));
            QTRY_VERIFY(!window_->statusBar()->currentMessage().isEmpty());
            QVERIFY(window_->document()->selection().records().empty());
        }
    }

    void aPlaceThatIsTypedTellsWhyItIsNotSeen()
    {
        if (hasOpenGL())
            QSKIP("This platform has OpenGL even where it is told to have none.");
        open(samplePath(u"quake2"_s));
        QTRY_VERIFY(window_->view()->sentence()->text().contains(u"OpenGL"_s));
        window_->goToEdit()->setFocus();
        QTest::keyClicks(window_->goToEdit(), u"300 320 64"_s);
        QTest::keyClick(window_->goToEdit(), Qt::Key_Return);
        QVERIFY(!window_->document()->selection().records().empty()); // its leaf
        QVERIFY(window_->statusBar()->currentMessage().contains(u"OpenGL"_s));
    }
};

ADD_TEST(TestNoDrawing, QApplication)

#include "tst_nodrawing.moc"
