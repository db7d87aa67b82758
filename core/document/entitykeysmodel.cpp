#include "core/document/entitykeysmodel.h"

#include "core/camera/placetext.h"
#include "core/document/codehint.h"
#include "core/text.h"

#include <QPalette>
#include <QPointer>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSet>

#include <algorithm>
#include <unordered_map>
#include <utility>

using namespace Qt::StringLiterals;

EntityKeysModel::EntityKeysModel(Document &document, QObject *parent) : FlatTable(parent), document_(document)
{
    document.tables().whenTouched(Derived::EntityList, this, [this](const MapChange &change) { follow(change); });
    connect(&document, &Document::gameChanged, this, [this] { notifyAllChanged(); }); // which keys name entities may differ
}

void EntityKeysModel::setEntities(std::vector<qint32> entities)
{
    if (entities == entities_)
        return;
    entities_ = std::move(entities);
    newKey_.clear();
    read(false);
}

void EntityKeysModel::follow(const MapChange &change)
{
    const int list = document_.map().format().roles.entityList;
    std::vector<qint32> entities;
    for (const qint32 entity : entities_)
        if (const auto now = change.numberOf(list, entity); now >= 0)
            entities.push_back(now);
    std::ranges::sort(entities);
    entities_ = std::move(entities);
    read(pushing_);
}

// The model's own edits keep a view's position and editor. Other changes reset the model, since an open editor would write
// into rows of other entities, or into what undo has restored.
void EntityKeysModel::read(bool isOwnEdit)
{
    auto rows = entities_.size() == 1 ? rowsOfOne(entities_.front()) : rowsOfAll();
    // An added key follows those of its entity, and need not be the last of several entities' keys.
    const auto place = std::ranges::mismatch(rows_, rows, {}, &Row::key, &Row::key).in1 - rows_.begin();
    const bool adds = isOwnEdit && rows.size() == rows_.size() + 1
                      && std::equal(rows_.begin() + place, rows_.end(), rows.begin() + place + 1,
                                    [](const Row &a, const Row &b) { return a.key == b.key; });
    const bool stays = isOwnEdit && rows.size() == rows_.size();
    if (adds)
        beginInsertRows({}, static_cast<int>(place), static_cast<int>(place));
    else if (!stays)
        beginResetModel();
    rows_ = std::move(rows);
    if (adds)
        endInsertRows();
    else if (!stays)
        endResetModel();
    else
        notifyAllChanged();
}

std::vector<EntityKeysModel::Row> EntityKeysModel::rowsOfOne(qint32 entity) const
{
    const auto source = document_.entitySource();
    std::vector<Row> rows;
    for (const auto &pair : source.pairsOf(entity))
        rows.push_back({.key = source.toText(source.key(pair)),
                        .value = source.toText(source.value(pair)),
                        .pair = static_cast<qint32>(rows.size()),
                        .entities = 1});
    return rows;
}

namespace
{

// A key that entities have, with their values.
struct KeyOfMany {
    QByteArrayView key, value, last; // as first written; the first entity's; the latest entity's
    qint32 entity = -1;              // that `last` belongs to
    quint32 entities = 0;
    bool differs = false;

    bool is(QByteArrayView other) const { return other == key || isSame(other, key); }
    // Of equal keys in an entity the last wins, as in the games: it is known when the next entity begins.
    void settle()
    {
        if (entities == 1)
            value = last;
        differs |= last != value;
    }
    void take(QByteArrayView itsValue, qint32 ofEntity)
    {
        if (entity != ofEntity) {
            if (entity >= 0)
                settle();
            ++entities;
            entity = ofEntity;
        }
        last = itsValue;
    }
};

} // namespace

