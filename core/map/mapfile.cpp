#include "core/map/mapfile.h"

#include "core/files/regularfile.h"
#include "core/map/derived.h"
#include "core/map/gameofmap.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <utility>

namespace
{

constexpr qint64 headSize = 64 << 10; // enough to tell what a file is
constexpr size_t mostBspxLumps = 256; // about twenty are known

struct MapFileText {
    Q_DECLARE_TR_FUNCTIONS(MapFile)
};

QString openable()
{
    return MapFileText::tr("Lumpscope opens Quake (BSP 29, BSP2, 2PSB), Hexen II (BSP 29), Quake II (IBSP 38), Quake III (IBSP 46) and "
                           "Half-Life (BSP 30) maps.");
}

Result<QByteArray> readFile(const QString &path)
{
    auto opened = openRegularFile(path);
    if (!opened)
        return Error{opened.error()};
    QFile &file = *opened.value();
    if (file.size() > bsp::furthestByte)
        return Error{MapFileText::tr("This file is of 2 GiB or larger, more than the offsets in a map can reach.")};
    QByteArray bytes = file.read(headSize);
    const auto head = bsp::identify(bytesOf(bytes));
    if (!head.format)
        return bytes; // no map: the rest, however long, is not needed to say so
    try { // into the one place where it stays: a second copy of a large map would double what it takes
        const auto begin = bytes.size();
        bytes.resize(std::max<qint64>(begin, file.size()));
        const auto rest = file.read(bytes.data() + begin, bytes.size() - begin); // less if it shrinks meanwhile
        bytes.truncate(begin + std::max<qint64>(rest, 0));
    } catch (const std::bad_alloc &) {
        return Error{MapFileText::tr("There is not enough memory to read its %1 bytes.").arg(file.size())};
    }
    if (file.error() != QFileDevice::NoError)
        return Error{MapFileText::tr("Reading it failed: %1.").arg(file.errorString())};
    return bytes;
}

} // namespace

Result<MapFile> MapFile::open(const QString &path)
{
    auto bytes = readFile(path);
    if (!bytes)
        return Error{bytes.error()};
    return fromBytes(std::move(bytes).value(), path);
}

Result<MapFile> MapFile::fromBytes(QByteArray bytes, const QString &path)
{
    const auto identity = bsp::identify(bytesOf(bytes));
    if (!identity.format)
        return Error{MapFileText::tr("This is %1. %2")
                         .arg(QCoreApplication::translate("identify", identity.what.data()), openable())};
    auto map = fromBytes(std::move(bytes), *identity.format, path);
    if (map)
        map.value().isRecognized_ = true;
    return map;
}

Result<MapFile> MapFile::readAlike(QByteArray bytes) const
{
    auto map = isRecognized_ ? fromBytes(std::move(bytes)) : fromBytes(std::move(bytes), *format_);
    if (map && &map.value().format() == format_) {
        map.value().game_ = game_;
        map.value().definitions_ = definitions_;
    }
    return map;
}

Result<MapFile> MapFile::fromBytes(QByteArray bytes, const bsp::Format &format, const QString &path)
{
    MapFile map;
    map.bytes_ = std::move(bytes);
    map.format_ = &format;
    map.game_ = &format.game();
    const auto header = format.headerSize();
    if (map.bytes().size() < header)
        return Error{
            MapFileText::tr(
                "This begins like a map of %1, but ends after %2 of the header's %3 bytes: nothing in it can be read.")
                .arg(fromView(map.game().title))
                .arg(map.bytes().size())
                .arg(header)};
    for (int slot = 0; slot < map.format_->directorySize; ++slot)
        map.lumps_.push_back(map.format_->slot(slot));
    map.derive();
    for (int lump = map.format_->directorySize; lump < static_cast<int>(map.format_->lumps.size()); ++lump)
        map.lumps_.push_back(lump);
    map.readBspx();
    map.resolveNames();
    map.toldGame_ = gameOfPlace(path, *map.format_);
    if (!map.toldGame_)
        map.toldGame_ = gameOfEntities(map);
    if (!map.toldGame_)
        map.toldGame_ = gameOfInstallation(path, *map.format_);
    if (map.toldGame_)
        map.game_ = map.toldGame_;
    return map;
}

bool MapFile::hasLump(int lump) const
{
    if (lump >= firstBspxLump)
        return lump - firstBspxLump < static_cast<int>(bspx_.size());
    return lump >= 0 && lump < static_cast<int>(format_->lumps.size());
}

