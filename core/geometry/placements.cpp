#include "core/geometry/placements.h"

#include "core/entities/places.h"
#include "core/games/entityclass.h"
#include "core/games/keyvalues.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <numbers>

namespace {

using bsp::Turn;
using bsp::TurnedBox;

// Map units by which engines expand boxes on each side: those of models when they load a map (QuakeSpasm's gl_model.c,
// Mod_LoadSubmodels(); yquake2's collision.c, CMod_LoadSubmodels()), and those of entities again when they look for the
// entities' leafs (world.c, SV_LinkEdict()).
constexpr Point spreadWhenLoaded{1, 1, 1}, spreadWhenLinked{1, 1, 1};

StoredBox cubeOf(double reach) { return {{-reach, -reach, -reach}, {reach, reach, reach}}; }
StoredBox movedBy(const Point &way, const StoredBox &box) { return {box.low + way, box.high + way}; }

// The keys of an entity that affect its placement; of equal keys the last wins.
struct Keys {
    Keys(const MapFile &map, quint32 number)
    {
        const auto source = map.entitySource();
        const auto entity = static_cast<qint32>(number);
        for (const auto &pair : source.pairsOf(entity))
            read(source.key(pair), source.value(pair), map.game());
        angles = anglesOf(source, entity).value_or(Point{});
        for (double &value : origin)
            value = std::clamp(value, -maxCoordinate, maxCoordinate);
        for (double &value : color)
            value = std::clamp(value, 0.0, 255.0);
    }

    QByteArrayView classname;
    Point origin{}, angles{}, color{};
    double mode = 0, amount = 0, effect = 0, speed = 0, frame = 0, alpha = 0;
    quint32 spawnflags = 0;

private:
    void read(QByteArrayView key, QByteArrayView value, const bsp::Game &game)
    {
        const auto is = [key](QByteArrayView name) { return isSame(key, name); };
        if (is("classname"))
            classname = value;
        else if (is("origin"))
            origin = bsp::vectorIn(value, game.values);
        else if (game.renderModes && is("rendermode"))
            mode = readNumber(value);
        else if (game.renderModes && is("renderamt"))
            amount = readNumber(value);
        else if (game.renderModes && is("rendercolor"))
            color = bsp::vectorIn(value, game.values);
        else if (game.renderModes && is("renderfx"))
            effect = readNumber(value);
        else if (is("speed"))
            speed = readNumber(value);
        else if (!game.alternateKey.empty() && is(viewOf(game.alternateKey)))
            frame = readNumber(value);
        else if (!game.alphaKey.empty() && is(viewOf(game.alphaKey)))
            alpha = readNumber(value);
        else if (is("spawnflags"))
            spawnflags = bsp::flagsIn(value, game.values);
    }
};

// Returns the render amount at the end of an effect: fading ends at 0 or at the full amount.
double lastingAmount(RenderEffect effect, double amount)
{
    constexpr double whole = 255, distorted = 180;
    switch (effect) {
    case RenderEffect::FadeSlow:
    case RenderEffect::FadeFast: return 0;
    case RenderEffect::SolidSlow:
    case RenderEffect::SolidFast: return whole;
    case RenderEffect::Distort:
    case RenderEffect::Hologram: return distorted;
    default: return std::clamp(amount, 0.0, whole);
    }
}

// Returns the speed of an entity's flowing textures. The game encodes a conveyor's speed in rendercolor, and engines decode every
// other entity's rendercolor as a speed too.
std::optional<float> flowOf(const Keys &keys, const bsp::Flow &flow)
{
    if (flow.conveyors.empty())
        return {};
    if (isSame(keys.classname, viewOf(flow.conveyors)))
        return static_cast<float>(std::clamp(keys.speed == 0 ? flow.conveyorSpeed : keys.speed, -4096.0, 4096.0));
    const double speed = (std::floor(keys.color[1]) * 256 + std::floor(keys.color[2])) / 16;
    return static_cast<float>(keys.color[0] >= 1 ? -speed : speed);
}

// Returns the first rule for the entity's class and one of its spawnflags, or null.
template <typename Rule>
const Rule *ruleFor(const Keys &keys, std::span<const Rule> rules)
{
    const auto found = std::ranges::find_if(rules, [&keys](const Rule &rule) {
        return isSame(keys.classname, viewOf(rule.name)) && (rule.spawnflags == 0 || keys.spawnflags & rule.spawnflags);
    });
    return found == rules.end() ? nullptr : &*found;
}

std::optional<FrameCycle> framesOf(const Keys &keys, std::span<const bsp::FrameRule> rules)
{
    if (rules.empty())
        return {};
    const auto *rule = ruleFor(keys, rules);
    return rule ? FrameCycle{rule->rate, rule->count} : FrameCycle{};
}

bool alternatesOf(const Keys &keys, std::span<const bsp::AlternateRule> rules)
{
    const auto *rule = ruleFor(keys, rules);
    return rule ? rule->isShown : keys.frame != 0;
}

ModelPlacement placementBy(const Keys &keys, quint32 entity)
{
    ModelPlacement placement{.entity = static_cast<qint32>(entity),
                             .transform = transformOf(keys.origin, keys.angles),
                             .angles = keys.angles,
                             .renderMode = static_cast<RenderMode>(std::clamp(keys.mode, 0.0, 5.0))};
    if (constexpr auto last = static_cast<double>(RenderEffect::Hologram); keys.effect >= 0 && keys.effect < last + 1)
        placement.renderEffect = static_cast<RenderEffect>(keys.effect);
    placement.renderAmount = lastingAmount(placement.renderEffect, keys.amount);
    for (size_t i = 0; i < 3; ++i)
        placement.renderColor[i] = static_cast<quint8>(keys.color[i]);
    if (keys.alpha != 0)
        placement.alpha = static_cast<float>(std::clamp(keys.alpha, 0.0, 1.0));
    return placement;
}

ModelPlacement placementOf(const MapFile &map, quint32 model, quint32 entity)
{
    Keys keys(map, entity);
    const auto rule = bsp::EntityClass(map.game(), keys.classname).rule();
    if (rule.turn == Turn::Cleared)
        keys.angles = {};
    else if (rule.turn == Turn::WithoutYaw)
        keys.angles[1] = 0;
    auto placement = placementBy(keys, entity);
    placement.model = model;
    const bool isShown = rule.shownBy == 0 || (keys.spawnflags & rule.shownBy) != 0;
    placement.isDrawn = rule.isDrawn && isShown;
    placement.flow = flowOf(keys, map.game().flow);
    placement.frames = framesOf(keys, map.game().frames);
    placement.showsAlternates = alternatesOf(keys, map.game().alternates);
    placement.onlyTopsOfLiquids = map.game().onlyTopsOfLiquids;
    return placement;
}

} // namespace

