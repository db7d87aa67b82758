// What is seen of a format and a game that only the tests know: their maps have the shapes, the light, the sky and the
// picture of the map that they were made of.
#include "core/assets/maptextures.h"
#include "core/geometry/solids.h"
#include "core/light/facelighting.h"
#include "core/scene/areas.h"
#include "core/scene/contentscolors.h"
#include "core/scene/entities/startplace.h"
#include "core/scene/lighting.h"
#include "core/scene/mapscene.h"
#include "core/shading/scenetexture.h"
#include "core/shading/sky.h"
#include "core/vis/mapvis.h"
#include "core/where/pointinleaf.h"
#include "tests/gamefolder.h"
#include "tests/madeupfixture.h"
#include "tests/pixels.h"
#include "tests/program.h"
#include "tests/texturemaps.h"
#include "widgets/gl/offscreen.h"
#include "widgets/gl/opengl.h"

using namespace madeup;

namespace {

// Quake II as bright as the made-up game, so that the pictures can be compared.
const bsp::Format &brightQuake2()
{
    static const bsp::Game game = [] {
        auto bright = bsp::games::quake2;
        bright.brightness = bsp::games::madeUp.brightness;
        return bright;
    }();
    static const bsp::Game *const games[] = {&game};
    static const bsp::Format format = [] {
        auto bright = bsp::quake2;
        bright.games = games;
        return bright;
    }();
    return format;
}

QByteArrayView bytesOf(const std::vector<GeometryVertex> &vertexes)
{
    return {reinterpret_cast<const char *>(vertexes.data()), std::ssize(vertexes) * qsizetype(sizeof(GeometryVertex))};
}

} // namespace

