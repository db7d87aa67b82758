// Finding and replacing in the raw text of the entities.
#include "tests/program.h"
#include "tests/rawtextfixture.h"

class FindBarTest : public RawTextFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void findingCountsAsOneTypes()
    {
        openText(manyEntities(200, 40'000));
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(findBar()->isVisible());
        QVERIFY(findBar()->pattern()->hasFocus());
        QTest::keyClicks(findBar()->pattern(), u"LIGHT"_s);
        QTRY_COMPARE(findBar()->count()->text(), u"1 of 199"_s);
        QCOMPARE(edit()->textCursor().selectedText(), u"light"_s);
        findBar()->caseSensitive()->click();
        QTRY_COMPARE(findBar()->count()->text(), u"Nothing found"_s);
        findBar()->regular()->click();
        findBar()->pattern()->setText(u"\"[12]?5 64 128\"\\n"_s);
        QTRY_COMPARE(findBar()->count()->text(), u"1 of 3"_s); // 5, 15, 25
        edit()->setFocus();
        put(0);
        edit()->insertPlainText(u"\"5 64 128\"\n"_s); // what is found follows the text
        QTRY_COMPARE(findBar()->count()->text(), u"4 found"_s);
        QTest::keyClick(edit(), Qt::Key_Escape);
        QVERIFY(!findBar()->isVisible());
        QVERIFY(edit()->hasFocus());
    }

    void findingStartsAtTheCursorAndGoesInACircle()
    {
        openText("ab\r\nab\r\nab");
        put(2);
        QTest::keyClick(edit(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(findBar()->pattern(), u"ab"_s);
        QTRY_COMPARE(findBar()->count()->text(), u"2 of 3"_s);
        QTest::keyClick(findBar()->pattern(), Qt::Key_Return);
        QCOMPARE(edit()->textCursor().selectionStart(), 6);
        QTest::keyClick(edit(), Qt::Key_F3);
        QCOMPARE(edit()->textCursor().selectionStart(), 0);
        QTest::keyClick(findBar()->pattern(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(edit()->textCursor().selectionStart(), 6);
        QTest::keyClick(findBar()->pattern(), Qt::Key_Escape);
        QTest::keyClick(edit(), Qt::Key_F3, Qt::ShiftModifier); // with the bar closed too
        QTRY_COMPARE(edit()->textCursor().selectionStart(), 3);
    }

    void replacingAllIsOneStepOfUndo()
    {
        const auto text = manyEntities(200, 40'000);
        openText(text);
        QTest::keyClick(edit(), Qt::Key_H, Qt::ControlModifier);
        QVERIFY(findBar()->replacement()->isVisible());
        findBar()->regular()->setChecked(true);
        QTest::keyClicks(findBar()->pattern(), u"\"(\\d+) 64 (\\d+)\""_s);
        findBar()->replacement()->setText(u"\"\\2 64 \\1\""_s);
        QTRY_COMPARE(findBar()->replaceAllButton()->text(), u"Replace &All (199)"_s);
        findBar()->replaceOne();
        QTRY_COMPARE(bytes().count("\"128 64 1\""), 1);
        QTRY_COMPARE(findBar()->replaceAllButton()->text(), u"Replace &All (199)"_s); // it matches still
        undoStack().undo();
        QCOMPARE(bytes(), text);
        QTRY_COMPARE(findBar()->count()->text().right(6), u"of 199"_s);
        QSignalSpy said(window_->tables(), &TableArea::statusMessage);
        findBar()->replaceAllButton()->click();
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said.first().first().toString(), u"Replaced: 198."_s); // the 128th stays as it is
        QCOMPARE(undoStack().count(), 1);
        QCOMPARE(bytes().count("\"128 64 "), 199);
        compareShown();
        undoStack().undo();
        QCOMPARE(bytes(), text);
        compareShown();
    }

    void aWrongPatternSaysWhyAndChangesNothing()
    {
        openText(twoEntities);
        QTest::keyClick(edit(), Qt::Key_H, Qt::ControlModifier);
        findBar()->regular()->setChecked(true);
        QTest::keyClicks(findBar()->pattern(), u"light("_s);
        QVERIFY(findBar()->why()->isVisible());
        QVERIFY(!findBar()->why()->text().isEmpty());
        QVERIFY(!findBar()->replaceAllButton()->isEnabled());
        findBar()->replaceAll();
        QCOMPARE(bytes(), twoEntities);
        findBar()->pattern()->setText(u"light"_s);
        QVERIFY(!findBar()->why()->isVisible());
        findBar()->replacement()->setText(u"\u0416"_s);
        QTRY_COMPARE(findBar()->count()->text(), u"1 of 1"_s);
        findBar()->replaceAll();
        QVERIFY(findBar()->why()->isVisible());
        QCOMPARE(bytes(), twoEntities);
    }
};

ADD_TEST(FindBarTest, QApplication)
#include "tst_findbar.moc"
