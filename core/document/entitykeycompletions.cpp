// Completions for keys and values of entities.
#include "core/document/entitykeysmodel.h"
#include "core/games/keyvalues.h"

#include <QSet>

#include <algorithm>

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

namespace
{

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

} // namespace

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
