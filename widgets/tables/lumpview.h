// One lump as a table, with its filter line.
#pragma once

#include "core/document/recordeditor.h"
#include "core/query/exporter.h"
#include "core/query/filterrequest.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/tables/namedfilters.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class ColumnShapeView;
class FilterCompleter;
class FilterEdit;
class LumpModel;
class EmptyReason;
class QLabel;
class QMenu;
class QSplitter;
class QTableView;

// Rows to write to a file, of the map as it was when they were requested. The window asks for the file and writes it.
struct ExportJob {
    std::shared_ptr<const MapFile> map;
    int lump = -1;
    std::vector<quint32> rows;
    ExportFormat format = ExportFormat::Csv;
    // The columns shown, in their order and as shown; nothing: the columns that the map stores, as stored.
    std::optional<std::vector<int>> columns{};

    ExportSelection selection() const;
};

class LumpView : public QWidget
{
    Q_OBJECT
public:
    LumpView(Document *document, int lump, QWidget *parent = nullptr);
    ~LumpView() override; // ends the filter that other views follow

    int lump() const { return lump_; }
    QTableView *table() const { return table_; }
    LumpModel *model() const { return model_; }
    FilterEdit *filterEdit() const { return filterEdit_; }
    EmptyReason *empty() const { return empty_; }
    void setFilterText(const QString &text);
    // Combines a term with the current filter.
    void filter(const QString &term, FilterRequest::How how);
    NamedFilters *namedFilters() const { return namedFilters_; }
    void setNamedFilters(const NamedFilters::Filters &filters);
    // Selects all records that pass the filter.
    void selectShown();
    // Returns the keys of the actions of every table.
    static QList<OwnKey> keys();
    // Return or set the names of hidden columns, including columns that are still being computed.
    QStringList hiddenColumns() const;
    void setHiddenColumns(const QStringList &names);
    // Starts picking the record that the current cell is to refer to.
    void pick();
    // Moves the current cell, which changes no selection. Does nothing if the filter hides the record.
    void setCurrentCell(quint32 record, int field);
    QMenu *records() const { return records_; } // commands that change records
    ColumnShapeView *shape() const { return shape_; }
    void setShapeShown(bool shown); // of the current column

signals:
    void followed(RecordRef record); // the user followed a link
    void exportRequested(const ExportJob &job);
    void hiddenColumnsChanged();
    void shapeShownChanged(bool shown);
    void colorRequested(bsp::FieldRef column);                   // colour the 3D view by it
    void showOnlyRequested(const std::vector<RecordRef> &faces); // show only these in 3D
    void hotSpotsRequested();
    void selectedLinked();                       // now selected: the records that the previous ones use, or that use them
    void statusMessage(const QString &sentence); // for the status bar

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    static const QList<OwnAction<LumpView>> &actionRows();
    static const QList<OwnAction<LumpView>> &recordActionRows();
    static const QList<OwnAction<LumpView>> &copyActionRows();
    static const QList<OwnAction<LumpView>> &exportActionRows();
    void keepCurrentShown(int heightBefore);
    void applyFilter();
    void updateCount();
    void tellCount();
    void follow(const QModelIndex &index);
    void goOn(const QModelIndex &index);
    void shareShown(); // tells other views which clusters are shown
    void filterByValue(FilterRequest::How how);
    void showOnly(std::vector<quint32> records); // their faces, in 3D
    void fitFormer();
    void fitHeader();
    void placeShape();
    void showShapeOf(int column);
    void selectLinked(bool users);
    enum class Values { Shown, Stored };
    void exportAs(ExportFormat format, Values values = Values::Shown);
    void changeMany();
    void duplicateSelected();
    void removeSelected();
    void revert(int field);
    void take(int field);
    void copyCell();
    void pasteCells();
    Result<std::vector<int>> columnsToPaste(QStringList &lines, int first) const;
    Result<std::vector<RecordEditor::Typed>> cellsToPaste(const QStringList &lines, const std::vector<int> &columns,
                                                          int row) const;
    void copyRows(ExportFormat format, Values values = Values::Shown);
    std::vector<int> shownColumns() const; // from left to right
    void showHeaderMenu(QPoint at);
    std::vector<quint32> selectedRecords() const; // in the order of the rows

    Document *document_;
    int lump_;
    LumpModel *model_;
    FilterEdit *filterEdit_;
    FilterCompleter *completer_;
    NamedFilters *namedFilters_;
    QLabel *count_;
    QMenu *records_ = nullptr;
    QTableView *table_;
    ColumnShapeView *shape_;
    QSplitter *panes_;          // the table and, if shown, the distribution of a column
    EmptyReason *empty_;        // over the table, if the filter matches nothing
    QStringList hidden_;        // columns, as last set
    bool selectsShown_ = false; // call selectShown() as soon as filtering or sorting has ended
    QTimer patience_;           // delays the text about filtering, so that quick work shows none
};
