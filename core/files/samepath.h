// Whether spellings of a path are one: where the file system takes no notice of case, as Windows' do, a file has many.
#pragma once

#include <QString>

// Of two that differ in more than case this is not asked of the disk: whoever follows links asks identityOf().
bool isSamePath(const QString &path, const QString &other);
// Returns a text that two paths share if isSamePath() holds for them, for sets of many paths. Asks the disk once.
QString keyOfPath(const QString &path);
// Returns whether both paths lead to the same file, be it by links; where one leads to none, whether they are spelled alike.
bool isSameFile(const QString &path, const QString &other);
// Whether it is the folder, or lies in it by its name. Both clean, with slashes; the root ends in one.
bool isInFolder(const QString &path, const QString &folder);
