// What is drawn of a map: every face where it stands, sorted for drawing, and nothing left out that is seen.
#include "core/light/luxels.h"
#include "core/scene/cull.h"
#include "core/scene/drawnsentence.h"
#include "core/scene/mapscene.h"
#include "core/scene/pvs.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <random>
#include <set>

#define BUILD_SCENE(built)                                                                                                       \
    OPEN_MAP(map);                                                                                                               \
    const auto shared = std::make_shared<const MapFile>(map);                                                                    \
    const auto built = buildMapScene(shared, {}, {});                                                                            \
    QVERIFY(built)

namespace {

// The batch that shows face 6, the brush model's, of a room with one entity.
struct ModelBatch {
    Scene scene;
    SceneBatch batch;
    SceneKinds kinds;

    ModelBatch(const bsp::Format &format, const QByteArray &pairs, const std::function<void(MapBuilder &)> &change)
    {
        auto room = MapBuilder::room(format);
        room.setLumpBytes("ENTITIES", "{ classname worldspawn }\n{ model *1\n" + pairs + " }\n" + '\0');
        change(room);
        const auto map = readMap(room.build(), format).value();
        scene = buildScene(buildGeometry(map), placementsOf(map));
        const auto shown = scene.shown(6)[0];
        kinds = scene.faces[shown].kinds;
        for (const auto &each : scene.batches)
            if (shown >= each.firstFace && shown < each.firstFace + each.faceCount)
                batch = each;
    }
};

} // namespace

class TestScene : public QObject
{
    Q_OBJECT

private slots:
    void everyFaceThatHasAShapeIsInTheBatchOfItsPass_data() { addMapRows(); }
    void everyFaceThatHasAShapeIsInTheBatchOfItsPass()
    {
        BUILD_SCENE(built);
        const auto &geometry = built->geometry;
        const auto &scene = built->scene;
        std::vector<int> placed(geometry.models.size());
        for (const auto &placement : scene.placements)
            if (placement.model < placed.size())
                ++placed[placement.model];
        for (quint32 face = 0; face < geometry.faces.size(); ++face) {
            const auto &from = geometry.faces[face];
            const bool hasShape = from.indexCount > 0 && from.model >= 0;
            QCOMPARE(static_cast<int>(scene.shown(face).size()), hasShape ? placed[static_cast<size_t>(from.model)] : 0);
            for (const quint32 shown : scene.shown(face))
                QCOMPARE(scene.faces[shown].face, face);
        }
        quint32 next = 0, nextIndex = 0;
        for (size_t i = 0; i < scene.batches.size(); ++i) {
            const auto &batch = scene.batches[i];
            QVERIFY(i == 0 || scene.batches[i - 1].pass <= batch.pass);
            QCOMPARE(batch.firstFace, next);
            next += batch.faceCount;
            for (quint32 face = batch.firstFace; face < next; ++face) {
                QCOMPARE(scene.faces[face].firstIndex, nextIndex);
                nextIndex += scene.faces[face].indexCount;
                for (quint32 k = scene.faces[face].firstIndex; k < nextIndex; ++k)
                    QCOMPARE(scene.vertexes[scene.indexes[k]].face, face);
            }
        }
        QCOMPARE(next, static_cast<quint32>(scene.faces.size()));
        QCOMPARE(nextIndex, static_cast<quint32>(scene.indexes.size()));
    }

    void whatIsSeenIsChosen_data() { addFewMapRows(); }
    void whatIsSeenIsChosen()
    {
        BUILD_SCENE(built);
        const auto &scene = built->scene;
        SceneCull cull(scene);
        Box world;
        for (const auto &face : scene.faces)
            world.add(face.box);
        const Point low = toPoint(world.low), high = toPoint(world.high);
        std::mt19937 random(7);
        std::uniform_real_distribution<double> part(0, 1);
        for (int i = 0; i < 20; ++i) {
            CullChoice choice{.aspect = 0.7 + part(random)};
            for (size_t axis = 0; axis < 3; ++axis)
                choice.camera.position[axis] = low[axis] + part(random) * (high[axis] - low[axis]);
            choice.camera.yaw = 360 * part(random);
            choice.camera.pitch = 120 * part(random) - 60;
            std::vector<bool> chosen(scene.indexes.size());
            for (const auto &ranges : cull.choose(choice))
                for (const auto &range : ranges)
                    for (quint32 k = range.first; k < range.first + range.count; ++k)
                        chosen[k] = true;
            for (quint32 k = 0; k < scene.indexes.size(); ++k) {
                const auto &p = scene.vertexes[scene.indexes[k]].point;
                const auto at = choice.camera.seenAt({p[0], p[1], p[2]}, choice.aspect);
                if (!at || std::abs((*at)[0]) > 1 || std::abs((*at)[1]) > 1)
                    continue;
                QVERIFY(chosen[k]);
            }
        }
        // From far away with the back to it nothing is left.
        CullChoice away{.camera = {.position = {high[0] + 1000, high[1], high[2]}}};
        for (const auto &ranges : cull.choose(away))
            QVERIFY(ranges.empty());
    }

