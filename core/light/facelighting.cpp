#include "core/light/facelighting.h"

namespace {

// From Quake III's renderer/tr_local.h.
constexpr qint64 byShader = -1, onScreen = -4;

} // namespace

FaceLightings::FaceLightings(const Luxels &luxels) : luxels_(luxels), looks_(luxels.map()), lights_(luxels.lights())
{
    const auto &map = luxels.map();
    const auto &columns = map.format().columns;
    texinfo_ = map.column(columns.faceTexinfo);
    texinfos_ = map.column(columns.texinfoFlags).count();
    type_ = map.column(columns.faceType);
    hasLight_ = !luxels.data().isEmpty();
    without_ = map.game().unlit.isBlack ? FaceLighting::Black : FaceLighting::White;
}

FaceLighting FaceLightings::at(quint32 face, RenderMode mode) const
{
    return lights_.arePages() ? paged(face) : styled(face, mode);
}

FaceLighting FaceLightings::styled(quint32 face, RenderMode mode) const
{
    using enum FaceLighting::By;
    using enum FaceLighting::Reason;
    const auto texinfo = texinfo_.integer(face);
    if (texinfo < 0 || texinfo >= texinfos_)
        return {White, BrokenTexinfo};
    const auto flags = looks_.at(face).flags;
    if (flags & FaceFlag::Sky)
        return {Nothing, Sky};
    const auto &unlit = luxels_.map().game().unlit;
    const bool isLit = lights_.lightsAll() && lights_.isUsedByEngine(face) && luxels_.light(face);
    const bool isLitLiquid = unlit.litLiquids && !(flags & FaceFlag::Special) && hasLight_ && lights_.offsetOf(face) >= 0;
    if ((flags & FaceFlag::Warp) && !isLit && !isLitLiquid)
        return {White, Liquid};
    if ((flags & (FaceFlag::Translucent33 | FaceFlag::Translucent66)) && !isLit)
        return {White, Translucent};
    if (!hasLight_)
        return {White, NoLightmaps};
    if (unlit.renderModes & (1U << static_cast<unsigned>(mode)))
        return {White, Mode};
    if (lights_.offsetOf(face) < 0)
        return {without_, NoLightmap};
    if ((flags & FaceFlag::Special) && !isLit && !unlit.litLiquids)
        return {without_, SpecialWithLight};
    if (luxels_.style(face, 0) == FaceStyles::none)
        return {Black, NoStyle};
    if (isLit || luxels_.light(face))
        return {Luxels, Data};
    return {without_, lights_.at(face) ? PastEnd : BrokenShape};
}

FaceLighting FaceLightings::paged(quint32 face) const
{
    using enum FaceLighting::By;
    using enum FaceLighting::Reason;
    if (static_cast<bsp::SurfaceType>(type_.integer(face)) == bsp::SurfaceType::Flare)
        return {Nothing, Flare};
    const auto flags = looks_.at(face).flags;
    if (flags & FaceFlag::Sky)
        return {Nothing, Sky};
    if (flags & FaceFlag::NoDraw)
        return {Nothing, NoDraw};
    const auto first = luxels_.layersOf(face).front();
    switch (first.kind) {
    case LightLayer::Page: return {Luxels, Data};
    case LightLayer::White: return {White, WhitePage};
    case LightLayer::Vertexes: break;
    }
    switch (first.page) {
    case byShader: return {Vertexes, ByShader};
    case bsp::vertexPage: return {Vertexes, VertexPage};
    case onScreen: return {Vertexes, ScreenPage};
    default: return {Vertexes, NoPage};
    }
}
