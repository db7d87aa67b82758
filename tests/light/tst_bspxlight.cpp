// What lumps of BSPX say of light: whose luxels are shown, of which size and styles, and where they lie.
#include "core/light/facelighting.h"
#include "core/light/lightsentence.h"
#include "core/light/luxelspace.h"
#include "core/map/lightfile.h"
#include "tests/bspxbuilder.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

constexpr quint32 faces = 7; // of the room: walls of 9 x 9 luxels, the last of a brush model

MapBuilder room(const bsp::Format &format = bsp::quake) { return MapBuilder::room(format); }

qsizetype luxelsOf(const MapBuilder &map) { return map.lumpBytes("LIGHTING").size() / map.format().bytesPerLuxel; }

// Of each luxel `size` bytes that begin with its number.
QByteArray numbered(qsizetype luxels, int size)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < luxels; ++i)
        bytes += littleEndian(i % 251, size);
    return bytes;
}

quint32 hdr(int exponent, int red, int green, int blue)
{
    return static_cast<quint32>(exponent) << 27 | static_cast<quint32>(blue) << 18 | static_cast<quint32>(green) << 9
           | static_cast<quint32>(red);
}

QByteArray everyFace(qint64 value, int size) { return littleEndian(value, size).repeated(faces); }

// Of each face 3 x 2 luxels from luxel 100 on, along y and z of the world, one in 64 units.
QByteArray decoupled(int width = 3, int height = 2, int offset = 100)
{
    const auto one = littleEndian(width, 2) + littleEndian(height, 2) + littleEndian(offset, 4)
                     + floats({0, 1.0f / 64, 0, 1, 0, 0, 1.0f / 64, 1});
    return one.repeated(faces);
}

QRgb pixel(const MapFile &map, quint32 face = 0, QPoint at = {0, 0}, int slot = 0)
{
    return Luxels(map).image(face, slot).pixel(at);
}

QString sentenceOf(const MapFile &map) { return lightSentence(References(map), 0); }

} // namespace

class TestBspxLight : public QObject
{
    Q_OBJECT

private slots:
    void greyIsShownAsGrey()
    {
        auto builder = room();
        builder.setLumpBytes("LIGHTING", numbered(luxelsOf(builder), 1));
        OPEN_BYTES(map, builder.build());
        QCOMPARE(map.bytesPerLuxel(), 1);
        QCOMPARE(pixel(map, 0, {3, 2}), qRgb(21, 21, 21)); // 2 rows of 9 and 3
        const Luxels luxels(map);
        QCOMPARE(luxels.data().source(), LightData::Lump);
        QCOMPARE(luxels.combined(0, normalStyles()).pixel(3, 2), qRgb(21, 21, 21));
        QVERIFY(!sentenceOf(map).contains(u"BSPX"_s));
    }

    void coloursOfTheExtensionTakeThePlaceOfGrey()
    {
        auto builder = room();
        builder.addBspx("RGBLIGHTING", numbered(luxelsOf(builder), 3));
        OPEN_BYTES(map, builder.build());
        QCOMPARE(pixel(map, 0, {3, 2}), qRgb(21, 0, 0));
        QCOMPARE(pixel(map, 1, {0, 0}), qRgb(81, 0, 0)); // lightofs counts bytes of the lump
        QCOMPARE(pixel(map, 1, {0, 0}, 1), qRgb(162, 0, 0));
        QVERIFY(sentenceOf(map).contains(u"RGBLIGHTING"_s));
        // The table goes on to count bytes of the lump.
        const auto offsets = map.column(map.format().roles.faceLightmaps, "offset");
        QCOMPARE(offsets.integer(1), 81);
        QCOMPARE(offsets.integer(2), 162);
    }

    void hdrLuxelsAreScaledIntoBytes_data()
    {
        const auto row = addColumns<quint32, QRgb>("word", "color");
        row("black", hdr(31, 0, 0, 0), qRgb(0, 0, 0));
        row("1.0 is 128", hdr(16, 256, 0, 0), qRgb(128, 0, 0));
        row("channels from the lowest bits on", hdr(15, 256, 128, 64), qRgb(64, 32, 16));
        row("bytes as FTE makes them", hdr(17, 200, 100, 255), qRgb(200, 100, 255));
        row("what is too bright keeps its hue", hdr(20, 511, 255, 0), qRgb(255, 127, 0));
        row("the least", hdr(0, 1, 1, 1), qRgb(0, 0, 0));
        row("the most", hdr(31, 511, 511, 511), qRgb(255, 255, 255));
    }

