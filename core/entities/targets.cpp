#include "core/entities/targets.h"

#include "core/sorting.h"
#include "core/text.h"

#include <QSet>

#include <numeric>

using bsp::KeyUse;

namespace {

constexpr auto targetNameKey = "targetname";

// Returns whether a value is the delay that a manager's key has; other values belong to an editor's own keys.
bool isDelay(QByteArrayView value) { return value.isEmpty() || QByteArrayView("0123456789.-+#").contains(value.front()); }
bool hasAny(const std::vector<QByteArray> &sorted, const QByteArray &name) { return std::ranges::binary_search(sorted, name); }

// Returns the indexes sorted by name; equal names keep their order.
std::vector<quint32> orderByName(const std::vector<std::pair<qint32, QByteArray>> &named)
{
    std::vector<quint32> order(named.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&named](quint32 number) -> const QByteArray & { return named[number].second; });
    return order;
}

// A set of entities: a mark for each takes less memory than a list of all occurrences.
class Marked
{
public:
    void add(qint32 entity)
    {
        const auto number = static_cast<size_t>(entity);
        if (number >= isMarked_.size())
            isMarked_.resize(number + 1);
        isMarked_[number] = true;
    }
    std::vector<qint32> entities() const
    {
        std::vector<qint32> all;
        for (size_t number = 0; number < isMarked_.size(); ++number)
            if (isMarked_[number])
                all.push_back(static_cast<qint32>(number));
        return all;
    }

private:
    std::vector<bool> isMarked_;
};

// Returns the distinct names of some entities in a list.
QSet<QByteArray> distinctNamesOf(const std::vector<std::pair<qint32, QByteArray>> &named, std::span<const qint32> entities)
{
    QSet<QByteArray> names;
    for (const qint32 entity : entities)
        for (const auto &[of, name] : rangeOf(named, entity, &std::pair<qint32, QByteArray>::first))
            names.insert(name);
    return names;
}

bool anyBegins(const std::vector<QByteArray> &sorted, QByteArrayView prefix)
{
    const auto first =
        std::ranges::lower_bound(sorted, prefix, std::less(), [](const QByteArray &name) { return QByteArrayView(name); });
    return first != sorted.end() && first->startsWith(prefix);
}

} // namespace

Targets::Targets(const EntitySource &source, const bsp::GameClasses &classes) : classes_(classes), game_(&classes.game())
{
    const auto &game = *game_;
    std::vector<Named> patterns;
    for (qint32 number = 0; number < source.count(); ++number) {
        const auto classname = edits::valueOf(source, number, "classname");
        const bsp::EntityClass itsClass(classes, classname);
        if (auto name = folded(classname); classNames_.empty() || classNames_.back() != name)
            classNames_.push_back(std::move(name));
        addName(number, edits::valueOf(source, number, targetNameKey));
        for (const auto &pair : source.pairsOf(number)) {
            const auto key = source.key(pair), value = source.value(pair);
            if (!isSame(key, targetNameKey) && itsClass.isName(key)) // of several targetnames only the last is used
                addName(number, value);
            addMade(itsClass, key, value);
            const auto name = referenceOf(itsClass, key, value).name;
            if (name.isEmpty())
                continue;
            references_.emplace_back(number, folded(name));
            const auto &reference = references_.back().second;
            if (isPattern(reference))
                patterns.emplace_back(number, reference.chopped(1));
        }
    }
    if (!game.targets.playerClass.empty())
        classNames_.push_back(folded(viewOf(game.targets.playerClass)));
    sortUnique(classNames_);
    sortUnique(madeNames_);
    addPatterns(std::move(patterns));
    names_.shrink_to_fit();
    references_.shrink_to_fit();
    bearers_ = orderByName(names_);
    referrers_ = orderByName(references_);
}

