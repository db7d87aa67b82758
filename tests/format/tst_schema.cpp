#include "core/checks/checks.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <bit>

namespace {

// A column that code asks for by what it is. It lies in a lump of a role, or in the one that another column leads to.
struct Wanted {
    const char *name;
    bsp::FieldRef bsp::Columns::*column;
    bsp::Use use;
    int bsp::Roles::*lump = nullptr;
    bsp::FieldRef bsp::Columns::*from = nullptr;
    int count = 1; // so many of one type stand behind each other
};
using C = bsp::Columns;
using R = bsp::Roles;
using enum bsp::Use;

const std::vector<Wanted> wantedByAll{{"planeNormal", &C::planeNormal, Plain, &R::planes, &C::nodePlane, 4},
                                      {"nodePlane", &C::nodePlane, Index, &R::nodes},
                                      {"nodeFront", &C::nodeFront, Child, &R::nodes},
                                      {"nodeBack", &C::nodeBack, Child, &R::nodes},
                                      {"leafBox", &C::leafBox, Plain, &R::leafs, nullptr, 6},
                                      {"modelBox", &C::modelBox, Plain, &R::models, nullptr, 6},
                                      {"modelFaces", &C::modelFaces, First, &R::models},
                                      {"faceCorners", &C::faceCorners, Count, &R::faces},
                                      {"faceTexinfo", &C::faceTexinfo, Index, &R::faces},
                                      {"texinfoFlags", &C::texinfoFlags, Flags, &R::texinfo, &C::faceTexinfo},
                                      {"entityClass", &C::entityClass, Plain, &R::entityList},
                                      {"entityName", &C::entityName, Plain, &R::entityList},
                                      {"entityModel", &C::entityModel, Model, &R::entityList}};
const std::vector<Wanted> wantedForContents{{"leafContents", &C::leafContents, Flags, &R::leafs},
                                            {"brushContents", &C::brushContents, Flags, nullptr, &C::leafBrush}};
const std::vector<Wanted> wantedForTrees{{"modelTree", &C::modelTree, Child, &R::models}};
const std::vector<Wanted> wantedForBrushes{{"leafBrushes", &C::leafBrushes, First, &R::leafs},
                                           {"leafBrush", &C::leafBrush, Index, nullptr, &C::leafBrushes},
                                           {"brushSides", &C::brushSides, First, nullptr, &C::leafBrush},
                                           {"sidePlane", &C::sidePlane, Index, nullptr, &C::brushSides}};
const std::vector<Wanted> wantedForHulls{{"modelHulls", &C::modelHulls, Child, &R::models},
                                         {"clipnodePlane", &C::clipnodePlane, Index, nullptr, &C::modelHulls},
                                         {"clipnodeFront", &C::clipnodeFront, Child, nullptr, &C::modelHulls},
                                         {"clipnodeBack", &C::clipnodeBack, Child, nullptr, &C::modelHulls}};
const std::vector<Wanted> wantedForContentsOfBrushes{{"brushShader", &C::brushShader, Index, nullptr, &C::leafBrush},
                                                     {"shaderContents", &C::shaderContents, Flags, &R::texinfo, &C::brushShader},
                                                     {"modelBrushes", &C::modelBrushes, First, &R::models}};
const std::vector<Wanted> wantedForClusters{{"leafCluster", &C::leafCluster, Index, &R::leafs}};
const std::vector<Wanted> wantedForRowsOfLeafs{{"leafVisibility", &C::leafVisibility, ByteOffset, &R::leafs},
                                               {"modelVisLeafs", &C::modelVisLeafs, Plain, &R::models}};
const std::vector<Wanted> wantedForPages{{"facePage", &C::facePage, Index, &R::faces},
                                         {"facePageX", &C::facePageX, Plain, &R::faces},
                                         {"facePageY", &C::facePageY, Plain, &R::faces},
                                         {"facePageWidth", &C::facePageWidth, Plain, &R::faces},
                                         {"facePageHeight", &C::facePageHeight, Plain, &R::faces}};
const std::vector<Wanted> wantedForMeasuredLight{{"faceEdges", &C::faceEdges, First, &R::faces},
                                                 {"surfedge", &C::surfedge, SignedIndex, nullptr, &C::faceEdges},
                                                 {"edgeStart", &C::edgeStart, Index, nullptr, &C::surfedge},
                                                 {"edgeEnd", &C::edgeEnd, Index, nullptr, &C::surfedge},
                                                 {"vertexPoint", &C::vertexPoint, Plain, &R::vertexes, &C::edgeStart, 3},
                                                 {"facePlane", &C::facePlane, Index, &R::faces},
                                                 {"faceSide", &C::faceSide, Plain, &R::faces},
                                                 {"faceStyles", &C::faceStyles, LightStyle, &R::faces, nullptr, 4},
                                                 {"faceLight", &C::faceLight, ByteOffset, &R::faces},
                                                 {"texinfoAxes", &C::texinfoAxes, Plain, &R::texinfo, &C::faceTexinfo, 8}};
const std::vector<Wanted> wantedForTexinfoNames{{"texinfoNext", &C::texinfoNext, Index, &R::texinfo}};
const std::vector<Wanted> wantedForNamedImages{{"imageName", &C::imageName, Name, &R::texinfo},
                                               {"texinfoImage", &C::texinfoImage, Name, &R::texinfo}};
const std::vector<Wanted> wantedForNumberedImages{{"texinfoImage", &C::texinfoImage, Index, &R::texinfo}};
const std::vector<Wanted> wantedForAreas{{"leafArea", &C::leafArea, Index, &R::leafs},
                                         {"areaPortals", &C::areaPortals, First, &R::areas},
                                         {"portalNumber", &C::portalNumber, Plain, &R::areaPortals, &C::areaPortals},
                                         {"portalArea", &C::portalArea, Index, &R::areaPortals}};
const std::vector<Wanted> wantedForKindsOfSurfaces{{"faceType", &C::faceType, Enum, &R::faces},
                                                   {"faceTriangles", &C::faceTriangles, First, &R::faces},
                                                   {"triangleCorner", &C::triangleCorner, Relative, nullptr, &C::faceTriangles},
                                                   {"faceVertexes", &C::faceVertexes, First, &R::faces},
                                                   {"vertexPoint", &C::vertexPoint, Plain, &R::vertexes, &C::faceVertexes, 3},
                                                   {"vertexTexture", &C::vertexTexture, Plain, &R::vertexes, &C::faceVertexes, 2},
                                                   {"vertexPage", &C::vertexPage, Plain, &R::vertexes, &C::faceVertexes, 2},
                                                   {"vertexColor", &C::vertexColor, Color, &R::vertexes, &C::faceVertexes, 3},
                                                   {"vertexNormal", &C::vertexNormal, Plain, &R::vertexes, &C::faceVertexes, 3},
                                                   {"faceNormal", &C::faceNormal, Plain, &R::faces, nullptr, 3},
                                                   {"flarePoint", &C::flarePoint, Plain, &R::faces, nullptr, 3},
                                                   {"flareColor", &C::flareColor, Plain, &R::faces, nullptr, 3},
                                                   {"patchWidth", &C::patchWidth, Plain, &R::faces},
                                                   {"patchHeight", &C::patchHeight, Plain, &R::faces}};
const std::vector<Wanted> wantedForFogs{
    {"fogBrush", &C::fogBrush, Index}, {"fogSide", &C::fogSide, Relative}, {"faceFog", &C::faceFog, Index, &R::faces}};
const std::vector<Wanted> wantedForLightGrid{{"gridAmbient", &C::gridAmbient, Color, nullptr, nullptr, 3},
                                             {"gridDirected", &C::gridDirected, Color, nullptr, nullptr, 3},
                                             {"gridDirection", &C::gridDirection, Plain, nullptr, nullptr, 2}};
const std::vector<Wanted> wantedForLayersOfGrid{{"gridPoint", &C::gridPoint, Index},
                                                {"gridAmbient", &C::gridAmbient, Color, nullptr, &C::gridPoint, 12},
                                                {"gridDirected", &C::gridDirected, Color, nullptr, &C::gridPoint, 12},
                                                {"gridDirection", &C::gridDirection, Plain, nullptr, &C::gridPoint, 2},
                                                {"gridStyles", &C::gridStyles, LightStyle, nullptr, &C::gridPoint, 4}};
const std::vector<Wanted> wantedForAreaNumbers{{"leafArea", &C::leafArea, Plain, &R::leafs}};

QByteArray label(const bsp::Lump &lump, std::string_view field = {})
{
    return QByteArray(lump.name.data(), static_cast<qsizetype>(lump.name.size())) + '.'
           + QByteArray(field.data(), static_cast<qsizetype>(field.size()));
}

} // namespace

