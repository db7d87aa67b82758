#include "core/document/differencetaker.h"

#include "core/document/document.h"
#include "core/document/recordeditor.h"
#include "core/map/celltext.h"
#include "core/mapdiff/taking.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct TakerText {
    Q_DECLARE_TR_FUNCTIONS(DifferenceTaker)
};

// A key of an entity of this map, and what it is in the other one.
struct TakenKey {
    qint32 entity = -1;
    QString key;
    std::optional<QString> value; // nothing: the other map's entity lacks the key
};

QString whyUnknown(const Document &document)
{
    const auto &comparison = document.comparison();
    return comparison.diff()   ? QString()
           : comparison.isOn() ? TakerText::tr("The maps are still being compared. Try again in a moment.")
                               : TakerText::tr("This map is compared with none.");
}

QString sameSentence() { return TakerText::tr("Nothing here differs from the other map."); }
QString stepName() { return TakerText::tr("Take from the Other Map"); }

// Returns a value of the other map as this one has to spell it: brush models by their numbers here. Nothing: this map lacks the
// brush model.
std::optional<QString> valueHere(const MapDiff &diff, const QByteArray &value)
{
    const auto text = diff.a->entitySource().toText(value);
    bool isNumber = false;
    const auto number = value.startsWith('*') ? value.sliced(1).toUInt(&isNumber) : 0;
    if (!isNumber)
        return text;
    const auto model = diff.records.inB({diff.a->format().roles.models, number});
    return model.isValid() ? std::optional(u"*%1"_s.arg(model.index)) : std::nullopt;
}

QString lacksModel(const MapDiff &diff, qint32 entity)
{
    return TakerText::tr("%1 has a brush model in the other map that this map lacks.")
        .arg(title(*diff.b, {diff.records.entityListB, static_cast<quint32>(entity)}));
}

// Adds the keys of an entity that differ: all, or only this one. Returns why they cannot be taken.
QString addKeys(std::vector<TakenKey> &keys, const MapDiff &diff, const RecordDifference &difference, const QString &only)
{
    const auto entity = static_cast<qint32>(difference.b.index);
    for (const auto &each : difference.keys) {
        const auto key = diff.b->entitySource().toText(each.key);
        if (!only.isEmpty() && only.compare(key, Qt::CaseInsensitive) != 0)
            continue;
        auto value = each.was.isNull() ? std::nullopt : valueHere(diff, each.was);
        if (!value && !each.was.isNull())
            return lacksModel(diff, entity);
        keys.push_back({entity, key, std::move(value)});
    }
    return {};
}

Result<EntityEdit> editOf(const Document &document, const TakenKey &taken)
{
    const std::array entities{taken.entity};
    return taken.value ? edits::setValue(document.entitySource(), entities, taken.key, *taken.value)
                       : edits::removeKey(document.entitySource(), entities, taken.key);
}

// Sets keys as one step of undo.
QString setKeys(Document &document, const std::vector<TakenKey> &keys)
{
    for (const auto &key : keys)
        if (const auto edit = editOf(document, key); !edit)
            return edit.error();
    document.undoStack().beginMacro(stepName());
    for (const auto &key : keys) {
        document.edit(editOf(document, key).value());
        document.finishEditing(); // before the next edit, and before the macro ends
    }
    document.undoStack().endMacro();
    return {};
}

// `only`: a key; empty: all.
QString takeEntities(Document &document, const MapDiff &diff, const std::vector<quint32> &entities, const QString &only)
{
    std::vector<TakenKey> keys;
    std::vector<qint32> added;
    for (const quint32 entity : entities) {
        const auto difference = diff.ofB({diff.records.entityListB, entity});
        if (difference.kind == RecordDifference::Added)
            added.push_back(static_cast<qint32>(entity));
        else if (const auto why = addKeys(keys, diff, difference, only); !why.isEmpty())
            return why;
    }
    if (!keys.empty())
        return setKeys(document, keys);
    if (added.empty() || !only.isEmpty())
        return sameSentence();
    std::ranges::sort(added);
    document.edit(edits::removeEntities(document.entitySource(), added));
    return {};
}

// Returns the edit that appends an entity of the other map, whose brush model this map must have.
Result<EntityEdit> insertionOf(const Document &document, const MapDiff &diff, qint32 entity)
{
    const auto source = diff.a->entitySource();
    if (!valueHere(diff, edits::valueOf(source, entity, "model").toByteArray()))
        return Error{TakerText::tr("%1 has a brush model that this map lacks.")
                         .arg(title(*diff.a, {diff.records.entityListA, static_cast<quint32>(entity)}))};
    auto text = edits::textOf(source, std::array{entity});
    if (diff.a->textCode() != document.map().textCode())
        text = toBytes(toText(text, diff.a->textCode()), document.map().textCode(), '?');
    return edits::insertText(document.entitySource(), -1, text);
}

