#include "core/database/partitionwriter.h"

#include "core/database/gzip.h"
#include "core/map/layout.h"
#include "core/query/exporter.h"
#include "core/text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct PartitionText {
    Q_DECLARE_TR_FUNCTIONS(PartitionText)
};

constexpr int schema = 2; // of the manifest and the tables
constexpr qsizetype mostMaps = 256, leastMaps = 64;
constexpr qint64 enoughBytes = 256 << 20; // a part this large is complete with leastMaps

QString cannotBeWritten(const QString &path, const QString &why)
{
    return PartitionText::tr("%1: It cannot be written: %2.").arg(path, withoutFullStop(why));
}

QString cannotBeRead(const QFile &file)
{
    return PartitionText::tr("%1: It cannot be read: %2.").arg(file.fileName(), withoutFullStop(file.errorString()));
}

QString damaged(const QString &manifest, int line)
{
    return PartitionText::tr("%1: Line %2 is damaged. Restore the file, or choose another folder.").arg(manifest).arg(line);
}

QByteArray lineOf(const QJsonObject &object) { return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n'; }

// Returns how the tables were written, as far as it differs from the present options.
QString differenceOf(const QJsonObject &written, const QJsonObject &options)
{
    QStringList lumps, parts;
    for (const auto &lump : written.value("lumps"_L1).toArray())
        lumps.append(u"--lump "_s + lump.toString());
    const auto add = [&](QLatin1StringView name, bool isGiven, const QString &given, const QString &option) {
        if (written.value(name) != options.value(name))
            parts.append(
                (isGiven ? PartitionText::tr("with %1") : PartitionText::tr("without %1")).arg(isGiven ? given : option));
    };
    const auto as = written.value("as"_L1).toString();
    const int shards = written.value("shards"_L1).toInt();
    add("lumps"_L1, !lumps.isEmpty(), lumps.join(u' '), u"--lump"_s);
    add("calculated"_L1, written.value("calculated"_L1).toBool(), u"--calculated"_s, u"--calculated"_s);
    add("as"_L1, !as.isEmpty(), u"--as "_s + as, u"--as"_s);
    add("shards"_L1, shards > 1, u"--shard 1/%1 ... %1/%1"_s.arg(shards), u"--shard"_s);
    return listText(parts);
}

QStringList rootsOf(const QJsonObject &options)
{
    QStringList roots;
    for (const auto &root : options.value("roots"_L1).toArray())
        roots.append(root.toString());
    return roots;
}

// Returns a map as a line of the manifest lists it.
PartitionMap mapOf(const QJsonObject &line)
{
    const auto textOf = [&line](QLatin1StringView name) { return line.value(name).toString(); };
    return {.path = textOf("path"_L1),
            .sha256 = textOf("sha256"_L1).toLatin1(),
            .status = textOf("status"_L1).toLatin1(),
            .bytes = line.value("bytes"_L1).toInteger(),
            .mtime = line.value("mtime"_L1).toInteger(),
            .error = textOf("error"_L1)};
}

} // namespace

bool Shard::has(const QString &path) const
{
    const auto hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<quint32>(hash.constData()) % static_cast<quint32>(count) == static_cast<quint32>(number - 1);
}

void fillPieces(PartitionMap &made, const MapFile &map, std::span<const int> lumps)
{
    made.bytes = map.fileSize();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(viewOf(map.bytesAsOpened()));
    made.sha256 = hash.result().toHex();
    const auto damage = missingParts(map);
    made.status = damage.isEmpty() ? "ok" : "damaged";
    made.error = damage.join(u' ');
    const auto name = made.path.toUtf8();
    for (const int lump : lumps) {
        if (map.recordCount(lump) == 0)
            continue;
        const ExportSelection selection{.lump = lump, .withComputed = true, .mapName = name};
        GzipMember member;
        exportRecords(map, {&selection, 1}, ExportFormat::Ndjson, member);
        made.pieces.push_back(
            {u"format=%1/lump=%2"_s.arg(fromView(map.format().id), fromView(map.lump(lump).name)), member.finish()});
    }
}

PartitionWriter::PartitionWriter(const QString &folder, Shard shard, const PartitionOptions &options)
    : folder_(folder), shard_(shard), options_{{u"schema"_s, schema},
                                               {u"lumps"_s, QJsonArray::fromStringList(options.lumps)},
                                               {u"calculated"_s, options.isCalculated},
                                               {u"as"_s, options.as},
                                               {u"roots"_s, QJsonArray::fromStringList(options.roots)},
                                               {u"shards"_s, shard.count}}
{
}

