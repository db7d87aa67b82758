#include "app/recovery.h"

#include "core/document/latestwork.h"
#include "core/document/memoryfaults.h"
#include "core/files/outputfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QStandardPaths>
#include <QSysInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace
{

constexpr quint32 magic = 0x4c53'4544; // LSED
constexpr auto streamVersion = QDataStream::Qt_6_0; // whichever Qt kept or reads them
constexpr int rest = 1000;             // milliseconds without an edit before it is kept

QString folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/unsaved"_s;
}

QString fileFor(const QString &path)
{
    const auto name = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex();
    return u"%1/%2.edits"_s.arg(folder(), QString::fromLatin1(name));
}

// Where edits go that were found, but neither taken nor discarded before newer ones had to be kept: those there are, the
// latest first.
QStringList olderFor(const QString &path)
{
    const QFileInfo file(fileFor(path));
    QStringList older;
    for (const auto &each : file.dir().entryInfoList({file.completeBaseName() + u"-*.edits"_s}, QDir::Files, QDir::Time))
        older.append(each.filePath());
    return older;
}

// The first such name that is free.
QString freeOlderFor(const QString &path)
{
    const QFileInfo file(fileFor(path));
    for (int number = 1;; ++number)
        if (const auto name = file.dir().filePath(u"%1-%2.edits"_s.arg(file.completeBaseName()).arg(number));
            !QFile::exists(name))
            return name;
}

QString discarded()
{
    return folder() + u"/discarded"_s;
}

QString lockFor(const QString &path)
{
    return fileFor(path) + u".lock"_s;
}

std::optional<Recovery::Found> read(const QString &file)
{
    QFile kept(file);
    if (!kept.open(QIODevice::ReadOnly))
        return {};
    QDataStream stream(&kept);
    stream.setVersion(streamVersion);
    quint32 word = 0;
    Recovery::Found found;
    stream >> word;
    if (word != magic)
        return {};
    stream >> found.path >> found.when >> found.basis >> found.text;
    return stream.status() == QDataStream::Ok ? std::optional(found) : std::nullopt;
}

// The files of the locks that windows of this process hold.
QSet<QString> &ownLocks()
{
    static QSet<QString> files;
    return files;
}

// A process that died may have had our number, as it has in containers: Qt takes its lock for one that we hold.
bool isLeftByOurNumber(const QLockFile &lock)
{
    qint64 process = 0;
    QString host, program;
    return !ownLocks().contains(lock.fileName()) && lock.getLockInfo(&process, &host, &program)
           && process == QCoreApplication::applicationPid() && (host.isEmpty() || host == QSysInfo::machineHostName());
}

bool takeLock(QLockFile &lock)
{
    lock.setStaleLockTime(0); // only the death of its process makes a lock stale
    return lock.tryLock() || (isLeftByOurNumber(lock) && lock.removeStaleLockFile() && lock.tryLock());
}

// Another window, of this or of another process, may be at work on the same map.
bool isHeld(const QString &path)
{
    QLockFile lock(lockFor(path));
    return !takeLock(lock);
}

} // namespace

Recovery::Recovery(QObject *parent) : QObject(parent)
{
    delay_.setSingleShot(true);
    delay_.setInterval(rest);
    connect(&delay_, &QTimer::timeout, this, &Recovery::keep);
}

Recovery::~Recovery()
{
    forget();
}

void Recovery::setDocument(Document *document)
{
    forget();
    document_ = document;
    if (!document)
        return;
    path_ = document->path();
    foundUnanswered_ = QFile::exists(fileFor(path_));
    connect(document, &Document::entitiesChanged, this, [this] {
        if (!delay_.isActive()) // steady typing is kept as well
            delay_.start();
    });
    connect(&document->undoStack(), &QUndoStack::cleanChanged, this, [this](bool clean) {
        if (clean)
            forget();
    });
    connect(document, &Document::saved, this, [this] {
        forget();
        path_ = document_->path();
        foundUnanswered_ = QFile::exists(fileFor(path_));
        if (document_->isModified())
            delay_.start(); // edited while it was written
    });
}

