#include "app/commands/entitybatch.h"
#include "core/entities/edits.h"
#include "core/files/samepath.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

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
    const bool hasRules = arguments.has(u"rules"_s);
    if (arguments.has(u"replace"_s))
        return CommandText::tr("entities: --replace cannot be combined with an edit.");
    if (hasRules && (arguments.has(u"where"_s) || hasAny(arguments, editWords())))
        return CommandText::tr("entities: --rules cannot be combined with --where, --set, --calc, --remove, --delete or --add.");
    if (!hasRules && !hasAny(arguments, editWords()))
        return CommandText::tr("entities: --where needs --set, --calc, --remove, --delete or --add.");
    if (arguments.has(u"delete"_s) && hasAny(arguments, {u"set"_s, u"calc"_s, u"remove"_s}))
        return CommandText::tr("entities: --delete cannot be combined with --set, --calc or --remove.");
    if (arguments.has(u"output"_s) && arguments.has(u"in-place"_s))
        return CommandText::tr("entities: --output cannot be combined with --in-place.");
    for (const auto &option : {u"all"_s, u"clean"_s})
        if (arguments.has(option) && !arguments.has(u"output"_s))
            return CommandText::tr("entities: --%1 needs --output DIR.").arg(option);
    if (!hasAny(arguments, {u"output"_s, u"in-place"_s, u"dry-run"_s}))
        return CommandText::tr("entities: an edit needs --output DIR, --in-place or --dry-run.");
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

Result<EntityRules> rulesFrom(const QString &path)
{
    QFile file(path);
    constexpr qint64 mostBytes = 16LL << 20; // bounds pipes and devices, too; readRules() accepts less
    if (!file.open(QIODevice::ReadOnly))
        return Error{CommandText::tr("It cannot be read: %1.").arg(withoutFullStop(file.errorString()))};
    const auto bytes = file.read(mostBytes);
    return file.error() == QFileDevice::NoError
               ? readRules(bytes)
               : Result<EntityRules>(Error{CommandText::tr("It cannot be read: %1.").arg(withoutFullStop(file.errorString()))});
}

// Reads the rules, or the single rule and the text to add. Returns a whole sentence on what is wrong; empty: nothing.
QString readEdit(BatchArguments &wanted, const Arguments &arguments)
{
    if (arguments.has(u"rules"_s)) {
        auto rules = rulesFrom(wanted.rulesFile);
        if (!rules)
            return wanted.rulesFile + u": "_s + rules.error();
        wanted.rules = std::move(rules).value();
        for (const auto &sentence : wanted.rules.ignoredLines)
            commands::fail(wanted.rulesFile, sentence);
        return {};
    }
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

// Returns whether the file is a backup of one of `files`, or left by an interrupted save.
bool isBesideMap(const QString &file, const QStringList &files)
{
    static const QRegularExpression backup(u"^(.+)(\\.bak[0-9]*|\\.unfinished)$"_s),
        halfWritten(u"^\\..+\\.lumpscope(\\.old)?$"_s);
    const auto match = backup.match(file);
    return halfWritten.match(QFileInfo(file).fileName()).hasMatch() || (match.hasMatch() && files.contains(match.captured(1)));
}

// Returns a sentence if two maps have the same output, or an output is read or cannot be written; empty: all are fine.
QString faultOfOutputs(const BatchArguments &wanted, const Arguments &arguments)
{
    QStringList outputs;
    const auto others = QStringList{wanted.rulesFile, arguments.value(u"add"_s)};
    const QFileInfo folder(wanted.folder);
    const bool isMapName = !folder.exists() && folder.suffix().compare("bsp"_L1, Qt::CaseInsensitive) == 0;
    if (!wanted.folder.isEmpty() && (isMapName || (folder.exists() && !folder.isDir())))
        return commands::outputIsFolder(wanted.folder);
    for (const auto &file : wanted.files) {
        const auto output = wanted.outputFor(file);
        if (output.isEmpty())
            continue;
        if (wanted.inPlace && !mapSource(file).entry.isEmpty())
            return CommandText::tr("%1: Maps in archives cannot be edited in place. Use --output DIR to write the map into "
                                   "a folder.")
                .arg(file);
        const auto isIt = [&output](const QString &path) { return !path.isEmpty() && isSameFile(path, output); };
        if (std::ranges::any_of(outputs, isIt))
            return CommandText::tr("%1: Two of the maps would be written to this file.").arg(output);
        // In a folder that does not exist yet, isSameFile() cannot tell.
        if (!wanted.inPlace && outputs.contains(output, Qt::CaseInsensitive))
            return CommandText::tr("%1: Two of the maps would be written to this file on a file system that ignores case.")
                .arg(output);
        const auto isRead = [&](const QString &path) { return isIt(mapSource(path).file); };
        if (std::ranges::any_of(others, isIt) || (!wanted.inPlace && std::ranges::any_of(wanted.files, isRead)))
            return CommandText::tr("%1: This file is also an input and would be overwritten. Choose a different output.")
                .arg(output);
        outputs.append(output);
    }
    return {};
}

} // namespace

