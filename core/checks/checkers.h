// The checks themselves, one function per topic.
#pragma once

#include "core/checks/checks.h"
#include "core/text.h"

#include <QCoreApplication>

using Checker = void (*)(const CheckContext &, Problems &);

void checkLumpExtents(const CheckContext &context, Problems &problems);
void checkBehindText(const CheckContext &context, Problems &problems);
void checkOverlaps(const CheckContext &context, Problems &problems);
void checkAddedLumps(const CheckContext &context, Problems &problems);
void checkLimits(const CheckContext &context, Problems &problems);
void checkLightPages(const CheckContext &context, Problems &problems);
void checkReferences(const CheckContext &context, Problems &problems);
void checkFogs(const CheckContext &context, Problems &problems);
void checkTrees(const CheckContext &context, Problems &problems);
void checkHulls(const CheckContext &context, Problems &problems);
void checkNodeOrder(const CheckContext &context, Problems &problems);
// Checks what engines require of leafs.
void checkLeafs(const CheckContext &context, Problems &problems);
void checkSides(const CheckContext &context, Problems &problems);
void checkSignedNumbers(const CheckContext &context, Problems &problems);
void checkFaces(const CheckContext &context, Problems &problems);
void checkFoliage(const CheckContext &context, Problems &problems);
void checkLightmaps(const CheckContext &context, Problems &problems);
void checkLightLayers(const CheckContext &context, Problems &problems);
void checkVisibility(const CheckContext &context, Problems &problems);
void checkExtents(const CheckContext &context, Problems &problems);
void checkWarps(const CheckContext &context, Problems &problems);
void checkEntityText(const CheckContext &context, Problems &problems);
void checkEntityLengths(const CheckContext &context, Problems &problems);
void checkTextEnd(const CheckContext &context, Problems &problems);
void checkModels(const CheckContext &context, Problems &problems);
void checkSpawnStops(const CheckContext &context, Problems &problems);
void checkTargets(const CheckContext &context, Problems &problems);
void checkClasses(const CheckContext &context, Problems &problems);
// Checks entities against the definitions of the map's classes.
void checkDefinitions(const CheckContext &context, Problems &problems);
void checkDuplicates(const CheckContext &context, Problems &problems);
void checkOrigins(const CheckContext &context, Problems &problems);
void checkModelUse(const CheckContext &context, Problems &problems);
void checkModelBoxes(const CheckContext &context, Problems &problems);
void checkFirstEntity(const CheckContext &context, Problems &problems);
// Runs all checks of whether games can play the map with its entity text.
void checkPlayableText(const CheckContext &context, Problems &problems);
void checkAreaPortals(const CheckContext &context, Problems &problems);
// The next five report what a mapper wants to know, although games accept it.
void checkSurfaces(const CheckContext &context, Problems &problems);
void checkUnseenFaces(const CheckContext &context, Problems &problems);
void checkClusters(const CheckContext &context, Problems &problems);
void checkBrushes(const CheckContext &context, Problems &problems);
void checkLeak(const CheckContext &context, Problems &problems);
// Checks the files next to the map that its game reads in place of its lumps.
void checkCompanions(const CheckContext &context, Problems &problems);
void checkMiptexes(const CheckContext &context, Problems &problems);
void checkFrames(const CheckContext &context, Problems &problems);
void checkTextures(const CheckContext &context, Problems &problems);

struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(checks)
};
