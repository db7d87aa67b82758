// The dock of entities as its user meets it: by keyboard and mouse, with undo, between windows.
#include "core/document/entitykeysmodel.h"
#include "core/document/entitylistmodel.h"
#include "core/document/lumpmodel.h"
#include "tests/entitymap.h"
#include "tests/windowfixture.h"
#include "widgets/entitylist.h"
#include "widgets/entitypanel.h"
#include "widgets/entityproperties.h"
#include "widgets/filteredit.h"
#include "widgets/inspector.h"
#include "widgets/noticebar.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace
{

const char entities[] = R"({ "classname" "worldspawn" }
{ "classname" "info_player_start" "origin" "0 0 24" }
{ "classname" "func_door" "targetname" "door1" "model" "*1" }
{ "classname" "trigger_multiple" "target" "door1" }
{ "classname" "trigger_once" "target" "door1" "spawnflags" "2048" }
{ "classname" "light" "light" "300" "target" "nobody" }
)";

} // namespace

class EntityPanelTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init();
    void cleanup() { window_.reset(); }
    void aSpawnPointIsMovedByItsOrigin();
    void anEntityIsAddedByItsClass();
    void copiesAreSelected();
    void deletingSaysWhoIsLeftWithoutATarget();
    void theWorldStays();
    void entitiesArePastedIntoAnotherWindow();
    void entitiesChangePlacesInFileOrderOnly();
    void aValueIsSetInAllOfAMixedSelection();
    void aKeyIsTypedWhereKeysAreAdded();
    void aWrongValueKeepsItsEditor();
    void theCurrentKeyStaysAmongEntities();
    void chainsOfTargetsAreWalked();
    void linksAreFollowed();
    void headingsSelectTheirClass();
    void theFilterKnowsKeys();
    void waysOfPlayingAreRemembered();
    void facesMeanTheirEntity();
    void everyViewFollowsAnEdit();
    void aMapWithoutEntitiesSaysSo();

private:
    QTableView *list() const { return window_->entities()->list()->table(); }
    QTableView *keys() const { return window_->entities()->properties()->table(); }
    EntityKeysModel *keysModel() const { return window_->entities()->properties()->model(); }
    Document &document() const { return *window_->document(); }
    QByteArray textNow() const { return document().map().entityText().toByteArray(); }
    void select(std::vector<quint32> numbers)
    {
        std::vector<RecordRef> records;
        for (const quint32 number : numbers)
            records.push_back({document().map().format().roles.entityList, number});
        document().selection().set(std::move(records));
    }
    std::vector<quint32> selected() const
    {
        std::vector<quint32> numbers;
        for (const auto ref : document().selection().records())
            numbers.push_back(ref.index);
        return numbers;
    }
    // Opens the editor of a key's value and types into it.
    void type(const QString &key, const QString &text)
    {
        keys()->setFocus();
        keys()->setCurrentIndex(keysModel()->index(keysModel()->rowOfKey(key), EntityKeysModel::Value));
        QTest::keyClick(keys(), Qt::Key_F2);
        auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        QCoreApplication::processEvents(); // the editor commits when it has seen the key itself
    }
};

void EntityPanelTest::init()
{
    start();
    open(save(u"room.bsp"_s, mapWithEntities(bsp::quake2, entities)));
    auto *dock = window_->findChild<QDockWidget *>(u"entities"_s);
    dock->show();
    dock->raise();
    QTRY_VERIFY(list()->isVisible());
    list()->setFocus();
}

void EntityPanelTest::aSpawnPointIsMovedByItsOrigin()
{
    click(list(), 1, 0);
    QCOMPARE(selected(), std::vector<quint32>{1});
    type(u"origin"_s, u"8 16 24"_s);
    QCOMPARE(textNow(), QByteArray(entities).replace("0 0 24", "8 16 24"));
    QCOMPARE(list()->model()->index(1, EntityListModel::Origin).data().toString(), u"8 16 24"_s);
    QCOMPARE(keys()->currentIndex().data().toString(), u"8 16 24"_s);
    document().undoStack().undo();
    QCOMPARE(textNow(), QByteArray(entities));
    QCOMPARE(keys()->currentIndex().data().toString(), u"0 0 24"_s); // still on its row
}

