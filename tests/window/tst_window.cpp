// The window as its user meets it: opening, files that change, problems, layouts.
#include "app/opening/welcomepage.h"
#include "app/window/noticebar.h"
#include "core/document/lumplistmodel.h"
#include "core/document/lumpmodel.h"
#include "tests/archivebuilder.h"
#include "tests/program.h"
#include "tests/waits.h"
#include "tests/windowfixture.h"
#include "widgets/images/imagepanel.h"
#include "widgets/tables/fulltext.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/viewpanel.h"

namespace {

QByteArray room(const bsp::Format &format = bsp::quake2) { return MapBuilder::room(format).build(); }

} // namespace

class WindowTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void withoutAMapTheSamplesAreOffered()
    {
        QVERIFY(window_->centralWidget()->isVisible());
        const auto buttons = window_->findChild<WelcomePage *>()->findChildren<QPushButton *>();
        const auto it = std::ranges::find_if(buttons, [](const QPushButton *b) { return b->text().contains(u"Quake III"_s); });
        QVERIFY(it != buttons.end());
        QVERIFY((*it)->accessibleName().contains(u"Quake III"_s));
        (*it)->setFocus();
        untilChecked([&] { QTest::keyClick(*it, Qt::Key_Return); });
        QCOMPARE(&window_->document()->map().format(), &bsp::quake3);
        QVERIFY(!window_->centralWidget()->isVisible());
    }

    void aMapNamedAtTheStartIsTheFirstThingSeen()
    {
        window_ = std::make_unique<MainWindow>(samplePath(u"quake2"));
        QSignalSpy opened(window_.get(), &MainWindow::opened);
        window_->showSoon();
        QVERIFY(!window_->isVisible());
        QVERIFY(opened.wait(30'000));
        QVERIFY(window_->isVisible());
        QVERIFY(!window_->centralWidget()->isVisible()); // the page that greets
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        const auto height = [this](QWidget *view) { return view->parentWidget()->height(); };
        QVERIFY(height(window_->tables()) > window_->height() / 4);
        QVERIFY(height(window_->view()) > height(window_->tables()));
        QVERIFY(!window_->inspector()->isVisible()); // it comes when something is selected
    }

    void aFileThatCannotBeReadAtTheStartIsToldInTheWindow()
    {
        window_ = std::make_unique<MainWindow>(folder_.filePath(u"none.bsp"_s));
        window_->showSoon();
        QTRY_VERIFY(window_->isVisible());
        QTRY_VERIFY(window_->notice()->isVisible());
        QVERIFY(window_->centralWidget()->isVisible());
    }

    void aSampleOpensWithItsFaces_data() { addSampleRows(); }
    void aSampleOpensWithItsFaces()
    {
        QFETCH(QString, path);
        open(path);
        const auto &map = window_->document()->map();
        QCOMPARE(window_->tables()->currentLump(), map.format().roles.faces);
        QCOMPARE(window_->tables()->currentView()->model()->rowCount(),
                 static_cast<int>(map.recordCount(map.format().roles.faces)));
        QVERIFY(window_->windowTitle().contains(u"Lumpscope"_s));
        for (const int each : map.lumps()) { // every lump has a view
            window_->tables()->open(each);
            QCOMPARE(window_->tables()->currentLump(), each);
        }
    }

    void aProblemIsReadInWholeAndLeadsToItsRecord()
    {
        open(save(u"broken.bsp"_s, MapBuilder::room(bsp::quake2).set("FACES", 2, "planenum", 60000).build()));
        auto *tree = window_->problems()->tree();
        const auto *whole = window_->problems()->wholeText();
        QTRY_VERIFY(tree->isVisible());
        QVERIFY(!whole->isVisible());
        click(tree, 0, 2);
        QVERIFY(whole->isVisible());
        QVERIFY2(whole->toPlainText().contains(u"60,000"_s), qPrintable(whole->toPlainText()));
        QCOMPARE(window_->document()->selection().current(), (RecordRef{lump(u"faces"_s), 2}));
        window_->tables()->open(lump(u"planes"_s));
        emit tree->activated(tree->model()->index(0, 0));
        QCOMPARE(window_->tables()->currentLump(), lump(u"faces"_s));
        QVERIFY(window_->tables()->currentView()->model()->index(2, 0).data(RecordRows::BrokenRole).toBool());
        open(samplePath(u"quake2")); // nothing is wrong with it
        QVERIFY(!whole->isVisible());
    }

    void theViewMenuShowsTheShortcuts()
    {
        QStringList shown;
        const auto collect = [&shown](const QMenu *menu, const auto &again) -> void {
            for (const auto *action : menu->actions()) {
                if (!action->shortcut().isEmpty())
                    shown.append(action->shortcut().toString());
                if (action->menu())
                    again(action->menu(), again);
            }
        };
        for (const auto *menu : window_->menuBar()->actions())
            if (menu->text() == u"&View")
                collect(menu->menu(), collect);
        QCOMPARE(shown.mid(0, 14),
                 (QStringList{u"Ctrl+1"_s, u"Ctrl+2"_s, u"Ctrl+3"_s, u"Ctrl+4"_s, u"F11"_s, u"Alt+1"_s, u"Alt+2"_s, u"Alt+3"_s,
                              u"Alt+4"_s, u"Alt+5"_s, u"Alt+6"_s, u"Alt+7"_s, u"Alt+8"_s, u"Alt+9"_s}));
        open(samplePath(u"quake2"));
        QTest::keyClick(window_.get(), Qt::Key_1, Qt::AltModifier);
        QVERIFY(window_->lumps()->table()->hasFocus());
    }

    void theLumpsFitANarrowDock()
    {
        open(samplePath(u"quake3"));
        auto *dock = static_cast<QDockWidget *>(window_->lumps()->parentWidget());
        window_->resizeDocks({dock}, {10}, Qt::Horizontal); // as narrow as it goes
        QCoreApplication::processEvents();
        const auto *table = window_->lumps()->table();
        QVERIFY(table->width() <= 320);
        QVERIFY(!table->horizontalScrollBar()->isVisible());
        const int name = table->columnWidth(LumpListModel::Name);
        QVERIFY2(name >= table->fontMetrics().horizontalAdvance(u"LeafSurfaces"_s), qPrintable(QString::number(name)));
    }

    void aFileThatCannotBeOpenedLeavesTheMapOpen()
    {
        open(samplePath(u"quake2"));
        window_->open(save(u"text.bsp"_s, "This is no map.\n"));
        QTRY_VERIFY(window_->notice()->text().contains(u"text"_s));
        QVERIFY(window_->document()->isSample());
        window_->open(folder_.filePath(u"absent.bsp"_s));
        QTRY_VERIFY(window_->notice()->text().contains(u"absent.bsp"_s));
    }

    void whateverOpensEndsTheRefusalBefore()
    {
        QImage picture(4, 4, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(folder_.filePath(u"picture.png"_s)));
        QVERIFY(QDir(folder_.path()).mkpath(u"textures"_s));
        const auto pointer = save(u"lfs.bsp"_s, "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n");
        for (const bool withMap : {false, true})
            for (const auto &opened : {u"picture.png"_s, u"textures"_s}) {
                if (withMap && !window_->document())
                    open(samplePath(u"quake2"));
                window_->open(pointer);
                QTRY_VERIFY2(window_->notice()->text().contains(u"Git LFS"_s), qPrintable(window_->notice()->text()));
                window_->notice()->ask(u"A question?"_s, {{u"Answer"_s, [] {}}});
                window_->open(pointer);
                QTRY_VERIFY(window_->notice()->text().contains(u"Git LFS"_s));
                window_->open(folder_.filePath(opened));
                QTRY_COMPARE(window_->notice()->text(), u"A question?"_s); // which stays until it is answered
                window_->notice()->clear();
                QCOMPARE(window_->refusedFile(), QString());
            }
    }

    void aChangedFileIsReloadedWithOneClick()
    {
        const auto path = save(u"changing.bsp"_s, room());
        open(path);
        click(table(u"edges"_s)->table(), 3, 0);
        save(u"changing.bsp"_s, MapBuilder::room(bsp::quake2).set("VERTEXES", 1, "point.x", 77).build());
        QTRY_VERIFY_WITH_TIMEOUT(!window_->notice()->text().isEmpty(), 30'000);
        untilChecked([this] { window_->notice()->actions().at(1)->trigger(); }); // Reload
        QCOMPARE(window_->document()->map().column(lump(u"vertexes"_s), "point.x").number(1), 77.0);
        QCOMPARE(window_->document()->selection().current(), (RecordRef{lump(u"edges"_s), 3}));
        QCOMPARE(window_->tables()->currentLump(), lump(u"edges"_s));
    }

    // Faces of the one are no surfedges of the other, though their lumps have the same number.
    void aFileThatBecameAnotherGamesKeepsNoSelection()
    {
        const auto path = save(u"map.bsp"_s, room());
        open(path);
        window_->goTo({lump(u"faces"_s), 1});
        QVERIFY(!window_->document()->selection().records().empty());
        save(u"map.bsp"_s, room(bsp::quake3));
        reload();
        QCOMPARE(&window_->document()->map().format(), &bsp::quake3);
        QVERIFY(window_->document()->selection().records().empty());
    }

    void aDroppedFileOpens()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(save(u"dropped.bsp"_s, room(bsp::goldsrc)))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window_.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        untilChecked([&] { QCoreApplication::sendEvent(window_.get(), &drop); });
        QCOMPARE(&window_->document()->map().format(), &bsp::goldsrc);
    }

    void aMapInAnArchiveOpensAndIsWatched()
    {
        const auto archive = save(u"one.pk3"_s, zipOf({{.name = "maps/room.bsp", .bytes = room()}}));
        open(archive); // its only map
        QCOMPARE(window_->windowTitle(), u"room.bsp in one.pk3[*] - Lumpscope"_s);
        QCOMPARE(window_->document()->path(), archive + u"/maps/room.bsp"_s);
        QVERIFY(window_->document()->isInArchive());
        QCOMPARE(Settings().recentFiles(), QStringList{archive + u"/maps/room.bsp"_s});
        QCOMPARE(Settings().lastFolder(), folder_.path());
        window_->closeMap();
        open(Settings().recentFiles().first());
        const auto changed = MapBuilder::room(bsp::quake2).set("VERTEXES", 1, "point.x", 77).build();
        save(u"one.pk3"_s, zipOf({{.name = "maps/room.bsp", .bytes = changed}}));
        QTRY_VERIFY_WITH_TIMEOUT(window_->notice()->text().contains(u"one.pk3"_s), 30'000);
        untilChecked([this] { window_->notice()->actions().at(1)->trigger(); }); // Reload
        QCOMPARE(window_->document()->map().column(lump(u"vertexes"_s), "point.x").number(1), 77.0);
    }

    void ofAnArchiveTheMapsAreOffered()
    {
        const auto archive =
            save(u"two.pak"_s,
                 pakOf({{.name = "maps/one.bsp", .bytes = room()}, {.name = "maps/two.bsp", .bytes = room(bsp::goldsrc)}}));
        window_->open(archive);
        QTRY_VERIFY(window_->findChild<QDialog *>());
        auto *list = window_->findChild<QDialog *>()->findChild<QListWidget *>();
        QVERIFY(list);
        QCOMPARE(list->count(), 2);
        list->setCurrentRow(1);
        QSignalSpy opened(window_.get(), &MainWindow::opened);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(opened.wait(30'000));
        QCOMPARE(window_->document()->path(), archive + u"/maps/two.bsp"_s);
        QCOMPARE(opened.size(), 1);
        window_->open(save(u"none.pak"_s, pakOf({})));
        QTRY_VERIFY(window_->images()->isVisible()); // an archive without maps is looked into for images
    }

    void layoutsOpenTheirTablesAndMakeTheWindowNoLarger_data() { addSampleRows(); }
    // A window wider than the screen hides its right side: a map opened in a small one, and every layout after it, fit there.
    void layoutsOpenTheirTablesAndMakeTheWindowNoLarger()
    {
        QFETCH(QString, path);
        const QSize small(1024, 700);
        window_->resize(small);
        open(path);
        QCOMPARE(window_->size(), small);
        const auto &roles = window_->document()->map().format().roles;
        for (const auto &[layout, first] : {std::pair(Qt::Key_2, roles.clusters),
                                            {Qt::Key_3, roles.images},
                                            {Qt::Key_4, roles.entities},
                                            {Qt::Key_1, roles.faces}}) {
            QTest::keyClick(window_.get(), layout, Qt::ControlModifier);
            QCOMPARE(window_->tables()->currentLump(), first);
            settle();
            for (const auto *bar : window_->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly))
                QVERIFY(!bar->isVisible() || bar->count() > 0); // a line across a dock
            QCOMPARE(window_->size(), small);
        }
    }

    void oneKeyGivesTheWholeWindowToAView()
    {
        open(samplePath(u"quake2"));
        const auto shown = [this] {
            QStringList names;
            for (const auto *dock : window_->findChildren<QDockWidget *>())
                if (!dock->isHidden())
                    names.append(dock->objectName());
            names.sort();
            return names;
        };
        auto *faces = table(u"faces"_s)->table();
        faces->setFocus();
        const auto before = shown();
        const auto small = faces->size();
        QVERIFY(before.size() > 5);
        QTest::keyClick(faces, Qt::Key_F11);
        QCOMPARE(shown(), QStringList{u"tables"_s});
        QTRY_VERIFY(faces->width() > small.width() && faces->height() > small.height());
        QVERIFY(faces->hasFocus());
        QTest::keyClick(faces, Qt::Key_F11);
        QCOMPARE(shown(), before);
        QTRY_COMPARE(faces->size(), small);
        QTest::keyClick(faces, Qt::Key_F11); // another layout, and back: it stands as before
        QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
        QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(shown(), before);
    }

    // The heading above the derived lumps spans a row; in another game's list that row is a lump.
    void theLumpsOfAnotherGameAreListedWhole()
    {
        for (const auto *game : {u"halflife", u"quake2", u"quake3", u"quake2", u"halflife"}) {
            open(samplePath(QStringView(game)));
            auto *table = window_->lumps()->table();
            int headings = 0;
            for (int row = 0; row < table->model()->rowCount(); ++row)
                headings += table->columnSpan(row, 0) > 1 ? 1 : 0;
            QCOMPARE(headings, 1);
        }
    }

    void columnsAndDocksAreRemembered()
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

    void closingAndReopeningLeavesNothingBehind()
    {
        const auto path = save(u"again.bsp"_s, room(bsp::quake3));
        for (int i = 0; i < 10; ++i) {
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

    void settingsThatCannotBeWrittenAreToldOnce()
    {
        QSettings().sync();
        const auto file = QSettings().fileName();
        window_.reset();
        QVERIFY(QFile::remove(file) && QDir().mkpath(file));
        window_ = std::make_unique<MainWindow>();
        QVERIFY2(window_->notice()->text().contains(QDir::toNativeSeparators(file)), qPrintable(window_->notice()->text()));
        open(samplePath(u"quake3"_s));
        QVERIFY(!window_->notice()->text().contains(QDir::toNativeSeparators(file)));
        window_.reset();
        window_ = std::make_unique<MainWindow>(save(u"a.bsp"_s, room())); // told once its map is there
        QTRY_VERIFY(window_->document());
        QVERIFY(window_->notice()->text().contains(QDir::toNativeSeparators(file)));
        const auto tryAgain = [this] {
            for (auto *action : window_->notice()->actions())
                if (action->text() == u"Try Again"_s)
                    return action->trigger();
            QFAIL("There is no such button.");
        };
        tryAgain();
        QVERIFY(window_->notice()->text().contains(QDir::toNativeSeparators(file)));
        QVERIFY(QDir().rmdir(file));
        QSettings().setValue(u"kept"_s, 1);
        tryAgain();
        QCOMPARE(window_->notice()->text(), QString());
        QVERIFY(contentOf(file).contains("kept=1"));
    }
};

ADD_TEST(WindowTest, QApplication)
#include "tst_window.moc"
