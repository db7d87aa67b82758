#include "core/compare/counterparts.h"

#include <algorithm>

std::vector<RecordRef> counterparts(const MapFile &from, std::span<const RecordRef> records, const MapFile &to,
                                    const RecordMatches &matches)
{
    std::vector<RecordRef> found;
    const bool isAlike = &from.format() == &to.format();
    for (const auto record : records) {
        const bool isDerived = !from.isStored(record.lump) && record.lump != from.format().roles.entityList;
        if (!isDerived) {
            if (const auto other = matches.inB(record); other.isValid())
                found.push_back(other);
        } else if (isAlike && record.lump < firstBspxLump && from.contains(record) && to.contains(record)
                   && std::ranges::equal(from.recordBytes(record), to.recordBytes(record))) {
            found.push_back(record);
        }
    }
    return found;
}
