// The progress of a long task, written by its thread and read by the window's.
#pragma once

#include <QtGlobal>

#include <atomic>

struct Progress {
    std::atomic<qint64> done = 0, total = 0; // steps; total 0: not known yet
};
