// `lumpscope entities FILE... --set ...`: the same edit of many maps, each saved as the window saves.
#include "app/commands/entitybatch.h"
#include "app/commands/definitionoption.h"

#include "core/columns/columns.h"
#include "core/entities/copied.h"
#include "core/map/identitytext.h"
#include "core/map/mapsource.h"
#include "core/map/references.h"
#include "core/query/entityfilter.h"
#include "core/query/filter.h"
#include "core/save/bakedlights.h"
#include "core/save/leftbehind.h"
#include "core/save/mapwriter.h"
#include "core/save/report.h"
#include "core/save/verify.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <set>

using namespace Qt::StringLiterals;

namespace commands
{
namespace
{

// What became of a map.
struct BatchOutcome {
    int code = Fine;
    std::vector<RuleChange> changes;
    std::vector<qint32> matched; // of each rule; empty: they were not tried
    std::vector<QStringList> lacking;
    qsizetype bakedLights = 0; // edited ones whose light stays on the faces
    QStringList leftBehind;    // what the copy loses
    QStringList entFiles;      // what becomes of entity texts beside it, a sentence each
    QString error;
    Written written;
    bool isTold = false; // the error, on the standard error
};

// A filter's key that no entity of this map has is still a key: of the others some may have it.
Filter filterFor(const QString &text, const References &references)
{
    const int lump = references.map().format().roles.entityList;
    auto filter = Filter::parse(text, references, lump);
    if (!filter.fault())
        return filter;
    static const QRegularExpression name(u"([A-Za-z_][^\\s\"!<>=~:|&()]*)\\s*(?:[<>=~:]|!=)"_s);
    QStringList keys;
    for (const auto &found : name.globalMatch(text))
        keys.append(found.captured(1));
    return Filter::parse(text, references, lump, keys);
}

// Whether some entity has the key that a filter calls so: it may be the beginning of one, or a part such as origin.z.
bool occurs(const MapFile &map, const QString &key)
{
    return EntityKeys::named(map, key, true) || EntityKeys::part(map, key);
}

// Sorts the keys that the filter names by whether some entity of the map has them. What is wrong with a map or with the
// filter itself is told later.
void sortKeys(const BatchWanted &wanted, const QString &file, QStringList &known, QStringList &unknown)
{
    try {
        const auto map = openMap(file, wanted.as);
        if (!map)
            return;
        const References references(map.value());
        const auto parsed = filterFor(*wanted.filter, references);
        if (parsed.fault())
            return;
        for (const auto &key : parsed.keys())
            (occurs(map.value(), key) ? known : unknown).append(key);
    } catch (const std::bad_alloc &) {
    }
}

// The keys that the filter names and no map has: most likely they are misspelled, and negated such a term passes all
// entities. After the first map that has them all no other is read for this.
QStringList unknownKeys(const BatchWanted &wanted)
{
    QStringList known, unknown;
    for (const auto &file : wanted.files) {
        sortKeys(wanted, file, known, unknown);
        unknown.removeIf([&known](const QString &key) { return known.contains(key); });
        if (!known.isEmpty() && unknown.isEmpty())
            break;
    }
    unknown.removeDuplicates();
    return unknown;
}

// The entities that pass. Calculated columns that the filter asks for are calculated first.
Result<std::vector<qint32>> passingIn(MapFile map, const QString &text)
{
    const References references(map);
    auto filter = filterFor(text, references);
    if (filter.needsComputed()) {
        for (const int lump : map.lumps())
            if (!map.hasComputed(lump))
                map.setComputed(lump, computeColumns(map, lump));
        filter = filterFor(text, references);
    }
    if (filter.fault())
        return Error{CommandText::tr("--where: %1").arg(filter.fault()->what)};
    if (filter.isEmpty())
        return Error{CommandText::tr("--where: It does not say of which entities.")};
    std::vector<qint32> passing;
    for (const quint32 entity : filter.apply(references, map.format().roles.entityList))
        passing.push_back(static_cast<qint32>(entity));
    return passing;
}

// The rules in this map: of a single one, which entities it is for.
Result<EntityRules> rulesFor(const BatchWanted &wanted, const MapFile &map)
{
    auto rules = wanted.rules;
    if (!wanted.rulesFile.isEmpty())
        return rules;
    auto &chosen = rules.rules.front().chosen.emplace();
    if (wanted.filter) {
        auto passing = passingIn(map, *wanted.filter);
        if (!passing)
            return Error{passing.error()};
        chosen = std::move(passing).value();
    } else {
        for (qint32 entity = wanted.sparesWorld ? 1 : 0; entity < map.entitySource().count(); ++entity)
            chosen.push_back(entity);
    }
    if (!wanted.added || (wanted.filter && chosen.empty()))
        return rules;
    const auto bytes = bytesFor({.text = *wanted.added, .code = textCodeOf(*wanted.added)}, map);
    if (!bytes)
        return Error{bytes.error()};
    rules.text = bytes.value();
    return rules;
}

void setError(BatchOutcome &outcome, int code, const QString &why)
{
    outcome.code = code;
    outcome.error = why;
}

// `stamp`: of the output, from before the map was read.
void write(BatchOutcome &outcome, const BatchWanted &wanted, const QString &file, const MapFile &map,
           const QByteArray &text, const FileStamp &stamp)
{
    const auto plan = planSave(map, text);
    const auto output = wanted.outputFor(file);
    if (!plan)
        return setError(outcome, Failed, plan.error());
    outcome.bakedLights = editedBakedLights(map, *plan.value().saved);
    if (wanted.dryRun || output.isEmpty() || plan.value().placement == LumpPlacement::Unchanged)
        return;
    if (const auto why = whyLinked(output); !why.isEmpty() && !wanted.keepLinks)
        return setError(
            outcome, Findings,
            CommandText::tr("%1 Nothing was written. --keep-links writes into it, for all of them.").arg(why));
    if (!wanted.inPlace && !QDir().mkpath(wanted.folder))
        return setError(outcome, Failed, CommandText::tr("The folder %1 cannot be made.").arg(wanted.folder));
    auto written = writeMap(output, plan.value().bytes,
                            {.backup = wanted.inPlace,
                             .replaces = {.bytes = wanted.inPlace ? std::optional(map.sharedBytes()) : std::nullopt,
                                          .stamp = stamp},
                             .keepLinks = wanted.keepLinks,
                             .isLocked = wanted.inPlace,
                             .verify = [&](const QByteArray &bytes) { return verifySaved(map, text, bytes); }});
    if (!written)
        return setError(outcome, Failed, written.error());
    outcome.written = std::move(written).value();
    if (!outcome.written.refused.isEmpty())
        return setError(outcome, Findings, outcome.written.refused);
    outcome.leftBehind = leftBehind(map, file, output);
    outcome.entFiles = entFilesAfterSave(map, *plan.value().saved, output);
}

void edit(BatchOutcome &outcome, const BatchWanted &wanted, const QString &file, const MapFile &map, const FileStamp &stamp)
{
    const auto rules = rulesFor(wanted, map);
    if (!rules)
        return setError(outcome, Failed, rules.error());
    const auto source = map.entitySource();
    const auto applying = applyRules(source, rules.value(), QFileInfo(file).completeBaseName());
    if (!applying)
        return setError(outcome, Failed, applying.error());
    outcome.changes = applying.value().changes;
    outcome.matched = applying.value().matched;
    outcome.lacking = applying.value().lacking;
    if (outcome.changes.empty())
        return;
    const auto text = applied(source.text, applying.value().splices);
    const auto faults =
        faultsOfEdit(map.format(), map.game(), map.entityText(), text, map.recordCount(map.format().roles.models));
    outcome.isTold = !isAccepted(faults, file, wanted.force);
    if (outcome.isTold)
        return setError(outcome, Findings, faults.refused.join(u' '));
    write(outcome, wanted, file, map, text, stamp);
}

BatchOutcome outcomeOf(const BatchWanted &wanted, const QString &file, GivenDefinitions &definitions)
{
    BatchOutcome outcome;
    try {
        const auto lock = FileLock::take(wanted.inPlace && !wanted.dryRun ? file : QString(), lockPatience);
        if (!lock) {
            setError(outcome, Findings, whyLocked());
            return outcome;
        }
        const auto stamp = stampOf(wanted.outputFor(file));
        auto map = openMap(file, wanted.as);
        auto fault = map ? whyReadOnly(map.value()) : map.error();
        if (fault.isEmpty())
            fault = definitions.adopt(map.value());
        if (const auto why = whyUnfinished(file, wanted.inPlace && !wanted.dryRun); !why.isEmpty())
            fail(file, why);
        if (fault.isEmpty())
            edit(outcome, wanted, file, map.value(), stamp);
        else
            setError(outcome, Failed, fault);
    } catch (const std::bad_alloc &) {
        setError(outcome, Failed, CommandText::tr("There is not enough memory for this."));
    }
    return outcome;
}

// Those that are changed, and the keys that are; those that are added; those that are gone.
struct BatchCounts {
    std::set<qint32> changed;
    QStringList keys; // each once
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

QString sentenceOf(const BatchOutcome &outcome)
{
    if (outcome.code == Failed)
        return CommandText::tr("failed");
    const auto counts = countsOf(outcome.changes);
    QStringList parts;
    if (!counts.changed.empty())
        parts.append(CommandText::tr("entities changed: %1 (%2)")
                         .arg(numberText(counts.changed.size()), counts.keys.join(u", ")));
    if (counts.added > 0)
        parts.append(CommandText::tr("added: %1").arg(numberText(counts.added)));
    if (counts.removed > 0)
        parts.append(CommandText::tr("deleted: %1").arg(numberText(counts.removed)));
    if (parts.isEmpty())
        parts.append(CommandText::tr("nothing changes"));
    if (outcome.code == Findings)
        parts.prepend(CommandText::tr("refused"));
    auto sentence = parts.join(u", ");
    const bool tellsLights = outcome.code == Fine && outcome.bakedLights > 0;
    if (tellsLights)
        sentence += u". "_s + bakedLightsSentence(outcome.bakedLights);
    if (const auto lines = linesOf(outcome.written); !lines.isEmpty())
        sentence += (tellsLights ? u" "_s : u", "_s) + lines.join(u", ");
    if (!outcome.leftBehind.isEmpty()) // no backup was made
        sentence += (tellsLights ? u" "_s : u". "_s) + leftBehindSentence(outcome.leftBehind);
    for (const auto &each : outcome.entFiles)
        sentence += (sentence.endsWith(u'.') ? u" "_s : u". "_s) + each;
    return sentence;
}

QJsonObject jsonOf(const QString &file, const BatchOutcome &outcome)
{
    QJsonArray entities;
    const auto valueOf = [](const std::optional<QString> &text) { return text ? QJsonValue(*text) : QJsonValue(); };
    for (const auto &[entity, key, old, now] : outcome.changes)
        entities.append(
            QJsonObject{{u"entity"_s, entity}, {u"key"_s, key}, {u"old"_s, valueOf(old)}, {u"new"_s, valueOf(now)}});
    return {{u"file"_s, file},
            {u"changed"_s, countsOf(outcome.changes).all()},
            {u"entities"_s, entities},
            {u"bakedLights"_s, outcome.bakedLights},
            {u"error"_s, outcome.error.isEmpty() ? QJsonValue() : QJsonValue(outcome.error)}};
}

// How rules fit the maps: of many maps one is enough.
struct RuleFits {
    std::vector<qint32> matched;      // of each rule the most of any map
    std::vector<QStringList> lacking; // of each rule what every map lacks where it is for an entity

