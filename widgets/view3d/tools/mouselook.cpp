#include "widgets/view3d/tools/mouselook.h"

#include <QCursor>
#include <QWidget>

void MouseLook::start()
{
    if (isOn_)
        return;
    isOn_ = true;
    before_ = QCursor::pos();
    last_ = view_.mapFromGlobal(before_);
    view_.grabMouse();
}

void MouseLook::stop()
{
    if (!isOn_)
        return;
    isOn_ = false;
    view_.releaseMouse();
    QCursor::setPos(before_);
}

// Moves the pointer back before it reaches an edge. If the platform does not allow that, the pointer stops at the screen's edge.
QPoint MouseLook::movedTo(QPoint at)
{
    const auto by = at - last_;
    last_ = at;
    const auto inner = view_.rect().adjusted(view_.width() / 4, view_.height() / 4, -view_.width() / 4, -view_.height() / 4);
    if (!inner.contains(at)) {
        QCursor::setPos(view_.mapToGlobal(view_.rect().center()));
        last_ = view_.mapFromGlobal(QCursor::pos());
    }
    return by;
}
