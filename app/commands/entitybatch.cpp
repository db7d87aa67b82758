// `lumpscope entities FILE... --set ...`: makes the same edit in many maps and saves each as the window does.
#include "app/commands/entitybatch.h"
#include "app/commands/definitionoption.h"

#include "core/columns/columns.h"
#include "core/entities/copied.h"
#include "core/entities/textlimits.h"
#include "core/map/entitytext.h"
#include "core/map/layout.h"
#include "core/map/references.h"
#include "core/opening/identitytext.h"
#include "core/opening/mapsource.h"
#include "core/query/emptyfilter.h"
#include "core/query/entityfilter.h"
#include "core/query/filter.h"
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

namespace commands {
namespace {

// The result for one map.
struct BatchOutcome {
    int code = Fine;
    std::vector<RuleChange> changes;
    std::vector<qint32> matched; // entities per rule; empty: the rules were not applied
    std::vector<QStringList> lacking;
    std::vector<TermUse> terms; // of the filter, for this map
    qsizetype passing = 0;      // entities that pass the filter
    qsizetype bakedLights = 0;  // edited lights whose light stays in the lightmaps
    QStringList leftBehind;     // files next to the map that the copy lacks
    QStringList entFiles;       // sentences on .ent files next to the map
    QString error;
    QStringList forced; // why it would have been refused without --force
    Written written;
    bool isAttempted = false, isWritten = false; // writing was attempted; it succeeded
    bool isChanged = false;                      // the output changed since before the map was read
    bool isCleaned = false;                      // the file of an earlier run was removed, or would be
    QString keptAside;                           // new name of an output that is no edit of the map
    QString bytesAfterText;                      // sentence that bytes behind the text are kept
    bool isTold = false;                         // the error was printed

    bool isTried() const { return !matched.empty(); }
};

// Parses the filter. Accepts keys that no entity of this map has: entities of other maps may have them.
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

// Returns whether some entity has the key as a filter names it: a whole key, the beginning of one, or a part such as
// origin.z.
bool occurs(const MapFile &map, const QString &key) { return EntityKeys::named(map, key, true) || EntityKeys::part(map, key); }

// Keys of the filter that no map has.
struct UnknownKeys {
    QStringList all;
    QStringList passing; // entities without them pass: they are negated, or =""
};

// Sorts the filter's keys by whether some entity of the map has them. Ignores faults of the map and the filter, which are
// reported later.
void sortKeys(const BatchArguments &wanted, const QString &file, QStringList &known, UnknownKeys &unknown)
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
            (occurs(map.value(), key) ? known : unknown.all).append(key);
        for (const auto &use : usesOfTerms(parsed, references, map.value().format().roles.entityList))
            if (use.passesWithout && !known.contains(use.key))
                unknown.passing.append(use.key);
    } catch (const std::bad_alloc &) {
    }
}

// Returns the filter's keys that no map has; most likely they are misspelled. Stops reading maps once all keys are known.
UnknownKeys unknownKeys(const BatchArguments &wanted)
{
    QStringList known;
    UnknownKeys unknown;
    for (const auto &file : wanted.files) {
        sortKeys(wanted, file, known, unknown);
        for (auto *keys : {&unknown.all, &unknown.passing})
            keys->removeIf([&known](const QString &key) { return known.contains(key); });
        if (!known.isEmpty() && unknown.all.isEmpty())
            break;
    }
    for (auto *keys : {&unknown.all, &unknown.passing})
        keys->removeDuplicates();
    return unknown;
}

// Sets the entities that pass and the uses of each term. First computes columns that the filter needs. Returns a sentence on
// what is wrong; empty: nothing.
QString applyFilter(BatchOutcome &outcome, std::vector<qint32> &passing, MapFile map, const BatchArguments &wanted)
{
    const References references(map);
    auto filter = filterFor(*wanted.filter, references);
    if (filter.needsComputed()) {
        for (const int lump : map.lumps())
            if (!map.hasComputed(lump))
                map.setComputed(lump, computeColumns(map, lump));
        filter = filterFor(*wanted.filter, references);
    }
    if (filter.fault())
        return CommandText::tr("--where: %1").arg(filter.fault()->what);
    if (filter.isEmpty())
        return CommandText::tr("--where: The filter is empty.");
    const int lump = map.format().roles.entityList;
    for (const quint32 entity : filter.apply(references, lump))
        passing.push_back(static_cast<qint32>(entity));
    outcome.passing = std::ssize(passing);
    outcome.terms = usesOfTerms(filter, references, lump);
    const bool isNegative = std::ranges::any_of(outcome.terms, &TermUse::isNegated);
    if (wanted.sparesWorld && isNegative && !passing.empty() && passing.front() == 0 && isWorldFirst(map.entitySource()))
        passing.erase(passing.begin()); // whoever deletes all but some entities wants to keep the world
    return {};
}

