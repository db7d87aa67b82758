// A lock on a file that is read, edited and replaced: other editors of it, in this or another process, wait.
#pragma once

#include "core/files/system.h"

#include <optional>
#include <utility>

class FileLock
{
public:
    // Waits for the lock for at most `patience` milliseconds; returns nothing if another process or object still holds it.
    // Returns at once, without locking anything, if the file does not exist or cannot be read, or if its file system has no
    // locks.
    static std::optional<FileLock> take(const QString &path, int patience);
    FileLock(FileLock &&other) noexcept : handle_(std::exchange(other.handle_, sys::none)) {}
    FileLock &operator=(FileLock &&) = delete;
    ~FileLock();

private:
    explicit FileLock(int handle) : handle_(handle) {}
    int handle_;
};
