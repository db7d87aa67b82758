#include "core/document/entitykeysmodel.h"

#include "core/camera/placetext.h"
#include "core/document/codehint.h"
#include "core/games/keyvalues.h"
#include "core/map/celltext.h"
#include "core/text.h"
#include "core/where/pointinleaf.h"

#include <QPalette>
#include <QPointer>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSet>

#include <algorithm>
#include <unordered_map>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

// A key of several entities, and their values.
struct KeyOfMany {
    QByteArrayView key, value, last; // spelling of its first use; the first entity's value; the latest entity's
    qint32 entity = -1;              // the latest entity
    quint32 entities = 0;
    bool differs = false;

    bool is(QByteArrayView other) const { return other == key || isSame(other, key); }
    // Compares the value of the latest entity, once the next one begins: as in the games, the last of equal keys wins.
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

// Returns "5  (Start off, Red)".
QString shownValue(const QString &value, const QString &names)
{
    return names.isEmpty() ? value : u"%1  (%2)"_s.arg(value, names);
}

// Returns "Speed; map units a second; usually 100".
QString noteOf(const bsp::DefinedKey &key)
{
    QStringList parts;
    if (!key.title.isEmpty())
        parts.append(key.title);
    if (!key.help.isEmpty())
        parts.append(key.help);
    if (!key.usual.isEmpty())
        parts.append(EntityKeysModel::tr("default %1").arg(QString::fromUtf8(key.usual)));
    return parts.join(u"; ");
}

constexpr size_t listed = 12; // records that a tool tip lists

bool isKey(const QString &key, QLatin1StringView name) { return key.compare(name, Qt::CaseInsensitive) == 0; }

} // namespace

