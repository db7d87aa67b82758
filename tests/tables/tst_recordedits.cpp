// Cells of records, edited in a real window with keys and clicks.
#include "app/window/noticebar.h"
#include "core/document/entitykeysmodel.h"
#include "core/document/lumpmodel.h"
#include "core/document/recordeditor.h"
#include "core/document/recordmodel.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/waits.h"
#include "tests/windowfixture.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/lightmapview.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/filteredit.h"
#include "widgets/parts/pixelcanvas.h"
#include "widgets/tables/blobview.h"
#include "widgets/tables/editmany.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"
#include "widgets/vis/vismatrixcanvas.h"
#include "widgets/vis/vismatrixview.h"
#include "widgets/vis/vispanel.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QToolButton>

#include <map>

class RecordEditsTest : public WindowFixture
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

    void aLockedCellSaysHowToUnlockIt()
    {
        auto *view = table(u"faces"_s);
        for (const auto key : {Qt::Key_F2, Qt::Key_7}) {
            window_->statusBar()->clearMessage();
            toCell(view, 3, "side");
            QTest::keyClick(view->table(), key);
            QVERIFY(!editor(view->table()));
            QVERIFY(window_->statusBar()->currentMessage().contains(u"Edit Records"));
        }
        QVERIFY(!window_->document()->isModified());
    }

    void aTypedValueIsOneStep()
    {
        auto *view = unlocked(u"faces"_s);
        const auto before = number("FACES", "side", 3);
        typeInto(view, 3, "side", QString::number(1 - before));
        QTRY_COMPARE(number("FACES", "side", 3), 1 - before);
        QCOMPARE(view->model()->index(3, column(view, "side")).data(RecordRows::FormerRole).toString(), QString::number(before));
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(number("FACES", "side", 3), before);
        QVERIFY(!view->model()->index(3, column(view, "side")).data(RecordRows::FormerRole).isValid());
        QVERIFY(!window_->document()->isModified());
    }

    void whatDoesNotFitKeepsTheEditorOpen()
    {
        auto *view = unlocked(u"faces"_s);
        typeInto(view, 3, "styles[0]", u"256"_s);
        QVERIFY(editor(view->table()));
        QVERIFY(!window_->document()->isModified());
        QTest::keyClick(editor(view->table()), Qt::Key_Escape);
        QTRY_VERIFY(!editor(view->table()));
    }

    // Calculated columns may arrive while a value is typed.
    void whatIsTypedStaysWhenTheTableChanges()
    {
        auto *view = unlocked(u"faces"_s);
        toCell(view, 3, "styles[1]");
        QTest::keyClick(view->table(), Qt::Key_F2);
        auto *edit = editor(view->table());
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, u"77"_s);
        auto *model = view->model();
        emit model->dataChanged(model->index(0, 0), model->index(model->rowCount() - 1, model->columnCount() - 1));
        QCOMPARE(edit->text(), u"77"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(number("FACES", "styles[1]", 3), 77.0);
    }

    void whatIsTypedIntoTheInspectorStaysWhenColumnsArrive()
    {
        unlocked(u"leafs"_s);
        auto *document = window_->document();
        document->selection().set({{lump(u"faces"_s), 3}});
        auto *fields = fieldsInFront();
        QTRY_VERIFY(document->map().hasComputed(lump(u"faces"_s)));
        const auto before = number("FACES", "side", 3);
        fields->setCurrentIndex(fields->model()->index(rowOf(fields, u"side"_s), RecordModel::Value));
        fields->setFocus();
        QTest::keyClick(fields, Qt::Key_F2);
        QPointer<QLineEdit> edit = fields->viewport()->findChild<QLineEdit *>();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, QString::number(1 - before));
        QSignalSpy arrived(&document->tables(), &MapTables::columnsComputed);
        document->columns().renew();
        QTRY_VERIFY(!arrived.isEmpty());
        untilWorkEnds();
        QVERIFY(edit);
        QCOMPARE(edit->text(), QString::number(1 - before));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(number("FACES", "side", 3), 1 - before);
        QCOMPARE(document->undoStack().count(), 1);
    }

    void derivedAndCalculatedCellsSayWhy()
    {
        auto *view = unlocked(u"clusters"_s);
        toCell(view, 0, view->model()->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString().toLatin1());
        QTest::keyClick(view->table(), Qt::Key_F2);
        QVERIFY(!editor(view->table()));
        QVERIFY(states(window_->statusBar()->currentMessage(), {u"derived"_s}));
    }

    void calculatedCellsAndEntitiesSayWhyInTablesAndTheInspector()
    {
        auto *view = unlocked(u"faces"_s);
        QTRY_VERIFY(column(view, "squareUnits") >= 0);
        const auto refuses = [this](QTableView *table, const QStringList &facts) {
            window_->statusBar()->clearMessage();
            QTest::keyClick(table, Qt::Key_F2);
            return table->viewport()->findChildren<QLineEdit *>().isEmpty()
                   && states(window_->statusBar()->currentMessage(), facts);
        };
        toCell(view, 3, "squareUnits");
        QVERIFY(refuses(view->table(), {u"squareUnits"_s, u"calculated"_s}));
        window_->document()->selection().set({{lump(u"faces"_s), 3}});
        auto *fields = window_->inspector()->fields();
        fields->setCurrentIndex(fields->model()->index(rowOf(fields, u"squareUnits"_s), RecordModel::Value));
        QVERIFY(refuses(fields, {u"squareUnits"_s, u"calculated"_s}));
        auto *entities = table(u"entitylist"_s);
        toCell(entities, 1, "classname");
        QVERIFY(refuses(entities->table(), {u"entity list"_s}));
    }

    // Keys that edit elsewhere, in each view that is shown, while nothing is selected there that they could edit.
    void keysInViewsThatOnlyShowChangeNothing()
    {
        unlocked(u"faces"_s);
        window_->document()->selection().set({{lump(u"faces"_s), 3}});
        QGuiApplication::clipboard()->setText(u"not a value"_s);
        for (int layout = 0; layout < 4; ++layout) {
            window_->setLayout(layout);
            QCoreApplication::processEvents();
            for (auto *view : window_->findChildren<QAbstractScrollArea *>()) {
                const auto *table = qobject_cast<QTableView *>(view);
                const bool isOfKeys = table && qobject_cast<EntityKeysModel *>(table->model()); // of the face's entity
                if (!view->isVisible() || isOfKeys || qobject_cast<QPlainTextEdit *>(view))
                    continue;
                view->setFocus();
                QTest::keyClick(view, Qt::Key_Delete);
                QTest::keyClick(view, Qt::Key_V, Qt::ControlModifier);
                QVERIFY2(!window_->document()->isModified(), view->metaObject()->className());
            }
        }
    }

    void aSharedPlaneIsChangedForAllOnlyWhenAsked()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        const auto before = number("PLANES", "dist", plane);
        typeInto(view, plane, "dist", QString::number(before + 8));
        QCOMPARE(number("PLANES", "dist", plane), before);
        const auto &references = window_->document()->references();
        const auto users = countOf(usersOf(references, {lump(u"planes"_s), plane}));
        QVERIFY(window_->notice()->isVisible() && users > 1);
        choose(u"All"_s);
        QCOMPARE(number("PLANES", "dist", plane), before + 8);
        QCOMPARE(window_->document()->undoStack().count(), 1);
    }

    void aSharedPlaneIsCopiedForTheFaceThatWasSelected()
    {
        const auto plane = sharedPlane();
        auto *faces = table(u"faces"_s);
        const auto face = facesOf(plane).front();
        click(faces->table(), faces->model()->rowOf(face), 1);
        auto *view = unlocked(u"planes"_s);
        const auto count = window_->document()->map().recordCount(lump(u"planes"_s));
        const auto before = number("PLANES", "dist", plane);
        typeInto(view, plane, "dist", QString::number(before + 8));
        choose(u"Face %1"_s.arg(face));
        const auto copy = static_cast<quint32>(number("FACES", "planenum", face));
        QVERIFY(copy >= count && copy % 2 == plane % 2);
        QCOMPARE(window_->document()->map().recordCount(lump(u"planes"_s)), count + count % 2 + 2); // pairs begin at even numbers
        QCOMPARE(number("PLANES", "dist", plane), before);
        QCOMPARE(number("PLANES", "dist", copy), before + 8);
        QCOMPARE(number("PLANES", "dist", copy ^ 1), -(before + 8));
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window_->document()->map().recordCount(lump(u"planes"_s)), count);
        QVERIFY(!window_->document()->isModified());
    }

    void theUsersOfASharedRecordAreSelected()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        typeInto(view, plane, "dist", u"12345"_s);
        choose(u"Select"_s);
        const auto &selected = window_->document()->selection().records();
        for (const auto face : facesOf(plane))
            QVERIFY(std::ranges::find(selected, RecordRef{lump(u"faces"_s), face}) != selected.end());
        QVERIFY(!window_->document()->isModified());
        choose(u"All"_s); // the question and the value are still there
        QCOMPARE(number("PLANES", "dist", plane), 12345.0);
        QVERIFY(!window_->notice()->isVisible());
    }

    // The question follows the selection, and the copy is shown.
    void aCopyIsOfferedForTheUserThatIsSelectedWhileItIsAsked()
    {
        auto *view = unlocked(u"planes"_s);
        quint32 plane = 0;
        while (facesOf(plane).size() < 4)
            ++plane;
        typeInto(view, plane, "dist", u"12345"_s);
        QVERIFY(!buttonOf(u"Copy for"_s));
        QVERIFY(window_->notice()->text().contains(u"select that one"));
        choose(u"Select"_s);
        const auto face = facesOf(plane)[1];
        window_->document()->selection().set({{lump(u"faces"_s), face}});
        QVERIFY(!window_->notice()->text().contains(u"select that one"));
        window_->statusBar()->clearMessage();
        choose(u"Face %1"_s.arg(face));
        const auto copy = static_cast<quint32>(number("FACES", "planenum", face));
        QVERIFY(copy != plane);
        QCOMPARE(number("PLANES", "dist", copy), 12345.0);
        const auto names = QStringList{u"Face %1"_s.arg(face), u"Plane %1"_s.arg(copy), u"Plane %1"_s.arg(plane)};
        QVERIFY2(states(window_->statusBar()->currentMessage(), names), qPrintable(window_->statusBar()->currentMessage()));
        QCOMPARE(window_->document()->selection().current(), (RecordRef{lump(u"planes"_s), copy}));
        QCOMPARE(recordInFront(), (RecordRef{lump(u"planes"_s), copy}));
    }

    void whatIsAskedIsNotSaved()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        const auto before = number("PLANES", "dist", plane);
        typeInto(view, plane, "dist", u"12345"_s);
        const auto asked = window_->notice()->text();
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!window_->findChild<QFileDialog *>());
        QVERIFY2(states(window_->notice()->text(), {u"Nothing has been saved"_s, asked}), qPrintable(window_->notice()->text()));
        QTRY_VERIFY(window_->notice()->isAncestorOf(QApplication::focusWidget())); // Space presses the first button
        QCOMPARE(number("PLANES", "dist", plane), before);
        choose(u"All"_s);
        QCOMPARE(number("PLANES", "dist", plane), 12345.0);
    }

    void closingAsksAboutAValueThatWaits()
    {
        auto *view = unlocked(u"planes"_s);
        typeInto(view, sharedPlane(), "dist", u"12345"_s);
        window_->close();
        QVERIFY(window_->isVisible());
        auto *box = window_->findChild<QMessageBox *>();
        QVERIFY(box);
        QTest::mouseClick(box->button(QMessageBox::Save), Qt::LeftButton);
        QVERIFY(window_->isVisible() && window_->notice()->text().contains(u"Nothing has been saved"));
        QVERIFY(!window_->findChild<QFileDialog *>());
    }

    void aQuestionWithoutAnAnswerIsDroppedAloud()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        const auto before = number("PLANES", "dist", plane);
        const auto name = u"Plane %1 was not changed"_s.arg(plane);
        typeInto(view, plane, "dist", u"12345"_s);
        window_->statusBar()->clearMessage();
        QTest::keyClick(view->table(), Qt::Key_Escape);
        QVERIFY(!window_->notice()->isVisible());
        QVERIFY(window_->statusBar()->currentMessage().contains(name));
        typeInto(view, plane, "dist", u"12345"_s);
        auto *faces = table(u"faces"_s);
        typeInto(faces, 3, "side", QString::number(1 - number("FACES", "side", 3)));
        QVERIFY(window_->notice()->text().contains(name));
        QVERIFY(!buttonOf(u"All"_s));
        QCOMPARE(number("PLANES", "dist", plane), before);
        QCOMPARE(window_->document()->undoStack().count(), 1);
    }

    void changingManySaysWhoUsesThem()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        click(view->table(), view->model()->rowOf(plane), column(view, "dist"));
        QTest::keyClick(view->table(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = window_->findChild<EditMany *>();
        QVERIFY(dialog && dialog->sharers()->isVisible());
        const auto &document = *window_->document();
        const auto users = usersText(document.map(), usersOf(document.references(), {lump(u"planes"_s), plane}));
        QVERIFY2(states(dialog->sharers()->text(), {u"Used by"_s, users}), qPrintable(dialog->sharers()->text()));
        QVERIFY(dialog->accepting()->text().contains(u"All"));
        QTest::mouseClick(dialog->selecting(), Qt::LeftButton);
        const auto &selected = document.selection().records();
        for (const auto face : facesOf(plane))
            QVERIFY(std::ranges::find(selected, RecordRef{lump(u"faces"_s), face}) != selected.end());
        dialog->line()->setText(u"dist = 12345"_s);
        QTest::mouseClick(dialog->accepting(), Qt::LeftButton);
        QCOMPARE(number("PLANES", "dist", plane), 12345.0);
        QTRY_VERIFY(!window_->findChild<EditMany *>());
        auto *faces = table(u"faces"_s);
        click(faces->table(), 3, column(faces, "side"));
        QTest::keyClick(faces->table(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        dialog = window_->findChild<EditMany *>();
        QVERIFY(dialog && !dialog->sharers()->isVisible() && !dialog->accepting()->text().contains(u"All"));
        dialog->reject();
    }

    void pastedCellsOfSharedRecordsAskAsWell()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        const double before[] = {number("PLANES", "dist", plane), number("PLANES", "dist", plane + 1)};
        toCell(view, plane, "dist");
        QGuiApplication::clipboard()->setText(u"12345\n54321"_s);
        QTest::keyClick(view->table(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(number("PLANES", "dist", plane), before[0]);
        QVERIFY(window_->notice()->text().contains(u"used by") && !buttonOf(u"Copy for"_s));
        choose(u"All"_s);
        QCOMPARE(number("PLANES", "dist", plane), 12345.0);
        QCOMPARE(number("PLANES", "dist", plane + 1), 54321.0);
        QCOMPARE(window_->document()->undoStack().count(), 1);
    }

    void aLightStyleIsGivenToManyByItsName()
    {
        auto *view = unlocked(u"faces"_s);
        click(view->table(), 3, column(view, "styles[1]"));
        QTest::keyClick(view->table(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = window_->findChild<EditMany *>();
        QVERIFY(dialog);
        dialog->line()->setText(u"styles[1] = slow strong pulse"_s);
        QVERIFY2(dialog->fault()->text().isEmpty(), qPrintable(dialog->fault()->text()));
        QTest::mouseClick(dialog->accepting(), Qt::LeftButton);
        QCOMPARE(number("FACES", "styles[1]", 3), 2.0);
        const auto fault = window_->document()->records().faultOf({{view->lump(), 3}, column(view, "styles[1]"), u"pulsing"_s});
        QVERIFY2(fault.contains(u"name"), qPrintable(fault));
    }

    void threeNumbersFillAVector()
    {
        auto *view = unlocked(u"models"_s);
        typeInto(view, 1, "origin.x", u"(8 -16 24.5)"_s);
        QTRY_COMPARE(number("MODELS", "origin.x", 1), 8.0);
        QCOMPARE(number("MODELS", "origin.y", 1), -16.0);
        QCOMPARE(number("MODELS", "origin.z", 1), 24.5);
        QCOMPARE(window_->document()->undoStack().count(), 1);
    }

    void flagsAreChecked()
    {
        auto *view = unlocked(u"leafs"_s);
        toCell(view, 1, "contents");
        QTest::keyClick(view->table(), Qt::Key_F2);
        auto *edit = editor(view->table());
        QVERIFY(edit);
        QTest::keyClick(edit, Qt::Key_F4);
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto *list = QApplication::activePopupWidget()->findChild<QListWidget *>();
        QVERIFY(list);
        const auto before = static_cast<quint32>(static_cast<qint64>(number("LEAFS", "contents", 1)));
        auto *item = list->item(0);
        const auto bit = item->data(Qt::UserRole).toUInt();
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(static_cast<quint32>(static_cast<qint64>(number("LEAFS", "contents", 1))), before ^ bit);
    }

    void aLightStyleIsTypedByItsName()
    {
        auto *view = unlocked(u"faces"_s);
        toCell(view, 3, "styles[1]");
        QTest::keyClick(view->table(), Qt::Key_F2);
        auto *edit = editor(view->table());
        QVERIFY(edit && edit->completer());
        edit->completer()->setCompletionPrefix(u"strobe"_s);
        QCOMPARE(edit->completer()->completionCount(), 2);
        edit->completer()->setCompletionPrefix(u"7"_s); // a number
        QCOMPARE(edit->completer()->completionCount(), 0);
        QTest::keyClick(edit, Qt::Key_Escape);
        QTRY_VERIFY(!editor(view->table()));
        typeInto(view, 3, "styles[1]", u"slow strong pulse"_s);
        QTRY_COMPARE(number("FACES", "styles[1]", 3), 2.0);
        QCOMPARE(view->model()->index(3, column(view, "styles[1]")).data().toString(), u"2"_s);
        typeInto(view, 3, "side", u"normal"_s);
        QVERIFY(editor(view->table()));
    }

    void aColourIsChosenAsAWhole()
    {
        open(samplePath(u"quake3"));
        auto *view = unlocked(u"drawverts"_s);
        const auto alpha = number("DRAWVERTS", "color[3]", 2);
        toCell(view, 2, "color[1]");
        QTest::keyClick(view->table(), Qt::Key_F2);
        QVERIFY(editor(view->table()));
        QTest::keyClick(editor(view->table()), Qt::Key_F4);
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto *dialog = QApplication::activePopupWidget()->findChild<QColorDialog *>();
        QVERIFY(dialog);
        const auto shown = dialog->currentColor();
        QCOMPARE(shown.red(), static_cast<int>(number("DRAWVERTS", "color[0]", 2)));
        QCOMPARE(shown.blue(), static_cast<int>(number("DRAWVERTS", "color[2]", 2)));
        dialog->setCurrentColor(QColor(11, 22, 33));
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(number("DRAWVERTS", "color[0]", 2), 11.0);
        QCOMPARE(number("DRAWVERTS", "color[1]", 2), 22.0);
        QCOMPARE(number("DRAWVERTS", "color[2]", 2), 33.0);
        QCOMPARE(number("DRAWVERTS", "color[3]", 2), alpha);
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!window_->document()->isModified());
    }

    void escapeInTheColoursGivesBackWhatWasTyped()
    {
        open(samplePath(u"quake3"));
        auto *view = unlocked(u"drawverts"_s);
        const auto typed = number("DRAWVERTS", "color[1]", 2) == 77 ? 78 : 77;
        toCell(view, 2, "color[1]");
        QTest::keyClick(view->table(), Qt::Key_F2);
        auto *edit = editor(view->table());
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, QString::number(typed));
        for (const bool changes : {false, true}) {
            QTest::keyClick(edit, Qt::Key_Down, Qt::AltModifier);
            QTRY_VERIFY(QApplication::activePopupWidget());
            auto *dialog = QApplication::activePopupWidget()->findChild<QColorDialog *>();
            QVERIFY(dialog);
            QCOMPARE(dialog->currentColor().green(), typed);
            QCOMPARE(dialog->currentColor().blue(), static_cast<int>(number("DRAWVERTS", "color[2]", 2)));
            if (changes)
                dialog->setCurrentColor(QColor(11, 22, 33));
            QCOMPARE(edit->text(), changes ? u"11 22 33"_s : QString::number(typed));
            QTest::keyClick(dialog, Qt::Key_Escape);
            QTRY_VERIFY(!QApplication::activePopupWidget());
            QCOMPARE(edit->text(), QString::number(typed));
        }
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(number("DRAWVERTS", "color[1]", 2), double(typed));
    }

    void aFlaresColourIsChosenFromItsFractions()
    {
        auto room = MapBuilder::room(bsp::quake3);
        room.set("SURFACES", 1, "surfaceType", 4).set("SURFACES", 1, "lightmapVecs[0].x", 1);
        open(save(u"flare.bsp"_s, room.build()));
        auto *view = unlocked(u"SURFACES"_s);
        toCell(view, 1, "lightmapVecs[0].y");
        QTest::keyClick(view->table(), Qt::Key_F2);
        QVERIFY(editor(view->table()));
        QTest::keyClick(editor(view->table()), Qt::Key_F4);
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto *dialog = QApplication::activePopupWidget()->findChild<QColorDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->currentColor().red(), 255);
        dialog->setCurrentColor(QColor(0, 255, 0));
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(number("SURFACES", "lightmapVecs[0].x", 1), 0.0);
        QCOMPARE(number("SURFACES", "lightmapVecs[0].y", 1), 1.0);
        QCOMPARE(window_->document()->undoStack().count(), 1);
    }

    void recordsAreReverted()
    {
        auto *view = unlocked(u"faces"_s);
        const auto side = number("FACES", "side", 3), style = number("FACES", "styles[1]", 3);
        typeInto(view, 3, "side", QString::number(1 - side));
        typeInto(view, 3, "styles[1]", u"7"_s);
        click(view->table(), 3, column(view, "side"));
        actionOf(view->table(), u"Revert Cell"_s)->trigger();
        QCOMPARE(number("FACES", "side", 3), side);
        QCOMPARE(number("FACES", "styles[1]", 3), 7.0);
        actionOf(view->table(), u"Revert Records"_s)->trigger();
        QCOMPARE(number("FACES", "styles[1]", 3), style);
        QVERIFY(!window_->document()->isModified());
    }

    void theInspectorEditsAsTheTablesDo()
    {
        unlocked(u"faces"_s);
        window_->document()->selection().set({{lump(u"faces"_s), 3}});
        auto *fields = window_->inspector()->fields();
        const auto before = number("FACES", "side", 3);
        fields->setCurrentIndex(fields->model()->index(rowOf(fields, u"side"_s), RecordModel::Value));
        fields->setFocus();
        QTest::keyClick(fields, Qt::Key_F2);
        auto *edit = fields->viewport()->findChild<QLineEdit *>(); // the dock may be behind another
        QVERIFY(edit);
        edit->setText(QString::number(1 - before));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(number("FACES", "side", 3), 1 - before);
        const auto changed = fields->model()->index(rowOf(fields, u"side"_s), RecordModel::Value);
        QVERIFY(states(changed.data(Qt::ToolTipRole).toString(), {u"disk"_s, QString::number(before)}));
    }

    // The name is current, as after a click on it.
    void typingBeginsToEditAFieldOfTheInspector()
    {
        open(samplePath(u"quake3"));
        const int surfaces = unlocked(u"surfaces"_s)->lump();
        window_->document()->selection().set({{surfaces, 3}});
        auto *fields = fieldsInFront();
        const auto toField = [fields](const QString &name) {
            fields->setCurrentIndex(fields->model()->index(rowOf(fields, name), RecordModel::Name));
            fields->setFocus();
        };
        toField(u"shaderNum"_s);
        QTest::keyClick(fields, 't');
        auto *edit = fields->viewport()->findChild<QLineEdit *>();
        QVERIFY(edit);
        QCOMPARE(edit->text(), u"t"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QTRY_VERIFY(!fields->viewport()->findChild<QLineEdit *>());
        const auto before = number("SURFACES", "fogNum", 3);
        toField(u"fogNum"_s);
        QGuiApplication::clipboard()->setText(before == 0 ? u"-1"_s : u"0"_s);
        QTest::keyClick(fields, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(number("SURFACES", "fogNum", 3), before == 0 ? -1.0 : 0.0);
    }

    void lettersInUnlockedTablesNeverReachOtherCommands()
    {
        auto *view = unlocked(u"faces"_s);
        QTRY_VERIFY(column(view, "squareUnits") >= 0);
        click(view->table(), 3, column(view, "side"));
        for (const char *field : {"squareUnits", "side"}) {
            const auto camera = window_->view()->viewport() ? window_->view()->viewport()->camera() : Camera();
            toCell(view, 3, field);
            window_->statusBar()->clearMessage();
            QTest::keyClick(view->table(), 'f');
            QCOMPARE(editor(view->table()) != nullptr, field == "side"_ba);
            if (field == "squareUnits"_ba)
                QVERIFY(window_->statusBar()->currentMessage().contains(u"calculated"));
            if (window_->view()->viewport())
                QCOMPARE(window_->view()->viewport()->camera().position, camera.position);
        }
    }

    void f4OpensTheChoicesOfACell()
    {
        auto *view = unlocked(u"faces"_s);
        toCell(view, 3, "styles[1]");
        QTest::keyClick(view->table(), Qt::Key_F4);
        QPointer<QLineEdit> edit = editor(view->table());
        QVERIFY(edit && edit->completer());
        const auto *popup = edit->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        for (int row = 0; row < popup->model()->rowCount(); ++row) { // none is elided
            const auto wide = popup->fontMetrics().horizontalAdvance(popup->model()->index(row, 0).data().toString());
            QVERIFY(popup->viewport()->width() > wide);
        }
        edit->completer()->popup()->hide();
        QTest::keyClick(edit, Qt::Key_Escape);
        QTRY_VERIFY(!editor(view->table()));
        view = table(u"leafs"_s);
        toCell(view, 1, "contents");
        QTest::keyClick(view->table(), Qt::Key_F4);
        QTRY_VERIFY(QApplication::activePopupWidget() && QApplication::activePopupWidget()->findChild<QListWidget *>());
        QTest::keyClick(QApplication::activePopupWidget()->findChild<QListWidget *>(), Qt::Key_Escape);
        QTest::keyClick(editor(view->table()), Qt::Key_Escape);
        view = table(u"faces"_s);
        toCell(view, 3, "texinfo");
        QTest::keyClick(view->table(), Qt::Key_F4);
        QCOMPARE(window_->tables()->currentLump(), lump(u"texinfo"_s));
        QVERIFY(window_->notice()->text().contains(u"Face 3"));
        QVERIFY(!window_->document()->isModified());
    }

    void editorsAreAsWideAsTheirTextInsideTheTable()
    {
        auto *view = unlocked(u"texinfo"_s);
        view->table()->setColumnWidth(column(view, "flags"), 40);
        toCell(view, 3, "flags");
        QTest::keyClick(view->table(), Qt::Key_F2);
        auto *edit = editor(view->table());
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, u"SKY | NODRAW"_s);
        QVERIFY(edit->width() > edit->fontMetrics().horizontalAdvance(edit->text()));
        QVERIFY(view->table()->viewport()->rect().contains(edit->geometry()));
        QTest::keyClicks(edit, u" | SLICK"_s.repeated(60));
        QVERIFY(view->table()->viewport()->rect().contains(edit->geometry()));
        QTest::keyClick(edit, Qt::Key_Escape);
    }

    void theFormerValueHasRoomInItsColumn()
    {
        auto *view = unlocked(u"faces"_s);
        const int styles = column(view, "styles[1]");
        view->table()->setColumnWidth(styles, 40);
        typeInto(view, 3, "styles[1]", u"77"_s);
        const auto cell = view->model()->index(3, styles);
        const auto both = u"77 (was %1)"_s.arg(cell.data(RecordRows::FormerRole).toString());
        QTRY_VERIFY(view->table()->columnWidth(styles) > view->table()->fontMetrics().horizontalAdvance(both));
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(cell.data(RecordRows::FormerRole).toString()));
    }

    void viewsThatOnlyShowSayWhyKeysEditNothing()
    {
        unlocked(u"faces"_s);
        window_->document()->selection().set({{lump(u"faces"_s), 3}});
        QGuiApplication::clipboard()->setText(u"1"_s);
        const auto explains = [this](QWidget *widget, const QList<QKeyCombination> &keys) {
            return std::ranges::all_of(keys, [this, widget](QKeyCombination key) {
                window_->statusBar()->clearMessage();
                window_->goToEdit()->setFocus(); // else the table with the focus takes the key
                QTest::keyClick(widget, key.key(), key.keyboardModifiers());
                return !window_->statusBar()->currentMessage().isEmpty() && !window_->document()->isModified();
            });
        };
        const QKeyCombination removes = Qt::Key_Delete, renames = Qt::Key_F2, pastes = Qt::ControlModifier | Qt::Key_V;
        QVERIFY(explains(window_->inspector()->fields(), {removes}));
        QVERIFY(explains(window_->inspector()->links(), {removes, renames, pastes}));
        QVERIFY(explains(window_->inspector()->bytes(), {removes, renames, pastes}));
        QVERIFY(explains(window_->images()->textures()->browser()->view(), {removes, renames, pastes}));
        QVERIFY(explains(window_->images()->lightmaps()->canvas(), {removes, renames, pastes}));
        auto *vis = window_->findChild<VisPanel *>();
        QVERIFY(explains(vis->matrix()->canvas(), {removes, renames, pastes}));
        QVERIFY(explains(window_->findChild<ProblemList *>()->tree(), {renames, pastes}));
        QVERIFY(explains(bytes(u"lighting"_s), {removes}));
    }

    void theInspectorPicksAsTheTablesDo()
    {
        auto *view = unlocked(u"faces"_s);
        window_->document()->selection().set({{lump(u"faces"_s), 3}});
        auto *fields = window_->inspector()->fields();
        fields->setCurrentIndex(fields->model()->index(rowOf(fields, u"texinfo"_s), RecordModel::Name));
        actionOf(fields, u"Pick..."_s)->trigger();
        QCOMPARE(window_->tables()->currentLump(), lump(u"texinfo"_s));
        const auto other = number("FACES", "texinfo", 3) == 0 ? 1U : 0U;
        window_->document()->selection().set({{lump(u"texinfo"_s), other}});
        choose(u"Use Selected"_s);
        QCOMPARE(number("FACES", "texinfo", 3), double(other));
        QVERIFY(isBackAt(view, 3, "texinfo"));
    }

    void manyRecordsAreChangedAtOnce()
    {
        auto *view = unlocked(u"faces"_s);
        view->filterEdit()->setText(u"id<7"_s);
        QTRY_COMPARE(view->model()->rowCount(), 7);
        toCell(view, 0, "side");
        QTest::keyClick(view->table(), Qt::Key_A, Qt::ControlModifier);
        std::vector<double> before;
        for (quint32 face = 0; face < 8; ++face)
            before.push_back(number("FACES", "styles[2]", face));
        QTest::keyClick(view->table(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = window_->findChild<EditMany *>();
        QVERIFY(dialog);
        dialog->line()->setText(u"styles[2] = 300"_s);
        QVERIFY(!dialog->fault()->text().isEmpty() && !dialog->accepting()->isEnabled());
        dialog->line()->setText(u"styles[2] = 200 + side"_s);
        QVERIFY2(dialog->fault()->text().isEmpty(), qPrintable(dialog->fault()->text()));
        QCOMPARE(dialog->preview()->rowCount(), 7);
        QVERIFY(dialog->accepting()->isDefault());
        QTest::mouseClick(dialog->accepting(), Qt::LeftButton);
        for (quint32 face = 0; face < 7; ++face)
            QCOMPARE(number("FACES", "styles[2]", face), 200 + number("FACES", "side", face));
        QCOMPARE(number("FACES", "styles[2]", 7), before[7]);
        QCOMPARE(window_->document()->undoStack().count(), 1);
        view->filterEdit()->setText(u"modified"_s);
        QTRY_COMPARE(view->model()->rowCount(), 7);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!window_->document()->isModified());
    }

    // Into the rows and columns that the table shows, as it shows them.
    void cellsArePastedAsTheTableShowsThem()
    {
        auto *view = unlocked(u"faces"_s);
        QTRY_VERIFY(column(view, "squareUnits") >= 0);
        view->filterEdit()->setText(u"id<9"_s);
        QTRY_COMPARE(view->model()->rowCount(), 9);
        view->model()->sort(column(view, "squareUnits"), Qt::DescendingOrder);
        view->table()->setColumnHidden(column(view, "styles[1]"), true);
        auto *header = view->table()->horizontalHeader();
        header->moveSection(header->visualIndex(column(view, "side")), header->visualIndex(column(view, "styles[2]")));
        QCOMPARE(header->visualIndex(column(view, "side")) + 1, header->visualIndex(column(view, "styles[3]")));
        untilWorkEnds();
        const auto before = bytesOf(lump(u"faces"_s));
        std::vector<quint32> shown;
        for (int row = 0; row < 3; ++row)
            shown.push_back(view->model()->recordAt(row + 1).index);
        std::map<quint32, double> hidden;
        for (quint32 face = 0; face < 9; ++face)
            hidden[face] = number("FACES", "styles[1]", face);
        toCell(view, shown[0], "styles[0]");
        QGuiApplication::clipboard()->setText(u"11\t12\t1\n21\t22\t0\n31\t32\t1\n"_s); // styles[0], styles[2] and side
        QTest::keyClick(view->table(), Qt::Key_V, Qt::ControlModifier);
        for (size_t row = 0; row < shown.size(); ++row) {
            QCOMPARE(number("FACES", "styles[0]", shown[row]), 10.0 * static_cast<double>(row + 1) + 1);
            QCOMPARE(number("FACES", "styles[2]", shown[row]), 10.0 * static_cast<double>(row + 1) + 2);
            QCOMPARE(number("FACES", "side", shown[row]), row == 1 ? 0.0 : 1.0);
        }
        for (const auto &[face, style] : hidden)
            QCOMPARE(number("FACES", "styles[1]", face), style);
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytesOf(lump(u"faces"_s)), before);
    }

    // The titles, the number and the calculated columns come along.
    void aCopiedRowIsPastedIntoAnother()
    {
        auto *view = unlocked(u"faces"_s);
        QTRY_VERIFY(column(view, "squareUnits") >= 0);
        for (int each = 0; each < view->model()->columnCount(); ++each)
            view->table()->setColumnHidden(each, each != column(view, "styles[2]") && each != column(view, "squareUnits"));
        QGuiApplication::clipboard()->setText(u"index\tsquareUnits\tstyles[2]\n3\t%1\t33"_s.arg(
            view->model()->index(5, column(view, "squareUnits")).data().toString()));
        toCell(view, 5, "styles[2]");
        QTest::keyClick(view->table(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(number("FACES", "styles[2]", 5), 33.0);
        QCOMPARE(window_->document()->undoStack().count(), 1);
    }

    void whatCannotBePastedChangesNothingAndSaysWhy()
    {
        auto *view = table(u"faces"_s);
        const auto refuses = [&](const QString &text, const QString &fact) {
            window_->statusBar()->clearMessage();
            window_->notice()->clear();
            toCell(view, window_->document()->map().recordCount(view->lump()) - 2, "styles[3]");
            QGuiApplication::clipboard()->setText(text);
            QTest::keyClick(view->table(), Qt::Key_V, Qt::ControlModifier);
            return !window_->document()->isModified()
                   && (window_->statusBar()->currentMessage() + window_->notice()->text()).contains(fact);
        };
        QVERIFY(refuses(u"7"_s, u"Edit Records"_s));
        unlocked(u"faces"_s);
        QVERIFY(refuses(u"7\n300"_s, u"300"_s));
        QVERIFY(refuses(u"7\n8\n9"_s, u"3 rows"_s));
        QVERIFY(refuses(u"7"_s + QString(99, u'\t'), u"Row 1"_s));
        QVERIFY(refuses(u"index\tdist\n1\t7"_s, u"dist"_s));
    }

    void usedRecordsStay()
    {
        auto *view = unlocked(u"planes"_s);
        const auto count = window_->document()->map().recordCount(lump(u"planes"_s));
        click(view->table(), static_cast<int>(sharedPlane()), 0);
        QTest::keyClick(view->table(), Qt::Key_Delete);
        QVERIFY(window_->notice()->text().contains(u"used by"));
        QCOMPARE(window_->document()->map().recordCount(lump(u"planes"_s)), count);
        auto *faces = table(u"faces"_s);
        click(faces->table(), 3, 0);
        QTest::keyClick(faces->table(), Qt::Key_Delete);
        QVERIFY(!window_->document()->isModified());
        QVERIFY(states(window_->notice()->text(), {u"Faces"_s}));
    }

    void selectedPlanesAreDuplicatedInPairs()
    {
        auto *view = unlocked(u"planes"_s);
        const int planes = lump(u"planes"_s);
        const auto before = bytesOf(planes);
        const auto count = window_->document()->map().recordCount(planes);
        click(view->table(), 3, 0);
        QTest::keyClick(view->table(), Qt::Key_D, Qt::ControlModifier);
        const auto stride = qsizetype{window_->document()->map().lump(planes).stride};
        const auto first = count + count % 2; // the last plane without its opposite gets that before the pair
        QCOMPARE(bytesOf(planes).size(), (first + 2) * stride);
        QVERIFY(bytesOf(planes).startsWith(before));
        QCOMPARE(bytesOf(planes).last(2 * stride), before.sliced(2 * stride, 2 * stride));
        std::vector<RecordRef> appended;
        for (auto plane = count; plane < first + 2; ++plane)
            appended.push_back({planes, plane});
        QCOMPARE(window_->document()->selection().records(), appended);
        QCOMPARE(view->table()->currentIndex().row(), view->model()->rowOf(count));
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytesOf(planes), before);
        QVERIFY(!window_->document()->isModified());
    }

    void aRecordIsAppendedAndRemovedAgain()
    {
        auto *view = unlocked(u"vertexes"_s);
        const int vertexes = lump(u"vertexes"_s);
        const auto count = window_->document()->map().recordCount(vertexes);
        view->table()->setFocus();
        QTest::keyClick(view->table(), Qt::Key_Insert);
        QCOMPARE(window_->document()->map().recordCount(vertexes), count + 1);
        QCOMPARE(window_->document()->selection().records(), (std::vector<RecordRef>{{vertexes, count}}));
        typeInto(view, count, "point.x", u"(8 -16 24.5)"_s);
        QTRY_COMPARE(number("VERTEXES", "point.z", count), 24.5);
        view->table()->setFocus();
        QTest::keyClick(view->table(), Qt::Key_Delete);
        QCOMPARE(window_->document()->map().recordCount(vertexes), count);
        QVERIFY(!window_->document()->isModified());
    }

    void onlyRecordsThatTheTableShowsAreRemoved()
    {
        auto *view = unlocked(u"vertexes"_s);
        const int vertexes = lump(u"vertexes"_s);
        const auto &map = window_->document()->map();
        const auto count = map.recordCount(vertexes);
        view->table()->setFocus();
        QTest::keyClick(view->table(), Qt::Key_Insert);
        QTest::keyClick(view->table(), Qt::Key_Insert);
        QCOMPARE(map.recordCount(vertexes), count + 2);
        window_->document()->selection().set({{vertexes, count}, {vertexes, count + 1}});
        const auto remove = [view](const QString &filter, int rows) {
            view->filterEdit()->setText(filter);
            QTRY_COMPARE(view->model()->rowCount(), rows);
            view->table()->setFocus();
            QTest::keyClick(view->table(), Qt::Key_Delete);
        };
        remove(u"id<1"_s, 1);
        QCOMPARE(map.recordCount(vertexes), count + 2);
        QVERIFY(window_->statusBar()->currentMessage().contains(u"None of these rows"));
        remove(u"id=%1"_s.arg(count + 1), 1);
        QCOMPARE(map.recordCount(vertexes), count + 1);
    }

    void removedRecordsAreCounted()
    {
        auto *view = unlocked(u"planes"_s);
        actionOf(view->table(), u"Append Record"_s)->trigger();
        actionOf(view->table(), u"Remove All Unused Records"_s)->trigger();
        QTRY_VERIFY2(window_->statusBar()->currentMessage().contains(u"of Planes were removed"_s),
                     qPrintable(window_->statusBar()->currentMessage()));
    }

    void aButtonShowsWhetherRecordsAreLocked()
    {
        auto *button = window_->statusBar()->findChild<QToolButton *>();
        for (auto *each : window_->statusBar()->findChildren<QToolButton *>())
            if (each->defaultAction())
                button = each;
        QVERIFY(button && button->isVisible());
        QCOMPARE(button->text(), u"Records locked"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(window_->document()->records().isUnlocked());
        QCOMPARE(button->text(), u"Editing records"_s);
        window_->document()->records().setUnlocked(false); // as a restored map might
        QCOMPARE(button->text(), u"Records locked"_s);
    }

    void aNoticeMovesNoRow()
    {
        auto *view = unlocked(u"planes"_s);
        typeInto(view, sharedPlane(), "dist", u"12345"_s);
        window_->notice()->clear();
        QCoreApplication::processEvents();
        const auto place = [&] {
            QCoreApplication::processEvents();
            return std::pair(view->table()->viewport()->mapTo(window_.get(), QPoint()),
                             window_->lumps()->mapTo(window_.get(), QPoint()));
        };
        const auto before = place();
        const auto height = view->table()->height();
        for (int i = 0; i < 3; ++i) {
            window_->notice()->say(u"A notice."_s);
            QTRY_VERIFY(view->table()->height() < height);
            QCOMPARE(place(), before);
            QVERIFY(window_->notice()->mapTo(window_.get(), QPoint()).y() > before.first.y());
            window_->notice()->clear();
            QTRY_COMPARE(view->table()->height(), height);
            QCOMPARE(place(), before);
        }
    }

    void menusOfATableAreShort()
    {
        auto *view = table(u"faces"_s);
        emit view->table()->customContextMenuRequested({20, 20});
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const auto entries = menu->actions();
        const auto count = std::ranges::count_if(entries, [](const QAction *each) { return !each->isSeparator(); });
        QVERIFY2(count <= 20, qPrintable(QString::number(count)));
        menu->close();
        auto *edit = window_->menuBar()->actions()[1]->menu();
        const auto menus = edit->findChildren<QMenu *>();
        const auto records =
            std::ranges::find_if(menus, [](const QMenu *each) { return each->title().remove(u'&') == u"Records"; });
        QVERIFY(records != menus.end());
        emit(*records)->aboutToShow();
        for (const auto &command :
             {u"Append Record"_s, u"Remove All Unused Records"_s, u"Revert Whole Lump"_s, u"Change Many..."_s})
            QVERIFY2(actionOf(*records, command) && view->table()->actions().contains(actionOf(*records, command)),
                     qPrintable(command));
    }

    void examplesFitTheTable()
    {
        auto *view = unlocked(u"texinfo"_s);
        toCell(view, 0, "flags");
        QTest::keyClick(view->table(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = window_->findChild<EditMany *>();
        QVERIFY(dialog);
        QStringList texts;
        for (const auto *label : dialog->findChildren<QLabel *>())
            texts.append(label->text());
        const auto text = texts.join(u' ');
        QVERIFY2(text.contains(u"flags += LIGHT"_s) && !text.contains(u"dist"_s), qPrintable(text));
        dialog->reject();
    }

    void aRefusalGoesWithTheNextEdit()
    {
        auto *view = unlocked(u"faces"_s);
        actionOf(view->table(), u"Append Record"_s)->trigger();
        QVERIFY2(states(window_->notice()->text(), {u"Faces"_s, u"refers to ranges"_s}), qPrintable(window_->notice()->text()));
        typeInto(view, 3, "side", u"9"_s);
        QTRY_VERIFY(!window_->notice()->isVisible());
    }

    void appendingToLockedTablesSaysHowToUnlockThem()
    {
        auto *view = table(u"planes"_s);
        for (const auto &text : {u"Append Record"_s, u"Duplicate Records"_s}) {
            click(view->table(), 3, 0);
            actionOf(view->table(), text)->trigger();
            QVERIFY(window_->notice()->text().contains(u"Edit Records"));
            window_->notice()->dismiss();
        }
        QVERIFY(!window_->document()->isModified());
    }

    void recordsOfRangesAreNotAppended()
    {
        unlocked(u"faces"_s);
        for (const auto &name : {u"Faces"_s, u"Leafs"_s, u"Nodes"_s, u"Models"_s}) {
            auto *view = table(name);
            click(view->table(), 1, 0);
            for (const auto &[key, modifier] : {std::pair(Qt::Key_Insert, Qt::NoModifier), {Qt::Key_D, Qt::ControlModifier}}) {
                QTest::keyClick(view->table(), key, modifier);
                QVERIFY2(states(window_->notice()->text(), {name}), qPrintable(window_->notice()->text()));
                window_->notice()->dismiss();
            }
        }
        QVERIFY(!window_->document()->isModified());
    }

    void bytesAreTypedInHex()
    {
        auto *table = unlockedBytes();
        const int before[] = {byteAt(15), byteAt(16)};
        table->setCurrentIndex(table->model()->index(0, 15));
        const auto typed = u"%1%2"_s.arg(0xff - before[0], 2, 16, QChar(u'0')).arg(0xff - before[1], 2, 16, QChar(u'0'));
        for (const auto digit : typed)
            QTest::keyClick(editor(table) ? static_cast<QWidget *>(editor(table)) : table, digit.toLatin1());
        QVERIFY(!editor(table));
        QCOMPARE(table->currentIndex(), table->model()->index(1, 1));
        QCOMPARE(byteAt(15), 0xff - before[0]);
        QCOMPARE(byteAt(16), 0xff - before[1]);
        QCOMPARE(window_->document()->undoStack().count(), 2);
        const auto changed = table->model()->index(0, 15);
        QCOMPARE(changed.data(RecordRows::FormerRole).toString().toInt(nullptr, 16), before[0]);
        QVERIFY(changed.data(Qt::ToolTipRole).toString().contains(QString::number(before[0])));
        QVERIFY(!table->model()->index(0, 14).data(RecordRows::FormerRole).isValid());
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(byteAt(16), before[1]);
        QCOMPARE(byteAt(15), 0xff - before[0]);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!window_->document()->isModified());
    }

    void aLockedByteSaysHowToUnlockIt()
    {
        auto *table = bytes(u"lighting"_s);
        for (const auto key : {Qt::Key_F2, Qt::Key_7}) {
            window_->statusBar()->clearMessage();
            table->setCurrentIndex(table->model()->index(0, 3));
            QTest::keyClick(table, key);
            QVERIFY(!editor(table));
            QVERIFY(window_->statusBar()->currentMessage().contains(u"Edit Records"));
            QCOMPARE(table->currentIndex(), table->model()->index(0, 3));
        }
    }

    void onlyHexDigitsChangeAByte()
    {
        auto *table = unlockedBytes();
        table->setCurrentIndex(table->model()->index(0, 3));
        QGuiApplication::clipboard()->setText(u"0 ff"_s);
        for (const auto key : {Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_G, Qt::Key_Minus}) {
            QTest::keyClick(table, key);
            QVERIFY(!editor(table));
        }
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!editor(table));
        QVERIFY(window_->statusBar()->currentMessage().contains(u"hex"));
        QTest::keyClick(table, 'a');
        QVERIFY(editor(table));
        QTest::keyClick(editor(table), 'g');
        QCOMPARE(editor(table)->text(), u"a"_s);
        QTest::keyClick(editor(table), Qt::Key_Escape);
        QTRY_VERIFY(!editor(table));
        QVERIFY(!window_->document()->isModified());
        table->setCurrentIndex(table->model()->index(0, 16)); // the characters
        QTest::keyClick(table, Qt::Key_F2);
        QVERIFY(!editor(table));
    }

    void oneHexDigitIsAByteOnceTheEditorIsLeft()
    {
        auto *table = unlockedBytes();
        const auto typeDigit = [table](int column, int digit) {
            table->setCurrentIndex(table->model()->index(0, column));
            QTest::keyClick(table, QString::number(digit, 16).at(0).toLatin1());
        };
        const auto other = [](int byte) { return byte == 0xa ? 0xb : 0xa; };
        const int confirmed = other(byteAt(3)), left = other(byteAt(4));
        typeDigit(3, confirmed);
        QVERIFY(editor(table));
        QTest::keyClick(editor(table), Qt::Key_Return);
        QTRY_COMPARE(byteAt(3), confirmed);
        QCOMPARE(table->model()->index(0, 3).data().toString(), u"0%1"_s.arg(confirmed, 0, 16));
        QTRY_VERIFY(!editor(table));
        typeDigit(4, left);
        click(table, 1, 5);
        QTRY_COMPARE(byteAt(4), left);
        QCOMPARE(window_->document()->undoStack().count(), 2);
    }

    void bytesArePasted()
    {
        auto *table = unlockedBytes();
        const int lighting = lump(u"lighting"_s);
        const auto before = bytesOf(lighting);
        table->setCurrentIndex(table->model()->index(0, 14));
        QGuiApplication::clipboard()->setText(u"0A ff\n1e"_s);
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bytesOf(lighting), before.first(14) + QByteArray::fromHex("0aff1e") + before.sliced(17));
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QGuiApplication::clipboard()->setText(QString(2 * before.size(), u'0')); // too many from the second byte on
        table->setCurrentIndex(table->model()->index(0, 1));
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(window_->notice()->isVisible());
        QCOMPARE(bytesOf(lighting), before);
    }

    void bytesAreReverted()
    {
        auto *table = unlockedBytes();
        const RecordRef byte{lump(u"lighting"_s), 3};
        auto &records = window_->document()->records();
        records.setByte(byte, static_cast<quint8>(0xff - byteAt(3)));
        records.setByte({byte.lump, 4}, static_cast<quint8>(0xff - byteAt(4)));
        table->setCurrentIndex(table->model()->index(0, 3));
        actionOf(table, u"Revert Byte"_s)->trigger();
        QVERIFY(!records.formerByte(byte));
        QVERIFY(records.formerByte({byte.lump, 4}));
        actionOf(table, u"Revert Whole Lump"_s)->trigger();
        QVERIFY(!window_->document()->isModified());
    }

    void aRecordIsPickedInItsTable()
    {
        auto *view = unlocked(u"faces"_s);
        const auto before = number("FACES", "texinfo", 3);
        auto *texinfos = startPicking(view, 3, "texinfo");
        QCOMPARE(texinfos->lump(), lump(u"texinfo"_s));
        QCOMPARE(recordInFront(), (RecordRef{lump(u"texinfo"_s), static_cast<quint32>(before)}));
        const quint32 other = before == 0 ? 1 : 0;
        click(texinfos->table(), texinfos->model()->rowOf(other), 1);
        QCOMPARE(number("FACES", "texinfo", 3), before);
        QVERIFY(states(window_->notice()->text(), {u"Face 3"_s, u"Texinfo %1"_s.arg(other)}));
        choose(u"Use Selected"_s);
        QCOMPARE(number("FACES", "texinfo", 3), double(other));
        QVERIFY(isBackAt(view, 3, "texinfo"));
        QCOMPARE(window_->document()->undoStack().count(), 1);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(number("FACES", "texinfo", 3), before);
        QVERIFY(!window_->document()->isModified());
    }

    void aFaceStandsForItsPlane()
    {
        auto *view = unlocked(u"faces"_s);
        quint32 other = 4;
        while (number("FACES", "planenum", other) == number("FACES", "planenum", 3))
            ++other;
        startPicking(view, 3, "planenum");
        const RecordRef face{lump(u"faces"_s), other}; // selected as a click in the 3D view does
        window_->document()->selection().choose({face}, face, false);
        const auto plane = number("FACES", "planenum", other);
        QVERIFY(states(window_->notice()->text(), {u"Face %1"_s.arg(other), u"Plane %1"_s.arg(plane)}));
        choose(u"Use Selected"_s);
        QCOMPARE(number("FACES", "planenum", 3), plane);
        QVERIFY(isBackAt(view, 3, "planenum"));
    }

    void whatStandsForNoRecordIsNotTaken()
    {
        auto *view = unlocked(u"faces"_s);
        startPicking(view, 3, "planenum");
        const RecordRef vertex{lump(u"vertexes"_s), 0};
        window_->document()->selection().choose({vertex}, vertex, false);
        for (const auto *action : window_->notice()->actions())
            QVERIFY(!action->text().contains(u"Use Selected"));
        choose(u"Cancel"_s);
        QVERIFY(isBackAt(view, 3, "planenum"));
        QVERIFY(!window_->document()->isModified());
    }

    void aPickedRecordIsTakenByEnterOrADoubleClick()
    {
        auto *view = unlocked(u"faces"_s);
        const quint32 first = number("FACES", "planenum", 3) == 0 ? 1 : 0;
        auto *planes = startPicking(view, 3, "planenum");
        click(planes->table(), planes->model()->rowOf(first), 1);
        QTest::keyClick(planes->table(), Qt::Key_Down);
        QVERIFY(!window_->document()->isModified());
        QTest::keyClick(planes->table(), Qt::Key_Return);
        QCOMPARE(number("FACES", "planenum", 3), first + 1.0);
        QVERIFY(isBackAt(view, 3, "planenum"));
        planes = startPicking(view, 3, "planenum");
        click(planes->table(), planes->model()->rowOf(first), 1);
        const auto cell = planes->model()->index(planes->model()->rowOf(first), 1);
        QTest::mouseDClick(planes->table()->viewport(), Qt::LeftButton, {}, planes->table()->visualRect(cell).center());
        QCOMPARE(number("FACES", "planenum", 3), double(first));
        QVERIFY(isBackAt(view, 3, "planenum"));
    }

    void f4PicksWhileTyping()
    {
        auto *view = unlocked(u"faces"_s);
        toCell(view, 3, "texinfo");
        QTest::keyClick(view->table(), Qt::Key_F2);
        auto *edit = editor(view->table());
        QVERIFY(edit);
        QTest::keyClick(edit, Qt::Key_F4);
        QCOMPARE(window_->tables()->currentLump(), lump(u"texinfo"_s));
        QVERIFY(window_->notice()->isVisible());
        QTest::keyClick(window_->tables()->currentView()->table(), Qt::Key_Escape);
        QVERIFY(!window_->notice()->isVisible());
        QVERIFY(isBackAt(view, 3, "texinfo"));
        QVERIFY(!editor(view->table()));
        QVERIFY(!window_->document()->isModified());
    }

    void anEditEndsPicking()
    {
        auto *view = unlocked(u"faces"_s);
        startPicking(view, 3, "texinfo");
        window_->document()->records().set({{lump(u"faces"_s), 5}, column(view, "side"), u"9"_s});
        QVERIFY(!window_->notice()->isVisible());
        window_->document()->selection().set({{lump(u"texinfo"_s), 1}});
        QVERIFY(!window_->notice()->isVisible());
        window_->document()->undo();
        QVERIFY(!window_->document()->isModified()); // otherwise opening a map asks about it
        window_->tables()->open(view->lump());
        toCell(view, 3, "texinfo");
        actionOf(window_.get(), u"Pick..."_s)->trigger(); // of the menu Edit
        QVERIFY(window_->notice()->text().contains(u"Face 3"));
        open(samplePath(u"quake3"));
        QVERIFY(!window_->notice()->text().contains(u"Face 3"));
    }

    void onlyReferencesArePicked()
    {
        auto *view = table(u"faces"_s);
        for (const auto *field : {"texinfo", "side"}) { // locked, then a number
            toCell(view, 3, field);
            actionOf(view->table(), u"Pick..."_s)->trigger();
            QVERIFY(window_->notice()->isVisible());
            QCOMPARE(window_->tables()->currentLump(), lump(u"faces"_s));
            window_->notice()->dismiss();
            unlocked(u"faces"_s);
        }
    }

    void anotherMapIsLocked()
    {
        unlocked(u"faces"_s);
        open(samplePath(u"quake3"));
        QVERIFY(!window_->document()->records().isUnlocked());
    }

private:
    static QLineEdit *editor(QTableView *table)
    {
        const auto edits = table->viewport()->findChildren<QLineEdit *>();
        return edits.isEmpty() || !edits.last()->isVisible() ? nullptr : edits.last();
    }
    static int column(LumpView *view, const char *field)
    {
        for (int column = 0; column < view->model()->columnCount(); ++column)
            if (view->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() == QLatin1StringView(field))
                return column;
        return -1;
    }
    static int rowOf(const QTableView *fields, const QString &name)
    {
        int row = 0;
        while (row < fields->model()->rowCount() && fields->model()->index(row, RecordModel::Name).data().toString() != name)
            ++row;
        return row;
    }
    static QAction *actionOf(QWidget *widget, const QString &text)
    {
        for (auto *action : widget->actions())
            if (action->text().remove(u'&') == text)
                return action;
        return nullptr;
    }
    double number(const char *lumpName, const char *field, quint32 record)
    {
        return window_->document()->map().column(lump(QString::fromLatin1(lumpName)), field).number(record);
    }
    QByteArray bytesOf(int lump) const { return viewOf(window_->document()->map().lumpBytes(lump)).toByteArray(); }
    // Shows the inspector, which may be behind another dock, so that it can have the focus.
    QTableView *fieldsInFront()
    {
        auto *fields = window_->inspector()->fields();
        for (auto *parent = fields->parentWidget(); parent; parent = parent->parentWidget())
            if (auto *dock = qobject_cast<QDockWidget *>(parent)) {
                dock->show();
                dock->raise();
            }
        if (!QTest::qWaitFor([fields] { return fields->isVisible(); }))
            QTest::qFail("the inspector is not shown", __FILE__, __LINE__);
        return fields;
    }
    LumpView *unlocked(const QString &name)
    {
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        return table(name);
    }
    QTableView *bytes(const QString &name)
    {
        window_->tables()->open(lump(name));
        QCoreApplication::processEvents();
        auto *table = qobject_cast<BlobView *>(window_->tables()->currentWidget())->table();
        table->setFocus();
        return table;
    }
    QTableView *unlockedBytes()
    {
        unlocked(u"faces"_s);
        return bytes(u"lighting"_s);
    }
    int byteAt(size_t offset) { return std::to_integer<int>(window_->document()->map().lumpBytes(lump(u"lighting"_s))[offset]); }
    static void toCell(LumpView *view, quint32 record, const QByteArray &field)
    {
        const auto index = view->model()->index(view->model()->rowOf(record), column(view, field.constData()));
        view->table()->scrollTo(index);
        view->table()->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        view->table()->setFocus();
    }
    // Starts picking with the context menu of a cell. Returns the table that opens.
    LumpView *startPicking(LumpView *view, quint32 record, const QByteArray &field)
    {
        window_->tables()->open(view->lump());
        toCell(view, record, field);
        actionOf(view->table(), u"Pick..."_s)->trigger();
        QCoreApplication::processEvents();
        return window_->tables()->currentView();
    }
    RecordRef recordInFront()
    {
        const auto *view = window_->tables()->currentView();
        return view->model()->recordAt(view->table()->currentIndex().row());
    }
    bool isBackAt(LumpView *view, quint32 record, const char *field)
    {
        QCoreApplication::processEvents();
        return window_->tables()->currentView() == view && recordInFront() == RecordRef{view->lump(), record}
               && view->table()->currentIndex().column() == column(view, field);
    }
    static void typeInto(LumpView *view, quint32 record, const QByteArray &field, const QString &text)
    {
        toCell(view, record, field);
        QTest::keyClick(view->table(), Qt::Key_F2);
        QVERIFY(editor(view->table()));
        editor(view->table())->selectAll();
        QTest::keyClicks(editor(view->table()), text);
        QSignalSpy closes(view->table()->itemDelegate(), &QAbstractItemDelegate::closeEditor);
        QTest::keyClick(editor(view->table()), Qt::Key_Return);
        if (view->window()->isVisible() && !QToolTip::isVisible()) // the delegate commits later; a hint says that it does not
            QTRY_VERIFY(!closes.isEmpty());
    }
    // Returns the notice's button that has this word, or null.
    QAction *buttonOf(const QString &word) const
    {
        for (auto *action : window_->notice()->actions())
            if (action->isVisible() && action->text().contains(word))
                return action;
        return nullptr;
    }
    void choose(const QString &word)
    {
        auto *button = buttonOf(word);
        QVERIFY2(button, qPrintable(u"no button: "_s + word));
        button->trigger();
    }
    std::vector<quint32> facesOf(quint32 plane)
    {
        const auto &references = window_->document()->references();
        return references.sources({lump(u"planes"_s), plane}, window_->document()->map().format().columns.facePlane);
    }
    quint32 sharedPlane()
    {
        quint32 plane = 0;
        while (facesOf(plane).size() < 2)
            ++plane;
        return plane;
    }
};

ADD_TEST(RecordEditsTest, QApplication)
#include "tst_recordedits.moc"
