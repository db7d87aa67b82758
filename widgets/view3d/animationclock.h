// The clock of a view's animations. While it is on and the view is visible, it runs and requests pictures.
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
    // Sets the time that is shown while the clock is off, in seconds; 0: everything is where the map has it.
    void setMoment(double seconds);
    bool isMoved() const { return on_ || moment_ > 0; }
    double seconds() const; // how long the clock ran; while it is off, what setMoment() set

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
    double before_ = 0;   // seconds that it ran before timer_ was started
    double moment_ = 0;
};
