// Values made from files, such as the list of an archive's files, kept for the process until the file changes.
#pragma once

#include "core/files/system.h"
#include "core/result.h"

#include <QCache>
#include <QDateTime>

#include <memory>
#include <mutex>

// Keeps values by path. When all values cost more than the limit, drops the least recently used ones. Thread-safe: while one
// thread makes a value, others that ask for the same one wait for it. Value::cost() returns the bytes that a value takes.
template <typename Value>
class FileCache
{
public:
    using Made = Result<std::shared_ptr<const Value>>;

    explicit FileCache(qsizetype most) : slots_(most) {} // bytes

    // Returns the value kept for this version of the file, or else what `make` returns. Keeps no errors, and no value of a file
    // that changed within the last two seconds: a further change might leave its stamp the same, since FAT rounds times that
    // much.
    template <typename Make>
    Made value(const QString &path, const FileStamp &stamp, const Make &make)
    {
        const auto slot = slotOf(path);
        const std::lock_guard lock(slot->mutex);
        if (slot->value && slot->stamp == stamp)
            return slot->value;
        slot->value.reset();
        const auto latest = (QDateTime::currentMSecsSinceEpoch() - 2'000) * 1'000'000;
        Made made = make();
        if (made && stamp.size >= 0 && stamp.changed < latest)
            keep(path, slot, stamp, made.value());
        return made;
    }

private:
    struct Slot {
        std::mutex mutex{};
        FileStamp stamp{};
        std::shared_ptr<const Value> value{};
    };
    using SlotPointer = std::shared_ptr<Slot>;

    SlotPointer slotOf(const QString &path)
    {
        const std::lock_guard lock(mutex_);
        if (const auto *known = slots_.object(path))
            return *known;
        auto slot = std::make_shared<Slot>();
        slots_.insert(path, new SlotPointer(slot), costOf(path));
        return slot;
    }
    void keep(const QString &path, const SlotPointer &slot, const FileStamp &stamp, const std::shared_ptr<const Value> &value)
    {
        slot->stamp = stamp;
        slot->value = value;
        const std::lock_guard lock(mutex_);
        slots_.insert(path, new SlotPointer(slot), costOf(path) + value->cost());
    }
    static qsizetype costOf(const QString &path) { return static_cast<qsizetype>(sizeof(Slot)) + 2 * path.size(); }

    std::mutex mutex_; // guards slots_, but not what is in them
    QCache<QString, SlotPointer> slots_;
};
