// A display without OpenGL: the map is not drawn, which is said once it would be, and everything else works.
#include "tests/windowfixture.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

#include <QComboBox>
#include <QLabel>
#include <QMenuBar>

using namespace Qt::StringLiterals;

class TestNoDrawing : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theRestWorks();
};

void TestNoDrawing::theRestWorks()
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

int main(int argc, char **argv)
{
    qputenv("QT_XCB_GL_INTEGRATION", "none");
    QApplication app(argc, argv);
    TestNoDrawing test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_nodrawing.moc"
