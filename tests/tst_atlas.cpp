// All lightmaps of a map in one image.
#include "core/light/atlas.h"
#include "core/light/externalpages.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

void addEdgeFormatRows()
{
    QTest::addColumn<const bsp::Format *>("format");
    QTest::newRow("quake2") << &bsp::quake2;
    QTest::newRow("halflife") << &bsp::goldsrc;
}

QImage plainPage(QSize size, QRgb color)
{
    QImage page(size, QImage::Format_RGB888);
    page.fill(color);
    return page;
}

} // namespace

class TestAtlas : public QObject {
    Q_OBJECT

private slots:
    void everySlotHasAPlaceWithItsLuxels_data() { addMapRows(); }
    void everySlotHasAPlaceWithItsLuxels();
    void placesOfFacesDoNotOverlap_data() { addMapRows(); }
    void placesOfFacesDoNotOverlap();
    void theAtlasIsTheSameEveryTime_data() { addMapRows(); }
    void theAtlasIsTheSameEveryTime();
    void oneSlotOrAllCombined_data() { addEdgeFormatRows(); }
    void oneSlotOrAllCombined();
    void placesLieApart_data() { addFormatRows(); }
    void placesLieApart();
    void pagesStandSideBySide();
    void pagesBeyondTheRoomAreCounted();
    void pagesBesideTheMapAreNamedAsTheGamesDo();
    void hugePagesBesideTheMapDoNotFillTheMemory();
    void aMapWithoutLightHasNoImage_data() { addFormatRows(); }
    void aMapWithoutLightHasNoImage();
    void whatIsCutOffNeverCrashes_data() { addFormatRows(); }
    void whatIsCutOffNeverCrashes();
    void facesThatClaimTheSameLuxelsDoNotFillTheMemory_data() { addEdgeFormatRows(); }
    void facesThatClaimTheSameLuxelsDoNotFillTheMemory();
    void aRequestToStopIsHeard();
};

void TestAtlas::everySlotHasAPlaceWithItsLuxels()
{
    OPEN_MAP(map);
    const Luxels luxels(map);
    const auto atlas = makeAtlas(luxels);
    size_t expected = 0;
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face) {
        const auto light = luxels.light(face);
        const auto places = atlas.placesOf(face);
        QCOMPARE(places.size(), static_cast<size_t>(light ? light->styles : 0));
        for (size_t slot = 0; slot < places.size(); ++slot) {
            QVERIFY(places[slot].slot == static_cast<int>(slot) && places[slot].face == face);
            QVERIFY(atlas.image.rect().contains(places[slot].rect));
            QVERIFY(atlas.image.copy(places[slot].rect).convertToFormat(QImage::Format_RGB888)
                    == luxels.image(face, static_cast<int>(slot)));
        }
        expected += places.size();
    }
    QVERIFY(atlas.places.size() == expected && atlas.leftOut == 0);
}

void TestAtlas::placesOfFacesDoNotOverlap()
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
    for (const auto &place : atlas.places) {
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

void TestAtlas::theAtlasIsTheSameEveryTime()
{
    OPEN_MAP(map);
    const auto one = makeAtlas(Luxels(map)), other = makeAtlas(Luxels(map));
    QVERIFY(one.image == other.image && one.places.size() == other.places.size());
    for (size_t i = 0; i < one.places.size(); ++i)
        QVERIFY(one.places[i].rect == other.places[i].rect);
}

void TestAtlas::oneSlotOrAllCombined()
{
    OPEN_BYTES(map, MapBuilder::room(fetchFormat()).set("FACES", 1, "styles[1]", 35).build());
    const Luxels luxels(map);
    const auto second = makeAtlas(luxels, {.kind = AtlasContent::OneSlot, .slot = 1});
    QCOMPARE(second.places.size(), size_t(1));
    QVERIFY(second.places[0].face == 1 && second.places[0].slot == 1 && second.places[0].style == 35);
    AtlasContent content{.kind = AtlasContent::Combined};
    content.styles[35] = 0.5F;
    const auto combined = makeAtlas(luxels, content);
    QCOMPARE(combined.places.size(), size_t(7));
    QVERIFY(combined.placesOf(1)[0].slot == -1);
    QCOMPARE(combined.image.pixel(combined.placesOf(1)[0].rect.topLeft()), qRgb(192, 192, 192)); // 128 and half of 128
    QCOMPARE(combined.image.pixel(combined.placesOf(0)[0].rect.topLeft()), qRgb(128, 128, 128));
}

void TestAtlas::placesLieApart()
{
    OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
    const auto atlas = makeAtlas(Luxels(map));
    QVERIFY(atlas.places.size() >= 6);
    for (const auto &place : atlas.places) {
        QVERIFY(atlas.image.rect().contains(place.rect));
        for (const auto &other : atlas.places)
            QVERIFY(&other == &place || !other.rect.intersects(place.rect));
    }
}

void TestAtlas::pagesStandSideBySide()
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
    QCOMPARE(atlas.placesOf(1)[0].rect, QRect(9, 128, 9, 9));
    QVERIFY(atlas.placesOf(2).empty()); // there is no page 3
    const auto both = makeAtlas(Luxels(map, {{3, plainPage({256, 64}, qRgb(1, 2, 3))}}));
    QCOMPARE(both.image.size(), QSize(384, 256)); // a row is as high as its highest
    QCOMPARE(both.pages.back().number, 3);
    QCOMPARE(both.pages.back().rect, QRect(128, 128, 256, 64));
    QCOMPARE(both.placesOf(2)[0].rect, QRect(128 + 18, 128, 9, 9));
    QCOMPARE(both.leftOut, 0);
}

