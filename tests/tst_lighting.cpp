// How faces are lit in the 3D view: by what FaceLightings says of them, in every map.
#include "core/light/facelighting.h"
#include "core/light/lightpicture.h"
#include "core/scene/mapscene.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <QtTest>

using namespace Qt::StringLiterals;

class TestLighting : public QObject {
    Q_OBJECT

private slots:
    void facesAreDrawnAsTheyAreSaidToBeLit_data();
    void facesAreDrawnAsTheyAreSaidToBeLit();
    void everyFaceOfRealMapsIsDrawnSo_data() { addMapRows(); }
    void everyFaceOfRealMapsIsDrawnSo();
};

namespace {

// What a scene's vertexes show of a face; Luxels where they have a place in the atlas.
FaceLighting::By drawn(const Scene &scene, const SceneFace &face)
{
    const auto &vertex = scene.vertexes[face.firstVertex];
    if (vertex.light[0] >= 0)
        return FaceLighting::Luxels;
    const auto is = [&vertex](int value) { return vertex.color[0] == value && vertex.color[1] == value && vertex.color[2] == value; };
    return is(255) ? FaceLighting::White : is(0) ? FaceLighting::Black : FaceLighting::Vertexes;
}

} // namespace

void TestLighting::facesAreDrawnAsTheyAreSaidToBeLit_data()
{
    QTest::addColumn<const bsp::Format *>("format");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("texture");
    QTest::addColumn<int>("by");
    const auto row = [](const char *name, const bsp::Format &format, const char *field, double value, FaceLighting::By by,
                        const char *texture = "") {
        QTest::newRow(name) << &format << QByteArray(field) << value << QByteArray(texture) << static_cast<int>(by);
    };
    using enum FaceLighting::By;
    row("Quake II", bsp::quake2, "", 0, Luxels);
    row("Quake II without a lightmap", bsp::quake2, "lightofs", -1, White);
    row("Quake II without a style", bsp::quake2, "styles[0]", 255, Black);
    row("Half-Life", bsp::goldsrc, "", 0, Luxels);
    row("Half-Life without a lightmap", bsp::goldsrc, "lightofs", -1, Black);
    row("Half-Life's liquids", bsp::goldsrc, "", 0, White, "!lava");
    row("Half-Life's conveyors", bsp::goldsrc, "", 0, Luxels, "scroll_belt");
    row("Quake III", bsp::quake3, "", 0, Luxels);
    row("Quake III's white image", bsp::quake3, "lightmapNum", -2, White);
    row("Quake III by vertexes", bsp::quake3, "lightmapNum", -3, Vertexes);
    row("Quake III on the screen", bsp::quake3, "lightmapNum", -4, Vertexes);
    row("Quake III without that page", bsp::quake3, "lightmapNum", 77, Vertexes);
}

void TestLighting::facesAreDrawnAsTheyAreSaidToBeLit()
{
    QFETCH(const bsp::Format *, format);
    QFETCH(QByteArray, field);
    QFETCH(double, value);
    QFETCH(QByteArray, texture);
    QFETCH(int, by);
    constexpr quint32 face = 1;
    auto builder = MapBuilder::room(*format);
    if (!field.isEmpty())
        builder.set("FACES", face, field.constData(), value);
    for (quint32 i = 0; builder.has("DRAWVERTS") && i < builder.count("DRAWVERTS"); ++i)
        builder.set("DRAWVERTS", i, "color[0]", 40);
    if (!texture.isEmpty()) {
        auto textures = builder.lumpBytes("TEXTURES");
        const auto at = static_cast<qsizetype>(bsp::load<qint32>(textures.constData() + 4));
        builder.setLumpBytes("TEXTURES", textures.replace(at, 16, texture.leftJustified(16, '\0')));
    }
    OPEN_BYTES(map, builder.build());
    const auto shared = std::make_shared<const MapFile>(map);
    const Luxels luxels(*shared);
    QCOMPARE(static_cast<int>(FaceLightings(luxels).at(face).by), by);
    const auto made = buildMapScene(shared, {}, {});
    const auto found = std::ranges::find(made->scene.faces, face, &SceneFace::face);
    QVERIFY(found != made->scene.faces.end());
    QCOMPARE(static_cast<int>(drawn(made->scene, *found)), by);
}

void TestLighting::everyFaceOfRealMapsIsDrawnSo()
{
    OPEN_MAP(map);
    const auto shared = std::make_shared<const MapFile>(map);
    const auto made = buildMapScene(shared, {}, {});
    const Luxels luxels(*shared);
    const FaceLightings lightings(luxels);
    for (const auto &face : made->scene.faces) {
        const auto by = lightings.at(face.face, made->scene.placements[face.placement].renderMode).by;
        const auto seen = drawn(made->scene, face);
        const auto where = u"face %1: said %2, drawn %3"_s.arg(face.face).arg(by).arg(seen);
        if (by == FaceLighting::Luxels && made->light.leftOut == 0)
            QVERIFY2(seen == by, qPrintable(where));
        else if (by == FaceLighting::Vertexes) // which may be white or black
            QVERIFY2(seen != FaceLighting::Luxels, qPrintable(where));
        else
            QVERIFY2(seen == (by == FaceLighting::Nothing ? FaceLighting::White : by), qPrintable(where));
        if (by == FaceLighting::Luxels)
            QVERIFY2(luxels.light(face.face), qPrintable(where));
    }
}

QTEST_MAIN(TestLighting)
#include "tst_lighting.moc"
