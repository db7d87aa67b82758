#include "core/map/mapfile.h"

#include "core/map/derived.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <utility>

namespace {

struct MapFileText {
    Q_DECLARE_TR_FUNCTIONS(MapFile)
};

// Converts splices of the entity lump to splices of its text, the first `length` of the lump's `lumpSize` bytes. Returns
// nothing if the splices alone do not determine them.
std::optional<Splices> spliceText(const Splices &ofLump, qsizetype length, qsizetype lumpSize)
{
    Splices ofText;
    ofText.reserve(ofLump.size());
    for (const auto &splice : ofLump) {
        const auto &[offset, removed, inserted] = splice;
        const bool isBehind = inserted.startsWith('\0') || (inserted.isEmpty() && offset + removed.size() == lumpSize);
        if (offset > length || (offset == length && isBehind))
            continue; // after the text
        if (offset + removed.size() > length || removed.contains('\0') || inserted.contains('\0'))
            return {};
        ofText.push_back(splice);
    }
    return ofText;
}

} // namespace

Result<MapFile> MapFile::read(QByteArray bytes, const bsp::Format &format, const Derivations &derivations,
                              std::optional<DetectedKind> detected)
{
    MapFile map;
    map.opened_ = std::move(bytes);
    map.format_ = &format;
    map.derivations_ = &derivations;
    map.detected_ = std::move(detected);
    map.game_ = &format.game();
    map.gameLumps_ = gameLumps(format, *map.game_);
    map.known_.bytesPerLuxel = format.bytesPerLuxel;
    const auto header = format.headerSize();
    if (map.opened_.size() < header && map.detected_)
        return Error{MapFileText::tr(
                         "This is %1. It has %2 bytes, but the header of %3 alone takes %4, so it cannot be read in that format.")
                         .arg(map.detected_->kind)
                         .arg(map.opened_.size())
                         .arg(fromView(format.name))
                         .arg(header)};
    if (map.opened_.size() < header)
        return Error{
            MapFileText::tr(
                "This begins like a map of %1, but ends after %2 of the header's %3 bytes, so nothing in it can be read.")
                .arg(fromView(map.game().title))
                .arg(map.opened_.size())
                .arg(header)};
    map.place(placedFile(map.opened_, format)); // without added lumps: findAdded() needs this much to find them
    map.placedWhenOpened_ = map.placed_;
    const auto directory = bsp::slice(map.bytesAsOpened(), map.bspxDirectory().offset, map.bspxDirectory().length);
    for (const auto &entry : listedBspx(directory, map.fileSize()))
        map.bspxOpened_.push_back({QByteArray(entry.name.data(), static_cast<qsizetype>(entry.name.size())), entry.extent});
    map.known_.bspx = map.bspxOpened_;
    map.findAdded();
    map.place(map.placedIn(map.opened_));
    map.placedWhenOpened_ = map.placed_;
    map.known_.derived.resize(format.lumps.size() - static_cast<size_t>(format.directorySize));
    for (int lump = 0; lump < std::ssize(format.lumps); ++lump)
        for (int field = 0; field < map.fieldCount(lump); ++field)
            if (map.field({lump, field}).use == bsp::Use::Name)
                map.known_.named[{lump, field}] = {};
    map.readEntities();
    map.codeAsRead_ = map.known_.detectedCode;
    map.known_.bytesPerLuxel = derivations.bytesPerLuxel(map);
    return map;
}

void MapFile::findAdded()
{
    known_.lumps.clear();
    for (int slot = 0; slot < format_->directorySize; ++slot)
        known_.lumps.push_back(format_->slot(slot));
    for (int lump = format_->directorySize; lump < std::ssize(format_->lumps); ++lump)
        known_.lumps.push_back(lump);
    known_.added = findAddedLumps(*this);
    for (int lump = 0; lump < std::ssize(known_.added.lumps); ++lump)
        known_.lumps.push_back(firstBspxLump + lump);
}

bool MapFile::isLeftOut(int lump) const
{
    return detected_ && static_cast<size_t>(lump) < detected_->leftOut.size() && detected_->leftOut[static_cast<size_t>(lump)];
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
        return lump - firstBspxLump < std::ssize(known_.added.lumps);
    return lump >= 0 && lump < static_cast<int>(format_->lumps.size());
}

