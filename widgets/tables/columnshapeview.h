// The distribution of values in a table's current column, beside the table or below: how often each value occurs among the
// records shown.
#pragma once

#include "core/document/latestwork.h"
#include "core/query/columnshape.h"
#include "core/query/filterrequest.h"
#include "widgets/mapview.h"

class LumpModel;
class ShapeBars;
class QLabel;
class QTableView;
class QToolButton;

class ColumnShapeView : public QWidget
{
    Q_OBJECT
public:
    // Follows the table's rows and its current column; reads nothing while it is hidden.
    ColumnShapeView(Document *document, LumpModel *model, QTableView *table, QWidget *parent = nullptr);

    int column() const { return column_; }
    void setColumn(int column);
    ShapeBars *bars() const { return bars_; }
    QLabel *sentence() const { return sentence_; }
    QToolButton *colorButton() const { return colorButton_; }
    bool isBusy() const { return work_.isRunning(); }
    static QKeySequence key();   // opens and closes it
    static QList<OwnKey> keys(); // those that no action lists

signals:
    void colorRequested(bsp::FieldRef column);
    void filterWanted(const QString &term, FilterRequest::How how); // filter the table
    void closeWanted();
    void statusMessage(const QString &sentence);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createLine();
    void refresh();
    void forget();
    void tell(std::shared_ptr<const ColumnShape> shape);
    void showSelected();
    void select(std::vector<quint32> records, bool extends);
    void filterBy(BarRange range, FilterRequest::How how);

    Document *document_;
    LumpModel *model_;
    QLabel *sentence_;
    QToolButton *colorButton_;
    ShapeBars *bars_;
    int column_ = 0;
    std::shared_ptr<const ColumnShape> shape_; // null: none, or none yet
    LatestWork work_;
};
