// What the 3D view's menu does with what lies under the pointer, and at that place.
#include "core/camera/placetext.h"
#include "core/entities/places.h"
#include "core/geometry/placements.h"
#include "core/text.h"
#include "core/where/space.h"
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"

class TestViewMenu : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theMenuListsWhatLiesThere()
    {
        show(samplePath(u"quake2"_s));
        const auto records = view()->recordsAt(middle());
        QVERIFY(records.size() > 1);
        auto *second = entry(u"Face "_s, u"Select What Lies"_s);
        QVERIFY(second);
        auto *menu = qobject_cast<QMenu *>(second->parent());
        QVERIFY(menu && menu->actions().size() >= 2);
        menu->actions().at(1)->trigger();
        QCOMPARE(selection().records(), std::vector<RecordRef>{records[1]});
    }

    void facesAreHiddenFromTheMenu()
    {
        show(samplePath(u"quake2"_s));
        const auto first = view()->hitAt(middle());
        entry(u"Hide This Face"_s)->trigger();
        const auto second = view()->hitAt(middle());
        QVERIFY(!second || second->face != first->face);
        QVERIFY(!view()->shownOnly().shows(first->face));
        const auto other = first->face == 100 ? 101U : 100U;
        QVERIFY(view()->shownOnly().shows(other));
        selection().set({face(other)});
        entry(u"Hide Selected"_s)->trigger();
        QVERIFY(!view()->shownOnly().shows(first->face) && !view()->shownOnly().shows(other)); // both now
        const auto *told = view()->shownOnly().notice()->findChild<QLabel *>();
        QVERIFY(told->text().contains(numberText(document()->map().recordCount(face(0).lump) - 2)));
        QTest::keyClick(view(), Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(view()->shownOnly().shows(first->face));
        QCOMPARE(view()->hitAt(middle())->face, first->face);
    }

    void placesAreCopied()
    {
        show(samplePath(u"quake3"_s));
        const auto hit = view()->hitAt(middle());
        entry(u"Copy Position"_s)->trigger();
        const auto place = parsePlace(QApplication::clipboard()->text());
        QVERIFY(place && length(place->eye - hit->point) < 0.02);
        entry(u"Copy Camera"_s)->trigger();
        const auto camera = parsePlace(QApplication::clipboard()->text());
        QVERIFY(camera && length(camera->eye - view()->camera().position) < 0.2);
    }

    void anEntityIsAddedWhereTheMenuIs()
    {
        show(samplePath(u"quake2"_s));
        lookAtTheFloor();
        const auto hit = view()->hitAt(middle());
        QVERIFY(hit);
        const int steps = document()->undoStack().index();
        const auto count = document()->map().entities().entities.size();
        QVERIFY(entry(u"light"_s, u"Add an Entity"_s)); // of the map's own classes
        entry(u"Other"_s, u"Add an Entity"_s)->trigger();
        auto *dialog = view()->findChild<QInputDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->setTextValue(u"info_player_start"_s);
        dialog->accept();
        QCOMPARE(document()->undoStack().index(), steps + 1);
        QCOMPARE(document()->map().entities().entities.size(), count + 1);
        const auto added = static_cast<qint32>(selection().current().index);
        QCOMPARE(selection().records(), std::vector<RecordRef>{overlay().entities().record(added)});
        QCOMPARE(edits::nameOf(document()->entitySource(), added), u"info_player_start"_s);
        const auto origin = originOf(document()->entitySource(), added);
        QVERIFY(origin);
        const auto above = *origin - hit->point;
        QVERIFY(above[2] >= 24 && above[2] < 27); // it stands on the floor
        QVERIFY(std::hypot(above[0], above[1]) < 1);
        document()->undoStack().undo();
        QCOMPARE(document()->map().entities().entities.size(), count);
    }

    void aNewEntityStandsWhereTheCameraLooks()
    {
        show(samplePath(u"quake2"_s));
        lookAtTheFloor();
        const auto hit = view()->hitAt(view()->rect().center());
        QVERIFY(hit);
        auto *entities = window_->entities();
        const auto add = [&](const QString &classname, Qt::KeyboardModifiers modifiers) {
            auto *list = entities->list()->table();
            list->setFocus();
            QTest::keyClick(list, Qt::Key_Insert);
            QTest::keyClicks(entities->classEdit(), classname);
            QTest::keyClick(entities->classEdit(), Qt::Key_Return, modifiers);
            return originOf(document()->entitySource(), static_cast<qint32>(selection().current().index));
        };
        window_->findChild<QDockWidget *>(u"entities"_s)->raise();
        const auto before = document()->map().entityText().toByteArray();
        const auto ahead = add(u"info_player_deathmatch"_s, {});
        QVERIFY(ahead);
        const auto above = *ahead - hit->point;
        QVERIFY(above[2] >= 24 && above[2] < 27 && std::hypot(above[0], above[1]) < 1); // it stands on the floor
        const auto here = add(u"info_null"_s, Qt::ShiftModifier);
        QVERIFY(here && length(*here - view()->camera().position) < 1);
        QVERIFY(!add(u"func_door"_s, {})); // its brushes tell where it is
        QCOMPARE(document()->undoStack().index(), 3);
        for (int i = 0; i < 3; ++i)
            document()->undoStack().undo();
        QCOMPARE(document()->map().entityText(), QByteArrayView(before));
    }

    void theWorldIsNotPaintedWhenItIsSelected()
    {
        show(samplePath(u"quake2"_s));
        const auto faces = document()->map().format().roles.faces;
        selection().set({overlay().entities().record(0)});
        QVERIFY(view()->selectedBox().isEmpty());
        selection().set({{faces, 0}});
        QVERIFY(!view()->selectedBox().isEmpty());
    }

    void anEntityIsMadeOfTheModelUnderThePointer()
    {
        show(samplePath(u"quake2"_s));
        const auto &map = document()->map();
        const auto before = map.entityText().toByteArray();
        lookAtTheFloor();
        QVERIFY(!entry(u"Make an Entity"_s)); // the floor is the world's
        const auto placements = placementsOf(map);
        const auto found =
            std::ranges::find_if(placements, [](const ModelPlacement &each) { return each.entity > 0 && each.isDrawn; });
        QVERIFY(found != placements.end());
        const StoredBox box(map, map.format().columns.modelBox, found->model);
        auto camera = view()->camera();
        camera.position = found->transform.point((box.low + box.high) * 0.5) + Point{0, 0, 300};
        camera.lookAlong({0.001, 0, -1});
        view()->setCamera(camera);
        for (auto over = view()->hitAt(middle()); over && over->model == 0; over = view()->hitAt(middle()))
            view()->shownOnly().hide({{map.format().roles.faces, over->face}}); // whatever hangs between them
        QVERIFY(view()->hitAt(middle()));
        const auto hit = *view()->hitAt(middle());
        const auto name = u"Make an Entity of *%1"_s.arg(hit.model);
        entry(u"Other"_s, name)->trigger();
        auto *dialog = view()->findChild<QInputDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->setTextValue(u"trigger_multiple"_s);
        dialog->accept();
        const auto source = document()->entitySource();
        const auto added = static_cast<qint32>(selection().current().index);
        QCOMPARE(edits::nameOf(source, added), u"trigger_multiple"_s);
        QCOMPARE(edits::valueOf(source, added, "model").toByteArray(), "*" + QByteArray::number(hit.model));
        const auto was = originOf(source, hit.entity).value_or(Point{}), now = originOf(source, added).value_or(Point{});
        QVERIFY(was != now);
        document()->undoStack().undo();
        QCOMPARE(map.entityText().toByteArray(), before);
    }

    void oneLooksFromAFloorAtEyeHeight()
    {
        show(samplePath(u"quake2"_s));
        lookAtTheFloor();
        const auto hit = view()->hitAt(middle());
        QVERIFY(hit);
        const double yaw = view()->camera().yaw;
        QVERIFY(entry(u"Look From Here"_s));
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_L); // the menu's letter, and none of the view's keys
        QVERIFY(!view()->camera().isParallel());
        const auto &camera = view()->camera();
        QCOMPARE(camera.pitch, 0);
        QCOMPARE(camera.yaw, yaw);
        const auto above = camera.position - hit->point;
        QVERIFY(std::hypot(above[0], above[1]) < 2);
        QVERIFY(above[2] > 20 && above[2] <= 48); // 24 + 22 above it, or below a ceiling
    }

private:
    void show(const QString &path)
    {
        ViewFixture::show(path);
        view()->setFocus();
    }
    // The entry of the menu that is opened in the middle, or of the one in it whose title begins so.
    QAction *entry(const QString &words, const QString &in = {})
    {
        if (auto *open = QApplication::activePopupWidget())
            open->close();
        QTest::mouseClick(view(), Qt::RightButton, {}, middle());
        return entryOf(qobject_cast<QMenu *>(QApplication::activePopupWidget()), words, in);
    }
    QAction *entryOf(QMenu *from, const QString &words, const QString &in)
    {
        for (auto *action : from ? from->actions() : QList<QAction *>()) {
            if (!in.isEmpty() && action->menu() && plain(action).startsWith(in))
                return entryOf(action->menu(), words, {});
            if (in.isEmpty() && plain(action).startsWith(words))
                return action;
        }
        return nullptr;
    }
    static QString plain(const QAction *action) { return action->text().remove(u'&'); }
    void lookAtTheFloor()
    {
        auto camera = view()->camera();
        camera.turn(0, 70);
        view()->setCamera(camera);
    }
};

ADD_TEST(TestViewMenu, QApplication)
#include "tst_viewmenu.moc"
