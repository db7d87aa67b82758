#include "core/scene/entities/modellight.h"

#include "core/entities/places.h"
#include "core/numbers.h"
#include "core/text.h"
#include "core/where/space.h"

#include <numbers>

namespace {

constexpr double lightReach = 2048; // R_LightPoint() of Quake II and GoldSrc
// Xash3D, ref/gl/gl_studio.c, R_StudioDynamicLight(): how high it starts looking for the floor, how far around the point it
// compares, and the sum of channels that counts as a brightness of 1.
constexpr double studioStart = 8, studioAround = 16, studioFull = 768.0 / 255;
// From the same function: how far it looks for the sky, and the least sum of the three channels of a sun that counts.
constexpr double sunReach = 8192, leastSun = 16;
constexpr std::array<double, 3> gridStep{64, 64, 128};
constexpr int noStyle = 255;                             // LS_LSNONE of OpenJK's codemp/qcommon/qfiles.h
constexpr double ambientScale = 0.6, least = 32.0 / 255; // r_ambientScale; what R_SetupEntityLighting() adds

std::array<float, 3> scaled(const std::array<float, 3> &color, double factor)
{
    auto result = color;
    for (auto &part : result)
        part = static_cast<float>(part * factor);
    return result;
}

// Returns sv_skycolor_r, g and b, 0 to 255 each, as the game computes them from the brightness meant for compilers.
Point skyColor(QByteArrayView value)
{
    std::array<double, 4> given{};
    const int count = readNumbers(value, given);
    Point color{};
    for (size_t i = 0; i < 3; ++i) {
        const double part = count == 1 ? given[0] : count == 4 ? std::trunc(given[i] * given[3] / 255) : given[i];
        color[i] = std::min(std::trunc(std::pow(std::max(part, 0.0) / 114, 0.6) * 264), 255.0);
    }
    return color;
}

} // namespace

ModelLights::ModelLights(const MapScene &scene)
    : scene_(scene), world_(std::span(scene.scene.placements).first(scene.scene.placements.empty() ? 0 : 1))
{
    findGrid();
    findSun();
    if (scene.map->game().shade.takesOctree)
        octree_ = LightGrid::of(*scene.map);
}

// Follows renderer/tr_bsp.c, R_LoadLightGrid(): ignores a grid whose size does not match the world's box.
void ModelLights::findGrid()
{
    const auto &map = *scene_.map;
    const auto &format = map.format();
    if (format.columns.gridAmbient.lump == bsp::none || map.recordCount(format.roles.models) == 0)
        return;
    Grid grid{.step = gridStep};
    if (!map.entities().entities.empty())
        readNumbers(edits::valueOf(map.entitySource(), 0, "gridsize"), grid.step);
    const StoredBox world(map, map.format().columns.modelBox, 0);
    double records = 1;
    for (size_t i = 0; i < 3; ++i) {
        if (!(grid.step[i] >= 1) || !world.isSound())
            return;
        grid.low[i] = grid.step[i] * std::ceil(world.low[i] / grid.step[i]);
        const double count = std::floor(world.high[i] / grid.step[i]) - std::ceil(world.low[i] / grid.step[i]) + 1;
        if (!(count >= 1 && count <= maxCoordinate))
            return;
        grid.count[i] = static_cast<qint64>(count);
        records *= count;
    }
    for (int layer = 0; layer < format.lightLayers.most; ++layer) {
        auto &columns = grid.layers.emplace_back();
        for (int i = 0; i < 3; ++i) {
            columns[static_cast<size_t>(i)] = map.column(format.columns.gridAmbient, 3 * layer + i);
            columns[static_cast<size_t>(i) + 3] = map.column(format.columns.gridDirected, 3 * layer + i);
        }
        if (format.columns.gridStyles.lump != bsp::none)
            grid.styles.push_back(map.column(format.columns.gridStyles, layer));
    }
    grid.zenith = map.column(format.columns.gridDirection);
    grid.azimuth = map.column(format.columns.gridDirection, 1);
    const bool hasList = format.columns.gridPoint.lump != bsp::none;
    if (hasList)
        grid.light = map.column(format.columns.gridPoint);
    if (records == (hasList ? grid.light : grid.zenith).count())
        grid_ = grid;
}

// Follows dlls/lights.cpp, CEnvLight::KeyValue() and Spawn(): the last one wins; a nearly black one is no sun.
void ModelLights::findSun()
{
    const auto &map = *scene_.map;
    const auto &shade = map.game().shade;
    const auto source = map.entitySource();
    const auto count = static_cast<qint32>(map.entities().entities.size());
    for (qint32 entity = 1; entity < count && !shade.sun.empty(); ++entity) {
        const auto value = [&](QByteArrayView key) { return edits::valueOf(source, entity, key); };
        if (!isSame(value("classname"), viewOf(shade.sun)))
            continue;
        const auto color = skyColor(value(viewOf(shade.sunKey)));
        const auto angles = anglesOf(source, entity, "pitch").value_or(Point{});
        constexpr double degree = std::numbers::pi / 180;
        const double pitch = angles[0] * degree, yaw = angles[1] * degree;
        const Point shines{std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw), std::sin(pitch)};
        sun_.reset();
        if (color[0] + color[1] + color[2] >= leastSun)
            sun_ = Sun{.color = scaled(narrow(color), static_cast<double>(map.game().brightness.light) / 255),
                       .towards = shines * -1};
    }
}

