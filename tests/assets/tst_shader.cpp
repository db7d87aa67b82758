// Shader scripts are read as the engine reads them; what is damaged is read as far as it makes sense, and said.
#include "tests/facts.h"
#include "tests/files.h"
#include "tests/parsedshaders.h"
#include "tests/program.h"
#include "tests/rows.h"

namespace {

ParsedScript parsed(const QByteArray &text) { return parseShaders(text, u"scripts/a.shader"_s); }

Shader only(const QByteArray &text)
{
    const auto script = parsed(text);
    return script.shaders.size() == 1 && script.problem.isEmpty() ? script.shaders.front() : Shader{.name = u"wrong"_s};
}

QStringList names(const ParsedScript &script)
{
    QStringList list;
    for (const auto &shader : script.shaders)
        list.append(shader.name);
    return list;
}

QByteArray sample() { return contentOf(sampleFile(u"quake3/scripts/gallery.shader")); }

} // namespace

class ShaderTest : public QObject
{
    Q_OBJECT

private slots:
    void theSampleIsReadWhole()
    {
        const auto script = parsed(sample());
        QVERIFY2(script.problem.isEmpty(), qPrintable(script.problem));
        QCOMPARE(names(script), (QStringList{u"textures/gallery/sky"_s, u"textures/gallery/water"_s, u"textures/gallery/grate"_s,
                                             u"textures/gallery/sheet"_s, u"textures/gallery/lamp"_s, u"textures/common/caulk"_s,
                                             u"textures/common/clip"_s, u"textures/common/trigger"_s}));
        const auto &sky = script.shaders[0], &water = script.shaders[1], &grate = script.shaders[2], &caulk = script.shaders[5];
        QVERIFY(sky.isSky && sky.skyBox.isEmpty() && sky.cloudHeight == 512 && sky.stages.size() == 1);
        QVERIFY(water.has(u"trans"_s) && water.cull == u"none" && !water.isSky);
        QCOMPARE(water.stages[0].blendSource, u"GL_SRC_ALPHA"_s);
        QCOMPARE(grate.stages[0].blendSource, QString());
        QCOMPARE(grate.stages[0].alphaFunc, u"GE128"_s);
        QCOMPARE(grate.stages[1].map, u"$lightmap"_s);
        QCOMPARE(grate.mainStage()->map, u"textures/gallery/grate.tga"_s);
        QVERIFY(caulk.has(u"nodraw"_s) && caulk.stages.empty() && caulk.editorImage.isEmpty());
        QCOMPARE(caulk.file, u"scripts/a.shader"_s);
    }

    void linesSurfaceParmsAndSkiesAreKept()
    {
        const auto script = parsed("\n\n// three\na\n{\n}\nb { SurfaceParm TRANS\nsurfaceparm Sky\n}\n"
                                   "c\n{\nSkyParms env/hills 128.5 -\n}\n");
        QCOMPARE(script.shaders.size(), 3U);
        QCOMPARE(script.shaders[0].line, 4);
        QCOMPARE(script.shaders[1].line, 7);
        QCOMPARE(script.shaders[1].surfaceParms, (QStringList{u"trans"_s, u"sky"_s}));
        QVERIFY(script.shaders[1].isSky && script.shaders[2].isSky && !script.shaders[0].isSky);
        QCOMPARE(script.shaders[2].skyBox, u"env/hills"_s);
        QCOMPARE(script.shaders[2].cloudHeight, 128.5);
        QCOMPARE(script.shaders[0].cull, u"front"_s);
    }

