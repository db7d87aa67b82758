// Where the camera looks, in the games' own angles, that its picture and its rays agree, and that what is framed is
// seen from the front, as a whole, and with nothing in between.
#include "core/camera/beyond.h"
#include "core/camera/camera.h"
#include "core/camera/framing.h"
#include "tests/program.h"

namespace {

bool isNear(const Point &a, const Point &b, double within = 1e-6) { return length(a - b) < within; }

constexpr double ratio = 4.0 / 3;

double everywhere(const Point &, const Point &, double wanted) { return wanted; }

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

class TestCamera : public QObject
{
    Q_OBJECT

private slots:
    void anglesAreTheGames()
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

    void raysMeetThePlacesThatThePictureShows()
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

    void parallelRaysMeetThePlacesThatThePictureShows()
    {
        const Camera from{.position = {100, -50, 20}, .yaw = 33, .pitch = -21};
        const std::tuple<CameraSide, Point, Point> sides[] = {{CameraSide::Top, {1, 0, 0}, {0, 1, 0}},
                                                              {CameraSide::Front, {1, 0, 0}, {0, 0, 1}},
                                                              {CameraSide::Side, {0, 1, 0}, {0, 0, 1}}};
        for (const auto &[side, right, up] : sides) {
            const auto camera = from.fromSide(side, 1000);
            QVERIFY(isNear(camera.right(), right) && isNear(camera.up(), up));
            for (const double aspect : {4.0 / 3, 0.5})
                for (const double x : {-0.9, 0.0, 0.7})
                    for (const double y : {-0.8, 0.1, 0.95})
                        for (const double depth : {-3000.0, 0.0, 900.0}) { // behind it as well
                            const auto origin = camera.origin(x, y, aspect), way = camera.towards(x, y, aspect);
                            const auto place = origin + way * (depth - dot(origin - camera.position, way));
                            const auto across = right * (x * 500 * aspect) + up * (y * 500);
                            QVERIFY(isNear(place, camera.position + across + way * depth, 1e-3));
                            const auto seen = camera.seenAt(place, aspect);
                            QVERIFY(seen && std::abs((*seen)[0] - x) < 1e-9 && std::abs((*seen)[1] - y) < 1e-9);
                            QVERIFY(!camera.isBehind(place));
                            const auto [atX, atY, atZ] = narrow(place);
                            const auto drawn = (camera.projection(aspect) * camera.view()).map(QVector3D(atX, atY, atZ));
                            QVERIFY(std::abs(drawn.x() - static_cast<float>(x)) < 1e-3f);
                            QVERIFY(std::abs(drawn.y() - static_cast<float>(y)) < 1e-3f);
                            QVERIFY(std::abs(camera.depthOf((1 + static_cast<double>(drawn.z())) / 2, aspect) - depth) < 1);
                        }
        }
        auto kept = from.fromSide(CameraSide::Top, 64);
        kept.turn(20, 20);
        kept.lookAlong({1, 2, 3});
        QCOMPARE(kept, from.fromSide(CameraSide::Top, 64));
        QVERIFY(!(Camera{.span = std::nan("")}).isFinite());
        // What stands nearer than something else in perspective does so by the same depth.
        const auto wall = from.position + from.forward() * 300;
        const auto drawn = (from.projection(ratio) * from.view()).map(QVector3D(float(wall[0]), float(wall[1]), float(wall[2])));
        QVERIFY(std::abs(from.depthOf((1 + static_cast<double>(drawn.z())) / 2, ratio) - 300) < 1);
    }

