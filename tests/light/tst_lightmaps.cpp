#include "core/faces/facelights.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <map>

namespace {

using Corners = std::vector<std::vector<double>>;

// The room with face 0's corners and its s axis (x, y, z, offset) replaced; t stays along z.
MapBuilder roomWithFace(const bsp::Format &format, const Corners &corners, const std::vector<double> &s)
{
    auto builder = MapBuilder::room(format);
    for (quint32 i = 0; i < 4; ++i)
        builder.setVector("VERTEXES", 1 + i, "point", {corners[i][0], corners[i][1], corners[i][2]});
    builder.setVector("TEXINFO", 0, "vecs[0]", {s[0], s[1], s[2]}).set("TEXINFO", 0, "vecs[0].offset", s[3]);
    return builder;
}

std::optional<FaceLight> lightOf(const MapFile &map, quint32 face) { return FaceLights(map).at(face); }

} // namespace

class TestLightmaps : public QObject
{
    Q_OBJECT

private slots:
    void aFacesLightmapHasTheSizeTheEngineComputes_data()
    {
        const auto row = addColumns<Corners, std::vector<double>, int, int>("corners", "axis", "width", "height");
        const std::vector<double> x{1, 0, 0, 0}, zero{0, 0, 0};
        row("on the luxel lines", {{0, 0, 0}, {0, 0, 32}, {64, 0, 32}, {64, 0, 0}}, x, 5, 3);
        row("between them", {{1, 0, 1}, {1, 0, 31}, {63, 0, 31}, {63, 0, 1}}, x, 5, 3);
        row("just beyond", {{0, 0, 0}, {0, 0, 33}, {65, 0, 33}, {65, 0, 0}}, x, 6, 4);
        row("negative", {{-65, 0, -33}, {-65, 0, -1}, {-1, 0, -1}, {-1, 0, -33}}, x, 6, 4);
        row("around zero", {{-1, 0, -1}, {-1, 0, 1}, {1, 0, 1}, {1, 0, -1}}, x, 3, 3);
        row("moved by the offset", {{0, 0, 0}, {0, 0, 32}, {64, 0, 32}, {64, 0, 0}}, {1, 0, 0, 8}, 6, 3);
        row("magnified", {{0, 0, 0}, {0, 0, 32}, {64, 0, 32}, {64, 0, 0}}, {2, 0, 0, 0}, 9, 3);
        row("mirrored", {{0, 0, 0}, {0, 0, 32}, {64, 0, 32}, {64, 0, 0}}, {-1, 0, 0, 0}, 5, 3);
        row("a point", {{16, 0, 16}, {16, 0, 16}, {16, 0, 16}, {16, 0, 16}}, x, 1, 1);
        // 0.1f is a little more than 0.1: 160 of it are 16.0000002 in double, which as float is 16.
        row("rounded to float at the end", {zero, zero, {160, 0, 0}, zero}, {0.1f, 0, 0, 0}, 2, 1);
        // In double 16.0000006, in float arithmetic 16.0000019: only the double sum rounded to float is 16.
        row("summed in double", {zero, zero, {51, -81.31487274169922, 0}, zero}, {0.9238795042037964, 0.3826834261417389, 0, 0},
            2, 1);
    }

    void aFacesLightmapHasTheSizeTheEngineComputes()
    {
        QFETCH(Corners, corners);
        QFETCH(std::vector<double>, axis);
        for (const auto *format : {&bsp::quake2, &bsp::goldsrc}) {
            OPEN_BYTES(map, roomWithFace(*format, corners, axis).build());
            const auto light = lightOf(map, 0);
            QVERIFY(light);
            QTEST(light->width, "width");
            QTEST(light->height, "height");
            QCOMPARE(light->bytes(), 3LL * light->width * light->height);
        }
    }

