#include "app/saving/filewatch.h"

#include <QFileInfo>

namespace
{
constexpr int settleTime = 300; // milliseconds without a change until a file counts as written
} // namespace

FileWatch::FileWatch(QObject *parent) : QObject(parent)
{
    settle_.setSingleShot(true);
    settle_.setInterval(settleTime);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&settle_, &QTimer::timeout, this, &FileWatch::tell);
}

void FileWatch::watch(const QString &path)
{
    stop();
    path_ = path;
    watcher_.addPath(path);
}

void FileWatch::stop()
{
    path_.clear();
    const auto paths = watcher_.files() + watcher_.directories();
    if (!paths.isEmpty())
        watcher_.removePaths(paths);
}

// Watches a replaced file again, or the folder of a removed one.
void FileWatch::tell()
{
    if (path_.isEmpty())
        return;
    if (!QFileInfo::exists(path_)) {
        watcher_.addPath(QFileInfo(path_).path());
    } else {
        if (!watcher_.directories().isEmpty())
            watcher_.removePaths(watcher_.directories());
        if (!watcher_.files().contains(path_))
            watcher_.addPath(path_);
    }
    emit changed();
}
