// The filter line of a table in a real window, with mouse and keys.
#include "core/document/lumpmodel.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/parts/emptyreason.h"
#include "widgets/parts/filtercompleter.h"
#include "widgets/parts/filteredit.h"

class FilterLineTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theFilterLineNarrowsAndLeavesOutWhatIsWrong()
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

    void whatCanBeTypedIsListedBelowTheFilter()
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
        QTest::keyClicks(edit, u"="_s);
        QTRY_VERIFY(list->isVisible());
        QVERIFY2(list->item(0)->text().startsWith(u"4"), qPrintable(list->item(0)->text()));
        QTest::keyClick(edit, Qt::Key_Escape); // the list, then the filter
        QVERIFY(!list->isVisible());
        QCOMPARE(edit->text(), u"side=0 numedges="_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(edit->text().isEmpty() && faces->table()->hasFocus());
        edit->setFocus();
        QTest::keyClicks(edit, u"textu"_s);
        QTRY_VERIFY(list->isVisible());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
        QCOMPARE(edit->text(), u"texture"_s);
    }

    void filtersTypedBeforeComeBack()
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
        QTest::keyClicks(edit, u" numedges="_s); // another one now
        QTRY_VERIFY(edit->findChild<FilterCompleter *>()->list()->isVisible());
        QTest::keyClick(edit, Qt::Key_Escape);
        const auto typed = edit->text();
        QTest::keyClick(edit, Qt::Key_Down);
        QCOMPARE(edit->text(), typed);
        QVERIFY(faces->table()->hasFocus());
    }

    void anEmptyTableSaysWhy()
    {
        auto *faces = openFaces();
        faces->filterEdit()->setText(u"side=0 numedges = 99"_s);
        QVERIFY(faces->empty()->isVisible());
        QTRY_VERIFY2(faces->empty()->text().contains(u"No record matches numedges = 99."), qPrintable(faces->empty()->text()));
        faces->filterEdit()->setText(u"side=0"_s);
        QVERIFY(!faces->empty()->isVisible());
        faces->filterEdit()->setText(u"styles=300"_s); // which no byte can be
        QVERIFY2(faces->filterEdit()->toolTip().contains(u"255"), qPrintable(faces->filterEdit()->toolTip()));
    }

    void allThatIsShownIsSelectedByOneKey()
    {
        auto *faces = openFaces();
        faces->filterEdit()->setText(u"numedges>4"_s);
        faces->table()->setFocus();
        QTest::keyClick(faces->table(), Qt::Key_A, Qt::ControlModifier);
        const auto &selected = window_->document()->selection().records();
        QCOMPARE(selected, refsOf(faces->lump(), faces->model()->order()));
        QVERIFY(!selected.empty() && selected.size() < faces->model()->recordCount());
    }

    void theReasonOfAWrongFilterStandsBelowIt()
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

    void completionsLeaveTheReasonReadable()
    {
        auto *faces = openFaces();
        auto *edit = faces->filterEdit();
        edit->setFocus();
        QTest::keyClicks(edit, u"nothing=3 numed"_s);
        auto *list = faces->findChild<FilterCompleter *>()->list();
        QTRY_VERIFY(list->isVisible());
        QVERIFY(edit->why()->isVisible() && !edit->why()->geometry().intersects(list->geometry()));
        edit->clear();
        QTest::keyClicks(edit, u"numed"_s);
        QTest::keyClick(edit, Qt::Key_Return); // before they are there
        edit->setFocus();
        QTest::qWait(200);
        QVERIFY(!list->isVisible());
    }

    void whatACellHoldsIsKeptExcludedAndAdded()
    {
        auto *faces = openFaces();
        const auto edges = window_->document()->map().column(lump(u"faces"_s), "numedges");
        const auto side = window_->document()->map().column(lump(u"faces"_s), "side");
        const auto rowsThat = [faces](auto holds) {
            int count = 0;
            for (quint32 face = 0; face < faces->model()->recordCount(); ++face)
                count += holds(face);
            return count;
        };
        const auto press = [faces](int column, Qt::Key key, Qt::KeyboardModifiers modifiers) { // on the first row's cell
            click(faces->table(), 0, column);
            faces->table()->setFocus();
            QTest::keyClick(faces->table(), key, modifiers);
            return faces->filterEdit()->text();
        };
        const auto first = edges.integer(0);
        QCOMPARE(press(3, Qt::Key_L, Qt::ControlModifier), u"numedges=%1"_s.arg(first));
        QCOMPARE(faces->model()->rowCount(), rowsThat([&](quint32 face) { return edges.integer(face) == first; }));
        faces->filterEdit()->setText(u"side=0 | numedges>100"_s);
        const auto excluded = edges.integer(faces->model()->order().front());
        QCOMPARE(press(3, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier),
                 u"(side=0 | numedges>100) !numedges=%1"_s.arg(excluded));
        QCOMPARE(faces->model()->rowCount(), rowsThat([&](quint32 face) {
                     return edges.integer(face) != excluded && (side.integer(face) == 0 || edges.integer(face) > 100);
                 }));
        faces->filterEdit()->setText(u"side=0 numedges=%1"_s.arg(first));
        QCOMPARE(press(3, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier), u"side=0 numedges=%1 | numedges=%1"_s.arg(first));
        QCOMPARE(faces->model()->rowCount(), rowsThat([&](quint32 face) { return edges.integer(face) == first; }));
    }

    void aFilterIsSavedUnderANameAndThereAgain()
    {
        auto *faces = openFaces();
        faces->filterEdit()->setText(u"numedges>5 side=0"_s);
        choose(faces, u"Save Filter As"_s);
        type(faces, u"large & front"_s);
        window_.reset(); // another day
        window_ = std::make_unique<MainWindow>();
        window_->resize(1400, 900);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QApplication::setActiveWindow(window_.get());
        faces = openFaces();
        QVERIFY(faces->filterEdit()->text().isEmpty());
        choose(faces, u"large"_s);
        QCOMPARE(faces->filterEdit()->text(), u"numedges>5 side=0"_s);
        auto *leafs = table(u"leafs"_s); // of another table it is none
        QVERIFY(leafs->namedFilters()->filters().isEmpty());
        faces = table(u"faces"_s);
        auto *edit = faces->filterEdit();
        auto *list = edit->findChild<FilterCompleter *>()->list();
        for (const auto &typed : {u"lar"_s, u"large & f"_s}) { // also where its last word alone could be a column's
            edit->clear();
            edit->setFocus();
            QTest::keyClicks(edit, typed);
            QTRY_VERIFY(list->isVisible());
            QVERIFY2(list->item(0)->text().contains(u"large & front"_s), qPrintable(list->item(0)->text()));
            QTest::keyClick(edit, Qt::Key_Down);
            QTest::keyClick(edit, Qt::Key_Return);
            QCOMPARE(edit->text(), u"numedges>5 side=0"_s);
        }
        edit->clear();
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(edit->text(), u"numedges>5 side=0"_s);
    }

    void namedFiltersAreRenamedAndRemoved()
    {
        auto *faces = openFaces();
        QTest::mouseClick(faces->namedFilters(), Qt::LeftButton);
        QVERIFY(menu() && !actionIn(menu(), u"Save Filter As"_s)->isEnabled()); // there is none in the line
        menu()->close();
        for (const auto &[name, filter] : {std::pair(u"one"_s, u"side=0"_s), {u"two"_s, u"side=1"_s}}) {
            faces->filterEdit()->setText(filter);
            choose(faces, u"Save Filter As"_s);
            type(faces, name);
        }
        choose(faces, u"one"_s, u"Rename"_s);
        type(faces, u"two"_s); // which there is
        QCOMPARE(faces->namedFilters()->filters().keys(), (QStringList{u"one"_s, u"two"_s}));
        choose(faces, u"one"_s, u"Rename"_s);
        type(faces, u"three"_s);
        choose(faces, u"two"_s, u"Remove"_s);
        QCOMPARE(faces->namedFilters()->filters(), (NamedFilters::Filters{{u"three"_s, u"side=0"_s}}));
        QCOMPARE(Settings().namedFilters(u"quake2/FACES"_s), (NamedFilters::Filters{{u"three"_s, u"side=0"_s}}));
        choose(faces, u"Restore two"_s);
        QCOMPARE(faces->namedFilters()->filters().value(u"two"_s), u"side=1"_s);
        faces->filterEdit()->setText(u"numedges=5"_s);
        choose(faces, u"Save Filter As"_s);
        type(faces, u"two"_s); // in its place
        QCOMPARE(faces->namedFilters()->filters().value(u"two"_s), u"numedges=5"_s);
        choose(faces, u"Restore two"_s);
        QCOMPARE(Settings().namedFilters(u"quake2/FACES"_s).value(u"two"_s), u"side=1"_s);
    }

private:
    QMenu *menu() const { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); }
    static QAction *actionIn(const QMenu *menu, const QString &words)
    {
        for (auto *action : menu ? menu->actions() : QList<QAction *>())
            if (action->text().remove(u'&').startsWith(words))
                return action;
        return nullptr;
    }
    // Opens the menu of named filters by its key, and picks an entry: `words`, or `in` one of it.
    void choose(LumpView *view, const QString &words, const QString &in = {})
    {
        view->table()->setFocus();
        QTest::keyClick(view->table(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        auto *opened = menu();
        QVERIFY(opened);
        const auto *list = in.isEmpty() ? opened : actionIn(opened, in)->menu();
        auto *action = actionIn(list, words);
        QVERIFY2(action && action->isEnabled(), qPrintable(words));
        action->trigger();
        opened->close();
    }
    void type(LumpView *view, const QString &name)
    {
        auto *dialog = view->findChild<QInputDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->setTextValue(name);
        dialog->accept();
        QTRY_VERIFY(!view->findChild<QInputDialog *>());
    }
    LumpView *openFaces()
    {
        open(samplePath(u"quake2"));
        return window_->tables()->currentView();
    }
};

ADD_TEST(FilterLineTest, QApplication)
#include "tst_filterline.moc"
