// Compares spellings of paths: where file systems ignore case, as on Windows, a path has many spellings.
#pragma once

#include <QSet>
#include <QString>

// Returns whether both spell the same path. Reads the disk only if they differ in case alone. Does not follow links;
// identityOf() does.
bool isSamePath(const QString &path, const QString &other);
// Returns a text that two paths share if isSamePath() holds for them, for sets of many paths. Reads the disk once.
QString keyOfPath(const QString &path);
// Returns whether both paths lead to the same file, possibly by links; if one does not exist, whether they are spelled
// alike.
bool isSameFile(const QString &path, const QString &other);
// Files, for the question of isSameFile() about many of them: asking takes as long, however many there are.
class FileSet
{
public:
    void add(const QString &path);
    bool contains(const QString &path) const; // a file for which isSameFile() holds

private:
    QSet<QString> keys_;
};
// Returns whether a path is the folder, or lies in it by its name. Both must be clean, with slashes; the root ends in one.
bool isInFolder(const QString &path, const QString &folder);
