// Sentences about what a file is.
#pragma once

#include "core/format/formats.h"

#include <QByteArray>
#include <QString>

class MapFile;

// Returns what the file is, to follow "This is ". `bytes` are those that were identified.
QString kindOf(const bsp::Identity &identity, const QByteArray &bytes);
// Returns what to do about a file that is no map, in a sentence; empty: nothing is known.
QString adviceOn(const bsp::Identity &identity);
// Returns what a file really is that was taken for another kind, in sentences that call it "it", with what to do about it.
// Empty unless it is a map, a failed download, or still to be unpacked.
QString whatInstead(const QByteArray &bytes);
// Returns why a file is not opened, and what to do or how to view it anyway.
QString refusalOf(const bsp::Identity &identity, const QByteArray &bytes);
// Returns a sentence with the games and versions whose maps can be opened.
QString openableFormats();
// Returns why a map is read-only: readMapAs() read it as another format. Empty if it can be edited.
QString whyReadOnly(const MapFile &map);
// Returns why problems found in such a map may not be real. Empty for other maps.
QString doubtOfFindings(const MapFile &map);
