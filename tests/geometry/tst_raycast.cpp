#include "core/geometry/raycast.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <random>

namespace {

struct ModelScene {
    explicit ModelScene(const MapFile &map) : geometry(buildGeometry(map)), caster(geometry), placements(placementsOf(map)) {}
    Geometry geometry;
    Raycaster caster;
    std::vector<ModelPlacement> placements;

    std::optional<RayHit> first(const Point &from, const Point &towards, const RayOptions &options = {}) const
    {
        return caster.first({from, towards - from}, placements, options);
    }
    Point corner(quint32 index, const ModelPlacement &placement) const
    {
        return placement.transform.point(toPoint(geometry.vertexes[geometry.indexes[index]].point));
    }
};

// Where a ray of length 1 meets a triangle in the world, by its plane and then by its three sides: no part of the
// tested code. Negative: nowhere. `unsureFrom` becomes that distance where it is too near to a side to be sure.
double distanceTo(const Ray &ray, const std::array<Point, 3> &corners, bool bothSides, double &unsureFrom)
{
    auto normal = cross(corners[2] - corners[0], corners[1] - corners[0]);
    const double area = length(normal);
    if (!(area > 0))
        return -1;
    normal = normal * (1 / area);
    const double approach = dot(normal, ray.direction);
    if (approach == 0 || (approach > 0 && !bothSides))
        return -1;
    const double distance = dot(corners[0] - ray.origin, normal) / approach;
    if (distance < 0)
        return -1;
    const auto point = ray.origin + ray.direction * distance;
    double nearest = INFINITY; // to a side, inside of it
    for (size_t i = 0; i < 3; ++i) {
        const auto side = corners[(i + 1) % 3] - corners[i];
        const auto inwards = cross(side, normal);
        nearest = std::min(nearest, dot(point - corners[i], inwards) / std::max(length(inwards), 1e-12));
    }
    if (std::abs(nearest) < 1e-4 * (1 + distance / 1000) || std::abs(approach) < 1e-6)
        unsureFrom = std::min(unsureFrom, distance * (1 - 1e-6));
    return nearest >= 0 ? distance : -1;
}

struct Nearest {
    double distance = INFINITY;
    std::vector<std::pair<quint32, quint32>> faces; // and placements; all at that distance
    double unsureFrom = INFINITY;                   // where the ray first goes through a border
    bool isSure() const { return unsureFrom > distance || (faces.empty() && std::isinf(unsureFrom)); }
};

Nearest byBruteForce(const ModelScene &scene, const Ray &ray, bool bothSides)
{
    Nearest nearest;
    for (quint32 p = 0; p < scene.placements.size(); ++p) {
        const auto &placement = scene.placements[p];
        const auto &model = scene.geometry.models[placement.model];
        for (quint32 face = model.firstFace; face < model.firstFace + model.faceCount; ++face) {
            const auto &built = scene.geometry.faces[face];
            for (quint32 i = built.firstIndex; i < built.firstIndex + built.indexCount; i += 3) {
                const double distance =
                    distanceTo(ray, {scene.corner(i, placement), scene.corner(i + 1, placement), scene.corner(i + 2, placement)},
                               bothSides, nearest.unsureFrom);
                if (distance >= 0 && distance < nearest.distance - 1e-6 * (1 + distance))
                    nearest = {distance, {{face, p}}, nearest.unsureFrom};
                else if (distance >= 0 && distance < nearest.distance + 1e-6 * (1 + distance))
                    nearest.faces.emplace_back(face, p);
            }
        }
    }
    return nearest;
}

// From places in the world's box and a little around it: half of them towards some triangle, the others in all
// directions, every tenth along an axis.
std::vector<Ray> randomRays(const ModelScene &scene, size_t count)
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> part(-0.05, 1.05), side(-1, 1);
    const auto &world = scene.geometry.models[0];
    std::vector<Ray> rays(count);
    for (size_t r = 0; r < count; ++r) {
        auto &ray = rays[r];
        for (size_t i = 0; i < 3; ++i) {
            ray.origin[i] = world.low[i] + part(random) * (world.high[i] - world.low[i]);
            ray.direction[i] = side(random);
        }
        const auto index = static_cast<quint32>(random() % scene.geometry.indexes.size()) / 3 * 3;
        if (r % 2 == 1)
            ray.direction =
                (scene.corner(index, {}) + scene.corner(index + 1, {}) + scene.corner(index + 2, {})) * (1 / 3.0) - ray.origin;
        if (r % 10 == 0)
            ray.direction = {r % 30 == 0 ? 1.0 : 0.0, r % 30 == 10 ? -1.0 : 0.0, r % 30 == 20 ? 1.0 : 0.0};
        ray.direction = ray.direction * (1 / length(ray.direction));
    }
    return rays;
}

} // namespace