QString commands::outputIsFolder(const QString &output)
{
    return CommandText::tr("%1: For an edit, --output takes a folder, where each map is written under its own name. Use "
                           "--in-place to overwrite the maps themselves.")
        .arg(output);
}

QList<Option> commands::batchOptions()
{
    return {{u"where"_s, u"FILTER"_s,
             CommandText::tr("Edit only the entities that match this filter, such as "
                             "'classname=light light>200'.")},
            {.name = u"set"_s,
             .values = u"KEY=VALUE"_s,
             .help = CommandText::tr("Set the key of these entities to this value; entities without the key get it."),
             .repeats = true},
            {.name = u"calc"_s,
             .values = u"KEY=EXPRESSION"_s,
             .help = CommandText::tr(
                 "Calculate the key of these entities from its number and other keys, such as 'light=value * 2'."),
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
             .reads = true},
            {.name = u"rules"_s,
             .values = u"FILE"_s,
             .help = CommandText::tr(
                 "Apply the rules in this file: ripent.py's JSON, or a configuration of Stripper:Source or stripper_qmm."),
             .reads = true},
            {u"in-place"_s, {}, CommandText::tr("Overwrite each map, keeping the old one as FILE.bak (or FILE.bak2 and so on).")},
            {u"all"_s, {}, CommandText::tr("Write maps into --output DIR even if nothing in them changes.")},
            {u"clean"_s,
             {},
             CommandText::tr("Replace an earlier run's results for these maps in --output DIR, and remove its results for "
                             "maps that this run does not write, including maps whose edit is refused.")},
            {u"dry-run"_s, {}, CommandText::tr("Write nothing; only print what would change.")},
            {u"json"_s, {}, CommandText::tr("For an edit or --diff, print every key that changes as JSON.")},
            definitionsOption()};
}

bool commands::isBatch(const Arguments &arguments)
{
    return arguments.has(u"rules"_s) || arguments.has(u"where"_s) || hasAny(arguments, editWords());
}

QString BatchArguments::outputFor(const QString &file) const
{
    if (inPlace)
        return file;
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QFileInfo(file).fileName());
}

Result<BatchArguments> parseBatchArguments(const Arguments &arguments)
{
    if (const auto fault = faultOfWords(arguments); !fault.isEmpty())
        return Error{fault};
    BatchArguments wanted{.files = arguments.files(),
                          .as = arguments.as(),
                          .folder = arguments.value(u"output"_s),
                          .inPlace = arguments.has(u"in-place"_s),
                          .dryRun = arguments.has(u"dry-run"_s),
                          .json = arguments.has(u"json"_s),
                          .force = arguments.has(u"force"_s),
                          .keepLinks = arguments.has(u"keep-links"_s),
                          .all = arguments.has(u"all"_s),
                          .clean = arguments.has(u"clean"_s),
                          .rulesFile = arguments.value(u"rules"_s),
                          .sparesWorld = arguments.has(u"delete"_s)};
    for (const auto &file : arguments.files())
        if (wanted.inPlace && arguments.files().size() > 1 && isBesideMap(file, arguments.files()))
            wanted.leftAlone.append(file);
    wanted.files.removeIf([&wanted](const QString &file) { return wanted.leftAlone.contains(file); });
    if (arguments.has(u"where"_s))
        wanted.filter = arguments.value(u"where"_s);
    if (const auto fault = faultOfOutputs(wanted, arguments); !fault.isEmpty())
        return Error{fault};
    wanted.fault = readEdit(wanted, arguments);
    return wanted;
}
