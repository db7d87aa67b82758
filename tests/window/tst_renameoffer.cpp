// What is offered once an entity has another name, and what is offered while a target is typed.
#include "tests/entitypanelfixture.h"
#include "tests/program.h"
#include "widgets/entities/renameoffer.h"

class RenameOfferTest : public EntityPanelFixture
{
    Q_OBJECT

private:
    RenameOffer *offer() const { return window_->entities()->properties()->renameOffer(); }
    static QByteArray allRenamed(const QByteArray &name) { return QByteArray(entities).replace("\"door1\"", '"' + name + '"'); }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { showEntities(); }
    void cleanup() { window_.reset(); }
    void allThatNameItFollowInOneStep()
    {
        select({2});
        type(u"targetname"_s, u"gate"_s);
        QVERIFY(offer()->isVisible());
        for (const auto *part : {"door1", "trigger_multiple 3 (target)", "trigger_once 4 (target)"})
            QVERIFY2(offer()->text()->text().contains(QString::fromLatin1(part)), qPrintable(offer()->text()->text()));
        QTest::mouseClick(offer()->renameButton(), Qt::LeftButton);
        QCOMPARE(textNow(), allRenamed("gate"));
        QVERIFY(!offer()->isVisible());
        QCOMPARE(document().undoStack().count(), 1);
        QCOMPARE(selected(), std::vector<quint32>{2});
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(textNow(), QByteArray(entities));
        QVERIFY(!document().isModified());
    }

    void theKeyDoesWhatTheButtonDoes()
    {
        select({2});
        QTest::keyClick(keys(), Qt::Key_R, Qt::ControlModifier); // nothing is offered yet
        QCOMPARE(textNow(), QByteArray(entities));
        type(u"targetname"_s, u"gate"_s);
        QTest::keyClick(keys(), Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(textNow(), allRenamed("gate"));
        QVERIFY(keys()->hasFocus());
        QTest::keyClick(keys(), Qt::Key_R, Qt::ControlModifier); // it is done already
        QCOMPARE(textNow(), allRenamed("gate"));
    }

    // A manager would take the name for a key of its own.
    void whatIsRefusedIsNotSaidToBeDone()
    {
        const QByteArray managed = R"({ "classname" "worldspawn" }
{ "classname" "func_door" "targetname" "door1" "model" "*1" }
{ "classname" "multi_manager" "targetname" "m" "door1" "0.5" }
)";
        open(save(u"managed.bsp"_s, mapWithEntities(bsp::goldsrc, managed)));
        QTRY_COMPARE(textNow(), managed);
        select({1});
        type(u"targetname"_s, u"health"_s);
        const auto renamed = textNow();
        QCOMPARE(renamed, QByteArray(managed).replace("\"targetname\" \"door1\"", "\"targetname\" \"health\""));
        QVERIFY(offer()->isVisible());
        QTest::mouseClick(offer()->renameButton(), Qt::LeftButton);
        QCOMPARE(textNow(), renamed);
        const auto said = window_->statusBar()->currentMessage();
        QVERIFY2(said.contains(u"multi_manager"_s) && !said.startsWith(u"References renamed"_s), qPrintable(said));
    }

    void theyCanBeSelectedAndLeftAsTheyAre()
    {
        select({2});
        type(u"targetname"_s, u"gate"_s);
        QTest::mouseClick(offer()->selectButton(), Qt::LeftButton);
        QCOMPARE(selected(), (std::vector<quint32>{3, 4}));
        QCOMPARE(textNow(), QByteArray(entities).replace("\"targetname\" \"door1\"", "\"targetname\" \"gate\""));
        QVERIFY(offer()->isVisible()); // they may be renamed still
        QTest::mouseClick(offer()->renameButton(), Qt::LeftButton);
        QCOMPARE(textNow(), allRenamed("gate"));
    }

    void theOfferGoesWithTheNextEdit()
    {
        select({2});
        type(u"targetname"_s, u"gate"_s);
        QVERIFY(offer()->isVisible());
        document().undoStack().undo();
        QVERIFY(!offer()->isVisible());
        type(u"targetname"_s, u"gate"_s);
        QVERIFY(offer()->isVisible());
        type(u"targetname"_s, u"door1"_s); // typed back by hand
        QVERIFY(!offer()->isVisible());
    }

    void ofWhatNobodyNamesNothingIsSaid()
    {
        select({3});
        type(u"target"_s, u"gate"_s);
        QVERIFY(!offer()->isVisible());
    }

    void namesAreOfferedWithHowManyHaveThem()
    {
        select({5});
        keys()->setFocus();
        keys()->setCurrentIndex(keysModel()->index(keysModel()->rowOfKey(u"target"_s), EntityKeysModel::Value));
        QTest::keyClick(keys(), Qt::Key_F2);
        auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, u"do"_s);
        auto *popup = edit->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QCOMPARE(popup->model()->rowCount(), 1);
        QCOMPARE(popup->model()->index(0, 0).data().toString(), u"door1  (1)"_s);
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(textNow(), QByteArray(entities).replace("nobody", "door1"));
    }
};

ADD_TEST(RenameOfferTest, QApplication)
#include "tst_renameoffer.moc"
