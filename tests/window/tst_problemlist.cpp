// The list of problems in a real window: kinds are hidden and shown with keys, and stay so.
#include "app/settings.h"
#include "core/document/problemmodel.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/tables/fulltext.h"
#include "widgets/tables/problemkinds.h"
#include "widgets/tables/problemlist.h"

class ProblemListTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void deleteHidesAKindAndItStaysHidden()
    {
        openBroken();
        QTRY_VERIFY(list()->tree()->isVisible());
        const QStringList all{u"index-range"_s, u"target-missing"_s, u"textures-unknown"_s};
        QCOMPARE(kinds(), all);
        QVERIFY(!list()->summary()->isVisible());
        click(list()->tree(), 1, 2);
        list()->tree()->setFocus();
        pressDelete();
        QCOMPARE(kinds(), (QStringList{all[0], all[2]}));
        QVERIFY(list()->summary()->isVisible());
        QVERIFY2(list()->summary()->text().contains(u"1"), qPrintable(list()->summary()->text()));
        QCOMPARE(window_->document()->problemCount(lump(u"entitylist"_s)), 0U);
        pressDelete(); // the one that stands there now
        QCOMPARE(kinds(), QStringList(all[0]));
        window_->close();
        window_ = std::make_unique<MainWindow>();
        window_->show();
        openBroken();
        QCOMPARE(kinds(), QStringList(all[0]));
        QCOMPARE(window_->document()->allProblems().size(), 3U);
        emit list()->summary()->linkActivated(u"show"_s);
        QCOMPARE(kinds(), all);
        QVERIFY(!list()->summary()->isVisible());
        QCOMPARE(Settings().hiddenProblems(), QStringList());
    }

    void theMenuSwitchesKindsAndSeverities()
    {
        openBroken();
        auto *menu = list()->kinds()->menu();
        menu->popup(list()->kinds()->mapToGlobal(QPoint()));
        QTRY_VERIFY(menu->isVisible());
        for (int i = 0; i < 3; ++i) // errors, warnings, notes
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Space);
        QCOMPARE(kinds(), (QStringList{u"index-range"_s, u"target-missing"_s}));
        QCOMPARE(Settings().hiddenProblems(), QStringList(u"note"_s));
        QVERIFY(menu->isVisible());          // for more
        QTest::keyClick(menu, Qt::Key_Down); // the first kind
        QTest::keyClick(menu, Qt::Key_Space);
        QCOMPARE(kinds(), QStringList(u"target-missing"_s));
        QTest::keyClick(menu, Qt::Key_Space);
        QCOMPARE(kinds(), (QStringList{u"index-range"_s, u"target-missing"_s}));
        QTest::keyClick(menu, Qt::Key_Escape);
        QTRY_VERIFY(!menu->isVisible());
    }

    void whatIsAllHiddenIsShownAgain()
    {
        openBroken();
        click(list()->tree(), 0, 2);
        list()->tree()->setFocus();
        for (int i = 0; i < 3; ++i)
            pressDelete();
        QVERIFY(!list()->tree()->isVisible());
        QVERIFY(list()->summary()->text().contains(u"3"));
        QVERIFY(list()->kinds()->hasFocus()); // the keyboard is not lost with the list
        QVERIFY(!list()->wholeText()->isVisible());
        list()->kinds()->showAllAction()->trigger();
        QCOMPARE(kinds().size(), 3);
        QVERIFY(list()->tree()->isVisible());
    }

private:
    // With an error, a warning, and a note: that nobody knows of its textures.
    void openBroken()
    {
        auto room = MapBuilder::room(bsp::quake2).set("FACES", 2, "planenum", 60000);
        room.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\"} "
                                      "{ \"classname\" \"func_wall\" \"model\" \"*1\" \"target\" \"nobody\"}");
        open(save(u"broken.bsp"_s, room.build()));
    }
    ProblemList *list() const { return window_->problems(); }
    QStringList kinds() const
    {
        QStringList ids;
        const auto *model = list()->tree()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            ids.append(model->index(row, 0).data(ProblemModel::KindRole).toString());
        return ids;
    }
    void pressDelete() { QTest::keyClick(list()->tree(), Qt::Key_Delete); }
};

ADD_TEST(ProblemListTest, QApplication)
#include "tst_problemlist.moc"
