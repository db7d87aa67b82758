// An open map: its tables, selection, undo stack, game, game files and problems.
#pragma once

#include "core/assets/gameconfiguration.h"
#include "core/assets/gamefiles.h"
#include "core/checks/checks.h"
#include "core/document/definitionloader.h"
#include "core/document/edithistory.h"
#include "core/document/hiddenstages.h"
#include "core/document/latestwork.h"
#include "core/document/maptables.h"
#include "core/document/pointedat.h"
#include "core/document/selection.h"
#include "core/document/shownrecords.h"
#include "core/document/visloader.h"
#include "core/entities/edits.h"
#include "core/opening/mapsource.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

class Comparison;
class RecordEditor;
class TextureSource;

class Document : public QObject
{
    Q_OBJECT
public:
    // `path` is the path that openMap() read the map from. It starts with ":" for a sample inside the program.
    Document(const QString &path, MapFile map, QObject *parent = nullptr);

    const QString &path() const { return path_; }
    QString name() const; // of the map's file, for titles
    // Returns the path of the file on disk: the map itself, or the archive that contains it.
    const QString &file() const { return source_.file; }
    // Returns whether the map is in an archive. It is then never written back.
    bool isInArchive() const { return !source_.entry.isEmpty(); }
    bool isSample() const { return path_.startsWith(u':'); }
    // Returns why the map is read-only: it was read as a format that differs from the detected one. Empty if it can be edited.
    const QString &whyReadOnly() const { return whyReadOnly_; }
    // Returns the format that was forced when the map was opened; null: it was detected.
    const bsp::Format *askedFormat() const { return map().isForcedFormat() ? &map().format() : nullptr; }
    // Returns the map and its tables. They announce each change before the Selection adapts to it.
    const MapTables &tables() const { return tables_; }
    const MapFile &map() const { return tables_.map(); }
    std::shared_ptr<const MapFile> sharedMap() const { return tables_.sharedMap(); }
    // Returns the map as it was opened, before all edits. Undoing all of them and saving restores that file byte for byte.
    std::shared_ptr<const MapFile> original() const;
    // Returns the map as last saved or, if it never was, as opened.
    std::shared_ptr<const MapFile> onDisk() const;
    const References &references() const { return tables_.references(); }
    Selection &selection() { return selection_; }
    const Selection &selection() const { return selection_; }
    PointedAt &pointedAt() { return pointedAt_; }
    ShownRecords &shown() { return shown_; }
    HiddenStages &hiddenStages() { return hiddenStages_; }
    VisLoader &vis() { return vis_; }
    // Returns the editor of the records' cells, which views share.
    RecordEditor &records() { return *records_; }
    // Returns the comparison with another map. It compares nothing until it is started.
    Comparison &comparison() { return *comparison_; }
    const Comparison &comparison() const { return *comparison_; }
    ColumnLoader &columns() { return tables_.columns(); }
    const ColumnLoader &columns() const { return tables_.columns(); }
    EntitySource entitySource() const { return tables_.entitySource(); }
    const Targets &targets() const { return tables_.targets(); }
    const std::shared_ptr<const Targets> &knownTargets() const { return tables_.knownTargets(); }
    void takeTargets(const MapFile &copy, std::shared_ptr<const Targets> targets)
    {
        tables_.takeTargets(copy, std::move(targets));
    }
    // Sets the encoding by which the entity text is read; nothing: the detected one. No byte of the text changes.
    void setTextCode(std::optional<TextCode> code);
    // Edits the entity text as one undo step; an edit that changes nothing adds no step. `edited` is the map after the edit, if
    // the caller already has it. If the edit is impossible, returns false and emits editRefused(). Calls `then` after the edit:
    // before edit() returns, or later if a text of more than 16 MB is changed and read in another thread.
    bool edit(EntityEdit edit, EditedMap edited = {}, std::function<void()> then = {});
    // Edits any stored lumps as one undo step with the name `what` (translated). An edit that must copy more than 16 MB is made
    // in another thread: edit() returns true, later edits wait for it, and editRefused() is emitted if it is impossible. Calls
    // `then` after the edit, as above.
    bool edit(const QString &what, const Edit &edit, std::function<void()> then = {});
    // Undo or redo one step. Like edit(), they use another thread if the step must copy more than 16 MB.
    void undo() { takeStep(Step::Back); }
    void redo() { takeStep(Step::Again); }
    bool isEditing() const { return !pending_.empty(); }
    // Makes all waiting edits, undos and redos in this thread.
    void finishEditing();
    // Shows the map as it would be after an edit, until the next preview or edit. Does not edit it.
    bool preview(const Edit &edit) { return whyReadOnly_.isEmpty() && tables_.preview(edit); }
    void endPreview() { tables_.endPreview(); }
    QUndoStack &undoStack() { return undoStack_; }
    const QUndoStack &undoStack() const { return undoStack_; }
    // Returns whether any lump differs from the file as opened or last saved.
    bool isModified() const { return !undoStack_.isClean(); }
    // Returns whether closing the map would lose anything: edits, or cells that wait for an answer (RecordEditor::isAsking()).
    bool hasUnsaved() const;
    // Records that the map was saved at `path` as `file`, which becomes its path. Edits made during saving remain unsaved.
    void setSaved(const QString &path, std::shared_ptr<const MapFile> file);

