// Formats of games made from Quake III: IBSP 47 with 17 lumps or 18, RBSP and FBSP with several layers of light a surface.
#include "core/checks/checks.h"
#include "core/faces/directionpages.h"
#include "core/games/game.h"
#include "core/light/atlas.h"
#include "core/light/externalpages.h"
#include "core/light/facelighting.h"
#include "core/light/lightdirections.h"
#include "core/light/lightpicture.h"
#include "core/light/lightsentence.h"
#include "core/scene/stylelight.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

constexpr qsizetype lastEntry = 8 + 8 * 17;

// A room of 17 lumps with an entry behind them, and what lies at its end.
QByteArray withEntry(qint64 offset, qint64 length, qsizetype behind = 0)
{
    auto bytes = MapBuilder::room(bsp::wolfenstein).build();
    bytes.insert(lastEntry, QByteArray(8, '\0'));
    for (int slot = 0; slot < bsp::wolfenstein.directorySize; ++slot) {
        const auto at = 8 + 8 * slot;
        bytes.replace(at, 4, words({bsp::load<qint32>(bytes.constData() + at) + 8}));
    }
    bytes.replace(lastEntry, 8, words({offset < 0 ? bytes.size() : offset, length}));
    return bytes + QByteArray(behind, '\1');
}

void addFormatsWithLayers()
{
    QTest::addColumn<const bsp::Format *>("format");
    QTest::newRow("RBSP") << &bsp::raven;
    QTest::newRow("FBSP") << &bsp::qfusion;
}

// Pages of one brightness each: 10, 20, 30 and so on.
void setPages(MapBuilder &map, int count)
{
    QByteArray pages;
    for (int page = 0; page < count; ++page)
        pages += QByteArray(map.format().bytesPerPage(), static_cast<char>(10 * (page + 1)));
    map.setLumpBytes("LIGHTMAPS", pages);
}

// Lights a surface by one more layer.
void addLayer(MapBuilder &map, quint32 surface, int layer, int style, int page, int x = 0)
{
    const auto number = '[' + std::to_string(layer) + ']';
    map.set("SURFACES", surface, "lightmapNum" + number, page).set("SURFACES", surface, "lightmapStyles" + number, style);
    map.set("SURFACES", surface, "lightmapX" + number, x);
}

} // namespace

