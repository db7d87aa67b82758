// Where light comes from, by LIGHTINGDIR of BSPX: which luxels have which direction, and how several styles add up.
#include "core/light/lightdirections.h"
#include "core/scene/mapscene.h"
#include "tests/bspxfixture.h"
#include "tests/program.h"
#include "tests/testmaps.h"

using namespace bspxfixture;

namespace {

qsizetype luxelsIn(const MapBuilder &room)
{
    const auto lump = room.name(room.format().roles.lighting);
    return room.lumpBytes(lump).size() / std::max(room.format().bytesPerLuxel, 1);
}

QByteArray bytesOf(QRgb color) { return littleEndian(qRed(color) | qGreen(color) << 8 | qBlue(color) << 16, 3); }

// Of each luxel another.
QRgb directionAt(qint64 luxel) { return qRgb(static_cast<int>(luxel % 251), static_cast<int>(luxel / 251 % 256), 200); }

QByteArray countedDirections(qsizetype luxels)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < luxels; ++i)
        bytes += bytesOf(directionAt(i));
    return bytes;
}

MapBuilder countedRoom(const bsp::Format &format)
{
    auto room = validRoom(format);
    return room.addBspx("LIGHTINGDIR", countedDirections(luxelsIn(room)));
}

void verifyCounted(const MapFile &map)
{
    QVERIFY(hasLightDirections(map));
    const Luxels luxels(map);
    const LightDirections directions(luxels);
    int compared = 0;
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face) {
        const auto light = luxels.light(face);
        if (!light || light->styles != 1)
            continue;
        const auto image = directions.image(face, *light, normalStyles());
        QCOMPARE(image.size(), QSize(light->width, light->height));
        const auto first = light->offset / luxels.data().bytesPerLuxel();
        const QPoint corner(0, 0), middle(light->width / 2, light->height / 2), last(light->width - 1, light->height - 1);
        for (const auto &at : {corner, middle, last})
            QCOMPARE(image.pixel(at), directionAt(first + at.y() * light->width + at.x()));
        ++compared;
    }
    QVERIFY(compared >= 5);
}

constexpr QRgb alongS = qRgb(255, 128, 128), againstT = qRgb(128, 255, 128), outwards = qRgb(128, 128, 255);

// What face 1 of Quake's room, which has two styles, shows with luxels as bright as that in each.
QRgb sumOf(int first, int second, float valueOfSecond)
{
    auto room = MapBuilder::room(bsp::quake);
    auto lighting = room.lumpBytes("LIGHTING");
    QByteArray directions = bytesOf(outwards).repeated(lighting.size());
    constexpr qsizetype luxels = 9 * 9, at = luxels; // behind face 0's
    lighting.replace(at, luxels, QByteArray(luxels, static_cast<char>(first)));
    lighting.replace(at + luxels, luxels, QByteArray(luxels, static_cast<char>(second)));
    directions.replace(3 * at, 3 * luxels, bytesOf(alongS).repeated(luxels));
    directions.replace(3 * (at + luxels), 3 * luxels, bytesOf(againstT).repeated(luxels));
    room.setLumpBytes("LIGHTING", lighting).addBspx("LIGHTINGDIR", directions);
    const auto map = readMap(room.build()).value();
    const Luxels all(map);
    auto styles = normalStyles();
    styles[static_cast<size_t>(all.style(1, 1))] = valueOfSecond;
    return LightDirections(all).image(1, *all.light(1), styles).pixel(4, 4);
}

} // namespace

class TestLightDirections : public QObject
{
    Q_OBJECT

private slots:
    void luxelsHaveTheirDirections_data() { addEdgeFormatRows(); }
    void luxelsHaveTheirDirections()
    {
        OPEN_BYTES(map, countedRoom(fetchFormat()).build());
        verifyCounted(map);
    }

