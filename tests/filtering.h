// Shared by the tests of the filter line.
#pragma once

#include "core/query/filter.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <QtTest>

using namespace Qt::StringLiterals;

using Records = std::vector<quint32>;

inline constexpr char filteredEntities[] = R"({ "classname" "worldspawn" "message" "The Hall" "sky" "unit1_" }
{ "classname" "light" "light" "300" "origin" "0 0 64" }
{ "classname" "light" "light" "150" "_color" "1 0.5 0" "style" "32" }
{ "classname" "func_door" "targetname" "door1" "spawnflags" "1793" "Angle" "-1" }
{ "classname" "trigger_once" "target" "door1" "spawnflags" "2048" "delay" "0.5" }
{ "classname" "trigger_once" "target" "door2" "target" "door1" "light" "" }
)";

// Returns the records of a lump that pass a filter. If its text is wrong, fails the test and returns none.
inline Records apply(const MapFile &map, QStringView lump, const QString &text)
{
    const References references(map);
    const int number = map.findLump(lump);
    const auto filter = Filter::parse(text, references, number);
    if (filter.fault())
        QTest::qFail(qPrintable(u"%1: %2"_s.arg(text, filter.fault()->what)), __FILE__, __LINE__);
    return filter.fault() ? Records() : filter.apply(references, number);
}

template <typename Holds>
Records allThat(quint32 count, Holds holds)
{
    Records records;
    for (quint32 i = 0; i < count; ++i)
        if (holds(i))
            records.push_back(i);
    return records;
}
