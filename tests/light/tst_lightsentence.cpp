// How a face is lit: in a sentence, and in the 3D view, which FaceLightings tells of every face of every map.
#include "core/light/facelighting.h"
#include "core/light/lightsentence.h"
#include "core/scene/mapscene.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/roomchanges.h"
#include "tests/rows.h"

namespace {

Change set(const char *field, double value)
{
    return [=](MapBuilder &map) { map.set("FACES", 1, field, value); };
}

Change texinfoFlags(double flags)
{
    return [=](MapBuilder &map) { map.set("TEXINFO", 0, "flags", flags); }; // face 1's
}

Change withoutLight()
{
    return [](MapBuilder &map) { map.setLumpBytes(map.name(map.format().roles.lighting), {}); };
}

Change withEntities(const QByteArray &more)
{
    return both([](MapBuilder &map) { map.set("FACES", 1, "styles[1]", 33); }, entities(more));
}

Change renderMode(const char *mode)
{
    return entities("{\n\"classname\" \"func_wall\"\n\"model\" \"*1\"\n\"rendermode\" \"" + QByteArray(mode) + "\"\n}\n");
}

// What a scene's vertexes show of a face; Luxels where they have a place in the atlas. Half of white is that of what
// Quake II draws as bright as stored.
FaceLighting::By drawn(const Scene &scene, const SceneFace &face)
{
    const auto &vertex = scene.vertexes[face.firstVertex];
    if (vertex.light[0] >= 0)
        return FaceLighting::Luxels;
    const auto is = [&vertex](int value) {
        return vertex.color[0] == value && vertex.color[1] == value && vertex.color[2] == value;
    };
    return is(255) || is(128) ? FaceLighting::White : is(0) ? FaceLighting::Black : FaceLighting::Vertexes;
}

} // namespace

class TestLightSentence : public QObject
{
    Q_OBJECT

    static auto columns()
    {
        return [add = addColumns<Change, int, QStringList, quint32>("change", "why", "facts", "face")](
                   const char *name, const Change &change, FaceLighting::Reason why, const QStringList &facts, quint32 face = 1) {
            add(name, change, why, facts, face);
        };
    }

private slots:
    void quakeTwoFacesSayHowTheyAreLit_data()
    {
        const auto row = columns();
        row("one style", {}, FaceLighting::Data, {u"Lit: 9 x 9 luxels; style 0: average 128 of 255."_s}, 2);
        row("an animated style", {}, FaceLighting::Data, {u"9 x 9"_s, u"style 0"_s, u"style 1"_s, u"128"_s, u"animated"_s});
        row("a switched style",
            withEntities("{\n\"classname\" \"light\"\n\"style\" \"33\"\n\"targetname\" \"hall\"\n\"spawnflags\" \"1\"\n}\n"),
            FaceLighting::Data, {u"9 x 9"_s, u"style 0"_s, u"style 33"_s, u"128"_s, u"off"_s, u"'hall'"_s});
        row("one that is on", withEntities("{\n\"classname\" \"light\"\n\"style\" \"33\"\n\"targetname\" \"hall\"\n}\n"),
            FaceLighting::Data, {u"9 x 9"_s, u"style 0"_s, u"style 33"_s, u"128"_s, u"on"_s, u"'hall'"_s});
        row("one that nothing switches",
            withEntities("{\n\"classname\" \"func_areaportal\"\n\"style\" \"33\"\n\"targetname\" \"door\"\n}\n"),
            FaceLighting::Data, {u"9 x 9"_s, u"style 0"_s, u"style 33"_s, u"128"_s, u"no light"_s});
        row("dark", [](MapBuilder &map) { map.setLumpBytes("LIGHTING", QByteArray(8 * 243, '\0')); }, FaceLighting::Data,
            {u"Black"_s, u"162"_s});
        row("sky", texinfoFlags(4), FaceLighting::Sky, {u"Not lit"_s, u"sky"_s});
        row("liquid", texinfoFlags(8), FaceLighting::Liquid, {u"Fullbright"_s, u"WARP"_s});
        row("glass", texinfoFlags(0x20), FaceLighting::Translucent, {u"Fullbright"_s, u"TRANS66"_s});
        row("no lightmap", set("lightofs", -1), FaceLighting::NoLightmap, {u"Fullbright"_s, u"lightofs -1"_s});
        row("no style", set("styles[0]", 255), FaceLighting::NoStyle, {u"Black"_s, u"styles[0]"_s, u"255"_s});
        row("unlit map", withoutLight(), FaceLighting::NoLightmaps, {u"Fullbright"_s, u"no lightmaps"_s});
        row("beyond the lump", set("lightofs", 1'000'000), FaceLighting::PastEnd, {u"Unknown"_s, u"1,728"_s});
        row("broken texinfo", set("texinfo", 77), FaceLighting::BrokenTexinfo, {u"Unknown"_s, u"texinfo"_s});
        row("broken edges", set("firstedge", -1), FaceLighting::BrokenShape, {u"Unknown"_s, u"edges"_s});
    }

