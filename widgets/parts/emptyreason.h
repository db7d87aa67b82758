// Where a table's rows would be, why its filter keeps none.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/query/filter.h"

#include <QLabel>

class QAbstractScrollArea;

class EmptyReason : public QLabel
{
    Q_OBJECT
public:
    EmptyReason(Document *document, int lump, QWidget *parent);
    // Lies over the top of an area that scrolls, from now on, whatever becomes of its size.
    void lieOver(QAbstractScrollArea *area);
    // Found beside the window, after a sentence that needs no search.
    void tell(const Filter &filter);
    // Something else, whatever is being found.
    void say(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    Document *document_;
    int lump_;
    QAbstractScrollArea *area_ = nullptr;
    LatestWork search_;
};
