// Plants faults in a valid map and prints what the checks find, for tst_checks and tst_gamechecks.
#pragma once

#include "core/checks/checks.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <QtTest>

namespace planting {

using namespace Qt::StringLiterals;
using Plant = std::function<void(MapBuilder &)>;

// Returns all kinds of findings except those about unknown definitions: built maps have made-up classes
// (tst_definitionchecks).
inline WantedKinds withoutDefinitions()
{
    return {.without = {QStringLiteral("class-unknown"), QStringLiteral("key-unknown"), QStringLiteral("choice-unknown"),
                        QStringLiteral("value-type")}};
}

inline std::vector<Problem> check(const MapFile &map, int engine = 0, std::stop_token stop = {})
{
    const References references(map);
    const auto problems =
        check(CheckContext{.map = map, .references = references, .engine = engine, .stop = stop, .wanted = withoutDefinitions()});
    for (const auto &problem : problems)
        if (!checkIds().contains(problem.id))
            QTest::qFail(qPrintable(problem.id + u" is in no list"_s), __FILE__, __LINE__);
    return problems;
}

// Returns a line such as "error index-range FACES.planenum 3 x2": severity, id, lump and field, first record, count.
inline QString printed(const MapFile &map, const Problem &problem)
{
    const auto &first = problem.findings.front();
    QString where = lumpName(map, problem.lump);
    if (problem.field >= 0)
        where += u'.' + fromView(map.field({problem.lump, problem.field}).name);
    const auto count = problem.count > 1 ? u" x%1"_s.arg(problem.count) : QString();
    return u"%1 %2 %3 %4%5"_s.arg(severityName(problem.severity), problem.id, where).arg(first.record.index).arg(count);
}

inline QStringList printed(const MapFile &map, const std::vector<Problem> &problems)
{
    QStringList lines;
    for (const auto &problem : problems)
        lines += printed(map, problem);
    return lines;
}

// Returns a room without problems. Quake III's brush models have no trees, so the room's last node, the brush model's, is
// removed there.
inline MapBuilder validRoom(const bsp::Format &format)
{
    auto room = MapBuilder::room(format);
    if (!room.has("MODELS", "headnode") && !room.has("CLIPNODES"))
        room.setLumpBytes("NODES", room.lumpBytes("NODES").chopped(format.lumps[static_cast<size_t>(format.roles.nodes)].stride));
    return room;
}

inline QStringList problemsOf(const MapBuilder &builder, int engine = 0)
{
    const auto map = readMap(builder.build(), builder.format()); // the fault may hide the format
    return map ? printed(map.value(), check(map.value(), engine)) : QStringList(map.error());
}

// Returns the lines with the lumps' names in this format.
inline QStringList expectedIn(const MapBuilder &builder, const QStringList &lines)
{
    QStringList result;
    for (const auto &line : lines) {
        auto words = line.split(u' ');
        const auto lump = words[2].section(u'.', 0, 0).toStdString();
        if (builder.has(lump))
            words[2].replace(0, static_cast<qsizetype>(lump.size()), fromView(builder.name(builder.lump(lump))));
        result += words.join(u' ');
    }
    return result;
}

inline void addFaultColumns()
{
    QTest::addColumn<const bsp::Format *>("format");
    QTest::addColumn<Plant>("plant");
    QTest::addColumn<QStringList>("expected");
}

// Adds a row for every format for which `has` returns true.
template <typename Has>
void addFaultWhere(const char *what, Has has, const Plant &plant, const QStringList &expected = {})
{
    for (const bsp::Format *format : bsp::formats())
        if (has(*format))
            QTest::addRow("%s %s", format->id.data(), what) << format << plant << expected;
}

// Adds a row for every format that has the lumps in `needs`.
inline void addFault(const char *what, std::initializer_list<std::string_view> needs, const Plant &plant,
                     const QStringList &expected = {})
{
    const auto hasAll = [needs](const bsp::Format &format) {
        return std::ranges::all_of(needs, [map = MapBuilder(format)](auto lump) { return map.has(lump); });
    };
    addFaultWhere(what, hasAll, plant, expected);
}

// The body of a test over such rows.
inline void plantAndCompare()
{
    QFETCH(Plant, plant);
    QFETCH(QStringList, expected);
    auto builder = validRoom(fetchFormat());
    plant(builder);
    QCOMPARE(problemsOf(builder), expectedIn(builder, expected));
}

inline Plant setField(std::string_view lump, quint32 record, std::string_view field, double value)
{
    return [=](MapBuilder &map) { map.set(lump, record, field, value); };
}

// Appends to the room's entity text.
inline Plant addText(const QByteArray &text)
{
    return [text](MapBuilder &map) {
        auto all = map.lumpBytes("ENTITIES");
        all.chop(1);
        map.setLumpBytes("ENTITIES", all + text + '\0');
    };
}

} // namespace planting
