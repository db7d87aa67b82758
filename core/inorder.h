// Processes many independent things on several threads and consumes the results in the things' order.
#pragma once

#include "core/threads.h"

#include <QtGlobal>

#include <condition_variable>
#include <exception>
#include <limits>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

// What processInOrder() may use at a time.
struct InOrderLimits {
    unsigned threads = threadsHere();
    qint64 cost = std::numeric_limits<qint64>::max(); // of all that is begun and not yet taken, unless that is a single thing
    std::stop_token stop{};                           // once stopped, nothing more is begun
};

// Calls `work(index)`, for each index below `count`, in other threads that start none themselves (OneThread), and
// `take(result)` in this thread, in order, as soon as it can. Begins in order, too: something whose cost(index) does not fit
// into the limits beside what is begun and not yet taken is begun later. At most two results per thread are begun and not yet
// taken. With a single thread or a single index, works in this thread. Returns false if not all was taken: take() returned
// false, which drops what is begun, or it was stopped, after what was begun is taken. An exception that work() throws is thrown
// here once it is its turn.
template <typename Cost, typename Work, typename Take>
bool processInOrder(size_t count, const InOrderLimits &limits, Cost cost, Work work, Take take)
{
    using Made = std::invoke_result_t<Work, size_t>;
    struct Slot {
        std::optional<Made> made{};
        std::exception_ptr thrown{};
        bool isFilled() const { return made || thrown; }
    };
    const size_t threads = std::min<size_t>(limits.threads, count), window = 2 * threads;
    std::mutex mutex; // guards all variables from here to isOver
    std::condition_variable changed;
    std::vector<Slot> results(window); // a ring: the result of `index` is at index % window
    size_t begun = 0, taken = 0;       // how many calls of work() were begun, and how many of take() returned
    qint64 inUse = 0;                  // cost of what is begun and not yet taken
    bool isOver = false;               // nothing more is begun

    const auto mayBegin = [&] { return begun < taken + window && (begun == taken || cost(begun) <= limits.cost - inUse); };
    const auto run = [&] {
        const OneThread alone;
        std::unique_lock lock(mutex);
        for (;;) {
            changed.wait(lock, [&] { return isOver || begun == count || mayBegin(); });
            isOver = isOver || begun == count || limits.stop.stop_requested();
            if (isOver) {
                changed.notify_all();
                return;
            }
            const auto index = begun++;
            inUse += cost(index);
            lock.unlock();
            Slot slot;
            try {
                slot.made.emplace(work(index));
            } catch (...) {
                slot.thrown = std::current_exception();
            }
            lock.lock();
            results[index % window] = std::move(slot);
            changed.notify_all();
        }
    };
    const auto end = [&] {
        const std::lock_guard lock(mutex);
        isOver = true;
        changed.notify_all();
    };

    std::vector<std::jthread> workers;
    try {
        for (size_t i = 0; i < threads && threads > 1; ++i)
            workers.emplace_back(run);
    } catch (const std::exception &) { // the system gives no more threads
    }
    if (workers.empty()) {
        for (size_t index = 0; index < count; ++index)
            if (limits.stop.stop_requested() || !take(work(index)))
                return false;
        return true;
    }
    try {
        while (taken < count) {
            std::unique_lock lock(mutex);
            auto &place = results[taken % window];
            changed.wait(lock, [&] { return place.isFilled() || (isOver && taken == begun); });
            if (!place.isFilled())
                return false;
            auto slot = std::move(place);
            place.made.reset();
            place.thrown = nullptr;
            lock.unlock();
            if (slot.thrown)
                std::rethrow_exception(slot.thrown);
            if (!take(std::move(*slot.made))) {
                end();
                return false;
            }
            slot.made.reset(); // before its cost is free
            lock.lock();
            inUse -= cost(taken++);
            changed.notify_all();
        }
    } catch (...) {
        end();
        throw;
    }
    return true;
}
