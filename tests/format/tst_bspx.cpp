// The lumps of BSPX: tables, links, filters and solids, on maps whose payloads are made by hand.
#include "core/query/exporter.h"
#include "core/query/filter.h"
#include "core/scene/marks/solidmarks.h"
#include "tests/bspxfixture.h"
#include "tests/program.h"

using namespace bspxfixture;

// DECOUPLED_LM takes face 0's light. The others keep theirs where the map's own luxels are in colour; before grey ones comes
// LIGHTING_E5BGR9, whose are all next to black.
static QString toldOfFaceWithoutLight(const bsp::Format &format)
{
    if (format.lightmaps != bsp::Lightmaps::Styles || format.bytesPerLuxel == 1)
        return {};
    return format.game().unlit.isBlack ? u"note face-black FACES 0"_s : u"note face-fullbright FACES.lightofs 0"_s;
}

class TestBspx : public QObject
{
    Q_OBJECT

private slots:
    void zerosBehindLightGridsEnd()
    {
        for (const int size : {4, 8, 12, 48}) {
            auto room = MapBuilder::room(bsp::quake2);
            const auto bytes = room.addBspx("LIGHTGRIDS", QByteArray(size, '\0')).build();
            OPEN_BYTES(map, bytes);
            QCOMPARE(map.bspx().size(), size_t(1));
        }
    }

    void everyLumpIsThereAndWithoutFault_data() { addFormatRows(); }
    void everyLumpIsThereAndWithoutFault()
    {
        const auto &format = fetchFormat();
        const auto lumps = everyLumpFor(format);
        const auto room = roomWith(format, lumps);
        OPEN_BYTES(map, room.build());
        for (const auto &[name, bytes] : lumps) {
            const int lump = bspxLump(map, std::string_view(name.constData(), static_cast<size_t>(name.size())));
            QVERIFY2(lump != bsp::none, name.constData());
            QCOMPARE(viewOf(map.lumpBytes(lump)).toByteArray(), bytes);
            QVERIFY(map.originOf(lump) == LumpOrigin::Bspx && map.isStored(lump));
        }
        QCOMPARE(map.lump(bspxLump(map, "UNKNOWN")).kind, bsp::Kind::Bytes);
        QCOMPARE(newProblems(room).join(u'\n'), toldOfFaceWithoutLight(format));
        QVERIFY(walk(map) > 0);
    }

