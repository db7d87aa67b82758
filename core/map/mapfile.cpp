#include "core/map/mapfile.h"

#include "core/files/regularfile.h"
#include "core/format/lookalikes.h"
#include "core/map/derived.h"
#include "core/map/gameofmap.h"
#include "core/map/identitytext.h"
#include "core/map/visfile.h"
#include "core/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <utility>

namespace
{

struct MapFileText {
    Q_DECLARE_TR_FUNCTIONS(MapFile)
};

// `whole`: also of what is no map.
Result<QByteArray> readFile(const QString &path, bool whole)
{
    auto opened = openRegularFile(path);
    if (!opened)
        return Error{opened.error()};
    QFile &file = *opened.value();
    if (file.size() > bsp::furthestByte)
        return Error{MapFileText::tr("This file is of 2 GiB or larger, more than the offsets in a map can reach.")};
    QByteArray bytes = file.read(bsp::headSize);
    const auto head = bsp::identify(bytesOf(bytes));
    if (!head.format && !whole)
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
        return Error{MapFileText::tr("Reading it failed: %1.").arg(withoutFullStop(file.errorString()))};
    return bytes;
}

} // namespace

Result<MapFile> MapFile::open(const QString &path, const bsp::Format *as)
{
    auto bytes = readFile(path, as != nullptr);
    if (!bytes)
        return Error{bytes.error()};
    return readAs(std::move(bytes).value(), as, path);
}

Result<MapFile> MapFile::readAs(QByteArray bytes, const bsp::Format *as, const QString &path)
{
    const auto identity = bsp::identify(bytesOf(bytes));
    if (!as || identity.format == as)
        return fromBytes(std::move(bytes), path);
    const auto *lookalike = identity.lookalike && identity.lookalike->nearest == as ? identity.lookalike : nullptr;
    Told told{.kind = kindOf(identity, bytes)};
    for (int lump = 0; lookalike && lump < as->directorySize; ++lump)
        told.leftOut.push_back(lookalike->isUnlike(as->lumps[static_cast<size_t>(lump)].name));
    auto map = read(std::move(bytes), *as, path, std::move(told));
    if (!map)
        return map;
    for (int lump = 0; lump < as->directorySize; ++lump)
        if (!map.value().lumpBytes(lump).empty())
            return map;
    return Error{MapFileText::tr("This is %1. As %2 nothing of it can be read: the directory leads to no byte of it.")
                     .arg(map.value().toldKind(), fromView(as->name))};
}

Result<MapFile> MapFile::fromBytes(QByteArray bytes, const QString &path)
{
    const auto identity = bsp::identify(bytesOf(bytes));
    if (!identity.format)
        return Error{refusalOf(identity, bytes)};
    auto map = fromBytes(std::move(bytes), *identity.format, path);
    if (map)
        map.value().isRecognized_ = true;
    return map;
}

Result<MapFile> MapFile::fromBytes(QByteArray bytes, const bsp::Format &format, const QString &path)
{
    return read(std::move(bytes), format, path, {});
}

Result<MapFile> MapFile::read(QByteArray bytes, const bsp::Format &format, const QString &path, std::optional<Told> told)
{
    MapFile map;
    map.opened_ = std::move(bytes);
    map.format_ = &format;
    map.told_ = std::move(told);
    map.game_ = &format.game();
    map.bytesPerLuxel_ = format.bytesPerLuxel;
    const auto header = format.headerSize();
    if (map.opened_.size() < header && map.told_)
        return Error{MapFileText::tr("This is %1. It has %2 bytes, and the header of %3 has %4: nothing of it can be read so.")
                         .arg(map.told_->kind)
                         .arg(map.opened_.size())
                         .arg(fromView(format.name))
                         .arg(header)};
    if (map.opened_.size() < header)
        return Error{
            MapFileText::tr(
                "This begins like a map of %1, but ends after %2 of the header's %3 bytes: nothing in it can be read.")
                .arg(fromView(map.game().title))
                .arg(map.opened_.size())
                .arg(header)};
    for (int slot = 0; slot < map.format_->directorySize; ++slot)
        map.lumps_.push_back(map.format_->slot(slot));
    for (int lump = map.format_->directorySize; lump < static_cast<int>(map.format_->lumps.size()); ++lump)
        map.lumps_.push_back(lump);
    map.place(placedFile(map.opened_, format)); // without added lumps, which are read by the others
    map.placedWhenOpened_ = map.placed_;
    map.added_ = findAddedLumps(map);
    map.place(map.placedIn(map.opened_));
    map.placedWhenOpened_ = map.placed_;
    for (int lump = 0; lump < std::ssize(map.added_.lumps); ++lump)
        map.lumps_.push_back(firstBspxLump + lump);
    map.derive();
    map.resolveNames();
    map.toldGame_ = gameOfPlace(path, *map.format_);
    if (!map.toldGame_)
        map.toldGame_ = gameOfEntities(map);
    if (!map.toldGame_)
        map.toldGame_ = gameOfInstallation(path, *map.format_);
    if (map.toldGame_)
        map.setGame(*map.toldGame_);
    return map;
}

