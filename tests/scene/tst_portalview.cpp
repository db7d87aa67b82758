// What is seen in mirrors and portals: from where, which way, and of which faces.
#include "core/opening/mapsource.h"
#include "core/scene/cull.h"
#include "core/scene/portalview.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <numbers>

namespace {

QByteArray portal(const QByteArray &more = {})
{
    return "{ \"classname\" \"misc_portal_surface\" \"origin\" \"8 16 24\" " + more + " }\n";
}

QByteArray camera(const QByteArray &more = {})
{
    return "{ \"classname\" \"misc_portal_camera\" \"targetname\" \"Far\" \"origin\" \"100 200 300\" " + more + " }\n";
}

std::vector<ScenePortal> portalsIn(const QByteArray &entities)
{
    auto builder = MapBuilder::room(bsp::quake3);
    builder.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" }\n" + entities);
    const auto map = readMap(builder.build());
    return map ? portalsOf(map.value()) : std::vector<ScenePortal>();
}

bool isNear(const Point &a, const Point &b) { return length(a - b) < 1e-6; }

// A square of 128 units across the x axis, seen from its low or high side.
void addSquare(Scene &scene, float x, bool looksAlongX)
{
    constexpr std::array<std::array<float, 2>, 4> corners{{{-64, -64}, {-64, 64}, {64, 64}, {64, -64}}};
    const auto firstVertex = static_cast<quint32>(scene.vertexes.size());
    SceneFace face;
    face.face = static_cast<quint32>(scene.faces.size());
    face.firstVertex = firstVertex;
    face.vertexCount = 4;
    face.firstIndex = static_cast<quint32>(scene.indexes.size());
    face.indexCount = 6;
    for (size_t i = 0; i < 4; ++i) {
        const auto &[y, z] = corners[looksAlongX ? i : 3 - i];
        SceneVertex vertex;
        vertex.point = {x, y, z};
        scene.vertexes.push_back(vertex);
        Box corner;
        corner.low = corner.high = vertex.point;
        face.box.add(corner);
    }
    for (const quint32 corner : {0U, 1U, 2U, 0U, 2U, 3U})
        scene.indexes.push_back(firstVertex + corner);
    scene.faces.push_back(face);
}

// One batch of all faces.
void addBatch(Scene &scene)
{
    SceneBatch batch;
    batch.faceCount = static_cast<quint32>(scene.faces.size());
    scene.batches.push_back(batch);
}

const Plane lowWall{{1, 0, 0}, -64, -1};

} // namespace

class PortalViewTest : public QObject
{
    Q_OBJECT

private slots:
    void entitiesSayWhatIsSeen()
    {
        const auto mirror = portalsIn(portal());
        QCOMPARE(mirror.size(), size_t(1));
        QVERIFY(mirror[0].isMirror && !mirror[0].moves());
        QCOMPARE(mirror[0].place, (Point{8, 16, 24}));
        QCOMPARE(mirror[0].reach, 64.0);
        QVERIFY(portalsIn(portal("\"target\" \"nobody\"")).empty()); // the game frees it
        QVERIFY(portalsIn(camera()).empty());

        const auto seen = portalsIn(camera("\"angle\" \"90\"") + portal("\"target\" \"far\"")); // names in any case
        QCOMPARE(seen.size(), size_t(1));
        QVERIFY(!seen[0].isMirror);
        QCOMPARE(seen[0].camera, (Point{100, 200, 300}));
        QVERIFY(isNear(seen[0].forward, {0, 1, 0}));
        QVERIFY(isNear(portalsIn(camera("\"angle\" \"-2\"") + portal("\"target\" \"far\""))[0].forward, {0, 0, -1}));
        QVERIFY(isNear(portalsIn(camera() + portal("\"target\" \"far\""))[0].forward, {1, 0, 0}));
        const QByteArray aim = "{ \"classname\" \"info_notnull\" \"targetname\" \"aim\" \"origin\" \"100 200 400\" }\n";
        QVERIFY(isNear(portalsIn(aim + camera("\"target\" \"aim\" \"angle\" \"90\"") + portal("\"target\" \"far\""))[0].forward,
                       {0, 0, 1}));
        // Who is looked from at the portal's own place shows a mirror.
        const QByteArray here = "{ \"classname\" \"info_notnull\" \"targetname\" \"here\" \"origin\" \"8 16 24\" }\n";
        QVERIFY(portalsIn(here + portal("\"target\" \"here\""))[0].isMirror);
    }

