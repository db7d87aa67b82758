// What Quake III's shaders look like: the colour of a wall under scripts, as the command draws it.
#include "tests/commandline.h"
#include "tests/gamefolder.h"
#include "tests/rows.h"
#include "tests/texturemaps.h"

using namespace commandline;

class TestShaderStages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void stagesAreMixedAsTheyBlend_data();
    void stagesAreMixedAsTheyBlend();
    void picturesMayLieAsLightmapsDo();
    void lightmapsMayLieAsReflectionsDo_data();
    void lightmapsMayLieAsReflectionsDo();
    void fogLiesOverWhatIsInIt();
    void mirrorsAndPortalsShowWhatIsSeenInThem_data();
    void mirrorsAndPortalsShowWhatIsSeenInThem();
    void theWorldsFacesTakeLightWhereTheyHaveIt_data();
    void theWorldsFacesTakeLightWhereTheyHaveIt();

private:
    // The middle of the wall at -x of the room, that `script` is the shader of.
    QColor wall(const QByteArray &script, const QStringList &words = {}, const std::function<void(MapBuilder &)> &change = {});
};

namespace
{

const QColor image(100, 150, 200), grey(128, 128, 128), nothing(41, 43, 48); // what pictures begin with

bool isNear(const QColor &a, const QColor &b)
{
    constexpr int most = 3;
    return std::abs(a.red() - b.red()) <= most && std::abs(a.green() - b.green()) <= most
           && std::abs(a.blue() - b.blue()) <= most;
}

} // namespace

#define COMPARE_COLORS(actual, expected) \
    do { \
        const QColor is = actual, wanted = expected; \
        QVERIFY2(isNear(is, wanted), qPrintable(u"%1, not %2"_s.arg(is.name(), wanted.name()))); \
    } while (false)

QColor TestShaderStages::wall(const QByteArray &script, const QStringList &words, const std::function<void(MapBuilder &)> &change)
{
    const GameFolder game;
    auto builder = MapBuilder::room(bsp::quake3);
    builder.setLumpBytes("LIGHTMAPS", QByteArray(128 * 128 * 3, '\x20')); // four times as bright in the game: half
    for (quint32 i = 0; i < builder.count("SHADERS"); ++i)
        builder.set("SHADERS", i, "shader", "wall");
    if (change)
        change(builder);
    game.save(u"baseq3/scripts/a.shader"_s, script);
    game.save(u"baseq3/a.tga"_s, tga({4, 4}, image.rgb()));
    game.save(u"baseq3/wall.tga"_s, tga({4, 4}, image.rgb()));
    QImage quarter(4, 4, QImage::Format_RGB32);
    quarter.fill(Qt::black);
    for (const QPoint place : {QPoint(0, 0), QPoint(0, 1), QPoint(1, 0), QPoint(1, 1)})
        quarter.setPixel(place, image.rgb());
    quarter.save(game.path(u"baseq3/quarter.png"_s));
    game.save(u"baseq3/half.tga"_s, tga({4, 4}, grey.rgb()));
    game.save(u"baseq3/black.tga"_s, tga({4, 4}, qRgb(0, 0, 0)));
    const auto map = game.save(u"baseq3/maps/a.bsp"_s, builder.build()), picture = game.path(u"out.png"_s);
    const auto ended = run(QStringList{u"render"_s, map, u"--output"_s, picture, u"--size"_s, u"64x48"_s, u"--position"_s,
                                       u"40"_s, u"0"_s, u"0"_s, u"--angles"_s, u"0"_s, u"180"_s}
                               + words,
                           {}, {}, QProcessEnvironment::systemEnvironment());
    if (ended.code != 0) {
        qWarning("%s", ended.err.constData());
        return Qt::magenta; // as nothing here is
    }
    return QImage(picture).pixelColor(32, 24);
}

