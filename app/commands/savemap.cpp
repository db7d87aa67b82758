#include "app/commands/savemap.h"

#include "core/files/samepath.h"
#include "core/opening/mapsource.h"
#include "core/save/leftbehind.h"
#include "core/save/report.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace commands {

MapSave::MapSave(const Arguments &arguments)
    : arguments_(arguments), output_(arguments.value(u"output"_s)), lock_(FileLock::take(output_, lockPatience))
{
    if (!lock_) {
        fail(output_, whyLocked());
        code_ = Findings;
        return;
    }
    stamp_ = stampOf(output_);
    isOverItself_ = isSameFile(output_, arguments.file());
    if (const auto why = isOverItself_ ? whyUnfinished(arguments.file(), true) : QString(); !why.isEmpty())
        fail(arguments.file(), why);
    auto map = openMap(arguments.file(), arguments, Missing::Ignored);
    if (!map)
        code_ = fail(arguments.file(), map.error());
    else if (map.value().isForcedFormat()) // openMap() has printed why
        code_ = fail(arguments.file(),
                     CommandText::tr("Nothing was written: a map that --as reads as a different format is read-only."));
    else if (!mapSource(output_).entry.isEmpty() && QFileInfo(mapSource(output_).file).isFile())
        code_ = fail(output_, CommandText::tr("Lumpscope does not write into archives. Choose an output outside the archive."));
    else
        map_ = std::move(map).value();
}

int MapSave::write(const SavePlan &plan, std::function<QString(const FileBytes &bytes)> verify) const
{
    Written done;
    if (!isOverItself_ || plan.placement != LumpPlacement::Unchanged) {
        auto written =
            writeMap(output_, plan.file,
                     {.backup = isOverItself_,
                      .replaces = {.bytes = isOverItself_ ? std::optional(map_->file()) : std::nullopt, .stamp = stamp_},
                      .keepLinks = arguments_.has(u"keep-links"_s),
                      .isLocked = true,
                      .verify = std::move(verify)});
        if (!written)
            return fail(output_, written.error());
        done = std::move(written).value();
        if (!done.refused.isEmpty()) {
            fail(output_, refusalOf(done));
            return Findings;
        }
    }
    printReport(plan, done);
    return Fine;
}

// Failing to print is no error: the map is written.
void MapSave::printReport(const SavePlan &plan, const Written &written) const
{
    if (isStandardOutput(output_))
        return; // the map itself went there
    auto report = reportOn(*map_, plan);
    report.leftBehind = leftBehind(*plan.saved, arguments_.file(), output_);
    report.companions = companionsAfterSave(*map_, *plan.saved, arguments_.file(), output_);
    const auto checksums = checksumsOf(*map_, plan);
    auto lines = report.lines();
    lines.append(checksums.before == checksums.after
                     ? CommandText::tr("checksum: %1, as before").arg(checksums.after)
                     : CommandText::tr("checksum: %1, before %2").arg(checksums.after, checksums.before));
    lines += linesOf(written);
    tryPrint(lines.join(u'\n') + u'\n');
}

} // namespace commands
