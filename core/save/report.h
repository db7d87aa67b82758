// Describes what a save will change, as found by comparing the new bytes with the old ones.
#pragma once

#include "core/save/lumpplacement.h"
#include "core/save/refusals.h"

struct SaveReport {
    QString compared;                     // what the new file is compared with; empty: with the map that was edited
    qint64 sizeBefore = 0, sizeAfter = 0; // of the file
    Extent lumpBefore, lumpAfter;         // of the entity text
    quint32 entitiesBefore = 0, entitiesAfter = 0;
    QString entityChanges;               // how many entities differ, and in which keys, as a sentence; empty: none
    QStringList entityLines;             // what differs in each entity; a long list is cut off
    qint64 bytesTaken = 0, bytesPut = 0; // of the text, from the first change to the last
    QString bytesAfterText;              // a sentence that bytes after the text are kept; empty: there are none
    QStringList editedLumps;             // other lumps that were edited, a sentence each
    qint64 bspxMoved = 0;                // bytes
    int otherLumps = 0;                  // how many unedited lumps were compared, including BSPX's
    QStringList changedLumps;            // those that differ nevertheless; planSave() refuses to change any
    QString placement;                   // where the text goes, as a sentence
    QString consequence;                 // what the edited copy means for players, in sentences
    qsizetype bakedLights = 0;           // number of edited lights whose light the compiler baked into the map
    QStringList leftBehind; // files that the copy lacks (core/save/leftbehind.h); set by callers, which know the target
    QStringList companions; // sentences on files next to it (core/save/leftbehind.h); also set by callers
    QString entFile;        // how to give the engine the edits without changing the map; empty: it cannot be done
    EditFaults faults;

    // Returns the report without the faults and entFile, as lines of text.
    QStringList lines() const;
};

// Reports on a save of `map` into its own file. The faults are those that the edit adds and, before them, that the file
// lacks bytes of the map (missingParts()): a save would replace a file that is visibly truncated by one that seems whole.
SaveReport reportOn(const MapFile &map, const SavePlan &plan);
// Reports on a save that replaces another file: compares with `replaced`, which has the same format, and reports the faults
// that the map before its edits or `replaced` did not have.
SaveReport reportOn(const MapFile &map, const SavePlan &plan, const MapFile &replaced);
// Returns the sentence which says that the replaced file is not a map of this format, so that nothing can be compared with it.
QString notComparable(const bsp::Format &format);

// The engine's checksum before and after. Not part of the report, since computing it reads both files whole: for files
// of 23 MB that takes longer than all the rest.
struct ChecksumChange {
    QString before, after;
};
ChecksumChange checksumsOf(const MapFile &map, const SavePlan &plan);
