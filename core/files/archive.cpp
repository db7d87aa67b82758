#include "core/files/archive.h"

#include "core/files/archivekinds.h"
#include "core/files/regularfile.h"
#include "core/format/formats.h"
#include "core/games/game.h"
#include "core/text.h"

#include <QBuffer>
#include <QCache>

#include <mutex>

namespace {

constexpr qint64 archiveHead = 64 << 10; // bytes; enough to identify a file
constexpr qsizetype mostOpen = 100;      // files

struct OpenFiles {
    std::mutex mutex{};
    QCache<const ArchiveFile *, std::shared_ptr<QIODevice>> files{mostOpen};
};

OpenFiles &openFiles()
{
    static auto &open = *new OpenFiles; // never destroyed: archives may outlive static objects
    return open;
}

enum class Kind { None, Pak, Zip, Wad };

// Returns the kind of archive that begins like this. A ZIP begins with its first file or, if it is empty, with its end record.
Kind kindOf(QByteArrayView head)
{
    if (head.startsWith("PACK"))
        return Kind::Pak;
    if (head.startsWith("WAD2") || head.startsWith("WAD3"))
        return Kind::Wad;
    return head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06") ? Kind::Zip : Kind::None;
}

QString searchName(const QString &name) { return name.toLower().replace(u'\\', u'/'); }

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

} // namespace

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
    return file && kindOf(file.value()->peek(4)) != Kind::None;
}

QString Archive::namePatterns() { return QStringLiteral("*.pak *.PAK *.pk3 *.PK3 *.wad *.WAD"); }

Result<Archive> Archive::open(const QString &path)
{
    auto file = std::make_unique<const ArchiveFile>(path);
    const auto device = file->open();
    if (!device)
        return Error{device.error()};
    auto archive = fromDevice(*device.value());
    if (archive)
        archive.value().file_ = std::move(file);
    return archive;
}

Result<Archive> Archive::fromBytes(const QByteArray &bytes)
{
    auto buffer = std::make_shared<QBuffer>();
    buffer->setData(bytes);
    buffer->open(QIODevice::ReadOnly);
    auto archive = fromDevice(*buffer);
    if (archive)
        archive.value().memory_ = std::move(buffer);
    return archive;
}

Result<Archive> Archive::fromDevice(QIODevice &device)
{
    const auto head = device.peek(archiveHead);
    const auto kind = kindOf(head);
    if (kind == Kind::None)
        return noArchive(head);
    auto opened = kind == Kind::Zip ? openZip(device) : openStored(device, kind == Kind::Pak);
    if (!opened)
        return Error{opened.error()};
    Archive archive;
    archive.entries_ = std::move(opened.value().entries);
    shareBytes(archive.entries_, device.size());
    archive.reader_ = std::move(opened.value().reader);
    archive.byName_.reserve(static_cast<qsizetype>(archive.entries_.size()));
    for (size_t i = 0; i < archive.entries_.size(); ++i) {
        const auto name = searchName(archive.entries_[i].name);
        if (opened.value().lastWins || !archive.byName_.contains(name))
            archive.byName_.insert(name, i);
    }
    return archive;
}

const ArchiveEntry *Archive::find(const QString &name) const
{
    const auto it = byName_.find(searchName(name));
    return it == byName_.end() ? nullptr : &entries_[*it];
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
