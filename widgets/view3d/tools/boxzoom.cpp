#include "widgets/view3d/tools/boxzoom.h"

#include "widgets/parts/contextmenu.h"
#include "widgets/view3d/viewport.h"

#include <QApplication>
#include <QMouseEvent>
#include <QRubberBand>

#include <algorithm>

namespace {

constexpr int samples = 7; // rays across a part of the picture

} // namespace

BoxZoom::BoxZoom(Viewport *viewport)
    : PointerTool(viewport), action_(addOwnAction(viewport, tr("&Zoom to a Rectangle") + QStringLiteral("\tB"), {})),
      frame_(new QRubberBand(QRubberBand::Rectangle, viewport))
{
    action_->setCheckable(true);
    action_->setStatusTip(tr("Drag a rectangle to zoom to it (B, or Shift+drag)"));
    connect(action_, &QAction::toggled, this, [this](bool on) {
        viewport_->setAiming(this, on);
        emit viewport_->statusMessage(on ? tr("Drag a rectangle around what should fill the view. Esc: cancel.") : QString());
        if (on)
            viewport_->setFocus();
    });
}

void BoxZoom::setDocument(Document *document)
{
    follow(document);
    cancel();
    action_->setEnabled(document != nullptr);
}

void BoxZoom::cancel()
{
    action_->setChecked(false);
    from_.reset();
    frame_->hide();
}

// Ignores presses on selected entities, which are dragged instead (with Shift, in steps).
bool BoxZoom::press(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return false;
    const auto at = event.position().toPoint();
    if (action_->isChecked()) {
        from_ = at;
        return true;
    }
    const auto &entities = viewport_->overlay().entities();
    const auto isHeld = [&](const EntityHit &hit) { return entities.isSelected(hit.entity); };
    if (event.modifiers() == Qt::ShiftModifier && !viewport_->looksByMouse()
        && std::ranges::none_of(entities.along(viewport_->rayAt(at)), isHeld))
        from_ = at;
    return false;
}

bool BoxZoom::move(const QMouseEvent &event)
{
    if (!from_ || event.buttons() != Qt::LeftButton)
        return false;
    const auto at = event.position().toPoint();
    if (frame_->isHidden() && (at - *from_).manhattanLength() < QApplication::startDragDistance())
        return true;
    frame_->setGeometry(QRect(*from_, at).normalized() & viewport_->rect());
    frame_->show();
    return true;
}

bool BoxZoom::release(const QMouseEvent &event)
{
    if (!from_ || event.button() != Qt::LeftButton)
        return false;
    from_.reset();
    if (frame_->isHidden())
        return action_->isChecked();
    const auto part = frame_->geometry();
    cancel();
    if (part.width() > 1 && part.height() > 1)
        zoomTo(part);
    return true;
}

bool BoxZoom::pressKey(QKeyEvent &event)
{
    const bool isPressed = event.type() == QEvent::KeyPress;
    if (isPressed && event.key() == Qt::Key_B && event.modifiers() == Qt::NoModifier) {
        if (!event.isAutoRepeat())
            action_->toggle();
        return true;
    }
    if ((!from_ && !action_->isChecked()) || event.key() != Qt::Key_Escape)
        return false;
    event.accept();
    if (isPressed)
        cancel();
    return true;
}

// In perspective, moves the camera as near as most of what is visible there requires, but not through anything.
void BoxZoom::zoomTo(const QRect &part)
{
    const auto corner = pictureAt(*viewport_, part.topLeft()), opposite = pictureAt(*viewport_, part.bottomRight());
    auto camera = viewport_->camera();
    if (camera.isParallel()) {
        camera.showPart(corner, opposite, aspectOf(*viewport_));
        viewport_->setCamera(camera);
        return;
    }
    std::vector<double> distances;
    for (int row = 0; row < samples; ++row)
        for (int column = 0; column < samples; ++column)
            if (const auto hit = viewport_->hitAt(
                    part.topLeft()
                    + QPoint(part.width() * (2 * column + 1) / (2 * samples), part.height() * (2 * row + 1) / (2 * samples))))
                distances.push_back(hit->distance);
    if (distances.empty())
        return emit viewport_->statusMessage(tr("There is nothing to zoom to in this rectangle."));
    const auto half = distances.begin() + static_cast<qptrdiff>(distances.size() / 2);
    std::ranges::nth_element(distances, half);
    const auto inMiddle = viewport_->hitAt(part.center());
    camera.flyTo(corner, opposite, *half, inMiddle ? inMiddle->distance : *half, aspectOf(*viewport_));
    viewport_->control().jumpTo(camera);
}
