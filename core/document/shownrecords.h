// The records of a lump that its table's filter keeps, so that other views can follow it; so far only tables of clusters set
// it. As with the Selection, views know this and never each other.
#pragma once

#include <QHash>
#include <QObject>

#include <vector>

class ShownRecords : public QObject
{
    Q_OBJECT
public:
    // Returns the records, ascending; null: all of them.
    const std::vector<quint32> *of(int lump) const;
    void set(int lump, std::vector<quint32> records); // in any order
    void setAll(int lump);

signals:
    void changed(int lump);

private:
    QHash<int, std::vector<quint32>> shown_;
};
