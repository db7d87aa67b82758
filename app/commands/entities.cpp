#include "app/commands/overmaps.h"
#include "app/commands/savemap.h"
#include "core/files/outputfile.h"
#include "core/save/lumpplacement.h"
#include "core/save/mapwriter.h"
#include "core/save/refusals.h"
#include "core/save/verify.h"
#include "core/text.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Writes the map with another entity text.
int replaceText(const Arguments &arguments)
{
    const MapSave save(arguments);
    if (save.code() != Fine)
        return save.code();
    const auto &map = save.map();
    const auto source = arguments.value(u"replace"_s);
    const auto text = readEntityText(source, NulInside::Stays); // a NUL is reported with the other faults
    if (!text)
        return fail(source, text.error());
    const bool isForced = arguments.has(u"force"_s);
    const bool hasNul = text.value().contains('\0'); // text behind a NUL would be lost, which cannot be forced
    if (!isWhole(map, arguments.file(), isForced) || !isAccepted(faultsOfEdit(map, text.value()), source, isForced && !hasNul))
        return Findings;
    const auto plan = planSave(map, text.value());
    if (!plan)
        return fail(source, plan.error());
    return save.write(plan.value(), [&](const FileBytes &bytes) { return unwantedDifference(map, text.value(), bytes); });
}

// Makes a backup of a text from an earlier run, which may have been edited since. Returns false after saying that it cannot.
bool isKept(const QString &path)
{
    const auto aside = backupPlaceFor(path);
    if (!aside.isThere && !QFile::copy(path, aside.path)) {
        fail(path, CommandText::tr("It cannot be kept as %1.").arg(aside.path));
        return false;
    }
    fail(path, CommandText::tr("The existing file is kept as %1.").arg(aside.path));
    return true;
}

bool holds(const QString &path, QByteArrayView text)
{
    QFile file(path);
    return file.size() == text.size() && file.open(QIODevice::ReadOnly) && file.readAll() == text;
}

// Writes the entity text. With --clean, a file that differs is kept as a backup and, if the map cannot be read, removed.
int writeText(const Arguments &arguments)
{
    const auto path = arguments.value(u"output"_s);
    const bool isClean = arguments.has(u"clean"_s), isEarlier = isClean && QFileInfo(path).isFile();
    if (isClean && !arguments.isOfMany())
        return fail(CommandText::tr("%1: --%2 needs --output DIR.").arg(arguments.command(), u"clean"_s));
    const auto map = openMap(arguments.file(), arguments);
    if (!map) {
        if (isEarlier && isKept(path))
            QFile::remove(path);
        return fail(arguments.file(), map.error());
    }
    const auto text = map.value().entityText();
    if (isEarlier && !holds(path, text) && !isKept(path))
        return Failed;
    if (!makeFolderOf(path, arguments))
        return Failed;
    return writeTo(path, [&text](OutputFile &output) { return output.write(text); });
}

} // namespace

Synopsis entitiesSynopsis()
{
    QList<Option> options{
        {.name = u"output"_s,
         .values = u"PATH"_s,
         .help =
             CommandText::tr("The file to write: the entity text; with --replace, the map; with --diff, the rules. For an "
                             "edit, the folder where each map is written under its own name; for the texts of many maps, the "
                             "folder where each is written as NAME.ent. Files that exist there are only replaced with --clean."),
         .writes = true},
        {.name = u"replace"_s,
         .values = u"FILE.ent"_s,
         .help = CommandText::tr("Replace the map's entity text with this file."),
         .reads = true,
         .edits = true},
        {.name = u"diff"_s,
         .values = u"FILE"_s,
         .help = CommandText::tr("Show how the entities of this map or entity text differ from those of FILE, which may be "
                                 "an entity text too."),
         .reads = true}};
    options += batchOptions();
    options.append({u"force"_s,
                    {},
                    CommandText::tr("Write even if the game may refuse the text, the map file is truncated, or --where "
                                    "negates a key that no map has.")});
    options.append({u"keep-links"_s,
                    {},
                    CommandText::tr("Overwrite a file that has several names (hard links) in place, so that "
                                    "all of them get the new map.")});
    return {u"entities"_s,
            u"FILE..."_s,
            CommandText::tr(
                "Prints the entity text byte for byte, without the NUL at its end, or replaces, edits or compares it.\n--replace "
                "writes the map with a new text to --output, which may be FILE: the old map is then kept as FILE.bak (or "
                "FILE.bak2 and so on). Only the entity lump changes.\n--set, --calc, --remove, --delete, --add, --rules and "
                "--rules-dir edit the entities of one or more maps and print a line per map that says what changed. --where "
                "selects the entities, like the filter line of the entity list; without it, --delete affects all entities except "
                "the first, the world, and the other options affect all. An edit needs --output DIR, --in-place or --dry-run. In "
                "--where, a value after = is matched literally; after ~, * and ? stand for any characters, and (a|b) matches "
                "either.\nIn --calc, "
                "value is the number that the key has; other names are other keys of the entity, or flags of the key by their "
                "names in the definitions. The operators are + - * / | & ~ and parentheses. A key with several numbers is "
                "calculated number by number: origin=value + 8 moves an entity by 8 along each axis. An entity that lacks one "
                "of the keys or flags stays as it is, but missing spawnflags count as 0. If a key is not a number or the "
                "expression has no result, that map is not written.\n--diff "
                "shows how entities differ, matching them by content, not by number. --output then writes rules that turn FILE's "
                "entities into those of the file that --diff names.")
                + u"\n"_s + manyHelp() + u' ' + manyOutputsHelp(),
            options,
            {},
            {},
            CommandText::tr("A map was refused and not written: an entity or a record cannot have its new value; the edit adds "
                            "faults to its text; its file is truncated, has several names (hard links), was changed or is being "
                            "written by another program, or is read-only and belongs to another user; --output DIR already has "
                            "files with the maps' names; or --where negates a key that no map has. Or --diff found a "
                            "difference."),
            CommandText::tr("Done, but one of these matched nothing in any map: a rule or the keys that it should change, a file "
                            "in --rules-dir, a term or key of --where, a key of --remove, or a key or flag of --calc.")};
}