Result<std::unique_ptr<PartitionWriter>> PartitionWriter::open(const QString &folder, Shard shard,
                                                               const PartitionOptions &options)
{
    std::unique_ptr<PartitionWriter> writer(new PartitionWriter(folder, shard, options));
    if (const auto why = writer->prepare(); !why.isEmpty())
        return Error{why};
    return writer;
}

QString PartitionWriter::prepare()
{
    if (const auto why = makeFolder(folder_); !why.isEmpty())
        return why;
    if (const auto fault = faultOfOthers(); !fault.isEmpty())
        return fault;
    QFile own(manifest());
    if (const auto parts = partsAfter(0); QFileInfo(own).size() == 0 && !parts.isEmpty())
        return PartitionText::tr("%1: No manifest lists this part. Move the folder's parts away, or choose another folder.")
            .arg(parts.first());
    if (!own.open(QIODevice::ReadWrite))
        return cannotBeWritten(own.fileName(), own.errorString());
    auto lock = FileLock::take(own.fileName(), 0);
    if (!lock)
        return PartitionText::tr("Another process is writing shard %1 into this folder.").arg(shard_.number);
    lock_.emplace(std::move(*lock));
    const auto end = readManifest(own);
    if (!end)
        return end.error();
    if (end.value() < own.size() && !own.resize(end.value()))
        return cannotBeWritten(own.fileName(), own.errorString());
    for (const auto &path : partsAfter(part_ - 1))
        if (QFile part(path); !part.remove())
            return cannotBeWritten(path, part.errorString());
    return end.value() == 0 ? append(lineOf(options_)) : QString();
}

// Returns a sentence if a manifest's first line has other options; empty: they are the same.
QString PartitionWriter::faultOfOptions(const QString &manifest, const QByteArray &line) const
{
    auto options = QJsonDocument::fromJson(line).object(), own = options_;
    const auto roots = rootsOf(options), ownRoots = rootsOf(own);
    options.remove("roots"_L1);
    own.remove("roots"_L1);
    if (options == own) {
        const bool isSame = roots.isEmpty() || ownRoots.isEmpty()
                            || std::ranges::any_of(ownRoots, [&roots](const QString &root) { return roots.contains(root); });
        return isSame ? QString()
                      : PartitionText::tr("%1: The paths in these tables begin in the folder %2. Name that folder as FILE, or "
                                          "choose another folder for the tables.")
                            .arg(manifest, namesText(roots));
    }
    if (!options.contains("schema"_L1))
        return damaged(manifest, 1);
    if (const int other = options.value("schema"_L1).toInt(); other != schema)
        return PartitionText::tr("%1: These tables were written by another version of Lumpscope (schema %2; this version writes "
                                 "%3). Choose another folder.")
            .arg(manifest)
            .arg(other)
            .arg(schema);
    return PartitionText::tr("%1: These tables were written %2. Use the same options, or choose another folder.")
        .arg(manifest, differenceOf(options, own));
}

