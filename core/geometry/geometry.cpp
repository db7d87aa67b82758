#include "core/geometry/geometry.h"

#include "core/faces/facelights.h"
#include "core/faces/faceshape.h"
#include "core/faces/smoothnormals.h"
#include "core/geometry/boxtree.h"
#include "core/geometry/randomtiles.h"
#include "core/map/firstclaims.h"
#include "core/map/link.h"
#include "core/where/space.h"

#include <algorithm>
#include <limits>

namespace {

float toFloat(double value)
{
    constexpr double largest = std::numeric_limits<float>::max();
    return std::isnan(value) ? 0 : static_cast<float>(std::clamp(value, -largest, largest));
}

quint8 toByte(double value) { return static_cast<quint8>(std::lround(std::clamp(value, 0.0, 255.0))); }

class Builder
{
public:
    explicit Builder(const MapFile &map)
        : map_(map), shapes_(map), lights_(map), looks_(map), tiles_(map), plane_(map.column(map.format().columns.facePlane)),
          side_(map.column(map.format().columns.faceSide)), type_(map.column(map.format().columns.faceType)),
          texinfo_(map.column(map.format().columns.faceTexinfo)), axes_{map.vectors<4>(map.format().columns.texinfoAxes),
                                                                        map.vectors<4>(map.format().columns.texinfoAxes, 4)},
          planeNormal_(map.vectors<3>(map.format().columns.planeNormal)),
          flarePoint_(map.vectors<3>(map.format().columns.flarePoint)),
          flareColor_(map.vectors<3>(map.format().columns.flareColor)),
          flareNormal_(map.vectors<3>(map.format().columns.faceNormal)), smooth_(map),
          // Patches expand most: 500 bytes become 81 vertexes. Only a damaged map needs more than this.
          room_(static_cast<size_t>(map.fileSize()) / 4 + 4096)
    {
    }

    Geometry build(const std::stop_token &stop)
    {
        geometry_.faces.resize(map_.recordCount(map_.format().roles.faces));
        geometry_.leftOut = shapes_.kept().leftOut();
        for (quint32 face = 0; face < geometry_.faces.size() && !stop.stop_requested(); ++face)
            addFace(face);
        addModels();
        return std::move(geometry_);
    }

private:
    bsp::SurfaceType type(quint32 face) const
    {
        return type_.count() == 0 ? bsp::SurfaceType::Polygon : static_cast<bsp::SurfaceType>(type_.integer(face));
    }

    void addFace(quint32 face)
    {
        auto &added = geometry_.faces[face];
        added.look = looks_.at(face);
        added.firstVertex = static_cast<quint32>(geometry_.vertexes.size());
        added.firstIndex = static_cast<quint32>(geometry_.indexes.size());
        if (type(face) == bsp::SurfaceType::Flare) {
            addFlare(face);
            return;
        }
        auto shape = shapes_.at(face);
        if (shape.triangles.empty())
            return;
        if (geometry_.vertexes.size() + shape.vertexes.size() + shape.triangles.size() > room_) {
            ++geometry_.leftOut;
            return;
        }
        added.tile = tileOf(added.look, shape);
        setNormals(face, shape);
        addVertexes(face, shape);
        for (const auto &triangle : shape.triangles)
            if (std::ranges::all_of(triangle, [&](quint32 corner) { return isPlace(shape.vertexes[corner].point); }))
                for (const quint32 corner : triangle)
                    geometry_.indexes.push_back(added.firstVertex + corner);
        added.vertexCount = static_cast<quint32>(shape.vertexes.size());
        added.indexCount = static_cast<quint32>(geometry_.indexes.size()) - added.firstIndex;
    }

    void addFlare(quint32 face)
    {
        GeometryFlare flare{.face = face, .point = flarePoint_.at(face), .normal = flareNormal_.at(face)};
        for (size_t i = 0; i < 3; ++i)
            flare.color[i] = toFloat(flareColor_[i].number(face));
        if (isPlace(flare.point))
            geometry_.flares.push_back(flare);
    }

    // Sets normals. A face with a plane gets the plane's normal, smoothed where the map says so, but not on liquids, whose
    // tops games recognise by the plane. A patch gets those of its triangles (tr_curve.c), because the stored ones belong to
    // control points. Others stay as stored.
    void setNormals(quint32 face, FaceShape &shape) const
    {
        if (const auto plane = plane_.count() > 0 ? plane_.integer(face) : -1; plane >= 0 && plane < planeNormal_.count()) {
            const auto normal = planeNormal_.at(static_cast<quint32>(plane)) * (side_.integer(face) != 0 ? -1 : 1);
            for (auto &vertex : shape.vertexes)
                vertex.normal = normal;
            if (!(geometry_.faces[face].look.flags & FaceFlag::Warp))
                smooth_.set(face, shape);
        }
        if (type(face) != bsp::SurfaceType::Patch)
            return;
        for (auto &vertex : shape.vertexes)
            vertex.normal = {};
        for (const auto &[a, b, c] : shape.triangles) {
            const auto &origin = shape.vertexes[a].point;
            const auto normal = cross(shape.vertexes[c].point - origin, shape.vertexes[b].point - origin);
            for (const quint32 corner : {a, b, c})
                shape.vertexes[corner].normal = shape.vertexes[corner].normal + normal;
        }
    }

