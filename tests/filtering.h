// What the tests of the filter line share.
#pragma once

#include "core/query/filter.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <QtTest>

using namespace Qt::StringLiterals;

using Records = std::vector<quint32>;

// The records of a lump that a filter's text keeps; none, and the test fails, when the text is wrong.
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