    // Which have four bytes or three where the map itself has one.
    void luxelsOfExtensionsHaveTheSame()
    {
        for (const auto &[name, bytes] : {std::pair(QByteArray("LIGHTING_E5BGR9"), 4), {QByteArray("RGBLIGHTING"), 3}}) {
            auto room = countedRoom(bsp::quake);
            room.addBspx(name, QByteArray(bytes * luxelsIn(room), 'l'));
            OPEN_BYTES(map, room.build());
            QCOMPARE(LightData(map).bytesPerLuxel(), bytes);
            verifyCounted(map);
        }
    }

    void stylesAddUpByTheirLight_data()
    {
        const auto row = addColumns<int, int, float, QRgb>("first", "second", "valueOfSecond", "expected");
        row("the first alone", 100, 0, 1, alongS);
        row("the second alone", 0, 100, 1, againstT);
        row("the second is off", 100, 100, 0, alongS);
        row("both alike", 100, 100, 1, qRgb(218, 218, 128));
        row("one half as strong", 100, 50, 1, qRgb(242, 185, 128));
        row("one made as strong", 100, 50, 2, qRgb(218, 218, 128));
        row("no light", 0, 0, 1, outwards);
    }

    void stylesAddUpByTheirLight()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(float, valueOfSecond);
        const auto found = sumOf(first, second, valueOfSecond);
        QTEST(found, "expected");
    }

    void lumpsOfAnotherSizeAreIgnored_data() { addEdgeFormatRows(); }
    void lumpsOfAnotherSizeAreIgnored()
    {
        const auto &format = fetchFormat();
        const auto whole = countedDirections(luxelsIn(validRoom(format)));
        for (const auto &bytes : {whole.chopped(1), whole.chopped(3), whole + "abc", whole + 'a', QByteArray()}) {
            OPEN_BYTES(map, roomWith(format, "LIGHTINGDIR", bytes).build());
            QVERIFY(!hasLightDirections(map));
            const Luxels luxels(map);
            QVERIFY(LightDirections(luxels).image(1, *luxels.light(1), normalStyles()).isNull());
        }
        for (qsizetype length = 0; length < whole.size(); length += 131) {
            OPEN_BYTES(map, roomWith(format, "LIGHTINGDIR", whole.first(length)).build());
            QVERIFY(!hasLightDirections(map));
        }
        auto dark = countedRoom(format);
        dark.setLumpBytes(dark.name(format.roles.lighting), {});
        OPEN_BYTES(map, dark.build());
        QVERIFY(!hasLightDirections(map));
    }

    void pagesHaveNone()
    {
        OPEN_BYTES(map, countedRoom(bsp::quake3).build());
        QVERIFY(!hasLightDirections(map));
        QVERIFY(buildMapScene(std::make_shared<const MapFile>(map), {}, {})->directions.isNull());
    }

    void aSceneHasThemWhereItsLightIs_data() { addEdgeFormatRows(); }
    void aSceneHasThemWhereItsLightIs()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, countedRoom(format).build());
        const auto shared = std::make_shared<const MapFile>(map);
        const auto scene = buildMapScene(shared, {}, {});
        QCOMPARE(scene->directions.size(), scene->light.image.size());
        QVERIFY(withImageFlags(*scene, {})->directions == scene->directions);
        const Luxels luxels(map);
        const LightDirections directions(luxels);
        QVERIFY(!scene->light.tiles.empty());
        for (const auto &tile : scene->light.tiles)
            QVERIFY(scene->directions.copy(tile.rect) == directions.image(tile.face, *luxels.light(tile.face), normalStyles()));
        const auto plain = std::make_shared<const MapFile>(readMap(validRoom(format).build()).value());
        QVERIFY(buildMapScene(plain, {}, {})->directions.isNull());
        QVERIFY(directions.atlas(scene->light, stopped()).isNull());
    }
};

ADD_TEST(TestLightDirections, QCoreApplication)
#include "tst_lightdirections.moc"
