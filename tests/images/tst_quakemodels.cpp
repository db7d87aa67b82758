// Quake's models and sprites, and maps that stand as things, as their readers give them, and as entities show them.
#include "core/assets/maptextures.h"
#include "core/scene/entities/scenemodel.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/modelbuilder.h"
#include "tests/program.h"
#include "tests/sentence.h"

namespace {

constexpr QRgb firstColor = qRgb(10, 20, 30), secondColor = qRgb(200, 100, 50);

Palette someQuakeColors()
{
    Palette colors(256, qRgb(1, 1, 1));
    colors[1] = firstColor;
    colors[2] = secondColor;
    return colors;
}

MapFile opened(const MapBuilder &builder) { return std::move(readMap(builder.build()).value()); }

Result<Model> readWithColors(const QByteArray &bytes, qint32 skin = 0)
{
    return readModel(bytes, {.skin = skin}, {}, {&someQuakeColors});
}

SceneModel sceneModelOf(const QByteArray &bytes)
{
    return {.model = std::make_shared<const Model>(readWithColors(bytes).value()), .framesPerSecond = 10};
}

// Whether whoever draws it stays within it.
bool isWhole(const Model &model)
{
    if (model.frames.empty() || model.indexes.size() % 3 != 0
        || model.points.size() != model.frames.size() * model.texture.size())
        return false;
    size_t next = 0;
    for (const auto &group : model.groups) {
        if (group.first != next || group.count == 0)
            return false;
        next += group.count;
    }
    return next <= model.frames.size() && std::ranges::all_of(model.indexes, [&](quint32 i) { return i < model.cornerCount(); })
           && std::ranges::all_of(model.surfaces, [&](const ModelSurface &surface) {
                  return surface.skin < std::ssize(model.skins) && surface.frame < std::ssize(model.frames)
                         && size_t{surface.firstIndex} + surface.indexCount <= model.indexes.size();
              });
}

void addFiles()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("MDL") << aliasOf({.facesBack = true});
    QTest::newRow("RAPO") << aliasOf({.isWider = true});
    QTest::newRow("SPR") << quakeSpriteOf();
}

} // namespace

