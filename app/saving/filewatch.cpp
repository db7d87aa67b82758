#include "app/saving/filewatch.h"

#include "app/saving/saving.h"
#include "app/window/background.h"
#include "app/window/noticebar.h"

#include <QFileInfo>

namespace {
constexpr int settleTime = 300; // milliseconds without a change until a file counts as written
} // namespace

FileWatch::FileWatch(NoticeBar *notice, const Saving *saving, const BackgroundWork *writing)
    : QObject(notice), notice_(notice), saving_(saving), writing_(writing)
{
    settle_.setSingleShot(true);
    settle_.setInterval(settleTime);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&settle_, &QTimer::timeout, this, &FileWatch::look);
}

void FileWatch::setDocument(Document *document)
{
    document_ = document;
    watch();
    if (!document)
        return;
    connect(document, &Document::saved, this, &FileWatch::watch); // perhaps under another name
    connect(&document->undoStack(), &QUndoStack::cleanChanged, this, [this] {
        if (isReported_)
            tell(); // the offers depend on whether there are unsaved edits
    });
}

// Watches the document's file instead of the previous one.
void FileWatch::watch()
{
    isReported_ = false;
    notice_->review();
    const auto paths = watcher_.files() + watcher_.directories();
    if (!paths.isEmpty())
        watcher_.removePaths(paths);
    if (document_ && !document_->isSample())
        watcher_.addPath(document_->file());
}

// Watches a replaced file again, or the folder of a removed one.
void FileWatch::look()
{
    if (!document_ || document_->isSample())
        return;
    const auto path = document_->file();
    if (!QFileInfo::exists(path)) {
        watcher_.addPath(QFileInfo(path).path());
    } else {
        if (!watcher_.directories().isEmpty())
            watcher_.removePaths(watcher_.directories());
        if (!watcher_.files().contains(path))
            watcher_.addPath(path);
    }
    tell();
}

void FileWatch::tell()
{
    if (writing_->isRunning()) // perhaps to this file
        return settle_.start();
    const auto name = QFileInfo(document_->file()).fileName();
    if (!QFileInfo::exists(document_->file()))
        return show({tr("%1 is no longer on disk. The map stays open here.").arg(name)});
    if (!saving_->hasChangedOnDisk())
        return; // this window wrote it
    isReported_ = true;
    const auto reload = [this] { emit reloadWanted(); };
    const auto holds = [this] { return isReported_; };
    if (document_->hasUnsaved())
        show({tr("%1 has changed on disk, and you have unsaved edits here.").arg(name),
              {{tr("Reload and Discard Edits"), reload}, {tr("Keep Edits"), [] {}}},
              holds});
    else
        show({tr("%1 has changed on disk.").arg(name), {{tr("Reload"), reload}}, holds});
}

// Shows a notice about the file instead of the previous one, which may wait below later notices.
void FileWatch::show(const Notice &notice)
{
    if (notice_->has(shown_))
        notice_->replace(shown_, notice);
    else
        notice_->ask(notice);
    shown_ = notice.sentence;
}
