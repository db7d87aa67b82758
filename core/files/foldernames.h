// The names in a folder, which the command line lists once for all maps.
#pragma once

#include <QHash>
#include <QStringList>

#include <memory>
#include <stop_token>

// The files and subfolders directly in a folder. Links are what they lead to.
class FolderNames
{
public:
    FolderNames() = default;
    // Takes the names in any order.
    FolderNames(QStringList files, QStringList folders, QStringList hiddenFiles, QStringList hiddenFolders);

    // Return the names that are not hidden, sorted.
    const QStringList &files() const { return files_; }
    const QStringList &folders() const { return folders_; }
    const QStringList &hiddenFiles() const { return hiddenFiles_; }
    // Returns the file of this name in any case; of several the first that is not hidden. Empty if there is none.
    QString file(const QString &name) const { return byName_.value(name.toLower()); }
    // Returns the subfolders of this name in any case, the hidden ones last.
    QStringList foldersNamed(const QString &name) const { return foldersByName_.value(name.toLower()); }
    // Returns the files that end in `ending` in any case and are not hidden, sorted. `ending` is ".pk3", with one dot.
    QStringList filesEnding(const QString &ending) const { return byEnding_.value(ending.toLower()); }
    qsizetype cost() const; // approximate bytes of memory

private:
    QStringList files_, folders_, hiddenFiles_;
    QHash<QString, QString> byName_;
    QHash<QString, QStringList> foldersByName_, byEnding_;
};

// Returns the names in a folder; none if there is no such folder, and those found so far if stopped.
std::shared_ptr<const FolderNames> namesIn(const QString &folder, const std::stop_token &stop = {});
// Caches names from now on: each folder's for a second, since saving many maps changes the folder's time constantly, and after
// that until its time changes. The window must not call this: it stays open, and some file systems do not update that time.
void keepFolderNames();
bool areFolderNamesKept();
