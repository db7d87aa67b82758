#include "core/entities/targets.h"
#include "core/sorting.h"
#include "core/text.h"

#include <QSet>

#include <algorithm>

namespace
{

bool isAmong(QByteArrayView text, std::span<const std::string_view> names)
{
    return std::ranges::any_of(names, [text](std::string_view name) { return isSame(text, viewOf(name)); });
}

// Those of an entity, among pairs in the order of entities.
std::span<const std::pair<qint32, QByteArray>> rangeOf(const std::vector<std::pair<qint32, QByteArray>> &pairs,
                                                       qint32 entity)
{
    const auto first = std::ranges::lower_bound(pairs, entity, {}, &std::pair<qint32, QByteArray>::first);
    const auto last = std::ranges::upper_bound(pairs, entity, {}, &std::pair<qint32, QByteArray>::first);
    return {first, last};
}

} // namespace

Targets::Targets(const EntitySource &source, const bsp::Game &game) : keys_(&game.targets)
{
    for (qint32 number = 0; number < source.count(); ++number) {
        const auto classname = edits::valueOf(source, number, "classname");
        if (const auto name = edits::valueOf(source, number, "targetname"); !name.isEmpty()) {
            names_.emplace_back(number, name.toByteArray().toLower());
            named_[names_.back().second].push_back(number);
        }
        for (const auto &pair : source.pairsOf(number)) {
            const auto name = referenceIn(classname, source.key(pair), source.value(pair));
            if (name.isEmpty())
                continue;
            references_.emplace_back(number, name.toByteArray().toLower());
            auto &referring = referring_[references_.back().second];
            if (referring.empty() || referring.back() != number)
                referring.push_back(number);
        }
    }
}

QByteArrayView Targets::referenceIn(QByteArrayView classname, QByteArrayView key, QByteArrayView value) const
{
    if (isAmong(key, keys_->always))
        return value;
    for (const auto &[inClass, name] : keys_->inClasses)
        if (isSame(key, viewOf(name)) && isSame(classname, viewOf(inClass)))
            return value;
    if (!keys_->manager.empty() && isSame(classname, viewOf(keys_->manager)) && !isAmong(key, keys_->ownKeys)) {
        const auto number = key.indexOf('#'); // name#1: a name that is there twice
        return number < 0 ? key : key.first(number);
    }
    return {};
}

std::vector<qint32> Targets::named(QByteArrayView name) const
{
    return named_.value(name.toByteArray().toLower());
}

std::vector<qint32> Targets::referringTo(QByteArrayView name) const
{
    return referring_.value(name.toByteArray().toLower());
}

std::vector<qint32> Targets::targetsOf(qint32 entity) const
{
    std::vector<qint32> targets;
    QSet<QByteArray> known; // no entity has two names
    for (const auto &[from, name] : rangeOf(references_, entity)) {
        const auto found = named_.constFind(name);
        if (found == named_.cend() || known.contains(name))
            continue;
        known.insert(name);
        targets.insert(targets.end(), found->begin(), found->end());
    }
    return targets;
}

std::vector<qint32> Targets::targetersOf(qint32 entity) const
{
    std::vector<qint32> targeters;
    for (const auto &[of, name] : rangeOf(names_, entity))
        for (const qint32 from : referring_.value(name))
            targeters.push_back(from);
    sortUnique(targeters);
    return targeters;
}
