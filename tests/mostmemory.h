// The most memory that this process had at once. Linux alone tells it.
#pragma once

#include <QFile>

// Forgets what it had so far; false: the system tells nothing.
inline bool forgetMostMemory()
{
    QFile forget(QStringLiteral("/proc/self/clear_refs"));
    return forget.open(QIODevice::WriteOnly) && forget.write("5") == 1;
}

// Bytes, since it was last forgotten.
inline qint64 mostMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const auto text = status.readAll();
    const auto at = text.indexOf("VmHWM:") + 6;
    return text.mid(at, text.indexOf("kB", at) - at).trimmed().toLongLong() * 1024;
}
