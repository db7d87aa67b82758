// What the clusters' table tells of each cluster: counted at once, or soon after the map is opened.
#include "core/document/lumpmodel.h"
#include "core/geometry/geometry.h"
#include "core/geometry/placements.h"
#include "core/map/celltext.h"
#include "core/vis/clustersight.h"
#include "core/vis/mapvis.h"
#include "core/where/modelowners.h"
#include "core/where/pointinleaf.h"
#include "tests/entitymap.h"
#include "tests/files.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

MapFile filled(const MapFile &map)
{
    auto counted = map;
    fillClusters(counted);
    return counted;
}

qint64 cell(const MapFile &map, quint32 cluster, std::string_view field)
{
    return map.column(map.format().roles.clusters, field).integer(cluster);
}

bool hasField(const MapFile &map, std::string_view field) { return map.column(map.format().roles.clusters, field).count() > 0; }

// By looking at every leaf of the world.
std::vector<quint32> leafsOf(const MapFile &map, const std::function<bool(quint32)> &isWanted)
{
    std::vector<quint32> leafs;
    const auto isOfWorld = worldLeafs(map);
    for (quint32 leaf = 0; leaf < map.recordCount(map.format().roles.leafs); ++leaf)
        if (const auto cluster = clusterOfLeaf(map, leaf);
            cluster >= 0 && isOfWorld[leaf] && isWanted(static_cast<quint32>(cluster)))
            leafs.push_back(leaf);
    return leafs;
}

// The box that the map stores of a model, two units larger, where it stands.
StoredBox linkedBox(const MapFile &map, const ModelPlacement &placement)
{
    const StoredBox stored(map, map.format().columns.modelBox, placement.model);
    double reach = 0, square = 0;
    for (size_t i = 0; i < 3; ++i) {
        const double far = 1 + std::max(-stored.low[i], stored.high[i]);
        reach = std::max(reach, far);
        square += far * far;
    }
    const auto origin = placement.transform.origin;
    const auto game = map.game().id;
    if (placement.angles == Point() || game == "quake")
        return {stored.low + origin - Point{2, 2, 2}, stored.high + origin + Point{2, 2, 2}};
    const double far = 1 + (game == "quake3" || game == "nexuiz" ? std::sqrt(square) : reach);
    return {origin - Point{far, far, far}, origin + Point{far, far, far}};
}

// The records that any of the leafs lists, each once.
std::set<quint32> listed(const MapFile &map, const std::vector<quint32> &leafs, bsp::FieldRef ranges, bsp::FieldRef entries)
{
    std::set<quint32> records;
    const Link range(map, ranges.lump, ranges.field), entry(map, entries.lump, entries.field);
    for (const quint32 leaf : leafs) {
        const auto its = range.at(leaf);
        for (quint32 i = its.first; i < its.first + its.count; ++i)
            if (const auto record = entry.at(i); record.count > 0)
                records.insert(record.first);
    }
    return records;
}

} // namespace

class TestClusterSight : public QObject
{
    Q_OBJECT

private slots:
    // Compilers write them with cluster 0; what they list would be counted for whoever sees that.
    void leafsOfBrushModelsAreInNoCluster()
    {
        auto builder = MapBuilder::room(bsp::quake2);
        OPEN_BYTES(before, builder.build());
        const auto stride = before.format().lumps[static_cast<size_t>(builder.lump("LEAFS"))].stride;
        const auto inRoom = builder.lumpBytes("LEAFS").mid(stride, stride); // of cluster 0
        builder.setLumpBytes("LEAFS", builder.lumpBytes("LEAFS") + inRoom);
        builder.set("LEAFS", before.recordCount(before.format().roles.leafs), "mins.x", -9000);
        OPEN_BYTES(map, builder.build());
        QCOMPARE(clusterOfLeaf(map, before.recordCount(before.format().roles.leafs)), 0);
        for (const auto field : {"leafs", "faces", "mins.x"})
            QCOMPARE(cell(map, 0, field), cell(before, 0, field));
        builder.set("NODES", 0, "children[0]", 30000);
        OPEN_BYTES(broken, builder.build());
        QCOMPARE(cell(broken, 0, "leafs"), cell(before, 0, "leafs") + 1); // nobody knows which they are
        OPEN_BYTES(lost, builder.set("LEAFS", 1, "area", 3000).build());  // an area that is none
        QCOMPARE(cell(lost, 0, "area"), -1);
    }