void Targets::addPatterns(std::vector<Named> patterns)
{
    std::ranges::stable_sort(patterns, {}, &Named::second);
    for (auto &[from, text] : patterns) {
        if (prefixes_.empty() || prefixes_.back().text != text) {
            auto longest = static_cast<qint32>(prefixes_.size()) - 1;
            while (longest >= 0 && !text.startsWith(prefixes_[static_cast<size_t>(longest)].text))
                longest = prefixes_[static_cast<size_t>(longest)].longest;
            prefixes_.push_back({std::move(text), {}, longest});
        }
        if (auto &all = prefixes_.back().from; all.empty() || all.back() != from)
            all.push_back(from);
    }
}

// All prefixes that sort between a prefix of the name and the name also begin with that prefix, so the last one before the
// name leads to all by `longest`.
template <typename Visit>
bool Targets::anyPrefix(const QByteArray &name, Visit visit) const
{
    auto number = static_cast<qint32>(std::ranges::upper_bound(prefixes_, name, {}, &Prefix::text) - prefixes_.begin()) - 1;
    for (; number >= 0; number = prefixes_[static_cast<size_t>(number)].longest)
        if (name.startsWith(prefixes_[static_cast<size_t>(number)].text) && visit(static_cast<size_t>(number)))
            return true;
    return false;
}

void Targets::addName(qint32 entity, QByteArrayView name)
{
    if (name.isEmpty())
        return;
    names_.emplace_back(entity, folded(name));
    if (!game_->targets.inAnyCase)
        byLowerCase_.insert(name.toByteArray().toLower(), name.toByteArray());
}

void Targets::addMade(const bsp::EntityClass &itsClass, QByteArrayView key, QByteArrayView value)
{
    if (value.isEmpty())
        return;
    if (itsClass.givesName(key))
        madeNames_.push_back(folded(value));
    else if (itsClass.givesClass(key))
        classNames_.push_back(folded(value));
}

QByteArray Targets::folded(QByteArrayView name) const
{
    return game_ && game_->targets.inAnyCase ? name.toByteArray().toLower() : name.toByteArray();
}

Targets::Reference Targets::referenceOf(const bsp::EntityClass &itsClass, QByteArrayView key, QByteArrayView value) const
{
    const auto use = itsClass.use(key);
    if (use == KeyUse::NamesNobody || use == KeyUse::OfWhoIsMade || (use == KeyUse::ByItself && !isDelay(value)))
        return {};
    const auto number = use == KeyUse::ByItself ? key.indexOf('#') : -1; // name#1: a repeated name
    const auto name = use != KeyUse::ByItself ? value : number < 0 ? key : key.first(number);
    return itsClass.isStandIn(name) ? Reference() : Reference{use, name};
}

QByteArrayView Targets::referenceIn(QByteArrayView classname, QByteArrayView key, QByteArrayView value) const
{
    return referenceOf(bsp::EntityClass(*classes_, classname), key, value).name;
}

bool Targets::isNameKey(QByteArrayView classname, QByteArrayView key) const
{
    return isSame(key, targetNameKey) || (game_ && bsp::EntityClass(*classes_, classname).isName(key));
}

std::vector<QByteArray> Targets::namesOf(qint32 entity) const
{
    std::vector<QByteArray> names;
    for (const auto &[of, name] : rangeOf(names_, entity, &Named::first))
        names.push_back(name);
    return names;
}

bool Targets::isMissing(QByteArrayView classname, QByteArrayView key, QByteArrayView value) const
{
    const bsp::EntityClass itsClass(*classes_, classname);
    const auto [use, name] = referenceOf(itsClass, key, value);
    if (name.isEmpty() || isName(name) || itsClass.isForeign(name))
        return false;
    if (use == KeyUse::ByItself && (name.startsWith('_') || name.startsWith('$')))
        return false; // keys of compilers and scripts
    const auto sought = folded(name);
    if (isPattern(sought) ? anyBegins(madeNames_, QByteArrayView(sought).chopped(1)) : hasAny(madeNames_, sought))
        return false;
    return use != KeyUse::ByNameOrClass || !hasAny(classNames_, sought);
}

QByteArray Targets::inOtherCase(QByteArrayView name) const
{
    const auto found = byLowerCase_.value(name.toByteArray().toLower());
    return found == name ? QByteArray() : found;
}