const bsp::Lump &MapFile::lump(int lump) const
{
    Q_ASSERT(hasLump(lump));
    if (lump >= firstBspxLump)
        return added(lump).table;
    if (known_.added.texinfo && lump == format_->roles.texinfo)
        return *known_.added.texinfo;
    if (gameLumps_)
        if (const auto named = gameLumps_->find(lump); named != gameLumps_->end())
            return named->second;
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
    placed.added = extentsIn(placed, known_.added);
    const auto directory = placed.bytes.read(placed.bspx.offset, placed.bspx.length);
    const auto hasListed = [this](const QByteArray &name) {
        return listed_.contains(name) || std::ranges::find(bspxOpened_, name, &BspxLump::name) != bspxOpened_.end();
    };
    for (const auto &entry : listedBspx(bytesOf(directory), placed.bytes.size()))
        if (auto name = viewOf(entry.name).toByteArray(); hasListed(name)) // others may fit only because zeros were added
            placed.names.push_back(std::move(name));
    return placed;
}

qint64 MapFile::sizeInFile(int lump) const
{
    const bool mayDiffer = changed_.contains(storedAt(lump)) || (lump == format_->roles.entities && placed_ != placedWhenOpened_);
    return mayDiffer ? std::ssize(lumpBytes(lump)) : extent(lump).length;
}

MapFile::StoredAt MapFile::storedAt(int lump) const
{
    if (lump < firstBspxLump)
        return {LumpOrigin::Directory, lump, {}};
    const auto &found = added(lump);
    return found.origin == LumpOrigin::Xash ? StoredAt{found.origin, found.entry, {}}
                                            : StoredAt{found.origin, 0, viewOf(found.table.name).toByteArray()};
}

bsp::ByteView MapFile::bspxBytes(const BspxLump &lump) const
{
    if (const auto changed = changed_.find({LumpOrigin::Bspx, 0, lump.name}); changed != changed_.end())
        return bytesOf(changed->second);
    return lump.opened ? bsp::slice(bytesAsOpened(), lump.opened->offset, lump.opened->length) : bsp::ByteView();
}

bsp::ByteView MapFile::openedBytes(int lump) const
{
    Extent opened;
    if (lump < firstBspxLump || added(lump).origin == LumpOrigin::Xash) {
        opened = extentIn(*placedWhenOpened_, lump);
    } else {
        const auto its = std::ranges::find(known_.bspx, viewOf(added(lump).table.name), &BspxLump::name);
        opened = its == known_.bspx.end() ? Extent() : its->opened.value_or(Extent());
    }
    return bsp::slice(bytesAsOpened(), opened.offset, opened.length);
}

bool MapFile::sameLumps(const MapFile &copy) const
{
    const auto isSame = [](const auto &one, const auto &two) {
        return one.first == two.first && (one.second.isSharedWith(two.second) || one.second == two.second);
    };
    return known_.bspx == copy.known_.bspx && std::ranges::equal(changed_, copy.changed_, isSame);
}

bool MapFile::sharesLump(const MapFile &copy, int lump) const
{
    if (lump < firstBspxLump)
        return lumpBytes(lump).data() == copy.lumpBytes(lump).data();
    const auto isIt = [&](int other) {
        return other >= firstBspxLump && copy.isStored(other) && copy.storedAt(other) == storedAt(lump)
               && copy.lumpBytes(other).data() == lumpBytes(lump).data();
    };
    return std::ranges::any_of(copy.lumps(), isIt);
}

bool MapFile::listsOtherBspx() const { return !std::ranges::equal(known_.bspx, placed_->names, {}, &BspxLump::name); }

bool MapFile::isCutOff(int lump) const
{
    return !changed_.contains(storedAt(lump)) && lump < format_->directorySize
           && extentIn(*placedWhenOpened_, lump).length > std::ssize(lumpBytes(lump));
}

qint64 MapFile::directoryPlaceIn(const PlacedFile &file, int lump) const
{
    if (added(lump).origin == LumpOrigin::Xash)
        return file.xash.offset + added(lump).entry;
    const auto directory = file.bytes.read(file.bspx.offset, file.bspx.length);
    const auto listed = listedBspx(bytesOf(directory), file.bytes.size());
    const auto entry = std::ranges::find(listed, added(lump).table.name, &BspxEntry::name);
    return entry == listed.end() ? -1 : file.bspx.offset + entry->at;
}

