#include "core/document/differencemodel.h"

#include "core/document/document.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

using Entry = DifferenceModel::Entry;
using Group = DifferenceModel::Group;

QString lumpTitle(const MapDiff &diff, const LumpMatches &lump)
{
    return fromView(diff.mapOf(lump).lump(diff.numberOf(lump)).title);
}

Group lightGroup(const MapDiff &diff, const LumpMatches &lump, const LightDifferences &light)
{
    Group group{.title = lumpTitle(diff, lump), .isLight = true};
    group.sentence = DifferenceModel::tr("Faces with different light: %1; luxels that differ: %2, by at most %3")
                         .arg(numberText(light.faces.size()), numberText(light.luxels), numberText(light.largest));
    for (const auto &[a, b] : light.faces)
        group.entries.push_back({{diff.a->format().roles.faces, a}, {diff.b->format().roles.faces, b}});
    return group;
}

QString visibilitySentence(const VisDifferences &visibility)
{
    auto text = DifferenceModel::tr("Pairs of clusters that differ: %1").arg(numberText(visibility.differing));
    if (visibility.notCompared > 0)
        text += u"; "_s
                + DifferenceModel::tr("pairs that cannot be compared, because a cluster has no counterpart: %1")
                      .arg(numberText(visibility.notCompared));
    return text;
}

// Adds what differs in a lump that is not compared by its records.
void addBlob(std::vector<Group> &groups, const MapDiff &diff, const LumpMatches &lump)
{
    if (const auto *light = diff.lightOf(lump); light && !light->faces.empty())
        groups.push_back(lightGroup(diff, lump, *light));
    const auto add = [&](const QString &sentence) { groups.push_back({.title = lumpTitle(diff, lump), .sentence = sentence}); };
    if (const auto *visibility = diff.visibilityOf(lump); visibility && diff.differs(lump))
        add(visibilitySentence(*visibility));
    if (diff.hasOtherBytes(lump))
        add(lump.lumpA == bsp::none   ? DifferenceModel::tr("Only this map has this lump.")
            : lump.lumpB == bsp::none ? DifferenceModel::tr("Only the other map has this lump.")
                                      : DifferenceModel::tr("The bytes differ."));
}

void addNotEmpty(std::vector<Group> &groups, const QString &title, Group changed, Group added, Group removed)
{
    changed.kind = RecordDifference::Changed;
    added.kind = RecordDifference::Added;
    removed.kind = RecordDifference::Removed;
    for (auto *group : {&changed, &added, &removed})
        if (!group->entries.empty()) {
            group->title = title;
            groups.push_back(std::move(*group));
        }
}

void addLump(std::vector<Group> &groups, const MapDiff &diff, const LumpMatches &lump)
{
    Group changed, added, removed;
    for (const auto &each : lump.changed)
        changed.entries.push_back({{lump.lumpA, each.a}, {lump.lumpB, each.b}});
    for (const quint32 record : lump.onlyB)
        added.entries.push_back({.b = {lump.lumpB, record}});
    for (const quint32 record : lump.onlyA)
        removed.entries.push_back({.a = {lump.lumpA, record}});
    addNotEmpty(groups, lumpTitle(diff, lump), std::move(changed), std::move(added), std::move(removed));
}

void addEntities(std::vector<Group> &groups, const MapDiff &diff)
{
    const int inA = diff.records.entityListA, inB = diff.records.entityListB;
    const auto ref = [](int lump, qint32 entity) { return RecordRef{lump, static_cast<quint32>(entity)}; };
    Group changed, added, removed;
    for (const auto &each : diff.entities.changed)
        changed.entries.push_back({ref(inA, each.was), ref(inB, each.now)});
    for (const qint32 entity : diff.entities.added)
        added.entries.push_back({.b = ref(inB, entity)});
    for (const qint32 entity : diff.entities.removed)
        removed.entries.push_back({.a = ref(inA, entity)});
    addNotEmpty(groups, fromView(diff.b->lump(inB).title), std::move(changed), std::move(added), std::move(removed));
}

std::vector<Group> groupsOf(const MapDiff &diff)
{
    std::vector<Group> groups;
    for (const auto &lump : diff.records.lumps) {
        const auto first = groups.size();
        if (diff.isEntities(lump)) {
            if (lump.lumpA != bsp::none) // maps of two formats have one each
                addEntities(groups, diff);
        } else if (diff.isMentioned(lump)) {
            addLump(groups, diff, lump);
            addBlob(groups, diff, lump);
        }
        for (auto &group : std::span(groups).subspan(first)) {
            group.lumpA = lump.lumpA;
            group.lumpB = lump.lumpB;
        }
    }
    return groups;
}

