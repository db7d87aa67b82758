// Lightmaps as images, and where their luxels lie.
#include "core/light/luxelspace.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

QByteArray countingBytes(qsizetype size)
{
    QByteArray bytes(size, '\0');
    for (qsizetype i = 0; i < size; ++i)
        bytes[i] = static_cast<char>(i * 7 % 251);
    return bytes;
}

// Bytes as an image's pixels hold them, without what pads its rows.
QByteArray pixels(const QImage &image)
{
    QByteArray bytes;
    for (int y = 0; y < image.height(); ++y)
        bytes.append(reinterpret_cast<const char *>(image.constScanLine(y)), 3LL * image.width());
    return bytes;
}

// Luxels of a lump as pixels: grey ones of three equal bytes.
QByteArray asPixels(const bsp::Format &format, const QByteArray &luxels)
{
    QByteArray bytes;
    for (const char luxel : luxels)
        bytes += QByteArray(3 / format.bytesPerLuxel, luxel);
    return bytes;
}

MapBuilder roomWithLight(const bsp::Format &format)
{
    auto builder = MapBuilder::room(format);
    const auto lighting = builder.name(format.roles.lighting);
    return builder.setLumpBytes(lighting, countingBytes(builder.lumpBytes(lighting).size()));
}

// Surface 0 lies in x = -64, its places in the page chosen so that luxel (x, y) of its 9 x 9 is at y = 16 x - 64, z = 16 y - 64.
MapBuilder roomWithPage()
{
    auto builder = roomWithLight(bsp::quake3);
    builder.set("SURFACES", 0, "lightmapX", 20).set("SURFACES", 0, "lightmapY", 30);
    const auto &vertexes = builder.lumpBytes("DRAWVERTS");
    for (quint32 i = 0; i < 4; ++i) {
        const auto *at = reinterpret_cast<const std::byte *>(vertexes.constData()) + i * 44;
        const double y = bsp::load<float>(at + 4), z = bsp::load<float>(at + 8);
        builder.set("DRAWVERTS", i, "lightmap[0]", (20.5 + (y + 64) / 16) / 128);
        builder.set("DRAWVERTS", i, "lightmap[1]", (30.5 + (z + 64) / 16) / 128);
    }
    return builder;
}

bool isNear(const QPointF &one, const QPointF &other, double most)
{
    return qAbs(one.x() - other.x()) <= most && qAbs(one.y() - other.y()) <= most;
}

// q3map2 lights surfaces of one brightness by a single luxel, to which all of their vertexes lead.
bool isDegenerate(const Luxels &luxels, quint32 face)
{
    const auto shape = luxels.shapes().at(face);
    return luxels.map().format().lightmaps == bsp::Lightmaps::Pages
           && std::ranges::all_of(shape.vertexes,
                                  [&](const FaceVertex &vertex) { return vertex.page == shape.vertexes[0].page; });
}

// Surface 0 becomes a pipe: its last control points are its first.
MapBuilder roomWithPipe()
{
    auto builder = roomWithLight(bsp::quake3);
    const auto first = builder.count("DRAWVERTS");
    static constexpr double around[9][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}};
    for (int row = 0; row < 3; ++row)
        for (int i = 0; i < 9; ++i) {
            const auto vertex = builder.addRecord("DRAWVERTS");
            builder.setVector("DRAWVERTS", vertex, "xyz", {32 * around[i][0], 32 * around[i][1], 16.0 * row});
            builder.set("DRAWVERTS", vertex, "lightmap[0]", (0.5 + i) / 128)
                .set("DRAWVERTS", vertex, "lightmap[1]", (0.5 + row) / 128);
        }
    builder.refer("SURFACES", 0, "DRAWVERTS", first, 27).set("SURFACES", 0, "surfaceType", 2);
    builder.set("SURFACES", 0, "patchWidth", 9).set("SURFACES", 0, "patchHeight", 3);
    return builder.set("SURFACES", 0, "lightmapWidth", 0).set("SURFACES", 0, "lightmapHeight", 0);
}

} // namespace

