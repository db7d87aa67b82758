#include "core/files/archive.h"

#include "core/files/archivekinds.h"
#include "core/files/filecache.h"
#include "core/files/regularfile.h"
#include "core/format/formats.h"
#include "core/games/game.h"
#include "core/text.h"

#include <QBuffer>
#include <QCache>

#include <mutex>

namespace {

constexpr qint64 archiveHead = 64 << 10;   // bytes; enough to identify a file
constexpr qsizetype mostOpen = 100;        // files
constexpr qsizetype mostListed = 64 << 20; // bytes of listings kept

struct OpenFiles {
    std::mutex mutex{};
    QCache<const ArchiveFile *, std::shared_ptr<QIODevice>> files{mostOpen};
};

OpenFiles &openFiles()
{
    static auto &open = *new OpenFiles; // never destroyed: archives may outlive static objects
    return open;
}

// Returns the kind of archive that begins like this. A ZIP begins with its first file or, if it is empty, with its end record.
ArchiveKind kindOf(QByteArrayView head)
{
    if (head.startsWith("PACK"))
        return ArchiveKind::Pak;
    if (head.startsWith("WAD2") || head.startsWith("WAD3"))
        return ArchiveKind::Wad;
    return head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06") ? ArchiveKind::Zip : ArchiveKind::None;
}

Error noArchive(const QByteArray &head)
{
    const auto identity = bsp::identify(bytesOf(head));
    if (identity.format)
        return Error{
            ArchiveText::tr("This is a %1 map, not a PAK, PK3 or WAD archive.").arg(fromView(identity.format->game().title))};
    return Error{ArchiveText::tr("This is %1, not a PAK, PK3 or WAD archive.")
                     .arg(QCoreApplication::translate("identify", identity.what.data()))};
}

// Scales packed sizes down so that their sum is at most the archive's size: entries of a damaged archive may overlap.
void shareBytes(std::vector<ArchiveEntry> &entries, qint64 bytes)
{
    double sum = 0;
    for (auto &entry : entries) {
        if (entry.packed < 0 || entry.packed > bytes)
            entry.packed = 0; // damaged; takes nothing from the others
        sum += static_cast<double>(entry.packed);
    }
    if (sum > static_cast<double>(bytes))
        for (auto &entry : entries)
            entry.packed = static_cast<qint64>(static_cast<double>(entry.packed) * (static_cast<double>(bytes) / sum));
}

std::unique_ptr<ArchiveReader> readerOf(ArchiveKind kind) { return kind == ArchiveKind::Zip ? zipReader() : storedReader(kind); }

using Listed = Result<std::shared_ptr<const ArchiveListing>>;

// Lists an archive; `reader` becomes its reader.
Listed listed(QIODevice &device, std::unique_ptr<ArchiveReader> &reader)
{
    const auto kind = kindOf(device.peek(4));
    if (kind == ArchiveKind::None)
        return noArchive(device.peek(archiveHead));
    reader = readerOf(kind);
    auto entries = reader->list(device);
    if (!entries)
        return Error{entries.error()};
    auto listing = std::make_shared<ArchiveListing>();
    listing->kind = kind;
    listing->entries = std::move(entries).value();
    shareBytes(listing->entries, device.size());
    listing->byName.reserve(static_cast<qsizetype>(listing->entries.size()));
    for (size_t i = 0; i < listing->entries.size(); ++i) {
        const auto name = searchName(listing->entries[i].name);
        if (kind == ArchiveKind::Zip || !listing->byName.contains(name)) // of equal names, the last wins in a ZIP
            listing->byName.insert(name, i);
    }
    return std::shared_ptr<const ArchiveListing>(std::move(listing));
}

} // namespace

qsizetype ArchiveListing::cost() const
{
    constexpr qsizetype ofString = 32; // what is allocated besides its characters
    auto bytes = static_cast<qsizetype>(entries.capacity() * sizeof(ArchiveEntry));
    for (const auto &entry : entries)
        bytes += ofString + 2 * entry.name.size();
    for (auto name = byName.keyBegin(); name != byName.keyEnd(); ++name)
        bytes += 3 * ofString + 2 * name->size(); // and the node
    return bytes;
}

ArchiveFile::~ArchiveFile()
{
    auto &open = openFiles();
    const std::lock_guard lock(open.mutex);
    open.files.remove(this);
}

Result<std::shared_ptr<QIODevice>> ArchiveFile::open() const
{
    auto &open = openFiles();
    {
        const std::lock_guard lock(open.mutex);
        if (const auto *known = open.files.object(this))
            return *known;
    }
    auto file = openRegularFile(path_);
    if (!file)
        return Error{file.error()};
    if (stampOf(path_) != stamp_)
        return Error{ArchiveText::tr("Another program changed the archive after Lumpscope opened it. Reload reads it again.")};
    std::shared_ptr<QIODevice> device = std::move(file).value();
    const std::lock_guard lock(open.mutex);
    open.files.insert(this, new std::shared_ptr(device));
    return device;
}

bool Archive::recognizes(const QString &path)
{
    const auto file = openRegularFile(path);
    return file && kindOf(file.value()->peek(4)) != ArchiveKind::None;
}

QString Archive::namePatterns() { return QStringLiteral("*.pak *.PAK *.pk3 *.PK3 *.wad *.WAD"); }

Result<Archive> Archive::open(const QString &path)
{
    static auto &listings = *new FileCache<ArchiveListing>(mostListed); // never destroyed, like openFiles()
    Archive archive;
    archive.file_ = std::make_unique<const ArchiveFile>(path);
    auto listing = listings.value(path, archive.file_->stamp(), [&archive]() -> Listed {
        const auto device = archive.file_->open();
        return device ? listed(*device.value(), archive.reader_) : Listed(Error{device.error()});
    });
    if (!listing)
        return Error{listing.error()};
    archive.listing_ = std::move(listing).value();
    if (!archive.reader_) // the listing was kept
        archive.reader_ = readerOf(archive.listing_->kind);
    return archive;
}

Result<Archive> Archive::fromBytes(const QByteArray &bytes)
{
    auto buffer = std::make_shared<QBuffer>();
    buffer->setData(bytes);
    buffer->open(QIODevice::ReadOnly);
    Archive archive;
    auto listing = listed(*buffer, archive.reader_);
    if (!listing)
        return Error{listing.error()};
    archive.listing_ = std::move(listing).value();
    archive.memory_ = std::move(buffer);
    return archive;
}

const ArchiveEntry *Archive::find(const QString &name) const
{
    const auto it = byName().constFind(searchName(name));
    return it == byName().cend() ? nullptr : &entries()[*it];
}

Result<QByteArray> Archive::read(const ArchiveEntry &entry)
{
    if (entry.isShared)
        return Error{ArchiveText::tr("%1 is not read. The archive is damaged: its files claim far more bytes than it has.")
                         .arg(entry.name)};
    const auto device = file_ ? file_->open() : Result<std::shared_ptr<QIODevice>>(memory_);
    if (!device)
        return Error{device.error()};
    try {
        return reader_->read(*device.value(), entry);
    } catch (const std::bad_alloc &) {
        return Error{ArchiveText::tr("There is not enough memory to read the %1 bytes of %2.").arg(entry.size).arg(entry.name)};
    }
}
