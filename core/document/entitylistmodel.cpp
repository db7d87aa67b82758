#include "core/document/entitylistmodel.h"

#include "core/entities/keycounts.h"
#include "core/map/celltext.h"
#include "core/map/link.h"

#include <QFont>
#include <QPalette>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <unordered_map>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int settling = 500; // milliseconds: as long as a double click may take

} // namespace

EntityListModel::EntityListModel(const Document &document, QObject *parent)
    : RecordRows(parent), document_(document), keys_(ColumnCount)
{
    arrange();
    chooseColumns();
    const auto readAgain = [this] { // the columns that the filter reads have moved
        if (!filter_.isEmpty())
            filter_ = Filter::bind(filter_.parsed(), document_.references(), lump(), filter_.keys());
    };
    connect(&document.tables(), &MapTables::changed, this, [this, readAgain](const MapChange &change) {
        const bool isTouched = change.touches(lump());
        readAgain();
        if (isTouched || !filter_.isEmpty())
            arrange();
        if (isTouched)
            settle_.start();
    });
    const auto filterAgain = [this, readAgain] {
        readAgain();
        if (!filter_.isEmpty())
            arrange();
    };
    connect(&document.tables(), &MapTables::columnsComputed, this, filterAgain);
    connect(&document.tables(), &MapTables::differencesChanged, this, filterAgain);
    connect(&document, &Document::gameChanged, this, [this] { // the game may find other entities by name, and spawn others
        chooseColumns();
        notifyAllChanged();
    });
    // Columns must not move during a double click, or while the selection goes through rows.
    settle_.setSingleShot(true);
    settle_.setInterval(settling);
    connect(&document.selection(), &Selection::changed, &settle_, qOverload<>(&QTimer::start));
    connect(&settle_, &QTimer::timeout, this, &EntityListModel::chooseColumns);
}

void EntityListModel::setFilter(Filter filter)
{
    filter_ = std::move(filter);
    arrange();
    chooseColumns();
}

void EntityListModel::setGrouped(bool grouped)
{
    grouped_ = grouped;
    arrange();
}

void EntityListModel::setSpawnMode(const bsp::SpawnMode *mode)
{
    mode_ = mode;
    notifyAllChanged();
}

quint32 EntityListModel::leftOutCount() const
{
    quint32 count = 0;
    const auto source = document_.entitySource();
    for (quint32 entity = 0; mode_ && entity < entityCount(); ++entity)
        if (!whyNotSpawned(source, static_cast<qint32>(entity), document_.map().game(), *mode_).isEmpty())
            ++count;
    return count;
}

std::vector<EntityListModel::Group> EntityListModel::groupsOf(const std::vector<quint32> &entities) const
{
    std::vector<Group> groups;
    std::unordered_map<QByteArray, size_t> known;
    const auto source = document_.entitySource();
    for (const quint32 entity : entities) {
        const auto classname = edits::valueOf(source, static_cast<qint32>(entity), "classname").toByteArray();
        const auto [it, isNew] = known.try_emplace(classname.toLower(), groups.size());
        if (isNew)
            groups.push_back({.classname = classname.toLower(),
                              .title = classname.isEmpty() ? tr("(no classname)") : source.toText(classname)});
        groups[it->second].entities.push_back(entity);
    }
    std::ranges::sort(groups, {}, &Group::classname);
    return groups;
}

// Arranges the rows. If they do not change, as in most edits, views keep their position.
void EntityListModel::arrange()
{
    const auto entities = filter_.apply(document_.references(), lump());
    auto groups = grouped_ ? groupsOf(entities) : std::vector<Group>();
    std::vector<Row> rows;
    std::vector<qint32> rowOf(entityCount(), -1);
    const auto add = [&](quint32 entity, qint32 group) {
        rowOf[entity] = static_cast<qint32>(rows.size());
        rows.push_back({static_cast<qint32>(entity), group});
    };
    for (qint32 g = 0; g < static_cast<qint32>(groups.size()); ++g) {
        const auto &group = groups[static_cast<size_t>(g)];
        const bool folded = folded_.contains(group.classname);
        for (const quint32 entity : group.entities)
            rowOf[entity] = static_cast<qint32>(rows.size());
        rows.push_back({-1, g});
        for (size_t i = 0; !folded && i < group.entities.size(); ++i)
            add(group.entities[i], g);
    }
    for (size_t i = 0; !grouped_ && i < entities.size(); ++i)
        add(entities[i], -1);
    const bool same = rows == rows_ && groups == groups_;
    if (!same)
        beginResetModel();
    groups_ = std::move(groups);
    rows_ = std::move(rows);
    rowOf_ = std::move(rowOf);
    shown_ = static_cast<quint32>(entities.size());
    if (same)
        notifyAllChanged();
    else
        endResetModel();
}

