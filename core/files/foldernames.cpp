#include "core/files/foldernames.h"

#include "core/files/filecache.h"

#include <QDirIterator>

#include <atomic>

namespace {

using FolderNamesPointer = std::shared_ptr<const FolderNames>;

constexpr qsizetype mostFolderNames = 32 << 20; // bytes
std::atomic_bool areFolderNamesKept = false;

FolderNamesPointer listFolder(const QString &folder, const std::stop_token &stop)
{
    auto names = std::make_shared<FolderNames>();
    const auto filters = QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot;
    for (QDirIterator each(folder, filters); each.hasNext() && !stop.stop_requested();) {
        each.next();
        const auto info = each.fileInfo();
        auto &list = info.isHidden() ? info.isDir() ? names->hiddenFolders : names->hiddenFiles
                     : info.isDir()  ? names->folders
                                     : names->files;
        list.append(each.fileName());
    }
    for (auto *list : {&names->files, &names->folders, &names->hiddenFiles, &names->hiddenFolders})
        list->sort();
    return names;
}

} // namespace

qsizetype FolderNames::cost() const
{
    constexpr qsizetype ofString = sizeof(QString) + 32;
    qsizetype bytes = sizeof *this;
    for (const auto *list : {&files, &folders, &hiddenFiles, &hiddenFolders})
        for (const auto &name : *list)
            bytes += ofString + 2 * name.size();
    return bytes;
}

std::shared_ptr<const FolderNames> namesIn(const QString &folder, const std::stop_token &stop)
{
    static auto &kept = *new FileCache<FolderNames>(mostFolderNames); // never destroyed: threads may outlive static objects
    if (!areFolderNamesKept)
        return listFolder(folder, stop);
    FolderNamesPointer listed;
    const auto names = kept.value(folder, stampOf(folder), [&]() -> Result<FolderNamesPointer> {
        listed = listFolder(folder, stop);
        return stop.stop_requested() ? Result<FolderNamesPointer>(Error{}) : listed;
    });
    return names ? names.value() : listed;
}

void keepFolderNames() { areFolderNamesKept = true; }
