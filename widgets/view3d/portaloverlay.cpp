#include "widgets/view3d/portaloverlay.h"

#include "core/scene/portalmarks.h"

#include <algorithm>

PortalOverlay::PortalOverlay(OverlayPainter &painter, QObject *parent) : ViewPart(parent), painter_(painter) {}

void PortalOverlay::setDocument(Document *document)
{
    follow(document);
    painter_.set(OverlayLayer::Portals, {});
    if (!document_)
        return;
    connect(&document_->selection(), &Selection::changed, this, &PortalOverlay::adoptSelection);
    connect(&document_->vis(), &VisLoader::portalsEnded, this, &PortalOverlay::adoptSelection);
    adoptSelection();
}

bool PortalOverlay::isPlaceSelected() const
{
    const auto &roles = document_->map().format().roles;
    return std::ranges::any_of(document_->selection().records(), [&roles](const RecordRef &record) {
        return record.isValid() && (record.lump == roles.leafs || record.lump == roles.clusters);
    });
}

void PortalOverlay::adoptSelection()
{
    if (isPlaceSelected()) {
        document_->vis().wantPortals();
        if (const auto &fault = document_->vis().portalFault(); !fault.isEmpty())
            emit failed(fault);
    }
    show();
}

void PortalOverlay::show()
{
    const auto &portals = document_->vis().portals();
    painter_.set(OverlayLayer::Portals, isPlaceSelected() && portals ? portalMarks(document_->references(), *portals,
                                                                                   document_->selection().records())
                                                                     : Marks());
    emit changed();
}
