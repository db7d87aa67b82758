// `lumpscope entities FILE... --set ...`: makes the same edit of entities in many maps.
#include "app/commands/entitybatch.h"
#include "app/commands/definitionoption.h"
#include "app/commands/overmaps.h"
#include "app/commands/wherefilter.h"

#include "core/entities/copied.h"
#include "core/entities/textlimits.h"
#include "core/map/entitytext.h"
#include "core/map/references.h"
#include "core/opening/mapsource.h"
#include "core/query/entityfilter.h"
#include "core/save/leftbehind.h"
#include "core/save/lumpplacement.h"
#include "core/save/refusals.h"
#include "core/save/verify.h"
#include "core/text.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <set>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// The result for one map.
struct EntityOutcome {
    std::vector<RuleChange> changes;
    std::vector<qint32> matched; // entities per rule; empty: the rules were not applied
    std::vector<QStringList> lacking;
    WhereRecords where;
    qsizetype bakedLights = 0; // edited lights whose light stays in the lightmaps
    QString bytesAfterText;    // sentence that bytes behind the text are kept
};

// Keys of the filter that no map has.
struct UnknownKeys {
    QStringList all;
    QStringList passing; // entities without them pass: they are negated, or =""
};

// Sorts the filter's keys by whether some entity of the map has them. Ignores faults of the map and the filter, which are
// reported later.
void sortKeys(const EntityBatchArguments &wanted, const QString &file, QStringList &known, UnknownKeys &unknown)
{
    try {
        const auto map = openMap(file, wanted.batch.as);
        if (!map)
            return;
        const References references(map.value());
        const int lump = map.value().format().roles.entityList;
        const auto filter = bindLeniently(*wanted.filter, references, lump);
        if (filter.fault())
            return;
        for (const auto &key : filter.keys())
            (isEntityKey(map.value(), key) ? known : unknown.all).append(key);
        for (const auto &use : usesOfTerms(filter, references, lump))
            if (use.passesWithout && !known.contains(use.key))
                unknown.passing.append(use.key);
    } catch (const std::bad_alloc &) {
    }
}

// Returns the filter's keys that no map has; most likely they are misspelled. Stops reading maps once all keys are known.
UnknownKeys unknownKeys(const EntityBatchArguments &wanted)
{
    QStringList known;
    UnknownKeys unknown;
    for (const auto &map : wanted.batch.maps) {
        sortKeys(wanted, map.path, known, unknown);
        for (auto *keys : {&unknown.all, &unknown.passing})
            keys->removeIf([&known](const QString &key) { return known.contains(key); });
        if (!known.isEmpty() && unknown.all.isEmpty())
            break;
    }
    for (auto *keys : {&unknown.all, &unknown.passing})
        keys->removeDuplicates();
    return unknown;
}

// Returns the entities that an edit with a filter chooses.
std::vector<qint32> chosenBy(const WhereRecords &where, const EntityBatchArguments &wanted, const MapFile &map)
{
    std::vector<qint32> chosen;
    for (const quint32 entity : where.records)
        chosen.push_back(static_cast<qint32>(entity));
    const bool isNegative = std::ranges::any_of(where.terms, &TermUse::isNegated);
    if (wanted.sparesWorld && isNegative && !chosen.empty() && chosen.front() == 0 && isWorldFirst(map.entitySource()))
        chosen.erase(chosen.begin()); // whoever deletes all but some entities wants to keep the world
    return chosen;
}

// Returns the entities of this map that rules may select; nothing: all.
Result<std::optional<std::vector<qint32>>> entitiesFor(EntityOutcome &outcome, const EntityBatchArguments &wanted,
                                                       const MapFile &map)
{
    std::optional<std::vector<qint32>> entities;
    if (wanted.filter) {
        FilteredMap filtered(map);
        const int lump = map.format().roles.entityList;
        const auto filter = bindWhere(filtered, *wanted.filter, lump);
        if (!filter)
            return Error{CommandText::tr("--where: %1").arg(filter.error())};
        outcome.where = applyWhere(filtered, filter.value(), lump);
        entities = chosenBy(outcome.where, wanted, map);
    } else if (wanted.sparesWorld) {
        entities.emplace();
        for (qint32 entity = 1; entity < map.entitySource().count(); ++entity)
            entities->push_back(entity);
    }
    return entities;
}

