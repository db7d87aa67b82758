// `lumpscope render` as scripts meet it: pictures of maps, and sentences where none can be made.
#include "tests/commandline.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/modelbuilder.h"
#include "tests/pixels.h"
#include "tests/program.h"

using namespace commandline;

#define NEEDS_OPENGL()                                                                                                           \
    if (!why_.isEmpty())                                                                                                         \
    QSKIP(qPrintable(why_))

class TestRender : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        output_ = folder_.filePath(u"out.png"_s);
        const auto ended = draw({u"--sample"_s, u"quake2"_s, u"--output"_s, output_, u"--size"_s, u"16x16"_s});
        if (ended.code == 2 && (ended.err.contains("OpenGL 3.3") || ended.err.contains("display")))
            why_ = u"Nothing can be drawn here: %1"_s.arg(QString::fromUtf8(ended.err));
        else
            QVERIFY2(ended.code == 0, ended.err.constData());
        QFile::remove(output_);
    }

    void wrongWordsAreTold_data()
    {
        const auto row = addColumns<QString, QByteArray>("words", "sentence");
        row("no output", {}, "lumpscope: render: --output PNG is missing: the file to write.\n");
        row("mode", u"--output x --mode nice"_s, "lumpscope: render: Unknown mode nice. Known modes: lit, ");
        row("pvs", u"--output x --pvs on"_s, "lumpscope: render: --pvs takes camera or off, not on.\n");
        for (const char *size : {"1024", "0x768", "1024x", "x", "1x2x3", "99999x9", "16000x16000", "-5x5", "axb"})
            row(size, u"--output x --size=%1"_s.arg(QString::fromLatin1(size)),
                "lumpscope: render: --size takes a width and a height ");
        row("position", u"--output x --position 1 2 z"_s, "lumpscope: render: z is not a number.\n");
        row("angles", u"--output x --angles nan 0"_s, "lumpscope: render: nan is not a number.\n");
        row("fov", u"--output x --fov 0"_s, "lumpscope: render: --fov takes 1 to 170 degrees, not 0.\n");
        row("game", u"--output x --game /no/such"_s,
            "lumpscope: render: --game /no/such is not a folder, an archive or a known game. ");
    }

    void wrongWordsAreTold()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, sentence);
        const auto ended = draw(QStringList{u"--sample"_s, u"quake2"_s} + words.split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith(sentence), ended.err.constData());
        QVERIFY(ended.out.isEmpty());
    }

    void withoutADisplayItSaysSo_data()
    {
        const auto row = addColumns<QString, QString>("variable", "value");
        row("none", {}, {});
        row("no such display", u"DISPLAY"_s, u":98765"_s);
        row("platform without OpenGL", u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        row("no such platform", u"QT_QPA_PLATFORM"_s, u"nosuch"_s);
    }

    void withoutADisplayItSaysSo()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        auto environment = withoutDisplay();
        if (!variable.isEmpty())
            environment.insert(variable, value);
        const auto ended = run({u"render"_s, u"--sample"_s, u"quake2"_s, u"--output"_s, output_}, {}, {}, environment);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: ") && ended.err.contains("display") && ended.err.count('\n') == 1,
                 ended.err.constData());
        QVERIFY(!QFile::exists(output_));
    }

    void helpNeedsNoDisplay()
    {
        const auto ended = run({u"render"_s, u"--help"_s});
        QCOMPARE(ended.code, 0);
        for (const auto *option : {"--output PNG", "--size WxH", "--position X Y Z", "--angles PITCH YAW", "--fov DEG",
                                   "--mode lit|textured|", "--pvs camera|off", "--no-models", "--no-entities", "--game PATH"})
            QVERIFY2(ended.out.contains(option), option);
    }

    void theArrowPointsUp_data()
    {
        const auto row = addColumns<QString, double>("sample", "eyeHeight");
        row("quake2", u"quake2"_s, 22);
        row("halflife", u"halflife"_s, 28);
        row("quake3", u"quake3"_s, 26);
    }

    // The marker on the hall's west wall, with its red square at the lower right, as an engine shows it from there.
    void theArrowPointsUp()
    {
        NEEDS_OPENGL();
        QFETCH(QString, sample);
        const auto image = picture(sample, u"--size 256x192 --position 114 288 131 --angles 0 180"_s.split(u' '));
        QCOMPARE(image.size(), QSize(256, 192));
        QPoint sum;
        const QRect board(94, 29, 69, 69);
        const int count = countPixels(image.copy(board), [&](int x, int y) {
            const QColor c = image.pixelColor(board.topLeft() + QPoint(x, y));
            const bool isRed = c.red() > 50 && c.red() > 2 * c.green() && c.red() > 2 * c.blue();
            sum += isRed ? board.topLeft() + QPoint(x, y) : QPoint();
            return isRed;
        });
        QVERIFY2(count > 200 && count < 500, qPrintable(QString::number(count))); // 18 x 18 pixels
        QVERIFY2((sum / count - QPoint(151, 86)).manhattanLength() <= 4,
                 qPrintable(u"%1 %2"_s.arg((sum / count).x()).arg((sum / count).y())));
        const auto light = [&image](int x, int y) { return qGray(image.pixel(x, y)); };
        QVERIFY(light(115, 51) > 2 * light(115, 88)); // the head is above, and beside the shaft is nothing
        QVERIFY(light(128, 80) > 2 * light(115, 80));
    }

    void theStartIsTheFirstPlayersEyes_data() { theArrowPointsUp_data(); }
    void theStartIsTheFirstPlayersEyes()
    {
        NEEDS_OPENGL();
        QFETCH(QString, sample);
        QFETCH(double, eyeHeight);
        const double eye = 40 + eyeHeight;
        const auto there = picture(sample, {u"--size"_s, u"160x120"_s, u"--position"_s, u"128"_s, u"320"_s, QString::number(eye),
                                            u"--angles"_s, u"0"_s, u"0"_s});
        QVERIFY(!there.isNull());
        QCOMPARE(picture(sample, {u"--size"_s, u"160x120"_s}), there);
        QVERIFY(colorsIn(there).size() > 300); // textures and light
    }

    // Above 4096 pixels a picture is drawn in parts: together they show what a small one shows at once.
    void aLargePictureIsDrawnInParts()
    {
        NEEDS_OPENGL();
        const auto large = picture(u"quake2"_s, {u"--size"_s, u"4800x600"_s, u"--mode"_s, u"face"_s, u"--fov"_s, u"20"_s});
        const auto small = picture(u"quake2"_s, {u"--size"_s, u"1200x150"_s, u"--mode"_s, u"face"_s, u"--fov"_s, u"20"_s});
        QCOMPARE(large.size(), QSize(4800, 600));
        const int same = countPixels(small, [&](int x, int y) { return large.pixel(4 * x + 2, 4 * y + 2) == small.pixel(x, y); });
        QVERIFY2(same > small.width() * small.height() * 95 / 100, qPrintable(QString::number(same)));
        QVERIFY(colorsIn(large.copy(4096, 0, 704, 600)).size() > 1); // of the second part
    }

    void modesDiffer()
    {
        NEEDS_OPENGL();
        std::vector<QImage> seen;
        for (const auto &mode : {u"lit"_s, u"textured"_s, u"lightmap"_s, u"face"_s, u"texture"_s, u"leaf"_s, u"cluster"_s,
                                 u"contents"_s, u"normals"_s, u"wireframe"_s}) {
            const auto image = picture(u"quake2"_s, {u"--size"_s, u"160x120"_s, u"--mode"_s, mode});
            QVERIFY2(!image.isNull(), qPrintable(mode));
            QVERIFY2(std::ranges::find(seen, image) == seen.end(), qPrintable(mode));
            seen.push_back(image);
        }
    }

    void directionsOfLightAreDrawnWhereTheMapTellsThem()
    {
        NEEDS_OPENGL();
        auto builder = MapBuilder::room(bsp::quake2);
        const auto drawn = [&](const QString &name) {
            const auto file = save(folder_, name, builder.build());
            return draw(QStringList{file, u"--output"_s, output_}
                        + u"--size 64x64 --position 30 0 40 --angles 89 0 --mode directions"_s.split(u' '));
        };
        const auto plain = drawn(u"plain.bsp"_s);
        QCOMPARE(plain.code, 0);
        QVERIFY2(plain.err.contains("LIGHTINGDIR"), plain.err.constData());
        const auto luxels = builder.lumpBytes("LIGHTING").size() / builder.format().bytesPerLuxel;
        builder.addBspx("LIGHTINGDIR", QByteArray("\xc8\x3c\xf0").repeated(luxels));
        const auto told = drawn(u"told.bsp"_s);
        QCOMPARE(told.code, 0);
        QVERIFY2(!told.err.contains("LIGHTINGDIR"), told.err.constData());
        const auto color = QImage(output_).pixelColor(32, 32);
        QVERIFY(std::abs(color.red() - 0xc8) < 4 && std::abs(color.green() - 0x3c) < 4 && std::abs(color.blue() - 0xf0) < 4);
    }

    // Of Quake III the rows are plain bits: without any, no leaf is seen.
    void aPvsThatShowsNothingIsObeyed()
    {
        NEEDS_OPENGL();
        auto bytes = contentOf(sampleFile(u"quake3/maps/gallery.bsp"));
        constexpr qsizetype extent = 8 + 16 * 8, header = 8; // of the lump in the directory; before the rows
        const auto word = [&bytes](qsizetype at) { return qFromLittleEndian<qint32>(bytes.constData() + at); };
        const qsizetype rows = word(extent) + header, length = word(extent + 4) - header;
        QVERIFY(length > 0);
        bytes.replace(rows, length, QByteArray(length, '\0'));
        const auto file = save(folder_, u"dark.bsp"_s, bytes);
        const auto drawn = [&](const QString &pvs) {
            draw({file, u"--output"_s, output_, u"--size"_s, u"160x120"_s, u"--mode"_s, u"face"_s, u"--pvs"_s, pvs});
            return QImage(output_);
        };
        const auto all = drawn(u"off"_s), dark = drawn(u"camera"_s);
        QVERIFY(!all.isNull() && !dark.isNull());
        QVERIFY(all != dark);
    }

    void theFieldOfViewIsThatOfFourByThree()
    {
        NEEDS_OPENGL();
        const auto wide = picture(u"quake2"_s, {u"--size"_s, u"320x120"_s, u"--mode"_s, u"face"_s});
        const auto plain = picture(u"quake2"_s, {u"--size"_s, u"160x120"_s, u"--mode"_s, u"face"_s});
        const auto narrow = picture(u"quake2"_s, {u"--size"_s, u"160x120"_s, u"--mode"_s, u"face"_s, u"--fov"_s, u"60"_s});
        QVERIFY(difference(wide.copy(80, 0, 160, 120), plain) < 160 * 120 / 10); // wider, not nearer
        QVERIFY(narrow != plain);
    }

    void missingTexturesAreToldAndSeenInTheDark()
    {
        NEEDS_OPENGL();
        auto builder = MapBuilder::room(bsp::quake2);
        const auto light = builder.lumpBytes("LIGHTING").size();
        const auto file = save(folder_, u"dark.bsp"_s, builder.setLumpBytes("LIGHTING", QByteArray(light, '\0')).build());
        const auto ended = draw(QStringList{file, u"--output"_s, output_} + u"--size 64x64 --position 30 0 40"_s.split(u' '));
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.err.contains("textures are missing"), ended.err.constData());
        const QImage picture(output_);
        const int violet = countPixels(picture, [&picture](int x, int y) {
            const QColor color = picture.pixelColor(x, y);
            return color.red() > 45 && color.blue() > 45 && color.green() < color.red() - 6;
        });
        QVERIFY2(violet > 64 * 64 / 4, qPrintable(QString::number(violet)));
    }

    void anEmptyPictureIsTold()
    {
        NEEDS_OPENGL();
        const QStringList words{u"--sample"_s, u"quake2"_s, u"--output"_s, output_, u"--size"_s, u"32x32"_s, u"--position"_s};
        const auto outside = draw(words + QStringList{u"60000"_s, u"0"_s, u"0"_s});
        QCOMPARE(outside.code, 0);
        QVERIFY2(outside.err.contains("the picture is empty"), outside.err.constData());
        QVERIFY2(!draw(words.mid(0, 6)).err.contains("empty"), "from the start");
    }

    void whatCannotBeWrittenIsTold()
    {
        NEEDS_OPENGL();
        const auto unwritable = folder_.filePath(u"no/such/folder.png"_s);
        auto ended = draw({u"--sample"_s, u"quake3"_s, u"--output"_s, unwritable, u"--size"_s, u"16x16"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("no/such/folder.png"), ended.err.constData());
        ended = draw({folder_.filePath(u"absent.bsp"_s), u"--output"_s, output_});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("absent.bsp"), ended.err.constData());
        ended = draw({u"--sample"_s, u"quake3"_s, u"--output"_s, u"/dev/null"_s, u"--size"_s, u"16x16"_s});
        QVERIFY2(ended.code == 0, ended.err.constData());
        QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
    }

    // A square that an item shows, seen from before it and from where its back is.
    void modelsAreDrawnUnlessTheyAreLeftOut()
    {
        NEEDS_OPENGL();
        const GameFolder folder;
        folder.save(u"baseq2/models/items/quaddama/tris.md2"_s, md2Of("a"));
        const QByteArray text("{ \"classname\" \"worldspawn\" } { \"classname\" \"item_quad\" \"origin\" \"0 0 0\" }");
        const auto path =
            folder.save(u"baseq2/maps/room.bsp"_s, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text + '\0').build());
        const auto seen = [&](const QStringList &words) {
            QFile::remove(output_);
            const auto ended = draw(QStringList{path, u"--output"_s, output_, u"--size"_s, u"64x64"_s} + words);
            return ended.code == 0 ? QImage(output_) : QImage();
        };
        const auto before = u"--position 50 0 -49 --angles 0 180"_s.split(u' '),
                   behind = u"--position -50 0 -49 --angles 0 0"_s.split(u' ');
        const auto with = seen(before), without = seen(before + QStringList{u"--no-models"_s});
        QVERIFY(!with.isNull() && with.size() == without.size());
        QVERIFY(with.pixel(32, 32) != without.pixel(32, 32));
        QCOMPARE(with.pixel(2, 32), without.pixel(2, 32));
        QCOMPARE(seen(before + QStringList{u"--no-entities"_s}).pixel(32, 32), without.pixel(32, 32));
        QCOMPARE(seen(behind).pixel(32, 32), seen(behind + QStringList{u"--no-models"_s}).pixel(32, 32));
    }

    void mapsOfAFewFacesAreDrawn_data() { addFamilyRows(); }
    // What is a byte a face is shorter than the least that the card takes.
    void mapsOfAFewFacesAreDrawn()
    {
        NEEDS_OPENGL();
        const auto &format = fetchFormat();
        const auto &faces = format.lumps[static_cast<size_t>(format.roles.faces)];
        for (const int count : {0, 1, 2, 3}) {
            auto room = MapBuilder::room(format);
            room.setLumpBytes(faces.name, room.lumpBytes(faces.name).left(static_cast<qsizetype>(faces.stride) * count));
            const auto path = save(folder_, u"few.bsp"_s, room.build());
            const auto ended = draw({path, u"--output"_s, output_, u"--size"_s, u"64x48"_s, u"--mode"_s, u"face"_s});
            QVERIFY2(ended.code == 0, ended.err.constData());
            QCOMPARE(QImage(output_).size(), QSize(64, 48));
        }
    }

private:
    Ended draw(const QStringList &words) const
    {
        return run(QStringList{u"render"_s} + words, {}, {}, QProcessEnvironment::systemEnvironment());
    }
    // The picture of a sample; null when it failed.
    QImage picture(const QString &sample, const QStringList &words) const
    {
        QFile::remove(output_);
        const auto ended = draw(QStringList{u"--sample"_s, sample, u"--output"_s, output_} + words);
        if (ended.code != 0 || !ended.out.isEmpty() || !ended.err.isEmpty())
            qWarning("%d: %s%s", ended.code, ended.out.constData(), ended.err.constData());
        return QImage(output_);
    }

    QTemporaryDir folder_;
    QString output_, why_; // not empty: nothing is drawn here
};

ADD_TEST(TestRender, QCoreApplication)
#include "tst_render.moc"
