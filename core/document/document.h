// A map that a window shows: its tables, what is selected in them, its undo, its game and files, and what is wrong with it.
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

class TextureSource;

class Document : public QObject
{
    Q_OBJECT
public:
    // `path` is where the map was read from, by openMap(); one that starts with ":" is a sample inside the program.
    Document(const QString &path, MapFile map, QObject *parent = nullptr);

    const QString &path() const { return path_; }
    QString name() const; // of the map's file, for titles
    // The file on disk: the map itself, or the archive that holds it.
    const QString &file() const { return source_.file; }
    // Such a map is never written back: nothing is saved into archives.
    bool isInArchive() const { return !source_.entry.isEmpty(); }
    bool isSample() const { return path_.startsWith(u':'); }
    // Why the map is neither edited nor saved: it was read as another format than its bytes tell. Empty: it may be.
    const QString &whyReadOnly() const { return whyReadOnly_; }
    // The format that was asked for then; null: the map's own.
    const bsp::Format *askedFormat() const { return map().isForcedFormat() ? &map().format() : nullptr; }
    // The map and its tables. They announce every change before the Selection follows it.
    const MapTables &tables() const { return tables_; }
    const MapFile &map() const { return tables_.map(); }
    std::shared_ptr<const MapFile> sharedMap() const { return tables_.sharedMap(); }
    // The map as it was opened, before all edits: taking all of them back and saving gives that very file.
    std::shared_ptr<const MapFile> original() const;
    // The map as its file is now: as it was opened, or as it was saved last.
    std::shared_ptr<const MapFile> onDisk() const;
    const References &references() const { return tables_.references(); }
    Selection &selection() { return selection_; }
    const Selection &selection() const { return selection_; }
    PointedAt &pointedAt() { return pointedAt_; }
    ShownRecords &shown() { return shown_; }
    HiddenStages &hiddenStages() { return hiddenStages_; }
    VisLoader &vis() { return vis_; }
    ColumnLoader &columns() { return tables_.columns(); }
    const ColumnLoader &columns() const { return tables_.columns(); }
    EntitySource entitySource() const { return tables_.entitySource(); }
    const Targets &targets() const { return tables_.targets(); }
    const std::shared_ptr<const Targets> &knownTargets() const { return tables_.knownTargets(); }
    void takeTargets(const MapFile &copy, std::shared_ptr<const Targets> targets)
    {
        tables_.takeTargets(copy, std::move(targets));
    }
    // What its bytes stand for is as somebody says, or nothing: as the text tells. None of them changes.
    void setTextCode(std::optional<TextCode> code);
    // Changes the entity text; one step of undo. An edit that changes nothing is none. `edited` is the map after the edit, where
    // the caller has it already. Returns false, and editRefused() says why, if the edit cannot be made. `then` is called after
    // the edit: before edit() returns, or later where a text of more than 16 MB is changed and read in another thread.
    bool edit(EntityEdit edit, EditedMap edited = {}, std::function<void()> then = {});
    // Changes any lumps that the file stores; one step of undo, called `what` (translated). An edit that has to copy more than
    // 16 MB is made in another thread: edit() returns true, later edits wait for it, and editRefused() tells if it cannot be
    // made.
    bool edit(const QString &what, const Edit &edit);
    // Take back or make again one step. A step that has to copy more than 16 MB is made in another thread, as edit() does.
    void undo() { takeStep(Step::Back); }
    void redo() { takeStep(Step::Again); }
    bool isEditing() const { return !pending_.empty(); }
    // Makes all edits and steps that wait, in this thread.
    void finishEditing();
    // Shows the map as an edit would leave it, until the next preview or edit. Nothing is edited.
    bool preview(const Edit &edit) { return whyReadOnly_.isEmpty() && tables_.preview(edit); }
    void endPreview() { tables_.endPreview(); }
    QUndoStack &undoStack() { return undoStack_; }
    const QUndoStack &undoStack() const { return undoStack_; }
    // Whether any lump differs from what was last saved.
    bool isModified() const { return !undoStack_.isClean(); }
    // The map was written to `path`, which holds `file` now; it is that file's from now on. Edits made while it was
    // written are unsaved still.
    void setSaved(const QString &path, std::shared_ptr<const MapFile> file);