class TestMadeUpDrawing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto file = contentOf(samplePath());
        original_ = std::make_shared<const MapFile>(must(readMap(file, brightQuake2())));
        const auto bytes = transcoding::madeUpOf(*original_).build();
        made_ = std::make_shared<const MapFile>(must(readMap(bytes, bsp::madeUp)));
        originalPath_ = folder_.save(u"one/baseq2/maps/a.bsp"_s, file);
        madePath_ = folder_.save(u"other/basemade/maps/a.bsp"_s, bytes);
        const QDir sample(QStringLiteral(LUMPSCOPE_SAMPLES "/quake2"));
        const auto palette = contentOf(sample.filePath(u"pics/colormap.pcx"_s));
        folder_.save(u"one/baseq2/pics/colormap.pcx"_s, palette);
        folder_.save(u"other/basemade/colors/base.pcx"_s, palette);
        for (const auto &name : QDir(sample.filePath(u"textures/gallery"_s)).entryList(QDir::Files)) {
            const auto wal = contentOf(sample.filePath(u"textures/gallery/"_s + name));
            folder_.save(u"one/baseq2/textures/gallery/"_s + name, wal);
            folder_.save(u"other/basemade/textures/gallery/"_s + name, wal);
        }
        for (int side = 0; side < 6; ++side) {
            const auto name = QString::fromLatin1(bsp::skySides[static_cast<size_t>(side)].data()) + u".png"_s;
            const auto picture = png({8, 8}, qRgb(40 * side, 90, 200));
            folder_.save(u"one/baseq2/env/unit1_"_s + name, picture);
            folder_.save(u"other/basemade/above/unit1_"_s + name, picture);
        }
    }

    void facesHaveTheSameShape()
    {
        const auto here = buildGeometry(*original_), there = buildGeometry(*made_);
        QVERIFY(there.vertexes.size() > 1000);
        QVERIFY(bytesOf(there.vertexes) == bytesOf(here.vertexes));
        QVERIFY(there.indexes == here.indexes);
        QCOMPARE(there.faces.size(), here.faces.size());
        FaceFlags any;
        for (size_t i = 0; i < here.faces.size(); ++i) {
            QCOMPARE(there.faces[i].model, here.faces[i].model);
            QCOMPARE(there.faces[i].look.image, here.faces[i].look.image);
            QCOMPARE(there.faces[i].look.flags, here.faces[i].look.flags);
            any |= there.faces[i].look.flags;
        }
        QVERIFY(any & FaceFlag::Sky && any & FaceFlag::Warp && any & FaceFlag::Translucent66);
        QCOMPARE(there.models.size(), here.models.size());
        for (size_t i = 0; i < here.models.size(); ++i)
            QVERIFY(there.models[i].low == here.models[i].low && there.models[i].high == here.models[i].high);
    }

    void modelsStandInTheSamePlaces()
    {
        const auto here = placementsOf(*original_), there = placementsOf(*made_);
        QCOMPARE(there.size(), here.size());
        for (size_t i = 0; i < here.size(); ++i) {
            QCOMPARE(there[i].model, here[i].model);
            QCOMPARE(there[i].entity, here[i].entity);
            QCOMPARE(there[i].transform, here[i].transform);
            QCOMPARE(there[i].isDrawn, here[i].isDrawn);
        }
        QCOMPARE(std::ranges::count(there, false, &ModelPlacement::isDrawn), 1); // the sensor
    }

    void facesHaveTheSameLight()
    {
        const Luxels here(*original_), there(*made_);
        const FaceLightings lightHere(here), lightThere(there);
        int lightmaps = 0;
        for (quint32 face = 0; face < original_->recordCount(original_->format().roles.faces); ++face) {
            const auto expected = lightHere.at(face), found = lightThere.at(face);
            QVERIFY(found.by == expected.by && found.why == expected.why);
            const auto light = here.light(face), same = there.light(face);
            QCOMPARE(same.has_value(), light.has_value());
            for (int slot = 0; light && slot < light->styles; ++slot, ++lightmaps) {
                QCOMPARE(there.style(face, slot), here.style(face, slot));
                QCOMPARE(there.image(face, slot), here.image(face, slot));
            }
        }
        QVERIFY(lightmaps > 300);
        QVERIFY(there.styles() == here.styles());
        QCOMPARE(makeAtlas(there).image, makeAtlas(here).image);
        // It draws as bright as it says.
        const auto gain = made_->game().brightness.light;
        const auto drawn = buildMapScene(made_, {}, {});
        QCOMPARE(drawn->light.image, makeAtlas(here, atlasForDrawing(normalStyles(), gain)).image);
        QVERIFY(drawn->light.image != makeAtlas(here, atlasForDrawing(normalStyles(), 1)).image);
    }

    void zonesSeeTheSame()
    {
        for (const auto set : {VisSet::Pvs, VisSet::Phs}) {
            const auto here = must(readMapVis(*original_, set)), there = must(readMapVis(*made_, set));
            QVERIFY(here.count() > 30);
            QCOMPARE(there.count(), here.count());
            QCOMPARE(there.counts.pairs, here.counts.pairs);
            for (quint32 zone = 0; zone < here.count(); ++zone) {
                QVERIFY(std::ranges::equal(there.decoded.matrix.row(zone), here.decoded.matrix.row(zone)));
                QCOMPARE(there.places[zone].low, here.places[zone].low);
                QCOMPARE(there.places[zone].high, here.places[zone].high);
            }
        }
    }

    void placesLieInTheSame()
    {
        std::set<QString> contents;
        for (double x = -100; x < 1800; x += 90)
            for (double y = -500; y < 1000; y += 90)
                for (const double z : {-60.0, 40.0, 130.0}) {
                    const auto here = pointInLeaf(*original_, {x, y, z}), there = pointInLeaf(*made_, {x, y, z});
                    QVERIFY(there.nodes == here.nodes && there.leaf == here.leaf && there.cluster == here.cluster);
                    QCOMPARE(there.area, here.area);
                    contents.insert(there.contents);
                }
        QVERIFY(contents.contains(u"ROCK"_s) && contents.contains(u"0"_s));
    }

    void solidsHaveTheSameShapeAndKind()
    {
        const auto here = brushSolids(*original_), there = brushSolids(*made_);
        QVERIFY(there.points == here.points);
        QCOMPARE(there.solids.size(), here.solids.size());
        const ContentsKinds kindsHere(*original_), kindsThere(*made_);
        std::set<ContentsKind> kinds;
        for (size_t i = 0; i < here.solids.size(); ++i) {
            QCOMPARE(there.solids[i].record, madeRef(here.solids[i].record));
            QCOMPARE(there.solids[i].model, here.solids[i].model);
            const auto kind = kindsThere.of(there.solids[i].contents);
            QCOMPARE(kind, kindsHere.of(here.solids[i].contents));
            kinds.insert(kind);
        }
        QCOMPARE(kinds, (std::set{ContentsKind::Solid, ContentsKind::Window, ContentsKind::Water, ContentsKind::AreaPortal}));
        const auto doors = areaPortals(*made_), portals = areaPortals(*original_);
        QCOMPARE(doors.size(), portals.size());
        QCOMPARE(doors.size(), 2U);
        for (size_t i = 0; i < doors.size(); ++i) {
            QCOMPARE(doors[i].number, portals[i].number);
            QCOMPARE(doors[i].areas, portals[i].areas);
            QCOMPARE(doors[i].brushes.size(), 1U);
            QCOMPARE(doors[i].brushes.front(), madeRef(portals[i].brushes.front()));
        }
    }

    void texturesAndSkyLieInItsFolders()
    {
        const GameFiles filesHere(originalPath_, *original_), filesThere(madePath_, *made_);
        const auto here = mapTextures(original_, std::make_shared<const GameFiles>(originalPath_, *original_));
        const auto there = mapTextures(made_, std::make_shared<const GameFiles>(madePath_, *made_));
        QCOMPARE(there->count(), here->count());
        for (qint32 i = 0; i < here->count(); ++i) {
            const auto expected = readSceneTexture(*original_, *here, i), found = readSceneTexture(*made_, *there, i);
            QVERIFY(!found.picture.isNull());
            QCOMPARE(found.picture, expected.picture);
            QCOMPARE(found.size, expected.size);
            QVERIFY(found.frameNames == expected.frameNames);
        }
        QVERIFY(there->notices().isEmpty()); // the palette was found
        const auto sky = findSky(*made_, filesThere, *there, -1), expected = findSky(*original_, filesHere, *here, -1);
        QVERIFY(sky.hasBox());
        QVERIFY(sky.box == expected.box);
        auto turning = *made_;
        const auto start = "{\n\"heavenspin\" \"12\"\n\"heavenaxis\" \"0 2 0\"\n";
        turning.setEntityText(start + made_->entityText().toByteArray().mid(2));
        QCOMPARE(findSky(turning, filesThere, *there, -1).turn, 12.0);
        QCOMPARE(findSky(turning, filesThere, *there, -1).axis, (Point{0, 1, 0}));
    }

    void thePictureIsTheSame()
    {
        if (!OffscreenContext().create())
            QSKIP("There is no OpenGL 3.3 here: the pictures are not compared.");
        const auto camera = startPlace(*made_);
        const auto drawn = [&camera](const std::shared_ptr<const MapFile> &map, const QString &path, bool usesPvs) {
            const GameFiles files(path, *map);
            const auto textures = mapTextures(map, std::make_shared<const GameFiles>(path, *map));
            const auto scene = buildMapScene(map, {}, {});
            SceneView view{.camera = camera, .textureGain = map->game().brightness.texture};
            const auto seen = scene->pvs->seenFrom(pointInLeaf(*map, camera.position).cluster);
            if (usesPvs)
                view.inPvs = seen;
            const auto fill = [&](SceneRenderer &renderer) {
                renderer.setScene(&scene->scene);
                renderer.setLight(scene->light);
                for (qint32 i = 0; i < textures->count(); ++i)
                    renderer.setTexture(readSceneTexture(*map, *textures, i));
                renderer.setSky(findSky(*map, files, *textures, -1));
            };
            return must(drawOffscreen(fill, view, {320, 240}));
        };
        const auto picture = drawn(made_, madePath_, false);
        QCOMPARE(picture, drawn(original_, originalPath_, false));
        QCOMPARE(drawn(made_, madePath_, true), drawn(original_, originalPath_, true));
        QVERIFY(colorsIn(picture.copy(0, 150, picture.width(), 1)).size() > 20);
    }

private:
    std::shared_ptr<const MapFile> original_, made_;
    GameFolder folder_; // of both games
    QString originalPath_, madePath_;
};

ADD_TEST(TestMadeUpDrawing, QApplication)
#include "tst_madeupdrawing.moc"
