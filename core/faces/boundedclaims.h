// Decides which owners (such as faces) keep the entries that they list, if all owners together list far more than the
// lump holds. Owners of a sound map share few entries; in a damaged one, the work would grow with owners times entries.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <vector>

// Owners that list the fewest entries keep them; among equals, those with the lowest numbers do.
class BoundedClaims
{
public:
    // Every owner keeps all entries.
    BoundedClaims() = default;
    // `claimOf(owner)` returns how many entries an owner lists, or 0 if its list is broken. At most `most` entries are
    // kept in all.
    template <typename Claim>
    BoundedClaims(quint32 owners, quint64 most, Claim claimOf)
    {
        quint64 sum = 0;
        for (quint32 owner = 0; owner < owners && sum <= most; ++owner)
            sum += claimOf(owner);
        if (sum <= most)
            return;
        std::vector<quint64> claims;
        for (quint32 owner = 0; owner < owners; ++owner)
            if (const quint64 claim = claimOf(owner); claim > 0)
                claims.push_back(claim);
        std::ranges::sort(claims);
        size_t kept = 0;
        for (sum = 0; sum + claims[kept] <= most; ++kept)
            sum += claims[kept];
        limit_ = claims[kept];
        leftOut_ = static_cast<quint32>(claims.size() - kept);
        auto keptOfLimit = claims.begin() + static_cast<qptrdiff>(kept) - std::ranges::lower_bound(claims, limit_);
        while (claimOf(end_) != limit_ || keptOfLimit-- > 0)
            ++end_;
        while (claimOf(firstLeftOut_) == 0 || keeps(firstLeftOut_, claimOf(firstLeftOut_)))
            ++firstLeftOut_;
    }

    bool keeps(quint32 owner, quint64 claim) const { return claim < limit_ || (claim == limit_ && owner < end_); }
    // Return the number of owners that lose their entries, and the first of them, which is valid only if leftOut() is not 0.
    quint32 leftOut() const { return leftOut_; }
    quint32 firstLeftOut() const { return firstLeftOut_; }

private:
    quint64 limit_ = UINT64_MAX; // owners that list more keep nothing
    quint32 end_ = 0;            // owners that list as many keep them if below this number
    quint32 leftOut_ = 0, firstLeftOut_ = 0;
};
