#include "core/document/recordeditor.h"

#include "core/cells/assignment.h"
#include "core/cells/cellvalue.h"
#include "core/cells/copies.h"
#include "core/cells/lumprevert.h"
#include "core/cells/picks.h"
#include "core/cells/recordchanges.h"
#include "core/cells/unused.h"
#include "core/map/celltext.h"
#include "core/sorting.h"
#include "core/text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

RecordEditor::RecordEditor(Document &document) : QObject(&document), document_(document)
{
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &RecordEditor::dropAsked);
}

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
    const auto why = field.lump == map.format().roles.entityList ? QString() : ::whyLocked(map, field);
    return why.isEmpty() ? whyLocked(field.lump) : why;
}

QString RecordEditor::whyLocked(int lump) const
{
    const auto &map = document_.map();
    if (lump == map.format().roles.entityList || lump == map.format().roles.entities)
        return tr("Entities are edited in the entity list or in the raw text.");
    if (const auto why = ::whyLocked(map, lump); !why.isEmpty())
        return why;
    return whyLocked();
}

QString RecordEditor::whyLocked() const
{
    if (!document_.whyReadOnly().isEmpty())
        return document_.whyReadOnly();
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
    auto first = colorOf(map, typed.record, typed.field);
    if (first.lump == bsp::none && map.field(field).name.ends_with(".x"))
        first = field;
    if (texts.size() != 3 || first.lump == bsp::none) {
        texts = {typed.text};
        first = field;
    }
    std::vector<CellChange> changes;
    for (int part = 0; part < static_cast<int>(texts.size()); ++part) {
        auto bytes = cellBytes(map, {first.lump, first.field + part}, texts[part]);
        if (!bytes)
            return Error{bytes.error()};
        changes.push_back({typed.record, first.field + part, std::move(bytes).value()});
    }
    return changes;
}

QString RecordEditor::faultOf(const Typed &typed) const
{
    const auto changes = changesOf(typed);
    return changes ? QString() : changes.error();
}

Result<std::vector<CellChange>> RecordEditor::changesOf(const std::vector<Typed> &cells) const
{
    std::vector<CellChange> changes;
    for (const auto &cell : cells) {
        auto ofCell = changesOf(cell);
        if (!ofCell && cells.size() > 1)
            return Error{u"%1: %2"_s.arg(title(document_.map(), cell.record), ofCell.error())};
        if (!ofCell)
            return ofCell;
        std::ranges::move(ofCell.value(), std::back_inserter(changes));
    }
    return changes;
}

QString RecordEditor::comparison(const std::vector<Typed> &cells) const
{
    constexpr qsizetype most = 3;
    const auto &map = document_.map();
    const auto changes = changesOf(cells);
    auto edited = map;
    if (!changes || !edited.apply(editOf(map, changes.value())))
        return nameOf(cells);
    QStringList texts;
    RecordRef last;
    for (const auto &[record, field, _] : changes.value()) {
        const auto was = CellText(map, record.lump, field).text(record.index);
        const auto becomes = CellText(edited, record.lump, field).text(record.index);
        if (was == becomes)
            continue;
        if (texts.size() == most) {
            texts.append(u"\u2026"_s);
            break;
        }
        const auto name = fromView(map.field({record.lump, field}).name);
        const auto text = tr("%1 %2 instead of %3", "field, new value, old value").arg(name, becomes, was);
        texts.append(record == last ? text : u"%1, %2"_s.arg(title(map, record), text));
        last = record;
    }
    return texts.isEmpty() ? nameOf(cells) : texts.join(u"; "_s);
}

bool RecordEditor::push(const std::vector<Typed> &cells, const Edit &edit, std::function<void()> then)
{
    const auto &map = document_.map();
    const auto &[record, number, text] = cells.front();
    const auto what = cells.size() > 1
                          ? tr("Paste into %1").arg(fromView(map.lump(record.lump).title))
                          : tr("Change %1 of %2").arg(fromView(map.field({record.lump, number}).name), title(map, record));
    return document_.edit(what, edit, std::move(then));
}