    // The files of the map's game: one for all who look for some, so that folders are listed and archives opened once.
    const std::shared_ptr<const GameFiles> &gameFiles() const;
    // The map's textures by these files, likewise one for all, so that a game's scripts are read once. Nothing is read before
    // a texture is asked for, by any thread. It is another after gameFilesChanged().
    const std::shared_ptr<const TextureSource> &textures() const;
    // Folders and archives that are searched before those of the game.
    const QStringList &addedPlaces() const { return configuration_.places; }
    // Whose places these are. It says nothing of the game that the map is taken for: setGame() does.
    const GameConfiguration &configuration() const { return configuration_; }
    void setConfiguration(const GameConfiguration &configuration);
    // They are looked for anew, as what is on disk may have changed; of itself once the map names other WADs.
    void renewGameFiles();

    // The game that its configuration names, or else the map tells of by itself; null: none. A sample is its own game's.
    const bsp::Game *detectedGame() const;
    // Takes the map for one of another game of its format: what that makes of it changes, but nothing of the map, of what
    // is selected or of its edits. Where the engine does not play it, its own does from now on.
    void setGame(const bsp::Game &game);
    // What is known of its classes beyond what the program itself knows; null: nothing.
    DefinitionLoader &definitions() { return definitions_; }
    void setDefinitions(std::shared_ptr<const bsp::Definitions> definitions);
    // Whose limits count, in Format::engines.
    int engine() const { return engine_; }
    void setEngine(int engine);

    // What was found, and of it what is not hidden.
    const std::vector<Problem> &allProblems() const { return allProblems_; }
    const std::vector<Problem> &problems() const { return problems_; }
    void setProblems(std::vector<Problem> problems);
    // Kinds by their ids, and severities by their names (severityName()).
    void setHiddenProblems(const QStringList &hidden);
    // How many findings a lump has that are not hidden.
    quint32 problemCount(int lump) const;

signals:
    void saved();
    // All edits since the map was opened or saved are taken back, by undo or by other edits: the file holds the map again.
    void editsTakenBack();
    void editRefused(const QString &why);
    void problemsChanged();
    // The map is taken for another game's, and gameFilesChanged() follows; or more is known of the game's classes.
    void gameChanged();
    void engineChanged();
    void gameFilesChanged();
    void configurationChanged(); // gameFilesChanged() comes before, where that is so

private:
    bool push(const QString &what, Edit edit, EntityMove move, bool typing, EditedMap edited);
    bool apply(const Result<SharedEdit> &edit, EntityMove move, bool again);
    void setCleanIfOnDisk();
    enum class Step { New, Back, Again };
    struct Pending {
        Step step = Step::New;
        // Of a new one:
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
    mutable std::shared_ptr<const MapFile> original_; // made when it is asked for
    std::shared_ptr<const MapFile> onDisk_;           // null until it is saved
    Selection selection_;
    PointedAt pointedAt_;
    ShownRecords shown_;
    HiddenStages hiddenStages_;
    VisLoader vis_{tables_};
    DefinitionLoader definitions_{*this};
    EditHistory history_; // which the undo stack's commands are kept in
    QUndoStack undoStack_;
    EditedMap edited_; // for the edit that is being made
    std::deque<Pending> pending_;
    LatestWork making_;   // of the first that is pending
    quint64 changes_ = 0; // of the map so far
    bool isBeingSaved_ = false;
    GameConfiguration configuration_;                       // the usual one has no name
    mutable std::shared_ptr<const GameFiles> gameFiles_;    // null until asked for
    mutable std::shared_ptr<const TextureSource> textures_; // likewise
    QTimer texturesMayDiffer_;
    QHash<QString, QString> remaps_; // of shaders, as gameFilesChanged() was last told of
    int engine_ = 0;
    QStringList hiddenProblems_;
    std::vector<Problem> allProblems_, problems_;
};

// Disconnects `receiver` from all signals of this document and its parts. `document` may be null.
void leaveDocument(const Document *document, const QObject *receiver);
