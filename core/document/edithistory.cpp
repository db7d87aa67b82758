#include "core/document/edithistory.h"

#include <QCoreApplication>

#include <new>
#include <utility>

EditHistory::Kept::Kept(EditHistory &history, const Edit &edit) : history_(history), place_(history.kept_.end())
{
    history_.hold(*this, packed(edit));
}

EditHistory::Kept::~Kept()
{
    history_.let(*this);
}

void EditHistory::Kept::replace(const Edit &edit)
{
    auto bytes = packed(edit);
    history_.let(*this);
    history_.hold(*this, std::move(bytes));
}

Result<Edit> EditHistory::Kept::edit() const
{
    if (place_ != history_.kept_.end())
        return unpacked(bytes_);
    auto &file = *history_.file_;
    QByteArray bytes;
    if (file.seek(offset_))
        bytes = file.read(size_);
    if (bytes.size() != size_)
        return Error{QCoreApplication::translate("EditHistory", "The edit cannot be read back from the temporary file %1.")
                         .arg(file.fileName())};
    return unpacked(bytes);
}

void EditHistory::hold(Kept &kept, QByteArray bytes)
{
    kept.bytes_ = std::move(bytes);
    kept.place_ = kept_.insert(kept_.end(), &kept);
    inMemory_ += kept.bytes_.size();
    try {
        while (inMemory_ > mostInMemory_ && !hasFailed_ && !kept_.empty())
            moveOldest();
    } catch (const std::bad_alloc &) { // for the file itself: all stays in memory
        hasFailed_ = true;
    }
}

void EditHistory::let(Kept &kept)
{
    if (kept.place_ == kept_.end())
        return;
    inMemory_ -= kept.bytes_.size();
    kept_.erase(kept.place_);
    kept.place_ = kept_.end();
}

// The file only grows: it is deleted when the map is closed.
void EditHistory::moveOldest()
{
    auto &oldest = *kept_.front();
    if (!file_) {
        file_ = std::make_unique<QTemporaryFile>();
        hasFailed_ = !file_->open();
    }
    const auto offset = hasFailed_ ? 0 : file_->size();
    hasFailed_ = hasFailed_ || !file_->seek(offset) || file_->write(oldest.bytes_) != oldest.bytes_.size() || !file_->flush();
    if (hasFailed_)
        return;
    oldest.offset_ = offset;
    oldest.size_ = oldest.bytes_.size();
    let(oldest);
    oldest.bytes_ = {};
}
