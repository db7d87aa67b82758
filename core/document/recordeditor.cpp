#include "core/document/recordeditor.h"

#include "core/cells/assignment.h"
#include "core/cells/cellvalue.h"
#include "core/cells/copies.h"
#include "core/cells/unused.h"
#include "core/map/celltext.h"
#include "core/text.h"

RecordEditor::RecordEditor(Document &document) : QObject(&document), document_(document) {}

void RecordEditor::setUnlocked(bool unlocked)
{
    if (unlocked == isUnlocked_)
        return;
    isUnlocked_ = unlocked;
    emit unlockedChanged(unlocked);
}

QString RecordEditor::whyLocked(bsp::FieldRef field) const
{
    const auto &map = document_.map();
    if (field.lump == map.format().roles.entityList)
        return tr("Entities are edited in the entity list or in the raw text.");
    if (const auto why = ::whyLocked(map, field); !why.isEmpty())
        return why;
    return isUnlocked_ ? QString() : tr("Cells are locked. Edit > Edit Records unlocks them.");
}

Result<std::vector<CellChange>> RecordEditor::changesOf(const Typed &typed) const
{
    const auto &map = document_.map();
    const bsp::FieldRef field{typed.record.lump, typed.field};
    if (!map.contains(typed.record))
        return Error{tr("This record no longer exists.")};
    if (const auto why = whyLocked(field); !why.isEmpty())
        return Error{why};
    auto texts = typed.text.simplified().remove(u'(').remove(u')').replace(u',', u' ').split(u' ', Qt::SkipEmptyParts);
    if (texts.size() != 3 || !fromView(map.field(field).name).endsWith(u".x"))
        texts = {typed.text};
    std::vector<CellChange> changes;
    for (int part = 0; part < static_cast<int>(texts.size()); ++part) {
        auto bytes = cellBytes(map, {field.lump, field.field + part}, texts[part]);
        if (!bytes)
            return Error{bytes.error()};
        changes.push_back({typed.record, field.field + part, std::move(bytes).value()});
    }
    return changes;
}

QString RecordEditor::faultOf(const Typed &typed) const
{
    const auto changes = changesOf(typed);
    return changes ? QString() : changes.error();
}

void RecordEditor::push(const Typed &typed, const Result<Edit> &edit)
{
    if (!edit)
        return emit refused(edit.error());
    const auto name = fromView(document_.map().field({typed.record.lump, typed.field}).name);
    document_.edit(tr("Change %1 of %2").arg(name, title(document_.map(), typed.record)), edit.value());
}

void RecordEditor::set(const Typed &typed)
{
    const auto &map = document_.map();
    const auto changes = changesOf(typed);
    if (!changes)
        return emit refused(changes.error());
    const auto edit = editOf(map, changes.value());
    if (edit.empty())
        return;
    if (isShared(map, typed.record.lump))
        if (const auto users = usersOf(document_.references(), typed.record); countOf(users) > 1)
            return emit sharedTyped(typed, users);
    push(typed, edit);
}

void RecordEditor::setForAll(const Typed &typed)
{
    const auto changes = changesOf(typed);
    push(typed, changes ? Result<Edit>(editOf(document_.map(), changes.value())) : Result<Edit>(Error{changes.error()}));
}

void RecordEditor::setForOne(const Typed &typed, bsp::FieldRef by, quint32 user)
{
    const auto changes = changesOf(typed);
    push(typed,
         changes ? copyFor(document_.map(), typed.record, changes.value(), by, user) : Result<Edit>(Error{changes.error()}));
}

Result<std::vector<CellChange>> RecordEditor::assigned(int lump, const QString &text, std::span<const quint32> records) const
{
    const auto assignment = Assignment::parse(text, document_.map(), lump);
    if (!assignment)
        return Error{assignment.error()};
    if (const auto why = whyLocked(assignment.value().field); !why.isEmpty())
        return Error{why};
    return ::changesOf(document_.map(), assignment.value(), records);
}

