// Turns a lump that was exported as CSV, JSON or bytes, and edited there, back into an edit of the map.
#pragma once

#include "core/map/mapfile.h"

// Returns why `count` records cannot be appended to a lump, in a sentence; empty: they can.
QString whyNoMore(const MapFile &map, int lump, qint64 count = 2);
// Returns why a lump cannot be replaced by a table or by bytes: it is not stored. Empty: it can.
QString whyNotReplaced(const MapFile &map, int lump);

// Return the edit that gives a lump the values of a table as exportRecords() writes it, with every record and some or all of
// the stored columns. A cell whose text is the exported one keeps its bytes; others are read by cellBytes(). Records behind
// the last one are appended; they need a value for every stored column. Empty: nothing would change. Fail with a sentence that
// names the record and the column or, for what is no table, the line.
Result<Edit> editFromCsv(const MapFile &map, int lump, QByteArrayView csv);
// The records are in their order, in an array or in an object whose only member has the lump's name.
Result<Edit> editFromJson(const MapFile &map, int lump, QByteArrayView json);
// Returns the edit that gives a stored lump these bytes. Fails if they end inside a record, unless `isForced`.
Result<Edit> editFromBytes(const MapFile &map, int lump, QByteArrayView bytes, bool isForced);

// Returns the edit that adds a BSPX lump behind the others.
Edit additionOf(const MapFile &map, const QByteArray &name, QByteArrayView bytes);
// Returns the edit that removes a BSPX lump. Fails for all other lumps.
Result<Edit> removalOf(const MapFile &map, int lump);
