#include "core/save/report.h"

#include "core/cells/recordchanges.h"
#include "core/entities/entitydiff.h"
#include "core/map/checksum.h"
#include "core/map/entitytext.h"
#include "core/map/layout.h"
#include "core/map/splice.h"
#include "core/save/leftbehind.h"
#include "core/save/savingtext.h"
#include "core/save/verify.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

QString sentenceOfText(LumpPlacement placement, qint64 bspxMoved)
{
    switch (placement) {
    case LumpPlacement::Unchanged: return SavingText::tr("The text is unchanged: no byte of the file changes.");
    case LumpPlacement::InPlace: return SavingText::tr("The text is written in place.");
    case LumpPlacement::AtEnd: return SavingText::tr("The text is written in place, at the end of the file.");
    case LumpPlacement::Appended:
        return SavingText::tr("The text does not fit in its old place and moves to the end of the file; the old text is "
                              "overwritten with zeros.");
    case LumpPlacement::Restored:
        return SavingText::tr("All edits are undone: the file becomes the one that was opened, byte for byte.");
    case LumpPlacement::BeforeBspx: break;
    }
    return SavingText::tr("The text is written before the BSPX lumps, which move %1 bytes towards the end of the file.")
        .arg(numberText(bspxMoved));
}

QString sentenceOfLump(const QString &title, LumpPlacement placement, qint64 bspxMoved, bool isNew)
{
    if (isNew)
        return SavingText::tr("%1 is new and is written at the end of the file.").arg(title);
    if (placement == LumpPlacement::Appended)
        return SavingText::tr("%1 does not fit in its old place and moves to the end of the file; its old bytes are "
                              "overwritten with zeros.")
            .arg(title);
    if (placement == LumpPlacement::BeforeBspx && bspxMoved < 0)
        return SavingText::tr("%1 is written before the BSPX lumps, which move %2 bytes towards the start of the file.")
            .arg(title, numberText(-bspxMoved));
    if (placement == LumpPlacement::BeforeBspx)
        return SavingText::tr("%1 is written before the BSPX lumps, which move %2 bytes towards the end of the file.")
            .arg(title, numberText(bspxMoved));
    return SavingText::tr("%1 is written in place.").arg(title);
}

// Returns the names in `lumps` that are not in `others`.
QStringList namesBesides(const std::vector<QByteArray> &lumps, const std::vector<QByteArray> &others)
{
    QStringList names;
    for (const auto &name : lumps)
        if (std::ranges::find(others, name) == others.end())
            names.append(QString::fromLatin1(name));
    return names;
}

QString sentenceOf(const MapFile &map, const SavePlan &plan)
{
    if (plan.placement == LumpPlacement::Restored)
        return sentenceOfText(plan.placement, 0);
    const auto &was = map.bspxOnDisk(), &now = plan.saved->bspxOnDisk();
    const auto added = namesBesides(now, was), removed = namesBesides(was, now);
    QStringList sentences;
    for (const auto &[lump, placement, extent, moved] : plan.lumps) {
        const auto &table = plan.saved->lump(lump);
        const bool isNew = plan.saved->originOf(lump) == LumpOrigin::Bspx && added.contains(fromView(table.name));
        sentences.append(lump == map.format().roles.entities ? sentenceOfText(placement, moved)
                                                             : sentenceOfLump(fromView(table.title), placement, moved, isNew));
    }
    if (!added.isEmpty())
        sentences.append(SavingText::tr("Added to the BSPX lumps: %1.").arg(namesText(added)));
    if (!removed.isEmpty())
        sentences.append(SavingText::tr("Removed from the BSPX lumps: %1.").arg(namesText(removed)));
    if (plan.isBspxListed && added.isEmpty() && removed.isEmpty())
        sentences.append(SavingText::tr("The directory of BSPX lists its lumps in a new order."));
    return sentences.isEmpty() ? sentenceOfText(plan.placement, 0) : sentences.join(u' ');
}

QString translated(std::string_view text)
{
    return text.empty() ? QString() : QCoreApplication::translate("schema", text.data());
}