// Most entities have their keys in the order of the one before: tries the next key before it searches.
std::vector<EntityKeysModel::Row> EntityKeysModel::rowsOfAll() const
{
    const auto source = document_.entitySource();
    std::unordered_map<QByteArray, size_t> known; // in lower case
    std::vector<KeyOfMany> all;
    for (const qint32 entity : entities_) {
        size_t next = 0;
        for (const auto &pair : source.pairsOf(entity)) {
            const auto key = source.key(pair);
            if (next >= all.size() || !all[next].is(key)) {
                const auto [it, isNew] = known.try_emplace(key.toByteArray().toLower(), all.size());
                if (isNew)
                    all.push_back({.key = key});
                next = it->second;
            }
            all[next++].take(source.value(pair), entity);
        }
    }
    std::vector<Row> rows;
    for (auto &one : all) {
        one.settle();
        rows.push_back({.key = source.toText(one.key),
                        .value = source.toText(one.last),
                        .entities = one.entities,
                        .mixed = one.differs || one.entities < entities_.size()});
    }
    return rows;
}

QString EntityKeysModel::keyAt(int row) const
{
    return row >= 0 && row < adderRow() ? rows_[static_cast<size_t>(row)].key : QString();
}

int EntityKeysModel::rowOfKey(const QString &key) const
{
    for (int row = adderRow(); row-- > 0;)
        if (keyAt(row).compare(key, Qt::CaseInsensitive) == 0)
            return row;
    return -1;
}

bool EntityKeysModel::push(Result<EntityEdit> edit, std::function<void()> then)
{
    if (!edit) {
        emit refused(edit.error());
        return false;
    }
    const QScopedValueRollback pushing(pushing_, true);
    return document_.edit(std::move(edit).value(), {}, [self = QPointer(this), then = std::move(then)] {
        if (self && then)
            then();
    });
}

bool EntityKeysModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || entities_.empty())
        return false;
    auto text = value.toString();
    const auto key = index.row() == adderRow() ? newKey_ : keyAt(index.row());
    if (index.column() == Value && text != index.data(Qt::EditRole).toString()) // unedited text stays
        text = valueOfPlace(document_.entitySource().searchBytes(key), text).value_or(text);
    if (const auto fault = faultOf(index, text); !fault.isEmpty()) {
        emit refused(fault);
        return false;
    }
    return index.column() == Key ? setKey(index.row(), text) : setValue(index.row(), text);
}

bool EntityKeysModel::paste(int row, const QString &text)
{
    static const QRegularExpression pair(uR"re(^\s*"([^"]+)"\s+"([^"]*)"\s*$)re"_s);
    if (const auto match = pair.match(text); match.hasMatch() && !entities_.empty()) {
        const auto key = match.captured(1), value = match.captured(2);
        if (const auto known = rowOfKey(key); known >= 0)
            return setData(index(known, Value), value);
        for (const auto &fault : {faultOf(index(adderRow(), Key), key), faultOf(index(adderRow(), Value), value)})
            if (!fault.isEmpty()) {
                emit refused(fault);
                return false;
            }
        return setPairs(key, value, -1);
    }
    return row >= 0 && row < adderRow() && setData(index(row, Value), text.trimmed());
}

bool EntityKeysModel::setKey(int row, const QString &key)
{
    if (row < adderRow()) {
        const auto &one = rows_[static_cast<size_t>(row)];
        return one.key == key || push(edits::renameKey(document_.entitySource(), entities_, one.key, key, one.pair));
    }
    newKey_ = key;
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    emit keyNamed();
    return true;
}

bool EntityKeysModel::setValue(int row, const QString &value)
{
    if (row < adderRow()) {
        const auto one = rows_[static_cast<size_t>(row)];
        return setPairs(one.key, value, one.pair);
    }
    const auto key = std::exchange(newKey_, QString());
    return setPairs(key, value, -1, [this, key] { emit keyAdded(key); });
}

// Finds references to the entities before the edit, while they still match.
bool EntityKeysModel::setPairs(const QString &key, const QString &value, qint32 only, const std::function<void()> &then)
{
    const auto source = document_.entitySource();
    const auto uses = isSame(source.searchBytes(key), "targetname")
                          ? edits::usesOfNames(source, document_.targets(), entities_, value, only)
                          : NameUses();
    return push(edits::setValue(source, entities_, key, value, only), [this, uses, value, only, then] {
        if (!uses.all.empty())
            emit usesLeft(uses, entities_, value, only);
        if (then)
            then();
    });
}