bool ModelLights::seesSun(const Point &point) const
{
    RayOptions options{.reach = sunReach};
    options.accepts = [this](quint32 face, const ModelPlacement &placement) {
        return placement.isWorld() && !(scene_.geometry.faces[face].look.flags & (FaceFlags(FaceFlag::Liquid) | FaceFlag::Warp));
    };
    const auto hit = scene_.caster->first({point, sun_->towards}, world_, options);
    return hit && (scene_.geometry.faces[hit->face].look.flags & FaceFlag::Sky);
}

// Returns ambient and directed light of a point: the sum of its layers, each at its style's normal brightness.
std::array<double, 6> ModelLights::lightAt(quint32 record) const
{
    std::array<double, 6> sums{};
    for (size_t layer = 0; layer < grid_->layers.size(); ++layer) {
        if (layer < grid_->styles.size() && grid_->styles[layer].integer(record) == noStyle)
            break;
        for (size_t i = 0; i < sums.size(); ++i)
            sums[i] += grid_->layers[layer][i].number(record);
    }
    return sums;
}

// Returns whether a point of the grid is in a wall: without a style or, in grids without styles, black.
bool ModelLights::isInWall(quint32 record, const std::array<double, 6> &light) const
{
    if (grid_->styles.empty())
        return light[0] + light[1] + light[2] == 0;
    return scene_.map->format().lightLayers.gridSkipsUnlit && grid_->styles.front().integer(record) == noStyle;
}

// Follows renderer/tr_light.c, R_SetupEntityLightingGrid(), and OpenJK's: of the eight points around, ignores those in walls.
std::optional<ModelLight> ModelLights::ofGrid(const Point &point) const
{
    if (!grid_)
        return {};
    std::array<qint64, 3> first{};
    std::array<double, 3> part{};
    for (size_t i = 0; i < 3; ++i) {
        const double at = std::clamp((point[i] - grid_->low[i]) / grid_->step[i], 0.0, static_cast<double>(grid_->count[i] - 1));
        first[i] = static_cast<qint64>(at);
        part[i] = at - static_cast<double>(first[i]);
    }
    Point ambient{}, directed{}, towards{};
    double total = 0;
    for (unsigned bits = 0; bits < 8; ++bits) {
        double share = 1;
        std::array<qint64, 3> at = first;
        for (size_t i = 0; i < 3; ++i) {
            const bool isFar = bits & (1u << i);
            share *= isFar ? part[i] : 1 - part[i];
            at[i] = std::min(at[i] + (isFar ? 1 : 0), grid_->count[i] - 1);
        }
        const auto place = static_cast<quint32>((at[2] * grid_->count[1] + at[1]) * grid_->count[0] + at[0]);
        const auto record = grid_->light.count() > 0 ? static_cast<quint32>(grid_->light.integer(place)) : place;
        if (record >= grid_->zenith.count())
            continue;
        const auto sums = lightAt(record);
        if (share <= 0 || isInWall(record, sums))
            continue;
        total += share;
        ambient = ambient + Point{sums[0], sums[1], sums[2]} * share;
        directed = directed + Point{sums[3], sums[4], sums[5]} * share;
        const double down = grid_->zenith.number(record) * 2 * std::numbers::pi / 256,
                     around = grid_->azimuth.number(record) * 2 * std::numbers::pi / 256;
        towards = towards + Point{std::cos(around) * std::sin(down), std::sin(around) * std::sin(down), std::cos(down)} * share;
    }
    const double size = length(towards);
    if (!(total > 0) || !(size > 0)) {
        constexpr auto lowest = static_cast<float>(least);
        return ModelLight{.ambient = {lowest, lowest, lowest}};
    }
    const double gain = scene_.map->game().brightness.light / total / 255;
    ModelLight light{.ambient = scaled(narrow(ambient), gain * ambientScale),
                     .directed = scaled(narrow(directed), gain),
                     .towards = towards * (1 / size)};
    for (auto &channel : light.ambient)
        channel += static_cast<float>(least);
    return light;
}