// Returns the entities that the filter shows or, without one, all of the selected classes.
std::vector<quint32> EntityListModel::relevantEntities() const
{
    const auto source = document_.entitySource();
    std::vector<quint32> entities;
    if (!filter_.isEmpty()) {
        for (quint32 entity = 0; entity < rowOf_.size(); ++entity)
            if (rowOf_[entity] >= 0)
                entities.push_back(entity);
        return entities;
    }
    QSet<QByteArray> classes;
    for (const auto &record : document_.selection().records())
        if (record.lump == lump() && document_.map().contains(record))
            classes.insert(edits::valueOf(source, static_cast<qint32>(record.index), "classname").toByteArray());
    for (quint32 entity = 0; !classes.isEmpty() && entity < entityCount(); ++entity)
        if (classes.contains(edits::valueOf(source, static_cast<qint32>(entity), "classname").toByteArray()))
            entities.push_back(entity);
    return entities;
}

// Chooses the keys of the columns. Their number stays the same, so that views keep their position.
void EntityListModel::chooseColumns()
{
    constexpr size_t mostTelling = 3;
    const auto source = document_.entitySource();
    std::vector<quint32> all(entityCount());
    std::iota(all.begin(), all.end(), 0U);
    const KeyCounts counts(source, all);
    std::vector<QByteArray> keys;
    const auto add = [&keys](const QByteArray &key) {
        const auto isIt = [&key](const QByteArray &known) { return isSame(known, key); };
        if (keys.size() < ColumnCount && std::ranges::none_of(keys, isIt))
            keys.push_back(key);
    };
    add("classname");
    for (const auto &key : filter_.keys())
        add(source.searchBytes(key));
    auto telling = KeyCounts(source, relevantEntities()).distinctiveAgainst(counts);
    telling.resize(std::min(telling.size(), mostTelling));
    std::ranges::for_each(telling, add);
    const auto names = viewOf(document_.map().game().targets.always.front());
    for (const auto &key : {QByteArray("targetname"), names.toByteArray(), QByteArray("origin"), QByteArray("model")})
        add(key);
    std::ranges::for_each(counts.commonest(), add);
    keys.resize(ColumnCount);
    if (keys_ == keys)
        return;
    std::vector<int> now;
    for (const auto &key : keys_)
        now.push_back(static_cast<int>(std::ranges::find(keys, key) - keys.begin()));
    std::ranges::replace(now, ColumnCount, -1);
    keys_ = std::move(keys);
    notifyAllChanged();
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emit columnsChosen(now);
}

int EntityListModel::columnOf(const QString &key) const
{
    const auto sought = document_.entitySource().searchBytes(key);
    const auto found = std::ranges::find_if(keys_, [&](const QByteArray &known) { return isSame(known, sought); });
    return found == keys_.end() ? -1 : static_cast<int>(found - keys_.begin());
}

RecordRef EntityListModel::recordAt(int row) const
{
    const auto entity = rows_[static_cast<size_t>(row)].entity;
    return entity < 0 ? RecordRef{} : RecordRef{lump(), static_cast<quint32>(entity)};
}

int EntityListModel::rowOf(quint32 index) const { return index < rowOf_.size() ? rowOf_[index] : -1; }

void EntityListModel::appendRecords(int row, bool isAlone, std::vector<quint32> &records) const
{
    if (!isHeading(row))
        records.push_back(recordAt(row).index);
    else if (isAlone || isFolded(row))
        std::ranges::copy(groups_[static_cast<size_t>(rows_[static_cast<size_t>(row)].group)].entities,
                          std::back_inserter(records));
}

bool EntityListModel::isMarked(int row) const
{
    const auto &[entity, group] = rows_[static_cast<size_t>(row)];
    const auto isMarkedEntity = [this](quint32 each) { return std::ranges::binary_search(marked(), each); };
    if (entity >= 0)
        return isMarkedEntity(static_cast<quint32>(entity));
    const auto &entities = groups_[static_cast<size_t>(group)].entities;
    return isFolded(row) ? std::ranges::any_of(entities, isMarkedEntity) : std::ranges::all_of(entities, isMarkedEntity);
}

bool EntityListModel::isHeading(int row) const
{
    return row >= 0 && row < rowCount() && rows_[static_cast<size_t>(row)].entity < 0;
}

bool EntityListModel::isFolded(int row) const
{
    return isHeading(row) && folded_.contains(groups_[static_cast<size_t>(rows_[static_cast<size_t>(row)].group)].classname);
}

void EntityListModel::setFolded(int row, bool folded)
{
    if (!isHeading(row) || isFolded(row) == folded)
        return;
    const auto &classname = groups_[static_cast<size_t>(rows_[static_cast<size_t>(row)].group)].classname;
    if (folded)
        folded_.insert(classname);
    else
        folded_.remove(QByteArray(classname));
    arrange();
}

void EntityListModel::setAllFolded(bool folded)
{
    folded_.clear();
    if (folded)
        for (const auto &group : groups_)
            folded_.insert(group.classname);
    arrange();
}

QByteArrayView EntityListModel::keyOf(int column) const { return keys_[static_cast<size_t>(column)]; }

// Checks that the entity has the key, since in some classes any key is a name.
QByteArrayView EntityListModel::nameIn(quint32 entity, int column) const
{
    const auto classname = edits::valueOf(document_.entitySource(), static_cast<qint32>(entity), "classname");
    const auto itsValue = value(entity, column);
    return itsValue.isNull() ? itsValue : document_.targets().referenceIn(classname, keyOf(column), itsValue);
}

