// Two maps, and all that differs between them: records, entities, light and visibility.
#pragma once

#include "core/compare/recordmatches.h"
#include "core/entities/entitydiff.h"
#include "core/map/mapdifferences.h"
#include "core/mapdiff/lightdifferences.h"
#include "core/mapdiff/visdifferences.h"

#include <memory>
#include <optional>

// A value that threads may share. Map A is the older or the other one, B the newer or the open one.
struct MapDiff {
    std::shared_ptr<const MapFile> a, b;
    RecordMatches records;
    EntityDifferences entities{};
    // Set if the lumps differ and can be compared otherwise than by bytes.
    std::optional<LightDifferences> light{};
    std::optional<VisDifferences> visibility{};

    // Return the map that a lump is taken from, A if it has it, and its number and name there.
    const MapFile &mapOf(const LumpMatches &lump) const { return lump.lumpA != bsp::none ? *a : *b; }
    int numberOf(const LumpMatches &lump) const { return lump.lumpA != bsp::none ? lump.lumpA : lump.lumpB; }
    QString nameOf(const LumpMatches &lump) const { return fromView(mapOf(lump).lump(numberOf(lump)).name); }
    // Return the differences of light and visibility if the lump stores that; else null.
    const LightDifferences *lightOf(const LumpMatches &lump) const;
    const VisDifferences *visibilityOf(const LumpMatches &lump) const;
    // Returns whether a lump without records has other bytes. The entities are compared as such.
    bool hasOtherBytes(const LumpMatches &lump) const;
    // Returns whether a lump's content differs: its records, also if its bytes are equal and refer to other records; its light;
    // its visibility; or its bytes, if nothing else is known about them.
    bool differs(const LumpMatches &lump) const;
    // Returns whether a list of differences has a line about a lump: its content differs, or only its bytes. The entities are
    // listed as such.
    bool isMentioned(const LumpMatches &lump) const;
    bool isEntities(const LumpMatches &lump) const; // its text
    // Returns whether neither the entities nor any lump differs.
    bool isSame() const;

    // Return what happened to a record of A or B, in logarithmic time. Same for a record of a derived lump without entities, and
    // for an offset in a lump without records.
    RecordDifference ofA(RecordRef record) const;
    RecordDifference ofB(RecordRef record) const;
};

// Compares two maps. If stopped, the result must be discarded.
MapDiff diffMaps(std::shared_ptr<const MapFile> a, std::shared_ptr<const MapFile> b, const MatchRequest &request = {});
