#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

using Records = std::vector<quint32>;

// One step of a route by asking every record, the slow and obvious way.
std::set<quint32> stepped(const References &references, const std::set<quint32> &from, const bsp::Step &step)
{
    std::set<quint32> result;
    const Link &link = *references.link(step.lump, step.field);
    for (quint32 record = 0; record < link.count(); ++record) {
        const auto target = link.at(record);
        const bool forward = step.lump == step.from;
        if (target.lump != (forward ? step.to : step.from))
            continue;
        for (quint32 i = target.first; i < target.first + target.count; ++i)
            if (from.contains(forward ? record : i))
                result.insert(forward ? i : record);
    }
    return result;
}

Records projectedSlowly(const References &references, const bsp::Format &format, quint32 record, int from, int to)
{
    std::set<quint32> all;
    for (const auto &route : format.routes)
        for (const bool backwards : {false, true}) {
            std::vector<bsp::Step> steps(route.steps.begin(), route.steps.begin() + route.count);
            if (backwards) {
                std::ranges::reverse(steps);
                for (auto &step : steps)
                    std::swap(step.from, step.to);
            }
            const auto begin = std::ranges::find(steps, from, &bsp::Step::from);
            const auto end = std::ranges::find(begin, steps.end(), to, &bsp::Step::to);
            if (begin == steps.end() || end == steps.end())
                continue;
            std::set<quint32> current{record};
            for (auto step = begin; step <= end; ++step)
                current = stepped(references, current, *step);
            all.merge(current);
        }
    return {all.begin(), all.end()};
}

Records project(const MapFile &map, QStringView from, Records records, QStringView to)
{
    return References(map).project(records, map.findLump(from), map.findLump(to));
}

// Acts on each pair of lumps of records of which the second can be reached from the first, until a check fails.
template <typename Act>
void forEachRoute(const References &references, Act act)
{
    const auto &map = references.map();
    const auto isBlob = [&map](int lump) { return map.lump(lump).fields.empty(); };
    for (const int from : map.lumps())
        for (const int to : references.reachable(from))
            if (!isBlob(from) && !isBlob(to) && !QTest::currentTestFailed())
                act(from, to);
}

} // namespace

