// Solids as they are drawn and picked where their models stand.
#include "core/scene/marks/solidmarks.h"
#include "core/where/pointinleaf.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

// A cube of 64 units around 0 0 0 of a model, water.
std::shared_ptr<const Solids> cube(quint32 model, qint64 contents)
{
    auto solids = std::make_shared<Solids>();
    const auto box = boxOf({-32, -32, -32}, {32, 32, 32});
    Solid solid{.sideCount = 6, .record = {14, 3}, .model = model, .contents = contents};
    for (const auto &side : box.sides) {
        const auto first = static_cast<quint32>(solids->points.size());
        solids->sides.push_back({first, static_cast<quint32>(side.winding.size()), -1});
        for (const auto &point : side.winding)
            solids->points.push_back(narrow(point));
    }
    solids->solids.push_back(solid);
    return solids;
}

constexpr qint64 water = 0x20;

} // namespace

class TestSolidMarks : public QObject
{
    Q_OBJECT

private slots:
    void aCubeIsDrawnOnceForEveryPlace()
    {
        const auto turned = transformOf({500, 0, 0}, {0, 45, 0});
        const ModelPlacement placements[] = {{.model = 0}, {.model = 1}, {.model = 1, .transform = turned}};
        const SolidScene scene(cube(1, water), placements, map_);
        const auto marks = scene.draw(allContentsKinds);
        QCOMPARE(marks.lines.size(), 2U * 2 * 12); // each edge once
        QCOMPARE(marks.triangles.size(), 2U * 3 * 12);
        for (const auto *vertexes : {&marks.lines, &marks.triangles})
            for (const auto &vertex : *vertexes)
                QCOMPARE(qRgb(vertex.color[0], vertex.color[1], vertex.color[2]), colorOf(ContentsKind::Water));
        for (size_t i = 0; i < marks.triangles.size(); i += 3) { // clockwise from outside
            const Point middle = i < 36 ? Point{0, 0, 0} : Point{500, 0, 0};
            Point corners[3];
            for (size_t k = 0; k < 3; ++k)
                corners[k] = toPoint(marks.triangles[i + k].point) - middle;
            QVERIFY(dot(cross(corners[1] - corners[0], corners[2] - corners[0]), corners[0] + corners[1] + corners[2]) < 0);
        }
        const RecordRef chosen[] = {{14, 3}}, others[] = {{14, 2}, {15, 3}};
        QCOMPARE(scene.drawOnly(chosen).triangles.size(), marks.triangles.size());
        QVERIFY(scene.drawOnly(others).isEmpty());
        QVERIFY(scene.boxOf(others).isEmpty());
        QVERIFY(std::abs(scene.boxOf(chosen).high[0] - 545.25f) < 0.1f);
    }

    void aRayEntersACubeWhereItStands()
    {
        const ModelPlacement placements[] = {{.model = 1}, {.model = 1, .transform = transformOf({500, 0, 0}, {0, 45, 0})}};
        const SolidScene scene(cube(1, water), placements, map_);
        const auto hits = scene.along({{-100, 1, 0}, {1, 0, 0}}, allContentsKinds);
        QCOMPARE(hits.size(), 2U);
        QVERIFY(std::abs(hits[0].distance - 68) < 0.01);
        QVERIFY(std::abs(hits[1].distance - (600 - 45.25 + 1)) < 0.02);             // by an edge
        QCOMPARE(scene.along({{0, 0, 0}, {1, 0, 0}}, allContentsKinds).size(), 1U); // not the one around the eye
        QCOMPARE(scene.along({{-100, 40, 0}, {1, 0, 0}}, allContentsKinds).size(), 1U);
        QCOMPARE(scene.along({{-100, 0, 0}, {-1, 0, 0}}, allContentsKinds).size(), 0U);
    }

    void hiddenKindsAreNeitherDrawnNorMet()
    {
        const ModelPlacement placements[] = {{.model = 0}};
        const SolidScene scene(cube(0, water), placements, map_);
        const auto all = allContentsKinds & ~setOf(ContentsKind::Water);
        QVERIFY(scene.draw(all).isEmpty());
        QVERIFY(scene.along({{-100, 1, 0}, {1, 0, 0}}, all).empty());
        QVERIFY(!scene.draw(setOf(ContentsKind::Water)).isEmpty());
        QVERIFY(SolidScene().draw(allContentsKinds).isEmpty());
        QVERIFY(SolidScene().along({{0, 0, 0}, {1, 0, 0}}, allContentsKinds).empty());
    }

