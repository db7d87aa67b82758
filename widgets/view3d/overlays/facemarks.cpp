#include "widgets/view3d/overlays/facemarks.h"

#include "core/scene/border.h"
#include "widgets/gl/sceneunits.h"

#include <algorithm>

namespace {

constexpr size_t mostLines = 20'000; // more would hide the map

void addBorders(Marks &borders, const Scene &scene, const SceneFace &face, QRgb color, size_t most)
{
    visitBorder(scene, face, [&](quint32 a, quint32 b) {
        if (borders.lines.size() / 2 < most)
            addLine(borders, toPoint(scene.vertexes[a].point), toPoint(scene.vertexes[b].point), color);
    });
}

} // namespace

Marks faceBorders(const Scene &scene, std::span<const quint32> faces, QRgb color, size_t most)
{
    Marks borders;
    for (const quint32 face : faces)
        for (const quint32 shown : scene.shown(face)) {
            if (borders.lines.size() / 2 >= most)
                return borders;
            addBorders(borders, scene, scene.faces[shown], color, most);
        }
    return borders;
}

void FaceMarks::setScene(const Scene *scene)
{
    scene_ = scene;
    setStates();
}

void FaceMarks::setSelected(std::vector<quint32> faces)
{
    selected_ = std::move(faces);
    setStates();
}

void FaceMarks::setTints(std::vector<quint8> tints)
{
    tints_ = std::move(tints);
    setStates();
}

void FaceMarks::setStates()
{
    states_.assign(scene_ ? scene_->faces.size() : 0, 0);
    if (tints_.size() == states_.size())
        states_ = tints_;
    changed_.clear();
    areStatesStale_ = isSelectionStale_ = isPointedStale_ = true;
    selectedBox_ = {};
    if (!scene_)
        return;
    for (const quint32 face : selected_)
        for (const quint32 shown : scene_->shown(face)) {
            states_[shown] |= FaceSelected;
            selectedBox_.add(scene_->faces[shown].box);
        }
    flag(hovered_, true);
}

void FaceMarks::flag(qint64 face, bool hovered)
{
    if (face < 0 || !scene_)
        return;
    for (const quint32 shown : scene_->shown(static_cast<quint32>(face))) {
        states_[shown] = static_cast<quint8>(hovered ? states_[shown] | FaceHovered : states_[shown] & ~FaceHovered);
        changed_.push_back(shown);
    }
}

bool FaceMarks::setHovered(qint64 face)
{
    if (face == hovered_)
        return false;
    flag(hovered_, false);
    hovered_ = face;
    flag(hovered_, true);
    isPointedStale_ = true;
    return true;
}

void FaceMarks::setPlace(Marks lines)
{
    place_ = std::move(lines);
    isPointedStale_ = true;
}

void FaceMarks::send(SceneRenderer &renderer)
{
    if (!scene_)
        return;
    if (std::exchange(areStatesStale_, false))
        renderer.setStates(states_);
    else
        for (const quint32 shown : changed_)
            renderer.setState(shown, states_[shown]);
    changed_.clear();
    if (std::exchange(isSelectionStale_, false))
        renderer.setOutlines(faceBorders(*scene_, selected_, selectedColor, mostLines));
    if (!std::exchange(isPointedStale_, false))
        return;
    auto pointed = place_;
    if (hovered_ >= 0) {
        const auto face = static_cast<quint32>(hovered_);
        const auto borders = faceBorders(*scene_, {&face, 1}, hoveredColor, mostLines).lines;
        pointed.lines.insert(pointed.lines.end(), borders.begin(), borders.end());
    }
    renderer.setPointed(pointed);
}