    void aParallelPictureIsMovedAndZoomed()
    {
        auto camera = Camera{.position = {10, 20, 30}}.fromSide(CameraSide::Front, 400);
        const Point place{70, 500, 90};
        const auto before = *camera.seenAt(place, 1.5);
        camera.pan(0.25, -0.5, 1.5);
        const auto panned = *camera.seenAt(place, 1.5);
        QVERIFY(std::abs(panned[0] - before[0] - 0.25) < 1e-9 && std::abs(panned[1] - before[1] + 0.5) < 1e-9);
        camera.zoom(0.5, panned[0], panned[1], 1.5);
        const auto zoomed = *camera.seenAt(place, 1.5);
        QCOMPARE(camera.span, 200);
        QVERIFY(std::abs(zoomed[0] - panned[0]) < 1e-9 && std::abs(zoomed[1] - panned[1]) < 1e-9);
        const std::array corner{-0.5, 0.25}, opposite{0.1, -0.05};
        const auto first = camera.origin(corner[0], corner[1], 1.5), second = camera.origin(opposite[0], opposite[1], 1.5);
        camera.showPart(corner, opposite, 1.5);
        const auto one = *camera.seenAt(first, 1.5), other = *camera.seenAt(second, 1.5);
        QVERIFY(std::abs(one[0] + 1) < 1e-9 && std::abs(other[0] - 1) < 1e-9); // exactly from side to side
        QVERIFY(std::abs(one[1] + other[1]) < 1e-9 && std::abs(one[1]) < 1);
        const Point low{-300, 40, 10}, high{-100, 400, 90};
        for (const auto side : {CameraSide::Top, CameraSide::Front, CameraSide::Side})
            for (const double aspect : {0.6, 1.8}) {
                camera = camera.fromSide(side, 50);
                camera.frame(low, high, aspect);
                double largest = 0;
                for (unsigned each = 0; each < 8; ++each) {
                    const auto seen = camera.seenAt(cornerOf(low, high, each), aspect);
                    QVERIFY(seen);
                    largest = std::max({largest, std::abs((*seen)[0]), std::abs((*seen)[1])});
                }
                QVERIFY(largest < 1 && largest > 0.8);
            }
    }

    void flyingToAPartOfThePictureShowsIt()
    {
        const Camera from{.position = {0, 0, 50}, .yaw = 15};
        const std::array corner{0.2, 0.6}, opposite{0.5, 0.3};
        auto camera = from;
        camera.flyTo(corner, opposite, 800, 800, ratio);
        const auto middle = from.position + from.towards(0.35, 0.45, ratio) * 800;
        QVERIFY(looksAt(camera, middle));
        QVERIFY(length(camera.position - middle) < 400);
        double largest = 0;
        for (const auto &[x, y] : {corner, opposite, std::array{0.2, 0.3}, std::array{0.5, 0.6}}) {
            const auto seen = camera.seenAt(from.position + from.towards(x, y, ratio) * 800, ratio);
            QVERIFY(seen && std::abs((*seen)[0]) < 1 + 1e-6 && std::abs((*seen)[1]) < 1 + 1e-6);
            largest = std::max({largest, std::abs((*seen)[0]), std::abs((*seen)[1])});
        }
        QVERIFY(std::abs(largest - 1) < 1e-6);
        camera = from;
        camera.flyTo(corner, opposite, 800, 100, ratio); // a wall is in the way
        QVERIFY(length(camera.position - from.position) <= 92 + 1e-6);
    }

    void framingShowsTheWholeBox()
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

    void orbitingKeepsThePlaceInThePicture()
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

    void onlyNumbersAreAPlace()
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

    void aFaceIsSeenFromItsFrontUnlessItIsSeenWellAlready()
    {
        const Camera behind{.position = {0, 0, 0}, .yaw = 180};
        const FrameTarget wall{{0, -64, 0}, {0, 64, 128}, {-1, 0, 0}};
        const auto camera = frameClearly(behind, wall, ratio, {everywhere}).camera;
        QVERIFY(camera.position[0] < -64);
        QVERIFY(looksAt(camera, {0, 0, 64}));
        for (const auto &corner : {Point{0, -64, 0}, Point{0, 64, 128}}) {
            const auto seen = camera.seenAt(corner, ratio);
            QVERIFY(seen && std::abs((*seen)[0]) <= 1 && std::abs((*seen)[1]) <= 1);
        }
        const auto floor = frameClearly(behind, {{-64, -64, 0}, {64, 64, 0}, {0, 0, 3}}, ratio, {everywhere}).camera;
        QVERIFY(floor.position[2] > 64 && floor.pitch > 45 && std::abs(std::abs(floor.yaw) - 180) < 1e-6);
        const Camera before{.position = {-500, 0, 0}, .yaw = 30, .pitch = 10};
        const auto kept = frameClearly(before, {{0, -64, 0}, {0, 64, 128}, {-1, 0, 0}}, ratio, {everywhere}).camera;
        QVERIFY(std::abs(kept.yaw - 30) < 1e-6 && std::abs(kept.pitch - 10) < 1e-6);
        QVERIFY(looksAt(kept, {0, 0, 64}));
    }

