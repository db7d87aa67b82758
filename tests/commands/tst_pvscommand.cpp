// What clusters see, as the command line tells and draws it.
#include "core/vis/clusterboxes.h"
#include "core/vis/matrixpicture.h"
#include "core/vis/vismatrix.h"
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;

class TestPvsCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void theImageIsThatOfTheMatrix()
    {
        OPEN_BYTES(map, contentOf(sampleFile(u"quake2/maps/gallery.bsp")));
        const auto vis = decodeVis(map, VisSet::Pvs);
        VERIFY_RESULT(vis);
        const auto png = folder_.filePath(u"pvs.png"_s);
        for (const auto &[name, order] : {std::pair(u"number"_s, VisOrder::Number), {u"place"_s, VisOrder::Place}}) {
            QCOMPARE(run({u"pvs"_s, u"--sample"_s, u"quake2"_s, u"--order"_s, name, u"--output"_s, png}).code, 0);
            const auto expected = imageOf(vis.value().matrix, clustersIn(order, clusterBoxes(map)));
            QCOMPARE(QImage(png).convertToFormat(QImage::Format_RGB32), expected.convertToFormat(QImage::Format_RGB32));
        }
    }

    void thePhsIsQuake2sAlone()
    {
        QCOMPARE(run({u"pvs"_s, u"--sample"_s, u"quake2"_s, u"--phs"_s}).code, 0);
        for (const auto &sample : {u"quake3"_s, u"halflife"_s}) {
            const auto result = run({u"pvs"_s, u"--sample"_s, sample, u"--phs"_s});
            QCOMPARE(result.code, 2);
            QVERIFY2(result.err.contains("PHS"), result.err.constData());
        }
    }

    void theNumbersAreTold()
    {
        const auto result = run({u"pvs"_s, u"--sample"_s, u"quake2"_s, u"--json"_s});
        QCOMPARE(result.code, 0);
        const auto json = QJsonDocument::fromJson(result.out).object();
        QCOMPARE(json.value(u"clusters").toInt(), 40);
        QCOMPARE(json.value(u"set").toString(), u"pvs"_s);
        OPEN_BYTES(map, contentOf(sampleFile(u"quake2/maps/gallery.bsp")));
        const auto vis = decodeVis(map, VisSet::Pvs);
        const auto counts = countVis(vis.value().matrix, vis.value().matrix.transposed());
        QCOMPARE(json.value(u"meanShare").toDouble(), static_cast<double>(counts.pairs) / 1600);
        const auto worst = static_cast<size_t>(json.value(u"worst").toInt());
        QCOMPARE(counts.sees[worst], *std::ranges::max_element(counts.sees));
        QCOMPARE(json.value(u"oneWayPairs").toInteger(), static_cast<qint64>(counts.oneWayPairs));
        QVERIFY(run({u"pvs"_s, u"--sample"_s, u"quake2"_s}).out.contains("clusters: 40\n"));
    }

    // In maps of one cluster, and without rows.
    void whereNothingIsHiddenNoSentenceSaysOtherwise()
    {
        auto one = MapBuilder::room(bsp::quake), none = one;
        one.set("MODELS", 0, "visleafs", 1);
        none.setLumpBytes("VISIBILITY", {});
        for (quint32 leaf = 0; leaf < none.count("LEAFS"); ++leaf)
            none.set("LEAFS", leaf, "visofs", -1);
        for (const auto &[name, room] : {std::pair(u"one.bsp"_s, one), {u"none.bsp"_s, none}}) {
            const auto told = run({u"pvs"_s, save(folder_, name, room.build())});
            QCOMPARE(told.code, 0);
            QVERIFY2(told.out.contains("everything is visible from everywhere") && told.out.contains("leafs without a cluster: "),
                     told.out.constData());
            QVERIFY2(!told.out.contains("see all") && !told.out.contains("%"), told.out.constData());
        }
    }

    void openingsAreWrittenForCompilers()
    {
        const auto prt = folder_.filePath(u"gallery.prt"_s);
        QCOMPARE(run({u"pvs"_s, u"--sample"_s, u"halflife"_s, u"--prt"_s, prt}).code, 0);
        QVERIFY(contentOf(prt).startsWith("PRT1\n"));
    }

    void wrongWordsAreTold()
    {
        const auto result = run({u"pvs"_s, u"--sample"_s, u"quake2"_s, u"--order"_s, u"size"_s});
        QCOMPARE(result.code, 2);
        QVERIFY2(result.err.contains("size"), result.err.constData());
    }

private:
    QTemporaryDir folder_;
};

ADD_TEST(TestPvsCommand, QCoreApplication)

#include "tst_pvscommand.moc"
