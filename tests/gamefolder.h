// A folder of made files, for tests of what lies around a map.
#pragma once

#include "tests/archivebuilder.h"
#include "tests/files.h"
#include "tests/testmaps.h"

#include <QDir>
#include <QTemporaryDir>

class GameFolder
{
public:
    // Its path; the test ends when it cannot be made.
    QString path(const QString &name = {}) const
    {
        if (!folder_.isValid())
            qFatal("cannot make a folder");
        return name.isEmpty() ? folder_.path() : folder_.filePath(name);
    }
    // Saves a file, and makes the folders it lies in; returns its path.
    QString save(const QString &name, const QByteArray &bytes) const
    {
        const auto file = path(name);
        QDir().mkpath(QFileInfo(file).path());
        return writeFile(file, bytes);
    }
    // A PAK with one file.
    QString savePak(const QString &name, const QByteArray &inside, const QByteArray &bytes) const
    {
        return save(name, pakOf({{.name = inside, .bytes = bytes}}));
    }

private:
    QTemporaryDir folder_;
};

// The places below a folder, as relative paths.
inline QStringList below(const GameFolder &folder, const QStringList &paths)
{
    QStringList names;
    for (const auto &path : paths)
        if (path.startsWith(folder.path()))
            names.append(path.mid(folder.path().size() + 1));
    return names;
}
