// Normals that lumps of BSPX state for corners of faces: which of them count, and what is left to the plane.
#include "core/geometry/geometry.h"
#include "tests/bspxfixture.h"
#include "tests/program.h"
#include "tests/testmaps.h"

using namespace bspxfixture;

namespace {

using Packed = std::array<int, 3>; // in 127ths
using Normals = QList<Packed>;

const Packed ofPlane{127, 0, 0}; // of face 0, which has four corners
const Packed towardsX{76, 0, 102}, towardsY{0, 76, 102};
constexpr quint32 cornersOfFace = 4;

Packed packedOf(const GeometryVertex &vertex) { return {vertex.normal[0], vertex.normal[1], vertex.normal[2]}; }

Normals normalsOf(const MapFile &map)
{
    const auto geometry = buildGeometry(map);
    const auto &built = geometry.faces.front();
    Normals normals;
    for (quint32 i = built.firstVertex; i < built.firstVertex + built.vertexCount; ++i)
        normals.append(packedOf(geometry.vertexes[i]));
    return normals;
}

Normals normalsOf(const MapBuilder &room) { return normalsOf(readMap(room.build()).value()); }

Normals all(const Packed &normal) { return Normals(cornersOfFace, normal); }

// Every other corner of the map has the first, the others the second; their lengths do not count.
Normals inTurns(const Packed &first, const Packed &second) { return {first, second, first, second}; }

QByteArray turnsOf(std::initializer_list<double> first, qint64 corners) { return faceNormals({first, {0, 0.6, 0.8}}, corners); }

qint64 cornersOf(const bsp::Format &format) { return bspxfixture::cornersOf(readMap(validRoom(format).build()).value()); }

MapBuilder smoothRoom(const bsp::Format &format, bool isFlagged = true)
{
    auto room = validRoom(format);
    for (quint32 i = 0; i < room.count("TEXINFO"); ++i)
        room.set("TEXINFO", i, "flags", isFlagged ? 0x800 : 0);
    return room;
}

QByteArray everyVertex(const MapBuilder &room, std::initializer_list<double> normal, qint64 more = 0)
{
    return floats(normal).repeated(room.count("VERTEXES") + more);
}

} // namespace

class TestBspxNormals : public QObject
{
    Q_OBJECT

private slots:
    void cornersHaveTheirOwn_data() { addEdgeFormatRows(); }
    void cornersHaveTheirOwn()
    {
        const auto &format = fetchFormat();
        const auto corners = cornersOf(format);
        QCOMPARE(normalsOf(validRoom(format)), all(ofPlane));
        QCOMPARE(normalsOf(roomWith(format, "FACENORMALS", turnsOf({1.2, 0, 1.6}, corners))), inTurns(towardsX, towardsY));
    }

    void whatIsNoNormalIsLeftToThePlane_data() { addEdgeFormatRows(); }
    void whatIsNoNormalIsLeftToThePlane()
    {
        const auto &format = fetchFormat();
        const auto corners = cornersOf(format);
        for (const double bad : {0.0, double{NAN}, double{INFINITY}, -double{INFINITY}})
            QCOMPARE(normalsOf(roomWith(format, "FACENORMALS", turnsOf({bad, 0, 0}, corners))), inTurns(ofPlane, towardsY));
        const auto single = faceNormals({{0.6, 0, 0.8}}, corners); // half of the corners name the second
        QCOMPARE(normalsOf(roomWith(format, "FACENORMALS", single)), inTurns(towardsX, ofPlane));
        const auto none = faceNormals({}, corners);
        QCOMPARE(normalsOf(roomWith(format, "FACENORMALS", none)), all(ofPlane));
    }

    void lumpsThatDoNotFitAreIgnored_data() { addEdgeFormatRows(); }
    void lumpsThatDoNotFitAreIgnored()
    {
        const auto &format = fetchFormat();
        const auto corners = cornersOf(format);
        const std::initializer_list<double> first{0.6, 0, 0.8};
        const auto whole = turnsOf(first, corners);
        for (qsizetype length = 0; length < whole.size(); ++length)
            VERIFY_EACH(normalsOf(roomWith(format, "FACENORMALS", whole.first(length))) == all(ofPlane),
                        qPrintable(QString::number(length)));
        for (const auto &other : {turnsOf(first, corners - 1), turnsOf(first, corners + 1), whole + '\0'})
            QCOMPARE(normalsOf(roomWith(format, "FACENORMALS", other)), all(ofPlane));
        auto manyMore = roomWith(format, "FACENORMALS", whole);
        manyMore.set("FACES", 6, "numedges", 30000); // a sum that no lump has
        QCOMPARE(normalsOf(manyMore), all(ofPlane));
    }

