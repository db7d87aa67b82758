// What is said of a file by what it is.
#pragma once

#include "core/format/formats.h"

#include <QByteArray>
#include <QString>

class MapFile;

// After "This is ". `bytes` are what was identified.
QString kindOf(const bsp::Identity &identity, const QByteArray &bytes);
// Returns what to do about a file that is no map, in a sentence; empty: nothing is known.
QString adviceOn(const bsp::Identity &identity);
// Returns what a file is that was taken for another kind, in sentences that call it "it", with what to do about it; empty: it
// is no map, and no download that failed or is still to be unpacked.
QString whatInstead(const QByteArray &bytes);
// Why it is not opened, and what to do, or how it can be read all the same.
QString refusalOf(const bsp::Identity &identity, const QByteArray &bytes);
// The games and versions whose maps can be opened, in a sentence.
QString openableFormats();
// Why a map is for looking at, and neither edited nor saved: MapFile::readAs() took it for what it is not. Empty: it is not.
QString whyReadOnly(const MapFile &map);
// Why what is found wrong with such a map need not be wrong with it. Empty: it is none such.
QString doubtOfFindings(const MapFile &map);
