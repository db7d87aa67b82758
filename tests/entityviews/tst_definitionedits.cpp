// What definitions bring to whoever edits entities: classes, keys, flags, colours and angles by keys and clicks.
#include "tests/entitypanelfixture.h"
#include "tests/program.h"
#include "widgets/parts/valuepopup.h"

class TestDefinitionEdits : public EntityPanelFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void cleanup() { window_.reset(); }
    void classesAreFoundByWhatTheyAre()
    {
        showEntities();
        select({1});
        auto *line = askForClass();
        QTest::keyClicks(line, u"lamp of a mine"_s); // of what it is, not of its name
        auto *popup = line->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QCOMPARE(popup->model()->rowCount(), 2);
        QVERIFY(popup->model()->index(0, 0).data().toString().startsWith(u"light_mine1 "_s));
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_COMPARE(line->text(), u"light_mine1"_s);
        if (line->isVisible())
            QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(textNow().contains("light_mine1"));
        line = askForClass();
        QTest::keyClicks(line, u"light"_s);
        QTRY_VERIFY(line->completer()->popup()->isVisible());
        // Not info_null, for lights.
        QVERIFY(line->completer()->popup()->model()->index(0, 0).data().toString().startsWith(u"light "_s));
    }

    void brushClassesAreOfferedForModels()
    {
        showEntities();
        select({2});
        auto *line = askForClass();
        QTest::keyClick(line, Qt::Key_Down); // all that stand at a point
        auto *model = line->completer()->completionModel();
        QTRY_VERIFY(model->rowCount() > 50);
        QCOMPARE(model->match(model->index(0, 0), Qt::DisplayRole, u"func_rotating"_s).size(), 1);
        QCOMPARE(model->match(model->index(0, 0), Qt::DisplayRole, u"light_mine1"_s).size(), 1);
        QTest::keyClick(line->completer()->popup(), Qt::Key_Escape);
        QTest::keyClick(line, Qt::Key_Escape);
        select({5}); // a light
        line = askForClass();
        QTest::keyClick(line, Qt::Key_Down);
        model = line->completer()->completionModel();
        QTRY_VERIFY(model->rowCount() > 50);
        QCOMPARE(model->match(model->index(0, 0), Qt::DisplayRole, u"func_rotating"_s).size(), 0);
        QTest::keyClick(line->completer()->popup(), Qt::Key_Escape);
        QTest::keyClick(line, Qt::Key_Escape);
        select({2});
        list()->setFocus();
        QTRY_VERIFY(list()->hasFocus());
        QTest::keyClick(list(), Qt::Key_Insert, Qt::AltModifier);
        model = window_->entities()->classEdit()->completer()->completionModel();
        QCOMPARE(model->match(model->index(0, 0), Qt::DisplayRole, u"func_rotating"_s).size(), 1);
        QCOMPARE(model->match(model->index(0, 0), Qt::DisplayRole, u"light_mine1"_s).size(), 0);
    }

    void keysAreOfferedWithTheirHelp()
    {
        showEntities();
        select({5});
        keys()->setFocus();
        QTest::keyClick(keys(), Qt::Key_Insert);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(line);
        QTest::keyClick(line, Qt::Key_Down);
        auto *popup = line->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        const auto *model = popup->model();
        const auto style = model->match(model->index(0, 0), Qt::DisplayRole, u"style "_s);
        QCOMPARE(style.size(), 1);
        QVERIFY(style.front().data().toString().contains(u"Style"_s));
        QVERIFY(style.front().data().toString().contains(u"0"_s));                          // what is usual
        QCOMPARE(model->match(model->index(0, 0), Qt::DisplayRole, u"light "_s).size(), 0); // it has that
        QTest::keyClick(popup, Qt::Key_Escape);
        QVERIFY(
            keysModel()->index(keysModel()->rowOfKey(u"light"_s), 0).data(Qt::ToolTipRole).toString().contains(u"Brightness"_s));
    }

    // A part of the name will do.
    void classesAreOfferedInPlaceOfOthers()
    {
        showEntities();
        select({5});
        auto *line = edit(u"classname"_s);
        line->selectAll();
        QTest::keyClicks(line, u"mine1"_s);
        auto *popup = line->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QCOMPARE(popup->model()->rowCount(), 1);
        QVERIFY(popup->model()->index(0, 0).data().toString().contains(u"lamp of a mine"_s));
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        if (line->isVisible())
            QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(textNow().contains("light_mine1"));
    }

    void flagsAreChecked()
    {
        showEntities();
        select({5});
        addKey(u"spawnflags"_s);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        auto *popup = popupOf(line);
        QVERIFY(popup && popup->isVisible());
        auto *flags = popup->findChild<QListWidget *>();
        QCOMPARE(flags->item(0)->text(), u"1  Start off"_s);
        QTest::keyClick(flags, Qt::Key_Space);
        QCOMPARE(line->text(), u"1"_s);
        QTest::keyClick(flags, Qt::Key_Down);
        QTest::keyClick(flags, Qt::Key_Down);
        QTest::keyClick(flags, Qt::Key_Space);
        QTest::keyClick(flags, Qt::Key_Return);
        QTRY_VERIFY(textNow().contains(R"("spawnflags" "513")"));
        QCOMPARE(keysModel()->index(keysModel()->rowOfKey(u"spawnflags"_s), 1).data().toString(),
                 u"513  (Start off, Not in normal)"_s);
        document().undoStack().undo();
        QVERIFY(!textNow().contains("513"));
    }

    void escapeTakesBackWhatWasChecked()
    {
        showEntities();
        select({4});
        const auto before = textNow();
        auto *line = edit(u"spawnflags"_s);
        auto *flags = popupOf(line)->findChild<QListWidget *>();
        QTest::keyClick(flags, Qt::Key_Space);
        QCOMPARE(line->text(), u"2049"_s);
        QTest::keyClick(flags, Qt::Key_Escape);
        QCOMPARE(line->text(), u"2048"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(textNow(), before);
    }

    void valuesAreShownAsWhatTheyAre_data()
    {
        const auto add = addColumns<QString, QString, QList<int>, QString>("key", "value", "pressed", "after");
        add("an angle", u"angle"_s, u"90"_s, {Qt::Key_Up}, u"89"_s); // with the clock
        add("no angle yet", u"angle"_s, u""_s, {Qt::Key_Down, Qt::Key_Up, Qt::Key_Up}, u"359"_s);
        add("angles", u"angles"_s, u"10 20.5 0"_s, {Qt::Key_Up}, u"11 20.5 0"_s);
        add("an angle below 0", u"angle"_s, u"-45"_s, {Qt::Key_Up}, u"314"_s);
        add("a place", u"origin"_s, u"1 2 3"_s, {Qt::Key_Down}, u"0 2 3"_s);
        add("a place with fractions", u"origin"_s, u"1 2.3456789 0.00001"_s, {Qt::Key_Up}, u"2 2.3456789 0.00001"_s);
        add("angles beyond a circle", u"angles"_s, u"1 -720 0"_s, {Qt::Key_Up}, u"2 -720 0"_s);
    }

    void valuesAreShownAsWhatTheyAre()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QList<int>, pressed);
        QFETCH(QString, after);
        showEntities();
        select({5});
        if (keysModel()->rowOfKey(key) < 0)
            addKey(key);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        line = line && line->parentWidget() == keys()->viewport() ? line : edit(key);
        line->setText(value);
        auto *popup = popupOf(line);
        QVERIFY(popup);
        for (const int each : pressed)
            QTest::keyClick(focusIn(popup), static_cast<Qt::Key>(each));
        QCOMPARE(line->text(), after);
        QTest::keyClick(focusIn(popup), Qt::Key_Return);
        QTRY_VERIFY(textNow().contains('"' + key.toLatin1() + "\" \"" + after.toLatin1() + '"'));
    }

    // What is red in a colour to 255 is black in one to 1, and the other way round it is far too bright.
    void coloursKeepTheirRange_data()
    {
        const auto add = addColumns<QString, QString, QString>("key", "value", "after");
        add("black to 255", u"rendercolor"_s, u"0 0 0"_s, u"255 0 0"_s);
        add("dark to 255", u"rendercolor"_s, u"1 1 1"_s, u"255 0 0"_s);
        add("with a strength", u"_light"_s, u"255 255 128 200"_s, u"255 0 0 200"_s);
        add("to 1", u"_color"_s, u"1 .5 0"_s, u"1 0 0"_s);
        add("as large as it is", u"_color"_s, u"128 64 0"_s, u"255 0 0"_s);
    }

    void coloursKeepTheirRange()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, after);
        showEntities();
        select({5});
        addKey(key);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        line->setText(value);
        auto *popup = popupOf(line);
        QVERIFY(popup);
        popup->findChild<QColorDialog *>()->setCurrentColor(Qt::red);
        QCOMPARE(line->text(), after);
    }

    // There are three fields.
    void otherCountsAreJustTyped()
    {
        showEntities();
        select({5});
        addKey(u"angles"_s);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        for (const auto &value : {u"90"_s, u"1 2"_s, u"1 2 3 4"_s, u"1 2 x"_s}) {
            line->setText(value);
            QVERIFY(!popupOf(line));
            QCOMPARE(line->text(), value);
        }
    }

    // As the game reads them, and none is lost that the definition does not know.
    void flagsAreReadAsTheGameDoes()
    {
        showEntities();
        select({5});
        addKey(u"spawnflags"_s);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        line->setText(u"513 x"_s);
        auto *popup = popupOf(line);
        QVERIFY(popup);
        auto *flags = popup->findChild<QListWidget *>();
        QCOMPARE(flags->item(0)->checkState(), Qt::Checked);
        QTest::keyClick(flags, Qt::Key_Space);
        QCOMPARE(line->text(), u"512"_s);
        QTest::keyClick(flags, Qt::Key_Escape);
        QTRY_VERIFY(!line->findChild<ValuePopup *>());
        line->setText(u"-1"_s);
        popup = popupOf(line);
        QTest::keyClick(popup->findChild<QListWidget *>(), Qt::Key_Space);
        QCOMPARE(line->text(), u"-2"_s);
    }

    void choicesAreOfferedByName()
    {
        showEntities();
        select({5});
        addKey(u"style"_s);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QTest::keyClick(line, Qt::Key_Down);
        auto *popup = line->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        const auto *model = popup->model();
        QCOMPARE(model->match(model->index(0, 0), Qt::DisplayRole, u"10  Fluorescent"_s).size(), 1);
        QTest::keyClicks(line, u"10"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(textNow().contains(R"("style" "10")"));
        QCOMPARE(keysModel()->index(keysModel()->rowOfKey(u"style"_s), 1).data().toString(), u"10  (Fluorescent)"_s);
    }

    // A flag of one class is something else in another.
    void severalClassesHaveNoFlags()
    {
        showEntities();
        select({4, 5});
        auto *line = edit(u"spawnflags"_s);
        QVERIFY(!popupOf(line));
    }

    void randomEditsAreUndone()
    {
        showEntities();
        const auto before = textNow();
        QRandomGenerator random(18);
        const QStringList wanted{u"spawnflags"_s, u"angle"_s, u"angles"_s, u"origin"_s, u"_color"_s, u"style"_s};
        const Qt::Key strokes[] = {Qt::Key_Space, Qt::Key_Down, Qt::Key_Up, Qt::Key_PageUp, Qt::Key_PageDown};
        constexpr int wantedEdits = 30; // each takes half a second and more on a busy machine, where a popup comes and goes
        int edits = 0;
        for (int round = 0; round < 10 * wantedEdits && edits < wantedEdits; ++round) {
            select({1 + random.bounded(5U)});
            const auto key = wanted[random.bounded(static_cast<int>(wanted.size()))];
            if (keysModel()->rowOfKey(key) < 0) {
                keysModel()->paste(-1, u"\"%1\" \"%2\""_s.arg(key).arg(random.bounded(400)));
                continue;
            }
            auto *line = edit(key);
            QVERIFY(line);
            auto *popup = popupOf(line);
            if (!popup) { // choices, or a class without such flags
                QTest::keyClick(line->completer()->popup()->isVisible() ? static_cast<QWidget *>(line->completer()->popup())
                                                                        : line,
                                Qt::Key_Escape);
                QCoreApplication::processEvents();
                continue;
            }
            for (int stroke = 0; stroke < 4; ++stroke)
                QTest::keyClick(focusIn(popup), strokes[random.bounded(5)]);
            const int steps = document().undoStack().index();
            QTest::keyClick(focusIn(popup), Qt::Key_Return);
            QCoreApplication::processEvents();
            edits += document().undoStack().index() - steps;
        }
        QVERIFY(edits >= wantedEdits);
        while (document().undoStack().canUndo())
            document().undoStack().undo();
        QCOMPARE(textNow(), before);
    }

private:
    // The editor of a key's value.
    QLineEdit *edit(const QString &key)
    {
        keys()->setFocus();
        keys()->setCurrentIndex(keysModel()->index(keysModel()->rowOfKey(key), EntityKeysModel::Value));
        QTest::keyClick(keys(), Qt::Key_F2);
        // On a busy machine the window is given the keyboard back some time after a popup is gone.
        const auto line = [] { return qobject_cast<QLineEdit *>(QApplication::focusWidget()); };
        return QTest::qWaitFor([&line] { return line() != nullptr; }) ? line() : nullptr;
    }
    // What Down opens below it.
    static ValuePopup *popupOf(QLineEdit *edit)
    {
        QTest::keyClick(edit, Qt::Key_Down);
        return edit->findChild<ValuePopup *>();
    }
    static QWidget *focusIn(const ValuePopup *popup) { return popup->focusProxy(); }
    QLineEdit *askForClass()
    {
        list()->setFocus();
        if (!QTest::qWaitFor([this] { return list()->hasFocus(); })) // as above
            qWarning("the list has no keyboard");
        QTest::keyClick(list(), Qt::Key_Insert);
        return window_->entities()->classEdit();
    }
    void addKey(const QString &key)
    {
        keys()->setFocus();
        QTest::keyClick(keys(), Qt::Key_Insert);
        auto *name = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QTest::keyClicks(name, key);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) && QApplication::focusWidget() != name);
    }
};

ADD_TEST(TestDefinitionEdits, QApplication)
#include "tst_definitionedits.moc"
