// From an entity to whom it targets, or who targets it, and on through all of them: those of one that was reached come
// before its neighbours, and none comes twice.
#pragma once

#include "core/document/document.h"

#include <QObject>

class EntityWalk : public QObject
{
public:
    explicit EntityWalk(Document *document, QObject *parent = nullptr);

    // Whom an entity targets, in the order of its keys; or who targets it, ascending.
    std::vector<qint32> neighbours(qint32 entity, bool toTargets) const;
    // The next entity behind `current`; -1: the walk is at its end. A walk goes on where it was, in its own direction.
    qint32 step(qint32 current, bool toTargets);
    size_t left() const { return pending_.size(); } // entities that are known to come yet

private:
    void forget();

    Document *document_;
    qint32 at_ = -1;
    bool toTargets_ = true;
    std::vector<qint32> pending_; // the next one last
    std::vector<qint32> seen_;    // ascending
};
