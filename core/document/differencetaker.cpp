#include "core/document/differencetaker.h"

#include "core/document/document.h"
#include "core/document/recordeditor.h"
#include "core/games/keyvalues.h"
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

QString stillCompared() { return TakerText::tr("The maps are still being compared. Try again in a moment."); }

// Returns why nothing can be taken now, in a sentence.
QString whyNothing(const Document &document)
{
    const auto &comparison = document.comparison();
    if (!comparison.diff())
        return comparison.isOn() ? stillCompared() : TakerText::tr("This map is not being compared with another one.");
    return document.whyReadOnly();
}

QString sameSentence() { return TakerText::tr("Nothing here differs from the other map."); }
QString stepName() { return TakerText::tr("Take from the Other Map"); }

// Returns the value that a key of the other map needs in this one: the key `model` gets the number that its brush model has
// here. Nothing: this map lacks the brush model.
std::optional<QString> valueHere(const MapDiff &diff, QByteArrayView key, QByteArrayView value)
{
    const auto source = diff.a->entitySource();
    const auto text = source.toText(value);
    if (!isSame(key, "model") || !value.startsWith('*'))
        return text;
    const int models = diff.a->format().roles.models;
    const auto number = bsp::brushModelIn(value, source.values(), diff.a->recordCount(models));
    const auto here = number ? diff.records.inB({models, *number}) : RecordRef();
    if (!here.isValid())
        return {};
    return here.index == *number ? text : u"*%1"_s.arg(here.index);
}

QString lacksModel(const MapDiff &diff, qint32 entity)
{
    return TakerText::tr("%1 has a brush model in the other map that this map lacks.")
        .arg(title(*diff.b, {diff.records.entityListB, static_cast<quint32>(entity)}));
}

// Adds the splices that give an entity the other map's values of its keys that differ: of all or, unless it is empty, of `only`.
// Returns why they cannot be taken.
QString addKeys(Splices &splices, const Document &document, const RecordDifference &difference, const QString &only)
{
    const auto &diff = *document.comparison().diff();
    const auto source = document.entitySource();
    const std::array entity{static_cast<qint32>(difference.b.index)};
    for (const auto &each : difference.keys) {
        const auto key = diff.b->entitySource().toText(each.key);
        if (!only.isEmpty() && only.compare(key, Qt::CaseInsensitive) != 0)
            continue;
        const auto value = each.was.isNull() ? std::nullopt : valueHere(diff, each.key, each.was);
        if (!value && !each.was.isNull())
            return lacksModel(diff, entity[0]);
        auto edit =
            value ? edits::setValue(source, entity, key, *value) : Result<EntityEdit>(edits::removeKey(source, entity, key));
        if (!edit)
            return edit.error();
        std::ranges::move(edit.value().splices, std::back_inserter(splices));
    }
    return {};
}

// Gives entities the values of their counterparts, and removes those that only this map has, in one edit. `only`: a key, whose
// value alone is taken; empty: all.
QString takeEntities(Document &document, const std::vector<quint32> &entities, const QString &only)
{
    const auto &diff = *document.comparison().diff();
    Splices splices;
    for (const quint32 entity : entities) {
        const auto difference = diff.ofB({diff.records.entityListB, entity});
        const std::array number{static_cast<qint32>(entity)};
        if (difference.kind == RecordDifference::Added && only.isEmpty())
            std::ranges::move(edits::removeEntities(document.entitySource(), number).splices, std::back_inserter(splices));
        else if (const auto why = addKeys(splices, document, difference, only); !why.isEmpty())
            return why;
    }
    if (splices.empty())
        return sameSentence();
    std::ranges::stable_sort(splices, {}, &Splice::offset);
    document.edit({.what = stepName(), .splices = std::move(splices)});
    return {};
}

// Returns the text of an entity of the other map with the number that its brush model has in this one.
Result<QByteArray> textHere(const MapDiff &diff, qint32 entity)
{
    const auto source = diff.a->entitySource();
    const std::array number{entity};
    const auto text = edits::textOf(source, number);
    const auto own = edits::valueOf(source, entity, "model");
    if (own.isNull())
        return text;
    const auto model = valueHere(diff, "model", own);
    if (!model)
        return Error{TakerText::tr("%1 has a brush model that this map lacks.")
                         .arg(title(*diff.a, {diff.records.entityListA, static_cast<quint32>(entity)}))};
    if (*model == source.toText(own))
        return text;
    auto edit = edits::setValue(source, number, u"model"_s, *model);
    if (!edit)
        return Error{edit.error()};
    for (auto &splice : edit.value().splices)
        splice.offset -= source.entity(entity).span.offset;
    return applied(text, edit.value().splices);
}

