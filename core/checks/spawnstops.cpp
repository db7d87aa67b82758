// Finds what stops the game when it spawns the map's entities. checkModels() finds missing models in all games.
#include "core/entities/spawnstops.h"
#include "core/checks/checkers.h"
#include "core/checks/enginestops.h"
#include "core/entities/spawns.h"
#include "core/numbers.h"

#include <algorithm>

namespace {

constexpr qint64 leastLightStyles = 64; // every engine has at least as many

// Finds a world that its own spawnflags exclude. ED_LoadFromFile() of Quake's pr_edict.c and ReHLDS' pr_edict.cpp frees the world
// like other entities; what its class precaches is then missing.
void checkWorld(const CheckContext &context, const EntitySource &source, Problems &problems)
{
    const auto &game = context.map.game();
    const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.freesWorld; });
    if (!who)
        return;
    for (const auto &mode : game.spawnModes)
        if (const auto why = whyWorldNotSpawned(source, game, mode); !why.isEmpty())
            return problems.add(
                who->severity, "world-freed", {context.map.format().roles.entityList, 0}, -1,
                [&] {
                    return CheckText::tr("The world's own spawnflags keep it from spawning (played as %1). %2 This makes %3 stop "
                                         "(\"no precache\").")
                        .arg(spawnModeName(mode), why, who->names);
                },
                "spawnflags");
}

// Returns an entity's last pair with one of these keys, "model/shootmodel"; -1: none.
qint32 lastPairOf(const EntitySource &source, qint32 entity, const QByteArray &keys)
{
    qint32 last = -1;
    for (const auto &key : keys.split('/'))
        last = std::max(last, edits::pairOf(source, entity, key));
    return last;
}

// Returns whether engines precache a text: ReHLDS' PF_precache_model_I() and PF_precache_sound_I() reject a text whose first char
// is below a space as a "Bad string"; char is signed.
bool isText(QByteArrayView value) { return !value.isEmpty() && static_cast<signed char>(value.front()) >= ' '; }

struct KeyRule {
    QByteArray classname, keys; // "model/shootmodel"
    QByteArray firstKey() const { return keys.split('/').front(); }
};

// Parses "CLASS KEY" rules, separated by commas.
std::vector<KeyRule> keyRules(std::string_view rules)
{
    std::vector<KeyRule> found;
    for (const auto &rule : fromView(rules).toLatin1().split(',')) {
        const auto words = rule.simplified().split(' ');
        if (words.size() == 2)
            found.push_back({words[0], words[1]});
    }
    return found;
}

// Calls look() for each entity of the rule's class with its last pair that has one of the rule's keys; -1: none.
template <typename Look>
void eachOfRule(const EntitySource &source, const KeyRule &rule, Look look)
{
    for (qint32 entity = 1; entity < source.count(); ++entity)
        if (isSame(edits::valueOf(source, entity, "classname"), rule.classname)) {
            const auto pair = lastPairOf(source, entity, rule.keys);
            const auto pairs = source.pairsOf(entity);
            look(entity, pair, pair < 0 ? QByteArrayView() : source.value(pairs[static_cast<size_t>(pair)]));
        }
}

void checkKeyValues(const CheckContext &context, const EntitySource &source, Problems &problems)
{
    const auto *engine = stopsOf(context.map.format(), context.engine);
    if (!engine)
        return;
    const auto who = fromView(engine->engine);
    const auto add = [&](qint32 entity, const KeyRule &rule, const QString &text) {
        problems.add(
            Severity::Error, "key-needed", {context.map.format().roles.entityList, static_cast<quint32>(entity)}, -1,
            [&] { return text; }, rule.firstKey());
    };
    const auto addUnusable = [&](qint32 entity, const KeyRule &rule, QByteArrayView value) {
        add(entity, rule,
            CheckText::tr("Entity %1: %2 cannot use the value \"%3\" of its key %4. This makes %5 stop or crash.")
                .arg(numberText(entity), QString::fromLatin1(rule.classname), source.toText(value).left(40),
                     QString::fromLatin1(rule.firstKey()), who));
    };
    for (const auto &rule : keyRules(engine->neededKeys))
        eachOfRule(source, rule, [&](qint32 entity, qint32 pair, QByteArrayView value) {
            if (pair < 0)
                add(entity, rule,
                    CheckText::tr("Entity %1: %2 has no key %3. This makes %4 stop or crash.")
                        .arg(numberText(entity), QString::fromLatin1(rule.classname), QString::fromLatin1(rule.firstKey()), who));
            else if (engine->neededIsText && !isText(value))
                addUnusable(entity, rule, value);
        });
    for (const auto &rule : keyRules(engine->soundKeys))
        eachOfRule(source, rule, [&](qint32 entity, qint32, QByteArrayView value) {
            if (!value.isEmpty() && (value.startsWith('!') || !isText(value)))
                addUnusable(entity, rule, value);
        });
}

// Finds lights whose style is too high. Lights with a targetname pass their style to the engine, which has a fixed number of
// styles; other lights are freed when they spawn.
void checkLightStyles(const CheckContext &context, const EntitySource &source, Problems &problems)
{
    const auto styleOf = [&source](qint32 entity) { return leadingNumber(edits::valueOf(source, entity, "style")); };
    for (qint32 entity = 1; entity < source.count(); ++entity) {
        const auto style = styleOf(entity);
        if (style < leastLightStyles || edits::valueOf(source, entity, "targetname").isEmpty())
            continue;
        const auto name = edits::valueOf(source, entity, "classname");
        const auto who = enginesThatStop(context, [&](const EngineStops &engine) {
            const QByteArrayView lights(engine.styledLights);
            return engine.lightStyles > 0 && style >= engine.lightStyles
                   && lights.contains(' ' + name.toByteArray().toLower() + ' ');
        });
        if (who)
            problems.add(
                who->severity, "light-style", {context.map.format().roles.entityList, static_cast<quint32>(entity)}, -1,
                [&] {
                    return CheckText::tr("Entity %1 (%2) has the light style %3. This makes %4 stop or crash, because the "
                                         "number is too high.")
                        .arg(numberText(entity), source.toText(name), numberText(style), who->names);
                },
                "style");
    }
}

} // namespace

void checkSpawnStops(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto source = map.entitySource();
    checkWorld(context, source, problems);
    checkKeyValues(context, source, problems);
    checkLightStyles(context, source, problems);
    const auto where = map.format().columns.entityModel;
    const auto models = map.recordCount(map.format().roles.models);
    for (const auto &stop : spawnStops(source, map.game(), models)) {
        if (stop.what == SpawnStop::MissingModel)
            continue;
        const auto text = [&] { return sentenceOf(stop, source, map.game(), models); };
        if (stop.what == SpawnStop::NoRoom)
            problems.add(Severity::Error, "entities-too-many", {map.format().roles.entities, 0}, -1, text);
        else
            problems.add(
                Severity::Error, "model-needed", {where.lump, static_cast<quint32>(stop.entity)}, where.field,
                [&] { return CheckText::tr("Entity %1, %2").arg(numberText(stop.entity), text()); }, "model");
    }
}