class TestLuxels : public QObject
{
    Q_OBJECT

private slots:
    void imagesHoldTheVeryBytes_data() { addFormatRows(); }
    void imagesHoldTheVeryBytes()
    {
        const auto &format = fetchFormat();
        const auto builder = roomWithLight(format);
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        const auto lighting = builder.lumpBytes(builder.name(format.roles.lighting));
        const auto image = luxels.image(2, 0);
        QCOMPARE(image.size(), QSize(9, 9));
        const qsizetype wall = 81 * format.bytesPerLuxel;
        QByteArray expected = asPixels(format, lighting.sliced(3 * wall, wall)); // face 1 has two styles
        if (format.lightmaps == bsp::Lightmaps::Pages) {
            expected.clear();
            for (int y = 0; y < 9; ++y)
                expected += lighting.sliced(3 * (y * format.pageSide + 18), 27);
            QVERIFY(pixels(luxels.page(0)) == lighting.first(format.bytesPerPage()));
            QVERIFY(luxels.page(-1).isNull() && luxels.page(1).isNull());
        }
        QVERIFY(pixels(image) == expected);
        QVERIFY(luxels.image(2, 1).isNull() && luxels.image(2, -1).isNull());
        if (format.lightmaps == bsp::Lightmaps::Pages)
            return; // it has no slots
        QVERIFY(pixels(luxels.image(1, 0)) == asPixels(format, lighting.sliced(wall, wall)));
        QVERIFY(pixels(luxels.image(1, 1)) == asPixels(format, lighting.sliced(2 * wall, wall)));
        QVERIFY(luxels.style(1, 0) == 0 && luxels.style(1, 1) == 1);
    }

    void stylesAddUpAndKeepTheirHue()
    {
        auto builder = MapBuilder::room(bsp::goldsrc);
        auto lighting = builder.lumpBytes("LIGHTING");
        lighting.replace(243, 3, "\x64\x32\x00", 3); // 100 50 0
        lighting.replace(486, 3, "\xc8\x32\x0a", 3); // 200 50 10
        builder.setLumpBytes("LIGHTING", lighting).set("FACES", 1, "styles[1]", 33);
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        auto values = normalStyles();
        const auto first = [&] { return luxels.combined(1, values).pixel(0, 0); };
        QCOMPARE(first(), qRgb(255, 85, 8)); // 300 100 10, times 255 / 300
        values[33] = 0.5F;
        QCOMPARE(first(), qRgb(200, 75, 5));
        values[33] = 0;
        QCOMPARE(first(), qRgb(100, 50, 0));
        values[0] = 0;
        QCOMPARE(first(), qRgb(0, 0, 0));
        QVERIFY(luxels.combined(0, normalStyles()) == luxels.image(0, 0));
    }

    void whatIsCutOffIsNotThere()
    {
        for (const auto &[bytes, styles] : {std::pair(729, 2), {728, 1}, {486, 1}, {485, 0}, {0, 0}}) {
            auto builder = roomWithLight(bsp::quake2);
            OPEN_BYTES(map, builder.setLumpBytes("LIGHTING", builder.lumpBytes("LIGHTING").first(bytes)).build());
            const Luxels luxels(map);
            const auto light = luxels.light(1);
            QCOMPARE(light ? light->styles : 0, styles);
            QCOMPARE(luxels.image(1, 1).isNull(), styles < 2);
            QCOMPARE(luxels.combined(1, normalStyles()).isNull(), styles < 1);
        }
    }

    void pagesOutsideReplaceThoseOfTheMap()
    {
        QImage page(256, 512, QImage::Format_RGB32);
        page.fill(qRgb(1, 2, 3));
        page.setPixel(20, 30, qRgb(200, 100, 50));
        auto builder = roomWithPage();
        builder.setLumpBytes("LIGHTMAPS", {}).refer("SURFACES", 0, "LIGHTMAPS", 7);
        OPEN_BYTES(map, builder.build());
        QVERIFY(!Luxels(map).light(0));
        const Luxels luxels(map, {{7, page}});
        QCOMPARE(luxels.sizeOfPage(luxels.light(0)->page), QSize(256, 512));
        const auto image = luxels.image(0, 0);
        QVERIFY(image.size() == QSize(9, 9) && image.pixel(0, 0) == qRgb(200, 100, 50) && image.pixel(1, 0) == qRgb(1, 2, 3));
        QVERIFY(luxels.pages() == std::vector<qint64>{7} && !luxels.light(1));
    }