    explicit RuleFits(size_t rules) : matched(rules, -1), lacking(rules) {}
    void add(const BatchOutcome &outcome)
    {
        for (size_t i = 0; i < outcome.matched.size(); ++i) {
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

// Rules that no map had an entity for, though one was for it, and those that found nothing to change in what they were
// for: perhaps the map was compiled anew since.
int tellUnfit(const BatchWanted &wanted, const RuleFits &fits)
{
    int code = Fine;
    for (size_t i = 0; i < fits.matched.size() && !wanted.rulesFile.isEmpty(); ++i) {
        const auto line = numberText(wanted.rules.rules[i].line);
        if (fits.matched[i] == 0)
            fail(wanted.rulesFile, CommandText::tr("Line %1: This rule fits no entity.").arg(line));
        else if (!fits.lacking[i].isEmpty())
            fail(wanted.rulesFile,
                 CommandText::tr("Line %1: No entity that this rule fits has what it should change: %2.", "2: keys")
                     .arg(line, fits.lacking[i].join(u", ")));
        else
            continue;
        code = Findings;
    }
    return code;
}

// What is wrong with the keys of the filter, told; empty: nothing, or it does not matter.
QString refusalOfKeys(const BatchWanted &wanted)
{
    const auto unknown = wanted.filter ? unknownKeys(wanted) : QStringList();
    if (unknown.isEmpty())
        return {};
    const auto sentence =
        CommandText::tr("--where: No entity of these maps has this key: %1.", "1: keys").arg(unknown.join(u", "));
    fail(sentence);
    if (wanted.force)
        return {};
    fail(CommandText::tr("Refused: nothing was written. --force writes it all the same."));
    return sentence;
}

} // namespace

int entityBatch(const Arguments &arguments)
{
    if (arguments.has(u"json"_s))
        speakEnglish();
    const auto wanted = batchWanted(arguments);
    if (!wanted)
        return fail(wanted.error());
    int code = Fine;
    QJsonArray maps;
    GivenDefinitions definitions(arguments);
    RuleFits fits(wanted.value().rules.rules.size());
    const auto refusal = refusalOfKeys(wanted.value());
    bool isHeard = true;
    for (const auto &file : wanted.value().json ? QStringList() : wanted.value().leftAlone)
        isHeard = mention(CommandText::tr("%1: left alone, a backup or an unfinished copy").arg(inOneLine(file)) + u'\n') && isHeard;
    for (const auto &file : wanted.value().files) {
        const auto outcome = refusal.isEmpty() ? outcomeOf(wanted.value(), file, definitions)
                                               : BatchOutcome{.code = Findings, .error = refusal, .isTold = true};
        code = std::max(code, outcome.code);
        fits.add(outcome);
        if (!outcome.error.isEmpty() && !outcome.isTold)
            fail(file, outcome.error);
        if (wanted.value().json)
            maps.append(jsonOf(file, outcome));
        else
            isHeard = mention(inOneLine(file + u": "_s + sentenceOf(outcome)) + u'\n') && isHeard;
    }
    code = std::max(code, tellUnfit(wanted.value(), fits));
    if (wanted.value().json)
        code = std::max(code, printJson({{u"maps"_s, maps}}));
    else if (!isHeard && wanted.value().dryRun) // which does nothing else
        code = std::max(code, fail(CommandText::tr("The output cannot be written.")));
    return code;
}

} // namespace commands
