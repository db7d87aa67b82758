// Why a filter keeps no record, for whoever typed it.
#pragma once

#include "core/query/filter.h"

// Of a filter that is right and keeps nothing: which of its terms leaves nothing over, and what is there instead. Takes
// as long as applying it once for each of its terms. Empty when `stop` is requested, or something is kept after all.
QString whyEmpty(const Filter &filter, const References &references, int lump, std::stop_token stop = {});

// What each term of a filter is good for.
struct TermUse {
    QString words;              // as it was typed, without its negation
    QString key;                // of the entities, that it reads; empty: none
    bool isNegated = false;     // it stands in an odd number of negations, != included
    bool passesWithout = false; // an entity without the key passes by it
    size_t kept = 0;            // the records that it alone keeps, without its negation
    QString suggestion;         // what may be meant where it keeps nothing, in a sentence; empty: nothing is known
};
// In the order of the text. Takes as long as applying the filter once for each term.
std::vector<TermUse> usesOfTerms(const Filter &filter, const References &references, int lump);
