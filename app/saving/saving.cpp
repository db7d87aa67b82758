#include "app/saving/saving.h"

#include "app/saving/savedialog.h"
#include "app/settings.h"
#include "app/window/background.h"
#include "core/checks/addederrors.h"
#include "core/document/recordeditor.h"
#include "core/files/samepath.h"
#include "core/save/leftbehind.h"
#include "core/save/verify.h"
#include "core/text.h"
#include "widgets/parts/filedialogs.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Returns the path that Save As proposes for a map, in an existing, writable folder. For a map from an archive that is "maps"
// next to the archive, where the game finds it; else the file's folder; else `lastFolder`, the documents folder or the home
// folder.
QString saveAsPath(const Document &document, const QString &lastFolder)
{
    QStringList folders;
    if (!document.isSample()) {
        const auto folder = QFileInfo(document.file()).absolutePath();
        if (document.isInArchive())
            folders.append(folder + u"/maps"_s);
        folders.append(folder);
    }
    folders.append(lastFolder);
    folders.append(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const auto it = std::ranges::find_if(folders, sys::mayMakeFilesIn);
    return QDir(it == folders.end() ? QDir::homePath() : *it).filePath(document.name());
}

} // namespace

Saving::Saving(QWidget *window, BackgroundWork *work) : QObject(window), window_(window), work_(work) {}

void Saving::setDocument(Document *document, const FileStamp &stamp)
{
    if (dialog_)
        dialog_->reject();
    document_ = document;
    stamp_ = stamp;
    isSavedHere_ = false;
    last_.reset();
}

bool Saving::hasChangedOnDisk() const
{
    if (!document_ || document_->isSample())
        return false;
    // Ignores file ids, which some file systems change. writeMap() compares the bytes anyway.
    const auto now = stampOf(document_->file());
    return now.size != stamp_.size || now.changed != stamp_.changed;
}

bool Saving::isOwnFile(const QString &path) const { return isSameFile(path, document_->file()); }

void Saving::commitOpenEditor()
{
    auto *focus = QApplication::focusWidget();
    auto *viewport = focus ? focus->parentWidget() : nullptr;
    if (auto *view = viewport ? qobject_cast<QAbstractItemView *>(viewport->parentWidget()) : nullptr)
        view->setFocus();
}

// Asks again what an edit of shared records should change, if it waits for that. Returns whether it does.
bool Saving::asksFirst()
{
    commitOpenEditor(); // which may ask it
    if (!document_ || !document_->records().isAsking())
        return false;
    document_->records().askAgain();
    return true;
}

void Saving::save(std::function<void()> done)
{
    if (!document_ || asksFirst())
        return;
    if (document_->isSample() || document_->isInArchive())
        saveAs(std::move(done));
    else
        saveTo(document_->path(), std::move(done));
}

void Saving::saveAs(std::function<void()> done)
{
    if (!document_ || asksFirst())
        return;
    const QFileInfo place(saveAsPath(*document_, Settings().lastFolder()));
    auto *dialog =
        createSaveDialog(window_, tr("Save the Map As"), place.path(), tr("Maps (*.bsp *.BSP);;All files (*)"), place.fileName());
    dialog->setDefaultSuffix(u"bsp"_s); // whatever the extension of the open file
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, asked = QPointer(document_), done = std::move(done)](const QString &path) {
                if (asked && asked == document_)
                    saveTo(path, done);
                else
                    emit failed(tr("Nothing was saved: another map was opened, or this one was reloaded, before you chose a "
                                   "name."));
            });
    dialog->open();
}

// Reads the file to be replaced, whoever wrote it: the user is asked about its current state.
void Saving::readReplaced(const QString &path, Prepared &prepared)
{
    prepared.stamp = stampOf(path);
    if (!prepared.mayDiffer || !QFileInfo(path).isFile())
        return;
    const auto &known = *prepared.onDisk;
    auto map = readMapFile(path);
    prepared.mayDiffer = !map || map.value().file() != known.file();
    prepared.isComparable = !prepared.mayDiffer || (map && &map.value().format() == &known.format());
    if (!prepared.mayDiffer || !prepared.isComparable)
        return;
    map.value().setGame(known.game());
    prepared.replaced = std::make_shared<const MapFile>(std::move(map).value());
}

