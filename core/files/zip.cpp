// PK3: a ZIP, read by libzip through a QIODevice, whether it is a file, a resource or bytes in memory. libzip checks the
// directory; what it does not limit is limited here.
#include "core/files/archivekinds.h"

#include <zip.h>

#include <algorithm>
#include <cstring>
#include <limits>

namespace {

constexpr quint64 largestEntry = 512 << 20;
constexpr quint64 mostDeflated = 1032;        // a match of 258 bytes takes at least two bits
constexpr qint64 endSearch = (64 << 10) + 64; // bytes; libzip searches no further back for the end of the directory
constexpr qsizetype mostEnds = 16;            // libzip tries them all, and reads a whole directory for each
constexpr QByteArrayView endMark = "PK\x05\x06";

// Answers libzip's requests to a device. `user` points to a pointer to the device, which changes each time the file is
// reopened, and may be gone when libzip closes the archive.
zip_int64_t serve(void *user, void *data, zip_uint64_t length, zip_source_cmd_t command)
{
    if (command == ZIP_SOURCE_CLOSE || command == ZIP_SOURCE_FREE)
        return 0;
    auto &device = **static_cast<QIODevice **>(user);
    switch (command) {
    case ZIP_SOURCE_OPEN: return device.seek(0) ? 0 : -1;
    case ZIP_SOURCE_READ: return device.read(static_cast<char *>(data), static_cast<qint64>(length));
    case ZIP_SOURCE_TELL: return device.pos();
    case ZIP_SOURCE_SEEK: {
        zip_error_t error;
        zip_error_init(&error);
        const auto to = zip_source_seek_compute_offset(static_cast<zip_uint64_t>(device.pos()),
                                                       static_cast<zip_uint64_t>(device.size()), data, length, &error);
        zip_error_fini(&error);
        return to >= 0 && device.seek(to) ? 0 : -1;
    }
    case ZIP_SOURCE_STAT: {
        auto &stat = *static_cast<zip_stat_t *>(data);
        zip_stat_init(&stat);
        stat.valid = ZIP_STAT_SIZE;
        stat.size = static_cast<zip_uint64_t>(device.size());
        return sizeof stat;
    }
    case ZIP_SOURCE_ERROR: {
        const int codes[] = {ZIP_ER_READ, 0};
        std::memcpy(data, codes, std::min<size_t>(sizeof codes, length));
        return sizeof codes;
    }
    case ZIP_SOURCE_SUPPORTS:
        return zip_source_make_command_bitmap(ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT,
                                              ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE, ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL,
                                              ZIP_SOURCE_SUPPORTS, -1);
    default: return -1;
    }
}

using Zip = std::unique_ptr<zip_t, decltype(&zip_discard)>;
using ZipFile = std::unique_ptr<zip_file_t, decltype(&zip_fclose)>;

Zip openWithLibzip(QIODevice *&device)
{
    zip_error_t error;
    zip_error_init(&error);
    auto *source = zip_source_function_create(&serve, &device, &error);
    auto *zip = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (source && !zip)
        zip_source_free(source);
    zip_error_fini(&error);
    return {zip, &zip_discard};
}

Error damaged(const QString &name)
{
    return Error{ArchiveText::tr("%1 cannot be unpacked: the archive is truncated or damaged.").arg(name)};
}

Error longerOrShorter(const ArchiveEntry &entry)
{
    return Error{
        ArchiveText::tr("%1 is not as long as the archive says (%2 bytes): it is damaged.").arg(entry.name).arg(entry.size)};
}

bool hasTooManyEnds(QIODevice &device)
{
    device.seek(std::max<qint64>(device.size() - endSearch, 0));
    const bool tooMany = device.read(endSearch).count(endMark) > mostEnds;
    device.seek(0);
    return tooMany;
}

class ZipReader : public ArchiveReader
{
public:
    Result<std::vector<ArchiveEntry>> list(QIODevice &device) override
    {
        auto *zip = openedBy(device);
        if (!zip)
            return Error{ArchiveText::tr("This begins like a ZIP archive (PK3), but its directory at the end cannot be read: the "
                                         "file is truncated or damaged.")};
        const auto count = static_cast<quint64>(std::max<qint64>(zip_get_num_entries(zip, 0), 0));
        std::vector<ArchiveEntry> entries;
        entries.reserve(count);
        Claims claims(device.size());
        for (quint64 i = 0; i < count; ++i) {
            zip_stat_t stat;
            if (zip_stat_index(zip, i, 0, &stat) != 0 || !stat.name)
                continue;
            auto name = QString::fromUtf8(stat.name).replace(u'\\', u'/');
            constexpr quint64 most = std::numeric_limits<qint64>::max();
            const auto packed = static_cast<qint64>(std::min<quint64>(stat.comp_size, most));
            if (!name.isEmpty() && !name.endsWith(u'/'))
                entries.push_back({.name = std::move(name),
                                   .size = static_cast<qint64>(std::min<quint64>(stat.size, most)),
                                   .packed = packed,
                                   .place = i,
                                   .isShared = claims.add(packed)});
        }
        return entries;
    }

