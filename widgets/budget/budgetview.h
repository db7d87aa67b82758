// Shows what uses up a budget of the map, as a treemap and as a table. A click selects the records of a part.
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

    // Returns the budget chosen in the boxes; null until it is computed.
    const Budget *budget() const;
    bool isBusy() const;                      // the budget is being computed
    QComboBox *what() const { return what_; } // index: BudgetMeasure
    QComboBox *by() const { return by_; }     // one of groupingsOf() the measure
    QLabel *line() const { return line_; }    // the summary, or why there is none
    TreemapView *treemap() const { return treemap_; }
    QTableView *table() const { return table_; }
    QPushButton *lookButton() const { return look_; }   // for BudgetMeasure::Drawn: looks from there in 3D
    QPushButton *causeButton() const { return cause_; } // shows what is drawn from there, or from the selected cluster
    // Shows the places from which most is drawn.
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
    // `other`: the limits of the other map of a comparison; null: none.
    void take(std::shared_ptr<const Budget> budget, const std::shared_ptr<const Budget> &other = {});
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
    bool isApplying_ = false; // the table's selection is being set by code
    qint64 from_ = -1;        // cluster whose causes are shown; -1: the one from which most is drawn
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
