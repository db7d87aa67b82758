// What games and their compilers take of an entity text: one judgement for the checks of a map and of an edit.
#pragma once

#include "core/entities/edits.h"

// Whether the first entity is worldspawn, in any case: of equal classnames the last counts.
bool isWorldFirst(const EntitySource &source);

// What is longer than somebody takes: of an entity its pairs together, or a word of one of them. A word that the game
// does not read whole is not told to be too long for compilers as well.
struct TooLong {
    enum Part : quint8 {
        Pairs,       // how many the game takes
        EntityBytes, // keys and values with a NUL each, as the game stores them
        Word,        // a key or a value that the game reads
        ToolKey,     // that compilers read
        ToolValue,
    };
    Part part = Pairs;
    qint32 entity = 0;
    KeyValue pair{}; // of words
    quint64 length = 0, most = 0;
};

// By entity; of each itself before its words.
std::vector<TooLong> tooLongParts(const EntitySource &source, const bsp::TextLimits &limits);
