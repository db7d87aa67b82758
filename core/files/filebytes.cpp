#include "core/files/filebytes.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace {

constexpr std::array<std::byte, 4096> zeros{};

} // namespace

void FileBytes::append(const Run &run)
{
    if (run.length <= 0)
        return;
    size_ += run.length;
    if (!runs_.empty()) {
        auto &last = runs_.back();
        const bool isSame = last.memory.constData() == run.memory.constData() && last.memory.size() == run.memory.size();
        if (isSame && (run.memory.isEmpty() || last.from + last.length == run.from)) {
            last.length += run.length;
            return;
        }
    }
    runs_.push_back(run);
}

void FileBytes::append(const FileBytes &other)
{
    for (const auto &run : std::vector(other.runs_)) // a copy, since it may be this
        append(run);
}

FileBytes FileBytes::part(qint64 offset, qint64 length) const
{
    FileBytes found;
    if (offset < 0 || length <= 0 || offset >= size_)
        return found;
    const auto end = offset + std::min(length, size_ - offset);
    qint64 at = 0;
    for (const auto &run : runs_) {
        const auto begin = std::max(at, offset), stop = std::min(at + run.length, end);
        if (begin < stop)
            found.append({run.memory, run.from + begin - at, stop - begin});
        at += run.length;
    }
    return found;
}

bsp::ByteView FileBytes::pieceAt(qint64 offset, qint64 length) const
{
    if (offset < 0 || length <= 0)
        return {};
    for (const auto &run : runs_) {
        if (offset < run.length) {
            const auto most = static_cast<size_t>(std::min(length, run.length - offset));
            if (run.memory.isEmpty())
                return std::span(zeros).first(std::min(most, zeros.size()));
            return {reinterpret_cast<const std::byte *>(run.memory.constData()) + run.from + offset, most};
        }
        offset -= run.length;
    }
    return {};
}

QByteArray FileBytes::whole() const
{
    if (runs_.size() == 1 && runs_.front().length == runs_.front().memory.size())
        return runs_.front().memory;
    QByteArray bytes;
    bytes.reserve(size_);
    forEachPiece([&bytes](bsp::ByteView piece) {
        bytes.append(reinterpret_cast<const char *>(piece.data()), static_cast<qsizetype>(piece.size()));
        return true;
    });
    return bytes;
}

void FileBytes::put(qint64 offset, const FileBytes &bytes)
{
    auto changed = part(0, offset);
    changed.append(bytes);
    changed.append(part(changed.size(), size_));
    *this = std::move(changed);
}

bool FileBytes::holds(qint64 offset, bsp::ByteView bytes) const
{
    while (!bytes.empty()) {
        const auto piece = pieceAt(offset, std::ssize(bytes));
        if (piece.empty() || (piece.data() != bytes.data() && std::memcmp(piece.data(), bytes.data(), piece.size()) != 0))
            return false;
        offset += std::ssize(piece);
        bytes = bytes.subspan(piece.size());
    }
    return true;
}

bool FileBytes::isZero() const
{
    return std::ranges::all_of(runs_, [](const Run &run) {
        return run.memory.isEmpty()
               || std::ranges::all_of(QByteArrayView(run.memory).sliced(run.from, run.length),
                                      [](char each) { return each == 0; });
    });
}

bool operator==(const FileBytes &a, const FileBytes &b)
{
    qint64 at = 0;
    return a.size_ == b.size_
           && a.forEachPiece([&](bsp::ByteView piece) { return b.holds(std::exchange(at, at + std::ssize(piece)), piece); });
}
