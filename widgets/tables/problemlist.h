// The problems of the map. Each finding leads to its record.
#pragma once

#include "widgets/mapview.h"

class FullText;
class ProblemKinds;
class ProblemModel;
class QLabel;
class QTreeView;

class ProblemList : public MapView
{
    Q_OBJECT
public:
    explicit ProblemList(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;
    void setChecking();  // until the document's problems change
    void setCancelled(); // until the document's problems change
    // Hides these kinds, as Document::setHiddenProblems() does, in this document and later ones.
    void setHidden(const QStringList &hidden);
    QTreeView *tree() const { return tree_; }
    ProblemKinds *kinds() const { return kinds_; }
    QLabel *summary() const { return summary_; }
    FullText *wholeText() const { return whole_; }

signals:
    void checkRequested();                        // after a cancelled check
    void chosen(RecordRef record);                // clicked; followed() by a double click, or Enter
    void hiddenChosen(const QStringList &hidden); // by the user

private:
    void connectParts();
    void hideKind();
    void follow(const QString &link);
    void say(const QString &sentence); // instead of the list
    void showTree(bool shown);
    void showSummary();
    void currentChanged(const QModelIndex &index, const QModelIndex &previous);

    Document *document_ = nullptr;
    ProblemModel *model_ = nullptr;
    QLabel *summary_;
    ProblemKinds *kinds_;
    QTreeView *tree_;
    FullText *whole_; // of the current problem
};
