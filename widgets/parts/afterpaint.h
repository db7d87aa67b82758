// What nobody waits for at first, begun once there is something to look at.
#pragma once

#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <functional>

// Calls `act` once, when `widget` has been painted the next time; if it is not painted, since nothing of it is seen,
// half a second later. Deleted before that, with the widget too, it never does.
class AfterPaint : public QObject
{
public:
    AfterPaint(QWidget *widget, std::function<void()> act) : QObject(widget), act_(std::move(act))
    {
        widget->installEventFilter(this);
        widget->update(); // which is seen already, perhaps with what was there before
        patience_.setSingleShot(true);
        connect(&patience_, &QTimer::timeout, this, [this] {
            deleteLater();
            std::exchange(act_, [] {})();
        });
        patience_.start(longest);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            patience_.start(0); // what is painted with it first
        return QObject::eventFilter(watched, event);
    }

private:
    static constexpr int longest = 500; // milliseconds

    std::function<void()> act_;
    QTimer patience_;
};