    void leafsThatAreSeenShowTheirFacesAndFlares_data() { addMapRows(); }
    void leafsThatAreSeenShowTheirFacesAndFlares()
    {
        BUILD_SCENE(built);
        const References references(*shared);
        const auto &roles = shared->format().roles;
        const auto &flares = built->scene.flares;
        const auto count = clusterCount(*shared);
        for (const quint32 cluster : spread(count, 5)) {
            const auto clusters = clustersSeenFrom(*shared, cluster);
            std::vector<quint32> leafs;
            for (quint32 leaf = 0; leaf < shared->recordCount(roles.leafs); ++leaf)
                if (const auto c = clusterOfLeaf(*shared, leaf); c >= 0 && c < count && clusters[static_cast<size_t>(c)])
                    leafs.push_back(leaf);
            std::set<quint32> listed;
            for (const quint32 face : references.project(leafs, roles.leafs, roles.faces))
                listed.insert(face);
            const auto seen = built->pvs->seenFrom(cluster);
            const bool isAll = shared->lumpBytes(roles.visibility).empty();
            for (quint32 i = 0; i < seen.size(); ++i)
                if (const auto &face = built->scene.faces[i]; built->scene.placements[face.placement].isWorld())
                    QCOMPARE(seen[i] != 0, isAll || listed.contains(face.face));
            const auto seenFlares = built->pvs->flaresSeenFrom(cluster);
            QCOMPARE(seenFlares.size(), flares.size());
            for (size_t i = 0; i < flares.size(); ++i)
                if (const auto at = pointInLeaf(*shared, flares[i].point).cluster; at >= 0)
                    QCOMPARE(seenFlares[i], clusters[static_cast<size_t>(at)]);
        }
        QVERIFY(std::ranges::count(built->pvs->seenFrom(-1), 0) == 0);
        QCOMPARE(built->pvs->flaresSeenFrom(-1), std::vector<quint8>(flares.size(), 1));
    }

    void lightLiesInTheAtlasOrInTheColours_data() { addMapRows(); }
    void lightLiesInTheAtlasOrInTheColours()
    {
        BUILD_SCENE(built);
        const Luxels luxels(*shared);
        const auto &atlas = built->light;
        for (const auto &face : built->scene.faces)
            for (quint32 v = face.firstVertex; v < face.firstVertex + face.vertexCount; ++v) {
                const auto &light = built->scene.vertexes[v].light;
                if (light[0] < 0)
                    continue;
                QVERIFY(light[0] > 0 && light[0] < 1 && light[1] > 0 && light[1] < 1);
                const auto places = atlas.tilesOf(face.face);
                if (atlas.pages.empty()) {
                    QVERIFY(!places.empty());
                    const QRectF rect(places.front().rect);
                    QVERIFY(rect.contains(light[0] * static_cast<float>(atlas.image.width()),
                                          light[1] * static_cast<float>(atlas.image.height())));
                }
            }
    }

    // 5,000 faces in model 1, each a copy of one that `kind` makes of a wall, and 5,000 entities that bring it.
    void manyEntitiesOfOneModelAreBounded_data()
    {
        const auto row = addColumns<int, int, int>("surfaceType", "vertexes", "indexes");
        row("flares", 4, 0, 0);
        row("triangles", 1, 4, 6);
        row("vertexes alone", 1, 4, 0);
        row("faces alone", 1, 0, 0);
    }

