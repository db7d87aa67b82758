#include "core/map/leaffaces.h"

LeafFaces::LeafFaces(const MapFile &map)
{
    const auto &roles = map.format().roles;
    const auto fields = map.lump(roles.leafs).fields;
    for (size_t f = 0; f < fields.size(); ++f) {
        if (fields[f].use != bsp::Use::First)
            continue;
        const auto listed = map.lump(fields[f].target).fields;
        for (size_t g = 0; g < listed.size(); ++g)
            if (listed[g].use == bsp::Use::Index && listed[g].target == roles.faces) {
                ranges_.emplace(map, roles.leafs, static_cast<int>(f));
                entries_.emplace(map, fields[f].target, static_cast<int>(g));
            }
    }
}

LeafFaces::Range LeafFaces::entriesOf(quint32 leaf) const
{
    const auto range = ranges_->at(leaf);
    return {range.first, range.first + range.count};
}

qint64 LeafFaces::faceOf(quint32 entry) const
{
    const auto face = entries_->at(entry);
    return face.count > 0 ? static_cast<qint64>(face.first) : -1;
}
