#include "core/where/pointinleaf.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <limits>

namespace {

struct Side {
    Plane plane;
    bool front;
    bool holds(const Point &point) const { return (plane.of(point) >= 0) == front; }
};

struct Region {
    quint32 leaf;
    std::vector<Side> sides;
};

// Every leaf as what it is: the space between the planes on the way to it.
std::vector<Region> regionsOf(const MapFile &map)
{
    const auto &columns = map.format().columns;
    const auto splitter = map.column(columns.nodePlane);
    const auto inFront = map.column(columns.nodeFront), behind = map.column(columns.nodeBack);
    const Planes planes(map);
    struct Part {
        qint64 node;
        std::vector<Side> sides;
    };
    std::vector<Region> regions;
    for (std::vector<Part> open{{0, {}}}; !open.empty();) {
        const auto part = std::move(open.back());
        open.pop_back();
        if (part.node < 0) {
            regions.push_back({static_cast<quint32>(~part.node), part.sides});
            continue;
        }
        const auto node = static_cast<quint32>(part.node);
        for (const bool front : {true, false}) {
            auto sides = part.sides;
            sides.push_back({planes.at(static_cast<quint32>(splitter.integer(node))), front});
            open.push_back({(front ? inFront : behind).integer(node), std::move(sides)});
        }
    }
    return regions;
}

// Places all over the world model, and on some of its planes.
std::vector<Point> placesIn(const MapFile &map)
{
    const StoredBox world(map, map.format().columns.modelBox, 0);
    const auto size = world.high - world.low;
    std::vector<Point> places;
    constexpr int steps = 6;
    for (int x = 0; x <= steps; ++x)
        for (int y = 0; y <= steps; ++y)
            for (int z = 0; z <= steps; ++z)
                places.push_back(world.low + Point{size[0] * x / steps, size[1] * y / steps, size[2] * z / steps});
    const Planes planes(map);
    for (const auto number : spread(planes.count(), 60))
        places.push_back(planes.at(number).normal * planes.at(number).distance);
    return places;
}

using Nodes = std::vector<quint32>;

} // namespace

class TestTrace : public QObject
{
    Q_OBJECT

private slots:
    void everyPlaceIsInTheLeafBetweenItsPlanes_data() { addMapRows(); }
    void everyPlaceIsInTheLeafBetweenItsPlanes()
    {
        OPEN_MAP(map);
        if (map.recordCount(map.format().roles.nodes) == 0)
            return;
        const auto regions = regionsOf(map);
        for (const auto &point : placesIn(map)) {
            const auto place = pointInLeaf(map, point);
            Nodes leafs;
            for (const auto &region : regions)
                if (std::ranges::all_of(region.sides, [&point](const Side &side) { return side.holds(point); }))
                    leafs.push_back(region.leaf);
            QCOMPARE(leafs, Nodes{static_cast<quint32>(place.leaf)});
            QCOMPARE(place.nodes.front(), 0U);
        }
    }

    void aRoomIsToldInEveryWord_data()
    {
        const auto row = addFormatColumns<QList<double>, qint64, qint64, qint64, QString, Nodes>("point", "leaf", "cluster",
                                                                                                 "area", "contents", "nodes");
        const Nodes inside{0, 1, 2, 3, 4, 5, 6};
        row(bsp::quake2, "front half", {1, -48, 40}, 1, 0, 1, u"0"_s, inside);
        row(bsp::quake2, "back half", {-1, -48, 40}, 2, 1, 2, u"0"_s, inside);
        row(bsp::quake2, "wall", {70, 0, 0}, 0, -1, 0, u"SOLID"_s, {0, 1});
        row(bsp::quake2, "far away", {0, 0, 1e6}, 0, -1, 0, u"SOLID"_s, {0, 1, 2, 3, 4, 5});
        row(bsp::quake3, "front half", {1, -48, 40}, 1, 0, 1, u"0"_s, inside);
        row(bsp::quake3, "wall", {70, 0, 0}, 0, -1, 0, u"SOLID"_s, {0, 1});
        row(bsp::quake3, "behind the wall", {90, 0, 0}, 0, -1, 0, u"0"_s, {0, 1});
        row(bsp::quake3, "corner of a brush", {80, 64, -64}, 0, -1, 0, u"SOLID"_s, {0, 1});
        row(bsp::goldsrc, "front half", {1, -48, 40}, 1, 0, -1, u"EMPTY"_s, inside);
        row(bsp::goldsrc, "back half", {-1, -48, 40}, 2, 1, -1, u"EMPTY"_s, inside);
        row(bsp::goldsrc, "wall", {-70, 0, 0}, 0, -1, -1, u"SOLID"_s, {0});
    }

