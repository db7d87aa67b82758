// What is wrong with the map, every finding a way to its record.
#pragma once

#include "widgets/mapview.h"

class ProblemModel;
class QLabel;
class QTreeView;
class FullText;

class ProblemList : public MapView
{
    Q_OBJECT
public:
    explicit ProblemList(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;
    void setChecking();                   // until the document's problems change
    void setCancelled();                  // likewise
    QTreeView *tree() const { return tree_; }
    FullText *wholeText() const { return whole_; }

signals:
    void checkRequested();         // after a check that was cancelled
    void chosen(RecordRef record); // clicked; followed() by a double click, or Enter

private:
    void showSummary();
    void currentChanged(const QModelIndex &index, const QModelIndex &previous);

    Document *document_ = nullptr;
    ProblemModel *model_ = nullptr;
    QLabel *summary_;
    QTreeView *tree_;
    FullText *whole_; // of the current problem
};
