// What a table of records tells its view, whatever the records are.
#pragma once

#include "core/document/flattable.h"
#include "core/map/record.h"

#include <vector>

class RecordRows : public FlatTable
{
    Q_OBJECT
public:
    enum Role {
        RecordRole = Qt::UserRole, // RecordRef of the row
        LinkRole,                  // RecordRef that the cell refers to; invalid: none
        BrokenRole,                // bool: the cell's reference does not fit
        MarkedRole,                // bool: the row is what the Selection means here
        RawRole,                   // the value as stored
    };

    using FlatTable::FlatTable;

    virtual int lump() const = 0;
    // Invalid on a row that stands for several records.
    virtual RecordRef recordAt(int row) const = 0;
    // The records that are selected with a row; `isAlone`: neither row beside it is, so it was chosen itself and not
    // swept over.
    virtual void appendRecords(int row, bool isAlone, std::vector<quint32> &records) const;
    // The row that shows a record, or -1.
    virtual int rowOf(quint32 index) const = 0;
    // Marks the rows of these records (ascending); the one truth of what is shown as selected.
    void mark(std::vector<quint32> records);
    const std::vector<quint32> &marked() const { return marked_; }

signals:
    void rowsAboutToMove(); // before layoutAboutToBeChanged(): views drop what they would have to move along

protected:
    virtual bool isMarked(int row) const;

private:
    std::vector<quint32> marked_;
};