    // A face of 64 x 32 texels that its s axis moves by a hair, and how many luxels of room its lightmap has. All others fill
    // theirs, but in a map with gaps.
    void whereRoundingDecidesTheRoomInTheLumpDoes_data()
    {
        const auto row = addColumns<double, int, int, int, double, int>("offset", "room", "width", "height", "left", "gaps");
        // 64.000003 is 64 as float, and more than that as it was computed.
        row("over the last line, as engines have it", 3e-6, 5 * 3, 5, 3, 0.0, 0);
        row("over the last line, as computed", 3e-6, 6 * 3, 6, 3, 0.0, 0);
        row("as computed, but where gaps say nothing", 3e-6, 6 * 3, 5, 3, 0.0, 9);
        row("over the first line, as engines have it", -3e-6, 6 * 3, 6, 3, -1.0, 0);
        row("over the first line, as computed", -3e-6, 5 * 3, 5, 3, 0.0, 0);
        row("in the other axis", 0, 5 * 4, 5, 4, 0.0, 0);
        row("what fits in no way", 3e-6, 100, 5, 3, 0.0, 0);
        row("what is no doubt", 0.01, 5 * 3, 6, 3, 0.0, 0);
    }

    void whereRoundingDecidesTheRoomInTheLumpDoes()
    {
        QFETCH(double, offset);
        QFETCH(int, room);
        QFETCH(int, gaps);
        const Corners corners{{0, 0, 0}, {0, 0, 32}, {64, 0, 32}, {64, 0, 0}};
        for (const auto *format : {&bsp::quake2, &bsp::goldsrc}) {
            auto builder = roomWithFace(*format, corners, {1, 0, 0, offset});
            builder.set("FACES", 1, "lightofs", -1); // it has the same axes
            int end = 3 * room;
            for (const quint32 face : {2U, 3U, 4U, 5U, 6U}) {
                builder.set("FACES", face, "lightofs", end);
                end += 3 * (face == 6 ? 3 * 3 : 9 * 9) + gaps;
            }
            OPEN_BYTES(map, builder.setLumpBytes("LIGHTING", QByteArray(end, '\x80')).build());
            const auto light = lightOf(map, 0);
            QVERIFY(light);
            QTEST(light->width, "width");
            QTEST(light->height, "height");
            QTEST(light->left, "left");
            QCOMPARE(light->bytes(), 3 * light->width * light->height);
        }
    }

    void cornersAreCountedOnceAndStylesUpToTheFirstUnusedOne_data() { addEdgeFormatRows(); }
    void cornersAreCountedOnceAndStylesUpToTheFirstUnusedOne()
    {
        auto builder = MapBuilder::room(fetchFormat());
        builder.setVector("VERTEXES", 6, "point", {64, 64, 160}); // second corner of face 1, which walks its edges backwards
        OPEN_BYTES(map, builder.build());
        const auto usual = lightOf(map, 0), moved = lightOf(map, 1);
        QVERIFY(usual && moved);
        QVERIFY(usual->width == 9 && usual->height == 9);
        QVERIFY(moved->width == 9 && moved->height == 15);
        const std::vector<std::vector<double>> styles{
            {0, 255, 255, 255}, {0, 1, 255, 255}, {0, 32, 33, 34}, {5, 255, 7, 8}, {255, 0, 0, 0}};
        const int expected[] = {1, 2, 4, 1, 0};
        for (size_t i = 0; i < styles.size(); ++i) {
            auto lit = MapBuilder::room(fetchFormat());
            for (size_t slot = 0; slot < 4; ++slot)
                lit.set("FACES", 0, "styles[" + std::to_string(slot) + "]", styles[i][slot]);
            OPEN_BYTES(litMap, lit.build());
            const auto light = lightOf(litMap, 0);
            QCOMPARE(light ? light->styles : 0, expected[i]);
            QCOMPARE(light ? light->bytes() : 0, 9LL * 9 * litMap.format().bytesPerLuxel * expected[i]);
        }
    }