std::span<const quint32> Targets::recordsNamed(const QByteArray &name) const
{
    const bool isPrefix = isPattern(name);
    const auto sought = isPrefix ? QByteArrayView(name).chopped(1) : QByteArrayView(name);
    const auto nameOf = [this](quint32 number) { return QByteArrayView(names_[number].second); };
    const auto first = std::ranges::lower_bound(bearers_, sought, std::less(), nameOf);
    const auto end = std::ranges::partition_point(first, bearers_.end(), [&](quint32 number) {
        return isPrefix ? nameOf(number).startsWith(sought) : nameOf(number) == sought;
    });
    return {first, end};
}

std::span<const quint32> Targets::referrersOf(const QByteArray &name) const
{
    return rangeOf(referrers_, name, [this](quint32 each) -> const QByteArray & { return references_[each].second; });
}

std::vector<qint32> Targets::named(QByteArrayView name) const
{
    if (!game_)
        return {};
    std::vector<qint32> entities;
    for (const quint32 number : recordsNamed(folded(name)))
        entities.push_back(names_[number].first);
    std::ranges::sort(entities);
    return entities;
}

bool Targets::isName(QByteArrayView name) const { return game_ && !recordsNamed(folded(name)).empty(); }

std::vector<qint32> Targets::namingExactly(QByteArrayView name) const
{
    std::vector<qint32> naming;
    if (game_ && !name.isEmpty())
        for (const quint32 number : referrersOf(folded(name)))
            naming.push_back(references_[number].first);
    sortUnique(naming);
    return naming;
}

std::vector<qint32> Targets::referringTo(QByteArrayView name) const
{
    auto referring = namingExactly(name);
    if (!game_ || name.isEmpty() || prefixes_.empty())
        return referring;
    anyPrefix(folded(name), [&](size_t number) {
        const auto &from = prefixes_[number].from;
        referring.insert(referring.end(), from.begin(), from.end());
        return false;
    });
    sortUnique(referring);
    return referring;
}

std::vector<qint32> Targets::targetsOf(qint32 entity) const
{
    std::vector<qint32> targets;
    QSet<qint32> known;
    QSet<QByteArray> done; // names looked up
    for (const auto &[from, name] : rangeOf(references_, entity, &Named::first)) {
        if (done.contains(name))
            continue;
        done.insert(name);
        for (const qint32 to : named(name))
            if (prefixes_.empty() || !known.contains(to)) {
                targets.push_back(to);
                known.insert(to);
            }
    }
    return targets;
}

std::vector<qint32> Targets::targetersOf(qint32 entity) const
{
    std::vector<qint32> targeters;
    for (const auto &[of, name] : rangeOf(names_, entity, &Named::first)) {
        const auto referring = referringTo(name);
        targeters.insert(targeters.end(), referring.begin(), referring.end());
    }
    sortUnique(targeters);
    return targeters;
}

bool Targets::isTargeted(qint32 entity) const
{
    return std::ranges::any_of(rangeOf(names_, entity, &Named::first), [this](const Named &named) {
        return !referrersOf(named.second).empty() || anyPrefix(named.second, [](size_t) { return true; });
    });
}

std::vector<qint32> Targets::targetsOf(std::span<const qint32> entities) const
{
    Marked marked;
    for (const auto &name : distinctNamesOf(references_, entities))
        for (const quint32 number : recordsNamed(name))
            marked.add(names_[number].first);
    return marked.entities();
}

std::vector<qint32> Targets::targetersOf(std::span<const qint32> entities) const
{
    Marked marked;
    std::vector<bool> isDone(prefixes_.size()); // by prefix; if one is done, so are those that it begins with
    for (const auto &name : distinctNamesOf(names_, entities)) {
        for (const quint32 number : referrersOf(name))
            marked.add(references_[number].first);
        anyPrefix(name, [&](size_t number) {
            if (isDone[number])
                return true;
            isDone[number] = true;
            for (const qint32 from : prefixes_[number].from)
                marked.add(from);
            return false;
        });
    }
    return marked.entities();
}
