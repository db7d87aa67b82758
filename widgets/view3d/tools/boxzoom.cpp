#include "widgets/view3d/tools/boxzoom.h"

#include "widgets/parts/contextmenu.h"
#include "widgets/view3d/viewport.h"

#include <QApplication>
#include <QMouseEvent>
#include <QRubberBand>

#include <algorithm>

BoxZoom::BoxZoom(Viewport *viewport)
    : PointerTool(viewport), action_(addOwnAction(viewport, tr("Zoom to a &Frame") + QStringLiteral("\tB"), {})),
      frame_(new QRubberBand(QRubberBand::Rectangle, viewport))
{
    action_->setCheckable(true);
    action_->setStatusTip(tr("Drag a frame to zoom to it (B, or Shift+drag)"));
    connect(action_, &QAction::toggled, this, [this](bool on) {
        viewport_->setAiming(this, on);
        emit viewport_->statusMessage(on ? tr("Drag a frame around what should fill the view. Esc: cancel.") : QString());
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

// Selected entities are dragged instead, with Shift in steps.
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
        viewport_->zoomTo(part);
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
