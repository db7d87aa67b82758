// Moving the camera to the selection.
#include "core/scene/frameparts.h"
#include "widgets/view3d/viewport.h"

#include <QTimer>

#include <algorithm>

namespace
{

constexpr Point aroundEntities{64, 64, 64}; // map units, to show an entity's surroundings, too
constexpr double tooLittle = 0.15;          // visible share of separate faces that is too small
constexpr double downFromOutside = 45;      // degrees
constexpr size_t mostPlaces = 24;           // of entities that are framed

// Returns points on the sides of a box that is solid, or else within it.
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

Box Viewport::selectionBox() const
{
    auto box = marks_.selectedBox();
    box.add(overlay_.selectionBox());
    return box;
}

std::vector<Box> Viewport::selectionBoxes() const
{
    constexpr size_t most = 2000;
    std::vector<Box> boxes;
    const auto &faces = marks_.selected();
    for (size_t i = 0; scene_ && i < faces.size(); i += faces.size() / most + 1)
        for (const quint32 shown : scene_->scene.shown(faces[i]))
            boxes.push_back(scene_->scene.faces[shown].box);
    if (const auto others = overlay_.selectionBox(); !others.isEmpty())
        boxes.push_back(others);
    return boxes;
}

void Viewport::frameIfWanted()
{
    if (isFrameWanted_)
        frameSelection();
}

void Viewport::frameSelectionSoon()
{
    if (!hasSelection() || isFrameWanted_)
        return;
    isFrameWanted_ = true;
    QTimer::singleShot(0, this, &Viewport::frameIfWanted);
}

// Without perspective, nothing can be in the way.
void Viewport::frameFlat(const Point &low, const Point &high)
{
    auto camera = camera_;
    camera.frame(low, high, aspect());
    setCamera(camera);
}

void Viewport::frameAll()
{
    Box box;
    for (const auto &face : scene_->scene.faces)
        box.add(face.box);
    if (!box.isEmpty() && camera_.isParallel())
        frameFlat(toPoint(box.low), toPoint(box.high));
    else if (!box.isEmpty())
        jumpTo(frameFromOutside(camera_, {toPoint(box.low), toPoint(box.high)}, aspect()));
}

// Returns nothing if the selection has no place.
std::optional<FrameTarget> Viewport::selectionTarget(const FrameWorld &world) const
{
    auto target = frameTargetOf(*scene_, marks_.selected());
    const auto others = overlay_.selectionBox();
    if (others.isEmpty())
        return marks_.selectedBox().isEmpty() ? std::nullopt : std::optional(target);
    const auto box = selectionBox();
    target.low = toPoint(box.low);
    target.high = toPoint(box.high);
    if (!target.points.empty())
        return target;
    for (const qint32 entity : overlay_.entities().selected())
        if (const auto *mark = overlay_.entities().marks().of(entity); mark && target.points.size() < mostPlaces)
            target.points.push_back({mark->middle(), {}});
    if (target.points.empty()) {
        target.points = pointsOf(box, world.isInside && !world.isInside(box.middle()));
    } else {
        target.low = target.low - aroundEntities;
        target.high = target.high + aroundEntities;
    }
    return target;
}

void Viewport::frameSelection()
{
    const bool isBeingMade = hasSelection() && selectionBox().isEmpty() && overlay_.isBusy();
    isFrameWanted_ = document_ && (!scene_ || !isVisible() || isBeingMade);
    if (!scene_ || isFrameWanted_)
        return;
    if (!hasSelection())
        return frameAll();
    const auto world = frameWorldOf(*scene_, [this](quint32 face) {
        const auto shown = scene_->scene.shown(face);
        return shownOnly_.shows(face)
               && std::ranges::any_of(shown, [this](quint32 each) { return !(scene_->scene.faces[each].kinds & view_.hidden); });
    });
    const auto target = selectionTarget(world);
    if (!target) {
        emit statusMessage(tr("The selection has no position in the map to move the camera to."));
        return;
    }
    if (camera_.isParallel())
        return frameFlat(target->low, target->high);
    auto framed = frameClearly(camera_, *target, aspect(), world);
    if (!framed.isInside) {
        emit statusMessage(tr("The selection is not visible from anywhere inside the map: this is the view from outside."));
    } else if (framed.seen < tooLittle && marks_.selected().size() > 1) {
        auto above = camera_;
        above.pitch = std::max(above.pitch, downFromOutside);
        framed.camera = frameFromOutside(above, *target, aspect());
        emit statusMessage(tr("The selection is too spread out to be seen from one position inside the map: this is the "
                              "view from outside."));
    }
    jumpTo(framed.camera);
}
