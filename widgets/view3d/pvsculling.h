// Computes what is potentially visible in the 3D view.
#pragma once

#include "core/document/document.h"
#include "core/scene/mapscene.h"
#include "core/where/pointinleaf.h"
#include "widgets/view3d/areadoors.h"

enum class PvsMode { Off, Camera, Frozen, Selected };

class PvsCulling
{
public:
    void setMode(PvsMode mode); // Frozen: from where the camera is at the next update()
    // Discards the results and the frozen position. Call it for another map.
    void reset();
    // Discards the results, as faces or doors have changed. Keeps the frozen position.
    void markStale()
    {
        faces_.clear();
        flares_.clear();
        clusters_.clear();
        areas_.clear();
        inSight_.clear();
    }
    // Sets the cluster of PvsMode::Selected from the selected records.
    void setSelection(const Document &document);
    bool needsPlace() const { return mode_ == PvsMode::Camera || (mode_ == PvsMode::Frozen && cluster_ == none); }
    // Computes what is visible. Call it before a frame is drawn. `place` is the camera's, if needsPlace().
    void update(const MapScene &scene, const AreaDoors &doors, const PointInLeaf &place);
    bool lacksSelection() const { return mode_ == PvsMode::Selected && selected_ < 0; }
    // Returns, by scene face, 0 if it is not visible; empty: all are.
    const std::vector<quint8> &faces() const { return faces_; }
    const std::vector<quint8> &flares() const { return flares_; }     // the same, by scene flare
    const std::vector<quint8> &clusters() const { return clusters_; } // the same, by cluster
    const std::vector<quint8> &areas() const { return areas_; }       // the same, by area: reachable through open doors
    // Returns, by scene face, whether the camera's cluster sees it, whatever the mode; cluster -1 sees everything.
    const std::vector<quint8> &inSight(const MapScene &scene, const PointInLeaf &place);

private:
    static constexpr qint64 none = -2;

    PvsMode mode_ = PvsMode::Off;
    qint64 cluster_ = none, area_ = -1; // of faces_
    qint64 selected_ = -1;
    qint64 sightCluster_ = none; // of inSight_
    std::vector<quint8> faces_, flares_, clusters_, areas_, inSight_;
};
