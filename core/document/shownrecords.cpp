#include "core/document/shownrecords.h"

#include "core/sorting.h"

#include <utility>

const std::vector<quint32> *ShownRecords::of(int lump) const
{
    const auto found = shown_.constFind(lump);
    return found == shown_.constEnd() ? nullptr : &*found;
}

void ShownRecords::set(int lump, std::vector<quint32> records)
{
    records = ascending(std::move(records));
    if (const auto *before = of(lump); before && *before == records)
        return;
    shown_.insert(lump, records);
    emit changed(lump);
}

void ShownRecords::setAll(int lump)
{
    if (shown_.remove(lump))
        emit changed(lump);
}
