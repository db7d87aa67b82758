#include "core/mapdiff/mapdiff.h"

#include <algorithm>
#include <utility>

namespace {

// Returns whether a value only numbers the same brush model differently.
bool isSameModel(const MapDiff &diff, const KeyDifference &key)
{
    const auto models = diff.a->format().roles.models;
    const auto was = brushModelOf(diff.a->entitySource(), key.key, key.was),
               now = brushModelOf(diff.b->entitySource(), key.key, key.now);
    if (!was || !now || &diff.a->format() != &diff.b->format())
        return false;
    return diff.records.inB({models, *was}) == RecordRef{models, *now};
}

EntityDifferences entitiesOf(const MapDiff &diff)
{
    auto differences = entityDifferences(diff.a->entitySource(), diff.b->entitySource(), diff.records.entities);
    for (auto &changed : differences.changed)
        std::erase_if(changed.keys, [&](const KeyDifference &key) { return isSameModel(diff, key); });
    std::erase_if(differences.changed, [](const ChangedEntity &changed) { return changed.keys.empty(); });
    return differences;
}

// Compares light and visibility, unless all their bytes and what refers to them are equal.
void compareBlobs(MapDiff &diff, const std::stop_token &stop)
{
    const auto &roles = diff.a->format().roles;
    const auto isEqual = [&diff](int lump) {
        const auto matches = std::ranges::find(diff.records.lumps, lump, &LumpMatches::lumpA);
        return lump == bsp::none || matches == diff.records.lumps.end() || matches->isEqual;
    };
    const auto inBoth = [&diff](int lump) {
        return lump != bsp::none && std::ranges::any_of(diff.records.lumps, [lump](const LumpMatches &matches) {
                   return matches.lumpA == lump && matches.lumpB != bsp::none;
               });
    };
    if (inBoth(roles.lighting) && !(isEqual(roles.lighting) && isEqual(roles.faces)))
        if (auto light = lightDifferences(*diff.a, *diff.b, diff.records, stop); light.compared > 0 && light.withoutSize == 0)
            diff.light = std::move(light);
    if (inBoth(roles.visibility) && !(isEqual(roles.visibility) && isEqual(roles.leafs)))
        if (const auto visibility = visDifferences(*diff.a, *diff.b, diff.records, stop);
            visibility && visibility.value().matched > 0)
            diff.visibility = visibility.value();
}

// Returns the fields of the entities' table that show one of these keys.
std::vector<int> fieldsOfKeys(const MapFile &map, const std::vector<KeyDifference> &keys)
{
    std::vector<int> fields;
    const auto declared = map.lump(map.format().roles.entityList).fields;
    for (size_t field = 0; field < declared.size(); ++field)
        if (declared[field].type == bsp::Type::Text
            && std::ranges::any_of(keys, [name = fromView(declared[field].name)](const KeyDifference &key) {
                   return name.compare(QLatin1StringView(key.key), Qt::CaseInsensitive) == 0;
               }))
            fields.push_back(static_cast<int>(field));
    return fields;
}

// Returns what differs between two entities that match.
RecordDifference entityDifference(const MapDiff &diff, RecordRef a, RecordRef b)
{
    RecordDifference difference{.a = a, .b = b};
    const auto &all = diff.entities.changed;
    const auto changed = std::ranges::lower_bound(all, static_cast<qint32>(b.index), {}, &ChangedEntity::now);
    if (changed != all.end() && changed->now == static_cast<qint32>(b.index)) {
        difference.kind = RecordDifference::Changed;
        difference.fields = fieldsOfKeys(*diff.b, changed->keys);
        difference.keys = changed->keys;
    }
    return difference;
}

// Returns what differs between two records of a lump that match.
RecordDifference matchedDifference(const LumpMatches &lump, RecordRef a, RecordRef b)
{
    RecordDifference difference{.a = a, .b = b};
    const auto changed = std::ranges::lower_bound(lump.changed, a.index, {}, &ChangedRecord::a);
    if (changed != lump.changed.end() && changed->a == a.index) {
        difference.kind = RecordDifference::Changed;
        difference.fields = changed->fields;
    }
    return difference;
}

} // namespace