QString keyText(const MapDiff &diff, const KeyDifference &key)
{
    const auto was = inOneLine(diff.a->entitySource().toText(key.was)), now = inOneLine(diff.b->entitySource().toText(key.now));
    const auto name = diff.b->entitySource().toText(key.key);
    return key.was.isNull()   ? DifferenceModel::tr("%1 \"%2\" added", "a key and its value").arg(name, now)
           : key.now.isNull() ? DifferenceModel::tr("%1 \"%2\" removed", "a key and its value").arg(name, was)
                              : u"%1 \"%2\" -> \"%3\""_s.arg(name, was, now);
}

// Returns the fields or keys of two records that differ, with both values.
QString changesText(const MapDiff &diff, const Entry &entry)
{
    const auto difference = diff.ofB(entry.b);
    QStringList texts;
    for (const auto &key : difference.keys)
        texts.append(keyText(diff, key));
    if (!difference.keys.empty())
        return texts.join(u", "_s);
    for (const int field : difference.fields)
        texts.append(u"%1 %2 -> %3"_s.arg(fromView(diff.b->field({entry.b.lump, field}).name),
                                          inOneLine(CellText(*diff.a, entry.a.lump, field).text(entry.a.index)),
                                          inOneLine(CellText(*diff.b, entry.b.lump, field).text(entry.b.index))));
    return texts.join(u", "_s);
}

QString entryText(const MapDiff &diff, const Group &group, const Entry &entry)
{
    if (group.isLight)
        return DifferenceModel::tr("Its light differs.");
    switch (group.kind) {
    case RecordDifference::Added: return inOneLine(summary(*diff.b, entry.b));
    case RecordDifference::Removed: return inOneLine(summary(*diff.a, entry.a));
    default: return changesText(diff, entry);
    }
}

// Returns a record's name in this map, with its number in the other one if that differs.
QString entryTitle(const MapDiff &diff, const Entry &entry)
{
    if (!entry.b.isValid())
        return DifferenceModel::tr("%1 in the other map").arg(title(*diff.a, entry.a));
    const auto name = title(*diff.b, entry.b);
    return !entry.a.isValid() || entry.a.index == entry.b.index
               ? name
               : DifferenceModel::tr("%1 (other map: %2)", "a record, and its number in the other map")
                     .arg(name, numberText(entry.a.index));
}

QString sentenceOf(const Group &group)
{
    return !group.sentence.isEmpty() ? group.sentence
                                     : DifferenceModel::tr("%Ln records", nullptr, static_cast<int>(group.entries.size()));
}

// Leaves the lines that contain all words.
void keepMatching(std::vector<Group> &groups, const MapDiff &diff, const QStringList &words, const std::stop_token &stop)
{
    const auto fits = [&words](const QString &text) {
        return std::ranges::all_of(words, [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    for (auto &group : groups) {
        const auto head = Comparison::word(group.kind) + u' ' + group.title + u' ';
        const bool isAlone = group.entries.empty();
        std::erase_if(group.entries, [&](const Entry &entry) {
            return stop.stop_requested() || !fits(head + entryTitle(diff, entry) + u' ' + entryText(diff, group, entry));
        });
        if (isAlone ? !fits(head + group.sentence) : group.entries.empty())
            group.title.clear();
    }
    std::erase_if(groups, [](const Group &group) { return group.title.isEmpty(); });
}

} // namespace

DifferenceModel::DifferenceModel(Document &document, QObject *parent) : QAbstractItemModel(parent), document_(document)
{
    connect(&document.comparison(), &Comparison::changed, this, &DifferenceModel::follow);
    follow();
}

void DifferenceModel::setFilter(const QString &words)
{
    words_ = words.simplified();
    list();
}

bool DifferenceModel::isCurrent() const { return shown_ == document_.comparison().diff(); }

// Lists a new result. The old list stays until then, unless the comparison has ended.
void DifferenceModel::follow()
{
    const auto &comparison = document_.comparison();
    if (comparison.diff() == known_ || (!comparison.diff() && comparison.isBusy()))
        return;
    known_ = comparison.diff();
    list();
}

void DifferenceModel::list()
{
    work_.run(
        [diff = known_, words = words_.split(u' ', Qt::SkipEmptyParts)](std::stop_token stop) {
            auto groups = diff ? groupsOf(*diff) : std::vector<Group>();
            if (diff && !words.isEmpty())
                keepMatching(groups, *diff, words, stop);
            return groups;
        },
        [this, diff = known_](std::vector<Group> groups) {
            beginResetModel();
            shown_ = diff;
            groups_ = std::move(groups);
            endResetModel();
            emit listed();
        });
}

QModelIndex DifferenceModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevel);
}

