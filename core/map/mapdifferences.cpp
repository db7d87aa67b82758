#include "core/map/mapdifferences.h"

#include "core/map/celltext.h"

std::optional<QString> MapDifferences::otherText(const MapFile &map, RecordRef record, int field) const
{
    const auto difference = of(record);
    if (difference.kind != RecordDifference::Changed || !difference.has(field))
        return {};
    const auto &name = map.field({record.lump, field}).name;
    const int its = other->findColumn(difference.a.lump, name); // entities of another format have other columns
    return its == bsp::none ? std::nullopt : std::optional(CellText(*other, difference.a.lump, its).text(difference.a.index));
}
