// A folder of files that a test makes, for tests of what lies around a map.
#pragma once

#include "tests/archivebuilder.h"
#include "tests/files.h"
#include "tests/testmaps.h"

class GameFolder
{
public:
    // Returns the path of the folder, or of a file in it; aborts the test if the folder cannot be made.
    QString path(const QString &name = {}) const
    {
        if (!folder_.isValid())
            qFatal("cannot make a folder");
        return name.isEmpty() ? folder_.path() : folder_.filePath(name);
    }
    // Saves a file, making the folders above it; returns its path.
    QString save(const QString &name, const QByteArray &bytes) const
    {
        const auto file = path(name);
        QDir().mkpath(QFileInfo(file).path());
        return writeFile(file, bytes);
    }
    // Saves a file as if it had been changed ten seconds ago, so that what is made from it may be kept; returns its path.
    QString saveOld(const QString &name, const QByteArray &bytes) const
    {
        QFile file(save(name, bytes));
        if (!file.open(QIODevice::ReadWrite)
            || !file.setFileTime(QDateTime::currentDateTime().addSecs(-10), QFileDevice::FileModificationTime))
            qFatal("cannot change the time of a file");
        return file.fileName();
    }
    // Saves a PAK with one file; returns its path.
    QString savePak(const QString &name, const QByteArray &inside, const QByteArray &bytes) const
    {
        return save(name, pakOf({{.name = inside, .bytes = bytes}}));
    }

private:
    QTemporaryDir folder_;
};

// Returns those of `paths` that are below the folder, as relative paths.
inline QStringList below(const GameFolder &folder, const QStringList &paths)
{
    QStringList names;
    for (const auto &path : paths)
        if (path.startsWith(folder.path()))
            names.append(path.mid(folder.path().size() + 1));
    return names;
}