QString fromTo(const QString &what, qint64 before, qint64 after)
{
    return before == after ? SavingText::tr("%1: %2, as before.").arg(what, numberText(before))
                           : SavingText::tr("%1: %2, before %3.").arg(what, numberText(after), numberText(before));
}

struct EntityChanges {
    QString summary;
    QStringList lines;
};

EntityChanges changesOf(const MapFile &before, const MapFile &after)
{
    constexpr qsizetype longest = 8 << 20; // bytes; longer texts are not compared. Games read a few MB
    constexpr qsizetype mostLines = 1000;  // a longer list is not read
    if (std::max(before.entityText().size(), after.entityText().size()) > longest)
        return {};
    const auto was = before.entitySource(), now = after.entitySource();
    const auto differences = entityDifferences(was, now);
    return {summaryOf(differences), linesOf(differences, was, now, mostLines)};
}

void addMissing(QStringList &sentences, const QStringList &others)
{
    for (const auto &other : others)
        if (!sentences.contains(other))
            sentences.append(other);
}

// Lists the lumps that the plan writes besides the entity text: their titles, and a sentence about the size of each.
struct EditedLumps {
    QStringList titles, lines;
};
EditedLumps editedLumps(const MapFile &map, const SavePlan &plan)
{
    EditedLumps edited;
    for (const auto &each : plan.lumps)
        if (each.lump != map.format().roles.entities) {
            const auto title = fromView(plan.saved->lump(each.lump).title);
            edited.titles.append(title);
            const auto isIt = [&](int lump) {
                return map.isStored(lump) && map.lump(lump).title == plan.saved->lump(each.lump).title;
            };
            const auto was = std::ranges::find_if(map.lumps(), isIt); // the numbers of BSPX lumps may have changed
            const bool isNew = was == map.lumps().end();
            edited.lines.append(
                fromTo(SavingText::tr("Bytes of %1").arg(title), isNew ? 0 : map.extent(*was).length, each.extent.length));
            if (!isNew)
                edited.lines.append(changeSentences(FormerRecords(*plan.saved, each.lump, map.bytesOnDisk(*was), map)));
        }
    return edited;
}

// Returns whether `saved` still has a lump of `before`; lumps of BSPX can be removed.
bool hasStored(const MapFile &saved, const MapFile &before, int lump)
{
    return before.originOf(lump) != LumpOrigin::Bspx
           || std::ranges::find(saved.bspx(), viewOf(before.lump(lump).name), &MapFile::BspxLump::name) != saved.bspx().end();
}

// Returns the faults of the text that the text of at least one of both maps did not have.
EditFaults faultsOf(const MapFile &map, const MapFile &replaced, QByteArrayView text)
{
    auto faults = faultsOfEdit(map, text);
    if (&replaced != &map) {
        const auto others =
            faultsOfEdit(map.format(), map.game(), replaced.entityText(), text, map.recordCount(map.format().roles.models));
        addMissing(faults.refused, others.refused);
        addMissing(faults.warned, others.warned);
    }
    faults.refused = missingParts(map) + faults.refused;
    return faults;
}

// Returns what the edited copy means for players. Games say it of the entity text, or of the whole file.
QString consequenceOf(const MapFile &map, const SavePlan &plan)
{
    const auto &format = map.format();
    if (isInChecksum(format, format.roles.entities) || !plan.editsRecords())
        return translated(map.game().edited);
    const bool isCovered =
        std::ranges::any_of(plan.lumps, [&](const PlacedLump &each) { return isInChecksum(format, each.lump); });
    return isCovered
               ? SavingText::tr("The engine's checksum covers these edits: a server that compares it refuses players with the "
                                "original map.")
               : SavingText::tr("The engine's checksum skips these lumps, so players with the original map can join.");
}

} // namespace

SaveReport reportOn(const MapFile &map, const SavePlan &plan) { return reportOn(map, plan, map); }

