#include "core/files/foldernames.h"

#include "core/files/system.h"

#include <QCache>
#include <QDateTime>
#include <QDirIterator>

#include <atomic>
#include <chrono>
#include <mutex>

namespace {

using FolderNamesPointer = std::shared_ptr<const FolderNames>;

std::atomic_bool doKeepNames = false;

FolderNamesPointer listFolder(const QString &folder, const std::stop_token &stop)
{
    QStringList files, folders, hiddenFiles, hiddenFolders;
    const auto filters = QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot;
    for (QDirIterator each(folder, filters); each.hasNext() && !stop.stop_requested();) {
        each.next();
        const auto info = each.fileInfo();
        auto &list = info.isHidden() ? info.isDir() ? hiddenFolders : hiddenFiles : info.isDir() ? folders : files;
        list.append(each.fileName());
    }
    return std::make_shared<FolderNames>(std::move(files), std::move(folders), std::move(hiddenFiles), std::move(hiddenFolders));
}

// The names in the folders listed last. Thread-safe.
class KeptNames
{
public:
    FolderNamesPointer of(const QString &folder, const std::stop_token &stop)
    {
        const auto now = Clock::now();
        if (auto names = known(folder, now))
            return names;
        const auto stamp = stampOf(folder);
        const bool isSettled = stamp.changed < (QDateTime::currentMSecsSinceEpoch() - 2'000) * 1'000'000; // FAT rounds times so
        auto names = listFolder(folder, stop);
        if (stamp.size < 0 || stop.stop_requested())
            return names;
        const std::lock_guard lock(mutex_);
        kept_.insert(folder, new Kept{names, stamp, isSettled, now}, names->cost());
        return names;
    }

private:
    using Clock = std::chrono::steady_clock;
    struct Kept {
        FolderNamesPointer names;
        FileStamp stamp;
        bool isSettled; // a further change changes the stamp
        Clock::time_point checked;
    };

    FolderNamesPointer known(const QString &folder, Clock::time_point now)
    {
        const std::lock_guard lock(mutex_);
        auto *kept = kept_.object(folder);
        if (!kept)
            return {};
        if (now - kept->checked > std::chrono::seconds(1)) {
            kept->checked = now; // only this thread lists the folder again; until then, the others get the old names
            if (!kept->isSettled || stampOf(folder) != kept->stamp)
                return {};
        }
        return kept->names;
    }

    static constexpr qsizetype mostNames = 32 << 20; // bytes
    std::mutex mutex_;
    QCache<QString, Kept> kept_{mostNames};
};

} // namespace

FolderNames::FolderNames(QStringList files, QStringList folders, QStringList hiddenFiles, QStringList hiddenFolders)
    : files_(std::move(files)), folders_(std::move(folders)), hiddenFiles_(std::move(hiddenFiles))
{
    for (auto *list : {&files_, &folders_, &hiddenFiles_, &hiddenFolders})
        list->sort();
    for (const auto *list : {&files_, &hiddenFiles_})
        for (const auto &name : *list)
            if (auto &file = byName_[name.toLower()]; file.isEmpty())
                file = name;
    for (const auto &name : files_)
        if (const auto dot = name.lastIndexOf(u'.'); dot >= 0)
            byEnding_[name.sliced(dot).toLower()].append(name);
    for (const auto *list : {&folders_, &hiddenFolders})
        for (const auto &name : *list)
            foldersByName_[name.toLower()].append(name);
}

qsizetype FolderNames::cost() const
{
    constexpr qsizetype ofName = 200; // of its string in two cases, and of its places in the lists and hashes
    qsizetype bytes = sizeof *this;
    for (const auto *list : {&files_, &folders_, &hiddenFiles_})
        for (const auto &name : *list)
            bytes += ofName + 4 * name.size();
    return bytes;
}

std::shared_ptr<const FolderNames> namesIn(const QString &folder, const std::stop_token &stop)
{
    static auto &kept = *new KeptNames; // never destroyed: threads may outlive static objects
    return doKeepNames ? kept.of(folder, stop) : listFolder(folder, stop);
}

void keepFolderNames() { doKeepNames = true; }
bool areFolderNamesKept() { return doKeepNames; }
