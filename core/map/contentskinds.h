// What fills a part of a map, in the few kinds that people tell apart.
#pragma once

#include "core/format/schema.h"

#include <QtGlobal>

#include <array>

inline constexpr size_t contentsKindCount = static_cast<size_t>(ContentsKind::Other) + 1;

// Contents as a format stores them, with its leafs or with its brushes: flags, or one of a few numbers.
class ContentsKinds
{
public:
    explicit ContentsKinds(const bsp::Format &format);
    // Of several flags the one that counts most for who moves there: solid before water before clips. Flags that say
    // something else alone are Other.
    ContentsKind of(qint64 contents) const;

private:
    bool areFlags_ = false;
    bsp::Names names_;
    std::span<const bsp::ContentsWords> words_;
    std::array<quint32, contentsKindCount> bits_{}; // flags of each kind
};
