#include "app/saving.h"

#include "app/background.h"
#include "app/savedialog.h"
#include "core/save/mapwriter.h"
#include "core/save/verify.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>

using namespace Qt::StringLiterals;

FileStamp FileStamp::of(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() ? FileStamp{info.size(), info.lastModified()} : FileStamp{};
}

Saving::Saving(QWidget *window, BackgroundWork *work) : QObject(window), window_(window), work_(work) {}

void Saving::setDocument(Document *document)
{
    document_ = document;
    stamp_ = document ? FileStamp::of(document->file()) : FileStamp{};
    reviewed_ = false;
    last_.reset();
}

bool Saving::hasChangedOnDisk() const
{
    return document_ && FileStamp::of(document_->file()) != stamp_;
}

void Saving::save(std::function<void()> done)
{
    if (!document_)
        return;
    if (document_->isSample() || document_->isInArchive())
        saveAs(QFileInfo(document_->file()).path(), std::move(done));
    else
        saveTo(document_->path(), std::move(done));
}

void Saving::saveAs(const QString &folder, std::function<void()> done)
{
    if (!document_)
        return;
    auto *dialog = new QFileDialog(window_, tr("Save the Map As"), folder, tr("Maps (*.bsp *.BSP);;All files (*)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"bsp"_s);
    dialog->selectFile(document_->isInArchive() ? u"maps/"_s + document_->name() : document_->name());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, done = std::move(done)](const QString &path) { saveTo(path, done); });
    dialog->open();
}

void Saving::saveTo(const QString &path, std::function<void()> done)
{
    if (!document_ || work_->isRunning())
        return;
    const auto original = document_->original();
    const auto text = document_->map().entityText().toByteArray();
    work_->run(
        tr("Finding out what will change..."),
        [original, text](std::stop_token) {
            Prepared prepared;
            auto plan = planSave(*original, text);
            if (!plan) {
                prepared.error = plan.error();
                return prepared;
            }
            prepared.plan = std::move(plan).value();
            prepared.report = reportOn(*original, prepared.plan);
            prepared.checksums = checksumsOf(*original, prepared.plan);
            return prepared;
        },
        [this, path, done = std::move(done)](Prepared prepared) {
            if (prepared.error.isEmpty())
                review(path, std::make_shared<Prepared>(std::move(prepared)), done);
            else
                emit failed(prepared.error);
        });
}

// The first time, when something else than the entities has to move, and when something is wrong, the user is asked.
void Saving::review(const QString &path, const std::shared_ptr<Prepared> &prepared, std::function<void()> done)
{
    const bool ownFile = document_ && path == document_->file();
    const bool overwrites = ownFile && hasChangedOnDisk();
    const auto &report = prepared->report;
    if (reviewed_ && !overwrites && report.bspxMoved == 0 && report.faults.refused.isEmpty()) {
        write(path, prepared, std::move(done));
        return;
    }
    auto *dialog = new SaveDialog(report, prepared->checksums, path, overwrites, window_);
    connect(dialog, &QDialog::accepted, this, [this, path, prepared, done = std::move(done)] {
        reviewed_ = true;
        write(path, prepared, done);
    });
    connect(dialog, &SaveDialog::exportRequested, this, &Saving::exportRequested);
    dialog->open();
}

void Saving::write(const QString &path, const std::shared_ptr<Prepared> &prepared, std::function<void()> done)
{
    if (!document_)
        return;
    const auto original = document_->original();
    work_->run(
        tr("Saving %1...").arg(QFileInfo(path).fileName()),
        [path, prepared, original](std::stop_token) {
            const auto &bytes = prepared->plan.bytes;
            const auto wanted = prepared->plan.saved->entityText().toByteArray();
            return writeMap(path, bytes, {.verify = [original, wanted](const QByteArray &readBack) {
                                return verifySaved(*original, wanted, readBack);
                            }});
        },
        [this, path, prepared, undoIndex = document_->undoStack().index(),
         done = std::move(done)](Result<Written> written) {
            if (!written) {
                emit failed(u"%1: %2"_s.arg(QFileInfo(path).fileName(), written.error()));
                return;
            }
            finish(path, prepared, undoIndex, written.value().backup);
            if (done)
                done();
        });
}

void Saving::finish(const QString &path, const std::shared_ptr<Prepared> &prepared, int undoIndex,
                    const QString &backup)
{
    if (!document_)
        return;
    document_->setSaved(path, prepared->plan.saved, undoIndex);
    stamp_ = FileStamp::of(path);
    reviewed_ = true;
    last_ = prepared;
    const QLocale locale;
    auto sentence =
        tr("%1 is saved. %2 All other %3 lumps are identical.")
            .arg(QFileInfo(path).fileName(), prepared->report.placement, locale.toString(prepared->report.otherLumps));
    if (!backup.isEmpty())
        sentence += u' ' + tr("The file as it was is kept as %1.").arg(QFileInfo(backup).fileName());
    emit saved(path, sentence);
}

void Saving::settleUnsaved(std::function<void()> then)
{
    if (!document_ || !document_->isModified()) {
        then();
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Question, tr("Unsaved Edits"),
                                tr("%1 has edits that are not saved.").arg(document_->name()),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
    box->setInformativeText(tr("Without saving, they are lost."));
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
