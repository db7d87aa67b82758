// The visibility lump as pairs of clusters: what each format's code says, counted and turned around.
#include "core/map/references.h"
#include "core/vis/vismatrix.h"
#include "tests/matrices.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <random>

namespace {

// Pairs that see each other in blocks, as rooms do, with a few that see one way.
VisMatrix someMatrix(quint32 count, unsigned seed)
{
    std::mt19937 random(seed);
    VisMatrix matrix(count);
    for (quint32 a = 0; a < count; ++a)
        for (quint32 b = 0; b < count; ++b)
            if (a == b || (a / 40 == b / 40 && random() % 4) || random() % 300 == 0)
                matrix.set(a, b);
    return matrix;
}

// A map with these rows, in its own code; the PHS sees everything.
QByteArray mapWith(const bsp::Format &format, const VisMatrix &matrix)
{
    MapBuilder builder(format);
    const auto count = matrix.count();
    QByteArray header, rows;
    switch (format.visibility) {
    case bsp::Visibility::ClusterRle: rows = clusterRle(matrix); break;
    case bsp::Visibility::ClusterRows: {
        const auto wide = qsizetype((count + 63) / 64 * 8);
        header = words({count, wide});
        for (quint32 c = 0; c < count; ++c)
            rows += rowBytes(matrix, c, wide);
        break;
    }
    case bsp::Visibility::LeafRle:
        builder.set("MODELS", builder.addRecord("MODELS"), "visleafs", count);
        builder.addRecord("LEAFS");
        for (quint32 c = 0; c < count; ++c) {
            builder.set("LEAFS", builder.addRecord("LEAFS"), "visofs", static_cast<double>(rows.size()));
            rows += packed(rowBytes(matrix, c, qsizetype((count + 7) / 8)));
        }
        break;
    }
    return builder.setLumpBytes("VISIBILITY", header + rows).build();
}

bool same(const VisMatrix &a, const VisMatrix &b)
{
    if (a.count() != b.count())
        return false;
    for (quint32 c = 0; c < a.count(); ++c)
        if (!std::ranges::equal(a.row(c), b.row(c)))
            return false;
    return true;
}

} // namespace

class TestVisMatrix : public QObject
{
    Q_OBJECT

private slots:
    void everyCodeGivesBackWhatWasStored_data() { addFamilyRows(); }
    void everyCodeGivesBackWhatWasStored()
    {
        for (const quint32 count : {1U, 7U, 8U, 9U, 63U, 64U, 65U, 200U, 2500U}) {
            const auto matrix = someMatrix(count, count);
            OPEN_BYTES(map, mapWith(fetchFormat(), matrix));
            const auto vis = decodeVis(map, VisSet::Pvs);
            VERIFY_RESULT(vis);
            QVERIFY(same(vis.value().matrix, matrix));
            QVERIFY(vis.value().broken == 0 && vis.value().withoutRow == 0);
            const auto phs = decodeVis(map, VisSet::Phs);
            QCOMPARE(bool(phs), fetchFormat().visibility == bsp::Visibility::ClusterRle);
            if (phs)
                QCOMPARE(countVis(phs.value().matrix, phs.value().matrix.transposed()).pairs, quint64(count) * count);
            else
                QVERIFY(phs.error().contains(u"PHS"_s));
        }
    }