bsp::ByteView MapFile::lumpBytes(int lump) const
{
    if (lump >= format_->directorySize && lump < firstBspxLump) {
        if (lump >= std::ssize(format_->lumps))
            return {};
        return bytesOf(derivedOf(lump).get([this, lump] {
            const auto lumpOf = [this](const DerivedTable &each) { return format_->roles.*each.role; };
            const auto table = std::ranges::find(derivations_->tables, lump, lumpOf);
            return table == derivations_->tables.end() ? QByteArray() : table->make(*this);
        }));
    }
    if (lump >= firstBspxLump && !isStored(lump))
        return bytesOf(added(lump).records);
    if (const auto changed = changed_.find(storedAt(lump)); changed != changed_.end())
        return bytesOf(changed->second);
    return openedBytes(lump);
}

quint32 MapFile::recordCount(int lump) const { return static_cast<quint32>(lumpBytes(lump).size() / this->lump(lump).stride); }

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
    return hasLump(ref.lump) && ref.index < (lump(ref.lump).isBlob() ? lumpBytes(ref.lump).size() : recordCount(ref.lump));
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
        if (const auto named = known_.named.find({lump, f}); named != known_.named.end())
            named->second = {};
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
    const auto it = known_.named.find({lump, field});
    return it == known_.named.end() ? empty : it->second.get([&] { return resolveNames(it->first); });
}

int MapFile::findLump(QStringView name) const
{
    bool isNumber = false;
    const int slot = name.toInt(&isNumber);
    if (isNumber)
        return slot >= 0 && slot < format_->directorySize ? format_->slot(slot) : bsp::none;
    const auto equals = [&](std::string_view other) { return name.compare(fromView(other), Qt::CaseInsensitive) == 0; };
    for (const int lump : known_.lumps)
        if (equals(this->lump(lump).name) || equals(this->lump(lump).title))
            return lump;
    const QByteArray alias = ' ' + name.toString().toLower().toLatin1() + ' ';
    for (const int lump : known_.lumps)
        if (name.size() > 0
            && this->lump(lump).aliases.find(std::string_view(alias.constData(), static_cast<size_t>(alias.size())))
                   != std::string_view::npos)
            return lump;
    return bsp::none;
}

void MapFile::setDerived(int lump, QByteArray records)
{
    Q_ASSERT(records.size() == std::ssize(lumpBytes(lump)));
    MadeOnce<QByteArray> known;
    known.get([&records] { return std::move(records); });
    known_.derived[static_cast<size_t>(lump - format_->directorySize)] = std::move(known);
}

void MapFile::prepare() const
{
    for (const auto &table : derivations_->tables)
        lumpBytes(format_->roles.*table.role);
    for (const auto &[field, named] : known_.named)
        namedRecords(field.lump, field.field);
}

void MapFile::forget(int derivedLump) { known_.derived[static_cast<size_t>(derivedLump - format_->directorySize)] = {}; }

std::vector<qint32> MapFile::resolveNames(bsp::FieldRef at) const
{
    QHash<QByteArray, qint32> byName;
    const auto names = column(field(at).target, 0);
    for (quint32 i = names.count(); i-- > 0;) // the first of equal names wins
        byName.insert(text(names, i).toByteArray().toLower(), static_cast<qint32>(i));
    const auto source = column(at);
    std::vector<qint32> records;
    records.reserve(source.count());
    for (quint32 i = 0; i < source.count(); ++i)
        records.push_back(byName.value(text(source, i).toByteArray().toLower(), -1));
    return records;
}

Result<MapChange> MapFile::apply(const Edit &edit, const MapFile *edited)
{
    if (const auto why = whyNot(edit); !why.isEmpty())
        return Error{why};
    MapChange change(*this, edit);
    const auto before = known_.entities;
    const auto isOfText = [this](const Patch &patch) {
        return patch.lump == format_->roles.entities && patch.kind == Patch::Changes;
    };
    const auto its = std::ranges::find_if(edit, isOfText);
    auto ofText = its == edit.end() ? Splices() : spliceText(its->splices, before->length, entityBytes().size());
    const auto textBefore = ofText ? QByteArray() : entityText().toByteArray();
    const auto tellEntities = [&](const MapFile &now) {
        change.setTextSplices(ofText ? *std::move(ofText) : difference(textBefore, now.entityText()));
        if (auto *list = change.of(format_->roles.entityList))
            list->setNumbers(renumbered(*before, now.entities(), change.textSplices()), now.entities().entities.size());
    };
    if (edited && !depends(Derived::AddedTables, *this, change)) {
        addDependents(change);
        tellEntities(*edited);
        take(*edited, edit, change);
    } else {
        write(edit, change, [&] { tellEntities(*this); });
    }
    renumberOnDisk(edit, change);
    return change;
}

