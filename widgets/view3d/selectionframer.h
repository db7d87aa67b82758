// Moves the camera of the 3D view to the selection.
#pragma once

#include "core/camera/framing.h"
#include "core/scene/mapscene.h"
#include "widgets/view3d/viewpart.h"

class FaceMarks;
class Overlays;
class ScenePicker;

class SelectionFramer : public ViewPart
{
    Q_OBJECT
public:
    // The parts of the view that framing depends on. `scene`: null until it is made.
    struct View {
        const QWidget &widget;
        const Camera &camera;
        const std::shared_ptr<const MapScene> &scene;
        const ScenePicker &picker;
        const FaceMarks &marks;
        const Overlays &overlays;
    };
    explicit SelectionFramer(const View &view) : view_(view) {} // all must outlive it

    void setDocument(Document *document) override;
    // Moves the camera to the selection, or to show everything, as soon as the map is drawn and visible.
    void frame();
    // Calls frame() from the event loop, once for all changes of the selection until then. Does nothing if the selection is
    // empty.
    void frameSoon();
    // Does what frame() could not do when it was called.
    void frameIfWanted();
    void cancel() { isWanted_ = false; }

    // Returns the box around the selection; empty: nothing is selected, or it has no position.
    Box box() const;
    // Returns the boxes around the parts of the selection; if these are very many faces, around some of them.
    std::vector<Box> boxes() const;

signals:
    void framed(const Camera &camera);
    void statusMessage(const QString &sentence);

private:
    bool hasSelection() const { return document_ && !document_->selection().records().empty(); }
    void frameAll();
    void frameFlat(const Point &low, const Point &high);
    std::optional<FrameTarget> targetIn(const FrameWorld &world) const;

    View view_;
    bool isWanted_ = false; // frame() was called too early
};
