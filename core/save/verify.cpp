#include "core/save/verify.h"

#include "core/map/entitytext.h"
#include "core/map/layout.h"
#include "core/opening/identitytext.h"
#include "core/save/savingtext.h"
#include "core/text.h"

#include <algorithm>
#include <utility>

namespace {

bool isFoundAgain(const Extent &before, const Extent &after) { return (before.length > 0) == (after.length > 0); }

// Finds how a file into which a map was written differs from the original.
class Differences
{
public:
    // `lumps` are those that may differ.
    Differences(const MapFile &original, const std::vector<int> &lumps, const FileBytes &file)
        : original_(original), format_(original.format()), lumps_(lumps), file_(file), placed_(original.placedIn(file))
    {
        const auto directory = original.file().read(original.bspxDirectory().offset, original.bspxDirectory().length);
        for (const auto &entry : isListed() ? bspxEntries(bytesOf(directory)) : std::vector<BspxEntry>())
            if (std::ranges::none_of(original.bspx(), [&](const auto &lump) { return viewOf(entry.name) == lump.name; }))
                removed_.push_back(entry.extent);
    }

    bool mayDiffer(int lump) const { return std::ranges::find(lumps_, lump) != lumps_.end(); }
    // Returns the titles of the edited lumps, other than the entity text, whose bytes in the file are not the map's.
    QStringList unlike() const
    {
        QStringList names;
        for (const int lump : lumps_) {
            const auto [offset, length] = original_.extentIn(placed_, lump);
            const auto bytes = file_.part(offset, length);
            if (lump != format_.roles.entities
                && (bytes.size() != std::ssize(original_.lumpBytes(lump)) || !bytes.holds(0, original_.lumpBytes(lump))))
                names.append(fromView(original_.lump(lump).title));
        }
        return names;
    }

    // Returns whether a lump is unchanged; what a truncated file lacked of it may have become zeros.
    bool isSame(int lump) const
    {
        const auto before = original_.file().part(original_.extent(lump).offset, original_.extent(lump).length);
        const auto [offset, length] = original_.extentIn(placed_, lump);
        const auto after = file_.part(offset, length);
        const auto added = after.size() - before.size();
        if (added < 0 || after.part(0, before.size()) != before)
            return false;
        const bool isCut = before.size() < original_.extent(lump).length;
        return added == 0 || (isCut && after.part(before.size(), added).isZero());
    }

    // Returns whether the bytes after the text still follow it, or are at their old position in the file.
    bool keepsBehind() const
    {
        const auto place = original_.extent(format_.roles.entities);
        const auto lump = original_.file().read(place.offset, place.length);
        const auto behind = bytesAfterText(lump);
        return behind.isEmpty() || bytesAfterText(entityLump()) == behind || bytesAfterText(original_.entityBytes()) != behind
               || file_.holds(place.offset + lump.size() - behind.size(), bytesOf(behind));
    }

    QByteArray entityLump() const
    {
        const auto [offset, length] = original_.extentIn(placed_, format_.roles.entities);
        return file_.read(offset, length);
    }

    bool isListed() const { return original_.listsOtherBspx(); }

    QStringList changedLumps() const
    {
        QStringList names;
        for (const int lump : original_.lumps())
            if (original_.originOf(lump) == LumpOrigin::Directory && !original_.isLeftOut(lump) && !mayDiffer(lump)
                && !isSame(lump))
                names.append(fromView(original_.lump(lump).title));
        if (!isFoundAgain(original_.xashDirectory(), placed_.xash))
            names.append(QStringLiteral("XASH"));
        else if (!isListed() && original_.bspxDirectory().length != placed_.bspx.length)
            names.append(QStringLiteral("BSPX"));
        if (names.isEmpty())
            addAdded(names);
        return names;
    }

