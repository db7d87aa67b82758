#include "app/commands/entitybatch.h"
#include "app/commands/overmaps.h"
#include "core/entities/edits.h"
#include "core/entities/rulereaders.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using commands::CommandText;

namespace {

const QStringList &editWords()
{
    static const QStringList words{u"set"_s, u"calc"_s, u"remove"_s, u"delete"_s, u"add"_s};
    return words;
}

bool hasAny(const Arguments &arguments, const QStringList &words)
{
    return std::ranges::any_of(words, [&arguments](const QString &word) { return arguments.has(word); });
}

// Returns a sentence on options that do not go together; empty: all do.
QString faultOfWords(const Arguments &arguments)
{
    const bool hasRules = hasAny(arguments, {u"rules"_s, u"rules-dir"_s});
    if (arguments.has(u"replace"_s))
        return CommandText::tr("entities: --replace cannot be combined with an edit.");
    if (hasRules && hasAny(arguments, editWords()))
        return CommandText::tr(
            "entities: --rules and --rules-dir cannot be combined with --set, --calc, --remove, --delete or --add.");
    if (!hasRules && !hasAny(arguments, editWords()))
        return CommandText::tr("entities: --where needs --set, --calc, --remove, --delete, --add, --rules or --rules-dir.");
    if (arguments.has(u"delete"_s) && hasAny(arguments, {u"set"_s, u"calc"_s, u"remove"_s}))
        return CommandText::tr("entities: --delete cannot be combined with --set, --calc or --remove.");
    return {};
}

// Reads KEY=EXPRESSION. Errors count characters from the start of the word.
Result<Calculation> calculationOf(const QString &word)
{
    const auto equals = word.indexOf(u'=');
    if (equals < 0)
        return Error{CommandText::tr("entities: --calc takes KEY=EXPRESSION, but %1 has no =.").arg(word)};
    const auto key = word.first(equals).trimmed(), expression = QString(equals + 1, u' ') + word.sliced(equals + 1);
    if (key.endsWith(u'+') || key.endsWith(u'-'))
        return Error{CommandText::tr("entities: --calc has no += and -=. Write %1=value + 1 or, for a flag, %1=value | 1.")
                         .arg(key.chopped(1).trimmed())};
    if (const auto wrong = edits::keyFault(key, TextCode::Utf8); !wrong.isEmpty())
        return Error{CommandText::tr("entities: --calc %1: %2").arg(word, wrong)};
    auto calculation = readCalculation(key, expression);
    if (!calculation)
        return Error{CommandText::tr("entities: --calc %1: %2").arg(word, calculation.error())};
    return calculation;
}

Result<EntityRule> ruleOf(const Arguments &arguments)
{
    EntityRule rule;
    rule.remove = arguments.has(u"delete"_s);
    for (const auto &word : arguments.values(u"set"_s)) {
        const auto equals = word.indexOf(u'=');
        if (equals < 0)
            return Error{CommandText::tr("entities: --set takes KEY=VALUE, but %1 has no =.").arg(word)};
        const auto key = word.first(equals), value = word.sliced(equals + 1);
        const auto wrongKey = edits::keyFault(key, TextCode::Utf8);
        if (const auto wrong = wrongKey.isEmpty() ? edits::valueFault(value, TextCode::Utf8) : wrongKey; !wrong.isEmpty())
            return Error{CommandText::tr("entities: --set %1: %2").arg(word, wrong)};
        rule.set.push_back({key, value});
    }
    for (const auto &word : arguments.values(u"calc"_s)) {
        auto calculation = calculationOf(word);
        if (!calculation)
            return Error{calculation.error()};
        rule.calculations.push_back(std::move(calculation).value());
    }
    rule.removeKeys = arguments.values(u"remove"_s);
    return rule;
}

// Reads the single rule and the text to add. Returns a whole sentence on what is wrong; empty: nothing.
QString readEdit(EntityBatchArguments &wanted, const Arguments &arguments)
{
    auto rule = ruleOf(arguments);
    if (!rule)
        return rule.error();
    wanted.rules.rules.push_back(std::move(rule).value());
    if (const auto path = arguments.value(u"add"_s); !path.isEmpty()) {
        const auto text = commands::readEntityText(path);
        if (!text)
            return path + u": "_s + text.error();
        wanted.added = text.value();
    }
    return {};
}

// Restricts rules from files to the entities that pass a filter.
void restrictRules(EntityBatchArguments &wanted, const QString &filter)
{
    wanted.filter = ParsedFilter::parse(filter);
    auto &fault = wanted.batch.fault;
    if (!fault.isEmpty() || wanted.rules.records.empty())
        return;
    const auto &rule = wanted.rules.records.front();
    fault =
        ruleError(rule.file, rule.line, CommandText::tr("entities --where selects entities, but this rule edits records.")).what;
}

} // namespace

