// What clusters see, as the command line tells and draws it.
#include "core/vis/clusterplaces.h"
#include "core/vis/vismatrix.h"
#include "tests/commandline.h"


using namespace commandline;

class TestPvsCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void theImageHasAPixelForEachPair_data() { addMapRows(); }
    void theImageHasAPixelForEachPair();
    void anImageByPlaceHasTheSamePairs();
    void thePhsIsQuake2sAlone();
    void theNumbersAreTold();
    void openingsAreWrittenForCompilers();
    void wrongWordsAreTold();

private:
    QTemporaryDir folder_;
};

void TestPvsCommand::theImageHasAPixelForEachPair()
{
    OPEN_MAP(map);
    const auto png = folder_.filePath(u"pvs.png"_s);
    const auto result = run({u"pvs"_s, path, u"--output"_s, png});
    QCOMPARE(result.code, 0);
    const QImage image(png);
    const auto vis = decodeVis(map, VisSet::Pvs);
    VERIFY_RESULT(vis);
    const auto &matrix = vis.value().matrix;
    QCOMPARE(image.size(), QSize(static_cast<int>(matrix.count()), static_cast<int>(matrix.count())));
    QCOMPARE(image.depth(), 1);
    for (quint32 a = 0; a < matrix.count(); ++a)
        for (quint32 b = 0; b < matrix.count(); ++b)
            QCOMPARE(qGray(image.pixel(static_cast<int>(b), static_cast<int>(a))) > 0, matrix.at(a, b));
}

void TestPvsCommand::anImageByPlaceHasTheSamePairs()
{
    OPEN_BYTES(map, contentOf(QStringLiteral(LUMPSCOPE_SAMPLES) + u"/quake2/maps/gallery.bsp"_s));
    const auto png = folder_.filePath(u"place.png"_s);
    QCOMPARE(run({u"pvs"_s, u"--sample"_s, u"quake2"_s, u"--order"_s, u"place"_s, u"--output"_s, png}).code, 0);
    const QImage image(png);
    const auto order = orderByPlace(clusterPlaces(map));
    auto sorted = order;
    std::ranges::sort(sorted);
    for (quint32 i = 0; i < sorted.size(); ++i)
        QCOMPARE(sorted[i], i);
    const auto vis = decodeVis(map, VisSet::Pvs);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            QCOMPARE(qGray(image.pixel(x, y)) > 0,
                     vis.value().matrix.at(order[static_cast<size_t>(y)], order[static_cast<size_t>(x)]));
}

void TestPvsCommand::thePhsIsQuake2sAlone()
{
    QCOMPARE(run({u"pvs"_s, u"--sample"_s, u"quake2"_s, u"--phs"_s}).code, 0);
    for (const auto &sample : {u"quake3"_s, u"halflife"_s}) {
        const auto result = run({u"pvs"_s, u"--sample"_s, sample, u"--phs"_s});
        QCOMPARE(result.code, 2);
        QVERIFY2(result.err.contains("PHS"), result.err.constData());
    }
}

void TestPvsCommand::theNumbersAreTold()
{
    const auto result = run({u"pvs"_s, u"--sample"_s, u"quake2"_s, u"--json"_s});
    QCOMPARE(result.code, 0);
    const auto json = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(json.value(u"clusters").toInt(), 40);
    QCOMPARE(json.value(u"set").toString(), u"pvs"_s);
    OPEN_BYTES(map, contentOf(QStringLiteral(LUMPSCOPE_SAMPLES) + u"/quake2/maps/gallery.bsp"_s));
    const auto vis = decodeVis(map, VisSet::Pvs);
    const auto counts = countVis(vis.value().matrix, vis.value().matrix.transposed());
    QCOMPARE(json.value(u"meanShare").toDouble(), static_cast<double>(counts.pairs) / 1600);
    const auto worst = static_cast<size_t>(json.value(u"worst").toInt());
    QCOMPARE(counts.sees[worst], *std::ranges::max_element(counts.sees));
    QCOMPARE(json.value(u"oneWayPairs").toInteger(), static_cast<qint64>(counts.oneWayPairs));
    QVERIFY(run({u"pvs"_s, u"--sample"_s, u"quake2"_s}).out.contains("clusters: 40\n"));
}

void TestPvsCommand::openingsAreWrittenForCompilers()
{
    const auto prt = folder_.filePath(u"gallery.prt"_s);
    QCOMPARE(run({u"pvs"_s, u"--sample"_s, u"halflife"_s, u"--prt"_s, prt}).code, 0);
    QFile file(prt);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("PRT1\n"));
}

void TestPvsCommand::wrongWordsAreTold()
{
    const auto result = run({u"pvs"_s, u"--sample"_s, u"quake2"_s, u"--order"_s, u"size"_s});
    QCOMPARE(result.code, 2);
    QVERIFY2(result.err.contains("size"), result.err.constData());
}

QTEST_GUILESS_MAIN(TestPvsCommand)

#include "tst_pvscommand.moc"
