// Requests to the filter line of a lump that begin elsewhere, at a cell, a face, an image or a legend's entry, and the filter
// terms for them.
#pragma once

#include "core/map/references.h"

#include <QString>

struct FilterRequest {
    // Keep and Exclude narrow the filter to records for which the term holds, or does not hold. Add extends it by records for
    // which the term holds.
    enum How { Keep, Exclude, Add };

    int lump = bsp::none;
    QString term; // as typed; may have alternatives
    How how = Keep;
};

// Returns the filter that results from a request and the previous filter, whose invalid terms are omitted, as in the filter
// line. If it is empty, Add does the same as Keep.
QString combined(const QString &filter, const FilterRequest &request, const References &references);

// Returns the term for records with a value in a column of their own, as it is stored.
QString termFor(const QString &column, const QString &value);
// Returns the term for the records of `lump` that belong to any of these records, all of one lump: "texture=wall |
// texture=floor", "cluster=7". Empty if there is no name for them there.
QString termFor(const std::vector<RecordRef> &records, int lump, const References &references);
// Returns the term for records with a value from `low` to `high` in a column of their own, or of records that they lead to.
// Empty if a filter of `lump` cannot name the column, the format does not have it, or no whole number lies in the range.
QString termFor(bsp::FieldRef column, double low, double high, int lump, const References &references);
