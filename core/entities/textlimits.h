// The limits of games and compilers for entity texts, as used by the checks of a map and of an edit.
#pragma once

#include "core/entities/edits.h"

// Returns whether the first entity is worldspawn, in any case; of equal classnames the last is used.
bool isWorldFirst(const EntitySource &source);

// Something beyond a limit: all pairs of an entity together, or a word of one of them. A word that the game itself cannot
// read whole is not also reported as too long for compilers.
struct TooLong {
    enum Part : quint8 {
        Pairs,       // more pairs than the game allows
        EntityBytes, // keys and values with a NUL each, as the game stores them
        Word,        // a key or a value that the game reads
        ToolKey,     // a key that compilers read
        ToolValue,
    };
    Part part = Pairs;
    qint32 entity = 0;
    KeyValue pair{}; // if it is a word
    quint64 length = 0, most = 0;
};

// Returns what is too long, by entity; for each, the entity itself comes before its words.
std::vector<TooLong> tooLongParts(const EntitySource &source, const bsp::TextLimits &limits);
