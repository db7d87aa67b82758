// Tints what the selected clusters see in the 3D view and, in another colour, what sees them without being seen.
#pragma once

#include "core/scene/mapscene.h"
#include "widgets/view3d/overlays/overlaytext.h"
#include "widgets/view3d/viewpart.h"

#include <memory>

class SightTint : public ViewPart
{
    Q_OBJECT
public:
    using ViewPart::ViewPart;

    void setDocument(Document *document) override;
    void setScene(std::shared_ptr<const MapScene> scene); // of that map; null: not made yet
    void setShown(bool shown);

    // FaceState bits by scene face; empty: nothing is tinted.
    const std::vector<quint8> &states() const { return states_; }
    // Returns what the colours mean; empty: nothing is tinted.
    std::vector<OverlayEntry> legend() const;

private:
    void adoptSelection();
    void update();
    QString seenText() const;
    QString oneWayText() const;

    std::shared_ptr<const MapScene> scene_;
    std::vector<quint32> clusters_;           // that are selected, themselves or by their leafs
    quint32 seenCount_ = 0, oneWayCount_ = 0; // numbers of clusters in states_
    std::vector<quint8> states_;
    bool shown_ = true;
};
