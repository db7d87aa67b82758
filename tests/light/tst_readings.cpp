// What makes lightmaps readable: exposure, heat map, marks.
#include "core/light/readings.h"
#include "tests/program.h"

namespace {

QImage row(std::initializer_list<QRgb> luxels, QImage::Format format = QImage::Format_RGB888)
{
    QImage image(static_cast<int>(luxels.size()), 1, format);
    int x = 0;
    for (const QRgb luxel : luxels)
        image.setPixel(x++, 0, luxel);
    return image;
}

} // namespace

class TestReadings : public QObject
{
    Q_OBJECT

private slots:
    void brightnessIsWhatTheEyeSees()
    {
        QCOMPARE(brightness(qRgb(255, 255, 255)), 255);
        QCOMPARE(brightness(qRgb(0, 0, 0)), 0);
        QCOMPARE(brightness(qRgb(100, 0, 0)), 21);
        QCOMPARE(brightness(qRgb(0, 100, 0)), 72);
        QCOMPARE(brightness(qRgb(0, 0, 100)), 7);
        QCOMPARE(averageBrightness(row({qRgb(10, 10, 10), qRgb(20, 20, 20)})), 15.0);
        QCOMPARE(averageBrightness({}), 0.0);
    }

    void exposureDoublesAndKeepsTheHue()
    {
        const auto image = row({qRgb(10, 20, 30), qRgb(100, 200, 50), qRgb(0, 0, 0)});
        QCOMPARE(exposed(image, 0).pixel(1, 0), qRgb(100, 200, 50));
        const auto brighter = exposed(image, 1), darker = exposed(image, -1);
        QCOMPARE(brighter.pixel(0, 0), qRgb(20, 40, 60));
        QCOMPARE(brighter.pixel(1, 0), qRgb(127, 255, 63)); // 200 400 100, times 255 / 400
        QCOMPARE(brighter.pixel(2, 0), qRgb(0, 0, 0));
        QCOMPARE(darker.pixel(0, 0), qRgb(5, 10, 15));
        QCOMPARE(exposed(image, 1e9).pixel(2, 0), qRgb(0, 0, 0));
    }

    void theRampRisesWithEveryStep()
    {
        for (int i = 0; i < 255; ++i) {
            const auto lower = heatColor(i), higher = heatColor(i + 1);
            QVERIFY2(brightness(higher) >= brightness(lower) && higher != lower, qPrintable(QString::number(i)));
        }
        for (int i = 0; i + 16 < 256; ++i)
            QVERIFY(brightness(heatColor(i + 16)) > brightness(heatColor(i)) + 3);
        QCOMPARE(heatColor(-5), heatColor(0));
        QCOMPARE(heatColor(300), heatColor(255));
        QVERIFY(brightness(heatColor(0)) < 5 && brightness(heatColor(255)) > 240);
    }

    void theHeatMapColoursByBrightness()
    {
        const auto map = heatMap(row({qRgb(0, 0, 0), qRgb(0, 100, 0), qRgb(255, 255, 255)}));
        QCOMPARE(map.pixel(0, 0), heatColor(0));
        QCOMPARE(map.pixel(1, 0), heatColor(72));
        QCOMPARE(map.pixel(2, 0), heatColor(255));
    }

    void tooDarkAndTooBrightAreCountedAndMarked()
    {
        const auto image = row({qRgb(0, 0, 0), qRgb(3, 0, 0), qRgb(0, 4, 0), qRgb(255, 0, 0), qRgb(254, 254, 254)});
        const auto count = countExposure(image);
        QVERIFY(count.luxels == 5 && count.under == 1 && count.over == 1);
        const auto marked = markedExposure(image);
        QCOMPARE(marked.pixel(0, 0), underExposedColor);
        QCOMPARE(marked.pixel(1, 0), qRgb(1, 1, 1));
        QCOMPARE(marked.pixel(3, 0), overExposedColor);
        QCOMPARE(marked.pixel(4, 0), qRgb(254, 254, 254));
    }

    void transparentPixelsStayAsTheyAre()
    {
        const auto image = row({qRgba(0, 0, 0, 0), qRgb(255, 255, 255)}, QImage::Format_ARGB32);
        QCOMPARE(countExposure(image).luxels, 1);
        for (const auto &changed : {heatMap(image), markedExposure(image), exposed(image, 2)})
            QCOMPARE(qAlpha(changed.pixel(0, 0)), 0);
        QCOMPARE(averageBrightness(image), 255.0);
    }
};

ADD_TEST(TestReadings, QCoreApplication)
#include "tst_readings.moc"
