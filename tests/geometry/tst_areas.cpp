// Which areas and faces are left when area portals are closed.
#include "core/scene/areas.h"
#include "core/scene/entities/startplace.h"
#include "core/scene/mapscene.h"
#include "core/where/pointinleaf.h"
#include "tests/files.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

using Bytes = std::vector<quint8>;

namespace {

// A room whose areas are a chain: 1 and 2 joined by portal 7, 2 and 3 by portal 9.
MapBuilder chain()
{
    auto map = MapBuilder::room(bsp::quake2);
    map.setLumpBytes("AREAS", {}).setLumpBytes("AREAPORTALS", {});
    const std::vector<std::pair<int, int>> portals[] = {{}, {{7, 2}}, {{7, 1}, {9, 3}}, {{9, 2}}};
    map.addRecord("AREAPORTALS");
    for (const auto &ofArea : portals) {
        const auto area = map.addRecord("AREAS");
        map.set("AREAS", area, "firstareaportal", map.count("AREAPORTALS"));
        map.set("AREAS", area, "numareaportals", static_cast<double>(ofArea.size()));
        for (const auto &[number, other] : ofArea) {
            const auto portal = map.addRecord("AREAPORTALS");
            map.set("AREAPORTALS", portal, "portalnum", number).set("AREAPORTALS", portal, "otherarea", other);
        }
    }
    return map;
}

} // namespace

class TestAreas : public QObject
{
    Q_OBJECT

private slots:
    void portalsAreListedOnceAndSealWhatIsBehind()
    {
        OPEN_BYTES(map, chain().build());
        const auto portals = areaPortals(map);
        QCOMPARE(portals.size(), 2U);
        QCOMPARE(portals[0].number, 7);
        QCOMPARE(portals[0].areas, (std::array<quint32, 2>{1, 2}));
        QCOMPARE(portals[1].number, 9);
        QCOMPARE(portals[1].areas, (std::array<quint32, 2>{2, 3}));
        QCOMPARE(areasReached(map, portals, {}, 1), (Bytes{0, 1, 1, 1}));
        QCOMPARE(areasReached(map, portals, Bytes{1, 0}, 1), (Bytes{0, 1, 0, 0}));
        QCOMPARE(areasReached(map, portals, Bytes{1, 0}, 3), (Bytes{0, 0, 1, 1}));
        QCOMPARE(areasReached(map, portals, Bytes{0, 1}, 1), (Bytes{0, 1, 1, 0}));
        QCOMPARE(areasReached(map, portals, Bytes{1, 1}, 2), (Bytes{0, 0, 1, 0}));
        for (const qint64 outside : {-1, 0, 4, 1000})
            QCOMPARE(areasReached(map, portals, Bytes{1, 1}, outside), (Bytes{1, 1, 1, 1}));
    }

    void brokenPortalsAreLeftOut()
    {
        auto builder = chain();
        builder.set("AREAPORTALS", 1, "otherarea", 99).set("AREAPORTALS", 2, "otherarea", -5);
        builder.set("AREAS", 3, "numareaportals", 1e9).set("AREAS", 3, "firstareaportal", 0);
        OPEN_BYTES(map, builder.build());
        for (const auto &portal : areaPortals(map)) {
            QVERIFY(portal.areas[0] > 0 && portal.areas[0] < portal.areas[1]);
            QVERIFY(portal.areas[1] < 4);
        }
        areasReached(map, areaPortals(map), Bytes{1}, 2);
    }

    void onlyMapsThatStoreThemHaveAny_data() { addMapRows(); }
    void onlyMapsThatStoreThemHaveAny()
    {
        OPEN_MAP(map);
        const auto portals = areaPortals(map);
        const int lump = map.format().roles.areaPortals;
        QVERIFY(portals.size() <= (lump == bsp::none ? 0 : map.recordCount(lump) / 2));
        for (const auto &portal : portals)
            for (const auto brush : portal.brushes)
                QVERIFY(map.contains(brush));
    }

    void theGalleryIsSealedByItsDoors()
    {
        auto opened = readMapFile(sampleFile(u"quake2/maps/gallery.bsp"));
        VERIFY_RESULT(opened);
        const auto map = std::make_shared<const MapFile>(std::move(opened).value());
        const auto portals = areaPortals(*map);
        QCOMPARE(portals.size(), 2U);
        for (const auto &portal : portals) {
            QCOMPARE(portal.areas, (std::array<quint32, 2>{1, 2}));
            QCOMPARE(portal.brushes.size(), 1U);
        }
        QVERIFY(portals[0].brushes != portals[1].brushes);
        const auto scene = buildMapScene(map, {}, {});
        const auto count = [](const Bytes &faces) { return std::ranges::count(faces, 1); };
        const auto all = count(scene->pvs->inAreas(areasReached(*map, portals, {}, 2)));
        QCOMPARE(all, std::ssize(scene->scene.faces));
        QCOMPARE(count(scene->pvs->inAreas(areasReached(*map, portals, Bytes{1, 0}, 2))), all);
        const auto start = pointInLeaf(*map, startPlace(*map).position).area;
        const auto here = scene->pvs->inAreas(areasReached(*map, portals, Bytes{1, 1}, start));
        const auto there = scene->pvs->inAreas(areasReached(*map, portals, Bytes{1, 1}, 3 - start));
        QVERIFY(count(here) > 50 && count(here) < all);
        QVERIFY(count(there) > 20 && count(there) < all);
        for (size_t i = 0; i < here.size(); ++i)
            QVERIFY(here[i] || there[i]);
    }
};

ADD_TEST(TestAreas, QCoreApplication)
#include "tst_areas.moc"
