// What entities show of models and sprites: which files, and where.
#include "core/assets/maptextures.h"
#include "core/document/sceneloader.h"
#include "tests/entitymap.h"
#include "tests/gamefolder.h"
#include "tests/modelbuilder.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "tests/shownmodels.h"

namespace {

constexpr Point upInTheAir{0, 0, 20};

} // namespace

class TestEntityModels : public QObject
{
    Q_OBJECT

private slots:
    void keysNameModelsWhereTheGameAsksThem()
    {
        const QByteArray own = " \"model\" \"models/Own.MDL\" \"body\" \"2\" \"skin\" \"1\" ";
        const auto models = modelsWith(bsp::goldsrc, "{ \"classname\" \"cycler\"" + own + there
                                                         + "} { \"classname\" \"func_wall\" \"model\" \"*1\" } "
                                                           "{ \"classname\" \"anything\" \"model\" \"models/a.txt\" }");
        QCOMPARE(namesOf(models), QStringList{u"models/Own.MDL"_s});
        QCOMPARE(models.files.front().choice, (ModelChoice{.body = 2, .skin = 1}));
        QCOMPARE(namesOf(modelsWith(bsp::goldsrc, "{ \"classname\" \"item_battery\"" + own + "}")),
                 QStringList{u"models/w_battery.mdl"_s});
        QCOMPARE(namesOf(modelsWith(bsp::quake2, "{ \"classname\" \"item_quad\"" + own + "}")), QStringList{u"models/Own.MDL"_s});
        QCOMPARE(namesOf(modelsWith(bsp::quake2, "{ \"classname\" \"item_health\"" + own + "}")),
                 QStringList{u"models/items/healing/medium/tris.md2"_s});
    }

    void turretsHangFromCeilings()
    {
        const QByteArray turret = "{ \"classname\" \"monster_turret\" " + there;
        const auto stands = modelsWith(bsp::goldsrc, turret + "}").shown.front();
        QCOMPARE(stands.transform.axes[2], (Point{0, 0, 1}));
        QVERIFY(stands.light.towards[2] > 0.99);
        const auto hangs = modelsWith(bsp::goldsrc, turret + "\"orientation\" \"1\" }").shown.front();
        QCOMPARE(hangs.transform.axes[2], (Point{0, 0, -1}));
        QCOMPARE(hangs.transform.axes[0], stands.transform.axes[0]);
        QCOMPARE(hangs.transform.origin, upInTheAir);
        QVERIFY(hangs.light.towards[2] < -0.99);
    }

    void itemsLieOnTheFloorUnlessTheyHang()
    {
        const auto item = [](const char *more) {
            return modelsWith(bsp::quake3, "{ \"classname\" \"ammo_shells\" " + there + more + " }").shown.front();
        };
        QCOMPARE(item("").transform.origin[2], floorOfRoom + 15 + 4);
        QCOMPARE(item("\"spawnflags\" \"1\"").transform.origin[2], upInTheAir[2] + 4);
        const auto barney =
            modelsWith(bsp::goldsrc, "{ \"classname\" \"monster_barney\" \"angle\" \"90\" " + there + "}").shown.front();
        QCOMPARE(barney.transform.origin[2], floorOfRoom);
        QVERIFY(barney.transform.axes[0][1] > 0.999);
    }

    void onlyHalfLifesModelsLookUpByAPositivePitch()
    {
        const auto forward = [](const bsp::Format &format, const QByteArray &keys) {
            return modelsWith(format, "{ \"classname\" \"any\" \"angles\" \"30 90 0\" " + keys + there + "}")
                .shown.front()
                .transform.axes[0];
        };
        const auto up = forward(bsp::goldsrc, "\"model\" \"models/a.MDL\" ");
        QVERIFY(std::abs(up[2] - 0.5) < 1e-6 && up[1] > 0.8);
        const auto sprite = forward(bsp::goldsrc, "\"model\" \"sprites/a.spr\" ");
        QVERIFY(std::abs(sprite[2] + 0.5) < 1e-6 && sprite[1] > 0.8);
        QVERIFY(std::abs(forward(bsp::quake2, "\"model\" \"models/a.md2\" ")[2] + 0.5) < 1e-6);
        QVERIFY(std::abs(forward(bsp::quake3, "\"model\" \"models/a.md3\" ")[2] + 0.5) < 1e-6);
    }

