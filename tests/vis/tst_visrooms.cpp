// Rooms that clusters make, what they are known by, and what stands in a graph of them.
#include "core/entities/edits.h"
#include "core/scene/entities/entityclusters.h"
#include "core/vis/clusterboxes.h"
#include "core/vis/graphnodes.h"
#include "core/vis/roomnames.h"
#include "core/where/pointinleaf.h"
#include "tests/mapbuilder.h"
#include "tests/matrices.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

struct FoundRooms {
    explicit FoundRooms(const MapFile &map)
    {
        if (const auto portals = findPortals(map))
            openings = openingsOf(map, portals.value());
        rooms = roomsOf(map, openings);
        names = roomNames(map, rooms, clustersOfEntities(map));
    }
    std::vector<ClusterOpening> openings;
    VisRooms rooms;
    std::vector<RoomName> names;
};

// Of a grid of cubes that are wholly open to each other.
VisRooms roomsOfField(quint32 side)
{
    constexpr double edge = 128;
    std::vector<ClusterOpening> openings;
    for (quint32 cluster = 0; cluster < side * side; ++cluster) {
        if (cluster % side + 1 < side)
            openings.push_back({{cluster, cluster + 1}, edge * edge});
        if (cluster / side + 1 < side)
            openings.push_back({{cluster, cluster + side}, edge * edge});
    }
    return roomsFrom(std::vector<double>(side * side, edge * edge * edge), openings);
}

MapFile sample() { return std::move(readMapFile(QStringLiteral(LUMPSCOPE_SAMPLES "/quake2/maps/gallery.bsp")).value()); }

} // namespace

class TestVisRooms : public QObject
{
    Q_OBJECT

private slots:
    void doorsDivideAndCutsThroughAHallDoNot()
    {
        // Two halls of two halves, 512x512x256 each half, and between them a doorway, 64 wide, 128 high and 16 deep.
        constexpr double half = 512.0 * 512 * 256, cut = 512 * 256, door = 64 * 128;
        const std::vector<double> volumes{half, half, door * 16, half, half};
        const std::vector<ClusterOpening> openings{{{0, 1}, cut}, {{1, 2}, door}, {{2, 3}, door}, {{3, 4}, cut}};
        const auto rooms = roomsFrom(volumes, openings);
        QCOMPARE(rooms.count, 2U);
        QCOMPARE(rooms.roomOf[0], rooms.roomOf[1]);
        QCOMPARE(rooms.roomOf[3], rooms.roomOf[4]);
        QVERIFY(rooms.roomOf[0] != rooms.roomOf[3]);
        QVERIFY(rooms.roomOf[2] == rooms.roomOf[1] || rooms.roomOf[2] == rooms.roomOf[3]);
        // Without a wall between them they are one hall.
        auto open = openings;
        open.push_back({{1, 3}, cut});
        QCOMPARE(roomsFrom(volumes, open).count, 1U);
    }

    void aLongCorridorIsARoomOfItsOwn()
    {
        constexpr double hall = 1024.0 * 1024 * 512, mouth = 128 * 128;
        std::vector<double> volumes{hall};
        std::vector<ClusterOpening> openings;
        for (quint32 piece = 1; piece <= 16; ++piece) { // of 128 units each
            volumes.push_back(mouth * 128);
            openings.push_back({{piece - 1, piece}, mouth});
        }
        volumes.push_back(hall);
        openings.push_back({{16, 17}, mouth});
        const auto rooms = roomsFrom(volumes, openings);
        QVERIFY2(rooms.count == 3, qPrintable(QString::number(rooms.count)));
        QCOMPARE(rooms.roomOf[8], rooms.roomOf[9]);
        QVERIFY(rooms.roomOf[0] != rooms.roomOf[8] && rooms.roomOf[17] != rooms.roomOf[8]);
    }

    void aLandscapeIsCutIntoParts()
    {
        QCOMPARE(roomsOfField(7).count, 1U); // few enough
        const auto rooms = roomsOfField(40);
        QVERIFY2(rooms.count >= 16 && rooms.count <= 100, qPrintable(QString::number(rooms.count)));
        for (quint32 room = 0; room < rooms.count; ++room)
            QVERIFY(rooms.clusters.of(room).size() < 40 * 40 / 4);
    }