std::array<Point, 3> axesOf(double roll, double pitch, double yaw)
{
    const double sr = std::sin(roll), cr = std::cos(roll), sp = std::sin(pitch), cp = std::cos(pitch), sy = std::sin(yaw),
                 cy = std::cos(yaw);
    return {Point{cp * cy, cp * sy, -sp}, Point{sr * sp * cy - cr * sy, sr * sp * sy + cr * cy, sr * cp},
            Point{cr * sp * cy + sr * sy, cr * sp * sy - sr * cy, cr * cp}};
}

Transform transformOf(const Point &origin, const Point &angles)
{
    const auto radians = [](double degrees) { return std::fmod(degrees, 360.0) * std::numbers::pi / 180; };
    return {.axes = axesOf(radians(angles[2]), radians(angles[0]), radians(angles[1])), .origin = origin};
}

std::vector<ModelPlacement> placementsOf(const MapFile &map)
{
    const quint32 models = map.recordCount(map.format().roles.models);
    std::vector<ModelPlacement> placements;
    const auto stands = map.game().flow.conveyors.empty() ? std::nullopt : std::optional(0.0f);
    if (models > 0)
        placements.push_back({.flow = stands});
    std::vector<bool> used(models);
    const Link link(map, map.format().columns.entityModel);
    for (quint32 entity = 0; entity < link.count(); ++entity)
        if (const auto target = link.at(entity); target.count > 0 && target.first > 0) {
            placements.push_back(placementOf(map, target.first, entity));
            used[target.first] = true;
        }
    for (quint32 model = 1; model < models; ++model)
        if (!used[model])
            placements.push_back({.model = model, .flow = stands});
    return placements;
}

ModelPlacement placementByKeys(const MapFile &map, quint32 entity) { return placementBy(Keys(map, entity), entity); }

std::vector<ModelPlacement> placementsOfFace(const References &references, quint32 face)
{
    const auto &roles = references.map().format().roles;
    const auto models = references.project(std::array{face}, roles.faces, roles.models);
    auto placements = models.empty() ? std::vector<ModelPlacement>() : placementsOf(references.map());
    std::erase_if(placements, [&models](const ModelPlacement &placement) { return placement.model != models.front(); });
    return placements;
}

PlacedBoxes placedBoxesOf(const MapFile &map, const ModelPlacement &placement, const StoredBox &around)
{
    const StoredBox stored(map, map.format().columns.modelBox, placement.model);
    if (!stored.isSound())
        return {around.grown(spreadWhenLinked), around};
    const auto box = stored.grown(spreadWhenLoaded);
    const auto unturned = movedBy(placement.transform.origin, box);
    if (placement.angles == Point())
        return {unturned.grown(spreadWhenLinked), unturned};
    Point far{};
    for (size_t axis = 0; axis < far.size(); ++axis)
        far[axis] = std::max(std::abs(box.low[axis]), std::abs(box.high[axis]));
    const auto toCorner = movedBy(placement.transform.origin, cubeOf(length(far)));
    switch (map.game().turnedBox) {
    case TurnedBox::AsUnturned: return {unturned.grown(spreadWhenLinked), toCorner};
    case TurnedBox::ByAxis:
        return {movedBy(placement.transform.origin, cubeOf(std::ranges::max(far))).grown(spreadWhenLinked), toCorner};
    case TurnedBox::ByCorner: break;
    }
    return {toCorner.grown(spreadWhenLinked), toCorner};
}
