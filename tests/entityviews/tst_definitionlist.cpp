// Files of definitions that their user adds to a game configuration: when they count, and what is told of them.
#include "app/games/definitionlist.h"
#include "app/games/gameconfigurationsdialog.h"
#include "tests/entitypanelfixture.h"
#include "tests/files.h"
#include "tests/program.h"
#include "widgets/parts/filteredit.h"

class TestDefinitionList : public EntityPanelFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void cleanup() { window_.reset(); }
    void filesOfAConfigurationCount()
    {
        showEntities();
        select({5});
        QTRY_VERIFY(!document().definitions().isLoading());
        const auto file =
            writeFile(folder_.filePath(u"mine.fgd"_s), "@PointClass size(-4 -4 -4, 4 4 4) color(1 2 3) = light [ glow(choices) : "
                                                       "\"Glow\" = [ 0 : \"None\" 7 : \"Seven\" ] ]");
        QVERIFY(!document().map().classes().definitions().find("light").key("glow"));
        window_->games()->show();
        auto *dialog = window_->games()->dialog();
        QTRY_VERIFY(!dialog->isSearching());
        window_->games()->set({GameConfiguration{.id = u"id"_s, .name = u"Mine"_s}}, u"test"_s);
        window_->games()->choose(&window_->games()->all().front());
        dialog->names()->setCurrentRow(0);
        dialog->definitions()->add({file});
        QCOMPARE(window_->games()->all().front().definitions, QStringList(file));
        QTRY_VERIFY(document().map().classes().definitions().find("light").key("glow"));
        QTRY_VERIFY(dialog->definitions()->list()->item(0)->text().contains(u"mine.fgd"_s));
        QTRY_VERIFY(dialog->definitions()->list()->item(0)->text().contains(u"1"_s)); // classes
        QCOMPARE(document().map().classes().definitions().find("light").color(), std::optional<QRgb>(qRgb(1, 2, 3)));
        QVERIFY(document().map().classes().definitions().find("light").key("style")); // what the program knows stays
        dialog->definitions()->list()->setCurrentRow(0);
        dialog->definitions()->list()->setFocus();
        QTest::keyClick(dialog->definitions()->list(), Qt::Key_Delete);
        QTRY_VERIFY(!document().map().classes().definitions().find("light").key("glow"));
    }

    void whatIsLeftOutIsTold()
    {
        showEntities();
        QTRY_VERIFY(!document().definitions().isLoading());
        const auto file = writeFile(folder_.filePath(u"broken.fgd"_s), "@PointClass = a []\n@Nothing\n");
        window_->games()->set({GameConfiguration{.id = u"id"_s, .name = u"Mine"_s, .definitions = {file}}}, u"test"_s);
        window_->games()->choose(&window_->games()->all().front());
        window_->games()->show();
        const auto *dialog = window_->games()->dialog();
        QTRY_VERIFY(dialog->definitions()->list()->count() == 1
                    && dialog->definitions()->list()->item(0)->toolTip().contains(u"@Nothing"_s));
        QVERIFY(dialog->definitions()->list()->item(0)->toolTip().contains(u"2: "_s)); // the line
    }

    // Of a file that is selected all of them, in a text that Tab reaches.
    void notesAreReadByTheKeyboard()
    {
        showEntities();
        QTRY_VERIFY(!document().definitions().isLoading());
        QByteArray many = "@PointClass = a []\n";
        for (int i = 0; i < 20; ++i)
            many += "@Nothing" + QByteArray::number(i) + "\n";
        const auto broken = writeFile(folder_.filePath(u"broken.fgd"_s), many);
        const auto whole = writeFile(folder_.filePath(u"whole.fgd"_s), "@PointClass = b []\n");
        window_->games()->set({GameConfiguration{.id = u"id"_s, .name = u"Mine"_s, .definitions = {whole, broken}}}, u"test"_s);
        window_->games()->choose(&window_->games()->all().front());
        window_->games()->show();
        auto *dialog = window_->games()->dialog();
        QTRY_VERIFY(!dialog->isSearching());
        auto *files = dialog->definitions();
        QTRY_VERIFY(files->list()->count() == 2 && files->list()->item(1)->text().contains(u"20"_s));
        QApplication::setActiveWindow(dialog);
        files->list()->setFocus();
        files->list()->setCurrentRow(0);
        QVERIFY(!files->notes()->isVisible());
        QTest::keyClick(files->list(), Qt::Key_Down);
        QVERIFY(files->notes()->isVisible());
        const auto text = files->notes()->toPlainText();
        QVERIFY2(text.contains(u"Line 2: "_s) && text.contains(u"@Nothing19"_s), qPrintable(text));
        QTest::keyClick(files->list(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), files->notes());
        QTest::keyClick(files->notes(), Qt::Key_A, Qt::ControlModifier);
        QVERIFY(files->notes()->textCursor().hasSelection());
        QTest::keyClick(files->notes(), Qt::Key_Tab); // on to the buttons
        QVERIFY(QApplication::focusWidget() != files->notes());
        files->list()->setFocus();
        QTest::keyClick(files->list(), Qt::Key_Up);
        QVERIFY(!files->notes()->isVisible());
    }

    void whatIsIncludedIsListed()
    {
        showEntities();
        QTRY_VERIFY(!document().definitions().isLoading());
        writeFile(folder_.filePath(u"inner.fgd"_s), "@PointClass = a []\n@Nothing\n");
        const auto file = writeFile(folder_.filePath(u"outer.fgd"_s), "@include \"inner.fgd\"\n@PointClass = b []\n");
        window_->games()->set({GameConfiguration{.id = u"id"_s, .name = u"Mine"_s, .definitions = {file}}}, u"test"_s);
        window_->games()->choose(&window_->games()->all().front());
        window_->games()->show();
        auto *dialog = window_->games()->dialog();
        QTRY_VERIFY(!dialog->isSearching());
        dialog->names()->setCurrentRow(0);
        auto *list = dialog->definitions()->list();
        QTRY_COMPARE(list->count(), 2);
        QVERIFY(list->item(1)->text().contains(u"inner.fgd"_s) && list->item(1)->toolTip().contains(u"@Nothing"_s));
        list->setCurrentRow(1);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete); // it is not the user's to take away
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(window_->games()->all().size(), 1U);
        QCOMPARE(window_->games()->all().front().definitions, QStringList(file));
        QCOMPARE(list->count(), 2);
    }

    // A filter that was typed before its definition is there means something once it is.
    void namesOfFlagsAreLearnt()
    {
        showEntities();
        QTRY_VERIFY(!document().definitions().isLoading());
        const auto file =
            writeFile(folder_.filePath(u"mine.fgd"_s), "@PointClass = light [ spawnflags(flags) = [ 4 : \"Mine\" : 0 ] ]");
        select({5});
        keysModel()->paste(-1, u"\"spawnflags\" \"4\""_s);
        auto *filter = window_->entities()->list()->filterEdit();
        filter->setFocus();
        QTest::keyClicks(filter, u"spawnflags:MINE"_s);
        QVERIFY(list()->model()->rowCount() != 1);
        window_->games()->set({GameConfiguration{.id = u"id"_s, .name = u"Mine"_s, .definitions = {file}}}, u"test"_s);
        window_->games()->choose(&window_->games()->all().front());
        QTRY_COMPARE(list()->model()->rowCount(), 1);
        window_->games()->set({}, u"test"_s);
        QTRY_VERIFY(list()->model()->rowCount() != 1);
    }
};

ADD_TEST(TestDefinitionList, QApplication)
#include "tst_definitionlist.moc"
