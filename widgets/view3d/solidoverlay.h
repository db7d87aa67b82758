// Brushes and collision hulls over the 3D view, and the boxes of selected leafs, unless they are very many. Solids are made
// beside the window when they are first asked for.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/solidmarks.h"
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

    // Which brushes are drawn, in a format that has such.
    void setKinds(ContentsKindSet kinds);
    ContentsKindSet kinds() const { return kinds_; }
    // Which of Half-Life's hulls is drawn; -1: none.
    void setHull(int hull);
    int hull() const { return hull_; }
    bool hasBrushes() const;
    bool hasHulls() const;
    bool isBusy() const { return building_.isRunning() || rebuild_.isActive(); }
    // Brushes (ascending) that are drawn besides those that are selected or chosen by kind.
    void setExtra(std::vector<RecordRef> brushes);

    // Those that are drawn and that a ray enters, from near to far.
    std::vector<SolidHit> along(const Ray &ray) const;
    // Around what is selected.
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
    std::vector<RecordRef> chosen_, extra_; // ascending
    Box leafBox_; // around the selected leafs
    std::shared_ptr<const SolidScene> scene_; // null until it is made; of sceneHull_
    bool areSolidsStale_ = false; // scene_'s, not only where they stand
    int sceneHull_ = -1;
    LatestWork building_;
    QTimer rebuild_; // after edits, which may move models
};
