#include "widgets/view3d/animationclock.h"

#include <QEvent>

AnimationClock::AnimationClock(QWidget *view) : view_(view) { view_->installEventFilter(this); }

void AnimationClock::setOn(bool on)
{
    on_ = on;
    run();
    emit ticked();
}

void AnimationClock::setMoment(double seconds)
{
    moment_ = seconds;
    if (!on_)
        emit ticked();
}

double AnimationClock::seconds() const { return on_ ? ran() : moment_; }
double AnimationClock::ran() const { return before_ + (timer_.isActive() ? static_cast<double>(clock_.elapsed()) / 1000 : 0); }

void AnimationClock::run()
{
    const bool runs = on_ && view_->isVisible();
    if (runs == timer_.isActive())
        return;
    before_ = ran();
    clock_.start();
    runs ? timer_.start(interval, this) : timer_.stop();
}

bool AnimationClock::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        run();
    return QObject::eventFilter(object, event);
}

void AnimationClock::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == timer_.timerId())
        emit ticked();
}
