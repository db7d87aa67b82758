// All that lies over the map in the 3D view: what it draws, and what the pointer meets of it.
#pragma once

#include "core/scene/mapscene.h"
#include "widgets/view3d/areadoors.h"
#include "widgets/view3d/entityoverlay.h"
#include "widgets/view3d/leakoverlay.h"
#include "widgets/view3d/originmover.h"
#include "widgets/view3d/overlaytext.h"
#include "widgets/view3d/portaloverlay.h"
#include "widgets/view3d/solidoverlay.h"

struct OverlayHit {
    RecordRef record;
    double distance = 0; // map units from the ray's origin
};

class ViewOverlay : public ViewPart
{
    Q_OBJECT
public:
    // A part of `view`, whose tooltips it shows.
    ViewOverlay(QWidget *view, OriginMover::Sight sight);

    void setDocument(Document *document) override;

    // With the context current, behind the scene whose depth still stands; `pixels` is the picture's size.
    void draw(const Camera &camera, QSize pixels);
    void release() { painter_.release(); }
    // Then, over the picture.
    void drawText(QPainter &painter, const Camera &camera) const;

    // Lines over all else, and what stands beside them; empty: none.
    void setMeasured(Marks lines, std::vector<OverlayLabel> labels);
    bool hasMeasured() const { return !painter_.marks(OverlayLayer::Ruler).isEmpty(); }

    // What a ray meets, from near to far.
    std::vector<OverlayHit> along(const Ray &ray) const;
    // Outlines what lies under the pointer, nearer than `reach`; false: nothing of it does.
    bool hover(const Ray &ray, double reach);
    void leave() { entities_.hover(-1); }
    bool isBusy() const
    {
        return entities_.isBusy() || solids_.isBusy() || portals_.isBusy() || leak_.isBusy() || areas_.isBusy();
    }
    // Around what is selected of it.
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
    std::vector<OverlayLabel> labels_; // of the picture that was drawn
};
