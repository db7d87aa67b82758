// The differences between the map and the one that it is compared with, by lump and kind. Each leads to its record.
#pragma once

#include "widgets/mapview.h"

class DifferenceModel;
class FullText;
class QLabel;
class QLineEdit;
class QTreeView;

class DifferenceList : public MapView
{
    Q_OBJECT
public:
    explicit DifferenceList(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;
    // Makes the next or the previous difference current, from the last to the first and back, and emits chosen().
    void step(bool forward);
    QTreeView *tree() const { return tree_; }
    DifferenceModel *model() const { return model_; }
    QLineEdit *filterEdit() const { return filter_; }
    QLabel *summary() const { return summary_; }

signals:
    void chosen(RecordRef record); // clicked or stepped to; followed() by a double click, or Enter

private:
    void connectParts();
    void showSummary();
    QString sentence() const; // on what is compared, or why nothing is listed
    void takeList();
    void moveTo(const QModelIndex &index);
    void choose(const QModelIndex &index);
    void take();

    Document *document_ = nullptr;
    DifferenceModel *model_ = nullptr;
    QLabel *summary_;
    QLineEdit *filter_;
    QTreeView *tree_;
    FullText *whole_;   // of the current difference
    qsizetype at_ = -1; // number of the last current one; if it is gone, of the one before
    RecordRef a_, b_;   // its records
    bool isMoving_ = false;
};
