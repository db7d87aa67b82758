// Looking around by the mouse alone: its pointer, which the widget hides, is held over it until that ends.
#pragma once

#include <QPoint>

class QWidget;

class MouseLook
{
public:
    explicit MouseLook(QWidget &view) : view_(view) {}

    bool isOn() const { return isOn_; }
    void start();
    void stop(); // the pointer is where it was
    // How far the mouse has moved since it was asked last; `at` is where the widget sees the pointer.
    QPoint movedTo(QPoint at);

private:
    QWidget &view_;
    bool isOn_ = false;
    QPoint before_, last_; // on the screen, and on the widget
};