    void quakeTwoFacesSayHowTheyAreLit() { compare(bsp::quake2); }
    void halfLifeFacesSayHowTheyAreLit_data()
    {
        const auto row = columns();
        row("one style", {}, FaceLighting::Data, {u"Lit: 9 x 9 luxels; style 0: average 128 of 255."_s}, 2);
        row("no lightmap", set("lightofs", -1), FaceLighting::NoLightmap, {u"Black"_s, u"lightofs -1"_s});
        row("unlit map", both(set("lightofs", -1), withoutLight()), FaceLighting::NoLightmaps,
            {u"Fullbright"_s, u"no lightmaps"_s});
        row("special", both(texinfoFlags(1), set("lightofs", -1)), FaceLighting::NoLightmap, {u"Black"_s, u"lightofs -1"_s});
        row("sky", both(texinfoFlags(1), named("SKY")), FaceLighting::Sky, {u"Not lit"_s, u"sky"_s});
        row("liquid", named("!lava"), FaceLighting::Liquid, {u"Fullbright"_s, u"!lava"_s});
        row("conveyor", named("scroll_belt"), FaceLighting::Data, {u"Lit: 9 x 9 luxels; style 0: average 128 of 255."_s}, 2);
        row("texture mode", renderMode("2"), FaceLighting::Data, {u"Fullbright"_s, u"rendermode 2"_s, u"func_wall 1"_s}, 6);
        row("solid mode", renderMode("4"), FaceLighting::Data, {u"Lit"_s, u"3 x 3"_s, u"style 0"_s, u"128"_s}, 6);
        row("the world has none", renderMode("2"), FaceLighting::Data, {u"Lit: 9 x 9 luxels; style 0: average 128 of 255."_s}, 2);
    }

    void halfLifeFacesSayHowTheyAreLit() { compare(bsp::goldsrc); }
    void surfacesSayHowTheyAreLit_data()
    {
        const auto row = columns();
        row("page", {}, FaceLighting::Data, {u"Lit"_s, u"9 x 9"_s, u"(9, 0)"_s, u"page 0"_s, u"128"_s});
        row("dark page", [](MapBuilder &map) { map.setLumpBytes("LIGHTMAPS", QByteArray(49152, '\0')); }, FaceLighting::Data,
            {u"Black"_s, u"81"_s, u"page 0"_s});
        row("none", set("lightmapNum", -1), FaceLighting::ByShader, {u"lightmapNum -1"_s, u"shader"_s});
        row("white", set("lightmapNum", -2), FaceLighting::WhitePage, {u"Fullbright"_s, u"lightmapNum -2"_s});
        row("vertexes", both(set("lightmapNum", -3), [](MapBuilder &map) { map.set("DRAWVERTS", 4, "color[1]", 255); }),
            FaceLighting::VertexPage, {u"Vertex-lit"_s, u"lightmapNum -3"_s, u"46"_s}); // 182 in one of four
        row("picture", set("lightmapNum", -4), FaceLighting::ScreenPage, {u"Vertex-lit"_s, u"lightmapNum -4"_s, u"average 0"_s});
        row("unknown", set("lightmapNum", -9), FaceLighting::NoPage, {u"Vertex-lit"_s, u"page -9"_s, u"average 0"_s});
        row("outside", set("lightmapNum", 7), FaceLighting::NoPage, {u"Page 7"_s, u"lm_0007"_s, u"average 0"_s});
        row("flare", set("surfaceType", 4), FaceLighting::Flare, {u"Not lit"_s, u"flare"_s});
        row("sky", [](MapBuilder &map) { map.set("SHADERS", 0, "surfaceFlags", 4); }, FaceLighting::Sky,
            {u"Not lit"_s, u"sky"_s});
        row("nodraw", [](MapBuilder &map) { map.set("SHADERS", 0, "surfaceFlags", 0x80); }, FaceLighting::NoDraw,
            {u"Not lit"_s, u"NODRAW"_s});
    }