class TestRaycast : public QObject
{
    Q_OBJECT

private slots:
    void theNearestFaceIsThatOfAllTriangles_data() { addFewMapRows(); }
    void theNearestFaceIsThatOfAllTriangles()
    {
        OPEN_MAP(map);
        const ModelScene scene(map);
        if (scene.geometry.indexes.empty())
            return; // It has no faces.
        qsizetype hits = 0, unsure = 0;
        constexpr size_t count = 1000;
        bool bothSides = false;
        for (const auto &ray : randomRays(scene, count)) {
            bothSides = !bothSides;
            const auto expected = byBruteForce(scene, ray, bothSides);
            const auto hit = scene.caster.first(ray, scene.placements, {.backFaces = bothSides});
            if (!expected.isSure()) { // both are right at the border of a face
                ++unsure;
                continue;
            }
            QCOMPARE(hit.has_value(), !expected.faces.empty());
            if (!hit)
                continue;
            ++hits;
            QVERIFY(std::abs(hit->distance - expected.distance) <= 1e-6 * (1 + expected.distance));
            QVERIFY(std::ranges::find(expected.faces, std::pair(hit->face, hit->placement)) != expected.faces.end());
            QVERIFY(length(ray.origin + ray.direction * hit->distance - hit->point) < 1e-6 * (1 + hit->distance));
            const auto &built = scene.geometry.faces[hit->face];
            QVERIFY(hit->triangle >= built.firstIndex && hit->triangle < built.firstIndex + built.indexCount);
            QCOMPARE(hit->model, scene.placements[hit->placement].model);
            QCOMPARE(hit->entity, scene.placements[hit->placement].entity);
        }
        VERIFY_EACH(hits > 0 && unsure < static_cast<qsizetype>(count) / 8,
                    qPrintable(u"%1 hits, %2 unsure"_s.arg(hits).arg(unsure)));
    }

    void allFacesComeFromNearToFar_data() { addMapRows(); }
    void allFacesComeFromNearToFar()
    {
        OPEN_MAP(map);
        const ModelScene scene(map);
        if (scene.geometry.indexes.empty())
            return; // It has no faces.
        for (const auto &ray : randomRays(scene, 200)) {
            const auto hits = scene.caster.all(ray, scene.placements);
            const auto first = scene.caster.first(ray, scene.placements);
            QCOMPARE(first.has_value(), !hits.empty());
            if (first)
                QCOMPARE(hits.front().face, first->face);
            double from = 0;
            RayOptions behind; // each next one is the first when those before it are hidden
            std::set<std::pair<quint32, quint32>> met;
            behind.accepts = [&met, &scene](quint32 face, const ModelPlacement &placement) {
                return !met.contains({face, static_cast<quint32>(&placement - scene.placements.data())});
            };
            for (const auto &hit : hits) {
                QVERIFY(hit.distance >= from);
                from = hit.distance;
                if (met.contains({hit.face, hit.placement}))
                    continue;
                const auto next = scene.caster.first(ray, scene.placements, behind);
                QVERIFY(next && next->face == hit.face && next->placement == hit.placement);
                met.insert({hit.face, hit.placement});
            }
            QVERIFY(!scene.caster.first(ray, scene.placements, behind));
        }
    }

