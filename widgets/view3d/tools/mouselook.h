// Looking around with the mouse: the pointer, hidden by the widget, is kept over it until that ends.
#pragma once

#include <QPoint>

class QWidget;

class MouseLook
{
public:
    explicit MouseLook(QWidget &view) : view_(view) {}

    bool isOn() const { return isOn_; }
    void start();
    void stop(); // puts the pointer back
    // Returns how far the mouse has moved since the last call. `at`: the pointer in the widget.
    QPoint movedTo(QPoint at);

private:
    QWidget &view_;
    bool isOn_ = false;
    QPoint before_, last_; // on the screen, and on the widget
};