// Returns a sentence if the manifest of another shard has other options; empty: none has.
QString PartitionWriter::faultOfOthers() const
{
    const QDir folder(folder_);
    for (const auto &name : folder.entryList({u"manifest-*.ndjson"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.fileName() == manifest())
            continue;
        if (!file.open(QIODevice::ReadOnly))
            return cannotBeRead(file);
        const auto line = file.readLine();
        if (file.error() != QFileDevice::NoError)
            return cannotBeRead(file);
        if (!line.endsWith('\n')) // its process has just begun
            continue;
        if (const auto fault = faultOfOptions(file.fileName(), line); !fault.isEmpty())
            return fault;
    }
    return {};
}

// Reads the shard's manifest. Returns where its last whole part ends, in bytes; 0: it lists no part. Fails with a sentence if it
// has other options or is damaged: only its end may be missing.
Result<qint64> PartitionWriter::readManifest(QFile &file)
{
    qint64 end = 0;
    int number = 0;                 // of the line
    std::vector<PartitionMap> maps; // of the part so far
    QString fault;                  // of the options, which may differ while no part is listed
    while (!file.atEnd()) {
        const auto text = file.readLine();
        if (!text.endsWith('\n') && file.atEnd())
            break;
        if (++number == 1) {
            fault = faultOfOptions(file.fileName(), text);
            if (QJsonDocument::fromJson(text).object().value("schema"_L1).toInt() != schema)
                return Error{fault};
            continue;
        }
        const auto line = QJsonDocument::fromJson(text).object();
        const int part = line.value("part"_L1).toInt(), count = line.value("maps"_L1).toInt();
        if (!fault.isEmpty())
            return Error{fault};
        if (part < part_ || count <= std::ssize(maps) || !line.value("path"_L1).isString())
            return Error{damaged(file.fileName(), number)};
        maps.push_back(mapOf(line));
        if (std::ssize(maps) < count)
            continue;
        for (const auto &map : std::exchange(maps, {}))
            enter(map);
        part_ = part + 1;
        end = file.pos();
    }
    if (file.error() != QFileDevice::NoError)
        return Error{cannotBeRead(file)};
    return end;
}

// Returns the shard's parts with higher numbers, in the folders that add() makes.
QStringList PartitionWriter::partsAfter(int number) const
{
    const QRegularExpression name(u"^part-%1-([0-9]+)\\.ndjson\\.gz$"_s.arg(shard_.number));
    constexpr auto folders = QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot;
    QStringList parts;
    for (const auto &format : QDir(folder_).entryInfoList({u"format=*"_s}, folders))
        for (const auto &lump : QDir(format.filePath()).entryInfoList({u"lump=*"_s}, folders))
            for (const auto &part : QDir(lump.filePath()).entryInfoList(QDir::Files | QDir::NoSymLinks))
                if (const auto match = name.match(part.fileName()); match.hasMatch() && match.captured(1).toInt() > number)
                    parts.append(part.filePath());
    return parts;
}

const PartitionMap *PartitionWriter::listed(const QString &path) const
{
    const auto map = listed_.constFind(path);
    return map == listed_.constEnd() ? nullptr : &*map;
}

void PartitionWriter::enter(const PartitionMap &map)
{
    listed_.insert(map.path, map);
    if (map.isRead() && !paths_.contains(map.sha256))
        paths_.insert(map.sha256, map.path);
}

QString PartitionWriter::pathOf(const QByteArray &sha256) const
{
    const auto isIt = [&sha256](const PartitionMap &map) { return map.isRead() && map.sha256 == sha256; };
    const auto added = std::ranges::find_if(maps_, isIt);
    return added == maps_.end() ? paths_.value(sha256) : added->path;
}

QString PartitionWriter::manifest() const { return QDir(folder_).filePath(u"manifest-%1.ndjson"_s.arg(shard_.number)); }

QString PartitionWriter::partPath(const QString &folder) const
{
    return QDir(folder_).filePath(u"%1/part-%2-%3.ndjson.gz"_s.arg(folder).arg(shard_.number).arg(part_, 5, 10, QChar(u'0')));
}

QString PartitionWriter::add(const PartitionMap &map)
{
    if (const auto *known = listed(map.path); known && (known->isRead() || (!map.isRead() && known->error == map.error)))
        return {};
    for (const auto &[folder, records] : map.pieces) {
        auto &file = files_[folder];
        if (!file) {
            QDir(folder_).mkpath(folder);
            file = std::make_unique<OutputFile>(partPath(folder), Writing::Kept);
        }
        if (!file->isOpen() || !file->write(records))
            return cannotBeWritten(partPath(folder), file->error());
        size_ += records.size();
    }
    maps_.push_back(map);
    maps_.back().pieces.clear();
    const auto maps = std::ssize(maps_);
    return maps >= mostMaps || (maps >= leastMaps && size_ >= enoughBytes) ? finish() : QString();
}

QString PartitionWriter::finish()
{
    for (const auto &[folder, file] : files_)
        if (!file->commit())
            return cannotBeWritten(partPath(folder), file->error());
    files_.clear();
    if (const auto why = maps_.empty() ? QString() : writeManifest(); !why.isEmpty())
        return why;
    maps_.clear();
    size_ = 0;
    ++part_;
    return {};
}

QString PartitionWriter::writeManifest()
{
    QByteArray lines;
    for (const auto &map : maps_) {
        QJsonObject line{{u"path"_s, map.path},
                         {u"sha256"_s, QString::fromLatin1(map.sha256)},
                         {u"status"_s, QString::fromLatin1(map.status)},
                         {u"bytes"_s, map.bytes},
                         {u"mtime"_s, map.mtime},
                         {u"seconds"_s, map.seconds},
                         {u"part"_s, part_},
                         {u"maps"_s, static_cast<qint64>(maps_.size())}};
        if (!map.error.isEmpty())
            line[u"error"_s] = map.error;
        lines += lineOf(line);
    }
    for (const auto &map : maps_)
        enter(map);
    return append(lines);
}

// Appends whole lines to the shard's manifest. Returns a sentence if that fails.
QString PartitionWriter::append(const QByteArray &lines) const
{
    QFile file(manifest());
    const bool isDone = file.open(QIODevice::WriteOnly | QIODevice::Append) && file.write(lines) == lines.size() && file.flush()
                        && sys::sync(file.handle());
    return isDone ? QString() : cannotBeWritten(file.fileName(), file.errorString());
}
