// Joins a table of records to the Selection, both ways.
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
    bool applying_ = false; // the view's selection is being set by code
    bool ours_ = false;     // the Selection is being set from this view
    bool stale_ = false;    // the Selection changed while the view was hidden
    int column_ = 0;        // column of the last current cell; a filter resets the current cell
};
