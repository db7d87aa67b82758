#include "core/entities/entitylooks.h"

#include "core/entities/numbers.h"
#include "core/geometry/transform.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace
{

struct ClassLook {
    std::string_view prefix; // of the class; the first that fits counts
    Point low{-8, -8, -8}, high{8, 8, 8};
    QRgb color = 0;
};

constexpr QRgb green = 0xff5ac864, blue = 0xff4aa3ff, red = 0xffe8604f, violet = 0xffb57bea, amber = 0xffd9963b,
               teal = 0xff35c2b0, grey = 0xffb4b8bd, white = 0xffffffff;
constexpr Point itemLow{-16, -16, -16}, itemHigh{16, 16, 16};
constexpr Point playerLow{-16, -16, -24}, playerHigh{16, 16, 32};

// Quake II and III stand players and monsters 24 units above the floor (game/p_client.c, g_client.c); items are 32 wide
// to whoever places them.
constexpr ClassLook quakeLooks[] = {
    {"info_player_", playerLow, playerHigh, green},
    {"team_CTF_blueplayer", playerLow, playerHigh, blue},
    {"team_CTF_bluespawn", playerLow, playerHigh, blue},
    {"team_CTF_redplayer", playerLow, playerHigh, red},
    {"team_CTF_redspawn", playerLow, playerHigh, red},
    {"team_", itemLow, itemHigh, blue},
    {"misc_teleporter_dest", {-32, -32, -24}, {32, 32, -16}, green},
    {"monster_", playerLow, playerHigh, red},
};

// Half-Life, dlls/: a player's origin is the middle of the body (VEC_HULL_MIN), a monster's is at its feet
// (VEC_HUMAN_HULL_MIN).
constexpr ClassLook halfLifeLooks[] = {
    {"info_player_", {-16, -16, -36}, {16, 16, 36}, green},
    {"monster_", {-16, -16, 0}, {16, 16, 72}, red},
    {"multi", {-8, -8, -8}, {8, 8, 8}, violet},
    {"world_items", itemLow, itemHigh, blue},
};

constexpr ClassLook allLooks[] = {
    {.prefix = "info_", .color = green},
    {.prefix = "light", .color = white},
    {"weapon", itemLow, itemHigh, blue},
    {"ammo_", itemLow, itemHigh, blue},
    {"item_", itemLow, itemHigh, blue},
    {"holdable_", itemLow, itemHigh, blue},
    {"key_", itemLow, itemHigh, blue},
    {.prefix = "target_", .color = violet},
    {.prefix = "trigger_", .color = violet},
    {.prefix = "path_", .color = teal},
    {.prefix = "func_", .color = amber},
    {.prefix = "", .color = grey},
};

// By Format::id; how a light names its colour: Quake II and III by `_color`, Half-Life by the first three of `_light`.
struct GameLooks {
    std::string_view format;
    std::span<const ClassLook> classes;
    QByteArrayView lightColor;
};
constexpr GameLooks gameLooks[] = {{"quake2", quakeLooks, "_color"},
                                   {"quake3", quakeLooks, "_color"},
                                   {"halflife", halfLifeLooks, "_light"},
                                   {"blueshift", halfLifeLooks, "_light"}};

const GameLooks &looksOf(const bsp::Format &format)
{
    const auto *found = std::ranges::find(gameLooks, format.id, &GameLooks::format);
    Q_ASSERT(found != std::end(gameLooks));
    return *found;
}

const ClassLook *findLook(std::span<const ClassLook> looks, QByteArrayView classname)
{
    const auto found = std::ranges::find_if(looks, [classname](const ClassLook &look) {
        const auto size = static_cast<qsizetype>(look.prefix.size());
        return classname.size() >= size
               && classname.first(size).compare(QByteArrayView(look.prefix.data(), size), Qt::CaseInsensitive) == 0;
    });
    return found == looks.end() ? nullptr : &*found;
}

// Compilers scale a colour until its strongest part is full, whether it counts to 1 or to 255.
QRgb fullColor(const Point &color)
{
    const double most = std::max({color[0], color[1], color[2]});
    if (!(most > 0))
        return white;
    const auto part = [most](double value) { return static_cast<int>(255 * std::clamp(value / most, 0.0, 1.0)); };
    return qRgb(part(color[0]), part(color[1]), part(color[2]));
}

} // namespace

EntityLook lookOfClass(const bsp::Format &format, QByteArrayView classname)
{
    const auto *look = findLook(looksOf(format).classes, classname);
    if (!look)
        look = findLook(allLooks, classname);
    return {look->low, look->high, look->color, look->prefix == "light"};
}

EntityLook lookOf(const EntitySource &source, qint32 entity, const bsp::Format &format)
{
    auto look = lookOfClass(format, edits::valueOf(source, entity, "classname"));
    if (look.isLight) {
        Point color{};
        if (readNumbers(edits::valueOf(source, entity, looksOf(format).lightColor), color) == 3)
            look.color = fullColor(color);
    }
    return look;
}

Point readPoint(QByteArrayView text)
{
    Point point{};
    readNumbers(text, point);
    return point;
}

std::optional<Point> originOf(const EntitySource &source, qint32 entity)
{
    const auto text = edits::valueOf(source, entity, "origin");
    if (text.isNull())
        return {};
    const auto origin = readPoint(text);
    if (!std::ranges::all_of(origin, [](double value) { return std::abs(value) <= farthestPlace; }))
        return {};
    return origin;
}
