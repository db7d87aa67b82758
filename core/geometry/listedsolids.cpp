#include "core/geometry/solidbuilder.h"
#include "core/map/bspx.h"
#include "core/map/link.h"

#include <algorithm>

namespace {

// Returns the axial planes of a brush. BRUSHLIST does not store them, only the brush's box (specs/bspx.txt of FTE).
std::vector<Plane> planesOfBox(const std::array<double, 6> &box)
{
    std::vector<Plane> planes;
    for (size_t axis = 0; axis < 3; ++axis)
        for (const double sign : {-1.0, 1.0}) {
            Plane plane;
            plane.normal[axis] = sign;
            plane.distance = sign * box[axis + (sign > 0 ? 3 : 0)];
            planes.push_back(plane);
        }
    return planes;
}

} // namespace

int brushLump(const MapFile &map)
{
    const int own = map.format().columns.brushSides.lump;
    return own == bsp::none ? bspxLump(map, bsp::BrushListBrushes) : own;
}

Solids listedSolids(const MapFile &map, std::stop_token stop)
{
    const int lump = brushLump(map);
    if (lump == bsp::none || map.isStored(lump))
        return {};
    const int models = bspxLump(map, bsp::BrushListModels), planesLump = bspxLump(map, bsp::BrushListPlanes);
    const auto box = map.vectors<6>({lump, map.findColumn(lump, "mins.x")});
    const auto normals = map.vectors<4>({planesLump, map.findColumn(planesLump, "normal.x")});
    const auto model = map.column(lump, "model"), number = map.column(models, "modelnum"),
               contents = map.column(lump, "contents");
    const Link sides(map, {lump, map.findColumn(lump, "firstplane")});
    const quint64 count = normals.count() + 6ULL * box.count();
    SolidBuilder builder(brushWork(count), brushRoom(count));
    for (quint32 brush = 0; brush < box.count() && !stop.stop_requested(); ++brush) {
        auto planes = planesOfBox(box.at(brush));
        const auto listed = sides.at(brush);
        for (quint32 i = listed.first; i < listed.first + std::min(listed.count, mostBrushSides); ++i) {
            const auto [x, y, z, distance] = normals.at(i);
            if (const Plane plane{.normal = {x, y, z}, .distance = distance}; plane.isValid())
                planes.push_back(plane);
        }
        if (!builder.spend(planes.size() * planes.size()))
            break;
        const auto of = number.integer(static_cast<quint32>(model.integer(brush)));
        builder.add(between(planes), {lump, brush}, static_cast<quint32>(of), contents.integer(brush));
    }
    return builder.take();
}