const bsp::Lump &MapFile::lump(int lump) const
{
    Q_ASSERT(hasLump(lump));
    if (lump >= firstBspxLump)
        return bspx_[static_cast<size_t>(lump - firstBspxLump)];
    return format_->lumps[static_cast<size_t>(lump)];
}

Extent MapFile::extent(int lump) const
{
    return saved_ ? saved_->extent(lump) : extentAsRead(lump);
}

Extent MapFile::extentAsRead(int lump) const
{
    if (lump >= firstBspxLump)
        return bspxExtents_[static_cast<size_t>(lump - firstBspxLump)];
    if (lump < 0 || lump >= format_->directorySize)
        return {};
    const auto *entry = asRead().data() + format_->directoryAt() + 8 * static_cast<size_t>(format_->slot(lump));
    return {bsp::load<qint32>(entry), bsp::load<qint32>(entry + 4)};
}

bsp::ByteView MapFile::lumpBytes(int lump) const
{
    if (lump >= format_->directorySize && lump < firstBspxLump) {
        const auto at = static_cast<size_t>(lump - format_->directorySize);
        return at < derived_.size() ? bytesOf(derived_[at]) : bsp::ByteView();
    }
    if (edited_ && lump == format_->roles.entities)
        return bytesOf(entityLump_);
    const auto [offset, length] = extentAsRead(lump);
    return bsp::slice(asRead(), offset, length);
}

quint32 MapFile::recordCount(int lump) const
{
    return static_cast<quint32>(lumpBytes(lump).size() / this->lump(lump).stride);
}

bsp::ByteView MapFile::recordBytes(RecordRef ref) const
{
    if (!hasLump(ref.lump))
        return {};
    const auto &lump = this->lump(ref.lump);
    const qint64 stride = lump.isBlob() ? 1 : lump.stride;
    return bsp::slice(lumpBytes(ref.lump), ref.index * stride, lump.isBlob() ? 16 : stride);
}

bool MapFile::contains(RecordRef ref) const
{
    return hasLump(ref.lump)
           && ref.index < (lump(ref.lump).isBlob() ? lumpBytes(ref.lump).size() : recordCount(ref.lump));
}

Column MapFile::column(int lump, int field) const
{
    const auto &table = this->lump(lump);
    if (!isComputed({lump, field}))
        return Column(lumpBytes(lump), table.stride, table.fields[static_cast<size_t>(field)]);
    const auto found = computed_.find(lump);
    return Column(found == computed_.end() ? bsp::ByteView() : bytesOf(found->second), bsp::sizeOf(table.computed),
                  this->field({lump, field}));
}

int MapFile::findColumn(int lump, std::string_view name) const
{
    for (int f = 0; f < fieldCount(lump); ++f)
        if (field({lump, f}).name == name)
            return f;
    return bsp::none;
}

void MapFile::setComputed(int lump, QByteArray records)
{
    computed_[lump] = std::move(records);
    for (int f = storedCount(lump); f < fieldCount(lump); ++f)
        resolveNames({lump, f});
}

Column MapFile::column(bsp::FieldRef field, int behind) const
{
    return field.lump == bsp::none ? Column() : column(field.lump, field.field + behind);
}

Column MapFile::column(int lump, std::string_view field) const
{
    if (!hasLump(lump))
        return {};
    const auto fields = this->lump(lump).fields;
    const auto it = std::ranges::find(fields, field, &bsp::Field::name);
    return it == fields.end() ? Column() : column(lump, static_cast<int>(it - fields.begin()));
}

QByteArrayView MapFile::text(const Column &column, quint32 index) const
{
    if (column.field().type == bsp::Type::Chars)
        return column.chars(index);
    const auto [offset, length] = column.span(index);
    return viewOf(bsp::slice(lumpBytes(format_->roles.entities), offset, length));
}

QString MapFile::shownText(const Column &column, quint32 index) const
{
    return toText(text(column, index), column.field().type == bsp::Type::Text ? textCode() : TextCode::Latin1);
}

const std::vector<qint32> &MapFile::namedRecords(int lump, int field) const
{
    static const std::vector<qint32> empty;
    const auto it = named_.find({lump, field});
    return it == named_.end() ? empty : it->second;
}

int MapFile::findLump(QStringView name) const
{
    bool isNumber = false;
    const int slot = name.toInt(&isNumber);
    if (isNumber)
        return slot >= 0 && slot < format_->directorySize ? format_->slot(slot) : bsp::none;
    const auto equals = [&](std::string_view other) { return name.compare(fromView(other), Qt::CaseInsensitive) == 0; };
    for (const int lump : lumps_)
        if (equals(this->lump(lump).name) || equals(this->lump(lump).title))
            return lump;
    const QByteArray alias = ' ' + name.toString().toLower().toLatin1() + ' ';
    for (const int lump : lumps_)
        if (name.size() > 0
            && this->lump(lump).aliases.find(std::string_view(alias.constData(), static_cast<size_t>(alias.size())))
                   != std::string_view::npos)
            return lump;
    return bsp::none;
}

