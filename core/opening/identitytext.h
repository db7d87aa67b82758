// Sentences about what a file is.
#pragma once

#include "core/format/formats.h"

#include <QByteArray>
#include <QString>

class MapFile;

// Returns what the file is, to follow "This is ". `bytes` are those that were identified.
QString kindOf(const bsp::Identity &identity, const QByteArray &bytes);
// Returns what to do about a file that is not a map, in a sentence; empty if there is no advice.
QString adviceOn(const bsp::Identity &identity);
// Returns what a file of an unexpected kind really is and what to do about it, in sentences that call it "it". Empty unless it
// is a map, a failed download, or must be unpacked first.
QString whatInstead(const QByteArray &bytes);
// Returns why a file is not opened, and what to do or how to view it anyway.
QString refusalOf(const bsp::Identity &identity, const QByteArray &bytes);
// Returns a sentence with the games and versions whose maps can be opened.
QString openableFormats();
// Returns why a map is read-only: readMapAs() read it as another format. Empty if it can be edited.
QString whyReadOnly(const MapFile &map);
// Returns why problems found in such a map may not be real. Empty for other maps.
QString doubtOfFindings(const MapFile &map);
