#include "core/save/lumpplacement.h"

#include "core/map/entitytext.h"
#include "core/opening/identitytext.h"
#include "core/save/savingtext.h"
#include "core/save/verify.h"
#include "core/text.h"

#include <algorithm>
#include <optional>

namespace {

constexpr qint64 mostFilled = 256 << 20; // zero bytes that replace what a truncated file lacks
constexpr qint64 alignmentBytes = 3;     // the most zero bytes that align what follows a lump

constexpr qint64 roundUp(qint64 offset) { return (offset + 3) & ~3LL; }
bool intersect(const Extent &a, const Extent &b) { return a.offset < b.end() && b.offset < a.end(); }

// Finds space for one lump in a file.
class Planner
{
public:
    Planner(const MapFile &map, const PlacedFile &placed, int lump);

    Result<SavePlan> plan();

private:
    bool isText() const { return lump_ == format_.roles.entities; }
    bool isAdded() const { return lump_ >= firstBspxLump; }
    void addOther(qint64 offset, qint64 length);
    void addAdded();
    QString moveAdded(FileBytes &bytes, qint64 moved) const;
    qint64 roomEnd() const;
    bool isLast(qint64 roomEnd) const;
    bool keepsBspx(Extent lump) const;
    qint64 placeBehind() const;
    qint64 endOfOtherLumps() const;
    qint64 furthestEmptyLump() const;
    qint64 padded(qint64 size) const { return file_.size() % 4 == 0 ? roundUp(size) : size; }
    void zeroOld(FileBytes &bytes) const;
    void setDirectory(FileBytes &bytes, Extent lump) const;

    SavePlan inPlace() const;
    SavePlan atEnd() const;
    SavePlan appended() const;
    Result<SavePlan> beforeBspx(bool grows) const;
    SavePlan finished(FileBytes bytes, LumpPlacement placement, Extent lump, qint64 bspxMoved = 0) const;