QByteArrayView EntityListModel::value(quint32 entity, int column) const
{
    return edits::valueOf(document_.entitySource(), static_cast<qint32>(entity), keyOf(column));
}

QString EntityListModel::text(quint32 entity, int column) const { return document_.entitySource().toText(value(entity, column)); }

RecordRef EntityListModel::link(quint32 entity, int column) const
{
    if (const auto name = nameIn(entity, column); !name.isEmpty()) {
        const auto targets = document_.targets().named(name);
        return targets.empty() ? RecordRef{} : RecordRef{lump(), static_cast<quint32>(targets.front())};
    }
    const Link *model = isModel(column) ? modelLink() : nullptr;
    return model ? model->at(entity).ref() : RecordRef{};
}

bool EntityListModel::isBroken(quint32 entity, int column) const
{
    const auto classname = edits::valueOf(document_.entitySource(), static_cast<qint32>(entity), "classname");
    if (const auto itsValue = value(entity, column);
        !itsValue.isNull() && document_.targets().isMissing(classname, keyOf(column), itsValue))
        return true;
    const Link *model = isModel(column) ? modelLink() : nullptr;
    return model && model->at(entity).state == Link::Target::Invalid;
}

QString EntityListModel::whyNotMade(qint32 entity) const
{
    return whyNotSpawned(document_.entitySource(), entity, document_.map().game(), *mode_);
}

// Adds the help of a class's definition.
void EntityListModel::addHelp(QStringList &lines, QByteArrayView classname) const
{
    const auto classes = document_.map().classes();
    if (const auto help = classes.definitions().find(classname).help(); !help.isEmpty())
        lines.append(help);
}

QString EntityListModel::toolTip(quint32 entity, int column) const
{
    QStringList lines;
    if (const auto value = text(entity, column); !value.isEmpty())
        lines.append(value);
    if (column == Classname)
        addHelp(lines, edits::valueOf(document_.entitySource(), static_cast<qint32>(entity), "classname"));
    if (isBroken(entity, column))
        lines.append(isModel(column) ? whyInvalid(document_.map(), *modelLink(), entity) : tr("No entity has this targetname."));
    else if (const auto to = link(entity, column); to.isValid())
        lines.append(u"%1: %2"_s.arg(title(document_.map(), to), summary(document_.map(), to)));
    if (mode_)
        if (const auto why = whyNotMade(static_cast<qint32>(entity)); !why.isEmpty())
            lines.append(tr("Not spawned in this mode: %1").arg(why));
    return lines.join(u'\n');
}

QVariant EntityListModel::headingData(const Group &group, int column, int role) const
{
    const auto count = numberText(group.entities.size());
    if (role == Qt::DisplayRole && column == Classname)
        return u"%1 %2 (%3)"_s.arg(QChar(folded_.contains(group.classname) ? 0x25b8 : 0x25be), group.title, count);
    if (role == Qt::ToolTipRole) {
        QStringList lines{headingData(group, column, Qt::AccessibleTextRole).toString()};
        addHelp(lines, group.classname);
        return asToolTip(lines.join(u'\n'));
    }
    if (role == Qt::AccessibleTextRole)
        return folded_.contains(group.classname) ? tr("%1, %2 entities, collapsed").arg(group.title, count)
                                                 : tr("%1, %2 entities").arg(group.title, count);
    if (role == Qt::FontRole) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant EntityListModel::cellData(const QModelIndex &index, int role) const
{
    if (role == MarkedRole)
        return isMarked(index.row());
    if (role == RecordRole)
        return QVariant::fromValue(recordAt(index.row()));
    const auto row = rows_[static_cast<size_t>(index.row())];
    const auto number = row.entity;
    if (number < 0)
        return headingData(groups_[static_cast<size_t>(row.group)], index.column(), role);
    const auto entity = static_cast<quint32>(number);
    const auto isLeftOut = [&] { return mode_ && !whyNotMade(number).isEmpty(); };
    switch (role) {
    case Qt::DisplayRole:
    case RawRole: return text(entity, index.column());
    case Qt::ToolTipRole: return asToolTip(toolTip(entity, index.column()));
    case LinkRole: return QVariant::fromValue(link(entity, index.column()));
    case BrokenRole: return isBroken(entity, index.column());
    case LeftOutRole: return isLeftOut();
    case Qt::ForegroundRole: return isLeftOut() ? QVariant(QPalette().brush(QPalette::Disabled, QPalette::Text)) : QVariant();
    case Qt::FontRole: return isLeftOut() ? inItalics() : QVariant();
    default: return {};
    }
}

QVariant EntityListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Horizontal)
        return section < ColumnCount ? QVariant(document_.entitySource().toText(keyOf(section))) : QVariant();
    if (section >= rowCount())
        return {};
    const auto entity = rows_[static_cast<size_t>(section)].entity;
    return entity < 0 ? QString() : QString::number(entity);
}