    void everyClusterIsInOneRoomThatHangsTogether_data() { addMapRows(); }
    void everyClusterIsInOneRoomThatHangsTogether()
    {
        OPEN_MAP(map);
        const FoundRooms found(map);
        const auto &rooms = found.rooms;
        if (found.openings.empty()) // as of one cluster, or of some that nothing joins
            QCOMPARE(size_t(rooms.count), rooms.roomOf.size());
        QCOMPARE(rooms.roomOf.size(), size_t(map.recordCount(map.format().roles.clusters)));
        QCOMPARE(found.names.size(), size_t(rooms.count));
        std::vector<quint32> times(rooms.roomOf.size());
        for (quint32 room = 0; room < rooms.count; ++room)
            for (const quint32 cluster : rooms.clusters.of(room)) {
                ++times[cluster];
                QCOMPARE(rooms.roomOf[cluster], room);
            }
        QCOMPARE(std::ranges::count(times, 1U), std::ssize(times));
        // From the lowest cluster of each room its others are reached through openings.
        std::vector<bool> reached(times.size());
        for (quint32 room = 0; room < rooms.count; ++room)
            reached[rooms.clusters.of(room).front()] = true;
        for (bool isMore = true; isMore;) {
            isMore = false;
            for (const auto &[clusters, area] : found.openings) {
                const auto [a, b] = clusters;
                VERIFY_EACH(area > 0, "an opening");
                if (rooms.roomOf[a] == rooms.roomOf[b] && reached[a] != reached[b])
                    isMore = reached[a] = reached[b] = true;
            }
        }
        QCOMPARE(std::ranges::count(reached, true), std::ssize(reached));
        if (times.size() > 300)
            QVERIFY2(rooms.count < times.size() / 4, qPrintable(QString::number(rooms.count)));
    }

    void aRoomIsKnownByWhatIsInIt()
    {
        const auto map = sample();
        const FoundRooms found(map);
        const auto source = map.entitySource();
        qint32 start = -1;
        for (qint32 entity = 0; entity < source.count(); ++entity)
            if (edits::valueOf(source, entity, "classname") == "info_player_start")
                start = entity;
        QVERIFY(start >= 0);
        Point origin{};
        const auto words = edits::valueOf(source, start, "origin").toByteArray().split(' ');
        for (qsizetype axis = 0; axis < 3; ++axis)
            origin[static_cast<size_t>(axis)] = words[axis].toDouble();
        const auto cluster = pointInLeaf(map, origin).cluster;
        QVERIFY(cluster >= 0);
        const auto room = found.rooms.roomOf[static_cast<size_t>(cluster)];
        QVERIFY2(found.names[room].classes.contains(u"info_player_start"_s), qPrintable(found.names[room].classes.join(u' ')));
        for (quint32 other = 0; other < found.rooms.count; ++other) {
            QCOMPARE(found.names[other].classes.contains(u"info_player_start"_s), other == room);
            for (const auto &name : found.names[other].classes)
                QVERIFY2(!name.contains(u"light"_s), qPrintable(name));
            QVERIFY2(found.names[other].texture.startsWith(u"gallery/"_s), qPrintable(found.names[other].texture));
            QVERIFY(!found.names[other].text().isEmpty());
        }
    }

