// What the programs that measure print, and how they take the time.
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <algorithm>
#include <cstdio>
#include <vector>

// A line for one figure of a map.
inline void tell(const QString &map, const QByteArray &what, double milliseconds)
{
    std::printf("%-16s %-52s %8.1f ms\n", qPrintable(map), what.constData(), milliseconds);
}

// How long something takes, in milliseconds.
template <typename Work>
double timeOf(Work work)
{
    QElapsedTimer since;
    since.start();
    work();
    return static_cast<double>(since.nsecsElapsed()) / 1e6;
}

// The one in the middle, or so far from the smallest.
inline double quantile(std::vector<double> times, double share = 0.5)
{
    std::ranges::sort(times);
    return times[static_cast<size_t>(static_cast<double>(times.size()) * share)];
}
