// The lumps of BSPX: tables, links, checks and edits, on maps whose payloads are made by hand.
#include "core/assets/gamefiles.h"
#include "core/map/bspx.h"
#include "core/query/exporter.h"
#include "core/query/filter.h"
#include "core/scene/solidmarks.h"
#include "tests/archivebuilder.h"
#include "tests/bspxbuilder.h"
#include "tests/planning.h"
#include "tests/planting.h"
#include "tests/rows.h"

#include <QBuffer>
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace planting;

namespace
{

qint64 cornersOf(const MapFile &map)
{
    const auto edges = map.column(map.format().columns.faceCorners);
    qint64 corners = 0;
    for (quint32 face = 0; face < edges.count(); ++face)
        corners += edges.integer(face);
    return corners;
}

QList<std::pair<QByteArray, QByteArray>> everyLumpFor(const bsp::Format &format)
{
    const auto room = validRoom(format);
    const auto map = std::move(MapFile::fromBytes(room.build())).value();
    const auto &roles = format.roles;
    return everyBspx(map.recordCount(roles.faces), cornersOf(map), map.recordCount(roles.vertexes),
                     static_cast<qint64>(map.lumpBytes(roles.lighting).size()) / format.bytesPerLuxel);
}

MapBuilder roomWith(const bsp::Format &format, const QList<std::pair<QByteArray, QByteArray>> &lumps)
{
    auto room = validRoom(format);
    for (const auto &[name, bytes] : lumps)
        room.addBspx(name, bytes);
    return room;
}

MapBuilder roomWith(const bsp::Format &format, const QByteArray &name, const QByteArray &bytes)
{
    return roomWith(format, {{name, bytes}});
}

qint64 number(const MapFile &map, std::string_view lump, quint32 record, std::string_view field)
{
    const auto column = map.column(map.findLump(fromView(lump)), field);
    return record < column.count() ? column.integer(record) : INT64_MIN;
}

double decimal(const MapFile &map, std::string_view lump, quint32 record, std::string_view field)
{
    const auto column = map.column(map.findLump(fromView(lump)), field);
    return record < column.count() ? column.number(record) : NAN;
}

// What the field refers to, "LUMP 3"; empty: nothing, "?": what is not there.
QString target(const MapFile &map, std::string_view lump, quint32 record, std::string_view field)
{
    const int number = map.findLump(fromView(lump));
    const Link link(map, number, map.findColumn(number, field));
    const auto to = link.at(record);
    return to.state == Link::Target::Invalid ? u"?"_s
           : to.count == 0                   ? QString()
                                             : u"%1 %2"_s.arg(lumpName(map, to.lump)).arg(to.first);
}

// Those that a map without BSPX does not have.
QStringList newProblems(const MapBuilder &builder)
{
    auto problems = problemsOf(builder);
    for (const auto &known : problemsOf(validRoom(builder.format())))
        problems.removeOne(known);
    return problems;
}

} // namespace

class TestBspx : public QObject
{
    Q_OBJECT

private slots:
    void everyLumpIsThereAndWithoutFault_data() { addFormatRows(); }
    void everyLumpIsThereAndWithoutFault();
    void aFaceHasItsRecords_data() { addFormatRows(); }
    void aFaceHasItsRecords();
    void stylesAreAsManyAsTheLengthGives_data() { addFormatRows(); }
    void stylesAreAsManyAsTheLengthGives();
    void normalsOfFacesAreNumbered_data() { addFormatRows(); }
    void normalsOfFacesAreNumbered();
    void listedBrushesHaveTheirPlanes_data() { addFormatRows(); }
    void listedBrushesHaveTheirPlanes();
    void theOctreeIsATable_data() { addFormatRows(); }
    void theOctreeIsATable();
    void severalGridsAreNumberedThrough_data() { addFormatRows(); }
    void severalGridsAreNumberedThrough();
    void noLengthIsTooShort_data();
    void noLengthIsTooShort();
    void countsBeyondTheBytesAreNotBelieved_data();
    void countsBeyondTheBytesAreNotBelieved();
    void whatDoesNotFitTheMapIsFound_data();
    void whatDoesNotFitTheMapIsFound();
    void brokenEntriesAreFound_data() { addFormatRows(); }
    void brokenEntriesAreFound();
    void filesOfAnArchiveAreListedAndFound_data() { addFormatRows(); }
    void filesOfAnArchiveAreListedAndFound();
    void listedBrushesAreSolids_data() { addFormatRows(); }
    void listedBrushesAreSolids();
    void filtersAndExportsReadThem_data() { addFormatRows(); }
    void filtersAndExportsReadThem();
    void anEditKeepsThem_data() { addFormatRows(); }
    void anEditKeepsThem();
    void realMapsHaveThemWhole_data();
    void realMapsHaveThemWhole();
};

