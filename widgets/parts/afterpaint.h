// Work deferred until there is something to look at.
#pragma once

#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <functional>

// Calls `act` once, after `widget` is next painted, or after half a second if it is hidden and not painted. Does not call it
// if this object, a child of `widget`, is deleted before.
class AfterPaint : public QObject
{
public:
    AfterPaint(QWidget *widget, std::function<void()> act) : QObject(widget), act_(std::move(act))
    {
        widget->installEventFilter(this);
        widget->update(); // even if it is already visible
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
            patience_.start(0); // lets the rest of this pass be painted first
        return QObject::eventFilter(watched, event);
    }

private:
    static constexpr int longest = 500; // milliseconds

    std::function<void()> act_;
    QTimer patience_;
};
