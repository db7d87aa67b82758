// Another map arrives while a menu or a dialog of the one that is open stands: what goes with the map takes them along.
#include "app/noticebar.h"
#include "tests/windowfixture.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/entities/entityproperties.h"
#include "widgets/view3d/viewpanel.h"

#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>

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
    void theDialogOfATableWritesThatTable();
    void theDialogForTheEntitiesWritesThose();
    void theDialogForANameSavesNoOtherMap();
    void theDialogForAPointfileStays();

private:
    QTableView *asked(const QString &name);
    void otherMapArrives();
    void answer(const QString &path);
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

// What a user types into the dialog for a file, and Return.
void TestMeanwhile::answer(const QString &path)
{
    auto *dialog = window_->findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
    static_cast<QDialog *>(dialog)->accept();
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

// It was asked for these rows of that map.
void TestMeanwhile::theDialogOfATableWritesThatTable()
{
    auto *faces = table(u"faces"_s)->table();
    const auto rows = faces->model()->rowCount();
    faces->setFocus();
    window_->open(samplePath(u"halflife"));
    QTest::keyClick(faces, Qt::Key_E, Qt::ControlModifier);
    otherMapArrives();
    const auto path = folder_.filePath(u"faces.csv"_s);
    answer(path);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), rows + 1);
}

void TestMeanwhile::theDialogForTheEntitiesWritesThose()
{
    const auto text = window_->document()->map().entityText().toByteArray();
    window_->open(samplePath(u"halflife"));
    const auto actions = window_->findChildren<QAction *>();
    const auto action = std::ranges::find(actions, u"&Export Entities..."_s, &QAction::text);
    QVERIFY(action != actions.end());
    (*action)->trigger();
    otherMapArrives();
    const auto path = folder_.filePath(u"them.ent"_s);
    answer(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
}

// The name was meant for another map: writing this one there would lose that one.
void TestMeanwhile::theDialogForANameSavesNoOtherMap()
{
    window_->open(samplePath(u"halflife"));
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    otherMapArrives();
    const auto path = folder_.filePath(u"room.bsp"_s);
    answer(path);
    QVERIFY(window_->notice()->isVisible());
    QVERIFY(window_->notice()->text().contains(u"Nothing is saved"_s));
    QVERIFY(!window_->findChild<QDialog *>() || !window_->findChild<QDialog *>()->isVisible());
    QTRY_VERIFY(!window_->isBusy());
    QVERIFY(!QFile::exists(path));
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
