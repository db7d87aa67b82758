// Bringing what is selected into view.
#include "core/camera/framing.h"
#include "widgets/view3d/viewport.h"

namespace
{

constexpr float aroundEntities = 64; // map units, so that one is seen with what is around it

// Where faces look together; 0 where they look everywhere.
Point normalOf(const Scene &scene, std::span<const quint32> faces)
{
    Point sum{};
    double count = 0;
    for (const quint32 face : faces)
        for (const quint32 shown : scene.shown(face)) {
            if (scene.faces[shown].vertexCount == 0)
                continue;
            const auto &normal = scene.vertexes[scene.faces[shown].firstVertex].normal;
            sum = sum + Point{normal[0] / 127.0, normal[1] / 127.0, normal[2] / 127.0};
            ++count;
        }
    return length(sum) > count / 2 ? sum : Point{};
}

} // namespace

void Viewport::frameSelection()
{
    if (!scene_)
        return;
    auto box = marks_.selectedBox();
    const bool hasFaces = !box.isEmpty();
    if (auto others = overlay_.selectionBox(); !others.isEmpty()) {
        for (size_t axis = 0; axis < 3 && !hasFaces; ++axis) {
            others.low[axis] -= aroundEntities;
            others.high[axis] += aroundEntities;
        }
        box.add(others);
    }
    const bool isAll = box.isEmpty();
    if (isAll)
        for (const auto &face : scene_->scene.faces)
            box.add(face.box);
    if (box.isEmpty())
        return;
    const FrameTarget target{toPoint(box.low), toPoint(box.high),
                             hasFaces ? normalOf(scene_->scene, marks_.selected()) : Point{}};
    const auto freeWay = [this, isAll](const Point &from, const Point &direction, double wanted) {
        auto options = whatIsDrawn();
        options.backFaces = true;
        options.reach = wanted;
        const auto hit = isAll ? std::nullopt : scene_->caster->first({from, direction}, scene_->scene.placements, options);
        return hit ? hit->distance : wanted;
    };
    setCamera(frameClearly(camera_, target, aspect(), freeWay));
}
