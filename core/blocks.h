// Processes many records in blocks on several threads and consumes the results in the records' order.
#pragma once

#include "core/threads.h"

#include <QtGlobal>

#include <deque>
#include <future>

// Splits the numbers below `count` into blocks of `size`. Calls `make(first, last)` for each block, in other threads if there
// is more than one block and this thread has no OneThread, and `take(made)` in this thread, in order. Stops and returns false
// when take() returns false. Keeps at most one block per core, and no more than eight. Exceptions that make() throws propagate
// to the caller.
template <typename Make, typename Take>
bool processInBlocks(quint64 count, quint64 size, Make make, Take take)
{
    using Made = std::invoke_result_t<Make, quint64, quint64>;
    const auto threads = std::min(threadsHere(), 8U);
    const auto block = [&make, count, size](quint64 first) { return make(first, std::min(first + size, count)); };
    std::deque<std::future<Made>> coming;
    for (quint64 next = 0; next < count || !coming.empty(); coming.pop_front()) {
        for (; next < count && coming.size() < threads; next += size) // if no thread can be started, get() runs it
            coming.push_back(count > size && threads > 1 ? std::async(block, next)
                                                         : std::async(std::launch::deferred, block, next));
        if (!take(coming.front().get()))
            return false;
    }
    return true;
}
