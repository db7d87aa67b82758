// Where the camera looks, in the games' own angles, that its picture and its rays agree, and that what is framed is
// seen from the front, as a whole, and with nothing in between.
#include "core/camera/camera.h"
#include "core/camera/framing.h"

#include <QtTest>

class TestCamera : public QObject
{
    Q_OBJECT

private slots:
    void anglesAreTheGames();
    void raysMeetThePlacesThatThePictureShows();
    void framingShowsTheWholeBox();
    void orbitingKeepsThePlaceInThePicture();
    void onlyNumbersAreAPlace();
    void aFaceIsSeenFromItsFrontUnlessItIsSeenWellAlready();
    void wallsAreNotGoneThrough();
};

namespace
{

bool isNear(const Point &a, const Point &b, double within = 1e-6)
{
    return length(a - b) < within;
}

constexpr double ratio = 4.0 / 3;

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
    const auto seen = camera.seenAt(place, ratio);
    return seen && std::abs((*seen)[0]) < 1e-6 && std::abs((*seen)[1]) < 1e-6;
}

} // namespace

void TestCamera::anglesAreTheGames()
{
    QVERIFY(isNear((Camera{}).forward(), {1, 0, 0}));
    QVERIFY(isNear((Camera{.yaw = 90}).forward(), {0, 1, 0}));
    QVERIFY(isNear((Camera{.pitch = 30}).forward(), {std::sqrt(0.75), 0, -0.5})); // down
    QVERIFY(isNear((Camera{}).right(), {0, -1, 0}));
    QVERIFY(isNear((Camera{}).up(), {0, 0, 1}));
    Camera camera{.position = {10, 20, 30}};
    camera.lookAt({10, 120, -70});
    QCOMPARE(camera.yaw, 90);
    QCOMPARE(camera.pitch, 45);
    camera = {};
    camera.turn(350, -500);
    QCOMPARE(camera.yaw, -10);
    QVERIFY(camera.pitch > -90 && camera.pitch < -89);
    QVERIFY(length(camera.up()) > 0.99);
}

void TestCamera::raysMeetThePlacesThatThePictureShows()
{
    const Camera camera{.position = {100, -50, 20}, .yaw = 33, .pitch = -21};
    for (const double aspect : {4.0 / 3, 16.0 / 9, 0.5})
        for (const double x : {-0.9, 0.0, 0.7})
            for (const double y : {-0.8, 0.1, 0.95}) {
                const auto place = camera.position + camera.towards(x, y, aspect) * 700;
                const auto seen = camera.seenAt(place, aspect);
                QVERIFY(seen);
                QVERIFY(std::abs((*seen)[0] - x) < 1e-9 && std::abs((*seen)[1] - y) < 1e-9);
                const auto [atX, atY, atZ] = narrow(place);
                const auto drawn = (camera.projection(aspect) * camera.view()).map(QVector3D(atX, atY, atZ));
                QVERIFY(std::abs(drawn.x() - static_cast<float>(x)) < 1e-3f);
                QVERIFY(std::abs(drawn.y() - static_cast<float>(y)) < 1e-3f);
            }
    QVERIFY(!camera.seenAt(camera.position - camera.forward() * 10, 1));
    // The vertical angle is kept on wide pictures.
    const Camera plain;
    QVERIFY(std::abs(plain.verticalAngle() - 73.7398) < 1e-3);
    // From left to right of 4:3 it is 90 degrees.
    const auto left = plain.towards(-1, 0, 4.0 / 3), right = plain.towards(1, 0, 4.0 / 3);
    QVERIFY(std::abs(dot(left, right)) < 1e-9);
    QVERIFY(isNear(plain.towards(0, 1, 4.0 / 3), plain.towards(0, 1, 21.0 / 9)));
}

