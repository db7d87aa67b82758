#include "widgets/entities/entitywalk.h"

#include <algorithm>

EntityWalk::EntityWalk(Document *document, QObject *parent) : QObject(parent), document_(document)
{
    document->tables().whenTouched(Derived::EntityList, this, [this] { forget(); }); // numbers and names have changed
}

void EntityWalk::forget()
{
    at_ = -1;
    pending_.clear();
    seen_.clear();
}

std::vector<qint32> EntityWalk::neighbours(qint32 entity, bool toTargets) const
{
    return toTargets ? document_->targets().targetsOf(entity) : document_->targets().targetersOf(entity);
}

qint32 EntityWalk::step(qint32 current, bool toTargets)
{
    if (current != at_ || toTargets != toTargets_) {
        forget();
        seen_.push_back(current);
    }
    toTargets_ = toTargets;
    std::vector<qint32> coming;
    for (const qint32 next : neighbours(current, toTargets)) {
        const auto place = std::ranges::lower_bound(seen_, next);
        if (place != seen_.end() && *place == next)
            continue;
        seen_.insert(place, next);
        coming.push_back(next);
    }
    pending_.insert(pending_.end(), coming.rbegin(), coming.rend());
    if (pending_.empty()) {
        forget();
        return -1;
    }
    at_ = pending_.back();
    pending_.pop_back();
    return at_;
}
