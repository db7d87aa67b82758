// What is wrong with the map, every finding a way to its record.
#pragma once

#include "core/document/document.h"

#include <QWidget>

class ProblemModel;
class QLabel;
class QTreeView;
class WholeText;

class ProblemList : public QWidget
{
    Q_OBJECT
public:
    explicit ProblemList(QWidget *parent = nullptr);
    void setDocument(Document *document); // null: no map
    void setChecking();                   // until the document's problems change
    void setCancelled();                  // likewise
    QTreeView *tree() const { return tree_; }
    WholeText *wholeText() const { return whole_; }

signals:
    void checkRequested();           // after a check that was cancelled
    void chosen(RecordRef record);   // clicked
    void followed(RecordRef record); // double clicked, or Enter

private:
    void showSummary();
    void currentChanged(const QModelIndex &index, const QModelIndex &previous);

    Document *document_ = nullptr;
    ProblemModel *model_ = nullptr;
    QLabel *summary_;
    QTreeView *tree_;
    WholeText *whole_; // of the current problem
};
