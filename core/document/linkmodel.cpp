#include "core/document/linkmodel.h"

#include "core/map/celltext.h"
#include "core/text.h"

#include <algorithm>
#include <map>
#include <span>

using namespace Qt::StringLiterals;

LinkModel::LinkModel(const MapTables &tables, QObject *parent) : QStandardItemModel(parent), tables_(tables) {}

void LinkModel::setRecord(RecordRef record)
{
    clear();
    if (!tables_.map().contains(record))
        return;
    addUses(record);
    addUsers(record);
}

void LinkModel::addGroup(QStandardItem *under, const QString &text, const std::vector<RecordRef> &records)
{
    auto *group = new QStandardItem(u"%1 (%2)"_s.arg(text, numberText(std::ssize(records))));
    group->setData(QVariant::fromValue(records), GroupRole);
    for (size_t i = 0; i < std::min(records.size(), listed); ++i) {
        auto *item = new QStandardItem(u"%1  %2"_s.arg(title(tables_.map(), records[i]), summary(tables_.map(), records[i])));
        item->setData(QVariant::fromValue(records[i]), RecordRows::RecordRole);
        group->appendRow(item);
    }
    if (records.size() > listed) {
        auto *more = new QStandardItem(
            tr("and %1 more: double-click the group to select them all").arg(numberText(std::ssize(records) - qint64(listed))));
        more->setEnabled(false);
        group->appendRow(more);
    }
    under->appendRow(group);
}

void LinkModel::appendSection(QStandardItem *section, const QString &whenEmpty)
{
    if (!section->hasChildren()) {
        section->setText(whenEmpty);
        section->setEnabled(false);
    }
    appendRow(section);
}

void LinkModel::addUses(RecordRef record)
{
    const auto &map = tables_.map();
    const auto fields = map.lump(record.lump).fields;
    auto *uses = new QStandardItem(tr("Uses"));
    for (int f = 0; f < static_cast<int>(fields.size()); ++f) {
        const Link *link = tables_.references().link(record.lump, f);
        const auto target = link ? link->at(record.index) : Link::Target{};
        if (target.count == 0)
            continue;
        const bool blob = map.lump(target.lump).fields.empty();
        std::vector<RecordRef> records;
        for (quint32 i = 0; i < (blob ? 1 : target.count); ++i)
            records.push_back({target.lump, target.first + i});
        addGroup(
            uses,
            u"%1 %2 %3"_s.arg(fromView(fields[static_cast<size_t>(f)].name), u"\u2192"_s, fromView(map.lump(target.lump).title)),
            records);
    }
    if (isEntity(record))
        addNamed(uses, static_cast<qint32>(record.index));
    appendSection(uses, tr("Uses nothing"));
}

// Adds the entities that an entity targets, by key.
void LinkModel::addNamed(QStandardItem *under, qint32 entity)
{
    const auto source = tables_.entitySource();
    const auto &targets = tables_.targets();
    const auto classname = edits::valueOf(source, entity, "classname");
    size_t rows = 0;
    for (const auto &pair : source.pairsOf(entity)) {
        const auto key = source.key(pair), value = source.value(pair);
        const auto name = targets.referenceIn(classname, key, value);
        if (name.isEmpty() || ++rows > listed)
            continue;
        const auto entities = targets.named(name);
        const auto text = u"%1 \u2192 %2"_s.arg(source.toText(key), source.toText(name));
        if (!entities.empty()) {
            addGroup(under, text, refsOf(tables_.map().format().roles.entityList, entities));
            continue;
        }
        auto *nobody =
            new QStandardItem(targets.isMissing(classname, key, value) ? tr("%1: no entity has this targetname").arg(text)
                                                                       : tr("%1: not an entity of this map").arg(text));
        nobody->setEnabled(false);
        under->appendRow(nobody);
    }
}

// Adds the entities that target an entity, by key, or all in one group if they are very many.
void LinkModel::addNaming(QStandardItem *under, qint32 entity)
{
    constexpr size_t most = 10'000;
    const auto source = tables_.entitySource();
    const auto &targets = tables_.targets();
    const auto own = targets.namesOf(entity);
    const auto naming = targets.targetersOf(entity);
    std::map<QString, std::vector<qint32>> byKey;
    for (const qint32 from : std::span(naming).first(naming.size() > most ? 0 : naming.size())) {
        const auto classname = edits::valueOf(source, from, "classname");
        for (const auto &pair : source.pairsOf(from)) {
            const auto name = targets.referenceIn(classname, source.key(pair), source.value(pair));
            const auto meansIt = [&] { return std::ranges::binary_search(targets.named(name), entity); };
            const auto isOwn = [&] { return std::ranges::find(own, targets.folded(name)) != own.end(); };
            if (name.isEmpty() || (!isOwn() && !(name.endsWith('*') && meansIt())))
                continue;
            auto &known = byKey[source.toText(source.key(pair))];
            if (known.empty() || known.back() != from)
                known.push_back(from);
        }
    }
    if (naming.size() > most)
        byKey.emplace(u"targetname"_s, naming);
    const auto &map = tables_.map();
    const int lump = map.format().roles.entityList;
    for (const auto &[key, entities] : byKey)
        addGroup(under, u"%1 \u00b7 %2"_s.arg(fromView(map.lump(lump).title), key), refsOf(lump, entities));
}

// Adds the direct references, then related records further away, such as a face's leafs, clusters and entities.
void LinkModel::addUsers(RecordRef record)
{
    const auto &map = tables_.map();
    const auto &references = tables_.references();
    auto *users = new QStandardItem(tr("Used by"));
    for (const auto &source : references.sourcesOf(record.lump))
        if (const auto records = refsOf(source.lump, references.sources(record, source)); !records.empty())
            addGroup(users, u"%1 \u00b7 %2"_s.arg(fromView(map.lump(source.lump).title), fromView(map.field(source).name)),
                     records);
    if (isEntity(record))
        addNaming(users, static_cast<qint32>(record.index));
    appendSection(users, tr("Used by nothing"));
    auto *related = new QStandardItem(tr("Related"));
    const quint32 one[] = {record.index};
    for (const int lump : references.reachable(record.lump))
        if (const auto records = refsOf(lump, references.project(one, record.lump, lump)); !records.empty())
            addGroup(related, fromView(map.lump(lump).title), records);
    if (related->hasChildren())
        appendRow(related);
    else
        delete related;
}