// Returns the light of the face at the point of a hit, as drawn.
std::array<float, 3> ModelLights::lightOf(const RayHit &hit) const
{
    const auto &built = scene_.geometry.faces[hit.face];
    for (const quint32 number : scene_.scene.shown(hit.face)) {
        const auto &face = scene_.scene.faces[number];
        if (face.placement != hit.placement)
            continue;
        std::array<const SceneVertex *, 3> corners{};
        std::array<Point, 3> places{};
        for (quint32 i = 0; i < 3; ++i) {
            const auto vertex = scene_.geometry.indexes[hit.triangle + i] - built.firstVertex;
            corners[i] = &scene_.scene.vertexes[face.firstVertex + vertex];
            places[i] = toPoint(corners[i]->point);
        }
        const auto area = [](const Point &a, const Point &b, const Point &c) { return length(cross(b - a, c - a)); };
        const double whole = area(places[0], places[1], places[2]);
        if (!(whole > 0))
            return {};
        std::array<double, 3> shares{};
        for (size_t i = 0; i < 3; ++i)
            shares[i] = area(hit.point, places[(i + 1) % 3], places[(i + 2) % 3]) / whole;
        const bool isMapped = corners[0]->light[0] >= 0 && !scene_.light.image.isNull();
        Point color{};
        double x = 0, y = 0;
        for (size_t i = 0; i < 3; ++i) {
            x += shares[i] * corners[i]->light[0];
            y += shares[i] * corners[i]->light[1];
            for (size_t channel = 0; channel < 3; ++channel)
                color[channel] += shares[i] * corners[i]->color[channel];
        }
        if (isMapped) {
            const auto &image = scene_.light.image;
            const auto luxel = image.pixel(std::clamp(static_cast<int>(x * image.width()), 0, image.width() - 1),
                                           std::clamp(static_cast<int>(y * image.height()), 0, image.height() - 1));
            color = {static_cast<double>(qRed(luxel)), static_cast<double>(qGreen(luxel)), static_cast<double>(qBlue(luxel))};
        }
        return scaled(narrow(color), static_cast<double>(scene_.map->game().brightness.over) / 255);
    }
    return {};
}

// Returns the light of the surface under the point, or above it if `up` is 1; black if there is none.
std::array<float, 3> ModelLights::ofSurface(const Point &point, double up) const
{
    RayOptions options{.reach = lightReach};
    options.accepts = [this](quint32 face, const ModelPlacement &placement) {
        const auto flags = scene_.geometry.faces[face].look.flags;
        return placement.isWorld() && !(flags & (FaceFlags(FaceFlag::Sky) | FaceFlag::NoDraw | FaceFlag::Warp));
    };
    const auto hit = scene_.caster->first({point, {0, 0, up}}, world_, options);
    return hit ? lightOf(*hit) : std::array<float, 3>{};
}

// Follows GL_LightPoint() of q2pro and GLQ1BSP_LightPointValues() of FTE: where the grid has no light, the floor's is used.
std::array<float, 3> ModelLights::ofAirOrSurface(const Point &point, double up) const
{
    const auto &brightness = scene_.map->game().brightness;
    if (const auto color = octree_ ? octree_->at(point) : std::nullopt)
        return scaled(narrow(*color), brightness.light * brightness.over / 255);
    return ofSurface(point, up);
}

// Follows R_StudioDynamicLight(): the light comes from the side on which the floor around the point is brighter.
Point ModelLights::slopeAt(const Point &point, double up) const
{
    Point slope{};
    for (const double x : {-1.0, 1.0})
        for (const double y : {-1.0, 1.0}) {
            const auto color = ofSurface(point + Point{x, y, 0} * studioAround, up);
            const double bright = static_cast<double>(color[0] + color[1] + color[2]) / studioFull;
            slope = slope + Point{x, y, 0} * bright;
        }
    return slope;
}

ModelLight ModelLights::at(const Point &point, bool ofCeiling) const
{
    if (const auto light = ofGrid(point))
        return *light;
    const auto &shade = scene_.map->game().shade;
    const double up = ofCeiling ? 1 : -1;
    const auto start = point - Point{0, 0, shade.isSloped ? up * studioStart : 0};
    std::array<float, 3> color{};
    auto towards = Point{static_cast<double>(shade.east), 0, -up};
    if (sun_ && seesSun(start)) {
        color = sun_->color;
        towards = sun_->towards;
    } else {
        color = ofAirOrSurface(start, up);
        if (shade.isSloped)
            towards = towards + slopeAt(start, up);
    }
    return {.ambient = scaled(color, static_cast<double>(shade.across)),
            .directed = scaled(color, static_cast<double>(shade.slope)),
            .towards = towards * (1 / length(towards)),
            .back = shade.back,
            .top = shade.top};
}

std::optional<double> ModelLights::floorUnder(const Point &point, double reach) const
{
    RayOptions options{.reach = reach};
    options.accepts = [this](quint32 face, const ModelPlacement &placement) {
        const auto flags = scene_.geometry.faces[face].look.flags;
        return placement.isDrawn && !placement.isUnused()
               && !(flags & (FaceFlags(FaceFlag::Sky) | FaceFlag::NoDraw | FaceFlag::Liquid));
    };
    const auto hit = scene_.caster->first({point, {0, 0, -1}}, scene_.scene.placements, options);
    return hit ? std::optional(hit->point[2]) : std::nullopt;
}
