#include "core/files/cgroups.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

std::optional<qint64> memoryLimitOf(const QByteArray &groups, const QString &root)
{
    std::optional<qint64> lowest;
    for (const auto &line : groups.split('\n')) { // NUMBER:CONTROLLERS:PATH; version 2 has no controllers
        const auto parts = line.split(':');
        if (parts.size() < 3 || !(parts[1].isEmpty() || parts[1].split(',').contains("memory")))
            continue;
        const bool isVersion2 = parts[1].isEmpty();
        const auto mount = isVersion2 ? root : root + u"/memory"_s,
                   name = isVersion2 ? u"/memory.max"_s : u"/memory.limit_in_bytes"_s;
        auto group = QFile::decodeName(parts.sliced(2).join(':'));
        for (bool isRoot = false; !isRoot; group.truncate(std::max<qsizetype>(group.lastIndexOf(u'/'), 0))) {
            isRoot = group.isEmpty();
            QFile file(mount + group + name);
            bool isNumber = false; // not "max"
            const qint64 limit = file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toLongLong(&isNumber) : 0;
            if (isNumber)
                lowest = std::min(limit, lowest.value_or(limit));
        }
    }
    return lowest;
}