const LightDifferences *MapDiff::lightOf(const LumpMatches &lump) const
{
    return light && numberOf(lump) == a->format().roles.lighting ? &*light : nullptr;
}

const VisDifferences *MapDiff::visibilityOf(const LumpMatches &lump) const
{
    return visibility && numberOf(lump) == a->format().roles.visibility ? &*visibility : nullptr;
}

bool MapDiff::hasOtherBytes(const LumpMatches &lump) const
{
    const auto kind = mapOf(lump).lump(numberOf(lump)).kind;
    return !lump.isEqual && kind == bsp::Kind::Bytes && !lightOf(lump) && !visibilityOf(lump);
}

bool MapDiff::differs(const LumpMatches &lump) const
{
    const auto *lit = lightOf(lump);
    const auto *seen = visibilityOf(lump);
    return !lump.isSame() || hasOtherBytes(lump) || (lit && !lit->faces.empty())
           || (seen && (seen->differing > 0 || seen->notCompared > 0));
}

bool MapDiff::isMentioned(const LumpMatches &lump) const { return !isEntities(lump) && (!lump.isEqual || differs(lump)); }

bool MapDiff::isEntities(const LumpMatches &lump) const
{
    return lump.lumpA != bsp::none ? lump.lumpA == a->format().roles.entities : lump.lumpB == b->format().roles.entities;
}

bool MapDiff::isSame() const
{
    return entities.isEmpty() && std::ranges::none_of(records.lumps, [this](const LumpMatches &lump) { return differs(lump); });
}

RecordDifference MapDiff::ofA(RecordRef record) const
{
    if (!record.isValid() || !a->contains(record))
        return {};
    const auto other = records.inB(record);
    const bool isEntity = record.lump == records.entityListA;
    if (isEntity)
        return other.isValid() ? entityDifference(*this, record, other)
                               : RecordDifference{.kind = RecordDifference::Removed, .a = record};
    const auto lump = std::ranges::find(records.lumps, record.lump, &LumpMatches::lumpA);
    if (lump == records.lumps.end())
        return {.a = record};
    if (other.isValid())
        return matchedDifference(*lump, record, other);
    const bool isRemoved = std::ranges::binary_search(lump->onlyA, record.index);
    return {.kind = isRemoved ? RecordDifference::Removed : RecordDifference::Same, .a = record};
}

RecordDifference MapDiff::ofB(RecordRef record) const
{
    if (!record.isValid() || !b->contains(record))
        return {};
    const auto other = records.inA(record);
    const bool isEntity = record.lump == records.entityListB;
    if (isEntity)
        return other.isValid() ? entityDifference(*this, other, record)
                               : RecordDifference{.kind = RecordDifference::Added, .b = record};
    const auto lump = std::ranges::find(records.lumps, record.lump, &LumpMatches::lumpB);
    if (lump == records.lumps.end())
        return {.b = record};
    if (other.isValid())
        return matchedDifference(*lump, other, record);
    const bool isAdded = std::ranges::binary_search(lump->onlyB, record.index);
    return {.kind = isAdded ? RecordDifference::Added : RecordDifference::Same, .b = record};
}

MapDiff diffMaps(std::shared_ptr<const MapFile> a, std::shared_ptr<const MapFile> b, const MatchRequest &request)
{
    MapDiff diff{.a = std::move(a), .b = std::move(b), .records = {}};
    diff.records = matchRecords(*diff.a, *diff.b, request);
    if (request.stop.stop_requested())
        return diff;
    compareBlobs(diff, request.stop);
    diff.entities = entitiesOf(diff);
    return diff;
}
