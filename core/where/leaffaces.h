// The faces that the world's leafs list. Each leaf has a range of entries in a lump, and each entry refers to a face.
#pragma once

#include "core/map/link.h"

class LeafFaces
{
public:
    explicit LeafFaces(const MapFile &map);

    struct Range {
        quint32 first = 0, end = 0;
    };
    quint32 leafCount() const { return ranges_.count(); }
    quint32 entryCount() const { return entries_.count(); }
    // Ranges may overlap in damaged maps. Empty for leafs of brush models, since entities place what they list.
    Range entriesOf(quint32 leaf) const;
    qint64 faceOf(quint32 entry) const; // -1: it refers to none

private:
    Link ranges_, entries_;
    std::vector<bool> isOfWorld_; // by leaf
};
