#include "core/faces/faceshape.h"

#include "core/faces/patches.h"

double areaOf(const FaceShape &shape)
{
    double area = 0;
    for (const auto &[a, b, c] : shape.triangles) {
        const auto &from = shape.vertexes[a].point;
        area += length(cross(shape.vertexes[b].point - from, shape.vertexes[c].point - from)) / 2;
    }
    return area;
}

namespace {

constexpr quint64 entriesOfCopy = 64; // vertexes and corners of a mesh that foliage repeats; those of games have fewer

} // namespace

FaceShapes::FaceShapes(const MapFile &map) : loops_(map)
{
    const auto &columns = map.format().columns;
    point_ = map.vectors<3>(columns.vertexPoint);
    texinfo_ = map.column(columns.faceTexinfo);
    type_ = map.column(columns.faceType);
    if (!ownsVertexes()) {
        for (int axis = 0; axis < 2; ++axis)
            axes_[axis] = map.vectors<4>(columns.texinfoAxes, 4 * axis);
        return;
    }
    firstVertex_ = map.column(columns.faceVertexes);
    vertexCount_ = map.column(columns.faceCorners);
    firstIndex_ = map.column(columns.faceTriangles);
    indexCount_ = map.column(columns.faceTriangles, 1);
    corner_ = map.column(columns.triangleCorner);
    texture_ = map.vectors<2>(columns.vertexTexture);
    for (int layer = 0; layer < map.format().lightLayers.most; ++layer) {
        page_.push_back(map.vectors<2>(columns.vertexPage, 2 * layer));
        color_.push_back(map.vectors<4>(columns.vertexColor, 4 * layer));
    }
    normal_ = map.vectors<3>(columns.vertexNormal);
    patchWidth_ = map.column(columns.patchWidth);
    patchHeight_ = map.column(columns.patchHeight);
    hasFoliage_ = map.field(columns.faceType).names.back().value == static_cast<qint64>(bsp::SurfaceType::Foliage);
    // Sound maps list each vertex once, but repeat runs of corners for faces of the same shape: up to twice as many in all.
    const auto ofFoliage = std::min(entriesOfCopy * copies(), static_cast<quint64>(map.fileSize()) / 2);
    const auto most = 4ULL * (point_.count() + corner_.count()) + 4096 + ofFoliage;
    kept_ = BoundedClaims(type_.count(), most, [this](quint32 face) { return claimOf(face); });
}

// Returns how many copies of meshes foliage has in a sound map, in which each is at a vertex of its own.
quint64 FaceShapes::copies() const
{
    quint64 sum = 0;
    for (quint32 face = 0; hasFoliage_ && face < type_.count(); ++face)
        if (isFoliage(face) && claimOf(face) > 0)
            sum += static_cast<quint64>(patchWidth_.integer(face));
    return std::min<quint64>(sum, point_.count());
}

quint64 FaceShapes::claimOf(quint32 face) const
{
    const auto inside = [](qint64 first, qint64 count, quint32 records) {
        return first >= 0 && count >= 3 && first + count <= records;
    };
    const qint64 vertexes = vertexCount_.integer(face), corners = indexCount_.integer(face);
    if (!inside(firstVertex_.integer(face), vertexes, point_.count()))
        return 0;
    if (static_cast<bsp::SurfaceType>(type_.integer(face)) == bsp::SurfaceType::Patch)
        return static_cast<quint64>(vertexes);
    if (!inside(firstIndex_.integer(face), corners, corner_.count()))
        return 0;
    if (!isFoliage(face))
        return static_cast<quint64>(vertexes + corners);
    const qint64 copies = patchWidth_.integer(face), ofMesh = patchHeight_.integer(face);
    if (copies <= 0 || ofMesh < 3 || copies + ofMesh > vertexes)
        return 0;
    return static_cast<quint64>(vertexes + corners + (ofMesh + corners) * copies);
}