void TestShaderStages::initTestCase()
{
    const GameFolder game;
    const auto ended =
        run({u"render"_s, u"--sample"_s, u"quake3"_s, u"--output"_s, game.path(u"x.png"_s), u"--size"_s, u"16x16"_s}, {}, {},
            QProcessEnvironment::systemEnvironment());
    if (ended.code != 0)
        QSKIP("Nothing can be drawn here: there is no OpenGL 3.3, or no display.");
}

void TestShaderStages::stagesAreMixedAsTheyBlend_data()
{
    const auto row = addColumns<QByteArray, QStringList, QColor>("stages", "words", "expected");
    const QColor lit(50, 75, 100), black(0, 0, 0), bright(150, 225, 255);
    row("one alone is as bright as its image", "{\nmap a.tga\n}\n", {}, image);
    row("the lightmap times an image", "{\nmap $lightmap\n}\n{\nmap a.tga\nblendFunc filter\n}\n", {}, lit);
    row("an image times the lightmap", "{\nmap a\n}\n{\nmap $LIGHTMAP\nblendFunc GL_ZERO GL_SRC_COLOR\n}\n", {}, lit);
    row("what is there is brightened", "{\nmap a\n}\n{\nmap half\nblendFunc GL_DST_COLOR GL_ONE\n}\n", {}, bright);
    row("added", "{\nmap black\n}\n{\nmap a\nblendFunc add\n}\n", {}, image);
    row("taken away", "{\nmap a\n}\n{\nmap half\nblendFunc GL_ZERO GL_ONE_MINUS_SRC_COLOR\n}\n", {}, lit);
    row("covered", "{\nmap black\n}\n{\nmap a\n}\n", {}, image);
    row("keywords in one line", "{\nmap a.tga rgbGen const ( 0.5 0.5 0.5 )\n}\n", {}, lit);
    row("white", "{\nmap $whiteimage\nrgbGen const ( 1 0 0 )\n}\n", {}, QColor(255, 0, 0));
    row("alpha", "{\nmap black\n}\n{\nmap a\nblendFunc blend\nalphaGen const 0.5\n}\n", {}, lit);
    row("alphas that a test leaves out", "{\nmap a\n}\n{\nmap black\nalphaFunc GE128\nalphaGen const 0.3\n}\n", {}, image);
    row("a wave, high", "{\nmap a\nrgbGen wave square 0.5 0.5 0 1\n}\n", {u"--time"_s, u"0.25"_s}, image);
    row("a wave, low", "{\nmap a\nrgbGen wave square 0.5 0.5 0 1\n}\n", {u"--time"_s, u"0.75"_s}, black);
    row("the second frame", "{\nanimMap 1 black.tga a.tga\n}\n", {u"--time"_s, u"1.5"_s}, image);
    row("more than are drawn at once",
        "{\nmap a\n}\n" + QByteArray("{\nmap half\nblendFunc GL_DST_COLOR GL_SRC_COLOR\n}\n").repeated(6), {}, image);
    row("the light of vertexes", "{\nmap a\nrgbGen vertex\n}\n", {}, QColor(25, 75, 200));
    row("and what they lack of it", "{\nmap a\nrgbGen oneMinusVertex\n}\n", {}, QColor(75, 75, 0));
    row("drawn over it in its order", "sort additive\n{\nmap a\n}\n", {}, image);
}

void TestShaderStages::stagesAreMixedAsTheyBlend()
{
    QFETCH(QByteArray, stages);
    QFETCH(QStringList, words);
    QFETCH(QColor, expected);
    const auto withVertexes = [](MapBuilder &builder) {
        for (quint32 i = 0; i < builder.count("DRAWVERTS"); ++i)
            builder.set("DRAWVERTS", i, "color[0]", 0x10)
                .set("DRAWVERTS", i, "color[1]", 0x20)
                .set("DRAWVERTS", i, "color[2]", 0x40);
    };
    COMPARE_COLORS(wall("wall\n{\n" + stages + "}\n", words, withVertexes), expected);
}

