// Files that tests read and write.
#pragma once

#include <QFile>
#include <QFileInfo>
#include <QOperatingSystemVersion>

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

// Writes a file and returns its path; aborts the test if it cannot be written.
inline QString writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

inline bool isWindows() { return QOperatingSystemVersion::currentType() == QOperatingSystemVersion::Windows; }

// Makes a symbolic link. Returns false if there is none then: on Windows Qt makes shortcuts, which are ordinary files.
inline bool linkFile(const QString &target, const QString &link)
{
    return QFile::link(target, link) && QFileInfo(link).isSymbolicLink();
}

// Returns the path of a file below resources/samples.
inline QString sampleFile(QStringView name) { return QStringLiteral(LUMPSCOPE_SAMPLES "/").append(name); }
