// Clusters as nodes on a plane: where they are, which are found there, and the lines of what they see.
#include "core/vis/graphlabels.h"
#include "core/vis/sights.h"
#include "tests/matrices.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <limits>
#include <random>

namespace {

ClusterBox boxAround(const Point &middle, quint32 leafs = 1)
{
    return {.low = middle - Point{8, 8, 8}, .high = middle + Point{8, 8, 8}, .leafs = leafs};
}

std::vector<ClusterBox> scattered(int count, unsigned seed)
{
    std::mt19937 random(seed);
    const auto coordinate = [&random] { return static_cast<double>(random() % 4096) - 2048; };
    std::vector<ClusterBox> places;
    for (int i = 0; i < count; ++i)
        places.push_back(boxAround({coordinate(), coordinate(), coordinate() / 8}, static_cast<quint32>(1 + random() % 20)));
    return places;
}

MapVis someVis(quint32 count, unsigned seed)
{
    std::mt19937 random(seed);
    VisMatrix matrix(count);
    for (quint32 viewer = 0; viewer < count; ++viewer)
        for (quint32 seen = 0; seen < count; ++seen)
            if (viewer == seen ? random() % 8 != 0 : random() % 5 == 0)
                matrix.set(viewer, seen);
    return *visOf(std::move(matrix));
}

bool isIn(const std::vector<quint32> &ascending, quint32 number) { return std::ranges::binary_search(ascending, number); }

void compareWithMatrix(const MapVis &vis, const std::vector<quint32> &asked)
{
    const auto sights = sightsOf(vis, asked, std::numeric_limits<size_t>::max());
    size_t seenLines = 0, oneWayLines = 0;
    for (quint32 other = 0; other < vis.count(); ++other) {
        bool isSeen = false, isOneWay = false;
        for (const quint32 cluster : asked) {
            isSeen = isSeen || vis.sees(cluster, other);
            isOneWay = isOneWay || vis.isOneWay(other, cluster);
            seenLines += other != cluster && vis.sees(cluster, other) ? 1U : 0U;
            oneWayLines += vis.isOneWay(other, cluster) ? 1U : 0U;
        }
        const bool isAsked = isIn(asked, other);
        QCOMPARE(isIn(sights.seen, other), isSeen && !isAsked);
        QCOMPARE(isIn(sights.oneWayViewers, other), isOneWay && !isSeen && !isAsked);
    }
    QCOMPARE(sights.sees.size(), seenLines);
    QCOMPARE(sights.seenOneWay.size(), oneWayLines);
    QVERIFY(!sights.areLinesLeftOut());
    for (const auto &line : sights.sees)
        QVERIFY(vis.sees(line.viewer, line.seen) && isIn(asked, line.viewer));
    for (const auto &line : sights.seenOneWay)
        QVERIFY(vis.isOneWay(line.viewer, line.seen) && isIn(asked, line.seen));
}

} // namespace

class TestGraphLayout : public QObject
{
    Q_OBJECT

private slots:
    void eachSideShowsTwoAxesAndPaintsTheNearestLast()
    {
        const std::array places{boxAround({1, 2, 3})};
        QCOMPARE(GraphLayout(places, GraphSide::Top).placeOf(0), QPointF(1, -2));
        QCOMPARE(GraphLayout(places, GraphSide::Front).placeOf(0), QPointF(1, -3));
        QCOMPARE(GraphLayout(places, GraphSide::Side).placeOf(0), QPointF(2, -3));
        const std::array two{boxAround({100, -50, 7}), boxAround({-100, 50, 2})};
        QCOMPARE(GraphLayout(two, GraphSide::Top).order(), (std::vector<quint32>{1, 0}));
        QCOMPARE(GraphLayout(two, GraphSide::Front).order(), (std::vector<quint32>{1, 0}));
        QCOMPARE(GraphLayout(two, GraphSide::Side).order(), (std::vector<quint32>{1, 0}));
        const std::array stacked{boxAround({0, 0, 7}), boxAround({0, 0, 2}), boxAround({0, 0, 9})};
        QCOMPARE(GraphLayout(stacked, GraphSide::Top).nodesAt({}, 1, 0), (std::vector<quint32>{2, 0, 1}));
    }

