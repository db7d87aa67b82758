#include "core/entities/renames.h"

#include "core/entities/textrange.h"
#include "core/sorting.h"
#include "core/text.h"

#include <QSet>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr auto nameKey = "targetname";

// Returns whether the reference is the key of a pair, not its value.
bool isByItsKey(const EntitySource &source, const KeyValue &pair, QByteArrayView name)
{
    return name.data() == source.key(pair).data();
}

// Adds the pairs by which an entity refers to one of the names, which are folded.
void addUses(const EntitySource &source, const Targets &targets, qint32 entity, const QSet<QByteArray> &names,
             std::vector<NameUse> &uses)
{
    const auto classname = edits::valueOf(source, entity, "classname");
    qint32 number = -1;
    for (const auto &pair : source.pairsOf(entity)) {
        ++number;
        const auto name = targets.referenceIn(classname, source.key(pair), source.value(pair));
        if (!name.isEmpty() && names.contains(targets.folded(name)))
            uses.push_back({entity, number});
    }
}

// Provides distinct keys for an entity whose keys are references, since most programs would merge equal keys: the name,
// name#1 and so on.
class FreeKeys
{
public:
    FreeKeys(const EntitySource &source, qint32 entity, const QString &name) : source_(source), name_(name)
    {
        for (const auto &pair : source.pairsOf(entity))
            taken_.insert(source.key(pair).toByteArray().toLower());
    }
    QString next()
    {
        for (;; ++number_) {
            const auto key = number_ == 0 ? name_ : u"%1#%2"_s.arg(name_).arg(number_);
            const auto folded = source_.searchBytes(key).toLower();
            if (taken_.contains(folded))
                continue;
            taken_.insert(folded);
            return key;
        }
    }

private:
    const EntitySource &source_;
    QString name_;
    QSet<QByteArray> taken_; // in lower case
    qint64 number_ = 0;      // lower numbers are taken
};

// Returns why the entity would not refer to `name` by this key and value; empty if it would. A class whose keys are
// references reserves some keys for itself, and cuts the others at a #.
QString faultOf(const EntitySource &source, const Targets &targets, qint32 entity, QByteArrayView classname, const QString &key,
                const QString &value, const QString &name)
{
    const auto keyBytes = source.searchBytes(key), valueBytes = source.searchBytes(value);
    if (targets.referenceIn(classname, keyBytes, valueBytes) == source.searchBytes(name))
        return {};
    return EditText::tr("%1 cannot refer to the new name \"%2\": its key \"%3\" with the value \"%4\" would mean "
                        "something else.")
        .arg(u"%1 %2"_s.arg(edits::nameOf(source, entity)).arg(entity), name, key, value);
}

} // namespace

NameUses edits::usesOfNames(const EntitySource &source, const Targets &targets, std::span<const qint32> entities,
                            const QString &name, qint32 only)
{
    NameUses uses;
    const auto newName = source.searchBytes(name);
    if (newName.isEmpty())
        return uses;
    QSet<QByteArrayView> known;
    QSet<QByteArray> lost; // folded
    std::vector<qint32> referring, bearers;
    const auto append = [](std::vector<qint32> &all, const std::vector<qint32> &more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    for (const qint32 entity : entities) {
        const auto old = valueOf(source, entity, nameKey);
        if (old.isEmpty() || known.contains(old) || (only >= 0 && only != pairOf(source, entity, nameKey)))
            continue;
        known.insert(old);
        const auto folded = targets.folded(old);
        if (folded == targets.folded(newName))
            continue;
        uses.names.append(old.toByteArray());
        if (lost.contains(folded))
            continue;
        lost.insert(folded);
        append(referring, targets.namingExactly(old));
        append(bearers, targets.named(old));
    }
    sortUnique(referring);
    sortUnique(bearers);
    for (const qint32 entity : referring)
        addUses(source, targets, entity, lost, uses.all);
    std::ranges::set_difference(bearers, entities, std::back_inserter(uses.keepers));
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
    QByteArrayView classname; // of the entity `last`
    std::optional<FreeKeys> keys;
    for (const auto &[entity, number] : uses.all) {
        if (std::exchange(last, entity) != entity) {
            classname = valueOf(source, entity, "classname");
            keys.reset();
        }
        const auto &pair = source.pairsOf(entity)[static_cast<size_t>(number)];
        auto key = source.toText(source.key(pair)), value = name;
        const bool isKey = isByItsKey(source, pair, targets.referenceIn(classname, source.key(pair), source.value(pair)));
        if (isKey) {
            if (!keys)
                keys.emplace(source, entity, name);
            key = keys->next();
            value = source.toText(source.value(pair));
        }
        auto fault = faultOf(source, targets, entity, classname, key, value, name);
        if (fault.isEmpty())
            fault = isKey ? keyFault(key, source.code()) : valueFault(name, source.code());
        if (!fault.isEmpty())
            return Error{fault};
        if (isKey)
            replaceWord(edit.splices, source, pair.key, pair.keyQuoted, source.searchBytes(key));
        else
            replaceWord(edit.splices, source, pair.value, pair.valueQuoted, source.searchBytes(name));
    }
    std::ranges::stable_sort(edit.splices, {}, &Splice::offset);
    const auto what =
        uses.names.size() == 1 ? source.toText(uses.names.front()) : EditText::tr("%1 names").arg(numberText(uses.names.size()));
    edit.what = EditText::tr("Rename %1 to %2 everywhere").arg(what, name);
    return edit;
}