void EntityPanelTest::anEntityIsAddedByItsClass()
{
    select({1});
    QTest::keyClick(list(), Qt::Key_Insert);
    auto *edit = window_->entities()->classEdit();
    QVERIFY(edit->isVisible() && edit->hasFocus());
    QTest::keyClick(edit, Qt::Key_Return); // no class
    QVERIFY(edit->isVisible());
    QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
    QTest::keyClicks(edit, u"item_health"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(!edit->isVisible());
    QCOMPARE(selected(), std::vector<quint32>{2});
    QCOMPARE(list()->model()->index(2, 0).data().toString(), u"item_health"_s);
    QVERIFY(list()->hasFocus());
    QTest::keyClick(list(), Qt::Key_Insert);
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!edit->isVisible());
    QCOMPARE(document().undoStack().count(), 1);
}

void EntityPanelTest::copiesAreSelected()
{
    select({1, 5});
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(selected(), (std::vector<quint32>{2, 7}));
    QCOMPARE(list()->model()->rowCount(), 8);
    document().undoStack().undo();
    QCOMPARE(list()->model()->rowCount(), 6);
    QCOMPARE(textNow(), QByteArray(entities));
}

void EntityPanelTest::deletingSaysWhoIsLeftWithoutATarget()
{
    select({2});
    QTest::keyClick(list(), Qt::Key_Delete);
    const auto sentence = window_->notice()->text();
    QVERIFY2(sentence.contains(u"func_door 2"_s) && sentence.contains(u"trigger_multiple 2"_s), qPrintable(sentence));
    QCOMPARE(selected(), std::vector<quint32>{2}); // the next one
    select({4});
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(window_->notice()->text(), sentence); // nobody targets a light
    QVERIFY(window_->statusBar()->currentMessage().contains(u"light 4"_s));
    QCOMPARE(selected(), std::vector<quint32>{3}); // the last one
    document().undoStack().undo();
    document().undoStack().undo();
    QCOMPARE(textNow(), QByteArray(entities));
}

void EntityPanelTest::theWorldStays()
{
    select({0, 1});
    QTest::keyClick(list(), Qt::Key_Delete);
    QTest::keyClick(list(), Qt::Key_X, Qt::ControlModifier);
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
}

void EntityPanelTest::entitiesArePastedIntoAnotherWindow()
{
    select({2, 5});
    QTest::keyClick(list(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"\"targetname\" \"door1\""_s));
    const auto first = std::move(window_);
    window_ = std::make_unique<MainWindow>();
    window_->show();
    open(save(u"other.bsp"_s,
              mapWithEntities(bsp::quake3, "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"a\" }\n")));
    window_->findChild<QDockWidget *>(u"entities"_s)->raise();
    QApplication::setActiveWindow(window_.get());
    QTRY_VERIFY(list()->isVisible());
    list()->setFocus();
    select({0});
    QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(selected(), (std::vector<quint32>{1, 2}));
    QCOMPARE(list()->model()->rowCount(), 4);
    QCOMPARE(list()->model()->index(1, 0).data().toString(), u"func_door"_s);
    QGuiApplication::clipboard()->setText(u"not an entity"_s);
    QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
    QGuiApplication::clipboard()->setText(u"{ \"message\" \"\u4e2d\" }"_s);
    QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY(window_->statusBar()->currentMessage().contains(u"\u4e2d"_s));
    QCOMPARE(document().undoStack().count(), 1);
}

void EntityPanelTest::entitiesChangePlacesInFileOrderOnly()
{
    select({2});
    QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(selected(), std::vector<quint32>{3});
    QCOMPARE(list()->model()->index(3, 0).data().toString(), u"func_door"_s);
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(selected(), std::vector<quint32>{1});
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier); // not before the world
    QCOMPARE(document().undoStack().count(), 3);
    window_->entities()->list()->grouping()->click();
    QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(document().undoStack().count(), 3);
}

void EntityPanelTest::aValueIsSetInAllOfAMixedSelection()
{
    select({3, 5});
    QCOMPARE(keysModel()->rowOfKey(u"target"_s) >= 0, true);
    keys()->setCurrentIndex(keysModel()->index(keysModel()->rowOfKey(u"target"_s), EntityKeysModel::Value));
    keys()->setFocus();
    QTest::keyClick(keys(), Qt::Key_F2);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // untouched: they stay as they differ
    QCoreApplication::processEvents();
    QCOMPARE(document().undoStack().count(), 0);
    type(u"target"_s, u"door2"_s);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(list()->model()->index(3, EntityListModel::Target).data().toString(), u"door2"_s);
    QCOMPARE(list()->model()->index(5, EntityListModel::Target).data().toString(), u"door2"_s);
    document().undoStack().undo();
    QCOMPARE(textNow(), QByteArray(entities));
}

