// Base of the models of record tables: the data that all of them give to views.
#pragma once

#include "core/document/flattable.h"
#include "core/map/record.h"

#include <algorithm>
#include <vector>

class RecordRows : public FlatTable
{
    Q_OBJECT
public:
    enum Role {
        RecordRole = Qt::UserRole, // RecordRef of the row
        LinkRole,                  // RecordRef that the cell refers to; invalid: none
        BrokenRole,                // bool: the cell's reference is invalid
        MarkedRole,                // bool: the row corresponds to the Selection
        FieldRole,                 // int: the field that the cell shows; none: no field
        FormerRole,                // QString: what the cell has in the file on disk, if it has been edited
        OtherRole,                 // QString: what the cell has in the map that this one is compared with, if that differs
        RawRole,                   // the value as stored
    };

    using FlatTable::FlatTable;

    virtual int lump() const = 0;
    // Returns the record of a row; invalid if the row stands for several records.
    virtual RecordRef recordAt(int row) const = 0;
    // Appends the records that are selected with a row. `isAlone`: the rows next to it are not selected, so that it was
    // chosen itself and not dragged across.
    virtual void appendRecords(int row, [[maybe_unused]] bool isAlone, std::vector<quint32> &records) const
    {
        records.push_back(recordAt(row).index);
    }
    // Returns the row that shows a record, or -1.
    virtual int rowOf(quint32 index) const = 0;
    // Marks the rows of these records (ascending); this alone decides what is shown as selected.
    void mark(std::vector<quint32> records)
    {
        if (records == marked_)
            return;
        marked_ = std::move(records);
        notifyAllChanged({MarkedRole});
    }
    const std::vector<quint32> &marked() const { return marked_; }

signals:
    void rowsAboutToMove(); // before layoutAboutToBeChanged(): views drop what they would have to move along

protected:
    virtual bool isMarked(int row) const { return std::ranges::binary_search(marked_, recordAt(row).index); }

private:
    std::vector<quint32> marked_;
};
