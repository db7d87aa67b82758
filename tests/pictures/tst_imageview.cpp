// One texture large: what is drawn and said is what the image holds, and every control does what it says; and its
// palette, which knows the texels as they know it.
#include "tests/facts.h"
#include "tests/files.h"
#include "tests/imageviewfixture.h"
#include "tests/program.h"
#include "tests/rows.h"

class ImageViewTest : public ImageViewFixture
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void theLineSaysWhatTheTexelIs_data()
    {
        const auto row = addColumns<Texture, QString>("texture", "text");
        const auto index = static_cast<uchar>(someIndexes(someSize)[5 * 32 + 7]);
        const auto color = someColors()[index];
        const auto rgb = u"red %1, green %2, blue %3"_s;
        const auto dot = u" \u00b7 "_s;
        const auto ofIndex =
            QStringList{u"x 7, y 5"_s, u"index %1"_s.arg(index), rgb.arg(qRed(color)).arg(qGreen(color)).arg(qBlue(color))}.join(
                dot);
        row("WAL", wal(), ofIndex);
        row("cut out", grate(), ofIndex + dot + u"alpha 255"_s);
        const auto texel = someTexels(someSize)[5 * 32 + 7];
        const auto ofTexel = rgb.arg(qRed(texel)).arg(qGreen(texel)).arg(qBlue(texel));
        row("TGA", tga(), QStringList{u"x 7, y 5"_s, ofTexel, u"alpha %1"_s.arg(qAlpha(texel))}.join(dot));
    }

    void theLineSaysWhatTheTexelIs()
    {
        QFETCH(Texture, texture);
        view_->setTexture(texture);
        QVERIFY(view_->status()->text().startsWith(texture.name));
        hover({7, 5});
        QTEST(view_->status()->text(), "text");
    }

    void mipsAreShownOneOrAll()
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
        chooseMip(3);
        view_->setTexture(tga());
        QCOMPARE(view_->canvas()->tiles()[0].image.size(), someSize);
        QVERIFY(!view_->mipChoice()->isEnabled());
        view_->setTexture(grate());
        QCOMPARE(view_->canvas()->tiles()[0].image, grate().picture.mips[3]);
        QCOMPARE(view_->mipChoice()->currentData().toInt(), 3);
    }

    void alphaCanBeHidden()
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

    void copyAndExportGiveTheImageThatIsShown()
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

    void whatWasTriedAndWhatIsDamagedIsSaid()
    {
        view_->setTexture(
            {.name = u"e1u1/gone"_s, .tried = QStringList{u"/baseq2/textures/e1u1/gone.wal"_s, u"/baseq2/pak0.pak"_s}});
        QVERIFY(view_->missing()->isVisible());
        const auto text = view_->missing()->toPlainText();
        QVERIFY2(states(text.section(u'\n', 0, 0), {u"e1u1/gone"_s}) && text.endsWith(u"gone.wal\n/baseq2/pak0.pak"_s),
                 qPrintable(text));
        QVERIFY(!view_->copyAction()->isEnabled() && !view_->exportAction()->isEnabled());
        view_->setTexture({.name = u"e1u1/bad"_s, .why = u"It is cut off."_s});
        QCOMPARE(view_->missing()->toPlainText(), u"It is cut off."_s);
        view_->setTexture(wal());
        QVERIFY(!view_->missing()->isVisible() && view_->copyAction()->isEnabled());
        QVERIFY(!view_->damage()->isVisible());
        view_->setTexture(textureOf(u"cut"_s, readWal(walOf("cut", someSize).first(400), someColors())));
        QVERIFY(view_->damage()->isVisible());
        QVERIFY(!view_->damage()->text().isEmpty());
    }

    void animationsPlayAndStep()
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

    void theViewStaysWhileFramesChange()
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

    void itFitsANarrowDockAndShowsNothingAfterClear()
    {
        view_->setTexture(wal());
        view_->resize(230, 600);
        QTRY_COMPARE(view_->width(), 230);
        QVERIFY(view_->canvas()->viewport()->width() > 150);
        QVERIFY(view_->canvas()->viewport()->height() > 100);
        view_->setEmptyText(u"Choose one."_s);
        view_->setTexture(wal());
        hover({1, 1});
        view_->clear();
        QVERIFY(view_->image().isNull() && view_->canvas()->tiles().empty());
        QVERIFY(view_->status()->text().isEmpty());
        QCOMPARE(view_->details()->table()->rowCount(), 0);
        QVERIFY(!view_->grab().isNull());
    }

    void allIsReachedByKeyboard()
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

    void headersAreListed()
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

    void anIndexIsMarkedInThePaletteAndInTheImage()
    {
        view_->setTexture(wal());
        hover({9, 4});
        const int index = wal().picture.image().pixelIndex(9, 4);
        QCOMPARE(view_->details()->paletteView()->marked(), index);
        QVERIFY(
            view_->details()->colorLabel()->text().startsWith(u"Index %1: red %2,"_s.arg(index).arg(qRed(someColors()[index]))));
        const auto image = wal().picture.image();
        const QPoint texel(9, 4);
        QTest::mouseClick(view_->canvas()->viewport(), Qt::LeftButton, {}, view_->canvas()->rectOf({0, texel}).center());
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
        moveMouse(view_->details()->paletteView(), view_->details()->paletteView()->cellOf(index).center());
        QCOMPARE(view_->canvas()->tiles().size(), 2u);
        view_->setTexture(tga());
        QVERIFY(!view_->details()->paletteView()->isVisible());
    }

    void thePaletteCanBeChosenWhereThereIsNone()
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

    void aPaletteFileIsReadOrRefused()
    {
        QTemporaryDir folder;
        const auto file = writeFile(folder.filePath(u"other.lmp"_s), QByteArray(768, '\x50'));
        view_->setTexture(wal());
        QSignalSpy said(view_.get(), &ImageView::statusMessage);
        QVERIFY(view_->details()->readPaletteFile(file));
        QCOMPARE(view_->image().color(99), qRgb(0x50, 0x50, 0x50));
        QVERIFY(view_->details()->paletteChoice()->currentText().contains(u"other.lmp"_s));
        QVERIFY(said.isEmpty());
        QVERIFY(QFile::resize(file, 700));
        for (const auto &path : {file, folder.filePath(u"none.pcx"_s), folder.path()})
            QVERIFY(!view_->details()->readPaletteFile(path));
        QCOMPARE(said.size(), 3);
        QCOMPARE(view_->image().color(99), qRgb(0x50, 0x50, 0x50));
    }

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

ADD_TEST(ImageViewTest, QApplication)
#include "tst_imageview.moc"
