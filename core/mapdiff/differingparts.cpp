#include "core/mapdiff/differingparts.h"

#include "core/geometry/solids.h"
#include "core/map/references.h"
#include "core/sorting.h"

#include <algorithm>

namespace {

// Returns the records of a lump of map B that were changed, ascending.
std::vector<quint32> changedInB(const LumpMatches &lump)
{
    std::vector<quint32> changed;
    for (const auto &record : lump.changed)
        changed.push_back(record.b);
    sortUnique(changed);
    return changed;
}

std::vector<quint32> recordsOf(const MapDiff &diff, int lumpInB, RecordDifference::Kind kind)
{
    const auto &lumps = diff.records.lumps;
    const auto lump = std::ranges::find(lumps, lumpInB, &LumpMatches::lumpB);
    if (lumpInB == bsp::none || lump == lumps.end())
        return {};
    return kind == RecordDifference::Removed ? lump->onlyA : kind == RecordDifference::Added ? lump->onlyB : changedInB(*lump);
}

// Adds faces of map B whose light differs, or that refer to changed records.
void addChangedFaces(std::vector<quint32> &faces, const MapDiff &diff, const std::stop_token &stop)
{
    if (diff.light)
        for (const auto &[a, b] : diff.light->faces)
            faces.push_back(b);
    const References references(*diff.b);
    const int lump = diff.b->format().roles.faces;
    const auto targets = references.targets(lump);
    for (const auto &matches : diff.records.lumps) {
        if (matches.lumpB == lump || matches.changed.empty() || stop.stop_requested()
            || std::ranges::find(targets, matches.lumpB) == targets.end())
            continue;
        const auto referring = references.referring(lump, changedInB(matches), matches.lumpB);
        faces.insert(faces.end(), referring.begin(), referring.end());
    }
    sortUnique(faces);
    const auto added = recordsOf(diff, lump, RecordDifference::Added);
    std::erase_if(faces, [&added](quint32 face) { return std::ranges::binary_search(added, face); });
}

std::vector<quint32> numbersOfEntities(const EntityDifferences &entities, RecordDifference::Kind kind)
{
    std::vector<quint32> numbers;
    if (kind == RecordDifference::Changed)
        for (const auto &changed : entities.changed)
            numbers.push_back(static_cast<quint32>(changed.now));
    else
        for (const qint32 entity : kind == RecordDifference::Removed ? entities.removed : entities.added)
            numbers.push_back(static_cast<quint32>(entity));
    return numbers;
}

} // namespace

DifferingParts differingParts(const MapDiff &diff, RecordDifference::Kind kind, const std::stop_token &stop)
{
    DifferingParts parts;
    parts.entities = numbersOfEntities(diff.entities, kind);
    if (&diff.a->format() != &diff.b->format())
        return parts;
    const int faces = diff.b->format().roles.faces, brushes = brushLump(*diff.b);
    parts.faces = recordsOf(diff, faces, kind);
    if (kind == RecordDifference::Changed && faces != bsp::none)
        addChangedFaces(parts.faces, diff, stop);
    if (brushes == brushLump(*diff.a))
        parts.brushes = refsOf(brushes, recordsOf(diff, brushes, kind));
    return parts;
}
