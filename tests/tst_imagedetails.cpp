// What is said beside an image, and its palette, which knows the image's texels as they know it.
#include "tests/imageviewfixture.h"

#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>

class ImageDetailsTest : public ImageViewFixture
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void headersAreListed();
    void pointingAtATexelMarksItsIndex();
    void aChosenIndexIsMarkedInTheImage();
    void thePaletteCanBeChosenWhereThereIsNone();
    void aPaletteFileIsReadOrRefused();

private:
    QString fieldOf(const QString &name) const
    {
        const auto *table = view_->details()->table();
        for (int row = 0; row < table->rowCount(); ++row)
            if (table->item(row, 0)->text() == name)
                return table->item(row, 1)->text();
        return u"no such field"_s;
    }
};

void ImageDetailsTest::headersAreListed()
{
    auto texture = wal();
    texture.size = {64, 64};
    view_->setTexture(texture);
    QCOMPARE(fieldOf(u"Name"_s), u"e1u1/wall");
    QCOMPARE(fieldOf(u"Kind"_s), u"WAL");
    QCOMPARE(fieldOf(u"Size"_s), u"32 x 16");
    QCOMPARE(fieldOf(u"Size on faces"_s), u"64 x 64");
    QCOMPARE(fieldOf(u"Source"_s), u"/game/e1u1/wall");
    QCOMPARE(fieldOf(u"animname"_s), u"next");
    QCOMPARE(fieldOf(u"offsets[1]"_s), u"612");
}

void ImageDetailsTest::pointingAtATexelMarksItsIndex()
{
    view_->setTexture(wal());
    hover({9, 4});
    const int index = wal().picture.image().pixelIndex(9, 4);
    QCOMPARE(view_->details()->paletteView()->marked(), index);
    QVERIFY(view_->details()->colorLabel()->text().startsWith(
        u"Index %1: red %2,"_s.arg(index).arg(qRed(someColors()[index]))));
    view_->setTexture(tga());
    QVERIFY(!view_->details()->paletteView()->isVisible());
}

void ImageDetailsTest::aChosenIndexIsMarkedInTheImage()
{
    view_->setTexture(wal());
    const auto image = wal().picture.image();
    const QPoint texel(9, 4);
    QTest::mouseClick(view_->canvas()->viewport(), Qt::LeftButton, {}, view_->canvas()->rectOf({0, texel}).center());
    const int index = image.pixelIndex(texel);
    QCOMPARE(view_->details()->paletteView()->chosen(), index);
    QCOMPARE(view_->canvas()->tiles().size(), 2u);
    const auto &overlay = view_->canvas()->tiles()[1];
    QVERIFY(overlay.isOverlay);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            QCOMPARE(qAlpha(overlay.image.pixel(x, y)) == 255, image.pixelIndex(x, y) == index);
    QTest::mouseClick(view_->canvas()->viewport(), Qt::LeftButton, {}, view_->canvas()->rectOf({0, texel}).center());
    QCOMPARE(view_->details()->paletteView()->chosen(), -1);
    QCOMPARE(view_->canvas()->tiles().size(), 1u);
    moveTo(view_->details()->paletteView(), view_->details()->paletteView()->cellOf(index).center());
    QCOMPARE(view_->canvas()->tiles().size(), 2u);
}

void ImageDetailsTest::thePaletteCanBeChosenWhereThereIsNone()
{
    view_->setTexture(wal());
    auto *choice = view_->details()->paletteChoice();
    QVERIFY(choice->isVisible());
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(view_->image().colorTable(), neutralPalette());
    QCOMPARE(view_->details()->paletteView()->colors(), neutralPalette());
    QCOMPARE(view_->canvas()->tiles()[0].image.colorTable(), neutralPalette());
    view_->setTexture(grate());
    QVERIFY(!choice->isVisible());
    QCOMPARE(view_->image().colorTable(), grate().picture.image().colorTable());
    view_->setTexture(wal());
    QCOMPARE(view_->image().colorTable(), neutralPalette());
    QTest::keyClick(choice, Qt::Key_Up);
    QCOMPARE(view_->image().colorTable(), someColors());
}

void ImageDetailsTest::aPaletteFileIsReadOrRefused()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"other.lmp"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(768, '\x50'));
    file.close();
    view_->setTexture(wal());
    QSignalSpy said(view_.get(), &ImageView::statusMessage);
    QVERIFY(view_->details()->readPaletteFile(file.fileName()));
    QCOMPARE(view_->image().color(99), qRgb(0x50, 0x50, 0x50));
    QVERIFY(view_->details()->paletteChoice()->currentText().contains(u"other.lmp"_s));
    QVERIFY(said.isEmpty());
    QVERIFY(QFile::resize(file.fileName(), 700));
    for (const auto &path : {file.fileName(), folder.filePath(u"none.pcx"_s), folder.path()})
        QVERIFY(!view_->details()->readPaletteFile(path));
    QCOMPARE(said.size(), 3);
    QCOMPARE(view_->image().color(99), qRgb(0x50, 0x50, 0x50));
}

QTEST_MAIN(ImageDetailsTest)
#include "tst_imagedetails.moc"
