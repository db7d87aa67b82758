// The faces that the world's leafs list. Each leaf has a range of entries in a lump, and each entry refers to a face.
#pragma once

#include "core/map/link.h"
#include "core/where/modelowners.h"

class LeafFaces
{
public:
    explicit LeafFaces(const MapFile &map)
        : ranges_(map, map.format().columns.leafFaces), entries_(map, map.format().columns.leafFace), isOfWorld_(worldLeafs(map))
    {
    }

    struct Range {
        quint32 first = 0, end = 0;
    };
    quint32 leafCount() const { return ranges_.count(); }
    quint32 entryCount() const { return entries_.count(); }
    // Returns a leaf's entries; none for leafs of brush models, since entities determine where their faces are. Ranges may
    // overlap in damaged maps.
    Range entriesOf(quint32 leaf) const
    {
        if (!isOfWorld_[leaf])
            return {};
        const auto range = ranges_.at(leaf);
        return {range.first, range.first + range.count};
    }
    // Returns the face that an entry refers to, or -1.
    qint64 faceOf(quint32 entry) const
    {
        const auto face = entries_.at(entry);
        return face.count > 0 ? static_cast<qint64>(face.first) : -1;
    }

private:
    Link ranges_, entries_;
    std::vector<bool> isOfWorld_; // by leaf
};
