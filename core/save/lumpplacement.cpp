#include "core/save/lumpplacement.h"

#include "core/map/entitylump.h"
#include "core/map/identitytext.h"
#include "core/save/savingtext.h"
#include "core/save/verify.h"

#include <algorithm>

namespace
{

constexpr qint64 mostFilled = 256 << 20; // zero bytes in place of what a file that is cut off lacks
constexpr qint64 alignmentBytes = 3; // as many zero bytes may align what lies behind a lump

constexpr qint64 roundUp(qint64 offset)
{
    return (offset + 3) & ~3LL;
}

bool intersect(const Extent &a, const Extent &b)
{
    return a.offset < b.end() && b.offset < a.end();
}

class Planner
{
public:
    Planner(const MapFile &map, QByteArrayView text);

    Result<SavePlan> plan();

private:
    void addOther(qint64 offset, qint64 length);
    void addAdded();
    QString moveAdded(FileBytes &bytes, qint64 moved) const;
    qint64 roomEnd() const;
    bool isLast(qint64 roomEnd) const;
    qint64 placeBehind() const;
    qint64 endOfOtherLumps() const;
    qint64 furthestEmptyLump() const;
    qint64 padded(qint64 size) const { return file_.size() % 4 == 0 ? roundUp(size) : size; }
    void zeroOldText(FileBytes &bytes) const;
    void setDirectory(FileBytes &bytes, Extent lump) const;

    SavePlan inPlace() const;
    SavePlan atEnd() const;
    SavePlan appended() const;
    Result<SavePlan> beforeBspx(bool grows) const;
    SavePlan finished(FileBytes bytes, LumpPlacement placement, Extent lump) const;

    const MapFile &map_;
    const bsp::Format &format_;
    const FileBytes &file_;
    QByteArrayView text_;
    Extent old_;                 // the bytes of the entity lump that the file has
    Extent bspx_, xash_;         // their directories
    std::vector<Extent> others_; // everything else that means something, by offset: what may not change
    bool shared_ = false;        // some of it lies in the entity lump
    std::vector<Extent> claimed_; // what the directory gives to other lumps behind the end of the file, by offset
    QByteArray content_;         // the new lump
    qint64 needed_ = 0;          // its bytes
};

Planner::Planner(const MapFile &map, QByteArrayView text)
    : map_(map),
      format_(map.format()),
      file_(map.file()),
      text_(text),
      bspx_(map.bspxDirectory()),
      xash_(map.xashDirectory())
{
    const auto place = map.extent(format_.roles.entities);
    const auto present = file_.read(place.offset, place.length);
    old_ = {present.isEmpty() ? 0 : place.offset, present.size()};
    addOther(0, format_.headerSize());
    for (int lump = 0; lump < format_.directorySize; ++lump)
        if (lump != format_.roles.entities)
            addOther(map.extent(lump).offset, map.extent(lump).length);
    addAdded();
    std::ranges::sort(others_, {}, &Extent::offset);
    std::ranges::sort(claimed_, {}, &Extent::offset);
    const auto isShared = [this](const Extent &extent) {
        return std::ranges::any_of(others_, [&extent](const Extent &other) { return intersect(other, extent); });
    };
    shared_ = isShared(old_);
    const auto behind = behindText(present).size();
    const Extent rest{old_.end() - behind, behind};
    const bool stays = behind > 0 && isShared(rest); // another lump's bytes are no rest of a text
    if (stays)
        others_.insert(std::ranges::lower_bound(others_, rest.offset, {}, &Extent::offset), rest);
    content_ = withText(stays ? present.chopped(behind) : present, text.toByteArray());
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
    for (auto &directory : addedDirectories(file_, bspx_, xash_))
        for (const qint64 entry : directory.entries) {
            const auto [offset, length] = extentAt(directory.at(entry));
            addOther(offset, length);
        }
}

// Where the zero bytes behind the lump end, or what they are in front of begins.
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

bool Planner::isLast(qint64 roomEnd) const
{
    return roomEnd == file_.size() && bspx_.length == 0;
}

qint64 Planner::endOfOtherLumps() const
{
    qint64 end = format_.headerSize();
    for (int lump = 0; lump < format_.directorySize; ++lump)
        if (lump != format_.roles.entities && map_.extent(lump).length > 0)
            end = std::max(end, map_.extent(lump).end());
    return end;
}

// q2pro refuses a map with a lump behind its end, though the lump be empty; compilers write such behind the last one.
qint64 Planner::furthestEmptyLump() const
{
    qint64 offset = 0;
    for (int lump = 0; lump < format_.directorySize; ++lump)
        if (lump != format_.roles.entities && map_.extent(lump).length == 0 && map_.extent(lump).offset <= file_.size())
            offset = std::max(offset, map_.extent(lump).offset);
    return offset;
}

void Planner::zeroOldText(FileBytes &bytes) const
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
    auto header = bytes.read(0, format_.headerSize());
    format_.setEntry(std::as_writable_bytes(std::span(header.data(), static_cast<size_t>(header.size()))),
                     format_.slot(format_.roles.entities), {lump.offset, lump.length});
    bytes.put(0, header);
}

