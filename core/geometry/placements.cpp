#include "core/geometry/placements.h"

#include "core/games/entityclass.h"
#include "core/geometry/geometry.h"
#include "core/map/space.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <numbers>

namespace
{

using bsp::Turn;

// Of equal keys the last counts.
struct Keys {
    Keys(const MapFile &map, const Entity &entity, const bsp::Game &game)
    {
        const auto text = map.entityBytes();
        for (const auto &pair : map.entities().pairsOf(entity))
            read(spanOf(text, pair.key), spanOf(text, pair.value), game);
        for (double &value : origin)
            value = std::clamp(value, -farthestPlace, farthestPlace);
        for (double &value : color)
            value = std::clamp(value, 0.0, 255.0);
    }

    QByteArrayView classname;
    Point origin{}, angles{}, color{};
    double mode = 0, amount = 0;

private:
    void read(QByteArrayView key, QByteArrayView value, const bsp::Game &game)
    {
        const auto is = [key](QByteArrayView name) { return isSame(key, name); };
        if (is("classname"))
            classname = value;
        else if (is("origin"))
            readNumbers(value, origin);
        else if (is("angles"))
            readNumbers(value, angles);
        else if (is("angle"))
            angles = ofAngle(readNumber(value), game);
        else if (game.renderModes && is("rendermode"))
            mode = readNumber(value);
        else if (game.renderModes && is("renderamt"))
            amount = readNumber(value);
        else if (game.renderModes && is("rendercolor"))
            readNumbers(value, color);
    }

    // Quake II and III, F_ANGLEHACK; GoldSrc, pr_edict.cpp.
    Point ofAngle(double angle, const bsp::Game &game) const
    {
        if (!game.anglesOfDirections)
            return {0, angle, 0};
        if (angle >= 0)
            return {angles[0], angle, angles[2]};
        return {static_cast<int>(std::max(angle, -2.0)) == -1 ? -90.0 : 90.0, 0, 0};
    }
};

ModelPlacement placementOf(const MapFile &map, quint32 model, quint32 entity)
{
    Keys keys(map, map.entities().entities[entity], map.game());
    const auto rule = bsp::EntityClass(map.game(), keys.classname).rule();
    if (rule.turn == Turn::Cleared)
        keys.angles = {};
    else if (rule.turn == Turn::WithoutYaw)
        keys.angles[1] = 0;
    ModelPlacement placement{.model = model,
                             .entity = static_cast<qint32>(entity),
                             .transform = transformOf(keys.origin, keys.angles),
                             .isDrawn = rule.isDrawn,
                             .renderMode = static_cast<RenderMode>(std::clamp(keys.mode, 0.0, 5.0)),
                             .renderAmount = std::clamp(keys.amount, 0.0, 255.0)};
    for (size_t i = 0; i < 3; ++i)
        placement.renderColor[i] = static_cast<quint8>(keys.color[i]);
    return placement;
}

} // namespace

Transform transformOf(const Point &origin, const Point &angles)
{
    double sine[3], cosine[3];
    for (size_t i = 0; i < 3; ++i) {
        const double radians = std::fmod(angles[i], 360.0) * std::numbers::pi / 180;
        sine[i] = std::sin(radians);
        cosine[i] = std::cos(radians);
    }
    const auto [sp, sy, sr] = sine;
    const auto [cp, cy, cr] = cosine;
    return {.axes = {Point{cp * cy, cp * sy, -sp}, Point{sr * sp * cy - cr * sy, sr * sp * sy + cr * cy, sr * cp},
                     Point{cr * sp * cy + sr * sy, cr * sp * sy - sr * cy, cr * cp}},
            .origin = origin};
}

std::vector<ModelPlacement> placementsOf(const MapFile &map)
{
    const quint32 models = map.recordCount(map.format().roles.models);
    std::vector<ModelPlacement> placements;
    if (models > 0)
        placements.push_back({});
    std::vector<bool> used(models);
    const Link link(map, map.format().columns.entityModel);
    for (quint32 entity = 0; entity < link.count(); ++entity)
        if (const auto target = link.at(entity); target.count > 0 && target.first > 0) {
            placements.push_back(placementOf(map, target.first, entity));
            used[target.first] = true;
        }
    for (quint32 model = 1; model < models; ++model)
        if (!used[model])
            placements.push_back({.model = model});
    return placements;
}

std::vector<ModelPlacement> placementsOfFace(const References &references, quint32 face)
{
    const auto &roles = references.map().format().roles;
    const auto models = references.project(std::array{face}, roles.faces, roles.models);
    auto placements = models.empty() ? std::vector<ModelPlacement>() : placementsOf(references.map());
    std::erase_if(placements, [&models](const ModelPlacement &placement) { return placement.model != models.front(); });
    return placements;
}

std::optional<Point> middleOf(const ModelPlacement &placement, const GeometryModel &model)
{
    if (!(model.low[0] <= model.high[0]))
        return {};
    return placement.transform.point((model.low + model.high) * 0.5);
}