// BSPX lies at the first multiple of 4 behind the last lump: "BSPX", a count, then name[24], offset and length of each.
// Entries that run out of the file are left out, as engines do. The directory ends where the first payload behind it
// begins, whatever its count claims: what lies there is no entry, and is not to be moved as one.
void MapFile::readBspx()
{
    qint64 end = format_->headerSize();
    for (int lump = 0; lump < format_->directorySize; ++lump)
        if (extent(lump).length > 0)
            end = std::max(end, extent(lump).end());
    end = (end + 3) & ~3LL;
    const auto header = bsp::slice(bytes(), end, 8);
    if (header.size() < 8 || std::memcmp(header.data(), "BSPX", 4) != 0)
        return;
    const auto directory =
        bsp::slice(bytes(), end + 8, 32 * static_cast<qint64>(bsp::load<quint32>(header.data() + 4)));
    bspxDirectory_ = {end, 8};
    auto room = static_cast<qint64>(bytes().size());
    for (size_t at = 0; at + 32 <= directory.size() && bspxDirectory_.end() + 32 <= room; at += 32) {
        const auto *entry = directory.data() + at;
        const Extent extent{bsp::load<qint32>(entry + 24), bsp::load<qint32>(entry + 28)};
        bspxDirectory_.length += 32;
        if (extent.length > 0 && extent.offset >= bspxDirectory_.end())
            room = std::min(room, extent.offset);
        if (extent.offset < 0 || extent.length < 0 || extent.end() > static_cast<qint64>(bytes().size()))
            continue;
        const auto *name = reinterpret_cast<const char *>(entry);
        const std::string_view view(name, std::find(name, name + 24, '\0'));
        if (bspx_.size() == mostBspxLumps || std::ranges::find(bspx_, view, &bsp::Lump::name) != bspx_.end())
            continue; // engines take the first of a name
        bspx_.push_back({.name = view,
                         .title = view,
                         .single = {},
                         .aliases = " ",
                         .meaning = QT_TRANSLATE_NOOP("schema", "An extension that some engines read"),
                         .kind = bsp::Kind::Bytes});
        bspxExtents_.push_back(extent);
        lumps_.push_back(firstBspxLump + static_cast<int>(bspx_.size()) - 1);
    }
}

void MapFile::setDerived(int lump, QByteArray records)
{
    Q_ASSERT(records.size() == std::ssize(lumpBytes(lump)));
    derived_[static_cast<size_t>(lump - format_->directorySize)] = std::move(records);
}

// Each step may use what the ones before it made: clusters need leafs only, lightmaps need textures' flags.
void MapFile::derive()
{
    readEntities();
    codeAsRead_ = toldCode_;
    constexpr std::pair<int bsp::Roles::*, QByteArray (*)(const MapFile &)> tables[] = {
        {&bsp::Roles::entityList, deriveEntityList},
        {&bsp::Roles::clusters, deriveClusters},
        {&bsp::Roles::images, deriveImages},
        {&bsp::Roles::faceLightmaps, deriveFaceLightmaps}};
    derived_.resize(format_->lumps.size() - static_cast<size_t>(format_->directorySize));
    for (const auto &[role, make] : tables)
        derived_[static_cast<size_t>(format_->roles.*role - format_->directorySize)] = make(*this);
}

void MapFile::resolveNames()
{
    for (int l = 0; l < static_cast<int>(format_->lumps.size()); ++l) {
        for (int f = 0; f < storedCount(l); ++f)
            resolveNames({l, f});
    }
}

void MapFile::resolveNames(bsp::FieldRef at)
{
    if (field(at).use != bsp::Use::Name)
        return;
    QHash<QByteArray, qint32> byName;
    const auto names = column(field(at).target, 0);
    for (quint32 i = names.count(); i-- > 0;) // the first of equal names wins
        byName.insert(text(names, i).toByteArray().toLower(), static_cast<qint32>(i));
    auto &records = named_[{at.lump, at.field}];
    records.clear();
    const auto source = column(at);
    records.reserve(source.count());
    for (quint32 i = 0; i < source.count(); ++i)
        records.push_back(byName.value(text(source, i).toByteArray().toLower(), -1));
}