bool RecordEditor::set(const std::vector<Typed> &cells)
{
    document_.finishEditing();
    const auto &map = document_.map();
    const auto changes = changesOf(cells);
    if (!changes) {
        emit refused(changes.error());
        return false;
    }
    const auto edit = editOf(map, changes.value());
    if (edit.empty())
        return false;
    std::vector<quint32> records;
    for (const auto &cell : cells)
        records.push_back(cell.record.index);
    sortUnique(records);
    auto sharers = sharersOf(document_.references(), cells.front().record.lump, records);
    if (sharers.empty())
        return push(cells, edit);
    dropAsked();
    asked_ = cells;
    sharers_ = std::move(sharers);
    emit sharedTyped(asked_, sharers_, false);
    return false;
}

void RecordEditor::setForAll()
{
    document_.finishEditing(); // which may drop the cells
    if (!isAsking())
        return;
    const auto changes = changesOf(asked_);
    if (!changes)
        return refuseAnswer(changes.error());
    push(std::exchange(asked_, {}), editOf(document_.map(), changes.value()));
}

void RecordEditor::setForOne(bsp::FieldRef by, quint32 user)
{
    document_.finishEditing();
    if (!isAsking())
        return;
    Q_ASSERT(areOfOneRecord(asked_));
    const auto changes = changesOf(asked_);
    if (!changes)
        return refuseAnswer(changes.error());
    const auto original = asked_.front().record;
    if (const auto users = document_.references().sources(original, by); !std::ranges::binary_search(users, user))
        return refuseAnswer(tr("%1 no longer uses this record.").arg(title(document_.map(), {by.lump, user})));
    const auto edit = copyFor(document_.map(), original, changes.value(), by, user);
    if (!edit)
        return refuseAnswer(edit.error());
    push(std::exchange(asked_, {}), edit.value(), [this, by, user, original] {
        const auto copy = document_.references().link(by)->at(user).ref();
        document_.selection().set({copy}, copy);
        emit copied(copy, original, {by.lump, user});
    });
}

// The notice with the question was closed by the answer.
void RecordEditor::refuseAnswer(const QString &why)
{
    emit sharedTyped(asked_, sharers_, false);
    emit refused(why);
}

bool RecordEditor::areOfOneRecord(const std::vector<Typed> &cells)
{
    return std::ranges::all_of(cells, [&cells](const Typed &each) { return each.record == cells.front().record; });
}

QString RecordEditor::drop()
{
    const auto cells = std::exchange(asked_, {});
    return cells.empty() ? QString() : tr("%1 was not changed: the question about it was not answered.").arg(nameOf(cells));
}

// Returns the record of the cells, or the lump if there are several.
QString RecordEditor::nameOf(const std::vector<Typed> &cells) const
{
    const auto record = cells.front().record;
    return areOfOneRecord(cells) && document_.map().contains(record) ? title(document_.map(), record)
                                                                     : fromView(document_.map().lump(record.lump).title);
}

void RecordEditor::dropAsked()
{
    if (isAsking())
        emit dropped(drop());
}

void RecordEditor::askAgain()
{
    if (isAsking())
        emit sharedTyped(asked_, sharers_, true);
}

