#include "core/database/partitionwriter.h"

#include "core/database/gzip.h"
#include "core/map/layout.h"
#include "core/query/exporter.h"
#include "core/text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace {

struct PartitionText {
    Q_DECLARE_TR_FUNCTIONS(PartitionText)
};

constexpr qsizetype mostMaps = 256, leastMaps = 64;
constexpr qint64 enoughBytes = 256 << 20; // a part this large is complete with leastMaps

QString cannotBeWritten(const QString &path, const QString &why)
{
    return PartitionText::tr("%1: It cannot be written: %2.").arg(path, withoutFullStop(why));
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

Result<std::unique_ptr<PartitionWriter>> PartitionWriter::open(const QString &folder, Shard shard)
{
    std::unique_ptr<PartitionWriter> writer(new PartitionWriter(folder, shard));
    if (const auto why = writer->prepare(); !why.isEmpty())
        return Error{why};
    return writer;
}

QString PartitionWriter::prepare()
{
    QFile own(manifest());
    if (!QDir(folder_).mkpath(u"."_s))
        return PartitionText::tr("The folder %1 cannot be created.").arg(folder_);
    if (!own.open(QIODevice::ReadWrite))
        return cannotBeWritten(own.fileName(), own.errorString());
    auto lock = FileLock::take(own.fileName(), 0);
    if (!lock)
        return PartitionText::tr("Another process writes shard %1 of this folder.").arg(shard_.number);
    lock_.emplace(std::move(*lock));
    for (const auto &name : QDir(folder_).entryList({u"manifest-*.ndjson"_s}, QDir::Files))
        if (const auto path = QDir(folder_).filePath(name); path != own.fileName())
            readManifest(path, nullptr);
    int lastPart = 0;
    if (const auto end = readManifest(own.fileName(), &lastPart); end < own.size() && !own.resize(end))
        return cannotBeWritten(own.fileName(), own.errorString());
    removeUncounted(lastPart);
    part_ = lastPart + 1;
    return {};
}

// Adds the maps of a manifest to those that are done. Returns where its last whole part ends, in bytes.
qint64 PartitionWriter::readManifest(const QString &path, int *lastPart)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    qint64 end = 0;
    QStringList maps; // of the part so far
    qsizetype lines = 0;
    while (!file.atEnd()) {
        const auto text = file.readLine();
        const auto line = QJsonDocument::fromJson(text).object();
        if (!text.endsWith('\n') || line.isEmpty())
            break;
        if (line.value("status"_L1) != "unreadable"_L1)
            maps.append(line.value("path"_L1).toString());
        if (++lines < line.value("maps"_L1).toInt())
            continue;
        done_.unite({maps.begin(), maps.end()});
        maps.clear();
        lines = 0;
        end = file.pos();
        if (lastPart)
            *lastPart = line.value("part"_L1).toInt();
    }
    return end;
}

void PartitionWriter::removeUncounted(int lastPart) const
{
    const QRegularExpression name(u"^part-%1-([0-9]+)\\.ndjson\\.gz$"_s.arg(shard_.number));
    QDirIterator files(folder_, {u"part-*.ndjson.gz"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const auto path = files.next();
        if (const auto match = name.match(files.fileName()); match.hasMatch() && match.captured(1).toInt() > lastPart)
            QFile::remove(path);
    }
}

QString PartitionWriter::manifest() const { return QDir(folder_).filePath(u"manifest-%1.ndjson"_s.arg(shard_.number)); }

QString PartitionWriter::partPath(const QString &folder) const
{
    return QDir(folder_).filePath(u"%1/part-%2-%3.ndjson.gz"_s.arg(folder).arg(shard_.number).arg(part_, 5, 10, QChar(u'0')));
}

QString PartitionWriter::add(const PartitionMap &map)
{
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
                         {u"seconds"_s, map.seconds},
                         {u"part"_s, part_},
                         {u"maps"_s, static_cast<qint64>(maps_.size())}};
        if (!map.error.isEmpty())
            line[u"error"_s] = map.error;
        lines += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    }
    QFile file(manifest());
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append) || file.write(lines) != lines.size() || !file.flush()
        || !sys::sync(file.handle()))
        return cannotBeWritten(file.fileName(), file.errorString());
    for (const auto &map : maps_)
        if (map.status != "unreadable")
            done_.insert(map.path);
    return {};
}
