#include "core/scene/facing.h"

#include <algorithm>

namespace {

// Selects those of the faces visited by an engine that it counts.
struct CountRule {
    enum Box : quint8 { NoBox, WorldsBoxes, AllBoxes };
    std::string_view engine{}; // by its name in Format::engines
    bool isOfSky = false;      // sky faces are counted
    Box boxes = NoBox;         // whose own boxes must be in the frustum, in addition to those of their leafs and models
    double behind = 0;         // map units that the eye may lie behind a polygon
    SendRule sent{};           // which brush models are sent to the client
};

constexpr SendRule byNode{.mostLeafs = 48, .beyond = SendRule::Beyond::ByNode};
constexpr SendRule byClusters{.beyond = SendRule::Beyond::ByNode, .keepsClusters = true, .isAroundBox = true};
constexpr SendRule byNumber{.beyond = SendRule::Beyond::ByNumber, .around = 0};

// No engine tests for NODRAW.
constexpr CountRule rules[] = {
    // WinQuake/gl_rsurf.c, R_RecursiveWorldNode(), DrawTextureChains() and R_RenderBrushPoly(), and world.c,
    // SV_FindTouchedLeafs(), and sv_main.c, SV_WriteEntitiesToClient(); Hexen II's engines derive from these
    {.engine = "Quake"},
    {.engine = "Hexen II"},
    {.engine = "Hammer of Thyrion"},
    // ref_gl/gl_rsurf.c and, alike, yquake2's src/client/refresh/gl3/gl3_surf.c, RecursiveWorldNode(), RenderBrushPoly() and
    // DrawInlineBModel(); src/server/sv_world.c, SV_LinkEdict(), and sv_entities.c, SV_FatPVS() and SV_BuildClientFrame()
    {.engine = "Original", .sent = byClusters},
    {.engine = "yquake2", .sent = byClusters},
    // Quake/r_world.c, R_MarkSurfaces(), r_brush.c, R_DrawBrushModel(), and sv_main.c, SV_WriteEntitiesToClient(), which
    // sends any model that touches 32 leafs
    {.engine = "QuakeSpasm",
     .isOfSky = true,
     .boxes = CountRule::WorldsBoxes,
     .sent = {.mostLeafs = 31, .beyond = SendRule::Beyond::AlwaysSent}},
    // Xash3D's ref/gl/gl_rsurf.c, R_RecursiveWorldNode(), R_SortBrushModelSurfaces() and R_RenderBrushPoly(), and gl_cull.c,
    // R_CullSurface(). The renderers of GoldSrc and Sven Co-op are not public. ReHLDS' world.cpp, SV_LinkEdict(), and
    // sv_main.cpp, SV_FatPVS().
    {.engine = "GoldSrc", .boxes = CountRule::AllBoxes, .sent = byNode},
    {.engine = "Xash3D", .boxes = CountRule::AllBoxes, .sent = byNode},
    {.engine = "Sven Co-op", .boxes = CountRule::AllBoxes, .sent = byNode},
    // ioquake3's renderergl1/tr_world.c, R_AddWorldSurface() and R_CullSurface(), and tr_backend.c, RB_RenderDrawSurfList();
    // server/sv_world.c, SV_LinkEntity(), and sv_snapshot.c, SV_AddEntitiesVisibleFromPoint(). DarkPlaces counts
    // differently, and is treated as Quake III.
    {.engine = "Quake III", .isOfSky = true, .behind = 8, .sent = byNumber},
    {.engine = "DarkPlaces", .isOfSky = true, .behind = 8, .sent = byNumber},
};

// Returns the rule of an engine; for a compiler, or an engine without a rule, the rule of the game's own engine.
const CountRule &ruleOf(const MapFile &map, int engine)
{
    const auto &format = map.format();
    for (const int each : {engine, format.engineOf(map.game())})
        for (const auto &rule : rules)
            if (each >= 0 && rule.engine == format.engines[static_cast<size_t>(each)].name)
                return rule;
    return rules[0];
}

// Returns whether any triangle of a face is turned to the eye; they are clockwise as seen from the front.
bool isTurnedTo(const Point &eye, const Scene &scene, const SceneFace &face, double behind = 0)
{
    for (quint32 i = face.firstIndex; i < face.firstIndex + face.indexCount; i += 3) {
        const auto a = scene.corner(i);
        const auto normal = cross(scene.corner(i + 2) - a, scene.corner(i + 1) - a);
        if (dot(normal, eye - a) > -behind * length(normal))
            return true;
    }
    return false;
}

// Returns whether the game shows a placed model at all.
bool isShown(const ModelPlacement &placement) { return placement.isDrawn && !placement.isUnused() && !placement.isFaded(); }

} // namespace

quint32 facesTurnedTo(const Point &eye, const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges)
{
    quint32 count = 0;
    for (size_t i = 0; i < ranges.size(); ++i) {
        const auto &batch = scene.batches[i];
        if (batch.pass == ScenePass::Sky)
            continue;
        const auto end = scene.faces.begin() + batch.firstFace + batch.faceCount;
        for (const auto &range : ranges[i])
            for (auto face = std::lower_bound(scene.faces.begin() + batch.firstFace, end, range.first,
                                              [](const SceneFace &f, quint32 at) { return f.firstIndex < at; });
                 face != end && face->firstIndex < range.first + range.count; ++face)
                count += batch.flags & FaceFlag::TwoSided || isTurnedTo(eye, scene, *face) ? 1U : 0U;
    }
    return count;
}

PictureCount countPicture(const MapScene &made, int engine, const Camera &camera, double aspect, qint64 cluster,
                          std::span<const quint8> areas)
{
    const auto &scene = made.scene;
    const auto &rule = ruleOf(*made.map, engine);
    const Frustum frustum(camera, aspect);
    const auto types = made.map->column(made.map->format().columns.faceType);
    const auto isCounted = [&](const SceneBatch &batch, const SceneFace &face) {
        const auto &placement = scene.placements[face.placement];
        const bool isHiddenLiquid =
            placement.onlyTopsOfLiquids && face.kinds & SceneKind::Liquid && face.kinds & SceneKind::NoDraw;
        if ((face.kinds & SceneKind::Sky && !rule.isOfSky) || !isShown(placement) || isHiddenLiquid)
            return false;
        const auto type = types.count() > 0 ? static_cast<bsp::SurfaceType>(types.integer(face.face)) : bsp::SurfaceType::Polygon;
        if (type != bsp::SurfaceType::Polygon) // curved surfaces and models are not tested for facing
            return !frustum.hides(face.box);
        if (!(batch.flags & FaceFlag::TwoSided) && !isTurnedTo(camera.position, scene, face, rule.behind))
            return false;
        const bool asksBox = rule.boxes == CountRule::AllBoxes || (rule.boxes == CountRule::WorldsBoxes && placement.isWorld());
        return !asksBox || !frustum.hides(face.box);
    };
    PictureCount count;
    const auto marked = made.pvs->inPicture(camera.position, cluster, areas, frustum, rule.sent);
    for (const auto &batch : scene.batches)
        for (quint32 i = batch.firstFace; i < batch.firstFace + batch.faceCount; ++i)
            if (marked[i] && isCounted(batch, scene.faces[i])) {
                ++count.faces;
                count.triangles += scene.faces[i].indexCount / 3;
            }
    return count;
}
