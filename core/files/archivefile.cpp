#include "core/files/archivefile.h"

#include "core/files/archivekinds.h"
#include "core/files/regularfile.h"

#include <QCache>

#include <mutex>

namespace
{

constexpr qsizetype mostOpen = 100;

struct OpenFiles {
    std::mutex mutex{};
    QCache<const ArchiveFile *, std::shared_ptr<QIODevice>> files{mostOpen};
};

OpenFiles &openFiles()
{
    static auto &open = *new OpenFiles; // never destroyed: archives may outlive static objects
    return open;
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
