// The calculated columns of a map, worked out beside the window lump by lump once somebody wants to see
// them.
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
    // What they are calculated from has changed: those that were wanted are calculated again.
    void renew();
    // The same of those that read what a change touches, a little later, since edits come in rows.
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
