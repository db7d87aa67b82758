#include "core/geometry/solids.h"
#include "core/map/references.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

constexpr double farAway = 1e9;

struct Measured {
    double volume = 0; // cubic units; negative when its sides look inwards
    Point low{farAway, farAway, farAway}, high{-farAway, -farAway, -farAway};
};

// The volume as the sum of pyramids from one corner to each triangle: far from it rounding to single precision would
// count.
Measured measure(const Solids &solids, const Solid &solid)
{
    Measured measured;
    const auto corner = toPoint(solids.points[solids.sides[solid.firstSide].firstPoint]);
    for (quint32 s = solid.firstSide; s < solid.firstSide + solid.sideCount; ++s) {
        const auto &side = solids.sides[s];
        const auto point = [&](quint32 i) { return toPoint(solids.points[side.firstPoint + i]); };
        for (quint32 i = 0; i < side.pointCount; ++i)
            for (size_t axis = 0; axis < 3; ++axis) {
                measured.low[axis] = std::min(measured.low[axis], point(i)[axis]);
                measured.high[axis] = std::max(measured.high[axis], point(i)[axis]);
            }
        for (quint32 i = 2; i < side.pointCount; ++i)
            measured.volume += dot(point(0) - corner, cross(point(i) - point(0), point(i - 1) - point(0))) / 6;
    }
    return measured;
}

bool isNear(double a, double b) { return std::abs(a - b) < 0.5; }

void verifyWhole(const Solids &solids)
{
    for (const auto &solid : solids.solids) {
        QVERIFY(solid.sideCount >= 4);
        QVERIFY(solid.firstSide + solid.sideCount <= solids.sides.size());
        for (quint32 s = solid.firstSide; s < solid.firstSide + solid.sideCount; ++s) {
            QVERIFY(solids.sides[s].pointCount >= 3);
            QVERIFY(solids.sides[s].firstPoint + solids.sides[s].pointCount <= solids.points.size());
        }
    }
}

void verifySound(const MapFile &map, const Solids &solids)
{
    verifyWhole(solids);
    for (const auto &solid : solids.solids) {
        const auto measured = measure(solids, solid);
        double box = 1;
        for (size_t axis = 0; axis < 3; ++axis)
            box *= measured.high[axis] - measured.low[axis];
        VERIFY_EACH(measured.volume > 0 && measured.volume < box * 1.001 + 1,
                    qPrintable(u"%1 %2: %3 of %4"_s.arg(lumpName(map, solid.record.lump))
                                   .arg(solid.record.index)
                                   .arg(measured.volume)
                                   .arg(box)));
        QVERIFY(map.contains(solid.record));
        QVERIFY(solid.model < map.recordCount(map.format().roles.models));
    }
}

} // namespace

