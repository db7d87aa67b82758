// Edits of records that others use: the question, and what each of its answers changes.
#include "core/document/recordeditor.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/tables/recordfixture.h"

class SharedRecordsTest : public RecordFixture
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
        const auto values = u"Plane %1, dist %2 instead of %3"_s.arg(plane).arg(before + 8).arg(before);
        QVERIFY2(window_->notice()->text().startsWith(values), qPrintable(window_->notice()->text()));
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
        window_->statusBar()->clearMessage();
        typeInto(faces, 3, "side", QString::number(1 - number("FACES", "side", 3)));
        QTRY_VERIFY(window_->statusBar()->currentMessage().contains(name));
        QVERIFY(!buttonOf(u"All"_s) && !window_->notice()->isVisible());
        QCOMPARE(number("PLANES", "dist", plane), before);
        QCOMPARE(window_->document()->undoStack().count(), 1);
    }

    void aQuestionThatAnotherReplacesIsDroppedAloud()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane(), other = sharedPlane(plane + 1);
        const auto before = number("PLANES", "dist", plane);
        typeInto(view, plane, "dist", u"12345"_s);
        typeInto(view, other, "dist", u"54321"_s);
        QTRY_VERIFY(window_->statusBar()->currentMessage().contains(u"Plane %1 was not changed"_s.arg(plane)));
        const auto asked = window_->notice()->text();
        QVERIFY2(states(asked, {u"Plane %1"_s.arg(other)}), qPrintable(asked));
        choose(u"All"_s);
        QVERIFY(!window_->notice()->isVisible());
        QCOMPARE(number("PLANES", "dist", plane), before);
        QCOMPARE(number("PLANES", "dist", other), 54321.0);
    }

    // Neither changes the map: what is refused, or equals what the cell has.
    void aQuestionStaysUntilAnEditIsMade()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        typeInto(view, plane, "dist", u"12345"_s);
        countClusters();
        QVERIFY(buttonOf(u"All"_s));
        auto *faces = table(u"faces"_s);
        typeInto(faces, 3, "side", u"0x%1"_s.arg(number("FACES", "side", 3)));
        QVERIFY(buttonOf(u"All"_s));
        toCell(faces, 3, "styles[1]");
        QGuiApplication::clipboard()->setText(u"300"_s);
        QTest::keyClick(faces->table(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(window_->notice()->text().contains(u"300") && !buttonOf(u"All"_s));
        QTest::keyClick(faces->table(), Qt::Key_Escape);
        QCOMPARE(window_->document()->undoStack().count(), 0);
        choose(u"All"_s);
        QCOMPARE(number("PLANES", "dist", plane), 12345.0);
    }

    void aQuestionWaitsWhileARecordIsPicked()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        typeInto(view, plane, "dist", u"12345"_s);
        startPicking(table(u"faces"_s), 3, "texinfo");
        QVERIFY(!buttonOf(u"All"_s));
        window_->document()->selection().set({{lump(u"faces"_s), facesOf(plane).front()}}); // for which a copy may be made
        QVERIFY(buttonOf(u"Use Selected"_s));
        choose(u"Cancel"_s);
        QVERIFY(buttonOf(u"All"_s) && buttonOf(u"Select Them"_s));
        choose(u"All"_s);
        QCOMPARE(number("PLANES", "dist", plane), 12345.0);
        QVERIFY(!window_->notice()->isVisible());
    }

    void aQuestionWaitsWhenTheFileChangesOnDisk()
    {
        const auto map = contentOf(samplePath(u"quake2"));
        open(save(u"waits.bsp"_s, map));
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        typeInto(view, plane, "dist", u"12345"_s);
        save(u"waits.bsp"_s, map + "more");
        QTRY_VERIFY(buttonOf(u"Reload and Discard"_s));
        choose(u"Keep"_s);
        QVERIFY(window_->document()->records().isAsking());
        choose(u"All"_s);
        QCOMPARE(number("PLANES", "dist", plane), 12345.0);
    }

    // The window asked before it closed the map.
    void aValueThatIsDiscardedIsNotReported()
    {
        auto *faces = unlocked(u"faces"_s);
        typeInto(faces, 3, "side", QString::number(1 - number("FACES", "side", 3))); // an edit to undo
        auto *view = table(u"planes"_s);
        typeInto(view, sharedPlane(), "dist", u"12345"_s);
        QVERIFY(window_->document()->records().isAsking());
        untilChecked([this] {
            window_->open(samplePath(u"quake2"));
            QTRY_VERIFY(window_->findChild<QMessageBox *>());
            QTest::mouseClick(window_->findChild<QMessageBox *>()->button(QMessageBox::Discard), Qt::LeftButton);
        });
        QVERIFY(!window_->document()->isModified() && !buttonOf(u"All"_s));
        QVERIFY(!window_->statusBar()->currentMessage().contains(u"not changed"));
    }

    void lockingRecordsKeepsTheQuestion()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        const auto before = number("PLANES", "dist", plane);
        typeInto(view, plane, "dist", u"12345"_s);
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        choose(u"All"_s);
        QCOMPARE(number("PLANES", "dist", plane), before);
        QVERIFY(window_->notice()->text().contains(u"Edit Records"));
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        choose(u"All"_s); // the question has come back
        QCOMPARE(number("PLANES", "dist", plane), 12345.0);
        QVERIFY(!window_->notice()->isVisible());
    }

    void theFocusReturnsFromTheQuestionToTheTable()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        const auto isInNotice = [this] { return window_->notice()->isAncestorOf(QApplication::focusWidget()); };
        for (const auto key : {Qt::Key_Escape, Qt::Key_Space}) {
            typeInto(view, plane, "dist", u"12345"_s);
            QCOMPARE(QApplication::focusWidget(), view->table());
            QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
            QTRY_VERIFY(isInNotice());
            QTest::keyClick(QApplication::focusWidget(), key);
            QCOMPARE(number("PLANES", "dist", plane) == 12345, key == Qt::Key_Space);
            QVERIFY(!window_->notice()->isVisible());
            QCoreApplication::processEvents();
            QCOMPARE(QApplication::focusWidget(), view->table());
        }
    }

    void changingManySaysWhoUsesThem()
    {
        auto *view = unlocked(u"planes"_s);
        const auto plane = sharedPlane();
        click(view->table(), view->model()->rowOf(plane), column(view, "dist"));
        auto *dialog = openChangeMany(view);
        QVERIFY(dialog && dialog->usersLabel()->isVisible());
        const auto &document = *window_->document();
        const auto users = usersText(document.map(), usersOf(document.references(), {lump(u"planes"_s), plane}));
        QVERIFY2(states(dialog->usersLabel()->text(), {u"Used by"_s, users}), qPrintable(dialog->usersLabel()->text()));
        QVERIFY(dialog->usersLabel()->text().contains(u"Ctrl+D") && dialog->accepting()->text().contains(u"All"));
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
        dialog = openChangeMany(faces);
        QVERIFY(dialog && !dialog->usersLabel()->isVisible() && !dialog->accepting()->text().contains(u"All"));
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
};

ADD_TEST(SharedRecordsTest, QApplication)
#include "tst_sharedrecords.moc"
