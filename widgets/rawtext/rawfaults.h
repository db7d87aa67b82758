// All faults of the raw text: those its parser found, and those that stop the game, so that a save is refused. The latter
// are searched on a worker thread once the text rests; until then, the earlier ones move along with their text.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/save/refusals.h"

class RawFaults : public QObject
{
    Q_OBJECT
public:
    RawFaults(Document *document, QObject *parent);
    // Updates the faults. Call it with every change of the entities.
    void follow(const MapChange &change);
    // Returns the faults in the order of the text; faults of the text as a whole come first.
    const std::vector<TextStop> &all() const { return all_; }
    quint32 count() const; // including those that the parser only counted
    Span spanOf(const TextStop &fault) const;
    bool isComplete() const { return isComplete_; } // false: those that stop the game were never searched yet

signals:
    void changed(); // not emitted by follow()

private:
    void look();
    void join();

    Document *document_;
    QTimer again_; // searches again once the text rests
    LatestWork looking_;
    std::vector<TextStop> stops_, all_;
    bool isComplete_ = false;
};