void Recovery::keep()
{
    if (!document_ || !document_->isModified())
        return;
    if (!lock_) {
        QDir().mkpath(folder());
        auto lock = std::make_unique<QLockFile>(lockFor(path_));
        if (!takeLock(*lock)) { // where another window has it, ours are kept when that closes
            if (!std::exchange(toldOfLock_, true))
                tell(path_, lock->error() == QLockFile::LockFailedError
                         ? tr("another window keeps its own edits of this map")
                         : tr("nothing can be written to %1").arg(QDir::toNativeSeparators(folder())));
            return;
        }
        ownLocks().insert(lock->fileName());
        lock_ = std::move(lock);
    }
    if (std::exchange(foundUnanswered_, false))
        QFile::rename(fileFor(path_), freeOlderFor(path_));
    writing_.waitForFinished();
    writing_ = QtConcurrent::run(&workPool(), [path = path_, map = document_->sharedMap(), onDisk = document_->onDisk()] {
        try {
            const auto text = map->entityText();
            OutputFile file(fileFor(path), Writing::Private);
            if (file.isOpen()) {
                QDataStream stream(&file.device());
                stream.setVersion(streamVersion);
                stream << magic << path << QDateTime::currentDateTime() << fingerprint(onDisk->entityText())
                       << QByteArray::fromRawData(text.data(), text.size());
            }
            return file.isOpen() && file.commit() ? QString() : file.error();
        } catch (const std::bad_alloc &) {
            return MemoryFaults::sentence();
        }
    });
    writing_.then(this, [this, path = path_](const QString &why) {
        if (!why.isEmpty())
            tell(path, why);
    });
}

void Recovery::tell(const QString &path, const QString &why)
{
    const auto name = QFileInfo(path).fileName();
    emit failed(tr("Your edits of %1 cannot be kept in case of a crash: %2. Save them soon.").arg(name, why));
}

// The edits are saved or given up.
void Recovery::forget()
{
    delay_.stop();
    writing_.waitForFinished();
    toldOfLock_ = false;
    if (!lock_)
        return;
    QFile::remove(fileFor(path_));
    ownLocks().remove(lock_->fileName());
    lock_.reset();
}

std::optional<Recovery::Found> Recovery::find(const QString &path)
{
    auto found = read(fileFor(path));
    for (const auto &older : olderFor(path))
        if (!found)
            found = read(older);
    return found && found->path == path && !isHeld(path) ? found : std::nullopt;
}

QList<Recovery::Found> Recovery::all()
{
    QList<Found> all;
    const QDir kept(folder());
    for (const auto &name : kept.entryList({u"*.edits"_s}, QDir::Files))
        if (const auto found = read(kept.filePath(name)); found && !isHeld(found->path))
            all.append(*found);
    std::ranges::sort(all, [](const Found &a, const Found &b) { return a.when > b.when; });
    return all;
}

void Recovery::discard(const QString &path)
{
    QFile::remove(discarded());
    const bool isOwn = lock_ && path == path_; // what was found was put aside for this document's
    const auto older = olderFor(path);
    if (!isOwn && QFile::rename(fileFor(path), discarded()))
        foundUnanswered_ = foundUnanswered_ && path != path_;
    else if (!older.isEmpty())
        QFile::rename(older.first(), discarded());
}

void Recovery::bringBack(const QString &path)
{
    QFile::rename(discarded(), freeOlderFor(path));
}

void Recovery::take(const QString &path)
{
    const auto older = olderFor(path);
    if (!std::exchange(foundUnanswered_, false) && !older.isEmpty())
        QFile::remove(older.first());
}

QByteArray Recovery::fingerprint(QByteArrayView text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha1);
}