    void facesThatAreNotLitHaveNone_data()
    {
        const auto row = addFormatColumns<double, double, bool>("flags", "lightofs", "lit");
        row(bsp::quake2, "lit", 0, 0, true);
        row(bsp::quake2, "no offset", 0, -1, false);
        row(bsp::quake2, "sky with offset 0", 0x4, 0, false);
        row(bsp::quake2, "warp", 0x8, 0, false);
        row(bsp::quake2, "translucent", 0x10, 0, true);
        row(bsp::quake2, "nodraw", 0x80, 0, true);
        row(bsp::quake2, "light", 0x1, 0, true);
        row(bsp::goldsrc, "lit", 0, 0, true);
        row(bsp::goldsrc, "no offset", 0, -1, false);
        row(bsp::goldsrc, "special", 0x1, 0, false);
        row(bsp::goldsrc, "other flags", 0xe, 0, true);
    }

    void facesThatAreNotLitHaveNone()
    {
        QFETCH(double, flags);
        QFETCH(double, lightofs);
        OPEN_BYTES(
            map, MapBuilder::room(fetchFormat()).set("TEXINFO", 0, "flags", flags).set("FACES", 0, "lightofs", lightofs).build());
        QTEST(lightOf(map, 0).has_value(), "lit");
        QVERIFY(lightOf(map, 2).has_value()); // of another texinfo
    }

