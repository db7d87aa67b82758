#include "widgets/view3d/areadoors.h"

#include <algorithm>

void AreaDoors::setDocument(Document *document)
{
    finding_.cancel();
    follow(document);
    portals_.clear();
    closed_.clear();
    emit changed();
    // Record 0 is no portal.
    if (!document || document->map().format().roles.areaPortals == bsp::none
        || document->map().recordCount(document->map().format().roles.areaPortals) < 2)
        return;
    finding_.run([map = document->sharedMap()](std::stop_token) { return areaPortals(*map); },
                 [this](std::vector<AreaPortal> portals) {
                     portals_ = std::move(portals);
                     closed_.assign(portals_.size(), 0);
                     emit changed();
                 });
}

void AreaDoors::setClosed(size_t portal, bool closed)
{
    if (isClosed(portal) == closed)
        return;
    closed_[portal] = closed;
    emit changed();
}

std::vector<RecordRef> AreaDoors::closedBrushes() const
{
    std::vector<RecordRef> brushes;
    for (size_t i = 0; i < portals_.size(); ++i)
        if (isClosed(i))
            brushes.insert(brushes.end(), portals_[i].brushes.begin(), portals_[i].brushes.end());
    std::ranges::sort(brushes);
    return brushes;
}

void AreaDoors::select(size_t portal)
{
    if (document_ && !portals_[portal].brushes.empty())
        document_->selection().set(portals_[portal].brushes);
}

std::vector<quint8> AreaDoors::reachedFrom(qint64 area) const
{
    if (!document_ || std::ranges::none_of(closed_, [](quint8 closed) { return closed != 0; }))
        return {};
    return areasReached(document_->map(), portals_, closed_, area);
}
