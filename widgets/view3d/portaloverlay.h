// The openings between the selected clusters and their neighbours over the 3D view. They are asked for when a
// cluster or a leaf is first selected.
#pragma once

#include "core/document/document.h"
#include "widgets/gl/overlaypainter.h"

class PortalOverlay : public QObject
{
    Q_OBJECT
public:
    // The painter must outlive it.
    PortalOverlay(OverlayPainter &painter, QObject *parent);

    void setDocument(Document *document); // null: no map
    bool isBusy() const { return document_ && document_->vis().isFindingPortals(); }

signals:
    void changed(); // is to be drawn anew
    void failed(const QString &reason);

private:
    void adoptSelection();
    bool isPlaceSelected() const;
    void show();

    OverlayPainter &painter_;
    Document *document_ = nullptr;
};