QList<Option> commands::batchOptions()
{
    QList<Option> options{
        {u"where"_s, u"FILTER"_s,
         CommandText::tr("Edit only the entities that match this filter, such as "
                         "'classname=light light>200'.")},
        {.name = u"set"_s,
         .values = u"KEY=VALUE"_s,
         .help = CommandText::tr("Set the key of these entities to this value; entities without the key get it."),
         .repeats = true},
        {.name = u"calc"_s,
         .values = u"KEY=EXPRESSION"_s,
         .help =
             CommandText::tr("Calculate the key of these entities from its number and other keys, such as 'light=value * 2'."),
         .repeats = true},
        {.name = u"remove"_s,
         .values = u"KEY"_s,
         .help = CommandText::tr("Remove this key from these entities."),
         .repeats = true},
        {u"delete"_s,
         {},
         CommandText::tr("Delete these entities. The world is kept unless a --where without negations selects it.")},
        {.name = u"add"_s,
         .values = u"FILE.ent"_s,
         .help = CommandText::tr("Append the entities of this text; with --where, only to maps where an entity matches."),
         .reads = true}};
    options += ruleOptions(
        CommandText::tr("Apply the rules in this file: ripent.py's JSON, or a configuration of Stripper:Source or stripper_qmm. "
                        "JSON rules with lump edit records, as the subcommand edit does. With --where, rules only match "
                        "entities that the filter selects before any rule applies."));
    options += outputOptions();
    options.append({u"json"_s, {}, CommandText::tr("For an edit or --diff, print every key that changes as JSON.")});
    options += {jsonLinesOption(), jobsOption()};
    options.append(definitionsOption());
    return options;
}

bool commands::isBatch(const Arguments &arguments)
{
    return hasAny(arguments, {u"rules"_s, u"rules-dir"_s, u"where"_s}) || hasAny(arguments, editWords());
}

Result<EntityBatchArguments> parseEntityBatchArguments(const Arguments &arguments)
{
    if (const auto fault = faultOfWords(arguments); !fault.isEmpty())
        return Error{fault};
    if (hasAny(arguments, {u"rules"_s, u"rules-dir"_s})) {
        auto byRules = parseRuleArguments(arguments, commands::OutputKind::Folder);
        if (byRules && arguments.has(u"where"_s))
            restrictRules(byRules.value(), arguments.value(u"where"_s));
        return byRules;
    }
    auto batch = commands::parseBatchArguments(arguments, commands::OutputKind::Folder, {arguments.value(u"add"_s)});
    if (!batch)
        return Error{batch.error()};
    EntityBatchArguments wanted{.batch = std::move(batch).value(), .sparesWorld = arguments.has(u"delete"_s)};
    if (arguments.has(u"where"_s))
        wanted.filter = ParsedFilter::parse(arguments.value(u"where"_s));
    wanted.batch.fault = readEdit(wanted, arguments);
    return wanted;
}
