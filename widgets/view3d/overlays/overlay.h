// The base of the overlays: each draws something over the map in the 3D view.
#pragma once

#include "core/geometry/boxtree.h"
#include "widgets/gl/overlaypainter.h"
#include "widgets/view3d/overlays/overlaytext.h"
#include "widgets/view3d/viewpart.h"

struct Ray;

struct OverlayHit {
    RecordRef record;
    double distance = 0; // map units from the ray's origin
};

class Overlay : public ViewPart
{
public:
    // The painter must outlive it.
    Overlay(OverlayPainter &painter, QObject *parent) : ViewPart(parent), painter_(painter) {}

    virtual bool isBusy() const = 0; // something is still computed
    // Updates the painter's marks. Call it before the painter draws.
    virtual void update() {}
    // Returns the labels for a picture of that size, in pixels. Call it after the painter has drawn.
    virtual std::vector<OverlayLabel> labels(const Camera &, QSize) const { return {}; }
    // Returns what a ray hits of this overlay, from near to far.
    virtual std::vector<OverlayHit> hits(const Ray &) const { return {}; }
    // Returns the box around the part of the selection that it draws.
    virtual Box selectionBox() const { return {}; }

protected:
    OverlayPainter &painter_;
};