    void whatWaitsToBeTriggeredIsNotSeen()
    {
        const QByteArray sprite =
            "{ \"classname\" \"env_sprite\" \"model\" \"sprites/a.spr\" \"rendermode\" \"5\" \"renderamt\" \"200\" "
            "\"framerate\" \"7\" \"scale\" \"2\" ";
        const auto shown = modelsWith(bsp::goldsrc, sprite + "} " + sprite + "\"targetname\" \"a\" } " + sprite
                                                        + "\"targetname\" \"a\" \"spawnflags\" \"1\" }")
                               .shown;
        QCOMPARE(shown.size(), size_t{2});
        QCOMPARE(shown[1].entity, 3);
        QCOMPARE(shown[0].renderMode, RenderMode::Add);
        QCOMPARE(shown[0].renderAmount, 200.0);
        QCOMPARE(shown[0].framesPerSecond, 7.0);
        QCOMPARE(shown[0].scale, 2.0);
    }

    void equalFilesAreThereOnce()
    {
        const auto models = modelsWith(bsp::quake2, "{ \"classname\" \"item_quad\" } { \"classname\" \"monster_soldier\" } "
                                                    "{ \"classname\" \"item_quad\" } { \"classname\" \"monster_soldier_ss\" }");
        QCOMPARE(models.shown.size(), size_t{4});
        QCOMPARE(models.files.size(), size_t{3}); // the soldiers differ in their skins
        QCOMPARE(models.shown[0].file, models.shown[2].file);
    }

    void noMoreAreShownThanAreBounded()
    {
        const auto models = modelsWith(bsp::quake2, QByteArray("{ \"classname\" \"item_quad\" } ").repeated(mostShownModels + 5));
        QCOMPARE(models.shown.size(), mostShownModels);
    }

    // While a text is typed a map may have none; a grid is of the size that worldspawn says.
    void withoutEntitiesNothingIsShown()
    {
        for (const auto *format : bsp::formats())
            QVERIFY(entityModels(*sceneOf(MapBuilder::room(*format).setLumpBytes("ENTITIES", "none"))).shown.empty());
    }

    void aModelIsReadWithItsSkinAsTheGameFindsIt()
    {
        const GameFolder folder;
        folder.save(u"baseq3/models/a/square.md3"_s, md3Of("models/a/skin"));
        folder.save(u"baseq3/models/a/skin.tga"_s, tgaOf({}, {2, 2}, QList<QRgb>(4, qRgb(10, 20, 30))));
        folder.save(u"baseq3/models/a/env.tga"_s, tgaOf({}, {2, 2}, QList<QRgb>(4, qRgb(40, 50, 60))));
        const auto path = folder.save(u"baseq3/maps/room.bsp"_s, MapBuilder::room(bsp::quake3).build());
        const auto read = [&path] {
            const auto map = std::make_shared<const MapFile>(std::move(readMapFile(path).value()));
            const auto files = std::make_shared<const GameFiles>(path, *map);
            PictureBudget budget;
            return readSceneModel(*files, *mapTextures(map, files), {.name = u"models/A/Square.md3"_s}, 3, budget);
        };
        const auto plain = read();
        QVERIFY(plain.isThere());
        QCOMPARE(plain.file, 3u);
        QCOMPARE(plain.skins.front().picture.pixel(0, 0), qRgb(10, 20, 30));
        folder.save(u"baseq3/scripts/models.shader"_s,
                    "models/a/skin\n{\ncull none\n{\nmap models/a/env.tga\ntcGen environment\nblendFunc add\n}\n}\n");
        const auto scripted = read();
        QCOMPARE(scripted.skins.front().picture.pixel(0, 0), qRgb(40, 50, 60));
        QVERIFY(scripted.model->skins.front().isChrome && scripted.model->skins.front().adds);
        QVERIFY(scripted.skins.front().flags & FaceFlag::TwoSided);
        folder.save(u"baseq3/models/a/square.md3"_s, md3Of("models/a/skin.png")); // shaders are named without an ending
        QVERIFY(read().model->skins.front().isChrome);
        QVERIFY(!plain.skins.front().shader);
        const QByteArray stages =
            "models/a/skin\n{\n{\nmap models/a/skin.tga\nrgbGen lightingDiffuse\n}\n"
            "{\nmap models/a/env.tga\ntcGen environment\nblendFunc add\n}\n{\nmap models/a/skin.tga\nblendFunc add\n}\n}\n";
        folder.save(u"baseq3/scripts/models.shader"_s, stages);
        const auto staged = read();
        QVERIFY(staged.skins.front().shader);
        const auto &of = staged.skins.front().shader->stages;
        QCOMPARE(of.size(), size_t{3});
        QCOMPARE(staged.images.size(), size_t{2}); // each once
        QCOMPARE(staged.images[static_cast<size_t>(of[1].images.front())].picture.pixel(0, 0), qRgb(40, 50, 60));
        QCOMPARE(of[0].images, of[2].images);
        folder.save(u"baseq3/scripts/models.shader"_s, QByteArray(stages).replace("env.tga", "none.tga"));
        QVERIFY(!read().skins.front().shader); // the game gives it up
    }