void MapFile::renumberOnDisk(const Edit &edit, const MapChange &change)
{
    for (const auto &patch : edit) {
        const auto *its = patch.kind == Patch::Changes ? change.of(patch.lump) : nullptr;
        if (!its || !its->isResized || lump(patch.lump).fields.empty())
            continue;
        const auto at = storedAt(patch.lump);
        try {
            const auto onDisk = bytesOnDisk(patch.lump);
            auto numbers = diskNumbersAfter(numbersOnDisk(patch.lump), *its,
                                            {lumpBytes(patch.lump), bytesOf(onDisk), lump(patch.lump).stride});
            if (numbers)
                numbersOnDisk_[at] = std::move(numbers);
            else
                numbersOnDisk_.erase(at);
        } catch (const std::bad_alloc &) { // the edit is made; records are compared by their numbers
            numbersOnDisk_.erase(at);
        }
    }
}

QByteArray MapFile::bytesOnDisk(int lump) const
{
    const auto [offset, length] = extent(lump);
    const auto part = viewOf(file().pieceAt(offset, length));
    return part.size() == std::min(length, std::max<qint64>(fileSize() - offset, 0))
               ? QByteArray::fromRawData(part.data(), part.size())
               : file().read(offset, length);
}

SharedDiskNumbers MapFile::numbersOnDisk(int lump) const
{
    const auto found = numbersOnDisk_.empty() ? numbersOnDisk_.end() : numbersOnDisk_.find(storedAt(lump));
    return found == numbersOnDisk_.end() ? SharedDiskNumbers() : found->second;
}

void MapFile::placeAs(const MapFile &saved)
{
    std::map<StoredAt, SharedDiskNumbers> numbers;
    for (const int lump : lumps()) {
        const auto isIt = [&](int other) { return saved.isStored(other) && saved.storedAt(other) == storedAt(lump); };
        const auto its = isStored(lump) ? std::ranges::find_if(saved.lumps(), isIt) : saved.lumps().end();
        if (its == saved.lumps().end() || this->lump(lump).fields.empty() || sharesLump(saved, lump))
            continue;
        if (auto now = diskNumbersAfterSave(numbersOnDisk(lump), saved.numbersOnDisk(*its),
                                            {lumpBytes(lump), saved.lumpBytes(*its), this->lump(lump).stride}))
            numbers[storedAt(lump)] = std::move(now);
    }
    place(placedIn(saved.file()));
    numbersOnDisk_ = std::move(numbers);
}

// Writes in place if a lump keeps its size; detach() first copies the lump if a copy of the map shares it. Undoes what it
// has written if memory runs out.
void MapFile::write(const Edit &edit, MapChange &change, const std::function<void()> &tell)
{
    auto known = known_;
    auto changed = changed_;
    auto computed = computed_;
    const auto placed = placed_, placedWhenOpened = placedWhenOpened_;
    std::vector<std::pair<std::map<StoredAt, QByteArray>::iterator, const Splices *>> inPlace; // lumps changed before
    std::vector<std::tuple<StoredAt, bsp::ByteView, const Splices *>> edited;                  // with their opened bytes
    try {
        inPlace.reserve(edit.size());
        for (const auto &patch : edit) {
            const auto at = patch.kind == Patch::Changes ? storedAt(patch.lump) : StoredAt{LumpOrigin::Bspx, 0, patch.name};
            if (patch.kind != Patch::Changes) {
                changed_[at] = applied({}, patch.kind == Patch::Adds ? patch.splices : Splices());
                list(patch);
                const auto its = std::ranges::find(bspxOpened_, patch.name, &BspxLump::name);
                const auto opened = its == bspxOpened_.end() ? Extent() : *its->opened;
                edited.emplace_back(at, bsp::slice(bytesAsOpened(), opened.offset, opened.length), &patch.splices);
                continue;
            }
            edited.emplace_back(at, openedBytes(patch.lump), &patch.splices);
            if (resizes(patch.splices)) {
                changed_[at] = applied(viewOf(lumpBytes(patch.lump)), patch.splices);
                continue;
            }
            auto own = changed_.find(at);
            if (own == changed_.end()) {
                own = changed_.emplace(at, viewOf(lumpBytes(patch.lump)).toByteArray()).first;
            } else {
                changed.erase(at); // otherwise the backup would share its bytes
                inPlace.emplace_back(own, nullptr);
                own->second.detach();
                inPlace.back().second = &patch.splices;
            }
            for (const auto &splice : patch.splices)
                std::ranges::copy(splice.inserted, own->second.data() + splice.offset);
        }
        follow(change);
        tell();
    } catch (...) {
        for (const auto &[own, splices] : inPlace) {
            for (const auto &splice : splices ? *splices : Splices())
                std::ranges::copy(splice.removed, own->second.data() + splice.offset);
            changed.insert(changed_.extract(own));
        }
        changed_ = std::move(changed);
        known_ = std::move(known);
        computed_ = std::move(computed);
        placed_ = placed;
        placedWhenOpened_ = placedWhenOpened;
        throw;
    }
    for (const auto &[at, opened, splices] : edited)
        dropIfOpened(at, opened, *splices);
}

