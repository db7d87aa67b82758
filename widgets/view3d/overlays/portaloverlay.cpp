#include "widgets/view3d/overlays/portaloverlay.h"

#include "core/scene/marks/portalmarks.h"

#include <utility>

void PortalOverlay::setDocument(Document *document)
{
    follow(document);
    painter_.set(OverlayLayer::Portals, {});
    areShown_ = false;
    if (!document_)
        return;
    connect(&document_->selection(), &Selection::changed, this, &PortalOverlay::adoptSelection);
    connect(&document_->vis(), &VisLoader::portalsEnded, this, &PortalOverlay::adoptSelection);
    adoptSelection();
}

bool PortalOverlay::arePlacesSelected() const
{
    const auto places = selectedPlaces();
    return places > 0 && places <= mostOutlined;
}

void PortalOverlay::adoptSelection()
{
    if (arePlacesSelected()) {
        document_->vis().wantPortals();
        if (const auto &fault = document_->vis().portalFault(); !fault.isEmpty())
            emit failed(fault);
    }
    show();
}

void PortalOverlay::show()
{
    const auto &portals = document_->vis().portals();
    const bool areShown = arePlacesSelected() && portals;
    painter_.set(OverlayLayer::Portals,
                 areShown ? portalMarks(document_->references(), *portals, document_->selection().records()) : Marks());
    if (std::exchange(areShown_, areShown) || arePlacesSelected())
        emit changed();
}
