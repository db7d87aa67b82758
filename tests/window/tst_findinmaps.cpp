// Find in Maps: what a search through a folder lists and says, and how its results open their maps.
#include "app/navigation/mapfinder.h"
#include "core/document/foundrows.h"
#include "tests/entitymap.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/savingfixture.h"
#include "tests/waits.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/findinmaps.h"

namespace {

constexpr auto oneLight = R"({ "classname" "worldspawn" }
{ "classname" "light" "origin" "0 0 8" }
{ "classname" "info_null" "origin" "1 2 3" }
)";
constexpr auto twoLights = R"({ "classname" "worldspawn" }
{ "classname" "light" "origin" "0 0 16" }
{ "classname" "light" "origin" "0 0 24" }
)";

} // namespace

class FindInMapsTest : public SavingFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { start(); }
    void cleanup() { closeAndForget(); }

    void resultsComeInTheOrderOfTheMaps()
    {
        const GameFolder folder;
        fill(folder);
        show();
        search(folder.path(), entityList(), u"classname=light"_s);
        QCOMPARE(rows(), (QStringList{u"a/one.bsp 1"_s, u"b.bsp 1"_s, u"b.bsp 2"_s, u"pak0.pak/maps/in.bsp 1"_s}));
        QVERIFY(dialog()->results()->isVisible());
        QCOMPARE(header(2), u"classname"_s); // the filter names it
        QCOMPARE(cell(1, 2), u"light"_s);
        QCOMPARE(cell(1, columnOf(u"origin"_s)), u"0 0 16"_s);
        const auto &counts = dialog()->search().counts();
        QCOMPARE(counts.maps, 4U);
        QCOMPARE(counts.searched, 3U);
        QCOMPARE(counts.withFound, 3U);
        QCOMPARE(counts.unreadable, 1U);
        QVERIFY2(dialog()->summary()->text().contains(u"4 records found in 3 of 3 searched maps."),
                 qPrintable(dialog()->summary()->text()));
        QVERIFY(dialog()->reasonsButton()->isVisible() && !dialog()->reasons()->isVisible());
        QTest::mouseClick(dialog()->reasonsButton(), Qt::LeftButton);
        QVERIFY(dialog()->reasons()->isVisible());
        QVERIFY(dialog()->reasons()->toPlainText().endsWith(u"\n    broken.bsp"));
    }

    void aKeyThatIsNoColumnIsShown()
    {
        const GameFolder folder;
        folder.save(u"a.bsp"_s, mapWithEntities(bsp::quake2, R"({ "classname" "worldspawn" "message" "Outer Base" })"));
        folder.save(u"b.bsp"_s, mapWithEntities(bsp::quake2, oneLight));
        show();
        search(folder.path(), entityList(), u"message~base"_s);
        QCOMPARE(rows(), QStringList(u"a.bsp 0"_s));
        QCOMPARE(header(2), u"message"_s);
        QCOMPARE(cell(0, 2), u"Outer Base"_s);
        QCOMPARE(dialog()->search().counts().searched, 2U); // no entity of the other has the key, which may be
    }

    void enterOpensTheMapAtTheRecord()
    {
        const GameFolder folder;
        fill(folder);
        show();
        search(folder.path(), entityList(), u"classname=light"_s);
        QVERIFY(dialog()->results()->hasFocus());
        press(dialog()->results(), Qt::Key_Down);
        untilChecked([this] { press(dialog()->results(), Qt::Key_Return); });
        QCOMPARE(document().path(), folder.path(u"b.bsp"_s));
        QCOMPARE(document().selection().records(), std::vector<RecordRef>{entity(1)});
        QCOMPARE(window_->tables()->currentLump(), entity(1).lump);
        QVERIFY(dialog()->isVisible());
        QSignalSpy opened(window_.get(), &MainWindow::opened);
        const auto *before = window_->document();
        QApplication::setActiveWindow(dialog());
        press(dialog()->results(), Qt::Key_Down);
        press(dialog()->results(), Qt::Key_Return);
        QCOMPARE(document().selection().records(), std::vector<RecordRef>{entity(2)});
        QCOMPARE(window_->document(), before);
        QVERIFY(opened.isEmpty());
    }

    // The results take the focus as soon as there are any, perhaps while the filter is being changed.
    void typingGoesOnInTheFilter()
    {
        const GameFolder folder;
        fill(folder);
        show();
        search(folder.path(), entityList(), u"classname=light"_s);
        QVERIFY(dialog()->results()->hasFocus());
        QTest::keyClicks(dialog()->results(), u"x"_s);
        QVERIFY(dialog()->filterEdit()->hasFocus());
        QCOMPARE(dialog()->filterEdit()->text(), u"classname=lightx"_s);
        dialog()->results()->setFocus();
        press(dialog()->results(), Qt::Key_Backspace);
        QCOMPARE(dialog()->filterEdit()->text(), u"classname=light"_s);
        dialog()->results()->setFocus();
        press(dialog()->results(), Qt::Key_A, Qt::ControlModifier);
        QVERIFY(dialog()->results()->hasFocus());
    }

    void columnsAreWideEnoughForLaterMaps()
    {
        const GameFolder folder;
        folder.save(u"a.bsp"_s, mapWithEntities(bsp::quake2, R"({ "classname" "worldspawn" "message" "A" })"));
        const QByteArray longer = R"({ "classname" "worldspawn" "message" "A title of several words" })";
        folder.save(u"b.bsp"_s, mapWithEntities(bsp::quake2, longer));
        show();
        search(folder.path(), entityList(), u"message~a"_s);
        QCOMPARE(rows().size(), 2);
        const auto *results = dialog()->results();
        const int column = columnOf(u"message"_s);
        QVERIFY(results->columnWidth(column) > results->fontMetrics().horizontalAdvance(cell(1, column)));
    }

    void incompleteMapsAreCounted()
    {
        const GameFolder folder;
        folder.save(u"a.bsp"_s, mapWithEntities(bsp::quake2, oneLight).chopped(8));
        show();
        search(folder.path(), entityList(), u"classname=light"_s);
        QCOMPARE(dialog()->search().counts().incomplete, 1U);
        QVERIFY2(dialog()->summary()->text().contains(u"Incomplete maps: 1."), qPrintable(dialog()->summary()->text()));
        QVERIFY(dialog()->reasonsButton()->isVisible() && dialog()->reasons()->toPlainText().endsWith(u"\n    a.bsp"));
    }

    void aClickOpensAMapInAnArchive()
    {
        const GameFolder folder;
        fill(folder);
        show();
        search(folder.path(u"pak0.pak"_s), entityList(), u"classname=light"_s);
        QCOMPARE(rows(), QStringList(u"maps/in.bsp 1"_s));
        untilChecked([this] { click(dialog()->results(), 0, 0); });
        QVERIFY(document().isInArchive());
        QCOMPARE(document().selection().records(), std::vector<RecordRef>{entity(1)});
    }

    void unsavedEditsAreSearchedAndAskedAbout()
    {
        const GameFolder folder;
        fill(folder);
        open(folder.path(u"a/one.bsp"_s));
        set(u"origin"_s, u"512 0 0"_s);
        show();
        search(folder.path(), entityList(), u"origin~512"_s);
        QCOMPARE(rows(), QStringList(u"a/one.bsp 1"_s));
        search(folder.path(), entityList(), u"origin~24"_s);
        QCOMPARE(rows(), QStringList(u"b.bsp 2"_s));
        press(dialog()->results(), Qt::Key_Return);
        answerQuestion(QMessageBox::Cancel);
        QCOMPARE(document().path(), folder.path(u"a/one.bsp"_s));
        QVERIFY(document().isModified());
        QApplication::setActiveWindow(dialog());
        untilChecked([this] {
            press(dialog()->results(), Qt::Key_Return);
            answerQuestion(QMessageBox::Discard);
        });
        QCOMPARE(document().path(), folder.path(u"b.bsp"_s));
        QCOMPARE(document().selection().records(), std::vector<RecordRef>{entity(2)});
    }

    void mapsWithoutTheColumnOrTheTableAreSkipped()
    {
        const GameFolder folder;
        folder.save(u"q2.bsp"_s, MapBuilder::room(bsp::quake2).build());
        folder.save(u"q3.bsp"_s, MapBuilder::room(bsp::quake3).build());
        folder.save(u"hl.bsp"_s, MapBuilder::room(bsp::goldsrc).build());
        show();
        search(folder.path(), u"Planes"_s, u"type<100"_s);
        QCOMPARE(dialog()->search().counts().searched, 2U);
        QCOMPARE(dialog()->search().counts().unfit, 1U);
        QVERIFY(dialog()->reasons()->toPlainText().endsWith(u"\n    q3.bsp"));
        QVERIFY2(dialog()->summary()->text().contains(u"1 without a column or flag that the filter names"),
                 qPrintable(dialog()->summary()->text()));
        search(folder.path(), u"Clipnodes"_s, u"id=0"_s);
        QCOMPARE(rows(), QStringList(u"hl.bsp 0"_s));
        QCOMPARE(dialog()->search().counts().withoutTable, 2U);
        QVERIFY(dialog()->summary()->text().contains(u"2 without this table"));
    }

    void alternativesAreSearchedForWhereTheyFit()
    {
        const GameFolder folder;
        folder.save(u"q2.bsp"_s, MapBuilder::room(bsp::quake2).build());
        folder.save(u"q3.bsp"_s, MapBuilder::room(bsp::quake3).build());
        show();
        search(folder.path(), u"Faces"_s, u"texinfo=1 | shaderNum=1 id=3"_s);
        QCOMPARE(rows(), (QStringList{u"q2.bsp 2"_s, u"q2.bsp 3"_s, u"q3.bsp 3"_s}));
        QCOMPARE(header(2), u"texinfo"_s);
        QCOMPARE(dialog()->search().counts().partly, 2U);
        QVERIFY2(dialog()->summary()->text().contains(u"only some of the alternatives: 2."),
                 qPrintable(dialog()->summary()->text()));
        QTest::mouseClick(dialog()->reasonsButton(), Qt::LeftButton);
        QVERIFY2(dialog()->reasons()->toPlainText().startsWith(u"Not searched for shaderNum=1 id=3. There is no column"),
                 qPrintable(dialog()->reasons()->toPlainText()));
    }

    void eachReasonIsListedOnceAboveItsMaps()
    {
        const GameFolder folder;
        for (const auto &name : {u"a.bsp"_s, u"b.bsp"_s})
            folder.save(name, MapBuilder::room(bsp::quake3).build());
        folder.save(u"c.bsp"_s, "This is no map.");
        show();
        search(folder.path(), u"Clipnodes"_s, u"id=0"_s);
        const auto lines = dialog()->reasons()->toPlainText().split(u'\n');
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].contains(u"Clipnodes"));
        QCOMPARE(lines.mid(1, 2), (QStringList{u"    a.bsp"_s, u"    b.bsp"_s}));
        QCOMPARE(lines[4], u"    c.bsp"_s);
    }

    void aClickOnATitleSortsTheResults()
    {
        const GameFolder folder;
        folder.save(u"a.bsp"_s, mapWithEntities(bsp::quake2, R"({ "classname" "worldspawn" }
{ "classname" "light" "light" "100" }
{ "classname" "light" "light" "9" })"));
        folder.save(u"b.bsp"_s, mapWithEntities(bsp::quake2, R"({ "classname" "worldspawn" }
{ "classname" "light" }
{ "classname" "light" "light" "dim" }
{ "classname" "light" "light" "20" })"));
        show();
        search(folder.path(), entityList(), u"classname=light | light>300"_s);
        const auto inOrder = rows();
        const QStringList sorted{u"a.bsp 2"_s, u"b.bsp 3"_s, u"a.bsp 1"_s, u"b.bsp 2"_s, u"b.bsp 1"_s};
        clickTitle(u"light"_s);
        QCOMPARE(rows(), sorted);
        QVERIFY(dialog()->results()->horizontalHeader()->isSortIndicatorShown());
        press(dialog()->results(), Qt::Key_A, Qt::ControlModifier);
        press(dialog()->results(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().section(u'\n', 1, 1).startsWith(u"a.bsp\t2\t"));
        clickTitle(u"light"_s);
        QCOMPARE(rows(), (QStringList{sorted[2], sorted[1], sorted[0], sorted[3], sorted[4]}));
        untilChecked([this] { click(dialog()->results(), 1, 0); });
        QCOMPARE(document().path(), folder.path(u"b.bsp"_s));
        QCOMPARE(document().selection().records(), std::vector<RecordRef>{entity(3)});
        clickTitle(u"light"_s);
        QCOMPARE(rows(), inOrder);
        QVERIFY(!dialog()->results()->horizontalHeader()->isSortIndicatorShown());
        clickTitle(u"Record"_s);
        QCOMPARE(cell(0, FoundRows::RecordColumn), u"1"_s);
        QCOMPARE(cell(4, FoundRows::RecordColumn), u"3"_s);
    }

    void whatArrivesLaterIsSortedAtTheEnd()
    {
        const GameFolder folder;
        beginLongSearch(folder);
        QVERIFY(dialog()->search().isRunning() && rows().isEmpty()); // nothing arrives before events are processed
        dialog()->results()->model()->sort(FoundRows::RecordColumn);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog()->search().isRunning(), 30'000);
        const auto all = rows();
        QCOMPARE(all.size(), 120);
        for (int row = 0; row < 120; ++row)
            QCOMPARE(all[row], u"%1.bsp %2"_s.arg(10 + row % 60).arg(row < 60 ? 1 : 2));
    }

    void theUsualTablesAreListedFirst()
    {
        open(samplePath(u"quake3"_s));
        show();
        auto *tables = dialog()->tables();
        QCOMPARE(tables->itemText(0), entityList());
        const auto placeOf = [tables](const QString &title) { return tables->findText(title, Qt::MatchFixedString); };
        QVERIFY(placeOf(u"Shaders"_s) > 0 && placeOf(u"Shaders"_s) < placeOf(u"DrawVerts"_s));
        QVERIFY(placeOf(u"DrawVerts"_s) < placeOf(u"Edges"_s)); // of other formats
        int separator = 0;
        while (!tables->itemData(separator, Qt::AccessibleDescriptionRole).toString().contains(u"separator"))
            QVERIFY(++separator < tables->count());
        QVERIFY(placeOf(u"Edges"_s) < separator && separator < placeOf(u"DECOUPLED_LM"_s));
        tables->showPopup();
        const auto *list = tables->view();
        QVERIFY(list->isVisible() && list->height() < (tables->maxVisibleItems() + 2) * list->sizeHintForRow(0));
        tables->hidePopup();
    }

    void aWrongFilterIsMarkedAndSearchesNothing()
    {
        const GameFolder folder;
        fill(folder);
        show();
        search(folder.path(), entityList(), u"(classname=light"_s);
        QCOMPARE(dialog()->search().state(), MapSearch::State::Idle);
        QVERIFY(dialog()->filterEdit()->hasFocus());
        QVERIFY(dialog()->filterEdit()->why()->isVisible());
        QVERIFY2(dialog()->summary()->text().contains(dialog()->filterEdit()->accessibleDescription()),
                 qPrintable(dialog()->summary()->text()));
        search(folder.path(), entityList(), {});
        QCOMPARE(dialog()->search().state(), MapSearch::State::Idle);
        QVERIFY(dialog()->summary()->text().contains(u"Type a filter"));
        search(folder.path(), u"Planes"_s, u"nocolumn=1"_s); // wrong in every map, which only the maps tell
        QVERIFY(!dialog()->filterEdit()->accessibleDescription().isEmpty());
        QCOMPARE(dialog()->search().counts().unfit, 3U);
    }

    void anEmptyListSaysWhy()
    {
        const GameFolder folder, empty;
        fill(folder);
        show();
        QVERIFY(dialog()->empty()->isVisible());
        const auto before = dialog()->empty()->text();
        search(folder.path(), entityList(), u"classname=no_such_class"_s);
        QVERIFY(dialog()->empty()->isVisible() && !dialog()->results()->isVisible());
        const auto nothing = dialog()->empty()->text();
        QVERIFY(nothing != before);
        search(folder.path(), entityList(), u"lihgt>100"_s);
        QVERIFY2(dialog()->empty()->text().contains(u"lihgt"), qPrintable(dialog()->empty()->text()));
        search(folder.path(), u"Planes"_s, u"norm<2"_s); // no name is shortened: that would differ between formats
        QVERIFY(!dialog()->filterEdit()->accessibleDescription().isEmpty());
        QCOMPARE(dialog()->search().counts().searched, 0U);
        search(empty.path(), entityList(), u"classname=light"_s);
        QCOMPARE(dialog()->search().state(), MapSearch::State::Failed);
        QVERIFY2(dialog()->empty()->text().contains(u"contain a map"), qPrintable(dialog()->empty()->text()));
        search(empty.path(u"none"_s), entityList(), u"classname=light"_s);
        QVERIFY2(dialog()->empty()->text().contains(u"does not exist"), qPrintable(dialog()->empty()->text()));
        search(folder.path(u"broken.bsp"_s), entityList(), u"classname=light"_s);
        QCOMPARE(dialog()->search().counts().unreadable, 1U);
        QVERIFY(dialog()->empty()->text().contains(u"None of the maps"));
    }

    void escapeCancelsAndThenCloses()
    {
        const GameFolder folder;
        beginLongSearch(folder);
        QVERIFY(dialog()->search().isRunning());
        QCOMPARE(dialog()->startButton()->text(), u"&Cancel"_s);
        press(dialog()->startButton(), Qt::Key_Escape);
        QCOMPARE(dialog()->search().state(), MapSearch::State::Cancelled);
        QCOMPARE(dialog()->startButton()->text(), u"&Find"_s);
        QVERIFY(dialog()->summary()->text().startsWith(u"Cancelled"));
        QVERIFY(dialog()->isVisible());
        untilWorkEnds();
        QCOMPARE(dialog()->search().state(), MapSearch::State::Cancelled); // nothing arrives later
        press(dialog()->startButton(), Qt::Key_Escape);
        QVERIFY(!dialog()->isVisible());
        show();
        QTest::mouseClick(dialog()->startButton(), Qt::LeftButton);
        dialog()->close();
        QCOMPARE(dialog()->search().state(), MapSearch::State::Cancelled);
    }

    void escapeClosesOneThingAfterTheOther()
    {
        const GameFolder folder;
        fill(folder);
        show();
        search(folder.path(), entityList(), u"classname=light"_s);
        QVERIFY2(dialog()->escapeIgnoredUntil().deadline() > 0, "the search has ended");
        dialog()->ignoreEscapeUntil(QDeadlineTimer::Forever);
        press(dialog()->results(), Qt::Key_Escape);
        QVERIFY(dialog()->isVisible());
        dialog()->ignoreEscapeUntil({});
        QTest::mouseClick(dialog()->reasonsButton(), Qt::LeftButton);
        dialog()->reasons()->setFocus();
        press(dialog()->reasons(), Qt::Key_Escape);
        QVERIFY(dialog()->isVisible() && !dialog()->reasons()->isVisible());
        QVERIFY(dialog()->reasonsButton()->hasFocus());
        dialog()->filterEdit()->setFocus();
        press(dialog()->filterEdit(), Qt::Key_Escape);
        QVERIFY(dialog()->isVisible());
        QCOMPARE(dialog()->filterEdit()->text(), QString());
        dialog()->filterEdit()->setFocus();
        press(dialog()->filterEdit(), Qt::Key_Escape);
        QVERIFY(!dialog()->isVisible());
    }

    void escapeInTheFilterEndsTheSearchAndKeepsTheFilter()
    {
        const GameFolder folder;
        beginLongSearch(folder);
        dialog()->filterEdit()->setFocus();
        press(dialog()->filterEdit(), Qt::Key_Escape);
        QCOMPARE(dialog()->search().state(), MapSearch::State::Cancelled);
        QCOMPARE(dialog()->filterEdit()->text(), u"classname=light"_s);
        QVERIFY(dialog()->isVisible());
    }

    void theListHasAnEnd()
    {
        const GameFolder folder;
        const QByteArray planes(20 * (static_cast<int>(MapSearch::mostRecords) + 5), '\0');
        folder.save(u"a.bsp"_s, MapBuilder::room(bsp::quake2).setLumpBytes("PLANES", planes).build());
        folder.save(u"b.bsp"_s, MapBuilder::room(bsp::quake2).build());
        show();
        search(folder.path(), u"Planes"_s, u"id>=0"_s);
        QCOMPARE(dialog()->search().state(), MapSearch::State::Full);
        QCOMPARE(dialog()->results()->model()->rowCount(), static_cast<int>(MapSearch::mostRecords));
        QVERIFY2(dialog()->summary()->text().contains(u"The list is full"), qPrintable(dialog()->summary()->text()));
    }

    void rowsAreCopiedWithTheirTitles()
    {
        const GameFolder folder;
        fill(folder);
        show();
        search(folder.path(u"b.bsp"_s), entityList(), u"classname=light"_s);
        press(dialog()->results(), Qt::Key_A, Qt::ControlModifier);
        press(dialog()->results(), Qt::Key_C, Qt::ControlModifier);
        const auto lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith(u"Map\tRecord\tclassname"), qPrintable(lines[0]));
        QVERIFY2(lines[2].startsWith(u"b.bsp\t2\tlight"), qPrintable(lines[2]));
        press(dialog()->results(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Map,Record,classname"));
    }

    void theDialogTakesTheTableThatIsShown()
    {
        open(samplePath(u"quake2"_s));
        auto *faces = table(u"faces"_s);
        faces->setFilterText(u"numEdges>4"_s);
        show();
        QCOMPARE(dialog()->table(), u"Faces"_s);
        QCOMPARE(dialog()->filterEdit()->text(), u"numEdges>4"_s);
        QVERIFY(dialog()->filterEdit()->hasFocus());
        QVERIFY(dialog()->filterEdit()->accessibleDescription().isEmpty());
        QTest::keyClicks(dialog()->filterEdit(), u"nocol=1"_s);
        QVERIFY(!dialog()->filterEdit()->accessibleDescription().isEmpty()); // judged by the open map
    }

    void theFolderAndTheTableAreRemembered()
    {
        const GameFolder folder;
        fill(folder);
        show();
        QCOMPARE(dialog()->table(), entityList());
        search(folder.path(), u"Planes"_s, u"id=0"_s);
        window_.reset();
        window_ = std::make_unique<MainWindow>();
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QApplication::setActiveWindow(window_.get());
        show();
        QCOMPARE(dialog()->placeEdit()->text(), QDir::toNativeSeparators(folder.path()));
        QCOMPARE(dialog()->table(), u"Planes"_s);
    }

private:
    static void fill(const GameFolder &folder)
    {
        folder.save(u"a/one.bsp"_s, mapWithEntities(bsp::quake2, oneLight));
        folder.save(u"b.bsp"_s, mapWithEntities(bsp::quake3, twoLights));
        folder.save(u"broken.bsp"_s, "This is no map.");
        folder.savePak(u"pak0.pak"_s, "maps/in.bsp", mapWithEntities(bsp::quake2, oneLight));
    }
    static QString entityList() { return fromView(bsp::quake2.lumps[static_cast<size_t>(bsp::quake2.roles.entityList)].title); }
    FindInMaps *dialog() const { return window_->finder()->dialog(); }
    void show()
    {
        QApplication::setActiveWindow(window_.get());
        QTest::keyClick(window_.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(dialog() && dialog()->isVisible());
        QVERIFY(QTest::qWaitForWindowExposed(dialog()));
        QApplication::setActiveWindow(dialog());
    }
    // Begins to search 60 maps, 10.bsp to 69.bsp, for their two lights.
    void beginLongSearch(const GameFolder &folder)
    {
        for (int i = 10; i < 70; ++i)
            folder.save(u"%1.bsp"_s.arg(i), mapWithEntities(bsp::quake2, twoLights));
        show();
        dialog()->setPlace(folder.path());
        dialog()->setTable(entityList());
        dialog()->filterEdit()->setText(u"classname=light"_s);
        QTest::mouseClick(dialog()->startButton(), Qt::LeftButton);
    }
    void search(const QString &place, const QString &table, const QString &filter)
    {
        dialog()->setPlace(place);
        dialog()->setTable(table);
        dialog()->filterEdit()->setFocus();
        dialog()->filterEdit()->clear();
        QTest::keyClicks(dialog()->filterEdit(), filter);
        QTest::keyClick(dialog()->filterEdit(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog()->search().isRunning(), 30'000);
    }
    void clickTitle(const QString &title)
    {
        auto *titles = dialog()->results()->horizontalHeader();
        const int column = columnOf(title);
        dialog()->results()->scrollTo(dialog()->results()->model()->index(0, column));
        const QPoint middle(titles->sectionViewportPosition(column) + titles->sectionSize(column) / 2, titles->height() / 2);
        QTest::mouseClick(titles->viewport(), Qt::LeftButton, {}, middle);
    }
    static void press(QWidget *widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(widget, key, modifiers);
    }
    static void answerQuestion(QMessageBox::StandardButton button)
    {
        QTRY_VERIFY_WITH_TIMEOUT(qobject_cast<QMessageBox *>(QApplication::activeModalWidget()), 30'000);
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QTest::mouseClick(box->button(button), Qt::LeftButton);
    }
    RecordRef entity(quint32 index) const { return {window_->document()->map().format().roles.entityList, index}; }
    QString header(int column) const
    {
        return dialog()->results()->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    int columnOf(const QString &name) const
    {
        int column = dialog()->results()->model()->columnCount() - 1;
        while (column >= 0 && header(column) != name)
            --column;
        return column;
    }
    QString cell(int row, int column) const { return dialog()->results()->model()->index(row, column).data().toString(); }
    // Returns the map and the record of each row.
    QStringList rows() const
    {
        QStringList all;
        for (int row = 0; row < dialog()->results()->model()->rowCount(); ++row)
            all.append(cell(row, FoundRows::MapColumn) + u' ' + cell(row, FoundRows::RecordColumn));
        return all;
    }
};

ADD_TEST(FindInMapsTest, QApplication)
#include "tst_findinmaps.moc"
