// Brushes and collision hulls over the 3D view, and the boxes of selected leafs, unless these are very many. Solids are
// computed on a worker thread when they are first needed.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/marks/solidmarks.h"
#include "widgets/gl/overlaypainter.h"
#include "widgets/view3d/viewpart.h"

#include <QTimer>

class SolidOverlay : public ViewPart
{
    Q_OBJECT
public:
    // The painter must outlive it.
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
    bool isBusy() const { return building_.isRunning() || rebuild_.isActive(); }
    // Sets brushes (ascending) to draw in addition to selected ones and those of the chosen kinds.
    void setExtra(std::vector<RecordRef> brushes);

    // Returns the drawn solids that a ray enters, from near to far.
    std::vector<SolidHit> along(const Ray &ray) const;
    // Returns the box around what is selected.
    Box selectionBox() const;

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

    OverlayPainter &painter_;
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
