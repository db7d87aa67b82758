#include "core/compare/entitymatches.h"

#include "core/games/keyvalues.h"
#include "core/map/link.h"

#include <QHash>

#include <algorithm>
#include <functional>
#include <limits>

namespace {

constexpr size_t mostCandidates = 64; // compared with one entity; of any more, the order decides

struct MatchedPair {
    QByteArray folded, key, value; // the key in lower case, and as spelled
    bool isModel = false;          // the value is the number of a brush model
};
using MatchedPairs = std::vector<MatchedPair>; // sorted by the folded key; equal ones keep their order

// Returns the box of an entity's brush model, or nothing if it has none.
using ModelBox = std::function<QByteArray(qint32 entity)>;

// One of the texts, and its matches so far.
struct EntitySide {
    const EntitySource &source;
    std::vector<MatchedPairs> pairs{};
    std::vector<qint32> match{}; // the number in the other text; -1: none

    EntitySide(const EntitySource &of, const ModelBox &boxOf) : source(of), match(static_cast<size_t>(of.count()), -1)
    {
        for (qint32 entity = 0; entity < of.count(); ++entity) {
            MatchedPairs all;
            for (const auto &pair : of.pairsOf(entity)) {
                const auto key = of.key(pair).toByteArray();
                auto value = of.value(pair).toByteArray();
                bool isModel = brushModelOf(of, key, value).has_value();
                if (auto box = isModel && boxOf ? boxOf(entity) : QByteArray(); !box.isEmpty()) {
                    value = std::move(box);
                    isModel = false;
                }
                all.push_back({key.toLower(), key, std::move(value), isModel});
            }
            std::ranges::stable_sort(all, {}, &MatchedPair::folded);
            pairs.push_back(std::move(all));
        }
    }
    bool isFree(qint32 entity) const { return match[static_cast<size_t>(entity)] < 0; }
    const MatchedPairs &of(qint32 entity) const { return pairs[static_cast<size_t>(entity)]; }
    // Returns the last value of a key; null if there is none.
    QByteArray value(qint32 entity, const char *key) const
    {
        const auto &all = of(entity);
        const auto end = std::ranges::upper_bound(all, QByteArrayView(key), std::less(),
                                                  [](const MatchedPair &pair) { return QByteArrayView(pair.folded); });
        return end != all.begin() && std::prev(end)->folded == key ? std::prev(end)->value : QByteArray();
    }
};

QByteArray joined(const MatchedPairs &pairs, QByteArray MatchedPair::*key, bool withModels = true)
{
    QByteArray all(""); // not null, even without pairs
    for (const auto &pair : pairs)
        if (withModels || !pair.isModel)
            all += pair.*key + '\0' + pair.value + '\0';
    return all;
}

// Counts equal pairs of two sorted lists.
size_t equalPairs(const MatchedPairs &one, const MatchedPairs &other)
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

class EntityMatcher
{
public:
    EntityMatcher(EntitySide &was, EntitySide &now, const std::stop_token &stop) : stop_(stop), was_(was), now_(now)
    {
        const auto isWorld = [](const EntitySide &side) {
            return side.source.count() > 0 && side.value(0, "classname") == "worldspawn";
        };
        if (isWorld(was_) && isWorld(now_))
            join(0, 0);
        for (const auto key : {&MatchedPair::key, &MatchedPair::folded})
            matchBy([key](const EntitySide &side, qint32 entity) { return joined(side.of(entity), key); });
        matchBy([](const EntitySide &side, qint32 entity) { return joined(side.of(entity), &MatchedPair::folded, false); });
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
            matchBy([&keys](const EntitySide &side, qint32 entity) {
                QByteArray identity;
                for (const auto *key : keys) {
                    const auto value = side.value(entity, key);
                    if (value.isNull())
                        return QByteArray();
                    identity += value + '\0';
                }
                return identity;
            });
        const auto classOf = [](const EntitySide &side, qint32 entity) { return side.value(entity, "classname"); };
        matchBy(classOf, Demand::HalfEqual);
        matchBy(classOf, Demand::OnlyOnes);
    }

private:
    enum class Demand { None, HalfEqual, OnlyOnes };
    void join(qint32 was, qint32 now)
    {
        was_.match[static_cast<size_t>(was)] = now;
        now_.match[static_cast<size_t>(now)] = was;
    }
    template <typename Identity>
    QHash<QByteArray, std::vector<qint32>> freeOf(const EntitySide &side, Identity identity) const
    {
        QHash<QByteArray, std::vector<qint32>> free; // in reverse order
        for (qint32 entity = side.source.count() - 1; entity >= 0 && !stop_.stop_requested(); --entity)
            if (side.isFree(entity))
                if (auto name = identity(side, entity); !name.isNull())
                    free[name].push_back(entity);
        return free;
    }
    // Matches the entities whose identities are equal and not null. HalfEqual: only if at least half of their pairs are equal;
    // OnlyOnes: only if each text has one entity left with that identity.
    template <typename Identity>
    void matchBy(Identity identity, Demand demand = Demand::None)
    {
        auto free = freeOf(was_, identity);
        if (free.isEmpty())
            return;
        if (demand == Demand::OnlyOnes) {
            const auto others = freeOf(now_, identity);
            for (auto it = others.begin(); it != others.end(); ++it)
                if (const auto alike = free.constFind(it.key());
                    alike != free.constEnd() && alike->size() == 1 && it->size() == 1)
                    join(alike->front(), it->front());
            return;
        }
        for (qint32 entity = 0; entity < now_.source.count() && !stop_.stop_requested(); ++entity) {
            if (!now_.isFree(entity))
                continue;
            const auto found = free.find(identity(now_, entity));
            if (found != free.end() && !found->empty())
                joinBest(*found, entity, demand);
        }
    }
    // Matches the entity with the one in `alike` (in reverse order) that has the most in common.
    void joinBest(std::vector<qint32> &alike, qint32 entity, Demand demand)
    {
        auto best = alike.rbegin();
        size_t most = 0;
        for (auto it = alike.rbegin(); it != alike.rend() && it - alike.rbegin() < static_cast<qptrdiff>(mostCandidates); ++it)
            if (const auto equal = equalPairs(was_.of(*it), now_.of(entity)); equal > most) {
                most = equal;
                best = it;
            }
        if (demand == Demand::HalfEqual && most * 2 < std::max(was_.of(*best).size(), now_.of(entity).size()))
            return;
        join(*best, entity);
        alike.erase(std::next(best).base());
    }