void TestShaderStages::theWorldsFacesTakeLightWhereTheyHaveIt_data()
{
    const auto row = addColumns<int, QByteArray, QColor>("page", "script", "expected");
    const QByteArray script = "wall\n{\n{\nmap $lightmap\n}\n{\nmap a\nblendFunc filter\n}\n}\n";
    row("lightmap", 0, script, QColor(50, 75, 100));
    row("vertexes, whose lightmap is white", -3, script, image);
    row("no script, lightmap", 0, {}, QColor(50, 75, 100));
    row("no script, vertexes", -3, {}, QColor(25, 37, 50));
    row("no script, white", -2, {}, image);
}

void TestShaderStages::theWorldsFacesTakeLightWhereTheyHaveIt()
{
    QFETCH(int, page);
    QFETCH(QByteArray, script);
    QFETCH(QColor, expected);
    COMPARE_COLORS(wall(script, {}, [page](MapBuilder &builder) {
        for (quint32 i = 0; i < builder.count("DRAWVERTS"); ++i)
            for (const char *color : {"color[0]", "color[1]", "color[2]"})
                builder.set("DRAWVERTS", i, color, 0x10);
        for (quint32 i = 0; i < builder.count("SURFACES"); ++i)
            builder.set("SURFACES", i, "lightmapNum", page);
    }), expected);
}

// Where the page's lightmap lies, whichever of several pages it is.
void TestShaderStages::picturesMayLieAsLightmapsDo()
{
    const QByteArray script = "wall\n{\n{\nmap quarter\ntcGen lightmap\n}\n}\n";
    const auto onPage = [](int page) {
        return [page](MapBuilder &builder) {
            builder.setLumpBytes("LIGHTMAPS", QByteArray(4 * 128 * 128 * 3, '\x20'));
            for (quint32 i = 0; i < builder.count("DRAWVERTS"); ++i)
                builder.set("DRAWVERTS", i, "lightmap[0]", 0.25).set("DRAWVERTS", i, "lightmap[1]", 0.25);
            for (quint32 i = 0; i < builder.count("SURFACES"); ++i)
                builder.set("SURFACES", i, "lightmapNum", page);
        };
    };
    for (const int page : {-3, 0, 3})
        COMPARE_COLORS(wall(script, {}, onPage(page)), image);
}

void TestShaderStages::lightmapsMayLieAsReflectionsDo_data()
{
    const auto row = addColumns<QByteArray, int, QColor>("keywords", "page", "expected");
    const QColor lit(50, 75, 100), dark(0, 0, 0);
    row("as told nothing", {}, 0, dark);
    row("as reflections", "tcGen environment\n", 0, lit);
    row("as reflections, on another page", "tcGen environment\n", 3, lit);
    row("moved", "tcMod transform 1 0 0 1 0.25 0.25\n", 3, lit);
    row("beyond the page's border, which goes on", "tcMod transform 1 0 0 1 -5 -5\n", 3, lit);
    row("white without a page", "tcGen environment\n", -3, image);
}

// The middle of each page and its first luxel are lit; the wall lies at a quarter of the page, and reflects its middle.
void TestShaderStages::lightmapsMayLieAsReflectionsDo()
{
    QFETCH(QByteArray, keywords);
    QFETCH(int, page);
    QFETCH(QColor, expected);
    QByteArray luxels(128 * 128 * 3, '\0');
    luxels.replace(0, 3, QByteArray(3, '\x20'));
    for (qsizetype y = 60; y < 68; ++y)
        luxels.replace((y * 128 + 60) * 3, 8 * 3, QByteArray(8 * 3, '\x20'));
    const QByteArray script = "wall\n{\n{\nmap $lightmap\n" + keywords + "}\n{\nmap a\nblendFunc filter\n}\n}\n";
    COMPARE_COLORS(wall(script, {}, [&](MapBuilder &builder) {
        builder.setLumpBytes("LIGHTMAPS", luxels.repeated(4));
        for (quint32 i = 0; i < builder.count("DRAWVERTS"); ++i)
            builder.set("DRAWVERTS", i, "lightmap[0]", 0.25).set("DRAWVERTS", i, "lightmap[1]", 0.25);
        for (quint32 i = 0; i < builder.count("SURFACES"); ++i)
            builder.set("SURFACES", i, "lightmapNum", page);
    }), expected);
}