// Returns the rules for this map. The single rule of the command line gets the entities that pass the filter, and the text of
// --add.
Result<EntityRules> rulesFor(BatchOutcome &outcome, const BatchArguments &wanted, const MapFile &map)
{
    auto rules = wanted.rules;
    if (!wanted.rulesFile.isEmpty())
        return rules;
    auto &chosen = rules.rules.front().chosen.emplace();
    if (wanted.filter) {
        if (const auto fault = applyFilter(outcome, chosen, map, wanted); !fault.isEmpty())
            return Error{fault};
    } else {
        for (qint32 entity = wanted.sparesWorld ? 1 : 0; entity < map.entitySource().count(); ++entity)
            chosen.push_back(entity);
    }
    if (!wanted.added || (wanted.filter && outcome.passing == 0))
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

// Warns of added entities that the text contains already. `text` ends with the entities of `added`.
void tellAddedTwice(const QString &file, const MapFile &map, const QByteArray &text, const QByteArray &added)
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

// Returns whether a file differs from the map at most in its entities, as after an edit of the map.
bool isEditOf(const MapFile &map, const QString &path, const bsp::Format *as)
{
    const auto other = readMapFile(path, as);
    return other && &other.value().format() == &map.format() && changedLumps(map, other.value()).isEmpty();
}

// Writes the edited map if required. `stamp` is the output's, from before the map was read.
void write(BatchOutcome &outcome, const BatchArguments &wanted, const QString &file, const MapFile &map, const QByteArray &text,
           const FileStamp &stamp)
{
    const auto plan = planSave(map, text);
    const auto output = wanted.outputFor(file);
    if (!plan)
        return setError(outcome, Failed, plan.error());
    outcome.bakedLights = editedBakedLights(map, *plan.value().saved);
    if (const auto behind = bytesAfterText(map.entityBytes()); !behind.isEmpty())
        outcome.bytesAfterText = sentenceOfBytesAfterText(behind);
    const bool isCopied = wanted.all && plan.value().placement == LumpPlacement::Unchanged;
    if (output.isEmpty() || (plan.value().placement == LumpPlacement::Unchanged && !isCopied))
        return;
    outcome.isAttempted = true;
    if (wanted.dryRun)
        return;
    if (!wanted.inPlace && !QDir().mkpath(wanted.folder))
        return setError(outcome, Failed, CommandText::tr("The folder %1 cannot be created.").arg(wanted.folder));
    auto written = writeMap(output, plan.value().file,
                            {.backup = wanted.inPlace || (QFileInfo(output).isFile() && !isEditOf(map, output, wanted.as)),
                             .replaces = {.bytes = wanted.inPlace ? std::optional(map.file()) : std::nullopt, .stamp = stamp},
                             .keepLinks = wanted.keepLinks,
                             .isLocked = wanted.inPlace,
                             .verify = [&](const FileBytes &bytes) { return unwantedDifference(map, text, bytes); }});
    if (!written)
        return setError(outcome, Failed, written.error());
    outcome.written = std::move(written).value();
    if (!outcome.written.refused.isEmpty())
        return setError(outcome, Findings, refusalOf(outcome.written));
    outcome.isWritten = true;
    outcome.leftBehind = leftBehind(map, file, output);
    outcome.entFiles = entFilesAfterSave(map, *plan.value().saved, output);
}

void edit(BatchOutcome &outcome, const BatchArguments &wanted, const QString &file, const MapFile &map, const FileStamp &stamp)
{
    outcome.isTold = !isWhole(map, file, wanted.force);
    if (outcome.isTold)
        return setError(outcome, Findings, missingParts(map).join(u' '));
    outcome.forced = missingParts(map);
    const auto rules = rulesFor(outcome, wanted, map);
    if (!rules)
        return setError(outcome, Failed, rules.error());
    const auto source = map.entitySource();
    const auto classes = map.classes();
    const auto applying = applyRules(source, rules.value(), QFileInfo(file).completeBaseName(), &classes);
    if (!applying)
        return setError(outcome, Failed, applying.error());
    outcome.changes = applying.value().changes;
    outcome.matched = applying.value().matched;
    outcome.lacking = applying.value().lacking;
    if (outcome.changes.empty() && !wanted.all)
        return;
    const auto text = applied(source.text, applying.value().splices);
    if (!rules.value().text.isEmpty())
        tellAddedTwice(file, map, text, rules.value().text);
    const auto faults = faultsOfEdit(map, text);
    outcome.isTold = !isAccepted(faults, file, wanted.force);
    if (outcome.isTold)
        return setError(outcome, Findings, faults.refused.join(u' '));
    outcome.forced += faults.refused;
    write(outcome, wanted, file, map, text, stamp);
}

// Removes the result of an earlier run for a map that this run does not write. Keeps a file that this run failed to replace,
// or that another program changed in the meantime. A file that differs from the map in more than its entities may be
// handmade or a new compile: it is renamed to a backup instead.
void removeEarlier(BatchOutcome &outcome, const BatchArguments &wanted, const QString &file)
{
    const auto output = wanted.outputFor(file);
    if (!wanted.clean || outcome.isWritten || outcome.isAttempted || outcome.isChanged || !QFileInfo(output).isFile())
        return;
    const auto refuse = [&](const QString &why) {
        outcome.isTold = false;
        setError(outcome, Failed, why);
    };
    try {
        const auto lock = FileLock::take(wanted.dryRun ? QString() : output, lockPatience);
        if (!lock)
            return refuse(whyLocked());
        const auto stamp = stampOf(output);
        const auto map = openMap(file, wanted.as);
        const bool isOurs = map && isEditOf(map.value(), output, wanted.as);
        const auto aside = isOurs ? BackupPlace{.isThere = true} : backupPlaceFor(output);
        if (stampOf(output) != stamp)
            return; // another program has just written it
        if (!isOurs)
            outcome.keptAside = aside.path;
        outcome.isCleaned = wanted.dryRun || (aside.isThere ? QFile::remove(output) : QFile::rename(output, aside.path));
        if (!outcome.isCleaned)
            refuse(CommandText::tr("%1 from an earlier run cannot be removed.").arg(output));
    } catch (const std::bad_alloc &) {
        refuse(CommandText::tr("There is not enough memory for this."));
    }
}

BatchOutcome outcomeOf(const BatchArguments &wanted, const QString &file, GivenDefinitions &definitions)
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
        outcome.isChanged = stampOf(wanted.outputFor(file)) != stamp;
    } catch (const std::bad_alloc &) {
        setError(outcome, Failed, CommandText::tr("There is not enough memory for this."));
    }
    return outcome;
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

