#include "core/entities/renames.h"

#include "core/entities/textrange.h"
#include "core/sorting.h"
#include "core/text.h"

#include <QSet>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace
{

constexpr auto nameKey = "targetname";

// The name in a pair; null: it names nobody.
QByteArrayView nameIn(const EntitySource &source, const Targets &targets, qint32 entity, const KeyValue &pair)
{
    return targets.referenceIn(edits::valueOf(source, entity, "classname"), source.key(pair), source.value(pair));
}

bool isByItsKey(const EntitySource &source, const KeyValue &pair, QByteArrayView name)
{
    return name.data() == source.key(pair).data();
}

void addUses(const EntitySource &source, const Targets &targets, QByteArrayView borne, std::vector<NameUse> &uses)
{
    for (const qint32 from : targets.referringTo(borne)) {
        qint32 number = -1;
        for (const auto &pair : source.pairsOf(from)) {
            ++number;
            const auto name = nameIn(source, targets, from, pair);
            if (!name.isEmpty() && targets.isOneName(name, borne))
                uses.push_back({from, number});
        }
    }
}

// The key by which an entity that names others by its keys names this one: two of the same would be one to most programs.
QString freeKey(const EntitySource &source, qint32 entity, const QString &name, const QStringList &given)
{
    const auto isTaken = [&](const QString &key) {
        return edits::pairOf(source, entity, source.soughtBytes(key)) >= 0 || given.contains(key, Qt::CaseInsensitive);
    };
    auto key = name;
    for (int number = 1; isTaken(key); ++number)
        key = u"%1#%2"_s.arg(name).arg(number);
    return key;
}

// A class that names others by its keys takes some of them for its own, and of the others what is before a #: a reference
// that would be another one, or none, is not to be made. Empty: it names them by that key and value.
QString faultOf(const EntitySource &source, const Targets &targets, qint32 entity, const QString &key, const QString &value,
                const QString &name)
{
    const auto classname = edits::valueOf(source, entity, "classname");
    const auto keyBytes = source.soughtBytes(key), valueBytes = source.soughtBytes(value);
    if (targets.referenceIn(classname, keyBytes, valueBytes) == source.soughtBytes(name))
        return {};
    return EditText::tr("%1 names it, and could not by \"%2\": its key \"%3\" with the value \"%4\" would mean something else.")
        .arg(u"%1 %2"_s.arg(edits::nameOf(source, entity)).arg(entity), name, key, value);
}

void append(Splices &splices, const EntityEdit &edit)
{
    splices.insert(splices.end(), edit.splices.begin(), edit.splices.end());
}

} // namespace

NameUses edits::usesOfNames(const EntitySource &source, const Targets &targets, std::span<const qint32> entities,
                            const QString &name, qint32 only)
{
    NameUses uses;
    const auto newName = source.soughtBytes(name);
    if (newName.isEmpty())
        return uses;
    QSet<QByteArrayView> known;
    for (const qint32 entity : entities) {
        const auto old = valueOf(source, entity, nameKey);
        if (old.isEmpty() || known.contains(old) || (only >= 0 && only != pairOf(source, entity, nameKey)))
            continue;
        known.insert(old);
        if (targets.isOneName(newName, old))
            continue;
        uses.names.append(old.toByteArray());
        addUses(source, targets, old, uses.all);
        std::ranges::set_difference(targets.named(old), entities, std::back_inserter(uses.keepers));
    }
    sortUnique(uses.all);
    sortUnique(uses.keepers);
    return uses;
}

Result<EntityEdit> edits::rename(const EntitySource &source, const Targets &targets, std::span<const qint32> entities,
                                 const QString &name, qint32 only)
{
    auto named = setValue(source, entities, QString::fromLatin1(nameKey), name, only);
    if (!named)
        return named;
    auto edit = std::move(named).value();
    const auto uses = usesOfNames(source, targets, entities, name, only);
    qint32 last = -1;
    QStringList given; // to keys of that entity
    for (const auto &[entity, number] : uses.all) {
        if (std::exchange(last, entity) != entity)
            given.clear();
        const auto &pair = source.pairsOf(entity)[static_cast<size_t>(number)];
        const auto key = source.toText(source.key(pair));
        const bool isKey = isByItsKey(source, pair, nameIn(source, targets, entity, pair));
        if (isKey)
            given.append(freeKey(source, entity, name, given));
        const auto fault = faultOf(source, targets, entity, isKey ? given.last() : key,
                                   isKey ? source.toText(source.value(pair)) : name, name);
        if (!fault.isEmpty())
            return Error{fault};
        auto changed = isKey ? renameKey(source, std::span(&entity, 1), key, given.last(), number)
                             : setValue(source, std::span(&entity, 1), key, name, number);
        if (!changed)
            return changed;
        append(edit.splices, changed.value());
    }
    std::ranges::stable_sort(edit.splices, {}, &Splice::offset);
    const auto what = uses.names.size() == 1 ? source.toText(uses.names.front())
                                             : EditText::tr("%1 names").arg(numberText(uses.names.size()));
    edit.what = EditText::tr("Rename %1 to %2 in all that name it").arg(what, name);
    return edit;
}
