// `lumpscope edit FILE... --lump NAME --set ...`: makes the same edit of records in many maps.
#include "app/commands/definitionoption.h"
#include "app/commands/entitybatch.h"
#include "app/commands/overmaps.h"
#include "app/commands/recordbatch.h"
#include "core/cells/assignment.h"
#include "core/entities/rulereaders.h"

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Returns a sentence if a filter of records cannot restrict these rules; empty: it can.
QString faultOfRestricted(const EntityRules &rules)
{
    for (const auto &rule : rules.rules)
        return ruleError(rule.file, rule.line, CommandText::tr("edit --where selects records, but this rule edits entities."))
            .what;
    for (const auto &rule : rules.records)
        if (const auto &lump = rules.records.front().lump; rule.lump.compare(lump, Qt::CaseInsensitive) != 0)
            return ruleError(rule.file, rule.line,
                             CommandText::tr("edit --where selects records of %1, the lump of the first rule, but this rule "
                                             "edits %2.")
                                 .arg(lump, rule.lump))
                .what;
    return {};
}

// Restricts rules from files to the records that pass a filter.
void restrictRecords(EntityBatchArguments &wanted, const QString &filter)
{
    wanted.recordFilter = filter;
    if (wanted.batch.fault.isEmpty())
        wanted.batch.fault = faultOfRestricted(wanted.rules);
}

// Makes the edit by --rules and --rules-dir.
int editRecordsByRules(const Arguments &arguments)
{
    for (const auto &option : {u"lump"_s, u"set"_s})
        if (arguments.has(option))
            return fail(CommandText::tr("edit: --rules and --rules-dir cannot be combined with --lump or --set."));
    auto wanted = parseRuleArguments(arguments, OutputKind::FileOrFolder);
    if (!wanted)
        return fail(wanted.error());
    if (arguments.has(u"where"_s))
        restrictRecords(wanted.value(), arguments.value(u"where"_s));
    return editByRules(wanted.value(), arguments);
}

// Returns the single rule that the options define.
Result<RecordRule> recordRuleOf(const Arguments &arguments)
{
    if (arguments.value(u"lump"_s).isEmpty() || !arguments.has(u"set"_s))
        return Error{
            CommandText::tr("edit: --lump NAME and --set FIELD=EXPRESSION are needed, or --rules FILE or --rules-dir DIR.")};
    RecordRule rule{.lump = arguments.value(u"lump"_s), .assignments = arguments.values(u"set"_s)};
    for (const auto &text : rule.assignments)
        if (Assignment::fieldNameIn(text).isEmpty())
            return Error{CommandText::tr("edit: --set takes FIELD=EXPRESSION, but %1 names no field before an =.").arg(text)};
    if (arguments.has(u"where"_s))
        rule.filter = arguments.value(u"where"_s);
    return rule;
}

} // namespace

Synopsis editSynopsis()
{
    QList<Option> options{
        {.name = u"lump"_s, .values = u"NAME"_s, .help = CommandText::tr("The lump, by name or directory slot.")},
        {u"where"_s, u"FILTER"_s,
         CommandText::tr("Edit only the records that match this filter, such as 'texture~metal flags:LIGHT'. With --rules, the "
                         "records that it selects before any rule applies; all rules must then edit records of one lump.")},
        {.name = u"set"_s,
         .values = u"FIELD=EXPRESSION"_s,
         .help = CommandText::tr("Give the field of these records this value."),
         .repeats = true,
         .edits = true}};
    options +=
        ruleOptions(CommandText::tr("Apply the rules in this file, for records and for entities, instead of --lump and --set."));
    options.append({.name = u"output"_s,
                    .values = u"PATH"_s,
                    .help = CommandText::tr("The folder where each map is written under its own name or, for a single map, the "
                                            "file to write, which may be FILE itself."),
                    .writes = true});
    options += outputOptions();
    options += {{u"json"_s, {}, CommandText::tr("Print every field that changes as JSON.")},
                jsonLinesOption(),
                jobsOption(),
                {u"force"_s, {}, CommandText::tr("Write even if the edit adds errors to the map, or the map file is truncated.")},
                {u"keep-links"_s,
                 {},
                 CommandText::tr("Overwrite a file that has several names (hard links) in place, so that all of them get the new "
                                 "map.")}};
    options.append(definitionsOption());
    return {u"edit"_s,
            u"FILE..."_s,
            CommandText::tr(
                "Gives fields of a lump's records new values, in one or more maps.\n--where selects the records, like the filter "
                "line of the lump's table; without it, all are edited. --set takes FIELD = EXPRESSION, FIELD += EXPRESSION or "
                "FIELD -= EXPRESSION, with fields as dump names them. In an expression, value is the old value of the field; "
                "the record's other fields and the field's flags go by their names, and the operators are + - * / & | ~ and "
                "parentheses. += and -= set and clear flags, and add to other fields and subtract from them. A text field "
                "takes only FIELD = TEXT. Several --set apply in the order given, to the same records: --lump TEXINFO --where "
                "'texture~metal' --set 'flags -= LIGHT' --set 'flags += SLICK'.\nA line per map says what changed. If one "
                "record cannot have its new value, the whole map is refused. Maps of formats without the lump or the field "
                "are left unchanged. An edit needs --output, --in-place or --dry-run.\n--rules makes all edits of a file in one "
                "save: [{\"lump\": \"TEXINFO\", \"where\": \"texture~metal\", \"set\": {\"flags\": \"-= LIGHT\"}, \"maps\": "
                "[\"q2dm1\"]}]. Rules with lump edit records, in the order of the file; the others edit entities, as with "
                "entities --rules, and apply before them. Several --rules apply in the order given.")
                + u"\n"_s + manyHelp() + u' ' + manyOutputsHelp(),
            options,
            {},
            {},
            CommandText::tr("A map was refused and not written: an entity or a record cannot have its new value; the edit adds "
                            "errors to the map or to its entity text; its file is truncated, has several names (hard links), was "
                            "changed or is being written by "
                            "another program, or is read-only and belongs to another user; or --output DIR already has files "
                            "with the maps' names."),
            CommandText::tr("Done, but no map has the lump with these fields, a term of --where or a rule matched nothing in any "
                            "map, or a file in --rules-dir applies to none of the maps.")};
}

int editRecords(const Arguments &arguments)
{
    if (wantsJson(arguments))
        speakEnglish();
    if (arguments.has(u"rules"_s) || arguments.has(u"rules-dir"_s))
        return editRecordsByRules(arguments);
    if (arguments.has(u"definitions"_s))
        return fail(CommandText::tr("edit: --definitions needs --rules FILE or --rules-dir DIR."));
    const auto rule = recordRuleOf(arguments);
    if (!rule)
        return fail(rule.error());
    auto wanted = parseBatchArguments(arguments, OutputKind::FileOrFolder);
    if (!wanted)
        return fail(wanted.error());
    if (const auto fault = faultOfNames(rule.value()); !fault.isEmpty())
        wanted.value().fault = u"edit: "_s + fault;
    const std::vector rules{rule.value()};
    const auto edit = recordEdit(rules);
    return editMaps(wanted.value(), *edit);
}

} // namespace commands