    void withoutVisibilityEverythingIsSeen_data() { addFormatRows(); }
    void withoutVisibilityEverythingIsSeen()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).setLumpBytes("VISIBILITY", {}).build());
        const auto vis = decodeVis(map, VisSet::Pvs);
        QVERIFY(vis);
        QCOMPARE(vis.value().matrix.count(), 2U);
        QCOMPARE(vis.value().withoutRow, 2U);
        for (const quint32 cluster : {0U, 1U})
            QCOMPARE(vis.value().matrix.row(cluster)[0], quint64(3));
    }

    void cutRowsEndInTheDark_data() { addFamilyRows(); }
    void cutRowsEndInTheDark()
    {
        const auto matrix = someMatrix(130, 3);
        const auto whole = mapWith(fetchFormat(), matrix);
        OPEN_BYTES(map, whole);
        const auto lump = map.extent(map.format().roles.visibility);
        for (qint64 length = 0; length <= lump.length; ++length) {
            MapBuilder builder(fetchFormat());
            for (const auto *name : {"LEAFS", "MODELS"}) {
                const auto extent = map.extent(map.findLump(QString::fromLatin1(name)));
                builder.setLumpBytes(name, whole.mid(extent.offset, extent.length));
            }
            OPEN_BYTES(cut, builder.setLumpBytes("VISIBILITY", whole.mid(lump.offset, length)).build());
            const auto vis = decodeVis(cut, VisSet::Pvs);
            QVERIFY(vis);
            const auto &seen = vis.value().matrix;
            if (length < 8 || seen.count() != matrix.count())
                continue; // there are fewer clusters, or none has a row
            for (quint32 c = 0; c < seen.count(); ++c)
                for (size_t word = 0; word < seen.row(c).size(); ++word)
                    QCOMPARE(seen.row(c)[word] & ~matrix.row(c)[word], quint64(0));
            if (length == lump.length)
                QVERIFY(vis.value().broken == 0 && same(seen, matrix));
        }
    }

    void viewerAndSeenAreExchanged()
    {
        for (const quint32 count : {1U, 64U, 129U, 300U}) {
            const auto matrix = someMatrix(count, 5), turned = matrix.transposed();
            for (quint32 a = 0; a < count; ++a)
                for (quint32 b = 0; b < count; ++b)
                    QCOMPARE(turned.at(b, a), matrix.at(a, b));
            QVERIFY(same(turned.transposed(), matrix));
        }
    }

    void pairsAreCounted()
    {
        VisMatrix matrix(70);
        for (const auto &[a, b] : {std::pair(0, 0), {0, 1}, {1, 0}, {0, 69}, {69, 69}})
            matrix.set(static_cast<quint32>(a), static_cast<quint32>(b));
        const auto counts = countVis(matrix, matrix.transposed());
        QCOMPARE(counts.sees[0], 3U);
        QCOMPARE(counts.seenBy[0], 2U);
        QCOMPARE(counts.oneWay[0], 1U);
        QCOMPARE(counts.seenBy[69], 2U);
        QCOMPARE(counts.oneWay[69], 0U);
        QCOMPARE(counts.pairs, quint64(5));
        QCOMPARE(counts.oneWayPairs, quint64(1));
    }

    void clustersOfRealMapsSeeThemselvesAndHearWhatTheySee_data() { addMapRows(); }
    void clustersOfRealMapsSeeThemselvesAndHearWhatTheySee()
    {
        OPEN_MAP(map);
        const auto vis = decodeVis(map, VisSet::Pvs);
        VERIFY_RESULT(vis);
        QCOMPARE(vis.value().broken, 0U);
        quint32 blind = 0;
        for (quint32 c = 0; c < vis.value().matrix.count(); ++c)
            blind += vis.value().matrix.at(c, c) ? 0U : 1U;
        QVERIFY2(blind <= 1, qPrintable(u"%1 do not"_s.arg(blind))); // a leaf of demo_vis_editor, whose visibility was edited
        const auto phs = decodeVis(map, VisSet::Phs);
        if (!phs)
            return;
        for (quint32 c = 0; c < vis.value().matrix.count(); ++c)
            for (size_t word = 0; word < vis.value().matrix.row(c).size(); ++word)
                QCOMPARE(vis.value().matrix.row(c)[word] & ~phs.value().matrix.row(c)[word], quint64(0));
    }
};

ADD_TEST(TestVisMatrix, QCoreApplication)

#include "tst_vismatrix.moc"