QString RecordEditor::assign(int lump, const QString &text, std::span<const quint32> records)
{
    auto changes = assigned(lump, text, records);
    if (!changes)
        return changes.error();
    const auto edit = editOf(document_.map(), std::move(changes).value());
    if (!edit.empty())
        document_.edit(tr("Change %1: %2").arg(fromView(document_.map().lump(lump).title), text), edit);
    return {};
}

void RecordEditor::remove(int lump, std::span<const quint32> records)
{
    const auto &references = document_.references();
    const auto &map = document_.map();
    if (!isUnlocked_)
        return emit refused(whyLocked({lump, 0}));
    if (const auto why = whyNotCompacted(map, lump); !why.isEmpty())
        return emit refused(why);
    const auto unused = unusedRecords(references, lump);
    for (const quint32 record : records)
        if (!std::ranges::binary_search(unused, record)) {
            const auto users = usersOf(references, {lump, record});
            return emit refused(
                users.empty() ? tr("%1 has to stay: its opposite is used, or engines skip it.").arg(title(map, {lump, record}))
                              : tr("%1 is used by %2, and has to stay.").arg(title(map, {lump, record}), usersText(map, users)));
        }
    document_.edit(tr("Remove %Ln records", nullptr, static_cast<int>(records.size())),
                   withoutRecords(references, lump, records));
}

void RecordEditor::removeUnused(int lump)
{
    if (isUnlocked_ && whyNotCompacted(document_.map(), lump).isEmpty()) {
        const auto unused = unusedRecords(document_.references(), lump);
        return unused.empty() ? emit refused(tr("All records are used.")) : remove(lump, unused);
    }
    remove(lump, {});
}

QByteArrayView RecordEditor::bytesOnDisk(RecordRef record, int field) const
{
    const auto &map = document_.map();
    if (!map.contains(record) || !map.isStored(record.lump))
        return {};
    const auto &declared = map.field({record.lump, field});
    const auto stride = qsizetype{map.lump(record.lump).stride};
    const auto lump = viewOf(document_.bytesOnDisk(record.lump));
    return record.index < lump.size() / stride ? lump.sliced(stride * record.index + declared.offset, sizeOf(declared))
                                               : QByteArrayView();
}

std::optional<QString> RecordEditor::former(RecordRef record, int field) const
{
    const auto &map = document_.map();
    if (map.isComputed({record.lump, field}))
        return {};
    const auto before = bytesOnDisk(record, field);
    if (before.isNull()
        || viewOf(map.recordBytes(record)).sliced(map.field({record.lump, field}).offset, before.size()) == before)
        return {};
    return CellText(*document_.onDisk(), record.lump, field).text(record.index);
}

void RecordEditor::revert(const std::vector<RecordRef> &records, int field)
{
    const auto &map = document_.map();
    std::vector<CellChange> changes;
    for (const auto &record : records) {
        const int count = map.isStored(record.lump) ? static_cast<int>(map.lump(record.lump).fields.size()) : 0;
        for (int each = 0; each < count; ++each)
            if (const auto bytes = bytesOnDisk(record, each); !bytes.isNull() && (field == bsp::none || field == each))
                changes.push_back({record, each, bytes.toByteArray()});
    }
    const auto edit = editOf(map, std::move(changes));
    if (edit.empty())
        return emit refused(tr("Nothing here differs from the file on disk."));
    document_.edit(tr("Revert Records"), edit);
}

void RecordEditor::revertLump(int lump)
{
    auto splices = difference(viewOf(document_.map().lumpBytes(lump)), viewOf(document_.bytesOnDisk(lump)));
    if (splices.empty())
        return emit refused(tr("Nothing here differs from the file on disk."));
    document_.edit(tr("Revert %1").arg(fromView(document_.map().lump(lump).title)),
                   Edit{{.lump = lump, .splices = std::move(splices)}});
}
