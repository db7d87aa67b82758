// Polygons and convex solids are cut by planes.
#include "core/geometry/winding.h"
#include "tests/program.h"

#include <cmath>

class TestWinding : public QObject
{
    Q_OBJECT

private slots:
    // Nodes that share their children lead to each other by more ways than can be walked.
    void theWorkOfATreeIsBounded()
    {
        QVERIFY(treeWork(100'000) >= 200 * 100'000); // what large sound maps need
        QCOMPARE(treeWork(10), 120'000U);
        for (const quint64 nodes : {65'536U, 1'000'000U, 100'000'000U})
            QCOMPARE(treeWork(nodes), treeWork(50'000));
    }

    void aWindingIsCutByPlanes()
    {
        const Plane floor{{0, 0, 1}, 10};
        auto winding = windingOn(floor);
        QCOMPARE(winding.size(), size_t(4));
        QVERIFY(dot(cross(winding[2] - winding[0], winding[1] - winding[0]), floor.normal) > 0); // clockwise from the front
        for (const auto &plane : {Plane{{1, 0, 0}, 8}, Plane{{-1, 0, 0}, 8}, Plane{{0, 1, 0}, 4}, Plane{{0, -1, 0}, 4}})
            winding = behind(winding, plane);
        QVERIFY(std::abs(areaOf(winding) - 128) < 1e-6);
        const Plane corner{{std::sqrt(0.5), std::sqrt(0.5), 0}, 10 * std::sqrt(0.5)}; // x + y <= 10: cuts a triangle of 2 off
        QVERIFY(std::abs(areaOf(behind(winding, corner)) - 126) < 1e-6);
        QCOMPARE(behind(winding, corner).size(), size_t(5));
        QVERIFY(behind(winding, Plane{{1, 0, 0}, -9}).empty());
        QCOMPARE(behind(winding, Plane{{1, 0, 0}, 9}), winding);
        QCOMPARE(behind(winding, floor), winding);
    }

    void aBoxIsCutIntoTwoThatFillIt()
    {
        const auto volume = [](const Polyhedron &solid) {
            double sum = 0;
            for (const auto &side : solid.sides)
                sum += areaOf(side.winding) * side.plane.distance / 3; // of pyramids from 0 0 0
            return sum;
        };
        const auto box = boxOf({-1, -2, -3}, {4, 5, 6});
        QCOMPARE(box.sides.size(), size_t(6));
        QVERIFY(std::abs(volume(box) - 5 * 7 * 9) < 1e-6);
        for (const auto &normal :
             {Point{1, 0, 0}, Point{0.6, 0.8, 0}, Point{1 / std::sqrt(3), 1 / std::sqrt(3), 1 / std::sqrt(3)}})
            for (const double distance : {-50.0, -2.0, -1.0, 0.0, 0.5, 2.0, 4.0, 50.0}) {
                const Plane plane{normal, distance};
                const auto back = behind(box, plane), front = behind(box, plane.opposite());
                QVERIFY(std::abs(volume(back) + volume(front) - 5 * 7 * 9) < 0.1);
            }
        QVERIFY(behind(box, Plane{{0, 0, 1}, -3}).isEmpty());
        QCOMPARE(behind(box, Plane{{0, 0, 1}, 6}).sides.size(), size_t(6));
    }
};

ADD_TEST(TestWinding, QCoreApplication)

#include "tst_winding.moc"