    void imagesAreChosenAsForAPreview_data()
    {
        const auto row = addColumns<QByteArray, QString, QString>("body", "editors", "stages");
        row("the editor's", "qer_editorimage e.tga\n{\nmap a.tga\n}\n", u"e.tga"_s, u"a.tga"_s);
        row("of a stage", "{\nmap $lightmap\n}\n{\nmap a.tga\nblendFunc filter\n}\n{\nmap b.tga\nblendFunc add\n}\n", u""_s,
            u"a.tga"_s);
        row("covered", "{\nmap a.tga\n}\n{\nmap b.tga\n}\n{\nmap c.tga\nblendFunc add\n}\n", u""_s, u"b.tga"_s);
        row("clamped", "{\nclampMap a.tga\n}\n", u""_s, u"a.tga"_s);
        row("of an animation", "{\nanimMap 5 a.tga b.tga\n}\n", u""_s, u"a.tga"_s);
        row("none", "{\nmap $whiteimage\n}\n{\nmap *white\n}\n{\nrgbGen identity\n}\n", u""_s, u""_s);
    }

    void imagesAreChosenAsForAPreview()
    {
        QFETCH(QByteArray, body);
        const auto shader = only("textures/x\n{\n" + body + "}\n");
        QCOMPARE(shader.name, u"textures/x"_s);
        QTEST(shader.editorImage, "editors");
        QTEST(shader.mainStage() ? shader.mainStage()->map : QString(), "stages");
    }

    void animationsHaveTheirFramesAndRate()
    {
        const auto shader = only("x\n{\n{\nANIMMAP 7.5 a.tga b.tga c.tga\n}\n{\nanimmap nan d.tga\n}\n{\nanimmap\n}\n}\n");
        QCOMPARE(shader.stages.size(), 3U);
        QCOMPARE(shader.stages[0].framesPerSecond, 7.5);
        QCOMPARE(shader.stages[0].frames, (QStringList{u"a.tga"_s, u"b.tga"_s, u"c.tga"_s}));
        QCOMPARE(shader.stages[1].framesPerSecond, 0);
        QVERIFY(shader.stages[2].frames.isEmpty() && shader.stages[2].map.isEmpty());
    }

    void blendFunctionsAreWrittenOut_data()
    {
        const auto row = addColumns<QString, QString>("source", "target");
        row("blendFunc add", u"GL_ONE"_s, u"GL_ONE"_s);
        row("BLENDFUNC Filter", u"GL_DST_COLOR"_s, u"GL_ZERO"_s);
        row("blendfunc blend", u"GL_SRC_ALPHA"_s, u"GL_ONE_MINUS_SRC_ALPHA"_s);
        row("blendfunc gl_src_color GL_ONE", u"GL_SRC_COLOR"_s, u"GL_ONE"_s);
        row("blendfunc GL_ONE GL_ZERO", u""_s, u""_s);
        row("rgbGen vertex", u""_s, u""_s);
    }

    void blendFunctionsAreWrittenOut()
    {
        const QByteArray line = QTest::currentDataTag();
        QFETCH(QString, source);
        const auto shader = only("x\n{\n{\nmap a.tga\n" + line + "\n}\n}\n");
        QCOMPARE(shader.stages.size(), 1U);
        QCOMPARE(shader.stages[0].blendSource, source);
        QTEST(shader.stages[0].blendTarget, "target");
    }

    void stagesSayHowTheirTexturesMove()
    {
        const auto script =
            parsed("a\n{\n{\nmap a.tga\ntcmod SCALE 2 0.5\ntcMod scroll -1 x\ntcMod stretch sin 1 2 3 4\n"
                   "tcMod rotate 30\ntcMod turb 9 0.25 0.5 2\ntcMod scroll 5 5\n}\n{\nmap b\ntcMod turb 9 0.25 0.5 2\n"
                   "tcMod transform 1 2 3 4 5 6\n}\n}\n");
        using enum TextureMotion::Kind;
        const auto &motions = script.shaders.at(0).stages.at(0).motions;
        QCOMPARE(motions.size(), 4U); // no more are kept
        QCOMPARE(motions[0], (TextureMotion{Scale, {2, 0.5, 0}}));
        QCOMPARE(motions[1], (TextureMotion{Scroll, {-1, 0, 0}}));
        QCOMPARE(motions[2], (TextureMotion{Stretch, {}, {ShaderWave::Sine, 1, 2, 3, 4}}));
        QCOMPARE(motions[3], (TextureMotion{Rotate, {30, 0, 0}}));
        const auto &more = script.shaders[0].stages.at(1).motions;
        QCOMPARE(more, (std::vector<TextureMotion>{{Turbulence, {0.25, 0.5, 2}}, {Transform, {1, 2, 3, 4, 5, 6}}}));
    }