    void manyEntitiesOfOneModelAreBounded()
    {
        QFETCH(int, surfaceType);
        QFETCH(int, vertexes);
        QFETCH(int, indexes);
        constexpr int many = 5000;
        auto builder = MapBuilder::room(bsp::quake3);
        builder.set("SURFACES", 6, "surfaceType", surfaceType).refer("SURFACES", 6, "DRAWVERTS", 0, vertexes);
        builder.refer("SURFACES", 6, "DRAWINDEXES", 0, indexes).setVector("SURFACES", 6, "lightmapVecs[0]", {1, 1, 1});
        const auto surfaces = builder.lumpBytes("SURFACES");
        builder.setLumpBytes("SURFACES", surfaces + surfaces.last(surfaces.size() / 7).repeated(many - 1));
        builder.refer("MODELS", 1, "SURFACES", 6, many);
        builder.setLumpBytes("ENTITIES", "{ classname worldspawn }\n"
                                             + QByteArray("{ classname func_wall\nmodel *1 }\n").repeated(many) + '\0');
        OPEN_BYTES(map, builder.build());
        const auto geometry = buildGeometry(map);
        const auto scene = buildScene(geometry, placementsOf(map));
        const auto sizeOf = [](const auto &of) {
            return of.faces.size() + of.vertexes.size() + of.indexes.size() + of.flares.size();
        };
        QVERIFY2(sizeOf(scene) <= 8 * sizeOf(geometry) + 65536, qPrintable(QString::number(sizeOf(scene))));
        QVERIFY(scene.placements.size() > 1 && scene.placements.size() < 100);
        QCOMPARE(scene.placements[1].entity, 1);
        QCOMPARE(scene.flares.empty(), surfaceType != 4);
        const Raycaster caster(geometry);
        for (int i = 0; i < 100; ++i) // hovering over it ends
            caster.first({{50, 0, 0}, {-1, 0.001 * i, 0.3}}, scene.placements, {.flares = true});
    }

