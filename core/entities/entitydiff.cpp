#include "core/entities/entitydiff.h"

#include "core/entities/edits.h"
#include "core/entities/textrange.h"
#include "core/text.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct Pair {
    QByteArray folded, key, value; // the key in lower case, and as spelled
};
using Pairs = std::vector<Pair>; // sorted by the folded key; equal ones keep their order

Pairs pairsOf(const EntitySource &source, qint32 entity)
{
    Pairs all;
    for (const auto &pair : source.pairsOf(entity)) {
        const auto key = source.key(pair).toByteArray();
        all.push_back({key.toLower(), key, source.value(pair).toByteArray()});
    }
    std::ranges::stable_sort(all, {}, &Pair::folded);
    return all;
}

// Compares equal keys in their order. `key` selects the spelling that identifies a key.
std::vector<KeyDifference> keysThatDiffer(const Pairs &before, const Pairs &after, QByteArray Pair::*key)
{
    const auto isEqual = [key](const Pair &one, const Pair &other) { return one.*key == other.*key && one.value == other.value; };
    std::vector<KeyDifference> keys;
    if (std::ranges::equal(before, after, isEqual))
        return keys;
    auto was = before, now = after;
    std::ranges::stable_sort(was, {}, key);
    std::ranges::stable_sort(now, {}, key);
    const auto text = [](const QByteArray &value) { return value.isNull() ? QByteArray("") : value; };
    auto a = was.begin(), b = now.begin();
    while (a != was.end() || b != now.end()) {
        if (b == now.end() || (a != was.end() && *a.*key < *b.*key)) {
            keys.push_back({a->key, text(a->value), {}});
            ++a;
        } else if (a == was.end() || *b.*key < *a.*key) {
            keys.push_back({b->key, {}, text(b->value)});
            ++b;
        } else {
            if (a->value != b->value)
                keys.push_back({b->key, text(a->value), text(b->value)});
            ++a;
            ++b;
        }
    }
    return keys;
}

// Two texts, and their entities that match.
class Compared
{
public:
    Compared(const EntitySource &was, const EntitySource &now, EntityMatches matches)
        : was_(was), now_(now), matches_(std::move(matches))
    {
    }

    EntityDifferences differences() const;
    // Return the number in the newer text of an entity of the older text, and vice versa; -1: none.
    qint32 nowOf(qint32 was) const { return matches_.toNow[static_cast<size_t>(was)]; }
    qint32 wasOf(qint32 now) const { return matches_.toWas[static_cast<size_t>(now)]; }
    // Returns the keys in which two entities differ.
    std::vector<KeyDifference> keysOf(qint32 was, qint32 now) const
    {
        const auto key = distinguishesCase(was_) || distinguishesCase(now_) ? &Pair::key : &Pair::folded;
        return keysThatDiffer(pairsOf(was_, was), pairsOf(now_, now), key);
    }

private:
    const EntitySource &was_, &now_;
    EntityMatches matches_;
};

EntityDifferences Compared::differences() const
{
    EntityDifferences differences;
    for (qint32 entity = 0; entity < was_.count(); ++entity)
        if (nowOf(entity) < 0)
            differences.removed.push_back(entity);
    for (qint32 entity = 0; entity < now_.count(); ++entity) {
        const auto was = wasOf(entity);
        if (was < 0)
            differences.added.push_back(entity);
        else if (auto keys = keysOf(was, entity); !keys.empty())
            differences.changed.push_back({was, entity, std::move(keys)});
    }
    return differences;
}

QString namedOf(const EntitySource &source, qint32 entity)
{
    return u"%1 %2"_s.arg(edits::nameOf(source, entity), numberText(entity));
}

QString keyLine(const KeyDifference &key, const EntitySource &was, const EntitySource &now)
{
    const auto name = now.toText(key.key);
    if (key.was.isNull())
        return EditText::tr("%1 added: \"%2\"", "1: a key").arg(name, now.toText(key.now));
    if (key.now.isNull())
        return EditText::tr("%1 removed, was \"%2\"", "1: a key").arg(name, was.toText(key.was));
    return EditText::tr("%1 \"%2\", was \"%3\"", "1: a key").arg(name, now.toText(key.now), was.toText(key.was));
}

} // namespace