void Saving::saveTo(const QString &path, std::function<void()> done)
{
    if (!document_ || asksFirst())
        return;
    document_->finishEditing();
    if (work_->isRunning() || dialog_)
        return emit failed(tr("The map is already being saved. Try again when that is done."));
    if (document_->isInArchive() && isOwnFile(path))
        return emit failed(
            tr("Lumpscope does not write into archives, and saving would overwrite this one. Choose another name."));
    if (!document_->isModified() && isOwnFile(path) && !hasChangedOnDisk())
        return emit failed(tr("There is nothing to save: the map has no edits since it was opened or last saved."));
    if (const auto why = whyForeign(path); !why.isEmpty())
        return emit failed(u"%1: %2"_s.arg(QFileInfo(path).fileName(), why),
                           {{tr("Save As..."), [this, done] { saveAs(done); }}});
    auto prepared = std::make_shared<Prepared>();
    prepared->document = document_;
    prepared->original = document_->original();
    document_->endPreview();
    prepared->edited = document_->sharedMap();
    prepared->onDisk = document_->onDisk();
    prepared->isOwn = isOwnFile(path);
    prepared->mayDiffer = !prepared->isOwn || hasChangedOnDisk();
    work_->run(
        tr("Finding out what will change..."),
        [prepared, from = document_->path(), path](const std::stop_token &stop) -> Result<std::shared_ptr<Prepared>> {
            const auto &before = *prepared->onDisk;
            Result<SavePlan> plan = !prepared->edited->isChanged() && prepared->onDisk != prepared->original
                                        ? planRestore(prepared->original, before)
                                        : planSave(*prepared->edited);
            if (!plan)
                return Error{plan.error()};
            prepared->plan = std::move(plan).value();
            readReplaced(path, *prepared);
            const auto &replaced = prepared->replaced ? *prepared->replaced : before;
            prepared->report = reportOn(before, prepared->plan, replaced);
            if (prepared->plan.editsRecords()) {
                prepared->report.faults.refused += errorsAdded(before, *prepared->plan.saved, stop);
                prepared->report.faults.warned += misfitsAdded(before, *prepared->plan.saved, stop);
            }
            if (!prepared->isComparable)
                prepared->report.compared = notComparable(before.format());
            prepared->report.leftBehind = leftBehind(*prepared->plan.saved, from, path);
            prepared->report.companions = companionsAfterSave(before, *prepared->plan.saved, from, path);
            prepared->checksums = checksumsOf(replaced, prepared->plan);
            prepared->backup = backupPlaceFor(path);
            return prepared;
        },
        [this, path, done = std::move(done)](const Result<std::shared_ptr<Prepared>> &planned) {
            if (planned)
                review(path, planned.value(), done);
            else
                emit failed(planned.error());
        });
}

// Saves at once, or asks first: at the first save, and whenever another program changed the file, it has several names, BSPX
// lumps have to move, or the games would refuse the map.
void Saving::review(const QString &path, const std::shared_ptr<Prepared> &prepared, std::function<void()> done)
{
    if (stampOf(path) != prepared->stamp)
        return saveTo(path, std::move(done)); // it has changed since
    const bool overwrites = prepared->isOwn && prepared->mayDiffer;
    const auto &report = prepared->report;
    prepared->overwrites = overwrites;
    prepared->keepsBackup = overwrites || !prepared->isOwn || !isSavedHere_;
    const auto linked = whyLinked(path);
    if (isSavedHere_ && !overwrites && linked.isEmpty() && report.bspxMoved == 0 && report.faults.refused.isEmpty())
        return write(path, prepared, std::move(done));
    prepared->keepsLinks = !linked.isEmpty();
    auto *dialog =
        new SaveDialog(report, prepared->checksums, path,
                       {.overwrites = overwrites,
                        .linked = linked,
                        .backup = prepared->keepsBackup || !linked.isEmpty() ? std::optional(prepared->backup) : std::nullopt},
                       window_);
    dialog_ = dialog;
    connect(dialog, &QDialog::accepted, this, [this, path, prepared, done = std::move(done)] {
        dialog_ = nullptr;
        if (stampOf(path) == prepared->stamp)
            write(path, prepared, done);
        else
            saveTo(path, done); // it changed while the dialog was open
    });
    connect(dialog, &SaveDialog::exportRequested, this, &Saving::exportRequested);
    dialog->open();
}