// Returns the text of --add for this map; empty: none.
Result<QByteArray> textAddedTo(const MapFile &map, const EntityOutcome &outcome, const EntityBatchArguments &wanted)
{
    if (!wanted.added || (wanted.filter && outcome.where.records.empty()))
        return QByteArray();
    return bytesFor({.text = *wanted.added, .code = textCodeOf(*wanted.added)}, map);
}

// Warns of added entities that the text contains already. `text` ends with the entities of `added`.
void reportAddedTwice(const QString &file, const MapFile &map, const QByteArray &text, const QByteArray &added)
{
    constexpr int mostTold = 5;
    const auto &grammar = map.game().grammar;
    const auto parsed = parseEntities(text, grammar);
    const EntitySource source{text, parsed, grammar, &map.game()};
    const auto first = source.count() - static_cast<qint32>(parseEntities(added, grammar).entities.size());
    QHash<QByteArray, qint32> known;
    for (qint32 entity = first; entity-- > 0;)
        known.insert(edits::pairsInOrder(source, entity), entity);
    int count = 0;
    for (qint32 entity = std::max(first, 0); entity < source.count(); ++entity) {
        const auto same = known.constFind(edits::pairsInOrder(source, entity));
        if (same != known.cend() && count++ < mostTold)
            fail(file, CommandText::tr("Warning: %1 is already in the map, as entity %2; --add adds it again.")
                           .arg(edits::nameOf(source, entity), numberText(*same)));
    }
    if (count > mostTold)
        fail(file, CommandText::tr("Warning: The same applies to %n more added entities.", nullptr, count - mostTold));
}

// The changed entities and keys, and the numbers of added and removed entities.
struct BatchCounts {
    std::set<qint32> changed;
    QStringList keys; // without duplicates
    qsizetype added = 0, removed = 0;
    qsizetype all() const { return static_cast<qsizetype>(changed.size()) + added + removed; }
};

BatchCounts countsOf(const std::vector<RuleChange> &changes)
{
    BatchCounts counts;
    for (const auto &change : changes) {
        counts.added += change.key.isEmpty() && !change.old;
        counts.removed += change.key.isEmpty() && !change.now;
        if (change.key.isEmpty())
            continue;
        counts.changed.insert(change.entity);
        counts.keys.append(change.key);
    }
    counts.keys.removeDuplicates();
    return counts;
}

// How rules fit the maps: fitting one map is enough.
struct RuleFits {
    std::vector<qint32> matched;      // per rule, the most of any map
    std::vector<QStringList> lacking; // per rule, keys lacking in all maps where it matched

    explicit RuleFits(size_t rules) : matched(rules, -1), lacking(rules) {}
    void add(const EntityOutcome &outcome)
    {
        for (size_t i = 0; i < outcome.matched.size(); ++i) {
            if (outcome.matched[i] < 0)
                continue;
            if (matched[i] <= 0)
                lacking[i] = outcome.lacking[i];
            else if (outcome.matched[i] > 0)
                keep(lacking[i], outcome.lacking[i]);
            matched[i] = std::max(matched[i], outcome.matched[i]);
        }
    }
    static void keep(QStringList &keys, const QStringList &others)
    {
        const QSet<QString> known(others.begin(), others.end());
        keys.removeIf([&known](const QString &key) { return !known.contains(key); });
    }
};

// Reports which keys of the single rule no edited entity has.
void reportLackingKeys(const EntityRule &rule, const QStringList &lacking)
{
    QStringList removed, calculated;
    for (const auto &key : lacking)
        (rule.removeKeys.contains(key) ? removed : calculated).append(key);
    if (!removed.isEmpty())
        fail(CommandText::tr("--remove: No edited entity has this key: %1.", "1: keys").arg(namesText(removed)));
    if (!calculated.isEmpty())
        fail(CommandText::tr("--calc: No edited entity has this key or flag: %1.", "1: keys").arg(namesText(calculated)));
}

