#include "core/where/visibility.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

bool is(VisRow row, qint64 offset, qint64 bytes) { return row.offset == offset && row.bytes == bytes; }

// One more than the highest cluster that a leaf names.
quint32 clustersOfLeafs(const MapFile &map)
{
    const auto cluster = map.column(map.format().roles.leafs, "cluster");
    qint64 highest = -1;
    for (quint32 leaf = 0; leaf < cluster.count(); ++leaf)
        highest = std::max(highest, cluster.integer(leaf));
    return static_cast<quint32>(highest + 1);
}

} // namespace

class TestVisibility : public QObject
{
    Q_OBJECT

private slots:
    void eachFormatsRowsAreFoundWhereItKeepsThem()
    {
        OPEN_BYTES(quake2, MapBuilder::room(bsp::quake2).build());
        QCOMPARE(clusterCount(quake2), 2U);
        QVERIFY(is(visRow(quake2, 0, VisSet::Pvs), 20, 1) && is(visRow(quake2, 0, VisSet::Phs), 21, 1));
        QVERIFY(is(visRow(quake2, 1, VisSet::Pvs), 22, 1) && is(visRow(quake2, 1, VisSet::Phs), 23, 1));
        OPEN_BYTES(quake3, MapBuilder::room(bsp::quake3).build());
        QCOMPARE(clusterCount(quake3), 2U);
        QVERIFY(is(visRow(quake3, 0, VisSet::Pvs), 8, 8) && is(visRow(quake3, 1, VisSet::Pvs), 16, 8));
        QCOMPARE(visRow(quake3, 0, VisSet::Phs).offset, -1);
        for (const auto *format : {&bsp::goldsrc, &bsp::blueShift}) { // cluster c is leaf c + 1
            OPEN_BYTES(halfLife, MapBuilder::room(*format).set("LEAFS", 1, "visofs", 1).set("LEAFS", 2, "visofs", -1).build());
            QCOMPARE(clusterCount(halfLife), 2U);
            QVERIFY(is(visRow(halfLife, 0, VisSet::Pvs), 1, 1));
            QCOMPARE(visRow(halfLife, 1, VisSet::Pvs).offset, -1);
            QCOMPARE(visRow(halfLife, 0, VisSet::Phs).offset, -1);
            QCOMPARE(visRow(halfLife, 3, VisSet::Pvs).offset, -1); // there is no leaf 4
        }
    }

