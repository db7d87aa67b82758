// The openings between leafs, found from the tree.
#include "core/scene/marks/portalmarks.h"
#include "core/vis/rooms.h"
#include "core/vis/vismatrix.h"
#include "core/where/space.h"
#include "core/where/visibility.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

// Of a portal that lies on an axis' plane.
double areaOf(const VisPortals &portals, const VisPortal &portal)
{
    Point sum{};
    const auto at = [&](quint32 i) { return toPoint(portals.points[portal.firstPoint + i]); };
    for (quint32 i = 2; i < portal.pointCount; ++i)
        sum = sum + cross(at(i) - at(0), at(i - 1) - at(0));
    return length(sum) / 2;
}

// How far beyond its leaf's box a portal reaches, in map units.
double outsideOf(const MapFile &map, const VisPortals &portals, const VisPortal &portal, quint32 leaf)
{
    const StoredBox box(map, map.format().columns.leafBox, leaf);
    double most = 0;
    for (quint32 i = portal.firstPoint; i < portal.firstPoint + portal.pointCount; ++i) {
        const auto at = toPoint(portals.points[i]);
        for (size_t axis = 0; axis < 3; ++axis)
            most = std::max({most, box.low[axis] - at[axis], at[axis] - box.high[axis]});
    }
    return most;
}

} // namespace