    // Returns whether any byte that belongs to no lump has changed. Edited lumps may replace zeros, and zeros at the end of
    // the file may be missing.
    bool changesGap() const
    {
        const auto layout = layoutOf(original_);
        auto gaps = layout.gaps;
        gaps.push_back({original_.fileSize() - layout.trailing, layout.trailing});
        return std::ranges::any_of(gaps, [this](const Extent &gap) {
            return std::ranges::none_of(movesOf(gap), [&](qint64 moved) { return isKept(gap, moved); });
        });
    }

private:
    // Returns by how many bytes a gap may have moved: a gap after BSPX moves with it, and also if BSPX's directory is new or
    // has grown.
    std::vector<qint64> movesOf(const Extent &gap) const
    {
        const auto &before = original_.bspxDirectory();
        const auto moved = placed_.bspx.length > 0 ? placed_.bspx.offset - before.offset : 0;
        if (before.length > 0)
            return {gap.offset < before.offset ? 0
                    : gap.offset < before.end() || !isListed()
                        ? moved
                        : moved + std::max<qint64>(placed_.bspx.length - before.length, 0)};
        if (!isListed())
            return {0};
        qint64 end = format_.headerSize();
        for (int lump = 0; lump < format_.directorySize; ++lump)
            if (original_.extent(lump).length > 0)
                end = std::max(end, original_.extent(lump).end());
        return {0, placed_.bspx.end() - end, placed_.bspx.end() - std::min((end + 3) & ~3LL, original_.fileSize())};
    }

    bool isKept(const Extent &gap, qint64 moved) const
    {
        qint64 at = gap.offset + moved;
        return original_.file().part(gap.offset, gap.length).forEachPiece([&](bsp::ByteView piece) {
            const auto begin = std::exchange(at, at + std::ssize(piece));
            return file_.holds(begin, piece) || std::ranges::all_of(piece, [&, here = begin](const std::byte &each) mutable {
                       const auto place = here++;
                       return mayGiveWay(each, place) || file_.holds(place, {&each, 1}) || isRoomOfRemoved(place, moved);
                   });
        });
    }

    // Returns whether the byte belonged to a removed BSPX lump, and is now zero, cut off, or part of an edited lump.
    bool isRoomOfRemoved(qint64 at, qint64 moved) const
    {
        constexpr std::byte zero{};
        return std::ranges::any_of(removed_, [&](const Extent &extent) {
            return at - moved >= extent.offset && at - moved < extent.end()
                   && (at >= file_.size() || file_.holds(at, {&zero, 1}) || isOfEdited(at));
        });
    }

    bool isOfEdited(qint64 at) const
    {
        return std::ranges::any_of(lumps_, [this, at](int lump) {
            const auto extent = original_.extentIn(placed_, lump);
            return at >= extent.offset && at < extent.end();
        });
    }

    bool mayGiveWay(std::byte each, qint64 at) const { return each == std::byte{} && (at >= file_.size() || isOfEdited(at)); }

    void addAdded(QStringList &names) const
    {
        const auto namesIn = [](const FileBytes &bytes, Extent extent) {
            const auto directory = bytes.read(extent.offset, extent.length);
            QStringList found;
            for (const auto &entry : bspxEntries(bytesOf(directory)))
                found.append(fromView(entry.name));
            return found;
        };
        auto before = namesIn(original_.file(), original_.bspxDirectory());
        const auto after = namesIn(file_, placed_.bspx);
        if (isListed()) { // the names as the map lists them now; entries that engines do not find may follow
            before.clear();
            for (const auto &lump : original_.bspx())
                before.append(QString::fromLatin1(lump.name));
        }
        for (qsizetype i = 0; i < before.size(); ++i)
            if (before[i] != after.value(i))
                names.append(before[i]);
        for (const int lump : original_.lumps())
            if (lump >= firstBspxLump && original_.isStored(lump) && !mayDiffer(lump) && !isSame(lump))
                names.append(fromView(original_.lump(lump).title));
        names.removeDuplicates();
    }

