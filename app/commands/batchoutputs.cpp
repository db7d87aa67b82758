#include "app/commands/batch.h"

#include "app/commands/overmaps.h"
#include "core/files/samepath.h"
#include "core/files/system.h"
#include "core/opening/mapsource.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Returns whether the file is a backup of one of `files`, or left by an interrupted save.
bool isBesideMap(const QString &file, const QSet<QString> &files)
{
    static const QRegularExpression backup(u"^(.+)(\\.bak[0-9]*|\\.unfinished)$"_s),
        halfWritten(u"^\\..+\\.lumpscope(\\.old)?$"_s);
    const auto match = backup.match(file);
    return halfWritten.match(QFileInfo(file).fileName()).hasMatch() || (match.hasMatch() && files.contains(match.captured(1)));
}

// Returns whether a value of --output names a file, not a folder.
bool isFileName(const QString &output)
{
    const QFileInfo info(output);
    return !output.isEmpty() && (info.exists() ? !info.isDir() : info.suffix().compare("bsp"_L1, Qt::CaseInsensitive) == 0);
}

// Returns a sentence on options that do not go together; empty: all do.
QString faultOfOutputOptions(const Arguments &arguments, bool isFile)
{
    const auto &command = arguments.command();
    const bool hasOutput = arguments.has(u"output"_s), isInPlace = arguments.has(u"in-place"_s);
    if (hasOutput && isInPlace)
        return CommandText::tr("%1: --output cannot be combined with --in-place.").arg(command);
    for (const auto &option : {u"all"_s, u"clean"_s})
        if (arguments.has(option) && (!hasOutput || isFile))
            return CommandText::tr("%1: --%2 needs --output DIR.").arg(command, option);
    if (!hasOutput && !isInPlace && !arguments.has(u"dry-run"_s))
        return CommandText::tr("%1: an edit needs --output DIR, --in-place or --dry-run.").arg(command);
    return {};
}

// Refuses maps in archives, and all but the first name of a file that links give several.
void refuseInPlace(BatchArguments &wanted)
{
    FileSet files;
    for (const auto &map : wanted.maps) {
        if (!mapSource(map.path).entry.isEmpty())
            wanted.refused.insert(map.path, CommandText::tr("Maps in archives cannot be edited in place. Use --output DIR to "
                                                            "write the map into a folder."));
        else if (files.contains(map.path))
            wanted.refused.insert(map.path, CommandText::tr("This is another name for one of the other maps."));
        files.add(map.path);
    }
}

// Returns a sentence if no files can be created in a folder; empty: they can, if need be after creating the folder.
QString faultOfFolder(const QString &folder)
{
    auto above = QFileInfo(folder).absoluteFilePath();
    while (!QFileInfo::exists(above) && above != QFileInfo(above).path())
        above = QFileInfo(above).path();
    if (!QFileInfo(above).isDir())
        return CommandText::tr("The folder %1 cannot be created: %2 is a file.").arg(folder, above);
    return sys::mayMakeFilesIn(above)
               ? QString()
               : CommandText::tr("%1: You have no permission to create files in the folder %2. Choose a different output.")
                     .arg(folder, above);
}

// Returns a sentence if no map may be edited; empty: they may. `read`: files that the edit reads besides the maps.
QString faultOfBatch(const BatchArguments &wanted, const QStringList &read)
{
    if (isFileName(wanted.folder))
        return outputIsFolder(wanted.folder);
    if (const auto fault = wanted.folder.isEmpty() || wanted.dryRun ? QString() : faultOfFolder(wanted.folder); !fault.isEmpty())
        return fault;
    if (!wanted.refused.isEmpty() && wanted.refused.size() == std::ssize(wanted.maps))
        return u"%1: %2"_s.arg(wanted.maps.front().path, wanted.refused.value(wanted.maps.front().path));
    QStringList outputs;
    for (const auto &map : wanted.maps)
        if (const auto output = wanted.outputFor(map); !output.isEmpty() && !wanted.refused.contains(map.path))
            outputs.append(output);
    return faultOfOverwriting(outputs, wanted.inPlace ? read : read + pathsOf(wanted.maps));
}

} // namespace

QString outputIsFolder(const QString &output)
{
    return CommandText::tr("%1: For an edit, --output takes a folder, where each map is written under its own name. Use "
                           "--in-place to overwrite the maps themselves.")
        .arg(output);
}

QList<Option> outputOptions()
{
    return {{u"in-place"_s, {}, CommandText::tr("Overwrite each map, keeping the old one as FILE.bak (or FILE.bak2 and so on).")},
            {u"all"_s, {}, CommandText::tr("Write maps into --output DIR even if nothing in them changes.")},
            {u"clean"_s,
             {},
             CommandText::tr("Replace an earlier run's results for these maps in --output DIR, and remove its results for "
                             "maps that this run does not write, including maps whose edit is refused.")},
            {u"dry-run"_s, {}, CommandText::tr("Write nothing; only print what would change.")}};
}

QString BatchArguments::outputFor(const NamedMap &map) const
{
    if (inPlace)
        return map.path;
    if (!output.isEmpty())
        return output;
    return folder.isEmpty() || ceded.contains(&map) ? QString() : outputOf(folder, map);
}

Result<BatchArguments> parseBatchArguments(const Arguments &arguments, OutputKind kind, const QStringList &read)
{
    auto named = mapsNamedBy(arguments);
    const auto output = arguments.value(u"output"_s);
    const bool isFile = kind == OutputKind::FileOrFolder && !named.isMany && isFileName(output);
    if (const auto fault = faultOfOutputOptions(arguments, isFile); !fault.isEmpty())
        return Error{fault};
    const bool isItself = isFile && isSameFile(output, arguments.file()), isOther = isFile && !isItself;
    BatchArguments wanted{.command = arguments.command(),
                          .maps = std::move(named.maps),
                          .unfollowed = std::move(named.unfollowed),
                          .as = arguments.as(),
                          .folder = isFile ? QString() : output,
                          .output = isOther ? output : QString(),
                          .inPlace = arguments.has(u"in-place"_s) || isItself,
                          .dryRun = arguments.has(u"dry-run"_s),
                          .json = wantsJson(arguments),
                          .jsonLines = arguments.has(u"json-lines"_s),
                          .force = arguments.has(u"force"_s),
                          .keepLinks = arguments.has(u"keep-links"_s),
                          .all = arguments.has(u"all"_s) || isOther,
                          .clean = arguments.has(u"clean"_s)};
    const auto paths = pathsOf(wanted.maps);
    const QSet<QString> known(paths.begin(), paths.end());
    std::erase_if(wanted.maps, [&](const NamedMap &map) {
        const bool isLeft = wanted.inPlace && paths.size() > 1 && isBesideMap(map.path, known);
        if (isLeft)
            wanted.leftAlone.append(map.path);
        return isLeft;
    });
    if (wanted.inPlace)
        refuseInPlace(wanted);
    if (const auto fault = faultOfBatch(wanted, read); !fault.isEmpty())
        return Error{fault};
    return wanted;
}

} // namespace commands