    void camerasTurnAsTheirFlagsSay()
    {
        const auto seen = [](const QByteArray &keys) { return portalsIn(camera(keys) + portal("\"target\" \"far\"")).at(0); };
        QVERIFY(seen("").swings && seen("").spin == 0 && seen("").roll == 0);
        QCOMPARE(seen("\"spawnflags\" \"1\"").spin, 25.0);
        QVERIFY(!seen("\"spawnflags\" \"1\"").swings);
        QCOMPARE(seen("\"spawnflags\" \"2\"").spin, 75.0);
        QCOMPARE(seen("\"spawnflags\" \"3\"").spin, 25.0);
        for (const auto *still : {"\"spawnflags\" \"4\"", "\"spawnflags\" \"6\""})
            QVERIFY(!seen(still).moves());
        QCOMPARE(seen("\"roll\" \"90\"").roll, 90.0);
        QCOMPARE(seen("\"roll\" \"100\"").roll, 99.0); // 71 of 256 parts are 99.8 degrees
        QCOMPARE(seen("\"roll\" \"-90\"").roll, 270.0);
    }

    void mirrorsShowTheOtherSide()
    {
        const auto view = viewThrough({.place = {0, 5, 5}}, {{1, 0, 0}, 16, -1}, 0);
        QVERIFY(view.isMirror);
        QVERIFY(isNear(view.point({50, 10, 20}), {-18, 10, 20}));
        QVERIFY(isNear(view.direction({-1, 0.5, 0}), {1, 0.5, 0}));
        QCOMPARE(view.clip().normal, (Point{1, 0, 0}));
        QCOMPARE(view.clip().distance, 16.0);
        const auto eye = view.eyeOf({.position = {50, 10, 20}, .yaw = 180, .pitch = 30});
        QVERIFY(isNear(eye.position, {-18, 10, 20}));
        QVERIFY(std::abs(eye.yaw) < 1e-6 && std::abs(eye.pitch - 30) < 1e-6);
        // In a floor above and below change places.
        const auto floor = viewThrough({}, {{0, 0, 1}, -8, -1}, 0);
        QVERIFY(isNear(floor.point({1, 2, 3}), {1, 2, -19}));
        QVERIFY(isNear(floor.direction({1, 2, 3}), {1, 2, -3}));
    }

    void portalsCarryTheEyeToTheirCamera()
    {
        const ScenePortal portal{.place = {8, 0, 0}, .isMirror = false, .camera = {100, 200, 300}, .forward = {0, 1, 0}};
        const auto view = viewThrough(portal, {{1, 0, 0}, 0, -1}, 0);
        QVERIFY(!view.isMirror);
        QVERIFY(isNear(view.point({50, 10, 20}), {110, 150, 320})); // as far behind the camera as before the surface
        QVERIFY(isNear(view.direction({-1, 0, 0}), {0, 1, 0}));
        QVERIFY(isNear(view.direction({0, 1, 0}), {1, 0, 0})); // to the right of who looks at it, and of the camera
        QVERIFY(isNear(view.direction({0, 0, 1}), {0, 0, 1}));
        QCOMPARE(view.clip().normal, (Point{0, 1, 0}));
        QCOMPARE(view.clip().distance, 200.0);
    }

    void camerasRollAndTurnWithTheTime()
    {
        ScenePortal portal{.isMirror = false, .forward = {0, 1, 0}, .roll = 90};
        const auto leftAt = [&portal](double seconds) { return viewThrough(portal, {{1, 0, 0}, 0, -1}, seconds).beyond.axes[1]; };
        QVERIFY(isNear(leftAt(5), {0, 0, 1}));
        portal.roll = 0;
        portal.swings = true;
        constexpr double four = 4 * std::numbers::pi / 180;
        QVERIFY(isNear(leftAt(0), {1, 0, 0}));
        QVERIFY(isNear(leftAt(std::numbers::pi / 6), {std::cos(four), 0, std::sin(four)})); // a quarter of a swing
        QVERIFY(isNear(leftAt(std::numbers::pi / 2), {std::cos(four), 0, -std::sin(four)}));
        portal.spin = 25;
        QVERIFY(isNear(leftAt(3.6), {0, 0, 1}));
        QVERIFY(isNear(leftAt(14.4), {1, 0, 0}));
    }

