#include "core/save/lumpplacement.h"

#include "core/map/entitylump.h"
#include "core/map/identitytext.h"
#include "core/save/savingtext.h"
#include "core/save/verify.h"

#include <algorithm>

namespace
{

// Of a lump in the directory of BSPX and in the header of Xash3D: where its offset stands, its length behind it.
constexpr qint64 bspxEntry = 32, bspxOffset = 24, xashEntry = 8, addedHeader = 8;
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
    QByteArray original() const { return file_.toByteArray(); }
    void addOther(qint64 offset, qint64 length);
    void addAdded();
    std::vector<qint64> addedOffsets() const;
    qint64 roomEnd() const;
    bool isLast(qint64 roomEnd) const;
    qint64 placeBehind() const;
    qint64 endOfOtherLumps() const;
    qint64 furthestEmptyLump() const;
    qint64 padded(qint64 size) const { return file_.size() % 4 == 0 ? roundUp(size) : size; }
    void zeroOldText(QByteArray &bytes) const;
    void setDirectory(QByteArray &bytes, Extent lump) const;

    SavePlan inPlace() const;
    SavePlan atEnd() const;
    SavePlan appended() const;
    Result<SavePlan> beforeBspx(bool grows) const;
    SavePlan finished(QByteArray bytes, LumpPlacement placement, Extent lump) const;

