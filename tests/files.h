// Files that tests read and write.
#pragma once

#include <QFile>

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

// Writes a file and returns its path; the test ends when it cannot be written.
inline QString writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

// Of a file below resources/samples.
inline QString sampleFile(QStringView name)
{
    return QStringLiteral(LUMPSCOPE_SAMPLES "/").append(name);
}
