// Where the rows of the potentially visible set lie, in each format's own coding.
#pragma once

#include "core/map/mapfile.h"

// A row as the file stores it, in bytes from the start of visBytes().
struct VisRow {
    qint64 offset = -1; // -1: the map has no row for it, it sees everything
    qint64 bytes = 0;   // how many bytes the row has when it is decoded
};

enum class VisSet { Pvs, Phs };

// How a format codes its rows, and where it keeps them: whatever differs between formats is asked of this.
struct VisCoding {
    // Rows are run-length code: a zero byte is followed by how many zero bytes it stands for.
    bool isPacked = false;
    // There is a row for each leaf behind the first, and leafs say where; else leafs name clusters, which the lump
    // counts.
    bool isOfLeafs = false;
    bool statesRowBytes = false; // the lump says how long a row is; else that follows from the number of clusters
    bool hasPhs = false;
    // What clusterCount() and visRow() give; of a map of such a format.
    quint32 (*count)(const MapFile &map) = nullptr;
    VisRow (*row)(const MapFile &map, quint32 cluster, VisSet set) = nullptr;
};
const VisCoding &visCodingOf(const bsp::Format &format);

// The lump that rows lie in, or what lies beside the map in place of it (MapFile::visFile()).
bsp::ByteView visBytes(const MapFile &map);
// How many clusters there are; never more than the file has room for or leafs for, nor than a row has bits for.
quint32 clusterCount(const MapFile &map);
// The cluster that a leaf belongs to; -1: none that exists.
qint64 clusterOfLeaf(const MapFile &map, quint32 leaf);
// The same where the number of clusters is at hand, as before the derived table of them is made.
qint64 clusterOfLeaf(const MapFile &map, quint32 leaf, quint32 clusters);
// A cluster's row. Of a format without PHS the offset of that is -1.
VisRow visRow(const MapFile &map, quint32 cluster, VisSet set);
// Tells of the rows of a map whether they decode to their full length without running past the lump. One pass over the
// lump answers for every row, however they overlap, and memory is a few bytes a row.
class VisRowCheck
{
public:
    explicit VisRowCheck(const MapFile &map);
    // Of run-length code with rows that begin there.
    VisRowCheck(bsp::ByteView lump, std::vector<qint64> begins);
    // `row`: one that visRow() gave, or that begins at one of the places given.
    bool fits(VisRow row) const;

private:
    qint64 size_ = 0;
    bool isPacked_ = true;
    std::vector<qint64> begins_; // of the rows that are inside, in ascending order; only where they are run-length code
    std::vector<qint64> reach_;  // for each: bytes that decoding from there to the lump's end gives
};
