#include "core/faces/smoothnormals.h"

#include "core/map/bspx.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr qint64 smoothFlag = 0x800; // of a texinfo, in every format

bool hasDirection(const Point &normal)
{
    const double size = length(normal);
    return size > 0 && std::isfinite(size);
}

} // namespace

SmoothNormals::SmoothNormals(const MapFile &map)
{
    const int corners = bspxLump(map, bsp::FaceNormals), vertexes = bspxLump(map, bsp::VertexNormals);
    if (corners != bsp::none && std::ssize(map.lumpBytes(corners)) >= 4) // there is a count
        readCorners(map, corners);
    else if (vertexes != bsp::none)
        readVertexes(map, vertexes);
}

// Engines require the lump to have exactly the size of its contents.
void SmoothNormals::readCorners(const MapFile &map, int lump)
{
    const int vectors = bspxLump(map, bsp::FaceNormalsVectors), corners = bspxLump(map, bsp::FaceNormalsCorners);
    const auto parts = map.partsOf(lump);
    if (!parts || !parts->isWhole || parts->used != std::ssize(map.lumpBytes(lump)))
        return;
    const auto edges = map.column(map.format().columns.faceCorners);
    std::vector<quint32> first;
    first.reserve(edges.count());
    qint64 all = 0;
    for (quint32 face = 0; face < edges.count() && all <= map.recordCount(corners); ++face) {
        first.push_back(static_cast<quint32>(all));
        all += std::max<qint64>(edges.integer(face), 0);
    }
    if (all != map.recordCount(corners))
        return;
    firstCorner_ = std::move(first);
    corner_ = map.column(corners, "normal");
    vector_ = map.vectors<3>({vectors, map.findColumn(vectors, "vec.x")});
}

void SmoothNormals::readVertexes(const MapFile &map, int lump)
{
    if (map.recordCount(lump) != map.recordCount(map.format().roles.vertexes))
        return;
    ofVertex_ = map.vectors<3>({lump, map.findColumn(lump, "normal.x")});
    loops_.emplace(map);
    texinfo_ = map.column(map.format().columns.faceTexinfo);
    flags_ = map.column(map.format().columns.texinfoFlags);
}

void SmoothNormals::set(quint32 face, FaceShape &shape) const
{
    const auto take = [&shape](size_t corner, const Point &normal) {
        if (corner < shape.vertexes.size() && hasDirection(normal))
            shape.vertexes[corner].normal = normal;
    };
    if (face < firstCorner_.size()) {
        for (quint32 corner = 0; corner < shape.vertexes.size(); ++corner)
            if (const auto number = corner_.integer(firstCorner_[face] + corner); number >= 0 && number < vector_.count())
                take(corner, vector_.at(static_cast<quint32>(number)));
        return;
    }
    const auto texinfo = loops_ && face < texinfo_.count() ? texinfo_.integer(face) : -1;
    if (texinfo < 0 || texinfo >= flags_.count() || !(flags_.integer(static_cast<quint32>(texinfo)) & smoothFlag))
        return;
    size_t corner = 0;
    loops_->walk(face, [&](quint32 vertex) { take(corner++, ofVertex_.at(vertex)); });
}
