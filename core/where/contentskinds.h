// Sorts contents into the few kinds that people distinguish, such as solid, water and clip.
#pragma once

#include "core/map/mapfile.h"

#include <QtGlobal>

#include <array>

inline constexpr size_t contentsKindCount = static_cast<size_t>(ContentsKind::Other) + 1;

// Interprets contents as a map stores them for its leafs or brushes: flags, named as in its game, or one of a few numbers.
class ContentsKinds
{
public:
    explicit ContentsKinds(const MapFile &map);
    // Returns the kind of these contents. Of several flags, the one that matters most for movement wins: solid before water
    // before clips. Flags of no known kind are Other.
    ContentsKind of(qint64 contents) const;

private:
    bool areFlags_ = false;
    bsp::Names names_;
    std::span<const bsp::ContentsWords> words_;
    std::array<quint32, contentsKindCount> bits_{}; // flags of each kind
};