    void aClustersRowIsAColumnOfClusters_data() { addFormatRows(); }
    void aClustersRowIsAColumnOfClusters()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const int clusters = map.format().roles.clusters;
        QCOMPARE(map.recordCount(clusters), 2U);
        const auto cell = [&](std::string_view field, quint32 i) { return map.column(clusters, field).integer(i); };
        switch (map.format().visibility) {
        case bsp::Visibility::ClusterRle:
            QVERIFY(cell("pvs", 0) == 20 && cell("phs", 0) == 21 && cell("leafs", 0) == 1 && cell("pvs", 1) == 22);
            break;
        case bsp::Visibility::ClusterRows: QVERIFY(cell("row", 0) == 8 && cell("row", 1) == 16 && cell("leafs", 1) == 1); break;
        case bsp::Visibility::LeafRle:
            QVERIFY(cell("leaf", 0) == 1 && cell("leaf", 1) == 2 && cell("visofs", 0) == 0 && cell("visofs", 1) == 1);
            break;
        }
    }

    void withoutVisibilityClustersAreThoseOfTheLeafs_data() { addFormatRows(); }
    void withoutVisibilityClustersAreThoseOfTheLeafs()
    {
        auto builder = MapBuilder::room(fetchFormat());
        OPEN_BYTES(map, builder.setLumpBytes("VISIBILITY", {}).build());
        QCOMPARE(clusterCount(map), 2U);
        QVERIFY(is(visRow(map, 0, VisSet::Pvs), -1, 0));
        QVERIFY(VisRowCheck(map).fits(visRow(map, 0, VisSet::Pvs)));
        if (map.format().visibility == bsp::Visibility::LeafRle)
            return;
        OPEN_BYTES(wrong, builder.set("LEAFS", 1, "cluster", 30000).build()); // with four leafs
        QCOMPARE(clusterCount(wrong), 2U);
    }

    void aMapOfManyLeafsWithoutVisibilityOpens_data()
    {
        const auto row = addFormatColumns<QByteArray>("lump");
        row(bsp::quake3, "none", {});
        row(bsp::quake3, "cut off", QByteArray(5, '\1'));
        row(bsp::quake2, "none", {});
        row(bsp::quake2, "cut off", QByteArray(3, '\1'));
    }

    // Counting the leafs again for each of their clusters would not come to an end.
    void aMapOfManyLeafsWithoutVisibilityOpens()
    {
        QFETCH(QByteArray, lump);
        auto builder = MapBuilder::room(fetchFormat());
        const auto stride = fetchFormat().lumps[static_cast<size_t>(builder.lump("LEAFS"))].stride;
        const auto leaf = builder.set("LEAFS", 3, "cluster", 32000).lumpBytes("LEAFS").last(stride);
        builder.setLumpBytes("LEAFS", builder.lumpBytes("LEAFS") + leaf.repeated(200'000)).setLumpBytes("VISIBILITY", lump);
        if (fetchFormat().id == bsp::quake3.id) // wide enough to name the last leaf
            builder.set("LEAFS", 3, "cluster", 200'000);
        OPEN_BYTES(map, builder.build());
        QCOMPARE(map.recordCount(map.format().roles.clusters), map.format().id == bsp::quake3.id ? 200'001U : 32'001U);
    }

    void clustersAreNoMoreThanTheFileHasRoomFor_data()
    {
        const auto row = addColumns<const bsp::Format *, QByteArray, quint32>("format", "lump", "clusters");
        row("quake2 as many", &bsp::quake2, words({1, 12, 12}) + '\1', 1U);
        row("quake2 2^31", &bsp::quake2, words({INT32_MAX, 0, 0, 0, 0}), 2U);
        row("quake2 negative", &bsp::quake2, words({-1, 0, 0}), 0U);
        row("quake2 nothing else", &bsp::quake2, words({7}), 0U);
        row("quake3 as many", &bsp::quake3, words({1, 8, 1, 0}), 1U);
        row("quake3 2^31", &bsp::quake3, words({INT32_MAX, 8, 0, 0, 0, 0}), 2U);
        row("quake3 rows of 2^31", &bsp::quake3, words({2, INT32_MAX, 0, 0}), 0U);
        row("quake3 rows of nothing", &bsp::quake3, words({INT32_MAX, 0, 0, 0}), 8U);
        row("quake3 negative", &bsp::quake3, words({-1, 8, 0, 0}), 0U);
    }

    void clustersAreNoMoreThanTheFileHasRoomFor()
    {
        QFETCH(QByteArray, lump);
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).setLumpBytes("VISIBILITY", lump).build());
        QTEST(clusterCount(map), "clusters");
        for (const double visleafs : {-1.0, 4.0, 2147483647.0}) {
            OPEN_BYTES(halfLife, MapBuilder::room(bsp::goldsrc).set("MODELS", 0, "visleafs", visleafs).build());
            QCOMPARE(clusterCount(halfLife), visleafs < 0 ? 0U : 3U); // four leafs, of which 0 has no visibility
        }
    }

    void aPackedRowFitsWhenItDecodesToItsLength_data()
    {
        const auto row = addColumns<QByteArray, qint64, qint64, bool>("lump", "offset", "bytes", "fits");
        row("plain bytes", "\1\2\3", 0, 3, true);
        row("one too few", "\1\2\3", 0, 4, false);
        row("from the middle", "\1\2\3", 1, 2, true);
        row("from the middle, too few", "\1\2\3", 2, 2, false);
        row("zeros", QByteArray("\0\5", 2), 0, 5, true);
        row("zeros, too few", QByteArray("\0\5", 2), 0, 6, false);
        row("more zeros than are left", QByteArray("\1\0\377", 3), 0, 4, true);
        row("mixed", QByteArray("\1\0\3\7", 4), 0, 5, true);
        row("mixed, too few", QByteArray("\1\0\3\7", 4), 0, 6, false);
        row("zero without its count", QByteArray("\1\0", 2), 0, 2, false);
        row("no zeros", QByteArray("\0\0\1", 3), 0, 1, true);
        row("no zeros at the end", QByteArray("\0\0", 2), 0, 1, false);
        row("at the end", "\1", 1, 1, false);
        row("far behind", "\1", INT32_MAX, 1, false);
        row("before the lump", "\1", -2, 1, false);
    }

    void aPackedRowFitsWhenItDecodesToItsLength()
    {
        QFETCH(QByteArray, lump);
        QFETCH(qint64, offset);
        QFETCH(qint64, bytes);
        const bsp::ByteView view(reinterpret_cast<const std::byte *>(lump.constData()), static_cast<size_t>(lump.size()));
        QTEST(VisRowCheck(view, {offset}).fits({offset, bytes}), "fits");
        QTEST(VisRowCheck(view, {0, offset, 2, -1, 1000}).fits({offset, bytes}), "fits");
    }

    void aPlainRowFitsWhenItLiesInTheLump_data()
    {
        const auto row = addColumns<QByteArray, quint32, bool>("lump", "cluster", "fits");
        const QByteArray rows(16, '\0');
        row("first", words({2, 8}) + rows, 0U, true);
        row("last", words({2, 8}) + rows, 1U, true);
        row("one byte short", words({2, 8}) + rows.chopped(1), 1U, false);
        row("behind", words({2, 8}) + rows, 2U, false);
        row("far behind", words({2, 8}) + rows, UINT32_MAX, false);
        row("huge rows", words({2, INT32_MAX}) + rows, 0U, false);
        row("negative rows", words({2, -8}) + rows, 0U, false);
    }

    void aPlainRowFitsWhenItLiesInTheLump()
    {
        QFETCH(QByteArray, lump);
        QFETCH(quint32, cluster);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).setLumpBytes("VISIBILITY", lump).build());
        QTEST(VisRowCheck(map).fits(visRow(map, cluster, VisSet::Pvs)), "fits");
    }

    void sampleAndRealMapsHaveWholeRows_data() { addMapRows(); }
    void sampleAndRealMapsHaveWholeRows()
    {
        OPEN_MAP(map);
        const bool hasVisibility = !map.lumpBytes(map.format().roles.visibility).empty();
        const auto clusters = clusterCount(map);
        if (map.format().visibility == bsp::Visibility::LeafRle)
            QCOMPARE(static_cast<qint64>(clusters), map.column(map.format().roles.models, "visleafs").integer(0));
        else
            QCOMPARE(clusters, clustersOfLeafs(map));
        const VisRowCheck check(map);
        for (quint32 cluster = 0; hasVisibility && cluster < clusters; ++cluster)
            for (const auto set : {VisSet::Pvs, VisSet::Phs}) {
                const auto row = visRow(map, cluster, set);
                VERIFY_EACH(row.offset == -1 || check.fits(row), qPrintable(QString::number(cluster)));
            }
    }

    void samplesHaveAClusterForEachRoom_data() { addSampleMapRows(); }
    void samplesHaveAClusterForEachRoom()
    {
        OPEN_MAP(map);
        QVERIFY(!map.lumpBytes(map.format().roles.visibility).empty());
        const auto clusters = clusterCount(map);
        QVERIFY(clusters > 1 && clusters < map.recordCount(map.format().roles.leafs));
        std::set<qint64> rows;
        for (quint32 cluster = 0; cluster < clusters; ++cluster)
            rows.insert(visRow(map, cluster, VisSet::Pvs).offset);
        QVERIFY(rows.size() > 1);
    }
};

ADD_TEST(TestVisibility, QCoreApplication)
#include "tst_visibility.moc"