    void anEarlyEndIsHeard()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto geometry = buildGeometry(map);
        QVERIFY(!buildScene(geometry, placementsOf(map), std::stop_source().get_token()).faces.empty());
        QVERIFY(buildScene(geometry, placementsOf(map), stopped()).faces.empty());
    }

    void scriptsAreAppliedToASceneThatIsThere_data() { addMapRows(); }
    // As if they had been known when it was built.
    void scriptsAreAppliedToASceneThatIsThere()
    {
        BUILD_SCENE(built);
        ImageFlags flags(map.recordCount(map.format().roles.images));
        for (size_t i = 0; i < flags.size(); ++i)
            flags[i] = std::array{FaceFlag::Blended, FaceFlag::TwoSided, FaceFlag::FullBright, FaceFlag::Sky}[i % 4];
        const auto applied = withImageFlags(*built, flags), whole = buildMapScene(shared, {}, flags);
        QVERIFY(applied && whole);
        const auto &a = applied->scene, &b = whole->scene;
        const auto sameBytes = [](const auto &one, const auto &other) {
            return std::ranges::equal(std::as_bytes(std::span(one)), std::as_bytes(std::span(other)));
        };
        QVERIFY(sameBytes(a.vertexes, b.vertexes) && sameBytes(a.indexes, b.indexes));
        QVERIFY(a.shownBy == b.shownBy);
        QVERIFY(std::ranges::equal(a.faces, b.faces, {}, &SceneFace::face, &SceneFace::face));
        QVERIFY(std::ranges::equal(a.faces, b.faces, {}, &SceneFace::kinds, &SceneFace::kinds));
        QVERIFY(std::ranges::equal(a.batches, b.batches, {}, &SceneBatch::pass, &SceneBatch::pass));
        QVERIFY(std::ranges::equal(a.batches, b.batches, {}, &SceneBatch::firstFace, &SceneBatch::firstFace));
        QVERIFY(applied->light.image == whole->light.image);
        QVERIFY(applied->pvs->seenFrom(0) == whole->pvs->seenFrom(0));
        const Ray ray{{0.1, 0.2, 0.3}, {1, 0.3, -0.2}};
        const auto hits = applied->caster->all(ray, a.placements), expected = whole->caster->all(ray, b.placements);
        QVERIFY(std::ranges::equal(hits, expected, {}, &RayHit::face, &RayHit::face));
    }

    void lightThatAnEditLeavesIsShared_data() { addMapRows(); }
    void lightThatAnEditLeavesIsShared()
    {
        BUILD_SCENE(built);
        const auto again = buildMapScene(shared, {}, {}, {}, built.get());
        QCOMPARE(again->light.image.cacheKey(), built->light.image.cacheKey());
        QCOMPARE(again->directions.cacheKey(), built->directions.cacheKey());
        MapScene other;
        other.light.image = built->light.image.copy();
        other.light.image.fill(Qt::magenta);
        QVERIFY(buildMapScene(shared, {}, {}, {}, &other)->light.image == built->light.image);
    }

    // As the sentence of the face says it.
    void whatHasFadedIsNotSeen()
    {
        for (const int mode : {0, 1, 2, 3, 4, 5})
            for (const int amount : {0, 1, 255}) {
                const auto keys = "rendermode " + QByteArray::number(mode) + "\nrenderamt " + QByteArray::number(amount);
                const bool isSeen = mode == 0 || amount > 0;
                const auto text = "{ classname worldspawn }\n{ classname func_wall\nmodel *1\n" + keys + " }\n" + '\0';
                OPEN_BYTES(map, MapBuilder::room(bsp::goldsrc).setLumpBytes("ENTITIES", text).build());
                const auto scene = buildScene(buildGeometry(map), placementsOf(map));
                const auto shown = scene.shown(6);
                QCOMPARE(shown.size(), 1U);
                for (const auto &batch : scene.batches)
                    if (shown[0] >= batch.firstFace && shown[0] < batch.firstFace + batch.faceCount)
                        QVERIFY2((batch.pass < ScenePass::Filter || batch.alpha > 0) == isSeen, keys);
                QVERIFY2(drawnSentence(References(map), 6).startsWith(QStringLiteral("Not drawn")) != isSeen, keys);
            }
    }

    // Quake II brightens textures twice, and takes it back where no lightmap darkens them.
    void liquidsAndGlassAreAsBrightAsTheirTextures()
    {
        const auto brightnessOf = [](const bsp::Format &format, std::function<void(MapBuilder &)> change) {
            auto room = MapBuilder::room(format);
            change(room);
            const auto map = std::make_shared<const MapFile>(readMap(room.build(), format).value());
            const auto made = buildMapScene(map, {}, {});
            const auto &vertex = made->scene.vertexes[made->scene.faces[made->scene.shown(0)[0]].firstVertex];
            return vertex.light[0] >= 0 ? 0.0F : static_cast<float>(vertex.color[0]) * map->game().brightness.texture / 255;
        };
        for (const int flag : {8, 16, 32}) { // WARP, TRANS33, TRANS66
            const auto found = brightnessOf(bsp::quake2, [flag](MapBuilder &map) { map.set("TEXINFO", 0, "flags", flag); });
            QVERIFY2(std::abs(found - 1) < 0.01F, qPrintable(QString::number(found)));
        }
        const auto unlit = [](MapBuilder &map) { map.setLumpBytes("LIGHTING", {}); };
        QCOMPARE(brightnessOf(bsp::quake2, unlit), bsp::games::quake2.brightness.texture);
        QCOMPARE(brightnessOf(bsp::goldsrc, [](MapBuilder &map) { nameMiptexes(map, "!water"); }), 1.0F);
    }

    void halfLifeMakesHolesByRenderModeAlone()
    {
        const auto passOf = [](const QByteArray &mode) {
            const auto named = [](MapBuilder &room) { nameMiptexes(room, "{fence"); };
            return ModelBatch(bsp::goldsrc, "classname func_wall\nrenderamt 255\nrendermode " + mode, named).batch.pass;
        };
        QCOMPARE(passOf("0"), ScenePass::Opaque);
        QCOMPARE(passOf("4"), ScenePass::AlphaTested);
        QCOMPARE(passOf("2"), ScenePass::Translucent);
        const auto grate = [](MapBuilder &room) { room.set("TEXINFO", 2, "flags", 0x2000000); };
        QCOMPARE(ModelBatch(bsp::quake2, "classname func_wall", grate).batch.pass, ScenePass::AlphaTested);
    }

    void ofLiquidModelsTheTopIsDrawn()
    {
        const auto water = [](double lowest) {
            return [lowest](MapBuilder &room) {
                nameMiptexes(room, "!water");
                room.set("VERTEXES", 27, "point.z", lowest);
            };
        };
        // Its one face looks up. As far down as the model goes it is the bottom.
        const ModelBatch bottom(bsp::goldsrc, "classname func_water", water(0));
        QVERIFY(bottom.kinds & SceneKind::NoDraw);
        const ModelBatch top(bsp::goldsrc, "classname func_water", water(-8));
        QVERIFY(!(top.kinds & SceneKind::NoDraw));
        QVERIFY(top.batch.flags & FaceFlag::TwoSided);
        const ModelBatch side(bsp::goldsrc, "classname func_water", [](MapBuilder &room) {
            nameMiptexes(room, "!water");
            room.refer("FACES", 6, "PLANES", 0); // of the wall
        });
        QVERIFY(side.kinds & SceneKind::NoDraw);
        const ModelBatch other(bsp::quake2, "classname func_water", [](MapBuilder &room) { room.set("TEXINFO", 2, "flags", 8); });
        QVERIFY(!(other.kinds & SceneKind::NoDraw) && !(other.batch.flags & FaceFlag::TwoSided));
    }

    void whatFlowsIsSortedByItsSpeed()
    {
        const auto scroll = [](MapBuilder &room) { nameMiptexes(room, "scroll1"); };
        const ModelBatch conveyor(bsp::goldsrc, "classname func_conveyor", scroll);
        QVERIFY(conveyor.batch.flags & FaceFlag::Flowing && conveyor.batch.flow == 100.0F);
        for (const auto &batch : conveyor.scene.batches) // the world stands still
            QVERIFY(batch.flow == 100.0F || !(batch.flags & FaceFlag::Flowing));
        QVERIFY(!(ModelBatch(bsp::goldsrc, "classname func_wall", scroll).batch.flags & FaceFlag::Flowing));
        const auto flowing = [](MapBuilder &room) { room.set("TEXINFO", 2, "flags", 0x40); };
        const ModelBatch stream(bsp::quake2, "classname func_wall", flowing);
        QVERIFY(stream.batch.flags & FaceFlag::Flowing && !stream.batch.flow);
        const auto remaster = [](MapBuilder &room) { room.set("TEXINFO", 2, "flags", 0xD0000000); };
        QCOMPARE(ModelBatch(bsp::quake2, "classname func_wall", remaster).batch.flags,
                 FaceFlag::ScrollsAlongT | FaceFlag::ScrollsBack | FaceFlag::Stretched);
    }

    void glassShowsOneFrame()
    {
        const auto framesOf = [](double flags) {
            const auto change = [flags](MapBuilder &room) { room.set("TEXINFO", 2, "flags", flags); };
            return ModelBatch(bsp::quake2, "classname func_wall\nspawnflags 8", change).batch.frames;
        };
        QCOMPARE(framesOf(0), (FrameCycle{2, 0}));
        QCOMPARE(framesOf(16), FrameCycle{});
    }

    void amountsPulseAndFlicker()
    {
        const auto rangeOf = [](RenderEffect effect, float amount) {
            std::set<float> amounts;
            for (int i = 0; i < 2000; ++i)
                amounts.insert(PulsingAmount{effect, amount, 3}.at(i * 0.05));
            return std::pair(std::round(*amounts.begin() * 255), std::round(*amounts.rbegin() * 255));
        };
        QCOMPARE(rangeOf(RenderEffect::PulseSlow, 100), std::pair(84.0F, 116.0F));
        QCOMPARE(rangeOf(RenderEffect::PulseFastWide, 100), std::pair(36.0F, 164.0F));
        QCOMPARE(rangeOf(RenderEffect::PulseSlowWide, 250), std::pair(186.0F, 255.0F));
        for (const auto effect : {RenderEffect::StrobeSlow, RenderEffect::StrobeFaster, RenderEffect::FlickerFast})
            QCOMPARE(rangeOf(effect, 100), std::pair(0.0F, 100.0F));
        const auto room = [](MapBuilder &) {};
        const auto pulseOfMode = [&](const QByteArray &mode) {
            return ModelBatch(bsp::goldsrc, "classname func_wall\nrenderamt 90\nrenderfx 2\nrendermode " + mode, room)
                .batch.pulse;
        };
        QVERIFY(pulseOfMode("0").isSteady());
        QCOMPARE(pulseOfMode("2"), (PulsingAmount{RenderEffect::PulseFast, 90, 1}));
    }
};

ADD_TEST(TestScene, QCoreApplication)
#include "tst_scene.moc"
