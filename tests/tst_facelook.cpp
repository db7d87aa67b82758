// What faces are drawn like is told by their textures, and by the shaders of those.
#include "core/geometry/facelook.h"
#include "core/scene/scenetexture.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <QtTest>

using namespace Qt::StringLiterals;

class TestFaceLook : public QObject
{
    Q_OBJECT

private slots:
    void facesSayWhatTheyAreDrawnLike_data();
    void facesSayWhatTheyAreDrawnLike();
    void shadersSayWhatTheMapDoesNot();
};

void TestFaceLook::facesSayWhatTheyAreDrawnLike_data()
{
    using enum FaceFlag;
    QTest::addColumn<const bsp::Format *>("format");
    QTest::addColumn<QByteArray>("texture"); // of the first texinfo, Half-Life's first texture
    QTest::addColumn<qint64>("flags");
    QTest::addColumn<FaceFlags>("expected");
    const auto row = [](const char *name, const bsp::Format &format, const char *texture, qint64 flags,
                        FaceFlags expected) {
        QTest::addRow("%s %s", format.id.data(), name) << &format << QByteArray(texture) << flags << expected;
    };
    row("wall", bsp::quake2, "wall", 0x3, {});
    row("sky", bsp::quake2, "sky", 0x84, Sky | NoDraw);
    row("water", bsp::quake2, "water", 0x28, Liquid | Warp | Translucent66);
    row("glass", bsp::quake2, "glass", 0x50, Translucent33 | Flowing);
    row("hint", bsp::quake2, "trigger", 0x100, NoDraw);
    row("grate", bsp::quake2, "grate", 0x2000000, AlphaTested);
    row("wall", bsp::quake3, "textures/wall", 0x400, {});
    row("sky", bsp::quake3, "textures/skies/a", 0x14, Sky);
    row("clip", bsp::quake3, "textures/common/clip", 0x80, NoDraw);
    for (const bsp::Format *format : {&bsp::goldsrc, &bsp::blueShift}) {
        row("wall", *format, "wall", 0, {});
        row("sky", *format, "SKY", 1, Sky | Special);
        row("water", *format, "!green", 1, Liquid | Warp | Special);
        row("laser", *format, "LaserBeam", 0, Liquid | Warp);
        row("belt", *format, "scrollbelt", 0, Flowing);
        row("fence", *format, "{fence", 0, AlphaTested);
        row("trigger", *format, "AAATRIGGER", 1, NoDraw | Special);
    }
}

void TestFaceLook::facesSayWhatTheyAreDrawnLike()
{
    QFETCH(QByteArray, texture);
    QFETCH(qint64, flags);
    auto builder = MapBuilder::room(fetchFormat());
    if (builder.format().images == bsp::Images::Miptex) {
        auto lump = builder.lumpBytes("TEXTURES");
        lump.replace(12, 16, texture.leftJustified(16, '\0'));
        builder.setLumpBytes("TEXTURES", lump).set("TEXINFO", 0, "flags", static_cast<double>(flags));
    } else if (builder.has("SURFACES")) {
        builder.set("SHADERS", 0, "shader", texture).set("SHADERS", 0, "surfaceFlags", static_cast<double>(flags));
    } else {
        builder.set("TEXINFO", 0, "texture", texture).set("TEXINFO", 0, "flags", static_cast<double>(flags));
    }
    OPEN_BYTES(map, builder.build());
    const auto look = FaceLooks(map).at(0);
    QTEST(look.flags, "expected");
    QCOMPARE(look.image, 0);
}

void TestFaceLook::shadersSayWhatTheMapDoesNot()
{
    using enum FaceFlag;
    Shader shader;
    QCOMPARE(flagsOf(shader), FaceFlags());
    shader.cull = u"none"_s;
    shader.stages.push_back({.map = u"textures/fence.tga"_s, .alphaFunc = u"GE128"_s});
    QCOMPARE(flagsOf(shader), TwoSided | AlphaTested | FullBright);
    shader.stages.push_back({.map = u"$lightmap"_s});
    QCOMPARE(flagsOf(shader), TwoSided | AlphaTested);
    shader.stages.insert(shader.stages.begin(),
                         {.map = u"textures/glow.tga"_s, .blendSource = u"GL_ONE"_s, .blendTarget = u"GL_ONE"_s});
    shader.isSky = true;
    QCOMPARE(flagsOf(shader), TwoSided | Blended | Adds | Sky);
}

QTEST_GUILESS_MAIN(TestFaceLook)

#include "tst_facelook.moc"