    void whatIsListedIsCountedOnceAndTheBoxIsAroundIt_data() { addMapRows(); }
    void whatIsListedIsCountedOnceAndTheBoxIsAroundIt()
    {
        OPEN_MAP(map);
        const auto &columns = map.format().columns;
        for (const quint32 cluster : spread(clusterCount(map), 40)) {
            const auto leafs = leafsOf(map, [cluster](quint32 c) { return c == cluster; });
            QCOMPARE(cell(map, cluster, "faces"), std::ssize(listed(map, leafs, columns.leafFaces, columns.leafFace)));
            if (hasField(map, "leafs"))
                QCOMPARE(cell(map, cluster, "leafs"), std::ssize(leafs));
            if (hasField(map, "brushes"))
                QCOMPARE(cell(map, cluster, "brushes"), std::ssize(listed(map, leafs, columns.leafBrushes, columns.leafBrush)));
            if (hasField(map, "area"))
                QCOMPARE(cell(map, cluster, "area"), leafs.empty() ? -1 : map.column(columns.leafArea).integer(leafs.front()));
            for (int side = 0; side < 6 && !leafs.empty(); ++side) {
                const auto column = map.column(columns.leafBox, side);
                double most = column.number(leafs.front());
                for (const quint32 leaf : leafs)
                    most = side < 3 ? std::min(most, column.number(leaf)) : std::max(most, column.number(leaf));
                QCOMPARE(map.column(columns.clusterBox, side).number(cluster), most);
            }
        }
    }

    void sightIsThatOfTheMatrixAndItsFacesAreCountedOnce_data() { addMapRows(); }
    void sightIsThatOfTheMatrixAndItsFacesAreCountedOnce()
    {
        OPEN_MAP(map);
        const auto vis = readMapVis(map, VisSet::Pvs);
        VERIFY_RESULT(vis);
        const auto counted = filled(map);
        const auto count = vis.value().count();
        QCOMPARE(counted.recordCount(map.format().roles.clusters), count);
        for (const quint32 cluster : spread(count, 40)) {
            qint64 sees = 0, seenBy = 0, seesOneWay = 0, seenOneWay = 0;
            for (quint32 other = 0; other < count; ++other) {
                sees += vis.value().sees(cluster, other) ? 1 : 0;
                seenBy += vis.value().sees(other, cluster) ? 1 : 0;
                seesOneWay += vis.value().isOneWay(cluster, other) ? 1 : 0;
                seenOneWay += vis.value().isOneWay(other, cluster) ? 1 : 0;
            }
            QCOMPARE(cell(counted, cluster, "sees"), sees);
            QCOMPARE(cell(counted, cluster, "seenBy"), seenBy);
            QCOMPARE(cell(counted, cluster, "seesOneWay"), seesOneWay);
            QCOMPARE(cell(counted, cluster, "seenOneWay"), seenOneWay);
        }
        const auto geometry = buildGeometry(map);
        const auto &columns = map.format().columns;
        LeafFinder finder(map);
        for (const quint32 cluster : spread(clusterCount(map), 6)) {
            const auto leafs = leafsOf(map, [&vis, cluster](quint32 c) { return vis.value().sees(cluster, c); });
            const auto faces = listed(map, leafs, columns.leafFaces, columns.leafFace);
            qint64 triangles = 0;
            for (const quint32 face : faces)
                triangles += geometry.faces[face].indexCount / 3;
            qint64 ofModels = 0; // that are drawn from there
            for (const auto &placement : placementsOf(map)) {
                const auto &model = geometry.models[placement.model];
                if (placement.isWorld() || placement.isUnused() || !placement.isDrawn || model.indexCount == 0)
                    continue;
                bool touchesAny = false, touchesSeen = false;
                const auto box = linkedBox(map, placement);
                for (const quint32 leaf : finder.leafsTouching(box.low, box.high).leafs)
                    if (const auto at = clusterOfLeaf(map, leaf); at >= 0) {
                        touchesAny = true;
                        touchesSeen |= vis.value().sees(cluster, static_cast<quint32>(at));
                    }
                if (touchesAny && !touchesSeen)
                    continue;
                ofModels += model.faceCount;
                triangles += model.indexCount / 3;
            }
            QCOMPARE(cell(counted, cluster, "seenFaces"), std::ssize(faces) + ofModels);
            QCOMPARE(cell(counted, cluster, "seenTriangles"), triangles);
        }
    }