    void hdrLuxelsAreScaledIntoBytes()
    {
        QFETCH(quint32, word);
        auto builder = room();
        builder.addBspx("LIGHTING_E5BGR9", littleEndian(word, 4).repeated(luxelsOf(builder)));
        OPEN_BYTES(map, builder.build());
        QVERIFY(Luxels(map).data().isHdr());
        QTEST(pixel(map), "color");
        QTEST(Luxels(map).combined(0, normalStyles()).pixel(0, 0), "color");
        QVERIFY(sentenceOf(map).contains(u"HDR"_s));
    }

    void theOrderIsTheEngines()
    {
        auto builder = room();
        const auto luxels = luxelsOf(builder);
        builder.addBspx("RGBLIGHTING", QByteArray(3 * luxels, '\x10'));
        builder.addBspx("LIGHTING_E5BGR9", littleEndian(hdr(16, 64, 0, 0), 4).repeated(luxels));
        auto opened = readMap(builder.build());
        VERIFY_RESULT(opened);
        auto &map = opened.value();
        QCOMPARE(pixel(map), qRgb(32, 0, 0));
        map.setLightFile(std::make_shared<const LightFile>(
            LightFile{u"a.lit"_s, QByteArray(3 * luxels, '\x55'), LuxelFormat::Rgb, 0, luxels, {}}));
        QCOMPARE(pixel(map), qRgb(0x55, 0x55, 0x55));
        QVERIFY(sentenceOf(map).contains(u"a.lit"_s));
        map.setLightFile(std::make_shared<const LightFile>(
            LightFile{u"a.lit"_s, QByteArray(3 * luxels - 3, '\x55'), LuxelFormat::Rgb, 0, luxels - 1, {}}));
        QCOMPARE(pixel(map), qRgb(32, 0, 0));
    }

    void lumpsOfAnotherSizeAreIgnored()
    {
        auto builder = room();
        const auto luxels = luxelsOf(builder);
        builder.addBspx("LIGHTING_E5BGR9", QByteArray(4 * luxels - 4, '\x10'));
        builder.addBspx("RGBLIGHTING", QByteArray(3 * luxels + 1, '\x10'));
        OPEN_BYTES(map, builder.build());
        QCOMPARE(pixel(map), qRgb(0x80, 0x80, 0x80));
        QCOMPARE(Luxels(map).data().source(), LightData::Lump);
    }

    void coloursInTheMapItselfStay()
    {
        auto builder = room(bsp::quake2);
        builder.addBspx("RGBLIGHTING", QByteArray(builder.lumpBytes("LIGHTING").size(), '\x10'));
        OPEN_BYTES(map, builder.build());
        QCOMPARE(pixel(map), qRgb(0x80, 0x80, 0x80));
    }

    void anEmptyLumpIsMadeUpFor()
    {
        for (const auto *format : {&bsp::quake, &bsp::quake2}) {
            auto builder = room(*format);
            const auto luxels = luxelsOf(builder);
            builder.setLumpBytes("LIGHTING", {}).addBspx("RGBLIGHTING", numbered(luxels, 3));
            OPEN_BYTES(map, builder.build());
            QCOMPARE(pixel(map, 1), qRgb(81, 0, 0));
            const Luxels light(map);
            QCOMPARE(FaceLightings(light).at(0).why, FaceLighting::Data);
            QCOMPARE(map.recordCount(map.format().roles.faceLightmaps), 0U); // they lie in the map's own lump, or nowhere
        }
    }

    void luxelsMayBeFinerAndLieElsewhere()
    {
        for (const auto *format : {&bsp::quake, &bsp::quake2}) {
            auto builder = room(*format);
            const int bytes = format->bytesPerLuxel;
            builder.setLumpBytes("LIGHTING", numbered(4000, bytes));
            builder.addBspx("LMSHIFT", everyFace(3, 1)).addBspx("LMOFFSET", everyFace(10 * bytes, 4));
            OPEN_BYTES(map, builder.build());
            const Luxels luxels(map);
            const auto light = luxels.light(0);
            QVERIFY(light);
            QCOMPARE(QSize(light->width, light->height), QSize(17, 17));
            QCOMPARE(qRed(pixel(map, 0, {2, 0})), 12);
            // A luxel further is 8 units away.
            const auto space = LuxelSpaces(luxels).at(0, *light);
            QVERIFY(qAbs(length(*space.pointAt({5, 3}) - *space.pointAt({6, 3})) - 8) < 1e-6);
            QVERIFY(space.covers({8, 8}) && !space.covers({17.5, 8}));
        }
    }

    void aBrokenShiftTakesTheOthersAlong()
    {
        auto builder = room();
        builder.addBspx("LMSHIFT", everyFace(3, 1) + '\3')
            .addBspx("LMOFFSET", everyFace(10, 4))
            .addBspx("LMSTYLE", everyFace(3, 1));
        OPEN_BYTES(map, builder.build());
        const auto light = Luxels(map).light(1);
        QVERIFY(light);
        QCOMPARE(light->width, 9);
        QCOMPARE(light->offset, 81);
        QCOMPARE(light->styles, 2);
        auto other = room();
        other.addBspx("LMOFFSET", everyFace(10, 4) + '\0').addBspx("LMSTYLE16", everyFace(3, 1));
        OPEN_BYTES(second, other.build());
        QCOMPARE(Luxels(second).light(1)->offset, 81);
        QCOMPARE(Luxels(second).style(1, 1), 1);
    }

