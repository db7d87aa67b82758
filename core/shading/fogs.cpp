#include "core/shading/fogs.h"

#include "core/map/link.h"
#include "core/map/worldvalue.h"
#include "core/numbers.h"

#include <algorithm>

namespace {

constexpr quint32 mostFogs = 256; // MAX_MAP_FOGS of qcommon/qfiles.h
constexpr double eighths = 8;     // tcScale: fog textures reach eight times the depth
constexpr double halfTexel = 1.0 / 512;

// Returns the plane of a side of a fog's brush; nothing if there is none.
std::optional<SceneFog::Surface> planeOf(const MapFile &map, quint32 fog, qint64 side)
{
    const auto &columns = map.format().columns;
    const auto brush = map.column(columns.fogBrush).integer(fog);
    if (side < 0 || brush < 0 || brush >= map.recordCount(columns.brushSides.lump))
        return {};
    const auto range = Link(map, columns.brushSides).at(static_cast<quint32>(brush));
    if (side >= range.count)
        return {};
    const auto target = Link(map, columns.sidePlane).at(static_cast<quint32>(range.first + side));
    if (target.count == 0)
        return {};
    return SceneFog::Surface{map.vectors<3>(columns.planeNormal).at(target.first),
                             map.column(columns.planeNormal, 3).number(target.first)};
}

// Returns the bounds as R_LoadFogs() of renderer/tr_bsp.c does: a brush's first six sides are its box, for each axis the low
// one before the high.
std::optional<std::array<Point, 2>> boundsOf(const MapFile &map, quint32 fog)
{
    std::array<Point, 2> bounds{};
    for (quint32 side = 0; side < 6; ++side) {
        const auto plane = planeOf(map, fog, side);
        if (!plane)
            return {};
        bounds[side % 2][side / 2] = side % 2 == 0 ? -plane->distance : plane->distance;
    }
    return bounds;
}

// Follows DarkPlaces' gl_rmain.c, R_UpdateVariables(): after the colour come the highest opacity, the start and the end,
// which is at most where the fog becomes opaque.
SceneFog::Range fogRangeOf(double density, double most, double from, double end)
{
    constexpr double thinnest = 0.01, whole = 2048, furthest = 1e6; // map units; map units at density 1; map units
    SceneFog::Range range{.from = std::clamp(from, 0.0, furthest), .most = std::clamp(most, 0.0, 1.0)};
    range.upTo = range.from + std::clamp(std::min(end - range.from, whole / density), thinnest, furthest);
    return range;
}

std::optional<SceneFog> worldFogOf(const MapFile &map)
{
    const auto &rule = map.game().fog;
    const std::array nothing{0.0, rule.gray, rule.gray, rule.gray, 1.0, 0.0, 16384.0};
    auto said = nothing;
    for (const auto value : worldValues(map, rule.keys)) {
        if (rule.isRanged)
            said = nothing;
        readNumbers(value, std::span(said).first(rule.isRanged ? 7 : 4));
    }
    if (said[0] <= 0)
        return {};
    SceneFog fog;
    fog.density = std::min(said[0] / rule.unit, 1.0); // 1 is opaque
    if (rule.isRanged)
        fog.range = fogRangeOf(said[0], said[4], said[5], said[6]);
    for (size_t i = 0; i < 3; ++i)
        fog.color[i] = static_cast<float>(std::clamp(said[i + 1], 0.0, 1.0));
    const auto shares = worldValues(map, rule.skyKeys);
    fog.skyShare = std::clamp(shares.empty() ? rule.skyShare : readNumber(shares.back()), 0.0, 1.0);
    return fog;
}

} // namespace

std::vector<SceneFog> fogsOf(const MapFile &map, const TextureSource &textures, std::stop_token stop)
{
    if (const auto fog = worldFogOf(map))
        return {*fog};
    const auto lump = map.format().columns.fogBrush.lump;
    std::vector<SceneFog> fogs(lump == bsp::none ? 0 : std::min(map.recordCount(lump), mostFogs));
    if (fogs.empty())
        return fogs;
    const auto names = map.column(lump, 0);
    for (quint32 i = 0; i < fogs.size() && !stop.stop_requested(); ++i) {
        fogs[i].surface = planeOf(map, i, map.column(map.format().columns.fogSide).integer(i));
        fogs[i].bounds = boundsOf(map, i);
        const auto texture = textures.load(QString::fromLatin1(names.chars(i)));
        if (!texture.shader)
            continue;
        const auto fog = texture.shader->fog.value_or(ShaderFog());
        for (size_t k = 0; k < 3; ++k)
            fogs[i].color[k] = static_cast<float>(std::clamp(fog.color[k], 0.0, 1.0));
        fogs[i].depth = std::max(1.0, fog.depth);
    }
    return fogs;
}

const SceneFog *fogAround(std::span<const SceneFog> fogs, const Point &middle, double radius)
{
    const auto isReached = [&](const SceneFog &fog) {
        if (fog.density > 0)
            return true;
        for (size_t i = 0; i < 3; ++i)
            if (!fog.bounds || middle[i] - radius >= (*fog.bounds)[1][i] || middle[i] + radius <= (*fog.bounds)[0][i])
                return false;
        return true;
    };
    const auto looked = fogs.first(std::min<size_t>(fogs.size(), mostFogs)); // bounded, as it runs for each model of a picture
    const auto first = std::ranges::find_if(looked, isReached);
    return first == looked.end() ? nullptr : &*first;
}

FogView fogSeenFrom(const SceneFog &fog, const Point &eye, const Point &forward)
{
    FogView view;
    const double scale = 1 / (fog.depth * eighths);
    for (size_t i = 0; i < 3; ++i)
        view.distance[i] = static_cast<float>(forward[i] * scale);
    view.distance[3] = static_cast<float>(-dot(eye, forward) * scale + halfTexel);
    if (!fog.surface) {
        view.inside = {0, 0, 0, 1};
        return view;
    }
    for (size_t i = 0; i < 3; ++i)
        view.inside[i] = static_cast<float>(-fog.surface->normal[i]);
    view.inside[3] = static_cast<float>(fog.surface->distance);
    view.eye = static_cast<float>(fog.surface->distance - dot(eye, fog.surface->normal));
    return view;
}

std::array<float, 3> rangeSeen(const SceneFog &fog)
{
    const auto range = fog.range.value_or(SceneFog::Range{.upTo = -1});
    return {static_cast<float>(range.from), static_cast<float>(range.upTo - range.from), static_cast<float>(range.most)};
}
