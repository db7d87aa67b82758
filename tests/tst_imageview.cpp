// One texture large: what is drawn and said is what the image holds, and every control does what it says.
#include "tests/imageviewfixture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTableWidget>

class ImageViewTest : public ImageViewFixture
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void theLineSaysWhatTheTexelIs_data();
    void theLineSaysWhatTheTexelIs();
    void mipsAreShownOneOrAll();
    void aMipThatIsWantedStaysWanted();
    void alphaCanBeHidden();
    void copyAndExportGiveTheImageThatIsShown();
    void aMissingTextureSaysWhatWasTried();
    void damageIsSaid();
    void animationsPlayAndStep();
    void theViewStaysWhileFramesChange();
    void nothingIsShownAfterClear();
    void allIsReachedByKeyboard();
    void itFitsANarrowDock();
};

void ImageViewTest::theLineSaysWhatTheTexelIs_data()
{
    QTest::addColumn<Texture>("texture");
    QTest::addColumn<QString>("text");
    const auto index = static_cast<uchar>(someIndexes(someSize)[5 * 32 + 7]);
    const auto color = someColors()[index];
    const auto rgb = u"red %1, green %2, blue %3"_s;
    const auto dot = u" \u00b7 "_s;
    const auto ofIndex =
        QStringList{u"x 7, y 5"_s, u"index %1"_s.arg(index), rgb.arg(qRed(color)).arg(qGreen(color)).arg(qBlue(color))}
            .join(dot);
    QTest::newRow("WAL") << wal() << ofIndex;
    QTest::newRow("cut out") << grate() << ofIndex + dot + u"alpha 255"_s;
    const auto texel = someTexels(someSize)[5 * 32 + 7];
    QTest::newRow("TGA") << tga()
                         << QStringList{u"x 7, y 5"_s, rgb.arg(qRed(texel)).arg(qGreen(texel)).arg(qBlue(texel)),
                                        u"alpha %1"_s.arg(qAlpha(texel))}
                                .join(dot);
}

void ImageViewTest::theLineSaysWhatTheTexelIs()
{
    QFETCH(Texture, texture);
    QFETCH(QString, text);
    view_->setTexture(texture);
    QVERIFY(view_->status()->text().startsWith(texture.name));
    hover({7, 5});
    QCOMPARE(view_->status()->text(), text);
}

void ImageViewTest::mipsAreShownOneOrAll()
{
    view_->setTexture(wal());
    const auto &tiles = view_->canvas()->tiles();
    QCOMPARE(tiles.size(), 1u);
    QCOMPARE(view_->mipChoice()->count(), 5);
    chooseMip(2);
    QCOMPARE(tiles.size(), 1u);
    QCOMPARE(tiles[0].image, wal().picture.mips[2]);
    hover({3, 1});
    QVERIFY2(view_->status()->text().startsWith(u"mip 2"_s), qPrintable(view_->status()->text()));
    chooseMip(-1);
    QCOMPARE(tiles.size(), 4u);
    QRect covered;
    for (size_t i = 0; i < tiles.size(); ++i) {
        QCOMPARE(tiles[i].image, wal().picture.mips[i]);
        QVERIFY(!covered.intersects({tiles[i].at, tiles[i].image.size()}));
        covered |= QRect(tiles[i].at, tiles[i].image.size());
    }
    hover({2, 1}, 3);
    QVERIFY2(view_->status()->text().startsWith(u"mip 3"_s), qPrintable(view_->status()->text()));
}

void ImageViewTest::aMipThatIsWantedStaysWanted()
{
    view_->setTexture(wal());
    chooseMip(3);
    view_->setTexture(tga());
    QCOMPARE(view_->canvas()->tiles()[0].image.size(), someSize);
    QVERIFY(!view_->mipChoice()->isEnabled());
    view_->setTexture(grate());
    QCOMPARE(view_->canvas()->tiles()[0].image, grate().picture.mips[3]);
    QCOMPARE(view_->mipChoice()->currentData().toInt(), 3);
}

void ImageViewTest::alphaCanBeHidden()
{
    view_->setTexture(grate());
    QVERIFY(view_->alphaAction()->isEnabled());
    const auto seen = [this] {
        const auto at = view_->canvas()->rectOf({0, {0, 0}}).center(); // index 255
        return view_->canvas()->viewport()->grab().toImage().pixelColor(at);
    };
    const QColor color(someColors()[255]);
    QVERIFY(seen() != color);
    QTest::keyClick(view_->canvas(), Qt::Key_A);
    QCOMPARE(seen(), color);
    view_->setTexture(wal());
    QVERIFY(!view_->alphaAction()->isEnabled());
}