bool MapFile::isLeftOut(int lump) const
{
    return told_ && static_cast<size_t>(lump) < told_->leftOut.size() && told_->leftOut[static_cast<size_t>(lump)];
}

QStringList MapFile::lumpsLeftOut() const
{
    QStringList names;
    for (int lump = 0; lump < format_->directorySize; ++lump)
        if (isLeftOut(lump))
            names.append(fromView(this->lump(lump).name));
    return names;
}

bool MapFile::hasLump(int lump) const
{
    if (lump >= firstBspxLump)
        return lump - firstBspxLump < std::ssize(added_.lumps);
    return lump >= 0 && lump < static_cast<int>(format_->lumps.size());
}

const bsp::Lump &MapFile::lump(int lump) const
{
    Q_ASSERT(hasLump(lump));
    if (lump >= firstBspxLump)
        return added(lump).table;
    if (added_.texinfo && lump == format_->roles.texinfo)
        return *added_.texinfo;
    return format_->lumps[static_cast<size_t>(lump)];
}

LumpOrigin MapFile::originOf(int lump) const
{
    if (lump >= firstBspxLump)
        return added(lump).origin;
    return lump < format_->directorySize ? LumpOrigin::Directory : LumpOrigin::Derived;
}

Extent MapFile::extentIn(const PlacedFile &file, int lump) const
{
    if (lump >= firstBspxLump)
        return file.added[static_cast<size_t>(lump - firstBspxLump)];
    if (lump < 0 || lump >= format_->directorySize || isLeftOut(lump))
        return {};
    return file.lumps[static_cast<size_t>(lump)];
}

PlacedFile MapFile::placedIn(FileBytes file) const
{
    auto placed = placedFile(std::move(file), *format_);
    placed.added = extentsIn(placed, added_);
    return placed;
}

qint64 MapFile::sizeInFile(int lump) const
{
    const bool mayDiffer = changed_.contains(lump) || (lump == format_->roles.entities && placed_ != placedWhenOpened_);
    return mayDiffer ? std::ssize(lumpBytes(lump)) : extent(lump).length;
}

bsp::ByteView MapFile::lumpBytes(int lump) const
{
    if (lump >= format_->directorySize && lump < firstBspxLump) {
        const auto at = static_cast<size_t>(lump - format_->directorySize);
        return at < derived_.size() ? bytesOf(derived_[at]) : bsp::ByteView();
    }
    if (lump >= firstBspxLump && !isStored(lump))
        return bytesOf(added(lump).records);
    if (const auto changed = changed_.find(lump); changed != changed_.end())
        return bytesOf(changed->second);
    const auto [offset, length] = extentIn(*placedWhenOpened_, lump);
    return bsp::slice(bytesAsOpened(), offset, length);
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
    if (!isComputed({lump, field})) {
        const auto &stored = table.fields[static_cast<size_t>(field)];
        if (!bsp::childWraps(stored))
            return Column(lumpBytes(lump), table.stride, stored);
        return Column(lumpBytes(lump), table.stride, stored,
                      stored.negative == bsp::none ? bsp::firstContents : recordCount(stored.target));
    }
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
    bytesPerLuxel_ = deriveBytesPerLuxel(*this);
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
