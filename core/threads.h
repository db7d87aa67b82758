// How many threads a function may use for its own work.
#pragma once

#include <algorithm>
#include <atomic>
#include <limits>
#include <thread>

// While it lives, its thread starts no further threads for its work: for threads of which there is already one per core.
class OneThread
{
public:
    OneThread() : before_(isSet_) { isSet_ = true; }
    ~OneThread() { isSet_ = before_; }
    OneThread(const OneThread &) = delete;
    OneThread &operator=(const OneThread &) = delete;

    static bool isSet() { return isSet_; }

private:
    inline static thread_local bool isSet_ = false;
    const bool before_;
};

inline std::atomic<unsigned> mostThreads = std::numeric_limits<unsigned>::max();
// Limits what threadsHere() returns from now on.
inline void limitThreads(unsigned most) { mostThreads = std::max(1U, most); }
// Returns how many threads the current thread may divide its work between, itself included: one per core, or one if it has a
// OneThread.
inline unsigned threadsHere()
{
    return OneThread::isSet() ? 1U : std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads.load());
}
