// One lump as a table, with its filter line.
#pragma once

#include "core/document/document.h"
#include "core/query/exporter.h"
#include "widgets/parts/contextmenu.h"

#include <QTimer>
#include <QWidget>

class FilterEdit;
class LumpModel;
class EmptyReason;
class QLabel;
class QTableView;

// Rows to write to a file, of the map as it was when they were asked for; the window asks where to and does it.
struct ExportJob {
    std::shared_ptr<const MapFile> map;
    int lump = -1;
    std::vector<quint32> rows;
    ExportFormat format = ExportFormat::Csv;
};

class LumpView : public QWidget
{
    Q_OBJECT
public:
    LumpView(Document *document, int lump, QWidget *parent = nullptr);

    int lump() const { return lump_; }
    QTableView *table() const { return table_; }
    LumpModel *model() const { return model_; }
    FilterEdit *filterEdit() const { return filterEdit_; }
    EmptyReason *empty() const { return empty_; }
    void setFilterText(const QString &text);
    // All that the filter keeps.
    void selectShown();
    // Of the actions of every table.
    static QList<OwnKey> keys();
    // Names of the columns that are not shown.
    QStringList hiddenColumns() const;
    void setHiddenColumns(const QStringList &names);

signals:
    void followed(RecordRef record); // the user followed a link
    void exportRequested(const ExportJob &job);
    void hiddenColumnsChanged();
    void colorRequested(bsp::FieldRef column); // the user wants to see it in 3D
    void selectedLinked();              // the user asked for what these records use, or what uses them
    void statusMessage(const QString &sentence); // something worth telling in the status bar

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static const QList<OwnAction<LumpView>> &actionRows();
    void applyFilter();
    void updateCount();
    void cycleSort(int column);
    void follow(const QModelIndex &index);
    void filterByValue(bool excludes);
    void selectLinked(bool users);
    void exportAs(ExportFormat format);
    void copyCell();
    void copyRows(ExportFormat format);
    void showHeaderMenu(QPoint at);
    std::vector<quint32> selectedRecords() const; // in the order of the rows

    Document *document_;
    int lump_;
    LumpModel *model_;
    FilterEdit *filterEdit_;
    QLabel *count_;
    QTableView *table_;
    EmptyReason *empty_; // in the table, where the filter keeps nothing
    bool selectsShown_ = false; // once they are there
    QTimer patience_; // quick work is not announced
};
