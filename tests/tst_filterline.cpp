// The filter line of a table in a real window, with mouse and keys.
#include "core/document/lumpmodel.h"
#include "tests/windowfixture.h"
#include "widgets/parts/emptyreason.h"
#include "widgets/parts/filtercompleter.h"
#include "widgets/parts/filteredit.h"

#include <QLabel>

using namespace Qt::StringLiterals;

class FilterLineTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theFilterLineNarrowsAndLeavesOutWhatIsWrong();
    void whatCanBeTypedIsListedBelowTheFilter();
    void filtersTypedBeforeComeBack();
    void anEmptyTableSaysWhy();
    void allThatIsShownIsSelectedByOneKey();
    void theReasonOfAWrongFilterStandsBelowIt();

private:
    LumpView *openFaces()
    {
        open(samplePath(u"quake2"));
        return window_->tables()->currentView();
    }
};

void FilterLineTest::theFilterLineNarrowsAndLeavesOutWhatIsWrong()
{
    auto *faces = openFaces();
    QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(faces->filterEdit()->hasFocus());
    QTest::keyClicks(faces->filterEdit(), u"numed"_s);
    QTest::keyClick(faces->filterEdit(), Qt::Key_Tab); // completes
    QCOMPARE(faces->filterEdit()->text(), u"numedges"_s);
    QTest::keyClicks(faces->filterEdit(), u">5"_s);
    const int rows = faces->model()->rowCount();
    QVERIFY(rows > 0 && rows < static_cast<int>(faces->model()->recordCount()));
    faces->filterEdit()->setText(u"numedges>5 nothing=3"_s);
    QCOMPARE(faces->model()->rowCount(), rows);
    QVERIFY(faces->filterEdit()->toolTip().contains(u"nothing"_s));
    faces->filterEdit()->setFocus();
    faces->filterEdit()->setText(u"numedges>5"_s);
    for (const auto &letters : {u" nothing"_s, u"=3"_s}) // on the way it is a word that nothing has
        QTest::keyClicks(faces->filterEdit(), letters);
    QCOMPARE(faces->model()->rowCount(), rows);
    QTest::keyClick(faces->filterEdit(), Qt::Key_Escape);
    QCOMPARE(faces->model()->rowCount(), static_cast<int>(faces->model()->recordCount()));
}

void FilterLineTest::whatCanBeTypedIsListedBelowTheFilter()
{
    auto *faces = openFaces();
    auto *edit = faces->filterEdit();
    auto *list = edit->findChild<FilterCompleter *>()->list();
    edit->setFocus();
    QTest::keyClicks(edit, u"side=0 numed"_s);
    QTRY_VERIFY(list->isVisible());
    QTest::keyClick(edit, Qt::Key_Down);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(edit->text(), u"side=0 numedges"_s);
    QVERIFY(edit->hasFocus() && !list->isVisible());
    QTest::keyClicks(edit, u">"_s);
    QTRY_VERIFY(list->isVisible());
    QVERIFY2(list->item(0)->text().startsWith(u"4"), qPrintable(list->item(0)->text()));
    QTest::keyClick(edit, Qt::Key_Escape); // the list, then the filter
    QVERIFY(!list->isVisible());
    QCOMPARE(edit->text(), u"side=0 numedges>"_s);
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(edit->text().isEmpty() && faces->table()->hasFocus());
    edit->setFocus();
    QTest::keyClicks(edit, u"textu"_s);
    QTRY_VERIFY(list->isVisible());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    QCOMPARE(edit->text(), u"texture"_s);
}

void FilterLineTest::filtersTypedBeforeComeBack()
{
    auto *faces = openFaces();
    auto *edit = faces->filterEdit();
    for (const auto &text : {u"side=0"_s, u"numedges>4"_s}) {
        edit->setFocus();
        edit->setText(text);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(faces->table()->hasFocus());
    }
    edit->setFocus();
    edit->setText(u"half a th"_s);
    for (const auto &text : {u"numedges>4"_s, u"side=0"_s, u"side=0"_s}) { // where there are no more it stays
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(edit->text(), text);
    }
    for (const auto &text : {u"numedges>4"_s, u"half a th"_s, QString()}) {
        QTest::keyClick(edit, Qt::Key_Down);
        QCOMPARE(edit->text(), text);
    }
    QTest::keyClick(edit, Qt::Key_Down);
    QVERIFY(faces->table()->hasFocus());
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_Up);
    QTest::keyClicks(edit, u" numedges>"_s); // another one now
    QTRY_VERIFY(edit->findChild<FilterCompleter *>()->list()->isVisible());
    QTest::keyClick(edit, Qt::Key_Escape);
    const auto typed = edit->text();
    QTest::keyClick(edit, Qt::Key_Down);
    QCOMPARE(edit->text(), typed);
    QVERIFY(faces->table()->hasFocus());
}

void FilterLineTest::anEmptyTableSaysWhy()
{
    auto *faces = openFaces();
    faces->filterEdit()->setText(u"side=0 numedges = 99"_s);
    QVERIFY(faces->empty()->isVisible());
    QTRY_VERIFY2(faces->empty()->text().contains(u"No record passes numedges = 99."), qPrintable(faces->empty()->text()));
    faces->filterEdit()->setText(u"side=0"_s);
    QVERIFY(!faces->empty()->isVisible());
    faces->filterEdit()->setText(u"styles=300"_s); // which no byte can be
    QVERIFY2(faces->filterEdit()->toolTip().contains(u"255"), qPrintable(faces->filterEdit()->toolTip()));
}

void FilterLineTest::allThatIsShownIsSelectedByOneKey()
{
    auto *faces = openFaces();
    faces->filterEdit()->setText(u"numedges>4"_s);
    faces->table()->setFocus();
    QTest::keyClick(faces->table(), Qt::Key_A, Qt::ControlModifier);
    const auto &selected = window_->document()->selection().records();
    QCOMPARE(selected, refsOf(faces->lump(), faces->model()->order()));
    QVERIFY(!selected.empty() && selected.size() < faces->model()->recordCount());
}

void FilterLineTest::theReasonOfAWrongFilterStandsBelowIt()
{
    auto *edit = openFaces()->filterEdit();
    edit->setFocus();
    QTest::keyClicks(edit, u"nothing=3"_s);
    QVERIFY(edit->why()->isVisible());
    QVERIFY(edit->why()->text().contains(u"nothing"_s));
    QVERIFY(edit->parentWidget()->rect().contains(edit->why()->geometry()));
    QTest::keyClick(edit, Qt::Key_Down); // to the table, whose head it covered
    QVERIFY(!edit->why()->isVisible());
    edit->setFocus();
    QVERIFY(edit->why()->isVisible());
    edit->clear();
    QVERIFY(!edit->why()->isVisible());
}

QTEST_MAIN(FilterLineTest)
#include "tst_filterline.moc"
