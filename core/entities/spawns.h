// Which entities a game makes of a map, by the way it is played: some keys say where an entity is left out.
#pragma once

#include "core/entities/edits.h"

// One reason why an entity is left out.
struct SpawnRule {
    enum Test {
        AnyBit,    // the key's number has one of the bits
        AllBits,   // or all of them
        NotZero,   // the key's number is not 0
        LacksWord, // the key is there and does not contain the word
    };
    std::string_view key;
    Test test = AnyBit;
    quint32 bits = 0;
    std::string_view word{};
    const char *reason = nullptr; // to be translated, a sentence
};

// A way of playing.
struct SpawnMode {
    std::string_view id; // for settings
    const char *name;    // to be translated
    std::span<const SpawnRule> rules;
};

// Those that a format's game knows, easiest first; none where its entities are always made.
std::span<const SpawnMode> spawnModes(const bsp::Format &format);
QString spawnModeName(const SpawnMode &mode);
// Why the game leaves an entity out, in a sentence; empty: it makes it.
QString whyLeftOut(const EntitySource &source, qint32 entity, const SpawnMode &mode);