    void theMainStageLiesOnTheSurface()
    {
        const auto script =
            parsed("a\n{\n{\nmap shine.tga\ntcGen environment\n}\n{\nmap $lightmap\n}\n{\nmap wall.tga\nrgbGen Vertex\n}\n}\n"
                   "b\n{\n{\nmap shine.tga\ntcgen Environment\n}\n}\nc\n{\n{\nmap $lightmap\n}\n}\n");
        QCOMPARE(script.shaders.at(0).mainStage()->map, u"wall.tga"_s);
        QCOMPARE(script.shaders[0].mainStage()->colorFrom, u"vertex"_s);
        QVERIFY(script.shaders[0].stages[0].isReflection());
        QCOMPARE(script.shaders.at(1).mainStage()->map, u"shine.tga"_s);
        QVERIFY(!script.shaders.at(2).mainStage());
    }

    void cullHasThreeMeanings_data()
    {
        QTest::addColumn<QString>("expected");
        for (const auto *word : {"none", "twosided", "DISABLE"})
            QTest::newRow(word) << u"none"_s;
        for (const auto *word : {"back", "backside", "backsided"})
            QTest::newRow(word) << u"back"_s;
        for (const auto *word : {"front", "sideways", ""})
            QTest::newRow(word) << u"front"_s;
    }

    void cullHasThreeMeanings() { QTEST(only("x { cull " + QByteArray(QTest::currentDataTag()) + "\n}").cull, "expected"); }

    // The grass of Jedi Academy grows on a surface, but does not cover it.
    void spritesAreNoStageOfTheSurface()
    {
        const auto shader = only("x\n{\n{\nmap ground.tga\n}\n{\nmap $lightmap\nblendFunc filter\n}\n"
                                 "{\nmap grass.tga\nsurfaceSprites vertical 24 24 48 600\nssFademax 1800\nssWind 0.5\n"
                                 "alphaFunc GE128\n}\n}");
        QCOMPARE(shader.stages.size(), 2U);
        QCOMPARE(shader.mainStage()->map, u"ground.tga"_s);
        QCOMPARE(shader.ignored, QStringList{u"surfacesprites"_s});
    }

    void stagesThatGlowAreDrawn()
    {
        const auto shader = only("x\n{\n{\nmap a.tga\nglow blendFunc add\n}\n}");
        QCOMPARE(shader.stages.size(), 1U);
        QCOMPARE(shader.stages[0].blendSource, u"GL_ONE"_s);
        QVERIFY(shader.ignored.isEmpty());
    }

    void implicitStagesComeFirst_data()
    {
        const auto row = addColumns<QByteArray, QStringList, QString>("body", "maps", "cull");
        const QByteArray stages = "{\nmap a.tga\n}\n{\nmap b.tga\n}\n{\nmap c.tga\n}\n";
        row("its own name", "implicitMap -\n", {u"$lightmap"_s, u"textures/x"_s}, u"front"_s);
        row("an image", "implicitMap i.tga\n", {u"$lightmap"_s, u"i.tga"_s}, u"front"_s);
        row("masked", "implicitMask i.tga\n", {u"i.tga"_s, u"$lightmap"_s}, u"none"_s);
        row("blended", "implicitBlend i.tga\n", {u"i.tga"_s, u"$lightmap"_s}, u"none"_s);
        row("a cull of its own", "implicitMask i.tga\ncull back\n", {u"i.tga"_s, u"$lightmap"_s}, u"back"_s);
        row("before stages", "implicitMap i.tga\n" + stages, {u"$lightmap"_s, u"i.tga"_s, u"c.tga"_s}, u"front"_s);
        row("after stages", stages + "implicitMask i.tga\n", {u"i.tga"_s, u"$lightmap"_s, u"c.tga"_s}, u"none"_s);
        row("the last", "implicitBlend i.tga\nimplicitMap j.tga\n", {u"$lightmap"_s, u"j.tga"_s}, u"front"_s);
    }
    void implicitStagesComeFirst()
    {
        QFETCH(QByteArray, body);
        const auto shader = only("textures/x\n{\n" + body + "}");
        QStringList maps;
        for (const auto &stage : shader.stages)
            maps.append(stage.map);
        QTEST(maps, "maps");
        QTEST(shader.cull, "cull");
        const auto image = std::ranges::find_if(shader.stages, &ShaderStage::isImage);
        QCOMPARE(image->alphaFunc.isEmpty(), !body.contains("Mask"));
        QCOMPARE(image->writesDepth, body.startsWith("implicitBlend i.tga") && !body.contains("implicitMap"));
    }

