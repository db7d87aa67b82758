// Saving a map: what will change is found out and, where it matters, shown before a byte is written.
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
    // Work runs beside `window`, over which its dialogs stand.
    Saving(QWidget *window, BackgroundWork *work);
    // The map to save, and what its file was before it was read; null: none.
    void setDocument(Document *document, const FileStamp &stamp);
    // Whether the file is another than the one that was read or saved last.
    bool hasChangedOnDisk() const;

    // Saves where the map was read; a sample or a map in an archive asks for a place. `done` follows once it is saved.
    void save(std::function<void()> done = {});
    void saveAs(std::function<void()> done = {});
    // The same without the question for a place.
    void saveTo(const QString &path, std::function<void()> done = {});
    // A value that is being typed in a cell of a table counts as typed.
    static void commitOpenEditor();
    // Asks whether to save what is unsaved before `then`, which does not come when the user cancels.
    void settleUnsaved(std::function<void()> then);
    // Shows what the last save did.
    void showLastReport();

signals:
    void saved(const QString &path, const QString &sentence);
    void failed(const QString &sentence, const QList<Offer> &offers = {});
    void exportRequested(); // the user would rather have an .ent file

private:
    struct Prepared {
        QPointer<Document> document;
        std::shared_ptr<const MapFile> original, onDisk, edited;
        std::shared_ptr<const MapFile>
            replaced; // the map in the file now, if it is not onDisk; null: it is onDisk, or the file holds no map
        bool mayDiffer = false;  // the file may hold something else than onDisk
        bool isComparable = true; // false: it holds something else, and no map of this format
        bool overwrites = false; // a version that another program wrote
        bool keepsLinks = false; // the user was told that the file has more names, and that it is written into
        FileStamp stamp;         // of the file that is replaced, as the user was told
        bool isOwn = false;      // the file is the one that was read or saved here
        bool keepsBackup = true; // the file holds something that was not saved from here
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

    QWidget *window_;
    BackgroundWork *work_;
    QPointer<Document> document_;
    FileStamp stamp_;
    bool isSavedHere_ = false; // what was there before is in a backup, and the user has seen a report once
    std::shared_ptr<Prepared> last_;
    QPointer<QDialog> dialog_; // about the document
};