class TestSolids : public QObject
{
    Q_OBJECT

private slots:
    void theRoomsBrushesAreBoxes_data() { addFormatRows(hasBrushes); }
    void theRoomsBrushesAreBoxes()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto solids = brushSolids(map);
        verifySound(map, solids);
        QCOMPARE(solids.solids.size(), size_t(7));
        QCOMPARE(solids.degenerate, 0U);
        for (quint32 brush = 0; brush < 7; ++brush) {
            const auto &solid = solids.solids[brush];
            QCOMPARE(solid.sideCount, 6U);
            QCOMPARE(solid.record.index, brush);
            QCOMPARE(solid.model, brush < 6 ? 0U : 1U);
            QCOMPARE(solid.contents, 1);
            QVERIFY(isNear(measure(solids, solid).volume, brush < 6 ? 16 * 128 * 128 : 32 * 32 * 16));
            for (quint32 s = solid.firstSide; s < solid.firstSide + 6; ++s)
                QVERIFY(solids.sides[s].plane >= 0);
        }
        QCOMPARE(measure(solids, solids.solids[0]).low, (Point{-80, -64, -64}));
        QCOMPARE(measure(solids, solids.solids[0]).high, (Point{-64, 64, 64}));
    }

    void bevelsHaveNoPolygon_data() { addFormatRows(hasBrushes); }
    // An edge bevel that only touches, and a copy of a side.
    void bevelsHaveNoPolygon()
    {
        auto builder = MapBuilder::room(fetchFormat());
        const auto plane = builder.addRecord("PLANES");
        builder.setVector("PLANES", plane, "normal", {std::sqrt(0.5), std::sqrt(0.5), 0})
            .set("PLANES", plane, "dist", 80 * std::sqrt(2.0));
        const auto first = builder.count("BRUSHSIDES");
        const auto sides = builder.lumpBytes("BRUSHSIDES");
        builder.setLumpBytes("BRUSHSIDES", sides + sides.right(sides.size() / 7).repeated(2));
        builder.refer("BRUSHSIDES", first + 6, "PLANES", plane);
        builder.refer("BRUSHES", 6, "BRUSHSIDES", first, 9);
        OPEN_BYTES(map, builder.build());
        const auto solids = brushSolids(map);
        QCOMPARE(solids.solids[6].sideCount, 6U);
        QVERIFY(isNear(measure(solids, solids.solids[6]).volume, 32 * 32 * 16));
    }

    void brushesOfAMapAreSolidAndLieWhereTheLeafsSay_data() { addMapRows(); }
    void brushesOfAMapAreSolidAndLieWhereTheLeafsSay()
    {
        OPEN_MAP(map);
        const auto solids = brushSolids(map);
        verifySound(map, solids);
        QVERIFY(!solids.isCutShort);
        const auto &columns = map.format().columns;
        const auto sides = map.column(columns.brushSides, columns.brushSides.lump == bsp::none ? 0 : 1);
        qsizetype brushes = 0;
        for (quint32 brush = 0; brush < sides.count(); ++brush)
            brushes += sides.integer(brush) > 0;
        if (const int listed = map.findLump(u"BRUSHLIST_BRUSHES"); listed != bsp::none && columns.brushSides.lump == bsp::none)
            brushes = map.recordCount(listed); // each has the sides of its box
        QCOMPARE(static_cast<qsizetype>(solids.solids.size()) + solids.degenerate, brushes);
        VERIFY_EACH(solids.degenerate * 100 <= brushes,
                    qPrintable(u"%1 of %2 have no shape"_s.arg(solids.degenerate).arg(brushes)));
        std::map<quint32, Measured> known;
        for (const auto &solid : solids.solids)
            known[solid.record.index] = measure(solids, solid);
        if (columns.leafBrushes.lump == bsp::none)
            return;
        const Link inLeaf(map, columns.leafBrushes), brush(map, columns.leafBrush);
        for (quint32 leaf = 0; leaf < inLeaf.count(); ++leaf) {
            const StoredBox box(map, columns.leafBox, leaf), grown = box.grown({2, 2, 2});
            const auto range = inLeaf.at(leaf);
            for (size_t axis = 0; axis < 3; ++axis)
                for (quint32 i = range.first; box.low[axis] < box.high[axis] && i < range.first + range.count; ++i)
                    if (const auto found = known.find(brush.at(i).first); found != known.end())
                        VERIFY_EACH(found->second.low[axis] <= grown.high[axis] && found->second.high[axis] >= grown.low[axis],
                                    qPrintable(u"brush %1 in leaf %2"_s.arg(found->first).arg(leaf)));
        }
    }

    void theRoomsHullsAreWhatIsAroundIt_data() { addFormatRows(hasHulls); }
    // The tree of the room cuts a solid off at each wall. Beyond the brush model, that has one plane, one half is leaf 3.
    void theRoomsHullsAreWhatIsAroundIt()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        constexpr double air = 128.0 * 128 * 128;
        // By hull: the room with the air around it, and the box of who moves there.
        static const QHash<const bsp::Game *, std::vector<std::pair<double, double>>> boxes{
            {&bsp::games::halfLife, {{0, 0}, {32, 72}, {64, 64}, {32, 36}}},
            {&bsp::games::blueShift, {{0, 0}, {32, 72}, {64, 64}, {32, 36}}},
            {&bsp::games::quake, {{0, 0}, {32, 56}, {64, 88}}},
            {&bsp::games::hexen2, {{0, 0}, {32, 56}, {48, 40}, {32, 28}, {80, 84}, {96, 100}}}};
        const auto sizes = boxes[&map.game()];
        QCOMPARE(sizes.size(), map.game().hulls.size());
        for (int hull = 0; hull < std::ssize(map.game().hulls); ++hull) {
            const auto solids = hullSolids(map, hull);
            verifySound(map, solids);
            double volume = 0;
            for (const auto &solid : solids.solids) {
                QCOMPARE(solid.contents, -2);
                QCOMPARE(map.lump(solid.record.lump).name, hull == 0 ? "LEAFS" : "CLIPNODES");
                volume += solid.model == 0 ? measure(solids, solid).volume : 0;
            }
            const auto [width, height] = sizes[static_cast<size_t>(hull)];
            QVERIFY(isNear(volume, (160 + width) * (160 + width) * (160 + height) - air));
            QCOMPARE(static_cast<int>(std::ranges::count(solids.solids, 0U, &Solid::model)), 6);
        }
    }

    void hullsOfAMapAreSolid_data() { addMapRows(); }
    // What is solid and what is not fill the model's space together: a point of each solid is found solid by the tree.
    void hullsOfAMapAreSolid()
    {
        OPEN_MAP(map);
        for (int hull = 0; hull < std::ssize(map.game().hulls); ++hull) {
            const auto solids = hullSolids(map, hull);
            verifySound(map, solids);
            QVERIFY(!solids.isCutShort);
            QCOMPARE(solids.degenerate, 0U);
            const auto &columns = map.format().columns;
            const auto splitter = map.column(hull == 0 ? columns.nodePlane : columns.clipnodePlane);
            const auto front = map.column(hull == 0 ? columns.nodeFront : columns.clipnodeFront),
                       back = map.column(hull == 0 ? columns.nodeBack : columns.clipnodeBack);
            const auto roots = hull == 0 ? map.column(columns.modelTree) : map.column(columns.modelHulls, hull - 1);
            const auto contents = map.column(columns.leafContents);
            const Planes planes(map);
            for (const auto &solid : solids.solids) {
                Point middle{};
                double count = 0;
                for (quint32 s = solid.firstSide; s < solid.firstSide + solid.sideCount; ++s)
                    for (quint32 i = 0; i < solids.sides[s].pointCount; ++i, ++count)
                        middle = middle + toPoint(solids.points[solids.sides[s].firstPoint + i]);
                middle = middle * (1 / count);
                auto at = roots.integer(solid.model);
                while (at >= 0) {
                    const auto node = static_cast<quint32>(at);
                    const auto plane = planes.at(static_cast<quint32>(splitter.integer(node)));
                    at = (plane.of(middle) >= 0 ? front : back).integer(node);
                }
                QCOMPARE(hull == 0 ? contents.integer(static_cast<quint32>(~at)) : at, solid.contents);
                if (hull == 0)
                    QCOMPARE(static_cast<quint32>(~at), solid.record.index);
            }
        }
    }

    void otherFormatsAndWhoIsStoppedHaveNone()
    {
        OPEN_BYTES(halfLife, MapBuilder::room(bsp::goldsrc).build());
        QVERIFY(brushSolids(halfLife).solids.empty());
        QVERIFY(hullSolids(halfLife, 4).solids.empty());
        QVERIFY(hullSolids(halfLife, -1).solids.empty());
        QVERIFY(hullSolids(halfLife, 1, stopped()).solids.empty());
        OPEN_BYTES(quake2, MapBuilder::room(bsp::quake2).build());
        QVERIFY(hullSolids(quake2, 0).solids.empty());
        QVERIFY(brushSolids(quake2, stopped()).solids.empty());
    }

    void brokenBrushesAreCounted_data() { addFormatRows(hasBrushes); }
    void brokenBrushesAreCounted()
    {
        auto builder = MapBuilder::room(fetchFormat());
        builder.refer("BRUSHES", 0, "BRUSHSIDES", 0, 5);                          // does not close
        builder.refer("BRUSHES", 1, "BRUSHSIDES", 9999, 6);                       // has no sides
        builder.refer("BRUSHES", 2, "BRUSHSIDES", 0, 0);                          // is none
        builder.refer("BRUSHES", 3, "BRUSHSIDES", 0, 12);                         // two apart: nothing lies in both
        builder.refer("BRUSHSIDES", 24, "PLANES", builder.count("PLANES") + 1.0); // of brush 4
        builder.set("PLANES", 0, "normal.x", std::numeric_limits<double>::quiet_NaN());
        OPEN_BYTES(map, builder.build());
        const auto solids = brushSolids(map);
        verifyWhole(solids);
        QVERIFY(solids.degenerate >= 3);
        QVERIFY(solids.solids.size() <= 3);
    }

    void endlessTreesEnd_data() { addFormatRows(hasHulls); }
    // Trees that lead back to their root, in all ways, and one whose nodes have the same two children each.
    void endlessTreesEnd()
    {
        for (const double target : {0.0, 1.0, 5.0}) {
            auto builder = MapBuilder::room(fetchFormat());
            for (const auto *lump : {"NODES", "CLIPNODES"})
                for (quint32 node = 0; node < builder.count(lump); ++node)
                    builder.set(lump, node, "children[0]", target).set(lump, node, "children[1]", target);
            OPEN_BYTES(map, builder.build());
            for (int hull = 0; hull < std::ssize(map.game().hulls); ++hull)
                verifyWhole(hullSolids(map, hull));
        }
        auto builder = MapBuilder::room(fetchFormat());
        const auto planes = builder.count("PLANES");
        builder.setLumpBytes("CLIPNODES", {});
        for (quint32 i = 0; i < 30; ++i) { // 2^30 ways
            const auto plane = builder.addRecord("PLANES");
            const double angle = i;
            builder.setVector("PLANES", plane, "normal", {std::cos(angle), std::sin(angle), 0}).set("PLANES", plane, "dist", i);
            const auto node = builder.addRecord("CLIPNODES");
            builder.refer("CLIPNODES", node, "PLANES", planes + i);
            builder.set("CLIPNODES", node, "children[0]", i < 29 ? i + 1.0 : -2)
                .set("CLIPNODES", node, "children[1]", i < 29 ? i + 1.0 : -2);
        }
        OPEN_BYTES(map, builder.build());
        verifyWhole(hullSolids(map, 1));
    }

    void brushesThatClaimAllSidesAreCutShort_data() { addFormatRows(hasBrushes); }
    void brushesThatClaimAllSidesAreCutShort()
    {
        auto builder = MapBuilder::room(fetchFormat());
        builder.setLumpBytes("BRUSHSIDES", builder.lumpBytes("BRUSHSIDES").repeated(20)); // 840
        const auto brush = builder.lumpBytes("BRUSHES").left(12);
        builder.setLumpBytes("BRUSHES", brush.repeated(20000));
        for (quint32 i = 0; i < builder.count("BRUSHES"); ++i)
            builder.refer("BRUSHES", i, "BRUSHSIDES", 0, 840);
        OPEN_BYTES(map, builder.build());
        const auto solids = brushSolids(map);
        verifyWhole(solids);
        QVERIFY(solids.isCutShort);
    }

    void brushesShareAFewTimesTheirSides_data() { brushesThatClaimAllSidesAreCutShort_data(); }
    // Each is a box that is little work.
    void brushesShareAFewTimesTheirSides()
    {
        auto builder = MapBuilder::room(fetchFormat());
        builder.setLumpBytes("BRUSHSIDES", builder.lumpBytes("BRUSHSIDES").repeated(20)); // 840
        builder.setLumpBytes("BRUSHES", builder.lumpBytes("BRUSHES").left(12).repeated(20000));
        for (quint32 i = 0; i < builder.count("BRUSHES"); ++i)
            builder.refer("BRUSHES", i, "BRUSHSIDES", 0, 6);
        OPEN_BYTES(map, builder.build());
        const auto solids = brushSolids(map);
        verifyWhole(solids);
        QVERIFY(solids.isCutShort);
        QVERIFY2(solids.points.size() <= 6 * 840 + 10'000, qPrintable(QString::number(solids.points.size())));
        QVERIFY(solids.solids.size() > 500);
    }

    void aMapCutShortHasWhatIsLeft_data() { addFormatRows(); }
    void aMapCutShortHasWhatIsLeft()
    {
        const auto bytes = MapBuilder::room(fetchFormat()).build();
        for (const auto length : cutLengths(bytes, fetchFormat().headerSize())) {
            const auto map = readMap(bytes.first(length));
            VERIFY_RESULT(map);
            verifyWhole(brushSolids(map.value()));
            verifyWhole(hullSolids(map.value(), 0));
            verifyWhole(hullSolids(map.value(), 1));
        }
    }
};

ADD_TEST(TestSolids, QCoreApplication)
#include "tst_solids.moc"