    qint32 tileOf(const FaceLook &look, const FaceShape &shape) const
    {
        if (tiles_.isEmpty())
            return -1;
        double low[] = {INFINITY, INFINITY};
        for (const auto &vertex : shape.vertexes)
            for (size_t i = 0; i < 2; ++i)
                low[i] = std::min(low[i], static_cast<double>(toFloat(vertex.texture[i])));
        return tiles_.shown(look.image, low[0], low[1]);
    }

    // Returns the texture offset of a liquid, which engines ignore (SubdividePolygon() of id's gl_warp.c, R_TextureCoord() of
    // Xash3D's gl_rsurf.c); 0 for other faces.
    std::array<double, 2> unusedOffset(quint32 face) const
    {
        const auto texinfo = texinfo_.integer(face);
        if (!(geometry_.faces[face].look.flags & FaceFlag::Warp) || texinfo < 0 || texinfo >= axes_[0].count())
            return {};
        const auto record = static_cast<quint32>(texinfo);
        return {axes_[0].at(record)[3], axes_[1].at(record)[3]};
    }

    void addVertexes(quint32 face, const FaceShape &shape)
    {
        const auto light = lights_.at(face);
        const auto moved = unusedOffset(face);
        for (const auto &vertex : shape.vertexes) {
            GeometryVertex added{.normal = packedNormal(vertex.normal, {})};
            for (size_t i = 0; i < 3; ++i)
                added.point[i] = toFloat(vertex.point[i]);
            const auto place = lights_.placeOf(face, vertex, light);
            for (size_t i = 0; i < 2; ++i) {
                added.texture[i] = toFloat(vertex.texture[i] - moved[i]);
                added.luxel[i] = toFloat(place[i]);
            }
            for (size_t i = 0; i < 4; ++i)
                added.color[i] = toByte(vertex.color[i]);
            geometry_.vertexes.push_back(added);
        }
    }

    // Assigns each face to the first model that claims it, so that the work for all models together stays linear even in a
    // damaged map where several claim a face.
    void addModels()
    {
        const auto &columns = map_.format().columns;
        const Link range(map_, columns.modelFaces);
        FirstClaims claims(static_cast<quint32>(geometry_.faces.size()));
        for (quint32 m = 0; m < range.count(); ++m) {
            const auto claimed = range.at(m);
            const quint32 end = claimed.first + claimed.count;
            GeometryModel model{.firstFace = std::min(claims.nextFree(claimed.first), end)};
            for (quint32 face = model.firstFace; face < end && !claims.isTaken(face); ++face) {
                geometry_.faces[face].model = static_cast<qint32>(m);
                claims.take(face, m);
                ++model.faceCount;
            }
            finish(model);
            geometry_.models.push_back(model);
        }
    }

    void finish(GeometryModel &model) const
    {
        if (model.faceCount == 0)
            return;
        const auto &first = geometry_.faces[model.firstFace], &last = geometry_.faces[model.firstFace + model.faceCount - 1];
        model.firstIndex = first.firstIndex;
        model.indexCount = last.firstIndex + last.indexCount - first.firstIndex;
        model.vertexCount = last.firstVertex + last.vertexCount - first.firstVertex;
        const auto flareFrom = [this](quint32 face) {
            const auto found = std::ranges::lower_bound(geometry_.flares, face, {}, &GeometryFlare::face);
            return static_cast<quint32>(found - geometry_.flares.begin());
        };
        model.firstFlare = flareFrom(model.firstFace);
        model.flareCount = flareFrom(model.firstFace + model.faceCount) - model.firstFlare;
        Box box;
        for (quint32 i = model.firstIndex; i < model.firstIndex + model.indexCount; ++i)
            box.add(geometry_.vertexes[geometry_.indexes[i]].point);
        model.low = toPoint(box.low);
        model.high = toPoint(box.high);
    }

    const MapFile &map_;
    FaceShapes shapes_;
    FaceLights lights_;
    FaceLooks looks_;
    RandomTiles tiles_;
    Column plane_, side_, type_, texinfo_;
    Vectors<4> axes_[2];
    Vectors<3> planeNormal_, flarePoint_, flareColor_, flareNormal_;
    SmoothNormals smooth_;
    quint64 room_;
    Geometry geometry_;
};

} // namespace

std::array<qint8, 4> packedNormal(const Point &normal, std::array<qint8, 4> otherwise)
{
    const double size = length(normal);
    for (size_t i = 0; i < 3 && size > 0 && !std::isinf(size); ++i)
        otherwise[i] = static_cast<qint8>(std::lround(normal[i] / size * 127));
    return otherwise;
}

Geometry buildGeometry(const MapFile &map, std::stop_token stop) { return Builder(map).build(stop); }
