// Faces as triangles, whatever the format makes them of.
#include "core/faces/faceshape.h"
#include "core/faces/patches.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

Point normalOf(const FaceShape &shape, const std::array<quint32, 3> &triangle)
{
    const auto &[a, b, c] = triangle;
    const auto &at = shape.vertexes;
    return cross(at[c].point - at[a].point, at[b].point - at[a].point); // corners go clockwise
}

// A patch whose control points lie on z = x * x / 100 + y, spaced by `step`.
std::vector<FaceVertex> controls(int width, int height, double step)
{
    std::vector<FaceVertex> points;
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < width; ++column) {
            const double x = column * step, y = row * step;
            points.push_back({.point = {x, y, x * x / 100 + y}, .page = {x / 128, y / 128}});
        }
    return points;
}

std::vector<Point> rowAt(const FaceShape &shape, double y)
{
    std::vector<Point> points;
    for (const auto &vertex : shape.vertexes)
        if (vertex.point[1] == y)
            points.push_back(vertex.point);
    std::ranges::sort(points);
    return points;
}

} // namespace

class TestFaceShape : public QObject
{
    Q_OBJECT

private slots:
    void theRoomsWallsAreSquaresThatLookInwards_data() { addFormatRows(); }
    void theRoomsWallsAreSquaresThatLookInwards()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const FaceShapes shapes(map);
        for (quint32 face = 0; face < 6; ++face) {
            const auto shape = shapes.at(face);
            QCOMPARE(shape.vertexes.size(), size_t(4));
            QCOMPARE(shape.triangles.size(), size_t(2));
            for (const auto &triangle : shape.triangles) {
                const auto normal = normalOf(shape, triangle);
                QCOMPARE(length(normal), 128.0 * 128.0);
                QVERIFY(dot(normal, shape.vertexes[triangle[0]].point) < 0); // the room's middle is the world's
            }
        }
    }

    void brokenReferencesGiveNoShapeOrTriangle_data() { addFormatRows(); }
    void brokenReferencesGiveNoShapeOrTriangle()
    {
        const auto &format = fetchFormat();
        const std::string_view corners = format.lightmaps == bsp::Lightmaps::Pages ? "DRAWVERTS" : "SURFEDGES";
        for (const auto &[first, count] : {std::pair(-1, 4), {100'000, 4}, {0, 0}, {0, -4}, {1, 32767}}) {
            auto builder = MapBuilder::room(format);
            builder.refer("FACES", 0, corners, first, count);
            OPEN_BYTES(map, builder.build());
            QVERIFY(FaceShapes(map).at(0).triangles.empty());
            QVERIFY(!FaceShapes(map).at(1).triangles.empty());
        }
        if (format.lightmaps != bsp::Lightmaps::Pages)
            return;
        OPEN_BYTES(flare, MapBuilder::room(format).set("SURFACES", 0, "surfaceType", 4).build());
        QVERIFY(FaceShapes(flare).at(0).triangles.empty());
        for (const double corner : {-1.0, 4.0, 2147483647.0, -2147483648.0}) {
            OPEN_BYTES(map, MapBuilder::room(bsp::quake3).set("DRAWINDEXES", 1, "vertex", corner).build());
            QCOMPARE(FaceShapes(map).at(0).triangles.size(), size_t(1));
            QCOMPARE(FaceShapes(map).at(1).triangles.size(), size_t(2));
        }
    }

    void patchesPassThroughTheirCornersAndBend()
    {
        const auto points = controls(5, 3, 10);
        const auto shape = patchShape(points, 5, 3, 4);
        QCOMPARE(shape.vertexes.size(), size_t(9 * 5));
        QCOMPARE(shape.triangles.size(), size_t(2 * 8 * 4));
        for (const size_t corner : {0U, 4U, 10U, 14U})
            QVERIFY(std::ranges::count(shape.vertexes, points[corner].point, &FaceVertex::point) == 1);
        for (const auto &vertex : shape.vertexes) {
            QCOMPARE(vertex.page[0], vertex.point[0] / 128); // evenly spaced control points give even steps
            // The arc through (0, 0) and (20, 4) with the control point (10, 1) rises by 2 t + 2 t * t.
            const double start = vertex.point[0] < 20 ? 0 : 20, t = (vertex.point[0] - start) / 20;
            const double slope = start == 0 ? 2 : 10;
            QVERIFY(qAbs(vertex.point[2] - (start * start / 100 + slope * t + 2 * t * t + vertex.point[1])) < 1e-9);
        }
        for (const auto &triangle : shape.triangles)
            QVERIFY(normalOf(shape, triangle)[2] > 0);
    }

    // Whatever the middle of the arc says, which the engine drops; over a bent one it counts.
    void texturesRunEvenlyOverFlatArcs()
    {
        auto points = controls(3, 3, 10); // bent along x, flat along y
        for (size_t i = 0; i < 9; ++i) {
            points[i].texture = {static_cast<double>(i % 3 == 1 ? 9 : i % 3), static_cast<double>(i / 3 == 1 ? 9 : i / 3)};
            points[i].color[3] = i / 3 == 1 ? 200 : 100;
        }
        for (size_t i = 3; i < 6; ++i)
            points[i].point = points[i - 3].point * 0.25 + points[i + 3].point * 0.75; // nearer to one end
        for (const auto &vertex : patchShape(points, 3, 3, 8).vertexes) {
            const double t = vertex.point[0] / 20;
            QVERIFY(qAbs(vertex.texture[0] - (2 * t * t + 18 * t * (1 - t))) < 1e-9);
            QVERIFY(qAbs(vertex.texture[1] - vertex.point[1] / 10) < 1e-9);
            QCOMPARE(vertex.color[3], 100.0);
        }
        // Of other faces they are the axes.
        auto builder = MapBuilder::room(bsp::quake2);
        builder.setVector("TEXINFO", 0, "vecs[0]", {0, 2, 0}).set("TEXINFO", 0, "vecs[0].offset", 5);
        OPEN_BYTES(map, builder.build());
        for (const auto &vertex : FaceShapes(map).at(0).vertexes)
            QCOMPARE(vertex.texture[0], 2 * vertex.point[1] + 5);
    }

    // One patch walks the shared row forwards, its neighbour backwards: not one bit may differ, or light shines through.
    void neighboursWithASharedRowOrColumnHaveNoCrack()
    {
        auto one = controls(7, 3, 10.1);
        for (auto &vertex : one)
            vertex.point[0] = static_cast<float>(vertex.point[0] * 1.37f - 811.3f);
        std::vector<FaceVertex> other(one.rbegin(), one.rend()); // its last row is the first one's first, backwards
        for (size_t i = 0; i < 14; ++i)
            other[i].point[1] -= 77;
        for (size_t i = 0; i < 7; ++i)
            one[i].point[1] = other[14 + i].point[1] = 5;
        const auto shared = rowAt(patchShape(one, 7, 3), 5), also = rowAt(patchShape(other, 7, 3), 5);
        QCOMPARE(shared.size(), size_t(3 * patchSteps + 1));
        QVERIFY(shared == also);
        const auto turned = [](const std::vector<FaceVertex> &points) { // the row becomes a column
            std::vector<FaceVertex> columns;
            for (size_t i = 0; i < 21; ++i)
                columns.push_back(points[i % 3 * 7 + i / 3]);
            return columns;
        };
        const auto column = rowAt(patchShape(turned(one), 3, 7), 5);
        QCOMPARE(column.size(), shared.size());
        QVERIFY(column == rowAt(patchShape(turned(other), 3, 7), 5));
    }

    void patchesOfImpossibleSizeAreNone()
    {
        const auto builder = MapBuilder::room(bsp::quake3);
        OPEN_BYTES(whole, builder.build());
        QCOMPARE(FaceShapes(whole).at(6).triangles.size(), size_t(2 * patchSteps * patchSteps));
        for (const auto *field : {"patchWidth", "patchHeight"})
            for (const double side : {-1.0, 0.0, 1.0, 2.0, 4.0, 5.0, 2147483647.0, -2147483648.0}) {
                OPEN_BYTES(map, MapBuilder(builder).set("SURFACES", 6, field, side).build());
                QVERIFY2(FaceShapes(map).at(6).triangles.empty(), qPrintable(QString::number(side)));
            }
    }

    void facesThatClaimEachOthersVertexesTakeNoTime_data() { addFormatRows(); }
    void facesThatClaimEachOthersVertexesTakeNoTime()
    {
        const auto &format = fetchFormat();
        auto builder = MapBuilder::room(format);
        const bool pages = format.lightmaps == bsp::Lightmaps::Pages;
        const std::string_view owned = pages ? "DRAWVERTS" : "SURFEDGES";
        builder.setLumpBytes(owned, builder.lumpBytes(owned).repeated(1171)).refer("FACES", 5, owned, 0, 32767);
        const auto stride = format.lumps[static_cast<size_t>(format.roles.faces)].stride;
        const auto face = builder.lumpBytes("FACES").sliced(5 * stride, stride);
        builder.setLumpBytes("FACES", builder.lumpBytes("FACES") + face.repeated(100'000));
        OPEN_BYTES(map, builder.build());
        const FaceShapes shapes(map);
        size_t vertexes = 0;
        for (quint32 i = 0; i < map.recordCount(format.roles.faces); ++i)
            vertexes += shapes.at(i).vertexes.size();
        QVERIFY2(vertexes >= 20 && vertexes < 5 * size_t{builder.count(owned)} + 5000, qPrintable(QString::number(vertexes)));
        QCOMPARE(shapes.at(0).vertexes.size(), size_t(4)); // those that list little keep it
    }

    void inRealMapsFacesLieOnTheirPlane_data() { addMapRows(); }
    void inRealMapsFacesLieOnTheirPlane()
    {
        OPEN_MAP(map);
        const FaceShapes shapes(map);
        const auto &columns = map.format().columns;
        const auto plane = map.column(columns.facePlane);
        const auto types = map.column(columns.faceType);
        const auto planes = map.vectors<4>(columns.planeNormal);
        quint32 off = 0;
        for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face) {
            const auto shape = shapes.at(face);
            const auto type = types.count() > 0 ? static_cast<bsp::SurfaceType>(types.integer(face)) : bsp::SurfaceType::Polygon;
            QVERIFY(!shape.triangles.empty() || type == bsp::SurfaceType::Flare);
            if (plane.count() == 0)
                continue;
            const auto its = planes.at(static_cast<quint32>(plane.integer(face)));
            const Point normal{its[0], its[1], its[2]};
            off += std::ranges::any_of(
                shape.vertexes, [&](const FaceVertex &vertex) { return !(qAbs(dot(normal, vertex.point) - its[3]) < 0.25); });
        }
        QVERIFY(off * 50 <= map.recordCount(map.format().roles.faces)); // compilers bend a sliver or two
    }
};

ADD_TEST(TestFaceShape, QCoreApplication)
#include "tst_faceshape.moc"