    void clustersWithoutAPlaceAreNowhere()
    {
        constexpr double broken[] = {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(), 1e30};
        std::vector<ClusterBox> places{boxAround({10, 20, 0}), {}, boxAround({30, 40, 0})};
        for (const double number : broken) {
            places.push_back(boxAround({number, 0, 0}));
            places.push_back(boxAround({0, 0, -number}));
        }
        const GraphLayout layout(places, GraphSide::Top);
        QCOMPARE(layout.nowhere(), 7U);
        QVERIFY(layout.has(0) && !layout.has(1) && layout.has(2) && !layout.has(3) && !layout.has(4) && !layout.has(99));
        QCOMPARE(layout.bounds(), QRectF(10, -40, 20, 20));
        QCOMPARE(layout.nodesIn({-1e9, -1e9, 2e9, 2e9}), (std::vector<quint32>{0, 2}));
        const GraphLayout none(std::array{places[1]}, GraphSide::Top);
        QVERIFY(none.nodesAt({}, 1, 10).empty() && none.nodesIn({-9, -9, 18, 18}).empty() && none.nearestNode({}) < 0);
    }

    void nodesAreLargerForMoreLeafsAndFromNearer()
    {
        auto places = scattered(100, 1);
        places[0].leafs = 1;
        places[1].leafs = 4;
        places[2].leafs = 4'000'000;
        const GraphLayout layout(places, GraphSide::Top);
        for (const double scale : {0.01, 0.1, 1.0, 100.0}) {
            QVERIFY(layout.radiusOf(1, scale) > layout.radiusOf(0, scale));
            QVERIFY(layout.radiusOf(2, scale) > layout.radiusOf(1, scale));
            QVERIFY(layout.radiusOf(0, scale) >= 1 && layout.radiusOf(2, scale) <= 30);
        }
        QVERIFY(layout.radiusOf(0, 0.1) > layout.radiusOf(0, 0.01));
    }

    void nodesAreFoundWhereTheyAre()
    {
        for (const auto side : {GraphSide::Top, GraphSide::Front, GraphSide::Side}) {
            const GraphLayout layout(scattered(700, 2), side);
            std::mt19937 random(3);
            for (int i = 0; i < 300; ++i) {
                const QPointF at(static_cast<double>(random() % 5000) - 2500, static_cast<double>(random() % 5000) - 2500);
                const double scale = i % 3 == 0 ? 0.05 : 0.5, slack = i % 2 * 4;
                const QRectF rect(at, QSizeF(static_cast<double>(random() % 900), static_cast<double>(random() % 900)));
                const auto found = layout.nodesAt(at, scale, slack), inRect = layout.nodesIn(rect);
                for (quint32 cluster = 0; cluster < layout.count(); ++cluster) {
                    const auto away = layout.placeOf(cluster) - at;
                    const bool isHit = std::hypot(away.x(), away.y()) * scale <= layout.radiusOf(cluster, scale) + slack;
                    VERIFY_EACH((std::ranges::find(found, cluster) != found.end()) == isHit, "nodesAt");
                    const auto corner = away - QPointF(rect.width(), rect.height());
                    const bool isInside = away.x() >= 0 && away.y() >= 0 && corner.x() <= 0 && corner.y() <= 0;
                    VERIFY_EACH(isIn(inRect, cluster) == isInside, "nodesIn");
                }
            }
        }
    }

    // In one place there may be several: above each other, as seen from the top.
    void arrowsReachEveryNode()
    {
        auto places = scattered(60, 4);
        for (quint32 i = 0; i < 20; ++i)
            places.push_back(boxAround(places[i].middle() + Point{0, 0, 100}));
        const GraphLayout layout(places, GraphSide::Top);
        std::vector<bool> reached(layout.count());
        std::vector<quint32> open{0};
        reached[0] = true;
        while (!open.empty()) {
            const auto from = open.back();
            open.pop_back();
            for (const QPointF direction : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
                const auto to = layout.nextNode(from, direction);
                if (to < 0 || reached[static_cast<size_t>(to)])
                    continue;
                const auto way = layout.placeOf(static_cast<quint32>(to)) - layout.placeOf(from);
                QVERIFY(QPointF::dotProduct(way, direction) >= 0);
                reached[static_cast<size_t>(to)] = true;
                open.push_back(static_cast<quint32>(to));
            }
        }
        QCOMPARE(std::ranges::count(reached, false), 0);
    }

