// The peak memory of this process; known on Linux only.
#pragma once

#include <QFile>

// Resets the peak. Returns false if the system does not allow that.
inline bool forgetMostMemory()
{
    QFile forget(QStringLiteral("/proc/self/clear_refs"));
    return forget.open(QIODevice::WriteOnly) && forget.write("5") == 1;
}

// Returns the peak since the last reset, in bytes.
inline qint64 mostMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const auto text = status.readAll();
    const auto at = text.indexOf("VmHWM:") + 6;
    return text.mid(at, text.indexOf("kB", at) - at).trimmed().toLongLong() * 1024;
}