SaveReport reportOn(const MapFile &map, const SavePlan &plan, const MapFile &replaced)
{
    const auto &format = map.format();
    const auto &saved = *plan.saved;
    const bool isOther = &replaced != &map;
    const auto edit = difference(replaced.entityText(), saved.entityText());
    auto changed = changedLumps(replaced, saved);
    const auto edited = editedLumps(map, plan);
    if (!isOther)
        erase_if(changed,
                 [&](const QString &title) { return edited.titles.contains(title) || (plan.isBspxListed && title == u"BSPX"); });
    const bool isEdit = changed.isEmpty() && (isOther || plan.placement != LumpPlacement::Unchanged);
    const auto entities = changesOf(replaced, saved);
    const auto behind = bytesAfterText(saved.entityBytes());
    const auto isKept = [&](int lump) {
        return replaced.isStored(lump) && lump != format.roles.entities && hasStored(saved, replaced, lump)
               && !edited.titles.contains(fromView(replaced.lump(lump).title));
    };
    return {.compared = isOther ? SavingText::tr("Compared with the current version of the file to be replaced:") : QString(),
            .sizeBefore = replaced.fileSize(),
            .sizeAfter = plan.newSize,
            .lumpBefore = replaced.extent(format.roles.entities),
            .lumpAfter = plan.lump,
            .entitiesBefore = replaced.recordCount(format.roles.entityList),
            .entitiesAfter = saved.recordCount(format.roles.entityList),
            .entityChanges = entities.summary,
            .entityLines = entities.lines,
            .bytesTaken = edit.empty() ? 0 : edit.front().removed.size(),
            .bytesPut = edit.empty() ? 0 : edit.front().inserted.size(),
            .bytesAfterText = behind.isEmpty() ? QString() : sentenceOfBytesAfterText(behind),
            .editedLumps = edited.lines,
            .bspxMoved = plan.bspxMoved,
            .otherLumps = static_cast<int>(std::ranges::count_if(replaced.lumps(), isKept)),
            .changedLumps = changed,
            .placement =
                isOther ? SavingText::tr("The open map, with its edits, replaces the whole file.") : sentenceOf(map, plan),
            .consequence = isEdit ? consequenceOf(map, plan) : QString(),
            .bakedLights = editedBakedLights(map, saved),
            .entFile = plan.editsRecords() ? QString() : translated(map.game().entFile),
            .faults = faultsOf(map, replaced, saved.entityText())};
}

QString notComparable(const bsp::Format &format)
{
    return SavingText::tr(
               "The file to be replaced is not a map of %1, so the changes below are compared with the map that was opened.")
        .arg(fromView(format.name));
}

QStringList SaveReport::lines() const
{
    QStringList lines{fromTo(SavingText::tr("Entities"), entitiesBefore, entitiesAfter),
                      fromTo(SavingText::tr("Bytes of the entity lump"), lumpBefore.length, lumpAfter.length),
                      fromTo(SavingText::tr("Bytes of the file"), sizeBefore, sizeAfter)};
    lines.append(editedLumps);
    if (!entityChanges.isEmpty())
        lines.insert(1, entityChanges + u'.');
    if (!compared.isEmpty())
        lines.prepend(compared);
    if (bytesTaken + bytesPut > 0)
        lines.append(fromTo(SavingText::tr("Bytes of text from the first to the last change"), bytesTaken, bytesPut));
    lines.append(placement);
    if (!bytesAfterText.isEmpty())
        lines.append(bytesAfterText);
    lines.append(changedLumps.isEmpty() ? SavingText::tr("The other %1 lumps are identical.").arg(numberText(otherLumps))
                                        : SavingText::tr("Lumps that differ: %1.").arg(changedLumps.join(QStringLiteral(", "))));
    if (bakedLights > 0)
        lines.append(bakedLightsSentence(bakedLights) + u' ' + bakedLightRemark());
    if (!consequence.isEmpty())
        lines.append(consequence);
    if (!leftBehind.isEmpty())
        lines.append(leftBehindSentence(leftBehind));
    return lines + companions;
}

ChecksumChange checksumsOf(const MapFile &map, const SavePlan &plan)
{
    return {engineChecksum(map), engineChecksum(*plan.saved)};
}
