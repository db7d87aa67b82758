// Matches the records of two maps of one format by their content, never by their numbers, which every compile assigns anew.
#pragma once

#include "core/compare/entitymatches.h"

#include <stop_token>
#include <vector>

struct ChangedRecord {
    quint32 a = 0, b = 0;
    std::vector<int> fields{}; // that differ, ascending
    friend bool operator==(const ChangedRecord &, const ChangedRecord &) = default;
};

// A lump of map A, the lump of B with the same name, and their records.
struct LumpMatches {
    int lumpA = bsp::none, lumpB = bsp::none; // none: that map lacks it
    bool isEqual = false;                     // all bytes are equal
    bool isByNumber = false;                  // records with the same number match, since the number is a position
    std::vector<qint32> toB{}, toA{};         // by record: its counterpart, or -1; empty if isByNumber or not compared
    std::vector<quint32> onlyA{}, onlyB{};    // without a counterpart, ascending
    std::vector<ChangedRecord> changed{};     // counterparts that differ, ascending by `a`
    bool isSame() const { return onlyA.empty() && onlyB.empty() && changed.empty(); }
};

struct RecordMatches {
    std::vector<LumpMatches> lumps{}; // those of A in display order without derived lumps, then those that only B has
    EntityMatches entities{};
    int entityListA = bsp::none, entityListB = bsp::none;
    // Too many records have no equal, so that only those that are equal, or follow from these, were matched; or ranges overlap so
    // much that the records of some were not read.
    bool isUncertain = false;
    bool isSame() const; // whatever the entities
    // Return the counterpart of a record, also of the entity list, or an invalid reference.
    RecordRef inB(RecordRef a) const;
    RecordRef inA(RecordRef b) const;
};

struct MatchRequest {
    static constexpr double leastTolerance = 1e-6;
    double tolerance = 0; // map units by which vertexes, planes, distances and boxes may differ; 0, or from leastTolerance on
    std::stop_token stop{};
};

// Matches the entities and the records of all stored lumps of two maps. Records match, in this order, if their content is equal,
// with what they refer to (several equal ones in the order of the file); if records that match refer to them in the same way; if
// their identity is equal, such as the position of a vertex or the box of a leaf; or if each is the only one left among those
// that two matching records list. References are equal if they lead to matching records; offsets into light and visibility and
// positions in lightmap pages do not count. Maps of different formats have no matches, but each lump is reported. Takes time
// proportional to the records, or n log n if many differ. If stopped, the result must be discarded.
RecordMatches matchRecords(const MapFile &a, const MapFile &b, const MatchRequest &request = {});
