// The calculated columns of a document's map, worked out beside the window lump by lump once somebody wants to see them.
#pragma once

#include "core/document/latestwork.h"

#include <QTimer>

#include <map>

class Document;

class ColumnLoader : public QObject
{
    Q_OBJECT
public:
    explicit ColumnLoader(const Document &document, QObject *parent = nullptr);

    // Begun when it is first wanted; of a lump without such columns nothing happens.
    void want(int lump);
    // What they were calculated from has changed: those that were wanted are calculated again, a little later, since
    // changes come in rows.
    void renew();
    void renew(int lump);
    bool isBusy() const;

signals:
    void computed(int lump, const QByteArray &records); // for MapFile::setComputed()

private:
    void begin(int lump);

    const Document &document_;
    std::map<int, LatestWork> work_; // by lump, of those that were wanted
    QTimer renewing_;
};