QString sentenceOf(const BatchOutcome &outcome)
{
    const auto removed = outcome.keptAside.isEmpty() ? CommandText::tr("the file of an earlier run is removed")
                                                     : CommandText::tr("the existing file is kept as %1").arg(outcome.keptAside);
    if (outcome.code == Failed)
        return outcome.isCleaned ? CommandText::tr("failed") + u", "_s + removed : CommandText::tr("failed");
    const bool isRefused = outcome.code == Findings;
    const auto counts = countsOf(outcome.changes);
    QStringList parts;
    if (!counts.changed.empty())
        parts.append(
            (isRefused ? CommandText::tr("entities that would change: %1 (%2)") : CommandText::tr("entities changed: %1 (%2)"))
                .arg(numberText(counts.changed.size()), namesText(counts.keys)));
    if (counts.added > 0)
        parts.append((isRefused ? CommandText::tr("entities that would be added: %1") : CommandText::tr("added: %1"))
                         .arg(numberText(counts.added)));
    if (counts.removed > 0)
        parts.append((isRefused ? CommandText::tr("entities that would be deleted: %1") : CommandText::tr("deleted: %1"))
                         .arg(numberText(counts.removed)));
    if (isRefused)
        parts.prepend(CommandText::tr("refused, not written"));
    else if (parts.isEmpty())
        parts.append(outcome.isWritten ? CommandText::tr("nothing changes, written unchanged")
                                       : CommandText::tr("nothing changes"));
    if (outcome.isCleaned)
        parts.append(removed);
    auto sentence = parts.join(u", ");
    QStringList more;
    if (outcome.code == Fine && outcome.bakedLights > 0)
        more.append(bakedLightsSentence(outcome.bakedLights));
    if (outcome.code == Fine && !outcome.changes.empty() && !outcome.bytesAfterText.isEmpty())
        more.append(outcome.bytesAfterText);
    if (!more.isEmpty())
        sentence += u". "_s + more.join(u' ');
    if (const auto lines = linesOf(outcome.written); !lines.isEmpty())
        sentence += (more.isEmpty() ? u", "_s : u" "_s) + lines.join(u", ");
    if (!outcome.leftBehind.isEmpty()) // no backup was made
        sentence += (more.isEmpty() ? u". "_s : u" "_s) + leftBehindSentence(outcome.leftBehind);
    for (const auto &each : outcome.entFiles)
        sentence += (sentence.endsWith(u'.') ? u" "_s : u". "_s) + each;
    return sentence;
}

