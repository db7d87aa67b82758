// Which of a map's area portals are closed by hand, and what that seals off.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/areas.h"
#include "widgets/view3d/viewpart.h"

class AreaDoors : public ViewPart
{
    Q_OBJECT
public:
    using ViewPart::ViewPart;

    void setDocument(Document *document) override; // all are open then
    bool isBusy() const { return finding_.isRunning(); }
    const std::vector<AreaPortal> &portals() const { return portals_; }
    bool isClosed(size_t portal) const { return closed_[portal] != 0; }
    void setClosed(size_t portal, bool closed);
    // Brushes of those that are closed, ascending.
    std::vector<RecordRef> closedBrushes() const;
    // Selects the brushes of one.
    void select(size_t portal);

    // By area, 0 where it cannot be reached from one; empty while nothing is closed.
    std::vector<quint8> reachedFrom(qint64 area) const;

private:
    std::vector<AreaPortal> portals_;
    std::vector<quint8> closed_;
    LatestWork finding_;
};