bool EntityKeysModel::renameUsesToo(const std::vector<qint32> &entities, const QString &name, qint32 only)
{
    document_.undoStack().undo();
    if (push(edits::rename(document_.entitySource(), document_.targets(), entities, name, only)))
        return true;
    document_.undoStack().redo();
    return false;
}

void EntityKeysModel::remove(int row)
{
    if (row < 0 || row >= adderRow())
        return;
    const auto &one = rows_[static_cast<size_t>(row)];
    push(edits::removeKey(document_.entitySource(), entities_, one.key, one.pair));
}

void EntityKeysModel::move(int row, int by)
{
    if (row < 0 || row >= adderRow() || row + by < 0 || row + by >= adderRow())
        return;
    if (entities_.size() == 1)
        push(edits::movePair(document_.entitySource(), entities_.front(), row, row + by));
    else
        emit refused(tr("Keys can be reordered only within one entity. Select a single entity."));
}

QString EntityKeysModel::textOf(int row) const
{
    if (row < 0 || row >= adderRow())
        return {};
    const auto &one = rows_[static_cast<size_t>(row)];
    return one.mixed ? one.key : u"\"%1\" \"%2\""_s.arg(one.key, one.value);
}

QString EntityKeysModel::faultOf(const QModelIndex &index, const QString &text) const
{
    const auto code = document_.map().textCode();
    if (index.column() == Value)
        return withCodeHint(edits::valueFault(text, code), text, code);
    if (const auto fault = edits::keyFault(text, code); !fault.isEmpty())
        return withCodeHint(fault, text, code);
    if (text == keyAt(index.row()))
        return {};
    if (text.trimmed() != text)
        return tr("A key must not begin or end with a space.");
    const auto bytes = document_.entitySource().searchBytes(text);
    if (text.contains(u'(') && !wantsName(index, bytes) && !definition().key(bytes))
        return tr("A key has no parentheses. Enter a position such as (8 16 24) : 90 as the value of origin.");
    const int other = rowOfKey(text);
    if (other < 0 || index.row() == other || keyAt(index.row()).compare(text, Qt::CaseInsensitive) == 0)
        return {};
    return tr("The key %1 already exists; change its value instead.").arg(keyAt(other));
}

Qt::ItemFlags EntityKeysModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool waits = index.row() == adderRow() && index.column() == Value && newKey_.isEmpty();
    const bool isEditable = !waits && document_.whyReadOnly().isEmpty();
    return FlatTable::flags(index) | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

namespace
{

// "5  (Start off, Red)"
QString shownValue(const QString &value, const QString &names)
{
    return names.isEmpty() ? value : u"%1  (%2)"_s.arg(value, names);
}

} // namespace

QVariant EntityKeysModel::cellData(const QModelIndex &index, int role) const
{
    if (index.row() == adderRow()) {
        if (role == Qt::EditRole)
            return index.column() == Key ? newKey_ : QString();
        if (role == Qt::DisplayRole)
            return index.column() == Value ? QString() : newKey_.isEmpty() ? adder() : newKey_;
        if (role == Qt::FontRole)
            return inItalics();
        return role == Qt::ForegroundRole ? QVariant(QPalette().brush(QPalette::PlaceholderText)) : QVariant();
    }
    const auto &row = rows_[static_cast<size_t>(index.row())];
    const bool mixed = index.column() == Value && row.mixed;
    switch (role) {
    case Qt::DisplayRole: return index.column() == Key ? row.key : mixed ? tr("mixed") : shownValue(row.value, namesIn(row));
    case Qt::EditRole: return index.column() == Key ? row.key : mixed ? QString() : row.value;
    case Qt::ToolTipRole: return asToolTip(toolTip(row));
    case Qt::FontRole: return mixed ? inItalics() : QVariant();
    case MixedRole: return mixed;
    case RecordRows::LinkRole: {
        const auto links = index.column() == Value ? linksOf(index.row()) : std::vector<RecordRef>();
        return QVariant::fromValue(links.empty() ? RecordRef{} : links.front());
    }
    case RecordRows::BrokenRole: return index.column() == Value && isBroken(row);
    default: return {};
    }
}

QVariant EntityKeysModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation == Qt::Vertical)
        return {};
    return section == Key ? tr("Key") : tr("Value");
}