class TestProjection : public QObject
{
    Q_OBJECT

private slots:
    void everyRouteIsWalkedBothWays_data() { addFormatRows(); }
    void everyRouteIsWalkedBothWays()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, MapBuilder::room(format).build());
        const References references(map);
        int pairs = 0;
        forEachRoute(references, [&](int from, int to) {
            for (quint32 record = 0; record < map.recordCount(from); ++record)
                QCOMPARE(references.project(Records{record}, from, to), projectedSlowly(references, format, record, from, to));
            ++pairs;
        });
        QVERIFY(pairs > 40);
    }

    void inRealMapsWhatIsProjectedProjectsBack_data() { addMapRows(); }
    void inRealMapsWhatIsProjectedProjectsBack()
    {
        OPEN_MAP(map);
        const References references(map);
        forEachRoute(references, [&](int from, int to) {
            for (const auto record : spread(map.recordCount(from), 6)) {
                const auto there = references.project(Records{record}, from, to);
                QVERIFY(std::ranges::is_sorted(there) && (there.empty() || there.back() < map.recordCount(to)));
                QVERIFY(std::ranges::adjacent_find(there) == there.end());
                for (const auto i : spread(static_cast<quint32>(there.size()), 3)) {
                    const auto back = references.project(Records{there[i]}, to, from);
                    const auto pair = u"%1 %2, %3 %4"_s.arg(lumpName(map, from)).arg(record).arg(lumpName(map, to)).arg(there[i]);
                    QVERIFY2(std::ranges::binary_search(back, record), qPrintable(pair));
                }
            }
        });
    }

    void manyRecordsProjectToWhatEachProjectsTo_data() { addMapRows(); }
    void manyRecordsProjectToWhatEachProjectsTo()
    {
        OPEN_MAP(map);
        const References references(map);
        forEachRoute(references, [&](int from, int to) {
            const auto records = spread(map.recordCount(from), 40);
            std::set<quint32> all;
            for (const auto record : records)
                for (const auto there : references.project(Records{record}, from, to))
                    all.insert(there);
            QCOMPARE(references.project(records, from, to), Records(all.begin(), all.end()));
        });
    }

    void selectingAFaceSelectsWhatBelongsToIt_data() { addFormatRows(); }
    void selectingAFaceSelectsWhatBelongsToIt()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        QCOMPARE(project(map, u"FACES", {0}, u"LEAFS"), (Records{1, 2}));
        QCOMPARE(project(map, u"FACES", {0}, u"CLUSTERS"), (Records{0, 1}));
        QCOMPARE(project(map, u"FACES", {6}, u"LEAFS"), Records()); // a brush model's face is in no leaf's list
        QCOMPARE(project(map, u"FACES", {6}, u"MODELS"), Records{1});
        QCOMPARE(project(map, u"FACES", {6}, u"ENTITYLIST"), Records{2});
        QCOMPARE(project(map, u"FACES", {0}, u"ENTITYLIST"), Records{0}); // the world's faces are worldspawn's
        QCOMPARE(project(map, u"ENTITYLIST", {1}, u"FACES"), Records());
        QCOMPARE(project(map, u"FACES", {0, 5}, u"IMAGES"), (Records{0, 1}));
        QCOMPARE(project(map, u"IMAGES", {1}, u"FACES"), (Records{4, 5, 6}));
        QCOMPARE(project(map, u"CLUSTERS", {1}, u"FACES"), (Records{0, 1, 2, 3, 4, 5}));
        QCOMPARE(project(map, u"ENTITYLIST", {0}, u"CLUSTERS"), (Records{0, 1}));
        QCOMPARE(project(map, u"FACES", {0}, u"FACELIGHTMAPS"), Records{0});
        if (map.format().lightmaps == bsp::Lightmaps::Pages)
            return;
        QCOMPARE(project(map, u"FACES", {1}, u"FACELIGHTMAPS"), (Records{1, 2})); // one for each style
        QCOMPARE(project(map, u"FACES", {1}, u"PLANES"), Records{2});
        QCOMPARE(project(map, u"PLANES", {2}, u"FACES"), Records{1});
        QCOMPARE(project(map, u"FACES", {0}, u"VERTEXES"), (Records{1, 2, 3, 4}));
        QCOMPARE(project(map, u"VERTEXES", {3}, u"EDGES"), (Records{2, 3}));
        QCOMPARE(project(map, u"VERTEXES", {6}, u"FACES"), Records{1}); // walked backwards
        QCOMPARE(project(map, u"EDGES", {5}, u"FACES"), Records{1});
        QCOMPARE(project(map, u"TEXINFO", {0}, u"FACES"), (Records{0, 1}));
    }

    void selectingASurfaceSelectsItsVertexesAndFog()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).build());
        QCOMPARE(project(map, u"SURFACES", {1}, u"DRAWVERTS"), (Records{4, 5, 6, 7}));
        QCOMPARE(project(map, u"DRAWVERTS", {8, 4}, u"SURFACES"), (Records{1, 2}));
        QCOMPARE(project(map, u"SURFACES", {1}, u"DRAWINDEXES"), (Records{6, 7, 8, 9, 10, 11}));
        QCOMPARE(project(map, u"SURFACES", {1}, u"FOGS"), Records());
        QCOMPARE(project(map, u"FOGS", {0}, u"SURFACES"), Records{0});
        QCOMPARE(project(map, u"SHADERS", {1}, u"SURFACES"), (Records{2, 3}));
    }

    void selectingABrushSelectsItsSidesAndLeafs_data() { addFormatRows(hasBrushes); }
    void selectingABrushSelectsItsSidesAndLeafs()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        QCOMPARE(project(map, u"BRUSHES", {1}, u"BRUSHSIDES"), (Records{6, 7, 8, 9, 10, 11}));
        QCOMPARE(project(map, u"BRUSHSIDES", {6, 41}, u"BRUSHES"), (Records{1, 6}));
        QCOMPARE(project(map, u"BRUSHES", {1}, u"LEAFS"), Records{0});
        QCOMPARE(project(map, u"LEAFS", {3}, u"BRUSHES"), Records{6});
        QCOMPARE(project(map, u"LEAFS", {3}, u"BRUSHSIDES"), (Records{36, 37, 38, 39, 40, 41}));
    }

    void selectingALightmapPageSelectsItsSurfaces()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        OPEN_BYTES(map,
                   builder.setLumpBytes("LIGHTMAPS", QByteArray(49152 * 2, '\1')).set("SURFACES", 3, "lightmapNum", 1).build());
        QCOMPARE(project(map, u"SURFACES", {0, 3}, u"LIGHTMAPS"), (Records{0, 49152})); // a page goes by its first byte
        QCOMPARE(project(map, u"LIGHTMAPS", {49152}, u"SURFACES"), Records{3});
        QCOMPARE(project(map, u"LIGHTMAPS", {49151}, u"SURFACES"), (Records{0, 1, 2, 4, 5}));
    }

    void aMixedSelectionIsProjectedAsAWhole_data() { addFormatRows(); }
    void aMixedSelectionIsProjectedAsAWhole()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const int faces = map.format().roles.faces;
        std::vector<RecordRef> mixed{{faces, 6}, {map.format().roles.models, 1}, {map.format().roles.images, 1}, {faces, 0}};
        std::ranges::sort(mixed);
        QCOMPARE(References(map).project(mixed, faces), (Records{0, 4, 5, 6}));
    }

    void nothingAndStrangersProjectToNothing_data() { addFormatRows(); }
    void nothingAndStrangersProjectToNothing()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        QCOMPARE(project(map, u"FACES", {}, u"LEAFS"), Records());
        QCOMPARE(project(map, u"FACES", {0}, u"ENTITIES"), Records());
        QCOMPARE(project(map, u"FACES", {7, 4294967295U}, u"LEAFS"), Records()); // records that there are not
        QCOMPARE(project(map, u"LEAFS", {4, 4294967295U}, u"FACES"), Records());
        QCOMPARE(project(map, u"FACES", {3, 5}, u"FACES"), (Records{3, 5}));
    }

    void whatIsReachableIsReachableBackAndNearestFirst_data() { addFormatRows(); }
    void whatIsReachableIsReachableBackAndNearestFirst()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const References references(map);
        for (const int lump : map.lumps())
            for (const int other : references.reachable(lump)) {
                QVERIFY(other != lump);
                const auto back = references.reachable(other);
                QVERIFY2(std::ranges::count(back, lump) == 1, qPrintable(lumpName(map, lump)));
            }
        const auto fromClusters = references.reachable(map.format().roles.clusters);
        const auto place = [&](int lump) { return std::ranges::find(fromClusters, lump) - fromClusters.begin(); };
        QCOMPARE(fromClusters.front(), map.format().roles.leafs);
        QVERIFY(place(map.format().roles.faces) < place(map.format().roles.models));
        QVERIFY(place(map.format().roles.models) < place(map.format().roles.entityList));
    }
};

ADD_TEST(TestProjection, QCoreApplication)
#include "tst_projection.moc"