    void surfacesSayHowTheyAreLit() { compare(bsp::quake3); }
    void everyFaceOfRealMapsHasASentence_data() { addMapRows(); }
    void everyFaceOfRealMapsHasASentence()
    {
        OPEN_MAP(map);
        const References references(map);
        const auto faces = map.recordCount(map.format().roles.faces);
        for (const quint32 face : spread(faces, 300)) {
            const auto sentence = lightSentence(references, face);
            QVERIFY2(sentence.endsWith(u'.') && !sentence.startsWith(u"Unknown"_s) && !sentence.contains(u'%'),
                     qPrintable(sentence));
        }
    }

    void facesAreDrawnAsTheyAreSaidToBeLit_data()
    {
        const auto add = addFormatColumns<QByteArray, double, int, QByteArray>("field", "value", "by", "texture");
        const auto row = [&add](const char *name, const bsp::Format &format, const char *field, double value, FaceLighting::By by,
                                const char *texture = "") { add(format, name, field, value, by, texture); };
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

    void facesAreDrawnAsTheyAreSaidToBeLit()
    {
        QFETCH(QByteArray, field);
        QFETCH(double, value);
        QFETCH(QByteArray, texture);
        QFETCH(int, by);
        constexpr quint32 face = 1;
        auto builder = MapBuilder::room(fetchFormat());
        if (!field.isEmpty())
            builder.set("FACES", face, field.constData(), value);
        for (quint32 i = 0; builder.has("DRAWVERTS") && i < builder.count("DRAWVERTS"); ++i)
            builder.set("DRAWVERTS", i, "color[0]", 40);
        if (!texture.isEmpty())
            nameMiptexes(builder, texture);
        OPEN_BYTES(map, builder.build());
        const auto shared = std::make_shared<const MapFile>(map);
        const Luxels luxels(*shared);
        QCOMPARE(static_cast<int>(FaceLightings(luxels).at(face).by), by);
        const auto made = buildMapScene(shared, {}, {});
        const auto found = std::ranges::find(made->scene.faces, face, &SceneFace::face);
        QVERIFY(found != made->scene.faces.end());
        QCOMPARE(static_cast<int>(drawn(made->scene, *found)), by);
    }

    void everyFaceOfRealMapsIsDrawnSo_data() { addMapRows(); }
    void everyFaceOfRealMapsIsDrawnSo()
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

private:
    static void compare(const bsp::Format &format)
    {
        checkChanged(format, [](const References &references, quint32 face) {
            QFETCH(QStringList, facts);
            const Luxels luxels(references.map());
            QTEST(static_cast<int>(FaceLightings(luxels).at(face).why), "why");
            const auto sentence = lightSentence(references, face);
            QVERIFY2(states(sentence, facts), qPrintable(sentence));
        });
    }
};

ADD_TEST(TestLightSentence, QCoreApplication)
#include "tst_lightsentence.moc"