    // It has no origin, and its class is read as everything in the map's text is.
    void aBrushModelNamesTheRoomThatItStandsIn()
    {
        auto builder = MapBuilder::room(bsp::quake2);
        builder.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" } { \"classname\" \"item_k\xe4se\" \"model\" \"*1\" }");
        OPEN_BYTES(map, builder.build());
        const VisRooms rooms{.roomOf = {0, 1}, .clusters = Grouped(2, 2, [](quint32 i) { return i; }), .count = 2};
        const auto clusterOf = clustersOfEntities(map);
        auto names = roomNames(map, rooms, clusterOf);
        const auto room = static_cast<size_t>(clusterOf[1]);
        QCOMPARE(names[room].classes, QStringList(u"item_k\u00e4se"_s));
        QVERIFY(names[1 - room].classes.isEmpty());
        // When entities change, textures stay.
        names[room].texture = u"as before"_s;
        renameRooms(map, rooms, {}, names);
        QVERIFY(names[room].classes.isEmpty() && names[room].texture == u"as before"_s);
    }

    void aMapWithoutOpeningsHasARoomForEachCluster()
    {
        QCOMPARE(roomsFrom(std::vector<double>(5, 1000), {}).count, 5U);
        QCOMPARE(roomsFrom({}, {}).count, 0U);
        const std::vector<ClusterOpening> shut{{{0, 1}, 0}};
        QCOMPARE(roomsFrom(std::vector<double>(2, 0), shut).count, 2U);
    }

    // In a moment: were each looked at again whenever another is taken, it would take half an hour.
    void aHallTakesAsManyNichesAsItHas()
    {
        constexpr quint32 niches = 100'000;
        constexpr double hall = 4096.0 * 4096 * 1024, edge = 16;
        std::vector<double> volumes{hall};
        std::vector<ClusterOpening> openings;
        for (quint32 niche = 1; niche <= niches; ++niche) {
            volumes.push_back(edge * edge * edge);
            openings.push_back({{0, niche}, edge * edge});
        }
        QCOMPARE(roomsFrom(volumes, openings).count, 1U);
        QCOMPARE(roomsFrom(volumes, openings, stopped()).count, niches + 1); // nobody waits for what is not wanted any more
    }

    void closedRoomsStandForTheirClusters()
    {
        const auto map = sample();
        const FoundRooms found(map);
        const auto places = clusterBoxes(map);
        const std::vector<bool> all(places.size(), true);
        std::vector<bool> isOpen(found.rooms.count);
        isOpen[1] = true;
        const auto nodes = graphNodes(places, {.rooms = &found.rooms, .isOpen = isOpen, .matters = all});
        QCOMPARE(nodes.firstRoom, static_cast<quint32>(places.size()));
        QCOMPARE(nodes.places.size(), places.size() + found.rooms.count);
        for (quint32 cluster = 0; cluster < places.size(); ++cluster) {
            const auto room = found.rooms.roomOf[cluster];
            QCOMPARE(nodes.nodeOf[cluster], isOpen[room] ? qint64(cluster) : qint64(nodes.firstRoom + room));
            QCOMPARE(nodes.places[cluster].leafs > 0, bool(isOpen[room]));
        }
        for (quint32 room = 0; room < found.rooms.count; ++room) {
            const auto members = found.rooms.clusters.of(room);
            quint32 leafs = 0;
            for (const quint32 cluster : members)
                leafs += places[cluster].leafs;
            QCOMPARE(nodes.places[nodes.firstRoom + room].leafs, isOpen[room] ? 0U : leafs);
            QCOMPARE(nodes.clustersOf(nodes.firstRoom + room, &found.rooms),
                     std::vector<quint32>(members.begin(), members.end()));
        }
        const quint32 two[] = {found.rooms.clusters.of(0).front(), found.rooms.clusters.of(0).back()};
        QCOMPARE(nodes.nodesOf(two), std::vector<quint32>{nodes.firstRoom});
        for (const auto &[one, other] : linksOf(nodes, found.openings))
            QVERIFY(one < other && nodes.places[one].leafs > 0 && nodes.places[other].leafs > 0);
    }

    void whatNobodySeesIsLeftOutAndCounted()
    {
        std::vector<ClusterBox> places;
        for (const double x : {0, 100, 200, 300})
            places.push_back({.low = {x, 0, 0}, .high = {x, 0, 0}, .leafs = 1});
        places[3].leafs = 0; // it is nowhere, which is told elsewhere
        const std::vector<bool> matters{true, false, false, false};
        const VisRooms rooms{.roomOf = {0, 0, 1, 1}, .clusters = Grouped(2, 4, [](quint32 i) { return i / 2; }), .count = 2};
        const std::vector<bool> closed(2), open{true, false};
        const auto alone = graphNodes(places, {.isOpen = {}, .matters = matters});
        QCOMPARE(alone.leftOut, 2U);
        QCOMPARE(alone.nodeOf, (std::vector<qint64>{0, -1, -1, -1}));
        QCOMPARE(graphNodes(places, {.isOpen = {}, .matters = matters, .showsAll = true}).leftOut, 0U);
        const auto grouped = graphNodes(places, {.rooms = &rooms, .isOpen = closed, .matters = matters});
        QCOMPARE(grouped.nodeOf, (std::vector<qint64>{4, 4, -1, -1})); // the second room has none that matters
        QCOMPARE(grouped.leftOut, 1U);
        QCOMPARE(graphNodes(places, {.rooms = &rooms, .isOpen = open, .matters = matters}).leftOut, 2U);
    }

    void aRoomSeesWhatAnyOfItsClustersDoes()
    {
        constexpr quint32 count = 90;
        QRandomGenerator generator(5);
        const auto random = [&] { return generator.generate(); };
        VisMatrix matrix(count);
        for (quint32 i = 0; i < count * 6; ++i)
            matrix.set(random() % count, random() % count);
        const auto vis = visOf(std::move(matrix));
        VisRooms rooms{.count = 12};
        for (quint32 cluster = 0; cluster < count; ++cluster)
            rooms.roomOf.push_back(random() % rooms.count);
        rooms.clusters = Grouped(rooms.count, count, [&](quint32 i) { return rooms.roomOf[i]; });
        std::vector<bool> isOpen(rooms.count);
        isOpen[3] = isOpen[7] = true;
        const std::vector<bool> all(count, true);
        const auto nodes = graphNodes(vis->places, {.rooms = &rooms, .isOpen = isOpen, .matters = all});
        const auto seen = seenFrom(*vis, nodes, &rooms);
        for (const quint32 room : {0U, 5U, 11U}) {
            const auto node = nodes.firstRoom + room;
            const auto members = nodes.clustersOf(node, &rooms);
            const auto sights = sightsBetween(*vis, nodes, members, 1000);
            std::vector<bool> sees(nodes.places.size()), isSeenBy(nodes.places.size());
            quint32 clusters = 0;
            for (quint32 other = 0; other < count; ++other) {
                const auto isSeen = [&](quint32 member) { return vis->sees(member, other); };
                clusters += std::ranges::any_of(members, isSeen) ? 1U : 0U;
                for (const quint32 member : members) {
                    const auto at = static_cast<size_t>(nodes.nodeOf[other]);
                    sees[at] = sees[at] || vis->sees(member, other);
                    isSeenBy[at] = isSeenBy[at] || vis->sees(other, member);
                }
            }
            QCOMPARE(seen[node], clusters);
            for (quint32 other = 0; other < sees.size(); ++other) {
                const bool isOther = other != node;
                QCOMPARE(std::ranges::binary_search(sights.seen, other), isOther && sees[other]);
                QCOMPARE(std::ranges::binary_search(sights.oneWayViewers, other), isOther && isSeenBy[other] && !sees[other]);
            }
            QCOMPARE(sights.sees.size(), sights.seen.size());
            QCOMPARE(sights.lines, quint64(sights.seen.size() + sights.oneWayViewers.size()));
            const auto some = sightsBetween(*vis, nodes, members, 3);
            QVERIFY(some.areLinesLeftOut() && some.sees.empty() && some.seenOneWay.empty());
            QVERIFY(some.seen == sights.seen && some.oneWayViewers == sights.oneWayViewers);
        }
        // Of several nodes each has its own lines; none leads to itself, and rings are around the others.
        const auto members = nodes.clustersOf(nodes.firstRoom, &rooms);
        std::vector<quint32> more(members);
        std::ranges::copy(nodes.clustersOf(nodes.firstRoom + 3, &rooms), std::back_inserter(more)); // those of an open one
        sortUnique(more);
        const auto together = sightsBetween(*vis, nodes, more, 10'000);
        const auto alike = sightsBetween(*vis, nodes, more, 0);
        QVERIFY(!together.areLinesLeftOut() && together.seen == alike.seen && together.oneWayViewers == alike.oneWayViewers);
        std::set<Sights::Line> lines;
        for (const auto &line : together.sees)
            QVERIFY(line.viewer != line.seen && lines.insert(line).second);
        for (const quint32 viewer : nodes.nodesOf(more)) {
            QVERIFY(!std::ranges::binary_search(together.seen, viewer));
            std::set<quint32> expected;
            for (const quint32 cluster : more)
                for (quint32 other = 0; other < count; ++other)
                    if (nodes.nodeOf[cluster] == viewer && vis->sees(cluster, other) && nodes.nodeOf[other] != viewer)
                        expected.insert(static_cast<quint32>(nodes.nodeOf[other]));
            for (const quint32 other : expected)
                QVERIFY(lines.contains({viewer, other}));
            QCOMPARE(std::ranges::count(together.sees, viewer, &Sights::Line::viewer), std::ssize(expected));
        }
        // Where no rooms are, it is what clusters see.
        const auto alone = graphNodes(vis->places, {.isOpen = {}, .matters = all});
        const quint32 some[] = {2, 40};
        QCOMPARE(sightsBetween(*vis, alone, some, 1000).sees, sightsOf(*vis, some, 1000).sees);
    }
};

ADD_TEST(TestVisRooms, QCoreApplication)
#include "tst_visrooms.moc"
