// From any view the camera comes to what is selected, by a key, a double click, or always; and an arrow leads there.
#include "app/menus/cameramenu.h"
#include "app/window/noticebar.h"
#include "core/query/filter.h"
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/problemlist.h"
#include "widgets/view3d/colormodes.h"
#include "widgets/view3d/overlays/colorlegend.h"
#include "widgets/view3d/overlays/selectionarrow.h"

class TestShowIn3D : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void aKeyInATableBringsTheCamera()
    {
        show(samplePath(u"quake2"));
        auto *faces = table(u"faces"_s);
        for (const auto &[key, modifier] : {std::pair{Qt::Key_F, Qt::NoModifier}, std::pair{Qt::Key_J, Qt::ControlModifier}}) {
            QTest::mouseClick(faces->viewport(), Qt::LeftButton, {}, cell(faces, 10, 1));
            turnAway();
            QTest::keyClick(faces, key, modifier);
            QVERIFY(isInPicture());
            QVERIFY(view()->place().cluster >= 0);
            QVERIFY(!view()->hasFocus()); // the next record is a key away
        }
    }

    // No number begins with F, but the names of records and choices may.
    void inUnlockedTablesFBeginsOnlyNames()
    {
        show(samplePath(u"quake2"));
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        const auto isEdited = [](const QTableView *in) { return !in->viewport()->findChildren<QLineEdit *>().isEmpty(); };
        const auto pressFIn = [this](QTableView *in, const QString &column) {
            int number = 0;
            while (in->model()->headerData(number, Qt::Horizontal).toString() != column)
                ++number;
            QTest::mouseClick(in->viewport(), Qt::LeftButton, {}, cell(in, 10, number));
            turnAway();
            QTest::keyClick(in, Qt::Key_F);
        };
        auto *faces = table(u"faces"_s);
        pressFIn(faces, u"lightofs"_s);
        QVERIFY(isInPicture() && !isEdited(faces));
        pressFIn(faces, u"texinfo"_s);
        QVERIFY(!isInPicture() && isEdited(faces));
    }

    void whereFIsALetterItStaysOne()
    {
        show(samplePath(u"quake2"));
        selection().set({face(10)});
        turnAway();
        const auto before = view()->camera();
        auto *line = window_->goToEdit();
        line->setFocus();
        QTest::keyClick(line, Qt::Key_F);
        QCOMPARE(line->text(), u"f"_s);
        auto *lumps = window_->lumps()->findChild<QTableView *>();
        QVERIFY(lumps);
        lumps->setFocus();
        QTest::keyClick(lumps, Qt::Key_F);
        QCOMPARE(view()->camera(), before);
        QTest::keyClick(lumps, Qt::Key_J, Qt::ControlModifier);
        QVERIFY(isInPicture());
    }

    void aDoubleClickBringsTheCamera()
    {
        show(samplePath(u"quake2"));
        auto *leafs = table(u"leafs"_s);
        const auto start = view()->camera();
        doubleClick(leafs, 30, 0);
        QVERIFY(view()->camera() != start);
        QCOMPARE(selection().current().lump, document()->map().format().roles.leafs);
        QVERIFY(isInPicture());
        auto *entities = window_->entities()->list()->table();
        window_->entities()->parentWidget()->show();
        static_cast<QDockWidget *>(window_->entities()->parentWidget())->raise();
        QTRY_VERIFY(entities->isVisible());
        for (int row = 1; row < 6; ++row) {
            const auto before = view()->camera();
            doubleClick(entities, row, 1);
            QVERIFY(view()->camera() != before);
            QVERIFY(isInPicture());
        }
    }

    void aDoubleClickOnALinkFollowsIt()
    {
        show(samplePath(u"quake2"));
        auto *faces = table(u"faces"_s);
        const auto before = view()->camera();
        doubleClick(faces, 10, 0); // its plane
        QCOMPARE(selection().current().lump, document()->map().findLump(u"planes"));
        QCOMPARE(view()->camera(), before);
    }

    void aDoubleClickOnTheLegendGoesToItsFaces()
    {
        show(samplePath(u"quake2"));
        window_->view()->colorModes()->setMode(u"texture"_s);
        auto *legend = view()->findChild<ColorLegend *>();
        QTRY_VERIFY(legend->isVisible() && !legend->entries().empty());
        auto *entry = legend->entries().front();
        QTest::mouseClick(entry, Qt::LeftButton);
        const auto chosen = selection().records();
        QVERIFY(!chosen.empty());
        const auto before = view()->camera();
        QTest::mouseDClick(entry, Qt::LeftButton);
        QCOMPARE(selection().records(), chosen);
        QVERIFY(view()->camera() != before);
    }

    void theCameraFollowsTheSelectionOfOtherViews()
    {
        show(samplePath(u"quake2"));
        auto *follows = action(u"Camera Follows Selection"_s);
        QVERIFY(follows && !follows->isChecked());
        auto *faces = table(u"faces"_s);
        QTest::mouseClick(faces->viewport(), Qt::LeftButton, {}, cell(faces, 10, 1));
        turnAway();
        follows->trigger();
        QTRY_VERIFY(isInPicture());
        faces->setFocus();
        for (int i = 0; i < 3; ++i) {
            const auto before = view()->camera();
            turnAway();
            QTest::keyClick(faces, Qt::Key_PageDown);
            QTRY_VERIFY(isInPicture() && view()->camera() != before);
        }
        // What is clicked in the view itself is seen already.
        view()->home();
        const auto before = view()->camera();
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle() + QPoint(0, 40));
        QVERIFY(!selection().records().empty());
        settle();
        QCOMPARE(view()->camera(), before);
        // It is remembered.
        window_ = std::make_unique<MainWindow>();
        QVERIFY(action(u"Camera Follows Selection"_s)->isChecked());
    }

    void aPlaceIsGoneToAlsoWhereTheCameraFollows()
    {
        show(samplePath(u"quake2"));
        action(u"Camera Follows Selection"_s)->trigger();
        auto *line = window_->goToEdit();
        line->setFocus();
        QTest::keyClicks(line, u"300 320 64"_s);
        QTest::keyClick(line, Qt::Key_Return); // its leaf is selected with it
        settle();
        QCOMPARE(view()->camera().position, (Point{300, 320, 64}));
        // Also where the selection waited for the view to be seen.
        const auto there = view()->camera();
        window_->camera()->store(1);
        view()->home();
        window_->setLayout(2);
        QTRY_VERIFY(!view()->isVisible());
        selection().set({face(10)});
        settle();
        window_->camera()->goTo(1);
        QTRY_VERIFY(view()->isVisible());
        settle();
        QCOMPARE(view()->camera(), there);
    }

    // The 3D view is raised and has the keyboard, whichever way it is that leads the camera there.
    void whatIsGoneToIsSeen()
    {
        show(samplePath(u"quake2"));
        window_->camera()->store(1);
        window_->camera()->copyPlace();
        const auto menu = [this](const QString &name) {
            for (auto *each : view()->actions())
                if (each->text().section(u'\t', 0, 0).remove(u'&') == name)
                    return each->trigger();
            QFAIL(qPrintable(name));
        };
        const std::function<void()> ways[] = {[this] { window_->camera()->goTo(1); }, [this] { window_->camera()->pastePlace(); },
                                              [&] { menu(u"From the Top"_s); }, [&] { menu(u"Go to Player Start"_s); },
                                              [this] {
                                                  window_->goToEdit()->setFocus();
                                                  QTest::keyClicks(window_->goToEdit(), u"300 320 64"_s);
                                                  QTest::keyClick(window_->goToEdit(), Qt::Key_Return);
                                              }};
        for (const auto &go : ways) {
            window_->setLayout(2);
            QTRY_VERIFY(!view()->isVisible());
            go();
            QTRY_VERIFY(view()->isVisible());
            QVERIFY(view()->hasFocus());
        }
    }

    void theInspectorsMenuShowsItToo()
    {
        show(samplePath(u"quake2"));
        selection().set({face(10)});
        turnAway();
        const auto actions = window_->inspector()->fields()->actions();
        const auto shows = std::ranges::find_if(
            actions, [](const QAction *each) { return each->text().remove(u'&').startsWith(u"Show in 3D"_s); });
        QVERIFY(shows != actions.end());
        (*shows)->trigger();
        QVERIFY(isInPicture());
    }

    void anArrowLeadsToWhatIsOutOfThePicture()
    {
        show(samplePath(u"quake2"));
        auto *arrow = window_->view()->arrow();
        QVERIFY(!arrow->isVisible());
        selection().set({face(10)});
        view()->framer().frame();
        QVERIFY(!arrow->isVisible());
        turnAway();
        QVERIFY(arrow->isVisible());
        QVERIFY(view()->rect().contains(arrow->geometry()));
        const Camera before{.position = view()->framer().box().middle() - Point{500, 0, 0}};
        for (const double left : {-100.0, 100.0}) {
            auto camera = before;
            camera.turn(left, 0);
            view()->setCamera(camera);
            QVERIFY(arrow->isVisible());
            const int x = arrow->geometry().center().x();
            QVERIFY(left > 0 ? x > view()->width() * 3 / 4 : x < view()->width() / 4);
        }
        QTest::mouseClick(arrow, Qt::LeftButton);
        QVERIFY(isInPicture());
        QVERIFY(!arrow->isVisible());
        turnAway();
        selection().clear();
        QTRY_VERIFY(!arrow->isVisible());
    }

    // It is drawn for the first time then.
    void aViewThatLiesBehindIsRaised()
    {
        open(samplePath(u"quake2"));
        auto *dock = static_cast<QDockWidget *>(window_->view()->parentWidget());
        dock->hide();
        auto *faces = table(u"faces"_s);
        QTest::mouseClick(faces->viewport(), Qt::LeftButton, {}, cell(faces, 10, 1));
        QTest::keyClick(faces, Qt::Key_F);
        QVERIFY(dock->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(view()->isReady() && isInPicture(), 30'000);
    }

    void whatHasNoPlaceIsTold()
    {
        show(samplePath(u"quake2"));
        const auto before = view()->camera();
        action(u"Show in 3D"_s)->trigger();
        QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
        QCOMPARE(view()->camera(), before);
        window_->statusBar()->clearMessage();
        selection().set({{document()->map().findLump(u"visibility"), 0}});
        action(u"Show in 3D"_s)->trigger();
        QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
        QCOMPARE(view()->camera(), before);
    }

    void oneGoesBackToWhereTheCameraWas()
    {
        show(samplePath(u"quake2"));
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Left);
        const auto first = view()->camera();
        document()->selection().set({{document()->map().format().roles.faces, 7}});
        QTest::keyClick(window_.get(), Qt::Key_F);
        QTRY_VERIFY(view()->camera() != first);
        const auto second = view()->camera();
        QTest::keyClick(window_->goToEdit(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(window_->goToEdit(), u"300 320 64"_s);
        QTest::keyClick(window_->goToEdit(), Qt::Key_Return);
        QTRY_VERIFY(view()->camera() != second);
        QTest::keyClick(view(), Qt::Key_Backspace);
        QCOMPARE(view()->camera(), second);
        QTest::keyClick(view(), Qt::Key_Backspace);
        QCOMPARE(view()->camera(), first);
        QTest::keyClick(view(), Qt::Key_Backspace); // there is nothing before it
        QCOMPARE(view()->camera(), first);
    }

    // Return on a part of a name that only one has goes there; of several it asks which.
    void whatIsOfferedCanBeGoneTo()
    {
        show(samplePath(u"quake2"));
        auto *line = window_->goToEdit();
        line->setFocus();
        QTRY_VERIFY(line->completer()->model()->rowCount() > 0);
        const auto type = [&](const QString &text) {
            line->setFocus();
            QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(line, text);
            QTest::keyClick(line, Qt::Key_Return);
        };
        type(u"info_player_st"_s);
        QCOMPARE(document()->selection().current().lump, document()->map().format().roles.entityList);
        document()->selection().clear();
        type(u"gallery/"_s);
        QVERIFY(document()->selection().records().empty());
        QTRY_VERIFY(window_->notice()->isVisible());
    }

private:
    QTableView *table(const QString &lump)
    {
        window_->tables()->open(document()->map().findLump(lump));
        return window_->tables()->currentView()->table();
    }
    QPoint cell(QTableView *table, int row, int column) const
    {
        table->scrollTo(table->model()->index(row, column));
        return table->visualRect(table->model()->index(row, column)).center();
    }
    void doubleClick(QTableView *table, int row, int column) const
    {
        const auto at = cell(table, row, column);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
    }
    bool isInPicture() const
    {
        const auto box = view()->framer().box();
        const double aspect = static_cast<double>(view()->width()) / view()->height();
        return !box.isEmpty() && !PictureBorder(view()->camera(), aspect).beyond(toPoint(box.low), toPoint(box.high));
    }
    QAction *action(const QString &name) const
    {
        for (auto *each : window_->actions())
            if (each->text().remove(u'&') == name)
                return each;
        return nullptr;
    }
    // Looks away from what is selected.
    void turnAway()
    {
        auto camera = view()->camera();
        camera.lookAlong(camera.position - view()->framer().box().middle());
        view()->setCamera(camera);
        QVERIFY(!isInPicture());
    }
};

ADD_TEST(TestShowIn3D, QApplication)
#include "tst_showin3d.moc"