    void vertexesHaveThemWhereTheTexinfoSaysSo_data() { addEdgeFormatRows(); }
    void vertexesHaveThemWhereTheTexinfoSaysSo()
    {
        const auto &format = fetchFormat();
        const auto with = [&format](const QByteArray &bytes, bool isFlagged = true) {
            auto room = smoothRoom(format, isFlagged);
            return normalsOf(room.addBspx("VERTEXNORMALS", bytes));
        };
        const auto room = validRoom(format);
        const auto whole = everyVertex(room, {0, 3, 4});
        QCOMPARE(with(whole), all(towardsY));
        QCOMPARE(with(whole, false), all(ofPlane));
        for (const double bad : {0.0, double{NAN}, double{INFINITY}})
            QCOMPARE(with(everyVertex(room, {bad, 0, 0})), all(ofPlane));
        for (const qint64 more : {-1, 1})
            QCOMPARE(with(everyVertex(room, {0, 3, 4}, more)), all(ofPlane));
        for (qsizetype length = 0; length < whole.size(); length += 5)
            QCOMPARE(with(whole.first(length)), all(ofPlane));
    }

    void thoseOfCornersGoFirst_data() { addEdgeFormatRows(); }
    // And where they do not fit, the others do not count either.
    void thoseOfCornersGoFirst()
    {
        const auto &format = fetchFormat();
        const auto corners = cornersOf(format);
        const auto with = [&format](const QByteArray &ofCorners) {
            auto room = smoothRoom(format);
            room.addBspx("VERTEXNORMALS", everyVertex(room, {0, 3, 4}));
            return normalsOf(room.addBspx("FACENORMALS", ofCorners));
        };
        QCOMPARE(with(faceNormals({{0.6, 0, 0.8}, {0.6, 0, 0.8}}, corners)), all(towardsX));
        QCOMPARE(with(faceNormals({{0.6, 0, 0.8}, {0.6, 0, 0.8}}, corners - 1)), all(ofPlane));
        QCOMPARE(with("abc"), all(towardsY)); // too short to say how many there are
    }

    // By it games tell their tops from their sides.
    void liquidsKeepTheirPlanes()
    {
        auto room = roomWith(bsp::goldsrc, "FACENORMALS", turnsOf({0.6, 0, 0.8}, cornersOf(bsp::goldsrc)));
        QCOMPARE(normalsOf(room), inTurns(towardsX, towardsY));
        nameMiptexes(room, "!water");
        QCOMPARE(normalsOf(room), all(ofPlane));
    }

    void surfacesWithVertexesOfTheirOwnKeepThem()
    {
        const auto &format = bsp::quake3;
        auto room = roomWith(format, "FACENORMALS", turnsOf({0.6, 0, 0.8}, cornersOf(format)));
        room.addBspx("VERTEXNORMALS", everyVertex(room, {0, 3, 4}));
        QCOMPARE(normalsOf(room), normalsOf(validRoom(format)));
    }

    // Read here from the bytes: ericw-tools write the corners of faces in the order of the faces.
    void realMapsHaveThemAsStored()
    {
        qsizetype maps = 0, bent = 0;
        for (const auto &path : realMaps()) {
            const auto opened = readMapFile(path);
            if (!opened)
                continue;
            const auto &map = opened.value();
            const auto bytes = bspxBytes(map, "FACENORMALS");
            if (bytes.size() < 4)
                continue;
            ++maps;
            const auto geometry = buildGeometry(map);
            const auto edges = map.column(map.format().columns.faceCorners);
            const auto *vectors = bytes.data() + 4, *corner = vectors + 12 * qsizetype{bsp::load<quint32>(bytes.data())};
            for (quint32 face = 0; face < edges.count(); ++face) {
                const auto &built = geometry.faces[face];
                for (qint64 i = 0; i < edges.integer(face); ++i, corner += 12) {
                    if (i >= built.vertexCount || built.look.flags & FaceFlag::Warp)
                        continue;
                    const auto *vector = vectors + 12 * qsizetype{bsp::load<quint32>(corner)};
                    const auto vertex = packedOf(geometry.vertexes[built.firstVertex + static_cast<quint32>(i)]);
                    for (size_t axis = 0; axis < 3; ++axis)
                        QVERIFY(std::abs(static_cast<float>(vertex[axis]) - 127 * bsp::load<float>(vector + 4 * axis)) < 0.6F);
                    bent += vertex != packedOf(geometry.vertexes[built.firstVertex]);
                }
            }
            QCOMPARE(corner - bytes.data(), std::ssize(bytes));
        }
        if (maps == 0)
            QSKIP("LUMPSCOPE_MAPS names no folder with maps that have FACENORMALS.");
        QVERIFY(bent > 0);
    }
};

ADD_TEST(TestBspxNormals, QCoreApplication)
#include "tst_bspxnormals.moc"