    void luxelsLieWhereTheAxesSay()
    {
        for (const auto *format : {&bsp::quake2, &bsp::goldsrc}) {
            auto builder = MapBuilder::room(*format); // face 0 lies in x = -64
            builder.setVector("TEXINFO", 0, "vecs[0]", {0, 1, 0}).setVector("TEXINFO", 0, "vecs[1]", {0, 0, -2});
            builder.set("TEXINFO", 0, "vecs[0].offset", 8).set("TEXINFO", 0, "vecs[1].offset", 0);
            OPEN_BYTES(map, builder.build());
            const Luxels luxels(map);
            const auto light = luxels.light(0);
            QVERIFY(light && light->left == -4 && light->top == -8); // s from -56, t from -128
            const auto space = LuxelSpaces(luxels).at(0, *light);
            const auto first = space.pointAt({0, 0}), other = space.pointAt({3, 5});
            QVERIFY(first && other);
            QVERIFY((*first == Point{-64, -72, 64})); // s = -64 is y = -72; t = -128 is z = 64
            QVERIFY((*other == Point{-64, -24, 24}));
            QCOMPARE(space.luxelsAt({-64, -24, 24}), std::vector{QPointF(3, 5)});
            QCOMPARE(space.luxelsAt({-60, -24, 24}), std::vector{QPointF(3, 5)}); // before the face
            QVERIFY(space.covers({3, 5}) && !space.covers({0, 0}));
        }
    }

