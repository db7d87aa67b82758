#include "core/save/verify.h"

#include "core/map/entitylump.h"
#include "core/save/savingtext.h"
#include "core/text.h"

#include <algorithm>

namespace
{

bool isAdded(int lump)
{
    return lump >= firstBspxLump;
}

bool isFoundAgain(const Extent &before, const Extent &after)
{
    return (before.length > 0) == (after.length > 0);
}

bool sameBytes(const MapFile &a, const MapFile &b, int lump)
{
    return viewOf(a.lumpBytes(lump)) == viewOf(b.lumpBytes(lump)); // by memcmp(): maps are large
}

// Whether a lump is as it was, but that zeros stand for what the end of the file had cut off.
bool isFilled(const MapFile &a, const MapFile &b, int lump)
{
    const auto ofA = a.lumpBytes(lump), ofB = b.lumpBytes(lump);
    const bool isCut = std::ssize(ofA) < a.extent(lump).length && ofB.size() > ofA.size();
    return isCut && std::ranges::equal(ofA, ofB.first(ofA.size()))
           && std::ranges::all_of(ofB.subspan(ofA.size()), [](std::byte each) { return each == std::byte{}; });
}

// Whether what stood behind the text still does, or else lies where it was in the file.
bool keepsBehind(const MapFile &original, const MapFile &saved)
{
    const auto lump = original.entityBytes(), behind = behindText(lump);
    const auto offset = original.extent(original.format().roles.entities).offset + lump.size() - behind.size();
    return behind.isEmpty() || behindText(saved.entityBytes()) == behind
           || viewOf(bsp::slice(saved.bytes(), offset, behind.size())) == behind;
}

QStringList changedLumps(const MapFile &original, const MapFile &saved, bool (*isSame)(const MapFile &, const MapFile &, int))
{
    QStringList names;
    for (int lump = 0; lump < original.format().directorySize; ++lump)
        if (lump != original.format().roles.entities && !isSame(original, saved, lump))
            names.append(fromView(original.lump(lump).title));
    if (!isFoundAgain(original.xashDirectory(), saved.xashDirectory()))
        names.append(QStringLiteral("XASH"));
    else if (!isFoundAgain(original.bspxDirectory(), saved.bspxDirectory())
             || std::ranges::count_if(original.lumps(), isAdded) != std::ranges::count_if(saved.lumps(), isAdded))
        names.append(QStringLiteral("BSPX"));
    for (const int lump : original.lumps())
        if (isAdded(lump) && saved.hasLump(lump)
            && (original.lump(lump).name != saved.lump(lump).name || !isSame(original, saved, lump)))
            names.append(fromView(original.lump(lump).title));
    return names;
}

} // namespace

QStringList changedLumps(const MapFile &original, const MapFile &saved)
{
    return changedLumps(original, saved, sameBytes);
}

QString unwantedDifference(const MapFile &original, QByteArrayView text, const MapFile &saved)
{
    if (&original.format() != &saved.format())
        return SavingText::tr("With this text it would be taken for a map of %1, not of %2.")
            .arg(fromView(saved.format().game().title), fromView(original.format().game().title));
    if (saved.entityText() != text)
        return SavingText::tr("Its entity text is not the one that was to be saved.");
    if (!keepsBehind(original, saved))
        return SavingText::tr("The bytes after the entity text would change.");
    constexpr auto isSame = [](const MapFile &a, const MapFile &b, int lump) {
        return sameBytes(a, b, lump) || isFilled(a, b, lump);
    };
    if (const auto names = changedLumps(original, saved, isSame); !names.isEmpty())
        return SavingText::tr("Of its other lumps these would change: %1.").arg(names.join(QStringLiteral(", ")));
    return {};
}

QString verifySaved(const MapFile &original, QByteArrayView text, const QByteArray &bytes)
{
    const auto saved = original.readAlike(bytes);
    return saved ? unwantedDifference(original, text, saved.value()) : saved.error();
}
