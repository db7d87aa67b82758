#include "core/save/verify.h"

#include "core/map/entitylump.h"
#include "core/map/identitytext.h"
#include "core/map/layout.h"
#include "core/save/savingtext.h"
#include "core/text.h"

#include <algorithm>
#include <utility>

namespace
{

bool isFoundAgain(const Extent &before, const Extent &after)
{
    return (before.length > 0) == (after.length > 0);
}

// What a file that a map was written to differs in.
class Differences
{
public:
    Differences(const MapFile &original, const FileBytes &file)
        : original_(original), format_(original.format()), file_(file), placed_(original.placedIn(file))
    {
    }

    // Whether a lump is as it was, but that zeros may stand for what the end of the file had cut off.
    bool isSame(int lump) const
    {
        const auto before = original_.lumpBytes(lump);
        const auto [offset, length] = original_.extentIn(placed_, lump);
        const auto after = file_.part(offset, length);
        const auto added = after.size() - std::ssize(before);
        if (added < 0 || !after.holds(0, before))
            return false;
        const bool isCut = std::ssize(before) < original_.extent(lump).length;
        return added == 0 || (isCut && isZero(after.part(std::ssize(before), added)));
    }

    // Whether what stood behind the text still does, or else lies where it was in the file.
    bool keepsBehind() const
    {
        const auto place = original_.extent(format_.roles.entities);
        const auto lump = original_.file().read(place.offset, place.length);
        const auto behind = behindText(lump);
        return behind.isEmpty() || behindText(entityLump()) == behind
               || file_.holds(place.offset + lump.size() - behind.size(), bytesOf(behind));
    }

    QByteArray entityLump() const
    {
        const auto [offset, length] = original_.extentIn(placed_, format_.roles.entities);
        return file_.read(offset, length);
    }

    QStringList changedLumps() const
    {
        QStringList names;
        for (const int lump : original_.lumps())
            if (original_.originOf(lump) == LumpOrigin::Directory && lump != format_.roles.entities && !isSame(lump))
                names.append(fromView(original_.lump(lump).title));
        if (!isFoundAgain(original_.xashDirectory(), placed_.xash))
            names.append(QStringLiteral("XASH"));
        else if (original_.bspxDirectory().length != placed_.bspx.length)
            names.append(QStringLiteral("BSPX"));
        if (names.isEmpty())
            addAdded(names);
        return names;
    }

    // Whether a byte changed that belongs to no lump. Zeros may give way to the text, and to the end of the file.
    bool changesGap() const
    {
        const auto moved = placed_.bspx.offset - original_.bspxDirectory().offset;
        const auto layout = layoutOf(original_);
        auto gaps = layout.gaps;
        gaps.push_back({original_.fileSize() - layout.trailing, layout.trailing});
        return std::ranges::any_of(gaps, [&](const Extent &gap) {
            const bool isBehind = original_.bspxDirectory().length > 0 && gap.offset >= original_.bspxDirectory().offset;
            return !isKept(gap, isBehind ? moved : 0);
        });
    }

private:
    static bool isZero(const FileBytes &bytes)
    {
        return bytes.forEachPiece([](bsp::ByteView piece) {
            return std::ranges::all_of(piece, [](std::byte each) { return each == std::byte{}; });
        });
    }

    bool isKept(const Extent &gap, qint64 moved) const
    {
        qint64 at = gap.offset + moved;
        return original_.file().part(gap.offset, gap.length).forEachPiece([&](bsp::ByteView piece) {
            const auto begin = std::exchange(at, at + std::ssize(piece));
            return file_.holds(begin, piece) || std::ranges::all_of(piece, [&, here = begin](const std::byte &each) mutable {
                       const auto place = here++;
                       return mayGiveWay(each, place) || file_.holds(place, {&each, 1});
                   });
        });
    }

    bool mayGiveWay(std::byte each, qint64 at) const
    {
        const auto text = original_.extentIn(placed_, format_.roles.entities);
        return each == std::byte{} && (at >= file_.size() || (at >= text.offset && at < text.end()));
    }

    void addAdded(QStringList &names) const
    {
        const auto namesIn = [](const FileBytes &bytes, Extent extent) {
            const auto directory = bytes.read(extent.offset, extent.length);
            QStringList found;
            for (const auto &entry : bspxEntries(bytesOf(directory)))
                found.append(fromView(entry.name));
            return found;
        };
        const auto before = namesIn(original_.file(), original_.bspxDirectory()),
                   after = namesIn(file_, placed_.bspx);
        for (qsizetype i = 0; i < before.size(); ++i)
            if (before[i] != after.value(i))
                names.append(before[i]);
        for (const int lump : original_.lumps())
            if (lump >= firstBspxLump && original_.isStored(lump) && !isSame(lump))
                names.append(fromView(original_.lump(lump).title));
        names.removeDuplicates();
    }

    const MapFile &original_;
    const bsp::Format &format_;
    const FileBytes &file_;
    PlacedFile placed_;
};

// Why the bytes do not tell the format that they told before; empty: they do.
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
    return identity.format == &original.format()
               ? QString()
               : SavingText::tr("With this text it would be taken for a map of %1, not of %2.")
                     .arg(fromView(identity.format->game().title), fromView(original.format().game().title));
}

} // namespace

QStringList changedLumps(const MapFile &original, const MapFile &saved)
{
    const auto isAdded = [](int lump) { return lump >= firstBspxLump; };
    const auto isSame = [&](int lump) { // by memcmp(): maps are large
        return viewOf(original.lumpBytes(lump)) == viewOf(saved.lumpBytes(lump));
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
        if (isAdded(lump) && saved.hasLump(lump)
            && (original.lump(lump).name != saved.lump(lump).name || !isSame(lump)))
            names.append(fromView(original.lump(lump).title));
    return names;
}

QString unwantedDifference(const MapFile &original, QByteArrayView text, const FileBytes &file)
{
    if (const auto why = original.isRecognized() ? otherFormat(original, file) : QString(); !why.isEmpty())
        return why;
    if (file.size() < original.format().headerSize())
        return SavingText::tr("The file ends inside its header.");
    const Differences differences(original, file);
    if (upToNul(differences.entityLump()) != text)
        return SavingText::tr("Its entity text is not the one that was to be saved.");
    if (!differences.keepsBehind())
        return SavingText::tr("The bytes after the entity text would change.");
    if (const auto names = differences.changedLumps(); !names.isEmpty())
        return SavingText::tr("Of its other lumps these would change: %1.").arg(names.join(QStringLiteral(", ")));
    if (differences.changesGap())
        return SavingText::tr("Bytes that belong to no lump would change.");
    return {};
}