    void aRoomIsToldInEveryWord()
    {
        QFETCH(QList<double>, point);
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto place = pointInLeaf(map, {point[0], point[1], point[2]});
        QTEST(place.leaf, "leaf");
        QTEST(place.cluster, "cluster");
        QTEST(place.area, "area");
        QTEST(place.contents, "contents");
        QTEST(place.nodes, "nodes");
    }

    void aPlaceOnAPlaneIsInFrontOfItAndWhatIsNoPlaceOutside_data() { addFormatRows(); }
    void aPlaceOnAPlaneIsInFrontOfItAndWhatIsNoPlaceOutside()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        QCOMPARE(pointInLeaf(map, {0, 0, 0}).leaf, 1);
        QCOMPARE(pointInLeaf(map, {-0.0, 0, 0}).leaf, 1);
        QCOMPARE(pointInLeaf(map, {-std::numeric_limits<double>::denorm_min(), 0, 0}).leaf, 2);
        QCOMPARE(pointInLeaf(map, {-64, 0, 0}).leaf, 2); // -x: faces into the room
        QCOMPARE(pointInLeaf(map, {64, 0, 0}).leaf, 0);  // +x: faces out of it
        constexpr double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
        for (const auto &point : {Point{nan, nan, nan}, {infinity, 0, 0}, {-infinity, infinity, nan}, {1e300, 1e300, -1e300}})
            QCOMPARE(pointInLeaf(map, point).leaf, 0);
    }

    void aWalkInACircleEnds_data() { addFormatRows(); }
    void aWalkInACircleEnds()
    {
        auto room = MapBuilder::room(fetchFormat());
        OPEN_BYTES(map, room.set("NODES", 6, "children[0]", 0).build());
        const auto place = pointInLeaf(map, {1, 0, 0});
        QCOMPARE(place.leaf, -1);
        QCOMPARE(place.cluster, -1);
        QVERIFY(place.contents.isEmpty());
        QVERIFY(place.nodes.size() >= 7 && place.nodes.size() <= room.count("NODES"));
        QCOMPARE(pointInLeaf(map, {-1, 0, 0}).leaf, 2);
    }

    void aBrokenTreeEndsTheWalkWhereItBreaks_data() { addFormatRows(); }
    void aBrokenTreeEndsTheWalkWhereItBreaks()
    {
        const auto &format = fetchFormat();
        const auto whereItEnds = [&format](const auto &plant) {
            auto room = MapBuilder::room(format);
            plant(room);
            const auto map = readMap(room.build());
            const auto place = pointInLeaf(map.value(), {1, 0, 0});
            return place.leaf == -1 && place.cluster == -1 && place.area == -1 ? place.nodes : Nodes{99};
        };
        QCOMPARE(whereItEnds([](MapBuilder &map) { map.set("NODES", 2, "children[0]", 99); }), (Nodes{0, 1, 2}));
        QCOMPARE(whereItEnds([](MapBuilder &map) { map.set("NODES", 6, "children[0]", ~99); }), (Nodes{0, 1, 2, 3, 4, 5, 6}));
        QCOMPARE(whereItEnds([](MapBuilder &map) { map.refer("NODES", 1, "PLANES", 999); }), (Nodes{0, 1}));
        QCOMPARE(whereItEnds([](MapBuilder &map) { map.setLumpBytes("NODES", {}); }), Nodes());
        QCOMPARE(whereItEnds([](MapBuilder &map) { map.setLumpBytes("LEAFS", {}); }), (Nodes{0, 1, 2, 3, 4, 5, 6}));
    }
};

ADD_TEST(TestTrace, QCoreApplication)
#include "tst_trace.moc"