void RecordEditor::pick(RecordRef record, int field)
{
    document_.finishEditing();
    const auto &map = document_.map();
    if (!map.contains(record))
        return emit refused(tr("This record no longer exists."));
    if (const auto why = whyLocked({record.lump, std::max(0, field)}); !why.isEmpty())
        return emit refused(why);
    if (field < 0 || pickLumps(map, {record.lump, field}).empty())
        return emit refused(tr("This cell does not refer to a record by its number, so that none can be picked."));
    emit pickAsked(record, field);
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

Result<qsizetype> RecordEditor::assign(int lump, const QString &text, std::span<const quint32> records)
{
    document_.finishEditing();
    auto changes = assigned(lump, text, records);
    if (!changes)
        return Error{changes.error()};
    const auto edit = editOf(document_.map(), std::move(changes).value());
    if (edit.empty())
        return qsizetype(0);
    const auto count = std::ssize(edit.front().splices);
    if (!document_.edit(tr("Change %1: %2").arg(fromView(document_.map().lump(lump).title), text), edit))
        return Error{tr("Nothing was changed.")};
    return count;
}

QString RecordEditor::whyNotRemoved(int lump) const
{
    const auto why = isUnlocked_ ? whyNotCompacted(document_.map(), lump) : whyLocked({lump, 0});
    return why.isEmpty() ? ::whyLocked(document_.map(), {lump, 0}) : why;
}

void RecordEditor::remove(int lump, std::vector<quint32> records)
{
    document_.finishEditing();
    if (const auto why = whyNotRemoved(lump); !why.isEmpty())
        return emit refused(why);
    const auto &references = document_.references();
    const auto &map = document_.map();
    const auto unused = unusedRecords(references, lump);
    records = withOpposites(map, lump, std::move(records));
    std::erase_if(records, [&](quint32 record) { return record >= map.recordCount(lump); }); // the last may lack its opposite
    const auto isRemoved = [&records](quint32 record) { return std::ranges::binary_search(records, record); };
    for (const quint32 record : records) {
        const auto users = usersOf(references, {lump, record});
        const bool stays = std::ranges::any_of(
            users, [&](const Users &each) { return each.by.lump != lump || !std::ranges::all_of(each.records, isRemoved); });
        if (stays)
            return emit refused(tr("%1 is used by %2, and has to stay.").arg(title(map, {lump, record}), usersText(map, users)));
        if (!std::ranges::binary_search(unused, record))
            return emit refused(
                tr("%1 has to stay: its opposite is used, or references cannot name it.").arg(title(map, {lump, record})));
    }
    removeUnused(lump, records);
}

void RecordEditor::removeUnused(int lump)
{
    document_.finishEditing();
    if (const auto why = whyNotRemoved(lump); !why.isEmpty())
        return emit refused(why);
    const auto unused = unusedRecords(document_.references(), lump);
    if (unused.empty())
        return emit refused(tr("All records are used."));
    removeUnused(lump, unused);
}

void RecordEditor::removeUnused(int lump, std::span<const quint32> records)
{
    const auto count = static_cast<int>(records.size());
    const auto edit = withoutRecords(document_.references(), lump, records);
    int references = -count;
    for (const auto &patch : edit)
        references += static_cast<int>(patch.splices.size());
    auto done = tr("%Ln records of %1 were removed.", nullptr, count).arg(fromView(document_.map().lump(lump).title));
    if (references > 0)
        done += u' ' + tr("%Ln references to other records were renumbered.", nullptr, references);
    document_.edit(tr("Remove %Ln records", nullptr, count), edit, [this, done] { emit renumbered(done); });
}

void RecordEditor::duplicate(int lump, std::vector<quint32> records)
{
    document_.finishEditing();
    if (const auto why = whyLocked({lump, 0}); !why.isEmpty())
        return emit refused(why);
    std::erase_if(records, [&](quint32 record) { return !document_.map().contains({lump, record}); });
    if (records.empty())
        return emit refused(tr("This record no longer exists."));
    const auto what = tr("Duplicate %Ln records", nullptr, static_cast<int>(records.size()));
    append(what, lump, copiesOf(document_.map(), lump, std::move(records)));
}

void RecordEditor::append(int lump)
{
    document_.finishEditing();
    if (const auto why = whyLocked({lump, 0}); !why.isEmpty())
        return emit refused(why);
    append(tr("Append to %1").arg(fromView(document_.map().lump(lump).title)), lump, newRecordIn(document_.map(), lump));
}

void RecordEditor::append(const QString &what, int lump, const Result<Edit> &edit)
{
    if (!edit)
        return emit refused(edit.error());
    document_.edit(what, edit.value(), [this, lump, first = document_.map().recordCount(lump)] {
        std::vector<quint32> added(document_.map().recordCount(lump) - first);
        std::iota(added.begin(), added.end(), first);
        document_.selection().set(refsOf(lump, added));
    });
}

std::optional<QString> RecordEditor::former(RecordRef record, int field) const
{
    const auto &map = document_.map();
    if (!map.contains(record) || !map.isStored(record.lump) || map.isComputed({record.lump, field}))
        return {};
    const FormerRecords records(map, record.lump);
    const auto number = records.numberOf(record.index);
    if (!number || records.isSame(record.index, field))
        return {};
    return records.formerText(record.index, field);
}

void RecordEditor::revert(const std::vector<RecordRef> &records, int field)
{
    document_.finishEditing();
    if (const auto why = whyLocked(); !why.isEmpty())
        return emit refused(why);
    const auto &map = document_.map();
    std::map<int, FormerRecords> lumps;
    std::vector<CellChange> changes;
    for (const auto &record : records) {
        if (!map.contains(record) || !map.isStored(record.lump))
            continue;
        const auto &former = lumps.try_emplace(record.lump, map, record.lump).first->second;
        for (int each = 0; former.numberOf(record.index) && each < static_cast<int>(former.table().fields.size()); ++each) {
            if ((field != bsp::none && field != each) || former.isSame(record.index, each))
                continue;
            auto bytes = former.formerBytes(record.index, each);
            if (!bytes)
                return emit refused(tr("The record that %1 of %2 refers to in the file was removed. Undo restores it.")
                                        .arg(fromView(map.field({record.lump, each}).name), title(map, record)));
            changes.push_back({record, each, *std::move(bytes)});
        }
    }
    const auto edit = editOf(map, std::move(changes));
    if (edit.empty())
        return emit refused(tr("Nothing here differs from the file on disk."));
    document_.edit(tr("Revert Records"), edit);
}

QString RecordEditor::whyNotSet(RecordRef first, qsizetype count) const
{
    const auto &map = document_.map();
    if (!map.contains(first))
        return tr("This byte no longer exists.");
    if (const auto why = whyLocked(first.lump); !why.isEmpty())
        return why;
    const auto room = std::ssize(map.lumpBytes(first.lump)) - first.index;
    return count <= room
               ? QString()
               : tr("%1 bytes do not fit: the lump has only %2 from there on.").arg(numberText(count), numberText(room));
}

bool RecordEditor::setBytes(RecordRef first, const QByteArray &bytes)
{
    document_.finishEditing();
    const auto &map = document_.map();
    if (const auto why = whyNotSet(first, bytes.size()); !why.isEmpty()) {
        emit refused(why);
        return false;
    }
    const auto old = viewOf(map.lumpBytes(first.lump)).sliced(first.index, bytes.size());
    return old != bytes
           && document_.edit(bytes.size() > 1 ? tr("Paste into %1").arg(fromView(map.lump(first.lump).title))
                                              : tr("Change %1").arg(title(map, first)),
                             Edit{{.lump = first.lump, .splices = {{first.index, old.toByteArray(), bytes}}}});
}

std::optional<quint8> RecordEditor::formerByte(RecordRef byte) const
{
    const auto &map = document_.map();
    if (!map.contains(byte) || !map.isStored(byte.lump))
        return {};
    const auto before = map.bytesOnDisk(byte.lump);
    const auto now = viewOf(map.lumpBytes(byte.lump))[byte.index];
    return byte.index < before.size() && before[byte.index] != now ? std::optional(static_cast<quint8>(before[byte.index]))
                                                                   : std::nullopt;
}

void RecordEditor::revertByte(RecordRef byte)
{
    document_.finishEditing();
    const auto former = formerByte(byte);
    if (!former)
        return emit refused(tr("Nothing here differs from the file on disk."));
    setByte(byte, *former);
}

void RecordEditor::revertLump(int lump)
{
    document_.finishEditing();
    if (const auto why = whyLocked(lump); !why.isEmpty())
        return emit refused(why);
    const auto edit = editToRevert(document_.references(), lump);
    if (!edit)
        return emit refused(edit.error());
    if (edit.value().empty())
        return emit refused(tr("Nothing here differs from the file on disk."));
    const auto &map = document_.map();
    auto done = tr("%1: reverted to the file on disk.").arg(fromView(map.lump(lump).title));
    QStringList users;
    int references = 0;
    for (const auto &patch : edit.value())
        if (patch.lump != lump) {
            users.append(fromView(map.lump(patch.lump).title));
            references += static_cast<int>(patch.splices.size());
        }
    if (references > 0)
        done += u' ' + tr("%Ln references in %1 were renumbered.", nullptr, references).arg(listText(users));
    document_.edit(tr("Revert %1").arg(fromView(map.lump(lump).title)), edit.value(), [this, done] { emit renumbered(done); });
}