QModelIndex DifferenceModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == topLevel)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, topLevel);
}

const DifferenceModel::Group &DifferenceModel::groupOf(const QModelIndex &index) const
{
    return groups_[index.internalId() == topLevel ? static_cast<size_t>(index.row())
                                                  : static_cast<size_t>(index.internalId() - 1)];
}

// Returns the entry of a line; null for a group.
const DifferenceModel::Entry *DifferenceModel::entryAt(const QModelIndex &index) const
{
    return index.internalId() == topLevel ? nullptr : &groupOf(index).entries[static_cast<size_t>(index.row())];
}

DifferenceModel::Entry DifferenceModel::entryOf(const QModelIndex &index) const
{
    const auto *entry = index.isValid() ? entryAt(index) : nullptr;
    return entry ? *entry : Entry{};
}

std::vector<DifferenceModel::Entry> DifferenceModel::entriesOf(const QModelIndex &index) const
{
    const auto *entry = entryAt(index);
    return entry ? std::vector{*entry} : groupOf(index).entries;
}

qsizetype DifferenceModel::leafCount() const
{
    return std::accumulate(groups_.begin(), groups_.end(), qsizetype{0}, [](qsizetype sum, const Group &group) {
        return sum + std::max<qsizetype>(1, std::ssize(group.entries));
    });
}

QModelIndex DifferenceModel::leaf(qsizetype number) const
{
    for (int row = 0; number >= 0 && row < rowCount(); ++row) {
        const auto count = std::ssize(groups_[static_cast<size_t>(row)].entries);
        if (number < std::max<qsizetype>(1, count))
            return count == 0 ? index(row, 0) : index(static_cast<int>(number), 0, index(row, 0));
        number -= std::max<qsizetype>(1, count);
    }
    return {};
}

qsizetype DifferenceModel::numberOf(const QModelIndex &leaf) const
{
    if (!leaf.isValid() || (!leaf.parent().isValid() && !groupOf(leaf).entries.empty()))
        return -1;
    const int group = leaf.parent().isValid() ? leaf.parent().row() : leaf.row();
    qsizetype number = leaf.parent().isValid() ? leaf.row() : 0;
    for (int row = 0; row < group; ++row)
        number += std::max<qsizetype>(1, std::ssize(groups_[static_cast<size_t>(row)].entries));
    return number;
}

int DifferenceModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(groups_.size());
    if (parent.internalId() != topLevel || parent.column() != 0)
        return 0;
    return static_cast<int>(groupOf(parent).entries.size());
}

int DifferenceModel::columnCount(const QModelIndex &) const { return ColumnCount; }

QString DifferenceModel::textAt(const QModelIndex &index) const
{
    const auto &group = groupOf(index);
    const auto *entry = entryAt(index);
    switch (index.column()) {
    case KindColumn: return Comparison::word(group.kind);
    case RecordColumn: return entry ? entryTitle(*shown_, *entry) : group.title;
    default: return entry ? entryText(*shown_, group, *entry) : sentenceOf(group);
    }
}

QVariant DifferenceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto *entry = entryAt(index);
    switch (role) {
    case Qt::DisplayRole: return textAt(index);
    case Qt::ToolTipRole: return index.column() == TextColumn ? asToolTip(textAt(index)) : QVariant();
    case RecordRows::RecordRole: return QVariant::fromValue(entry ? entry->b : RecordRef{});
    case OtherRecordRole: return QVariant::fromValue(entry ? entry->a : RecordRef{});
    case KindRole: return static_cast<int>(groupOf(index).kind);
    default: return {};
    }
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation == Qt::Vertical)
        return {};
    return section == KindColumn ? tr("Status") : section == RecordColumn ? tr("Record") : tr("Difference");
}
