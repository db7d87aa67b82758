// Keeps the edits for undo and redo; it packs those with many splices. When they take more memory than a limit, it moves the
// oldest to a temporary file.
#pragma once

#include "core/map/edit.h"

#include <QTemporaryFile>

#include <list>
#include <memory>

using SharedEdit = std::shared_ptr<const Edit>;

class EditHistory
{
public:
    static constexpr qint64 usualBound = 512 << 20; // bytes
    explicit EditHistory(qint64 mostInMemory = usualBound) : mostInMemory_(mostInMemory) {}

    // One edit of the history. It must not outlive the history.
    class Kept
    {
    public:
        Kept(EditHistory &history, SharedEdit edit);
        ~Kept();
        Kept(const Kept &) = delete;
        Kept &operator=(const Kept &) = delete;
        // Returns the edit. Fails with a sentence if the temporary file cannot be read.
        Result<SharedEdit> edit() const;
        void replace(SharedEdit edit);

    private:
        friend class EditHistory;
        EditHistory &history_;
        std::list<Kept *>::iterator place_; // in kept_; its end: the edit is in the file
        SharedEdit edit_{};                 // in memory; null: it is packed
        QByteArray bytes_{};                // the packed edit
        qint64 memory_ = 0;                 // bytes
        qint64 offset_ = 0, size_ = 0;      // in the file
    };

    qint64 bytesInMemory() const { return inMemory_; }
    qint64 bytesOnDisk() const { return file_ ? file_->size() : 0; }

private:
    void hold(Kept &kept, SharedEdit edit);
    void let(Kept &kept);
    void moveOldest();

    qint64 mostInMemory_, inMemory_ = 0;
    std::list<Kept *> kept_;               // in memory, the oldest first
    std::unique_ptr<QTemporaryFile> file_; // created when needed
    bool hasFailed_ = false;               // the file cannot be written, so that all edits stay in memory
};