    void numbersDoNotLieOverEachOtherAndLeaveOutWhatHasNoRoom()
    {
        const GraphLayout layout(scattered(80, 5), GraphSide::Top);
        const GraphView view{.middle = {}, .scale = 0.2, .window = {900, 900}};
        const auto labels = placeLabels(layout, view, {}, {{6, 12}, {}});
        QVERIFY(labels.size() > 40);
        for (size_t i = 0; i < labels.size(); ++i) {
            QVERIFY(QRectF({}, view.window).contains(labels[i].rect));
            for (size_t j = i + 1; j < labels.size(); ++j)
                QVERIFY(!labels[i].rect.intersects(labels[j].rect));
            for (const quint32 cluster : layout.order()) {
                const auto at = view.toWindow(layout.placeOf(cluster));
                const QPointF near(std::clamp(at.x(), labels[i].rect.left(), labels[i].rect.right()),
                                   std::clamp(at.y(), labels[i].rect.top(), labels[i].rect.bottom()));
                QVERIFY(std::hypot(near.x() - at.x(), near.y() - at.y()) >= layout.radiusOf(cluster, view.scale));
            }
        }
        const GraphLayout crowded(scattered(4000, 6), GraphSide::Top);
        const GraphView small{.middle = {}, .scale = 0.1, .window = {500, 500}};
        QVERIFY(placeLabels(crowded, small, {}, {{6, 12}, {}}).empty());
        const auto wanted = crowded.nearestNode({});
        const auto one = placeLabels(crowded, small, std::array{static_cast<quint32>(wanted)}, {{6, 12}, {}});
        QCOMPARE(one.size(), size_t(1));
        QCOMPARE(one[0].cluster, static_cast<quint32>(wanted));
    }

    void numbersTellWhatLiesBehind()
    {
        const std::array places{boxAround({0, 0, 7}), boxAround({1, 0, 2}), boxAround({0, 1, 9}), boxAround({500, 0, 0})};
        const GraphLayout layout(places, GraphSide::Top);
        const GraphView view{.middle = {250, 0}, .scale = 0.5, .window = {400, 200}};
        const auto covering = layout.covering(view.scale);
        QCOMPARE(covering, (std::vector<qint32>{-1, -1, 2, 0}));
        const auto labels = placeLabels(layout, view, {}, {{6, 12}, covering});
        const auto nearest = std::ranges::find(labels, 2U, &GraphLabel::cluster);
        QVERIFY(nearest != labels.end());
        QCOMPARE(nearest->text, QStringLiteral("2 +2"));
        QCOMPARE(labels.size(), size_t(2));
        QCOMPARE(layout.covering(50), std::vector<qint32>(4)); // from near enough each is seen
        const GraphLayout apart(scattered(300, 11), GraphSide::Top);
        const auto covered = apart.covering(0.2);
        for (const quint32 front : apart.order()) {
            qint32 most = 0;
            for (const quint32 other : apart.order()) {
                const auto way = apart.placeOf(front) - apart.placeOf(other);
                const double away = std::hypot(way.x(), way.y()) * 0.2 + apart.radiusOf(other, 0.2) / 2;
                most += other != front && away <= apart.radiusOf(front, 0.2) ? 1 : 0;
            }
            QVERIFY(covered[front] <= most);
        }
    }

    void sightsAgreeWithTheMatrixAndTooManyLinesAreLeftOut()
    {
        const auto vis = someVis(150, 7);
        QVERIFY(vis.counts.oneWayPairs > 0);
        for (const auto &asked : std::vector<std::vector<quint32>>{{}, {0}, {64, 149}, {3, 4, 5, 6, 63, 127, 128}})
            compareWithMatrix(vis, asked);
        const std::vector<quint32> three{1, 2, 3};
        const auto all = sightsOf(vis, three, 100'000);
        QVERIFY(all.lines > 10 && all.lines == all.sees.size() + all.seenOneWay.size());
        const auto some = sightsOf(vis, three, static_cast<size_t>(all.lines) - 1);
        QVERIFY(some.areLinesLeftOut() && some.sees.empty() && some.seenOneWay.empty());
        QCOMPARE(some.seen, all.seen);
        QCOMPARE(some.oneWayViewers, all.oneWayViewers);
    }

    void sightsOfRealMapsAgreeWithTheirMatrix_data() { addMapRows(); }
    void sightsOfRealMapsAgreeWithTheirMatrix()
    {
        OPEN_MAP(map);
        const auto vis = readMapVis(map, VisSet::Pvs);
        VERIFY_RESULT(vis);
        for (const quint32 cluster : spread(vis.value().count(), 12))
            compareWithMatrix(vis.value(), {cluster});
        compareWithMatrix(vis.value(), spread(vis.value().count(), 6));
    }
};

ADD_TEST(TestGraphLayout, QCoreApplication)
#include "tst_graphlayout.moc"