// Adds a name to the list of BSPX lumps, or removes it.
void MapFile::list(const Patch &patch)
{
    const auto place = known_.bspx.begin() + patch.lump;
    if (patch.kind == Patch::Removes) {
        known_.bspx.erase(place);
        return;
    }
    const auto opened = std::ranges::find(bspxOpened_, patch.name, &BspxLump::name);
    listed_.insert(patch.name);
    known_.bspx.insert(place, {patch.name, opened == bspxOpened_.end() ? std::nullopt : opened->opened});
}

// Takes only what the change touches: the rest may have changed here since the copy was made.
void MapFile::take(const MapFile &edited, const Edit &edit, const MapChange &change)
{
    auto changed = changed_;
    for (const auto &patch : edit) {
        const auto at = storedAt(patch.lump);
        changed.erase(at);
        if (const auto its = edited.changed_.find(at); its != edited.changed_.end())
            changed.insert(*its);
    }
    auto known = known_;
    if (change.touches(format_->roles.entityList)) {
        known.entities = edited.known_.entities;
        known.detectedCode = edited.known_.detectedCode;
    }
    if (depends(Derived::BytesPerLuxel, *this, change))
        known.bytesPerLuxel = edited.known_.bytesPerLuxel;
    for (const auto &table : derivations_->tables)
        if (const auto number = static_cast<size_t>(format_->roles.*table.role - format_->directorySize);
            change.touches(format_->roles.*table.role))
            known.derived[number] = edited.known_.derived[number];
    for (auto &[field, named] : known.named)
        if (isTouched(field, change))
            named = isComputed(field) ? MadeOnce<std::vector<qint32>>() : edited.known_.named.at(field);
    auto computed = computed_;
    std::swap(changed_, changed);
    std::swap(known_, known);
    try {
        fitComputed();
        setTextCode(chosenCode_); // which may have been chosen since
    } catch (...) {               // out of memory: restores the old state
        std::swap(changed_, changed);
        std::swap(known_, known);
        std::swap(computed_, computed);
        throw;
    }
}

// Finds the added lumps in both files again after their numbers have changed.
void MapFile::renumberPlaced()
{
    const bool isAsOpened = placed_ == placedWhenOpened_;
    auto opened = std::make_shared<const PlacedFile>(placedIn(placedWhenOpened_->bytes));
    auto placed = isAsOpened ? opened : std::make_shared<const PlacedFile>(placedIn(placed_->bytes));
    placedWhenOpened_ = std::move(opened);
    placed_ = std::move(placed);
}

bool MapFile::isTouched(bsp::FieldRef named, const MapChange &change) const
{
    return change.touches(named) || change.touches(bsp::FieldRef{field(named).target, 0});
}

qint64 MapFile::bytesToCopy(const Edit &edit) const
{
    qint64 bytes = 0;
    for (const auto &patch : edit) {
        if (patch.kind != Patch::Changes || !hasLump(patch.lump) || !isStored(patch.lump))
            continue;
        const auto own = changed_.find(storedAt(patch.lump));
        if (resizes(patch.splices) || own == changed_.end() || !own->second.isDetached())
            bytes += std::ssize(lumpBytes(patch.lump));
    }
    return bytes;
}

