// The matrix as a picture agrees with its bits at every scale and in every order; a pair is told in words; an export is
// the image of all pairs.
#include "core/vis/clustertext.h"
#include "core/vis/matrixpicture.h"
#include "tests/facts.h"
#include "tests/matrices.h"
#include "tests/pixels.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <random>

namespace {

constexpr MatrixColors colors{qRgb(255, 255, 255), qRgb(0, 0, 0), qRgb(255, 0, 0)};

std::shared_ptr<const MapVis> someVis(quint32 count)
{
    std::mt19937 random(count);
    VisMatrix matrix(count);
    for (quint32 a = 0; a < count; ++a)
        for (quint32 b = 0; b < count; ++b)
            if (a / 30 == b / 30 || random() % 20 == 0)
                matrix.set(a, b);
    return visOf(std::move(matrix));
}

std::shared_ptr<const VisMatrix> matrixOf(const std::shared_ptr<const MapVis> &vis) { return {vis, &vis->decoded.matrix}; }

QRgb colorOf(const MapVis &vis, quint32 viewer, quint32 seen)
{
    return vis.isOneWay(viewer, seen) ? colors.oneWay : vis.sees(viewer, seen) ? colors.seen : colors.unseen;
}

// Returns how often the text of a pair says "not"; -1 if it does not name both clusters.
qsizetype denials(const MapVis &vis, quint32 viewer, quint32 seen)
{
    const auto text = pairText(vis, viewer, seen);
    return states(text, {QString::number(viewer), QString::number(seen)}) ? text.count(u" not "_s) : -1;
}

int side(const MatrixPicture &picture, double pairs) { return static_cast<int>(std::ceil(picture.count() / pairs)); }

void addCounts()
{
    QTest::addColumn<quint32>("count");
    for (const quint32 count : {1U, 2U, 63U, 64U, 65U, 200U, 700U})
        QTest::addRow("%u", count) << count;
}

} // namespace

class TestMatrixPicture : public QObject
{
    Q_OBJECT

private slots:
    void aPixelIsAPair_data() { addCounts(); }
    void aPixelIsAPair()
    {
        QFETCH(quint32, count);
        for (const auto order : {VisOrder::Number, VisOrder::Place}) {
            const MatrixPicture picture(someVis(count), order);
            const int all = static_cast<int>(count);
            const auto image = picture.draw(1, {0, 0, all, all}, colors);
            QCOMPARE(picture.clusterAt(0), order == VisOrder::Number ? 0 : count - 1);
            for (int y = 0; y < all; ++y)
                for (int x = 0; x < all; ++x) {
                    const auto row = static_cast<quint32>(y), column = static_cast<quint32>(x);
                    const auto viewer = picture.clusterAt(row), seen = picture.clusterAt(column);
                    QCOMPARE(picture.placeOf(viewer), row);
                    QCOMPARE(picture.sees(row, column), picture.vis().sees(viewer, seen));
                    QCOMPARE(picture.isOneWay(row, column), picture.vis().isOneWay(viewer, seen));
                    QCOMPARE(image.pixel(x, y), colorOf(picture.vis(), viewer, seen));
                }
        }
    }

    void smallPixelsShowTheSharesOfTheirPairs_data() { addCounts(); }
    // At scales that blocks fit, counted one by one.
    void smallPixelsShowTheSharesOfTheirPairs()
    {
        QFETCH(quint32, count);
        const MatrixPicture picture(someVis(count), VisOrder::Place);
        for (const quint32 pairs : {2U, 4U, 8U, 16U, 24U, 32U, 128U, 256U}) {
            const int pixels = side(picture, pairs);
            const auto image = picture.draw(pairs, {0, 0, pixels, pixels}, colors);
            for (int y = 0; y < pixels; ++y)
                for (int x = 0; x < pixels; ++x) {
                    double all = 0, seen = 0, oneWay = 0;
                    const auto top = static_cast<quint32>(y) * pairs, left = static_cast<quint32>(x) * pairs;
                    for (quint32 row = top; row < std::min(top + pairs, count); ++row)
                        for (quint32 column = left; column < std::min(left + pairs, count); ++column) {
                            ++all;
                            seen += picture.sees(row, column) ? 1 : 0;
                            oneWay += picture.isOneWay(row, column) ? 1 : 0;
                        }
                    const QColor shown(image.pixel(x, y)), exact(colors.blended(seen / all, oneWay / all));
                    constexpr int nearby = 12; // shares are shown in 64 steps
                    const bool isNear =
                        std::abs(shown.green() - exact.green()) <= nearby && std::abs(shown.red() - exact.red()) <= nearby;
                    VERIFY_EACH(isNear && (shown.red() > shown.green()) == (oneWay > 0),
                                qPrintable(u"%1 pairs at (%2, %3): %4"_s.arg(pairs).arg(x).arg(y).arg(shown.name())));
                }
        }
    }