    void stylesMayBeMoreAndLarger()
    {
        auto builder = room();
        builder.setLumpBytes("LIGHTING", QByteArray(20000, '\x20'));
        QByteArray six;
        for (const int style : {0, 300, 5, 6, 7, 0xffff})
            six += littleEndian(style, 2);
        builder.addBspx("LMSTYLE16", six.repeated(faces)).addBspx("LMSTYLE", everyFace(9, 1));
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        const auto light = luxels.light(0);
        QVERIFY(light);
        QCOMPARE(light->styles, 5);
        QCOMPARE(luxels.style(0, 1), 300);
        QCOMPARE(luxels.style(0, 5), FaceStyles::none);
        QCOMPARE(luxels.styles(), (std::vector{0, 5, 6, 7}));
        QCOMPARE(luxels.combined(0, normalStyles()).pixel(0, 0), qRgb(160, 160, 160));
        auto dark = normalStyles();
        dark[5] = dark[6] = 0;
        QCOMPARE(luxels.combined(0, dark).pixel(0, 0), qRgb(96, 96, 96));
        const auto styles = map.column(map.format().roles.faceLightmaps, "style");
        QCOMPARE(styles.integer(1), 300);

        auto narrow = room();
        narrow.addBspx("LMSTYLE", everyFace(9 | 0xff00, 2));
        OPEN_BYTES(second, narrow.build());
        QCOMPARE(Luxels(second).light(1)->styles, 1);
        QCOMPARE(Luxels(second).style(1, 0), 9);
        QCOMPARE(Luxels(second).style(1, 1), FaceStyles::none);
    }

    void statedLightmapsHaveTheirOwnSizeAndPlace()
    {
        for (const auto *format : {&bsp::quake, &bsp::quake2}) {
            auto builder = room(*format);
            const int bytes = format->bytesPerLuxel;
            builder.setLumpBytes("LIGHTING", numbered(luxelsOf(builder), bytes));
            builder.addBspx("LMSHIFT", everyFace(3, 1)); // which then does not count
            builder.addBspx("DECOUPLED_LM", decoupled(3, 2, 100 * bytes));
            OPEN_BYTES(map, builder.build());
            const Luxels luxels(map);
            const auto light = luxels.light(0);
            QVERIFY(light);
            QCOMPARE(QSize(light->width, light->height), QSize(3, 2));
            QCOMPARE(qRed(pixel(map, 0, {1, 1})), 104);
            // Face 0 lies in a plane of x: luxel (1, 1) is where y and z are 0.
            const auto space = LuxelSpaces(luxels).at(0, *light);
            const auto middle = space.pointAt({1, 1});
            QVERIFY(middle && qAbs((*middle)[1]) < 1e-6 && qAbs((*middle)[2]) < 1e-6);
            QCOMPARE(nearestLuxel(space, *light, *space.pointAt({2, 0})), std::optional(QPoint(2, 0)));
            const auto place = luxels.lights().placeOf(0, {.point = {0, 64, -64}}, light);
            QVERIFY(qAbs(place[0] - 2.5) < 1e-6 && qAbs(place[1] - 0.5) < 1e-6);
            QCOMPARE(luxels.lights().roomOf(0), std::optional(QSize(3, 2)));
        }
    }

    void statedLightLightsLiquidsToo()
    {
        auto builder = room(bsp::quake2);
        builder.set("TEXINFO", 0, "flags", 0x8 | 0x20); // WARP and TRANS66
        OPEN_BYTES(plain, builder.build());
        QCOMPARE(FaceLightings(Luxels(plain)).at(0).why, FaceLighting::Liquid);
        builder.addBspx("DECOUPLED_LM", decoupled(3, 2, 300));
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        QCOMPARE(FaceLightings(luxels).at(0).why, FaceLighting::Data);
        builder.set("TEXINFO", 0, "flags", 0x4);
        OPEN_BYTES(sky, builder.build());
        const Luxels ofSky(sky);
        QCOMPARE(FaceLightings(ofSky).at(0).why, FaceLighting::Sky);
    }

