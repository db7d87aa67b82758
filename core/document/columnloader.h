// Calculates the columns of a map's lumps in another thread: those of a lump when a view first shows that lump.
#pragma once

#include "core/document/latestwork.h"

#include <QTimer>

#include <map>
#include <set>

class MapChange;
class MapTables;

class ColumnLoader : public QObject
{
    Q_OBJECT
public:
    explicit ColumnLoader(const MapTables &tables, QObject *parent = nullptr);

    // Begins to calculate a lump's columns, if it has any, unless that has begun already and has not failed.
    void want(int lump);
    // Calculates again all columns that views have asked for, because what they are calculated from has changed.
    void renew();
    // Calculates again the columns that read what the change touches, once edits have stopped for a moment.
    void follow(const MapChange &change);
    // Returns whether memory ran out while the lump's columns were calculated.
    bool hasFailed(int lump) const { return failed_.contains(lump); }
    bool isBusy() const;

signals:
    void computed(int lump, const QByteArray &records); // for MapFile::setComputed()
    void failed(int lump);

private:
    void begin(int lump);

    const MapTables &tables_;
    std::map<int, LatestWork> work_; // by lump, for those that were wanted
    std::set<int> failed_;
    std::set<int> stale_; // lumps to calculate again when renewing_ fires
    QTimer renewing_;
};
