// The names in a folder, which the command line lists once for all maps.
#pragma once

#include <QStringList>

#include <memory>
#include <stop_token>

// The files and subfolders directly in a folder, sorted by name. Links are what they lead to.
struct FolderNames {
    QStringList files{}, folders{}, hiddenFiles{}, hiddenFolders{};

    qsizetype cost() const; // approximate bytes of memory
};

// Returns the names in a folder; none if there is no such folder, and those found so far if stopped.
std::shared_ptr<const FolderNames> namesIn(const QString &folder, const std::stop_token &stop = {});
// Keeps the names from now on, until the folder's time changes. Not every file system changes that time with the names: the
// window, which stays open, lists folders anew.
void keepFolderNames();
