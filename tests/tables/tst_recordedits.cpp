// Cells of records, edited in a real window with keys and clicks.
#include "core/document/entitykeysmodel.h"
#include "core/document/recordeditor.h"
#include "core/text.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/tables/recordfixture.h"
#include "tests/waits.h"
#include "widgets/budget/budgetview.h"
#include "widgets/budget/treemapview.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/lightmapview.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/filteredit.h"
#include "widgets/parts/pixelcanvas.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"
#include "widgets/vis/vismatrixcanvas.h"
#include "widgets/vis/vismatrixview.h"
#include "widgets/vis/vispanel.h"

#include <QMenuBar>
#include <QToolButton>

class RecordEditsTest : public RecordFixture
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

    // Keys that edit elsewhere, in each view of each dock, while nothing is selected there that they could edit.
    void keysInViewsThatOnlyShowChangeNothing()
    {
        unlocked(u"faces"_s);
        window_->document()->selection().set({{lump(u"faces"_s), 3}});
        QGuiApplication::clipboard()->setText(u"not a value"_s);
        QSet<QString> reached;
        for (auto *dock : window_->findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly)) {
            dock->show();
            dock->raise();
            untilWorkEnds();
            for (auto *view : dock->findChildren<QAbstractScrollArea *>()) {
                const auto *table = qobject_cast<QTableView *>(view);
                const bool isOfKeys = table && qobject_cast<EntityKeysModel *>(table->model()); // of the face's entity
                if (!view->isVisible() || isOfKeys || qobject_cast<QPlainTextEdit *>(view))
                    continue;
                reached.insert(dock->objectName());
                view->setFocus();
                QTest::keyClick(view, Qt::Key_Delete);
                QTest::keyClick(view, Qt::Key_V, Qt::ControlModifier);
                QVERIFY2(!window_->document()->isModified(), qPrintable(dock->objectName()));
            }
        }
        for (const auto &name : {u"lumps"_s, u"tables"_s, u"inspector"_s, u"entities"_s, u"images"_s, u"budget"_s})
            QVERIFY2(reached.contains(name), qPrintable(name));
    }

    void aLightStyleIsGivenToManyByItsName()
    {
        auto *view = unlocked(u"faces"_s);
        click(view->table(), 0, column(view, "styles[3]"));
        auto *dialog = openChangeMany(view);
        QVERIFY(dialog);
        dialog->line()->setText(u"styles[3] = slow strong pulse"_s);
        QVERIFY2(dialog->fault()->text().isEmpty(), qPrintable(dialog->fault()->text()));
        QTest::mouseClick(dialog->accepting(), Qt::LeftButton);
        QCOMPARE(number("FACES", "styles[3]", 0), 2.0);
        const auto fault = window_->document()->records().faultOf({{view->lump(), 3}, column(view, "styles[3]"), u"pulsing"_s});
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
        auto *dialog = openColours(view, 2, "color[1]");
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
            auto *dialog = openColours(edit, Qt::AltModifier | Qt::Key_Down);
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
        auto *dialog = openColours(view, 1, "lightmapVecs[0].y");
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
        typeInto(view, 3, "styles[1]", u"7"_s);
        actionOf(view->table(), u"Revert Whole Lump"_s)->trigger();
        QCOMPARE(number("FACES", "styles[1]", 3), style);
        const auto message = window_->statusBar()->currentMessage();
        QVERIFY2(message.contains(u"Faces: reverted"), qPrintable(message));
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

    void keysOnAnEntityInTheInspectorSayWhereItIsEdited()
    {
        window_->document()->selection().set({{lump(u"entitylist"_s), 1}});
        auto *fields = fieldsInFront();
        QGuiApplication::clipboard()->setText(u"7"_s);
        for (const bool isUnlocked : {false, true}) {
            if (isUnlocked)
                QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(window_->document()->records().isUnlocked(), isUnlocked);
            for (const auto key : {QKeyCombination(Qt::Key_F2), Qt::ControlModifier | Qt::Key_V})
                for (const int column : {RecordModel::Name, RecordModel::Value}) {
                    fields->setCurrentIndex(fields->model()->index(rowOf(fields, u"classname"_s), column));
                    fields->setFocus();
                    window_->statusBar()->clearMessage();
                    QTest::keyClick(fields, key.key(), key.keyboardModifiers());
                    QVERIFY(window_->statusBar()->currentMessage().contains(u"entity list"));
                    QVERIFY(!editor(fields));
                }
        }
        QVERIFY(!window_->document()->isModified());
    }

    void aLockedFieldSaysHowToUnlockItFromItsNameAsWell()
    {
        window_->document()->selection().set({{lump(u"faces"_s), 3}});
        auto *fields = fieldsInFront();
        fields->setCurrentIndex(fields->model()->index(rowOf(fields, u"side"_s), RecordModel::Name));
        fields->setFocus();
        QTest::keyClick(fields, Qt::Key_F2);
        QVERIFY(window_->statusBar()->currentMessage().contains(u"Edit Records"));
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

    void lettersInUnlockedTablesEditOrSayWhyNot()
    {
        auto *view = unlocked(u"faces"_s);
        QTRY_VERIFY(column(view, "squareUnits") >= 0);
        click(view->table(), 3, column(view, "side"));
        for (const char *field : {"squareUnits", "side"}) {
            toCell(view, 3, field);
            window_->statusBar()->clearMessage();
            QTest::keyClick(view->table(), 'g');
            QCOMPARE(editor(view->table()) != nullptr, field == "side"_ba);
            QCOMPARE(window_->statusBar()->currentMessage().contains(u"calculated"), field == "squareUnits"_ba);
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
        QVERIFY(explains(window_->lumps()->findChild<QTableView *>(), {removes, renames, pastes}));
        const auto *budget = window_->findChild<BudgetView *>();
        for (auto *part : {static_cast<QWidget *>(budget->table()), static_cast<QWidget *>(budget->treemap())})
            QVERIFY(explains(part, {removes, renames, pastes}));
        QVERIFY(explains(bytes(u"lighting"_s), {removes}));
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
        auto *dialog = openChangeMany(view);
        QVERIFY(dialog);
        QVERIFY(states(dialog->fault()->text(), {u"changes nothing"_s}) && !dialog->accepting()->isEnabled());
        QCOMPARE(dialog->preview()->rowCount(), 7);
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

    // The preview and the table mark the same references.
    void thePreviewMarksReferencesThatLeadNowhere()
    {
        auto *view = unlocked(u"faces"_s);
        click(view->table(), 3, column(view, "texinfo"));
        auto *dialog = openChangeMany(view);
        QVERIFY(dialog);
        const auto cell = [dialog](int column) { return dialog->preview()->model()->index(0, column); };
        const auto isMarked = [](const QModelIndex &index) {
            return index.data(RecordRows::BrokenRole).toBool()
                   && states(index.data(Qt::ToolTipRole).toString(), {u"Face 3"_s, u"texinfo"_s, numberText(9999)});
        };
        dialog->line()->setText(u"texinfo = 1"_s);
        QVERIFY(cell(2).data().toString() == u"1" && !cell(2).data(RecordRows::BrokenRole).toBool());
        dialog->line()->setText(u"texinfo = 9999"_s);
        QCOMPARE(cell(2).data().toString(), u"9999"_s);
        QVERIFY(isMarked(cell(2)) && !cell(1).data(RecordRows::BrokenRole).toBool());
        QTest::mouseClick(dialog->accepting(), Qt::LeftButton);
        QTRY_VERIFY(isMarked(view->model()->index(view->model()->rowOf(3), column(view, "texinfo"))));
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
        QCOMPARE(button->text(), u"Records unlocked"_s);
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
        const auto areSeparators = [](const QAction *one, const QAction *two) {
            return one->isSeparator() && two->isSeparator();
        };
        QVERIFY(std::ranges::adjacent_find(entries, areSeparators) == entries.end());
        QVERIFY(!entries.last()->isSeparator());
        const auto *own = actionOf(menu, u"Records"_s);
        QVERIFY(own && std::ranges::count_if(own->menu()->actions(), &QAction::isSeparator) == 3);
        menu->close();
        auto *records = recordsMenu();
        for (const auto &command :
             {u"Append Record"_s, u"Remove All Unused Records"_s, u"Revert Whole Lump"_s, u"Change Many..."_s})
            QVERIFY2(actionOf(records, command) && view->table()->actions().contains(actionOf(records, command)),
                     qPrintable(command));
    }

    void theRecordsMenuFollowsWhatIsInFront()
    {
        const auto *table = bytes(u"lighting"_s);
        for (const auto &command : {u"Paste Bytes"_s, u"Revert Byte"_s, u"Revert Whole Lump"_s}) {
            auto *action = actionOf(recordsMenu(), command);
            QVERIFY2(action && table->actions().contains(action), qPrintable(command));
        }
        window_->tables()->open(lump(u"entities"_s)); // a text
        const auto entries = recordsMenu()->actions();
        QVERIFY(entries.size() == 1 && entries.first()->text().contains(u"Open a table") && !entries.first()->isEnabled());
    }

    void examplesFitTheTable()
    {
        auto *view = unlocked(u"texinfo"_s);
        toCell(view, 0, "flags");
        auto *dialog = openChangeMany(view);
        QVERIFY(dialog);
        QStringList texts;
        for (const auto *label : dialog->findChildren<QLabel *>())
            texts.append(label->text());
        const auto text = texts.join(u' ');
        QVERIFY2(text.contains(u"flags += LIGHT"_s) && !text.contains(u"dist"_s), qPrintable(text));
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::setActiveWindow(window_.get());
        auto *faces = table(u"faces"_s);
        toCell(faces, 0, "planenum");
        dialog = openChangeMany(faces);
        QVERIFY(dialog);
        const auto labels = dialog->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) { return label->text().contains(u"planenum = 64"); }));
        dialog->reject();
    }

    void aRefusalGoesWithTheNextEdit()
    {
        auto *view = unlocked(u"faces"_s);
        actionOf(view->table(), u"Append Record"_s)->trigger();
        QVERIFY2(states(window_->notice()->text(), {u"Faces"_s, u"refers to ranges"_s}), qPrintable(window_->notice()->text()));
        countClusters(); // no edit
        QVERIFY(window_->notice()->isVisible());
        typeInto(view, 3, "side", u"9"_s);
        QTRY_VERIFY(!window_->notice()->isVisible());
    }

    void anotherMapIsLocked()
    {
        unlocked(u"faces"_s);
        open(samplePath(u"quake3"));
        QVERIFY(!window_->document()->records().isUnlocked());
    }

private:
    // Opens the records' submenu of Edit.
    QMenu *recordsMenu() const
    {
        const auto menus = window_->menuBar()->actions()[1]->menu()->findChildren<QMenu *>();
        const auto records =
            std::ranges::find_if(menus, [](const QMenu *each) { return each->title().remove(u'&') == u"Records"; });
        if (records == menus.end())
            qFatal("Edit has no Records");
        emit(*records)->aboutToShow();
        return *records;
    }
    // Open the colours with a key in a cell's editor, which has to be open, or in that of a field. Return null if none opens.
    static QColorDialog *openColours(QLineEdit *edit, QKeyCombination key)
    {
        QTest::keyClick(edit, key.key(), key.keyboardModifiers());
        const bool opens = QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; });
        return opens ? QApplication::activePopupWidget()->findChild<QColorDialog *>() : nullptr;
    }
    static QColorDialog *openColours(LumpView *view, quint32 record, const char *field)
    {
        toCell(view, record, field);
        QTest::keyClick(view->table(), Qt::Key_F2);
        auto *edit = editor(view->table());
        return edit ? openColours(edit, Qt::Key_F4) : nullptr;
    }
};

ADD_TEST(RecordEditsTest, QApplication)
#include "tst_recordedits.moc"