    void onlyTheSkinThatIsShownIsRead()
    {
        const GameFolder folder;
        folder.save(u"baseq2/models/a/tris.md2"_s, md2Of("models/a/skin"));
        folder.save(u"baseq2/models/a/skin.tga"_s, tgaOf({}, {64, 64}, QList<QRgb>(64 * 64, qRgb(10, 20, 30))));
        folder.save(u"baseq2/models/a/skin2.tga"_s, tgaOf({}, {2, 2}, QList<QRgb>(4, qRgb(40, 50, 60))));
        const auto path = folder.save(u"baseq2/maps/room.bsp"_s, MapBuilder::room(bsp::quake2).build());
        const auto map = std::make_shared<const MapFile>(std::move(readMapFile(path).value()));
        const auto files = std::make_shared<const GameFiles>(path, *map);
        const auto textures = mapTextures(map, files);
        PictureBudget budget;
        const auto read = readSceneModel(*files, *textures, {.name = u"models/a/tris.md2"_s, .choice = {.skin = 1}}, 0, budget);
        QCOMPARE(read.skins.size(), size_t{2});
        QVERIFY(read.skins[0].picture.isNull());
        QCOMPARE(read.skins[1].picture.pixel(0, 0), qRgb(40, 50, 60));
        PictureBudget little(8 << 10); // what has no room is drawn as coarse as can be
        const auto coarse = readSceneModel(*files, *textures, {.name = u"models/a/tris.md2"_s}, 0, little);
        QCOMPARE(coarse.skins[0].picture.size(), QSize(16, 16));
        PictureBudget none(0); // and a model is left out
        QVERIFY(!readSceneModel(*files, *textures, {.name = u"models/a/tris.md2"_s}, 0, none).isThere());
        QCOMPARE(none.leftOut(), 1);
    }

    void aBrokenModelTellsWhyAndAMissingOneDoesNot()
    {
        const GameFolder folder;
        const auto broken = folder.save(u"baseq2/models/broken.md2"_s, md2Of("a").first(100));
        const auto path = folder.save(u"baseq2/maps/room.bsp"_s, MapBuilder::room(bsp::quake2).build());
        const auto map = std::make_shared<const MapFile>(std::move(readMapFile(path).value()));
        const auto files = std::make_shared<const GameFiles>(path, *map);
        const auto textures = mapTextures(map, files);
        PictureBudget budget;
        const auto found = readSceneModel(*files, *textures, {.name = u"models/broken.md2"_s}, 0, budget);
        QVERIFY(!found.isThere() && found.why.startsWith(broken) && found.why.endsWith(u'.'));
        const auto missing = readSceneModel(*files, *textures, {.name = u"models/none.md2"_s}, 0, budget);
        QVERIFY(!missing.isThere() && missing.why.isEmpty());
    }

    void barrelsAreShownOnTheTagsOfTheirWeapons()
    {
        const auto models =
            modelsWith(bsp::quake3, "{ \"classname\" \"weapon_bfg\" " + there + "} { \"classname\" \"ammo_bfg\" }");
        QCOMPARE(models.shown.size(), size_t{3});
        const auto &weapon = models.shown[0], &barrel = models.shown[1];
        QCOMPARE(barrel.entity, weapon.entity);
        QCOMPARE(barrel.transform, weapon.transform);
        QCOMPARE(std::tuple(barrel.scale, barrel.turn, barrel.bob, barrel.isCentred),
                 std::tuple(weapon.scale, weapon.turn, weapon.bob, weapon.isCentred));
        QCOMPARE(barrel.light.ambient, weapon.light.ambient);
        const auto &file = models.files[barrel.file];
        QCOMPARE(file.name, u"models/weapons2/bfg/bfg_barrel.md3"_s);
        QCOMPARE(file.carrier, models.files[weapon.file].name);
        QCOMPARE(file.tag, u"tag_barrel"_s);
        QVERIFY(models.files[weapon.file].carrier.isEmpty());
    }