QString refusalOf(const Written &written)
{
    return written.isLinked
               ? CommandText::tr("%1 --keep-links overwrites the file in place, so that all its names get the new map.")
                     .arg(written.refused)
               : written.refused;
}

QStringList linesOf(const Written &written)
{
    QStringList lines;
    if (written.isNewBackup)
        lines.append(CommandText::tr("backup: %1").arg(written.backup));
    else if (!written.backup.isEmpty())
        lines.append(CommandText::tr("backup: %1 (already existed)").arg(written.backup));
    if (!written.formerOwner.isEmpty())
        lines.append(CommandText::tr("owner: changed from %1 to you").arg(written.formerOwner));
    return lines;
}

Result<QByteArray> readEntityText(const QString &path, NulInside nul)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{CommandText::tr("It cannot be read: %1.").arg(withoutFullStop(file.errorString()))};
    return ::readEntityText(file, nul);
}

bool isAccepted(const EditFaults &faults, const QString &path, bool forced)
{
    for (const auto &sentence : faults.refused)
        fail(path, sentence);
    for (const auto &sentence : faults.warned)
        fail(path, CommandText::tr("Warning: %1").arg(sentence));
    if (faults.kept > 0)
        fail(path, CommandText::tr("Warning: faults that the map already had and keeps: %1.").arg(faults.kept));
    if (!faults.refused.isEmpty() && !forced)
        fail(path, CommandText::tr("Refused: nothing was written. --force writes it anyway."));
    return faults.refused.isEmpty() || forced;
}

int entities(const Arguments &arguments)
{
    if (isBatch(arguments) && arguments.has(u"diff"_s))
        return fail(CommandText::tr("entities: --diff cannot be combined with an edit."));
    if (isBatch(arguments))
        return entityBatch(arguments);
    const bool compares = arguments.has(u"diff"_s);
    const bool writesTexts = !compares && !arguments.has(u"replace"_s) && arguments.has(u"output"_s);
    for (const auto &option : batchOptions())
        if (arguments.has(option.name) && !(compares && option.name == u"json") && !(writesTexts && option.name == u"clean"))
            return fail(CommandText::tr("entities: --%1 needs an edit, such as --set KEY=VALUE.").arg(option.name));
    for (const auto &option : {u"replace"_s, u"force"_s, u"keep-links"_s})
        if (compares && arguments.has(option))
            return fail(CommandText::tr("entities: --%1 cannot be combined with --diff.").arg(option));
    const bool replaces = arguments.has(u"replace"_s);
    if ((compares || replaces) && arguments.files().size() > 1)
        return fail(CommandText::tr("entities: unexpected argument %1.").arg(arguments.files().last()));
    if (compares)
        return entitiesDiff(arguments);
    if (!replaces && (arguments.has(u"force"_s) || arguments.has(u"keep-links"_s)))
        return fail(CommandText::tr("entities: --force and --keep-links need --replace FILE.ent or an edit."));
    if (replaces && !arguments.has(u"output"_s))
        return fail(CommandText::tr("entities: --replace needs --output OUT.bsp for the new map; OUT.bsp may be FILE."));
    if (replaces)
        return replaceText(arguments);
    ManyOptions options{.form = ManyForm::Plain,
                        .outputs = {{.option = u"output"_s, .suffix = u".ent"_s, .refusesExisting = true}}};
    if (!arguments.has(u"output"_s))
        options.whyNotMany = CommandText::tr("entities: The texts of many maps need --output FOLDER.");
    return forEachMap(arguments, options, writeText);
}

} // namespace commands
