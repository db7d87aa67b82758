// All overlays of the 3D view: draws them, and finds which of their records a ray hits.
#pragma once

#include "core/scene/mapscene.h"
#include "widgets/view3d/areadoors.h"
#include "widgets/view3d/overlays/differenceoverlay.h"
#include "widgets/view3d/overlays/entityoverlay.h"
#include "widgets/view3d/overlays/leakoverlay.h"
#include "widgets/view3d/overlays/portaloverlay.h"
#include "widgets/view3d/overlays/solidoverlay.h"

class Overlays : public ViewPart
{
    Q_OBJECT
public:
    explicit Overlays(QWidget *view); // whose child it becomes

    void setDocument(Document *document) override;

    // Draws over the scene, whose depth must still be in the depth buffer. Needs a current context. `pixels`: the picture's size.
    void draw(const Camera &camera, QSize pixels);
    void release() { painter_.release(); }
    // Draws labels over the picture. Call it after draw().
    void drawText(QPainter &painter, const Camera &camera) const;

    // Sets the lines of a tool in its layer, and the text beside them; empty: none.
    void setToolMarks(OverlayLayer layer, Marks lines, std::vector<OverlayLabel> labels);
    bool hasToolMarks(OverlayLayer layer) const { return !painter_.marks(layer).isEmpty(); }

    // Returns what a ray hits, from near to far.
    std::vector<OverlayHit> hits(const Ray &ray) const;
    // Outlines what is under the pointer and nearer than `reach`. Returns false if nothing is.
    bool hover(const Ray &ray, double reach);
    void leave() { entities_.hover(-1); }
    bool isBusy() const;
    // Returns the box around the part of the selection that is drawn here.
    Box selectionBox() const;

    EntityOverlay &entities() { return entities_; }
    const EntityOverlay &entities() const { return entities_; }
    SolidOverlay &solids() { return solids_; }
    LeakOverlay &leak() { return leak_; }
    DifferenceOverlay &differences() { return differences_; }
    const DifferenceOverlay &differences() const { return differences_; }
    AreaDoors &areas() { return areas_; }
    const AreaDoors &areas() const { return areas_; }

private:
    QWidget *view_;
    OverlayPainter painter_;
    EntityOverlay entities_;
    SolidOverlay solids_;
    PortalOverlay portals_;
    LeakOverlay leak_;
    DifferenceOverlay differences_;
    AreaDoors areas_;
    std::array<Overlay *, 5> all_{&entities_, &solids_, &portals_, &leak_, &differences_};
    std::map<OverlayLayer, std::vector<OverlayLabel>> toolLabels_;
    std::vector<OverlayLabel> labels_; // of the last picture
};
