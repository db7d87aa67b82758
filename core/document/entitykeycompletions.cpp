// What is offered while keys and values of entities are typed.
#include "core/document/entitykeysmodel.h"

#include <QSet>

#include <algorithm>

// What entities of the same classes have there, with how often.
QHash<QByteArrayView, qsizetype> EntityKeysModel::occurring(const QModelIndex &index) const
{
    const auto source = document_.entitySource();
    QSet<QByteArray> classes;
    for (const qint32 entity : entities_)
        classes.insert(edits::valueOf(source, entity, "classname").toByteArray().toLower());
    const auto key = source.soughtBytes(index.row() == adderRow() ? newKey_ : keyAt(index.row()));
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

// Whether the game would take the name there for that of an entity: a value of such a key, or a key of such a class.
bool EntityKeysModel::wantsName(const QModelIndex &index, QByteArrayView name) const
{
    const auto source = document_.entitySource();
    const auto classname = edits::valueOf(source, entities_.front(), "classname");
    const auto &targets = document_.targets();
    if (index.column() == Key)
        return targets.referenceIn(classname, name, "0").data() == name.data();
    const auto key = source.soughtBytes(index.row() == adderRow() ? newKey_ : keyAt(index.row()));
    return targets.referenceIn(classname, key, name).data() == name.data();
}

std::vector<EntityKeysModel::Completion> EntityKeysModel::completionsFor(const QModelIndex &index) const
{
    const auto source = document_.entitySource();
    std::vector<Completion> completions;
    QSet<QByteArrayView> done;
    const auto add = [&](QByteArrayView text, qsizetype bearers) {
        const auto shown = source.toText(text);
        if (!done.contains(text) && (index.column() != Key || rowOfKey(shown) < 0))
            completions.push_back({shown, bearers});
        done.insert(text);
    };
    for (qint32 entity = 0; entity < source.count(); ++entity)
        if (const auto name = edits::valueOf(source, entity, "targetname");
            !name.isEmpty() && !done.contains(name) && wantsName(index, name)) {
            const auto bearers = document_.targets().named(name);
            if (!bearers.empty() && bearers.front() == entity) // others write it in another case
                add(name, std::ssize(bearers));
            done.insert(name);
        }
    const auto byName = [](const Completion &one) { return one.text.toCaseFolded(); };
    std::ranges::stable_sort(completions, {}, byName);
    std::vector<std::pair<qsizetype, QByteArrayView>> frequent;
    const auto counts = occurring(index);
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        if (!wantsName(index, it.key())) // what nobody is called is no more right for being there
            frequent.emplace_back(-it.value(), it.key());
    std::ranges::sort(frequent);
    for (const auto &[count, text] : frequent)
        add(text, 0);
    return completions;
}
