// All lightmaps of a map in one image, and as files.
#include "core/faces/faceshape.h"
#include "core/light/atlas.h"
#include "core/light/externalpages.h"
#include "core/light/lightexport.h"
#include "tests/facts.h"
#include "tests/files.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

QImage plainPage(QSize size, QRgb color)
{
    QImage page(size, QImage::Format_RGB888);
    page.fill(color);
    return page;
}

} // namespace

class TestAtlas : public QObject
{
    Q_OBJECT

private slots:
    void everySlotHasAPlaceWithItsLuxels_data() { addMapRows(); }
    void everySlotHasAPlaceWithItsLuxels()
    {
        OPEN_MAP(map);
        const Luxels luxels(map);
        const auto atlas = makeAtlas(luxels);
        size_t expected = 0;
        for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face) {
            const auto light = luxels.light(face);
            const auto places = atlas.tilesOf(face);
            QCOMPARE(places.size(), static_cast<size_t>(light ? light->styles : 0));
            for (size_t slot = 0; slot < places.size(); ++slot) {
                QVERIFY(places[slot].slot == static_cast<int>(slot) && places[slot].face == face);
                QVERIFY(atlas.image.rect().contains(places[slot].rect));
                QVERIFY(atlas.image.copy(places[slot].rect).convertToFormat(QImage::Format_RGB888)
                        == luxels.image(face, static_cast<int>(slot)));
            }
            expected += places.size();
        }
        QVERIFY(atlas.tiles.size() == expected && atlas.leftOut == 0);
        const auto other = makeAtlas(luxels); // the same every time
        QVERIFY(atlas.image == other.image && atlas.tiles.size() == other.tiles.size());
        for (size_t i = 0; i < atlas.tiles.size(); ++i)
            QVERIFY(atlas.tiles[i].rect == other.tiles[i].rect);
    }

    void placesOfFacesDoNotOverlap_data() { addMapRows(); }
    void placesOfFacesDoNotOverlap()
    {
        OPEN_MAP(map);
        if (map.format().lightmaps == bsp::Lightmaps::Pages)
            return;
        const auto atlas = makeAtlas(Luxels(map));
        if (atlas.image.isNull())
            return;
        QImage taken(atlas.image.size(), QImage::Format_Grayscale8);
        taken.fill(0);
        qint64 luxels = 0;
        for (const auto &place : atlas.tiles) {
            luxels += static_cast<qint64>(place.rect.width()) * place.rect.height();
            for (int y = place.rect.top(); y <= place.rect.bottom(); ++y)
                for (int x = place.rect.left(); x <= place.rect.right(); ++x) {
                    QVERIFY(taken.constScanLine(y)[x] == 0);
                    taken.scanLine(y)[x] = 1;
                }
        }
        const qint64 area = static_cast<qint64>(atlas.image.width()) * atlas.image.height();
        QVERIFY2(luxels < 10'000 || area * 4 < luxels * 5, qPrintable(u"%1 of %2 pixels are used"_s.arg(luxels).arg(area)));
    }

    void eachSlotOrAllCombined_data() { addEdgeFormatRows(); }
    void eachSlotOrAllCombined()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).set("FACES", 1, "styles[1]", 35).build());
        const Luxels luxels(map);
        const auto each = makeAtlas(luxels);
        QCOMPARE(each.tilesOf(1).size(), size_t(2));
        QVERIFY(each.tilesOf(1)[1].slot == 1 && each.tilesOf(1)[1].style == 35);
        AtlasContent content{.kind = AtlasContent::Combined};
        content.styles[35] = 0.5F;
        const auto combined = makeAtlas(luxels, content);
        QCOMPARE(combined.tiles.size(), size_t(7));
        QVERIFY(combined.tilesOf(1)[0].slot == -1);
        QCOMPARE(combined.image.pixel(combined.tilesOf(1)[0].rect.topLeft()), qRgb(192, 192, 192)); // 128 and half of 128
        QCOMPARE(combined.image.pixel(combined.tilesOf(0)[0].rect.topLeft()), qRgb(128, 128, 128));
    }

    void placesLieApart_data() { addFormatRows(); }
    void placesLieApart()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto atlas = makeAtlas(Luxels(map));
        QVERIFY(atlas.tiles.size() >= 6);
        for (const auto &place : atlas.tiles) {
            QVERIFY(atlas.image.rect().contains(place.rect));
            for (const auto &other : atlas.tiles)
                QVERIFY(&other == &place || !other.rect.intersects(place.rect));
        }
    }

    void pagesStandSideBySideAndBeyondTheRoomAreCounted()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        QByteArray pages;
        for (char page = 0; page < 3; ++page)
            pages += QByteArray(49152, static_cast<char>(10 * (page + 1)));
        builder.setLumpBytes("LIGHTMAPS", pages).refer("SURFACES", 1, "LIGHTMAPS", 2).refer("SURFACES", 2, "LIGHTMAPS", 3);
        OPEN_BYTES(map, builder.build());
        const auto atlas = makeAtlas(Luxels(map));
        QCOMPARE(atlas.image.size(), QSize(256, 256));
        QCOMPARE(atlas.image.pixel(0, 0), qRgb(10, 10, 10));
        QCOMPARE(atlas.image.pixel(128, 127), qRgb(20, 20, 20));
        QCOMPARE(atlas.image.pixel(127, 128), qRgb(30, 30, 30));
        QCOMPARE(qAlpha(atlas.image.pixel(128, 128)), 0);
        QCOMPARE(atlas.tilesOf(1)[0].rect, QRect(9, 128, 9, 9));
        QVERIFY(atlas.tilesOf(2).empty()); // there is no page 3
        const auto both = makeAtlas(Luxels(map, {{3, plainPage({256, 64}, qRgb(1, 2, 3))}}));
        QCOMPARE(both.image.size(), QSize(384, 256)); // a row is as high as its highest
        QCOMPARE(both.pages.back().number, 3);
        QCOMPARE(both.pages.back().rect, QRect(128, 128, 256, 64));
        QCOMPARE(both.tilesOf(2)[0].rect, QRect(128 + 18, 128, 9, 9));
        QCOMPARE(both.leftOut, 0);
        auto large = MapBuilder::room(bsp::quake3);
        large.refer("SURFACES", 1, "LIGHTMAPS", 7).refer("SURFACES", 2, "LIGHTMAPS", 8);
        OPEN_BYTES(largeMap, large.build());
        const auto tall = plainPage({64, 16384}, 1), wide = plainPage({16384, 64}, 2);
        const auto full = makeAtlas(Luxels(largeMap, {{7, tall}, {8, wide}}));
        QCOMPARE(full.pages.size(), size_t(2)); // side by side they would take four times the room
        QCOMPARE(full.pages[0].number, 0);      // that of the map is not hidden by them
        QCOMPARE(full.leftOut, 1);
        QVERIFY(full.tilesOf(0).size() == 1 && full.tilesOf(1).size() + full.tilesOf(2).size() == 1);
    }

    void pagesBesideTheMapAreNamedAsTheGamesDo()
    {
        QCOMPARE(externalPageNames(u"dm"_s, 3),
                 QStringList({u"maps/dm/lm_0003.tga"_s, u"maps/dm/lm_0003.png"_s, u"maps/dm/lm_0003.jpg"_s}));
        auto builder = MapBuilder::room(bsp::quake3);
        builder.refer("SURFACES", 1, "LIGHTMAPS", 12).refer("SURFACES", 2, "LIGHTMAPS", 5).refer("SURFACES", 3, "LIGHTMAPS", -3);
        OPEN_BYTES(map, builder.build());
        QVERIFY(missingPages(map) == (std::vector<qint64>{5, 12}));
        QStringList asked;
        const auto pages = findExternalPages(map, u"dm"_s, [&asked](const QString &name) {
            asked += name;
            return name.endsWith(u"lm_0005.png"_s) ? plainPage({64, 64}, qRgb(9, 9, 9)) : QImage();
        });
        QVERIFY(pages.size() == 1 && pages.contains(5));
        QCOMPARE(asked.size(), 5); // the JPEG of a page that was found is not asked for
    }

    void hugePagesBesideTheMapDoNotFillTheMemory()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        for (quint32 face = 0; face < 6; ++face)
            builder.refer("SURFACES", face, "LIGHTMAPS", 10 + static_cast<int>(face));
        OPEN_BYTES(map, builder.build());
        const auto pagesOf = [&map](QSize size, int &asked) {
            return findExternalPages(map, u"dm"_s, [&asked, size](const QString &) {
                ++asked;
                return QImage(size, QImage::Format_Mono); // a bit a texel, so that the test itself takes little
            });
        };
        const auto taken = [](const ExternalPages &pages) {
            return std::ranges::count_if(pages, [](const auto &page) { return !page.second.isNull(); });
        };
        int asked = 0;
        QVERIFY(leftOutSentence(pagesOf({64, 64}, asked)).isEmpty());
        QCOMPARE(taken(pagesOf({4096, 2048}, asked)), 4);
        QCOMPARE(taken(pagesOf({4097, 8}, asked)), 0);
        asked = 0;
        const auto pages = pagesOf({4096, 4096}, asked);
        QCOMPARE(taken(pages), 2);
        QVERIFY2(leftOutSentence(pages).contains(u"4 "), qPrintable(leftOutSentence(pages)));
        QCOMPARE(asked, 2);
        asked = 0;
        QCOMPARE(taken(pagesOf({8192, 8192}, asked)), 0);
        QCOMPARE(asked, 1);
    }

    void withoutLightOrStoppedThereIsNoImage_data() { addFormatRows(); }
    void withoutLightOrStoppedThereIsNoImage()
    {
        auto builder = MapBuilder::room(fetchFormat());
        builder.setLumpBytes(builder.name(fetchFormat().roles.lighting), {});
        OPEN_BYTES(map, builder.build());
        const auto atlas = makeAtlas(Luxels(map));
        QVERIFY(atlas.image.isNull() && atlas.size.isEmpty() && atlas.tiles.empty() && atlas.pages.empty());
        OPEN_BYTES(lit, MapBuilder::room(fetchFormat()).build());
        QVERIFY(makeAtlas(Luxels(lit), {}, stopped()).image.isNull());
    }

    void whatIsCutOffNeverCrashes_data() { addFormatRows(); }
    void whatIsCutOffNeverCrashes()
    {
        const auto &format = fetchFormat();
        const auto bytes = MapBuilder::room(format).build();
        for (const auto length : cutLengths(bytes, format.headerSize()))
            if (const auto map = readMap(bytes.first(length)))
                for (const auto kind : {AtlasContent::EachSlot, AtlasContent::Combined})
                    for (const auto &place : makeAtlas(Luxels(map.value()), {.kind = kind}).tiles)
                        QVERIFY(place.rect.isValid());
    }

    void facesThatClaimTheSameLuxelsDoNotFillTheMemory_data() { addEdgeFormatRows(); }
    void facesThatClaimTheSameLuxelsDoNotFillTheMemory()
    {
        auto builder = MapBuilder::room(fetchFormat());
        const auto &faces = builder.lumpBytes("FACES");
        builder.setLumpBytes("FACES", faces + faces.first(faces.size() / builder.count("FACES")).repeated(60'000));
        OPEN_BYTES(map, builder.build());
        const auto atlas = makeAtlas(Luxels(map));
        // Faces around surfedges have no shape, and so no lightmap, once they list them too often.
        QVERIFY(atlas.leftOut + FaceShapes(map).kept().leftOut() > 50'000 && atlas.tiles.size() > 100);
        QVERIFY(atlas.image.sizeInBytes() < 1'000'000);
    }

    void everySlotIsAFileOfItsOwn_data() { addFormatRows(); }
    void everySlotIsAFileOfItsOwn()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const Luxels luxels(map);
        const QTemporaryDir folder;
        Progress progress;
        const LightExportJob all{.what = LightExportJob::All, .path = folder.filePath(u"some/lightmaps"_s)};
        const auto written = runLightExport(map, all, {}, &progress);
        VERIFY_RESULT(written);
        QVERIFY(progress.done == progress.total && progress.total == map.recordCount(map.format().roles.faces));
        const QDir files(folder.filePath(u"some/lightmaps"_s));
        QCOMPARE(written.value().written, files.entryList(QDir::Files).size());
        QCOMPARE(written.value().written, qint64(map.recordCount(map.format().roles.faceLightmaps)));
        for (quint32 face = 0; face < 6; ++face)
            for (int slot = 0; slot < luxels.light(face)->styles; ++slot) {
                const QImage image(files.filePath(u"%1-%2.png"_s.arg(face).arg(slot)));
                QVERIFY(image.convertToFormat(QImage::Format_RGB888) == luxels.image(face, slot));
            }
    }

    void theAtlasSaysWhereEachLightmapLies_data() { addMapRows(); }
    void theAtlasSaysWhereEachLightmapLies()
    {
        OPEN_MAP(map);
        const Luxels luxels(map);
        const QTemporaryDir folder;
        const auto written = runLightExport(map, {.path = folder.filePath(u"atlas.png"_s)});
        if (luxels.pages().empty() && map.recordCount(map.format().roles.faceLightmaps) == 0) {
            QVERIFY(!written && written.error().endsWith(u'.'));
            return;
        }
        VERIFY_RESULT(written);
        const QImage image(folder.filePath(u"atlas.png"_s));
        const auto json = QJsonDocument::fromJson(contentOf(folder.filePath(u"atlas.json"_s))).object();
        QVERIFY(json["width"_L1].toInt() == image.width() && json["height"_L1].toInt() == image.height());
        const auto lightmaps = json["lightmaps"_L1].toArray();
        for (qsizetype i = 0; i < lightmaps.size(); i += 1 + lightmaps.size() / 200) {
            const auto place = lightmaps[i].toObject();
            const auto number = [&place](QLatin1StringView name) { return place[name].toInt(-99); };
            const QRect rect(number("x"_L1), number("y"_L1), number("width"_L1), number("height"_L1));
            const auto face = static_cast<quint32>(number("face"_L1));
            const int slot = number("slot"_L1);
            QCOMPARE(number("style"_L1), luxels.style(face, slot));
            QVERIFY(image.copy(rect).convertToFormat(QImage::Format_RGB888) == luxels.image(face, slot));
        }
        QCOMPARE(static_cast<size_t>(json["pages"_L1].toArray().size()), luxels.pages().size());
    }

    void facesThatClaimTheSameLuxelsDoNotFillTheDisk_data()
    {
        addFamilyRows();
        QTest::newRow(bsp::qfusion.id.data()) << &bsp::qfusion;
    }

    void facesThatClaimTheSameLuxelsDoNotFillTheDisk()
    {
        const auto &format = fetchFormat();
        auto builder = MapBuilder::room(format);
        const auto name = builder.name(format.roles.faces);
        if (format.pageSide > 128) // a page has more luxels than these faces otherwise claim
            builder.set(name, 0, "lightmapWidth", 128).set(name, 0, "lightmapHeight", 128);
        const auto faces = builder.lumpBytes(name);
        const auto face = faces.first(faces.size() / 7);
        builder.setLumpBytes(name, faces + face.repeated(4500));
        OPEN_BYTES(map, builder.build());
        const QTemporaryDir folder;
        const auto written = runLightExport(map, {.what = LightExportJob::All, .path = folder.path()});
        VERIFY_RESULT(written);
        const auto files = QDir(folder.path()).entryList(QDir::Files).size();
        QCOMPARE(written.value().written, files);
        QVERIFY(files >= 6 && written.value().leftOut > 0);
    }

    void onlyTheFacesAskedForAreWrittenAndNoneWhenStopped()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const QTemporaryDir folder;
        const auto written = runLightExport(map, {.what = LightExportJob::Faces, .faces = {1, 3}, .path = folder.path()});
        VERIFY_RESULT(written);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({u"1-0.png"_s, u"1-1.png"_s, u"3-0.png"_s}));
        for (const auto what : {LightExportJob::All, LightExportJob::Atlas}) {
            const auto none = runLightExport(map, {.what = what, .path = folder.filePath(u"atlas.png"_s)}, stopped());
            VERIFY_RESULT(none);
            QCOMPARE(none.value().written, 0);
        }
    }

    void whatCannotBeWrittenIsSaid()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const QTemporaryDir folder;
        writeFile(folder.filePath(u"file"_s), {});
        for (const auto what : {LightExportJob::All, LightExportJob::Atlas}) {
            const auto written = runLightExport(map, {.what = what, .path = folder.filePath(u"file/atlas.png"_s)});
            QVERIFY(!written && written.error().contains(u"file"_s) && written.error().endsWith(u'.'));
        }
        LightAtlas atlas;
        atlas.size = {8192, 8192};
        const auto none = exportAtlas(atlas, u"atlas.png"_s);
        QVERIFY(!none && states(none.error(), {u"memory"_s, u"8192 x 8192"_s}));
    }
};

ADD_TEST(TestAtlas, QCoreApplication)
#include "tst_atlas.moc"