QJsonObject jsonOf(const QString &file, const BatchOutcome &outcome)
{
    QJsonArray entities;
    const auto valueOf = [](const std::optional<QString> &text) { return text ? QJsonValue(*text) : QJsonValue(); };
    // After an error nothing was changed.
    const auto changes = outcome.error.isEmpty() ? outcome.changes : std::vector<RuleChange>();
    for (const auto &[entity, key, old, now] : changes)
        entities.append(QJsonObject{{u"entity"_s, entity}, {u"key"_s, key}, {u"old"_s, valueOf(old)}, {u"new"_s, valueOf(now)}});
    return {{u"file"_s, file},
            {u"changed"_s, countsOf(changes).all()},
            {u"entities"_s, entities},
            {u"bakedLights"_s, outcome.bakedLights},
            {u"forced"_s, QJsonArray::fromStringList(outcome.forced)},
            {u"error"_s, outcome.error.isEmpty() ? QJsonValue() : QJsonValue(outcome.error)}};
}

// How rules fit the maps: fitting one map is enough.
struct RuleFits {
    std::vector<qint32> matched;      // per rule, the most of any map
    std::vector<QStringList> lacking; // per rule, keys lacking in all maps where it matched

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
int reportUnfitRules(const BatchArguments &wanted, const RuleFits &fits)
{
    int code = Fine;
    for (size_t i = 0; i < fits.matched.size() && !wanted.rulesFile.isEmpty(); ++i) {
        const auto line = numberText(wanted.rules.rules[i].line);
        if (fits.matched[i] == 0)
            fail(wanted.rulesFile, CommandText::tr("Line %1: This rule matches no entity.").arg(line));
        else if (!fits.lacking[i].isEmpty())
            fail(wanted.rulesFile,
                 CommandText::tr("Line %1: No entity that this rule matches has these keys or flags: %2.", "2: keys")
                     .arg(line, namesText(fits.lacking[i])));
        else
            continue;
        code = Unmatched;
    }
    if (wanted.rulesFile.isEmpty() && fits.matched.front() > 0 && !fits.lacking.front().isEmpty()) {
        reportLackingKeys(wanted.rules.rules.front(), fits.lacking.front());
        code = Unmatched;
    }
    return code;
}

// How many entities the terms of --where keep in all maps together.
struct TermFits {
    std::vector<TermUse> terms;
    qsizetype passing = 0;