    const MapFile &original_;
    const bsp::Format &format_;
    const std::vector<int> &lumps_;
    const FileBytes &file_;
    PlacedFile placed_;
    std::vector<Extent> removed_; // BSPX lumps that are no longer listed, in the replaced file
};

// Returns why the bytes are no longer identified as the same format; empty if they are.
QString otherFormat(const MapFile &original, const FileBytes &file)
{
    const auto head = file.read(0, bsp::headSize);
    QByteArray asked;
    const auto identity = bsp::identify(bytesOf(head), [&](qint64 offset, qint64 length) {
        asked = file.read(offset, length);
        return bytesOf(asked);
    });
    if (!identity.format)
        return refusalOf(identity, head);
    if (identity.format == &original.format())
        return {};
    const auto title = fromView(identity.format->game().title), expected = fromView(original.format().game().title);
    return title == expected
               ? SavingText::tr("With this text, the file would be identified as a map in the format %1, not %2.")
                     .arg(fromView(identity.format->name), fromView(original.format().name))
               : SavingText::tr("With this text, the file would be identified as a %1 map, not a %2 map.").arg(title, expected);
}

} // namespace

QStringList changedLumps(const MapFile &original, const MapFile &saved)
{
    const auto isAdded = [](int lump) { return lump >= firstBspxLump; };
    const auto inSaved = [&](int lump) { // BSPX lumps are found by their names
        const auto isIt = [&](int other) {
            return isAdded(other) && saved.originOf(other) == original.originOf(lump)
                   && saved.lump(other).name == original.lump(lump).name;
        };
        const auto it = isAdded(lump) ? std::ranges::find_if(saved.lumps(), isIt) : std::ranges::find(saved.lumps(), lump);
        return it == saved.lumps().end() ? bsp::none : *it;
    };
    const auto isSame = [&](int lump) { // by memcmp(): maps are large
        const int other = inSaved(lump);
        return other != bsp::none && viewOf(original.lumpBytes(lump)) == viewOf(saved.lumpBytes(other));
    };
    QStringList names;
    for (int lump = 0; lump < original.format().directorySize; ++lump)
        if (lump != original.format().roles.entities && !isSame(lump))
            names.append(fromView(original.lump(lump).title));
    if (!isFoundAgain(original.xashDirectory(), saved.xashDirectory()))
        names.append(QStringLiteral("XASH"));
    else if (!isFoundAgain(original.bspxDirectory(), saved.bspxDirectory())
             || std::ranges::count_if(original.lumps(), isAdded) != std::ranges::count_if(saved.lumps(), isAdded))
        names.append(QStringLiteral("BSPX"));
    for (const int lump : original.lumps())
        if (isAdded(lump) && inSaved(lump) != bsp::none && !isSame(lump))
            names.append(fromView(original.lump(lump).title));
    return names;
}

QString unwantedDifference(const MapFile &original, QByteArrayView text, const FileBytes &file)
{
    auto edited = original;
    edited.setEntityText(text.toByteArray());
    return unwantedDifference(edited, {original.format().roles.entities}, file);
}

QString unwantedDifference(const MapFile &map, const std::vector<int> &lumps, const FileBytes &file)
{
    if (const auto why = map.isRecognized() ? otherFormat(map, file) : QString(); !why.isEmpty())
        return why;
    if (file.size() < map.format().headerSize())
        return SavingText::tr("The file ends inside its header.");
    const Differences differences(map, lumps, file);
    if (upToNul(differences.entityLump()) != map.entityText())
        return SavingText::tr("Its entity text differs from the one to be saved.");
    if (const auto names = differences.unlike(); !names.isEmpty())
        return SavingText::tr("These lumps differ from the ones to be saved: %1.").arg(names.join(QStringLiteral(", ")));
    if (!differences.keepsBehind())
        return SavingText::tr("The bytes after the entity text would change.");
    if (const auto names = differences.changedLumps(); !names.isEmpty())
        return SavingText::tr("Other lumps would change: %1.").arg(names.join(QStringLiteral(", ")));
    if (differences.changesGap())
        return SavingText::tr("Bytes that belong to no lump would change.");
    return {};
}
