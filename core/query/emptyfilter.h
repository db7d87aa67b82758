// Explains why a filter keeps no record.
#pragma once

#include "core/query/filter.h"

// Explains which term of a valid filter that keeps nothing excludes everything, and which values exist instead. Takes as long as
// applying the filter once for each term. Empty if `stop` is requested, or if something is kept after all.
QString whyEmpty(const Filter &filter, const References &references, int lump, std::stop_token stop = {});

// What a term of a filter does by itself.
struct TermUse {
    QString words;              // as typed, without its negation
    QString key;                // entity key that it reads; empty: none
    bool isNegated = false;     // it is inside an odd number of negations, != included
    bool passesWithout = false; // an entity without the key passes
    size_t kept = 0;            // records that it keeps by itself, without its negation
    QString suggestion;         // a sentence on what may be meant if it keeps nothing; may be empty
};
// Returns sentences on what may be meant by terms whose values are taken literally, such as classname=func*.
QStringList suggestionsFor(const ParsedFilter &filter);
// Returns the terms in the order of the text. Takes as long as applying the filter once for each term.
std::vector<TermUse> usesOfTerms(const Filter &filter, const References &references, int lump);