    const MapFile &map_;
    const PlacedFile &placed_;
    const bsp::Format &format_;
    const FileBytes &file_;
    int lump_;
    Extent old_;                  // the lump's bytes that the file has
    Extent bspx_, xash_;          // the directories of BSPX and of Xash3D
    std::vector<Extent> others_;  // everything else in use, sorted by offset: must not change
    bool shared_ = false;         // one of others_ overlaps the lump
    std::vector<Extent> claimed_; // the parts of other lumps beyond the end of the file, sorted by offset
    QByteArray content_;          // the new lump
    qint64 needed_ = 0;           // its size in bytes
};

Planner::Planner(const MapFile &map, const PlacedFile &placed, int lump)
    : map_(map), placed_(placed), format_(map.format()), file_(placed.bytes), lump_(lump), bspx_(placed.bspx), xash_(placed.xash)
{
    const auto place = map.extentIn(placed, lump);
    const auto present = file_.part(place.offset, place.length).size();
    old_ = {present == 0 ? 0 : place.offset, present};
    addOther(0, format_.headerSize());
    for (int other = 0; other < format_.directorySize; ++other)
        if (other != lump)
            addOther(map.extentIn(placed, other).offset, map.extentIn(placed, other).length);
    addAdded();
    std::ranges::sort(others_, {}, &Extent::offset);
    std::ranges::sort(claimed_, {}, &Extent::offset);
    const auto isShared = [this](const Extent &extent) {
        return std::ranges::any_of(others_, [&extent](const Extent &other) { return intersect(other, extent); });
    };
    shared_ = isShared(old_);
    if (!isText()) {
        content_ = viewOf(map.lumpBytes(lump)).toByteArray();
        needed_ = content_.size();
        return;
    }
    const auto lumpOnDisk = file_.read(old_.offset, old_.length);
    const auto behind = bytesAfterText(lumpOnDisk).size();
    const Extent rest{old_.end() - behind, behind};
    const bool stays = behind > 0 && isShared(rest); // bytes of another lump do not belong to the text
    if (stays)
        others_.insert(std::ranges::lower_bound(others_, rest.offset, {}, &Extent::offset), rest);
    if (bytesAfterText(lumpOnDisk) == bytesAfterText(map.entityBytes()))
        content_ = withText(stays ? lumpOnDisk.chopped(behind) : lumpOnDisk, map.entityText().toByteArray());
    else
        content_ = map.entityBytes().toByteArray();
    needed_ = content_.size();
}

void Planner::addOther(qint64 offset, qint64 length)
{
    const auto there = offset < 0 ? 0 : std::min(length, file_.size() - offset);
    if (there > 0)
        others_.push_back({offset, there});
    const auto begin = std::max<qint64>(offset, file_.size());
    if (offset >= 0 && length > 0 && offset + length > begin)
        claimed_.push_back({begin, offset + length - begin});
}

void Planner::addAdded()
{
    addOther(bspx_.offset, bspx_.length);
    addOther(xash_.offset, xash_.length);
    const auto own = isAdded() ? std::optional(map_.directoryPlaceIn(placed_, lump_)) : std::nullopt;
    for (auto &directory : addedDirectories(file_, bspx_, xash_))
        for (const qint64 entry : directory.entries)
            if (own != directory.offset + entry) {
                const auto [offset, length] = extentAt(directory.at(entry));
                addOther(offset, length);
            }
}

// Returns the end of the zero bytes after the lump, or the beginning of the next thing in use.
qint64 Planner::roomEnd() const
{
    const auto next = std::ranges::lower_bound(others_, old_.end(), {}, &Extent::offset);
    const auto limit = next == others_.end() ? file_.size() : next->offset;
    for (auto end = old_.end(); end < limit;) {
        const auto piece = file_.pieceAt(end, limit - end);
        const auto other = std::ranges::find_if(piece, [](std::byte each) { return each != std::byte{}; });
        end += other - piece.begin();
        if (other != piece.end())
            return end;
    }
    return std::max(limit, old_.end());
}

bool Planner::isLast(qint64 roomEnd) const { return roomEnd == file_.size() && (bspx_.length == 0 || isAdded()); }

qint64 Planner::endOfOtherLumps() const
{
    qint64 end = format_.headerSize();
    for (int lump = 0; lump < format_.directorySize; ++lump)
        if (lump != lump_ && map_.extentIn(placed_, lump).length > 0)
            end = std::max(end, map_.extentIn(placed_, lump).end());
    return end;
}

// Returns the highest offset of an empty lump in the file. q2pro refuses a map with a lump beyond its end, even an empty
// one; compilers put such lumps after the last one.
qint64 Planner::furthestEmptyLump() const
{
    qint64 offset = 0;
    for (int lump = 0; lump < format_.directorySize; ++lump)
        if (const auto extent = map_.extentIn(placed_, lump);
            lump != lump_ && extent.length == 0 && extent.offset <= file_.size())
            offset = std::max(offset, extent.offset);
    return offset;
}

void Planner::zeroOld(FileBytes &bytes) const
{
    qint64 at = old_.offset;
    const auto zeroUpTo = [&bytes, &at](qint64 end) {
        FileBytes zeros;
        zeros.appendZeros(end - at);
        bytes.put(at, zeros);
    };
    for (const auto &other : others_) {
        if (!intersect(other, old_))
            continue;
        zeroUpTo(other.offset);
        at = std::max(at, other.end());
    }
    zeroUpTo(old_.end());
}

void Planner::setDirectory(FileBytes &bytes, Extent lump) const
{
    const auto writable = [](QByteArray &some) {
        return std::as_writable_bytes(std::span(some.data(), static_cast<size_t>(some.size())));
    };
    if (isAdded()) { // plan() has checked that it is listed
        const auto at = map_.directoryPlaceIn(placed_, lump_);
        auto entry = bytes.read(at, 8);
        bsp::store(writable(entry).data(), static_cast<qint32>(lump.offset));
        bsp::store(writable(entry).data() + 4, static_cast<qint32>(lump.length));
        return bytes.put(at, entry);
    }
    auto header = bytes.read(0, format_.headerSize());
    format_.setEntry(writable(header), format_.slot(lump_), {lump.offset, lump.length});
    bytes.put(0, header);
}

// Returns whether engines still find BSPX at its present offset if the lump has this extent.
bool Planner::keepsBspx(Extent lump) const
{
    return bspx_.length == 0 || isAdded() || roundUp(std::max(endOfOtherLumps(), lump.end())) == bspx_.offset;
}

// Keeps the old length for a shorter text if the end of the text determines where engines look for BSPX.
SavePlan Planner::inPlace() const
{
    Extent lump{old_.offset, needed_};
    if (!keepsBspx(lump))
        lump.length = old_.length;
    auto bytes = file_;
    zeroOld(bytes);
    bytes.put(old_.offset, content_);
    return finished(std::move(bytes), LumpPlacement::InPlace, lump);
}

SavePlan Planner::atEnd() const
{
    const Extent lump{old_.offset, needed_};
    auto bytes = file_.part(0, old_.offset);
    bytes.append(content_);
    bytes.appendZeros(std::max(padded(lump.end()), furthestEmptyLump()) - bytes.size());
    return finished(std::move(bytes), LumpPlacement::AtEnd, lump);
}

// Returns the first offset after the file's end that belongs to no other lump, since the text must not become part of a
// truncated lump.
qint64 Planner::placeBehind() const
{
    auto place = roundUp(file_.size());
    for (const auto &claimed : claimed_)
        if (intersect(claimed, {place, needed_}))
            place = roundUp(claimed.end());
    return place;
}

// Appends the lump; fills what the file lacks before it with zeros.
SavePlan Planner::appended() const
{
    const Extent lump{placeBehind(), needed_};
    auto bytes = file_;
    zeroOld(bytes);
    bytes.appendZeros(lump.offset - bytes.size());
    bytes.append(content_);
    bytes.appendZeros(padded(lump.end()) - bytes.size());
    return finished(std::move(bytes), LumpPlacement::Appended, lump);
}

// Adjusts the offsets of everything from BSPX on. BSPX's directory itself has moved; in Xash3D's, only offsets may change.
QString Planner::moveAdded(FileBytes &bytes, qint64 moved) const
{
    for (auto &directory : addedDirectories(file_, bspx_, xash_)) {
        for (const qint64 entry : directory.entries) {
            const auto payload = extentAt(directory.at(entry));
            if (payload.offset < bspx_.offset || payload.length < 0)
                continue;
            const bool isThere = payload.end() <= file_.size();
            if ((isThere ? payload.end() : payload.offset) + moved > bsp::furthestByte)
                return SavingText::tr("The BSPX lumps would lie beyond 2 GiB, the most that a map's directory can "
                                      "address.");
            bsp::store(directory.at(entry), static_cast<qint32>(payload.offset + moved));
        }
        bytes.put(directory.offset + (directory.offset >= bspx_.offset ? moved : 0), directory.bytes);
    }
    return {};
}

// Places the lump before BSPX. Everything from BSPX on moves; what lies before it stays. `grows`: the lump is right before
// BSPX already.
Result<SavePlan> Planner::beforeBspx(bool grows) const
{
    const Extent lump{grows ? old_.offset : bspx_.offset, needed_};
    const auto moved = roundUp(lump.end()) - bspx_.offset;
    auto bytes = file_.part(0, bspx_.offset);
    if (old_.length > 0)
        zeroOld(bytes);
    bytes = bytes.part(0, lump.offset);
    bytes.append(content_);
    bytes.appendZeros(bspx_.offset + moved - bytes.size());
    bytes.append(file_.part(bspx_.offset, file_.size()));
    if (const auto why = moveAdded(bytes, moved); !why.isEmpty())
        return Error{why};
    return finished(std::move(bytes), LumpPlacement::BeforeBspx, lump, moved);
}

SavePlan Planner::finished(FileBytes bytes, LumpPlacement placement, Extent lump, qint64 bspxMoved) const
{
    if (lump.end() <= bsp::furthestByte) // plan() refuses it otherwise
        setDirectory(bytes, lump);
    return {.file = std::move(bytes), .lumps = {{lump_, placement, lump, bspxMoved}}, .bspxMoved = bspxMoved};
}

Result<SavePlan> Planner::plan()
{
    if (isAdded() && map_.directoryPlaceIn(placed_, lump_) < 0)
        return Error{SavingText::tr("The BSPX directory of the file does not list %1.").arg(fromView(map_.lump(lump_).title))};
    const bool mayStay = old_.length > 0 && !shared_;
    const auto end = mayStay ? roomEnd() : 0;
    const bool fits = mayStay && old_.offset + needed_ <= end;
    const bool isClaimed = std::ranges::any_of(claimed_, [this](const Extent &claimed) {
        return intersect(claimed, {old_.offset, needed_});
    });
    Result<SavePlan> plan = SavePlan();
    if (mayStay && isLast(end) && !isClaimed && (!fits || end - old_.end() <= alignmentBytes))
        plan = atEnd();
    else if (fits && (isText() || keepsBspx({old_.offset, needed_}))) // a text may end in zeros, records may not
        plan = inPlace();
    else if (bspx_.length > 0 && !isAdded())
        plan = beforeBspx(mayStay && end == bspx_.offset);
    else if (placeBehind() > file_.size() + mostFilled)
        return Error{isText() ? SavingText::tr("According to the directory, lumps end %1 bytes beyond the end of the file, so a "
                                               "longer text cannot be placed after them.")
                                    .arg(numberText(placeBehind() - file_.size()))
                              : SavingText::tr("According to the directory, lumps end %1 bytes beyond the end of the file, so %2 "
                                               "cannot be placed after them.")
                                    .arg(numberText(placeBehind() - file_.size()), fromView(map_.lump(lump_).title))};
    else
        plan = appended();
    if (plan && plan.value().lumps.front().extent.end() > bsp::furthestByte)
        return Error{isText() ? SavingText::tr("The text would end beyond 2 GiB, the most that a map's directory can "
                                               "address.")
                              : SavingText::tr("%1 would end beyond 2 GiB, the most that a map's directory can address.")
                                    .arg(fromView(map_.lump(lump_).title))};
    return plan;
}

// Rewrites the BSPX directory if lumps were added or removed. The directory keeps its offset; if it grows, what follows it
// moves. Keeps entries that engines do not find, after the others. Removes the directory if no entry is left.
class BspxNames
{
public:
    explicit BspxNames(const MapFile &map) : map_(map), file_(map.file()), old_(map.bspxDirectory()) {}