// Where the end of the text decides where BSPX is looked for, a shorter text keeps the length it had.
SavePlan Planner::inPlace() const
{
    Extent lump{old_.offset, needed_};
    if (bspx_.length > 0 && roundUp(std::max(endOfOtherLumps(), lump.end())) != bspx_.offset)
        lump.length = old_.length;
    auto bytes = file_;
    zeroOldText(bytes);
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

// The first place behind the file that is given to no other lump: the text must not become part of one that is cut off or lost.
qint64 Planner::placeBehind() const
{
    auto place = roundUp(file_.size());
    for (const auto &claimed : claimed_)
        if (intersect(claimed, {place, needed_}))
            place = roundUp(claimed.end());
    return place;
}

// Zeros take the place of what the file lacks in front of the text.
SavePlan Planner::appended() const
{
    const Extent lump{placeBehind(), needed_};
    auto bytes = file_;
    zeroOldText(bytes);
    bytes.appendZeros(lump.offset - bytes.size());
    bytes.append(content_);
    bytes.appendZeros(padded(lump.end()) - bytes.size());
    return finished(std::move(bytes), LumpPlacement::Appended, lump);
}

// Moves what lies from BSPX on. Its directory has moved itself; of Xash3D's the offsets alone may differ.
QString Planner::moveAdded(FileBytes &bytes, qint64 moved) const
{
    for (auto &directory : addedDirectories(file_, bspx_, xash_)) {
        for (const qint64 entry : directory.entries) {
            const auto payload = extentAt(directory.at(entry));
            if (payload.offset < bspx_.offset || payload.length < 0)
                continue;
            const bool isThere = payload.end() <= file_.size();
            if ((isThere ? payload.end() : payload.offset) + moved > bsp::furthestByte)
                return SavingText::tr("The BSPX lumps would lie behind the 2 GiB that a map's directory can reach.");
            bsp::store(directory.at(entry), static_cast<qint32>(payload.offset + moved));
        }
        bytes.put(directory.offset + (directory.offset >= bspx_.offset ? moved : 0), directory.bytes);
    }
    return {};
}

// `grows`: the text is right in front of BSPX already. Everything from BSPX on moves; entries in front of it stay.
Result<SavePlan> Planner::beforeBspx(bool grows) const
{
    const Extent lump{grows ? old_.offset : bspx_.offset, needed_};
    const auto moved = roundUp(lump.end()) - bspx_.offset;
    auto bytes = file_.part(0, bspx_.offset);
    if (old_.length > 0)
        zeroOldText(bytes);
    bytes = bytes.part(0, lump.offset);
    bytes.append(content_);
    bytes.appendZeros(bspx_.offset + moved - bytes.size());
    bytes.append(file_.part(bspx_.offset, file_.size()));
    if (const auto why = moveAdded(bytes, moved); !why.isEmpty())
        return Error{why};
    auto plan = finished(std::move(bytes), LumpPlacement::BeforeBspx, lump);
    plan.bspxMoved = moved;
    return plan;
}

SavePlan Planner::finished(FileBytes bytes, LumpPlacement placement, Extent lump) const
{
    if (lump.end() <= bsp::furthestByte) // plan() refuses it otherwise
        setDirectory(bytes, lump);
    SavePlan plan{.placement = placement, .lump = lump, .oldSize = file_.size(), .newSize = bytes.size()};
    plan.file = std::move(bytes);
    return plan;
}

Result<SavePlan> Planner::plan()
{
    if (text_ == map_.entityText())
        return SavePlan{.file = file_,
                        .lump = map_.extent(format_.roles.entities),
                        .oldSize = file_.size(),
                        .newSize = file_.size(),
                        .saved = std::make_shared<const MapFile>(map_)};
    const bool mayStay = old_.length > 0 && !shared_;
    const auto end = mayStay ? roomEnd() : 0;
    const bool fits = mayStay && old_.offset + needed_ <= end;
    const bool isClaimed = std::ranges::any_of(
        claimed_, [this](const Extent &claimed) { return intersect(claimed, {old_.offset, needed_}); });
    Result<SavePlan> plan = SavePlan();
    if (mayStay && isLast(end) && !isClaimed && (!fits || end - old_.end() <= alignmentBytes))
        plan = atEnd();
    else if (fits)
        plan = inPlace();
    else if (bspx_.length > 0)
        plan = beforeBspx(mayStay && end == bspx_.offset);
    else if (placeBehind() > file_.size() + mostFilled)
        return Error{SavingText::tr("According to the directory, lumps end %1 bytes beyond the end of the file, so a "
                                    "longer text cannot be placed after them.")
                         .arg(numberText(placeBehind() - file_.size()))};
    else
        plan = appended();
    if (plan && plan.value().lump.end() > bsp::furthestByte)
        return Error{SavingText::tr("The text would end behind the 2 GiB that a map's directory can reach.")};
    return plan;
}

} // namespace

Result<SavePlan> planSave(const MapFile &map, QByteArrayView text)
{
    if (const auto why = whyReadOnly(map); !why.isEmpty())
        return Error{why};
    if (text.contains('\0'))
        return Error{SavingText::tr("The text has a NUL in it, where the games would stop reading.")};
    auto planned = Planner(map, text).plan();
    if (!planned)
        return planned;
    auto &plan = planned.value();
    if (plan.saved)
        return planned;
    if (const auto difference = unwantedDifference(map, text, plan.file); !difference.isEmpty())
        return Error{SavingText::tr("Saving this text would harm the map. %1").arg(difference)};
    MapFile saved = map;
    saved.setEntityText(text.toByteArray());
    saved.place(map.placedIn(plan.file));
    plan.saved = std::make_shared<const MapFile>(std::move(saved));
    return planned;
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
