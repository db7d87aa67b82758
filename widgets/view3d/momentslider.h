// A slider in a menu for the moment that a view shows while it is not animated.
#pragma once

#include <QWidgetAction>

class QLabel;
class QSlider;

class MomentSlider : public QWidgetAction
{
    Q_OBJECT
public:
    static constexpr int longest = 60; // seconds

    explicit MomentSlider(QObject *parent = nullptr);
    QSlider *slider() const { return slider_; }

signals:
    void moved(double seconds);

private:
    QSlider *slider_;
    QLabel *told_;
};
