// Exports records as CSV, TSV and JSON, streamed: a map of 20 MB becomes 200 MB of text that is never in memory at once.
#pragma once

#include "core/map/celltext.h"

#include <QIODevice>

#include <optional>
#include <span>
#include <stop_token>

enum class LumpFormat;

enum class ExportFormat {
    Csv,
    SheetCsv, // for spreadsheets: a text that they would take for a formula gets a leading apostrophe
    Tsv,
    Json,
    Ndjson,
};

// A column under a name of its own; without a cell, one that this map lacks but others have.
struct ExportColumn {
    QByteArray name; // UTF-8
    std::optional<CellText> cell{};
};

// The records of a lump to export: all, or `rows` in their order.
struct ExportSelection {
    int lump = -1;
    std::optional<std::span<const quint32>> rows;
    bool withComputed = false; // computed columns, too, if the map has them
    // Values are written as tables show them: flags and named values in words, entity keys decoded (MapFile::textCode()).
    // Otherwise as stored: numbers, and one character per byte.
    bool asShown = false;
    std::optional<std::span<const int>> columns{}; // fields in this order, including computed ones if the map has them
    // Ndjson for tables of many maps: each line begins with a column `map` with this value instead of the lump's name, and
    // columns have plainNames().
    std::optional<QByteArrayView> mapName{};              // UTF-8
    std::optional<std::span<const ExportColumn>> named{}; // instead of `columns`; CSV leaves those without a cell empty
    std::optional<QByteArrayView> lineBegin{};            // CSV: begins each line, and there is no header line
    bool withIndex = false;                               // JSON: each object begins with the record's number, "index"
};

// Returns the lumps that store records, without derived ones.
std::vector<int> recordLumps(const MapFile &map);
// Returns the lumps that tables of many maps may have: all with records, including derived ones such as the parts of BSPX lumps.
std::vector<int> recordTables(const MapFile &map);

// Writes records to a device. JSON of several lumps is one object of arrays by lump name; with `bare`, a single lump is just
// its array. CSV and TSV take one lump and begin with a header line; the first column is the record's number. Floats are in
// the shortest form that reads back the same (JSON: null if not finite), characters in UTF-8. `members`,
// JSON members with a comma after each, precede the others in the object of the lumps, or in each line of ndjson. Returns
// false if the device fails (its errorString() says why) or if it is stopped.
bool exportRecords(const MapFile &map, std::span<const ExportSelection> selections, ExportFormat format, QIODevice &to,
                   bool bare = false, std::stop_token stop = {}, const QByteArray &members = {});

// Writes a lump so that editFromLumpFile() (core/opening/lumpfile.h) can put it back: in the format Bytes, `bytes`, which
// lumpFileOf() returns; else its records as stored. Returns what exportRecords() does. Requires that whyNotExtracted() returns
// nothing.
bool writeLumpFile(const MapFile &map, int lump, LumpFormat format, QByteArrayView bytes, QIODevice &to,
                   std::stop_token stop = {});