void TestBspx::everyLumpIsThereAndWithoutFault()
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
    QCOMPARE(newProblems(room), QStringList());
    QVERIFY(walk(map) > 0);
}

void TestBspx::aFaceHasItsRecords()
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

void TestBspx::stylesAreAsManyAsTheLengthGives()
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

void TestBspx::normalsOfFacesAreNumbered()
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

void TestBspx::listedBrushesHaveTheirPlanes()
{
    const auto &format = fetchFormat();
    OPEN_BYTES(map, roomWith(format, "BRUSHLIST", brushList()).build());
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

void TestBspx::theOctreeIsATable()
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
    QCOMPARE(target(map, "LIGHTGRID_OCTREE_LEAFS", 0, "sampleofs"), u"LIGHTGRID_OCTREE %1"_s.arg(header + nodes + counts + 24));
}

void TestBspx::severalGridsAreNumberedThrough()
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

void TestBspx::noLengthIsTooShort_data()
{
    const auto row = addFormatColumns<QByteArray, QByteArray, bool>("name", "bytes", "isCounted");
    for (const bsp::Format *format : bsp::formats()) {
        for (const auto &[name, bytes] : everyLumpFor(*format)) {
            const bool isCounted = name == "FACENORMALS" || name == "BRUSHLIST" || name.startsWith("LIGHTGRID");
            if (name != "UNKNOWN")
                row(*format, name.constData(), name, bytes, isCounted);
        }
    }
}

// A lump that is cut off opens; of those with counts it is always found, unless whole parts are missing at its end.
void TestBspx::noLengthIsTooShort()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isCounted);
    for (qsizetype length = 0; length < bytes.size(); length += length < 400 ? 1 : 61) {
        auto room = roomWith(fetchFormat(), name, bytes.first(length));
        OPEN_BYTES(map, room.build());
        walk(map);
        const auto problems = newProblems(room);
        const bool endsAModel = (name == "BRUSHLIST" && (length == 0 || length == 16 + 2 * 28 + 2 * 16))
                                || (name == "LIGHTGRIDS" && (length == 0 || length == 4 + bsp::load<qint32>(bytes.constData())));
        if (isCounted && !endsAModel)
            VERIFY_EACH(!problems.isEmpty(), qPrintable(u"%1 bytes of %2"_s.arg(length).arg(QString::fromLatin1(name))));
    }
}

void TestBspx::countsBeyondTheBytesAreNotBelieved_data()
{
    const auto row = addColumns<QByteArray, QByteArray>("name", "bytes");
    for (const qint64 count : {0x7fffffffLL, 0xffffffffLL, 0x80000000LL, 1000LL}) {
        const auto label = [count](const char *what) { return QByteArray(what) + ' ' + QByteArray::number(count); };
        row(label("normals"), "FACENORMALS", words({count}) + floats({0, 0, 1}));
        row(label("brushes"), "BRUSHLIST", words({1, 0, count, 0}) + listedBrush(-2, 0));
        row(label("planes"), "BRUSHLIST", words({1, 0, 1, 0}) + listedBrush(-2, 1).replace(26, 2, littleEndian(count, 2)));
        row(label("nodes"), "LIGHTGRID_OCTREE", gridHeader(1, 0) + words({count}) + gridNode());
        row(label("leafs"), "LIGHTGRID_OCTREE",
            gridHeader(1, 0) + words({1}) + gridNode() + words({count}) + QByteArray(40, '\0'));
        for (int axis = 0; axis < 3; ++axis) {
            QByteArray sizes;
            for (int i = 0; i < 3; ++i)
                sizes += words({i == axis ? 1 : count});
            row(label("samples") + QByteArray::number(axis), "LIGHTGRID_OCTREE",
                gridHeader(1, gridLeaf) + words({0, 1, 0, 0, 0}) + sizes + QByteArray(40, '\0'));
        }
        row(label("grids"), "LIGHTGRIDS", words({count}) + gridHeader(1, gridOccluded) + words({0, 0}));
    }
}

void TestBspx::countsBeyondTheBytesAreNotBelieved()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, bytes);
    const auto room = roomWith(bsp::quake2, name, bytes);
    OPEN_BYTES(map, room.build());
    for (const int lump : map.lumps())
        if (!map.isStored(lump) && map.addedRow(lump))
            QVERIFY(map.lumpBytes(lump).size() < 1000);
    walk(map);
    QVERIFY(newProblems(room).contains(u"warning bspx-cut %1 0"_s.arg(QString::fromLatin1(name))));
}