// 104 map units away, in a fog that is whole at 416: half of it, the root of a quarter.
void TestShaderStages::fogLiesOverWhatIsInIt()
{
    const QByteArray fog = "fog\n{\nsurfaceparm fog\nfogparms ( 0 0 1 ) 416\n}\n", wallScript = "wall\n{\n{\nmap a\n}\n}\n";
    const auto inFog = [](MapBuilder &builder) {
        builder.set("FOGS", 0, "shader", "fog").set("FOGS", 0, "visibleSide", -1);
        builder.set("SHADERS", builder.addRecord("SHADERS"), "shader", "fog");
    };
    const QColor half(50, 75, 228);
    COMPARE_COLORS(wall(wallScript + fog, {}, inFog), half);
    COMPARE_COLORS(wall(fog, {}, inFog), QColor(25, 37, 178)); // lit, without a script of its own
    COMPARE_COLORS(wall(wallScript + fog, {u"--fog"_s, u"off"_s}, inFog), image);
    // A side of the fog itself, which map compilers put in no fog; what lies behind is seen.
    COMPARE_COLORS(wall("wall\n{\nsurfaceparm fog\nfogparms ( 0 0 1 ) 416\n}\n", {}), nothing);
    // Seen from above its surface, which is the floor, there is none before the wall.
    COMPARE_COLORS(wall(wallScript + fog, {}, [&inFog](MapBuilder &builder) {
        inFog(builder);
        builder.set("FOGS", 0, "visibleSide", 5);
    }), image);
}

void TestShaderStages::mirrorsAndPortalsShowWhatIsSeenInThem_data()
{
    const auto row = addColumns<QByteArray, QByteArray, QStringList, QColor>("entities", "keywords", "words", "expected");
    const auto portal = [](const QByteArray &origin, const QByteArray &more = {}) {
        return "{ \"classname\" \"misc_portal_surface\" \"origin\" \"" + origin + "\" " + more + " }\n";
    };
    const QByteArray camera = "{ \"classname\" \"misc_portal_camera\" \"targetname\" \"there\" \"origin\" \"0 0 0\" }\n";
    const auto mirror = portal("-60 0 0"), seen = camera + portal("-60 0 0", "\"target\" \"there\"");
    row("a mirror", mirror, {}, {}, image);
    row("switched off", mirror, {}, {u"--portals"_s, u"off"_s}, nothing);
    row("none beside it", {}, {}, {}, nothing);
    row("too far away from it", portal("10 0 0"), {}, {}, nothing);
    row("from elsewhere", seen, {}, {}, image);
    row("from nowhere", portal("-60 0 0", "\"target\" \"there\""), {}, {}, nothing);
    row("within its range", seen, "alphaGen portal 150\n", {}, image);
    row("out of its range", seen, "alphaGen portal 130\n", {}, nothing);
    row("mirrors have no range", mirror, "alphaGen portal 130\n", {}, image);
    row("what the PVS hides is seen there", mirror, {}, {u"--pvs"_s, u"camera"_s}, image);
}

// The wall shows the one behind who looks, and adds nothing to it.
void TestShaderStages::mirrorsAndPortalsShowWhatIsSeenInThem()
{
    QFETCH(QByteArray, entities);
    QFETCH(QByteArray, keywords);
    QFETCH(QStringList, words);
    QFETCH(QColor, expected);
    const auto script =
        "wall\n{\n{\nmap a\n}\n}\nmirror\n{\nportal\n{\nmap black\nblendFunc add\ndepthWrite\n" + keywords + "}\n}\n";
    COMPARE_COLORS(wall(script, words, [&entities](MapBuilder &builder) {
        builder.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" }\n" + entities);
        const auto shader = builder.addRecord("SHADERS");
        builder.set("SHADERS", shader, "shader", "mirror").set("SURFACES", 0, "shaderNum", shader);
    }), expected);
}

QTEST_MAIN(TestShaderStages)
#include "tst_shaderstages.moc"
