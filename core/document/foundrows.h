// The records that a search found in many maps, as a table. Maps can have different columns; a row has those of its map.
#pragma once

#include "core/document/flattable.h"
#include "core/query/roworder.h"

#include <QStringList>

#include <vector>

// What a search found in one map.
struct FoundInMap {
    struct Row {
        quint32 record = 0;
        QStringList cells{}; // one for each column
    };
    QString path;        // as openMap() takes it
    QString name;        // the part of it below the folder that was searched
    QStringList columns; // their names
    std::vector<Row> rows;
};

class FoundRows : public FlatTable
{
    Q_OBJECT
public:
    enum Column { MapColumn, RecordColumn, FirstField };
    enum class Form { Tsv, Csv };
    struct Place {
        QString path;
        quint32 record = 0;
    };

    using FlatTable::FlatTable;

    void clear();
    // Appends the rows of each map, and a column for each name that none of the earlier maps has.
    // New rows stay at the end even if the list is sorted: sorting again for each map would take too long.
    void append(std::vector<FoundInMap> maps);
    // Sorts by a column: numbers by their value, then texts, then empty cells. A negative column restores the order of the maps.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    const Sorting &sorting() const { return sorting_; }
    Place placeAt(int row) const;
    // Returns rows as text, after a line with the columns' titles.
    QString textOf(const std::vector<int> &rows, Form form) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    int rows() const override { return static_cast<int>(rows_.size()); }
    int columns() const override { return FirstField + static_cast<int>(columns_.size()); }
    QVariant cellData(const QModelIndex &index, int role) const override;

private:
    struct Map {
        QString path, name;
        std::vector<qsizetype> cells; // by column: the place of its text in the rows' cells; -1: the map has no such column
    };
    struct Row {
        quint32 map = 0, record = 0;
        QStringList cells{};
    };
    void addColumns(const std::vector<FoundInMap> &maps);
    struct Key;
    QString text(int row, int column) const;
    Key keyOf(int row) const;
    void reorder(const std::vector<int> &from);

    QStringList columns_;
    std::vector<Map> maps_;
    std::vector<Row> rows_;
    Sorting sorting_;
};
