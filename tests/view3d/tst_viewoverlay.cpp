// What lies over the map in the 3D view: that it is seen, and what a click means.
#include "core/where/pointinleaf.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "tests/viewfixture.h"

class TestViewOverlay : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void boxesAreSeenInTheirColour_data() { addSampleRows(); }
    void boxesAreSeenInTheirColour()
    {
        QFETCH(QString, path);
        show(path);
        const auto entity = lookAtAnEntity();
        QVERIFY(entity >= 0);
        const auto *mark = overlay().entities().marks().of(entity);
        auto *entities = inShowMenu(u"Entities"_s);
        QVERIFY(entities && entities->isChecked());
        const auto with = picture();
        entities->setChecked(false);
        const auto without = picture();
        QVERIFY(difference(with, without) > 200);
        // Somewhere its edges are nearly in its colour.
        const int near = countPixels(with, [&](int x, int y) {
            const QColor pixel = with.pixelColor(x, y), color(mark->color);
            return std::abs(pixel.red() - color.red()) + std::abs(pixel.green() - color.green())
                           + std::abs(pixel.blue() - color.blue())
                       < 90
                   && with.pixel(x, y) != without.pixel(x, y);
        });
        QVERIFY2(near > 30, qPrintable(QString::number(near)));
        entities->setChecked(true);
        QCOMPARE(difference(picture(), with), 0);
    }

    void aClickGoesThroughBoxFacesAndEntities_data() { addSampleRows(); }
    void aClickGoesThroughBoxFacesAndEntities()
    {
        QFETCH(QString, path);
        show(path);
        const auto entity = lookAtAnEntity();
        QVERIFY(entity >= 0);
        const auto expected = view()->recordsAt(middle());
        QVERIFY(expected.size() > 1);
        QCOMPARE(expected.front(), overlay().entities().record(entity));
        const auto isPointedAt = [&] { // asked again where the view still moves in the window, away from the pointer
            QTest::mouseMove(view(), {5, 5});
            QTest::mouseMove(view(), middle());
            return QTest::qWaitFor([&] { return overlay().entities().hovered() == entity; }, 500);
        };
        QTRY_VERIFY(isPointedAt());
        rest(middle());
        QTRY_VERIFY(QToolTip::text().contains(overlay().entities().nameOf(entity)));
        QToolTip::hideText();
        const auto before = view()->camera();
        auto flown = before;
        flown.position = before.position - before.forward() * 8;
        view()->setCamera(flown);
        QCOMPARE(overlay().entities().hovered(), -1);
        view()->setCamera(before);
        for (const auto record : expected) {
            QTest::mouseClick(view(), Qt::LeftButton, {}, middle());
            QCOMPARE(selection().records(), std::vector<RecordRef>{record});
        }
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle());
        QCOMPARE(selection().records(), std::vector<RecordRef>{expected.front()}); // the nearest again
        // Behind a brush model's face comes its entity.
        int met = 0;
        for (const auto &mark : overlay().entities().marks().marks) {
            const auto at = mark.isBrush ? placement(mark.entity) : std::nullopt;
            if (!at)
                continue;
            for (const double pitch : {0.0, 40.0, 90.0, -40.0}) { // some are seen from one side alone
                Camera camera{.pitch = pitch};
                camera.position = mark.middle() - camera.forward() * 200;
                view()->setCamera(camera);
                const auto records = view()->recordsAt(middle());
                const auto owner = std::ranges::find(records, overlay().entities().record(mark.entity));
                if (owner == records.end())
                    continue;
                ++met;
                QVERIFY(owner != records.begin());
                QCOMPARE(std::prev(owner)->lump, face(0).lump);
            }
        }
        QVERIFY(met > 0);
    }

    void aSelectedEntityIsFramed()
    {
        show(samplePath(u"quake2"));
        const auto before = picture();
        const auto entity = lookAtAnEntity();
        selection().set({overlay().entities().record(entity)});
        QCOMPARE(overlay().entities().selected(), std::vector<qint32>{entity});
        view()->home();
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_F);
        const auto &mark = *overlay().entities().marks().of(entity);
        const auto seen = view()->camera().seenAt(mark.middle(), static_cast<double>(view()->width()) / view()->height());
        QVERIFY(seen && std::abs((*seen)[0]) < 0.2 && std::abs((*seen)[1]) < 0.2);
        QVERIFY(difference(before, picture()) > 0);
    }

    // The text has an entity in sight and ten thousand behind it.
    void veryManyEntitiesAreReadInTheBackground()
    {
        const QByteArray few =
            "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"item_health\" \"origin\" \"0 0 0\" \"target\" \"t\" }\n";
        show(save(u"few.bsp"_s, mapWithEntities(bsp::quake2, few)));
        Camera camera;
        camera.position = {-50, 0, 10};
        camera.lookAt(overlay().entities().marks().of(1)->middle());
        view()->setCamera(camera);
        const auto before = picture();
        const auto many =
            QByteArray("{ \"classname\" \"light\" \"origin\" \"900 0 0\" \"targetname\" \"t\" }\n").repeated(10'000);
        document()->edit({.what = u"many"_s, .splices = {{few.size(), {}, many}}});
        QVERIFY(view()->isBusy() && overlay().entities().marks().marks.empty());
        QVERIFY(overlay().entities().along({camera.position, camera.forward()}).empty());
        QVERIFY(difference(picture(), before) == 0); // it stays meanwhile
        selection().set({overlay().entities().record(1)});
        view()->framer().frame(); // once it is known where that is
        QTRY_VERIFY_WITH_TIMEOUT(!view()->isBusy(), 30'000);
        QCOMPARE(overlay().entities().marks().marks.size(), 10'001U);
        QCOMPARE(overlay().entities().marks().links.size(), 10'000U);
        QTRY_VERIFY(length(view()->camera().position - camera.position) > 1);
        QCOMPARE(view()->recordsAt(middle()).front(), overlay().entities().record(1));
        document()->undoStack().undo();
        QCOMPARE(overlay().entities().marks().marks.size(), 1U);
    }

    void solidsAreSeenAndPicked_data() { addSampleRows(); }
    void solidsAreSeenAndPicked()
    {
        QFETCH(QString, path);
        show(path);
        const auto without = picture();
        auto &solids = overlay().solids();
        QVERIFY(solids.hasBrushes() != solids.hasHulls());
        const auto faces = view()->recordsAt(middle());
        if (solids.hasBrushes())
            solids.setKinds(allContentsKinds);
        else
            solids.setHull(1);
        QTRY_VERIFY(!solids.isBusy());
        QVERIFY(difference(picture(), without) > without.width() * without.height() / 10);
        const auto &columns = document()->map().format().columns;
        const int lump = solids.hasBrushes() ? columns.brushSides.lump : columns.clipnodePlane.lump;
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle());
        QCOMPARE(selection().current().lump, lump);
        QVERIFY(view()->recordsAt(middle()).size() > faces.size());
        selection().clear();
        solids.setKinds(0);
        solids.setHull(-1);
        QTRY_COMPARE(difference(picture(), without), 0);
        QCOMPARE(view()->recordsAt(middle()), faces);
    }

    void aSelectedBrushIsSeenByItself()
    {
        show(samplePath(u"quake3"));
        const auto without = picture();
        const auto hit = view()->hitAt(middle());
        QVERIFY(hit);
        // The brush that the wall in the middle belongs to, found as it would be in a table.
        overlay().solids().setKinds(allContentsKinds);
        QTRY_VERIFY(!overlay().solids().isBusy());
        const auto records = view()->recordsAt(middle());
        overlay().solids().setKinds(0);
        QTRY_VERIFY(!overlay().solids().isBusy());
        selection().set({records.front()});
        QTRY_VERIFY(difference(picture(), without) > 500);
        QVERIFY(!overlay().selectionBox().isEmpty());
    }

    void selectedLeafsAreOutlined()
    {
        show(samplePath(u"halflife"));
        const auto without = picture();
        const auto place = pointInLeaf(document()->map(), view()->camera().position + view()->camera().forward() * 300);
        QVERIFY(place.leaf > 0);
        selection().set({{document()->map().format().roles.leafs, static_cast<quint32>(place.leaf)}});
        QVERIFY(difference(picture(), without) > 100);
        QVERIFY(!overlay().selectionBox().isEmpty());
    }

    void openingsOfTheSelectedClusterAreOutlined()
    {
        show(samplePath(u"quake3"));
        const auto place = pointInLeaf(document()->map(), view()->camera().position + view()->camera().forward() * 300);
        QVERIFY(place.cluster >= 0);
        selection().set({cluster(static_cast<quint32>(place.cluster))});
        QVERIFY(overlay().isBusy()); // they are looked for beside the window
        const auto boxesAlone = picture();
        QTRY_VERIFY(!overlay().isBusy());
        const auto with = picture();
        QVERIFY(difference(with, boxesAlone) > 50);
        selection().clear();
        QVERIFY(difference(picture(), with) > 50);
    }

    void aPointfileBesideTheMapIsDrawn()
    {
        show(save(u"leaky.bsp"_s, contentOf(samplePath(u"quake2"))));
        auto *action = inShowMenu(u"Pointfile"_s);
        QVERIFY(action);
        auto *menu = qobject_cast<QMenu *>(action->associatedObjects().front());
        QVERIFY(menu);
        emit menu->aboutToShow();
        QVERIFY(!action->isEnabled());
        QVERIFY(action->toolTip().contains(u"leaky.pts"_s) && action->toolTip().contains(u"leaky.lin"_s));
        const auto camera = view()->camera();
        const auto ahead = [&camera](double forward, double right) {
            const auto at = camera.position + camera.forward() * forward + camera.right() * right;
            return QByteArray::number(at[0]) + ' ' + QByteArray::number(at[1]) + ' ' + QByteArray::number(at[2]) + '\n';
        };
        save(u"leaky.pts"_s, ahead(100, -40) + ahead(100, 40) + ahead(120, 40));
        window_->reload();
        QTRY_VERIFY(overlay().leak().path().endsWith(u"leaky.pts"_s));
        QTRY_VERIFY_WITH_TIMEOUT(view()->isReady() && !view()->isBusy(), 30'000);
        view()->setCamera(camera);
        emit menu->aboutToShow();
        QVERIFY(action->isEnabled());
        const auto redPixels = [this] { // the view's height changes as what lacks is told below it
            const auto now = picture();
            const auto line = now.copy(0, now.height() / 2 - 3, now.width(), 6);
            return countPixels(
                line, [&line](int x, int y) { return line.pixelColor(x, y).red() > 240 && line.pixelColor(x, y).green() < 80; });
        };
        QVERIFY2(redPixels() > 40, qPrintable(QString::number(redPixels())));
        action->setChecked(false);
        QCOMPARE(redPixels(), 0);
    }

    void closedPortalsHideWhatIsBehind()
    {
        show(samplePath(u"quake2"));
        auto &areas = overlay().areas();
        QCOMPARE(areas.portals().size(), 2U);
        window_->view()->pvs()->setCurrentIndex(static_cast<int>(PvsMode::Camera));
        picture();
        const auto all = view()->drawnFaces();
        areas.setClosed(0, true);
        picture();
        QCOMPARE(view()->drawnFaces(), all); // there is another way
        areas.setClosed(1, true);
        picture();
        QVERIFY(view()->drawnFaces() < all);
        areas.setClosed(0, false);
        areas.setClosed(1, false);
        picture();
        QCOMPARE(view()->drawnFaces(), all);
        areas.select(0);
        QCOMPARE(selection().records(), areas.portals()[0].brushes);
    }

    void namesAreNotSeenThroughWalls()
    {
        show(samplePath(u"quake2"));
        constexpr double away = 200;
        const auto changeWithNames = [&] { // around the middle, where a name would stand
            const QRect around(middle() - QPoint(40, 40), QSize(80, 60));
            const auto without = picture().copy(around);
            overlay().entities().setNamesShown(true);
            const auto with = picture().copy(around);
            overlay().entities().setNamesShown(false);
            return difference(without, with);
        };
        QVERIFY(lookAtAnEntity() >= 0);
        QVERIFY(changeWithNames() > 50);
        int hidden = 0;
        for (const auto &mark : overlay().entities().marks().marks)
            for (int yaw = 0; yaw < 360 && !mark.isBrush; yaw += 30) {
                Camera camera{.yaw = static_cast<double>(yaw)};
                camera.position = mark.origin - camera.forward() * away;
                view()->setCamera(camera);
                const auto hit = view()->hitAt(middle());
                const auto isBeside = [&](const EntityMark &other) { // so that its name may reach there
                    const auto way = other.origin - camera.position;
                    return &other != &mark && dot(way, camera.forward()) > 0.85 * length(way);
                };
                const bool isAlone = std::ranges::none_of(overlay().entities().marks().marks, isBeside);
                if (!hit || hit->distance > away / 2 || view()->place().cluster < 0 || !isAlone)
                    continue;
                ++hidden;
                QCOMPARE(changeWithNames(), 0);
            }
        QVERIFY(hidden > 0);
    }

    void marksAreDrawnInAFloatingDock()
    {
        show(samplePath(u"quake2"));
        QVERIFY(lookAtAnEntity() >= 0);
        auto *dock = window_->findChild<QDockWidget *>(u"view"_s);
        for (int i = 0; i < 4; ++i) {
            dock->setFloating(i % 2 == 0);
            dock->raise();
            QTRY_VERIFY(view()->isVisible());
            const auto with = picture();
            overlay().entities().setShown(false);
            QVERIFY(difference(with, picture()) > 100);
            overlay().entities().setShown(true);
        }
    }

    void theMenuNamesWhatTheMapHas()
    {
        show(samplePath(u"quake2"));
        auto *solids = inShowMenu(u"Solids"_s);
        QVERIFY(solids && solids->menu());
        auto *menu = qobject_cast<QMenu *>(solids->associatedObjects().front());
        const auto names = [&] {
            emit menu->aboutToShow();
            QStringList texts;
            for (auto *action : solids->menu()->actions())
                texts.append(action->text().remove(u'&'));
            return texts.join(u'|');
        };
        QVERIFY(names().contains(u"solid ("_s) && names().contains(u"area portal ("_s));
        QVERIFY(!names().contains(u"fog"_s));
        show(samplePath(u"halflife"));
        QVERIFY(names().contains(u"Hull 3"_s) && !names().contains(u"solid ("_s));
        auto *areas = inShowMenu(u"Area portals"_s);
        QVERIFY(areas && !areas->menu()->isEnabled());
        window_->closeMap();
        names();
        QVERIFY(!solids->menu()->isEnabled());
    }

    void theMenuOffersWhatTheFormatHas()
    {
        auto *flares = inShowMenu(u"Flares"_s), *mirrors = inShowMenu(u"What mirrors and portals show"_s);
        QVERIFY(flares && mirrors);
        show(samplePath(u"quake3"));
        QVERIFY(flares->isEnabled() && mirrors->isEnabled());
        show(save(u"room.bsp"_s, MapBuilder::room(bsp::quake).build()));
        QVERIFY(!flares->isEnabled() && !mirrors->isEnabled());
        QVERIFY(inShowMenu(u"Brush models"_s)->isEnabled());
    }
};

ADD_TEST(TestViewOverlay, QApplication)
#include "tst_viewoverlay.moc"
