// Records as CSV, TSV and JSON, streamed: a map of 20 MB becomes 200 MB of text that is never held at once.
#pragma once

#include "core/map/mapfile.h"

#include <QIODevice>

#include <optional>
#include <span>
#include <stop_token>

enum class ExportFormat {
    Csv,
    SheetCsv, // for spreadsheets: a text that they would take for a formula has an apostrophe before it
    Tsv,
    Json,
    Ndjson,
};

// Which records of which lump; without `rows` all of them, with them in their order.
struct ExportSelection {
    int lump = -1;
    std::optional<std::span<const quint32>> rows;
    bool withComputed = false; // columns that are calculated, too, if the map has them
    // As tables show it: flags and values that have names in words, keys of entities as people read them
    // (MapFile::textCode()); else as stored: numbers, and a character a byte.
    bool asShown = false;
    std::optional<std::span<const int>> columns{}; // fields in this order, calculated ones too if the map has them
};

// The lumps that have records and lie in the directory, in its order.
std::vector<int> recordLumps(const MapFile &map);

// JSON of several lumps is one object of arrays by lump name; of a single one, when `bare`, just its array. CSV and TSV
// take one lump and begin with a header line; the first column is the record's number. Floats are in the shortest form that
// reads back the same (JSON: null for what is not finite), characters in UTF-8. False when the device fails (its
// errorString() says why) or when it is stopped.
bool exportRecords(const MapFile &map, std::span<const ExportSelection> selections, ExportFormat format, QIODevice &to,
                   bool bare = false, std::stop_token stop = {});
