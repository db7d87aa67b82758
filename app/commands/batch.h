// Edits of many maps: makes the same edit in each map and saves each as the window does.
#pragma once

#include "app/commands/commands.h"
#include "core/files/system.h"
#include "core/opening/mapfiles.h"

#include <QHash>
#include <QSet>

struct SavePlan;

namespace commands {

// What all such edits have in common: the maps, and where they are written.
struct BatchArguments {
    QString command;
    std::vector<NamedMap> maps;
    QStringList unfollowed{}; // links to folders
    // Skipped files: backups and half-written copies of maps, which a pattern such as maps/* includes.
    QStringList leftAlone{};
    QHash<QString, QString> refused{}; // paths of maps that cannot be edited in place, and why
    const bsp::Format *as = nullptr;   // the format to read them as; null: their own
    QString folder;                    // for the edited maps; empty: none
    QString output;                    // for the only map, in place of a folder; empty: none
    bool inPlace = false, dryRun = false, json = false, jsonLines = false, force = false, keepLinks = false;
    bool all = false;   // also writes maps that do not change
    bool clean = false; // replaces or removes an earlier run's results; backs up other files
    // A sentence on what is wrong with the edit, so that no map can be edited; empty: nothing.
    QString fault;
    // A sentence if results of an earlier run exist: then the edits are tried, but no map is written. Empty if there are none.
    QString existing{};
    QSet<const NamedMap *> ceded{}; // those of `maps` that are not written, while another map has their output

    // Returns where the edited map is written; empty: nowhere.
    QString outputFor(const NamedMap &map) const;
};

enum class OutputKind { Folder, FileOrFolder }; // FileOrFolder: --output may name a file if there is only one map
// Parses the arguments; writes nothing. `read`: files that the edit reads besides the maps. Fails with a whole sentence if
// options do not go together, or an output is also read: then no file may be touched.
Result<BatchArguments> parseBatchArguments(const Arguments &arguments, OutputKind kind, const QStringList &read = {});
// Returns the options --in-place, --all, --clean and --dry-run.
QList<Option> outputOptions();

// The result for one map.
struct BatchOutcome;
class BatchEdit;

// One of the maps, while it is edited.
class BatchMap
{
public:
    // `stamp` is the output's, from before the map was read.
    BatchMap(const BatchArguments &wanted, const BatchEdit &edit, const NamedMap &named, const MapFile &map,
             const FileStamp &stamp, BatchOutcome &outcome)
        : wanted_(wanted), edit_(edit), named_(named), map_(map), stamp_(stamp), outcome_(outcome)
    {
    }

    const MapFile &map() const { return map_; }
    const QString &file() const { return named_.path; }
    // Notes that the map is not edited: it is refused (Findings), or the edit failed (Failed).
    void fail(int code, const QString &why);
    // Prints and notes the faults of an edit. Returns whether it may be written.
    bool accept(const EditFaults &faults);
    // Writes the edited map if required. `verify` checks the bytes that were read back (WriteOptions::verify).
    void write(const SavePlan &plan, std::function<QString(const FileBytes &bytes)> verify);

private:
    const BatchArguments &wanted_;
    const BatchEdit &edit_;
    const NamedMap &named_;
    const MapFile &map_;
    const FileStamp &stamp_;
    BatchOutcome &outcome_;
};

// An edit of many maps, with the results for all of them; or that of one of the maps, with the results for it.
class BatchEdit
{
public:
    virtual ~BatchEdit() = default;
    // Prints and returns why no map may be edited; empty: they may. Called once, before the first map is edited.
    virtual QString refusal() { return {}; }
    // Returns whether the edit may change the map. Others are not read, except to write them unchanged.
    virtual bool concerns(const QString & /*file*/) const { return true; }
    // Returns the edit for one of the maps, which another thread makes.
    virtual std::unique_ptr<BatchEdit> forMap() const = 0;
    // Adds the results of an edit that forMap() returned.
    virtual void add(const BatchEdit &ofMap) = 0;
    // Prepares a map that was read. Returns a sentence on why it cannot be edited; empty: it can.
    virtual QString prepare(MapFile &) { return {}; }
    // Makes the edit in a copy of the map. Returns false after noting why it cannot.
    virtual bool make(MapFile &edited, BatchMap &at) = 0;
    // Returns whether the edit may be written, after noting its faults. `saved` is the edited map, placed in its new file.
    virtual bool mayBeSaved(const MapFile &saved, BatchMap &at) = 0;

    // Returns whether a file that has the format of the map may be a result of this edit of the map.
    virtual bool isResult(const MapFile &map, const MapFile &other) const = 0;
    // Returns what changes in the map, or would change if it were written, for a list; empty: nothing changes.
    virtual QStringList changes(bool isUnwritten) const = 0;
    // Returns sentences on an edit that was made.
    virtual QStringList remarks() const = 0;
    // Returns a sentence that applies to several of the maps; empty: none.
    virtual QString remarkOnAll() const { return {}; }
    // Returns the same for programs. After an error nothing was changed.
    virtual QJsonObject json(bool hasError) const = 0;
    // Prints what matched nothing in all of the maps. Returns Fine or Unmatched.
    virtual int report() const = 0;
};

// Edits the maps, several at a time, and prints a line per map, or JSON. Edits none if two would be written to the same file.
// Returns the exit code.
int editMaps(const BatchArguments &wanted, BatchEdit &edit);

} // namespace commands
