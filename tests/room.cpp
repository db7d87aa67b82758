// The map that MapBuilder::room() makes: a room of 128 units around the origin, split at x = 0 into two leafs that are
// clusters 0 and 1, with six wall brushes, and a brush model whose tree is node 7 with leaf 3 behind it. Quake III's brush
// models have no trees, so there node 7 belongs to none.
#include "tests/mapbuilder.h"

#include <array>
#include <string>

namespace {

constexpr double half = 64, thickness = 16;
using Corner = std::array<double, 3>;

// Returns the even plane of a pair, which is added if it is new: a plane with its normal along the axis, then its opposite.
quint32 planePair(MapBuilder &map, int axis, double dist)
{
    static constexpr std::string_view normals[] = {"normal.x", "normal.y", "normal.z"};
    MapBuilder wanted(map.format());
    for (const double sign : {1.0, -1.0}) {
        const auto plane = wanted.addRecord("PLANES");
        wanted.set("PLANES", plane, normals[axis], sign).set("PLANES", plane, "dist", sign * dist);
        if (wanted.has("PLANES", "type"))
            wanted.set("PLANES", plane, "type", sign > 0 ? axis : axis + 3);
    }
    const auto &pair = wanted.lumpBytes("PLANES");
    const auto &planes = map.lumpBytes("PLANES");
    for (qsizetype at = 0; at < planes.size(); at += pair.size())
        if (QByteArrayView(planes).sliced(at, pair.size()) == pair)
            return static_cast<quint32>(2 * at / pair.size());
    map.setLumpBytes("PLANES", planes + pair);
    return map.count("PLANES") - 2;
}

// Returns the corners of a square in the plane at `dist` along the axis, clockwise as seen from where the normal points.
std::array<Corner, 4> wall(int axis, double dist, bool facesAlongAxis, double size)
{
    const auto s = static_cast<size_t>((axis + 1) % 3), t = static_cast<size_t>((axis + 2) % 3);
    std::array<Corner, 4> corners{};
    static constexpr double steps[4][2] = {{-1, -1}, {-1, 1}, {1, 1}, {1, -1}};
    for (size_t i = 0; i < 4; ++i) {
        const auto &step = steps[facesAlongAxis ? i : 3 - i];
        corners[i][static_cast<size_t>(axis)] = dist;
        corners[i][s] = step[0] * size;
        corners[i][t] = step[1] * size;
    }
    return corners;
}

// Adds a face to a format with surfedges; every other face uses its edges backwards. 128 texels are nine luxels per side;
// the second face has two styles.
void addEdgeFace(MapBuilder &map, int axis, double dist, bool facesAlongAxis, double size)
{
    const auto face = map.addRecord("FACES");
    const bool backwards = face % 2 == 1;
    const auto firstVertex = map.count("VERTEXES"), firstSurfedge = map.count("SURFEDGES");
    for (const auto &[x, y, z] : wall(axis, dist, facesAlongAxis, size))
        map.setVector("VERTEXES", map.addRecord("VERTEXES"), "point", {x, y, z});
    for (quint32 i = 0; i < 4; ++i) {
        const auto edge = map.addRecord("EDGES");
        const double from = firstVertex + i, to = firstVertex + (i + 1) % 4;
        map.set("EDGES", edge, "v[0]", backwards ? to : from).set("EDGES", edge, "v[1]", backwards ? from : to);
        map.set("SURFEDGES", map.addRecord("SURFEDGES"), "edge", backwards ? -static_cast<double>(edge) : edge);
    }
    map.refer("FACES", face, "PLANES", planePair(map, axis, dist)).refer("FACES", face, "SURFEDGES", firstSurfedge, 4);
    map.set("FACES", face, "side", facesAlongAxis ? 0 : 1).refer("FACES", face, "TEXINFO", axis);
    map.set("FACES", face, "lightofs", static_cast<double>(map.lumpBytes("LIGHTING").size()));
    const int styles = face == 1 ? 2 : 1;
    for (int i = 0; i < 4; ++i)
        map.set("FACES", face, "styles[" + std::to_string(i) + "]", i < styles ? i : 255);
    const int side = static_cast<int>(2 * size / 16) + 1;
    const qsizetype bytes = qsizetype{map.format().bytesPerLuxel} * side * side * styles;
    map.setLumpBytes("LIGHTING", map.lumpBytes("LIGHTING") + QByteArray(bytes, '\x80'));
}

// Adds a surface of Quake III: planar, of two triangles, lit by a corner of page 0; or a patch without indexes for the brush
// model.
void addSurface(MapBuilder &map, int axis, const std::array<Corner, 4> &corners, bool patch)
{
    const auto surface = map.addRecord("SURFACES");
    const auto firstVertex = map.count("DRAWVERTS");
    const auto vertex = [&map, axis](double x, double y, double z) {
        const auto index = map.addRecord("DRAWVERTS");
        map.setVector("DRAWVERTS", index, "xyz", {x, y, z}).set("DRAWVERTS", index, axis == 0 ? "normal.x" : "normal.z", 1);
    };
    for (const auto &[x, y, z] : corners)
        vertex(x, y, z);
    for (int i = 4; patch && i < 9; ++i)
        vertex(i, i, 0);
    map.refer("SURFACES", surface, "SHADERS", axis).refer("SURFACES", surface, "DRAWVERTS", firstVertex, patch ? 9 : 4);
    map.refer("SURFACES", surface, "FOGS", surface == 0 ? 0 : -1).refer("SURFACES", surface, "LIGHTMAPS", patch ? -1 : 0);
    map.set("SURFACES", surface, "surfaceType", patch ? 2 : 1);
    for (int layer = 1; layer < map.format().lightLayers.most; ++layer) {
        const auto number = '[' + std::to_string(layer) + ']';
        map.set("SURFACES", surface, "lightmapNum" + number, -3);
        map.set("SURFACES", surface, "lightmapStyles" + number, 255).set("SURFACES", surface, "vertexStyles" + number, 255);
    }
    if (patch) {
        map.set("SURFACES", surface, "patchWidth", 3).set("SURFACES", surface, "patchHeight", 3);
        return;
    }
    map.set("SURFACES", surface, "lightmapX", 9.0 * surface).set("SURFACES", surface, "lightmapWidth", 9);
    map.set("SURFACES", surface, "lightmapHeight", 9);
    map.refer("SURFACES", surface, "DRAWINDEXES", map.count("DRAWINDEXES"), 6);
    for (const int corner : {0, 1, 2, 0, 2, 3})
        map.set("DRAWINDEXES", map.addRecord("DRAWINDEXES"), "vertex", corner);
}

void addFace(MapBuilder &map, int axis, double dist, bool facesAlongAxis, double size)
{
    if (map.has("SURFEDGES"))
        addEdgeFace(map, axis, dist, facesAlongAxis, size);
    else
        addSurface(map, axis, wall(axis, dist, facesAlongAxis, size), size < half);
}

// Adds a brush, with its sides in the engines' order: -x, +x, -y, +y, -z, +z.
void addBrush(MapBuilder &map, const Corner &mins, const Corner &maxs)
{
    const auto brush = map.addRecord("BRUSHES");
    map.refer("BRUSHES", brush, "BRUSHSIDES", map.count("BRUSHSIDES"), 6);
    if (map.has("BRUSHES", "contents"))
        map.set("BRUSHES", brush, "contents", 1);
    for (size_t axis = 0; axis < 3; ++axis)
        for (const bool high : {false, true}) {
            const auto side = map.addRecord("BRUSHSIDES");
            const auto plane = planePair(map, static_cast<int>(axis), high ? maxs[axis] : mins[axis]);
            map.refer("BRUSHSIDES", side, "PLANES", high ? plane : plane + 1);
            if (map.has("BRUSHSIDES", "drawSurfNum"))
                map.set("BRUSHSIDES", side, "drawSurfNum", -1);
        }
}

void setBox(MapBuilder &map, std::string_view lump, quint32 index, double size)
{
    map.setVector(lump, index, "mins", {-size, -size, -size}).setVector(lump, index, "maxs", {size, size, size});
}

// Adds the nodes: six walls that each split off solid leaf 0, then x = 0 between leafs 1 and 2; node 7 is the brush model's.
void addTree(MapBuilder &map)
{
    for (quint32 i = 0; i < 8; ++i) {
        const auto node = map.addRecord("NODES");
        const bool high = i % 2 == 1;
        const double next = i < 6 ? i + 1.0 : ~1, solid = ~0;
        const auto plane = i < 6 ? planePair(map, static_cast<int>(i / 2), high ? half : -half) : planePair(map, 0, 0);
        map.refer("NODES", node, "PLANES", plane);
        map.set("NODES", node, "children[0]", high ? solid : next);
        map.set("NODES", node, "children[1]", i == 7 ? ~3 : i == 6 ? ~2 : high ? next : solid);
        setBox(map, "NODES", node, half);
        if (map.has("NODES", "firstface"))
            map.refer("NODES", node, "FACES", i < 6 ? i : 6, i < 6 ? 1 : 0);
    }
}

void addLeafs(MapBuilder &map)
{
    for (quint32 i = 0; i < 4; ++i) {
        const auto leaf = map.addRecord("LEAFS");
        const bool inRoom = i == 1 || i == 2;
        setBox(map, "LEAFS", leaf, inRoom ? half : 0);
        if (map.has("LEAFS", "cluster"))
            map.set("LEAFS", leaf, "cluster", inRoom ? i - 1.0 : -1);
        if (map.has("LEAFS", "contents"))
            map.set("LEAFS", leaf, "contents", map.has("LEAFS", "visofs") ? (inRoom ? -1 : -2) : (inRoom ? 0 : 1));
        if (map.has("LEAFS", "visofs"))
            map.set("LEAFS", leaf, "visofs", inRoom ? i - 1.0 : i == 0 ? 0 : -1);
        if (map.has("LEAFS", "area"))
            map.set("LEAFS", leaf, "area", inRoom ? i : 0);
        map.refer("LEAFS", leaf, "LEAFFACES", inRoom ? 6.0 * (i - 1) : 0, inRoom ? 6 : 0);
        if (map.has("LEAFBRUSHES"))
            map.refer("LEAFS", leaf, "LEAFBRUSHES", i == 3 ? 6 : 0, i == 3 ? 1 : i == 0 ? 6 : 0);
    }
    for (quint32 i = 0; i < 12; ++i)
        map.refer("LEAFFACES", map.addRecord("LEAFFACES"), map.has("SURFACES") ? "SURFACES" : "FACES", i % 6);
    for (quint32 i = 0; map.has("LEAFBRUSHES") && i < 7; ++i)
        map.refer("LEAFBRUSHES", map.addRecord("LEAFBRUSHES"), "BRUSHES", i);
}

void addModels(MapBuilder &map)
{
    for (const quint32 model : {0U, 1U}) {
        map.addRecord("MODELS");
        setBox(map, "MODELS", model, model == 0 ? half : thickness);
        map.refer("MODELS", model, "FACES", model == 0 ? 0 : 6, model == 0 ? 6 : 1);
        if (map.has("BRUSHES") && map.has("SURFACES"))
            map.refer("MODELS", model, "BRUSHES", model == 0 ? 0 : 6, model == 0 ? 6 : 1);
        if (map.has("MODELS", "headnode"))
            map.set("MODELS", model, "headnode", model == 0 ? 0 : 7);
        if (map.has("CLIPNODES")) {
            map.set("MODELS", model, "headnode[0]", model == 0 ? 0 : 7).set("MODELS", model, "visleafs", model == 0 ? 2 : 0);
            for (int hull = 1; hull <= map.format().clipHulls(); ++hull)
                map.set("MODELS", model, "headnode[" + std::to_string(hull) + "]", model == 0 ? 0 : -1);
        }
    }
}

void addTextureAxes(MapBuilder &map)
{
    for (quint32 axis = 0; axis < 3; ++axis) {
        map.addRecord("TEXINFO");
        static constexpr std::string_view components[] = {"x", "y", "z"};
        for (quint32 i = 0; i < 2; ++i)
            map.set("TEXINFO", axis, "vecs[" + std::to_string(i) + "]." + std::string(components[(axis + 1 + i) % 3]), 1);
    }
}

void finishQuake2(MapBuilder &map)
{
    for (const quint32 texinfo : {0U, 1U, 2U})
        map.set("TEXINFO", texinfo, "texture", texinfo == 2 ? "room/floor" : "room/wall")
            .set("TEXINFO", texinfo, "nexttexinfo", -1);
    map.setLumpBytes("VISIBILITY", words({2, 20, 21, 22, 23}) + QByteArray(4, '\3'));
    map.setLumpBytes("POP", QByteArray(256, '\0'));
    map.setLumpBytes("AREAS", words({0, 0, 1, 1, 1, 2})).setLumpBytes("AREAPORTALS", words({0, 0, 1, 2, 1, 1}));
    map.setLumpBytes("ENTITIES", map.lumpBytes("ENTITIES")
                                     + "{\n\"classname\" \"func_areaportal\"\n\"style\" \"1\"\n\"targetname\" \"gate\"\n}\n"
                                       "{\n\"classname\" \"trigger_relay\"\n\"target\" \"gate\"\n}\n");
}

void finishQuake3(MapBuilder &map)
{
    for (const auto *name : {"textures/room/wall", "textures/room/wall", "textures/room/floor"}) {
        const auto shader = map.addRecord("SHADERS");
        map.set("SHADERS", shader, "shader", name).set("SHADERS", shader, "contentFlags", 1);
    }
    map.set("FOGS", map.addRecord("FOGS"), "shader", "textures/room/fog");
    map.refer("FOGS", 0, "BRUSHES", 4).refer("FOGS", 0, "BRUSHSIDES", 5); // the floor's upper side
    map.setLumpBytes("LIGHTMAPS", QByteArray(map.format().bytesPerPage(), '\x80'));
    for (int point = 0; point < 3 * 3; ++point) // 64 x 64 x 128 units a cell
        map.addRecord("LIGHTGRID");
    map.setLumpBytes("LIGHTGRID", QByteArray(map.lumpBytes("LIGHTGRID").size(), '\x40'));
    for (quint32 point = 0; map.has("LIGHTARRAY") && point < 3 * 3; ++point)
        map.set("LIGHTARRAY", map.addRecord("LIGHTARRAY"), "point", point);
    if (map.has("ADVERTISEMENTS"))
        map.addRecord("ADVERTISEMENTS");
    map.setLumpBytes("VISIBILITY", words({2, 8, 3, 0, 3, 0}));
}

// Adds what only Quake and Half-Life have. One texture is in the map with its palette, the other has to come from a WAD.
void finishHalfLife(MapBuilder &map)
{
    const auto name = [](QByteArrayView text) { return text.toByteArray().leftJustified(16, '\0'); };
    const auto mips = QByteArray(340, '\1'), colours = QByteArray("\0\1", 2), palette = QByteArray(768, '\x7f'),
               padding = QByteArray(2, '\0');
    const auto embedded = name("wall") + words({16, 16, 40, 296, 360, 376}) + mips + colours + palette + padding;
    map.setLumpBytes("TEXTURES", words({2, 12, 12 + embedded.size()}) + embedded + name("floor") + words({16, 16, 0, 0, 0, 0}));
    map.set("TEXINFO", 2, "miptex", 1);
    map.setLumpBytes("VISIBILITY", "\3\3");
    for (quint32 i = 0; i < 6; ++i) {
        const auto clipnode = map.addRecord("CLIPNODES");
        const bool high = i % 2 == 1;
        const double next = i < 5 ? i + 1.0 : -1;
        map.refer("CLIPNODES", clipnode, "PLANES", planePair(map, static_cast<int>(i / 2), high ? half : -half));
        map.set("CLIPNODES", clipnode, "children[0]", high ? -2 : next)
            .set("CLIPNODES", clipnode, "children[1]", high ? next : -2);
    }
}

} // namespace

