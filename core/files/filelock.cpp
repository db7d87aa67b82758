#include "core/files/filelock.h"

#include <QDeadlineTimer>
#include <QThread>

std::optional<FileLock> FileLock::take(const QString &path, int patience)
{
    constexpr auto pause = 5UL; // milliseconds
    const QDeadlineTimer end(patience);
    for (;;) {
        const auto locked = sys::lock(path);
        if (!locked.isTaken)
            return FileLock(locked.handle);
        if (end.hasExpired())
            return {};
        QThread::msleep(pause);
    }
}

FileLock::~FileLock()
{
    if (handle_ != sys::none)
        sys::close(handle_);
}
