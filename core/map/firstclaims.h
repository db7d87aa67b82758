// Finds the first owner of each entry of a list, where owners claim ranges one after another.
#pragma once

#include <QtGlobal>

#include <numeric>
#include <utility>
#include <vector>

// Visits each entry once, even if ranges overlap: later claims skip entries that have an owner.
class FirstClaims
{
public:
    explicit FirstClaims(quint32 entries) : owners_(entries, -1), next_(entries + 1U)
    {
        std::iota(next_.begin(), next_.end(), 0U);
    }

    // Claims the free entries from `first` up to, but not including, `end`, which is at most the number of entries.
    void claim(quint32 first, quint32 end, quint32 owner)
    {
        for (quint32 i = nextFree(first); i < end; i = nextFree(i))
            take(i, owner);
    }
    void take(quint32 entry, quint32 owner)
    {
        owners_[entry] = static_cast<qint32>(owner);
        next_[entry] = entry + 1;
    }
    // Returns the first free entry from `i` on; the number of entries if there is none.
    quint32 nextFree(quint32 i)
    {
        while (next_[i] != i)
            i = next_[i] = next_[next_[i]];
        return i;
    }
    bool isTaken(quint32 entry) const { return owners_[entry] >= 0; }
    // Returns the owner of each entry; -1: none.
    std::vector<qint32> owners() && { return std::move(owners_); }

private:
    std::vector<qint32> owners_;
    std::vector<quint32> next_; // the entry itself if free; else one on the way to the next free one
};