class TestSchema : public QObject
{
    Q_OBJECT

private slots:
    void flagsHaveOneNameForEachBit_data() { addFormatRows(); }
    void flagsHaveOneNameForEachBit()
    {
        for (const auto &lump : fetchFormat().lumps)
            for (const auto &field : lump.fields) {
                if (field.use != bsp::Use::Flags)
                    continue;
                qint64 seen = 0;
                for (const auto &flag : field.names) {
                    QVERIFY2(std::popcount(static_cast<quint64>(flag.value)) == 1 && !(seen & flag.value), flag.name.data());
                    seen |= flag.value;
                }
                QVERIFY2(field.type == bsp::Type::U32, label(lump, field.name)); // bit 31 is a flag, not a sign
            }
    }

    // What all formats need, what their rules need, and what the games are known to have.
    void columnsAreThereForTheCodeThatAsksForThem_data()
    {
        const auto add = addFormatColumns<std::vector<Wanted>>("wanted");
        for (const bsp::Format *format : bsp::formats()) {
            const auto row = [&](const char *topic, const std::vector<Wanted> &wanted) { add(*format, topic, wanted); };
            row("all", wantedByAll);
            if (format->leafZeroContents != 0)
                row("contents", wantedForContents);
            if (format->columns.leafContents.lump == bsp::none)
                row("contents of brushes", wantedForContentsOfBrushes);
            else
                row("trees of models", wantedForTrees);
            row("visibility", format->visibility == bsp::Visibility::LeafRle ? wantedForRowsOfLeafs : wantedForClusters);
            row("lightmaps", format->lightmaps == bsp::Lightmaps::Pages ? wantedForPages : wantedForMeasuredLight);
            row("images", format->images != bsp::Images::Miptex ? wantedForNamedImages : wantedForNumberedImages);
            if (format->images == bsp::Images::TexinfoNames)
                row("animations", wantedForTexinfoNames);
            if (format->leafZeroContents != 0 || format->columns.leafContents.lump == bsp::none)
                row("brushes", wantedForBrushes);
            if (format->visibility == bsp::Visibility::LeafRle)
                row("hulls", wantedForHulls);
            if (format->roles.areas != bsp::none)
                row("areas", wantedForAreas);
        }
        add(bsp::quake3, "kinds of surfaces", wantedForKindsOfSurfaces);
        add(bsp::quake3, "fogs", wantedForFogs);
        add(bsp::quake3, "light grid", wantedForLightGrid);
        for (const auto *format : {&bsp::raven, &bsp::qfusion})
            add(*format, "layers of the light grid", wantedForLayersOfGrid);
        add(bsp::quake3, "areas", wantedForAreaNumbers);
    }

