// Everything that is wrong with the raw text: what its parser named as it read the text, and what of it stops the game,
// so that a save refuses it. The latter is looked for beside the window, once the text rests; until it is found anew,
// what was found before moves along with its words.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/save/refusals.h"

class RawFaults : public QObject
{
    Q_OBJECT
public:
    RawFaults(Document *document, QObject *parent);
    // To be called with every change of the entities.
    void follow(const MapChange &change);
    // In the order of the text, those about the whole of it first.
    const std::vector<TextStop> &all() const { return all_; }
    quint32 count() const; // also of those that the parser only counted
    Span spanOf(const TextStop &fault) const;
    bool isComplete() const { return isComplete_; } // false: the game's were never looked for yet

signals:
    void changed(); // other than by follow()

private:
    void look();
    void join();

    Document *document_;
    QTimer again_; // the text has changed: once it rests
    LatestWork looking_;
    std::vector<TextStop> stops_, all_;
    bool isComplete_ = false;
};