class TestQuake3Kin : public QObject
{
    Q_OBJECT

private slots:
    void theLastEntryTellsHowManyLumpsThereAre_data()
    {
        const auto row = addColumns<QByteArray, bool>("bytes", "isLonger");
        row("none", MapBuilder::room(bsp::wolfenstein).build(), false);
        row("empty, at the end", withEntry(-1, 0), true);
        row("one record", withEntry(-1, 128, 128), true);
        row("a record that another lump has", withEntry(160, 128), true);
        row("half a record", withEntry(-1, 64, 64), false);
        row("past the end", withEntry(-1, 128, 127), false);
        row("in the header", withEntry(144, 0), false);
        row("of a negative length", withEntry(160, -128), false);
        row("a signature", MapBuilder::room(bsp::wolfenstein).build().replace(lastEntry, 8, "I LOVE M"), false);
    }
    void theLastEntryTellsHowManyLumpsThereAre()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isLonger);
        OPEN_BYTES(map, bytes);
        QCOMPARE(&map.format(), isLonger ? &bsp::quakeLive : &bsp::wolfenstein);
        QCOMPARE(map.findLump(u"ADVERTISEMENTS") != bsp::none, isLonger);
        QVERIFY(walk(map) > 1000);
    }

    void quakeLiveNamesFlagsAsQuake3Does()
    {
        auto builder = MapBuilder::room(bsp::quakeLive);
        builder.set("SHADERS", 0, "surfaceFlags", 0x1000);
        auto map = readMap(builder.build()).value();
        const auto nameOf = [&map] {
            const auto names = map.column(map.format().columns.texinfoFlags).field().names;
            return std::ranges::find(names, 0x1000, &bsp::NamedValue::value)->name;
        };
        QCOMPARE(nameOf(), "METAL");
        map.setGame(bsp::games::quakeLive);
        QCOMPARE(nameOf(), "METALSTEPS");
        map.setGame(bsp::games::enemyTerritory);
        QCOMPARE(nameOf(), "METAL");
    }

    void layersAreAddedByTheirStyles_data() { addFormatsWithLayers(); }
    void layersAreAddedByTheirStyles()
    {
        QFETCH(const bsp::Format *, format);
        auto builder = MapBuilder::room(*format);
        setPages(builder, 2);
        addLayer(builder, 1, 1, 5, 1, 30);
        addLayer(builder, 1, 2, 6, 0, 60);
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        const auto light = luxels.light(1);
        QVERIFY(light && light->styles == 3);
        QCOMPARE(luxels.style(1, 1), 5);
        QCOMPARE(luxels.styles(), (std::vector{0, 5, 6}));
        QCOMPARE(luxels.image(1, 0).pixel(4, 4), qRgb(10, 10, 10));
        QCOMPARE(luxels.image(1, 1).pixel(4, 4), qRgb(20, 20, 20));
        auto values = normalStyles();
        values[6] = 0.5F;
        QCOMPARE(luxels.combined(1, values).pixel(4, 4), qRgb(35, 35, 35));
        QCOMPARE(luxels.light(2)->styles, 1);
        const auto lump = map.format().roles.faceLightmaps;
        QCOMPARE(map.recordCount(lump), 6U + 2);
        const auto text = lightSentence(References(map), 1);
        QVERIFY2(text.contains(u"style 5: at (30, 0) of page 1, average 20 of 255"_s), qPrintable(text));
    }

    void sumsOfLayersLieBelowThePages_data() { addFormatsWithLayers(); }
    void sumsOfLayersLieBelowThePages()
    {
        QFETCH(const bsp::Format *, format);
        auto builder = MapBuilder::room(*format);
        setPages(builder, 1);
        addLayer(builder, 1, 1, 5, 0, 30);
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        const auto atlas = makeAtlas(luxels, {.kind = AtlasContent::Combined});
        const auto tiles = atlas.tilesOf(1);
        QCOMPARE(tiles.size(), size_t(1));
        QCOMPARE(tiles[0].slot, -1);
        QVERIFY(tiles[0].rect.top() >= format->pageSide);
        QCOMPARE(atlas.sumsFrom() * static_cast<float>(atlas.size.height()), static_cast<float>(format->pageSide));
        QCOMPARE(atlas.image.pixel(tiles[0].rect.center()), qRgb(20, 20, 20));
        QCOMPARE(atlas.tilesOf(2)[0].slot, 0);
        QCOMPARE(makeAtlas(luxels).tilesOf(1).size(), size_t(2)); // each layer where it is stored
    }

    void enginesEndLayersInTheirWays_data()
    {
        const auto row = addColumns<const bsp::Format *, int, int, int>("format", "style", "page", "layers");
        row("Raven's unused style", &bsp::raven, 0xfe, 0, 1);
        row("Raven's white layer", &bsp::raven, 5, -3, 2);
        row("Raven's layer without a page", &bsp::raven, 5, -1, 1);
        row("no style", &bsp::raven, 0xff, 0, 1);
        row("Qfusion's last style", &bsp::qfusion, 0xfe, 0, 2);
        row("Qfusion's layer of vertexes", &bsp::qfusion, 5, -3, 1);
        row("Qfusion's layer of a page that is not there", &bsp::qfusion, 5, 7, 1);
    }
    void enginesEndLayersInTheirWays()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(int, style);
        QFETCH(int, page);
        QFETCH(int, layers);
        auto builder = MapBuilder::room(*format);
        addLayer(builder, 1, 1, style, page);
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        QCOMPARE(luxels.light(1)->styles, layers);
        if (page == -3 && layers == 2)
            QCOMPARE(luxels.image(1, 1).pixel(0, 0), qRgb(255, 255, 255));
    }

    void theGameDecidesWhatLightsAFace_data()
    {
        using bsp::games::wolfenstein, bsp::games::enemyTerritory, bsp::games::quakeLive, bsp::games::jediAcademy,
            bsp::games::warsow;
        using By = FaceLighting::By;
        const auto row = addColumns<const bsp::Format *, const bsp::Game *, int, int, int, By, FaceLighting::Reason>(
            "format", "game", "type", "page", "style", "by", "why");
        const auto old = [&](const char *name, const bsp::Game &game, int type, int page, By by, FaceLighting::Reason why) {
            row(name, &bsp::wolfenstein, &game, type, page, 0, by, why);
        };
        old("Wolfenstein's white", wolfenstein, 1, -2, By::White, FaceLighting::WhitePage);
        old("Wolfenstein's mesh", wolfenstein, 3, 0, By::Vertexes, FaceLighting::VertexPage);
        old("Enemy Territory's white", enemyTerritory, 1, -2, By::Vertexes, FaceLighting::VertexPage);
        old("Enemy Territory's mesh", enemyTerritory, 3, 0, By::Luxels, FaceLighting::Data);
        old("Enemy Territory's foliage", enemyTerritory, 5, 0, By::Vertexes, FaceLighting::VertexPage);
        old("Quake Live's mesh", quakeLive, 3, 0, By::Luxels, FaceLighting::Data);
        const auto raven = [&](const char *name, int type, int page, int style, By by, FaceLighting::Reason why) {
            row(name, &bsp::raven, &jediAcademy, type, page, style, by, why);
        };
        raven("Raven's mesh", 3, 0, 0, By::Vertexes, FaceLighting::VertexPage);
        raven("Raven's white", 1, -2, 0, By::White, FaceLighting::WhitePage);
        raven("Raven's page of no style", 1, 0, 255, By::Luxels, FaceLighting::Data);
        raven("Raven's page that is not there", 1, 7, 0, By::Vertexes, FaceLighting::NoPage);
        const auto qfusion = [&](const char *name, int type, int page, int style, By by, FaceLighting::Reason why) {
            row(name, &bsp::qfusion, &warsow, type, page, style, by, why);
        };
        qfusion("Qfusion's mesh", 3, 0, 0, By::Luxels, FaceLighting::Data);
        qfusion("Qfusion's white", 1, -2, 0, By::Vertexes, FaceLighting::VertexPage);
        qfusion("Qfusion's page of no style", 1, 0, 255, By::Vertexes, FaceLighting::VertexPage);
        qfusion("Qfusion's page that is not there", 1, 7, 0, By::Vertexes, FaceLighting::NoPage);
    }
    void theGameDecidesWhatLightsAFace()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(const bsp::Game *, game);
        QFETCH(int, type);
        QFETCH(int, page);
        QFETCH(int, style);
        auto builder = MapBuilder::room(*format);
        const bool hasLayers = format->lightLayers.most > 1;
        builder.set("SURFACES", 1, "surfaceType", type).set("SURFACES", 1, hasLayers ? "lightmapNum[0]" : "lightmapNum", page);
        if (hasLayers)
            builder.set("SURFACES", 1, "lightmapStyles[0]", style);
        auto map = readMap(builder.build()).value();
        map.setGame(*game);
        const Luxels luxels(map);
        const auto lighting = FaceLightings(luxels).at(1);
        QTEST(lighting.by, "by");
        QTEST(lighting.why, "why");
        QCOMPARE(luxels.light(1).has_value(), lighting.by == FaceLighting::Luxels);
        QCOMPARE(luxels.style(1, 0), 0);
        const auto text = lightSentence(References(map), 1);
        QCOMPARE(text.contains(u"ignores"_s), lighting.why == FaceLighting::VertexPage && page >= 0);
    }

    // Only vertex light has styles of its own.
    void otherFacesWithoutAPageHaveOneLayer()
    {
        auto builder = MapBuilder::room(bsp::raven);
        builder.set("SURFACES", 1, "lightmapNum[0]", -1).set("SURFACES", 1, "vertexStyles[1]", 4);
        builder.set("SURFACES", 2, "lightmapNum[0]", 7).set("SURFACES", 2, "lightmapStyles[1]", 4);
        addLayer(builder, 2, 1, 4, 0);
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        QCOMPARE(luxels.layersOf(1).size(), size_t(1));
        const auto missing = luxels.layersOf(2);
        QVERIFY(missing.size() == 2 && missing[1].kind == LightLayer::Vertexes && missing[1].style == 4);
    }

    void aWhiteFirstLayerIsAll()
    {
        auto builder = MapBuilder::room(bsp::raven);
        addLayer(builder, 1, 0, 0, -2);
        addLayer(builder, 1, 1, 5, 0);
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        const auto layers = luxels.layersOf(1);
        QVERIFY(layers.size() == 1 && layers[0].kind == LightLayer::White);
        QVERIFY(!luxels.light(1));
        QVERIFY(makeAtlas(luxels).tilesOf(1).empty());
    }

    void pagesNextToTheMapAreLayersToo()
    {
        auto builder = MapBuilder::room(bsp::raven);
        setPages(builder, 1);
        addLayer(builder, 1, 1, 5, 9);
        const auto map = std::make_shared<const MapFile>(readMap(builder.build()).value());
        QImage page(128, 128, QImage::Format_RGB888);
        page.fill(qRgb(50, 50, 50));
        const ExternalPages pages{{9, page}};
        const Luxels luxels(*map, pages);
        QCOMPARE(luxels.light(1)->styles, 2);
        QCOMPARE(luxels.light(1)->placeOf(1).offset, qint64(-1));
        QCOMPARE(luxels.image(1, 1).pixel(0, 0), qRgb(50, 50, 50));
        QCOMPARE(luxels.combined(1, normalStyles()).pixel(0, 0), qRgb(60, 60, 60));
        auto values = normalStyles();
        values[5] = 0.5F;
        const auto parts = StyleLight(buildMapScene(map, pages, {})).changed(normalStyles(), values);
        QCOMPARE(parts.size(), size_t(1));
        QCOMPARE(parts[0].luxels.pixel(0, 0), qRgb(35, 35, 35));
    }

    void vertexesHaveLayersToo()
    {
        auto builder = MapBuilder::room(bsp::raven);
        builder.set("SURFACES", 1, "lightmapNum[0]", -3).set("SURFACES", 1, "vertexStyles[1]", 4);
        builder.set("DRAWVERTS", 4, "color[1][0]", 200).set("DRAWVERTS", 4, "lightmap[1][0]", 0.5);
        OPEN_BYTES(map, builder.build());
        const Luxels luxels(map);
        const auto layers = luxels.lights().layersOf(1);
        QCOMPARE(layers.size(), size_t(2));
        QCOMPARE(layers[1].kind, LightLayer::Vertexes);
        QCOMPARE(layers[1].style, 4);
        const auto shape = luxels.shapes().at(1, 1);
        QCOMPARE(shape.vertexes[0].color[0], 200.0);
        QCOMPARE(shape.vertexes[0].page[0], 0.5);
        QCOMPARE(luxels.shapes().at(1).vertexes[0].color[0], 0.0);
        QCOMPARE(FaceLightings(luxels).at(1).by, FaceLighting::Vertexes);
    }

    // Sliders and the animation of styles change the colours of vertexes as they change lightmaps.
    void stylesLightVertexes_data() { addFormatsWithLayers(); }
    void stylesLightVertexes()
    {
        QFETCH(const bsp::Format *, format);
        auto builder = MapBuilder::room(*format);
        builder.set("SURFACES", 1, "lightmapNum[0]", -3).set("SURFACES", 1, "vertexStyles[1]", 4);
        for (quint32 vertex = 4; vertex < 8; ++vertex)
            for (const std::string channel : {"[0]", "[1]", "[2]"}) {
                builder.set("DRAWVERTS", vertex, "color[0]" + channel, 10);
                builder.set("DRAWVERTS", vertex, "color[1]" + channel, 20);
            }
        const auto map = std::make_shared<const MapFile>(readMap(builder.build()).value());
        const auto scene = buildMapScene(map, {}, {});
        const auto gain = static_cast<int>(map->game().brightness.light);
        const auto &shown = scene->scene.faces[scene->scene.shown(1).front()];
        QCOMPARE(int{scene->scene.vertexes[shown.firstVertex].color[0]}, 30 * gain);
        const StyleLight light(scene);
        QCOMPARE(light.styles(), std::vector{4});
        auto values = normalStyles();
        values[4] = 0.5F;
        const auto parts = light.changed(normalStyles(), values);
        QCOMPARE(parts.size(), size_t(1));
        QCOMPARE(parts[0].face, 1U);
        QVERIFY(parts[0].luxels.isNull());
        QCOMPARE(parts[0].colors.size(), size_t(4));
        QCOMPARE(int{parts[0].colors[3][0]}, 20 * gain);
        QVERIFY(light.changed(values, values).empty());
    }

    // They would cover the full light in which such faces are painted.
    void stylesDoNotLightFacesThatAreNotLit()
    {
        auto builder = MapBuilder::room(bsp::raven);
        builder.set("SURFACES", 1, "lightmapNum[0]", -3).set("SURFACES", 1, "vertexStyles[1]", 4);
        const auto stylesOf = [&builder] {
            const auto map = std::make_shared<const MapFile>(readMap(builder.build()).value());
            return StyleLight(buildMapScene(map, {}, {})).styles();
        };
        QCOMPARE(stylesOf(), std::vector{4});
        builder.set("SHADERS", 0, "surfaceFlags", 0x200000); // NODRAW
        QCOMPARE(stylesOf(), std::vector<int>{});
    }

    void enginesStopAtWhatQuake3StopsAt_data()
    {
        const auto row = addColumns<const bsp::Format *, QString, bool>("format", "engine", "needsFogsBrush");
        row("Wolfenstein", &bsp::wolfenstein, u"Wolfenstein"_s, true);
        row("Enemy Territory", &bsp::wolfenstein, u"Enemy Territory"_s, false);
        row("Jedi Outcast", &bsp::raven, u"Jedi Outcast"_s, false);
        row("Jedi Academy", &bsp::raven, u"Jedi Academy"_s, false);
    }
    void enginesStopAtWhatQuake3StopsAt()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(QString, engine);
        QFETCH(bool, needsFogsBrush);
        auto builder = MapBuilder::room(*format);
        builder.set("SURFACES", 6, "patchWidth", 4).set("FOGS", 0, "brushNum", -1);
        OPEN_BYTES(map, builder.build());
        const References references(map);
        const auto problems = check({.map = map, .references = references, .engine = findEngine(*format, engine)});
        QStringList errors;
        for (const auto &problem : problems)
            if (problem.severity == Severity::Error)
                errors += problem.id;
        QVERIFY2(errors.contains(u"patch-size"_s), qPrintable(errors.join(u' ')));
        QCOMPARE(errors.contains(u"fog-everywhere"_s), needsFogsBrush);
    }

    // No engine reads which surface was made from a side.
    void surfacesOfSidesAreNotRead()
    {
        auto builder = MapBuilder::room(bsp::raven);
        builder.set("BRUSHSIDES", 0, "drawSurfNum", 999).set("BRUSHSIDES", 1, "shaderNum", 999);
        OPEN_BYTES(map, builder.build());
        const References references(map);
        const int sides = map.findLump(u"BRUSHSIDES");
        std::map<int, Severity> found; // by field
        for (const auto &problem : check({.map = map, .references = references}))
            if (problem.id == u"index-range"_s && problem.lump == sides)
                found.emplace(problem.field, problem.severity);
        QCOMPARE(found, (std::map<int, Severity>{{builder.field("BRUSHSIDES", "shaderNum"), Severity::Error},
                                                 {builder.field("BRUSHSIDES", "drawSurfNum"), Severity::Warning}}));
    }

    void oddPagesWithoutFacesAreDirections_data()
    {
        const auto row = addColumns<const bsp::Format *, int, int, DirectionPages>("format", "pages", "used", "expected");
        row("RBSP", &bsp::raven, 4, 2, DirectionPages::Odd);
        row("FBSP", &bsp::qfusion, 4, 2, DirectionPages::Odd);
        row("three pages of RBSP", &bsp::raven, 3, 2, DirectionPages::Odd);
        row("three pages of FBSP", &bsp::qfusion, 3, 2, DirectionPages::None);
        row("an odd page with light", &bsp::raven, 4, 3, DirectionPages::None);
        row("two pages", &bsp::qfusion, 2, 0, DirectionPages::Unknown);
        row("one page", &bsp::raven, 1, 0, DirectionPages::None);
    }
    void oddPagesWithoutFacesAreDirections()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(int, pages);
        QFETCH(int, used);
        QFETCH(DirectionPages, expected);
        auto builder = MapBuilder::room(*format);
        setPages(builder, pages);
        addLayer(builder, 1, 1, 5, used);
        OPEN_BYTES(map, builder.build());
        QCOMPARE(directionPagesOf(map), expected);
        const Luxels luxels(map);
        QCOMPARE(luxels.pages().size(), static_cast<size_t>(expected == DirectionPages::Odd ? (pages + 1) / 2 : pages));
        QCOMPARE(hasLightDirections(map), expected == DirectionPages::Odd);
        if (expected != DirectionPages::Odd)
            return;
        const auto directions = LightDirections(luxels).image(0, *luxels.light(0), normalStyles());
        QCOMPARE(directions.pixel(0, 0), qRgb(20, 20, 20)); // page 1
        const auto atlas = makeAtlas(luxels, {.kind = AtlasContent::Combined});
        QVERIFY(std::ranges::none_of(atlas.pages, [](const AtlasPage &page) { return page.number % 2 != 0; }));
    }

    void pagesOfDirectionsNextToTheMapAreNoLight()
    {
        auto builder = MapBuilder::room(bsp::raven);
        addLayer(builder, 1, 0, 0, 10);
        addLayer(builder, 2, 0, 0, 12);
        OPEN_BYTES(map, builder.build());
        const auto find = [](const QString &path) {
            QImage page(128, 128, QImage::Format_RGB888);
            page.fill(Qt::gray);
            return path.endsWith(u".tga"_s) && !path.contains(u"lm_0013"_s) ? page : QImage();
        };
        const Luxels luxels(map, findExternalPages(map, u"dm"_s, find));
        QCOMPARE(luxels.pages(), (std::vector<qint64>{0, 10, 12}));
        QCOMPARE(luxels.directionPages(), std::vector<qint64>{11});
        QCOMPARE(luxels.image(1, 0).pixel(0, 0), QColor(Qt::gray).rgb());
        const LightDirections directions(luxels);
        QCOMPARE(directions.image(1, *luxels.light(1), normalStyles()).pixel(0, 0), QColor(Qt::gray).rgb());
        QVERIFY(directions.image(2, *luxels.light(2), normalStyles()).isNull()); // lm_0013 does not exist
        QVERIFY(!directions.atlas(makeAtlas(luxels, {.kind = AtlasContent::Combined})).isNull());
        const Luxels lightAlone(map, {{10, luxels.page(10)}, {12, luxels.page(12)}});
        QCOMPARE(lightAlone.directions(), DirectionPages::None);
        QVERIFY(LightDirections(lightAlone).atlas(makeAtlas(lightAlone, {.kind = AtlasContent::Combined})).isNull());
        addLayer(builder, 3, 0, 0, 11);
        OPEN_BYTES(lit, builder.build());
        QCOMPARE(Luxels(lit, findExternalPages(lit, u"dm"_s, find)).pages(), (std::vector<qint64>{0, 10, 11, 12}));
        setPages(builder, 2);
        addLayer(builder, 3, 0, 0, 1); // an odd page in the map
        OPEN_BYTES(odd, builder.build());
        QVERIFY(!findExternalPages(odd, u"dm"_s, find).contains(11));
    }

    void whatIsKnownOfDirectionsIsSaid()
    {
        auto builder = MapBuilder::room(bsp::raven);
        setPages(builder, 2);
        builder.setLumpBytes("ENTITIES", QByteArray("{ \"classname\" \"worldspawn\" \"deluxeMaps\" \"1\" }") + '\0');
        const auto map = std::make_shared<const MapFile>(readMap(builder.build()).value());
        const auto text = directionsSentence(*map, directionPagesOf(*map));
        QVERIFY2(text.startsWith(u"Page 1 "_s) && text.contains(u"worldspawn says deluxeMaps 1."_s), qPrintable(text));
        const LightSource source(map);
        const auto picture = drawLight(source, {});
        QCOMPARE(picture.tiles.size(), size_t(2));
        QCOMPARE(picture.tiles[0].caption, u"page 0"_s);
        QCOMPARE(picture.tiles[1].caption, u"page 1: light directions or nothing"_s);
        OPEN_BYTES(plain, MapBuilder::room(bsp::raven).build());
        QVERIFY(directionsSentence(plain, directionPagesOf(plain)).isEmpty());
    }

    void foliageIsAMeshAtEachOfItsPoints()
    {
        auto builder = MapBuilder::room(bsp::wolfenstein);
        const auto first = builder.count("DRAWVERTS");
        for (const double x : {0.0, 1.0, 1.0}) // the mesh
            builder.setVector("DRAWVERTS", builder.addRecord("DRAWVERTS"), "xyz", {x, x == 0 ? 0.0 : 1.0, 2 * x});
        for (const double x : {10.0, -20.0}) {
            const auto vertex = builder.addRecord("DRAWVERTS");
            builder.setVector("DRAWVERTS", vertex, "xyz", {x, 5, 0}).set("DRAWVERTS", vertex, "color[0]", x > 0 ? 60 : 30);
        }
        builder.set("SURFACES", 1, "surfaceType", 5).refer("SURFACES", 1, "DRAWVERTS", first, 5);
        builder.set("SURFACES", 1, "patchWidth", 2).set("SURFACES", 1, "patchHeight", 3);
        builder.refer("SURFACES", 1, "DRAWINDEXES", 0, 3);
        OPEN_BYTES(map, builder.build());
        const auto shape = FaceShapes(map).at(1);
        QCOMPARE(shape.vertexes.size(), size_t(6));
        QCOMPARE(shape.triangles.size(), size_t(2));
        QCOMPARE(shape.vertexes[3].point, (Point{-20, 5, 0}));
        QCOMPARE(shape.vertexes[1].point, (Point{11, 6, 2}));
        for (size_t i = 0; i < 6; ++i)
            QCOMPARE(shape.vertexes[i].color[0], i < 3 ? 60.0 : 30.0); // the copies' own
        builder.set("SURFACES", 1, "patchWidth", INT32_MAX);
        OPEN_BYTES(broken, builder.build());
        QVERIFY(FaceShapes(broken).at(1).triangles.empty());
        auto other = MapBuilder::room(bsp::quake3).set("SURFACES", 1, "surfaceType", 5);
        OPEN_BYTES(unknown, other.set("SURFACES", 1, "patchWidth", 1).set("SURFACES", 1, "patchHeight", 3).build());
        QVERIFY(FaceShapes(unknown).at(1).triangles.empty());
    }

    void aFieldOfFoliageIsKeptAndManyOfItAreNot()
    {
        auto builder = MapBuilder::room(bsp::wolfenstein);
        const auto first = builder.count("DRAWVERTS");
        const auto vertexes = builder.lumpBytes("DRAWVERTS");
        builder.setLumpBytes("DRAWVERTS", vertexes + vertexes.first(vertexes.size() / first).repeated(8 + 2000));
        const auto indexes = builder.count("DRAWINDEXES");
        for (int i = 0; i < 12; ++i)
            builder.set("DRAWINDEXES", builder.addRecord("DRAWINDEXES"), "vertex", i % 8);
        builder.set("SURFACES", 1, "surfaceType", 5).refer("SURFACES", 1, "DRAWVERTS", first, 8 + 2000);
        builder.set("SURFACES", 1, "patchWidth", 2000).set("SURFACES", 1, "patchHeight", 8);
        builder.refer("SURFACES", 1, "DRAWINDEXES", indexes, 12);
        OPEN_BYTES(map, builder.build());
        QCOMPARE(FaceShapes(map).kept().leftOut(), 0U);
        QCOMPARE(FaceShapes(map).at(1).vertexes.size(), size_t(8 * 2000));
        const auto faces = builder.lumpBytes("SURFACES");
        const auto face = faces.sliced(faces.size() / builder.count("SURFACES"), faces.size() / builder.count("SURFACES"));
        builder.setLumpBytes("SURFACES", faces + face.repeated(5'000));
        const auto bytes = builder.build();
        OPEN_BYTES(claimed, bytes);
        const FaceShapes shapes(claimed);
        QVERIFY(shapes.kept().leftOut() > 4'900);
        qsizetype entries = 0;
        for (quint32 i = 0; i < claimed.recordCount(claimed.format().roles.faces); ++i) {
            const auto shape = shapes.at(i);
            entries += std::ssize(shape.vertexes) + 3 * std::ssize(shape.triangles);
        }
        QVERIFY2(entries < bytes.size(), qPrintable(QString::number(entries)));
        QCOMPARE(shapes.at(0).triangles.size(), size_t(2));
    }
};

ADD_TEST(TestQuake3Kin, QCoreApplication)
#include "tst_quake3kin.moc"
