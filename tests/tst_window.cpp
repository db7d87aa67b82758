// The window as its user meets it: mouse, keys, files that change.
#include "app/mainwindow.h"
#include "app/samples.h"
#include "core/document/hexmodel.h"
#include "core/document/lumpmodel.h"
#include "core/document/recordmodel.h"
#include "tests/mapbuilder.h"
#include "widgets/blobview.h"
#include "widgets/filteredit.h"
#include "widgets/inspector.h"
#include "widgets/lumplist.h"
#include "widgets/lumpview.h"
#include "widgets/noticebar.h"
#include "widgets/problemlist.h"
#include "widgets/welcomepage.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

void click(QAbstractItemView *view, int row, int column, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
{
    const auto index = view->model()->index(row, column, view->rootIndex());
    view->scrollTo(index);
    QTest::mouseClick(view->viewport(), button, modifiers, view->visualRect(index).center());
}

QByteArray room(const bsp::Format &format = bsp::quake2)
{
    return MapBuilder::room(format).build();
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void withoutAMapTheSamplesAreOffered();
    void aSampleOpensWithItsFaces_data();
    void aSampleOpensWithItsFaces();
    void aClickInOneTableSelectsInTheOthers();
    void linksAreFollowedWithMouseAndKeys();
    void theHistoryGoesBackAndForward();
    void aHeaderSortsReversesAndRestores();
    void theFilterLineNarrowsAndKeepsTheLastGoodFilter();
    void theSelectionSurvivesSortingAndFiltering();
    void goingToARecordOrAPlace();
    void theInspectorShowsFieldsAndBytesBothWays();
    void blobsShowAsBytesAndEntitiesAsText();
    void aTextTooLongForAnEditorShowsAsBytes();
    void aProblemLeadsToItsRecord();
    void aFileThatCannotBeOpenedLeavesTheMapOpen();
    void aChangedFileIsReloadedWithOneClick();
    void aDroppedFileOpens();
    void tablesAreExportedAsTheyAreShown();
    void layoutsOpenTheirTables();
    void columnsAndDocksAreRemembered();
    void closingAndReopeningLeavesNothingBehind();

private:
    void open(const QString &path);
    QString save(const QString &name, const QByteArray &bytes);
    LumpView *table(const QString &lump);
    int lump(const QString &name) const { return window_->document()->map().findLump(name); }

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

void WindowTest::initTestCase()
{
    QVERIFY(folder_.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
    QCoreApplication::setOrganizationName(u"lumpscope-test"_s);
}

void WindowTest::init()
{
    QSettings().clear();
    window_ = std::make_unique<MainWindow>();
    window_->resize(1400, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QApplication::setActiveWindow(window_.get()); // no window manager does it here, and shortcuts need it
}

void WindowTest::cleanup()
{
    window_.reset();
}

void WindowTest::open(const QString &path)
{
    QSignalSpy checked(window_.get(), &MainWindow::checked);
    window_->open(path);
    QVERIFY(checked.wait(30'000));
}

QString WindowTest::save(const QString &name, const QByteArray &bytes)
{
    const auto path = folder_.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

LumpView *WindowTest::table(const QString &name)
{
    window_->tables()->open(lump(name));
    QCoreApplication::processEvents();
    return window_->tables()->currentView();
}

void WindowTest::withoutAMapTheSamplesAreOffered()
{
    QVERIFY(window_->centralWidget()->isVisible());
    const auto buttons = window_->findChild<WelcomePage *>()->findChildren<QPushButton *>();
    const auto it = std::ranges::find_if(buttons, [](const QPushButton *b) { return b->text().contains(u"Quake III"_s); });
    QVERIFY(it != buttons.end());
    QSignalSpy opened(window_.get(), &MainWindow::opened);
    (*it)->click();
    QVERIFY(opened.wait(30'000));
    QCOMPARE(&window_->document()->map().format(), &bsp::quake3);
    QVERIFY(!window_->centralWidget()->isVisible());
}

void WindowTest::aSampleOpensWithItsFaces_data()
{
    QTest::addColumn<QString>("path");
    for (const auto &sample : samples())
        QTest::addRow("%s", sample.name.data()) << samplePath(QString::fromLatin1(sample.name.data()));
}

void WindowTest::aSampleOpensWithItsFaces()
{
    QFETCH(QString, path);
    open(path);
    const auto &map = window_->document()->map();
    QCOMPARE(window_->tables()->currentLump(), map.format().roles.faces);
    QCOMPARE(window_->tables()->currentView()->model()->rowCount(), static_cast<int>(map.recordCount(map.format().roles.faces)));
    QVERIFY(window_->windowTitle().contains(u"Lumpscope"_s));
    for (const int each : map.lumps()) { // every lump has a view
        window_->tables()->open(each);
        QCOMPARE(window_->tables()->currentLump(), each);
    }
}

void WindowTest::aClickInOneTableSelectsInTheOthers()
{
    open(samplePath(u"quake2"));
    auto *faces = table(u"faces"_s);
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

void WindowTest::linksAreFollowedWithMouseAndKeys()
{
    open(samplePath(u"quake2"));
    auto *faces = table(u"faces"_s);
    click(faces->table(), 3, 4, Qt::MiddleButton);
    QCOMPARE(window_->tables()->currentLump(), lump(u"texinfo"_s));
    const auto texinfo = window_->document()->map().column(lump(u"faces"_s), "texinfo").integer(3);
    QCOMPARE(window_->document()->selection().current(), (RecordRef{lump(u"texinfo"_s), static_cast<quint32>(texinfo)}));
    faces = table(u"faces"_s);
    click(faces->table(), 3, 0);
    faces->table()->setFocus();
    QTest::keyClick(faces->table(), Qt::Key_Return);
    QCOMPARE(window_->tables()->currentLump(), lump(u"planes"_s));
}

void WindowTest::theHistoryGoesBackAndForward()
{
    open(samplePath(u"quake2"));
    auto *faces = table(u"faces"_s);
    click(faces->table(), 2, 0);
    click(faces->table(), 5, 0);
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(window_->document()->selection().current().index, 2U);
    QTest::mouseClick(faces->table()->viewport(), Qt::ForwardButton);
    QCOMPARE(window_->document()->selection().current().index, 5U);
    QCOMPARE(faces->model()->marked(), std::vector<quint32>{5});
}

void WindowTest::aHeaderSortsReversesAndRestores()
{
    open(samplePath(u"quake2"));
    auto *faces = table(u"faces"_s);
    auto *header = faces->table()->horizontalHeader();
    const int column = 9; // lightofs
    const auto clickHeader = [&] { // slowly enough to be no double click
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(header->sectionViewportPosition(column) + 10, header->height() / 2),
                          QApplication::doubleClickInterval() + 50);
    };
    const auto lightofs = window_->document()->map().column(lump(u"faces"_s), "lightofs");
    const auto values = [&] {
        std::vector<qint64> all;
        for (const quint32 record : faces->model()->order())
            all.push_back(lightofs.integer(record));
        return all;
    };
    faces->table()->scrollTo(faces->model()->index(0, column));
    clickHeader();
    QVERIFY(std::ranges::is_sorted(values()));
    clickHeader();
    QVERIFY(std::ranges::is_sorted(values(), std::greater()));
    clickHeader();
    QVERIFY(std::ranges::is_sorted(faces->model()->order()));
}

void WindowTest::theFilterLineNarrowsAndKeepsTheLastGoodFilter()
{
    open(samplePath(u"quake2"));
    auto *faces = table(u"faces"_s);
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
    QTest::keyClick(faces->filterEdit(), Qt::Key_Escape);
    QCOMPARE(faces->model()->rowCount(), static_cast<int>(faces->model()->recordCount()));
}

void WindowTest::theSelectionSurvivesSortingAndFiltering()
{
    open(samplePath(u"quake2"));
    auto *faces = table(u"faces"_s);
    click(faces->table(), 40, 0);
    const auto before = window_->document()->selection().records();
    auto *header = faces->table()->horizontalHeader();
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(header->sectionViewportPosition(3) + 10, header->height() / 2));
    QCOMPARE(faces->model()->marked(), std::vector<quint32>{40});
    QCOMPARE(faces->model()->recordAt(faces->table()->currentIndex().row()).index, 40U);
    faces->setFilterText(u"numedges=999"_s);
    QCOMPARE(faces->model()->rowCount(), 0);
    QCOMPARE(window_->document()->selection().records(), before);
    faces->setFilterText({});
    QCOMPARE(faces->model()->marked(), std::vector<quint32>{40});
}

void WindowTest::goingToARecordOrAPlace()
{
    open(samplePath(u"quake2"));
    const auto go = [this](const QString &text) {
        QTest::keyClick(window_.get(), Qt::Key_G, Qt::ControlModifier);
        QTest::keyClicks(window_->goToEdit(), text);
        QTest::keyClick(window_->goToEdit(), Qt::Key_Return);
    };
    go(u"entity func_door"_s);
    QCOMPARE(window_->tables()->currentLump(), window_->document()->map().format().roles.entityList);
    go(u"128 320 40"_s);
    QCOMPARE(window_->tables()->currentLump(), lump(u"leafs"_s));
    const auto before = window_->document()->selection().current();
    go(u"faces 100000"_s);
    QVERIFY(window_->notice()->text().contains(u"100000"_s));
    QCOMPARE(window_->document()->selection().current(), before);
}

void WindowTest::theInspectorShowsFieldsAndBytesBothWays()
{
    open(samplePath(u"quake2"));
    click(table(u"faces"_s)->table(), 6, 0);
    auto *fields = window_->inspector()->fields();
    auto *bytes = window_->inspector()->bytes();
    QCOMPARE(fields->model()->rowCount(), 10);
    QCOMPARE(fields->model()->index(9, RecordModel::Name).data().toString(), u"lightofs"_s);
    fields->setCurrentIndex(fields->model()->index(9, RecordModel::Value));
    QVERIFY(bytes->model()->index(1, 0).data(HexModel::HighlightRole).toBool()); // bytes 16 to 19
    QVERIFY(!bytes->model()->index(0, 15).data(HexModel::HighlightRole).toBool());
    emit bytes->entered(bytes->model()->index(0, 10));
    QCOMPARE(fields->currentIndex().row(), 4); // texinfo
    auto *links = window_->inspector()->links();
    const auto uses = links->model()->index(0, 0);
    QVERIFY(links->model()->rowCount(uses) >= 3);
    const auto plane = links->model()->index(0, 0, links->model()->index(0, 0, uses));
    emit links->activated(plane);
    QCOMPARE(window_->tables()->currentLump(), lump(u"planes"_s));
}

void WindowTest::blobsShowAsBytesAndEntitiesAsText()
{
    open(samplePath(u"quake2"));
    window_->tables()->open(lump(u"lighting"_s));
    auto *blob = qobject_cast<BlobView *>(window_->tables()->currentWidget());
    QVERIFY(blob && blob->table());
    QCOMPARE(blob->table()->model()->rowCount(), (187440 + 15) / 16);
    window_->tables()->open(lump(u"entities"_s));
    auto *text = qobject_cast<BlobView *>(window_->tables()->currentWidget())->text();
    QVERIFY(text && text->isReadOnly());
    QVERIFY(text->toPlainText().contains(u"Lumpscope gallery"_s));
    window_->goTo({window_->document()->map().format().roles.entityList, 19});
    QVERIFY(text->textCursor().selectedText().contains(u"func_door"_s));
}

void WindowTest::aTextTooLongForAnEditorShowsAsBytes()
{
    auto builder = MapBuilder::room(bsp::quake2);
    builder.setLumpBytes("ENTITIES", "{\n\"classname\" \"worldspawn\"\n\"x\" \"" + QByteArray(100'000, 'y') + "\"\n}\n");
    open(save(u"long.bsp"_s, builder.build()));
    window_->tables()->open(lump(u"entities"_s));
    const auto *view = qobject_cast<BlobView *>(window_->tables()->currentWidget());
    QVERIFY(view && !view->text() && view->table());
}

void WindowTest::aProblemLeadsToItsRecord()
{
    auto builder = MapBuilder::room(bsp::quake2);
    builder.set("FACES", 2, "planenum", 60000);
    open(save(u"broken.bsp"_s, builder.build()));
    auto *tree = window_->problems()->tree();
    QTRY_VERIFY(tree->isVisible());
    click(tree, 0, 2);
    QCOMPARE(window_->document()->selection().current(), (RecordRef{lump(u"faces"_s), 2}));
    window_->tables()->open(lump(u"planes"_s));
    emit tree->activated(tree->model()->index(0, 0));
    QCOMPARE(window_->tables()->currentLump(), lump(u"faces"_s));
    QVERIFY(window_->tables()->currentView()->model()->index(2, 0).data(RecordRows::BrokenRole).toBool());
}

void WindowTest::aFileThatCannotBeOpenedLeavesTheMapOpen()
{
    open(samplePath(u"quake2"));
    window_->open(save(u"text.bsp"_s, "This is no map.\n"));
    QTRY_VERIFY(window_->notice()->text().contains(u"text"_s));
    QVERIFY(window_->document()->isSample());
    window_->open(folder_.filePath(u"absent.bsp"_s));
    QTRY_VERIFY(window_->notice()->text().contains(u"absent.bsp"_s));
}

void WindowTest::aChangedFileIsReloadedWithOneClick()
{
    const auto path = save(u"changing.bsp"_s, room());
    open(path);
    click(table(u"edges"_s)->table(), 3, 0);
    auto builder = MapBuilder::room(bsp::quake2);
    builder.set("VERTEXES", 1, "point.x", 77);
    save(u"changing.bsp"_s, builder.build());
    QTRY_VERIFY_WITH_TIMEOUT(!window_->notice()->text().isEmpty(), 30'000);
    QSignalSpy checked(window_.get(), &MainWindow::checked);
    window_->notice()->actions().at(1)->trigger(); // Reload
    QVERIFY(checked.wait(30'000));
    QCOMPARE(window_->document()->map().column(lump(u"vertexes"_s), "point.x").number(1), 77.0);
    QCOMPARE(window_->document()->selection().current(), (RecordRef{lump(u"edges"_s), 3}));
    QCOMPARE(window_->tables()->currentLump(), lump(u"edges"_s));
}

void WindowTest::aDroppedFileOpens()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(save(u"dropped.bsp"_s, room(bsp::goldsrc)))});
    QSignalSpy opened(window_.get(), &MainWindow::opened);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window_.get(), &drop);
    QVERIFY(opened.wait(30'000));
    QCOMPARE(&window_->document()->map().format(), &bsp::goldsrc);
}

void WindowTest::tablesAreExportedAsTheyAreShown()
{
    open(samplePath(u"quake2"));
    auto *faces = table(u"faces"_s);
    faces->setFilterText(u"numedges>6"_s);
    const auto path = folder_.filePath(u"faces.csv"_s);
    emit faces->exportRequested({lump(u"faces"_s), faces->model()->order(), ExportFormat::Csv, path});
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), faces->model()->rowCount() + 1);
}

void WindowTest::layoutsOpenTheirTables()
{
    open(samplePath(u"quake2"));
    const auto &roles = window_->document()->map().format().roles;
    const int first[] = {roles.faces, roles.clusters, roles.images, roles.entityList};
    for (int layout = 3; layout >= 0; --layout) {
        QTest::keyClick(window_.get(), static_cast<Qt::Key>(Qt::Key_1 + layout), Qt::ControlModifier);
        QCOMPARE(window_->tables()->currentLump(), first[layout]);
    }
}

void WindowTest::columnsAndDocksAreRemembered()
{
    open(samplePath(u"quake2"));
    auto *faces = table(u"faces"_s);
    faces->setHiddenColumns({u"side"_s});
    emit faces->hiddenColumnsChanged();
    auto *problems = window_->problems()->parentWidget();
    problems->hide();
    window_->close();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    open(samplePath(u"quake2"));
    QVERIFY(table(u"faces"_s)->table()->isColumnHidden(1));
    QVERIFY(!window_->problems()->isVisible());
}

void WindowTest::closingAndReopeningLeavesNothingBehind()
{
    const auto path = save(u"again.bsp"_s, room(bsp::quake3));
    for (int i = 0; i < 20; ++i) {
        open(i % 2 ? path : samplePath(u"halflife"));
        click(table(u"leafs"_s)->table(), 1, 0);
        if (i % 3 == 0)
            window_->closeMap();
    }
    window_->closeMap();
    QVERIFY(!window_->document());
    QVERIFY(window_->centralWidget()->isVisible());
    QCOMPARE(Settings().recentFiles().first(), path);
}

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
