#include "app/saving/recovery.h"

#include "core/document/latestwork.h"
#include "core/files/outputfile.h"
#include "core/files/regularfile.h"
#include "core/text.h"

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

namespace {

constexpr quint32 magic = 0x4c53'4544;              // LSED
constexpr auto streamVersion = QDataStream::Qt_6_0; // the same whichever Qt version writes or reads
constexpr int rest = 1000;                          // milliseconds from an edit until it is kept

QString folder() { return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/unsaved"_s; }

// Returns the path of a map's kept file, the same for all links to the map. If the map no longer exists, uses `path` as given.
QString fileFor(const QString &path)
{
    const auto canonical = QFileInfo(path).canonicalFilePath();
    const auto name =
        QCryptographicHash::hash((canonical.isEmpty() ? path : canonical).toUtf8(), QCryptographicHash::Sha1).toHex();
    return u"%1/%2.edits"_s.arg(folder(), QString::fromLatin1(name));
}

// Returns the path of a map's kept file, given one that may have been put aside.
QString placeOf(const QString &file)
{
    return u"%1/%2.edits"_s.arg(folder(), QFileInfo(file).completeBaseName().section(u'-', 0, 0));
}

QString siblingPath(const QString &place, const QString &ending)
{
    return place.chopped(6) + ending; // without ".edits"
}

// Returns all entries of the folder whose names match, including pipes and folders, which are reported as unreadable.
QFileInfoList filesNamed(const QString &pattern)
{
    return QDir(folder()).entryInfoList({pattern}, QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot,
                                        QDir::Time);
}

// Returns a map's kept file, then those put aside when newer edits had to be kept, the latest first.
QStringList keptAt(const QString &place)
{
    QStringList kept;
    for (const auto &name : {QFileInfo(place).fileName(), QFileInfo(siblingPath(place, u"-*.edits"_s)).fileName()})
        for (const auto &each : filesNamed(name))
            kept.append(each.filePath());
    return kept;
}

// Renames a file to the first free name next to `place`. Replaces no file.
bool renameToFreeName(const QString &file, const QString &place, const QString &ending = u".edits"_s)
{
    constexpr int most = 1000;
    for (int number = 1; number < most; ++number)
        if (const auto name = siblingPath(place, u"-%1"_s.arg(number) + ending);
            !QFileInfo::exists(name) && QFile::rename(file, name))
            return true;
    return false;
}

// Returns the first free file names next to `place`, a map's kept file.
QStringList freeSiblings(const QString &place)
{
    constexpr int most = 10;
    QStringList free;
    for (int number = 1; number <= most; ++number)
        if (const auto name = siblingPath(place, u"-%1.edits"_s.arg(number)); !QFileInfo::exists(name))
            free.append(name);
    return free;
}

QString discarded(const QString &place) { return siblingPath(place, u".discarded"_s); }
QString lockFor(const QString &place) { return place + u".lock"_s; }

enum class Texts { Skipped, Read };

// Reads or skips a text. Returns false if the file ends before the text does.
bool readText(QDataStream &stream, Texts texts, QByteArray &text)
{
    constexpr quint32 null = 0xffff'ffff; // QDataStream's length of a null QByteArray
    quint32 length = 0;
    stream >> length;
    auto &file = *stream.device();
    const qint64 size = length == null ? 0 : length;
    if (stream.status() != QDataStream::Ok || size > bsp::furthestByte || size > file.size() - file.pos())
        return false;
    if (texts == Texts::Skipped)
        return file.seek(file.pos() + size);
    text = file.read(size);
    return text.size() == size;
}

Recovery::Found readKept(const QString &file, Texts texts)
{
    constexpr qint64 longestHead = 128 << 10; // bytes; no system has paths of more than 32,767 characters
    const auto kept = openRegularFile(file);
    if (!kept)
        return {.file = file, .fault = kept.error()};
    const Recovery::Found damaged{.file = file, .fault = Recovery::tr("The file is damaged.")};
    const auto bytes = kept.value()->read(longestHead);
    QDataStream head(bytes), tail(kept.value().get());
    head.setVersion(streamVersion);
    tail.setVersion(streamVersion);
    quint32 word = 0;
    Recovery::Found found{.file = file};
    head >> word;
    if (word != magic)
        return damaged;
    head >> found.path >> found.when >> found.basis;
    if (head.status() != QDataStream::Ok || found.path.isEmpty() || !tail.device()->seek(head.device()->pos())
        || !readText(tail, texts, found.text))
        return damaged;
    if (tail.atEnd())
        return found;
    QByteArray basis;
    if (!readText(tail, texts, basis))
        return damaged;
    if (texts == Texts::Read)
        found.basisText = basis;
    if (!tail.atEnd()) {
        QByteArray format, game;
        if (!readText(tail, Texts::Read, format) || !readText(tail, Texts::Read, game))
            return damaged;
        found.format = QString::fromUtf8(format);
        found.game = QString::fromUtf8(game);
        quint32 count = 0;
        if (!tail.atEnd() && !readText(tail, texts, found.otherBasis))
            return damaged;
        if (!tail.atEnd())
            tail >> count;
        for (QByteArray each; count > 0; --count) {
            if (!readText(tail, texts, each))
                return damaged;
            found.otherEdits.append(each);
        }
    }
    return found;
}

// Returns the current path of a found file: it may have been put aside since, with another file in its place. Empty: it is
// gone.
QString whereIs(const Recovery::Found &found)
{
    for (const auto &file : keptAt(placeOf(found.file))) {
        const auto now = readKept(file, found.fault.isEmpty() ? Texts::Skipped : Texts::Read);
        if (found.fault.isEmpty() ? now.path == found.path && now.when == found.when && now.basis == found.basis
                                  : file == found.file && !now.fault.isEmpty())
            return file;
    }
    return {};
}

// Returns the edits that, made one after the other, turn the lumps of `map` into those of `now`, except the entity text.
QList<QByteArray> otherEdits(MapFile map, const MapFile &now)
{
    QList<QByteArray> edits;
    const auto make = [&](const Edit &edit) {
        if (!edit.empty() && map.apply(edit))
            edits.append(packed(edit));
    };
    const auto hasIt = [](const MapFile &other, const QByteArray &name) {
        return std::ranges::find(other.bspx(), name, &MapFile::BspxLump::name) != other.bspx().end();
    };
    const auto remove = [&](int place) {
        const auto lump = map.bspx()[static_cast<size_t>(place)];
        make({{place, difference(viewOf(map.bspxBytes(lump)), {}), Patch::Removes, lump.name}});
    };
    for (int place = static_cast<int>(map.bspx().size()) - 1; place >= 0; --place)
        if (!hasIt(now, map.bspx()[static_cast<size_t>(place)].name))
            remove(place);
    for (int place = 0; place < std::ssize(now.bspx()); ++place) {
        const auto &lump = now.bspx()[static_cast<size_t>(place)];
        if (place < std::ssize(map.bspx()) && map.bspx()[static_cast<size_t>(place)] == lump)
            continue;
        if (const auto its = std::ranges::find(map.bspx(), lump); its != map.bspx().end())
            remove(static_cast<int>(its - map.bspx().begin()));
        make({{place, difference({}, viewOf(now.bspxBytes(lump))), Patch::Adds, lump.name}});
    }
    Edit edit;
    for (const int lump : now.lumps())
        if (now.isStored(lump) && lump != now.format().roles.entities && map.hasLump(lump) && !now.sharesLump(map, lump))
            if (auto splices = difference(viewOf(map.lumpBytes(lump)), viewOf(now.lumpBytes(lump))); !splices.empty())
                edit.push_back({lump, std::move(splices)});
    make(edit);
    return edits;
}

// Writes a file for readKept(). Returns why it could not be written; empty: it was.
QString write(const Recovery::Found &edits)
{
    try {
        OutputFile output(edits.file, Writing::Private);
        if (output.isOpen()) {
            QDataStream stream(&output.device());
            stream.setVersion(streamVersion);
            stream << magic << edits.path << edits.when << edits.basis << edits.text;
            if (edits.basisText)
                stream << *edits.basisText << edits.format.toUtf8() << edits.game.toUtf8();
            if (!edits.otherEdits.isEmpty())
                stream << edits.otherBasis << edits.otherEdits;
        }
        return output.isOpen() && output.commit() ? QString() : output.error();
    } catch (const std::bad_alloc &) {
        return Recovery::tr("there is not enough memory");
    }
}

// The lock files that windows of this process hold.
QSet<QString> &ownLocks()
{
    static QSet<QString> files;
    return files;
}

// Returns whether a lock was left by a process that died. In containers that process may have had our id, so that Qt
// believes we hold the lock. A lock that names no process was left by a power failure, unless it is only moments old.
bool isLeftOver(const QLockFile &lock)
{
    constexpr qint64 moments = 10; // seconds
    qint64 process = 0;
    QString host, program;
    if (!lock.getLockInfo(&process, &host, &program))
        return QFileInfo(lock.fileName()).lastModified().secsTo(QDateTime::currentDateTime()) > moments;
    return !ownLocks().contains(lock.fileName()) && process == QCoreApplication::applicationPid()
           && (host.isEmpty() || host == QSysInfo::machineHostName());
}

bool takeLock(QLockFile &lock)
{
    if (const QFileInfo file(lock.fileName()); file.exists() && !file.isFile())
        return false;         // opening a pipe would block
    lock.setStaleLockTime(0); // only the death of its process makes a lock stale
    return lock.tryLock() || (isLeftOver(lock) && lock.removeStaleLockFile() && lock.tryLock());
}

// Returns whether another window, of this or another process, is working on the same map.
bool isHeld(const QString &place)
{
    QLockFile lock(lockFor(place));
    return !takeLock(lock) && lock.error() == QLockFile::LockFailedError;
}

} // namespace

Recovery::Recovery(QObject *parent) : QObject(parent)
{
    delay_.setSingleShot(true);
    delay_.setInterval(rest);
    connect(&delay_, &QTimer::timeout, this, &Recovery::keep);
}

Recovery::~Recovery() { setDocument(nullptr); }

void Recovery::setDocument(Document *document)
{
    end(isModified_);
    release();
    document_ = document;
    isModified_ = document && document->isModified();
    if (!document)
        return;
    path_ = document->path();
    connect(&document->tables(), &MapTables::changed, this, [this] {
        if (!delay_.isActive()) // not restarted, so that steady typing is kept as well
            delay_.start();
    });
    connect(&document->undoStack(), &QUndoStack::cleanChanged, this, [this](bool clean) {
        if (!document_)
            return; // the document is being destroyed, and its undo stack with it
        isModified_ = !clean;
    });
    connect(document, &Document::editsTakenBack, this, [this] { end(false); });
    connect(document, &Document::saved, this, [this] {
        end(true);
        release();
        path_ = document_->path();
        if (document_->isModified())
            delay_.start(); // edited while it was being written
    });
}

// Locks the map's kept file unless it is locked already. If another window keeps its own edits of the map there, locks a new
// file next to it. Returns false if it cannot lock either.
bool Recovery::hold()
{
    if (lock_)
        return true;
    QDir().mkpath(folder());
    auto places = QStringList{fileFor(path_)};
    if (failures_ > 0) // the first time, another window may hold the lock only while it looks for edits
        places += freeSiblings(places.first());
    bool areHeld = true;
    for (const auto &place : places) {
        auto lock = std::make_unique<QLockFile>(lockFor(place));
        if (takeLock(*lock)) {
            ownLocks().insert(lock->fileName());
            lock_ = std::move(lock);
            place_ = place;
            return true;
        }
        areHeld = areHeld && lock->error() == QLockFile::LockFailedError;
    }
    if (++failures_ == 2)
        tell(path_, areHeld ? tr("too many other windows have unsaved edits to this map")
                            : tr("nothing can be written to %1").arg(QDir::toNativeSeparators(folder())));
    return false;
}

void Recovery::keep()
{
    if (!document_ || !document_->isModified())
        return;
    if (!hold())
        return delay_.start(); // another window may release it
    if (!isOurs_ && QFileInfo::exists(place_)
        && !renameToFreeName(place_, place_)) // the edits there may be from another window that crashed meanwhile
        return tell(path_, tr("nothing can be written to %1").arg(QDir::toNativeSeparators(folder())));
    isOurs_ = true;
    writing_.waitForFinished();
    writing_ = QtConcurrent::run(
        &workPool(), [place = place_, path = path_, map = document_->tables().unpreviewed(), onDisk = document_->onDisk()] {
            const auto text = map->entityText(), basis = onDisk->entityText();
            const auto others = otherEdits(*onDisk, *map);
            return write({.file = place,
                          .path = path,
                          .when = QDateTime::currentDateTime(),
                          .basis = fingerprint(basis),
                          .format = fromView(onDisk->format().id),
                          .game = onDisk->detectedGame() ? fromView(onDisk->detectedGame()->id) : QString(),
                          .text = QByteArray::fromRawData(text.data(), text.size()),
                          .basisText = QByteArray::fromRawData(basis.data(), basis.size()),
                          .otherBasis = others.isEmpty() ? QByteArray() : fingerprintOfOthers(*onDisk),
                          .otherEdits = others});
        });
    writing_.then(this, [this, path = path_](const QString &why) {
        if (!why.isEmpty())
            tell(path, why);
    });
}

void Recovery::tell(const QString &path, const QString &why)
{
    const auto name = QFileInfo(path).fileName();
    emit failed(
        tr("Your edits to %1 would be lost in a crash, because they cannot be backed up: %2. Save them soon.").arg(name, why));
}

// Stops keeping the edits, which were saved or discarded (`areDone`) or else undone. After an undo, taken edits are kept
// again.
void Recovery::end(bool areDone)
{
    delay_.stop();
    writing_.waitForFinished();
    if (!lock_)
        return;
    if (!areDone && taken_) {
        const auto why = write(*taken_);
        if (!why.isEmpty() || !renameToFreeName(place_, place_))
            tell(path_, why);
    } else if (isOurs_) {
        QFile::remove(place_);
    }
    release();
}

void Recovery::release()
{
    failures_ = 0;
    isOurs_ = false;
    taken_.reset();
    if (!lock_)
        return;
    ownLocks().remove(lock_->fileName());
    lock_.reset();
}

std::optional<Recovery::Found> Recovery::find(const QString &path)
{
    const auto place = fileFor(path);
    std::optional<Found> broken;
    for (const auto &file : isHeld(place) ? QStringList() : keptAt(place)) {
        if (isHeld(file))
            continue;
        auto found = readKept(file, Texts::Read);
        if (found.fault.isEmpty())
            return found;
        if (!broken)
            broken = std::move(found);
    }
    for (const auto &found : broken ? QList<Found>() : all()) // the path may have been a link to another file then
        if (found.fault.isEmpty() && found.path == path)
            return read(found);
    return broken;
}

std::optional<Recovery::Found> Recovery::read(const Found &found)
{
    const auto file = whereIs(found);
    return file.isEmpty() ? std::nullopt : std::optional(readKept(file, Texts::Read));
}

QList<Recovery::Found> Recovery::all()
{
    constexpr qsizetype most = 100; // the latest
    QList<Found> all;
    for (const auto &file : filesNamed(u"*.edits"_s).mid(0, most))
        if (!isHeld(placeOf(file.filePath())) && !isHeld(file.filePath()))
            all.append(readKept(file.filePath(), Texts::Skipped));
    std::ranges::stable_sort(all, [](const Found &a, const Found &b) { return a.when > b.when; });
    return all;
}

bool Recovery::discard(const Found &found)
{
    constexpr qint64 longest = 30; // days that discarded edits can be brought back
    for (const auto &each : filesNamed(u"*.discarded"_s))
        if (each.metadataChangeTime().daysTo(QDateTime::currentDateTime()) > longest)
            QFile::remove(each.filePath());
    const auto file = whereIs(found), place = placeOf(found.file), to = discarded(place);
    if (file.isEmpty() || isHeld(file))
        return false;
    if (QFileInfo::exists(to) && !QFile::remove(to))
        renameToFreeName(to, place, u".discarded"_s); // `to` is a folder
    return QFile::rename(file, to);
}

bool Recovery::bringBack(const Found &found)
{
    const auto place = placeOf(found.file);
    return (!isHeld(place) && QFile::rename(discarded(place), place)) || renameToFreeName(discarded(place), place);
}

void Recovery::take(const Found &found)
{
    const auto file = whereIs(found);
    if (file.isEmpty() || !hold())
        return; // another window has it: keep() reports that, or keeps the edits anew
    if (isOurs_)
        return; // the found file stays; place_ holds edits made before, to which an undo returns
    if (file != place_ && ((QFileInfo::exists(place_) && !renameToFreeName(place_, place_)) || !QFile::rename(file, place_)))
        return;
    isOurs_ = true;
    taken_ = found;
    taken_->file = place_;
}

QByteArray Recovery::fingerprint(QByteArrayView text) { return QCryptographicHash::hash(text, QCryptographicHash::Sha1); }

QByteArray Recovery::fingerprintOfOthers(const MapFile &map)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const int lump : map.lumps())
        if (map.isStored(lump) && lump != map.format().roles.entities) {
            const auto bytes = viewOf(map.lumpBytes(lump));
            hash.addData(viewOf(map.lump(lump).name));
            hash.addData(QByteArray::number(bytes.size()));
            hash.addData(bytes);
        }
    return hash.result();
}
