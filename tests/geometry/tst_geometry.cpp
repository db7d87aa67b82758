#include "core/checks/checks.h"
#include "core/faces/facelights.h"
#include "core/faces/faceshape.h"
#include "core/geometry/geometry.h"
#include "core/scene/mapscene.h"
#include "core/where/space.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

// Of a triangle that begins at an index: as long as twice its area, towards where it is clockwise from.
Point frontOf(const Geometry &geometry, quint32 index)
{
    const auto corner = [&](quint32 i) { return toPoint(geometry.vertexes[geometry.indexes[index + i]].point); };
    return cross(corner(2) - corner(0), corner(1) - corner(0));
}

// How far its corners are from its first one, at most.
double widthOf(const Geometry &geometry, const GeometryFace &face)
{
    const auto first = toPoint(geometry.vertexes[face.firstVertex].point);
    double width = 1;
    for (quint32 v = face.firstVertex; v < face.firstVertex + face.vertexCount; ++v)
        width = std::max(width, length(toPoint(geometry.vertexes[v].point) - first));
    return width;
}

// Where the file says that a face looks; nothing for patches and meshes.
std::optional<Point> normalOf(const MapFile &map, quint32 face)
{
    const auto &columns = map.format().columns;
    if (columns.facePlane.lump != bsp::none) {
        const auto plane = static_cast<quint32>(map.column(columns.facePlane).integer(face));
        return map.vectors<3>(columns.planeNormal).at(plane) * (map.column(columns.faceSide).integer(face) != 0 ? -1 : 1);
    }
    if (map.column(columns.faceType).integer(face) != static_cast<qint64>(bsp::SurfaceType::Polygon))
        return {};
    const auto normal = map.vectors<3>(columns.faceNormal).at(face); // compilers leave it 0 where there is no lightmap
    return length(normal) > 0.5 ? std::optional(normal) : std::nullopt;
}

void verifyWhole(const Geometry &geometry)
{
    QCOMPARE(geometry.indexes.size() % 3, size_t(0));
    for (const quint32 index : geometry.indexes)
        QVERIFY(index < geometry.vertexes.size());
    for (const auto &face : geometry.faces) {
        QVERIFY(face.firstIndex + face.indexCount <= geometry.indexes.size());
        QVERIFY(face.firstVertex + face.vertexCount <= geometry.vertexes.size());
        QVERIFY(face.model < static_cast<qint32>(geometry.models.size()));
    }
    for (const auto &model : geometry.models) {
        QVERIFY(model.firstFace + model.faceCount <= geometry.faces.size());
        QVERIFY(model.firstIndex + model.indexCount <= geometry.indexes.size());
    }
}

} // namespace

