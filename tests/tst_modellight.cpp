// The light in which models stand: of the floor under them, of the sun, or of a grid.
#include "tests/shownmodels.h"

#include <QtTest>

#include <cmath>

namespace
{

// Of the first model that an entity shows.
ModelLight lightIn(const MapBuilder &builder)
{
    return entityModels(*sceneOf(builder)).shown.front().light;
}

ModelLight lightWith(const bsp::Format &format, const QByteArray &text)
{
    return modelsWith(format, text).shown.front().light;
}

} // namespace

class TestModelLight : public QObject
{
    Q_OBJECT

private slots:
    void modelsAreAsBrightAsTheFloorUnderThem();
    void whereTheSkyIsSeenTheSunLightsHalfLifesModels_data();
    void whereTheSkyIsSeenTheSunLightsHalfLifesModels();
    void quake3sGridLightsModelsInTheAir();
};

void TestModelLight::modelsAreAsBrightAsTheFloorUnderThem()
{
    const auto light = lightWith(bsp::quake2, "{ \"classname\" \"item_quad\" " + there + "}");
    for (const auto channel : light.ambient)
        QVERIFY(std::abs(channel - 128.0f / 255) < 0.02f);
    QCOMPARE(light.ambient, light.directed);
    const auto turned = lightWith(bsp::quake2, "{ \"classname\" \"misc_banner\" \"angle\" \"90\" " + there + "}");
    QVERIFY(length(turned.towards - Point{1, 0, 1} * std::sqrt(0.5)) < 0.001);
    const auto outside = lightWith(bsp::quake2, "{ \"classname\" \"item_quad\" \"origin\" \"0 0 -4000\" }");
    QCOMPARE(outside.ambient, (std::array<float, 3>{0, 0, 0}));
}

void TestModelLight::whereTheSkyIsSeenTheSunLightsHalfLifesModels_data()
{
    QTest::addColumn<QByteArray>("suns");
    QTest::addColumn<bool>("isSeen");
    const auto sun = [](const QByteArray &keys) { return "{ \"classname\" \"light_environment\" " + keys + "} "; };
    const QByteArray bright = "\"_light\" \"100 50 25 255\" ", dark = "\"_light\" \"0 0 0 255\" ";
    QTest::newRow("through the sky") << sun(bright + "\"angle\" \"180\" ") << true;
    QTest::newRow("angles") << sun(bright + "\"angles\" \"0 180 0\" ") << true;
    QTest::newRow("through the ceiling") << sun(bright + "\"angle\" \"180\" \"pitch\" \"-90\" ") << false;
    QTest::newRow("none") << QByteArray() << false;
    QTest::newRow("the last is dark") << sun(bright + "\"angle\" \"180\" ") + sun(dark) << false;
    QTest::newRow("the last is bright") << sun(dark) + sun(bright + "\"angle\" \"180\" ") << true;
}

// The walls are sky, and the floor has a grey light of 128.
void TestModelLight::whereTheSkyIsSeenTheSunLightsHalfLifesModels()
{
    QFETCH(const QByteArray, suns);
    QFETCH(const bool, isSeen);
    auto room = MapBuilder::room(bsp::goldsrc);
    auto textures = room.lumpBytes("TEXTURES");
    room.setLumpBytes("TEXTURES", textures.replace("wall", QByteArray("sky\0", 4)));
    room.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" } { \"classname\" \"item_battery\" " + there + "} " + suns + '\0');
    const auto light = lightIn(room);
    if (!isSeen) {
        QVERIFY(light.ambient[0] > 0.1f && std::abs(light.ambient[0] - light.ambient[2]) < 0.01f);
        QVERIFY(light.towards[2] > 0.9);
        return;
    }
    // What CEnvLight makes of 100, 50 and 25, drawn twice as bright.
    const std::array<float, 3> wanted{244 * 2.0f / 255, 161 * 2.0f / 255, 106 * 2.0f / 255};
    for (size_t i = 0; i < 3; ++i) {
        QVERIFY(std::abs(light.ambient[i] - 0.702f * wanted[i]) < 0.02f);
        QVERIFY(std::abs(light.directed[i] - 0.602f * wanted[i]) < 0.02f);
    }
    QVERIFY(length(light.towards - Point{1, 0, 0}) < 1e-6);
}

void TestModelLight::quake3sGridLightsModelsInTheAir()
{
    auto room = MapBuilder::room(bsp::quake3);
    room.setLumpBytes("ENTITIES", QByteArray("{ \"classname\" \"worldspawn\" } { \"classname\" \"ammo_shells\" ") + there + "}" + '\0');
    // The room is 128 units wide: three points across, three along, two or one up.
    for (const int points : {9, 18, 27}) {
        auto lit = MapBuilder(room).setLumpBytes("LIGHTGRID", QByteArray("\x20\x10\x08\x04\x02\x01\x00\x00", 8).repeated(points));
        const auto light = lightIn(lit);
        if (light.directed[0] != 4.0f * 4 / 255)
            continue; // a grid of another size is none
        QVERIFY(std::abs(light.ambient[0] - (0.6f * 4 * 32 + 32) / 255) < 0.001f);
        QCOMPARE(light.towards, (Point{0, 0, 1}));
        QCOMPARE(light.back, 0.0f);
        return;
    }
    QFAIL("no grid was taken");
}

QTEST_GUILESS_MAIN(TestModelLight)
#include "tst_modellight.moc"
