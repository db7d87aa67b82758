#include "core/entities/targets.h"

#include "core/games/entityclass.h"
#include "core/sorting.h"

#include <QSet>

namespace
{

// The name that a pair refers to; null: it names nobody.
QByteArrayView nameIn(const bsp::EntityClass &itsClass, QByteArrayView key, QByteArrayView value)
{
    const auto use = itsClass.use(key);
    if (use == bsp::KeyUse::NamesNobody)
        return {};
    const auto number = use == bsp::KeyUse::ByItself ? key.indexOf('#') : -1; // name#1: a name that is there twice
    const auto name = use == bsp::KeyUse::ByItsValue ? value : number < 0 ? key : key.first(number);
    return itsClass.isStandIn(name) ? QByteArrayView() : name;
}

} // namespace

Targets::Targets(const EntitySource &source, const bsp::Game &game) : game_(&game)
{
    for (qint32 number = 0; number < source.count(); ++number) {
        const bsp::EntityClass itsClass(game, edits::valueOf(source, number, "classname"));
        if (const auto name = edits::valueOf(source, number, "targetname"); !name.isEmpty()) {
            names_.emplace_back(number, name.toByteArray().toLower());
            named_[names_.back().second].push_back(number);
        }
        for (const auto &pair : source.pairsOf(number)) {
            const auto name = nameIn(itsClass, source.key(pair), source.value(pair));
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
    return nameIn(bsp::EntityClass(*game_, classname), key, value);
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
    for (const auto &[from, name] : rangeOf(references_, entity, &Named::first)) {
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
    for (const auto &[of, name] : rangeOf(names_, entity, &Named::first))
        for (const qint32 from : referring_.value(name))
            targeters.push_back(from);
    sortUnique(targeters);
    return targeters;
}
