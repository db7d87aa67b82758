// Lets only one thread at a time read and decode a large file of a game. Otherwise views that read at the same time would
// each keep such a file in memory, unpacked, with its picture.
#pragma once

#include <QtGlobal>

#include <mutex>

class LargeFileTurn
{
public:
    LargeFileTurn() : isOutermost_(!outermost_)
    {
        if (isOutermost_)
            outermost_ = this;
    }
    ~LargeFileTurn()
    {
        if (isOutermost_)
            outermost_ = nullptr;
    }
    LargeFileTurn(const LargeFileTurn &) = delete;
    LargeFileTurn &operator=(const LargeFileTurn &) = delete;

    // Begins this thread's turn if a file of this many bytes is large; waits until no other thread has a turn. The turn ends
    // when the thread's outermost LargeFileTurn is destroyed.
    void begin(qint64 bytes)
    {
        constexpr qint64 large = 32 << 20;
        if (bytes > large && !outermost_->lock_.owns_lock())
            outermost_->lock_.lock();
    }

private:
    inline static std::mutex mutex_;
    inline static thread_local LargeFileTurn *outermost_ = nullptr;
    const bool isOutermost_;
    std::unique_lock<std::mutex> lock_{mutex_, std::defer_lock};
};