// Appends entities of the other map, and gives them the numbers that their brush models have here.
QString appendEntities(Document &document, const MapDiff &diff, const std::vector<quint32> &entities)
{
    for (const quint32 entity : entities)
        if (const auto edit = insertionOf(document, diff, static_cast<qint32>(entity)); !edit)
            return edit.error();
    document.undoStack().beginMacro(stepName());
    for (const quint32 entity : entities) {
        document.edit(insertionOf(document, diff, static_cast<qint32>(entity)).value());
        document.finishEditing();
        const auto own = edits::valueOf(diff.a->entitySource(), static_cast<qint32>(entity), "model").toByteArray();
        const auto model = valueHere(diff, own);
        if (own.startsWith('*') && model && *model != diff.a->entitySource().toText(own))
            document.edit(editOf(document, {document.entitySource().count() - 1, u"model"_s, *model}).value());
        document.finishEditing(); // before the macro ends
    }
    document.undoStack().endMacro();
    return {};
}

} // namespace

QString taking::takeRecords(Document &document, int lump, const std::vector<quint32> &records, int field)
{
    document.finishEditing();
    if (const auto why = whyUnknown(document); !why.isEmpty())
        return why;
    const auto diff = document.comparison().diff();
    if (lump == diff->records.entityListB)
        return takeEntities(document, *diff, records,
                            field == bsp::none ? QString() : fromView(diff->b->field({lump, field}).name));
    if (const auto why = document.records().whyLocked(lump); !why.isEmpty())
        return why;
    const auto edit = editToTake(*diff, document.map(), lump, records, field);
    if (!edit)
        return edit.error();
    const bool isAdded = field == bsp::none && std::ranges::any_of(records, [&](quint32 record) {
                             return diff->ofB({lump, record}).kind == RecordDifference::Added;
                         });
    if (!edit.value().empty())
        document.edit(stepName(), edit.value());
    else if (isAdded)
        document.records().remove(lump, records); // which says why if they stay
    else
        return sameSentence();
    return {};
}

QString taking::takeKey(Document &document, qint32 entity, const QString &key)
{
    document.finishEditing();
    if (const auto why = whyUnknown(document); !why.isEmpty())
        return why;
    const auto diff = document.comparison().diff();
    return takeEntities(document, *diff, {static_cast<quint32>(entity)}, key);
}

QString taking::append(Document &document, int otherLump, const std::vector<quint32> &records)
{
    document.finishEditing();
    if (const auto why = whyUnknown(document); !why.isEmpty())
        return why;
    const auto diff = document.comparison().diff();
    const auto isOnlyThere = [&](quint32 record) { return diff->ofA({otherLump, record}).kind == RecordDifference::Removed; };
    if (!std::ranges::all_of(records, isOnlyThere))
        return sameSentence();
    if (otherLump == diff->records.entityListA)
        return appendEntities(document, *diff, records);
    if (const auto why = document.records().whyLocked(); !why.isEmpty())
        return why;
    const auto edit = editToAppend(*diff, document.map(), otherLump, records);
    if (!edit)
        return edit.error();
    document.edit(stepName(), edit.value());
    return {};
}

QString taking::takeLump(Document &document, const LumpMatches &matches)
{
    document.finishEditing();
    if (const auto why = whyUnknown(document); !why.isEmpty())
        return why;
    const auto &map = document.map();
    const bool isEntities = matches.lumpB != bsp::none && matches.lumpB == map.format().roles.entities;
    if (const auto why = isEntities ? document.whyReadOnly() : document.records().whyLocked(); !why.isEmpty())
        return why;
    const auto edit = editToTakeLump(*document.comparison().diff(), map, matches);
    if (!edit)
        return edit.error();
    if (edit.value().empty())
        return sameSentence();
    document.edit(stepName(), edit.value());
    return {};
}

QString taking::takeLump(Document &document, int lump)
{
    if (const auto why = whyUnknown(document); !why.isEmpty())
        return why;
    const auto diff = document.comparison().diff();
    const auto &roles = document.map().format().roles;
    const int stored = lump == roles.entityList ? roles.entities : lump;
    const auto found = std::ranges::find(diff->records.lumps, stored, &LumpMatches::lumpB);
    return found == diff->records.lumps.end() ? sameSentence() : takeLump(document, *found);
}

QString taking::take(Document &document, const DifferenceModel &model, const QModelIndex &index)
{
    if (const auto why = whyUnknown(document); !why.isEmpty())
        return why;
    const auto entries = model.entriesOf(index);
    const auto [lumpA, lumpB] = model.lumpsOf(index);
    if (entries.empty() || (model.isLight(index) && !index.parent().isValid())) {
        const auto diff = document.comparison().diff();
        const auto isIt = [ofA = lumpA, ofB = lumpB](const LumpMatches &each) { return each.lumpA == ofA && each.lumpB == ofB; };
        const auto found = std::ranges::find_if(diff->records.lumps, isIt);
        return found == diff->records.lumps.end() ? sameSentence() : takeLump(document, *found);
    }
    if (model.isLight(index))
        return TakerText::tr("The light of a single face cannot be taken. Take the whole lump.");
    const auto own = entries.front().b.isValid() ? &DifferenceModel::Entry::b : &DifferenceModel::Entry::a;
    std::vector<quint32> records;
    for (const auto &entry : entries)
        records.push_back((entry.*own).index);
    const int lump = (entries.front().*own).lump;
    return entries.front().b.isValid() ? takeRecords(document, lump, records) : append(document, lump, records);
}