// Appends entities of the other map.
QString appendEntities(Document &document, const std::vector<quint32> &entities)
{
    const auto &diff = *document.comparison().diff();
    QByteArray all;
    for (const quint32 entity : entities) {
        const auto text = textHere(diff, static_cast<qint32>(entity));
        if (!text)
            return text.error();
        all += text.value();
    }
    if (diff.a->textCode() != document.map().textCode())
        all = toBytes(toText(all, diff.a->textCode()), document.map().textCode(), '?');
    auto edit = edits::insertText(document.entitySource(), -1, all);
    if (!edit)
        return edit.error();
    edit.value().what = stepName();
    document.edit(std::move(edit).value());
    return {};
}

// Changes records by `edit`, and removes others, as one step of undo.
void changeAndRemove(Document &document, const Edit &edit, int lump, const std::vector<quint32> &removed)
{
    document.undoStack().beginMacro(stepName());
    document.edit(stepName(), edit);
    document.records().remove(lump, removed); // which says why if they stay
    document.finishEditing();                 // before the macro ends
    document.undoStack().endMacro();
}

} // namespace

QString taking::takeRecords(Document &document, int lump, const std::vector<quint32> &records, int field)
{
    document.finishEditing();
    if (const auto why = whyNothing(document); !why.isEmpty())
        return why;
    const auto diff = document.comparison().diff();
    if (lump == diff->records.entityListB)
        return takeEntities(document, records, field == bsp::none ? QString() : fromView(diff->b->field({lump, field}).name));
    if (const auto why = document.records().whyLocked(lump); !why.isEmpty())
        return why;
    const auto edit = editToTake(*diff, document.map(), lump, records, field);
    if (!edit)
        return edit.error();
    std::vector<quint32> added;
    if (field == bsp::none)
        std::ranges::copy_if(records, std::back_inserter(added), [&](quint32 record) {
            return diff->ofB({lump, record}).kind == RecordDifference::Added;
        });
    if (edit.value().empty() && added.empty())
        return sameSentence();
    if (added.empty())
        document.edit(stepName(), edit.value());
    else if (edit.value().empty())
        document.records().remove(lump, added); // which says why if they stay
    else
        changeAndRemove(document, edit.value(), lump, added);
    return {};
}

QString taking::takeKey(Document &document, qint32 entity, const QString &key)
{
    document.finishEditing();
    if (const auto why = whyNothing(document); !why.isEmpty())
        return why;
    return takeEntities(document, {static_cast<quint32>(entity)}, key);
}

QString taking::append(Document &document, int otherLump, const std::vector<quint32> &records)
{
    document.finishEditing();
    if (const auto why = whyNothing(document); !why.isEmpty())
        return why;
    const auto diff = document.comparison().diff();
    const auto isOnlyThere = [&](quint32 record) { return diff->ofA({otherLump, record}).kind == RecordDifference::Removed; };
    if (!std::ranges::all_of(records, isOnlyThere))
        return sameSentence();
    if (otherLump == diff->records.entityListA)
        return appendEntities(document, records);
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
    if (const auto why = whyNothing(document); !why.isEmpty())
        return why;
    const auto &map = document.map();
    if (matches.lumpB == bsp::none || matches.lumpB != map.format().roles.entities)
        if (const auto why = document.records().whyLocked(); !why.isEmpty())
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
    if (const auto why = whyNothing(document); !why.isEmpty())
        return why;
    const auto diff = document.comparison().diff();
    const auto &roles = document.map().format().roles;
    const int stored = lump == roles.entityList ? roles.entities : lump;
    const auto found = std::ranges::find(diff->records.lumps, stored, &LumpMatches::lumpB);
    return found == diff->records.lumps.end() ? sameSentence() : takeLump(document, *found);
}

QString taking::take(Document &document, const DifferenceModel &model, const QModelIndex &index)
{
    if (const auto why = whyNothing(document); !why.isEmpty())
        return why;
    if (!model.isCurrent())
        return stillCompared();
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
