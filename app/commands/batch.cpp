#include "app/commands/batch.h"

#include "app/commands/overmaps.h"
#include "core/files/outputfile.h"
#include "core/map/layout.h"
#include "core/opening/identitytext.h"
#include "core/opening/mapsource.h"
#include "core/save/leftbehind.h"
#include "core/save/lumpplacement.h"
#include "core/save/mapwriter.h"
#include "core/save/refusals.h"
#include "core/save/verify.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <atomic>
#include <utility>

using namespace Qt::StringLiterals;

namespace commands {

struct BatchOutcome {
    int code = Fine;
    QStringList leftBehind; // files next to the map that the copy lacks
    QStringList entFiles;   // sentences on .ent files next to the map
    QString error;
    QStringList forced; // why it would have been refused without --force
    Written written;
    bool isAttempted = false, isWritten = false; // writing was attempted; it succeeded
    bool isChanged = false;                      // the output changed since before the map was read
    bool isCleaned = false;                      // the file of an earlier run was removed, or would be
    QString keptAside;                           // new name of an output that is no edit of the map
    bool isReported = false;                     // the error was printed

    void fail(int howBadly, const QString &why)
    {
        code = howBadly;
        error = why;
    }
};

namespace {

// Returns whether a file may be the result of an earlier edit of the map.
bool isEditOf(const MapFile &map, const QString &path, const BatchEdit &edit, const bsp::Format *as)
{
    const auto other = readMapFile(path, as);
    return other && &other.value().format() == &map.format() && edit.isResult(map, other.value());
}

// Removes the result of an earlier run for a map that this run does not write. Keeps a file that this run failed to replace,
// or that another program changed in the meantime. A file that cannot be the result of an edit may be handmade or a new
// compile: it is renamed to a backup instead.
void removeEarlier(BatchOutcome &outcome, const BatchArguments &wanted, const BatchEdit &edit, const NamedMap &named)
{
    const auto output = wanted.outputFor(named);
    if (!wanted.clean || outcome.isWritten || outcome.isAttempted || outcome.isChanged || !QFileInfo(output).isFile())
        return;
    const auto refuse = [&](const QString &why) {
        outcome.isReported = false;
        outcome.fail(Failed, why);
    };
    try {
        const auto lock = FileLock::take(wanted.dryRun ? QString() : output, lockPatience);
        if (!lock)
            return refuse(whyLocked());
        const auto stamp = stampOf(output);
        const auto map = openMap(named.path, wanted.as);
        const bool isOurs = map && isEditOf(map.value(), output, edit, wanted.as);
        const auto aside = isOurs ? BackupPlace{.isThere = true} : backupPlaceFor(output);
        if (stampOf(output) != stamp)
            return; // another program has just written it
        if (!isOurs)
            outcome.keptAside = aside.path;
        outcome.isCleaned = wanted.dryRun || (aside.isThere ? QFile::remove(output) : QFile::rename(output, aside.path));
        if (!outcome.isCleaned)
            refuse(CommandText::tr("%1 from an earlier run cannot be removed.").arg(output));
    } catch (const std::exception &) {
        refuse(exceptionSentence(std::current_exception()));
    }
}

// Makes the edit and writes the map, if something in it changes or unchanged maps are written too.
void makeEdit(BatchMap &at, BatchEdit &edit, bool isAlwaysWritten)
{
    auto edited = at.map();
    if (!edit.make(edited, at) || (edit.changes(false).isEmpty() && !isAlwaysWritten))
        return;
    const auto plan = planSave(edited);
    if (!plan)
        return at.fail(Failed, plan.error());
    std::vector<int> lumps;
    for (const auto &placed : plan.value().lumps)
        lumps.push_back(placed.lump);
    if (edit.mayBeSaved(*plan.value().saved, at))
        at.write(plan.value(), [&](const FileBytes &bytes) { return unwantedDifference(edited, lumps, bytes); });
}

void editMap(BatchOutcome &outcome, const BatchArguments &wanted, BatchEdit &edit, const NamedMap &named, const MapFile &map,
             const FileStamp &stamp)
{
    outcome.isReported = !isWhole(map, named.path, wanted.force);
    if (outcome.isReported)
        return outcome.fail(Findings, missingParts(map).join(u' '));
    outcome.forced = missingParts(map);
    BatchMap edited(wanted, edit, named, map, stamp, outcome);
    makeEdit(edited, edit, wanted.all);
}

BatchOutcome outcomeOf(const BatchArguments &wanted, BatchEdit &edit, const NamedMap &named)
{
    const auto &file = named.path;
    BatchOutcome outcome;
    if (!named.fault.isEmpty()) {
        outcome.fail(Failed, named.fault);
        return outcome;
    }
    if (const auto why = wanted.refused.value(file); !why.isEmpty()) {
        outcome.fail(Findings, why);
        return outcome;
    }
    if (!wanted.all && !edit.concerns(file) && QFileInfo::exists(mapSource(file).file))
        return outcome;
    try {
        const auto lock = FileLock::take(wanted.inPlace && !wanted.dryRun ? file : QString(), lockPatience);
        if (!lock) {
            outcome.fail(Findings, whyLocked());
            return outcome;
        }
        const auto stamp = stampOf(wanted.outputFor(named));
        auto map = openMap(file, wanted.as);
        auto fault = map ? whyReadOnly(map.value()) : map.error();
        if (fault.isEmpty())
            fault = edit.prepare(map.value());
        if (const auto why = whyUnfinished(file, wanted.inPlace && !wanted.dryRun); !why.isEmpty())
            fail(file, why);
        if (fault.isEmpty())
            editMap(outcome, wanted, edit, named, map.value(), stamp);
        else
            outcome.fail(Failed, fault);
        outcome.isChanged = stampOf(wanted.outputFor(named)) != stamp;
    } catch (const std::exception &) {
        outcome.fail(Failed, exceptionSentence(std::current_exception()));
    }
    return outcome;
}

// Returns what becomes of the file of an earlier run.
QString cleanedText(const BatchOutcome &outcome, bool isDryRun)
{
    if (outcome.keptAside.isEmpty())
        return isDryRun ? CommandText::tr("the file of an earlier run would be removed")
                        : CommandText::tr("the file of an earlier run is removed");
    return (isDryRun ? CommandText::tr("the existing file would be kept as %1")
                     : CommandText::tr("the existing file is kept as %1"))
        .arg(outcome.keptAside);
}

QString sentenceOf(const BatchOutcome &outcome, const BatchEdit &edit, bool isDryRun)
{
    const auto removed = cleanedText(outcome, isDryRun);
    if (outcome.code == Failed)
        return outcome.isCleaned ? CommandText::tr("failed") + u", "_s + removed : CommandText::tr("failed");
    const bool isRefused = outcome.code == Findings;
    auto parts = edit.changes(isRefused || isDryRun);
    if (isRefused)
        parts.prepend(CommandText::tr("refused, not written"));
    else if (parts.isEmpty())
        parts.append(outcome.isWritten ? CommandText::tr("nothing changes, written unchanged")
                                       : CommandText::tr("nothing changes"));
    if (outcome.isCleaned)
        parts.append(removed);
    auto sentence = parts.join(u", ");
    const auto more = outcome.code == Fine ? edit.remarks() : QStringList();
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

QJsonObject jsonOf(const QString &file, const BatchOutcome &outcome, const BatchEdit &edit)
{
    auto json = edit.json(!outcome.error.isEmpty());
    json.insert(u"file"_s, file);
    json.insert(u"forced"_s, QJsonArray::fromStringList(outcome.forced));
    json.insert(u"error"_s, outcome.error.isEmpty() ? QJsonValue() : QJsonValue(outcome.error));
    return json;
}

// Returns whether the run would write the map. Prints nothing.
bool wouldWrite(const BatchArguments &dryRun, const BatchEdit &edit, const NamedMap &named)
{
    MapOutput unheard;
    const MapOutput::Here here(unheard);
    const auto outcome = outcomeOf(dryRun, *edit.forMap(), named);
    return outcome.isAttempted && outcome.code == Fine;
}

// Finds maps that are not written, but share their output with another one. `isRefused`: no map is edited. Returns a sentence if
// two maps would be written to the same file.
QString cedeOutputs(BatchArguments &wanted, const BatchEdit &edit, bool isRefused)
{
    auto dryRun = wanted;
    dryRun.dryRun = true;
    std::vector<PlannedOutput> outputs;
    for (auto &map : wanted.maps)
        if (const auto output = wanted.outputFor(map); !output.isEmpty() && !wanted.refused.contains(map.path))
            outputs.push_back({output, &map});
    const auto shared = shareOutputs(outputs, [&](const NamedMap &map) { return !isRefused && wouldWrite(dryRun, edit, map); });
    wanted.ceded = {shared.ceded.begin(), shared.ceded.end()};
    return shared.fault;
}

// Returns a sentence, after printing it, if results of an earlier run exist, which would be taken for results of this one.
QString existingResults(const BatchArguments &wanted)
{
    if (wanted.folder.isEmpty() || wanted.clean)
        return {};
    QStringList names;
    for (const auto &map : wanted.maps)
        if (QFileInfo::exists(wanted.outputFor(map)))
            names.append(outputNameOf(map));
    if (names.isEmpty())
        return {};
    const auto sentence = CommandText::tr("The folder already has files with these names: %1. Nothing was written. --clean "
                                          "replaces the results of an earlier run, and removes those for maps that this run "
                                          "does not write.")
                              .arg(namesText(names));
    fail(wanted.folder, sentence);
    return sentence;
}

// Prints which files are skipped. Returns false if the output cannot be written.
bool printSkipped(const QStringList &files)
{
    bool isHeard = true;
    for (const auto &file : files)
        isHeard =
            tryPrint(
                CommandText::tr("%1: skipped; it is a backup, or was left behind by an interrupted save").arg(inOneLine(file))
                + u'\n')
            && isHeard;
    return isHeard;
}

ManyForm formOfBatch(const BatchArguments &wanted)
{
    if (!wanted.json || isStandardOutput(wanted.output))
        return ManyForm::Plain;
    return wanted.jsonLines ? ManyForm::JsonLines : ManyForm::Json;
}

// Edits one of the maps and prints what changed. `refusal`: why it is not edited; empty: it is. `changed` counts the maps that
// change.
int editNamed(const BatchArguments &wanted, BatchEdit &edit, const NamedMap &named, const QString &refusal,
              std::atomic<qsizetype> &changed)
{
    const auto &file = named.path;
    auto outcome = refusal.isEmpty()
                       ? outcomeOf(wanted, edit, named)
                       : BatchOutcome{.code = wanted.fault.isEmpty() ? Findings : Failed, .error = refusal, .isReported = true};
    removeEarlier(outcome, wanted, edit, named);
    if (!outcome.error.isEmpty() && !outcome.isReported)
        fail(file, outcome.error);
    if (isStandardOutput(wanted.output)) // the map itself went there
        return outcome.code;
    if (wanted.json)
        printJson(jsonOf(file, outcome, edit));
    else
        tryPrint(inOneLine(file + u": "_s + sentenceOf(outcome, edit, wanted.dryRun)) + u'\n');
    changed += outcome.code == Fine && !edit.changes(false).isEmpty() ? 1 : 0;
    return outcome.code;
}

// Prints how many maps change, and what applies to all of them.
void printTotal(const BatchArguments &wanted, const BatchEdit &edit, qsizetype changed)
{
    QStringList lines;
    if (wanted.maps.size() > 1)
        lines.append(
            (wanted.dryRun ? CommandText::tr("Maps that would change: %1 of %2.") : CommandText::tr("Maps changed: %1 of %2."))
                .arg(numberText(changed), numberText(countOfMaps(wanted.maps))));
    if (const auto remark = edit.remarkOnAll(); !remark.isEmpty())
        lines.append(remark);
    if (!lines.isEmpty())
        tryPrint(lines.join(u' ') + u'\n');
}

} // namespace

void BatchMap::fail(int code, const QString &why) { outcome_.fail(code, why); }

bool BatchMap::accept(const EditFaults &faults)
{
    outcome_.isReported = !isAccepted(faults, file(), wanted_.force);
    if (outcome_.isReported)
        fail(Findings, faults.refused.join(u' '));
    else
        outcome_.forced += faults.refused;
    return !outcome_.isReported;
}

void BatchMap::write(const SavePlan &plan, std::function<QString(const FileBytes &bytes)> verify)
{
    const auto output = wanted_.outputFor(named_);
    const bool isCopied = wanted_.all && plan.placement == LumpPlacement::Unchanged;
    if (output.isEmpty() || (plan.placement == LumpPlacement::Unchanged && !isCopied))
        return;
    outcome_.isAttempted = true;
    outcome_.isReported = !wanted_.existing.isEmpty();
    if (outcome_.isReported)
        return fail(Findings, wanted_.existing);
    if (wanted_.dryRun)
        return;
    const auto folder = QFileInfo(output).path();
    if (const auto why = wanted_.folder.isEmpty() ? QString() : makeFolder(folder); !why.isEmpty())
        return fail(Failed, why);
    auto written =
        writeMap(output, plan.file,
                 {.backup = wanted_.inPlace || (QFileInfo(output).isFile() && !isEditOf(map_, output, edit_, wanted_.as)),
                  .replaces = {.bytes = wanted_.inPlace ? std::optional(map_.file()) : std::nullopt, .stamp = stamp_},
                  .keepLinks = wanted_.keepLinks,
                  .isLocked = wanted_.inPlace,
                  .verify = std::move(verify)});
    if (!written)
        return fail(Failed, written.error());
    outcome_.written = std::move(written).value();
    if (!outcome_.written.refused.isEmpty())
        return fail(Findings, refusalOf(outcome_.written));
    outcome_.isWritten = true;
    outcome_.leftBehind = leftBehind(*plan.saved, file(), output);
    outcome_.entFiles = companionsAfterSave(map_, *plan.saved, file(), output);
}

int editMaps(const BatchArguments &given, BatchEdit &edit)
{
    auto wanted = given;
    if (!wanted.fault.isEmpty()) {
        fail(wanted.fault);
        if (!wanted.clean)
            return Failed;
    }
    const auto refusal = wanted.fault.isEmpty() ? edit.refusal() : wanted.fault;
    if (const auto fault = cedeOutputs(wanted, edit, !refusal.isEmpty()); !fault.isEmpty())
        return fail(fault);
    wanted.existing = wanted.fault.isEmpty() ? existingResults(wanted) : QString();
    const bool isHeard = wanted.json || printSkipped(wanted.leftAlone);
    MapsRun run{.maps = wanted.maps,
                .unfollowed = wanted.unfollowed,
                .form = formOfBatch(wanted),
                .command = wanted.command,
                .isEdit = true,
                .mayBeUnheard = !wanted.json && !wanted.dryRun, // a dry run only prints
                .stop = wanted.dryRun ? std::stop_token() : sys::interruption()};
    for (auto &map : run.maps)
        map.fault.clear(); // outcomeOf() reports it
    std::vector<std::unique_ptr<BatchEdit>> edits(run.maps.size());
    std::atomic<qsizetype> changed = 0;
    int code = runOverMaps(
        run,
        [&](size_t index) {
            edits[index] = edit.forMap();
            return editNamed(wanted, *edits[index], wanted.maps[index], refusal, changed);
        },
        [&](size_t index, MapOutput &) {
            if (const auto done = std::move(edits[index]))
                edit.add(*done);
            return true;
        });
    if (code == Cancelled)
        return code;
    if (run.form == ManyForm::Plain && !isStandardOutput(wanted.output))
        printTotal(wanted, edit, changed);
    code = worse(worse(code, wanted.existing.isEmpty() ? Fine : Findings), edit.report());
    return isHeard || !wanted.dryRun ? code : worse(code, fail(unprinted({})));
}

} // namespace commands
