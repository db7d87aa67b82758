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

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void viewChanged();
    void apply(bool scroll);
    void release();
    void keepColumn();
    void selectRows(const std::vector<quint32> &records);

    QTableView *view_;
    RecordRows *model_;
    Document *document_;
    bool applying_ = false; // the view's selection is being set, not made by its user
    bool ours_ = false;     // the Selection is being set from this view
    bool stale_ = false;    // hidden views do not project
    int column_ = 0;        // where the user was last: a filter lets go of the current cell
};
