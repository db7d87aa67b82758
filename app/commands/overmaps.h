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
// Returns a sentence on --json-lines with another --format than JSON.
QString jsonLinesFault(const QString &command, const QString &format);
Option jobsOption();
bool wantsJson(const Arguments &arguments); // --json or --json-lines is given
// Returns the sentences of the help on what FILE... may be.
QString manyHelp();
// Returns the sentences of the help for commands that write a file or folder for each map.
QString manyOutputsHelp();

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
    std::function<QString()> total{};    // returns a line on all maps, which is printed behind the text of several
    // Returns a sentence if none of these maps can have what the arguments ask for; otherwise an empty string.
    std::function<QString(const std::vector<NamedMap> &maps)> faultOfMaps{};
};

// Creates the folder for the output file of one of many maps, which may be a subfolder of the output folder. If this fails,
// prints why and returns false.
bool makeFolderOf(const QString &file, const Arguments &arguments);

// Calls `work` with the arguments for each map that FILE... names; it returns an exit code. A single map that is named itself
// gets the arguments unchanged and prints at once. Maps that cannot be read, and maps whose work throws an exception (there is
// not enough memory), do not stop the others. Prints at the end how many maps failed. Returns the worst exit code.
int forEachMap(const Arguments &arguments, const ManyOptions &options, const std::function<int(const Arguments &)> &work);

// Return the maps that FILE... or words like it name, with the standard input for "-".
NamedMaps mapsNamedBy(const Arguments &arguments);
NamedMaps mapsNamedBy(const QStringList &files);

QStringList pathsOf(const std::vector<NamedMap> &maps);
// Returns the path of a map's file inside an output folder, where it keeps the map's subfolder().
// Without a suffix, the file has the map's own name. The path never leaves the output folder, whatever an archive calls the map.
QString outputNameOf(const NamedMap &map, const std::optional<QString> &suffix = {});
// Returns that path with the folder before it.
QString outputOf(const QString &folder, const NamedMap &map, const std::optional<QString> &suffix = {});
// Returns a sentence if one of the outputs is an input; empty: none is.
QString faultOfOverwriting(const QStringList &outputs, const QStringList &inputs);
// A file or folder to write, and the map that it is for.
struct PlannedOutput {
    QString path;
    NamedMap *map = nullptr;
};
struct SharedOutputs {
    QString fault{};                       // a sentence if two maps would be written to the same file or folder; empty: none
    std::vector<const NamedMap *> ceded{}; // maps whose output another one gets
};
// Finds maps with the same output. One that is written gets it; if none is, the first. `isWritten` returns whether a map is
// written at all. It is called only for maps that share an output, in several threads.
SharedOutputs shareOutputs(const std::vector<PlannedOutput> &outputs, const std::function<bool(NamedMap &map)> &isWritten);

struct MapsRun {
    std::vector<NamedMap> maps;
    QStringList unfollowed{}; // links to folders, which are listed at the end
    ManyForm form = ManyForm::Text;
    QString command{};
    QString output{};          // a file for all that is printed; empty: the standard output
    bool isEdit = false;       // goes on if nothing can be printed, and prints each map's own sentences, however alike
    bool writes = false;       // the run writes files or records of each map
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
