// The list of entities as its user meets it: by keyboard and mouse, with undo, between windows.
#include "app/saving/entityfiles.h"
#include "app/window/noticebar.h"
#include "tests/entitypanelfixture.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/inspector.h"

class EntityPanelTest : public EntityPanelFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { showEntities(); }
    void cleanup() { window_.reset(); }
    void anEntityIsAddedByItsClass()
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
        QTest::keyClick(list(), Qt::Key_Insert);
        QTest::keyClicks(edit, u"light"_s); // while it is offered, too
        QTRY_VERIFY(edit->completer()->popup()->isVisible());
        QTest::keyClick(edit->completer()->popup(), Qt::Key_Return);
        QVERIFY(!edit->isVisible());
        QCOMPARE(document().undoStack().count(), 2);
    }

    void copiesAreSelectedAndTheWorldStays()
    {
        select({1, 5});
        QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(selected(), (std::vector<quint32>{2, 7}));
        QCOMPARE(list()->model()->rowCount(), 8);
        document().undoStack().undo();
        QCOMPARE(list()->model()->rowCount(), 6);
        QCOMPARE(textNow(), QByteArray(entities));
        select({0, 1}); // with the world
        window_->statusBar()->clearMessage();
        QTest::keyClick(list(), Qt::Key_Delete);
        QTest::keyClick(list(), Qt::Key_X, Qt::ControlModifier);
        QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(document().undoStack().index(), 0);
        QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
    }

    // The edit follows the key, and what it added is selected then, and told of, as in a small text.
    void aTextOfManyMegabytesIsEditedInTheBackground()
    {
        open(save(u"large.bsp"_s, mapWithEntities(bsp::quake2, entities + ("// " + QByteArray(17 << 20, '-') + '\n'))));
        QTRY_COMPARE(list()->model()->rowCount(), 6);
        const auto before = textNow();
        select({2});
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(document().isEditing());
        QCOMPARE(list()->model()->rowCount(), 6);
        QTRY_COMPARE(list()->model()->rowCount(), 7);
        QCOMPARE(selected(), std::vector<quint32>{3});
        document().undo();
        QTRY_COMPARE(list()->model()->rowCount(), 6);
        QVERIFY(textNow() == before);
        select({2});
        QTest::keyClick(list(), Qt::Key_Delete);
        QVERIFY(document().isEditing());
        QTRY_VERIFY(window_->notice()->text().contains(u"func_door 2"_s));
        QCOMPARE(selected(), std::vector<quint32>{2});
        auto *keys = window_->entities()->properties()->model();
        const auto row = keys->rowOfKey(u"classname"_s);
        QVERIFY(keys->setData(keys->index(row, EntityKeysModel::Value), u"func_wall"_s));
        QVERIFY(document().isEditing());
        select({3});
        QTest::keyClick(list(), Qt::Key_Delete); // before that is made
        QTRY_VERIFY(!document().isEditing());
        QCOMPARE(document().undoStack().count(), 3);
        QCOMPARE(list()->model()->index(2, 0).data().toString(), u"func_wall"_s);
        QCOMPARE(list()->model()->rowCount(), 4);
        document().undoStack().setIndex(0);
        QVERIFY(textNow() == before);
    }

    void deletingSaysWhoIsLeftWithoutATarget()
    {
        select({2});
        QTest::keyClick(list(), Qt::Key_Delete);
        const auto sentence = window_->notice()->text();
        QVERIFY2(sentence.contains(u"func_door 2"_s) && sentence.contains(u"trigger_multiple 2"_s), qPrintable(sentence));
        QCOMPARE(selected(), std::vector<quint32>{2}); // the next one
        select({4});
        QTest::keyClick(list(), Qt::Key_Delete);
        QVERIFY(!window_->notice()->isVisible()); // nobody targets a light, and Undo brings back that
        QVERIFY(window_->statusBar()->currentMessage().contains(u"light 4"_s));
        QCOMPARE(selected(), std::vector<quint32>{3}); // the last one
        document().undoStack().undo();
        document().undoStack().undo();
        QCOMPARE(textNow(), QByteArray(entities));
    }

    // What the notice says of an edit is no longer so once that is undone, or another text is imported.
    void aNoticeOfAnEditEndsWithIt()
    {
        const auto removeTheDoor = [this] {
            select({2});
            list()->setFocus();
            QTest::keyClick(list(), Qt::Key_Delete);
            QVERIFY(window_->notice()->isVisible() && window_->notice()->text().contains(u"func_door 2"_s));
        };
        removeTheDoor();
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(textNow(), QByteArray(entities));
        QVERIFY2(!window_->notice()->isVisible(), qPrintable(window_->notice()->text()));
        removeTheDoor();
        const QByteArray other = "{ \"classname\" \"worldspawn\" }\n";
        window_->entityFiles()->importFrom(save(u"other.ent"_s, other), window_->document());
        QTRY_COMPARE(textNow(), other);
        QVERIFY2(!window_->notice()->text().contains(u"func_door"_s), qPrintable(window_->notice()->text()));
    }

    // In Half-Life: each of the two deleted has its own targeter.
    void namesThatCapitalsTellApartAreTwo()
    {
        open(save(u"two.bsp"_s, mapWithEntities(bsp::goldsrc, R"({ "classname" "worldspawn" }
{ "classname" "func_wall" "targetname" "Door1" "model" "*1" }
{ "classname" "func_wall" "targetname" "door1" "model" "*1" }
{ "classname" "trigger_once" "target" "Door1" "killtarget" "DOOR1" }
{ "classname" "trigger_once" "target" "door1" }
)")));
        QTRY_COMPARE(list()->model()->rowCount(), 5);
        select({1});
        const auto *links = window_->inspector()->links()->model();
        const auto users = links->index(1, 0);
        QCOMPARE(links->rowCount(users), 1);
        QVERIFY(links->index(0, 0, users).data().toString().endsWith(u"target (1)"_s));
        select({1, 2});
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Delete);
        const auto sentence = window_->notice()->text();
        QVERIFY2(states(sentence, {u"trigger_once 1"_s, u"1 more"_s}), qPrintable(sentence));
    }

    // Five presses where the filter shows three: those three go, and nothing that is not in the list.
    void deletingReachesOnlyWhatTheFilterShows()
    {
        auto *filter = window_->entities()->list()->filterEdit();
        filter->setFocus();
        QTest::keyClicks(filter, u"target=door1 | classname=light"_s);
        QTest::keyClick(filter, Qt::Key_Down);
        QCOMPARE(list()->model()->rowCount(), 3);
        click(list(), 1, 0);
        QCOMPARE(selected(), std::vector<quint32>{4});
        QTest::keyClick(list(), Qt::Key_Delete);
        QCOMPARE(selected(), std::vector<quint32>{4}); // the light, whose row is the next
        QTest::keyClick(list(), Qt::Key_Delete);
        QCOMPARE(selected(), std::vector<quint32>{3}); // the last row is gone: the one before
        for (int press = 0; press < 3; ++press)
            QTest::keyClick(list(), Qt::Key_Delete);
        QVERIFY(selected().empty());
        QCOMPARE(document().undoStack().count(), 3);
        QCOMPARE(document().map().entities().entities.size(), size_t(3));
        QVERIFY(textNow().contains("info_player_start") && textNow().contains("func_door"));
    }

    // What another view selects may be filtered out here.
    void keysLeaveAloneWhatTheFilterHides()
    {
        window_->entities()->list()->filterEdit()->setText(u"classname~trigger"_s);
        for (const auto &hidden : {std::vector<quint32>{}, std::vector<quint32>{5}, std::vector<quint32>{1, 2}}) {
            select(hidden);
            QGuiApplication::clipboard()->setText(u"as it was"_s);
            for (const auto key : {Qt::Key_D, Qt::Key_X, Qt::Key_C})
                QTest::keyClick(list(), key, Qt::ControlModifier);
            QTest::keyClick(list(), Qt::Key_Delete);
            QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier);
            QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier);
            QCOMPARE(document().undoStack().count(), 0);
            QCOMPARE(QGuiApplication::clipboard()->text(), u"as it was"_s);
            QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
        }
        select({3, 5}); // one of both is seen
        const auto *filtered = window_->entities()->properties()->filtered();
        QVERIFY(filtered->isVisible() && filtered->text().contains(u'1'));
        window_->entities()->list()->filterEdit()->clear();
        QTRY_VERIFY(!filtered->isVisible());
        window_->entities()->list()->filterEdit()->setText(u"classname~trigger"_s);
        QTRY_VERIFY(filtered->isVisible());
        QTest::keyClick(list(), Qt::Key_Delete);
        QVERIFY(textNow().contains("\"light\"") && !textNow().contains("trigger_multiple"));
    }

    void entitiesArePastedIntoAnotherWindow()
    {
        select({2, 5});
        QTest::keyClick(list(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"\"targetname\" \"door1\""_s));
        const auto first = std::move(window_);
        window_ = std::make_unique<MainWindow>();
        window_->show();
        open(save(u"other.bsp"_s, mapWithEntities(bsp::quake3, "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"a\" }\n")));
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

    void chainsOfTargetsAreWalkedAndPlacesChanged()
    {
        select({3});
        QTest::keyClick(list(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(selected(), std::vector<quint32>{2});
        QTest::keyClick(list(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(selected(), std::vector<quint32>{3});
        const auto said = window_->statusBar()->currentMessage();
        QVERIFY2(said.contains(u"trigger_multiple 3"_s) && said.contains(u"trigger_once 4"_s), qPrintable(said));
        QTest::keyClick(list(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(selected(), std::vector<quint32>{4}); // nobody targets the first, so the other one comes
        const auto before = window_->statusBar()->currentMessage();
        QTest::keyClick(list(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(selected(), std::vector<quint32>{4}); // that was all
        const auto atEnd = window_->statusBar()->currentMessage();
        QVERIFY2(states(atEnd, {u"trigger_once 4"_s}) && atEnd != before, qPrintable(atEnd));
        QTest::keyClick(list(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(selected(), std::vector<quint32>{2});
        QTest::keyClick(list(), Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(selected(), (std::vector<quint32>{3, 4}));
        QTest::keyClick(list(), Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(selected(), std::vector<quint32>{2});
        select({3});
        keys()->setFocus();
        QTest::keyClick(keys(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(selected(), std::vector<quint32>{2});
        select({2});
        list()->setFocus();
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

    void headingsSelectTheirClassAndAMapWithoutEntitiesSaysSo()
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
        QTest::keyClick(list(), Qt::Key_Down, Qt::ShiftModifier); // over to the next heading, which is not folded
        QCOMPARE(selected(), std::vector<quint32>{2});
        QTest::keyClick(list(), Qt::Key_Up);
        QTest::keyClick(list(), Qt::Key_Right);
        QVERIFY(!model->isFolded(0));
        list()->setCurrentIndex(model->index(1, 0));
        QTest::keyClick(list(), Qt::Key_Left);
        QCOMPARE(list()->currentIndex().row(), 0);
        QCOMPARE(model->index(4, 0).data().toString().mid(2), u"light (1)"_s);
        list()->setCurrentIndex(model->index(1, 0));
        for (int row = 1; row < 4; ++row)
            QTest::keyClick(list(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(selected(), (std::vector<quint32>{1, 2})); // headings that are swept over count for nothing
        click(list(), 0, 0);
        click(list(), 4, 0, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(selected(), (std::vector<quint32>{2, 5}));
        open(save(u"none.bsp"_s, mapWithEntities(bsp::goldsrc, "")));
        QVERIFY(!list()->isVisible());
        QVERIFY(!keys()->isVisible());
        const auto labels = window_->entities()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel *label) { return label->isVisible() && label->text().contains(u"no entities"_s); }));
        QTest::mouseClick(window_->entities()->findChildren<QToolButton *>().at(1), Qt::LeftButton);
    }

    void theyAreFoundByKeysAlone()
    {
        window_->tables()->setFocus();
        QTest::keyClick(window_.get(), Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(list()->hasFocus());
        QTest::keyClick(list(), Qt::Key_F, Qt::ControlModifier);
        auto *filter = window_->entities()->list()->filterEdit();
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, u"trigger"_s);
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(list()->hasFocus());
        QCOMPARE(selected(), std::vector<quint32>{3});
        select({});
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(selected(), std::vector<quint32>{3}); // the row that the keyboard is at
        QTest::keyClick(list(), Qt::Key_Down);
        QCOMPARE(selected(), std::vector<quint32>{4});
        QTest::keyClick(list(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(selected(), std::vector<quint32>{4}); // it is among what was found
    }

    void theFilterKnowsKeys()
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

    void whatACellHoldsIsKeptExcludedAndAdded()
    {
        auto *edit = window_->entities()->list()->filterEdit();
        const auto press = [&](int row, int column, Qt::Key key, Qt::KeyboardModifiers modifiers) {
            list()->setCurrentIndex(list()->model()->index(row, column));
            list()->setFocus();
            QTest::keyClick(list(), key, modifiers);
            return edit->text();
        };
        QCOMPARE(press(3, EntityListModel::Target, Qt::Key_L, Qt::ControlModifier), u"target=door1"_s);
        QCOMPARE(list()->model()->rowCount(), 2);
        QCOMPARE(press(1, EntityListModel::Classname, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier),
                 u"target=door1 !classname=trigger_once"_s);
        QCOMPARE(list()->model()->rowCount(), 1);
        edit->setText(u"classname=func_door"_s);
        QCOMPARE(press(0, listModel()->columnOf(u"model"_s), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier),
                 u"classname=func_door | model=*1"_s);
    }

    void columnsAreThoseOfWhatIsFilteredOrSelected()
    {
        const auto columns = [this] {
            QStringList keys;
            for (int column = 0; column < EntityListModel::ColumnCount; ++column)
                keys.append(listModel()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
            return keys.join(u' ');
        };
        const auto usual = u"classname targetname target origin model spawnflags light "_s;
        QCOMPARE(columns(), usual);
        click(list(), 5, EntityListModel::Target); // the light
        QTRY_COMPARE(columns(), u"classname light target targetname origin model spawnflags "_s);
        QCOMPARE(list()->currentIndex().siblingAtColumn(1).data().toString(), u"300"_s);
        QTest::keyClick(list(), Qt::Key_L, Qt::ControlModifier); // it is in the same column, wherever that is now
        QCOMPARE(window_->entities()->list()->filterEdit()->text(), u"target=nobody"_s);
        auto *edit = window_->entities()->list()->filterEdit();
        edit->clear();
        QTest::keyClicks(edit, u"spawnflags:2048"_s);
        QVERIFY2(columns().startsWith(u"classname spawnflags target "_s), qPrintable(columns()));
        EntityListModel unfiltered(document()); // chooses its columns by the selection, just after the list's model would
        QSignalSpy chosen(&unfiltered, &EntityListModel::columnsChosen);
        select({2}); // elsewhere: the filter says what the list is about
        QVERIFY(chosen.wait());
        QVERIFY2(columns().startsWith(u"classname spawnflags target "_s), qPrintable(columns()));
        edit->clear();
        QVERIFY2(columns().startsWith(u"classname targetname model "_s), qPrintable(columns()));
        document().selection().set({{document().map().format().roles.faces, 0}});
        QTRY_COMPARE(columns(), usual);
        click(list(), 3, EntityListModel::Target);
        type(u"target"_s, u"nowhere"_s);
        QCOMPARE(list()->currentIndex().siblingAtColumn(listModel()->columnOf(u"target"_s)).data().toString(), u"nowhere"_s);
    }

    void waysOfPlayingAreRemembered()
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
};

ADD_TEST(EntityPanelTest, QApplication)
#include "tst_entitypanel.moc"
