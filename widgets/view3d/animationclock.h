// The time of what moves in a view. While it is on and the view is visible, it runs and requests pictures.
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

class AnimationClock : public QObject
{
    Q_OBJECT
public:
    static constexpr int interval = 33; // milliseconds between two pictures, at least

    explicit AnimationClock(QWidget *view);

    void setOn(bool on);
    bool isOn() const { return on_; }
    // Sets the moment that is shown while it is off, in seconds; 0: everything is where the map has it.
    void setMoment(double seconds);
    bool isMoved() const { return on_ || moment_ > 0; }
    double seconds() const; // how long it ran; while it is off, the moment

signals:
    void ticked();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    void run();
    double ran() const;

    QWidget *view_;
    bool on_ = false;
    QBasicTimer timer_;
    QElapsedTimer clock_; // while the timer runs
    double before_ = 0;   // seconds before that
    double moment_ = 0;
};