// Reports rules that fit no entity of the maps they are for, and those that found nothing to change in the entities they
// fit: the map may have been recompiled.
int reportUnfitRules(const EntityBatchArguments &wanted, const RuleFits &fits)
{
    int code = Fine;
    for (size_t i = 0; i < fits.matched.size() && wanted.isByRules; ++i) {
        const auto &rule = wanted.rules.rules[i];
        const auto line = numberText(rule.line);
        if (fits.matched[i] == 0)
            fail(rule.file, (wanted.filter ? CommandText::tr("Line %1: This rule matches no entity that --where selects.")
                                           : CommandText::tr("Line %1: This rule matches no entity."))
                                .arg(line));
        else if (!fits.lacking[i].isEmpty())
            fail(rule.file, CommandText::tr("Line %1: No entity that this rule matches has these keys or flags: %2.", "2: keys")
                                .arg(line, namesText(fits.lacking[i])));
        else
            continue;
        code = Unmatched;
    }
    if (!wanted.isByRules && fits.matched.front() > 0 && !fits.lacking.front().isEmpty()) {
        reportLackingKeys(wanted.rules.rules.front(), fits.lacking.front());
        code = Unmatched;
    }
    return code;
}

// Reports the filter's keys that no map has. Refuses them if entities pass because they lack such a key: these are probably more
// entities than the user meant. Returns why; empty: not refused.
QString refusalOfKeys(const EntityBatchArguments &wanted, const UnknownKeys &unknown)
{
    if (unknown.all.isEmpty())
        return {};
    const auto sentence =
        CommandText::tr("--where: No entity in these maps has this key: %1.", "1: keys").arg(namesText(unknown.all));
    fail(sentence);
    if (wanted.batch.force || unknown.passing.isEmpty())
        return {};
    fail(CommandText::tr("Refused: nothing was written. --force writes it anyway."));
    return sentence;
}

class EntityEdit final : public BatchEdit
{
public:
    EntityEdit(const EntityBatchArguments &wanted, GivenDefinitions &definitions)
        : wanted_(wanted), definitions_(definitions), fits_(wanted.rules.rules.size())
    {
    }

    QString refusal() override
    {
        if (wanted_.filter)
            unknown_ = unknownKeys(wanted_);
        return refusalOfKeys(wanted_, unknown_);
    }
    std::unique_ptr<BatchEdit> forMap() const override { return std::make_unique<EntityEdit>(wanted_, definitions_); }
    void add(const BatchEdit &ofMap) override
    {
        const auto &outcome = static_cast<const EntityEdit &>(ofMap).now_;
        fits_.add(outcome);
        terms_.add(outcome.where);
        isTried_ = isTried_ || !outcome.matched.empty();
        hasBakedLights_ = hasBakedLights_ || outcome.bakedLights > 0;
    }
    QString prepare(MapFile &map) override { return definitions_.adopt(map); }
    bool make(MapFile &edited, BatchMap &at) override;
    bool mayBeSaved(const MapFile &saved, BatchMap &at) override;
    bool isResult(const MapFile &map, const MapFile &other) const override { return changedLumps(map, other).isEmpty(); }
    QStringList changes(bool isUnwritten) const override;
    QStringList remarks() const override;
    QString remarkOnAll() const override { return hasBakedLights_ ? bakedLightRemark() : QString(); }
    QJsonObject json(bool hasError) const override;
    int report() const override;

private:
    const EntityBatchArguments &wanted_;
    GivenDefinitions &definitions_;
    UnknownKeys unknown_;
    EntityOutcome now_; // for one map
    RuleFits fits_;
    TermFits terms_;
    bool isTried_ = false;        // the rules were applied to some map
    bool hasBakedLights_ = false; // some map, whose lights are edited
};