    void aFaceHasItsRecords_data() { addFormatRows(); }
    void aFaceHasItsRecords()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, roomWith(format, everyLumpFor(format)).build());
        const auto faces = lumpName(map, format.roles.faces), vertexes = lumpName(map, format.roles.vertexes);
        QCOMPARE(number(map, "DECOUPLED_LM", 1, "lmwidth"), 2);
        QCOMPARE(number(map, "DECOUPLED_LM", 1, "lmheight"), 1);
        QCOMPARE(decimal(map, "DECOUPLED_LM", 1, "world_to_lm[0].x"), 0.125);
        QCOMPARE(decimal(map, "DECOUPLED_LM", 1, "world_to_lm[1].offset"), 4.0);
        QCOMPARE(target(map, "DECOUPLED_LM", 1, "face"), faces + u" 1"_s);
        QCOMPARE(target(map, "DECOUPLED_LM", 0, "offset"), QString());
        QCOMPARE(target(map, "DECOUPLED_LM", 1, "offset"), lumpName(map, format.roles.lighting) + u" 0"_s);
        QCOMPARE(number(map, "LMSHIFT", 2, "shift"), 3);
        QCOMPARE(target(map, "LMOFFSET", 2, "face"), faces + u" 2"_s);
        QCOMPARE(target(map, "VERTEXNORMALS", 3, "vertex"), vertexes + u" 3"_s);
        QCOMPARE(decimal(map, "VERTEXNORMALS", 3, "normal.z"), 1.0);
        QCOMPARE(target(map, "SURFENVMAP", 2, "envmap"), u"ENVMAP 0"_s);
        QCOMPARE(decimal(map, "ENVMAP", 0, "origin.y"), 2.0);
        QCOMPARE(number(map, "ENVMAP", 0, "cubesize"), 128);
        const References references(map);
        const int decoupled = bspxLump(map, "DECOUPLED_LM");
        const auto users = references.sourcesOf(format.roles.faces);
        QVERIFY(std::ranges::find(users, bsp::FieldRef{decoupled, 0}) != users.end());
        QCOMPARE(references.sources({format.roles.faces, 2}, {decoupled, 0}), std::vector<quint32>{2});
        const quint32 second[] = {2};
        QCOMPARE(references.project(second, format.roles.faces, decoupled), std::vector<quint32>{2});
        QCOMPARE(references.project(second, decoupled, format.roles.faces), std::vector<quint32>{2});
        QCOMPARE(references.project(second, decoupled, bspxLump(map, "LMSHIFT")), std::vector<quint32>{2});
        QCOMPARE(references.project(second, decoupled, format.roles.clusters),
                 references.project(second, format.roles.faces, format.roles.clusters));
    }

    void stylesAreAsManyAsTheLengthGives_data() { addFormatRows(); }
    void stylesAreAsManyAsTheLengthGives()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, roomWith(format, everyLumpFor(format)).build());
        const int bytes = bspxLump(map, "LMSTYLE"), wide = bspxLump(map, "LMSTYLE16");
        QCOMPARE(map.fieldCount(bytes), 1 + 6);
        QCOMPARE(map.recordCount(bytes), map.recordCount(format.roles.faces));
        QCOMPARE(number(map, "LMSTYLE", 2, "styles[1]"), 5);
        QCOMPARE(number(map, "LMSTYLE", 2, "styles[5]"), 255);
        QCOMPARE(map.fieldCount(wide), 1 + 1);
        QCOMPARE(number(map, "LMSTYLE16", 2, "styles[0]"), 0x1234);
        const auto faces = map.recordCount(format.roles.faces);
        OPEN_BYTES(many, roomWith(format, "LMSTYLE", QByteArray(20 * faces, '\7')).build());
        QCOMPARE(many.fieldCount(firstBspxLump), 1 + 16);
        QCOMPARE(many.recordCount(firstBspxLump), faces);
        OPEN_BYTES(odd, roomWith(format, "LMSTYLE", QByteArray(4 * faces + 1, '\7')).build());
        QCOMPARE(odd.fieldCount(firstBspxLump), 0);
        QCOMPARE(odd.recordCount(firstBspxLump), 4 * faces + 1);
    }

    void normalsOfFacesAreNumbered_data() { addFormatRows(); }
    void normalsOfFacesAreNumbered()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, roomWith(format, everyLumpFor(format)).build());
        QCOMPARE(map.recordCount(map.findLump(u"FACENORMALS_VECTORS")), 2U);
        QCOMPARE(decimal(map, "FACENORMALS_VECTORS", 1, "vec.x"), 1.0);
        QCOMPARE(target(map, "FACENORMALS_VECTORS", 1, "offset"), u"FACENORMALS 16"_s);
        const auto first = static_cast<quint32>(map.column(format.columns.faceCorners).integer(0));
        QCOMPARE(target(map, "FACENORMALS_CORNERS", first, "face"), lumpName(map, format.roles.faces) + u" 1"_s);
        QCOMPARE(number(map, "FACENORMALS_CORNERS", first, "corner"), 0);
        QCOMPARE(number(map, "FACENORMALS_CORNERS", first - 1, "corner"), first - 1);
        QCOMPARE(target(map, "FACENORMALS_CORNERS", 1, "normal"), u"FACENORMALS_VECTORS 1"_s);
        QCOMPARE(target(map, "FACENORMALS_CORNERS", 1, "bitangent"), u"FACENORMALS_VECTORS 0"_s);
        QCOMPARE(target(map, "FACENORMALS_CORNERS", 1, "offset"), u"FACENORMALS %1"_s.arg(4 + 24 + 12));
    }

    void listedBrushesHaveTheirPlanes_data() { addFormatRows(); }
    void listedBrushesHaveTheirPlanes()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, roomWith(format, "BRUSHLIST", brushList()).build());
        QVERIFY(bspxLump(map, "BRUSHLIST") != bsp::none);
        QCOMPARE(bspxLump(map, "BRUSHLIST_MODELS"), bsp::none); // which is no lump of the file
        QCOMPARE(bspxLump(map, bsp::BrushListModels), map.findLump(u"BRUSHLIST_MODELS"));
        QCOMPARE(bspxLump(map, bsp::LightGrids), bsp::none);
        QCOMPARE(map.recordCount(map.findLump(u"BRUSHLIST_MODELS")), 2U);
        QCOMPARE(map.recordCount(map.findLump(u"BRUSHLIST_BRUSHES")), 3U);
        QCOMPARE(map.recordCount(map.findLump(u"BRUSHLIST_PLANES")), 3U);
        QCOMPARE(target(map, "BRUSHLIST_MODELS", 1, "modelnum"), lumpName(map, format.roles.models) + u" 1"_s);
        QCOMPARE(target(map, "BRUSHLIST_MODELS", 1, "firstbrush"), u"BRUSHLIST_BRUSHES 2"_s);
        QCOMPARE(number(map, "BRUSHLIST_MODELS", 0, "numbrushes"), 2);
        QCOMPARE(number(map, "BRUSHLIST_BRUSHES", 1, "contents"), -3);
        QCOMPARE(decimal(map, "BRUSHLIST_BRUSHES", 1, "mins.z"), -32.0);
        QCOMPARE(target(map, "BRUSHLIST_BRUSHES", 0, "firstplane"), QString());
        QCOMPARE(target(map, "BRUSHLIST_BRUSHES", 1, "firstplane"), u"BRUSHLIST_PLANES 0"_s);
        QCOMPARE(target(map, "BRUSHLIST_BRUSHES", 2, "firstplane"), u"BRUSHLIST_PLANES 2"_s);
        QCOMPARE(number(map, "BRUSHLIST_BRUSHES", 1, "numplanes"), 2);
        QCOMPARE(decimal(map, "BRUSHLIST_PLANES", 1, "dist"), 21.0);
        QCOMPARE(target(map, "BRUSHLIST_PLANES", 2, "brush"), u"BRUSHLIST_BRUSHES 2"_s);
        QCOMPARE(target(map, "BRUSHLIST_BRUSHES", 1, "offset"), u"BRUSHLIST %1"_s.arg(16 + 28));
    }

    void theOctreeIsATable_data() { addFormatRows(); }
    void theOctreeIsATable()
    {
        OPEN_BYTES(map, roomWith(fetchFormat(), "LIGHTGRID_OCTREE", lightGridOctree()).build());
        QCOMPARE(map.recordCount(map.findLump(u"LIGHTGRID_OCTREE_GRIDS")), 1U);
        QCOMPARE(map.recordCount(map.findLump(u"LIGHTGRID_OCTREE_NODES")), 1U);
        QCOMPARE(map.recordCount(map.findLump(u"LIGHTGRID_OCTREE_LEAFS")), 2U);
        QCOMPARE(decimal(map, "LIGHTGRID_OCTREE_GRIDS", 0, "step.y"), 32.0);
        QCOMPARE(decimal(map, "LIGHTGRID_OCTREE_GRIDS", 0, "mins.y"), -16.0);
        QCOMPARE(number(map, "LIGHTGRID_OCTREE_GRIDS", 0, "size.x"), 3);
        QCOMPARE(number(map, "LIGHTGRID_OCTREE_GRIDS", 0, "numstyles"), 2);
        QCOMPARE(target(map, "LIGHTGRID_OCTREE_GRIDS", 0, "rootnode"), u"LIGHTGRID_OCTREE_NODES 0"_s);
        QCOMPARE(number(map, "LIGHTGRID_OCTREE_NODES", 0, "point.x"), 1);
        QCOMPARE(target(map, "LIGHTGRID_OCTREE_NODES", 0, "children[0]"), QString());
        QCOMPARE(target(map, "LIGHTGRID_OCTREE_NODES", 0, "children[3]"), u"LIGHTGRID_OCTREE_LEAFS 0"_s);
        QCOMPARE(target(map, "LIGHTGRID_OCTREE_NODES", 0, "children[7]"), u"LIGHTGRID_OCTREE_LEAFS 1"_s);
        QCOMPARE(number(map, "LIGHTGRID_OCTREE_LEAFS", 0, "samples"), 2);
        QCOMPARE(number(map, "LIGHTGRID_OCTREE_LEAFS", 0, "occluded"), 1);
        QCOMPARE(number(map, "LIGHTGRID_OCTREE_LEAFS", 1, "samples"), 4);
        QCOMPARE(number(map, "LIGHTGRID_OCTREE_LEAFS", 1, "styles"), 2);
        QCOMPARE(number(map, "LIGHTGRID_OCTREE_LEAFS", 1, "mins.x"), 1);
        constexpr int header = 41, nodes = 4 + 44, counts = 4;
        QCOMPARE(target(map, "LIGHTGRID_OCTREE_LEAFS", 0, "offset"), u"LIGHTGRID_OCTREE %1"_s.arg(header + nodes + counts));
        QCOMPARE(target(map, "LIGHTGRID_OCTREE_LEAFS", 0, "sampleofs"),
                 u"LIGHTGRID_OCTREE %1"_s.arg(header + nodes + counts + 24));
    }

    void partsAreReadOnceAndToldAbout_data() { addFormatRows(); }
    void partsAreReadOnceAndToldAbout()
    {
        const auto &format = fetchFormat();
        const auto grid = lightGridOctree();
        OPEN_BYTES(map, roomWith(format, {{"LIGHTGRID_OCTREE", grid + "more"}, {"LMSHIFT", "\4"}}).build());
        const int lump = bspxLump(map, "LIGHTGRID_OCTREE");
        const auto whole = map.partsOf(lump);
        QVERIFY(whole && whole->isWhole);
        QCOMPARE(whole->used, grid.size());
        QVERIFY(!map.partsOf(lump + 1)); // itself a part
        QVERIFY(!map.partsOf(bspxLump(map, "LMSHIFT")));
        QVERIFY(!map.partsOf(format.roles.faces));
        OPEN_BYTES(cut, roomWith(format, "LIGHTGRID_OCTREE", grid.chopped(1)).build());
        const auto part = cut.partsOf(bspxLump(cut, "LIGHTGRID_OCTREE"));
        QVERIFY(part && !part->isWhole);
    }

    void severalGridsAreNumberedThrough_data() { addFormatRows(); }
    void severalGridsAreNumberedThrough()
    {
        OPEN_BYTES(map, roomWith(fetchFormat(), "LIGHTGRIDS", lightGrids()).build());
        QCOMPARE(map.recordCount(map.findLump(u"LIGHTGRIDS_GRIDS")), 2U);
        QCOMPARE(map.recordCount(map.findLump(u"LIGHTGRIDS_LEAFS")), 3U);
        QCOMPARE(target(map, "LIGHTGRIDS_NODES", 0, "children[7]"), u"LIGHTGRIDS_LEAFS 1"_s);
        QCOMPARE(target(map, "LIGHTGRIDS_GRIDS", 1, "rootnode"), u"LIGHTGRIDS_LEAFS 2"_s);
        QCOMPARE(target(map, "LIGHTGRIDS_GRIDS", 1, "firstleaf"), u"LIGHTGRIDS_LEAFS 2"_s);
        QCOMPARE(number(map, "LIGHTGRIDS_LEAFS", 0, "styles"), 1);
        QCOMPARE(number(map, "LIGHTGRIDS_LEAFS", 0, "occluded"), 1);
        QCOMPARE(number(map, "LIGHTGRIDS_LEAFS", 2, "occluded"), 1);
        QCOMPARE(number(map, "LIGHTGRIDS_LEAFS", 2, "grid"), 1);
    }

    void listedBrushesAreSolids_data() { addFormatRows(); }
    // A box of 64 units, one of which two slanted planes cut something off, and one of model 1; formats that have brushes keep to
    // them.
    void listedBrushesAreSolids()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, roomWith(format, "BRUSHLIST", brushList()).build());
        const int lump = map.findLump(u"BRUSHLIST_BRUSHES");
        if (format.columns.brushSides.lump != bsp::none) {
            QCOMPARE(brushLump(map), format.columns.brushSides.lump);
            return;
        }
        QCOMPARE(brushLump(map), lump);
        const auto solids = brushSolids(map);
        QCOMPARE(solids.solids.size(), 3U);
        QCOMPARE(solids.solids[0].record, (RecordRef{lump, 0}));
        QCOMPARE(solids.solids[0].sideCount, 6U);
        QCOMPARE(solids.solids[0].contents, -2);
        QCOMPARE(solids.solids[1].sideCount, 7U); // of the two slanted planes one lies outside of the other
        QCOMPARE(solids.solids[2].model, 1U);
        const auto kinds = brushKinds(map);
        QCOMPARE(kinds[static_cast<size_t>(ContentsKind::Solid)], 1U);
        QCOMPARE(kinds[static_cast<size_t>(ContentsKind::Water)], 1U);
        OPEN_BYTES(plain, validRoom(format).build());
        QCOMPARE(brushLump(plain), bsp::none);
        QCOMPARE(brushSolids(plain).solids.size(), 0U);
    }

    void filtersAndExportsReadThem_data() { addFormatRows(); }
    void filtersAndExportsReadThem()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, roomWith(format, everyLumpFor(format)).build());
        const References references(map);
        const int decoupled = bspxLump(map, "DECOUPLED_LM"), brushes = map.findLump(u"BRUSHLIST_BRUSHES");
        const auto found = [&references](int lump, const QString &text) {
            return Filter::parse(text, references, lump).apply(references, lump);
        };
        QCOMPARE(found(decoupled, u"offset=-1"_s), std::vector<quint32>{0});
        QCOMPARE(found(decoupled, u"face=2..3"_s), (std::vector<quint32>{2, 3}));
        QCOMPARE(found(brushes, u"contents=WATER"_s), std::vector<quint32>{1});
        QCOMPARE(found(brushes, u"modelnum=1"_s), std::vector<quint32>{2});
        QBuffer json;
        QVERIFY(json.open(QIODevice::WriteOnly));
        const std::vector<ExportSelection> all{{.lump = brushes}, {.lump = decoupled}};
        exportRecords(map, all, ExportFormat::Json, json);
        const auto root = QJsonDocument::fromJson(json.data()).object();
        QVERIFY2(json.data().contains("\"contents\":-3") || json.data().contains("\"contents\": -3"), json.data().constData());
        QVERIFY(!root.isEmpty());
    }
};

ADD_TEST(TestBspx, QCoreApplication)
#include "tst_bspx.moc"
