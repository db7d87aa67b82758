// The textures of Quake III are what its scripts say.
#include "tests/facts.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/texturemaps.h"

#include <QtConcurrentFilter>

class ShaderTexturesTest : public QObject
{
    Q_OBJECT

private slots:
    void quake3TakesTheShadersImageAndOfNoStageButTheMainOne()
    {
        const GameFolder folder;
        const auto map =
            folder.save(u"baseq3/maps/a.bsp"_s, quake3Map({"textures/a/Stage", "textures/a/edit", "textures/a/plain",
                                                           "textures/a/nodraw", "textures/a/gone.tga", "textures/a/sky",
                                                           "textures\\a\\back", "textures/a/wall", "textures/a/shiny"}));
        folder.save(
            u"baseq3/scripts/a.shader"_s,
            "TEXTURES/A/STAGE { surfaceparm trans\n { map $lightmap\n } { map textures/a/one.tga\n blendfunc filter\n } }\n"
            "textures/a/edit { qer_editorimage textures/a/none\n { map textures/a/one\n } }\n"
            "textures/a/nodraw { surfaceparm nodraw\n }\n"
            "textures/a/gone { { map textures/b/none.tga\n } }\n"
            "textures/a/sky { skyparms env/day - -\n }\n"
            "textures/a/back { cull back\n { map textures/a/one.jpg\n } }\n"
            "textures/a/wall { { map textures/a/lost.tga\n } { map textures/a/detail.tga\n blendfunc filter\n } }\n"
            "textures/a/shiny { { map textures/a/lost.tga\n tcgen environment\n } { map textures/a/detail.tga\n } }\n");
        folder.save(u"baseq3/textures/a/one.jpg"_s, png({8, 4}, qRgb(1, 2, 3))); // told by its bytes
        folder.save(u"baseq3/textures/a/plain.tga"_s, tga({2, 2}, qRgb(9, 9, 9)));
        folder.save(u"baseq3/textures/a/plain.jpg"_s, "not looked at");
        folder.save(u"baseq3/textures/a/detail.tga"_s, tga({2, 2}, qRgb(9, 9, 9)));
        folder.save(u"baseq3/env/day_ft.tga"_s, tga({2, 4}, qRgb(0, 0, 255)));
        const auto textures = texturesOf(map);
        const auto stage = textures->load(0), edit = textures->load(1), plain = textures->load(2), nodraw = textures->load(3),
                   gone = textures->load(4), sky = textures->load(5), back = textures->load(6);
        for (const auto &texture : {stage, edit, back})
            QCOMPARE(texture.source, folder.path(u"baseq3/textures/a/one.jpg"_s));
        QVERIFY(stage.shader && stage.shader->has(u"trans"_s) && stage.size == QSize(8, 4));
        QVERIFY(!plain.shader && plain.size == QSize(2, 2));
        QVERIFY(nodraw.isMissing() && nodraw.shader->has(u"nodraw"_s));
        QVERIFY(gone.isMissing() && gone.shader);
        QCOMPARE(gone.tried.list().first(), folder.path(u"baseq3/textures/b/none.tga"_s));
        QVERIFY(gone.tried.list().contains(folder.path(u"baseq3/textures/b/none.jpg"_s)));
        QVERIFY(sky.shader->isSky && sky.source.endsWith(u"env/day_ft.tga"));
        QCOMPARE(back.shader->cull, u"back"_s);
        QVERIFY(textures->load(7).isMissing());
        QVERIFY(textures->load(8).isMissing()); // as is any image, though what is reflected is not the main one
    }

