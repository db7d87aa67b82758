// Everything drawn over the map in the 3D view, and what a ray hits of it.
#pragma once

#include "core/scene/mapscene.h"
#include "widgets/view3d/areadoors.h"
#include "widgets/view3d/overlays/entityoverlay.h"
#include "widgets/view3d/overlays/leakoverlay.h"
#include "widgets/view3d/overlays/overlaytext.h"
#include "widgets/view3d/overlays/portaloverlay.h"
#include "widgets/view3d/overlays/solidoverlay.h"
#include "widgets/view3d/tools/originmover.h"

struct OverlayHit {
    RecordRef record;
    double distance = 0; // map units from the ray's origin
};

class Overlays : public ViewPart
{
    Q_OBJECT
public:
    // Becomes a child of `view`, and shows tool tips there.
    Overlays(QWidget *view, OriginMover::Sight sight);

    void setDocument(Document *document) override;

    // Draws after the scene, whose depth must still be there. Needs a current context. `pixels`: the picture's size.
    void draw(const Camera &camera, QSize pixels);
    void release() { painter_.release(); }
    // To be called after that, to draw over the picture.
    void drawText(QPainter &painter, const Camera &camera) const;

    // Sets lines over all else, and the text beside them; empty: none.
    void setMeasured(Marks lines, std::vector<OverlayLabel> labels);
    bool hasMeasured() const { return !painter_.marks(OverlayLayer::Ruler).isEmpty(); }

    // Returns what a ray hits, from near to far.
    std::vector<OverlayHit> along(const Ray &ray) const;
    // Outlines what is under the pointer and nearer than `reach`. Returns false if nothing is.
    bool hover(const Ray &ray, double reach);
    void leave() { entities_.hover(-1); }
    bool isBusy() const
    {
        return entities_.isBusy() || solids_.isBusy() || portals_.isBusy() || leak_.isBusy() || areas_.isBusy();
    }
    // Returns the box around the part of the selection that is drawn here.
    Box selectionBox() const;

    EntityOverlay &entities() { return entities_; }
    const EntityOverlay &entities() const { return entities_; }
    OriginMover &mover() { return mover_; }
    SolidOverlay &solids() { return solids_; }
    LeakOverlay &leak() { return leak_; }
    AreaDoors &areas() { return areas_; }
    const AreaDoors &areas() const { return areas_; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::array<ViewPart *, 6> parts() { return {&entities_, &mover_, &solids_, &portals_, &leak_, &areas_}; }

    QWidget *view_;
    OverlayPainter painter_;
    EntityOverlay entities_;
    OriginMover mover_;
    SolidOverlay solids_;
    PortalOverlay portals_;
    LeakOverlay leak_;
    AreaDoors areas_;
    std::vector<OverlayLabel> measured_;
    std::vector<OverlayLabel> labels_; // of the last picture
};
