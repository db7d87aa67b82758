#include "core/database/gzip.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <new>

namespace {

constexpr int fastest = 1;          // level; the next ones take longer than making the text
constexpr int gzipWindow = 15 + 16; // bits, and 16 for gzip's header
constexpr int memoryLevel = 8;
constexpr qsizetype leastRoom = 64 << 10; // bytes

} // namespace

GzipMember::GzipMember() : stream_(std::make_unique<z_stream>())
{
    if (deflateInit2(stream_.get(), fastest, Z_DEFLATED, gzipWindow, memoryLevel, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

GzipMember::~GzipMember() { deflateEnd(stream_.get()); }

QByteArray GzipMember::finish()
{
    stream_->avail_in = 0;
    compress(Z_FINISH);
    close();
    return compressed_;
}

qint64 GzipMember::writeData(const char *data, qint64 size)
{
    const auto taken = std::min<qint64>(size, std::numeric_limits<uInt>::max());
    stream_->next_in = reinterpret_cast<Bytef *>(const_cast<char *>(data));
    stream_->avail_in = static_cast<uInt>(taken);
    compress(Z_NO_FLUSH);
    return taken;
}

void GzipMember::compress(int flush)
{
    for (bool isFull = true; isFull; isFull = stream_->avail_out == 0) {
        const auto begin = compressed_.size();
        const auto room = std::clamp<qsizetype>(begin, leastRoom, qsizetype(1) << 30);
        compressed_.resize(begin + room);
        stream_->next_out = reinterpret_cast<Bytef *>(compressed_.data() + begin);
        stream_->avail_out = static_cast<uInt>(room);
        deflate(stream_.get(), flush);
        compressed_.resize(begin + room - static_cast<qsizetype>(stream_->avail_out));
    }
}
