// How far long work is, told from its thread and read from the window's.
#pragma once

#include <QtGlobal>

#include <atomic>

struct Progress {
    std::atomic<qint64> done = 0, total = 0; // steps; total 0: nobody knows yet
};