    void withoutRowsEveryClusterSeesTheSame()
    {
        auto builder = MapBuilder::room(bsp::quake2);
        OPEN_BYTES(map, builder.setLumpBytes("VISIBILITY", {}).build());
        const auto counted = filled(map);
        QCOMPARE(clusterCount(map), 2U);
        for (const quint32 cluster : {0U, 1U}) {
            QCOMPARE(cell(counted, cluster, "sees"), 2);
            QCOMPARE(cell(counted, cluster, "seesOneWay"), 0);
            QVERIFY(cell(counted, cluster, "seenFaces") > 0);
            QCOMPARE(cell(counted, cluster, "seenFaces"), cell(counted, 0, "seenFaces"));
            QVERIFY(cell(counted, cluster, "seenTriangles") >= cell(counted, cluster, "seenFaces"));
        }
    }

    void untilThenItIsNotCounted_data() { addFormatRows(); }
    void untilThenItIsNotCounted()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto sight = map.format().columns.clusterSight;
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(CellText(map, sight.lump, sight.field + i).text(0), u"?"_s);
            const auto counted = filled(map);
            QVERIFY(CellText(counted, sight.lump, sight.field + i).text(0) != u"?"_s);
        }
    }

    // Leafs that each list all faces, more often than time would do.
    void whatIsListedAgainAndAgainOrCannotBeDecodedIsNotCounted()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        const auto entry = builder.lumpBytes("LEAFSURFACES").first(4);
        builder.setLumpBytes("LEAFSURFACES", entry.repeated(30'000));
        builder.set("LEAFS", 1, "firstLeafSurface", 0).set("LEAFS", 1, "numLeafSurfaces", 30'000);
        const auto leaf = builder.lumpBytes("LEAFS").mid(48, 48);
        builder.setLumpBytes("LEAFS", builder.lumpBytes("LEAFS") + leaf.repeated(30'000));
        builder.set("NODES", 0, "children[0]", 30'000); // so that nobody knows that they belong to no tree
        OPEN_BYTES(map, builder.build());
        const auto counted = filled(map);
        for (const auto field : {"faces", "seenFaces", "seenTriangles"})
            QCOMPARE(cell(counted, 0, field), -1);
        QVERIFY(cell(counted, 0, "sees") > 0);
        // What cannot be decoded is not counted either.
        QByteArray visibility = words({200'000});
        for (int i = 0; i < 200'000; ++i)
            visibility += words({4, 4});
        OPEN_BYTES(huge, MapBuilder::room(bsp::quake2).setLumpBytes("VISIBILITY", visibility).build());
        QCOMPARE(huge.recordCount(huge.format().roles.clusters), 200'000U);
        QCOMPARE(cell(filled(huge), 0, "sees"), -1);
    }

    void whatTakesTooLongIsNotCounted()
    {
        auto builder = MapBuilder::room(bsp::quake2);
        auto visibility = words({2, 20, 20, 21, 21});
        OPEN_BYTES(map, builder.setLumpBytes("VISIBILITY", visibility + QByteArray("\3\1", 2)).build());
        const auto vis = decodeVis(map, VisSet::Pvs);
        VERIFY_RESULT(vis);
        const auto &matrix = vis.value().matrix;
        const ClusterDrawing drawn(map, matrix.count());
        QCOMPARE(countDrawableFrom(drawn, matrix).faces.size(), size_t(2));
        const auto cut = countDrawableFrom(drawn, matrix, {}, 1);
        QCOMPARE(cut.faces.size(), size_t(1));
        const auto records = clusterRecords(map, countVis(matrix, matrix.transposed()), cut);
        auto counted = map;
        counted.setDerived(map.format().roles.clusters, records);
        QVERIFY(cell(counted, 0, "seenFaces") > 0);
        QCOMPARE(cell(counted, 1, "seenFaces"), -1);
        QVERIFY(cell(counted, 1, "sees") > 0);
        QVERIFY(countDrawableFrom(drawn, matrix, stopped()).faces.empty());
    }

    void tablesFollow_data() { addFormatRows(); }
    void tablesFollow()
    {
        const auto opened = documentOf(MapBuilder::room(fetchFormat()));
        auto &document = *opened;
        const auto &roles = document.map().format().roles;
        LumpModel clusters(document.tables(), roles.clusters), filtered(document.tables(), roles.clusters),
            leafs(document.tables(), roles.leafs);
        filtered.setFilter(Filter::parse(u"seenFaces>0"_s, document.references(), roles.clusters));
        leafs.setFilter(Filter::parse(u"seenFaces>0"_s, document.references(), roles.leafs));
        QCOMPARE(filtered.rowCount(), 0);
        QCOMPARE(leafs.rowCount(), 0);
        const int column = document.map().format().columns.clusterSeenFaces.field;
        QCOMPARE(clusters.index(0, column).data().toString(), u"?"_s);
        QSignalSpy changed(&document.tables(), &MapTables::changed);
        document.vis().want(VisSet::Pvs);
        QVERIFY(changed.wait());
        QVERIFY(changed.first().first().value<MapChange>().touches(roles.clusters));
        QVERIFY(clusters.index(0, column).data().toString().toInt() > 0);
        QCOMPARE(filtered.rowCount(), 2);
        QCOMPARE(leafs.rowCount(), 2);
        const int last = clusters.columnCount() - 1; // its row of the set
        QCOMPARE(clusters.index(0, last).data(RecordRows::LinkRole).value<RecordRef>().lump, roles.visibility);
    }

    // Brush models are drawn from the clusters that they touch, and their entities say where they stand.
    void entitiesThatMoveModelsAreCountedAgain()
    {
        auto sample = readMapFile(sampleFile(u"quake2/maps/gallery.bsp"));
        VERIFY_RESULT(sample);
        Document document(u"gallery.bsp"_s, std::move(sample).value());
        const int clusters = document.map().format().roles.clusters;
        const auto bytes = [clusters](const MapFile &map) { return viewOf(map.lumpBytes(clusters)).toByteArray(); };
        document.vis().want(VisSet::Pvs);
        const auto before = bytes(filled(document.map()));
        QTRY_COMPARE(bytes(document.map()), before);
        std::vector<qint32> ofModels;
        for (qint32 entity = 0; entity < document.entitySource().count(); ++entity)
            if (edits::valueOf(document.entitySource(), entity, "model").startsWith('*'))
                ofModels.push_back(entity);
        document.edit(edits::setValue(document.entitySource(), ofModels, u"origin"_s, u"99999 0 0"_s).value());
        const auto moved = bytes(filled(document.map()));
        QVERIFY(moved != before);
        QTRY_COMPARE(bytes(document.map()), moved);
        QSignalSpy changed(&document.tables(), &MapTables::changed);
        document.edit(edits::setValue(document.entitySource(), std::array{0}, u"message"_s, u"other"_s).value());
        QTRY_VERIFY(!document.vis().isBusy());
        QCOMPARE(changed.size(), qsizetype(1)); // the counts are the same, and views keep what they show
        document.undo();
        document.undo();
        QTRY_COMPARE(bytes(document.map()), before);
    }
};

ADD_TEST(TestClusterSight, QCoreApplication)
#include "tst_clustersight.moc"
