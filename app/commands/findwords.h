// The words of `find FILE... TABLE [FILTER]`, and the columns of its CSV.
#pragma once

#include "core/opening/mapfiles.h"
#include "core/search/recordsearch.h"

namespace commands {

struct FindWords {
    QStringList files;
    QString table, filter; // the filter is empty if there is none
};

// Splits the words, as typed: TABLE is the last word if that is a table's name; otherwise the last word is the FILTER, and
// TABLE the one before it. Fails with a sentence on what is missing.
Result<FindWords> findWordsOf(const QStringList &words);

// Returns the columns of a CSV with the records of these maps, each a single one: those that the query names, with all parts of
// arrays and vectors, or those that its filter names and then all that the table stores in any of the maps' formats. Of an
// archive, only the first map is opened. `as`: the format of all maps; null: their own.
QStringList csvColumns(const RecordQuery &query, const std::vector<NamedMap> &maps, const bsp::Format *as);

} // namespace commands
