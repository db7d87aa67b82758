#include "core/files/samepath.h"

#include "core/files/system.h"

#include <QDir>

#include <algorithm>

namespace {

// Returns texts, of which two paths share one if isSameFile() holds for them.
QStringList keysOfFile(const QString &path)
{
    QStringList keys{QDir::cleanPath(path)};
    if (const auto identity = identityOf(path))
        keys.append(u'\0' + QString::number(identity->device) + u':' + QString::number(identity->number));
    return keys;
}

} // namespace

bool isSamePath(const QString &path, const QString &other)
{
    if (path == other)
        return true;
    if (path.compare(other, Qt::CaseInsensitive) != 0)
        return false;
    const auto identity = identityOf(path);
    return identity && identity == identityOf(other);
}

QString keyOfPath(const QString &path)
{
    const auto identity = identityOf(path);
    return identity ? path.toCaseFolded() + u'\0' + QString::number(identity->device) + u':' + QString::number(identity->number)
                    : path;
}

bool isSameFile(const QString &path, const QString &other)
{
    const auto one = identityOf(path), two = identityOf(other);
    return QDir::cleanPath(path) == QDir::cleanPath(other) || (one && one == two);
}

void FileSet::add(const QString &path)
{
    for (const auto &key : keysOfFile(path))
        keys_.insert(key);
}

bool FileSet::contains(const QString &path) const
{
    return std::ranges::any_of(keysOfFile(path), [this](const QString &key) { return keys_.contains(key); });
}

bool isInFolder(const QString &path, const QString &folder)
{
    const auto length = folder.size();
    const bool isBelow = path.size() > length && (folder.endsWith(u'/') || path[length] == u'/');
    return (isBelow || path.size() == length) && isSamePath(path.left(length), folder);
}