    Result<FileBytes> written() const
    {
        const auto directory = file_.read(old_.offset, old_.length);
        const auto begin = old_.length > 0 ? old_.offset : roundUp(endOfLumps());
        if (begin > file_.size() + mostFilled)
            return Error{
                SavingText::tr("According to the directory, lumps end %1 bytes beyond the end of the file, so %2 cannot be "
                               "placed after them.")
                    .arg(numberText(begin - file_.size()), QStringLiteral("BSPX"))};
        const auto bytes = directoryFrom(directory);
        if (bytes.size() == bspxHeaderSize)
            return withoutDirectory(directory);
        FileBytes file;
        if (bytes.size() <= old_.length) {
            file = file_;
            FileBytes shorter(bytes);
            shorter.appendZeros(old_.length - bytes.size());
            file.put(begin, shorter);
            zeroRemoved(file, directory);
            return file;
        }
        const auto end = old_.length > 0 ? old_.end() : endOfKept(begin); // of what stays before the directory
        const auto moved = begin + bytes.size() - end;
        file = file_.part(0, std::min(begin, end));
        file.appendZeros(begin - file.size());
        file.append(bytes);
        file.append(file_.part(end, file_.size()));
        if (!moveBehind(file, end, moved, {begin, bytes.size()}))
            return Error{SavingText::tr("The BSPX lumps would lie beyond 2 GiB, the most that a map's directory can "
                                        "address.")};
        if (old_.length > 0)
            zeroRemoved(file, directory);
        return file;
    }

private:
    qint64 endOfLumps() const
    {
        qint64 end = map_.format().headerSize();
        for (int lump = 0; lump < map_.format().directorySize; ++lump)
            if (map_.extent(lump).length > 0)
                end = std::max(end, map_.extent(lump).end());
        return end;
    }