    void brokenStatedLightIsIgnored()
    {
        auto builder = room();
        builder.addBspx("DECOUPLED_LM", decoupled().chopped(40));
        OPEN_BYTES(tooShort, builder.build());
        QCOMPARE(Luxels(tooShort).light(0)->width, 9);

        for (const auto &lump : {decoupled(3, 2, -1), decoupled(0, 2), decoupled(3, 2, 1 << 30)}) {
            auto other = room();
            other.addBspx("DECOUPLED_LM", lump);
            OPEN_BYTES(map, other.build());
            const Luxels luxels(map);
            QVERIFY(!luxels.light(0));
            QVERIFY(FaceLightings(luxels).at(0).why != FaceLighting::Data);
        }
        auto endless = decoupled();
        endless.replace(8, 4, floats({INFINITY}));
        auto other = room();
        other.addBspx("DECOUPLED_LM", endless);
        OPEN_BYTES(map, other.build());
        QVERIFY(!Luxels(map).light(0) && Luxels(map).light(1));
    }

    void lit2TellsOfFaces()
    {
        auto opened = readMap(room().build());
        VERIFY_RESULT(opened);
        // Face by face: an offset, styles, an extent, a shift; of 4 x 5 luxels from the tenth on.
        const auto face = littleEndian(10, 4) + QByteArray("\7\xff\xff\xff", 4) + littleEndian(4, 2) + littleEndian(5, 2) + '\5';
        const auto bytes = face.repeated(faces) + numbered(30, 3);
        const LitFaces known{faces, {0, 13}, {8, 13}, {12, 13}, {4, 13}, 1};
        opened.value().setLightFile(
            std::make_shared<const LightFile>(LightFile{u"a.lit"_s, bytes, LuxelFormat::Rgb, 13 * faces, 30, known}));
        const Luxels luxels(opened.value());
        const auto light = luxels.light(1);
        QVERIFY(light);
        QCOMPARE(QSize(light->width, light->height), QSize(4, 5));
        QCOMPARE(light->styles, 1);
        QCOMPARE(luxels.style(1, 0), 7);
        QCOMPARE(pixel(opened.value(), 1, {1, 1}), qRgb(15, 0, 0));
        const auto space = LuxelSpaces(luxels).at(1, *light);
        QVERIFY(qAbs(length(*space.pointAt({0, 0}) - *space.pointAt({1, 0})) - 32) < 1e-6);
    }

    void gapsTellHowManyBytesALuxelHas()
    {
        const auto spaced = [](const bsp::Format &format, int bytes) {
            auto builder = room(format);
            qsizetype end = 0;
            for (quint32 face = 0; face < faces; ++face) {
                const auto light = FaceLights(readMap(builder.build()).value()).at(face);
                builder.set("FACES", face, "lightofs", static_cast<double>(end));
                end += light->width * light->height * light->styles * bytes;
            }
            return builder.setLumpBytes("LIGHTING", numbered(end / bytes, bytes)).build();
        };
        OPEN_BYTES(coloured, spaced(bsp::quake, 3));
        QCOMPARE(coloured.bytesPerLuxel(), 3);
        QCOMPARE(pixel(coloured, 0, {5, 0}), qRgb(5, 0, 0));
        OPEN_BYTES(grey, spaced(bsp::goldsrc, 1));
        QCOMPARE(grey.bytesPerLuxel(), 1);
        QCOMPARE(pixel(grey, 0, {5, 0}), qRgb(5, 5, 5));
        OPEN_BYTES(usual, spaced(bsp::goldsrc, 3));
        QCOMPARE(usual.bytesPerLuxel(), 3);
        OPEN_BYTES(between, spaced(bsp::goldsrc, 2)); // tells nothing
        QCOMPARE(between.bytesPerLuxel(), 3);
    }

    // XASH's header lies between directory and lumps.
    void surfacesOfXashHaveTheirStep()
    {
        const auto plain = room(bsp::goldsrc).set("TEXINFO", 0, "flags", 1 << 16).set("TEXINFO", 1, "flags", 8).build();
        const auto infos = QByteArray(38, '\0') + littleEndian(32, 2) + QByteArray(4, '\0'); // of two surfaces
        const auto extension = "XASH" + words({4, 0, 0, 124 + 8 + 96, infos.size()}) + QByteArray(80, '\0') + infos;
        auto bytes = plain.first(124) + extension + plain.mid(124);
        for (int lump = 0; lump < 15; ++lump) {
            const auto at = 4 + 8 * lump;
            bytes.replace(at, 4, littleEndian(bsp::load<qint32>(plain.constData() + at) + extension.size(), 4));
        }
        OPEN_BYTES(map, bytes);
        const FaceLights lights(map);
        QCOMPARE(lights.at(0)->width, 5); // 32 texels a luxel
        const auto texinfo = map.column(map.format().columns.faceTexinfo);
        for (quint32 face = 0; face < faces - 1; ++face)
            QCOMPARE(lights.at(face)->width, texinfo.integer(face) == 0 ? 5 : texinfo.integer(face) == 1 ? 17 : 9);
    }
};

ADD_TEST(TestBspxLight, QCoreApplication)
#include "tst_bspxlight.moc"
