#include "widgets/view3d/tools/boxzoom.h"

#include "widgets/parts/contextmenu.h"
#include "widgets/view3d/viewport.h"

#include <QApplication>
#include <QMouseEvent>
#include <QRubberBand>

#include <algorithm>

BoxZoom::BoxZoom(Viewport *viewport, QObject *parent)
    : ViewPart(parent), viewport_(viewport), action_(addOwnAction(viewport, tr("Zoom to a &Frame") + QStringLiteral("\tB"), {})),
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
    viewport_->installEventFilter(this);
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
bool BoxZoom::press(QPoint at, Qt::KeyboardModifiers modifiers)
{
    if (action_->isChecked()) {
        from_ = at;
        return true;
    }
    const auto &entities = viewport_->overlay().entities();
    const auto isHeld = [&](const EntityHit &hit) { return entities.isSelected(hit.entity); };
    if (modifiers == Qt::ShiftModifier && !viewport_->looksByMouse()
        && std::ranges::none_of(entities.along(viewport_->rayAt(at)), isHeld))
        from_ = at;
    return false;
}

bool BoxZoom::drag(QPoint at)
{
    if (!from_)
        return false;
    if (frame_->isHidden() && (at - *from_).manhattanLength() < QApplication::startDragDistance())
        return true;
    frame_->setGeometry(QRect(*from_, at).normalized() & viewport_->rect());
    frame_->show();
    return true;
}

bool BoxZoom::release()
{
    if (!from_)
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

bool BoxZoom::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != viewport_ || !document_)
        return ViewPart::eventFilter(watched, event);
    const bool isDragging = from_ || action_->isChecked();
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        return mouse->button() == Qt::LeftButton && press(mouse->position().toPoint(), mouse->modifiers());
    }
    case QEvent::MouseMove: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        return mouse->buttons() == Qt::LeftButton && drag(mouse->position().toPoint());
    }
    case QEvent::MouseButtonRelease: return static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton && release();
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (const auto *key = static_cast<QKeyEvent *>(event);
            event->type() == QEvent::KeyPress && key->key() == Qt::Key_B && key->modifiers() == Qt::NoModifier) {
            if (!key->isAutoRepeat())
                action_->toggle();
            return true;
        }
        if (!isDragging || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
            return false;
        event->accept();
        if (event->type() == QEvent::KeyPress)
            cancel();
        return true;
    case QEvent::FocusOut:
    case QEvent::Hide: cancel(); return false;
    default: return false;
    }
}