    // Returns the end of what stays before a new directory: alignment zeros stay there.
    qint64 endOfKept(qint64 begin) const
    {
        const auto end = endOfLumps();
        const auto between = file_.read(end, begin - end);
        return between.count('\0') == between.size() ? std::min(begin, std::max(file_.size(), end)) : end;
    }

    QByteArray directoryFrom(const QByteArray &directory) const
    {
        const auto entries = bspxEntries(bytesOf(directory));
        const auto listed = listedBspx(bytesOf(directory), file_.size());
        QByteArray bytes("BSPX\0\0\0\0", bspxHeaderSize);
        const auto add = [&](qint64 at) { bytes += directory.mid(at - bspxNameSize, bspxEntrySize); };
        for (const auto &lump : map_.bspx()) {
            const auto known = std::ranges::find(listed, viewOfName(lump.name), &BspxEntry::name);
            if (known != listed.end())
                add(known->at);
            else
                bytes += lump.name.leftJustified(bspxEntrySize, '\0');
        }
        for (const auto &entry : entries) {
            const auto isIt = [&entry](const BspxEntry &other) { return other.at == entry.at; };
            if (!isRemoved(entry.name) && std::ranges::none_of(listed, isIt))
                add(entry.at);
        }
        bsp::store(reinterpret_cast<std::byte *>(bytes.data() + 4),
                   static_cast<quint32>((bytes.size() - bspxHeaderSize) / bspxEntrySize));
        return bytes;
    }