    void atAnyScaleEveryPairHasItsPixel_data() { addCounts(); }
    // A map that sees nothing but one pair: whichever it is, and at whatever scale, there is a pixel that shows it.
    void atAnyScaleEveryPairHasItsPixel()
    {
        QFETCH(quint32, count);
        for (const quint32 at : {0U, count / 3, count - 1}) {
            VisMatrix matrix(count);
            matrix.set(at, at);
            const MatrixPicture picture(visOf(std::move(matrix)), VisOrder::Number);
            for (const double pairs : {1.0, 1.3, 1.999, 2.7, 3.0, 5.01, 7.99, 9.7, 17.3, 100.1, 300.0}) {
                const int pixels = side(picture, pairs);
                const auto image = picture.draw(pairs, {0, 0, pixels, pixels}, colors);
                const int dark = countPixels(image, [&](int x, int y) { return image.pixel(x, y) != colors.unseen; });
                VERIFY_EACH(dark == 1, qPrintable(u"pair %1 at %2 pairs a pixel: %3"_s.arg(at).arg(pairs).arg(dark)));
            }
        }
    }

    void partsAreDrawnAsTheWhole()
    {
        const MatrixPicture picture(someVis(700), VisOrder::Place);
        for (const double pairs : {1.0, 1.5, 2.0, 3.3, 6.0, 8.0, 11.0}) {
            const int pixels = side(picture, pairs);
            const auto whole = picture.draw(pairs, {0, 0, pixels, pixels}, colors);
            for (const auto &part :
                 {QRect(0, 0, 1, 1), QRect(pixels / 3, pixels / 5, pixels / 2, pixels / 3), QRect(pixels - 7, pixels - 9, 7, 9)})
                QCOMPARE(picture.draw(pairs, part, colors), whole.copy(part));
        }
    }

    // One pair of many that sees, or does not, or sees one way, is not lost in its pixel.
    void whateverSeesIsSeenToSee()
    {
        VisMatrix one(512), allButOne(512);
        one.set(100, 300);
        for (quint32 a = 0; a < 512; ++a)
            for (quint32 b = 0; b < 512; ++b)
                if (a != 20 || b != 20)
                    allButOne.set(a, b);
        const MatrixPicture few(visOf(std::move(one)), VisOrder::Number), most(visOf(std::move(allButOne)), VisOrder::Number);
        const auto fewImage = few.draw(128, {0, 0, 4, 4}, colors), mostImage = most.draw(128, {0, 0, 4, 4}, colors);
        QVERIFY(qRed(fewImage.pixel(2, 0)) - qGreen(fewImage.pixel(2, 0)) > 40);
        QCOMPARE(fewImage.pixel(0, 2), colors.unseen);
        const QColor among(colors.blended(1, 1e-6)); // those that are seen, too
        QVERIFY(among.red() - among.green() >= 128);
        QVERIFY(mostImage.pixel(0, 0) != colors.seen);
        QCOMPARE(mostImage.pixel(1, 1), colors.seen);
    }

    void rowsAndColumnsFollowTheOrder_data() { addMapRows(); }
    void rowsAndColumnsFollowTheOrder()
    {
        OPEN_MAP(map);
        for (const auto set : {VisSet::Pvs, VisSet::Phs}) {
            auto read = readMapVis(map, set);
            if (!read && set == VisSet::Phs) {
                QVERIFY(!whyNoPhs(map.format()).isEmpty());
                continue;
            }
            VERIFY_RESULT(read);
            const auto vis = std::make_shared<const MapVis>(std::move(read.value()));
            if (vis->count() == 0)
                continue;
            for (const auto order : {VisOrder::Number, VisOrder::Place}) {
                const MatrixPicture picture(vis, order);
                QCOMPARE(picture.clusters(),
                         order == VisOrder::Place ? orderByPlace(clusterBoxes(map)) : clustersIn(order, vis->places));
                std::mt19937 random(7);
                for (int i = 0; i < 300; ++i) {
                    const auto row = static_cast<quint32>(random() % vis->count()),
                               column = static_cast<quint32>(random() % vis->count());
                    const QRect one(static_cast<int>(column), static_cast<int>(row), 1, 1);
                    QCOMPARE(picture.draw(1, one, colors).pixel(0, 0),
                             colorOf(*vis, picture.clusterAt(row), picture.clusterAt(column)));
                }
            }
        }
    }

    void aPairIsToldInWords()
    {
        VisMatrix matrix(50);
        for (const auto &[a, b] : {std::pair(12, 40), {3, 4}, {4, 3}, {7, 7}})
            matrix.set(static_cast<quint32>(a), static_cast<quint32>(b));
        const auto vis = visOf(std::move(matrix));
        QCOMPARE(pairText(*vis, 12, 40), u"Cluster 12 sees cluster 40; cluster 40 does not see cluster 12."_s);
        QCOMPARE(denials(*vis, 40, 12), 1);
        QVERIFY(pairText(*vis, 40, 12) != pairText(*vis, 12, 40));
        QCOMPARE(denials(*vis, 3, 4), 0);
        QCOMPARE(denials(*vis, 0, 49), 2);
        QCOMPARE(pairText(*vis, 7, 7), u"Cluster 7 sees itself."_s);
        QCOMPARE(denials(*vis, 8, 8), 1);
    }