MapBuilder MapBuilder::room(const bsp::Format &format)
{
    MapBuilder map(format);
    map.setLumpBytes("ENTITIES", "{\n\"classname\" \"worldspawn\"\n\"message\" \"A room\"\n}\n"
                                 "{\n\"classname\" \"info_player_start\"\n\"origin\" \"0 0 0\"\n}\n"
                                 "{\n\"classname\" \"func_wall\"\n\"model\" \"*1\"\n}\n");
    if (map.has("SURFEDGES")) { // the first of each cannot be referred to
        map.addRecord("VERTEXES");
        map.addRecord("EDGES");
        addTextureAxes(map);
    }
    for (int axis = 0; axis < 3; ++axis) {
        addFace(map, axis, -half, true, half);
        addFace(map, axis, half, false, half);
    }
    addFace(map, 2, 0, true, thickness);
    for (int i = 0; map.has("BRUSHES") && i < 6; ++i) {
        const auto axis = static_cast<size_t>(i / 2);
        Corner mins{-half, -half, -half}, maxs{half, half, half};
        (i % 2 == 0 ? maxs : mins)[axis] = i % 2 == 0 ? -half : half;
        (i % 2 == 0 ? mins : maxs)[axis] = (i % 2 == 0 ? -1 : 1) * (half + thickness);
        addBrush(map, mins, maxs);
    }
    if (map.has("BRUSHES"))
        addBrush(map, {-thickness, -thickness, -thickness}, {thickness, thickness, 0});
    addTree(map);
    addLeafs(map);
    addModels(map);
    if (map.has("AREAS"))
        finishQuake2(map);
    else if (map.has("SURFACES"))
        finishQuake3(map);
    else
        finishHalfLife(map);
    map.setLumpBytes("ENTITIES", map.lumpBytes("ENTITIES") + '\0'); // as compilers end the text
    return map;
}