    static std::string_view viewOfName(const QByteArray &name) { return {name.constData(), static_cast<size_t>(name.size())}; }

    // Returns whether the file lists this name and the map does not.
    bool isRemoved(std::string_view name) const
    {
        const auto isIt = [name](const QByteArray &other) { return viewOfName(other) == name; };
        return std::ranges::any_of(map_.bspxOnDisk(), isIt)
               && std::ranges::none_of(map_.bspx(), [&](const MapFile::BspxLump &lump) { return isIt(lump.name); });
    }

    // Adds `moved` to the offsets of what was after `from`. Returns false if one would exceed what a directory can address.
    bool moveBehind(FileBytes &file, qint64 from, qint64 moved, Extent bspx) const
    {
        for (auto &directory : addedDirectories(file, bspx, map_.xashDirectory())) {
            for (const qint64 entry : directory.entries) {
                const auto payload = extentAt(directory.at(entry));
                if (payload.offset < from || payload.length <= 0)
                    continue;
                const auto furthest = payload.end() <= file_.size() ? payload.end() : payload.offset;
                if (furthest + moved > bsp::furthestByte)
                    return false;
                bsp::store(directory.at(entry), static_cast<qint32>(payload.offset + moved));
            }
            file.put(directory.offset, directory.bytes);
        }
        return true;
    }

    // Zeros the directory and its lumps. If nothing but zeros is left there, the file ends before them.
    FileBytes withoutDirectory(const QByteArray &directory) const
    {
        auto file = file_;
        FileBytes zeros;
        zeros.appendZeros(directory.size());
        file.put(old_.offset, zeros);
        zeroRemoved(file, directory);
        const auto isBehind = [this](const Extent &kept) { return kept.length > 0 && kept.end() > old_.offset; };
        return std::ranges::none_of(keptIn(directory), isBehind) && file.part(old_.offset, file.size() - old_.offset).isZero()
                   ? file.part(0, old_.offset)
                   : file;
    }

    // Returns where the file has all lumps that are not removed, and Xash3D's directory.
    std::vector<Extent> keptIn(const QByteArray &directory) const
    {
        std::vector<Extent> kept{map_.xashDirectory()};
        for (int lump = 0; lump < map_.format().directorySize; ++lump)
            kept.push_back(map_.extent(lump));
        for (auto &each : addedDirectories(file_, old_, map_.xashDirectory()))
            for (const qint64 entry : each.entries)
                if (each.offset != old_.offset || !isRemoved(nameAt(directory, entry)))
                    kept.push_back(extentAt(each.at(entry)));
        return kept;
    }

    // Zeros the bytes of removed lumps, unless another lump shares them.
    void zeroRemoved(FileBytes &file, const QByteArray &directory) const
    {
        const auto moved = file.size() - file_.size();
        auto kept = keptIn(directory);
        kept.push_back({0, old_.end()});
        for (const auto &entry : bspxEntries(bytesOf(directory))) {
            const auto extent = entry.extent;
            const bool isShared = std::ranges::any_of(kept, [&](const Extent &other) { return intersect(other, extent); });
            if (!isRemoved(entry.name) || isShared || extent.length <= 0 || extent.offset < 0 || extent.end() > file_.size())
                continue;
            FileBytes zeros;
            zeros.appendZeros(extent.length);
            file.put(extent.offset + moved, zeros);
        }
    }

    static std::string_view nameAt(const QByteArray &directory, qint64 entry)
    {
        const auto *name = directory.constData() + entry - bspxNameSize;
        return {name, std::find(name, name + bspxNameSize, '\0')};
    }