    const MapFile &map_;
    const bsp::Format &format_;
    QByteArrayView file_;
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
      file_(viewOf(map.bytes())),
      text_(text),
      bspx_(map.bspxDirectory()),
      xash_(map.xashDirectory())
{
    const auto present = viewOf(map.lumpBytes(format_.roles.entities));
    old_ = {!present.isEmpty() ? map.extent(format_.roles.entities).offset : 0, present.size()};
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
    const auto there = static_cast<qint64>(bsp::slice(map_.bytes(), offset, length).size());
    if (there > 0)
        others_.push_back({offset, there});
    const auto begin = std::max<qint64>(offset, file_.size());
    if (offset >= 0 && length > 0 && offset + length > begin)
        claimed_.push_back({begin, offset + length - begin});
}

// Where the offsets of BSPX's and Xash3D's lumps stand in the file, of all entries, also those that are listed twice or that
// no engine knows.
std::vector<qint64> Planner::addedOffsets() const
{
    std::vector<qint64> offsets;
    for (qint64 at = bspx_.offset + addedHeader; at + bspxEntry <= bspx_.end(); at += bspxEntry)
        offsets.push_back(at + bspxOffset);
    for (qint64 at = xash_.offset + addedHeader; at + xashEntry <= xash_.end(); at += xashEntry)
        offsets.push_back(at);
    return offsets;
}

void Planner::addAdded()
{
    addOther(bspx_.offset, bspx_.length);
    addOther(xash_.offset, xash_.length);
    for (const qint64 at : addedOffsets())
        addOther(bsp::load<qint32>(map_.bytes().data() + at), bsp::load<qint32>(map_.bytes().data() + at + 4));
}

// Where the zero bytes behind the lump end, or what they are in front of begins.
qint64 Planner::roomEnd() const
{
    const auto next = std::ranges::lower_bound(others_, old_.end(), {}, &Extent::offset);
    const auto limit = next == others_.end() ? file_.size() : next->offset;
    auto end = old_.end();
    while (end < limit && file_[end] == '\0')
        ++end;
    return end;
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

void Planner::zeroOldText(QByteArray &bytes) const
{
    qint64 at = old_.offset;
    const auto zeroUpTo = [&bytes, &at](qint64 end) {
        if (end > at)
            std::fill(bytes.begin() + at, bytes.begin() + end, '\0');
    };
    for (const auto &other : others_) {
        if (!intersect(other, old_))
            continue;
        zeroUpTo(other.offset);
        at = std::max(at, other.end());
    }
    zeroUpTo(old_.end());
}

void Planner::setDirectory(QByteArray &bytes, Extent lump) const
{
    const auto file = std::as_writable_bytes(std::span(bytes.data(), static_cast<size_t>(bytes.size())));
    format_.setEntry(file, format_.slot(format_.roles.entities), {lump.offset, lump.length});
}

// Where the end of the text decides where BSPX is looked for, a shorter text keeps the length it had.
SavePlan Planner::inPlace() const
{
    Extent lump{old_.offset, needed_};
    if (bspx_.length > 0 && roundUp(std::max(endOfOtherLumps(), lump.end())) != bspx_.offset)
        lump.length = old_.length;
    auto bytes = original();
    zeroOldText(bytes);
    std::ranges::copy(content_, bytes.begin() + old_.offset);
    return finished(std::move(bytes), LumpPlacement::InPlace, lump);
}

SavePlan Planner::atEnd() const
{
    const Extent lump{old_.offset, needed_};
    auto bytes = file_.first(old_.offset).toByteArray();
    bytes.reserve(padded(lump.end()));
    bytes.append(content_);
    bytes.append(std::max(padded(lump.end()), furthestEmptyLump()) - bytes.size(), '\0');
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
    auto bytes = original();
    bytes.reserve(padded(lump.end()));
    zeroOldText(bytes);
    bytes.append(lump.offset - bytes.size(), '\0');
    bytes.append(content_);
    bytes.append(padded(lump.end()) - bytes.size(), '\0');
    return finished(std::move(bytes), LumpPlacement::Appended, lump);
}

// `grows`: the text is right in front of BSPX already. Everything from BSPX on moves; entries in front of it stay.
Result<SavePlan> Planner::beforeBspx(bool grows) const
{
    const Extent lump{grows ? old_.offset : bspx_.offset, needed_};
    const auto moved = roundUp(lump.end()) - bspx_.offset;
    auto bytes = file_.first(bspx_.offset).toByteArray();
    bytes.reserve(file_.size() + moved);
    if (old_.length > 0)
        zeroOldText(bytes);
    bytes.truncate(lump.offset);
    bytes.append(content_);
    bytes.append(bspx_.offset + moved - bytes.size(), '\0');
    bytes.append(file_.sliced(bspx_.offset));
    for (const qint64 at : addedOffsets()) { // those in the directory of BSPX have moved themselves
        auto *offset = reinterpret_cast<std::byte *>(bytes.data()) + at + (at >= bspx_.offset ? moved : 0);
        const Extent payload{bsp::load<qint32>(offset), bsp::load<qint32>(offset + 4)};
        if (payload.offset < bspx_.offset || payload.length < 0)
            continue;
        const bool isThere = payload.end() <= file_.size();
        if ((isThere ? payload.end() : payload.offset) + moved > bsp::furthestByte)
            return Error{SavingText::tr("The BSPX lumps would lie behind the 2 GiB that a map's directory can reach.")};
        bsp::store(offset, static_cast<qint32>(payload.offset + moved));
    }
    auto plan = finished(std::move(bytes), LumpPlacement::BeforeBspx, lump);
    plan.bspxMoved = moved;
    return plan;
}

SavePlan Planner::finished(QByteArray bytes, LumpPlacement placement, Extent lump) const
{
    if (lump.end() <= bsp::furthestByte) // plan() refuses it otherwise
        setDirectory(bytes, lump);
    SavePlan plan{.placement = placement, .lump = lump, .oldSize = file_.size(), .newSize = bytes.size()};
    plan.bytes = std::move(bytes);
    return plan;
}

Result<SavePlan> Planner::plan()
{
    if (text_ == map_.entityText())
        return SavePlan{.bytes = original(),
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
    auto saved = map.readAlike(plan.bytes);
    if (!saved)
        return Error{saved.error()};
    if (const auto difference = unwantedDifference(map, text, saved.value()); !difference.isEmpty())
        return Error{SavingText::tr("Saving this text would harm the map. %1").arg(difference)};
    plan.saved = std::make_shared<const MapFile>(std::move(saved).value());
    return planned;
}

SavePlan planRestore(std::shared_ptr<const MapFile> opened, const MapFile &onDisk)
{
    const auto bytes = viewOf(opened->bytes());
    return {.bytes = bytes.toByteArray(),
            .placement = LumpPlacement::Restored,
            .lump = opened->extent(opened->format().roles.entities),
            .oldSize = static_cast<qint64>(onDisk.bytes().size()),
            .newSize = bytes.size(),
            .saved = std::move(opened)};
}
