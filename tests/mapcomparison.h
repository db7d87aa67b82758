// Says in what an edited map differs from its saved file that was read anew, for tests of edits at random.
#pragma once

#include "core/checks/checks.h"
#include "core/map/entitytext.h"
#include "core/map/references.h"
#include "tests/testmaps.h"

inline QByteArray recordsOf(const MapFile &map, int lump) { return viewOf(map.lumpBytes(lump)).toByteArray(); }

// Returns the bytes of a lump; of the entity lump without the zeros that a save may leave at its end, or between the text and
// what is behind it.
inline QByteArray tellingOf(const MapFile &map, int lump)
{
    if (lump != map.format().roles.entities)
        return recordsOf(map, lump);
    auto bytes = map.entityText().toByteArray() + '\0' + bytesAfterText(map.entityBytes()).toByteArray();
    while (bytes.endsWith('\0'))
        bytes.chop(1);
    return bytes;
}

// Returns in what the lumps and references of a map differ from those of the same map read anew, in a few words; empty: in
// nothing. Skips the lump `except`.
inline QString whyUnlike(const References &references, const References &ofAnew, int except = bsp::none)
{
    const auto &map = references.map(), &anew = ofAnew.map();
    if (map.lumps() != anew.lumps())
        return QStringLiteral("its lumps are others");
    for (const int lump : map.lumps()) {
        const auto name = fromView(map.lump(lump).name);
        if (lump != except && tellingOf(map, lump) != tellingOf(anew, lump))
            return name + QStringLiteral(" has other records");
        const auto &fields = map.lump(lump).fields;
        if (fields.size() != anew.lump(lump).fields.size())
            return name + QStringLiteral(" has other fields");
        for (int field = 0; field < std::ssize(fields); ++field)
            if (map.namedRecords(lump, field) != anew.namedRecords(lump, field))
                return name + QStringLiteral(" names others");
    }
    if (map.bytesPerLuxel() != anew.bytesPerLuxel())
        return QStringLiteral("a luxel has other bytes");
    if (map.entities().pairs.size() != anew.entities().pairs.size())
        return QStringLiteral("its entities are others");
    for (const int lump : map.lumps())
        for (const auto &source : map.lump(lump).fields.empty() ? std::vector<bsp::FieldRef>() : ofAnew.sourcesOf(lump))
            for (const quint32 record : spread(map.recordCount(lump), 20))
                if (references.sources({lump, record}, source) != ofAnew.sources({lump, record}, source))
                    return QStringLiteral("%1 %2 is referred to by others").arg(fromView(map.lump(lump).name)).arg(record);
    return {};
}

inline QStringList linesOf(const std::vector<Problem> &problems)
{
    QStringList all;
    for (const auto &problem : problems) {
        all.append(QStringLiteral("%1 %2 %3 %4").arg(problem.id).arg(problem.lump).arg(problem.field).arg(problem.count));
        for (const auto &finding : problem.findings)
            all.append(QStringLiteral("%1 %2 %3").arg(finding.record.lump).arg(finding.record.index).arg(finding.text));
    }
    all.sort();
    return all;
}

// Returns the first line that only one of two sorted lists has, or has more often; empty: there is none.
inline QString whyUnlike(const QStringList &found, const QStringList &expected)
{
    for (qsizetype i = 0; i < std::max(found.size(), expected.size()); ++i) {
        const auto line = found.value(i), other = expected.value(i);
        if (line != other)
            return QStringLiteral("found \"%1\" where \"%2\" is found when it is opened anew").arg(line, other);
    }
    return {};
}
