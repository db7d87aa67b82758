// Another map arrives while a menu or a dialog of the one that is open stands: what goes with the map takes them along.
#include "tests/windowfixture.h"
#include "widgets/entitylist.h"
#include "widgets/entitypanel.h"
#include "widgets/entityproperties.h"
#include "widgets/viewpanel.h"

#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>

using namespace Qt::StringLiterals;

class TestMeanwhile : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init();
    void cleanup() { window_.reset(); }
    void aMenuGoesWithItsView_data();
    void aMenuGoesWithItsView();
    void theDialogOfATableGoesWithIt();
    void theDialogForAPointfileStays();

private:
    QTableView *asked(const QString &name);
    void otherMapArrives();
};

void TestMeanwhile::init()
{
    start();
    open(samplePath(u"quake2"));
}

QTableView *TestMeanwhile::asked(const QString &name)
{
    return name == u"entities" ? window_->entities()->list()->table()
           : name == u"keys"   ? window_->entities()->properties()->table()
                               : table(u"faces"_s)->table();
}

// It is under way already when the menu or dialog comes: one that waits for its answer would wait over the change.
void TestMeanwhile::otherMapArrives()
{
    QVERIFY(QTest::qWaitFor([this] { return window_->document()->file().contains(u"halflife"); }, 30'000));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(window_->isVisible());
}

void TestMeanwhile::aMenuGoesWithItsView_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<bool>("header");
    QTest::newRow("a lump's table") << u"faces"_s << false;
    QTest::newRow("its header") << u"faces"_s << true;
    QTest::newRow("the entity list") << u"entities"_s << false;
    QTest::newRow("an entity's keys") << u"keys"_s << false;
}

void TestMeanwhile::aMenuGoesWithItsView()
{
    QFETCH(QString, view);
    QFETCH(bool, header);
    auto *table = asked(view);
    window_->open(samplePath(u"halflife"));
    auto *target = header ? table->horizontalHeader()->viewport() : table->viewport();
    const QPoint at(20, 8);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, target->mapToGlobal(at));
    QCoreApplication::sendEvent(target, &event);
    QVERIFY(QApplication::activePopupWidget());
    otherMapArrives();
    QVERIFY(!QApplication::activePopupWidget());
}

void TestMeanwhile::theDialogOfATableGoesWithIt()
{
    auto *faces = table(u"faces"_s)->table();
    faces->setFocus();
    window_->open(samplePath(u"halflife"));
    QTest::keyClick(faces, Qt::Key_E, Qt::ControlModifier);
    QVERIFY(faces->window()->findChild<QFileDialog *>());
    otherMapArrives();
    QVERIFY(!window_->findChild<QFileDialog *>());
}

// It asks for a file to show beside whatever map is open.
void TestMeanwhile::theDialogForAPointfileStays()
{
    window_->open(samplePath(u"halflife"));
    window_->view()->openPointFile();
    auto *dialog = window_->findChild<QFileDialog *>();
    QVERIFY(dialog);
    otherMapArrives();
    QVERIFY(dialog->isVisible());
    dialog->reject();
}

QTEST_MAIN(TestMeanwhile)
#include "tst_meanwhile.moc"