    void manyPlacesOfAModelAreBounded()
    {
        const std::vector<ModelPlacement> placements(100'000, {.model = 1});
        const SolidScene scene(cube(1, water), placements, map_);
        QVERIFY(scene.draw(allContentsKinds).triangles.size() < 36U * 2000);
    }

    void solidsOfMapsAreMetAsTheyAreDrawn_data() { addMapRows(); }
    // A ray from outside through the middle of a triangle that is drawn enters there, if nothing is entered before.
    void solidsOfMapsAreMetAsTheyAreDrawn()
    {
        OPEN_MAP(map);
        const bool hasHulls = map.format().columns.modelHulls.lump != bsp::none;
        for (int hull = hasHulls ? 0 : -1; hull < (hasHulls ? 2 : 0); ++hull) {
            const auto solids = std::make_shared<const Solids>(hull < 0 ? brushSolids(map) : hullSolids(map, hull));
            const SolidScene scene(solids, placementsOf(map), map);
            const auto marks = scene.draw(allContentsKinds);
            for (const quint32 i : spread(static_cast<quint32>(marks.triangles.size() / 3), 60)) {
                Point corners[3];
                for (size_t k = 0; k < 3; ++k)
                    corners[k] = toPoint(marks.triangles[i * 3 + k].point);
                const auto normal = cross(corners[2] - corners[0], corners[1] - corners[0]);
                const double size = length(normal);
                if (size < 8)
                    continue; // too thin to be aimed at
                const auto middle = (corners[0] + corners[1] + corners[2]) * (1.0 / 3), outwards = normal * (1 / size);
                const auto hits = scene.along({middle + outwards * 4, outwards * -1}, allContentsKinds);
                QVERIFY2(std::ranges::any_of(hits, [](const SolidHit &hit) { return std::abs(hit.distance - 4) < 0.1; }),
                         qPrintable(QString::number(i)));
                QVERIFY(std::ranges::is_sorted(hits, {}, &SolidHit::distance));
                QVERIFY(!scene.drawOnly(std::array{hits.front().record}).isEmpty());
            }
        }
    }

    void brushesAreCountedByTheirKinds_data() { addMapRows(); }
    void brushesAreCountedByTheirKinds()
    {
        OPEN_MAP(map);
        const auto counts = brushKinds(map);
        quint32 all = 0;
        for (const quint32 count : counts)
            all += count;
        const int own = map.format().columns.brushSides.lump;
        const int lump = own == bsp::none ? map.findLump(u"BRUSHLIST_BRUSHES") : own;
        QCOMPARE(all, lump == bsp::none ? 0 : map.recordCount(lump));
        const ContentsKinds kinds(map);
        auto left = counts; // every solid is one of those counted
        for (const auto &solid : brushSolids(map).solids) {
            auto &ofKind = left[static_cast<size_t>(kinds.of(solid.contents))];
            QVERIFY(ofKind > 0);
            --ofKind;
        }
    }

    void selectedLeafsHaveTheirBoxes_data() { addMapRows(); }
    void selectedLeafsHaveTheirBoxes()
    {
        OPEN_MAP(map);
        const References references(map);
        const auto &roles = map.format().roles;
        if (map.recordCount(roles.leafs) < 2)
            return; // The map has no leafs.
        const RecordRef leaf[] = {{roles.leafs, 1}}, faces[] = {{roles.faces, 0}};
        const auto marks = leafBoxes(references, leaf);
        QCOMPARE(marks.lines.size(), 24U);
        QCOMPARE(toPoint(marks.lines[0].point), StoredBox(map, map.format().columns.leafBox, 1).low);
        QVERIFY(leafBoxes(references, faces).isEmpty());
        if (map.recordCount(roles.clusters) > 0) {
            const RecordRef cluster[] = {{roles.clusters, 0}};
            const auto leafs = references.project(cluster, roles.leafs);
            const auto low = map.column(map.format().columns.leafBox), high = map.column(map.format().columns.leafBox, 3);
            const auto count = std::ranges::count_if(
                leafs, [&](quint32 i) { return std::abs(low.number(i)) <= maxCoordinate && low.number(i) <= high.number(i); });
            QCOMPARE(leafBoxes(references, cluster).lines.size(), 24 * static_cast<size_t>(std::min<qint64>(count, 2000)));
        }
    }

private:
    const MapFile map_ = readMap(MapBuilder::room(bsp::quake2).build()).value();
};

ADD_TEST(TestSolidMarks, QCoreApplication)
#include "tst_solidmarks.moc"
