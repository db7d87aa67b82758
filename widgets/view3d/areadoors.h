// The area portals of a map that the user has closed, and the areas that this seals off.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/areas.h"
#include "widgets/view3d/viewpart.h"

class AreaDoors : public ViewPart
{
    Q_OBJECT
public:
    using ViewPart::ViewPart;

    void setDocument(Document *document) override; // all are open after that
    bool isBusy() const { return finding_.isRunning(); }
    const std::vector<AreaPortal> &portals() const { return portals_; }
    bool isClosed(size_t portal) const { return closed_[portal] != 0; }
    void setClosed(size_t portal, bool closed);
    // Returns the brushes of closed portals, ascending.
    std::vector<RecordRef> closedBrushes() const;
    // Selects the brushes of a portal.
    void select(size_t portal);

    // Returns, by area, 0 if it cannot be reached from `area`. Empty while no portal is closed.
    std::vector<quint8> reachedFrom(qint64 area) const;

private:
    std::vector<AreaPortal> portals_;
    std::vector<quint8> closed_;
    LatestWork finding_;
};