void TestAtlas::pagesBeyondTheRoomAreCounted()
{
    auto builder = MapBuilder::room(bsp::quake3);
    builder.refer("SURFACES", 1, "LIGHTMAPS", 7).refer("SURFACES", 2, "LIGHTMAPS", 8);
    OPEN_BYTES(map, builder.build());
    const auto tall = plainPage({64, 16384}, 1), wide = plainPage({16384, 64}, 2);
    const auto atlas = makeAtlas(Luxels(map, {{7, tall}, {8, wide}}));
    QCOMPARE(atlas.pages.size(), size_t(2)); // side by side they would take four times the room
    QCOMPARE(atlas.pages[0].number, 0);      // that of the map is not hidden by them
    QCOMPARE(atlas.leftOut, 1);
    QVERIFY(atlas.placesOf(0).size() == 1 && atlas.placesOf(1).size() + atlas.placesOf(2).size() == 1);
}

void TestAtlas::pagesBesideTheMapAreNamedAsTheGamesDo()
{
    QCOMPARE(externalPageNames(u"dm"_s, 3), QStringList({u"maps/dm/lm_0003.tga"_s, u"maps/dm/lm_0003.png"_s, u"maps/dm/lm_0003.jpg"_s}));
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

void TestAtlas::hugePagesBesideTheMapDoNotFillTheMemory()
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
    int asked = 0;
    QCOMPARE(pagesOf({4096, 2048}, asked).size(), size_t(6));
    QCOMPARE(pagesOf({4097, 8}, asked).size(), size_t(0));
    asked = 0;
    QCOMPARE(pagesOf({4096, 4096}, asked).size(), size_t(4));
    QCOMPARE(asked, 4);
    asked = 0;
    QCOMPARE(pagesOf({8192, 8192}, asked).size(), size_t(0));
    QCOMPARE(asked, 1);
}

void TestAtlas::aMapWithoutLightHasNoImage()
{
    auto builder = MapBuilder::room(fetchFormat());
    builder.setLumpBytes(builder.name(fetchFormat().roles.lighting), {});
    OPEN_BYTES(map, builder.build());
    const auto atlas = makeAtlas(Luxels(map));
    QVERIFY(atlas.image.isNull() && atlas.size.isEmpty() && atlas.places.empty() && atlas.pages.empty());
}

void TestAtlas::whatIsCutOffNeverCrashes()
{
    const auto &format = fetchFormat();
    const auto bytes = MapBuilder::room(format).build();
    const qsizetype step = format.lightmaps == bsp::Lightmaps::Pages ? 61 : 1;
    for (qsizetype length = format.headerSize(); length < bytes.size(); length += step)
        if (const auto map = MapFile::fromBytes(bytes.first(length)))
            for (const auto kind : {AtlasContent::EachSlot, AtlasContent::Combined})
                for (const auto &place : makeAtlas(Luxels(map.value()), {.kind = kind}).places)
                    QVERIFY(place.rect.isValid());
}

void TestAtlas::facesThatClaimTheSameLuxelsDoNotFillTheMemory()
{
    auto builder = MapBuilder::room(fetchFormat());
    builder.setLumpBytes("FACES", builder.lumpBytes("FACES") + builder.lumpBytes("FACES").first(20).repeated(60'000));
    OPEN_BYTES(map, builder.build());
    const auto atlas = makeAtlas(Luxels(map));
    QVERIFY(atlas.leftOut > 50'000 && atlas.places.size() > 100);
    QVERIFY(atlas.image.sizeInBytes() < 1'000'000);
}

void TestAtlas::aRequestToStopIsHeard()
{
    std::stop_source stop;
    stop.request_stop();
    for (const auto *format : {&bsp::quake2, &bsp::quake3}) {
        OPEN_BYTES(map, MapBuilder::room(*format).build());
        QVERIFY(makeAtlas(Luxels(map), {}, stop.get_token()).image.isNull());
    }
}

QTEST_GUILESS_MAIN(TestAtlas)
#include "tst_atlas.moc"
