// What differs from the other map of a comparison: faces, entities and brushes that only one of the maps has, or that were
// changed. The marks are computed on a worker thread.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/mapscene.h"
#include "core/scene/marks/differencemarks.h"
#include "widgets/view3d/overlays/overlay.h"

class DifferenceOverlay : public Overlay
{
    Q_OBJECT
public:
    using Overlay::Overlay;

    void setDocument(Document *document) override;
    void setScene(std::shared_ptr<const MapScene> scene); // of that map; null: not made yet
    void setShown(bool shown);

    bool isBusy() const override { return marking_.isRunning(); }
    std::vector<OverlayLabel> labels(const Camera &camera, QSize pixels) const override;
    // Returns the colours that are shown, with their numbers of faces, brushes and entities; empty: nothing is compared.
    const std::vector<OverlayEntry> &legend() const { return legend_; }

private:
    struct Marked {
        Marks marks;
        std::vector<OverlayLabel> labels;
        std::vector<OverlayEntry> legend;
        std::shared_ptr<const Scene> other; // the other map's shapes, or null if none of its faces is marked
    };
    // `other`: the other map's shapes, or null to make them if needed.
    static Marked markedIn(const MapDiff &diff, const MapScene &scene, std::shared_ptr<const Scene> other,
                           const std::stop_token &stop);
    void renew();
    void take(Marked marked);

    std::shared_ptr<const MapScene> scene_;
    std::shared_ptr<const MapDiff> diff_; // the one whose marks are shown or being made; null: none
    std::shared_ptr<const MapFile> otherMap_;
    std::shared_ptr<const Scene> otherScene_; // of otherMap_; null: not needed yet
    bool shown_ = true;
    std::vector<OverlayLabel> labels_;
    std::vector<OverlayEntry> legend_;
    LatestWork marking_;
};
