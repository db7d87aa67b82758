// How the window shares its room: what each layout gives its views, what fits, what comes and goes, and where the keyboard
// is.
#include "app/menus/viewactions.h"
#include "app/window/focusring.h"
#include "tests/program.h"
#include "tests/waits.h"
#include "tests/windowfixture.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/placesmenu.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/factsline.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"
#include "widgets/vis/vispanel.h"

class LayoutsTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup()
    {
        window_.reset();
        QApplication::setFont(font_);
    }
    void theViewGetsNearlyHalfOfASmallWindow()
    {
        window_->resize(1280, 800);
        open(samplePath(u"quake2"));
        QTRY_VERIFY(window_->view()->isVisible());
        settle();
        const auto *drawn = window_->view()->sentence()->parentWidget(); // what lies between its bar and its line
        const int percent = 100 * drawn->width() * drawn->height() / (1280 * 800);
        QVERIFY2(percent >= 45, qPrintable(QString::number(percent)));
        QVERIFY(table(u"faces"_s)->table()->viewport()->height() > 100);
    }

    void everyLayoutFits_data()
    {
        const auto row = addColumns<QSize, double, bool>("size", "larger", "isGerman");
        row("small", QSize(1024, 700), 1.0, false);
        row("144 dots an inch", QSize(1600, 1000), 1.5, false);
        row("small, in German", QSize(1024, 700), 1.0, true);
        row("144 dots an inch, in German", QSize(1600, 1000), 1.5, true);
    }

    // A window that needs more room than there is pushes its parts over each other, or out of itself.
    void everyLayoutFits()
    {
        QFETCH(QSize, size);
        QFETCH(double, larger);
        QFETCH(bool, isGerman);
        window_.reset();
        QTranslator german;
        if (isGerman)
            QVERIFY(german.load(QStringLiteral(LUMPSCOPE_GERMAN)) && QCoreApplication::installTranslator(&german));
        auto font = font_;
        font.setPointSizeF(font.pointSizeF() * larger);
        QApplication::setFont(font);
        window_ = std::make_unique<MainWindow>();
        window_->resize(size);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QApplication::setActiveWindow(window_.get());
        open(samplePath(u"quake3"));
        click(table(u"surfaces"_s)->table(), 1, 0);
        for (const auto key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
            press(key);
            outlast(QApplication::doubleClickInterval()); // the inspector has come, where it does
            QCOMPARE(window_->size(), size);
            const auto least = window_->minimumSizeHint();
            QVERIFY2(least.width() <= size.width() && least.height() <= size.height(),
                     qPrintable(u"%1: %2x%3"_s.arg(key).arg(least.width()).arg(least.height())));
            for (auto *dock : window_->findChildren<QDockWidget *>()) {
                if (dock->visibleRegion().isEmpty())
                    continue;
                const auto needed = dock->minimumSizeHint();
                QVERIFY2(window_->rect().contains(dock->geometry()), qPrintable(dock->objectName()));
                QVERIFY2(dock->width() >= needed.width() && dock->height() >= needed.height(), qPrintable(dock->objectName()));
            }
        }
    }

    void theInspectorComesWithASelection()
    {
        open(samplePath(u"quake2"));
        QVERIFY(inspector()->isHidden());
        const auto whole = window_->size();
        const int lumps = window_->lumps()->width(), view = window_->view()->width();
        click(table(u"faces"_s)->table(), 2, 0);
        QTRY_VERIFY(window_->inspector()->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(window_->size(), whole);
        QCOMPARE(window_->lumps()->width(), lumps);
        QVERIFY(window_->inspector()->width() > 200);
        QVERIFY(window_->view()->width() >= view - inspector()->width() - 20);
        QVERIFY(window_->tables()->isAncestorOf(QApplication::focusWidget()));
        window_->close(); // the next run has nothing selected
        window_ = std::make_unique<MainWindow>();
        window_->show();
        open(samplePath(u"quake2"));
        QVERIFY(inspector()->isHidden());
        click(table(u"faces"_s)->table(), 2, 0);
        QTRY_VERIFY(window_->inspector()->isVisible());
    }

    void aClosedInspectorStaysClosed()
    {
        open(samplePath(u"quake2"));
        auto *faces = table(u"faces"_s)->table();
        click(faces, 2, 0);
        QTRY_VERIFY(window_->inspector()->isVisible());
        inspector()->close();
        click(faces, 3, 0);
        press(Qt::Key_4);
        QTRY_VERIFY(window_->inspector()->isVisible()); // it was not closed in this one
        press(Qt::Key_1);
        outlast(QApplication::doubleClickInterval()); // which an inspector waits for before it comes
        QVERIFY(inspector()->isHidden());
        press(Qt::Key_3, Qt::AltModifier);
        QVERIFY(window_->inspector()->isVisible());
        press(Qt::Key_4);
        press(Qt::Key_1);
        QVERIFY(window_->inspector()->isVisible());
    }

    void choosingALayoutAgainBringsItsViewsBack()
    {
        open(samplePath(u"quake2"));
        dockOf(window_->view())->close();
        dockOf(window_->lumps())->close();
        dockOf(window_->problems())->close();
        press(Qt::Key_1);
        QVERIFY(window_->view()->isVisible() && window_->lumps()->isVisible());
        QVERIFY(dockOf(window_->problems())->isHidden()); // the layout is not about it
        dockOf(window_->images())->raise();
        press(Qt::Key_1);
        QVERIFY(!window_->view()->visibleRegion().isEmpty());
    }

    void aLayoutComesWithItsMainView()
    {
        open(samplePath(u"quake2"));
        press(Qt::Key_2);
        dockOf(window_->visibility())->close();
        dockOf(window_->lumps())->close();
        press(Qt::Key_1);
        press(Qt::Key_2);
        QVERIFY(window_->visibility()->isVisible());
        QVERIFY(dockOf(window_->lumps())->isHidden()); // as it was left
    }

    void layoutsAreButtons()
    {
        open(samplePath(u"quake2"));
        auto *bar = window_->findChild<QToolBar *>(u"toolbar"_s);
        QList<QToolButton *> buttons;
        for (auto *action : bar->actions())
            if (action->isCheckable())
                buttons.append(qobject_cast<QToolButton *>(bar->widgetForAction(action)));
        QCOMPARE(buttons.size(), 4);
        QVERIFY(buttons[0]->isChecked());
        for (int i = 0; i < 4; ++i)
            QVERIFY2(buttons[i]->toolTip().contains(u"Ctrl+%1"_s.arg(i + 1)), qPrintable(buttons[i]->toolTip()));
        QTest::mouseClick(buttons[3], Qt::LeftButton);
        QVERIFY(buttons[3]->isChecked() && !buttons[0]->isChecked());
        QVERIFY(!window_->entities()->visibleRegion().isEmpty());
    }

    void theMenuHasEachViewOnce()
    {
        open(samplePath(u"quake2"));
        QStringList entries;
        for (const auto *menu : window_->menuBar()->actions())
            if (menu->text() == u"&View")
                for (const auto *action : menu->menu()->actions())
                    if (!action->isSeparator() && !action->menu())
                        entries.append(action->text());
        for (const auto *action : window_->findChildren<ViewAction *>())
            QCOMPARE(entries.count(action->text()), 1);
        const auto actions = window_->findChildren<ViewAction *>();
        const auto entry = std::ranges::find(actions, u"Entities"_s, &QAction::text);
        QVERIFY(entry != actions.end());
        QVERIFY((*entry)->isChecked());
        (*entry)->trigger();
        QVERIFY(dockOf(window_->entities())->isHidden() && !(*entry)->isChecked());
        (*entry)->trigger();
        QVERIFY(!window_->entities()->visibleRegion().isEmpty() && (*entry)->isChecked());
        for (int i = 0; i < 2; ++i) { // a key never hides what it leads to
            press(Qt::Key_5, Qt::AltModifier);
            QVERIFY(window_->entities()->isAncestorOf(QApplication::focusWidget()));
            QVERIFY((*entry)->isChecked());
        }
    }

    void theTabOfProblemsTellsHowManyThereAre()
    {
        open(save(u"broken.bsp"_s, MapBuilder::room(bsp::quake2).set("FACES", 2, "planenum", 60000).build()));
        quint32 count = 0;
        for (const auto &problem : window_->document()->problems())
            count += problem.count;
        QVERIFY(count > 0);
        QCOMPARE(dockOf(window_->problems())->windowTitle(), u"Problems (%1)"_s.arg(count));
        open(samplePath(u"quake2"));
        QCOMPARE(dockOf(window_->problems())->windowTitle(), u"Problems"_s);
    }

    void theCameraLineKeepsWhatIsDrawn()
    {
        FactsLine line;
        line.setFacts({{u"somewhere far away"_s, 1}, {u"turned like this"_s, 2}, {u"20 wpoly"_s, 0}});
        const auto metrics = line.fontMetrics();
        line.resize(metrics.horizontalAdvance(u"somewhere far away  -  turned like this  -  20 wpoly"_s) + 40, 20);
        line.show();
        QVERIFY(QTest::qWaitForWindowExposed(&line));
        QVERIFY(line.text().contains(u"turned"_s));
        line.resize(metrics.horizontalAdvance(u"somewhere far away  -  20 wpoly"_s) + 20, 20);
        QCoreApplication::processEvents();
        QCOMPARE(line.text(), u"somewhere far away  \u00b7  20 wpoly"_s);
        line.resize(metrics.horizontalAdvance(u"20 wpoly"_s) + 20, 20);
        QCoreApplication::processEvents();
        QCOMPARE(line.text(), u"20 wpoly"_s);
    }

    void dialogsOpenWhereTheMapIs()
    {
        QVERIFY(QDir(folder_.path()).mkpath(u"deep/maps"_s));
        open(save(u"deep/maps/room.bsp"_s, MapBuilder::room(bsp::quake2).build()));
        const auto expected = QFileInfo(folder_.filePath(u"deep/maps"_s)).canonicalFilePath();
        const auto check = [&](auto ask) {
            ask();
            auto *dialog = window_->findChild<QFileDialog *>();
            QVERIFY(dialog);
            QCOMPARE(dialog->directory().canonicalPath(), expected);
            delete dialog;
        };
        for (const auto key : {Qt::Key_O, Qt::Key_S})
            check([&] { QTest::keyClick(window_.get(), key, Qt::ControlModifier | Qt::ShiftModifier); });
        check([&] { QTest::keyClick(window_.get(), Qt::Key_O, Qt::ControlModifier); });
        auto *places = window_->images()->textures()->places();
        check([&] { places->askForFolder(); });
        check([&] { places->askForArchive(); });
        check([&] { window_->view()->openPointFile(); });
    }

    void whatHasTheKeyboardIsFramed()
    {
        open(samplePath(u"quake2"));
        for (int number = 1; number <= 9; ++number) {
            press(static_cast<Qt::Key>(Qt::Key_0 + number), Qt::AltModifier);
            auto *focus = QApplication::focusWidget();
            QVERIFY(focus);
            if (qobject_cast<QTabBar *>(focus) || qobject_cast<QAbstractButton *>(focus))
                continue; // styles show it
            const QPointer ring = focus->findChild<FocusRing *>(QString(), Qt::FindDirectChildrenOnly);
            QVERIFY2(ring, qPrintable(u"Alt+%1"_s.arg(number)));
            QTRY_VERIFY2(ring && ring->isVisible(), qPrintable(u"Alt+%1"_s.arg(number))); // the budget is counted first
            QCOMPARE(ring->geometry(), focus->rect());
            QCOMPARE(window_->findChildren<FocusRing *>().size(), 1);
        }
    }

    // A dock that glides to its place when another layout is restored crashed the program.
    void layoutsChangeWhileADockIsDropped()
    {
        open(samplePath(u"quake2"_s));
        const auto docks = window_->findChildren<QDockWidget *>();
        for (int i = 0; i < 60; ++i) {
            auto *dock = docks[i % docks.size()];
            const QPoint title(20, 5), there = title + QPoint(60 - i, i - 20);
            QTest::mousePress(dock, Qt::LeftButton, {}, title);
            QTest::mouseMove(dock, there);
            QTest::mouseRelease(dock, Qt::LeftButton, {}, title);
            QTest::keyClick(window_.get(), static_cast<Qt::Key>(Qt::Key_1 + i % 4), Qt::ControlModifier);
            if (i % 3 == 0)
                QCoreApplication::processEvents();
        }
        QVERIFY(window_->isVisible());
    }

    // Whose letters would be typed into the map.
    void entitiesDoNotBeginInTheirText()
    {
        open(samplePath(u"quake2"_s));
        press(Qt::Key_4);
        QVERIFY(window_->entities()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_W);
        QVERIFY(!window_->document()->isModified());
    }

    void aFilterIsTypedWhereItIsSeen()
    {
        open(samplePath(u"quake2"));
        auto *line = window_->tables()->currentView()->filterEdit();
        dockOf(window_->problems())->raise();
        QTRY_VERIFY(line->visibleRegion().isEmpty());
        press(Qt::Key_F);
        QTRY_VERIFY(line->hasFocus() && !line->visibleRegion().isEmpty());
        dockOf(window_->tables())->close();
        press(Qt::Key_F);
        QTRY_VERIFY(line->hasFocus() && !line->visibleRegion().isEmpty());
    }

private:
    static QDockWidget *dockOf(QWidget *view) { return static_cast<QDockWidget *>(view->parentWidget()); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QTest::keyClick(window_.get(), key, modifiers);
        settle();
    }
    QDockWidget *inspector() const { return dockOf(window_->inspector()); }

    const QFont font_ = QApplication::font();
};

ADD_TEST(LayoutsTest, QApplication)
#include "tst_layouts.moc"
