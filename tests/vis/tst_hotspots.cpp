// Where most is drawn, as the budget tells it: which places, from where they are looked at, and what causes it.
#include "core/budget/budget.h"
#include "core/vis/clusterboxes.h"
#include "core/vis/clustersight.h"
#include "core/vis/hotspots.h"
#include "core/where/pointinleaf.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <numeric>
#include <set>

namespace {

// Boxes of 100 units side by side; a gap of 100 where a wall is.
std::vector<ClusterBox> boxesInARow(const std::vector<int> &at)
{
    std::vector<ClusterBox> boxes;
    for (const int place : at)
        boxes.push_back({Point{place * 100.0, 0, 0}, Point{place * 100.0 + 100, 100, 100}, 1});
    return boxes;
}

ClusterDrawCounts sightOf(std::vector<quint32> triangles)
{
    return {std::vector<quint32>(triangles.size(), 1), std::move(triangles)};
}

std::vector<quint32> clustersOf(const HotSpots &spots)
{
    std::vector<quint32> clusters;
    for (const auto &spot : spots.places)
        clusters.push_back(spot.cluster);
    return clusters;
}

constexpr auto drawn = BudgetMeasure::Drawn;
constexpr auto byPlace = BudgetGrouping::Place, byTexture = BudgetGrouping::Texture, byModel = BudgetGrouping::Model;

} // namespace

class TestHotSpots : public QObject
{
    Q_OBJECT

private slots:
    // Two summits and the slopes around them, and a third behind a wall.
    void neighboursAreOnePlace()
    {
        const auto sight = sightOf({10, 50, 40, 20, 45, 30, 44});
        const auto boxes = boxesInARow({0, 1, 2, 3, 4, 5, 7});
        const auto all = hotSpotsOf(sight, boxes, std::vector<bool>(7, true), 10);
        QCOMPARE(clustersOf(all), (std::vector<quint32>{1, 4, 6}));
        QCOMPARE(all.places[0].around, (std::vector<quint32>{0, 2}));
        QCOMPARE(all.places[1].around, (std::vector<quint32>{3, 5})); // of the lower of two slopes
        QVERIFY(all.places[2].around.empty());
        QCOMPARE(all.median, 40U);
        const auto one = hotSpotsOf(sight, boxes, std::vector<bool>(7, true), 1);
        QCOMPARE(clustersOf(one), std::vector<quint32>{1});
        QCOMPARE(one.places[0].around, (std::vector<quint32>{0, 2}));
    }

