#include "core/entities/entitygraph.h"

#include "core/sorting.h"
#include "core/text.h"

#include <QHash>

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace {

constexpr auto ownName = "targetname";

struct Use {
    qint32 from = -1;
    QByteArray key, delay;
};

// A name, its uses and its owners, whatever the spelling.
struct Name {
    QByteArray text;
    std::vector<Use> uses;
    std::vector<qint32> bearers;
    bool isMissing = false;
};

class Builder
{
public:
    Builder(const EntitySource &source, const Targets &targets, const bsp::GameClasses &classes)
        : source_(source), targets_(targets), classes_(classes), nodeOf_(static_cast<size_t>(source.count()), -1)
    {
    }

    EntityGraph build(const std::stop_token &stop)
    {
        std::vector<bool> isThere(nodeOf_.size());
        for (qint32 entity = 0; entity < source_.count() && !stop.stop_requested(); ++entity)
            collect(entity, isThere);
        for (size_t entity = 0; entity < isThere.size() && !stop.stop_requested(); ++entity)
            if (isThere[entity])
                addEntity(static_cast<qint32>(entity));
        for (const auto &name : names_)
            if (!stop.stop_requested())
                addLinks(name);
        std::ranges::stable_sort(graph_.links, {}, &EntityGraph::Link::from);
        findComponents();
        return std::move(graph_);
    }

private:
    // Collects the names that an entity uses, and whether it is part of the graph, that is, uses or has a name.
    void collect(qint32 entity, std::vector<bool> &isThere)
    {
        const auto classname = edits::valueOf(source_, entity, "classname");
        delays_.clear();
        if (!targets_.namesOf(entity).empty())
            isThere[static_cast<size_t>(entity)] = true;
        for (const auto &pair : source_.pairsOf(entity)) {
            const auto key = source_.key(pair), value = source_.value(pair);
            const auto text = targets_.referenceIn(classname, key, value);
            if (text.isEmpty())
                continue;
            isThere[static_cast<size_t>(entity)] = true;
            auto &name = names_[nameOf(text)];
            name.isMissing = name.isMissing || targets_.isMissing(classname, key, value); // for at least one of its uses
            name.uses.push_back({entity, key.toByteArray(), delayOf(entity, classname, key, value)});
        }
    }

    // Returns the index of a name, adding it if it is new.
    size_t nameOf(QByteArrayView text)
    {
        const auto spelled = targets_.folded(text);
        const auto found = numbers_.constFind(spelled);
        if (found != numbers_.constEnd())
            return *found;
        numbers_.insert(spelled, names_.size());
        names_.push_back({.text = text.toByteArray(), .bearers = targets_.named(text)});
        return names_.size() - 1;
    }

    // Returns the delay of a reference. Caches it by key, since an entity may use many names by one key with one delay.
    QByteArray delayOf(qint32 entity, QByteArrayView classname, QByteArrayView key, QByteArrayView value)
    {
        const bsp::EntityClass itsClass(classes_, classname);
        if (itsClass.use(key) == bsp::KeyUse::ByItself)
            return written(value);
        const auto folded = key.toByteArray().toLower();
        if (const auto known = delays_.constFind(folded); known != delays_.cend())
            return *known;
        for (const auto delay : itsClass.delaysOf(key))
            if (const auto seconds = edits::valueOf(source_, entity, viewOf(delay)); !seconds.isEmpty())
                return *delays_.insert(folded, written(seconds));
        return *delays_.insert(folded, QByteArray());
    }

    static QByteArray written(QByteArrayView seconds)
    {
        bool isNumber = false;
        const auto text = seconds.trimmed().toByteArray();
        return text.toDouble(&isNumber) == 0 && isNumber ? QByteArray() : text;
    }

    // Returns the targetname of an entity, or the first other name that it has by definitions.
    QByteArrayView shownName(qint32 entity) const
    {
        if (const auto own = edits::valueOf(source_, entity, ownName); !own.isEmpty())
            return own;
        const auto classname = edits::valueOf(source_, entity, "classname");
        for (const auto &pair : source_.pairsOf(entity))
            if (targets_.isNameKey(classname, source_.key(pair)) && !source_.value(pair).isEmpty())
                return source_.value(pair);
        return {};
    }

    void addEntity(qint32 entity)
    {
        nodeOf_[static_cast<size_t>(entity)] = std::ssize(graph_.nodes);
        const auto name = shownName(entity);
        const bsp::EntityClass itsClass(classes_, edits::valueOf(source_, entity, "classname"));
        const bool isByGame = itsClass.isTriggeredByGame(name);
        graph_.nodes.push_back({.entity = entity,
                                .name = name.toByteArray(),
                                .isNeverNamed = !name.isEmpty() && !isByGame && !targets_.isTargeted(entity),
                                .isByGame = isByGame});
    }

    quint32 nodeOf(qint32 entity) const { return static_cast<quint32>(nodeOf_[static_cast<size_t>(entity)]); }

    // Adds the links of a name. If it has many users and owners, a name node stands between them: otherwise each would be
    // linked to each.
    void addLinks(const Name &name)
    {
        const size_t bearers = name.bearers.size(), uses = name.uses.size();
        const bool isBetween = bearers == 0 || uses * bearers > uses + bearers;
        if (!isBetween) {
            for (const auto &use : name.uses)
                for (const qint32 bearer : name.bearers)
                    graph_.links.push_back({nodeOf(use.from), nodeOf(bearer), use.key, use.delay});
            return;
        }
        const auto middle = static_cast<quint32>(graph_.nodes.size());
        graph_.nodes.push_back({.name = name.text, .isMissing = name.isMissing});
        for (const auto &use : name.uses)
            graph_.links.push_back({nodeOf(use.from), middle, use.key, use.delay});
        for (const qint32 bearer : name.bearers)
            graph_.links.push_back({middle, nodeOf(bearer), {}, {}});
    }

    void findComponents()
    {
        std::vector<quint32> root(graph_.nodes.size());
        std::iota(root.begin(), root.end(), 0U);
        const auto rootOf = [&root](quint32 node) {
            while (root[node] != node)
                node = root[node] = root[root[node]];
            return node;
        };
        for (const auto &link : graph_.links)
            root[std::max(rootOf(link.from), rootOf(link.to))] = std::min(rootOf(link.from), rootOf(link.to));
        const Grouped groups(root.size(), root.size(), [&](quint32 node) { return qint64(rootOf(node)); });
        for (size_t first = 0; first < root.size(); ++first) {
            const auto group = groups.of(first);
            if (group.size() > 1)
                graph_.components.emplace_back(group.begin(), group.end());
            else if (!group.empty())
                graph_.alone.push_back(group.front());
        }
        std::ranges::stable_sort(graph_.components, std::greater(), [](const auto &nodes) { return nodes.size(); });
    }

    const EntitySource &source_;
    const Targets &targets_;
    const bsp::GameClasses &classes_;
    std::vector<qint64> nodeOf_;        // by entity
    QHash<QByteArray, size_t> numbers_; // indexes in names_
    std::vector<Name> names_;
    QHash<QByteArray, QByteArray> delays_; // of the current entity, by the key in lower case
    EntityGraph graph_;
};

} // namespace

qint64 EntityGraph::nodeOf(qint32 entity) const
{
    const auto found =
        std::ranges::partition_point(nodes, [entity](const Node &node) { return node.entity >= 0 && node.entity < entity; });
    return found != nodes.end() && found->entity == entity ? found - nodes.begin() : -1;
}

EntityGraph entityGraph(const EntitySource &source, const Targets &targets, const bsp::GameClasses &classes, std::stop_token stop)
{
    return Builder(source, targets, classes).build(stop);
}