    void withoutItsTagABarrelIsMissing()
    {
        const GameFolder folder;
        auto weapon = md3Of("a");
        const auto corner = weapon.indexOf(QByteArray("\0\0\0\xfe\0\2", 6)); // the first
        QVERIFY(corner > 0);
        weapon.replace(corner, 2, "\x80\2"); // ten units forward
        folder.save(u"baseq3/models/gun.md3"_s, weapon);
        folder.save(u"baseq3/models/gun_barrel.md3"_s, md3Of("a"));
        folder.save(u"baseq3/models/broken.md3"_s, "IDP3");
        const auto path = folder.save(u"baseq3/maps/room.bsp"_s, MapBuilder::room(bsp::quake3).build());
        const auto map = std::make_shared<const MapFile>(std::move(readMapFile(path).value()));
        const auto files = std::make_shared<const GameFiles>(path, *map);
        const auto textures = mapTextures(map, files);
        PictureBudget budget;
        const auto read = [&](const QString &name, const QString &carrier, const QString &tag) {
            return readSceneModel(*files, *textures, {.name = name, .carrier = carrier, .tag = tag}, 0, budget);
        };
        const auto name = u"models/gun_barrel.md3"_s, carrier = u"models/gun.md3"_s, tag = u"tag_barrel"_s;
        const auto barrel = read(name, carrier, tag);
        QVERIFY(barrel.isThere() && barrel.seat);
        QCOMPARE(barrel.seat->middle, (Point{5, 0, 0}));
        QCOMPARE(barrel.seat->tag.origin, (Point{10, 2, 3}));
        QVERIFY(!read(carrier, {}, {}).seat);
        for (const auto &missing : {read(u"models/none.md3"_s, carrier, tag), read(name, u"models/none.md3"_s, tag),
                                    read(name, u"models/broken.md3"_s, tag), read(name, carrier, u"tag_flash"_s)})
            QVERIFY(!missing.isThere() && missing.why.isEmpty());
    }

    void compiledModelsAreToldFromOthers()
    {
        const auto scene =
            sceneWith(bsp::quake3, "{ \"classname\" \"misc_model\" \"model\" \"models/a.md3\" \"modelscale\" \"3\" }");
        const auto models = entityModels(*scene);
        QVERIFY(models.shown.front().isLeftOver);
        QCOMPARE(models.shown.front().scale, 3.0);
        auto model = readModel(md3Of("a")).value();
        const CompiledModels compiled(scene->geometry);
        QVERIFY(!compiled.has(model, {}));
        const auto &geometry = scene->geometry;
        for (size_t i = 0; i < 3; ++i) // a triangle of the room's
            model.points[model.indexes[i]].point = geometry.vertexes[geometry.indexes[i]].point;
        QVERIFY(compiled.has(model, {}));
        QVERIFY(!compiled.has(model, {.scale = 2}));
    }

    void aLoaderReadsEachModelOnceWhateverIsEdited()
    {
        const GameFolder folder;
        folder.save(u"baseq2/models/items/quaddama/tris.md2"_s, md2Of("a"));
        const auto broken = folder.save(u"baseq2/models/items/band/tris.md2"_s, "IDP2");
        const QByteArray text =
            "{ \"classname\" \"worldspawn\" } { \"classname\" \"item_quad\" } { \"classname\" \"item_pack\" } "
            "{ \"classname\" \"item_bandolier\" } { \"classname\" \"item_bandolier\" }";
        const auto path = folder.save(u"baseq2/maps/room.bsp"_s, mapWithEntities(bsp::quake2, text));
        Document document(path, std::move(readMapFile(path).value()));
        SceneLoader loader;
        QSignalSpy shown(&loader.models(), &ModelLoader::shownChanged), read(&loader.models(), &ModelLoader::modelsRead);
        loader.setDocument(&document);
        loader.setWanted(true);
        QTRY_VERIFY(!loader.isRunning() && read.count() > 0);
        QCOMPARE(loader.models().shown().size(), size_t{4});
        QCOMPARE(loader.models().problems().size(), 1);
        QVERIFY(loader.models().problems().front().startsWith(broken));
        QVERIFY(loader.models().model(loader.models().shown()[0].file));
        QVERIFY(!loader.models().model(loader.models().shown()[1].file)); // it is missing
        const auto files = read.count();
        const auto before = shown.count();
        const std::array entities{1};
        document.edit(edits::duplicate(document.entitySource(), entities));
        QTRY_VERIFY(shown.count() > before && !loader.isRunning());
        QCOMPARE(loader.models().shown().size(), size_t{5});
        QCOMPARE(read.count(), files);
        loader.setDocument(nullptr);
        QVERIFY(loader.models().shown().empty());
    }
};

ADD_TEST(TestEntityModels, QGuiApplication)
#include "tst_entitymodels.moc"
