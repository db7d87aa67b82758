#include "core/vis/roomnames.h"

#include "core/entities/edits.h"
#include "core/faces/faceshape.h"
#include "core/games/entityclass.h"
#include "core/geometry/facelook.h"
#include "core/where/clusterlists.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <tuple>

namespace {

constexpr qsizetype mostClasses = 3;
constexpr quint32 fewRooms = 2, partOfRooms = 3; // a class in more than 2 rooms and more than a third of all says nothing

using Counted = std::map<QByteArray, std::map<quint32, quint32>>; // number by class and room

Counted countClasses(const MapFile &map, const VisRooms &rooms, std::span<const qint64> clusterOf, const std::stop_token &stop)
{
    Counted counted;
    const auto source = map.entitySource();
    const auto count = static_cast<qint32>(std::min<qint64>(source.count(), std::ssize(clusterOf)));
    for (qint32 entity = 0; entity < count && !stop.stop_requested(); ++entity) {
        const auto cluster = clusterOf[static_cast<size_t>(entity)];
        if (cluster < 0 || cluster >= std::ssize(rooms.roomOf))
            continue;
        const auto name = edits::valueOf(source, entity, "classname");
        if (!name.isEmpty() && bsp::EntityClass(map.game(), name).landmark() != bsp::Landmark::Unseen)
            ++counted[name.toByteArray()][rooms.roomOf[static_cast<size_t>(cluster)]];
    }
    return counted;
}

void addClasses(const MapFile &map, const VisRooms &rooms, const Counted &counted, std::vector<RoomName> &names)
{
    std::vector<std::tuple<bsp::Landmark, size_t, QByteArray>> order; // the best first
    for (const auto &[name, inRooms] : counted)
        if (inRooms.size() <= std::max(fewRooms, rooms.count / partOfRooms))
            order.emplace_back(bsp::EntityClass(map.game(), name).landmark(), inRooms.size(), name);
    std::ranges::sort(order);
    for (const auto &[landmark, number, name] : order)
        for (const auto &[room, count] : counted.at(name)) {
            auto &classes = names[room].classes;
            if (classes.size() < mostClasses)
                classes += (count == 1 ? QString() : QString::number(count) + u' ') + toText(name, map.textCode());
        }
}

void addTextures(const MapFile &map, const VisRooms &rooms, const std::stop_token &stop, std::vector<RoomName> &names)
{
    const auto &format = map.format();
    const ClusterLists lists(map, static_cast<quint32>(rooms.roomOf.size()), format.columns.leafFaces, format.columns.leafFace);
    const FaceShapes shapes(map);
    const FaceLooks looks(map);
    const auto imageNames = map.column(format.roles.images, 0);
    std::vector<qint64> countedFor(map.recordCount(format.roles.faces), -1); // by face: the last room
    std::vector<double> areas(countedFor.size(), -1);
    for (quint32 room = 0; room < rooms.count && !stop.stop_requested(); ++room) {
        QHash<qint32, double> areaOfImage;
        for (const quint32 cluster : rooms.clusters.of(room))
            for (const quint32 face : lists.of(cluster)) {
                const auto look = looks.at(face);
                if (std::exchange(countedFor[face], room) == room || look.image < 0
                    || look.flags & (FaceFlags(FaceFlag::NoDraw) | FaceFlag::Sky))
                    continue;
                if (areas[face] < 0)
                    areas[face] = areaOf(shapes.at(face));
                areaOfImage[look.image] += areas[face];
            }
        qint32 largest = -1;
        for (auto it = areaOfImage.begin(); it != areaOfImage.end(); ++it)
            if (largest < 0 || std::pair(*it, it.key()) > std::pair(areaOfImage[largest], largest))
                largest = it.key();
        if (largest >= 0)
            names[room].texture = QString::fromLatin1(map.text(imageNames, static_cast<quint32>(largest)));
    }
}

} // namespace

QString RoomName::text() const { return classes.isEmpty() ? texture.section(u'/', -1) : classes.front(); }

std::vector<RoomName> roomNames(const MapFile &map, const VisRooms &rooms, std::span<const qint64> clusterOf,
                                const std::stop_token &stop)
{
    std::vector<RoomName> names(rooms.count);
    renameRooms(map, rooms, clusterOf, names, stop);
    addTextures(map, rooms, stop, names);
    return names;
}

void renameRooms(const MapFile &map, const VisRooms &rooms, std::span<const qint64> clusterOf, std::vector<RoomName> &names,
                 const std::stop_token &stop)
{
    for (auto &name : names)
        name.classes.clear();
    addClasses(map, rooms, countClasses(map, rooms, clusterOf, stop), names);
}