void Saving::write(const QString &path, const std::shared_ptr<Prepared> &prepared, std::function<void()> done)
{
    if (!document_ || document_ != prepared->document)
        return; // another map was opened, after these edits were saved or discarded
    work_->run(
        tr("Saving %1...").arg(QFileInfo(path).fileName()),
        [path, prepared](std::stop_token) {
            const bool isRestored = prepared->plan.placement == LumpPlacement::Restored;
            std::vector<int> lumps;
            for (const auto &each : prepared->plan.lumps)
                lumps.push_back(each.lump);
            Replaceable replaces{.stamp = prepared->stamp};
            if (prepared->replaced || (prepared->isOwn && !prepared->overwrites))
                replaces.bytes = (prepared->replaced ? prepared->replaced : prepared->onDisk)->file();
            return writeMap(path, prepared->plan.file,
                            {.backup = prepared->keepsBackup,
                             .replaces = replaces,
                             .keepLinks = prepared->keepsLinks,
                             .verify = [&](const FileBytes &bytes) {
                                 return unwantedDifference(isRestored ? *prepared->original : *prepared->edited, lumps, bytes);
                             }});
        },
        [this, path, prepared, done = std::move(done)](Result<Written> written) {
            const bool isRefused = written && !written.value().refused.isEmpty();
            if (isRefused && written.value().isChanged) {
                if (prepared->isOwn)
                    stamp_ = {};
                return saveTo(path, done); // which says that the file has changed, and asks
            }
            if (!written || isRefused) {
                const auto elsewhere = [this, prepared, done] {
                    if (document_ && document_ == prepared->document)
                        saveAs(done);
                };
                emit failed(u"%1: %2"_s.arg(QFileInfo(path).fileName(), written ? written.value().refused : written.error()),
                            {{tr("Save As..."), elsewhere}});
                return;
            }
            finish(path, prepared, written.value());
            if (done)
                settleUnsaved(done); // edits may have been made while it was written
        });
}

void Saving::finish(const QString &path, const std::shared_ptr<Prepared> &prepared, const Written &written)
{
    if (!document_)
        return;
    document_->setSaved(path, prepared->plan.saved);
    stamp_ = stampOf(path);
    isSavedHere_ = true;
    last_ = prepared;
    const auto &report = prepared->report;
    const auto name = QFileInfo(path).fileName();
    auto sentence =
        report.changedLumps.isEmpty()
            ? tr("%1 is saved. %2 The other %3 lumps are identical.").arg(name, report.placement, numberText(report.otherLumps))
            : tr("%1 is saved. %2 Lumps that differ from the previous file: %3.")
                  .arg(name, report.placement, report.changedLumps.join(u", "_s));
    if (!written.backup.isEmpty())
        sentence += u' ' + tr("The previous file is kept as %1.").arg(QFileInfo(written.backup).fileName());
    if (!written.formerOwner.isEmpty())
        sentence += u' ' + tr("The file now belongs to you; it belonged to %1 before.").arg(written.formerOwner);
    if (!report.leftBehind.isEmpty())
        sentence += u' ' + leftBehindSentence(report.leftBehind);
    for (const auto &each : report.companions)
        sentence += u' ' + each;
    emit saved(path, sentence);
}

void Saving::settleUnsaved(std::function<void()> then)
{
    commitOpenEditor();
    if (document_)
        document_->finishEditing();
    if (!document_ || !document_->hasUnsaved())
        return then();
    auto *box = new QMessageBox(QMessageBox::Question, tr("Unsaved Edits"), tr("%1 has unsaved edits.").arg(document_->name()),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(document_->records().isAsking()
                                ? tr("One edit still waits for your choice in the notice. Edits that you do not save are lost.")
                                : tr("If you do not save them, they are lost."));
    box->setDefaultButton(QMessageBox::Save);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::buttonClicked, this, [this, box, then = std::move(then)](QAbstractButton *button) {
        const auto answer = box->standardButton(button);
        if (answer == QMessageBox::Save)
            save(then);
        else if (answer == QMessageBox::Discard)
            then();
    });
    box->open();
}

void Saving::showLastReport()
{
    if (last_)
        (new SaveDialog(last_->report, last_->checksums, window_))->open();
}
