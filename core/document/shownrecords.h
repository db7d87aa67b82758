// The records of a lump that its table's filter keeps, so that other views can follow it; so far only tables of clusters set
// it. As with the Selection, views know this and never each other.
#pragma once

#include "core/sorting.h"

#include <QHash>
#include <QObject>

#include <vector>

class ShownRecords : public QObject
{
    Q_OBJECT
public:
    // Returns the records, ascending; null: all of them.
    const std::vector<quint32> *of(int lump) const
    {
        const auto found = shown_.constFind(lump);
        return found == shown_.constEnd() ? nullptr : &*found;
    }
    // Takes the records in any order.
    void set(int lump, std::vector<quint32> records)
    {
        records = ascending(std::move(records));
        if (const auto *before = of(lump); before && *before == records)
            return;
        shown_.insert(lump, records);
        emit changed(lump);
    }
    void setAll(int lump)
    {
        if (shown_.remove(lump))
            emit changed(lump);
    }

signals:
    void changed(int lump);

private:
    QHash<int, std::vector<quint32>> shown_;
};
