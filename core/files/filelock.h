// The lock of a file that is read, edited and replaced: whoever edits it meanwhile, in this or another process, waits.
#pragma once

#include "core/files/system.h"

#include <optional>
#include <utility>

class FileLock
{
public:
    // Waits for the lock, at most so many milliseconds; nothing where another holds it even then. A file that is not there
    // or cannot be read, and one on a file system without locks, has no lock that could be taken by another.
    static std::optional<FileLock> take(const QString &path, int patience);
    FileLock(FileLock &&other) noexcept : handle_(std::exchange(other.handle_, sys::none)) {}
    FileLock &operator=(FileLock &&) = delete;
    ~FileLock();

private:
    explicit FileLock(int handle) : handle_(handle) {}
    int handle_;
};
