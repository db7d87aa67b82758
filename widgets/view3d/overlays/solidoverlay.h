// Brushes and collision hulls over the 3D view, and the boxes of selected leafs, unless these are very many. Solids are
// computed on a worker thread when they are first needed.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/marks/solidmarks.h"
#include "widgets/gl/overlaypainter.h"
#include "widgets/view3d/overlays/overlay.h"
#include "widgets/view3d/viewpart.h"

#include <QTimer>

class SolidOverlay : public Overlay
{
    Q_OBJECT
public:
    SolidOverlay(OverlayPainter &painter, QObject *parent);

    void setDocument(Document *document) override;
    Document *document() const { return document_; }

    // Sets which brushes are drawn, in formats that have brushes.
    void setKinds(ContentsKindSet kinds);
    ContentsKindSet kinds() const { return kinds_; }
    // Sets which of Half-Life's hulls is drawn; -1: none.
    void setHull(int hull);
    int hull() const { return hull_; }
    bool hasBrushes() const;
    bool hasHulls() const;
    bool isBusy() const override { return building_.isRunning() || rebuild_.isActive(); }
    // Sets brushes (ascending) to draw in addition to selected ones and those of the chosen kinds.
    void setExtra(std::vector<RecordRef> brushes);

    std::vector<OverlayHit> hits(const Ray &ray) const override;
    Box selectionBox() const override;

private:
    struct Built {
        std::shared_ptr<const SolidScene> scene;
        Marks marks;
    };
    void adoptSelection();
    bool isNeeded() const;
    void reset();
    void build();
    void showChosen();

    ContentsKindSet kinds_ = 0;
    int hull_ = -1;
    std::vector<RecordRef> chosen_, extra_;   // ascending
    Box leafBox_;                             // around the selected leafs
    std::shared_ptr<const SolidScene> scene_; // null until it is made; for sceneHull_
    bool areSolidsStale_ = false;             // the solids of scene_, not only their placements
    int sceneHull_ = -1;
    LatestWork building_;
    QTimer rebuild_; // after edits, as they may move models
};
