// What the visibility of a map lets be drawn in its 3D view.
#pragma once

#include "core/document/document.h"
#include "core/map/pointinleaf.h"
#include "core/scene/mapscene.h"
#include "widgets/view3d/areadoors.h"

enum class PvsMode { Off, Camera, Frozen, Selected };

class ViewPvs
{
public:
    void setMode(PvsMode mode); // Frozen: as seen from where the camera is with the next update()
    // Another map.
    void reset();
    // Faces or doors are others now; what is frozen stays so.
    void markStale()
    {
        faces_.clear();
        flares_.clear();
        clusters_.clear();
        areas_.clear();
        inSight_.clear();
    }
    // The cluster of PvsMode::Selected is that of the records.
    void setSelection(const Document &document);
    bool needsPlace() const { return mode_ == PvsMode::Camera || (mode_ == PvsMode::Frozen && cluster_ == none); }
    // Before a frame is drawn; `place` is the camera's, where needsPlace() says so.
    void update(const MapScene &scene, const AreaDoors &doors, const PointInLeaf &place);
    bool lacksSelection() const { return mode_ == PvsMode::Selected && selected_ < 0; }
    // By scene face, 0: not seen; empty: all are.
    const std::vector<quint8> &faces() const { return faces_; }
    const std::vector<quint8> &flares() const { return flares_; } // likewise, by scene flare
    const std::vector<quint8> &clusters() const { return clusters_; } // likewise, by cluster
    const std::vector<quint8> &areas() const { return areas_; } // likewise, by area: what doors leave
    // What the camera's cluster sees, whatever the mode, by scene face; of cluster -1 everything.
    const std::vector<quint8> &inSight(const MapScene &scene, const PointInLeaf &place);

private:
    static constexpr qint64 none = -2;

    PvsMode mode_ = PvsMode::Off;
    qint64 cluster_ = none, area_ = -1; // that faces_ is of
    qint64 selected_ = -1;
    qint64 sightCluster_ = none; // that inSight_ is of
    std::vector<quint8> faces_, flares_, clusters_, areas_, inSight_;
};
