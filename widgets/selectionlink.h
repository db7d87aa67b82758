// Joins a table of records to the Selection, both ways; the only place where an item view and the Selection meet.
#pragma once

#include "core/document/document.h"
#include "core/document/recordrows.h"

#include <QTableView>

class SelectionLink : public QObject
{
    Q_OBJECT
public:
    SelectionLink(QTableView *view, RecordRows *model, Document *document);
    // Shows the Selection again, after the rows have changed places.
    void apply(bool scroll);
    // Drops the view's own selection while rows change places: keeping it would cost a persistent index for every cell.
    void release();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void viewChanged();
    void selectRows(const std::vector<quint32> &records);

    QTableView *view_;
    RecordRows *model_;
    Document *document_;
    bool applying_ = false; // the view's selection is being set, not made by its user
    bool ours_ = false;     // the Selection is being set from this view
    bool stale_ = false;    // hidden views do not project
};
