// The openings between the selected clusters and their neighbours over the 3D view. They are computed when a cluster or a
// leaf is first selected. If very many are selected, none are drawn, as they would cover the map.
#pragma once

#include "widgets/view3d/overlays/overlay.h"

class PortalOverlay : public Overlay
{
    Q_OBJECT
public:
    using Overlay::Overlay;

    void setDocument(Document *document) override;
    bool isBusy() const override { return document_ && arePlacesSelected() && document_->vis().isFindingPortals(); }

private:
    void adoptSelection();
    bool arePlacesSelected() const;
    void show();

    bool areShown_ = false;
};
