// The openings between the selected clusters and their neighbours over the 3D view. They are found beside the window when
// a cluster or a leaf is first selected.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/vis/portals.h"
#include "widgets/scene/overlaypainter.h"

#include <memory>

class PortalOverlay : public QObject
{
    Q_OBJECT
public:
    // The painter must outlive it.
    PortalOverlay(OverlayPainter &painter, QObject *parent);

    void setDocument(Document *document); // null: no map
    bool isBusy() const { return finding_.isRunning(); }

signals:
    void changed(); // is to be drawn anew
    void failed(const QString &reason);

private:
    void adoptSelection();
    void find();

    OverlayPainter &painter_;
    Document *document_ = nullptr;
    std::shared_ptr<const VisPortals> portals_; // null until they are looked for
    LatestWork finding_;
};
