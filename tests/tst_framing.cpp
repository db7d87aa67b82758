// What is framed is seen from the front, as a whole, and with nothing in between.
#include "core/camera/framing.h"

#include <QtTest>

namespace
{

constexpr double aspect = 4.0 / 3;

double everywhere(const Point &, const Point &, double wanted)
{
    return wanted;
}

// A wall at x = 100, beyond which nobody gets.
double upToTheWall(const Point &from, const Point &direction, double wanted)
{
    return direction[0] > 0 ? std::min(wanted, (100 - from[0]) / direction[0]) : wanted;
}

bool looksAt(const Camera &camera, const Point &place)
{
    const auto seen = camera.seenAt(place, aspect);
    return seen && std::abs((*seen)[0]) < 1e-6 && std::abs((*seen)[1]) < 1e-6;
}

} // namespace

class TestFraming : public QObject
{
    Q_OBJECT

private slots:
    void aFaceIsSeenFromItsFront();
    void aViewThatIsGoodEnoughIsKept();
    void wallsAreNotGoneThrough();
    void whatHasNoFrontIsGoneAroundToAFreeSide();
};

void TestFraming::aFaceIsSeenFromItsFront()
{
    const Camera behind{.position = {0, 0, 0}, .yaw = 180};
    const FrameTarget wall{{0, -64, 0}, {0, 64, 128}, {-1, 0, 0}};
    const auto camera = frameClearly(behind, wall, aspect, everywhere);
    QVERIFY(camera.position[0] < -64);
    QVERIFY(looksAt(camera, {0, 0, 64}));
    for (const auto &corner : {Point{0, -64, 0}, Point{0, 64, 128}}) {
        const auto seen = camera.seenAt(corner, aspect);
        QVERIFY(seen && std::abs((*seen)[0]) <= 1 && std::abs((*seen)[1]) <= 1);
    }
    const auto floor = frameClearly(behind, {{-64, -64, 0}, {64, 64, 0}, {0, 0, 3}}, aspect, everywhere);
    QVERIFY(floor.position[2] > 64 && floor.pitch > 80);
}

void TestFraming::aViewThatIsGoodEnoughIsKept()
{
    const Camera before{.position = {-500, 0, 0}, .yaw = 30, .pitch = 10};
    const auto camera = frameClearly(before, {{0, -64, 0}, {0, 64, 128}, {-1, 0, 0}}, aspect, everywhere);
    QVERIFY(std::abs(camera.yaw - 30) < 1e-6 && std::abs(camera.pitch - 10) < 1e-6);
    QVERIFY(looksAt(camera, {0, 0, 64}));
}

void TestFraming::wallsAreNotGoneThrough()
{
    const auto camera = frameClearly({.yaw = 180}, {{0, -200, -200}, {0, 200, 200}, {1, 0, 0}}, aspect, upToTheWall);
    QVERIFY(camera.position[0] > 24 && camera.position[0] < 100);
    QVERIFY(looksAt(camera, {0, 0, 0}));
}

void TestFraming::whatHasNoFrontIsGoneAroundToAFreeSide()
{
    const auto camera = frameClearly({.yaw = 180}, {{-64, -64, -64}, {64, 64, 64}, {}}, aspect, upToTheWall);
    QVERIFY(camera.position[0] < 100);
    QVERIFY(length(camera.position) > 100); // as far as wanted, to another side
    QVERIFY(looksAt(camera, {0, 0, 0}));
}

QTEST_GUILESS_MAIN(TestFraming)

#include "tst_framing.moc"