    void wallsAreNotGoneThrough()
    {
        const auto camera = frameClearly({.yaw = 180}, {{0, -200, -200}, {0, 200, 200}, {1, 0, 0}}, ratio, {upToTheWall}).camera;
        QVERIFY(camera.position[0] > 24 && camera.position[0] < 100);
        QVERIFY(looksAt(camera, {0, 0, 0}));
        // What has no front is gone around to a free side.
        const auto around = frameClearly({.yaw = 180}, {{-64, -64, -64}, {64, 64, 64}, {}}, ratio, {upToTheWall}).camera;
        QVERIFY(around.position[0] < 100);
        QVERIFY(length(around.position) > 100); // as far as wanted, to another side
        QVERIFY(looksAt(around, {0, 0, 0}));
    }

    // Also of a large floor, in a picture that is high or wide.
    void allOfABoxIsInThePictureOfAnyShape()
    {
        const Point low{-900, -700, 0}, high{900, 700, 8};
        for (const double aspect : {0.2, 0.6, 1.0, 1.8, 5.0})
            for (const double pitch : {-80.0, -30.0, 0.0, 25.0, 89.0}) {
                Camera camera{.yaw = 33, .pitch = pitch};
                camera.position = (low + high) * 0.5 - camera.forward() * distanceToFit(camera, low, high, aspect);
                double furthest = 0;
                for (unsigned corner = 0; corner < 8; ++corner) {
                    const auto seen = camera.seenAt(cornerOf(low, high, corner), aspect);
                    QVERIFY(seen);
                    furthest = std::max({furthest, std::abs((*seen)[0]), std::abs((*seen)[1])});
                }
                QVERIFY2(furthest <= 1 && furthest > 0.8, qPrintable(QString::number(furthest)));
            }
    }

    void whatIsSeenFromNowhereInsideIsTold()
    {
        const FrameTarget wall{{0, -64, 0}, {0, 64, 128}, {-1, 0, 0}};
        const auto isBehind = [](const Point &place) { return place[0] > 0; };
        const auto nowhere = frameClearly({}, wall, ratio, {everywhere, isBehind});
        QVERIFY(!nowhere.isInside);
        QVERIFY(nowhere.camera.position[0] < -64);
        QVERIFY(looksAt(nowhere.camera, {0, 0, 64}));
        const auto isNear = [](const Point &place) { return place[0] < 0 && place[0] > -90 && std::abs(place[1]) < 90; };
        const auto somewhere = frameClearly({}, wall, ratio, {everywhere, isNear});
        QVERIFY(somewhere.isInside && somewhere.seen > 0);
        QVERIFY(isNear(somewhere.camera.position));
    }

    void theWayToWhatIsNotInThePictureIsTold()
    {
        const Camera camera{.yaw = 90}; // along +Y, so that +X is to the right
        const auto beyond = [&camera](const Point &place) {
            return PictureBorder(camera, ratio).beyond(place - Point{8, 8, 8}, place + Point{8, 8, 8});
        };
        QVERIFY(!beyond({0, 300, 0}));
        QVERIFY(!beyond({300, 300, 0})); // some of it is
        const auto right = beyond({900, 300, 0}), left = beyond({-900, -300, 0}), above = beyond({0, 100, 800});
        QVERIFY(right && left && above);
        QVERIFY(right->x == 1 && std::abs(right->y) < 1e-9);
        QVERIFY(left->x == -1);
        QVERIFY(above->y == 1 && std::abs(above->x) < 1e-9);
        QCOMPARE(left->distance, std::hypot(900.0, 300.0));
        QVERIFY(beyond({0, -500, 0})); // right behind
    }
};

ADD_TEST(TestCamera, QCoreApplication)
#include "tst_camera.moc"
