// What uses up a budget of the map, as rectangles and as a table: a click selects whose it is.
#pragma once

#include "core/budget/budget.h"
#include "core/document/latestwork.h"
#include "widgets/mapview.h"

class BudgetModel;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;
class TreemapView;

class BudgetView : public MapView
{
    Q_OBJECT
public:
    explicit BudgetView(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;
    void setInFront(bool inFront) override;
    QList<OwnKey> ownKeys() const override;

    // Of what is chosen in the boxes; null until it is counted.
    const Budget *budget() const;
    bool isBusy() const;                      // it is being counted
    QComboBox *what() const { return what_; } // by BudgetMeasure
    QComboBox *by() const { return by_; }     // of groupingsOf() that
    QLabel *line() const { return line_; }    // the whole, or why there is nothing
    TreemapView *treemap() const { return treemap_; }
    QTableView *table() const { return table_; }
    QPushButton *lookButton() const { return look_; }   // of what is drawn at once: the 3D view is to show the place
    QPushButton *causeButton() const { return cause_; } // what causes it there, or where the selected cluster is
    // The places from which most is drawn.
    void showHotSpots();
    void offer(const QList<QAction *> &actions) override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createBar();
    void setUpTable();
    void fitColumns();
    void fillGroupings();
    BudgetQuestion question() const;
    void count();
    void take(std::shared_ptr<const Budget> budget);
    void adoptSelection(bool scroll);
    void chooseRows();
    void choose(size_t part, Qt::KeyboardModifiers modifiers);
    void activate(size_t part);
    bool clears(QEvent *event) const;
    QWidget *createDrawnBar();
    bool isOfDrawn() const;
    bool isOfPlaces() const;
    const BudgetPart *place(qint64 selected) const;
    qint64 selectedCluster() const;
    void showCausesFrom(qint64 cluster);
    void updateDrawnBar();

    Document *document_ = nullptr;
    bool isInFront_ = false, isStale_ = true;
    bool isOurs_ = false;     // the Selection is being set from the table
    bool isApplying_ = false; // the table's selection is being set, not made by its user
    qint64 from_ = -1;        // the cluster that causes are told of; -1: that from which most is drawn
    std::shared_ptr<const Budget> budget_;
    BudgetModel *model_;
    QComboBox *what_, *by_;
    QLabel *line_;
    QPushButton *look_, *cause_;
    QWidget *drawnBar_;
    QSplitter *panes_;
    TreemapView *treemap_;
    QTableView *table_;
    LatestWork counting_;
};