    void hearingIsNotCalledSeeing()
    {
        VisMatrix matrix(3);
        matrix.set(0, 1);
        matrix.set(2, 2);
        const auto vis = visOf(std::move(matrix), VisSet::Phs);
        for (quint32 a = 0; a < 3; ++a)
            for (quint32 b = 0; b < 3; ++b) {
                const auto text = pairText(*vis, a, b);
                QVERIFY2(text.contains(u"hear"_s) && !text.contains(u"see"_s), qPrintable(text));
            }
        QCOMPARE(denials(*vis, 0, 1), 1);
        QCOMPARE(denials(*vis, 2, 2), 0);
    }

    void theWholeIsToldInWords()
    {
        MapVis vis{.set = VisSet::Pvs, .decoded = {VisMatrix(4)}};
        vis.summary = {.clusters = 4, .meanShare = 0.375, .oneWayPairs = 2};
        QVERIFY2(states(matrixText(vis), {u"37.5 %"_s, u"2"_s}), qPrintable(matrixText(vis)));
        vis.summary = {.clusters = 4, .meanShare = 1, .withoutRow = 4};
        QVERIFY2(matrixText(vis).contains(u"no visibility"_s) && !matrixText(vis).contains(u'%'), qPrintable(matrixText(vis)));
    }

    void anExportIsTheImageOfAllPairs()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"pvs.png"_s);
        const auto vis = someVis(200);
        for (const auto order : {VisOrder::Number, VisOrder::Place}) {
            const auto size = runMatrixExport({matrixOf(vis), clustersIn(order, vis->places), path});
            VERIFY_RESULT(size);
            QCOMPARE(size.value(), QFileInfo(path).size());
            const QImage written(path);
            QCOMPARE(written.depth(), 1);
            const auto clusters = clustersIn(order, vis->places);
            QCOMPARE(written.convertToFormat(QImage::Format_RGB32),
                     imageOf(vis->decoded.matrix, clusters).convertToFormat(QImage::Format_RGB32));
            QCOMPARE(written.pixel(3, 5) == qRgb(255, 255, 255), vis->sees(clusters[5], clusters[3]));
        }
    }

    void aComparisonTellsPairsOfEitherMapApart()
    {
        constexpr quint32 count = 200;
        constexpr MatrixColors compared{qRgb(255, 255, 255), qRgb(0, 0, 0), qRgb(0, 255, 0), qRgb(255, 0, 0)};
        const auto here = someVis(count);
        const auto there = someVis(count + 1); // of another size: not compared
        QVERIFY(!MatrixPicture(here, VisOrder::Number, &there->decoded.matrix).isComparison());
        const auto other = oneWayMatrix(count);
        for (const auto order : {VisOrder::Number, VisOrder::Place}) {
            const MatrixPicture picture(here, order, &other);
            QVERIFY(picture.isComparison());
            constexpr int all = count;
            const auto image = picture.draw(1, {0, 0, all, all}, compared);
            for (quint32 row = 0; row < count; ++row)
                for (quint32 column = 0; column < count; ++column) {
                    const auto viewer = picture.clusterAt(row), seen = picture.clusterAt(column);
                    const bool isHere = here->sees(viewer, seen), isThere = other.at(viewer, seen);
                    QCOMPARE(picture.isOneWay(row, column), isHere && !isThere);
                    QCOMPARE(picture.isOnlyInOther(row, column), !isHere && isThere);
                    QCOMPARE(image.pixel(static_cast<int>(column), static_cast<int>(row)), isHere && isThere ? compared.seen
                                                                                           : isHere          ? compared.oneWay
                                                                                           : isThere         ? compared.onlyOther
                                                                                                             : compared.unseen);
                }
            const auto small = picture.draw(count, {0, 0, 1, 1}, compared);
            QVERIFY(small.pixel(0, 0) != MatrixPicture(here, order).draw(count, {0, 0, 1, 1}, compared).pixel(0, 0));
        }
    }

    void whatCannotBeWrittenIsSaid()
    {
        const auto none = runMatrixExport({matrixOf(visOf(VisMatrix())), {}, u"/nowhere/pvs.png"_s});
        QVERIFY(!none && none.error().contains(u"no clusters"_s));
        const auto nowhere = runMatrixExport({matrixOf(someVis(2)), {0, 1}, u"/nowhere/pvs.png"_s});
        QVERIFY(!nowhere && nowhere.error().contains(u"pvs.png"_s));
    }
};

ADD_TEST(TestMatrixPicture, QCoreApplication)

#include "tst_matrixpicture.moc"