void TestCamera::framingShowsTheWholeBox()
{
    const Point low{-300, 40, 10}, high{-100, 400, 90};
    for (const double yaw : {0, 50, 200})
        for (const double aspect : {0.6, 1.0, 1.8}) {
            Camera camera{.position = {9, 9, 9}, .yaw = yaw, .pitch = 20};
            camera.frame(low, high, aspect);
            for (unsigned corner = 0; corner < 8; ++corner) {
                const auto seen = camera.seenAt(cornerOf(low, high, corner), aspect);
                QVERIFY(seen && std::abs((*seen)[0]) <= 1 && std::abs((*seen)[1]) <= 1);
            }
        }
}

void TestCamera::orbitingKeepsThePlaceInThePicture()
{
    Camera camera{.position = {0, 0, 50}, .yaw = 10, .pitch = 5};
    const Point about{400, 130, 0};
    const auto before = camera.seenAt(about, 1.5);
    const double distance = length(about - camera.position);
    camera.orbit(about, 37, 12);
    const auto after = camera.seenAt(about, 1.5);
    QVERIFY(before && after);
    QVERIFY(std::abs((*before)[0] - (*after)[0]) < 1e-9 && std::abs((*before)[1] - (*after)[1]) < 1e-9);
    QVERIFY(std::abs(length(about - camera.position) - distance) < 1e-9);
}

void TestCamera::onlyNumbersAreAPlace()
{
    QVERIFY(Camera{}.isFinite());
    for (const double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        for (size_t axis = 0; axis < 3; ++axis) {
            Camera camera;
            camera.position[axis] = bad;
            QVERIFY(!camera.isFinite());
        }
        QVERIFY(!(Camera{.yaw = bad}).isFinite());
        QVERIFY(!(Camera{.pitch = bad}).isFinite());
        QVERIFY(!(Camera{.fieldOfView = bad}).isFinite());
    }
}

void TestCamera::aFaceIsSeenFromItsFrontUnlessItIsSeenWellAlready()
{
    const Camera behind{.position = {0, 0, 0}, .yaw = 180};
    const FrameTarget wall{{0, -64, 0}, {0, 64, 128}, {-1, 0, 0}};
    const auto camera = frameClearly(behind, wall, ratio, everywhere);
    QVERIFY(camera.position[0] < -64);
    QVERIFY(looksAt(camera, {0, 0, 64}));
    for (const auto &corner : {Point{0, -64, 0}, Point{0, 64, 128}}) {
        const auto seen = camera.seenAt(corner, ratio);
        QVERIFY(seen && std::abs((*seen)[0]) <= 1 && std::abs((*seen)[1]) <= 1);
    }
    const auto floor = frameClearly(behind, {{-64, -64, 0}, {64, 64, 0}, {0, 0, 3}}, ratio, everywhere);
    QVERIFY(floor.position[2] > 64 && floor.pitch > 80);
    const Camera before{.position = {-500, 0, 0}, .yaw = 30, .pitch = 10};
    const auto kept = frameClearly(before, {{0, -64, 0}, {0, 64, 128}, {-1, 0, 0}}, ratio, everywhere);
    QVERIFY(std::abs(kept.yaw - 30) < 1e-6 && std::abs(kept.pitch - 10) < 1e-6);
    QVERIFY(looksAt(kept, {0, 0, 64}));
}

void TestCamera::wallsAreNotGoneThrough()
{
    const auto camera = frameClearly({.yaw = 180}, {{0, -200, -200}, {0, 200, 200}, {1, 0, 0}}, ratio, upToTheWall);
    QVERIFY(camera.position[0] > 24 && camera.position[0] < 100);
    QVERIFY(looksAt(camera, {0, 0, 0}));
    // What has no front is gone around to a free side.
    const auto around = frameClearly({.yaw = 180}, {{-64, -64, -64}, {64, 64, 64}, {}}, ratio, upToTheWall);
    QVERIFY(around.position[0] < 100);
    QVERIFY(length(around.position) > 100); // as far as wanted, to another side
    QVERIFY(looksAt(around, {0, 0, 0}));
}

QTEST_GUILESS_MAIN(TestCamera)
#include "tst_camera.moc"
