#include "widgets/view3d/selectionframer.h"

#include "core/scene/frameparts.h"
#include "widgets/view3d/cameracontrol.h"
#include "widgets/view3d/overlays/facemarks.h"
#include "widgets/view3d/overlays/overlays.h"
#include "widgets/view3d/scenepicker.h"

#include <QTimer>

#include <algorithm>

namespace {

constexpr Point aroundEntities{64, 64, 64}; // map units, to show an entity's surroundings, too
constexpr double tooLittle = 0.15;          // visible share of separate faces that is too small
constexpr double downFromOutside = 45;      // degrees
constexpr size_t mostPlaces = 24;           // entities that the framing camera should see, at most

// Returns points on the sides of a box if it is filled, otherwise points within it.
std::vector<FramePoint> pointsOf(const Box &box, bool isFilled)
{
    const auto low = toPoint(box.low), high = toPoint(box.high), middle = box.middle();
    std::vector<FramePoint> points;
    if (!isFilled)
        points.push_back({middle, {}});
    for (size_t axis = 0; axis < 3; ++axis)
        for (const double sign : {-1.0, 1.0}) {
            const double half = (high[axis] - low[axis]) / 2;
            FramePoint point{middle, {}};
            point.place[axis] += sign * half * (isFilled ? 1 : 0.8);
            if (isFilled)
                point.front[axis] = sign;
            points.push_back(point);
        }
    return points;
}

} // namespace

void SelectionFramer::setDocument(Document *document)
{
    follow(document);
    isWanted_ = false;
    if (document_)
        connect(&document_->selection(), &Selection::changed, this,
                [this] { isWanted_ = isWanted_ && hasSelection(); }); // the request was for an earlier selection
}

void SelectionFramer::frame()
{
    const bool isBeingMade = hasSelection() && box().isEmpty() && view_.overlays.isBusy();
    isWanted_ = document_ && (!view_.scene || !view_.widget.isVisible() || isBeingMade);
    if (!view_.scene || isWanted_)
        return;
    if (!hasSelection())
        return frameAll();
    const auto world = frameWorldOf(*view_.scene, [this](quint32 face) { return view_.picker.shows(face); });
    const auto target = targetIn(world);
    if (!target)
        return emit statusMessage(tr("The selection has no position in the map to move the camera to."));
    if (view_.camera.isParallel())
        return frameFlat(target->low, target->high);
    auto found = frameClearly(view_.camera, *target, aspectOf(view_.widget), world);
    if (!found.isInside) {
        emit statusMessage(tr("The selection is not visible from anywhere inside the map: this is the view from outside."));
    } else if (found.seen < tooLittle && view_.marks.selected().size() > 1) {
        auto above = view_.camera;
        above.pitch = std::max(above.pitch, downFromOutside);
        found.camera = frameFromOutside(above, *target, aspectOf(view_.widget));
        emit statusMessage(tr("The selection is too spread out to be seen from one position inside the map: this is the "
                              "view from outside."));
    }
    emit framed(found.camera);
}

void SelectionFramer::frameSoon()
{
    if (!hasSelection() || isWanted_)
        return;
    isWanted_ = true;
    QTimer::singleShot(0, this, &SelectionFramer::frameIfWanted);
}

void SelectionFramer::frameIfWanted()
{
    if (isWanted_)
        frame();
}

void SelectionFramer::frameAll()
{
    Box box;
    for (const auto &face : view_.scene->scene.faces)
        box.add(face.box);
    if (!box.isEmpty() && view_.camera.isParallel())
        frameFlat(toPoint(box.low), toPoint(box.high));
    else if (!box.isEmpty())
        emit framed(frameFromOutside(view_.camera, {toPoint(box.low), toPoint(box.high)}, aspectOf(view_.widget)));
}

// Frames a box without perspective, where nothing can be in the way.
void SelectionFramer::frameFlat(const Point &low, const Point &high)
{
    auto camera = view_.camera;
    camera.frame(low, high, aspectOf(view_.widget));
    emit framed(camera);
}

// Returns nothing if the selection has no position.
std::optional<FrameTarget> SelectionFramer::targetIn(const FrameWorld &world) const
{
    auto target = frameTargetOf(*view_.scene, view_.marks.selected());
    if (view_.overlays.selectionBox().isEmpty())
        return view_.marks.selectedBox().isEmpty() ? std::nullopt : std::optional(target);
    const auto box = this->box();
    target.low = toPoint(box.low);
    target.high = toPoint(box.high);
    if (!target.points.empty())
        return target;
    for (const qint32 entity : view_.overlays.entities().selected())
        if (const auto *mark = view_.overlays.entities().marks().of(entity); mark && target.points.size() < mostPlaces)
            target.points.push_back({mark->middle(), {}});
    if (target.points.empty()) {
        target.points = pointsOf(box, world.isInside && !world.isInside(box.middle()));
    } else {
        target.low = target.low - aroundEntities;
        target.high = target.high + aroundEntities;
    }
    return target;
}

Box SelectionFramer::box() const
{
    auto box = view_.marks.selectedBox();
    box.add(view_.overlays.selectionBox());
    return box;
}

std::vector<Box> SelectionFramer::boxes() const
{
    constexpr size_t most = 2000;
    std::vector<Box> boxes;
    const auto &faces = view_.marks.selected();
    for (size_t i = 0; view_.scene && i < faces.size(); i += faces.size() / most + 1)
        for (const quint32 shown : view_.scene->scene.shown(faces[i]))
            boxes.push_back(view_.scene->scene.faces[shown].box);
    if (const auto others = view_.overlays.selectionBox(); !others.isEmpty())
        boxes.push_back(others);
    return boxes;
}