bool EntityEdit::make(MapFile &edited, BatchMap &at)
{
    const auto fail = [&at](const QString &why) {
        at.fail(Failed, why);
        return false;
    };
    if (wanted_.rules.rules.empty())
        return true;
    const auto entities = entitiesFor(now_, wanted_, edited);
    if (!entities)
        return fail(entities.error());
    const auto added = textAddedTo(edited, now_, wanted_);
    if (!added)
        return fail(added.error());
    std::optional<EntityRules> withText;
    if (!added.value().isEmpty()) {
        withText = wanted_.rules;
        withText->text = added.value();
    }
    const auto source = edited.entitySource();
    const auto classes = edited.classes();
    const auto applying = applyRules(source, withText ? *withText : wanted_.rules, mapNameOf(at.file()), &classes,
                                     entities.value() ? &*entities.value() : nullptr);
    if (!applying) {
        at.fail(Findings, applying.error());
        return false;
    }
    now_.changes = applying.value().changes;
    now_.matched = applying.value().matched;
    now_.lacking = applying.value().lacking;
    if (now_.changes.empty())
        return true;
    const auto text = applied(source.text, applying.value().splices);
    if (withText)
        reportAddedTwice(at.file(), edited, text, withText->text);
    if (const auto behind = bytesAfterText(edited.entityBytes()); !behind.isEmpty())
        now_.bytesAfterText = sentenceOfBytesAfterText(behind);
    auto map = withEntityText(edited, text);
    if (!map)
        return fail(map.error());
    edited = std::move(map).value();
    return true;
}

bool EntityEdit::mayBeSaved(const MapFile &saved, BatchMap &at)
{
    if (now_.matched.empty() || (now_.changes.empty() && !wanted_.batch.all))
        return true;
    now_.bakedLights = editedBakedLights(at.map(), saved);
    return at.accept(faultsOfEdit(at.map(), saved.entityText()));
}

QStringList EntityEdit::changes(bool isUnwritten) const
{
    const auto counts = countsOf(now_.changes);
    QStringList parts;
    if (!counts.changed.empty())
        parts.append(
            (isUnwritten ? CommandText::tr("entities that would change: %1 (%2)") : CommandText::tr("entities changed: %1 (%2)"))
                .arg(numberText(counts.changed.size()), namesText(counts.keys)));
    if (counts.added > 0)
        parts.append((isUnwritten ? CommandText::tr("entities that would be added: %1") : CommandText::tr("added: %1"))
                         .arg(numberText(counts.added)));
    if (counts.removed > 0)
        parts.append((isUnwritten ? CommandText::tr("entities that would be deleted: %1") : CommandText::tr("deleted: %1"))
                         .arg(numberText(counts.removed)));
    return parts;
}

QStringList EntityEdit::remarks() const
{
    QStringList sentences;
    if (now_.bakedLights > 0)
        sentences.append(bakedLightsSentence(now_.bakedLights));
    if (!now_.changes.empty() && !now_.bytesAfterText.isEmpty())
        sentences.append(now_.bytesAfterText);
    return sentences;
}

QJsonObject EntityEdit::json(bool hasError) const
{
    QJsonArray entities;
    const auto valueOf = [](const std::optional<QString> &text) { return text ? QJsonValue(*text) : QJsonValue(); };
    const auto changes = hasError ? std::vector<RuleChange>() : now_.changes;
    for (const auto &[entity, key, old, now] : changes)
        entities.append(QJsonObject{{u"entity"_s, entity}, {u"key"_s, key}, {u"old"_s, valueOf(old)}, {u"new"_s, valueOf(now)}});
    return {{u"changed"_s, countsOf(changes).all()}, {u"entities"_s, entities}, {u"bakedLights"_s, now_.bakedLights}};
}

int EntityEdit::report() const
{
    if (!isTried_)
        return Fine;
    const bool isNoneSelected = wanted_.filter && terms_.passing == 0; // said below
    const int code = isNoneSelected ? Fine : reportUnfitRules(wanted_, fits_);
    return worse(code, terms_.report(u"--where"_s, CommandText::tr("No entity in these maps matches %1.", "1: a term"),
                                     CommandText::tr("No entity in these maps matches the whole filter."), unknown_.all));
}

} // namespace

std::unique_ptr<BatchEdit> entityEdit(const EntityBatchArguments &wanted, GivenDefinitions &definitions)
{
    return std::make_unique<EntityEdit>(wanted, definitions);
}

int entityBatch(const Arguments &arguments)
{
    if (wantsJson(arguments))
        speakEnglish();
    const auto wanted = parseEntityBatchArguments(arguments);
    if (!wanted)
        return fail(wanted.error());
    if (wanted.value().isByRules)
        return editByRules(wanted.value(), arguments);
    GivenDefinitions definitions(arguments);
    EntityEdit edit(wanted.value(), definitions);
    return editMaps(wanted.value().batch, edit);
}

} // namespace commands
