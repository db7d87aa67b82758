#include "core/document/edithistory.h"

#include <QCoreApplication>

#include <new>
#include <utility>

namespace {

Result<SharedEdit> shared(const Result<Edit> &edit)
{
    return edit ? Result<SharedEdit>(std::make_shared<const Edit>(edit.value())) : Error{edit.error()};
}

} // namespace

EditHistory::Kept::Kept(EditHistory &history, SharedEdit edit) : history_(history), place_(history.kept_.end())
{
    history_.hold(*this, std::move(edit));
}

EditHistory::Kept::~Kept() { history_.let(*this); }

void EditHistory::Kept::replace(SharedEdit edit)
{
    history_.let(*this);
    history_.hold(*this, std::move(edit));
}

Result<SharedEdit> EditHistory::Kept::edit() const
{
    if (place_ != history_.kept_.end())
        return edit_ ? Result<SharedEdit>(edit_) : shared(unpacked(bytes_));
    auto &file = *history_.file_;
    QByteArray bytes;
    if (file.seek(offset_))
        bytes = file.read(size_);
    if (bytes.size() != size_)
        return Error{QCoreApplication::translate("EditHistory", "The edit cannot be read back from the temporary file %1.")
                         .arg(file.fileName())};
    return shared(unpacked(bytes));
}

void EditHistory::hold(Kept &kept, SharedEdit edit)
{
    constexpr size_t few = 8192;                      // splices that take less than 2 MB besides their bytes
    constexpr qint64 perSplice = sizeof(Splice) + 80; // bytes, with the headers of its two arrays
    size_t splices = 0;
    qint64 bytes = 0;
    for (const auto &patch : *edit) {
        splices += patch.splices.size();
        for (const auto &splice : patch.splices)
            bytes += splice.removed.size() + splice.inserted.size();
    }
    kept.bytes_ = splices > few ? packed(*edit) : QByteArray();
    kept.edit_ = splices > few ? nullptr : std::move(edit);
    kept.memory_ = splices > few ? kept.bytes_.size() : bytes + perSplice * static_cast<qint64>(splices);
    kept.place_ = kept_.insert(kept_.end(), &kept);
    inMemory_ += kept.memory_;
    try {
        while (inMemory_ > mostInMemory_ && !hasFailed_ && !kept_.empty())
            moveOldest();
    } catch (const std::bad_alloc &) { // no memory to write the file: all edits stay in memory
        hasFailed_ = true;
    }
}

void EditHistory::let(Kept &kept)
{
    if (kept.place_ == kept_.end())
        return;
    inMemory_ -= kept.memory_;
    kept_.erase(kept.place_);
    kept.place_ = kept_.end();
}

// Moves the oldest edit to the file, which only grows and is deleted when the map is closed.
void EditHistory::moveOldest()
{
    auto &oldest = *kept_.front();
    if (!file_) {
        file_ = std::make_unique<QTemporaryFile>();
        hasFailed_ = !file_->open();
    }
    const auto offset = hasFailed_ ? 0 : file_->size();
    const auto bytes = oldest.edit_ ? packed(*oldest.edit_) : oldest.bytes_;
    hasFailed_ = hasFailed_ || !file_->seek(offset) || file_->write(bytes) != bytes.size() || !file_->flush();
    if (hasFailed_)
        return;
    oldest.offset_ = offset;
    oldest.size_ = bytes.size();
    let(oldest);
    oldest.bytes_ = {};
    oldest.edit_.reset();
}
