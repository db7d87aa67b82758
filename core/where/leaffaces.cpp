#include "core/where/leaffaces.h"

#include "core/where/modelowners.h"

LeafFaces::LeafFaces(const MapFile &map)
    : ranges_(map, map.format().columns.leafFaces), entries_(map, map.format().columns.leafFace), isOfWorld_(worldLeafs(map))
{
}

LeafFaces::Range LeafFaces::entriesOf(quint32 leaf) const
{
    if (!isOfWorld_[leaf])
        return {};
    const auto range = ranges_.at(leaf);
    return {range.first, range.first + range.count};
}

qint64 LeafFaces::faceOf(quint32 entry) const
{
    const auto face = entries_.at(entry);
    return face.count > 0 ? static_cast<qint64>(face.first) : -1;
}