QString MapFile::whyNotListed(const Patch &patch) const
{
    constexpr size_t mostLumps = 256;
    const auto place = static_cast<size_t>(patch.lump);
    const bool isThere = std::ranges::find(known_.bspx, patch.name, &BspxLump::name) != known_.bspx.end();
    const auto name = QString::fromLatin1(patch.name);
    if (patch.kind == Patch::Removes)
        return place < known_.bspx.size() && known_.bspx[place].name == patch.name
                   ? QString()
                   : MapFileText::tr("This edit removes the BSPX lump %1, but it is no longer where it was.").arg(name);
    if (patch.name.isEmpty() || patch.name.size() > bspxNameSize || patch.name.contains('\0'))
        return MapFileText::tr("The name of a BSPX lump must have 1 to %1 characters.").arg(bspxNameSize);
    if (isThere)
        return MapFileText::tr("There is already a BSPX lump named %1.").arg(name);
    if (place > known_.bspx.size() || known_.bspx.size() >= mostLumps)
        return MapFileText::tr("A map can have at most %1 BSPX lumps.").arg(mostLumps);
    return {};
}

QString MapFile::whyNot(const Edit &edit) const
{
    const auto isListing = [](const Patch &patch) { return patch.kind != Patch::Changes; };
    if (std::ranges::count_if(edit, isListing) > 1)
        return MapFileText::tr("One edit can add or remove only one BSPX lump.");
    const bool isListed = std::ranges::any_of(edit, isListing);
    for (const auto &patch : edit) {
        const auto lump = patch.lump;
        if (patch.kind != Patch::Changes) {
            if (const auto why = whyNotListed(patch); !why.isEmpty())
                return why;
        } else if (!hasLump(lump) || !isStored(lump) || isLeftOut(lump) || (isListed && lump >= firstBspxLump)) {
            return MapFileText::tr("This edit changes a lump that is not stored in the map.");
        } else if (std::ranges::count_if(
                       edit, [lump](const Patch &other) { return other.kind == Patch::Changes && other.lump == lump; })
                   > 1) {
            return MapFileText::tr("This edit changes the same lump twice.");
        }
        const auto title = patch.kind == Patch::Changes ? fromView(this->lump(lump).title) : QString::fromLatin1(patch.name);
        const auto bytes = viewOf(patch.kind == Patch::Changes   ? lumpBytes(lump)
                                  : patch.kind == Patch::Removes ? bspxBytes(known_.bspx[static_cast<size_t>(lump)])
                                                                 : bsp::ByteView());
        qsizetype at = 0, size = bytes.size();
        for (const auto &[offset, removed, inserted] : patch.splices) {
            if (offset < at || offset > bytes.size() || removed.size() > bytes.size() - offset
                || bytes.sliced(offset, removed.size()) != removed)
                return MapFileText::tr("This edit no longer fits %1: the bytes there have changed since.").arg(title);
            at = offset + removed.size();
            size += inserted.size() - removed.size();
        }
        if (patch.kind == Patch::Removes && size > 0)
            return MapFileText::tr("This edit no longer fits %1: the bytes there have changed since.").arg(title);
        if (size > bsp::furthestByte)
            return MapFileText::tr("With this edit, %1 would be larger than 2 GiB.").arg(title);
    }
    return {};
}

// Drops an edited lump that again equals the opened one. Compares the whole lump only if the edited bytes are equal.
void MapFile::dropIfOpened(const StoredAt &at, bsp::ByteView openedBytes, const Splices &splices)
{
    const auto own = changed_.find(at);
    const auto opened = viewOf(openedBytes);
    const auto &[origin, number, name] = at;
    if (origin == LumpOrigin::Bspx && std::ranges::find(known_.bspx, name, &BspxLump::name) == known_.bspx.end()) {
        changed_.erase(own); // the edit removed it
        return;
    }
    if (origin == LumpOrigin::Bspx && std::ranges::find(bspxOpened_, name, &BspxLump::name) == bspxOpened_.end())
        return; // the edit added it
    if (own->second.size() != opened.size())
        return;
    qsizetype shift = 0;
    for (const auto &splice : splices) {
        const auto begin = std::min(splice.offset + shift, opened.size());
        if (!opened.sliced(begin).startsWith(QByteArrayView(splice.inserted)))
            return;
        shift += splice.inserted.size() - splice.removed.size();
    }
    if (opened == own->second)
        changed_.erase(own);
}