    void translucentFacesHaveDataThatQuakeTwoIgnores()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).set("TEXINFO", 0, "flags", 0x20).build());
        const FaceLights lights(map);
        QVERIFY(lights.at(0) && !lights.isUsedByEngine(0));
        QVERIFY(lights.at(2) && lights.isUsedByEngine(2));
        OPEN_BYTES(halfLife, MapBuilder::room(bsp::goldsrc).set("TEXINFO", 0, "flags", 0x20).build());
        QVERIFY(FaceLights(halfLife).isUsedByEngine(0));
    }

    void facesWithBrokenReferencesHaveNone_data()
    {
        const auto row = [add = addColumns<QByteArray, quint32, QByteArray, double>("lump", "record", "field", "value")](
                             const QByteArray &lump, quint32 record, const QByteArray &field, double value) {
            add((lump + ' ' + field + ' ' + QByteArray::number(value)).constData(), lump, record, field, value);
        };
        row("FACES", 0, "texinfo", 3);
        row("FACES", 0, "texinfo", -1);
        row("FACES", 0, "firstedge", -1);
        row("FACES", 0, "firstedge", 25); // 28 surfedges
        row("FACES", 0, "firstedge", 2147483647);
        row("FACES", 0, "numedges", 0);
        row("FACES", 0, "numedges", -4);
        row("FACES", 0, "numedges", 32767);
        row("SURFEDGES", 1, "edge", 29);
        row("SURFEDGES", 1, "edge", -2147483648.0);
        row("EDGES", 1, "v[0]", 29);
        row("VERTEXES", 1, "point.y", 3.0e38);
        row("VERTEXES", 1, "point.y", std::numeric_limits<double>::infinity());
        row("TEXINFO", 0, "vecs[0].y", 1.0e30);
        row("TEXINFO", 0, "vecs[0].offset", std::numeric_limits<double>::quiet_NaN());
    }

    void facesWithBrokenReferencesHaveNone()
    {
        QFETCH(QByteArray, lump);
        QFETCH(quint32, record);
        QFETCH(QByteArray, field);
        QFETCH(double, value);
        for (const auto *format : {&bsp::quake2, &bsp::goldsrc}) {
            auto builder = MapBuilder::room(*format);
            QCOMPARE(builder.count("SURFEDGES"), 28U);
            OPEN_BYTES(map, builder.set(lump.toStdString(), record, field.toStdString(), value).build());
            QVERIFY(!lightOf(map, 0));
        }
    }

    void surfacesLieInTheirPageOrHaveNone()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        builder.setLumpBytes("LIGHTMAPS", QByteArray(2 * 49152, '\1'));
        builder.set("SURFACES", 1, "lightmapNum", 1).set("SURFACES", 1, "lightmapWidth", 17);
        builder.set("SURFACES", 1, "lightmapX", 5).set("SURFACES", 1, "lightmapY", 3);
        OPEN_BYTES(map, builder.build());
        const auto light = lightOf(map, 1);
        QVERIFY(light);
        QVERIFY(light->width == 17 && light->height == 9 && light->styles == 1);
        QCOMPARE(light->offset, 49152 + 3 * (3 * 128 + 5));
        QVERIFY(!lightOf(map, 6)); // the patch has none
        for (const auto *field : {"lightmapNum", "lightmapX", "lightmapY", "lightmapWidth", "lightmapHeight"})
            for (const double value : {-1.0, 129.0, 2147483647.0}) {
                OPEN_BYTES(outside, MapBuilder::room(bsp::quake3).set("SURFACES", 0, field, value).build());
                QVERIFY2(!lightOf(outside, 0) && lightOf(outside, 1), field);
            }
    }

    void eachStyleIsARowOfFaceLightmaps_data() { addEdgeFormatRows(); }
    void eachStyleIsARowOfFaceLightmaps()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).set("FACES", 1, "styles[1]", 40).set("FACES", 2, "lightofs", -1).build());
        const int lump = map.format().roles.faceLightmaps;
        const auto cell = [&](std::string_view field, quint32 i) { return map.column(lump, field).integer(i); };
        QCOMPARE(map.recordCount(lump), 7U); // seven faces, one with two, one with none
        QVERIFY(cell("face", 1) == 1 && cell("slot", 1) == 0 && cell("style", 1) == 0);
        QVERIFY(cell("face", 2) == 1 && cell("slot", 2) == 1 && cell("style", 2) == 40);
        QCOMPARE(cell("offset", 2), cell("offset", 1) + 81 * map.format().bytesPerLuxel);
        QVERIFY(cell("width", 2) == 9 && cell("height", 2) == 9);
        QCOMPARE(cell("face", 3), 3);
        OPEN_BYTES(dark, MapBuilder::room(fetchFormat()).setLumpBytes("LIGHTING", {}).build());
        QCOMPARE(dark.recordCount(lump), 0U);
    }

    void facesOfManyEdgesAreMeasuredAllTheSame_data() { addEdgeFormatRows(); }
    // Thousands of faces may each claim the same thousands of edges; measuring edge by edge would not come to an end.
    void facesOfManyEdgesAreMeasuredAllTheSame()
    {
        auto builder = MapBuilder::room(fetchFormat());
        builder.setLumpBytes("SURFEDGES", builder.lumpBytes("SURFEDGES").repeated(1171)).refer("FACES", 6, "SURFEDGES", 0, 32767);
        const auto &format = fetchFormat();
        const auto face = builder.lumpBytes("FACES").last(format.lumps[static_cast<size_t>(format.roles.faces)].stride);
        builder.setLumpBytes("FACES", builder.lumpBytes("FACES") + face.repeated(500'000));
        OPEN_BYTES(map, builder.build());
        const auto light = lightOf(map, 0);
        QVERIFY(light && light->width == 9 && light->height == 9); // the others keep theirs
    }

    void inRealMapsLightmapsFillTheLumpWithoutOverlap_data() { addMapRows(); }
    void inRealMapsLightmapsFillTheLumpWithoutOverlap()
    {
        OPEN_MAP(map);
        if (map.format().lightmaps == bsp::Lightmaps::Pages)
            return;
        const FaceLights lights(map);
        const auto size = static_cast<qint64>(map.lumpBytes(map.format().roles.lighting).size());
        std::map<qint64, qint64> ends; // by offset, which faces may share
        for (quint32 face = 0; size > 0 && face < map.recordCount(map.format().roles.faces); ++face)
            if (const auto light = lights.at(face)) {
                auto &end = ends[light->offset];
                end = std::max(end, light->offset + light->bytes());
            }
        qint64 reached = 0;
        for (const auto &[offset, end] : ends) {
            QVERIFY2(offset >= reached,
                     qPrintable(u"A lightmap at byte %1, the one before it ends at %2"_s.arg(offset).arg(reached)));
            reached = end;
        }
        QVERIFY2(reached <= size, qPrintable(u"%1 of %2 bytes"_s.arg(reached).arg(size)));
    }
};

ADD_TEST(TestLightmaps, QCoreApplication)
#include "tst_lightmaps.moc"
