// The openings between the selected clusters and their neighbours over the 3D view. They are computed when a cluster or a
// leaf is first selected. If very many are selected, none are drawn, as they would cover the map.
#pragma once

#include "widgets/gl/overlaypainter.h"
#include "widgets/view3d/viewpart.h"

class PortalOverlay : public ViewPart
{
    Q_OBJECT
public:
    // The painter must outlive it.
    PortalOverlay(OverlayPainter &painter, QObject *parent);

    void setDocument(Document *document) override;
    bool isBusy() const { return document_ && document_->vis().isFindingPortals(); }

private:
    void adoptSelection();
    bool arePlacesSelected() const;
    void show();

    OverlayPainter &painter_;
};