void MapFile::follow(MapChange &change)
{
    const bool areOthers = depends(Derived::AddedTables, *this, change); // the numbers of lumps may have changed, too
    if (areOthers) {
        findAdded();
        renumberPlaced();
    }
    addDependents(change);
    if (areOthers)
        change.addAll();
    if (change.touches(format_->roles.entityList))
        readEntities();
    if (depends(Derived::BytesPerLuxel, *this, change)) {
        known_.bytesPerLuxel = format_->bytesPerLuxel;
        known_.bytesPerLuxel = derivations_->bytesPerLuxel(*this);
    }
    for (const auto &table : derivations_->tables)
        if (change.touches(format_->roles.*table.role))
            forget(format_->roles.*table.role);
    for (auto &[field, named] : known_.named)
        if (isTouched(field, change))
            named = {};
    fitComputed();
}

void MapFile::addDependents(MapChange &change) const
{
    for (const auto &table : derivations_->tables)
        if (depends(table.what, *this, change))
            change.add({.lump = format_->roles.*table.role, .isResized = true});
}

// Fits the number of values in computed columns to the lump's records, until they are computed again.
void MapFile::fitComputed()
{
    for (auto &[lump, records] : computed_)
        if (const auto size = qsizetype{recordCount(lump)} * bsp::sizeOf(this->lump(lump).computed); records.size() != size)
            records.resize(size, '\0');
}

QByteArrayView MapFile::entityBytes() const { return viewOf(lumpBytes(format_->roles.entities)); }

MapFile MapFile::original() const
{
    MapFile map = *this;
    map.placed_ = placedWhenOpened_;
    map.numbersOnDisk_.clear();
    if (!map.isChanged())
        return map;
    map.changed_.clear();
    map.known_.bspx = bspxOpened_;
    MapChange everything;
    everything.addAll();
    map.follow(everything);
    return map;
}

// If the result is the opened text, also restores the exact bytes that followed it.
Splices MapFile::spliceEntityLump(Splices ofText) const
{
    const auto [offset, length] = extentIn(*placedWhenOpened_, format_->roles.entities);
    const auto opened = viewOf(bsp::slice(bytesAsOpened(), offset, length));
    const auto openedText = upToNul(opened);
    qsizetype size = known_.entities->length;
    for (const auto &splice : ofText)
        size += splice.inserted.size() - splice.removed.size();
    const bool isOpened = openedText.size() == size && openedText == applied(entityText(), ofText);
    const auto behind = entityBytes().sliced(known_.entities->length).toByteArray();
    const auto behindNext = isOpened ? opened.sliced(size).toByteArray() : behindTextOf(opened, size);
    if (behind != behindNext)
        ofText.push_back({known_.entities->length, behind, behindNext});
    return ofText;
}

void MapFile::setEntityText(QByteArray text)
{
    const int lump = format_->roles.entities;
    const auto splices = spliceEntityLump(difference(entityText(), text));
    if (splices.empty())
        return;
    [[maybe_unused]] const auto change = apply({{lump, splices}});
    Q_ASSERT(change);
}

void MapFile::setDetected(bool isRecognized, const bsp::Game *game)
{
    isRecognized_ = isRecognized;
    detectedGame_ = game;
    if (game)
        setGame(*game);
}

void MapFile::setGame(const bsp::Game &game)
{
    const bool readsElse = game.grammar != game_->grammar;
    game_ = &game;
    gameLumps_ = gameLumps(*format_, game);
    if (!readsElse)
        return;
    readEntities();
    forget(format_->roles.entityList);
}

void MapFile::readEntities()
{
    known_.entities = std::make_shared<const EntityText>(parseEntities(entityBytes(), game().grammar));
    known_.detectedCode = codeAsRead_ == TextCode::Utf8 && isAscii(entityText()) ? codeAsRead_ : known_.entities->code;
    setTextCode(chosenCode_);
}

void MapFile::setTextCode(std::optional<TextCode> code)
{
    chosenCode_ = code;
    const auto now = code.value_or(known_.detectedCode);
    if (now == known_.entities->code)
        return;
    auto entities = std::make_shared<EntityText>(*known_.entities);
    entities->code = now;
    known_.entities = std::move(entities);
}
