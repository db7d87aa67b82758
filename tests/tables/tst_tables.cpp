// The tables in a real window, with mouse and keys.
#include "app/window/noticebar.h"
#include "core/document/lumpmodel.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/parts/filteredit.h"
#include "widgets/rawtext/rawtext.h"
#include "widgets/tables/blobview.h"
#include "widgets/tables/columnshapeview.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"

class TablesTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void aClickInOneTableSelectsInTheOthers()
    {
        auto *faces = openFaces();
        click(faces->table(), 6, 1);
        QCOMPARE(window_->document()->selection().current(), (RecordRef{lump(u"faces"_s), 6}));
        const auto texinfo = window_->document()->map().column(lump(u"faces"_s), "texinfo").integer(6);
        QCOMPARE(table(u"texinfo"_s)->model()->marked(), std::vector<quint32>{static_cast<quint32>(texinfo)});
        QVERIFY(!table(u"leafs"_s)->model()->marked().empty());
        QVERIFY(!table(u"clusters"_s)->model()->marked().empty());
        auto *models = table(u"models"_s);
        click(models->table(), 1, 0); // and the other way round
        const auto first = window_->document()->map().column(lump(u"models"_s), "firstface").integer(1);
        const auto &marked = table(u"faces"_s)->model()->marked();
        QCOMPARE(static_cast<qint64>(marked.front()), first);
        click(table(u"faces"_s)->table(), 0, 1, Qt::LeftButton, Qt::ControlModifier); // extends it
        QCOMPARE(table(u"faces"_s)->model()->marked().front(), 0U);
        QVERIFY(table(u"faces"_s)->model()->marked().size() > 1);
    }

    void linksAreFollowedWithMouseAndKeys()
    {
        auto *faces = openFaces();
        click(faces->table(), 3, 4, Qt::MiddleButton);
        QCOMPARE(window_->tables()->currentLump(), lump(u"texinfo"_s));
        const auto texinfo = window_->document()->map().column(lump(u"faces"_s), "texinfo").integer(3);
        QCOMPARE(window_->document()->selection().current(), (RecordRef{lump(u"texinfo"_s), static_cast<quint32>(texinfo)}));
        faces = table(u"faces"_s);
        click(faces->table(), 3, 0);
        QTest::mousePress(faces->table()->viewport(), Qt::RightButton, {},
                          faces->table()->visualRect(faces->model()->index(3, 0)).center()); // a menu that was cancelled
        click(faces->table(), 3, 4, Qt::MiddleButton);
        QCOMPARE(window_->document()->selection().current().lump, lump(u"texinfo"_s));
        faces = table(u"faces"_s);
        click(faces->table(), 3, 0);
        faces->table()->setFocus();
        QTest::keyClick(faces->table(), Qt::Key_Return);
        QCOMPARE(window_->tables()->currentLump(), lump(u"planes"_s));
    }

    void aHeaderSortsReversesAndRestores()
    {
        auto *faces = openFaces();
        auto *header = faces->table()->horizontalHeader();
        const int column = 9;          // lightofs
        const auto clickHeader = [&] { // slowly enough to be no double click
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              QPoint(header->sectionViewportPosition(column) + 10, header->height() / 2),
                              QApplication::doubleClickInterval() + 50);
        };
        const auto lightofs = window_->document()->map().column(lump(u"faces"_s), "lightofs");
        const auto values = [&] {
            std::vector<qint64> all;
            for (const quint32 record : faces->model()->order())
                all.push_back(lightofs.integer(record));
            return all;
        };
        window_->document()->selection().set({{lump(u"faces"_s), 400}}, {lump(u"faces"_s), 400}); // further down
        faces->table()->scrollTo(faces->model()->index(400, column));
        clickHeader();
        QVERIFY(std::ranges::is_sorted(values()));
        QCOMPARE(faces->table()->rowAt(0), 0); // the least is seen, not what is selected
        clickHeader();
        QVERIFY(std::ranges::is_sorted(values(), std::greater()));
        clickHeader();
        QVERIFY(std::ranges::is_sorted(faces->model()->order()));
    }

    void theSelectionSurvivesSortingAndFiltering()
    {
        auto *faces = openFaces();
        click(faces->table(), 40, 0);
        const auto before = window_->document()->selection().records();
        auto *header = faces->table()->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(3) + 10, header->height() / 2));
        QCOMPARE(faces->model()->marked(), std::vector<quint32>{40});
        QCOMPARE(faces->model()->recordAt(faces->table()->currentIndex().row()).index, 40U);
        faces->setFilterText(u"numedges=999"_s);
        QCOMPARE(faces->model()->rowCount(), 0);
        QCOMPARE(window_->document()->selection().records(), before);
        faces->setFilterText({});
        QCOMPARE(faces->model()->marked(), std::vector<quint32>{40});
    }

    // Of a selection that a filter hides nothing is copied or followed, and the clipboard stays.
    void keysReachNoHiddenRow()
    {
        auto *faces = openFaces();
        const auto edges = window_->document()->map().column(lump(u"faces"_s), "numedges");
        quint32 other = 1;
        while (edges.integer(other) == edges.integer(0))
            ++other;
        click(faces->table(), 0, 0);
        click(faces->table(), static_cast<int>(other), 0, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(faces->model()->marked().size(), 2U);
        const auto key = [faces](Qt::Key which, Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(faces->table(), which, modifiers);
        };
        faces->setFilterText(u"numedges=%1"_s.arg(edges.integer(0)));
        faces->table()->setFocus();
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().trimmed().count(u'\n'), 1); // the columns' names and the row that is seen
        QSignalSpy said(faces, &LumpView::statusMessage);
        faces->setFilterText(u"numedges=999"_s);
        QGuiApplication::clipboard()->setText(u"before"_s);
        const auto selected = window_->document()->selection().records();
        for (const auto modifiers : {Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ControlModifier | Qt::ShiftModifier}) {
            key(Qt::Key_C, modifiers);
            key(Qt::Key_U, modifiers);
        }
        key(Qt::Key_L, Qt::ControlModifier);
        key(Qt::Key_Return, {});
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QCOMPARE(window_->document()->selection().records(), selected);
        QCOMPARE(said.size(), 5);
        QCOMPARE(faces->filterEdit()->text(), u"numedges=999"_s);
    }

    void goingToARecordOrAPlace()
    {
        open(samplePath(u"quake2"));
        go(u"entity func_door"_s);
        QVERIFY(window_->tables()->currentView()->table()->hasFocus());
        QCOMPARE(window_->tables()->currentLump(), window_->document()->map().format().roles.entityList);
        QVERIFY(window_->notice()->isHidden()); // there is nothing to say
        go(u"128 320 40"_s);
        QCOMPARE(window_->tables()->currentLump(), lump(u"leafs"_s));
        QCOMPARE(window_->goToEdit()->text(), QString());
        const auto before = window_->document()->selection().current();
        go(u"planes 100000"_s);
        QVERIFY(window_->notice()->text().contains(u"100000"_s));
        QCOMPARE(window_->document()->selection().current(), before);
        QCOMPARE(window_->goToEdit()->text(), u"planes 100000"_s); // kept, to be mended
        window_->closeMap();
        QCOMPARE(window_->goToEdit()->text(), QString());
    }

    // Chosen with the keyboard, as one types; a table's name waits for a number.
    void whereToGoIsCompletedByWhatTheMapHas()
    {
        open(samplePath(u"quake2"));
        static_cast<QDockWidget *>(window_->problems()->parentWidget())->raise();
        auto *edit = window_->goToEdit();
        auto *offers = edit->completer();
        const auto type = [&](const QString &text) {
            QApplication::setActiveWindow(window_.get()); // the list was one of its own
            QTest::keyClick(window_.get(), Qt::Key_G, Qt::ControlModifier);
            QTest::keyClicks(edit, text);
            QTRY_VERIFY(offers->popup()->isVisible());
        };
        const auto &roles = window_->document()->map().format().roles;
        const auto &selection = window_->document()->selection();
        type(u"FUNC_d"_s);
        QVERIFY(offers->popup()->model()->index(0, 0).data().toString().startsWith(u"func_door"_s));
        QTest::keyClick(offers->popup(), Qt::Key_Down);
        QTest::keyClick(offers->popup(), Qt::Key_Return);
        QVERIFY(!selection.records().empty());
        for (const auto record : selection.records())
            QCOMPARE(record.lump, roles.entityList);
        QTRY_VERIFY(edit->text().isEmpty());
        QCOMPARE(window_->tables()->currentLump(), roles.entityList);
        QTRY_VERIFY(window_->tables()->currentView()->isVisible()); // the problems lay before it

        go(u"planes 100000"_s);
        QVERIFY(!window_->notice()->text().isEmpty());
        type(u"gallery/tile"_s);
        QTest::keyClick(offers->popup(), Qt::Key_Down);
        QTest::keyClick(offers->popup(), Qt::Key_Return);
        QVERIFY(window_->notice()->text().isEmpty()); // as of what is typed
        QVERIFY(window_->statusBar()->currentMessage().contains(u"faces"_s));
        QCOMPARE(selection.current().lump, roles.images);
        QVERIFY(!window_->document()->references().project(selection.records(), roles.faces).empty());

        type(u"brushs"_s);
        QTest::keyClick(offers->popup(), Qt::Key_Down);
        QTest::keyClick(offers->popup(), Qt::Key_Return);
        QTRY_COMPARE(edit->text(), u"BrushSides "_s);
        QTest::keyClicks(edit, u"7"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(selection.current(), (RecordRef{lump(u"brushsides"_s), 7}));
    }

    void aPlaceOutsideTheMapIsToldAsSuch()
    {
        open(samplePath(u"halflife"));
        go(u"128 320 40"_s);
        QVERIFY(!window_->statusBar()->currentMessage().contains(u"outside")); // without OpenGL it says that nothing is drawn
        go(u"99999 0 0"_s);
        const auto told = window_->statusBar()->currentMessage();
        QVERIFY2(states(told, {u"outside"_s, u"leaf 0"_s, u"solid"_s}), qPrintable(told));
    }

    void withoutATableItIsSaidHowToOpenOne()
    {
        open(samplePath(u"quake2"));
        const auto hints = [this] {
            QStringList texts;
            const auto *stack = window_->tables()->findChild<QStackedWidget *>(QString(), Qt::FindDirectChildrenOnly);
            for (const auto *label : stack->findChildren<QLabel *>(Qt::FindDirectChildrenOnly))
                if (label->isVisible())
                    texts.append(label->text());
            return texts;
        };
        QCOMPARE(hints(), QStringList());
        while (window_->tables()->tabs()->count() > 0)
            QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(hints().size(), 1);
        QVERIFY(hints().first().contains(u"Click a lump"_s));
        click(window_->lumps()->table(), 1, 1);
        QCOMPARE(window_->tables()->currentLump(), lump(u"planes"_s));
        QCOMPARE(hints(), QStringList());
    }

    void blobsShowAsBytesAndEntitiesAsText()
    {
        open(samplePath(u"quake2"));
        window_->tables()->open(lump(u"lighting"_s));
        auto *blob = qobject_cast<BlobView *>(window_->tables()->currentWidget());
        QVERIFY(blob && blob->table());
        QCOMPARE(blob->table()->model()->rowCount(), (187440 + 15) / 16);
        window_->tables()->open(lump(u"entities"_s));
        const auto *text = qobject_cast<BlobView *>(window_->tables()->currentWidget())->text();
        QVERIFY(text);
        QVERIFY(text->edit()->toPlainText().contains(u"Lumpscope gallery"_s));
        const auto tooLong = "{ \"x\" \"" + QByteArray(100'000, 'y') + "\" }"; // for one line of an editor
        open(save(u"long.bsp"_s, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", tooLong).build()));
        window_->tables()->open(lump(u"entities"_s));
        blob = qobject_cast<BlobView *>(window_->tables()->currentWidget());
        QVERIFY(blob && !blob->text() && blob->table());
    }

    void tablesAreExportedAsTheyAreShown()
    {
        auto *faces = openFaces();
        faces->setFilterText(u"numedges>6"_s);
        const auto path = folder_.filePath(u"faces.csv"_s);
        faces->table()->setFocus();
        QTest::keyClick(faces->table(), Qt::Key_E, Qt::ControlModifier);
        auto *dialog = window_->findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"FACES.csv"_s);
        answer(folder_.filePath(u"faces"_s)); // the ending is added
        QTRY_VERIFY(QFile::exists(path));
        QCOMPARE(contentOf(path).count('\n'), faces->model()->rowCount() + 1);
    }

    // With the columns that are seen, calculated ones too, in their order; flags in words. Or the stored ones as they are stored.
    void rowsAreCopiedAsTheyAreShownOrStored()
    {
        openFaces();
        auto *leafs = table(u"leafs"_s);
        QTRY_VERIFY(leafs->model()->columnCount()
                    > static_cast<int>(window_->document()->map().lump(lump(u"leafs"_s)).fields.size()));
        const auto titles = [](const QByteArray &text, char separator) { return text.left(text.indexOf('\n')).split(separator); };
        const auto shown = [leafs](int row, int column) { return leafs->model()->index(row, column).data().toString(); };
        const auto &map = window_->document()->map();
        const int contents = map.findColumn(lump(u"leafs"_s), "contents"), volume = map.findColumn(lump(u"leafs"_s), "volume");
        auto *header = leafs->table()->horizontalHeader();
        header->moveSection(header->visualIndex(volume), 0);
        leafs->table()->setColumnHidden(map.findColumn(lump(u"leafs"_s), "cluster"), true);
        click(leafs->table(), 2, contents);
        QTest::keyClick(leafs->table(), Qt::Key_C, Qt::ControlModifier);
        const auto lines = QGuiApplication::clipboard()->text().split(u'\n');
        const auto names = titles(QGuiApplication::clipboard()->text().toUtf8(), '\t');
        QCOMPARE(names.mid(0, 2), (QList<QByteArray>{"index", "volume"}));
        QVERIFY(!names.contains("cluster") && names.contains("contents"));
        const auto cells = lines[1].split(u'\t');
        QCOMPARE(cells[names.indexOf("volume")], shown(2, volume));
        QCOMPARE(cells[names.indexOf("contents")], shown(2, contents));
        QVERIFY(shown(2, contents).contains(QRegularExpression(u"[A-Z]"_s)) || shown(2, contents) == u"0"_s);
        const auto trigger = [leafs](const QString &name) {
            const auto all = leafs->table()->actions();
            const auto action = std::ranges::find_if(all, [&](const QAction *each) { return each->text().remove(u'&') == name; });
            QVERIFY2(action != all.end(), qPrintable(name));
            (*action)->trigger();
        };
        trigger(u"Copy Rows as JSON"_s);
        const auto object = QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).array().first().toObject();
        QCOMPARE(object[u"contents"_s].toString(), shown(2, contents));
        QVERIFY(object.contains(u"volume"_s) && !object.contains(u"cluster"_s));
        trigger(u"Copy Rows as Stored"_s);
        const auto stored = titles(QGuiApplication::clipboard()->text().toUtf8(), '\t');
        QVERIFY(stored.contains("cluster") && !stored.contains("volume"));
        QCOMPARE(QGuiApplication::clipboard()->text().split(u'\n')[1].split(u'\t')[stored.indexOf("contents")],
                 QString::number(map.column(lump(u"leafs"_s), "contents").integer(2)));
        for (const bool asStored : {false, true}) {
            const auto path = folder_.filePath(asStored ? u"stored.csv"_s : u"shown.csv"_s);
            asStored ? trigger(u"Export Values as Stored..."_s) : trigger(u"Export Table as CSV..."_s);
            answer(path);
            QTRY_VERIFY(QFile::exists(path));
            QTRY_VERIFY(!window_->isBusy() && !window_->findChild<QFileDialog *>());
            QCOMPARE(contentOf(path).count('\n'), leafs->model()->rowCount() + 1);
            QCOMPARE(titles(contentOf(path), ','), asStored ? stored : names);
        }
    }

    // A filter that keeps out what is selected elsewhere is no reason to say nothing.
    void whatIsSelectedButFilteredOutIsTold()
    {
        auto *faces = openFaces();
        const auto told = [faces] {
            for (const auto *label : faces->findChildren<QLabel *>())
                if (label->isVisible() && label->text().contains(u" of "_s))
                    return label->text();
            return QString();
        };
        const auto edges = window_->document()->map().column(lump(u"faces"_s), "numedges");
        quint32 many = 0, few = 0;
        while (edges.integer(many) <= 6)
            ++many;
        while (edges.integer(few) > 6)
            ++few;
        faces->setFilterText(u"numedges>6"_s);
        const auto rows = told();
        QVERIFY(!rows.isEmpty() && !rows.contains(u"selected"_s));
        window_->document()->selection().set({{lump(u"faces"_s), few}}, {lump(u"faces"_s), few});
        QVERIFY2(told().startsWith(rows) && states(told().mid(rows.size()), {u"selected"_s, u"1"_s}), qPrintable(told()));
        window_->document()->selection().set({{lump(u"faces"_s), many}}, {lump(u"faces"_s), many});
        QCOMPARE(told(), rows);
        faces->setFilterText(u"numedges<=6"_s);
        QVERIFY(told().endsWith(u"filtered out: 1"_s));
        faces->setFilterText({});
        QVERIFY(!told().contains(u"selected"_s));
    }

    void tooManyRowsToCopyAreLeftToTheExport()
    {
        QByteArray bytes;
        for (quint32 i = 0; i < 410'000; ++i)
            bytes += words({i % 6});
        open(save(u"many.bsp"_s, MapBuilder::room(bsp::quake3).setLumpBytes("LEAFSURFACES", bytes).build()));
        auto *view = table(u"leafsurfaces"_s);
        QSignalSpy said(view, &LumpView::statusMessage);
        view->table()->setFocus();
        QTest::keyClick(view->table(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(view->model()->marked().size(), 410'000U);
        said.clear(); // how many they are
        QGuiApplication::clipboard()->setText(u"before"_s);
        QTest::keyClick(view->table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(said.count(), 1);
        QVERIFY(said[0][0].toString().contains(u"Export"_s));
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        view->setFilterText(u"surface=5"_s);
        QTRY_VERIFY(!view->model()->isArranging());
        view->table()->setFocus();
        QTest::keyClick(view->table(), Qt::Key_C, Qt::ControlModifier); // those that are shown
        QCOMPARE(said.count(), 2);
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), view->model()->rowCount() + 1);
        QCOMPARE(window_->document()->selection().records().size(), 410'000U);
    }

    void theHistorySurvivesAReload()
    {
        const auto path = save(u"history.bsp"_s, MapBuilder::room(bsp::quake2).build());
        open(path);
        const int faces = lump(u"faces"_s);
        window_->goTo({faces, 2});
        window_->goTo({faces, 3});
        window_->goTo({faces, 4});
        QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
        reload();
        QCOMPARE(window_->document()->selection().current(), (RecordRef{faces, 3}));
        QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window_->document()->selection().current(), (RecordRef{faces, 2}));
        QTest::keyClick(window_.get(), Qt::Key_Right, Qt::AltModifier);
        QTest::mouseClick(table(u"faces"_s)->table()->viewport(), Qt::ForwardButton);
        QCOMPARE(window_->document()->selection().current(), (RecordRef{faces, 4}));
        QCOMPARE(table(u"faces"_s)->model()->marked(), std::vector<quint32>{4});
    }

    void theMenuHasWhatTheTableInFrontOffers()
    {
        auto *faces = openFaces();
        const auto bars = window_->menuBar()->actions();
        const auto at = std::ranges::find_if(bars, [](const QAction *bar) { return bar->text() == u"&Table"; });
        QVERIFY(at != bars.end());
        auto *menu = (*at)->menu();
        const auto shape = [menu]() -> QAction * {
            emit menu->aboutToShow();
            for (auto *action : menu->actions())
                if (action->text() == u"S&how Distribution")
                    return action;
            return nullptr;
        };
        emit menu->aboutToShow(); // twice the same is there once
        QVERIFY(shape());
        const auto count = menu->actions().size();
        QVERIFY(faces->shape()->isHidden());
        shape()->trigger();
        QVERIFY(!faces->shape()->isHidden());
        QCOMPARE(menu->actions().size(), count);
        window_->tables()->open(lump(u"visibility"_s)); // bytes
        QVERIFY(!shape() && menu->actions().size() < count);
    }

private:
    LumpView *openFaces()
    {
        open(samplePath(u"quake2"));
        return table(u"faces"_s);
    }
    void go(const QString &text)
    {
        QTest::keyClick(window_.get(), Qt::Key_G, Qt::ControlModifier);
        QTest::keyClicks(window_->goToEdit(), text);
        QTest::keyClick(window_->goToEdit(), Qt::Key_Return);
    }
};

ADD_TEST(TablesTest, QApplication)
#include "tst_tables.moc"