    void aRayThroughTheRoomMeetsItsWalls_data() { addFormatRows(); }
    // The brush model's face, number 6, looks up at z = 0; Quake III's is a patch of another shape.
    void aRayThroughTheRoomMeetsItsWalls()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const ModelScene scene(map);
        for (quint32 face = 0; face < 6; ++face) {
            Point towards{40, 41, -42};
            towards[face / 2] = face % 2 == 0 ? -100 : 100;
            const auto hit = scene.first({40, 41, -42}, towards);
            QVERIFY(hit.has_value());
            QCOMPARE(hit->face, face);
            QCOMPARE(hit->model, 0U);
            QCOMPARE(hit->entity, -1);
            auto wall = towards;
            wall[face / 2] = face % 2 == 0 ? -64 : 64;
            QVERIFY(length(hit->point - wall) < 1e-9);
        }
        if (map.format().roles.texinfo == map.format().columns.brushShader.lump
            || map.format().lightmaps == bsp::Lightmaps::Pages)
            return;
        const auto hit = scene.first({1, 2, 50}, {1, 2, -50});
        QVERIFY(hit.has_value());
        QCOMPARE(hit->face, 6U);
        QCOMPARE(hit->model, 1U);
        QCOMPARE(hit->entity, 2);
        QCOMPARE(hit->distance, 50.0);
    }

    void facesAreMetFromTheFrontUnlessAskedAndHiddenOnesPassedThrough_data() { addFormatRows(); }
    void facesAreMetFromTheFrontUnlessAskedAndHiddenOnesPassedThrough()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        ModelScene scene(map);
        QCOMPARE(scene.first({200, 40, 40}, {0, 40, 40})->face, 0U); // the near wall looks away
        QCOMPARE(scene.first({200, 40, 40}, {0, 40, 40}, {.backFaces = true})->face, 1U);
        std::vector<quint32> faces;
        for (const auto &hit : scene.caster.all({{200, 40, 40}, {-1, 0, 0}}, scene.placements, {.backFaces = true}))
            faces.push_back(hit.face);
        QCOMPARE(faces, (std::vector<quint32>{1, 0}));
        RayOptions options{.backFaces = true};
        options.accepts = [](quint32 face, const ModelPlacement &placement) { return face != 1 && placement.isWorld(); };
        QCOMPARE(scene.first({200, 40, 40}, {0, 40, 40}, options)->face, 0U);
        scene.geometry.faces[1].look.flags |= FaceFlag::TwoSided;
        QCOMPARE(scene.first({200, 40, 40}, {0, 40, 40})->face, 1U);
        QVERIFY(!scene.first({200, 40, 40}, {300, 40, 40}, {.backFaces = true}));
        QVERIFY(!scene.first({200, 40, 40}, {0, 40, 40}, {.reach = 100}));
        QVERIFY(scene.first({200, 40, 40}, {0, 40, 40}, {.reach = 136}));
    }

    void modelsAreMetWhereTheyStand_data() { addFormatRows(); }
    // Two entities with one model: one moved, one turned upside down below the ceiling.
    void modelsAreMetWhereTheyStand()
    {
        auto builder = MapBuilder::room(fetchFormat());
        const bool turns = builder.format().lightmaps != bsp::Lightmaps::Pages;
        builder.setLumpBytes(
            "ENTITIES",
            "{\n\"classname\" \"worldspawn\"\n}\n"
            "{\n\"classname\" \"func_rotating\"\n\"model\" \"*1\"\n\"origin\" \"40 0 10\"\n}\n"
            "{\n\"classname\" \"func_rotating\"\n\"model\" \"*1\"\n\"origin\" \"-40 0 20\"\n\"angles\" \"0 0 180\"\n}\n");
        OPEN_BYTES(map, builder.build());
        ModelScene scene(map);
        if (!turns) { // a patch instead of a square: what is hit there is told by the other tests
            QCOMPARE(scene.placements.size(), size_t(3));
            QCOMPARE(scene.placements[2].transform.origin, (Point{-40, 0, 20}));
            return;
        }
        const auto down = scene.first({41, 2, 60}, {41, 2, -60});
        QVERIFY(down.has_value());
        QCOMPARE(down->entity, 1);
        QVERIFY(length(down->point - Point{41, 2, 10}) < 1e-9);
        QCOMPARE(scene.first({-41, 2, 60}, {-41, 2, -60})->model, 0U); // its front looks down now
        const auto up = scene.first({-41, 2, -60}, {-41, 2, 60});
        QVERIFY(up.has_value());
        QCOMPARE(up->entity, 2);
        QCOMPARE(up->face, 6U);
        QVERIFY(length(up->point - Point{-41, 2, 20}) < 1e-9);
    }

    void flaresAreMetOnlyWhenShown()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        builder.set("SURFACES", 1, "surfaceType", 4).setVector("SURFACES", 1, "lightmapOrigin", {30, 40, 40});
        OPEN_BYTES(map, builder.build());
        const ModelScene scene(map);
        QCOMPARE(scene.first({60, 40, 40}, {-60, 40, 40})->face, 0U);
        const auto hit = scene.first({60, 40, 40 + flareRadius - 1}, {-60, 40, 40 + flareRadius - 1}, {.flares = true});
        QCOMPARE(hit->face, 1U);
        QCOMPARE(hit->triangle, RayHit::noTriangle);
        QCOMPARE(hit->distance, 30.0);
        QCOMPARE(scene.first({60, 40, 40 + flareRadius + 1}, {-60, 40, 40 + flareRadius + 1}, {.flares = true})->face, 0U);
    }

    void raysThatAreNoneMeetNothing_data() { addFormatRows(); }
    void raysThatAreNoneMeetNothing()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const ModelScene scene(map);
        constexpr double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
        for (const auto &ray :
             {Ray{{0, 0, 30}, {0, 0, 0}}, Ray{{nan, 0, 0}, {0, 0, 1}}, Ray{{0, 0, 0}, {0, nan, 1}},
              Ray{{infinity, 0, 0}, {1, 0, 0}}, Ray{{0, 0, 0}, {infinity, 0, 0}}, Ray{{0, 0, 0}, {1e300, 1e300, 0}}})
            QVERIFY(!scene.caster.first(ray, scene.placements));
        QVERIFY(scene.caster.first({{40, 40, 30}, {1e-3, 0, 0}}, scene.placements));
        const std::vector<ModelPlacement> none{{.model = 77}};
        QVERIFY(!scene.caster.first({{40, 40, 30}, {1, 0, 0}}, none));
    }

    void theTreeFindsEveryBoxThatARayMeets()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<float> place(-1000, 1000), size(0, 40);
        for (const size_t count : {size_t(0), size_t(1), size_t(4), size_t(5), size_t(1000)}) {
            std::vector<Box> boxes(count);
            for (auto &box : boxes) {
                const std::array low{place(random), place(random), place(random)};
                box.add(low);
                box.add(std::array{low[0] + size(random), low[1] + size(random), low[2] + size(random)});
            }
            const BoxTree tree(boxes);
            for (quint32 target = 0; target < count; ++target) { // through its middle
                const Point from{static_cast<double>(place(random)), 2000, static_cast<double>(place(random))};
                Point middle{};
                for (size_t i = 0; i < 3; ++i)
                    middle[i] = static_cast<double>(boxes[target].low[i] + boxes[target].high[i]) / 2;
                const auto way = middle - from;
                std::vector<quint32> visits(count);
                tree.walk({from, way * (1 / length(way))}, INFINITY, [&visits](quint32 box) {
                    ++visits[box];
                    return static_cast<double>(INFINITY);
                });
                QCOMPARE(visits[target], 1U);
                QVERIFY(std::ranges::all_of(visits, [](quint32 times) { return times <= 1; }));
                // Those that it passes by are left alone, but for the company of those that it meets.
                QVERIFY(count < 1000 || std::ranges::count(visits, 1U) < 200);
            }
        }
    }
};

ADD_TEST(TestRaycast, QCoreApplication)
#include "tst_raycast.moc"