EntityKeysModel::EntityKeysModel(Document &document, QObject *parent) : FlatTable(parent), document_(document)
{
    document.tables().whenTouched(Derived::EntityList, this, [this](const MapChange &change) { follow(change); });
    connect(&document.tables(), &MapTables::differencesChanged, this, &EntityKeysModel::followDifferences);
    followDifferences();
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

// Shows the column of the other map while the map is compared with one.
void EntityKeysModel::followDifferences()
{
    const bool has = document_.map().differences() != nullptr;
    if (has == hasOther_)
        return notifyAllChanged();
    has ? beginInsertColumns({}, Other, Other) : beginRemoveColumns({}, Other, Other);
    hasOther_ = has;
    has ? endInsertColumns() : endRemoveColumns();
}

// Returns what differs between the only entity and its counterpart.
RecordDifference EntityKeysModel::difference() const
{
    const auto &differences = document_.map().differences();
    return differences && entities_.size() == 1
               ? differences->of({document_.map().format().roles.entityList, static_cast<quint32>(entities_.front())})
               : RecordDifference{};
}

QStringList EntityKeysModel::pairsOnlyInOther() const
{
    const auto &differences = document_.map().differences();
    QStringList pairs;
    for (const auto &key : difference().keys)
        if (key.now.isNull())
            pairs.append(u"\"%1\" \"%2\""_s.arg(differences->other->entitySource().toText(key.key),
                                                differences->other->entitySource().toText(key.was)));
    return pairs;
}

// Returns the value of the row's key in the other map, if that differs; empty: the key is missing there.
std::optional<QString> EntityKeysModel::otherValue(const Row &row) const
{
    const auto key = document_.entitySource().searchBytes(row.key);
    for (const auto &each : difference().keys)
        if (isSame(each.key, key))
            return each.was.isNull() ? QString() : document_.map().differences()->other->entitySource().toText(each.was);
    return {};
}

QVariant EntityKeysModel::otherData(const Row &row, int role) const
{
    const auto other = otherValue(row);
    switch (role) {
    case Qt::DisplayRole: return other ? *other : difference().a.isValid() ? row.value : QString();
    case Qt::ToolTipRole:
        return asToolTip(!difference().a.isValid() ? tr("The other map has no such entity.")
                         : other                   ? tr("In the other map: %1").arg(*other)
                                                   : tr("The other map has the same value."));
    case RecordRows::OtherRole: return other ? QVariant(*other) : QVariant();
    default: return {};
    }
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

// Reads the rows again. After the model's own edits, views keep their position and editor. Other changes reset the model, since
// an open editor would write into rows of other entities, or into values that undo has restored.
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

// Returns the union of the entities' keys. Tries the next key before it searches, since most entities have their keys in the
// same order as the entity before.
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
        text = valueOfPlace(document_.entitySource().searchBytes(key), text, &document_.map().game()).value_or(text);
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
    emit dataChanged(index(row, 0), index(row, columns() - 1));
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

// Sets the pairs. Finds references to the entities before the edit, while the old names still match.
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
        return tr("A key cannot contain parentheses. Enter a position such as (8 16 24) : 90 as the value of origin.");
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
    const bool isEditable = !waits && index.column() != Other && document_.whyReadOnly().isEmpty();
    return FlatTable::flags(index) | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QVariant EntityKeysModel::cellData(const QModelIndex &index, int role) const
{
    if (index.row() == adderRow()) {
        if (role == Qt::EditRole)
            return index.column() == Key ? newKey_ : QString();
        if (role == Qt::DisplayRole)
            return index.column() != Key ? QString() : newKey_.isEmpty() ? adder() : newKey_;
        if (role == Qt::FontRole)
            return inItalics();
        return role == Qt::ForegroundRole ? QVariant(QPalette().brush(QPalette::PlaceholderText)) : QVariant();
    }
    const auto &row = rows_[static_cast<size_t>(index.row())];
    if (index.column() == Other)
        return otherData(row, role);
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
    return section == Key ? tr("Key") : section == Value ? tr("Value") : tr("Other Map");
}

// Returns the keys, or the values of the row's key, in entities of the same classes, with their counts.
QHash<QByteArrayView, qsizetype> EntityKeysModel::occurring(const QModelIndex &index) const
{
    const auto source = document_.entitySource();
    QSet<QByteArray> classes;
    for (const qint32 entity : entities_)
        classes.insert(edits::valueOf(source, entity, "classname").toByteArray().toLower());
    const auto key = source.searchBytes(index.row() == adderRow() ? newKey_ : keyAt(index.row()));
    const bool isKey = index.column() == Key, everyClass = isSame(key, "classname");
    QHash<QByteArrayView, qsizetype> counts;
    for (qint32 entity = 0; entity < source.count(); ++entity) {
        if (!everyClass && !classes.contains(edits::valueOf(source, entity, "classname").toByteArray().toLower()))
            continue;
        for (const auto &pair : source.pairsOf(entity)) {
            const auto itsKey = source.key(pair);
            if (isKey)
                ++counts[itsKey];
            else if (isSame(itsKey, key))
                ++counts[source.value(pair)];
        }
    }
    return counts;
}

// Returns whether the game would take the text there for an entity's name, as a value or (in a multi_manager) as a key.
bool EntityKeysModel::wantsName(const QModelIndex &index, QByteArrayView name) const
{
    const auto source = document_.entitySource();
    const auto classname = edits::valueOf(source, entities_.front(), "classname");
    const auto &targets = document_.targets();
    if (index.column() == Key)
        return targets.referenceIn(classname, name, "0").data() == name.data();
    const auto key = source.searchBytes(index.row() == adderRow() ? newKey_ : keyAt(index.row()));
    return targets.referenceIn(classname, key, name).data() == name.data();
}

bsp::Definition EntityKeysModel::definition() const
{
    const auto source = document_.entitySource();
    if (entities_.empty())
        return {};
    const auto first = edits::valueOf(source, entities_.front(), "classname");
    const auto isOther = [&](qint32 entity) { return !isSame(edits::valueOf(source, entity, "classname"), first); };
    if (std::ranges::any_of(entities_, isOther))
        return {};
    const auto classes = document_.map().classes(); // the map or the program owns what they refer to
    return classes.definitions().find(first);
}

QByteArray EntityKeysModel::keyBytes(int row) const
{
    return document_.entitySource().searchBytes(row == adderRow() ? newKey_ : keyAt(row));
}

bsp::ValueKind EntityKeysModel::kindAt(int row) const
{
    const auto key = keyBytes(row);
    const auto definition = this->definition();
    const auto *defined = definition.key(key);
    return bsp::kindOf(key, defined ? defined->kind : bsp::ValueKind::Text);
}

std::vector<bsp::DefinedFlag> EntityKeysModel::flagsAt(int row) const { return definition().flags(keyBytes(row)); }

quint32 EntityKeysModel::flagsIn(const QString &value) const
{
    return bsp::flagsIn(value.toUtf8(), document_.map().game().values);
}

QString EntityKeysModel::namesIn(const Row &row) const
{
    const auto key = document_.entitySource().searchBytes(row.key);
    const auto definition = this->definition();
    const auto *defined = definition.key(key);
    if (!defined)
        return {};
    QStringList names;
    const auto value = row.value.toUtf8();
    for (const auto &flag : definition.flags(key))
        if ((flagsIn(row.value) & flag.bit) != 0)
            names.append(flag.title);
    for (const auto &choice : defined->choices)
        if (bsp::isChosen(choice, value))
            names.append(choice.title);
    return names.join(u", ");
}

QString EntityKeysModel::helpOf(const Row &row) const
{
    const auto definition = this->definition();
    const auto key = document_.entitySource().searchBytes(row.key);
    const auto *defined = definition.key(key);
    return isSame(key, "classname") ? definition.help() : defined ? noteOf(*defined) : QString();
}

std::vector<EntityKeysModel::Completion> EntityKeysModel::completionsFor(const QModelIndex &index) const
{
    const auto source = document_.entitySource();
    std::vector<Completion> completions;
    QSet<QByteArray> done; // keys in lower case, as the games compare them
    const auto add = [&](QByteArrayView text, qsizetype bearers, const QString &note = {}) {
        const auto shown = source.toText(text);
        const auto folded = index.column() == Key ? text.toByteArray().toLower() : text.toByteArray();
        if (!done.contains(folded) && (index.column() != Key || rowOfKey(shown) < 0))
            completions.push_back({shown, bearers, note});
        done.insert(folded);
    };
    for (qint32 entity = 0; entity < source.count(); ++entity) {
        const auto classname = edits::valueOf(source, entity, "classname");
        for (const auto &pair : source.pairsOf(entity)) {
            const auto name = source.value(pair);
            if (name.isEmpty() || !document_.targets().isNameKey(classname, source.key(pair)) || done.contains(name.toByteArray())
                || !wantsName(index, name))
                continue;
            const auto bearers = document_.targets().named(name);
            if (!bearers.empty() && bearers.front() == entity) // later entities may write it in another case
                add(name, std::ssize(bearers));
            done.insert(name.toByteArray());
        }
    }
    const auto byName = [](const Completion &one) { return one.text.toCaseFolded(); };
    std::ranges::stable_sort(completions, {}, byName);
    const auto definition = this->definition();
    const auto rowKey = keyBytes(index.row());
    if (index.column() == Key) {
        for (const auto *key : definition.keys())
            add(key->name, 0, noteOf(*key));
    } else if (const auto *key = definition.key(rowKey)) {
        for (const auto &choice : key->choices)
            add(choice.value, 0, choice.title);
        if (!key->usual.isEmpty())
            add(key->usual, 0, tr("default"));
    }
    std::vector<std::pair<qsizetype, QByteArrayView>> frequent;
    const auto counts = occurring(index);
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        if (!wantsName(index, it.key())) // names were added above, if entities have them
            frequent.emplace_back(-it.value(), it.key());
    std::ranges::sort(frequent);
    const auto classes = document_.map().classes();
    const bool isClass = index.column() == Value && isSame(rowKey, "classname");
    const auto helpOfClass = [&](QByteArrayView name) { return classes.definitions().find(name).help().section(u'\n', 0, 0); };
    for (const auto &[count, text] : frequent)
        add(text, 0, isClass ? helpOfClass(text) : QString());
    const bool isBrush = isClass && edits::valueOf(source, entities_.front(), "model").startsWith('*');
    for (const auto &name : isClass ? classes.definitions().classNames() : std::vector<QByteArray>())
        if (const auto each = classes.definitions().find(name); isBrush ? each.isBrush() : each.isPoint())
            add(name, 0, helpOfClass(name));
    return completions;
}

QByteArray EntityKeysModel::referenceIn(const Row &row) const
{
    const auto source = document_.entitySource();
    const auto classname = edits::valueOf(source, entities_.front(), "classname");
    const auto key = source.searchBytes(row.key), value = source.searchBytes(row.value);
    const auto name = document_.targets().referenceIn(classname, key, value);
    return name.isNull() ? QByteArray() : name.toByteArray();
}

RecordRef EntityKeysModel::modelIn(const Row &row) const
{
    const auto source = document_.entitySource();
    const int models = document_.map().format().roles.models;
    const auto number = isKey(row.key, "model"_L1) ? bsp::brushModelIn(source.searchBytes(row.value), source.values(),
                                                                       document_.map().recordCount(models))
                                                   : std::nullopt;
    return number ? RecordRef{models, *number} : RecordRef{};
}

RecordRef EntityKeysModel::leafOf(const Row &row) const
{
    const auto source = document_.entitySource();
    const auto value = source.searchBytes(row.value);
    if (!isKey(row.key, "origin"_L1) || bsp::faultOfVector(value, source.values()) == bsp::VectorFault::NotThree
        || edits::valueOf(source, entities_.front(), "model").startsWith('*'))
        return {};
    const auto leaf = pointInLeaf(document_.map(), bsp::vectorIn(value, source.values())).leaf;
    return leaf < 0 ? RecordRef{} : RecordRef{document_.map().format().roles.leafs, static_cast<quint32>(leaf)};
}

bool EntityKeysModel::isNameKey(const Row &row) const
{
    const auto source = document_.entitySource();
    return document_.targets().isNameKey(edits::valueOf(source, entities_.front(), "classname"), source.searchBytes(row.key));
}

std::vector<RecordRef> EntityKeysModel::linksOf(int row) const
{
    if (row < 0 || row >= adderRow() || rows_[static_cast<size_t>(row)].mixed)
        return {};
    const auto &one = rows_[static_cast<size_t>(row)];
    const auto &targets = document_.targets();
    const auto source = document_.entitySource();
    auto links = refsOf(document_.map().format().roles.entityList,
                        isNameKey(one) ? targets.referringTo(source.searchBytes(one.value)) : targets.named(referenceIn(one)));
    for (const auto ref : {modelIn(one), leafOf(one)})
        if (ref.isValid())
            links.push_back(ref);
    return links;
}

bool EntityKeysModel::isBroken(const Row &row) const
{
    if (row.mixed)
        return false;
    const auto source = document_.entitySource();
    const auto classname = edits::valueOf(source, entities_.front(), "classname");
    const bool missesTarget =
        document_.targets().isMissing(classname, source.searchBytes(row.key), source.searchBytes(row.value));
    return missesTarget || (isKey(row.key, "model"_L1) && row.value.startsWith(u'*') && !modelIn(row).isValid());
}

qsizetype EntityKeysModel::valuesOf(const Row &row) const
{
    const auto source = document_.entitySource();
    const auto key = source.searchBytes(row.key);
    QSet<QByteArrayView> values;
    for (const qint32 entity : entities_)
        if (const auto value = edits::valueOf(source, entity, key); !value.isNull())
            values.insert(value);
    return values.size();
}

QString EntityKeysModel::toolTip(const Row &row) const
{
    if (row.mixed)
        return tr("Entities with this key: %2 of %1. Different values: %3.")
            .arg(numberText(entities_.size()), numberText(row.entities), numberText(valuesOf(row)));
    QStringList lines{row.value};
    if (const auto help = helpOf(row); !help.isEmpty())
        lines.append(help);
    if (const auto names = namesIn(row); !names.isEmpty())
        lines.append(names);
    if (isBroken(row))
        lines.append(isKey(row.key, "model"_L1) ? tr("The map has no such brush model.") : tr("No entity has this targetname."));
    const auto links = linksOf(static_cast<int>(&row - rows_.data()));
    if (links.empty() && isNameKey(row))
        lines.append(tr("No entity targets it."));
    for (size_t i = 0; i < std::min(links.size(), listed); ++i)
        lines.append(u"%1: %2"_s.arg(title(document_.map(), links[i]), summary(document_.map(), links[i])));
    if (links.size() > listed)
        lines.append(tr("and %1 more").arg(numberText(links.size() - listed)));
    return lines.join(u'\n');
}