FaceShape FaceShapes::at(quint32 face, int layer) const
{
    if (!ownsVertexes())
        return polygon(face);
    if (const auto claim = claimOf(face); claim == 0 || !kept_.keeps(face, claim))
        return {};
    const auto number = std::min(static_cast<size_t>(layer), page_.size() - 1);
    switch (static_cast<bsp::SurfaceType>(type_.integer(face))) {
    case bsp::SurfaceType::Polygon:
    case bsp::SurfaceType::Mesh: return mesh(face, number);
    case bsp::SurfaceType::Patch: return patch(face, number);
    case bsp::SurfaceType::Foliage: return hasFoliage_ ? foliage(face, number) : FaceShape();
    case bsp::SurfaceType::Bad:
    case bsp::SurfaceType::Flare: break;
    }
    return {};
}

FaceShape FaceShapes::polygon(quint32 face) const
{
    FaceShape shape;
    const auto texinfo = texinfo_.integer(face);
    const bool textured = texinfo >= 0 && texinfo < axes_[0].count();
    const bool whole = loops_.walk(face, [&](quint32 index) {
        FaceVertex vertex{.point = point_.at(index)};
        for (size_t axis = 0; textured && axis < 2; ++axis) {
            const auto axes = axes_[axis].at(static_cast<quint32>(texinfo));
            vertex.texture[axis] = axes[3];
            for (size_t i = 0; i < 3; ++i)
                vertex.texture[axis] += vertex.point[i] * axes[i];
        }
        shape.vertexes.push_back(vertex);
    });
    if (!whole)
        return {};
    for (quint32 i = 2; i < shape.vertexes.size(); ++i)
        shape.triangles.push_back({0, i - 1, i});
    return shape;
}

std::vector<FaceVertex> FaceShapes::ownVertexes(quint32 face, size_t layer) const
{
    const qint64 first = firstVertex_.integer(face), count = vertexCount_.integer(face);
    std::vector<FaceVertex> vertexes;
    vertexes.reserve(static_cast<size_t>(count));
    for (auto record = static_cast<quint32>(first); record < first + count; ++record)
        vertexes.push_back({.point = point_.at(record),
                            .texture = texture_.at(record),
                            .page = page_[layer].at(record),
                            .color = color_[layer].at(record),
                            .normal = normal_.at(record)});
    return vertexes;
}

FaceShape FaceShapes::mesh(quint32 face, size_t layer) const
{
    FaceShape shape{.vertexes = ownVertexes(face, layer), .triangles = {}};
    const qint64 first = firstIndex_.integer(face), count = indexCount_.integer(face);
    const auto vertexes = static_cast<qint64>(shape.vertexes.size());
    for (qint64 at = first; at + 3 <= first + count; at += 3) {
        std::array<quint32, 3> triangle{};
        bool inside = true;
        for (quint32 i = 0; i < 3; ++i) {
            const qint64 corner = corner_.integer(static_cast<quint32>(at) + i);
            inside = inside && corner >= 0 && corner < vertexes;
            triangle[i] = static_cast<quint32>(corner);
        }
        if (inside)
            shape.triangles.push_back(triangle);
    }
    return shape;
}

FaceShape FaceShapes::patch(quint32 face, size_t layer) const
{
    return patchShape(ownVertexes(face, layer), patchWidth_.integer(face), patchHeight_.integer(face));
}

// Enemy Territory's src/renderer/tr_bsp.c, ParseFoliage(): the first patchHeight vertexes are a mesh, and each of the
// patchWidth vertexes after them is the position of a copy, and its light.
FaceShape FaceShapes::foliage(quint32 face, size_t layer) const
{
    const auto one = mesh(face, layer);
    const auto ofMesh = static_cast<quint32>(patchHeight_.integer(face)),
               copies = static_cast<quint32>(patchWidth_.integer(face));
    FaceShape shape;
    for (quint32 copy = 0; copy < copies; ++copy) {
        for (quint32 i = 0; i < ofMesh; ++i) {
            auto vertex = one.vertexes[i];
            vertex.point = vertex.point + one.vertexes[ofMesh + copy].point;
            vertex.color = one.vertexes[ofMesh + copy].color;
            shape.vertexes.push_back(vertex);
        }
        for (const auto &[a, b, c] : one.triangles)
            if (std::max({a, b, c}) < ofMesh)
                shape.triangles.push_back({copy * ofMesh + a, copy * ofMesh + b, copy * ofMesh + c});
    }
    return shape;
}