#define FIND_PORTALS(portals, map)                                                                                               \
    const auto portals##Found = findPortals(map);                                                                                \
    VERIFY_RESULT(portals##Found);                                                                                               \
    const VisPortals &portals = portals##Found.value()

class TestPortals : public QObject
{
    Q_OBJECT

private slots:
    void twoHalvesOfARoomOpenToEachOther_data() { addFormatRows(); }
    void twoHalvesOfARoomOpenToEachOther()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        Progress progress;
        const auto portals = findPortals(map, {}, &progress);
        VERIFY_RESULT(portals);
        QCOMPARE(portals.value().portals.size(), size_t(1));
        const auto &portal = portals.value().portals[0];
        QVERIFY(portal.front == 1 && portal.back == 2 && portal.node == 6);
        QCOMPARE(areaOf(portals.value(), portal), 128.0 * 128.0);
        for (quint32 i = 0; i < portal.pointCount; ++i)
            QCOMPARE(portals.value().points[portal.firstPoint + i][0], 0.0F);
        const auto openings = openingsOf(map, portals.value());
        QVERIFY(openings.size() == 1 && openings[0].clusters == (std::array<quint32, 2>{0, 1}));
        QCOMPARE(openings[0].area, 128.0 * 128.0);
        QVERIFY(progress.done > 0 && progress.done <= progress.total);
        QVERIFY(prtOf(map, portals.value()).startsWith("PRT1\n2\n1\n4 0 1 ("));
    }

    void doorsAndTheWindowOfTheGalleryAreOpenings_data() { addSampleMapRows(); }
    // As its .map says: each leads through a wall 128 units thick, and is 128 wide and high.
    void doorsAndTheWindowOfTheGalleryAreOpenings()
    {
        OPEN_MAP(map);
        FIND_PORTALS(portals, map);
        struct Passage {
            const char *name;
            size_t axis; // through the wall
            std::array<float, 3> low, high;
        };
        const Passage passages[] = {{"the hall's door", 0, {640, 192, 0}, {768, 320, 128}},
                                    {"the north door", 1, {128, 512, 0}, {256, 640, 128}},
                                    {"the window with the grate", 0, {384, 896, 64}, {512, 1024, 192}}};
        for (const auto &passage : passages) {
            std::map<float, double> areas; // of the openings across it, by where they are
            for (const auto &portal : portals.portals) {
                const auto points = std::span(portals.points).subspan(portal.firstPoint, portal.pointCount);
                const bool isAcross = std::ranges::all_of(points, [&](const auto &point) {
                    bool isIn = point[passage.axis] == points[0][passage.axis];
                    for (size_t i = 0; i < 3; ++i)
                        isIn = isIn && point[i] >= passage.low[i] && point[i] <= passage.high[i];
                    return isIn;
                });
                if (isAcross)
                    areas[points[0][passage.axis]] += areaOf(portals, portal);
            }
            QVERIFY2(!areas.empty(), passage.name);
            for (const auto &[at, area] : areas)
                QVERIFY2(std::abs(area - 128.0 * 128.0) < 1,
                         qPrintable(u"%1 at %2: %3"_s.arg(QLatin1StringView(passage.name)).arg(at).arg(area)));
        }
    }

    void portalsLieInTheirLeafsAndReadBackAsWrittenForCompilers_data() { addMapRows(); }
    void portalsLieInTheirLeafsAndReadBackAsWrittenForCompilers()
    {
        OPEN_MAP(map);
        FIND_PORTALS(portals, map);
        for (const auto &portal : portals.portals)
            for (const quint32 leaf : {portal.front, portal.back})
                VERIFY_EACH(outsideOf(map, portals, portal, leaf) <= 8,
                            qPrintable(u"leaf %1 by %2"_s.arg(leaf).arg(outsideOf(map, portals, portal, leaf))));
        auto lines = prtOf(map, portals).split('\n');
        QCOMPARE(lines.takeFirst(), "PRT1");
        QCOMPARE(lines.takeFirst().toUInt(), map.recordCount(map.format().roles.clusters));
        const auto count = lines.takeFirst().toInt();
        QCOMPARE(lines.takeLast(), "");
        QCOMPARE(lines.size(), count);
        std::vector<std::array<quint32, 2>> pairs;
        for (const auto &line : lines) {
            auto rest = line;
            const auto words = rest.replace('(', ' ').replace(')', ' ').simplified().split(' ');
            QCOMPARE(words.size(), 3 + 3 * words[0].toInt());
            const auto a = words[1].toUInt(), b = words[2].toUInt();
            pairs.push_back({std::min(a, b), std::max(a, b)});
        }
        std::ranges::sort(pairs);
        pairs.erase(std::ranges::unique(pairs).begin(), pairs.end());
        std::vector<std::array<quint32, 2>> neighbours;
        for (const auto &opening : openingsOf(map, portals))
            neighbours.push_back(opening.clusters);
        QCOMPARE(pairs, neighbours);
    }

    void neighboursSeeEachOther_data() { addMapRows(); }
    void neighboursSeeEachOther()
    {
        OPEN_MAP(map);
        FIND_PORTALS(portals, map);
        const auto vis = decodeVis(map, VisSet::Pvs);
        VERIFY_RESULT(vis);
        for (quint32 c = 0; c < vis.value().matrix.count(); ++c)
            if (!vis.value().matrix.at(c, c))
                return; // edited by hand: demo_vis_editor blinds clusters
        const auto contents = map.column(map.format().columns.leafContents);
        int blind = 0, pairs = 0;
        for (const auto &portal : portals.portals) {
            if (contents.count() > 0 && contents.integer(portal.front) != contents.integer(portal.back))
                continue; // compilers may take the surface of water for a wall
            const auto a = static_cast<quint32>(clusterOfLeaf(map, portal.front)),
                       b = static_cast<quint32>(clusterOfLeaf(map, portal.back));
            ++pairs;
            blind += vis.value().matrix.at(a, b) && vis.value().matrix.at(b, a) ? 0 : 1;
        }
        VERIFY_EACH(blind == 0, qPrintable(u"%1 of %2"_s.arg(blind).arg(pairs)));
    }

    void brokenTreesHaveNone_data()
    {
        const auto row = addFormatColumns<int, int>("child", "plane");
        for (const bsp::Format *format : bsp::formats()) {
            row(*format, "cycle", 0, -1);
            row(*format, "no such node", 9000, -1);
            row(*format, "no such leaf", -9000, -1);
            row(*format, "no such plane", 4, 9000);
        }
    }

    void brokenTreesHaveNone()
    {
        QFETCH(int, child);
        QFETCH(int, plane);
        auto builder = MapBuilder::room(fetchFormat());
        for (const auto *name : {"children[0]", "children[1]"})
            builder.set("NODES", 3, name, child);
        if (plane >= 0)
            builder.refer("NODES", 3, "PLANES", plane);
        OPEN_BYTES(map, builder.build());
        const auto portals = findPortals(map);
        QVERIFY(!portals);
        VERIFY_EACH(portals.error().contains(u"broken"_s), qPrintable(portals.error()));
    }

    void aMapCutShortHasThemOrSaysWhyNot_data() { addFormatRows(); }
    void aMapCutShortHasThemOrSaysWhyNot()
    {
        const auto whole = MapBuilder::room(fetchFormat()).build();
        for (const auto length : cutLengths(whole))
            if (const auto map = readMap(whole.first(length)))
                if (const auto portals = findPortals(map.value()))
                    QVERIFY(portals.value().portals.size() <= 1);
    }

    void whatLeadsOutOfTheSelectionIsOutlined_data() { addFormatRows(); }
    void whatLeadsOutOfTheSelectionIsOutlined()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const References references(map);
        const auto &roles = map.format().roles;
        FIND_PORTALS(portals, map);
        const auto linesOf = [&](RecordRef record) { return portalMarks(references, portals, std::vector{record}).lines.size(); };
        for (const auto &record : {RecordRef{roles.clusters, 0}, RecordRef{roles.clusters, 1}, RecordRef{roles.leafs, 2}})
            QCOMPARE(linesOf(record), 2U * 4);   // the one opening between the halves
        QCOMPARE(linesOf({roles.leafs, 0}), 0U); // solid
        QCOMPARE(linesOf({roles.faces, 0}), 0U);
        QCOMPARE(linesOf({}), 0U);
    }

    void itStopsWhenAsked()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto portals = findPortals(map, stopped());
        QVERIFY(portals && portals.value().portals.empty());
    }
};

ADD_TEST(TestPortals, QCoreApplication)

#include "tst_portals.moc"