    void theLastListedShaderCounts()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq3/maps/a.bsp"_s, quake3Map({"a", "b", "c", "d", "e"}));
        const auto script = [](const QByteArray &name, const QByteArray &parm) {
            return name + " { surfaceparm " + parm + "\n}\n";
        };
        folder.save(u"baseq3/z.pk3"_s, zipOf({{.name = "scripts/z.shader", .bytes = script("a", "first") + script("A", "second")},
                                              {.name = "scripts/a.shader",
                                               .bytes = script("a", "third") + script("A", "never") + script("b", "fourth")}}));
        folder.save(u"baseq3/a.pk3"_s,
                    zipOf({{.name = "scripts/a.shader", .bytes = script("c", "hidden by the other archive")},
                           {.name = "scripts/b.shader", .bytes = script("b", "fifth") + script("c", "sixth")}}));
        folder.save(u"baseq3/scripts/long.shader"_s, script("d", "too long").leftJustified(3 << 20));
        folder.save(u"baseq3/scripts/broken.shader"_s, "nothing opens\n" + script("c", "seventh") + script("e", "eighth"));
        const auto textures = texturesOf(map);
        QVERIFY(textures->load(0).shader->has(u"third"_s));
        QVERIFY(textures->load(1).shader->has(u"fifth"_s));
        QVERIFY(textures->load(2).shader->has(u"sixth"_s));
        QVERIFY(!textures->load(3).shader);
        QVERIFY(textures->load(4).shader->has(u"eighth"_s)); // nobody else has it
        QCOMPARE(textures->notices().size(), 2);
        QVERIFY(textures->notices().first().contains(folder.path(u"baseq3/scripts/broken.shader, line 1"_s)));
        QVERIFY(textures->notices().last().startsWith(folder.path(u"baseq3/scripts/long.shader: "_s)));
    }

    // Scripts are kept for other maps.
    void aScriptThatChangesIsReadAgain()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq3/maps/a.bsp"_s, quake3Map({"a", "b"}));
        const auto script = [](const QByteArray &name, const QByteArray &parm) {
            return name + " { surfaceparm " + parm + "\n}\n";
        };
        folder.saveOld(u"baseq3/a.pk3"_s, zipOf({{.name = "scripts/a.shader", .bytes = script("a", "packed")}}));
        folder.saveOld(u"baseq3/scripts/b.shader"_s, "nothing opens\n" + script("b", "loose"));
        for (int i = 0; i < 2; ++i) {
            const auto textures = texturesOf(map);
            QVERIFY(textures->load(0).shader->has(u"packed"_s) && textures->load(1).shader->has(u"loose"_s));
            QCOMPARE(textures->scriptFaults().size(), 1);
        }
        folder.saveOld(u"baseq3/a.pk3"_s, zipOf({{.name = "scripts/a.shader", .bytes = script("a", "changed")}}));
        folder.saveOld(u"baseq3/scripts/b.shader"_s, script("b", "changed"));
        const auto textures = texturesOf(map);
        QVERIFY(textures->load(0).shader->has(u"changed"_s) && textures->load(1).shader->has(u"changed"_s));
        QVERIFY(textures->scriptFaults().isEmpty());
    }

    // All scripts of a game may have 32 MB of text, however short the shaders are.
    void manyShortShadersAreFound()
    {
        constexpr int scripts = 5, shaders = 60'000;
        const GameFolder folder;
        const auto map = folder.save(u"baseq3/maps/a.bsp"_s, quake3Map({"s0_0", "s4_59999"}));
        for (int i = 0; i < scripts; ++i) {
            QByteArray text;
            for (int k = 0; k < shaders; ++k)
                text += 's' + QByteArray::number(i) + '_' + QByteArray::number(k) + "\n{\n}\n";
            folder.save(u"baseq3/scripts/%1.shader"_s.arg(i), text);
        }
        const auto textures = texturesOf(map);
        QVERIFY2(textures->scriptFaults().isEmpty(), qPrintable(textures->scriptFaults().join(u'\n')));
        for (const int index : {0, 1})
            QVERIFY(textures->load(index).shader);
    }

    void manyMapsAtOnceHaveTheirShaders()
    {
        constexpr int many = 40;
        const GameFolder folder;
        QByteArray text;
        QStringList maps;
        for (int i = 0; i < many; ++i) {
            const auto name = "textures/" + QByteArray::number(i);
            text += name + " { surfaceparm parm" + QByteArray::number(i) + "\n{ map a.tga\n} }\n";
            maps.append(folder.save(u"baseq3/maps/%1.bsp"_s.arg(i), quake3Map({name})));
        }
        for (int i = 0; i < 5; ++i) // the last listed one wins
            folder.saveOld(u"baseq3/scripts/%1.shader"_s.arg(i), i == 4 ? text : QByteArray(text).replace("parm", "other"));
        folder.saveOld(u"baseq3/a.pk3"_s, zipOf({{.name = "a.tga", .bytes = tga({1, 1}, qRgb(1, 2, 3))}}));
        const auto wrong = QtConcurrent::blockingFiltered(maps, [&maps](const QString &map) {
            const auto texture = texturesOf(map)->load(0);
            return texture.isMissing() || !texture.shader->has(u"parm%1"_s.arg(maps.indexOf(map)));
        });
        QVERIFY(wrong.isEmpty());
    }

    void whatAnimatesIsShownByItsFirstFrame()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq3/maps/a.bsp"_s, quake3Map({"flame", "still", "lost", "later"}));
        folder.save(u"baseq3/scripts/a.shader"_s,
                    "flame { qer_editorimage editor.tga\n { map base.tga\n }\n { animMap 8 f/1.tga f/2\n } }\n"
                    "still { qer_editorimage editor.tga\n { animMap 8 f/1\n } }\n"
                    "lost { qer_editorimage editor.tga\n { animMap 8 f/none f/2\n } }\n"
                    "later { { animMap 8 f/1 f/2 f/1 f/2 f/1 f/2 f/1 f/2 f/9 f/10\n } }\n"
                    "f/1 { { map base.tga\n } }\nf/2 { { map base.tga\n } }\n");
        int shade = 0;
        for (const auto &name : {u"editor"_s, u"base"_s, u"f/1"_s, u"f/2"_s})
            folder.save(u"baseq3/"_s + name + u".tga"_s, tga({1, 1}, qRgb(++shade, 0, 0)));
        const auto textures = texturesOf(map);
        const auto shadeOf = [](const Texture &texture) { return qRed(texture.picture.image().pixel(0, 0)); };
        const auto flame = textures->load(0);
        QCOMPARE(asList(flame.frames), (QStringList{u"f/1.tga"_s, u"f/2.tga"_s}));
        QCOMPARE(flame.framesPerSecond, 8);
        QCOMPARE(shadeOf(flame), 3);
        QCOMPARE(shadeOf(textures->load(flame.frames[0])), 3); // the image, though a shader has that name
        QCOMPARE(shadeOf(textures->load(flame.frames[1])), 4);
        QVERIFY(textures->load(1).frames.empty() && textures->load(2).frames.empty()); // nothing to play
        QCOMPARE(shadeOf(textures->load(1)), 1);
        QVERIFY(textures->load(2).isMissing());               // the game gives it up
        QCOMPARE(textures->load(3).frames.size(), size_t(8)); // the engine takes no more
    }

    void mapsPutShadersInTheirPlace()
    {
        const GameFolder folder;
        MapBuilder builder(bsp::quake3);
        for (const auto *name : {"textures/a/wall", "textures/a/floor", "textures/a/roof", "textures/a/last", "textures/a/new"})
            builder.set("SHADERS", builder.addRecord("SHADERS"), "shader", name);
        builder.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" \"remapshader1\" \"Textures/A/Wall;textures/a/new\"\n"
                                         "\"remapshader\" \"textures/a/floor;textures/a/none\"\n"
                                         "\"remapshaderB\" \"textures/a/new;textures/a/plain\"\n"
                                         "\"RemapShader\" \"textures/a/roof;textures/a/new\"\n"
                                         "\"vertexremapshader\" \"textures/a/roof;textures/a/new\"\n"
                                         "\"remapshaderC\" \"textures/a/roof\"\n"
                                         "\"remapshaderD\" \"textures/a/last;textures/a/new\" }\n"
                                         "{ \"classname\" \"info_null\" \"remapshader\" \"textures/a/last;textures/a/new\" }\n");
        const auto map = folder.save(u"baseq3/maps/a.bsp"_s, builder.build());
        folder.save(u"baseq3/scripts/a.shader"_s, "textures/a/new { surfaceparm trans\n { map textures/a/plain.tga\n } }\n"
                                                  "textures/a/none { { map textures/a/gone.tga\n } }\n");
        int shade = 0;
        for (const auto &name : {u"wall"_s, u"floor"_s, u"roof"_s, u"last"_s, u"plain"_s})
            folder.save(u"baseq3/textures/a/"_s + name + u".tga"_s, tga({1, 1}, qRgb(++shade, 0, 0)));
        const auto textures = texturesOf(map);
        const auto wall = textures->load(0);
        QVERIFY(wall.shader && wall.shader->has(u"trans"_s)); // and not the plain one that takes that one's place
        QCOMPARE(wall.name, u"textures/a/wall"_s);
        QCOMPARE(textures->missingImage(0), QString());
        const auto shadeOf = [&textures](int index) { return qRed(textures->load(index).picture.image().pixel(0, 0)); };
        QCOMPARE(shadeOf(1), 2); // the game gives the other up
        QCOMPARE(shadeOf(2), 3); // keys are told by their capitals
        QCOMPARE(shadeOf(3), 4); // behind what is no pair, and in another entity than the first
        QCOMPARE(shadeOf(4), 5);
        QCOMPARE(textures->load(4).drawnBy, u"textures/a/plain"_s); // an image, which views draw as that
    }

    // As id's renderer does: R_FindShader(), and R_LoadSurfaces() behind it. DarkPlaces passes over what it does not know.
    void whatTheGameGivesUpHasItsDefaultPicture()
    {
        const GameFolder folder;
        folder.save(u"baseq3/scripts/a.shader"_s,
                    "wall\n{\ndpoffsetmapping - 1\n{\nmap one.tga\n}\n}\nother\n{\n{\nmap one.tga\n}\n}\n");
        folder.save(u"baseq3/scripts/b.shader"_s, "lost\n");
        for (const auto *name : {"one.tga", "wall.tga"})
            folder.save(u"baseq3/"_s + QLatin1StringView(name), tga({4, 4}, qRgb(1, 2, 3)));
        const auto path = folder.save(u"baseq3/maps/a.bsp"_s, quake3Map({"wall", "other"}));
        const auto read = [&](const bsp::Game &game) {
            auto map = std::make_shared<MapFile>(openMap(path).value());
            map->setGame(game);
            return mapTextures(map, std::make_shared<const GameFiles>(path, *map));
        };
        const auto textures = read(bsp::games::quake3);
        const auto wall = textures->load(0), other = textures->load(1);
        QVERIFY(wall.isMissing() && wall.shader && wall.shader->stages.size() == 1);
        QVERIFY(wall.shader->stages[0].map == defaultPicture);
        QVERIFY2(wall.why.contains(u"dpoffsetmapping"), qPrintable(wall.why));
        QVERIFY(textures->rejection(0).why.contains(u"a.shader: Line 3"));
        QVERIFY(textures->missingImage(0).isEmpty()); // what it names is there
        QVERIFY(!other.isMissing() && textures->rejection(1).why.isEmpty());
        QCOMPARE(textures->scriptFaults().size(), 1);
        const auto lenient = read(bsp::games::nexuiz);
        QVERIFY(!lenient->load(0).isMissing() && lenient->rejection(0).why.isEmpty());
    }

    // ParseStage() of ioquake3's tr_shader.c; DarkPlaces' Mod_LoadTextureFromQ3Shader() goes on without the layer.
    void oneMissingImageGivesTheShaderUp()
    {
        const GameFolder folder;
        folder.save(u"baseq3/scripts/a.shader"_s, "wall\n{\n{\nmap one.tga\n}\n{\nmap none.tga\nblendfunc add\n}\n}\n"
                                                  "lit\n{\n{\nmap one.2\n}\n{\nmap $lightmap\nblendfunc filter\n}\n}\n"
                                                  "later\n{\nnonsense\n{\nmap none.tga\n}\n}\n");
        folder.save(u"baseq3/one.tga"_s, tga({4, 4}, qRgb(1, 2, 3)));
        folder.save(u"baseq3/one.2.tga"_s, tga({4, 4}, qRgb(1, 2, 3))); // .2 is no ending of images
        const auto read = [&](const QString &name, const bsp::Game &game) {
            const auto path = folder.save(name, quake3Map({"wall", "lit", "later"}));
            auto map = std::make_shared<MapFile>(openMap(path).value());
            map->setGame(game);
            return mapTextures(map, std::make_shared<const GameFiles>(path, *map));
        };
        const auto textures = read(u"baseq3/maps/a.bsp"_s, bsp::games::quake3);
        const auto wall = textures->load(0);
        QCOMPARE(textures->missingImage(0), u"none.tga"_s);
        const auto why = textures->rejection(0).why;
        QVERIFY2(why.contains(u"a.shader: "_s) && states(why, {u"Line 7"_s, u"none.tga"_s}), qPrintable(why));
        QVERIFY(wall.isMissing() && wall.shader && wall.shader->stages[0].map == defaultPicture);
        QVERIFY(!wall.shader->rejection.why.isEmpty());
        QVERIFY(wall.tried.list().contains(folder.path(u"baseq3/none.jpg"_s)));
        QVERIFY(!textures->load(1).isMissing() && textures->rejection(1).why.isEmpty());
        QVERIFY(textures->rejection(2).why.contains(u"nonsense"_s) && textures->missingImage(2).isEmpty());
        const auto lenient = read(u"baseq3/maps/a.bsp"_s, bsp::games::nexuiz);
        QVERIFY(!lenient->load(0).isMissing() && lenient->rejection(0).why.isEmpty() && lenient->missingImage(0).isEmpty());
    }

    // Checks and views ask for each face. If it were looked at each time, its images would be looked up 2,500 million times.
    void aShaderThatIsAskedForOftenIsLookedAtOnce()
    {
        constexpr int many = 50'000;
        const GameFolder folder;
        const auto map = folder.save(u"baseq3/maps/a.bsp"_s, quake3Map({"textures/a"}));
        folder.save(u"baseq3/textures/b.tga"_s, tga({1, 1}, qRgb(1, 2, 3)));
        folder.save(u"baseq3/scripts/a.shader"_s,
                    "textures/a { {\n" + QByteArray("map textures/b.tga\n").repeated(many) + "} }\n");
        const auto textures = texturesOf(map);
        for (int i = 0; i < many; ++i)
            QVERIFY(textures->rejection(0).why.isEmpty());
    }

    // Where the game's own files are not at hand, what is missing may be among them.
    void withoutTheGamesFilesNoImageGivesShadersUp()
    {
        const GameFolder folder;
        for (const auto &place : {u"some/"_s, u"data/"_s}) { // DarkPlaces' games are in data, too
            folder.save(place + u"scripts/a.shader"_s, "wall\n{\n{\nmap one.tga\n}\n{\nmap none.tga\nblendfunc add\n}\n}\n");
            folder.save(place + u"one.tga"_s, tga({4, 4}, qRgb(1, 2, 3)));
            const auto textures = texturesOf(folder.save(place + u"maps/a.bsp"_s, quake3Map({"wall"})));
            QVERIFY(!textures->load(0).isMissing() && textures->rejection(0).why.isEmpty());
        }
    }
};

ADD_TEST(ShaderTexturesTest, QCoreApplication)

#include "tst_shadertextures.moc"