class TestGeometry : public QObject
{
    Q_OBJECT

private slots:
    void aRoomIsBuiltOfItsWalls_data() { addFormatRows(); }
    void aRoomIsBuiltOfItsWalls()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto geometry = buildGeometry(map);
        verifyWhole(geometry);
        QCOMPARE(geometry.faces.size(), size_t(7));
        QCOMPARE(geometry.models.size(), size_t(2));
        QCOMPARE(geometry.models[0].faceCount, 6U);
        QCOMPARE(geometry.models[0].indexCount, 6U * 6);
        QCOMPARE(geometry.models[0].low, (Point{-64, -64, -64}));
        QCOMPARE(geometry.models[0].high, (Point{64, 64, 64}));
        QCOMPARE(geometry.models[1].firstFace, 6U);
        QCOMPARE(geometry.faces[6].model, 1);
        for (quint32 face = 0; face < 6; ++face) {
            const auto normal = geometry.vertexes[geometry.faces[face].firstVertex].normal;
            const auto axis = face / 2;
            if (map.format().columns.facePlane.lump != bsp::none)
                QCOMPARE(static_cast<int>(normal[axis]), face % 2 == 0 ? 127 : -127);
            QVERIFY(geometry.faces[face].look.image >= 0);
        }
    }

    void facesLookWhereTheirPlanesSay_data() { addMapRows(); }
    // Slivers whose corners lie on a line look nowhere, and compilers move corners of small faces off their planes: both
    // are few.
    void facesLookWhereTheirPlanesSay()
    {
        OPEN_MAP(map);
        const auto geometry = buildGeometry(map);
        verifyWhole(geometry);
        QCOMPARE(geometry.leftOut, 0U);
        qsizetype looked = 0, slivers = 0, crooked = 0;
        for (quint32 face = 0; face < geometry.faces.size(); ++face) {
            const auto normal = normalOf(map, face);
            const auto &built = geometry.faces[face];
            Point whole{};
            for (quint32 i = 0; i < built.indexCount; i += 3)
                whole = whole + frontOf(geometry, built.firstIndex + i);
            if (!normal || built.indexCount == 0)
                continue;
            ++looked;
            const double size = length(whole);
            if (size < 0.5 * widthOf(geometry, built)) {
                ++slivers;
                continue;
            }
            const double agreement = dot(whole, *normal) / size;
            VERIFY_EACH(agreement > 0, qPrintable(u"face %1: %2"_s.arg(face).arg(agreement)));
            crooked += agreement < 0.99;
        }
        VERIFY_EACH(slivers * 50 <= looked && crooked * 20 <= looked,
                    qPrintable(u"%1 slivers and %2 crooked of %3 faces"_s.arg(slivers).arg(crooked).arg(looked)));
    }

    void everyFaceIsPartOfItsModelAndLiesInItsLightmap_data() { addMapRows(); }
    void everyFaceIsPartOfItsModelAndLiesInItsLightmap()
    {
        OPEN_MAP(map);
        const auto geometry = buildGeometry(map);
        const auto &columns = map.format().columns;
        const auto first = map.column(columns.modelFaces), count = map.column(columns.modelFaces, 1);
        for (quint32 m = 0; m < geometry.models.size(); ++m) {
            QCOMPARE(static_cast<qint64>(geometry.models[m].faceCount), count.integer(m));
            for (qint64 face = first.integer(m); face < first.integer(m) + count.integer(m); ++face)
                QCOMPARE(geometry.faces[static_cast<size_t>(face)].model, static_cast<qint32>(m));
            const StoredBox box(map, columns.modelBox, m);
            if (map.format().lightmaps == bsp::Lightmaps::Pages || geometry.models[m].indexCount == 0)
                continue; // compilers add meshes that boxes do not count
            for (size_t axis = 0; axis < 3; ++axis) {
                QVERIFY(geometry.models[m].low[axis] >= box.low[axis] - 1.5);
                QVERIFY(geometry.models[m].high[axis] <= box.high[axis] + 1.5);
            }
        }
        const FaceLights lights(map);
        for (quint32 face = 0; face < geometry.faces.size(); ++face) {
            const auto light = lights.at(face);
            const bool ofPage = map.format().lightmaps == bsp::Lightmaps::Pages;
            const double size[] = {ofPage || !light ? 1.0 : light->width, ofPage || !light ? 1.0 : light->height};
            const auto &built = geometry.faces[face];
            for (quint32 v = built.firstVertex; light && v < built.firstVertex + built.vertexCount; ++v)
                for (size_t i = 0; i < 2; ++i) {
                    const auto place = static_cast<double>(geometry.vertexes[v].luxel[i]);
                    VERIFY_EACH(place >= (ofPage ? 0 : 0.49) && place <= size[i] - (ofPage ? 0 : 0.49),
                                qPrintable(u"face %1: %2 of %3"_s.arg(face).arg(place).arg(size[i])));
                }
        }
    }

    void flaresArePointsOfLight()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        builder.set("SURFACES", 2, "surfaceType", 4).setVector("SURFACES", 2, "lightmapOrigin", {1, 2, 3});
        builder.setVector("SURFACES", 2, "lightmapVecs[0]", {1, 0.5, 0.25})
            .setVector("SURFACES", 2, "lightmapVecs[2]", {0, 0, -1});
        OPEN_BYTES(map, builder.build());
        const auto geometry = buildGeometry(map);
        QCOMPARE(geometry.faces[2].indexCount, 0U);
        QCOMPARE(geometry.flares.size(), size_t(1));
        QCOMPARE(geometry.flares[0].face, 2U);
        QCOMPARE(geometry.flares[0].point, (Point{1, 2, 3}));
        QCOMPARE(geometry.flares[0].color, (std::array<float, 3>{1, 0.5F, 0.25F}));
        QCOMPARE(geometry.flares[0].normal, (Point{0, 0, -1}));
        QVERIFY(buildGeometry(map, stopped()).vertexes.empty());
    }

    void facesBelongToTheirFirstModelWithoutCornersThatAreNoPlace_data() { addFormatRows(); }
    void facesBelongToTheirFirstModelWithoutCornersThatAreNoPlace()
    {
        auto builder = MapBuilder::room(fetchFormat());
        const auto faces = builder.name(builder.format().roles.faces);
        for (const double first : {2.0, 0.0, 3.0})
            builder.refer("MODELS", builder.addRecord("MODELS"), faces, first, 99);
        builder.refer("MODELS", 0, faces, 1, 3);
        OPEN_BYTES(map, builder.build());
        const auto geometry = buildGeometry(map);
        verifyWhole(geometry);
        const std::vector<qint32> expected{3, 0, 0, 0, 2, 2, 1};
        for (size_t face = 0; face < expected.size(); ++face)
            QCOMPARE(geometry.faces[face].model, expected[face]);
        QCOMPARE(geometry.models[4].faceCount, 0U);
        QVERIFY(geometry.models[4].low[0] > geometry.models[4].high[0]);
        // Corners that are no place are left out.
        auto broken = MapBuilder::room(fetchFormat());
        const auto vertexes = broken.name(broken.format().roles.vertexes);
        const bool dummy = broken.has("SURFEDGES");
        const auto name = dummy ? "point.y" : "xyz.y";
        broken.set(vertexes, dummy ? 2 : 1, name, std::numeric_limits<double>::quiet_NaN());
        broken.set(vertexes, dummy ? 6 : 5, name, 1e30).set(vertexes, dummy ? 10 : 9, name, -INFINITY);
        OPEN_BYTES(brokenMap, broken.build());
        const auto rest = buildGeometry(brokenMap);
        verifyWhole(rest);
        QCOMPARE(rest.faces[0].indexCount, 3U); // the triangle without that corner
        QCOMPARE(rest.faces[1].indexCount, 3U);
        QCOMPARE(rest.faces[2].indexCount, 3U);
        QCOMPARE(rest.faces[3].indexCount, 6U);
    }

    void claimsOfTheSameVertexesCostNoMemory_data() { addFormatRows(); }
    void claimsOfTheSameVertexesCostNoMemory()
    {
        auto builder = MapBuilder::room(fetchFormat());
        const auto faces = builder.name(builder.format().roles.faces);
        const bool edges = builder.has("SURFEDGES");
        const auto record = builder.lumpBytes(faces).left(builder.lumpBytes(faces).size() / builder.count(faces));
        builder.setLumpBytes(faces, builder.lumpBytes(faces) + record.repeated(5000));
        for (int i = 0; i < 64; ++i)
            builder.addRecord(edges ? "SURFEDGES" : "DRAWVERTS");
        for (quint32 face = 7; face < builder.count(faces); ++face) {
            builder.refer(faces, face, edges ? "SURFEDGES" : "DRAWVERTS", 0, 63);
            if (!edges)
                builder.set(faces, face, "surfaceType", 2).set(faces, face, "patchWidth", 9).set(faces, face, "patchHeight", 7);
        }
        const auto bytes = builder.build();
        OPEN_BYTES(map, bytes);
        const auto geometry = buildGeometry(map);
        verifyWhole(geometry);
        QVERIFY(geometry.leftOut > 0);
        QVERIFY(geometry.vertexes.size() * sizeof(GeometryVertex) <= static_cast<size_t>(bytes.size()) * 10 + 4096 * 40);
    }

    void facesShareAFewTimesWhatThereIs_data() { addFormatRows(); }
    // None of 5,000 faces lists much, but all list the same.
    void facesShareAFewTimesWhatThereIs()
    {
        auto builder = MapBuilder::room(fetchFormat());
        const auto faces = builder.name(builder.format().roles.faces);
        const bool edges = builder.has("SURFEDGES");
        const auto *corners = edges ? "SURFEDGES" : "DRAWVERTS";
        for (int i = 0; i < 32; ++i)
            builder.addRecord(corners);
        if (edges)
            builder.refer(faces, 0, corners, 0, 32);
        else
            builder.refer(faces, 0, corners, 0, 32).refer(faces, 0, "DRAWINDEXES", 0, 3);
        const auto bytes = builder.lumpBytes(faces);
        builder.setLumpBytes(faces, bytes + bytes.first(bytes.size() / builder.count(faces)).repeated(5'000));
        const auto there = builder.count(corners) + (edges ? 0 : builder.count("DRAWINDEXES"));
        const auto map = std::make_shared<const MapFile>(readMap(builder.build()).value());
        const auto geometry = buildGeometry(*map);
        verifyWhole(geometry);
        QVERIFY(geometry.leftOut > 3'000);
        QVERIFY2(geometry.vertexes.size() <= 4 * there + 4096, qPrintable(QString::number(geometry.vertexes.size())));
        QVERIFY(geometry.faces[2].indexCount > 0); // of those that list less all are there
        QVERIFY(leftOutSentence(*buildMapScene(map, {}, {})).contains(QLocale().toString(geometry.leftOut)));
        const References references(*map);
        const auto problems = check({.map = *map, .references = references, .wanted = {.only = {u"faces-left-out"_s}}});
        QCOMPARE(problems.size(), size_t{1});
        QVERIFY(problems.front().findings.front().text.contains(QLocale().toString(FaceShapes(*map).kept().leftOut())));
    }

    void whoListsLeastKeepsIt()
    {
        const std::vector<quint64> claims{5, 3, 0, 9, 3, 5, 5};
        const auto keptOf = [&claims](quint64 most) {
            const BoundedClaims kept(static_cast<quint32>(claims.size()), most, [&](quint32 owner) { return claims[owner]; });
            QString keeps;
            for (quint32 owner = 0; owner < claims.size(); ++owner)
                keeps += kept.keeps(owner, claims[owner]) ? u'1' : u'0';
            if (kept.leftOut() > 0)
                keeps += u' ' + QString::number(kept.leftOut()) + u" from "_s + QString::number(kept.firstLeftOut());
            return keeps;
        };
        QCOMPARE(keptOf(30), u"1111111"_s);
        QCOMPARE(keptOf(29), u"1110111 1 from 3"_s);
        QCOMPARE(keptOf(16), u"1110110 2 from 3"_s);
        QCOMPARE(keptOf(15), u"1110100 3 from 3"_s);
        QCOMPARE(keptOf(5), u"0110000 5 from 0"_s);
        QCOMPARE(keptOf(0), u"0010000 6 from 0"_s);
        QVERIFY(BoundedClaims().keeps(7, 1'000'000));
    }

    void aMapCutShortIsBuiltOfWhatIsLeft_data() { addFormatRows(); }
    void aMapCutShortIsBuiltOfWhatIsLeft()
    {
        const auto bytes = MapBuilder::room(fetchFormat()).build();
        for (const auto length : cutLengths(bytes, fetchFormat().headerSize())) {
            const auto map = readMap(bytes.first(length));
            VERIFY_RESULT(map);
            verifyWhole(buildGeometry(map.value()));
        }
    }
};

ADD_TEST(TestGeometry, QCoreApplication)
#include "tst_geometry.moc"
