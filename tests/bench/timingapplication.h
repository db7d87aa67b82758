// An application that tells for how long it could not answer.
#pragma once

#include <QApplication>
#include <QElapsedTimer>

// Times every event, with all that is done on its account.
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