    void add(const BatchOutcome &outcome)
    {
        passing += outcome.passing;
        if (terms.empty())
            terms = outcome.terms;
        else if (terms.size() == outcome.terms.size())
            for (size_t i = 0; i < terms.size(); ++i)
                terms[i].kept += outcome.terms[i].kept;
    }
};

// Reports terms of --where that no entity of any map passes, with what may have been meant. `unknown`: keys reported before.
int reportUnmatchedTerms(const TermFits &fits, const QStringList &unknown)
{
    bool isTold = !unknown.isEmpty();
    for (const auto &term : fits.terms) {
        if (term.kept > 0 || unknown.contains(term.key))
            continue;
        auto sentence = CommandText::tr("--where: No entity in these maps matches %1.", "1: a term").arg(term.words);
        if (!term.suggestion.isEmpty())
            sentence += u' ' + term.suggestion;
        fail(sentence);
        isTold = true;
    }
    if (!isTold && !fits.terms.empty() && fits.passing == 0) {
        fail(CommandText::tr("--where: No entity in these maps matches the whole filter."));
        isTold = true;
    }
    return isTold ? Unmatched : Fine;
}

// Reports the filter's keys that no map has. Refuses them if entities pass because they lack such a key: these are probably more
// entities than the user meant. Returns why; empty: not refused.
QString refusalOfKeys(const BatchArguments &wanted, const UnknownKeys &unknown)
{
    if (unknown.all.isEmpty())
        return {};
    const auto sentence =
        CommandText::tr("--where: No entity in these maps has this key: %1.", "1: keys").arg(namesText(unknown.all));
    fail(sentence);
    if (wanted.force || unknown.passing.isEmpty())
        return {};
    fail(CommandText::tr("Refused: nothing was written. --force writes it anyway."));
    return sentence;
}

// Refuses to run if results of an earlier run exist, which would be taken for results of this one. Prints and returns why;
// empty: not refused.
QString refusalOfEarlier(const BatchArguments &wanted)
{
    QStringList names;
    for (const auto &file : wanted.files)
        if (const auto output = wanted.outputFor(file); QFileInfo::exists(output))
            names.append(QFileInfo(output).fileName());
    if (wanted.inPlace || wanted.clean || names.isEmpty())
        return {};
    const auto sentence = CommandText::tr("The folder already has files with these names: %1. Nothing was written. --clean "
                                          "replaces the results of an earlier run, and removes those for maps that this run "
                                          "does not write.")
                              .arg(namesText(names));
    fail(wanted.folder, sentence);
    return sentence;
}

} // namespace

int entityBatch(const Arguments &arguments)
{
    if (arguments.has(u"json"_s))
        speakEnglish();
    const auto wanted = parseBatchArguments(arguments);
    if (!wanted)
        return fail(wanted.error());
    if (const auto &fault = wanted.value().fault; !fault.isEmpty()) {
        fail(fault);
        if (!wanted.value().clean)
            return Failed;
    }
    int code = Fine;
    QJsonArray maps;
    GivenDefinitions definitions(arguments);
    RuleFits fits(wanted.value().rules.rules.size());
    TermFits terms;
    auto refusal = wanted.value().fault.isEmpty() ? refusalOfEarlier(wanted.value()) : wanted.value().fault;
    const auto unknown = refusal.isEmpty() && wanted.value().filter ? unknownKeys(wanted.value()) : UnknownKeys();
    if (refusal.isEmpty())
        refusal = refusalOfKeys(wanted.value(), unknown);
    bool isHeard = true, isTried = false;
    for (const auto &file : wanted.value().json ? QStringList() : wanted.value().leftAlone)
        isHeard =
            tryPrint(
                CommandText::tr("%1: skipped; it is a backup, or was left behind by an interrupted save").arg(inOneLine(file))
                + u'\n')
            && isHeard;
    for (const auto &file : wanted.value().files) {
        auto outcome =
            refusal.isEmpty()
                ? outcomeOf(wanted.value(), file, definitions)
                : BatchOutcome{.code = wanted.value().fault.isEmpty() ? Findings : Failed, .error = refusal, .isTold = true};
        removeEarlier(outcome, wanted.value(), file);
        code = worse(code, outcome.code);
        fits.add(outcome);
        terms.add(outcome);
        isTried = isTried || outcome.isTried();
        if (!outcome.error.isEmpty() && !outcome.isTold)
            fail(file, outcome.error);
        if (wanted.value().json)
            maps.append(jsonOf(file, outcome));
        else
            isHeard = tryPrint(inOneLine(file + u": "_s + sentenceOf(outcome)) + u'\n') && isHeard;
    }
    if (isTried) {
        code = worse(code, reportUnfitRules(wanted.value(), fits));
        code = worse(code, reportUnmatchedTerms(terms, unknown.all));
    }
    if (wanted.value().json)
        code = worse(code, printJson({{u"maps"_s, maps}}));
    else if (!isHeard && wanted.value().dryRun) // a dry run only prints
        code = worse(code, fail(CommandText::tr("The output cannot be written.")));
    return code;
}

} // namespace commands
