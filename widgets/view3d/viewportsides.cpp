// Viewing the map from its sides, without perspective, and zooming to a part of the picture.
#include "widgets/view3d/viewport.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace
{

constexpr double zoomBy = 1.25;                        // per step of the wheel
constexpr double lowestSide = 512, highestSide = 8192; // map units, the height of the first picture from a side
constexpr double picturesPerSecond = 0.7;              // that keys pan; also the speed of zooming
constexpr size_t mostJumps = 100;
constexpr int samples = 7; // rays across a part of the picture

} // namespace

std::array<double, 2> Viewport::pictureAt(QPointF at) const
{
    return {2 * at.x() / std::max(width(), 1) - 1, 1 - 2 * at.y() / std::max(height(), 1)};
}

// Shows at first as much as was visible around what is in the middle.
void Viewport::lookFrom(CameraSide side)
{
    if (!document_)
        return;
    setMouseLook(false);
    double height = camera_.span;
    if (!camera_.isParallel()) {
        const auto hit = hitAt(rect().center());
        const double halfAngle = camera_.verticalAngle() / 2 * std::numbers::pi / 180;
        height = hit ? std::clamp(2 * hit->distance * std::tan(halfAngle), lowestSide, highestSide) : lowestSide;
    }
    setCamera(camera_.fromSide(side, height));
    emit statusMessage(tr("Without perspective. Right button: pan, wheel: zoom, F: show the selection, P: back to "
                          "perspective."));
}

void Viewport::jumpTo(const Camera &camera)
{
    if (camera.isFinite() && camera != camera_ && !camera_.isParallel()) { // from a side, P goes back
        before_.push_back(camera_);
        if (before_.size() > mostJumps)
            before_.erase(before_.begin());
        emit jumped();
    }
    setCamera(camera);
}

void Viewport::goBack()
{
    if (before_.empty()) {
        emit statusMessage(tr("There is no earlier camera position to go back to."));
        return;
    }
    const auto camera = before_.back();
    before_.pop_back();
    setCamera(camera);
}

void Viewport::lookInPerspective() { setCamera(perspective_); }

void Viewport::pan(QPointF pixels)
{
    auto camera = camera_;
    camera.pan(2 * pixels.x() / std::max(width(), 1), -2 * pixels.y() / std::max(height(), 1), aspect());
    setCamera(camera);
}

void Viewport::zoom(double steps, QPointF at)
{
    auto camera = camera_;
    const auto [x, y] = pictureAt(at);
    camera.zoom(std::pow(zoomBy, -steps), x, y, aspect());
    setCamera(camera);
}

void Viewport::panByKeys(double seconds)
{
    const auto pressed = [this](int key) { return keys_.contains(key) ? 1.0 : 0.0; };
    const double by = picturesPerSecond * seconds;
    auto camera = camera_;
    camera.pan(2 * by * (pressed(Qt::Key_A) - pressed(Qt::Key_D)) / aspect(), 2 * by * (pressed(Qt::Key_S) - pressed(Qt::Key_W)),
               aspect());
    camera.zoom(std::exp(by * (pressed(Qt::Key_Q) - pressed(Qt::Key_E))), 0, 0, aspect());
    setCamera(camera);
}

// In perspective, the camera goes as near as most of what is visible there requires, but through nothing.
void Viewport::zoomTo(const QRect &part)
{
    const auto corner = pictureAt(part.topLeft()), opposite = pictureAt(part.bottomRight());
    auto camera = camera_;
    if (camera.isParallel()) {
        camera.showPart(corner, opposite, aspect());
        setCamera(camera);
        return;
    }
    std::vector<double> distances;
    for (int row = 0; row < samples; ++row)
        for (int column = 0; column < samples; ++column)
            if (const auto hit = hitAt(
                    part.topLeft()
                    + QPoint(part.width() * (2 * column + 1) / (2 * samples), part.height() * (2 * row + 1) / (2 * samples))))
                distances.push_back(hit->distance);
    if (distances.empty()) {
        emit statusMessage(tr("There is nothing to zoom to in this frame."));
        return;
    }
    const auto half = distances.begin() + static_cast<qptrdiff>(distances.size() / 2);
    std::ranges::nth_element(distances, half);
    const auto inMiddle = hitAt(part.center());
    camera.flyTo(corner, opposite, *half, inMiddle ? inMiddle->distance : *half, aspect());
    jumpTo(camera);
}