    void columnsAreThereForTheCodeThatAsksForThem()
    {
        const auto &format = fetchFormat();
        QFETCH(std::vector<Wanted>, wanted);
        const auto targetOf = [&format](bsp::FieldRef column) {
            return format.lumps[static_cast<size_t>(column.lump)].fields[static_cast<size_t>(column.field)].target;
        };
        for (const auto &[name, column, use, lump, from, count] : wanted) {
            const auto found = format.columns.*column;
            QVERIFY2(found.lump != bsp::none && found.field != bsp::none, name);
            QVERIFY2(!lump || found.lump == format.roles.*lump, name);
            QVERIFY2(!from || found.lump == targetOf(format.columns.*from), name);
            const auto fields = format.lumps[static_cast<size_t>(found.lump)].fields.subspan(static_cast<size_t>(found.field));
            QVERIFY2(fields.size() >= static_cast<size_t>(count), name);
            for (const auto &field : fields.first(static_cast<size_t>(count)))
                QVERIFY2(field.use == use && field.type == fields.front().type, name);
        }
    }

    void gamesGoByFlagsThatTheirFormatsHave_data() { addFormatRows(); }
    // A name that is misspelt would be a rule for nothing.
    void gamesGoByFlagsThatTheirFormatsHave()
    {
        const auto &format = fetchFormat();
        const auto has = [&format](bsp::FieldRef where, std::span<const bsp::FlagName> ofGame, std::string_view name) {
            return std::ranges::find(ofGame, name, &bsp::FlagName::name) != ofGame.end()
                   || (where.lump != bsp::none
                       && std::ranges::any_of(
                           format.lumps[static_cast<size_t>(where.lump)].fields[static_cast<size_t>(where.field)].names,
                           [name](const bsp::NamedValue &value) { return value.name == name; }));
        };
        for (const bsp::Game *game : format.games) {
            for (const auto &rule : game->surfaces)
                QVERIFY2(has(format.columns.texinfoFlags, game->surfaceNames, rule.flag), rule.flag.data());
            for (const auto &rule : game->contents)
                QVERIFY2(has(format.columns.shaderContents, game->contentsNames, rule.flag), rule.flag.data());
            QCOMPARE(static_cast<int>(game->hulls.size()), hasHulls(format) ? format.clipHulls() + 1 : 0);
        }
    }

    void theBuiltMapIsWholeAndWithoutFault_data() { addFormatRows(); }
    // The other tests break one thing of this map each; that means nothing if it lacks the thing, or is broken already.
    void theBuiltMapIsWholeAndWithoutFault()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, MapBuilder::room(format).build());
        QCOMPARE(&map.format(), &format);
        for (const int lump : map.lumps())
            QVERIFY2(map.recordCount(lump) > 0, label(map.lump(lump)));
        QVERIFY(walk(map) > 1000);
        const References references(map);
        for (const auto &problem : check({map, references}))
            QVERIFY2(problem.severity == Severity::Note, qPrintable(problem.id));
    }
};

ADD_TEST(TestSchema, QCoreApplication)
#include "tst_schema.moc"
