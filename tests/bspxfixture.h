// Shared by the BSPX tests: rooms with BSPX lumps, and access to what is read from them.
#pragma once

#include "core/map/bspx.h"
#include "tests/bspxbuilder.h"
#include "tests/planting.h"
#include "tests/rows.h"

namespace bspxfixture {

using namespace Qt::StringLiterals;
using namespace planting;

inline qint64 cornersOf(const MapFile &map)
{
    const auto edges = map.column(map.format().columns.faceCorners);
    qint64 corners = 0;
    for (quint32 face = 0; face < edges.count(); ++face)
        corners += edges.integer(face);
    return corners;
}

inline QList<std::pair<QByteArray, QByteArray>> everyLumpFor(const bsp::Format &format)
{
    const auto room = validRoom(format);
    const auto map = std::move(readMap(room.build())).value();
    const auto &roles = format.roles;
    return everyBspx(map.recordCount(roles.faces), cornersOf(map), map.recordCount(roles.vertexes),
                     static_cast<qint64>(map.lumpBytes(roles.lighting).size()) / format.bytesPerLuxel);
}

inline MapBuilder roomWith(const bsp::Format &format, const QList<std::pair<QByteArray, QByteArray>> &lumps)
{
    auto room = validRoom(format);
    for (const auto &[name, bytes] : lumps)
        room.addBspx(name, bytes);
    return room;
}

inline MapBuilder roomWith(const bsp::Format &format, const QByteArray &name, const QByteArray &bytes)
{
    return roomWith(format, {{name, bytes}});
}

inline qint64 number(const MapFile &map, std::string_view lump, quint32 record, std::string_view field)
{
    const auto column = map.column(map.findLump(fromView(lump)), field);
    return record < column.count() ? column.integer(record) : INT64_MIN;
}

inline double decimal(const MapFile &map, std::string_view lump, quint32 record, std::string_view field)
{
    const auto column = map.column(map.findLump(fromView(lump)), field);
    return record < column.count() ? column.number(record) : NAN;
}

// Returns the record that a field refers to, such as "LUMP 3"; empty: none; "?": one that does not exist.
inline QString target(const MapFile &map, std::string_view lump, quint32 record, std::string_view field)
{
    const int number = map.findLump(fromView(lump));
    const Link link(map, number, map.findColumn(number, field));
    const auto to = link.at(record);
    return to.state == Link::Target::Invalid ? u"?"_s
           : to.count == 0                   ? QString()
                                             : u"%1 %2"_s.arg(lumpName(map, to.lump)).arg(to.first);
}

// Returns the problems that a map without BSPX does not have.
inline QStringList newProblems(const MapBuilder &builder)
{
    static QHash<const bsp::Format *, QStringList> ofRooms; // each is asked for thousands of times
    auto known = ofRooms.constFind(&builder.format());
    if (known == ofRooms.constEnd())
        known = ofRooms.insert(&builder.format(), problemsOf(validRoom(builder.format())));
    auto problems = problemsOf(builder);
    for (const auto &each : *known)
        problems.removeOne(each);
    return problems;
}

} // namespace bspxfixture
