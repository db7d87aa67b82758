// Mouse gestures over a widget, wherever the display's own pointer is.
#pragma once

#include <QtWidgets>

inline void moveMouse(QWidget *widget, QPoint at, Qt::MouseButtons buttons = {}, Qt::KeyboardModifiers modifiers = {})
{
    QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, buttons, modifiers);
    QCoreApplication::sendEvent(widget, &move);
}

inline void leaveByMouse(QWidget *widget)
{
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(widget, &leave);
}

// Turns the wheel by `turned` eighths of a degree: 120 are a step of most wheels.
inline void turnWheel(QWidget *widget, QPoint at, int turned, Qt::MouseButtons buttons = {})
{
    QWheelEvent wheel(at, widget->mapToGlobal(at), {}, {0, turned}, buttons, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(widget, &wheel);
}
