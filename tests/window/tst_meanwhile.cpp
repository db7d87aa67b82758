// Another map arrives while a menu or a dialog of the one that is open stands: what goes with the map takes them along.
// So does an edit with what is offered of before it.
#include "app/window/noticebar.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/entities/entityproperties.h"
#include "widgets/view3d/viewpanel.h"

class TestMeanwhile : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        start();
        open(samplePath(u"quake2"));
    }

    void cleanup() { window_.reset(); }
    void aMenuGoesWithItsView_data()
    {
        addTextRows("where", {"a lump's table", "its header", "the entity list", "an entity's keys"});
    }
    void aMenuGoesWithItsView()
    {
        QFETCH(QString, where);
        auto *faces = table(u"faces"_s)->table();
        const QHash<QString, QWidget *> targets{{u"a lump's table"_s, faces->viewport()},
                                                {u"its header"_s, faces->horizontalHeader()->viewport()},
                                                {u"the entity list"_s, window_->entities()->list()->table()->viewport()},
                                                {u"an entity's keys"_s, window_->entities()->properties()->table()->viewport()}};
        auto *target = targets[where];
        window_->open(samplePath(u"halflife"));
        const QPoint at(20, 8);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, target->mapToGlobal(at));
        QCoreApplication::sendEvent(target, &event);
        QVERIFY(QApplication::activePopupWidget());
        otherMapArrives();
        QVERIFY(!QApplication::activePopupWidget());
    }

    // It was asked for these rows of that map.
    void theDialogOfATableWritesThatTable()
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
        QCOMPARE(contentOf(path).count('\n'), rows + 1);
    }

    void theDialogForTheEntitiesWritesThose()
    {
        const auto text = window_->document()->map().entityText().toByteArray();
        window_->open(samplePath(u"halflife"));
        const auto actions = window_->findChildren<QAction *>();
        const auto action = std::ranges::find(actions, u"E&xport Entities..."_s, &QAction::text);
        QVERIFY(action != actions.end());
        (*action)->trigger();
        otherMapArrives();
        const auto path = folder_.filePath(u"them.ent"_s);
        answer(path);
        QCOMPARE(contentOf(path), text);
    }

    // The name was meant for another map: writing this one there would lose that one.
    void theDialogForANameSavesNoOtherMap()
    {
        window_->open(samplePath(u"halflife"));
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        otherMapArrives();
        const auto path = folder_.filePath(u"room.bsp"_s);
        answer(path);
        QVERIFY(window_->notice()->isVisible());
        QVERIFY(window_->notice()->text().contains(u"Nothing was saved"_s));
        QVERIFY(!window_->findChild<QDialog *>() || !window_->findChild<QDialog *>()->isVisible());
        QTRY_VERIFY(!window_->isBusy());
        QVERIFY(!QFile::exists(path));
    }

    // It asks for a file to show beside whatever map is open.
    void theDialogForAPointfileStays()
    {
        window_->open(samplePath(u"halflife"));
        window_->view()->openPointFile();
        auto *dialog = window_->findChild<QFileDialog *>();
        QVERIFY(dialog);
        otherMapArrives();
        QVERIFY(dialog->isVisible());
        dialog->reject();
    }

    void whatIsOfferedToGoToFollowsEdits()
    {
        open(samplePath(u"quake2"));
        auto *edit = window_->goToEdit();
        edit->setFocus();
        const auto offers = [edit](const QString &text) {
            edit->clear();
            QTest::keyClicks(edit, text);
            return edit->completer()->completionCount() > 0;
        };
        QTRY_VERIFY(offers(u"func_door"_s));
        auto *document = window_->document();
        const qint32 world = 0;
        document->edit(edits::setValue(document->entitySource(), {&world, 1}, u"classname"_s, u"brand_new"_s).value());
        QTRY_VERIFY(offers(u"brand_new"_s));
        document->undoStack().undo();
        QVERIFY(!offers(u"brand_new"_s)); // at once: its records may be others
        QTRY_VERIFY(offers(u"func_door"_s));
    }

private:
    // It is under way already when the menu or dialog comes: one that waits for its answer would wait over the change.
    void otherMapArrives()
    {
        QVERIFY(QTest::qWaitFor([this] { return window_->document()->file().contains(u"halflife"); }, 30'000));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(window_->isVisible());
    }
};

ADD_TEST(TestMeanwhile, QApplication)
#include "tst_meanwhile.moc"