class TestQuakeModels : public QObject
{
    Q_OBJECT

private slots:
    void modelsAreReadAsTheyWereMade_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("MDL") << aliasOf();
        QTest::newRow("RAPO") << aliasOf({.isWider = true});
    }

    void modelsAreReadAsTheyWereMade()
    {
        QFETCH(const QByteArray, bytes);
        const auto read = readWithColors(bytes);
        QVERIFY2(read, read ? "" : qPrintable(read.error()));
        const auto &model = read.value();
        QVERIFY(isWhole(model));
        QCOMPARE(model.kind, u"MDL"_s);
        QCOMPARE(model.cornerCount(), 4u);
        QCOMPARE(model.frames.size(), size_t{3});
        QCOMPARE(model.frames[2].name, u"burn2"_s);
        for (const auto &[frame, x] : {std::pair(0, 0.0), {1, 0.0}, {2, static_cast<double>(frameStep)}}) {
            QCOMPARE(model.frames[static_cast<size_t>(frame)].low, (Point{x, -squareSide / 2, -squareSide / 2}));
            QCOMPARE(model.frames[static_cast<size_t>(frame)].high, (Point{x, squareSide / 2, squareSide / 2}));
        }
        for (const auto &point : model.points)
            QVERIFY(point.normal[0] > 120);
        QCOMPARE(model.groups.size(), size_t{2});
        QCOMPARE(model.groups[0].count, 1u);
        QCOMPARE(model.groups[1].first, 1u);
        QCOMPARE(model.groups[1].count, 2u);
        QCOMPARE(model.groups[1].framesPerSecond, 4.0);
        QCOMPARE(model.texture[2], (std::array<float, 2>{3.5f / 8, 3.5f / 4}));
        QCOMPARE(model.turn, 0.0);
    }

    void colorsAreTheGames()
    {
        const auto model = readWithColors(aliasOf(), 1).value();
        QCOMPARE(model.skins.size(), size_t{2});
        QCOMPARE(model.skins[0].picture.pixel(0, 0), firstColor);
        QCOMPARE(model.skins[1].picture.pixel(7, 3), secondColor); // the first of its group
        QCOMPARE(model.surfaces.front().skin, 1);
        QCOMPARE(readWithColors(aliasOf(), 2).value().surfaces.front().skin, 0);
        const auto grey = readModel(aliasOf()).value();
        QCOMPARE(grey.skins[0].picture.pixel(0, 0), neutralPalette()[1]);
        int asked = 0;
        const auto colors = [&asked] {
            ++asked;
            return Palette();
        };
        QVERIFY(readModel(md2Of("a"), {}, {}, {colors}));
        QVERIFY(readModel(spriteOf(), {}, {}, {colors}));
        QCOMPARE(asked, 0); // they need none
        QVERIFY(readModel(quakeSpriteOf(), {}, {}, {colors}));
        QCOMPARE(asked, 1);
        auto holey = aliasOf({.flags = 16384});
        holey.replace(88, 1, "\xff"); // its first texel
        const auto cut = readWithColors(holey).value();
        QVERIFY(cut.skins[0].isCutOut);
        QCOMPARE(qAlpha(cut.skins[0].picture.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(cut.skins[0].picture.pixel(1, 0)), 255);
    }

    void brightColorsLieOverTheOthers()
    {
        auto bytes = aliasOf();
        bytes.replace(88, 1, "\xe0"); // the first skin's first texel is of colour 224
        const ModelColors colors{&someQuakeColors, 224};
        const auto model = readModel(bytes, {}, {}, colors).value();
        QVERIFY(isWhole(model));
        QCOMPARE(model.surfaces.size(), size_t{2});
        QCOMPARE(model.surfaces[0].skin, 0);
        QCOMPARE(model.surfaces[1].indexCount, model.surfaces[0].indexCount);
        const auto &bright = model.skins[static_cast<size_t>(model.surfaces[1].skin)];
        QVERIFY(bright.isFullBright && bright.isCutOut && !model.skins[0].isFullBright);
        QCOMPARE(bright.picture.pixel(0, 0), someQuakeColors()[224]);
        QCOMPARE(qAlpha(bright.picture.pixel(1, 0)), 0);
        QCOMPARE(readModel(bytes, {.skin = 1}, {}, colors).value().surfaces.size(), size_t{1}); // it has none
        QCOMPARE(readWithColors(bytes).value().surfaces.size(), size_t{1});                     // nor has its game
    }

    void cornersOnTheSeamOfABackLieInItsHalf()
    {
        for (const bool isWider : {false, true}) {
            const auto model = readWithColors(aliasOf({.isWider = isWider, .facesBack = true})).value();
            QVERIFY(isWhole(model));
            QCOMPARE(model.cornerCount(), 5u); // the one of both triangles that is on the seam is two
            QCOMPARE(model.texture[model.indexes[2]], (std::array<float, 2>{3.5f / 8, 3.5f / 4}));
            QCOMPARE(model.texture[model.indexes[4]], (std::array<float, 2>{7.5f / 8, 3.5f / 4}));
            QCOMPARE(model.texture[model.indexes[3]], model.texture[model.indexes[0]]);
        }
    }

    void groupsOfFramesPlayByThemselves()
    {
        const auto model = sceneModelOf(aliasOf());
        const ShownModel stands, burns{.firstFrame = 1}, both{.frameCount = 2}, fast{.frameCount = 2, .rate = 20},
            none{.firstFrame = 9};
        QVERIFY(!model.moves(stands));
        QCOMPARE(model.at(stands, 0.3).from, 0u);
        QVERIFY(model.moves(burns));
        QCOMPARE(model.at(burns, 0.3).from, 2u);
        QCOMPARE(model.at(burns, 0.3).to, 1u);
        QCOMPARE(model.at(burns, {}).from, 1u);
        QCOMPARE(model.at(both, 0.15).from, 1u); // ten a second, as who thinks
        QCOMPARE(model.at(both, {}).from, 0u);
        QCOMPARE(model.at(both, 0.06).from, 0u);
        QCOMPARE(model.at(fast, 0.06).from, 1u); // as who thinks twice as often
        QCOMPARE(model.at(none, {}).from, 1u);   // the last that there is
    }

    void whatItsFileTurnsTurns()
    {
        const auto still = sceneModelOf(aliasOf()), turning = sceneModelOf(aliasOf({.flags = 8}));
        ShownModel shown{.transform = transformOf({1, 2, 3}, {0, 45, 0})};
        QCOMPARE(still.transformOf(shown, {}), shown.transform);
        QVERIFY(!still.moves(shown) && turning.moves(shown));
        const auto quarter = turning.transformOf(shown, {.seconds = 0.9}); // a hundred degrees a second
        QCOMPARE(quarter.origin, shown.transform.origin);
        QVERIFY(std::abs(quarter.axes[0][1] - 1) < 1e-9);
        QVERIFY(std::abs(turning.transformOf(shown, {}).axes[0][0] - 1) < 1e-9);
    }

    void spritesPlayTheirGroups()
    {
        const auto sprite = sceneModelOf(quakeSpriteOf(3));
        const auto &model = *sprite.model;
        QVERIFY(isWhole(model));
        QCOMPARE(model.kind, u"SPR"_s);
        QCOMPARE(model.facing, ModelFacing::Fixed);
        QCOMPARE(model.skins.size(), size_t{3});
        QVERIFY(model.skins[0].isCutOut && model.skins[0].isFullBright);
        QCOMPARE(model.skins[0].picture.pixel(0, 0), firstColor);
        QCOMPARE(qAlpha(model.skins[1].picture.pixel(0, 0)), 0);
        QCOMPARE(model.frames.front().low, (Point{0, -2, -1}));
        const ShownModel first, second{.firstFrame = 1};
        QVERIFY(!sprite.moves(first) && sprite.moves(second));
        QCOMPARE(sprite.at(second, 0.15).from, 2u);
    }

    void filesCutOffAnywhereAreRefused_data() { addFiles(); }
    void filesCutOffAnywhereAreRefused()
    {
        QFETCH(const QByteArray, bytes);
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const QByteArray part(bytes.constData(), size); // of its own, so that reads behind it are told
            const auto read = readWithColors(part);
            QVERIFY2(!read && isSentence(read.error()), qPrintable(QString::number(size)));
        }
        QVERIFY(readWithColors(bytes));
    }

    void filesWithAnyNumberBrokenAreRefusedOrWhole_data() { addFiles(); }
    void filesWithAnyNumberBrokenAreRefusedOrWhole()
    {
        QFETCH(const QByteArray, bytes);
        for (qsizetype at = 4; at + 4 <= bytes.size(); at += 2)
            for (const quint32 number : {0u, 1u, 255u, 0x7fffffffu, 0x80000000u, 0xffffffffu, 0x7f800000u, 0x20000000u}) {
                auto broken = bytes;
                broken.replace(at, 4, words({number}));
                const auto read = readWithColors(broken);
                QVERIFY2(read ? isWhole(read.value()) : isSentence(read.error()), qPrintable(QString::number(at)));
                if (read)
                    QVERIFY2(read.value().bytes() <= 64 * bytes.size() + 65'536, qPrintable(QString::number(at)));
            }
    }

    // Groups may claim many poses of few bytes: each costs as much as all corners.
    void ofVeryManyFramesTheFirstAreRead()
    {
        constexpr int many = 3000;
        auto bytes = aliasOf();
        const auto pose = bytes.last(24 + 4 * 4);
        bytes.replace(68, 4, words({many + 2}));
        for (int i = 0; i < many; ++i)
            bytes += words({0}) + pose;
        const auto all = readWithColors(bytes).value();
        QVERIFY(isWhole(all));
        QVERIFY(all.bytes() <= 64 * bytes.size() + 65'536);
        QCOMPARE(all.groups.size(), size_t{many + 2});
        QCOMPARE(all.frames.size(), size_t{many + 3});
    }

    void aModelIsReadWithThePaletteOfItsGame()
    {
        const GameFolder folder;
        QByteArray palette;
        for (const auto color : someQuakeColors())
            palette.append(static_cast<char>(qRed(color)))
                .append(static_cast<char>(qGreen(color)))
                .append(static_cast<char>(qBlue(color)));
        folder.save(u"valve/gfx/palette.lmp"_s, palette);
        folder.save(u"valve/progs/square.mdl"_s, aliasOf());
        folder.save(u"valve/maps/b_square.bsp"_s, MapBuilder::room(bsp::goldsrc).build());
        const auto path = folder.save(u"valve/maps/room.bsp"_s, MapBuilder::room(bsp::goldsrc).build());
        const auto map = std::make_shared<const MapFile>(std::move(readMapFile(path).value()));
        const auto files = std::make_shared<const GameFiles>(path, *map);
        const auto textures = mapTextures(map, files);
        PictureBudget budget;
        const auto read = readSceneModel(*files, *textures, {.name = u"progs/square.mdl"_s}, 0, budget);
        QVERIFY(read.isThere());
        QCOMPARE(read.skins[0].picture.pixel(0, 0), firstColor);
        QVERIFY(read.skins[1].picture.isNull()); // no surface has it
        QVERIFY(readSceneModel(*files, *textures, {.name = u"maps/b_square.bsp"_s}, 1, budget).isThere());
        QVERIFY(!readSceneModel(*files, *textures, {.name = u"maps/b_none.bsp"_s}, 2, budget).isThere());
        const auto quakeMap = std::make_shared<const MapFile>(opened(MapBuilder::room(bsp::quake)));
        QCOMPARE(mapTextures(quakeMap, std::make_shared<const GameFiles>(QString(), *quakeMap))->firstFullBright(), 224);
        QCOMPARE(textures->firstFullBright(), -1);
    }

    void mapsStandAsModels()
    {
        for (const auto *format : bsp::formats()) {
            const auto read = readWithColors(MapBuilder::room(*format).build());
            QVERIFY2(read, format->id.data());
            const auto &model = read.value();
            QVERIFY(isWhole(model));
            QCOMPARE(model.kind, u"BSP"_s);
            QCOMPARE(model.frames.size(), size_t{1});
            QVERIFY(model.frames.front().high[2] > model.frames.front().low[2]);
            QVERIFY(!model.surfaces.empty() && model.skins.size() == model.surfaces.size());
        }
    }

    void brokenMapsAreRefusedOrWhole()
    {
        const auto bytes = MapBuilder::room(bsp::goldsrc).build();
        for (qsizetype size = 0; size < bytes.size(); size += 7) {
            const auto read = readWithColors(bytes.first(size));
            QVERIFY2(read ? isWhole(read.value()) : !read.error().isEmpty(), qPrintable(QString::number(size)));
        }
    }
};

ADD_TEST(TestQuakeModels, QCoreApplication)

#include "tst_quakemodels.moc"
