// What Quake III's shaders look like: the colour of a wall under scripts, as the command draws it.
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/shaderwall.h"

using namespace shaderwall;

class TestShaderStages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!canDraw())
            QSKIP("Nothing can be drawn here: there is no OpenGL 3.3, or no display.");
    }

    void stagesAreMixedAsTheyBlend_data()
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
        row("no colour of an entity", "{\nmap a\nrgbGen entity\n}\n", {}, black);
        row("and what it lacks of it", "{\nmap a\nrgbGen oneMinusEntity\n}\n", {}, image);
        row("no light of an entity", "{\nmap a\nrgbGen lightingDiffuse\n}\n", {}, black);
    }

    void stagesAreMixedAsTheyBlend()
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

    void facesAreDrawnAsKeywordsSay_data()
    {
        const auto row = addColumns<QByteArray, QStringList, QColor>("body", "words", "expected");
        const QColor black(0, 0, 0), half(50, 75, 100), brighter(141, 193, 248);
        const QByteArray one = "{\nmap a\n}\n", dark = "{\nmap black\n}\n", fade = dark + "{\nmap a\nblendFunc blend\n",
                         holes = "{\nmap half\nalphaFunc GE128\nalphaGen const 0.3\n}\n", equal = "depthFunc equal\n}\n";
        row("its back", "cull back\n" + one, {}, nothing);
        row("both sides", "cull none\n" + one, {}, image);
        row("where there are holes", holes + one, {}, image);
        row("where there are none", holes + "{\nmap a\n" + equal, {}, nothing);
        const QByteArray added = "{\nmap a\nblendFunc add\n", unseen = "{\nmap black\nblendFunc add\n";
        row("at any depth", unseen + "}\n" + added + "}\n", {}, brighter);
        row("at a depth that was not written", unseen + "}\n" + added + equal, {}, nothing);
        row("at one that was", unseen + "depthWrite\n}\n" + added + equal, {}, brighter);
        row("alphas of vertexes", fade + "alphaGen vertex\n}\n", {}, black);
        row("and what they lack", fade + "alphaGen oneMinusVertex\n}\n", {}, image);
        row("alphas of a wave, high", fade + "alphaGen wave square 0.5 0.5 0 1\n}\n", {u"--time"_s, u"0.25"_s}, image);
        row("alphas of a wave, low", fade + "alphaGen wave square 0.5 0.5 0 1\n}\n", {u"--time"_s, u"0.75"_s}, black);
        row("the picture's alpha", dark + "{\nmap a\nblendFunc GL_DST_ALPHA GL_ONE\n}\n", {}, image);
        row("what that lacks", dark + "{\nmap a\nblendFunc GL_ONE_MINUS_DST_ALPHA GL_ONE\n}\n", {}, black);
        row("the less of it", dark + "{\nmap a\nblendFunc GL_SRC_ALPHA_SATURATE GL_ONE\n}\n", {}, black);
        row("what the picture lacks", "{\nmap half\n}\n{\nmap a\nblendFunc GL_ONE_MINUS_DST_COLOR GL_ZERO\n}\n", {}, half);
        row("a triangle", "{\nmap a\nrgbGen wave triangle 0 1 0 1\n}\n", {u"--time"_s, u"0.125"_s}, half);
        row("a sawtooth", "{\nmap a\nrgbGen wave sawtooth 0 1 0 1\n}\n", {u"--time"_s, u"0.5"_s}, half);
        row("the light that the game has", "{\nmap a\nrgbGen identityLighting\n}\n", {}, image);
        row("moved away", "deformVertexes move 0 0 500 sin 1 0 0 0\n" + one, {}, nothing);
        row("of models alone", "deformVertexes projectionShadow\ndeformVertexes text0\n" + one, {}, image);
    }

    void facesAreDrawnAsKeywordsSay()
    {
        QFETCH(QByteArray, body);
        QFETCH(QStringList, words);
        QFETCH(QColor, expected);
        COMPARE_COLORS(wall("wall\n{\n" + body + "}\n", words), expected);
    }

    // Of a picture that is black but for a quarter, in which all of the wall lies.
    void texturesLieWhereKeywordsSay_data()
    {
        const auto row = addColumns<QByteArray, int, bool>("stage", "time", "isSeen");
        const QByteArray there = "map quarter\ntcMod transform 0 0 0 0 0.25 0.25\n",
                         around = "map quarter\ntcMod transform 0 0 0 0 1.25 1.25\n";
        row("as it is", there, 0, true);
        row("transformed", "map quarter\ntcMod transform 0 0 0 0 0.75 0.25\n", 0, false);
        row("repeated", around, 0, true);
        row("clamped", "clampM" + around.sliced(1), 0, false);
        row("scrolled", there + "tcMod scroll 0.5 0\n", 1, false);
        row("scrolled all the way", there + "tcMod scroll 0.5 0\n", 2, true);
        row("turned", there + "tcMod rotate 90\n", 1, false);
        row("turned around", there + "tcMod rotate 90\n", 4, true);
        row("scaled", there + "tcMod scale 3 1\n", 0, false);
        row("stretched", there + "tcMod stretch sin 0.3333 0 0 0\n", 0, false);
        row("in waves", there + "tcMod turb 0 0.5 0.25 0\n", 0, false);
        row("along a vector", "map quarter\ntcGen vector ( -0.00390625 0 0 ) ( -0.00390625 0 0 )\n", 0, true);
        row("along a longer one", "map quarter\ntcGen vector ( -0.01171875 0 0 ) ( -0.01171875 0 0 )\n", 0, false);
        row("mirrored", "map quarter\ntcGen environment\ntcMod transform 1 0 0 1 -0.25 -0.25\n", 0, true);
        row("mirrored beside it", "map quarter\ntcGen environment\ntcMod transform 1 0 0 1 0.25 0.25\n", 0, false);
    }

    void texturesLieWhereKeywordsSay()
    {
        QFETCH(QByteArray, stage);
        QFETCH(int, time);
        QFETCH(bool, isSeen);
        COMPARE_COLORS(wall("wall\n{\n{\n" + stage + "}\n}\n", {u"--time"_s, QString::number(time)}),
                       isSeen ? image : QColor(0, 0, 0));
    }

    // The engine has its one light far away in every map: towards where its light is thrown it is seen.
    void highlightsAreSeenWhereTheyFall()
    {
        const QByteArray script = "wall\n{\n{\nmap black\n}\n{\nmap a\nblendFunc blend\nalphaGen lightingSpecular\n}\n}\n";
        COMPARE_COLORS(wall(script), QColor(0, 0, 0));
        COMPARE_COLORS(wall(script, {},
                            [](MapBuilder &builder) { // half way between that light and the eye
                                for (quint32 i = 0; i < builder.count("DRAWVERTS"); ++i)
                                    builder.setVector("DRAWVERTS", i, "normal", {0.5424, 0.8395, 0.0406});
                            }),
                       QColor(32, 48, 63)); // less than all, since highlights are worked out at the corners
    }

    // Of two faces in one place that are drawn in this order, the second covers the first, unless that is offset.
    void whatIsOffsetIsNearerThanItsPlane()
    {
        const auto seen = [this](const QByteArray &keyword) {
            const auto script = "wall\n{\n{\nmap black\n}\n}\nfirst\n{\nsort 2.5\n" + keyword + "{\nmap a\n}\n}\n";
            return wall(script, {}, [](MapBuilder &builder) {
                builder.set("SHADERS", 1, "shader", "first").set("SURFACES", 1, "shaderNum", 1);
                builder.set("SURFACES", 1, "firstVert", 0).set("SURFACES", 1, "firstIndex", 0);
            });
        };
        COMPARE_COLORS(seen({}), QColor(0, 0, 0));
        COMPARE_COLORS(seen("polygonOffset\n"), image);
    }

    // Where the page's lightmap lies, whichever of several pages it is.
    void picturesMayLieAsLightmapsDo()
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

    void lightmapsMayLieAsReflectionsDo_data()
    {
        const auto row = addColumns<QByteArray, int, QColor>("keywords", "page", "expected");
        const QColor lit(50, 75, 100), dark(0, 0, 0);
        row("as told nothing", {}, 0, dark);
        row("as nobody knows", "tcGen elsewhere\n", 0, dark);
        row("as reflections", "tcGen environment\n", 0, lit);
        row("as reflections, on another page", "tcGen environment\n", 3, lit);
        row("moved", "tcMod transform 1 0 0 1 0.25 0.25\n", 3, lit);
        row("beyond the page's border, which goes on", "tcMod transform 1 0 0 1 -5 -5\n", 3, lit);
        row("white without a page", "tcGen environment\n", -3, image);
    }

    // The middle of each page and its first luxel are lit; the wall lies at a quarter of the page, and reflects its middle.
    void lightmapsMayLieAsReflectionsDo()
    {
        QFETCH(QByteArray, keywords);
        QFETCH(int, page);
        QFETCH(QColor, expected);
        QByteArray luxels(128 * 128 * 3, '\0');
        luxels.replace(0, 3, QByteArray(3, '\x20'));
        for (qsizetype y = 60; y < 68; ++y)
            luxels.replace((y * 128 + 60) * 3, 8 * 3, QByteArray(8 * 3, '\x20'));
        const QByteArray script = "wall\n{\n{\nmap $lightmap\n" + keywords + "}\n{\nmap a\nblendFunc filter\n}\n}\n";
        COMPARE_COLORS(wall(script, {},
                            [&](MapBuilder &builder) {
                                builder.setLumpBytes("LIGHTMAPS", luxels.repeated(4));
                                for (quint32 i = 0; i < builder.count("DRAWVERTS"); ++i)
                                    builder.set("DRAWVERTS", i, "lightmap[0]", 0.25).set("DRAWVERTS", i, "lightmap[1]", 0.25);
                                for (quint32 i = 0; i < builder.count("SURFACES"); ++i)
                                    builder.set("SURFACES", i, "lightmapNum", page);
                            }),
                       expected);
    }

    // 104 map units away, in a fog that is whole at 416: half of it, the root of a quarter.
    void fogLiesOverWhatIsInIt()
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
        COMPARE_COLORS(wall(wallScript + fog, {},
                            [&inFog](MapBuilder &builder) {
                                inFog(builder);
                                builder.set("FOGS", 0, "visibleSide", 5);
                            }),
                       image);
    }

    // Of DarkPlaces, where exp(-0.004 * density * distance) is let through: the wall is 104 units away.
    void fogOfTheMapThickensInItsRange_data()
    {
        const auto row = addColumns<QByteArray, QByteArray, QStringList, QColor>("world", "stages", "words", "expected");
        const QByteArray one = "{\nmap a\n}\n", fog = R"("fog" "2.5 0 0 1 1 4")";
        const QColor fogged(37, 55, 235);
        row("none", {}, one, {}, image);
        row("an image", fog, one, {}, fogged);
        row("no script", fog, {}, {}, QColor(18, 28, 198));
        row("more stages than are drawn at once", fog,
            one + QByteArray("{\nmap half\nblendFunc GL_DST_COLOR GL_SRC_COLOR\n}\n").repeated(6), {}, fogged);
        row("what is added fades", fog, "{\nmap a\nblendFunc add\n}\n", {}, QColor(78, 98, 122));
        row("what is mixed takes its colour", fog, "{\nmap a\nblendFunc blend\nalphaGen const 0.5\n}\n", {}, QColor(39, 49, 141));
        row("half of it at most", R"("fog" "2.5 0 0 1 0.5 4")", one, {}, QColor(68, 103, 217));
        row("no further than that", R"("fog" "2.5 0 0 1 1 4 54")", one, {}, QColor(61, 91, 222));
        row("behind the wall", R"("_fog" "2.5 0 0 1 1 200")", one, {}, image);
        row("of nothing but its density, each key anew", R"("_fog" "9 0 0 1 1 4" "fog" "2.5")", one, {}, QColor(35, 53, 71));
        row("switched off", fog, one, {u"--fog"_s, u"off"_s}, image);
    }

    void fogOfTheMapThickensInItsRange()
    {
        QFETCH(QByteArray, world);
        QFETCH(QByteArray, stages);
        QFETCH(QStringList, words);
        QFETCH(QColor, expected);
        const auto script = stages.isEmpty() ? QByteArray() : "wall\n{\n" + stages + "}\n";
        COMPARE_COLORS(wall(script, QStringList{u"--game"_s, u"nexuiz"_s} + words,
                            [&world](MapBuilder &builder) {
                                builder.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" " + world + " }\n");
                            }),
                       expected);
    }

    void mirrorsAndPortalsShowWhatIsSeenInThem_data()
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
    void mirrorsAndPortalsShowWhatIsSeenInThem()
    {
        QFETCH(QByteArray, entities);
        QFETCH(QByteArray, keywords);
        QFETCH(QStringList, words);
        QFETCH(QColor, expected);
        const auto script =
            "wall\n{\n{\nmap a\n}\n}\nmirror\n{\nportal\n{\nmap black\nblendFunc add\ndepthWrite\n" + keywords + "}\n}\n";
        COMPARE_COLORS(wall(script, words,
                            [&entities](MapBuilder &builder) {
                                builder.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" }\n" + entities);
                                const auto shader = builder.addRecord("SHADERS");
                                builder.set("SHADERS", shader, "shader", "mirror").set("SURFACES", 0, "shaderNum", shader);
                            }),
                       expected);
    }

    void theWorldsFacesTakeLightWhereTheyHaveIt_data()
    {
        const auto row = addColumns<int, QByteArray, QColor>("page", "script", "expected");
        const QByteArray script = "wall\n{\n{\nmap $lightmap\n}\n{\nmap a\nblendFunc filter\n}\n}\n";
        row("lightmap", 0, script, QColor(50, 75, 100));
        row("vertexes, whose lightmap is white", -3, script, image);
        row("no script, lightmap", 0, {}, QColor(50, 75, 100));
        row("no script, vertexes", -3, {}, QColor(25, 37, 50));
        row("no script, white", -2, {}, image);
    }

    void theWorldsFacesTakeLightWhereTheyHaveIt()
    {
        QFETCH(int, page);
        QFETCH(QByteArray, script);
        QFETCH(QColor, expected);
        COMPARE_COLORS(wall(script, {},
                            [page](MapBuilder &builder) {
                                for (quint32 i = 0; i < builder.count("DRAWVERTS"); ++i)
                                    for (const char *color : {"color[0]", "color[1]", "color[2]"})
                                        builder.set("DRAWVERTS", i, color, 0x10);
                                for (quint32 i = 0; i < builder.count("SURFACES"); ++i)
                                    builder.set("SURFACES", i, "lightmapNum", page);
                            }),
                       expected);
    }
};

ADD_TEST(TestShaderStages, QGuiApplication)
#include "tst_shaderstages.moc"
