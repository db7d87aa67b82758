// Explains, in place of a table's rows, why its filter matches none.
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
    // Covers the top of a scroll area from now on, and follows its size.
    void coverTopOf(QAbstractScrollArea *area);
    // Explains why `filter` matches nothing: with a general sentence at once, then with the reason found on a worker thread.
    void tell(const Filter &filter);
    // Shows another sentence and cancels the search for a reason.
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
