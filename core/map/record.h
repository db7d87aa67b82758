// A reference to a record of a lump, as selection, links, problems and history use it.
#pragma once

#include <QHashFunctions>

#include <compare>
#include <vector>

// Lumps 0 to directorySize - 1 are the directory's, in the order of the format's table; derived lumps follow; from
// firstBspxLump on come BSPX lumps, their parts, and Xash3D's lumps. The index counts records; in blobs and text it is the
// byte offset.
struct RecordRef {
    qint32 lump = -1;
    quint32 index = 0;

    bool isValid() const { return lump >= 0; }
    friend auto operator<=>(const RecordRef &, const RecordRef &) = default;
    friend size_t qHash(RecordRef ref, size_t seed = 0) { return qHashMulti(seed, ref.lump, ref.index); }
};

inline constexpr int firstBspxLump = 1000;

// Returns references to the records of a lump that have these numbers, in the same order.
template <typename Number>
std::vector<RecordRef> refsOf(int lump, const std::vector<Number> &numbers)
{
    std::vector<RecordRef> refs;
    refs.reserve(numbers.size());
    for (const Number number : numbers)
        refs.push_back({lump, static_cast<quint32>(number)});
    return refs;
}
