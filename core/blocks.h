// Work on many records that several threads make in blocks, while what comes of it is put together in the records' order.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <deque>
#include <future>
#include <thread>

// `make(first, last)` is called for blocks of `size` of the numbers 0 to count, in threads of their own if there is more
// than one block, and `take(made)` in this one, in order; false from it ends the work, and then comes back. No more is held
// than a block for each core. What make() throws comes out of here.
template <typename Make, typename Take>
bool inBlocks(quint64 count, quint64 size, Make make, Take take)
{
    using Made = std::invoke_result_t<Make, quint64, quint64>;
    const auto threads = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
    const auto block = [&make, count, size](quint64 first) { return make(first, std::min(first + size, count)); };
    std::deque<std::future<Made>> coming;
    for (quint64 next = 0; next < count || !coming.empty(); coming.pop_front()) {
        for (; next < count && coming.size() < threads; next += size) // where there is no thread left, get() does it
            coming.push_back(count > size ? std::async(block, next) : std::async(std::launch::deferred, block, next));
        if (!take(coming.front().get()))
            return false;
    }
    return true;
}
