// Where the camera looks, in the games' own angles, and that its picture and its rays agree.
#include "core/camera/camera.h"

#include <QtTest>

class TestCamera : public QObject
{
    Q_OBJECT

private slots:
    void anglesAreTheGames();
    void raysMeetThePlacesThatThePictureShows();
    void theVerticalAngleIsKeptOnWidePictures();
    void framingShowsTheWholeBox();
    void orbitingKeepsThePlaceInThePicture();
    void lookingStopsBeforeStraightUp();
    void onlyNumbersAreAPlace();
};

namespace
{

bool isNear(const Point &a, const Point &b, double within = 1e-6)
{
    return length(a - b) < within;
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
                const auto drawn = (camera.projection(aspect) * camera.view())
                                       .map(QVector3D(static_cast<float>(place[0]), static_cast<float>(place[1]),
                                                      static_cast<float>(place[2])));
                QVERIFY(std::abs(drawn.x() - static_cast<float>(x)) < 1e-3f);
                QVERIFY(std::abs(drawn.y() - static_cast<float>(y)) < 1e-3f);
            }
    QVERIFY(!camera.seenAt(camera.position - camera.forward() * 10, 1));
}

void TestCamera::theVerticalAngleIsKeptOnWidePictures()
{
    const Camera camera;
    QVERIFY(std::abs(camera.verticalAngle() - 73.7398) < 1e-3);
    // From left to right of 4:3 it is 90 degrees.
    const auto left = camera.towards(-1, 0, 4.0 / 3), right = camera.towards(1, 0, 4.0 / 3);
    QVERIFY(std::abs(dot(left, right)) < 1e-9);
    QVERIFY(isNear(camera.towards(0, 1, 4.0 / 3), camera.towards(0, 1, 21.0 / 9)));
}

void TestCamera::framingShowsTheWholeBox()
{
    const Point low{-300, 40, 10}, high{-100, 400, 90};
    for (const double yaw : {0, 50, 200})
        for (const double aspect : {0.6, 1.0, 1.8}) {
            Camera camera{.position = {9, 9, 9}, .yaw = yaw, .pitch = 20};
            camera.frame(low, high, aspect);
            for (int corner = 0; corner < 8; ++corner) {
                const auto seen = camera.seenAt({(corner & 1 ? low : high)[0], (corner & 2 ? low : high)[1],
                                                 (corner & 4 ? low : high)[2]}, aspect);
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

void TestCamera::lookingStopsBeforeStraightUp()
{
    Camera camera;
    camera.turn(350, -500);
    QCOMPARE(camera.yaw, -10);
    QVERIFY(camera.pitch > -90 && camera.pitch < -89);
    QVERIFY(length(camera.up()) > 0.99);
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

QTEST_GUILESS_MAIN(TestCamera)
#include "tst_camera.moc"
