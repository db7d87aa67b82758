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

    // Begun when it is first wanted, or memory ran out the last time; of a lump without such columns nothing happens.
    void want(int lump);
    // Calculates again all columns that views have asked for, because what they are calculated from has changed.
    void renew();
    // Calculates those again that read what the change touches. Waits until edits have stopped for a moment.
    void follow(const MapChange &change);
    // Whether memory ran out, so that they do not come.
    bool hasFailed(int lump) const { return failed_.contains(lump); }
    bool isBusy() const;

signals:
    void computed(int lump, const QByteArray &records); // for MapFile::setComputed()
    void failed(int lump);

private:
    void begin(int lump);

    const MapTables &tables_;
    std::map<int, LatestWork> work_; // by lump, of those that were wanted
    std::set<int> failed_;
    std::set<int> stale_; // to be calculated again when it fires
    QTimer renewing_;
};