    // Returns the files of the map's game. All callers share one object, so that folders are listed and archives opened once.
    const std::shared_ptr<const GameFiles> &gameFiles() const;
    // Returns the map's textures from these files. All callers share one object, so that a game's scripts are read once. It reads
    // files only when a texture is requested, in the requesting thread. gameFilesChanged() announces that it was replaced.
    const std::shared_ptr<const TextureSource> &textures() const;
    // Returns the folders and archives searched before the game's.
    const QStringList &addedPlaces() const { return configuration_.places; }
    // Returns the configuration that lists these folders and archives. It does not determine the game: setGame() does.
    const GameConfiguration &configuration() const { return configuration_; }
    void setConfiguration(const GameConfiguration &configuration);
    // Searches the game files again, because files on disk may have changed. Called automatically when the map names other WADs.
    void renewGameFiles();

    // Returns the configuration's game or, if it names none, the game detected from the map; null: none. For a sample, its
    // format's own game.
    const bsp::Game *detectedGame() const;
    // Sets the game, which must be one of the format's. Changes how the map is interpreted, but not its contents, the selection
    // or the edits. If the current engine does not play the game, chooses the game's own engine.
    void setGame(const bsp::Game &game);
    DefinitionLoader &definitions() { return definitions_; }
    // Sets definitions of entity classes that supplement the built-in ones; null: none.
    void setDefinitions(std::shared_ptr<const bsp::Definitions> definitions);
    // Returns the engine whose limits apply, as an index in Format::engines.
    int engine() const { return engine_; }
    void setEngine(int engine);

    // Return all problems found, and those that are not hidden.
    const std::vector<Problem> &allProblems() const { return allProblems_; }
    const std::vector<Problem> &problems() const { return problems_; }
    void setProblems(std::vector<Problem> problems);
    // Hides kinds of problems by their ids, and severities by their names (severityName()).
    void setHiddenProblems(const QStringList &hidden);
    // Returns the number of problems that concern a lump and are not hidden.
    quint32 problemCount(int lump) const;

signals:
    void saved();
    // Emitted when the map equals its file again, because undo or further edits reversed all edits since it was opened or saved.
    void editsTakenBack();
    void editRefused(const QString &why);
    void problemsChanged();
    // Emitted when the game changed, and gameFilesChanged() follows, or when definitions of the game's classes changed.
    void gameChanged();
    void engineChanged();
    void gameFilesChanged();
    void configurationChanged(); // after gameFilesChanged(), if both are emitted

private:
    bool push(const QString &what, Edit edit, EntityMove move, bool typing, EditedMap edited);
    bool apply(const Result<SharedEdit> &edit, EntityMove move, bool again);
    void setCleanIfOnDisk();
    enum class Step { New, Back, Again };
    struct Pending {
        Step step = Step::New;
        // Only for Step::New:
        QString what{};
        Edit edit{};
        EntityMove move{};
        std::function<void()> then{};
    };
    void takeStep(Step step);
    bool queue(Pending next);
    bool isLarge(const Edit &edit) const;
    SharedEdit largeNext() const;
    void makeHere(EditedMap edited);
    void makeNext();
    void adopt(const MapChange &change, bool again);
    void forgetGameFiles();
    void keepOnDisk(std::shared_ptr<const MapFile> file);
    void renumberProblems(const MapChange &change);
    void sortOutProblems();

    QString path_;
    MapSource source_;
    MapTables tables_;
    QString whyReadOnly_;
    mutable std::shared_ptr<const MapFile> original_; // created on first use
    std::shared_ptr<const MapFile> onDisk_;           // null until the map is saved
    Selection selection_;
    PointedAt pointedAt_;
    ShownRecords shown_;
    HiddenStages hiddenStages_;
    VisLoader vis_{tables_};
    DefinitionLoader definitions_{*this};
    RecordEditor *records_;  // a child
    Comparison *comparison_; // a child
    EditHistory history_;    // stores the edits of the undo stack's commands
    QUndoStack undoStack_;
    EditedMap edited_; // for the edit that is being made
    std::deque<Pending> pending_;
    LatestWork making_;   // the first pending one
    quint64 changes_ = 0; // number of changes of the map so far
    bool isBeingSaved_ = false;
    GameConfiguration configuration_;                       // the default one has no name
    mutable std::shared_ptr<const GameFiles> gameFiles_;    // null until requested
    mutable std::shared_ptr<const TextureSource> textures_; // null until requested
    QTimer texturesMayDiffer_;
    QHash<QString, QString> remaps_; // the map's shader remaps when last compared
    int engine_ = 0;
    QStringList hiddenProblems_;
    std::vector<Problem> allProblems_, problems_;
};

// Disconnects `receiver` from all signals of this document and its parts. `document` may be null.
void leaveDocument(const Document *document, const QObject *receiver);
