// What is asked of the filter line of a lump from beside it: by a cell, a face, an image or a legend's entry. And the
// terms that stand for these.
#pragma once

#include "core/map/references.h"

#include <QString>

struct FilterRequest {
    // Of the records that a filter keeps, those for which the term holds, or those for which it does not; Add: besides
    // them those for which it holds.
    enum How { Keep, Exclude, Add };

    int lump = bsp::none;
    QString term; // as one is typed; with alternatives too
    How how = Keep;
};

// The filter that a request makes of the one before, whose terms that are wrong are left out, as in the line. Of an
// empty one Add makes what Keep does.
QString combined(const QString &filter, const FilterRequest &request, const References &references);

// For those with a value in a column of their own, as it is stored.
QString termFor(const QString &column, const QString &value);
// For the records of `lump` that belong to any of these, all of one lump: "texture=wall | texture=floor", "cluster=7".
// Empty where there is no name for them there.
QString termFor(const std::vector<RecordRef> &records, int lump, const References &references);
// For those with a value from `low` to `high` in a column, of their own or of what they lead to. Empty as above, and
// for one that the format does not have.
QString termFor(bsp::FieldRef column, double low, double high, int lump, const References &references);
