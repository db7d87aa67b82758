// Saves a map. Before a byte is written, determines what will change and asks the user if that matters.
#pragma once

#include "core/document/document.h"
#include "core/files/system.h"
#include "core/save/mapwriter.h"
#include "core/save/report.h"
#include "widgets/offer.h"

#include <QDateTime>
#include <QDialog>
#include <QObject>
#include <QPointer>

#include <functional>

class BackgroundWork;
class QWidget;

class Saving : public QObject
{
    Q_OBJECT
public:
    // `work` shows the work, which runs on a worker thread; dialogs are shown over `window`.
    Saving(QWidget *window, BackgroundWork *work);
    // Sets the map to save and the stamp of its file, taken before it was read; null: none.
    void setDocument(Document *document, const FileStamp &stamp);
    // Returns whether the file differs from the one last read or saved.
    bool hasChangedOnDisk() const;

    // Saves the map to its own file. For a sample or a map in an archive, asks for a path. `done` is called once it is
    // saved. While an edit of shared records waits for an answer, this and the next two save nothing and ask it again.
    void save(std::function<void()> done = {});
    void saveAs(std::function<void()> done = {});
    // Like save(), to this path.
    void saveTo(const QString &path, std::function<void()> done = {});
    // Commits a value that is being typed in a cell of a table.
    static void commitOpenEditor();
    // Asks whether to save unsaved edits, then calls `then`, unless the user cancels.
    void settleUnsaved(std::function<void()> then);
    // Shows what the last save did.
    void showLastReport();

signals:
    void saved(const QString &path, const QString &sentence);
    void failed(const QString &sentence, const QList<Offer> &offers = {});
    void exportRequested(); // the user wants an .ent file instead

private:
    struct Prepared {
        QPointer<Document> document;
        std::shared_ptr<const MapFile> original, onDisk, edited;
        std::shared_ptr<const MapFile>
            replaced;             // the map now in the file; null: it is onDisk, or the file holds no map of this format
        bool mayDiffer = false;   // the file may differ from onDisk
        bool isComparable = true; // false: the file differs and holds no map of this format
        bool overwrites = false;  // saving replaces a version that another program wrote
        bool keepsLinks = false;  // writes the file in place, as it has several names; the user was asked
        FileStamp stamp;          // of the file to be replaced, taken before the user was asked
        bool isOwn = false;       // the file is the one that was last read or saved here
        bool keepsBackup = true;  // the file holds a version that was not saved here
        BackupPlace backup;
        SavePlan plan;
        SaveReport report;
        ChecksumChange checksums;
    };
    static void readReplaced(const QString &path, Prepared &prepared);
    void review(const QString &path, const std::shared_ptr<Prepared> &prepared, std::function<void()> done);
    void write(const QString &path, const std::shared_ptr<Prepared> &prepared, std::function<void()> done);
    void finish(const QString &path, const std::shared_ptr<Prepared> &prepared, const Written &written);
    bool isOwnFile(const QString &path) const;
    bool asksFirst();

    QWidget *window_;
    BackgroundWork *work_;
    QPointer<Document> document_;
    FileStamp stamp_;
    bool isSavedHere_ = false; // the earlier version is in a backup, and the user has seen a report
    std::shared_ptr<Prepared> last_;
    QPointer<QDialog> dialog_; // the dialog that is open about the document
};
