// Subcommands over many maps: several maps at a time, each one's output in the maps' order, as soon as it is complete.
#pragma once

#include "app/commands/commands.h"
#include "app/commands/mapoutput.h"
#include "core/opening/mapfiles.h"

namespace commands {

enum class ManyForm {
    Text,      // a line with the map's name precedes what is printed about it
    Plain,     // what is printed about each map, with nothing between
    Json,      // {"maps": [...]}, with what is printed about each map as an element
    JsonLines, // the same elements, each on a line
};

// Returns the form that --json and --json-lines choose; if neither is given, `other`.
ManyForm formOf(const Arguments &arguments, ManyForm other);
Option jsonLinesOption();
Option jobsOption();
bool wantsJson(const Arguments &arguments); // --json or --json-lines is given
// Returns the sentences of the help on what FILE... may be.
QString manyHelp();

// An option that names a file for one map, and for many a folder that gets a file per map.
struct OutputPerMap {
    QString option;
    QString suffix; // of the files, which have the maps' names
    // Whether files that exist in the folder are refused without --clean. Then an existing folder takes a single map's file, too.
    bool refusesExisting = false;
};

struct ManyOptions {
    ManyForm form = ManyForm::Text;
    QString output{};                    // option that names a single file for all that is printed; empty: none
    std::vector<OutputPerMap> outputs{}; // Ctrl+C stops after maps that are begun
    QString whyNotMany{};                // a sentence if these arguments are only for a single map
};

// Calls `work` with the arguments for each map that FILE... names; it returns an exit code. A single map that is named itself
// gets the arguments unchanged and prints at once. Maps that cannot be read, and maps whose work throws an exception (there is
// not enough memory), do not stop the others. Prints at the end how many maps failed. Returns the worst exit code.
int forEachMap(const Arguments &arguments, const ManyOptions &options, const std::function<int(const Arguments &)> &work);

// Return the maps that FILE... or words like it name, with the standard input for "-".
NamedMaps mapsNamedBy(const Arguments &arguments);
NamedMaps mapsNamedBy(const QStringList &files);

QStringList pathsOf(const std::vector<NamedMap> &maps);
// Returns the path of a map's file in a folder; without a suffix, under the map's own name.
QString outputOf(const QString &folder, const QString &map, const std::optional<QString> &suffix = {});
// A file or folder to write, and the map that it is for; empty: for all.
struct PlannedOutput {
    QString path, map{};
};
// Returns a sentence if two outputs are the same file or folder, or one of them is an input; empty: neither.
QString faultOfOutputs(const std::vector<PlannedOutput> &outputs, const QStringList &inputs);

struct MapsRun {
    std::vector<NamedMap> maps;
    ManyForm form = ManyForm::Text;
    QString command{};
    QString output{};          // a file for all that is printed; empty: the standard output
    bool isEdit = false;       // goes on if nothing can be printed, and prints each map's own sentences, however alike
    bool mayBeUnheard = false; // it is no failure if nothing can be printed
    bool mayEnd = false;       // it is no failure if `take` wants no more maps
    std::stop_token stop{};
};
// Takes a map's result before its output is printed, which it may change. Returns whether more maps are wanted. If it throws an
// exception, the map has failed; what `output` has then is printed.
using TakeMap = std::function<bool(size_t index, MapOutput &output)>;
// Calls `work` for each of the maps without a fault, in several threads, and `take` in this one for every map. `work` returns an
// exit code. No more maps are taken once `take` returns false, and none are begun once it is stopped. Returns the worst exit
// code.
int runOverMaps(const MapsRun &run, const std::function<int(size_t index)> &work, const TakeMap &take = {});

} // namespace commands