    std::stop_token stop_;
    EntitySide &was_, &now_;
};

EntityMatches matched(const EntitySource &was, const ModelBox &boxOfWas, const EntitySource &now, const ModelBox &boxOfNow,
                      const std::stop_token &stop)
{
    EntitySide before(was, boxOfWas), after(now, boxOfNow);
    const EntityMatcher matcher(before, after, stop);
    return {std::move(before.match), std::move(after.match)};
}

ModelBox boxesOf(const MapFile &map)
{
    return [&map, models = Link(map, map.format().columns.entityModel),
            boxes = map.vectors<6>(map.format().columns.modelBox)](qint32 entity) {
        const auto number = static_cast<quint32>(entity);
        const auto model = number < models.count() ? models.at(number).ref() : RecordRef{};
        QByteArray text;
        if (model.isValid() && model.index < boxes.count())
            for (const double edge : boxes.at(model.index))
                text += ' ' + QByteArray::number(edge, 'f', 0);
        return text;
    };
}

} // namespace

EntityMatches matchEntities(const EntitySource &was, const EntitySource &now, const std::stop_token &stop)
{
    return matched(was, {}, now, {}, stop);
}

EntityMatches matchEntities(const MapFile &was, const MapFile &now, const std::stop_token &stop)
{
    return matched(was.entitySource(), boxesOf(was), now.entitySource(), boxesOf(now), stop);
}

std::optional<quint32> brushModelOf(const EntitySource &source, QByteArrayView key, QByteArrayView value)
{
    constexpr auto any = std::numeric_limits<quint32>::max(); // accepts any model number
    return key.compare("model", Qt::CaseInsensitive) == 0 ? bsp::brushModelIn(value, source.values(), any) : std::nullopt;
}
