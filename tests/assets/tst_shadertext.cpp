// Shaders in the words of their scripts, and the listing of a map's.
#include "core/assets/shadertext.h"
#include "core/shading/shaderlist.h"
#include "tests/gamefolder.h"
#include "tests/parsedshaders.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/texturemaps.h"

class ShaderTextTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsToldReadsTheSame_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("shader", "stage");
        row("plain", "", "map a.tga");
        row("blended", "cull none\nsort 9\npolygonOffset", "clampMap a.tga\nblendFunc blend\nalphaFunc GE128\ndepthWrite");
        row("waves", "deformVertexes wave 4 sin 0 1 2 3\ndeformVertexes autosprite\ndeformVertexes move 1 2 3 noise 4 5 6 7",
            "map a\nrgbGen wave triangle 1 2 3 4\nalphaGen wave square 0 1 0 1\ntcMod stretch sin 1 2 3 4\ntcMod turb 0 1 2 3");
        row("places", "fogparms ( 0.5 0 1 ) 300\nskyparms env/a 128 -\nsurfaceparm trans",
            "animMap 5 a.tga b.tga\ntcGen vector ( 1 0 0 ) ( 0 1 0 )\ntcMod scale 2 3\ntcMod scroll 1 -1\ntcMod rotate 30\n"
            "tcMod transform 1 2 3 4 5 6\nrgbGen const ( 0.5 1 0 )\nalphaGen const 0.25\ndepthFunc equal\ndetail");
        row("generators", "", "map $lightmap\ntcGen environment\nrgbGen vertex\nalphaGen lightingspecular");
        row("portal", "", "videoMap a.roq\nalphaGen portal 512");
    }

    void whatIsToldReadsTheSame()
    {
        QFETCH(QByteArray, shader);
        QFETCH(QByteArray, stage);
        const auto read = [](const QByteArray &general, const QByteArray &inStage) {
            return parseShaders("a\n{\n" + general + "\n{\n" + inStage + "\n}\n}\n", u"a.shader"_s).shaders.at(0);
        };
        const auto first = read(shader, stage);
        const auto words = wordsOf(first), stageWords = wordsOf(first.stages.at(0));
        QCOMPARE(stageWords.size(), stage.split('\n').size());
        const auto again = read(words.join(u'\n').toLatin1(), stageWords.join(u'\n').toLatin1());
        QCOMPARE(wordsOf(again), words);
        QCOMPARE(wordsOf(again.stages.at(0)), stageWords);
        QCOMPARE(again.stages[0].motions, first.stages[0].motions);
        QCOMPARE(again.deforms, first.deforms);
        QCOMPARE(again.fog, first.fog);
        QCOMPARE(again.stages[0].colorWave, first.stages[0].colorWave);
    }

    void aListSaysHowEachIsDrawn()
    {
        const GameFolder game;
        game.save(u"game/scripts/a.shader"_s, "wall\n{\n{\nmap $lightmap\n}\n{\nmap one.tga\nblendFunc filter\n}\n"
                                              "{\nmap lost.tga\nblendFunc add\n}\n{\nvideoMap a.roq\ndetail\n}\n}\n");
        game.save(u"game/one.tga"_s, tga({4, 4}, qRgb(1, 2, 3)));
        auto builder = MapBuilder::room(bsp::quake3);
        for (quint32 i = 0; i < builder.count("SHADERS"); ++i)
            builder.set("SHADERS", i, "shader", i == 0 ? "wall" : "plain");
        const auto path = game.save(u"game/maps/a.bsp"_s, builder.build());
        const auto map = openMap(path);
        VERIFY_RESULT(map);
        const auto list = listShaders(map.value(), *texturesOf(path));
        QCOMPARE(list.size(), size_t(2));
        const auto &wall = list[0];
        QVERIFY(wall.file.endsWith(u"scripts/a.shader") && wall.line == 1 && wall.faces > 0);
        QCOMPARE(wall.ignored, QStringList(u"videomap"_s));
        QCOMPARE(wall.stages.size(), size_t(4));
        QVERIFY(wall.stages[0].images.isEmpty());
        QCOMPARE(wall.stages[1].found, QStringList{game.path(u"game/one.tga"_s)});
        QCOMPARE(wall.stages[2].found, QStringList{QString()});
        QCOMPARE(wall.stages[2].group, 0);
        QCOMPARE(wall.stages[3].group, -1);
        QCOMPARE(wall.stages[3].remarks.size(), 2); // it is a video, and a detail
        QVERIFY(wall.stages[3].remarks[0].contains(u"a.roq") && wall.stages[3].remarks[1].contains(u"r_detailtextures"));
        QVERIFY(wall.stages[0].remarks.isEmpty());
        QVERIFY(list[1].file.isEmpty() && list[1].stages.size() == 1);
    }

    void recordsHaveTheShaderThatTheyReferTo()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        QVERIFY(builder.count("SHADERS") > 1 || builder.addRecord("SHADERS") == 1);
        builder.set("SHADERS", 0, "shader", "one").set("SHADERS", 1, "shader", "two");
        builder.set("SURFACES", 0, "shaderNum", 1).set("BRUSHSIDES", 0, "shaderNum", 1).set("SURFACES", 1, "shaderNum", 999);
        const GameFolder game;
        const auto map = openMap(game.save(u"baseq3/maps/a.bsp"_s, builder.build()));
        VERIFY_RESULT(map);
        const References references(map.value());
        const auto nameOf = [&](const QString &lump, quint32 index) {
            const auto image = shaderImageOf(references, {map.value().findLump(lump), index});
            const auto names = map.value().column(map.value().format().roles.images, 0);
            return image < 0 ? QByteArray() : names.chars(static_cast<quint32>(image)).toByteArray();
        };
        QCOMPARE(nameOf(u"SURFACES"_s, 0), QByteArray("two"));
        QCOMPARE(nameOf(u"BRUSHSIDES"_s, 0), QByteArray("two"));
        QCOMPARE(nameOf(u"SHADERS"_s, 0), QByteArray("one"));
        QCOMPARE(nameOf(u"IMAGES"_s, 0), QByteArray("one"));
        QCOMPARE(nameOf(u"SURFACES"_s, 1), QByteArray()); // there is no such shader
        QCOMPARE(nameOf(u"PLANES"_s, 0), QByteArray());
        QCOMPARE(nameOf(u"SURFACES"_s, 9999), QByteArray());
    }
};

ADD_TEST(ShaderTextTest, QCoreApplication)
#include "tst_shadertext.moc"
