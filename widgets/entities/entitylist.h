// The list of entities: its filter and options, and the table.
#pragma once

#include "core/document/document.h"
#include "core/query/filterrequest.h"

#include <QWidget>

class EntityListModel;
class FilterEdit;
class QComboBox;
class EmptyReason;
class QLabel;
class QTableView;
class QToolButton;

class EntityList : public QWidget
{
    Q_OBJECT
public:
    explicit EntityList(Document *document, QWidget *parent = nullptr);

    EntityListModel *model() const { return model_; }
    QTableView *table() const { return table_; }
    FilterEdit *filterEdit() const { return filterEdit_; }
    QComboBox *spawnModeBox() const { return modes_; }
    QToolButton *grouping() const { return grouping_; }
    // Sets the game mode to show entities for, by bsp::SpawnMode::id. Shows all entities if the game has no such mode.
    void setSpawnMode(const QString &id);
    QString spawnMode() const;
    void filterByValue(FilterRequest::How how); // by the current cell's value

signals:
    void spawnModeChosen(const QString &id);
    void groupingChosen(bool grouped);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createOptions();
    void fillModes();
    void applyFilter();
    void chooseSpawnMode();
    void spanHeadings();
    void followColumn(const std::vector<int> &now);
    void fold(int row, bool folded);
    bool foldingKey(int key);
    void selectFound();
    bool selectCurrent(); // returns false if the current row is no entity or is already selected
    void updateCounts();

    Document *document_;
    EntityListModel *model_;
    FilterEdit *filterEdit_;
    QLabel *count_;
    QWidget *options_;
    QLabel *modesLabel_;
    QComboBox *modes_;
    QToolButton *grouping_;
    QTableView *table_;
    EmptyReason *empty_;
};
