// Waits for what a test means to wait for, where no signal or state of the program tells it.
#pragma once

#include "core/document/latestwork.h"

#include <QGuiApplication>
#include <QtTest>

// Handles all pending events and what follows from them: a timer of 0 ms runs only after the events posted before it.
inline void settle()
{
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        QGuiApplication::sync();           // what the display server has still to report
    for (int pass = 0; pass < 2; ++pass) { // other timers of 0 ms run in the first, and may post events
        QTimer idle;
        idle.setSingleShot(true);
        QSignalSpy isIdle(&idle, &QTimer::timeout);
        idle.start(0);
        QVERIFY(isIdle.wait());
    }
}

// Waits until all work in the background has ended, its results have been taken, and work that these began has ended too.
inline void untilWorkEnds()
{
    for (int idle = 0; idle < 2; ++idle) { // a result that was taken last may have begun more
        settle();
        if (workPool().activeThreadCount() > 0) {
            QVERIFY(workPool().waitForDone(30'000));
            idle = -1;
        }
    }
}

// Waits until a timer of this interval (in milliseconds) that has been started by now must have run; it may be late by a
// twentieth. Only for tests that nothing comes of such a timer: nothing but the time tells that it has run.
inline void outlast(int interval)
{
    QTimer timer;
    timer.setSingleShot(true);
    timer.setTimerType(Qt::PreciseTimer);
    QSignalSpy isOver(&timer, &QTimer::timeout);
    timer.start(interval + interval / 20 + 1);
    QVERIFY(isOver.wait(interval + 10'000));
}