    void luxelsLieWhereTheTrianglesSayOrOnTheirPlane()
    {
        OPEN_BYTES(map, roomWithPage().build());
        const Luxels luxels(map);
        const auto space = LuxelSpaces(luxels).at(0, *luxels.light(0));
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 9; ++x) {
                const auto point = space.pointAt(QPointF(x, y));
                QVERIFY(point && length(*point - Point{-64, 16.0 * x - 64, 16.0 * y - 64}) < 1e-9);
                const auto found = space.luxelsAt(*point);
                QVERIFY(found.size() == 1 && isNear(found[0], QPointF(x, y), 1e-9));
            }
        auto builder = roomWithPage();
        OPEN_BYTES(half, builder.set("DRAWINDEXES", 3, "vertex", 9).build()); // the second triangle is gone
        const Luxels left(half);
        const auto beside = LuxelSpaces(left).at(0, *left.light(0));
        int covered = 0;
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 9; ++x) {
                QVERIFY(length(*beside.pointAt(QPointF(x, y)) - Point{-64, 16.0 * x - 64, 16.0 * y - 64}) < 1e-9);
                covered += beside.covers(QPointF(x, y));
            }
        QVERIFY(covered >= 36 && covered <= 45);
    }

    void aPageWithoutRectanglesHasThoseOfItsVertexes()
    {
        auto builder = roomWithPage();
        builder.set("SURFACES", 0, "lightmapX", 0).set("SURFACES", 0, "lightmapY", 0);
        builder.set("SURFACES", 0, "lightmapWidth", 0).set("SURFACES", 0, "lightmapHeight", 0);
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        const auto light = luxels.light(0);
        QVERIFY(light && light->left == 20 && light->top == 30 && light->width == 9 && light->height == 9);
        QVERIFY(pixels(luxels.image(0, 0)).first(3) == builder.lumpBytes("LIGHTMAPS").sliced(3 * (30 * 128 + 20), 3));
        for (const double wild : {-1e30, 1e30, qQNaN(), qInf()}) {
            OPEN_BYTES(damaged, builder.set("DRAWVERTS", 0, "lightmap[0]", wild).build());
            const Luxels still(damaged);
            const auto rest = still.light(0);
            QVERIFY(!rest || (rest->width <= 128 && !still.image(0, 0).isNull()));
            if (rest)
                LuxelSpaces(still).at(0, *rest).luxelsAt({0, 0, 0});
        }
    }

    void theSeamOfAPipeHasTwoLuxels()
    {
        OPEN_BYTES(map, roomWithPipe().build());
        const Luxels luxels(map);
        const auto light = luxels.light(0);
        QVERIFY(light && light->width == 9 && light->height == 3);
        const auto space = LuxelSpaces(luxels).at(0, *light);
        QVERIFY((*space.pointAt({0, 1}) == Point{32, 0, 16}));
        auto found = space.luxelsAt({32, 0, 16});
        std::ranges::sort(found, {}, &QPointF::x);
        QVERIFY(found.size() == 2 && isNear(found[0], {0, 1}, 1e-6) && isNear(found[1], {8, 1}, 1e-6));
        QCOMPARE(space.luxelsAt({0, 32, 0}), std::vector{QPointF(2, 0)});
    }

    void degenerateAxesHaveNoPlace()
    {
        // None, as the other, against the face, and no number.
        for (const auto &s : {Point{0, 0, 0}, Point{0, 0, 1}, Point{1, 0, 0}, Point{qQNaN(), 0, 0}}) {
            auto builder = MapBuilder::room(bsp::quake2);
            builder.setVector("TEXINFO", 0, "vecs[0]", {s[0], s[1], s[2]}).setVector("TEXINFO", 0, "vecs[1]", {0, 0, 1});
            OPEN_BYTES(map, builder.build());
            const Luxels luxels(map);
            const auto space = LuxelSpaces(luxels).at(0, {.width = 9, .height = 9, .styles = 1});
            QVERIFY(!space.pointAt({1, 1}) && space.luxelsAt({0, 0, 0}).empty());
        }
    }

    void theOutlineIsTheBorderAlone_data() { addFormatRows(); }
    void theOutlineIsTheBorderAlone()
    {
        const bool pages = fetchFormat().lightmaps == bsp::Lightmaps::Pages;
        OPEN_BYTES(map, (pages ? roomWithPage() : MapBuilder::room(fetchFormat())).build());
        const Luxels luxels(map);
        const auto loops = LuxelSpaces(luxels).at(0, *luxels.light(0)).outline();
        QCOMPARE(loops.size(), size_t(1));
        QCOMPARE(loops[0].size(), 4); // without the diagonal
        QCOMPARE(loops[0].boundingRect(), QRectF(0, 0, 8, 8));
        for (const auto &corner : loops[0])
            QVERIFY((corner.x() == 0 || corner.x() == 8) && (corner.y() == 0 || corner.y() == 8));
    }

    void inRealMapsEveryLuxelIsFoundAgain_data() { addMapRows(); }
    void inRealMapsEveryLuxelIsFoundAgain()
    {
        OPEN_MAP(map);
        const Luxels luxels(map);
        const LuxelSpaces spaces(luxels);
        qint64 lost = 0, wrong = 0, all = 0;
        for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face) {
            const auto light = luxels.light(face);
            if (!light || isDegenerate(luxels, face))
                continue;
            const auto space = spaces.at(face, *light);
            for (int y = 0; y < light->height; ++y)
                for (int x = 0; x < light->width; ++x) {
                    const QPointF luxel(x, y);
                    const auto point = space.pointAt(luxel);
                    const auto found = point ? space.luxelsAt(*point) : std::vector<QPointF>();
                    ++all;
                    lost += found.empty();
                    wrong += !found.empty() && std::ranges::none_of(found, [luxel](QPointF f) { return isNear(f, luxel, 0.5); });
                }
        }
        QVERIFY2(wrong == 0 && lost == 0,
                 qPrintable(u"Of %1 luxels %2 have no place, %3 another"_s.arg(all).arg(lost).arg(wrong)));
        QVERIFY(all > 0 || map.lumpBytes(map.format().roles.lighting).empty()
                || map.recordCount(map.format().roles.faceLightmaps) == 0);
    }
};

ADD_TEST(TestLuxels, QCoreApplication)
#include "tst_luxels.moc"
