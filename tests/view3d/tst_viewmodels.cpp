// What entities show of models in the 3D view: seen, clicked and switched off.
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/modelbuilder.h"
#include "tests/program.h"
#include "tests/viewfixture.h"

class TestViewModels : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void aClickSelectsWhoShowsIt()
    {
        showItem();
        QVERIFY(isUnder(middle()));
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle());
        QCOMPARE(selection().current(), item());
        selection().clear();
        QVERIFY(!isUnder({2, middle().y()})); // beside it
    }

    void theKeyAndTheMenuSwitchThem()
    {
        showItem();
        auto *action = inShowMenu(u"Models and sprites\tO"_s);
        QVERIFY(action && action->isChecked());
        const auto with = picture();
        QTest::keyClick(view(), Qt::Key_O);
        QVERIFY(!action->isChecked());
        QVERIFY(!isUnder(middle()));
        const auto without = picture();
        QVERIFY(with.pixel(middle() * with.devicePixelRatio()) != without.pixel(middle() * with.devicePixelRatio()));
        action->setChecked(true);
        QVERIFY(isUnder(middle()));
        QCOMPARE(picture(), with);
    }

    void anEditMovesThem()
    {
        showItem();
        const std::array entities{1};
        document()->edit(edits::setValue(document()->entitySource(), entities, u"origin"_s, u"0 40 0"_s).value());
        QVERIFY(!isUnder(middle())); // where it was
        QTRY_VERIFY_WITH_TIMEOUT(!view()->isBusy() && view()->loader().models().shown().front().transform.origin[1] == 40,
                                 10'000);
        view()->setCamera({.position = {50, 40, -49}, .yaw = 180});
        QVERIFY(isUnder(middle()));
    }

    void whereOnlySomeFacesAreShownTheyAreNot()
    {
        showItem();
        const auto with = picture();
        view()->shownOnly().show({face(0)});
        QVERIFY(!isUnder(middle()));
        view()->shownOnly().showAll();
        QVERIFY(isUnder(middle()));
        QCOMPARE(picture(), with);
    }

private:
    // An item that shows a square, seen from before it; without boxes.
    void showItem()
    {
        folder_.save(u"baseq2/models/items/quaddama/tris.md2"_s, md2Of("a"));
        const QByteArray text("{ \"classname\" \"worldspawn\" } { \"classname\" \"item_quad\" \"origin\" \"0 0 0\" }");
        show(
            folder_.save(u"baseq2/maps/room.bsp"_s, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text + '\0').build()));
        inShowMenu(u"Entities"_s)->setChecked(false);
        view()->setCamera({.position = {50, 0, -49}, .yaw = 180});
    }
    RecordRef item() const { return {document()->map().format().roles.entityList, 1}; }
    bool isUnder(QPoint at) const
    {
        const auto records = view()->recordsAt(at);
        return std::ranges::find(records, item()) != records.end();
    }
    const GameFolder folder_;
};

ADD_TEST(TestViewModels, QApplication)
#include "tst_viewmodels.moc"
