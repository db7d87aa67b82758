// Where a table's rows would be, why its filter keeps none.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/query/filter.h"

#include <QLabel>

class EmptyReason : public QLabel
{
    Q_OBJECT
public:
    EmptyReason(Document *document, int lump, QWidget *parent);
    // Found beside the window, after a sentence that needs no search.
    void tell(const Filter &filter);

private:
    Document *document_;
    int lump_;
    LatestWork search_;
};
