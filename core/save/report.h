// What a save will change, for the person who is about to do it: counted and compared in the new bytes, not assumed.
#pragma once

#include "core/save/lumpplacement.h"
#include "core/save/refusals.h"

struct SaveReport {
    QString compared;                     // what the new file is compared with, if not with the map that was edited
    qint64 sizeBefore = 0, sizeAfter = 0; // of the file
    Extent lumpBefore, lumpAfter;         // of the entity text
    quint32 entitiesBefore = 0, entitiesAfter = 0;
    QString entityChanges;                // how many entities differ, and in which keys, in a sentence; empty: none
    QStringList entityLines;              // of each what differs, of very many the first
    qint64 bytesTaken = 0, bytesPut = 0; // of the text, from its first change to its last
    QString behindText;                  // that bytes behind the text are kept, in a sentence; empty: there are none
    QStringList editedLumps;             // other lumps that were edited, a sentence each
    qint64 bspxMoved = 0;                // by how many bytes
    int otherLumps = 0;                  // how many of those that were not edited were compared, BSPX's among them
    QStringList changedLumps;            // those of them that are not identical; planSave() refuses to change any
    QString placement;                   // where the text goes, in a sentence
    QString consequence;                 // what the edited copy means to those who play it, in sentences
    qsizetype bakedLights = 0; // how many lights were edited whose light the map's faces have from the compiler
    QStringList leftBehind; // what the copy loses (core/save/leftbehind.h); who knows where it goes says so
    QStringList entFiles;   // what becomes of entity texts beside it (core/save/leftbehind.h), likewise
    QString entFile; // how to give the engine the text without changing the map; empty: it cannot be done
    EditFaults faults;

    // All of it but the faults and the .ent file, a line each.
    QStringList lines() const;
};

// `map` is the map in the file that the plan replaces. The report's faults are those that the edit adds, and before them that the
// file lacks bytes of the map (missingParts()): a save would put a whole file in the place of what shows that it is cut off.
SaveReport reportOn(const MapFile &map, const SavePlan &plan);
// The same where the save replaces another file than `map`'s: compares with that, and holds faults against the edit that
// either of both does not have. `replaced` is of the same format.
SaveReport reportOn(const MapFile &map, const SavePlan &plan, const MapFile &replaced);
// Says that the file that is replaced is no map of this format, so that nothing can be compared with it.
QString notComparable(const bsp::Format &format);

// The engine's checksum before and after. Not part of the report, since it reads both files whole: for ones of 23 MB it
// takes longer than all the rest.
struct ChecksumChange {
    QString before, after;
};
ChecksumChange checksumsOf(const MapFile &map, const SavePlan &plan);
