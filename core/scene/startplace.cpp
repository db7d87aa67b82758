#include "core/scene/startplace.h"

#include "core/entities/edits.h"

#include <algorithm>

namespace
{

// The games' classes, the most usual first.
constexpr QByteArrayView starts[] = {"info_player_start", "info_player_deathmatch", "info_player_coop",
                                     "team_CTF_redplayer", "info_player_team1"};

Point numbersOf(QByteArrayView text)
{
    Point point{};
    const auto words = text.toByteArray().simplified().split(' ');
    for (size_t i = 0; i < 3 && i < static_cast<size_t>(words.size()); ++i)
        point[i] = words[static_cast<qsizetype>(i)].toDouble();
    return point;
}

} // namespace

Camera startPlace(const MapFile &map)
{
    const EntitySource source{map.entityText(), map.entities(), map.format().grammar};
    for (const auto &wanted : starts)
        for (qint32 entity = 0; entity < std::ssize(map.entities().entities); ++entity) {
            if (edits::valueOf(source, entity, "classname") != wanted)
                continue;
            const auto origin = numbersOf(edits::valueOf(source, entity, "origin"));
            const auto angles = edits::valueOf(source, entity, "angles");
            Camera camera{.position = origin};
            camera.position[2] += map.format().eyeHeight;
            camera.yaw = angles.isEmpty() ? edits::valueOf(source, entity, "angle").toDouble() : numbersOf(angles)[1];
            return camera;
        }
    Camera camera;
    const auto box = map.format().columns.modelBox;
    for (int i = 0; i < 3; ++i) {
        const auto low = map.column(box, i), high = map.column(box, i + 3);
        if (low.count() > 0)
            camera.position[static_cast<size_t>(i)] = (low.number(0) + high.number(0)) / 2;
    }
    return camera;
}
