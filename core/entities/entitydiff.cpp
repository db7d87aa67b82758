#include "core/entities/entitydiff.h"

#include "core/entities/edits.h"
#include "core/entities/textrange.h"
#include "core/text.h"

#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostTries = 64; // candidates compared with one entity; of any more, the order decides

struct Pair {
    QByteArray folded, key, value; // the key in lower case, and as spelled
};
using Pairs = std::vector<Pair>; // sorted by the folded key; equal ones keep their order

// One of the texts, and its matches so far.
struct Side {
    const EntitySource &source;
    std::vector<Pairs> pairs{};
    std::vector<qint32> match{}; // the number in the other text; -1: none

    explicit Side(const EntitySource &of) : source(of), match(static_cast<size_t>(of.count()), -1)
    {
        for (qint32 entity = 0; entity < of.count(); ++entity) {
            Pairs all;
            for (const auto &pair : of.pairsOf(entity)) {
                const auto key = of.key(pair).toByteArray();
                all.push_back({key.toLower(), key, of.value(pair).toByteArray()});
            }
            std::ranges::stable_sort(all, {}, &Pair::folded);
            pairs.push_back(std::move(all));
        }
    }
    bool isFree(qint32 entity) const { return match[static_cast<size_t>(entity)] < 0; }
    const Pairs &of(qint32 entity) const { return pairs[static_cast<size_t>(entity)]; }
    // Returns the last value of a key; null if there is none.
    QByteArray value(qint32 entity, const char *key) const
    {
        const auto &all = of(entity);
        const auto end = std::ranges::upper_bound(all, QByteArrayView(key), std::less(),
                                                  [](const Pair &pair) { return QByteArrayView(pair.folded); });
        return end != all.begin() && std::prev(end)->folded == key ? std::prev(end)->value : QByteArray();
    }
};

QByteArray joined(const Pairs &pairs, QByteArray Pair::*key)
{
    QByteArray all(""); // not null, even without pairs
    for (const auto &pair : pairs)
        all += pair.*key + '\0' + pair.value + '\0';
    return all;
}

// Counts equal pairs of two sorted lists.
size_t equalPairs(const Pairs &one, const Pairs &other)
{
    size_t count = 0;
    auto a = one.begin(), b = other.begin();
    while (a != one.end() && b != other.end()) {
        if (a->folded == b->folded && a->value == b->value) {
            ++count;
            ++a;
            ++b;
        } else if (a->folded < b->folded || (a->folded == b->folded && one.size() > other.size()))
            ++a;
        else
            ++b;
    }
    return count;
}

class Matcher
{
public:
    Matcher(const EntitySource &was, const EntitySource &now, const std::stop_token &stop) : stop_(stop), was_(was), now_(now)
    {
        const auto isWorld = [](const Side &side) {
            return side.source.count() > 0 && side.value(0, "classname") == "worldspawn";
        };
        if (isWorld(was_) && isWorld(now_))
            join(0, 0);
        for (const auto key : {&Pair::key, &Pair::folded})
            matchBy([key](const Side &side, qint32 entity) { return joined(side.of(entity), key); });
        const std::initializer_list<std::initializer_list<const char *>> identities = {{"classname", "targetname", "origin"},
                                                                                       {"classname", "targetname", "model"},
                                                                                       {"classname", "origin", "target"},
                                                                                       {"classname", "targetname", "target"},
                                                                                       {"classname", "model"},
                                                                                       {"classname", "origin"},
                                                                                       {"classname", "targetname"},
                                                                                       {"targetname", "origin"},
                                                                                       {"targetname", "model"}};
        for (const auto &keys : identities)
            matchBy([&keys](const Side &side, qint32 entity) {
                QByteArray identity;
                for (const auto *key : keys) {
                    const auto value = side.value(entity, key);
                    if (value.isNull())
                        return QByteArray();
                    identity += value + '\0';
                }
                return identity;
            });
        matchBy([](const Side &side, qint32 entity) { return side.value(entity, "classname"); }, true);
    }

    EntityDifferences differences() const;
    // Return the number in the newer text of an entity of the older text, and vice versa; -1: none.
    qint32 nowOf(qint32 was) const { return was_.match[static_cast<size_t>(was)]; }
    qint32 wasOf(qint32 now) const { return now_.match[static_cast<size_t>(now)]; }
    // Returns the keys in which two entities differ.
    std::vector<KeyDifference> keysOf(qint32 was, qint32 now) const;

private:
    void join(qint32 was, qint32 now)
    {
        was_.match[static_cast<size_t>(was)] = now;
        now_.match[static_cast<size_t>(now)] = was;
    }
    // Matches entities whose identities are equal and not null; with `mostly`, only if at least half of their pairs are equal.
    template <typename Identity>
    void matchBy(Identity identity, bool mostly = false)
    {
        QHash<QByteArray, std::vector<qint32>> free;
        for (qint32 entity = was_.source.count() - 1; entity >= 0 && !stop_.stop_requested(); --entity)
            if (was_.isFree(entity))
                if (auto name = identity(was_, entity); !name.isNull())
                    free[name].push_back(entity);
        for (qint32 entity = 0; entity < now_.source.count() && !stop_.stop_requested(); ++entity) {
            if (!now_.isFree(entity))
                continue;
            const auto found = free.find(identity(now_, entity));
            if (found != free.end() && !found->empty())
                joinBest(*found, entity, mostly);
        }
    }
    // Matches the entity with the one in `alike` (in reverse order) that has the most in common.
    void joinBest(std::vector<qint32> &alike, qint32 entity, bool mostly)
    {
        auto best = alike.rbegin();
        size_t most = 0;
        for (auto it = alike.rbegin(); it != alike.rend() && it - alike.rbegin() < static_cast<qptrdiff>(mostTries); ++it)
            if (const auto equal = equalPairs(was_.of(*it), now_.of(entity)); equal > most) {
                most = equal;
                best = it;
            }
        if (mostly && most * 2 < std::max(was_.of(*best).size(), now_.of(entity).size()))
            return;
        join(*best, entity);
        alike.erase(std::next(best).base());
    }

    std::stop_token stop_;
    Side was_, now_;
};

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

std::vector<KeyDifference> Matcher::keysOf(qint32 was, qint32 now) const
{
    const auto key = distinguishesCase(was_.source) || distinguishesCase(now_.source) ? &Pair::key : &Pair::folded;
    return keysThatDiffer(was_.of(was), now_.of(now), key);
}

EntityDifferences Matcher::differences() const
{
    EntityDifferences differences;
    for (qint32 entity = 0; entity < was_.source.count(); ++entity)
        if (was_.isFree(entity))
            differences.removed.push_back(entity);
    for (qint32 entity = 0; entity < now_.source.count(); ++entity) {
        const auto was = now_.match[static_cast<size_t>(entity)];
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
    return Matcher(was, now, stop).differences();
}

EntityDifferences reversals(const EntitySource &was, const EntitySource &now, const EntitySource &restored,
                            const std::stop_token &stop)
{
    const Matcher wasToNow(was, now, stop), wasToRestored(was, restored, stop), nowToRestored(now, restored, stop);
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