void TestBspx::whatDoesNotFitTheMapIsFound_data()
{
    const auto row = addColumns<QByteArray, QByteArray, QString>("name", "bytes", "problem");
    const auto map = std::move(MapFile::fromBytes(validRoom(bsp::quake2).build())).value();
    const auto faces = map.recordCount(bsp::quake2.roles.faces);
    const auto light = decoupledLight(2, 1, 0);
    row("a face too few", "DECOUPLED_LM", light.repeated(faces - 1), u"warning bspx-size DECOUPLED_LM 0"_s);
    row("a face too many", "LMSHIFT", QByteArray(faces + 1, '\4'), u"warning bspx-size LMSHIFT 0"_s);
    row("no equal parts", "LMSTYLE16", QByteArray(faces, '\4') + '\4', u"warning bspx-size LMSTYLE16 0"_s);
    row("a record cut off", "DECOUPLED_LM", light.repeated(faces) + "x", u"warning record-cut DECOUPLED_LM 0"_s);
    row("light outside", "DECOUPLED_LM", decoupledLight(2, 1, 1 << 30).repeated(faces),
        u"warning index-range DECOUPLED_LM.offset 0 x%1"_s.arg(faces));
    row("below none", "LMOFFSET", words({-2}).repeated(faces), u"warning index-range LMOFFSET.offset 0 x%1"_s.arg(faces));
    row("other luxels", "RGBLIGHTING", "123", u"warning bspx-size RGBLIGHTING 0"_s);
    row("a luxel cut off", "LIGHTINGDIR", "12345", u"warning record-cut LIGHTINGDIR 0"_s);
    row("other vertexes", "VERTEXNORMALS", floats({0, 0, 1}), u"warning bspx-size VERTEXNORMALS 0"_s);
    row("other corners", "FACENORMALS", faceNormals({{0, 0, 1}, {0, 1, 0}}, 3), u"warning bspx-size FACENORMALS 0"_s);
    row("no such normal", "FACENORMALS", faceNormals({{0, 0, 1}}, cornersOf(map)),
        u"warning index-range FACENORMALS_CORNERS.normal 1 x%1"_s.arg(cornersOf(map) / 2));
    row("another version", "BRUSHLIST", words({2, 0, 0, 0}), u"warning bspx-cut BRUSHLIST_MODELS.ver 0"_s);
    row("another sum", "BRUSHLIST", words({1, 0, 0, 5}), u"warning bspx-size BRUSHLIST_MODELS.numplanes 0"_s);
    row("no such model", "BRUSHLIST", words({1, 99, 0, 0}), u"warning index-range BRUSHLIST_MODELS.modelnum 0"_s);
    row("more behind it", "LIGHTGRID_OCTREE", lightGridOctree() + "more", u"warning bspx-cut LIGHTGRID_OCTREE 0"_s);
    row("no such child", "LIGHTGRID_OCTREE", gridHeader(1, 7) + words({0, 0}),
        u"warning index-range LIGHTGRID_OCTREE_GRIDS.rootnode 0"_s);
    row("another length", "LIGHTGRIDS", lightGrids().replace(0, 4, words({9})), u"warning bspx-cut LIGHTGRIDS 0"_s);
}

void TestBspx::whatDoesNotFitTheMapIsFound()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, problem);
    const auto problems = newProblems(roomWith(bsp::quake2, name, bytes));
    QVERIFY2(problems.contains(problem), qPrintable(problems.join(u'\n')));
}

void TestBspx::brokenEntriesAreFound()
{
    const auto &format = fetchFormat();
    const auto entry = [](const QByteArray &name, qint64 offset, qint64 length) {
        return name.leftJustified(24, '\0') + words({offset, length});
    };
    const auto problemsWith = [&](qint64 count, const QByteArray &entries) {
        const auto bytes = validRoom(format).appendBytes("BSPX" + words({count}) + entries).build();
        const auto map = std::move(MapFile::fromBytes(bytes)).value();
        QStringList ids;
        for (const auto &problem : check(map))
            if (problem.id == u"bspx-entry" || problem.id == u"lump-overlap")
                ids += problem.id + QString::number(problem.count);
        return ids;
    };
    QCOMPARE(problemsWith(1, entry("A", 0, 0)), QStringList());
    QCOMPARE(problemsWith(2, entry("A", 0, 0)), QStringList{u"bspx-entry1"_s});
    QCOMPARE(problemsWith(2, entry("A", -1, 4) + entry("B", 4, INT32_MAX)), QStringList{u"bspx-entry2"_s});
    QCOMPARE(problemsWith(2, entry("A", 0, 0) + entry("A", 0, 0)), QStringList{u"bspx-entry1"_s});
    QCOMPARE(problemsWith(1, entry("A", 4, 8)), QStringList{u"lump-overlap1"_s});
}

