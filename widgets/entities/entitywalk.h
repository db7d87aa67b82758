// A depth-first walk from an entity to what it targets, or to what targets it, and so on. It reaches no entity twice.
#pragma once

#include "core/document/document.h"

#include <QObject>

class EntityWalk : public QObject
{
public:
    explicit EntityWalk(Document *document, QObject *parent = nullptr);

    // Returns what an entity targets, in the order of its keys; or what targets it, ascending.
    std::vector<qint32> neighbours(qint32 entity, bool toTargets) const;
    // Returns the next entity; -1 at the end of the walk. Begins a new walk if `current` is not the last result or the direction
    // has changed.
    qint32 step(qint32 current, bool toTargets);
    size_t left() const { return pending_.size(); } // entities found but not yet reached

private:
    void forget();

    Document *document_;
    qint32 at_ = -1;
    bool toTargets_ = true;
    std::vector<qint32> pending_; // the next one last
    std::vector<qint32> seen_;    // ascending
};