bool distinguishesCase(const EntitySource &source) { return !source.game || !source.game->keysInAnyCase; }

EntityDifferences entityDifferences(const EntitySource &was, const EntitySource &now, const std::stop_token &stop)
{
    return entityDifferences(was, now, matchEntities(was, now, stop));
}

EntityDifferences entityDifferences(const EntitySource &was, const EntitySource &now, EntityMatches matches)
{
    return Compared(was, now, std::move(matches)).differences();
}

EntityDifferences reversals(const EntitySource &was, const EntitySource &now, const EntitySource &restored,
                            const std::stop_token &stop)
{
    const Compared wasToNow(was, now, matchEntities(was, now, stop));
    const Compared wasToRestored(was, restored, matchEntities(was, restored, stop));
    const Compared nowToRestored(now, restored, matchEntities(now, restored, stop));
    EntityDifferences reversed;
    const auto addChanged = [&reversed](qint32 inNow, qint32 inRestored, std::vector<KeyDifference> keys) {
        if (!keys.empty())
            reversed.changed.push_back({inNow, inRestored, std::move(keys)});
    };
    for (qint32 entity = 0; entity < was.count(); ++entity) {
        const auto inNow = wasToNow.nowOf(entity), inRestored = wasToRestored.nowOf(entity);
        if (inNow < 0 && inRestored >= 0)
            reversed.added.push_back(inRestored);
        auto changed = inNow < 0 ? std::vector<KeyDifference>() : wasToNow.keysOf(entity, inNow);
        if (changed.empty())
            continue;
        if (inRestored < 0) {
            reversed.removed.push_back(inNow);
            continue;
        }
        auto keys = nowToRestored.keysOf(inNow, inRestored);
        std::ranges::sort(changed, {}, &KeyDifference::key);
        std::erase_if(keys, [&changed](const KeyDifference &key) {
            return !std::ranges::binary_search(changed, key.key, {}, &KeyDifference::key);
        });
        addChanged(inNow, inRestored, std::move(keys));
    }
    for (qint32 entity = 0; entity < now.count(); ++entity) {
        if (wasToNow.wasOf(entity) >= 0)
            continue;
        if (const auto inRestored = nowToRestored.nowOf(entity); inRestored < 0)
            reversed.removed.push_back(entity);
        else
            addChanged(entity, inRestored, nowToRestored.keysOf(entity, inRestored));
    }
    std::ranges::sort(reversed.removed);
    std::ranges::sort(reversed.added);
    std::ranges::sort(reversed.changed, {}, &ChangedEntity::now);
    return reversed;
}

QStringList linesOf(const EntityDifferences &differences, const EntitySource &was, const EntitySource &now, qsizetype most)
{
    QStringList lines;
    for (const auto &one : differences.changed) {
        QStringList keys;
        for (const auto &key : one.keys)
            keys.append(keyLine(key, was, now));
        lines.append(u"%1: %2"_s.arg(namedOf(now, one.now), keys.join(u"; ")));
        if (lines.size() >= most)
            return lines;
    }
    for (const auto entity : differences.removed)
        if (lines.size() < most)
            lines.append(EditText::tr("Removed: %1").arg(namedOf(was, entity)));
    for (const auto entity : differences.added)
        if (lines.size() < most)
            lines.append(EditText::tr("Added: %1").arg(namedOf(now, entity)));
    return lines;
}

QString summaryOf(const EntityDifferences &differences)
{
    QSet<QByteArray> changed;
    for (const auto &one : differences.changed)
        for (const auto &key : one.keys)
            changed.insert(key.key);
    QStringList parts, keys;
    for (const auto &key : std::as_const(changed))
        keys.append(toText(key, TextCode::Utf8));
    keys.sort();
    if (!differences.changed.empty())
        parts.append(EditText::tr("Entities changed: %1 (%2)", "2: in these keys")
                         .arg(numberText(differences.changed.size()), namesText(keys)));
    if (!differences.added.empty())
        parts.append(EditText::tr("Entities added: %1").arg(numberText(differences.added.size())));
    if (!differences.removed.empty())
        parts.append(EditText::tr("Entities removed: %1").arg(numberText(differences.removed.size())));
    return parts.join(u". ");
}