void EntityPanelTest::aKeyIsTypedWhereKeysAreAdded()
{
    select({5});
    keys()->setFocus();
    QTest::keyClick(keys(), Qt::Key_Insert);
    auto *edit = keys()->findChild<QLineEdit *>();
    QVERIFY(edit);
    QTest::keyClicks(edit, u"style"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_VERIFY(keys()->currentIndex().column() == EntityKeysModel::Value);
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    QTest::keyClicks(QApplication::focusWidget(), u"32"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(edits::valueOf(document().entitySource(), 5, "style"), QByteArrayView("32"));
    QCOMPARE(document().undoStack().count(), 1);
    QTRY_COMPARE(keys()->currentIndex().row(), keysModel()->rowOfKey(u"style"_s));
    QTest::keyClick(keys(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(keys()->currentIndex().row(), keysModel()->rowOfKey(u"style"_s));
    QCOMPARE(keysModel()->rowOfKey(u"style"_s), 2);
    QTest::keyClick(keys(), Qt::Key_Delete);
    QCOMPARE(keysModel()->rowOfKey(u"style"_s), -1);
}

void EntityPanelTest::aWrongValueKeepsItsEditor()
{
    select({5});
    type(u"light"_s, u"30\"0"_s);
    QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
    auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(edit && edit->text() == u"30\"0"_s);
    QCOMPARE(document().undoStack().count(), 0);
    QTest::keyClick(edit, Qt::Key_Escape);
    QCOMPARE(textNow(), QByteArray(entities));
}

void EntityPanelTest::theCurrentKeyStaysAmongEntities()
{
    select({3});
    keys()->setCurrentIndex(keysModel()->index(1, EntityKeysModel::Value)); // target
    select({1});
    select({5});
    QCOMPARE(keys()->currentIndex().row(), keysModel()->rowOfKey(u"target"_s));
}

void EntityPanelTest::chainsOfTargetsAreWalked()
{
    select({3});
    QTest::keyClick(list(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(selected(), std::vector<quint32>{2});
    QTest::keyClick(list(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(selected(), std::vector<quint32>{3});
    const auto said = window_->statusBar()->currentMessage();
    QVERIFY2(said.contains(u"trigger_multiple 3"_s) && said.contains(u"trigger_once 4"_s), qPrintable(said));
    QTest::keyClick(list(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(selected(), std::vector<quint32>{3}); // nobody targets it
    QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
    keys()->setFocus();
    QTest::keyClick(keys(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(selected(), std::vector<quint32>{2});
}

void EntityPanelTest::linksAreFollowed()
{
    select({3});
    const auto target = keysModel()->index(keysModel()->rowOfKey(u"target"_s), EntityKeysModel::Value);
    QVERIFY(target.data(RecordRows::LinkRole).value<RecordRef>().isValid());
    click(keys(), target.row(), EntityKeysModel::Value, Qt::MiddleButton);
    QCOMPARE(selected(), std::vector<quint32>{2});
    keys()->setFocus();
    keys()->setCurrentIndex(keysModel()->index(keysModel()->rowOfKey(u"model"_s), EntityKeysModel::Value));
    QTest::keyClick(keys(), Qt::Key_Return);
    QCOMPARE(window_->tables()->currentLump(), document().map().format().roles.models);
    QCOMPARE(document().selection().current(), (RecordRef{document().map().format().roles.models, 1}));
    QCOMPARE(keysModel()->entities(), std::vector<qint32>{2}); // what the model means here
    click(keys(), keysModel()->rowOfKey(u"targetname"_s), EntityKeysModel::Value, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(selected(), std::vector<quint32>{3});
    QVERIFY(window_->statusBar()->currentMessage().contains(u"trigger_once 4"_s));
}

void EntityPanelTest::headingsSelectTheirClass()
{
    window_->entities()->list()->grouping()->click();
    auto *model = window_->entities()->list()->model();
    QVERIFY(model->isGrouped());
    QVERIFY(model->isHeading(0));
    click(list(), 0, 0);
    QCOMPARE(selected(), std::vector<quint32>{2}); // func_door
    QTest::keyClick(list(), Qt::Key_Left);
    QVERIFY(model->isFolded(0));
    QCOMPARE(list()->currentIndex().row(), 0);
    QTest::keyClick(list(), Qt::Key_Down, Qt::ShiftModifier); // over to the next heading
    QCOMPARE(selected(), (std::vector<quint32>{1, 2}));
    QTest::keyClick(list(), Qt::Key_Up);
    QTest::keyClick(list(), Qt::Key_Right);
    QVERIFY(!model->isFolded(0));
    list()->setCurrentIndex(model->index(1, 0));
    QTest::keyClick(list(), Qt::Key_Left);
    QCOMPARE(list()->currentIndex().row(), 0);
}

void EntityPanelTest::theFilterKnowsKeys()
{
    auto *filter = window_->entities()->list()->filterEdit();
    filter->setFocus();
    QTest::keyClicks(filter, u"spawnf"_s);
    QTest::keyClick(filter, Qt::Key_Tab);
    QCOMPARE(filter->text(), u"spawnflags"_s);
    QTest::keyClicks(filter, u":2048"_s);
    QCOMPARE(list()->model()->rowCount(), 1);
    filter->setText(filter->text() + u" nokey=1"_s);
    QCOMPARE(list()->model()->rowCount(), 1); // the last good one
    QVERIFY(!filter->toolTip().isEmpty());
    QTest::keyClick(filter, Qt::Key_Escape);
    QCOMPARE(list()->model()->rowCount(), 6);
    filter->setText(u"zzz"_s);
    QVERIFY(!list()->isVisible());
}

void EntityPanelTest::waysOfPlayingAreRemembered()
{
    auto *modes = window_->entities()->list()->spawnModeBox();
    modes->setFocus();
    QTest::keyClick(modes, Qt::Key_End);
    QCOMPARE(window_->entities()->list()->spawnMode(), u"deathmatch"_s);
    QVERIFY(list()->model()->index(4, 0).data(EntityListModel::LeftOutRole).toBool());
    window_->entities()->list()->grouping()->click();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    open(folder_.filePath(u"room.bsp"_s));
    QCOMPARE(window_->entities()->list()->spawnMode(), u"deathmatch"_s);
    QVERIFY(window_->entities()->list()->model()->isGrouped());
    open(samplePath(u"quake3"_s));
    QCOMPARE(window_->entities()->list()->spawnMode(), QString()); // of each game its own
}

void EntityPanelTest::facesMeanTheirEntity()
{
    document().selection().set({{document().map().format().roles.models, 1}});
    QCOMPARE(keysModel()->entities(), std::vector<qint32>{2});
    QVERIFY(list()->model()->index(2, 0).data(RecordRows::MarkedRole).toBool());
}

// Tables and the inspector, while they show an entity that is edited, moved and deleted.
void EntityPanelTest::everyViewFollowsAnEdit()
{
    auto *view = table(u"entitylist"_s);
    view->setFilterText(u"target~o"_s);
    select({5});
    type(u"target"_s, u"door1"_s);
    QCOMPARE(view->model()->rowCount(), 3);
    auto *fields = window_->inspector()->fields();
    const auto shown = [fields](const QString &key) {
        for (int row = 0; row < fields->model()->rowCount(); ++row)
            if (fields->model()->index(row, 0).data().toString() == key)
                return fields->model()->index(row, 1).data().toString();
        return QString();
    };
    QCOMPARE(shown(u"target"_s), u"door1"_s);
    QVERIFY(window_->inspector()->bytes()->model()->rowCount() > 0);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(view->model()->rowCount(), 2);
    QCOMPARE(shown(u"classname"_s), u"trigger_once"_s);
    while (document().map().entities().entities.size() > 1) {
        select({1});
        QTest::keyClick(list(), Qt::Key_Delete);
        window_->grab();
    }
    while (document().undoStack().canUndo()) {
        document().undoStack().undo();
        window_->grab();
    }
    QCOMPARE(textNow(), QByteArray(entities));
    QCOMPARE(view->model()->rowCount(), 3);
}

void EntityPanelTest::aMapWithoutEntitiesSaysSo()
{
    open(save(u"none.bsp"_s, mapWithEntities(bsp::goldsrc, "")));
    QVERIFY(!list()->isVisible());
    QVERIFY(!keys()->isVisible());
    const auto labels = window_->entities()->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel *label) { return label->isVisible() && label->text().contains(u"no entities"_s); }));
    QTest::mouseClick(window_->entities()->findChildren<QToolButton *>().at(1), Qt::LeftButton);
}

QTEST_MAIN(EntityPanelTest)
#include "tst_entitypanel.moc"