    void nothingBehindTheSurfaceIsDrawn()
    {
        const auto view = viewThrough({}, {{1, 0, 0}, 16, -1}, 0);
        const Camera camera{.position = {50, 10, 20}, .yaw = 170, .pitch = -5};
        constexpr double aspect = 1.5;
        const auto plain = camera.projection(aspect) * camera.view(), through = view.toClip(camera, aspect);
        const auto clip = [](const QMatrix4x4 &matrix, const Point &at) {
            return matrix * QVector4D(static_cast<float>(at[0]), static_cast<float>(at[1]), static_cast<float>(at[2]), 1);
        };
        // What is before the mirror is seen where its image behind it would be.
        const auto seen = clip(through, {40, 5, 7}), expected = clip(plain, {-8, 5, 7});
        for (const int axis : {0, 1, 3})
            QVERIFY2(std::abs(seen[axis] - expected[axis]) < 1e-3F, qPrintable(QString::number(axis)));
        QVERIFY(std::abs(seen.z()) < seen.w());
        QVERIFY(clip(through, {500, 5, 7}).z() / clip(through, {500, 5, 7}).w() > seen.z() / seen.w()); // further away
        const auto onIt = clip(through, {16, 30, 0});
        QVERIFY(std::abs(onIt.z() + onIt.w()) < 1e-3F);
        const auto behind = clip(through, {10, 5, 7});
        QVERIFY(behind.z() < -behind.w());
        // The same of a portal.
        const auto portal =
            viewThrough({.isMirror = false, .camera = {100, 200, 300}, .forward = {0, 1, 0}}, {{1, 0, 0}, 16, -1}, 0);
        const auto beyond = clip(portal.toClip(camera, aspect), portal.point({-8, 5, 7}));
        for (const int axis : {0, 1, 3})
            QVERIFY(std::abs(beyond[axis] - expected[axis]) < 1e-2F);
        const auto before = clip(portal.toClip(camera, aspect), {100, 199, 300});
        QVERIFY(before.z() < -before.w());
    }

    void facesAreInSightFromTheirFront()
    {
        Scene scene;
        addSquare(scene, -64, true);
        const auto &face = scene.faces[0];
        const auto plane = planeOf(scene, face);
        QVERIFY(plane && isNear(plane->normal, lowWall.normal) && plane->distance == lowWall.distance);
        QVERIFY(liesIn(lowWall, scene, face));
        QVERIFY(!liesIn(lowWall.opposite(), scene, face));
        QVERIFY(!liesIn({{1, 0, 0}, -60, -1}, scene, face));
        const auto seen = distanceInSight(scene, face, {.position = {40, 0, 0}, .yaw = 180}, 1);
        QVERIFY(seen && std::abs(*seen - std::sqrt(104.0 * 104 + 2 * 64 * 64)) < 1e-6);
        QVERIFY(!distanceInSight(scene, face, {.position = {40, 0, 0}}, 1));            // behind the eye
        QVERIFY(!distanceInSight(scene, face, {.position = {-200, 0, 0}}, 1));          // its back
        QVERIFY(!distanceInSight(scene, face, {.position = {40, 0, 0}, .yaw = 90}, 1)); // beside the picture
        scene.faces[0].indexCount = 0;
        QVERIFY(!planeOf(scene, scene.faces[0]) && !liesIn(lowWall, scene, scene.faces[0]));
        QVERIFY(!distanceInSight(scene, scene.faces[0], {.position = {40, 0, 0}, .yaw = 180}, 1));
    }

    void facesBelongToTheNearestPortal()
    {
        const ScenePortal far{.place = {-60, 500, 0}}, near{.place = {-70, 10, 0}}, off{.place = {1, 0, 0}};
        const std::array portals{far, near, off};
        const auto *found = nearestPortal(portals, lowWall, {-64, 0, 0});
        QVERIFY(found && found->place == near.place);
        QVERIFY(!nearestPortal(std::span(portals).last(1), lowWall, {-64, 0, 0})); // 65 units from the plane
        QVERIFY(!nearestPortal({}, lowWall, {-64, 0, 0}));
    }

    void facesAreChosenThroughAMirror()
    {
        Scene scene;
        addSquare(scene, -64, true);
        addSquare(scene, 64, false);  // behind who looks
        addSquare(scene, -100, true); // behind the mirror
        addBatch(scene);
        SceneCull cull(scene);
        CullChoice choice{.camera = {.position = {40, 0, 0}, .yaw = 180}};
        cull.choose(choice);
        QVERIFY(cull.isChosen(0) && !cull.isChosen(1) && cull.isChosen(2));
        const auto mirror = viewThrough({.place = {-64, 0, 0}}, lowWall, 0);
        choice.through = &mirror;
        cull.choose(choice);
        QVERIFY(cull.isChosen(1) && !cull.isChosen(2));
    }
};

ADD_TEST(PortalViewTest, QCoreApplication)
#include "tst_portalview.moc"
