// What the dock of entities says of what was done, and of what cannot be.
#include "app/window/noticebar.h"
#include "tests/entitypanelfixture.h"
#include "tests/facts.h"
#include "tests/program.h"

class EntitySentencesTest : public EntityPanelFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { showEntities(); }
    void cleanup() { window_.reset(); }
    void anEntityOfAModelIsToldWithItsPlace()
    {
        select({2});
        const auto actions = list()->actions();
        const auto make = std::ranges::find(actions, u"Make an Entity of Its Model..."_s,
                                            [](const QAction *action) { return action->text().remove(u'&'); });
        QVERIFY(make != actions.end());
        (*make)->trigger();
        typeClass(u"func_wall"_s);
        const auto origin = edits::valueOf(document().entitySource(), 3, "origin");
        QVERIFY(!origin.isEmpty());
        for (const auto &part : {u"func_wall"_s, u"*1"_s, u"func_door 2"_s, QString::fromLatin1(origin)})
            QVERIFY2(said().contains(part), qPrintable(said()));
    }

    // On an entity of a brush model Insert makes triggers of that; other classes stand by themselves. The command that does
    // nothing else cannot be chosen without a model.
    void insertOnABrushEntityMakesTriggersOfItsModel()
    {
        const auto valueNow = [this](const char *key) {
            return edits::valueOf(document().entitySource(), static_cast<qint32>(selected().front()), key).toByteArray();
        };
        const auto make = [this] {
            const auto actions = list()->actions();
            return *std::ranges::find(actions, u"Make an Entity of Its Model..."_s,
                                      [](const QAction *action) { return action->text().remove(u'&'); });
        };
        for (const auto &[classname, isOfModel] : {std::pair(u"trigger_multiple"_s, true), {u"light"_s, false}}) {
            select({2});
            QVERIFY(make()->isEnabled());
            list()->setFocus();
            QTest::keyClick(list(), Qt::Key_Insert);
            typeClass(classname);
            QCOMPARE(valueNow("classname"), classname.toLatin1());
            QCOMPARE(valueNow("model"), isOfModel ? "*1"_ba : ""_ba);
            document().undoStack().undo();
        }
        select({5});
        QVERIFY(!make()->isEnabled());
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Insert, Qt::AltModifier);
        QVERIFY(!window_->entities()->classEdit()->isVisible());
        select({2});
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Insert, Qt::AltModifier);
        typeClass(u"func_wall"_s);
        QCOMPARE(valueNow("model"), "*1"_ba);
        document().undoStack().undo();
        select({2});
        document().edit(edits::removeKey(document().entitySource(), std::vector<qint32>{2}, u"model"_s));
        QVERIFY(!make()->isEnabled());
    }

    void aClassOfBrushesIsToldToHaveNoneYet()
    {
        select({5});
        for (const auto &[classname, isOfBrushes] :
             {std::pair(u"trigger_multiple"_s, true), {u"func_door"_s, true}, {u"light"_s, false}}) {
            list()->setFocus();
            QTest::keyClick(list(), Qt::Key_Insert);
            typeClass(classname);
            QVERIFY2(said().startsWith(classname) || !isOfBrushes, qPrintable(classname));
            QCOMPARE(states(said(), {u"brush model"_s, u"Make an Entity of Its Model"_s}), isOfBrushes);
        }
    }

    void aPlaceIsNotPastedAsAnEntity()
    {
        for (const auto &place : {u"(8 16 24) : 90"_s, u"8 16 24"_s}) {
            QGuiApplication::clipboard()->setText(place + u'\n');
            QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
            QVERIFY2(states(said(), {place, u"origin"_s}), qPrintable(said()));
        }
        QGuiApplication::clipboard()->setText(u"somewhere"_s);
        QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(said().contains(u"no entity"_s), qPrintable(said()));
        QCOMPARE(textNow(), QByteArray(entities));
    }

    void theWayBackOfAWalkIsTold()
    {
        select({2});
        QTest::keyClick(list(), Qt::Key_Up, Qt::ControlModifier);
        const auto first = said();
        QTest::keyClick(list(), Qt::Key_Up, Qt::ControlModifier);
        QVERIFY2(states(said(), {u"trigger_once 4"_s}) && said() != first, qPrintable(said()));
    }

    void aCharacterWithoutBytesTellsWhereToChooseThem()
    {
        const auto hint = u"File > Encoding of Entities > UTF-8"_s;
        QGuiApplication::clipboard()->setText(u"\u041f"_s); // QTest types no such letters
        const auto pasteInto = [](QLineEdit *edit) {
            QTest::keyClick(edit, Qt::Key_V, Qt::ControlModifier);
            QTest::keyClick(edit, Qt::Key_Return);
        };
        select({5});
        keys()->setFocus();
        keys()->setCurrentIndex(keysModel()->index(keysModel()->rowOfKey(u"light"_s), EntityKeysModel::Value));
        QTest::keyClick(keys(), Qt::Key_F2);
        QVERIFY(editor());
        pasteInto(editor());
        QVERIFY(editor());
        QVERIFY2(said().contains(u"Latin-1"_s) && said().contains(hint), qPrintable(said()));
        QTest::keyClick(editor(), Qt::Key_Escape);
        type(u"light"_s, u"3\"0"_s);
        QVERIFY2(!said().isEmpty() && !said().contains(hint), qPrintable(said()));
        QTest::keyClick(editor(), Qt::Key_Escape);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Insert);
        pasteInto(window_->entities()->classEdit());
        QVERIFY2(said().contains(hint), qPrintable(said()));
        // The menu that it names, where plain ASCII tells nothing.
        const auto menus = window_->menuBar()->findChildren<QMenu *>();
        const auto menu =
            std::ranges::find(menus, u"Encoding of Entities"_s, [](const QMenu *each) { return each->title().remove(u'&'); });
        QVERIFY(menu != menus.end());
        (*menu)->popup({});
        QCOMPARE((*menu)->actions().front()->text().remove(u'&'), u"Automatic (plain ASCII)"_s);
        QTest::keyClick(*menu, Qt::Key_Escape);
    }

    void whatIsNoKeyIsRefusedWhereItIsTyped_data()
    {
        const auto row = addColumns<QString, bool>("key", "isRefused");
        row("a place behind a key", u"angle(8 16 24) : 90"_s, true);
        row("a place", u"(8 16 24)"_s, true);
        row("blanks", u" angle"_s, true);
        row("a quote", u"an\"gle"_s, true);
        row("a name as multi_manager has", u"door#1"_s, false);
        row("a blank inside", u"my key"_s, false); // odd, but read
    }

    void whatIsNoKeyIsRefusedWhereItIsTyped()
    {
        QFETCH(QString, key);
        QFETCH(bool, isRefused);
        auto *edit = addKey();
        QVERIFY(edit);
        QTest::keyClicks(edit, key);
        window_->statusBar()->clearMessage();
        QTest::keyClick(edit, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(!said().isEmpty(), isRefused);
        QTRY_COMPARE(keys()->currentIndex().column(), isRefused ? EntityKeysModel::Key : EntityKeysModel::Value);
        QVERIFY(editor());
        QCOMPARE(textNow(), QByteArray(entities));
        QTest::keyClick(editor(), Qt::Key_Escape);
        keys()->setFocus();
        QGuiApplication::clipboard()->setText(u"\"%1\" \"1\""_s.arg(key)); // and where it is pasted as a pair
        QTest::keyClick(keys(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(keysModel()->rowOfKey(key) < 0, isRefused);
    }

    // Completions have the keyboard then.
    void oneReturnTakesAKeyThatCompletionsAreShownFor()
    {
        auto *edit = addKey();
        QVERIFY(edit);
        const auto offered = keysModel()->completionsFor(keysModel()->index(keysModel()->adderRow(), EntityKeysModel::Key));
        const auto longer = std::ranges::find_if(offered, [](const auto &each) { return each.text.size() > 3; });
        QVERIFY(longer != offered.end());
        const auto typed = longer->text.chopped(1); // which is not the key that is offered
        QTest::keyClicks(edit, typed);
        const QPointer popup = edit->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        const auto taken = edit->completer()->completionCount() == 1 ? longer->text : typed;
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(keys()->currentIndex().column() == EntityKeysModel::Value && editor());
        QVERIFY(!popup || !popup->isVisible());
        QTest::keyClicks(editor(), u"7"_s);
        QTest::keyClick(editor(), Qt::Key_Return);
        QTRY_COMPARE(edits::valueOf(document().entitySource(), 5, taken.toLatin1()), QByteArrayView("7"));
    }

    void whatIsChosenOfCompletionsIsTakenByOneReturnToo()
    {
        select({5});
        keys()->setFocus();
        keys()->setCurrentIndex(keysModel()->index(keysModel()->rowOfKey(u"target"_s), EntityKeysModel::Value));
        QTest::keyClick(keys(), Qt::Key_F2);
        auto *edit = editor();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, u"doo"_s);
        auto *popup = edit->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_COMPARE(edits::valueOf(document().entitySource(), 5, "target"), QByteArrayView("door1"));
        QTRY_VERIFY(!editor());
    }

private:
    QString said() const { return window_->statusBar()->currentMessage(); }
    QLineEdit *editor() const { return keys()->findChild<QLineEdit *>(); }
    void typeClass(const QString &classname)
    {
        auto *edit = window_->entities()->classEdit();
        QTRY_VERIFY(edit->hasFocus());
        QTest::keyClicks(edit, classname);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_VERIFY(!edit->isVisible());
    }
    // An entity with a light's keys, and the line in which a key is added to it.
    QLineEdit *addKey()
    {
        select({5});
        keys()->setFocus();
        QTest::keyClick(keys(), Qt::Key_Insert);
        return editor();
    }
};

ADD_TEST(EntitySentencesTest, QApplication)
#include "tst_entitysentences.moc"
