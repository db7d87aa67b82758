#include "core/entities/spawnstops.h"

#include "core/entities/spawns.h"
#include "core/games/entityclass.h"
#include "core/games/keyvalues.h"
#include "core/text.h"

namespace {

// Returns whether an entity takes room in every mode of play until the whole map has been read.
bool takesRoom(const EntitySource &source, qint32 entity, const bsp::Game &game)
{
    const bsp::EntityClass itsClass(game, edits::valueOf(source, entity, "classname"));
    const bool isNamed = !edits::valueOf(source, entity, "targetname").isEmpty();
    return !itsClass.isFreed(isNamed) && !(game.stops.freesUnknown && itsClass.isUnknown());
}

bool isFreedIn(const bsp::SpawnMode &mode, QByteArrayView classname)
{
    return std::ranges::any_of(mode.freed, [classname](std::string_view freed) { return viewOf(freed) == classname; });
}

std::optional<SpawnStop> roomStop(const EntitySource &source, const bsp::Game &game)
{
    std::vector<qint32> lasting; // entities that take room, without the world, which has its own
    for (qint32 entity = 1; entity < source.count(); ++entity)
        if (takesRoom(source, entity, game))
            lasting.push_back(entity);
    std::optional<SpawnStop> worst;
    qint64 most = 0;
    for (const auto &mode : game.spawnModes) {
        if (mode.room == 0 || lasting.size() <= mode.room)
            continue;
        const auto made = std::ranges::count_if(lasting, [&](qint32 entity) {
            return !isFreedIn(mode, edits::valueOf(source, entity, "classname"))
                   && whyNotSpawned(source, entity, game, mode).isEmpty();
        });
        if (const qint64 surplus = made - mode.room; surplus > most) {
            most = surplus;
            worst = {.what = SpawnStop::NoRoom, .mode = &mode};
        }
    }
    return worst;
}

QString inSentence(const EntitySource &source, QByteArrayView text)
{
    constexpr qsizetype most = 100; // characters of a name in a message
    return source.toText(text).left(most);
}

} // namespace

std::vector<SpawnStop> spawnStops(const EntitySource &source, const bsp::Game &game, quint32 models)
{
    std::vector<SpawnStop> stops;
    if (const auto room = roomStop(source, game))
        stops.push_back(*room);
    const auto &rules = game.stops;
    for (qint32 entity = 1; entity < source.count(); ++entity) {
        const auto at = edits::pairOf(source, entity, "model");
        const bsp::EntityClass itsClass(game, edits::valueOf(source, entity, "classname"));
        if (at < 0) {
            if (itsClass.needsModel())
                stops.push_back({.what = SpawnStop::NoModel, .entity = entity});
            continue;
        }
        const auto &pair = source.pairsOf(entity)[static_cast<size_t>(at)];
        const auto name = source.value(pair);
        if (!name.startsWith('*')) {
            if (rules.atOtherModels && itsClass.needsModel())
                stops.push_back({.what = SpawnStop::OtherModel, .entity = entity, .pair = pair});
            continue;
        }
        if (rules.atMissingModels && models > 0 && !bsp::brushModelIn(name, game.values, models))
            stops.push_back({.what = SpawnStop::MissingModel, .entity = entity, .pair = pair});
    }
    return stops;
}

QString sentenceOf(const SpawnStop &stop, const EntitySource &source, const bsp::Game &game, quint32 models)
{
    const auto title = fromView(game.title);
    const auto classname = stop.entity < 0 ? QString() : inSentence(source, edits::valueOf(source, stop.entity, "classname"));
    const auto model = inSentence(source, source.value(stop.pair));
    switch (stop.what) {
    case SpawnStop::NoRoom:
        return SpawnText::tr("%2 has room for %1 entities besides the world (played as %3), but there are more. It "
                             "stops with \"%4\".")
            .arg(numberText(stop.mode->room), title, spawnModeName(*stop.mode), fromView(game.stops.noRoom));
    case SpawnStop::MissingModel:
        if (models <= 1)
            return SpawnText::tr("%1: its model is \"%2\", but the map has no brush models. %3 stops with an error at "
                                 "this entity.")
                .arg(classname, model, title);
        return SpawnText::tr("%1: its model is \"%2\", but the map has only *1 to *%3. %4 stops with an error at this "
                             "entity.")
            .arg(classname, model, numberText(models - 1), title);
    case SpawnStop::NoModel:
        return SpawnText::tr("%1: it needs a brush model but has no model. %2 stops with an error at this entity.")
            .arg(classname, title);
    case SpawnStop::OtherModel: break;
    }
    return SpawnText::tr("%1: its model is \"%2\", not a brush model of the map (*1 and so on). %3 stops with an error "
                         "at this entity.")
        .arg(classname, model, title);
}
