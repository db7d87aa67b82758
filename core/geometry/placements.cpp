#include "core/geometry/placements.h"

#include "core/entities/numbers.h"
#include "core/map/links.h"

#include <algorithm>
#include <numbers>

namespace
{

// What becomes of an entity's angles.
enum class Turn : quint8 { Kept, Cleared, WithoutYaw };

struct ClassRule {
    QByteArrayView name;
    Turn turn = Turn::Kept;
    bool isDrawn = true;
};

// Quake II, game/g_func.c, g_trigger.c: G_SetMovedir() and VectorClear() on s.angles. Others keep them: func_wall,
// func_rotating, func_object, func_explosive.
const ClassRule quake2Classes[] = {
    {"func_button", Turn::Cleared},      {"func_door", Turn::Cleared},        {"func_door_rotating", Turn::Cleared},
    {"func_door_secret", Turn::Cleared}, {"func_plat", Turn::Cleared},        {"func_train", Turn::Cleared},
    {"func_water", Turn::Cleared},       {"func_killbox", Turn::Kept, false},
};

// Quake III, game/g_mover.c: movers turn by their trajectory alone, and only the pendulum starts one at its angles.
const ClassRule quake3Classes[] = {{"func_pendulum", Turn::Kept}};

// Half-Life, dlls/: SetMovedir() and g_vecZero. func_breakable keeps its yaw for its gibs (CBreakable::Spawn()).
const ClassRule halfLifeClasses[] = {
    {"button_target", Turn::Kept},
    {"func_breakable", Turn::WithoutYaw},
    {"func_button", Turn::Cleared},
    {"func_conveyor", Turn::Cleared},
    {"func_door", Turn::Cleared},
    {"func_illusionary", Turn::Cleared},
    {"func_ladder", Turn::Kept, false},
    {"func_monsterclip", Turn::Cleared, false},
    {"func_mortar_field", Turn::Kept, false},
    {"func_plat", Turn::Cleared},
    {"func_platrot", Turn::Cleared},
    {"func_pushable", Turn::WithoutYaw},
    {"func_tankcontrols", Turn::Kept, false},
    {"func_trackautochange", Turn::Cleared},
    {"func_trackchange", Turn::Cleared},
    {"func_wall", Turn::Cleared},
    {"func_wall_toggle", Turn::Cleared},
    {"func_water", Turn::Cleared},
    {"momentary_door", Turn::Cleared},
};

struct GameRules {
    std::string_view format; // Format::id
    std::span<const ClassRule> classes;
    Turn others = Turn::Kept;        // classes that the list does not name
    bool anglesOfDirections = false; // `angle` is a yaw only from 0 on; -1 looks up and all else down
    bool renderModes = false;
};

const GameRules games[] = {
    {"quake2", quake2Classes},
    {"quake3", quake3Classes, Turn::Cleared},
    {"halflife", halfLifeClasses, Turn::Kept, true, true},
    {"blueshift", halfLifeClasses, Turn::Kept, true, true},
};

const GameRules &rulesOf(const bsp::Format &format)
{
    const auto *found = std::ranges::find(games, format.id, &GameRules::format);
    Q_ASSERT(found != std::end(games));
    return *found;
}

// Triggers hide, and clear angles, whatever their class (InitTrigger() of all three games).
ClassRule ruleOf(const GameRules &rules, QByteArrayView classname)
{
    if (classname.startsWith("trigger_"))
        return {classname, Turn::Cleared, false};
    const auto found = std::ranges::find(rules.classes, classname, &ClassRule::name);
    return found == rules.classes.end() ? ClassRule{classname, rules.others} : *found;
}

// Of equal keys the last counts.
struct Keys {
    Keys(const MapFile &map, const Entity &entity, const GameRules &rules)
    {
        const auto text = map.entityBytes();
        for (const auto &pair : map.entities().pairsOf(entity))
            read(spanOf(text, pair.key), spanOf(text, pair.value), rules);
        for (double &value : origin)
            value = std::clamp(value, -farthestPlace, farthestPlace);
        for (double &value : color)
            value = std::clamp(value, 0.0, 255.0);
    }

    QByteArrayView classname;
    Point origin{}, angles{}, color{};
    double mode = 0, amount = 0;

private:
    void read(QByteArrayView key, QByteArrayView value, const GameRules &rules)
    {
        const auto is = [key](QByteArrayView name) { return key.compare(name, Qt::CaseInsensitive) == 0; };
        if (is("classname"))
            classname = value;
        else if (is("origin"))
            readNumbers(value, origin);
        else if (is("angles"))
            readNumbers(value, angles);
        else if (is("angle"))
            angles = ofAngle(readNumber(value), rules);
        else if (rules.renderModes && is("rendermode"))
            mode = readNumber(value);
        else if (rules.renderModes && is("renderamt"))
            amount = readNumber(value);
        else if (rules.renderModes && is("rendercolor"))
            readNumbers(value, color);
    }

    // Quake II and III, F_ANGLEHACK; GoldSrc, pr_edict.cpp.
    Point ofAngle(double angle, const GameRules &rules) const
    {
        if (!rules.anglesOfDirections)
            return {0, angle, 0};
        if (angle >= 0)
            return {angles[0], angle, angles[2]};
        return {static_cast<int>(std::max(angle, -2.0)) == -1 ? -90.0 : 90.0, 0, 0};
    }
};

ModelPlacement placementOf(const MapFile &map, quint32 model, quint32 entity)
{
    const auto &rules = rulesOf(map.format());
    Keys keys(map, map.entities().entities[entity], rules);
    const auto rule = ruleOf(rules, keys.classname);
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
    const auto &column = map.format().columns.entityModel;
    const Link link(map, column.lump, column.field);
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
