// An application that measures how long it is blocked.
#pragma once

#include <QApplication>
#include <QElapsedTimer>

// Times every event, with everything done while it is handled.
class TimingApplication : public QApplication
{
public:
    using QApplication::QApplication;
    bool notify(QObject *receiver, QEvent *event) override
    {
        if (inside_)
            return QApplication::notify(receiver, event);
        inside_ = true;
        QElapsedTimer timer;
        timer.start();
        const bool handled = QApplication::notify(receiver, event);
        longest = std::max(longest, timer.nsecsElapsed());
        if (event->type() == QEvent::Paint || event->type() == QEvent::UpdateRequest)
            longestPaint = std::max(longestPaint, timer.nsecsElapsed());
        inside_ = false;
        return handled;
    }
    qint64 longest = 0, longestPaint = 0; // nanoseconds

private:
    bool inside_ = false;
};
