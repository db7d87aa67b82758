#include "widgets/view3d/animationclock.h"

#include <QEvent>

ViewMotion::ViewMotion(QWidget *view) : view_(view) { view_->installEventFilter(this); }

void ViewMotion::setOn(bool on)
{
    on_ = on;
    run();
    emit ticked();
}

void ViewMotion::setMoment(double seconds)
{
    moment_ = seconds;
    if (!on_)
        emit ticked();
}

double ViewMotion::seconds() const { return on_ ? ran() : moment_; }

double ViewMotion::ran() const { return before_ + (timer_.isActive() ? static_cast<double>(clock_.elapsed()) / 1000 : 0); }

void ViewMotion::run()
{
    const bool runs = on_ && view_->isVisible();
    if (runs == timer_.isActive())
        return;
    before_ = ran();
    clock_.start();
    runs ? timer_.start(interval, this) : timer_.stop();
}

bool ViewMotion::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        run();
    return QObject::eventFilter(object, event);
}

void ViewMotion::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == timer_.timerId())
        emit ticked();
}
