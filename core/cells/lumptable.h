// Turns a lump that was extracted as CSV, JSON or bytes, and edited there, back into an edit of the map. writeLumpFile()
// (core/query/exporter.h) extracts it.
#pragma once

#include "core/map/mapfile.h"

// What a file with a lump contains: the lump's bytes, or its records as a table.
enum class LumpFormat { Bytes, Csv, Json };

// Returns the format that the ending of a file's name stands for: .csv and .json, in any case; any other means bytes.
LumpFormat lumpFormatOf(const QString &path);
// Returns why a lump cannot be extracted in this format: it is not stored, or has no records. Empty: it can.
QString whyNotExtracted(const MapFile &map, int lump, LumpFormat format);
// Returns why a lump cannot be replaced by a table or by bytes: it is not stored. Empty: it can.
QString whyNotReplaced(const MapFile &map, int lump);

// Reads a file with a lump. Fails with a sentence if it cannot be read or is larger than 2 GiB.
Result<QByteArray> readLumpFile(const QString &path);
// Returns the edit that replaces a lump by the contents of a file, by one of the next three functions.
Result<Edit> editFromFile(const MapFile &map, int lump, LumpFormat format, QByteArrayView contents, bool isForced);

// Return the edit that gives a lump the values of a table in the form that exportRecords() writes. The table must have every
// record; it may lack columns. A cell whose text is the exported one keeps its bytes; cellBytes() reads the others. Records
// after the last one are appended; they need a value for every stored column. An empty edit: nothing would change. Fail with a
// sentence that names the record and the column, or the line if the text is not such a table.
Result<Edit> editFromCsv(const MapFile &map, int lump, QByteArrayView csv);
// JSON lists the records in order, in an array or in an object whose only member has the lump's name.
Result<Edit> editFromJson(const MapFile &map, int lump, QByteArrayView json);
// Returns the edit that gives a stored lump these bytes. Fails if they end inside a record, unless `isForced`.
Result<Edit> editFromBytes(const MapFile &map, int lump, QByteArrayView bytes, bool isForced);

// Returns why a BSPX lump cannot be added under this name: a lump has it, it is a number, or it is not Latin-1. Empty: it can.
// MapFile::whyNot() tests its length.
QString whyNotAdded(const MapFile &map, const QString &name);
// Returns the edit that adds a BSPX lump behind the others.
Edit additionOf(const MapFile &map, const QByteArray &name, QByteArrayView bytes);
// Returns the edit that removes a BSPX lump. Fails for all other lumps.
Result<Edit> removalOf(const MapFile &map, int lump);