    void whoDoesNotMatterIsNoPlace()
    {
        const auto boxes = boxesInARow({0, 2, 4});
        const auto spots = hotSpotsOf(sightOf({10, 90, 20}), boxes, {true, false, true}, 10);
        QCOMPARE(clustersOf(spots), (std::vector<quint32>{2, 0}));
        // A cluster whose leaf lists nothing is in the void, whatever it sees.
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).set("LEAFS", 1, "numleaffaces", 0).build());
        QCOMPARE(relevantClusters(map), (std::vector<bool>{false, true}));
        const auto budget = budgetOf(map, {drawn, byPlace});
        QCOMPARE(budget.parts.size(), size_t(1));
        QCOMPARE(budget.parts.front().number, 1);
    }

    void placesAreThoseOfTheClustersTable_data() { addMapRows(); }
    // The worst place is the cluster that the table says to let most be drawn, and one can stand there.
    void placesAreThoseOfTheClustersTable()
    {
        OPEN_MAP(map);
        auto counted = map;
        fillClusters(counted);
        const auto triangles = counted.column(map.format().columns.clusterSeenFaces, 1);
        const auto matters = relevantClusters(map);
        qint64 most = 0;
        for (quint32 cluster = 0; cluster < triangles.count(); ++cluster)
            most = std::max(most, matters[cluster] ? triangles.integer(cluster) : 0);
        const auto budget = budgetOf(map, {drawn, byPlace});
        QCOMPARE(budget.parts.empty(), most <= 0);
        QVERIFY(budget.parts.size() <= 10);
        if (!budget.parts.empty())
            QCOMPARE(budget.parts.front().value, most);
        size_t looks = 0;
        for (const auto &part : budget.parts) {
            const auto cluster = static_cast<quint32>(part.number);
            QCOMPARE(part.records, (std::vector<RecordRef>{{map.format().roles.clusters, cluster}}));
            QCOMPARE(part.value, triangles.integer(cluster));
            if (part.look) {
                QCOMPARE(pointInLeaf(map, part.look->position).cluster, part.number);
                QVERIFY(part.look->isFinite());
                ++looks;
            }
        }
        QVERIFY(2 * looks >= budget.parts.size());
    }

    void placesAreSeenFromTheEyesOfWhoStandsThere()
    {
        constexpr double floor = -64; // of the room
        const auto heightIn = [](const bsp::Format &format) {
            const auto room = readMap(MapBuilder::room(format).build());
            const auto places = budgetOf(room.value(), {drawn, byPlace}).parts;
            return places.empty() || !places.front().look ? -1 : places.front().look->position[2] - floor;
        };
        QCOMPARE(heightIn(bsp::quake2), 24.0 + 22);
        QCOMPARE(heightIn(bsp::quake3), 24.0 + 26);
        QCOMPARE(heightIn(bsp::goldsrc), 36.0 + 28);
    }

    void causesAddUpToWhatIsDrawn_data() { addMapRows(); }
    void causesAddUpToWhatIsDrawn()
    {
        OPEN_MAP(map);
        const auto places = budgetOf(map, {drawn, byPlace});
        for (const auto &place : places.parts)
            for (const auto by : {byTexture, byModel}) {
                const auto causes = budgetOf(map, {.measure = drawn, .by = by, .from = place.number});
                QCOMPARE(causes.from, place.number);
                QCOMPARE(causes.total, place.value);
                std::set<RecordRef> faces;
                qint64 sum = 0;
                for (const auto &part : causes.parts) {
                    sum += part.value;
                    QVERIFY(!part.records.empty());
                    for (const auto record : part.records) { // each belongs to one cause
                        QCOMPARE(record.lump, map.format().roles.faces);
                        QVERIFY(faces.insert(record).second);
                    }
                }
                QCOMPARE(sum, causes.total);
            }
        if (!places.parts.empty()) // the worst, unless another is asked for
            QCOMPARE(budgetOf(map, {drawn, byTexture}).from, places.parts.front().number);
    }

    // The room's brush model lies across two clusters that do not see each other, and then in one of them.
    void aModelIsDrawnWhereALeafThatItTouchesIsSeen()
    {
        auto builder = MapBuilder::room(bsp::quake2);
        const auto apart = words({2, 20, 20, 21, 21}) + QByteArray("\1\2", 2);
        OPEN_BYTES(across, builder.setLumpBytes("VISIBILITY", apart).build());
        QCOMPARE(ClusterDrawing(across, 2).models().front().clusters, (std::vector<quint32>{0, 1}));
        for (const qint64 from : {0, 1})
            QVERIFY(std::ranges::any_of(budgetOf(across, {.measure = drawn, .by = byModel, .from = from}).parts,
                                        [](const BudgetPart &part) { return part.number == 1; }));
        builder.setVector("MODELS", 1, "mins", {8, 8, 8}).setVector("MODELS", 1, "maxs", {12, 12, 12});
        OPEN_BYTES(map, builder.build());
        const ClusterDrawing faces(map, 2);
        QCOMPARE(faces.models().size(), size_t(1));
        QCOMPARE(faces.models().front().clusters.size(), size_t(1));
        const auto at = static_cast<qint64>(faces.models().front().clusters.front());
        for (const qint64 from : {0, 1}) {
            const auto causes = budgetOf(map, {.measure = drawn, .by = byModel, .from = from});
            const bool has = std::ranges::any_of(causes.parts, [](const BudgetPart &part) { return part.number == 1; });
            QCOMPARE(has, from == at);
        }
    }

    // What causes it has as many faces together as are drawn, and selects each of them once.
    void aModelCountsInEachOfItsPlaces()
    {
        auto builder = MapBuilder::room(bsp::quake2);
        builder.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" } { \"classname\" \"func_wall\" \"model\" \"*1\" }"
                                         "{ \"classname\" \"func_wall\" \"model\" \"*1\" \"origin\" \"1 0 0\" }");
        OPEN_BYTES(map, builder.build());
        const auto facesOf = [](const BudgetPart &part) { return part.note.section(u' ', 0, 0).toInt(); };
        const auto places = budgetOf(map, {drawn, byPlace});
        for (const auto by : {byModel, byTexture}) {
            const auto causes = budgetOf(map, {drawn, by});
            int faces = 0;
            for (const auto &part : causes.parts) {
                faces += facesOf(part);
                if (by == byModel && part.number == 1)
                    QCOMPARE(std::ssize(part.records) * 2, facesOf(part));
            }
            QVERIFY(faces > 0);
            QCOMPARE(faces, facesOf(places.parts.front()));
        }
    }

    void whatCannotBeToldIsSaid()
    {
        OPEN_BYTES(bare, MapBuilder::room(bsp::quake3).setLumpBytes("LEAFSURFACES", {}).build());
        const auto budget = budgetOf(bare, {drawn, byPlace});
        QVERIFY(budget.parts.empty());
        QVERIFY(!budget.whyEmpty.isEmpty());
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).build());
        QCOMPARE(budgetOf(map, {.measure = drawn, .by = byTexture, .from = 30'000}).from,
                 budgetOf(map, {drawn, byPlace}).parts.front().number); // of one that does not exist, the worst
    }
};

ADD_TEST(TestHotSpots, QCoreApplication)
#include "tst_hotspots.moc"