void ImageViewTest::copyAndExportGiveTheImageThatIsShown()
{
    view_->setTexture(wal());
    chooseMip(1);
    QTest::keyClick(view_->canvas(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->image().convertToFormat(QImage::Format_RGB32),
             wal().picture.mips[1].convertToFormat(QImage::Format_RGB32));
    QSignalSpy exports(view_.get(), &ImageView::exportRequested);
    view_->exportAction()->trigger();
    QCOMPARE(exports.size(), 1);
    QCOMPARE(exports[0][0].value<QImage>(), wal().picture.mips[1]);
    QCOMPARE(exports[0][0].value<QImage>().format(), QImage::Format_Indexed8);
    QCOMPARE(exports[0][1].toString(), u"e1u1/wall");
}

void ImageViewTest::aMissingTextureSaysWhatWasTried()
{
    view_->setTexture({.name = u"e1u1/gone"_s, .tried = {u"/baseq2/textures/e1u1/gone.wal"_s, u"/baseq2/pak0.pak"_s}});
    QVERIFY(view_->missing()->isVisible());
    const auto text = view_->missing()->toPlainText();
    QVERIFY2(text.contains(u"e1u1/gone was not found.\n\nThese"_s) && text.endsWith(u"gone.wal\n/baseq2/pak0.pak"_s),
             qPrintable(text));
    QVERIFY(!view_->copyAction()->isEnabled() && !view_->exportAction()->isEnabled());
    view_->setTexture({.name = u"e1u1/bad"_s, .why = u"It is cut off."_s});
    QCOMPARE(view_->missing()->toPlainText(), u"It is cut off."_s);
    view_->setTexture(wal());
    QVERIFY(!view_->missing()->isVisible() && view_->copyAction()->isEnabled());
}

void ImageViewTest::damageIsSaid()
{
    view_->setTexture(wal());
    QVERIFY(!view_->damage()->isVisible());
    view_->setTexture(textureOf(u"cut"_s, readWal(walOf("cut", someSize).first(400), someColors())));
    QVERIFY(view_->damage()->isVisible());
    QVERIFY(!view_->damage()->text().isEmpty());
}

void ImageViewTest::animationsPlayAndStep()
{
    const auto framed = [](const QString &name) {
        auto texture = wal();
        texture.name = name;
        for (auto &mip : texture.picture.mips)
            mip.fill(name.toUInt());
        return texture;
    };
    view_->setFrameLoader(framed);
    auto texture = framed(u"0"_s);
    view_->setTexture(texture);
    QVERIFY(!view_->playAction()->isVisible());
    texture.frames = {u"0"_s, u"1"_s, u"2"_s};
    texture.framesPerSecond = 20;
    view_->setTexture(texture);
    QVERIFY(view_->playAction()->isVisible() && !view_->player()->isPlaying());
    const auto shown = [this] { return view_->canvas()->tiles()[0].image.pixelIndex(0, 0); };
    QTest::keyClick(view_->canvas(), Qt::Key_Period);
    QTRY_COMPARE(shown(), 1);
    QTest::keyClick(view_->canvas(), Qt::Key_Comma);
    QTest::keyClick(view_->canvas(), Qt::Key_Comma);
    QTRY_COMPARE(shown(), 2);
    QTest::keyClick(view_->canvas(), Qt::Key_Space);
    QVERIFY(view_->player()->isPlaying());
    for (const int frame : {0, 1, 2, 0})
        QTRY_COMPARE(shown(), frame);
    view_->setTexture(wal());
    QVERIFY(!view_->playAction()->isVisible());
    view_->setTexture(texture); // goes on
    QTRY_COMPARE(shown(), 1);
    QTest::keyClick(view_->canvas(), Qt::Key_Period);
    QVERIFY(!view_->player()->isPlaying() && !view_->playAction()->isChecked());
}

void ImageViewTest::theViewStaysWhileFramesChange()
{
    view_->setFrameLoader([](const QString &) { return grate(); });
    auto texture = wal();
    texture.frames = {u"0"_s, u"1"_s};
    texture.framesPerSecond = 1;
    view_->setTexture(texture);
    view_->canvas()->setZoom(12);
    QCoreApplication::processEvents(); // the toolbar has more buttons now
    hover({10, 7});
    const auto before = view_->canvas()->rectOf({0, {10, 7}});
    QTest::keyClick(view_->canvas(), Qt::Key_Period);
    QTRY_COMPARE(view_->canvas()->tiles()[0].image, grate().picture.image());
    QCOMPARE(view_->canvas()->rectOf({0, {10, 7}}), before);
    QCOMPARE(view_->canvas()->hovered(), (PixelCanvas::Pixel{0, {10, 7}}));
    QVERIFY2(view_->status()->text().endsWith(u"alpha 255"_s), qPrintable(view_->status()->text()));
}

void ImageViewTest::nothingIsShownAfterClear()
{
    view_->setEmptyText(u"Choose one."_s);
    view_->setTexture(wal());
    hover({1, 1});
    view_->clear();
    QVERIFY(view_->image().isNull() && view_->canvas()->tiles().empty());
    QVERIFY(view_->status()->text().isEmpty());
    QCOMPARE(view_->details()->table()->rowCount(), 0);
    QVERIFY(!view_->grab().isNull());
}

void ImageViewTest::allIsReachedByKeyboard()
{
    view_->setTexture(wal());
    QSet<QWidget *> reached;
    view_->canvas()->setFocus();
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    for (QWidget *widget :
         std::initializer_list<QWidget *>{view_->canvas(), view_->mipChoice(), view_->details()->table(),
                                          view_->details()->paletteView(), view_->details()->paletteChoice()})
        QVERIFY2(reached.contains(widget), widget->metaObject()->className());
    for (const auto *widget : reached)
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    auto *palette = view_->details()->paletteView();
    palette->setFocus();
    QTest::keyClick(palette, Qt::Key_Down);
    QTest::keyClick(palette, Qt::Key_Down);
    QTest::keyClick(palette, Qt::Key_Right);
    QCOMPARE(palette->chosen(), 17);
    QTest::keyClick(palette, Qt::Key_Up);
    QTest::keyClick(palette, Qt::Key_Up);
    QCOMPARE(palette->chosen(), 1);
    QTest::keyClick(palette, Qt::Key_End);
    QCOMPARE(palette->highlighted(), 255);
    QTest::keyClick(palette, Qt::Key_Escape);
    QCOMPARE(palette->highlighted(), -1);
}

void ImageViewTest::itFitsANarrowDock()
{
    view_->setTexture(wal());
    view_->resize(230, 600);
    QTRY_COMPARE(view_->width(), 230);
    QVERIFY(view_->canvas()->viewport()->width() > 150);
    QVERIFY(view_->canvas()->viewport()->height() > 100);
}

QTEST_MAIN(ImageViewTest)
#include "tst_imageview.moc"