    void parametersEndWithTheLine()
    {
        const auto shader =
            only("x\n{\nqer_editorimage\nsurfaceparm trans\nq3map_sun 1 1 1\nmap outside.tga\n{\nmap\na.tga\n}\n}");
        QVERIFY(shader.editorImage.isEmpty());
        QCOMPARE(shader.surfaceParms, QStringList{u"trans"_s});
        QVERIFY(shader.stages.front().map.isEmpty());
    }

    void commentsAndQuotesAreUnderstood()
    {
        const auto shader = only("/* a\n{ b } */ x // y\n{ // {\nqer_editorimage \"my image.tga\" // no\n"
                                 "/* surfaceparm sky */ surfaceparm trans /* nodraw */\n\"cull\" \"none\"\n}\n/* to the end");
        QCOMPARE(shader.name, u"x"_s);
        QCOMPARE(shader.line, 2);
        QCOMPARE(shader.editorImage, u"my image.tga"_s);
        QCOMPARE(shader.surfaceParms, QStringList{u"trans"_s});
        QCOMPARE(shader.cull, u"none"_s);
    }

    void bracesPartWordsOnlyWhereTheyBegin()
    {
        const auto script = parsed("a {surfaceparm trans\n{map fences/{iron.tga\n}}b {{map {b}.tga\n"
                                   "{ deeper { } map c.tga\n}blendfunc add\n}}c {}");
        QVERIFY2(script.problem.isEmpty(), qPrintable(script.problem));
        QCOMPARE(names(script), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(script.shaders[0].stages.front().map, u"fences/{iron.tga"_s);
        QVERIFY(script.shaders[0].has(u"trans"_s));
        QCOMPARE(script.shaders[1].stages.front().map, u"{b}.tga"_s);
        QCOMPARE(script.shaders[1].stages.front().blendSource, u"GL_ONE"_s);
    }

    void damagedScriptsAreReadAsFarAsTheyGo_data()
    {
        const auto row = addColumns<QStringList, QStringList>("expected", "problem");
        row("", {}, {});
        row("a\nb { }\n", {u"b"_s}, {u"line 1"_s, u"name a"_s, u"{"_s});
        row("a { }\n} b { }", {u"a"_s, u"b"_s}, {u"line 2"_s, u"}"_s, u"no shader name"_s});
        row("{ a { }", {u"a"_s}, {u"line 1"_s, u"{"_s, u"no shader name"_s});
        row("a {\nb { cull none", {u"a"_s}, {u"line 2"_s, u"stage of a"_s, u"}"_s});
        row("a { cull none", {u"a"_s}, {u"line 1"_s, u"a is not closed"_s});
        row("a { {}{}{}{} {}{}{}{}\n{} } b { }", {u"a"_s, u"b"_s}, {u"line 2"_s, u"8 stages"_s});
        row("a { } \"b", {u"a"_s}, {u"line 1"_s, u"name b"_s});
    }

    void damagedScriptsAreReadAsFarAsTheyGo()
    {
        const QByteArray text = QTest::currentDataTag();
        QFETCH(QStringList, problem);
        const auto script = parsed(text);
        QTEST(names(script), "expected");
        QCOMPARE(script.problem.isEmpty(), problem.isEmpty());
        QVERIFY2(problem.isEmpty() || (script.problem.startsWith(u"scripts/a.shader, "_s) && states(script.problem, problem)),
                 qPrintable(script.problem));
    }

    // ParseShader() and ParseStage() of ioquake3's tr_shader.c return qfalse there, and nowhere else.
    void whatTheGameGivesUpIsTold_data()
    {
        const auto row = addColumns<QByteArray, QStringList>("body", "why");
        const auto taken = [&](const char *name, const QByteArray &body) { row(name, body, {}); };
        const QByteArray stage = "{\nmap a.tga\n}\n";
        taken("plain", stage);
        taken("a sky without a stage", "skyparms - 512 -\n");
        taken("a fog without a stage", "surfaceparm fog\nfogparms ( 1 1 1 ) 300 5 6 7\n");
        taken("all keywords",
              "qer_trans 0.5 x y\nq3map_sun 1 1 1 9 9 9\nQ3MAP_any word\ntesssize 64 8\n"
              "deformVertexes wave 100 sin 1 2 3 4\n"
              "deformVertexes bulge 1 2 3\ndeformVertexes move 1 2 3 sin 0 1 0 1\nclampTime 3\nsurfaceparm anything\n"
              "nomipmaps\nnopicmip\npolygonOffset\nentityMergable\nportal\nlight 1\ncull none\nsort 5\n"
                  + stage);
        taken("in a stage", "{\nclampmap a\nalphaFunc GE128\ndepthFunc equal\ndetail\nblendFunc add\nblendfunc GL_ONE GL_ONE\n"
                            "rgbGen wave sin 0 1 0 1\nrgbGen const ( 1 1 1 )\nalphaGen const 1\nalphaGen portal 9\n"
                            "tcGen vector ( 1 0 0 ) ( 0 1 0 )\ntcMod scroll 1 1 and more\ndepthWrite\n}\n");
        taken("keywords in one line", "cull none nomipmaps\n{ map a.tga rgbGen identity }\n");
        taken("what is glued to a brace is lost", "{x\nmap a.tga\n}y\n");
        row("unknown outside", "cull none\ndpoffsetmapping - 1\n" + stage, {u"Line 4"_s, u"dpoffsetmapping"_s, u"outside"_s});
        row("unknown in a stage", "{\nmap a.tga\nblendfuns filter\n}\n", {u"Line 5"_s, u"blendfuns"_s, u"in a stage"_s});
        row("a word too many", "cull none twosided\n" + stage, {u"Line 3"_s, u"twosided"_s});
        row("a colour without its brackets", "{\nmap a.tga\nrgbGen const 1 0 0\n}\n", {u"Line 5"_s, u"\"0\""_s, u"in a stage"_s});
        row("a fog's colour glued to them", "fogparms (1 1 1) 300\n" + stage, {u"Line 3"_s, u"fogparms"_s});
        row("nothing behind map", "{\nmap\n}\n", {u"Line 4"_s, u"map"_s, u"parameter"_s});
        row("nothing behind animMap", "{\nanimMap\n}\n", {u"Line 4"_s, u"animmap"_s, u"parameter"_s});
        row("a brace behind qer", "qer_editorimage a.tga }\n", {u"Line 3"_s, u"}"_s, u"parameter"_s});
        row("a brace behind q3map", stage + "q3map_surfacelight 9 }\nc\n{\n" + stage, {u"Line 6"_s, u"}"_s, u"parameter"_s});
        row("a brace behind tcMod", "{\nmap a.tga\ntcMod scroll 1 1 }\n", {u"Line 5"_s, u"}"_s, u"parameter"_s});
        row("a keyword glued to a brace", "{map a.tga\n}\n", {u"Line 3"_s, u"a.tga"_s, u"in a stage"_s});
        row("too many deforms", QByteArray("deformVertexes autosprite\n").repeated(3) + "deformVertexes normal 1 2\n" + stage,
            {u"Line 6"_s, u"\"1\""_s});
        row("five tcMod", "{\nmap a.tga\n" + QByteArray("tcMod scroll 1 1\n").repeated(5) + "}\n", {u"Line 9"_s, u"4 tcMod"_s});
        taken("four tcMod in each stage", ("{\nmap a.tga\n" + QByteArray("tcMod scroll 1 1\n").repeated(4) + "}\n").repeated(2));
        row("too many stages", stage.repeated(9), {u"Line 27"_s, u"8 stages"_s});
        row("no stage", "surfaceparm nodraw\n", {u"Line 4"_s, u"no stage"_s});
        row("a sky of two words", "skyparms - 512\n", {u"Line 4"_s, u"no stage"_s});
    }

    void whatTheGameGivesUpIsTold()
    {
        QFETCH(QByteArray, body);
        QFETCH(QStringList, why);
        const auto script = parsed("a\n{\n" + body + "}\n\nb\n{\n{\nmap b.tga\n}\n}\n");
        QVERIFY(!script.shaders.empty());
        const auto &rejection = script.shaders.front().rejection;
        QVERIFY2(why.isEmpty() ? rejection.why.isEmpty() : states(rejection.why, why), qPrintable(rejection.why));
        QCOMPARE(rejection.stopsGame, why.contains(u"4 tcMod"_s)); // ParseTexMod() ends with ERR_DROP
    }

    // R_FindImageFile() is asked for these, and ParseStage() returns qfalse where one is missing.
    void theImagesThatTheGameLoadsAreKnown()
    {
        const auto needed = [](const QByteArray &body) {
            const auto script = parsed("a\n{\n" + body + "}\n");
            QStringList images;
            for (const auto &image : script.shaders.front().needed)
                images += u"%1 %2"_s.arg(image.line).arg(image.name);
            return images;
        };
        QCOMPARE(needed("qer_editorimage e.tga\nskyparms env/sky - -\n{\nmap a.tga\nclampMap b\nmap $lightmap\nmap $WhiteImage\n"
                        "map *white\nvideoMap v.roq\n}\n{\nanimMap 5 c d\nanimMap 5 1 2 3 4 5 6 7\n}\n"),
                 (QStringList{u"6 a.tga"_s, u"7 b"_s, u"14 c"_s, u"14 d"_s, u"15 1"_s, u"15 2"_s, u"15 3"_s, u"15 4"_s, u"15 5"_s,
                              u"15 6"_s})); // eight of an animation
        QCOMPARE(needed("{\nclampmap $lightmap\nanimMap 1 $whiteimage\nmap *other\n}\n"),
                 (QStringList{u"4 $lightmap"_s, u"5 $whiteimage"_s, u"6 *other"_s}));
        QCOMPARE(needed("{\nmap a\n}\nnonsense\n{\nmap b\n}\n"), QStringList(u"4 a"_s)); // it reads no further
    }

    void aScriptCutOffAnywhereKeepsWhatWasWhole()
    {
        const auto text = sample();
        const auto whole = names(parsed(text));
        QCOMPARE(whole.size(), 8);
        for (qsizetype size = 0; size < text.size(); ++size) {
            const auto cut = names(parsed(text.first(size)));
            QVERIFY(cut == whole.first(cut.size()));
            QVERIFY(cut.size() >= text.first(size).count("\n}\n"));
        }
    }

    // Were any of them read in more than linear time, this would not come to an end.
    void aLongScriptIsReadAtOnce()
    {
        QCOMPARE(parsed(QByteArray("a{").repeated(1'000'000)).shaders.size(), 0U);
        QCOMPARE(parsed(QByteArray("a {").repeated(1'000'000)).shaders.size(), 1U);
        QCOMPARE(parsed("a " + QByteArray("{").repeated(1'000'000)).shaders.size(), 1U);
        QCOMPARE(parsed("a " + QByteArray("{\"\"").repeated(1'000'000)).shaders.size(), 1U);
        QCOMPARE(parsed(QByteArray("a\n").repeated(1'000'000)).shaders.size(), 0U);
        QCOMPARE(parsed("a {b " + QByteArray("c ").repeated(1'000'000)).shaders.size(), 1U);
    }
};

ADD_TEST(ShaderTest, QCoreApplication)
#include "tst_shader.moc"
