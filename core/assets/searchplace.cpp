#include "core/assets/searchplace.h"

#include "core/files/regularfile.h"
#include "core/text.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace {

Error tooLong(qint64 size, qint64 most)
{
    return Error{FileText::tr("It is %1 bytes long; Lumpscope reads up to %2.").arg(size).arg(most)};
}

Result<QByteArray> readFile(const QString &path, qint64 most)
{
    const auto file = openRegularFile(path);
    if (!file)
        return Error{file.error()};
    const auto size = file.value()->size();
    if (size > most)
        return tooLong(size, most);
    auto bytes = file.value()->read(size);
    if (bytes.size() != size)
        return Error{FileText::tr("It cannot be read: %1.").arg(withoutFullStop(file.value()->errorString()))};
    return bytes;
}

QString joined(const QString &folder, const QString &name) { return folder.isEmpty() ? name : folder + u'/' + name; }

} // namespace

Archive *SearchPlace::archive() const
{
    if (!archive_ && problem_.isEmpty()) {
        auto opened = Archive::open(path_);
        if (opened)
            archive_ = std::move(opened).value();
        else
            problem_ = opened.error();
    }
    return archive_ ? &*archive_ : nullptr;
}

void SearchPlace::addNames(QHash<QString, size_t> &names, size_t number) const
{
    const std::lock_guard lock(mutex_);
    const auto *opened = isArchive_ ? archive() : nullptr;
    if (!opened)
        return;
    for (auto name = opened->byName().cbegin(); name != opened->byName().cend(); ++name) {
        const auto known = names.size();
        auto &place = names[name.key()];
        if (names.size() > known)
            place = number;
    }
}

QString SearchPlace::problem() const
{
    const std::lock_guard lock(mutex_);
    return problem_;
}

const SearchPlace::Listing &SearchPlace::listed(const QString &key, const QStringList &stored) const
{
    const auto known = listings_.constFind(key);
    if (known != listings_.constEnd())
        return *known;
    Listing listing;
    for (const auto &folder : stored)
        listing.push_back({folder, namesIn(joined(path_, folder))});
    return *listings_.insert(key, listing);
}

// Returns the listing of a folder; null if there is no such folder. Lists each folder on the way only once.
const SearchPlace::Listing *SearchPlace::listing(const QString &folder) const
{
    const auto *at = &listed({}, {QString()});
    QString key;
    for (const auto &part : folder.split(u'/', Qt::SkipEmptyParts)) {
        QStringList next;
        for (const auto &[stored, names] : *at)
            for (const auto &name : names->foldersNamed(part))
                next.append(joined(stored, name));
        if (next.isEmpty())
            return nullptr;
        key = joined(key, part.toLower());
        at = &listed(key, next);
    }
    return at;
}

QString SearchPlace::find(const QString &name) const
{
    ++questions_;
    const std::lock_guard lock(mutex_);
    if (isArchive_) {
        const auto *opened = archive();
        const auto *entry = opened ? opened->find(name) : nullptr;
        return entry ? entry->name : QString();
    }
    const auto slash = name.lastIndexOf(u'/');
    const auto *parts = listing(name.left(std::max<qsizetype>(slash, 0)));
    for (size_t i = 0; parts && i < parts->size(); ++i)
        if (const auto file = (*parts)[i].names->file(name.mid(slash + 1)); !file.isEmpty())
            return joined((*parts)[i].folder, file);
    return {};
}

Result<QByteArray> SearchPlace::read(const QString &stored, qint64 most) const
{
    if (!isArchive_)
        return readFile(joined(path_, stored), most);
    const std::lock_guard lock(mutex_);
    auto *opened = archive();
    const auto *entry = opened ? opened->find(stored) : nullptr;
    if (!entry)
        return Error{FileText::tr("There is no such file.")};
    return entry->size > most ? Result<QByteArray>(tooLong(entry->size, most)) : opened->read(*entry);
}

qint64 SearchPlace::size(const QString &stored) const { return ofEntry(stored, &ArchiveEntry::size); }
qint64 SearchPlace::packedSize(const QString &stored) const { return ofEntry(stored, &ArchiveEntry::packed); }

// Returns one of the sizes of a file; in a folder, where files are not packed, both are equal.
qint64 SearchPlace::ofEntry(const QString &stored, qint64 ArchiveEntry::*bytes) const
{
    if (!isArchive_)
        return QFileInfo(joined(path_, stored)).size();
    const std::lock_guard lock(mutex_);
    const auto *opened = archive();
    const auto *entry = opened ? opened->find(stored) : nullptr;
    return entry ? entry->*bytes : 0;
}

FileStamp SearchPlace::stamp(const QString &stored) const
{
    if (!isArchive_)
        return stampOf(joined(path_, stored));
    const std::lock_guard lock(mutex_);
    const auto *opened = archive();
    return opened ? opened->stamp() : FileStamp();
}

QStringList SearchPlace::list(const QString &folder, const QString &ending) const
{
    const std::lock_guard lock(mutex_);
    QStringList names;
    if (!isArchive_) {
        QSet<QString> known; // lower-case
        const auto *parts = listing(folder);
        for (size_t i = 0; parts && i < parts->size(); ++i) {
            const auto &[stored, inside] = (*parts)[i];
            for (const auto &name : inside->filesEnding(ending) + inside->hiddenFiles())
                if (const auto key = name.toLower(); key.endsWith(ending, Qt::CaseInsensitive) && !known.contains(key)) {
                    known.insert(key);
                    names.append(joined(stored, name));
                }
        }
        names.sort();
        return names;
    }
    const auto *opened = archive();
    const auto start = folder.isEmpty() ? QString() : folder + u'/';
    for (size_t i = 0; opened && i < opened->entries().size(); ++i) {
        const auto &name = opened->entries()[i].name;
        if (name.startsWith(start, Qt::CaseInsensitive) && name.endsWith(ending, Qt::CaseInsensitive)
            && !QStringView(name).mid(start.size()).contains(u'/'))
            names.append(name);
    }
    return names;
}
