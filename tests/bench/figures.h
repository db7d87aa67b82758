// Timing and printing for the benchmarks.
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <algorithm>
#include <cstdio>
#include <vector>

// Prints a line with one figure of a map.
inline void tell(const QString &map, const QByteArray &what, double milliseconds)
{
    std::printf("%-16s %-52s %8.1f ms\n", qPrintable(map), what.constData(), milliseconds);
}

// Returns how long something takes, in milliseconds.
template <typename Work>
double timeOf(Work work)
{
    QElapsedTimer since;
    since.start();
    work();
    return static_cast<double>(since.nsecsElapsed()) / 1e6;
}

// Returns the median of the times, or their quantile at another share.
inline double quantile(std::vector<double> times, double share = 0.5)
{
    std::ranges::sort(times);
    return times[static_cast<size_t>(static_cast<double>(times.size()) * share)];
}