    Result<QByteArray> read(QIODevice &device, const ArchiveEntry &entry) override
    {
        auto *zip = openedBy(device);
        zip_stat_t stat;
        if (!zip || zip_stat_index(zip, entry.place, 0, &stat) != 0)
            return damaged(entry.name);
        if (stat.encryption_method != ZIP_EM_NONE)
            return Error{ArchiveText::tr("%1 is encrypted. No game reads encrypted files.").arg(entry.name)};
        if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
            return Error{ArchiveText::tr("%1 uses compression method %2. Lumpscope and the games read only deflated and "
                                         "stored files.")
                             .arg(entry.name)
                             .arg(stat.comp_method)};
        if (stat.size > largestEntry)
            return Error{ArchiveText::tr("%1 claims to be %2 bytes long; Lumpscope unpacks up to %3.")
                             .arg(entry.name)
                             .arg(stat.size)
                             .arg(largestEntry)};
        const bool stored = stat.comp_method == ZIP_CM_STORE;
        if (stat.comp_size > static_cast<quint64>(device.size()))
            return damaged(entry.name);
        if (stored ? stat.size != stat.comp_size : stat.size > stat.comp_size * mostDeflated)
            return longerOrShorter(entry);
        return unpack(entry, static_cast<qsizetype>(stat.size));
    }

private:
    // Opens the archive when it is first listed or read. Returns null if libzip cannot read it.
    zip_t *openedBy(QIODevice &device)
    {
        device_ = &device;
        if (!zip_ && !hasTooManyEnds(device))
            zip_ = openWithLibzip(device_);
        return zip_.get();
    }
    // Reads one byte past the end, too: only there does libzip compare the checksum.
    Result<QByteArray> unpack(const ArchiveEntry &entry, qsizetype size)
    {
        const ZipFile file(zip_fopen_index(zip_.get(), entry.place, 0), &zip_fclose);
        if (!file)
            return damaged(entry.name);
        QByteArray bytes(size + 1, Qt::Uninitialized);
        qsizetype filled = 0;
        for (qint64 got = 1; got > 0 && filled <= size; filled += got) {
            got = zip_fread(file.get(), bytes.data() + filled, static_cast<zip_uint64_t>(size + 1 - filled));
            if (got < 0)
                return damaged(entry.name);
        }
        if (filled != size)
            return longerOrShorter(entry);
        bytes.truncate(size);
        return bytes;
    }

    QIODevice *device_ = nullptr; // the one that libzip reads
    Zip zip_{nullptr, &zip_discard};
};

} // namespace

std::unique_ptr<ArchiveReader> zipReader() { return std::make_unique<ZipReader>(); }
