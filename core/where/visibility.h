// Where the rows of the potentially visible and hearable sets lie, in each format's own encoding.
#pragma once

#include "core/map/mapfile.h"

// A row as the file stores it, in bytes from the start of visBytes().
struct VisRow {
    qint64 offset = -1; // -1: the map has no row for the cluster, which sees everything
    qint64 bytes = 0;   // size of the decoded row
};

enum class VisSet { Pvs, Phs };

// How a format encodes its rows, and where it stores them: everything in which formats differ.
struct VisCoding {
    // Rows are run-length encoded: a zero byte is followed by the number of zero bytes that it stands for.
    bool isPacked = false;
    // Each leaf after the first has a row and stores its offset; otherwise leafs name clusters, whose number the lump
    // states.
    bool isOfLeafs = false;
    bool statesRowBytes = false; // the lump states the bytes of a row; otherwise they follow from the number of clusters
    bool hasPhs = false;
    // Implement clusterCount() and visRow() for maps with this coding.
    quint32 (*count)(const MapFile &map) = nullptr;
    VisRow (*row)(const MapFile &map, quint32 cluster, VisSet set) = nullptr;
};
const VisCoding &visCodingOf(const bsp::Format &format);

// Returns the lump with the rows, or the rows next to the map that replace it (MapFile::visFile()).
bsp::ByteView visBytes(const MapFile &map);
// Returns the number of clusters; never more than the file has room or leafs for, nor than a row has bits.
quint32 clusterCount(const MapFile &map);
// Returns the cluster that a leaf belongs to; -1: none that exists.
qint64 clusterOfLeaf(const MapFile &map, quint32 leaf);
// Returns the same if the number of clusters is known already, as when the derived table of clusters is being made.
qint64 clusterOfLeaf(const MapFile &map, quint32 leaf, quint32 clusters);
// Returns a cluster's row. In a format without PHS, the offset of a PHS row is -1.
VisRow visRow(const MapFile &map, quint32 cluster, VisSet set);
// Checks whether a map's rows decode to their full length without running past the lump. One pass over the lump serves all
// rows, however they overlap, and memory is a few bytes a row.
class VisRowCheck
{
public:
    explicit VisRowCheck(const MapFile &map);
    // Checks run-length encoded rows at these offsets.
    VisRowCheck(bsp::ByteView lump, std::vector<qint64> begins);
    // Returns whether a row decodes to its full length. `row`: a result of visRow(), or a row at one of the offsets given.
    bool fits(VisRow row) const;

private:
    qint64 size_ = 0;
    bool isPacked_ = true;
    std::vector<qint64> begins_; // offsets of the rows inside the lump, ascending; only if run-length encoded
    std::vector<qint64> reach_;  // for each: the size in bytes of decoding from there to the lump's end
};
