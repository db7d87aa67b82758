// Lets the user pick the record that a cell is to refer to: it is selected in its table, in the 3D view or in any other view,
// and taken by a button of the notice bar, Enter or a double click in its table. The view then returns to the cell.
#pragma once

#include "core/document/document.h"

#include <QPointer>

class Navigation;
class NoticeBar;
class TableArea;

class RecordPicker : public QObject
{
    Q_OBJECT
public:
    RecordPicker(NoticeBar *notice, TableArea *tables, Navigation *navigation);
    void setDocument(Document *document); // null: no map

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; // of the application, while a record is being picked

private:
    void start(RecordRef record, int field);
    void ask(); // whether the selected record is meant
    QString question(RecordRef selected) const;
    void take();
    void returnToCell();
    void end();

    NoticeBar *notice_;
    TableArea *tables_;
    Navigation *navigation_;
    QPointer<Document> document_;
    RecordRef cell_; // the record whose field is to refer to the picked one; invalid: none is being picked
    int field_ = bsp::none;
    RecordRef picked_; // what would be taken now; invalid: nothing
    QString asked_;    // the notice's sentence
};
