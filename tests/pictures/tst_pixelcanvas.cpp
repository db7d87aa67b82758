// Pixels under the pointer at every zoom, and what of the canvas is a click.
#include "tests/gestures.h"
#include "tests/program.h"
#include "tests/waits.h"
#include "widgets/parts/pixelcanvas.h"

class TestPixelCanvas : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        canvas_ = std::make_unique<PixelCanvas>();
        canvas_->resize(400, 300);
        canvas_->show();
        QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
        canvas_->setTiles({{.image = colourful(64, 48), .at = {0, 0}}, {.image = colourful(8, 8), .at = {70, 10}}});
    }

    void everyPixelIsFoundWhereItIsDrawn()
    {
        for (const int zoom : {1, 2, 3, 6}) {
            canvas_->setZoom(zoom);
            const auto shown = picture();
            int seen = 0;
            for (int y = 0; y < shown.height(); y += 3)
                for (int x = 0; x < shown.width(); x += 3) {
                    const auto pixel = canvas_->pixelAt({x, y});
                    if (pixel.tile < 0)
                        continue;
                    ++seen;
                    QCOMPARE(shown.pixel(x, y), qRgb(pixel.at.x(), pixel.at.y(), 40));
                    QVERIFY(canvas_->rectOf(pixel).contains(x, y));
                }
            QVERIFY2(seen > 300, qPrintable(QString::number(seen)));
        }
    }

    void theWheelZoomsAboutThePointer()
    {
        canvas_->setZoom(8);
        const QPoint at(130, 170);
        const auto before = canvas_->pixelAt(at);
        QVERIFY(before.tile == 0);
        wheel(at, 60);
        QCOMPARE(canvas_->zoom(), 8); // half a step
        wheel(at, 60);
        QCOMPARE(canvas_->zoom(), 10);
        QCOMPARE(canvas_->pixelAt(at), before);
        wheel(at, 4 * 120);
        QCOMPARE(canvas_->pixelAt(at), before);
        wheel(at, -100 * 120);
        QCOMPARE(canvas_->zoom(), -16);
        QVERIFY(!canvas_->grab().isNull());
    }

    void aDragIsNoClick()
    {
        QSignalSpy clicks(canvas_.get(), &PixelCanvas::pixelClicked);
        canvas_->setZoom(16);
        const QPoint from(200, 150);
        const int scrolled = canvas_->horizontalScrollBar()->value();
        QTest::mousePress(canvas_->viewport(), Qt::LeftButton, {}, from);
        moveMouse(canvas_->viewport(), from + QPoint(60, 0), Qt::LeftButton);
        QTest::mouseRelease(canvas_->viewport(), Qt::LeftButton, {}, from + QPoint(60, 0));
        QCOMPARE(clicks.size(), 0);
        QCOMPARE(canvas_->horizontalScrollBar()->value(), scrolled - 60);
        QTest::mouseClick(canvas_->viewport(), Qt::LeftButton, Qt::ControlModifier, from);
        QCOMPARE(clicks.size(), 1);
        QCOMPARE(clicks[0][0].value<PixelCanvas::Pixel>(), canvas_->pixelAt(from));
    }

    void newTilesOfTheSameSizeKeepTheView()
    {
        canvas_->setZoom(12);
        canvas_->horizontalScrollBar()->setValue(77);
        canvas_->setTiles({{.image = colourful(78, 48), .at = {0, 0}}});
        QCOMPARE(canvas_->zoom(), 12);
        QCOMPARE(canvas_->horizontalScrollBar()->value(), 77);
        canvas_->setTiles({{.image = colourful(10, 10), .at = {0, 0}}});
        QVERIFY(canvas_->zoom() > 12); // all of the small one
    }

    void theKeyboardMovesThePixel()
    {
        QSignalSpy clicks(canvas_.get(), &PixelCanvas::pixelClicked);
        canvas_->setFocus();
        QTest::keyClick(canvas_.get(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(canvas_.get(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(canvas_.get(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(canvas_->hovered(), (PixelCanvas::Pixel{0, {1, 1}}));
        QTest::keyClick(canvas_.get(), Qt::Key_Return);
        QCOMPARE(clicks.size(), 1);
        QCOMPARE(clicks[0][0].value<PixelCanvas::Pixel>().at, QPoint(1, 1));
        QTest::keyClick(canvas_.get(), Qt::Key_1);
        QCOMPARE(canvas_->zoom(), 1);
        QTest::keyClick(canvas_.get(), Qt::Key_Plus);
        QCOMPARE(canvas_->zoom(), 2);
    }

    void alphaIsShownOrNot()
    {
        canvas_->setTiles({{.image = indexed(16, qRgb(10, 20, 30), qRgba(0, 0, 255, 0)), .at = {0, 0}}});
        canvas_->setZoom(6);
        const QPoint middle = canvas_->viewport()->rect().center() + QPoint(2, 2);
        QVERIFY(picture().pixelColor(middle) != QColor(0, 0, 255)); // the checkerboard
        canvas_->setAlphaShown(false);
        QCOMPARE(picture().pixelColor(middle), QColor(0, 0, 255));
    }

    void aPartIsBroughtIntoView()
    {
        canvas_->setTiles({{.image = colourful(200, 200), .at = {0, 0}}});
        canvas_->setZoom(8);
        canvas_->horizontalScrollBar()->setValue(0);
        canvas_->verticalScrollBar()->setValue(0);
        canvas_->reveal({150, 160, 10, 10});
        QCOMPARE(canvas_->zoom(), 8);
        QVERIFY(canvas_->viewport()->rect().contains(canvas_->rectOf({0, {150, 160}})));
        QVERIFY(canvas_->viewport()->rect().contains(canvas_->rectOf({0, {159, 169}})));
        canvas_->reveal({0, 0, 200, 200});
        QVERIFY(canvas_->zoom() < 8);
        QVERIFY(canvas_->viewport()->rect().contains(canvas_->rectOf({0, {0, 0}})));
    }

    void largeImagesAreShown()
    {
        canvas_->setTiles({{.image = indexed(8192, qRgb(10, 20, 30), qRgb(200, 100, 50)), .at = {0, 0}}});
        const auto small = picture();
        canvas_->setZoom(8);
        const auto large = picture();
        QCOMPARE(small.pixel(small.width() / 2, small.height() / 2), qRgb(200, 100, 50));
        QCOMPARE(large.pixel(large.width() / 2 + 3, large.height() / 2 + 3), qRgb(200, 100, 50));
    }

    // Otherwise what is painted anew would show where it begins.
    void partsArePaintedAsTheWhole()
    {
        canvas_->setTiles({{.image = colourful(256, 256).scaled(2000, 1500), .at = {0, 0}}});
        for (const int zoom : {-8, -6, -4, -3, -2, 1, 3, 10}) {
            canvas_->setZoom(zoom);
            const auto whole = picture();
            const QRect part(101, 67, 93, 85);
            const auto alone = canvas_->viewport()->grab(part).toImage().convertToFormat(QImage::Format_RGB32);
            QVERIFY2(alone == whole.copy(part).convertToFormat(QImage::Format_RGB32), qPrintable(QString::number(zoom)));
        }
    }

    void aHoverPaintsTwoPixels()
    {
        struct Painted : QObject {
            bool eventFilter(QObject *, QEvent *event) override
            {
                if (event->type() == QEvent::Paint)
                    for (const auto &rect : static_cast<QPaintEvent *>(event)->region())
                        area += static_cast<qint64>(rect.width()) * rect.height();
                return false;
            }
            qint64 area = 0;
        } painted;
        canvas_->setZoom(6);
        canvas_->setFocus();
        QTest::keyClick(canvas_.get(), Qt::Key_Right, Qt::ShiftModifier);
        settle(); // all of it is painted
        canvas_->viewport()->installEventFilter(&painted);
        moveMouse(canvas_->viewport(), canvas_->rectOf({0, {30, 20}}).center());
        QCOMPARE(canvas_->hovered(), (PixelCanvas::Pixel{0, {30, 20}}));
        QTRY_VERIFY(painted.area > 0);
        QVERIFY2(painted.area <= 2 * 14 * 14, qPrintable(QString::number(painted.area)));
    }

private:
    // No two pixels of one colour.
    static QImage colourful(int width, int height)
    {
        QImage image(width, height, QImage::Format_RGB32);
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                image.setPixel(x, y, qRgb(x, y, 40));
        return image;
    }
    void wheel(QPoint at, int turned) { turnWheel(canvas_->viewport(), at, turned); }
    QImage picture() { return canvas_->viewport()->grab().toImage(); }
    // Of two colours, all of the second.
    static QImage indexed(int side, QRgb first, QRgb second)
    {
        QImage image(side, side, QImage::Format_Indexed8);
        image.setColorTable({first, second});
        image.fill(1);
        return image;
    }

    std::unique_ptr<PixelCanvas> canvas_;
};

ADD_TEST(TestPixelCanvas, QApplication)
#include "tst_pixelcanvas.moc"
