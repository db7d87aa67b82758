// Who first claims each entry of a list, of owners that claim a range each, one after the other.
#pragma once

#include <QtGlobal>

#include <numeric>
#include <utility>
#include <vector>

// Each entry is looked at once, also where ranges overlap: later claims skip what has an owner.
class FirstClaims
{
public:
    explicit FirstClaims(quint32 entries) : owners_(entries, -1), next_(entries + 1U)
    {
        std::iota(next_.begin(), next_.end(), 0U);
    }

    // All from `first` to before `end`, which is at most the number of entries.
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
    // The number of entries: there is none.
    quint32 nextFree(quint32 i)
    {
        while (next_[i] != i)
            i = next_[i] = next_[next_[i]];
        return i;
    }
    bool isTaken(quint32 entry) const { return owners_[entry] >= 0; }
    // By entry; -1: nobody.
    std::vector<qint32> owners() && { return std::move(owners_); }

private:
    std::vector<qint32> owners_;
    std::vector<quint32> next_; // itself where free; the way to the next free one goes along these
};