// In the lump that is for them, or behind all else in the file.
void TestBspx::filesOfAnArchiveAreListedAndFound()
{
    const auto &format = fetchFormat();
    const auto zip = zipOf({{.name = "textures/own.tga", .bytes = "picture"}, {.name = "b", .bytes = "", .stored = true}});
    OPEN_BYTES(map, roomWith(format, "ZIP_PAKFILE", zip).build());
    const int files = map.findLump(u"ZIP_PAKFILE_FILES");
    QCOMPARE(map.recordCount(files), 2U);
    QCOMPARE(map.text(map.column(files, "name"), 0).toByteArray(), "textures/own.tga"_ba);
    QCOMPARE(number(map, "ZIP_PAKFILE_FILES", 0, "size"), 7);
    OPEN_BYTES(behind, validRoom(format).appendBytes(zip).build());
    for (const auto *one : {&map, &behind}) {
        const GameFiles game(QString(), *one);
        const auto file = game.find(u"Textures/OWN.tga"_s);
        QVERIFY(file.has_value());
        QCOMPARE(game.read(*file).value(), "picture"_ba);
        QVERIFY(game.withWads({}).find(u"b"_s).has_value());
        QCOMPARE(game.problems(), QStringList());
    }
    OPEN_BYTES(plain, validRoom(format).build());
    QVERIFY(!GameFiles(QString(), plain).find(u"textures/own.tga"_s));
    const auto broken = roomWith(format, "ZIP_PAKFILE", zip.chopped(10));
    QVERIFY(newProblems(broken).contains(u"warning bspx-cut ZIP_PAKFILE 0"_s));
    OPEN_BYTES(cut, broken.build());
    const GameFiles game(QString(), cut);
    QVERIFY(!game.find(u"b"_s));
    QCOMPARE(game.problems().size(), 1);
}

// A box of 64 units, one of which two slanted planes cut something off, and one of model 1; formats that have brushes keep to
// them.
void TestBspx::listedBrushesAreSolids()
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

void TestBspx::filtersAndExportsReadThem()
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

void TestBspx::anEditKeepsThem()
{
    const auto &format = fetchFormat();
    const auto lumps = everyLumpFor(format);
    const auto room = roomWith(format, lumps);
    const auto text = planning::textOf(room);
    PLAN(plan, room.build(), planning::longer(text));
    for (const auto &[name, bytes] : lumps)
        QCOMPARE(viewOf(bspxBytes(planSaved, std::string_view(name.constData(), static_cast<size_t>(name.size())))).toByteArray(),
                 bytes);
    for (const int lump : planMap.lumps())
        if (lump >= firstBspxLump)
            QVERIFY(std::ranges::equal(planMap.lumpBytes(lump), planSaved.lumpBytes(lump)));
}

void TestBspx::realMapsHaveThemWhole_data()
{
    QTest::addColumn<QString>("path");
    const auto folder = qEnvironmentVariable("LUMPSCOPE_MAPS");
    for (const auto &root : {folder, folder + u"/../family"_s})
        for (QDirIterator it(root, {u"*.bsp"_s}, QDir::Files, QDirIterator::Subdirectories | QDirIterator::FollowSymlinks);
             !folder.isEmpty() && it.hasNext();) {
            QFile file(it.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains("BSPX"))
                QTest::newRow(qPrintable(file.fileName().section(u'/', -2))) << file.fileName();
        }
    if (folder.isEmpty())
        QTest::newRow("none") << QString();
}

void TestBspx::realMapsHaveThemWhole()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("LUMPSCOPE_MAPS is not set: no real map with BSPX is tested.");
    const auto opened = MapFile::open(path);
    if (!opened)
        QSKIP("A map of a format that is not read.");
    const auto &map = opened.value();
    QVERIFY(map.bspxDirectory().length > 0);
    for (const auto &problem : check(map))
        QVERIFY2(!problem.id.startsWith(u"bspx") && problem.lump < firstBspxLump, qPrintable(printed(map, problem)));
    for (const auto *whole :
         {"FACENORMALS_CORNERS", "BRUSHLIST_PLANES", "LIGHTGRID_OCTREE_LEAFS", "LIGHTGRIDS_LEAFS", "DECOUPLED_LM"})
        if (const int lump = map.findLump(QString::fromLatin1(whole)); lump != bsp::none)
            QVERIFY2(map.recordCount(lump) > 0, whole);
    QVERIFY(walk(map) > 0);
    const auto text = map.entityText().toByteArray();
    const auto plan = planSave(map, text + "{ \"classname\" \"light\" }\n");
    VERIFY_RESULT(plan);
    QCOMPARE(
        violation(map.format(), viewOf(map.bytes()).toByteArray(), text + "{ \"classname\" \"light\" }\n", plan.value().bytes),
        QString());
}

QTEST_GUILESS_MAIN(TestBspx)
#include "tst_bspx.moc"