    const MapFile &map_;
    const FileBytes &file_;
    Extent old_;
};

// Returns whether a lump of the map differs from the file's. Ignores zeros after the entity text and at the end of the lump,
// with which a save fills the lump's old space.
bool differs(const MapFile &map, int lump)
{
    const auto [offset, length] = map.extent(lump);
    const auto onDisk = map.file().part(offset, length);
    const auto own = map.lumpBytes(lump);
    if (map.isCutOff(lump)) // an earlier save may have put zeros in place of what the file lacked
        return !onDisk.holds(0, own) || !onDisk.part(std::ssize(own), onDisk.size()).isZero();
    if (lump != map.format().roles.entities)
        return onDisk.size() != std::ssize(own) || !onDisk.holds(0, own);
    const auto text = onDisk.whole();
    return upToNul(text) != map.entityText()
           || withoutZerosAtEnd(bytesAfterText(text)) != withoutZerosAtEnd(bytesAfterText(map.entityBytes()));
}

// Returns the lumps that differ from the file, the entity text first.
std::vector<int> lumpsThatDiffer(const MapFile &map)
{
    std::vector<int> lumps;
    for (const int lump : map.lumps())
        if (map.isStored(lump) && !map.isLeftOut(lump) && differs(map, lump))
            lumps.insert(lump == map.format().roles.entities ? lumps.begin() : lumps.end(), lump);
    return lumps;
}

} // namespace

Result<MapFile> withEntityText(const MapFile &map, QByteArrayView text)
{
    if (text.contains('\0'))
        return Error{SavingText::tr("The text contains a NUL, where games would stop reading.")};
    auto edited = map;
    edited.setEntityText(text.toByteArray());
    if (edited.entityText() != text)
        return Error{SavingText::tr("The text would end beyond 2 GiB, the most that a map's directory can address.")};
    return edited;
}

Result<SavePlan> planSave(const MapFile &map, QByteArrayView text)
{
    const auto edited = withEntityText(map, text);
    return edited ? planSave(edited.value()) : Error{edited.error()};
}

Result<SavePlan> planSave(const MapFile &map)
{
    if (const auto why = whyReadOnly(map); !why.isEmpty())
        return Error{why};
    SavePlan plan{.file = map.file(), .oldSize = map.fileSize()};
    const auto lumps = lumpsThatDiffer(map);
    const BspxNames names(map);
    if (map.listsOtherBspx()) {
        auto listed = names.written();
        if (!listed)
            return Error{listed.error()};
        plan.file = std::move(listed).value();
        plan.placement = LumpPlacement::InPlace;
        plan.isBspxListed = true;
        plan.bspxMoved = std::max<qint64>(plan.file.size() - map.fileSize(), 0); // after a longer directory
    }
    for (const int lump : lumps) {
        const auto placed = map.placedIn(plan.file);
        auto next = Planner(map, placed, lump).plan();
        if (!next)
            return next;
        plan.file = std::move(next.value().file);
        plan.lumps.push_back(next.value().lumps.front());
        plan.bspxMoved += next.value().bspxMoved;
    }
    plan.newSize = plan.file.size();
    if (!plan.lumps.empty())
        plan.placement = plan.lumps.front().placement;
    if (plan.placement != LumpPlacement::Unchanged) {
        const auto difference = unwantedDifference(map, lumps, plan.file);
        if (!difference.isEmpty())
            return Error{lumps == std::vector{map.format().roles.entities}
                             ? SavingText::tr("Saving this text would damage the map. %1").arg(difference)
                             : SavingText::tr("Saving these edits would damage the map. %1").arg(difference)};
    }
    auto saved = map;
    saved.place(map.placedIn(plan.file));
    for (auto &each : plan.lumps)
        each.extent = saved.extent(each.lump); // a lump in BSPX may have moved since
    plan.lump = saved.extent(map.format().roles.entities);
    plan.saved = std::make_shared<const MapFile>(std::move(saved));
    return plan;
}

SavePlan planRestore(std::shared_ptr<const MapFile> opened, const MapFile &onDisk)
{
    return {.file = opened->file(),
            .placement = LumpPlacement::Restored,
            .lump = opened->extent(opened->format().roles.entities),
            .oldSize = onDisk.fileSize(),
            .newSize = opened->fileSize(),
            .saved = std::move(opened)};
}
