// What edits mean to the window: undo, saving, .ent files, and edits that a crash left.
#include "app/background.h"
#include "app/glyphicon.h"
#include "app/mainwindow.h"
#include "app/noticebar.h"
#include "app/recovery.h"
#include "app/saving.h"
#include "core/files/outputfile.h"
#include "core/files/regularfile.h"
#include "core/map/mapsource.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

using namespace Qt::StringLiterals;

void MainWindow::createEditing()
{
    writing_ = new BackgroundWork(this, false);
    statusBar()->addPermanentWidget(writing_);
    saving_ = new Saving(this, writing_);
    recovery_ = new Recovery(this);
    connect(recovery_, &Recovery::failed, this, [this](const QString &sentence) { notice_->say(sentence); });
    recheck_.setSingleShot(true);
    recheck_.setInterval(400); // milliseconds without an edit before the map is checked again
    connect(&recheck_, &QTimer::timeout, this, [this] {
        if (document_)
            startChecks();
    });
    connect(&undo_, &QUndoGroup::cleanChanged, this, [this](bool clean) {
        setWindowModified(!clean);
        updateActions();
    });
    connect(saving_, &Saving::saved, this, &MainWindow::showSaved);
    connect(saving_, &Saving::failed, this, [this](const QString &sentence) { notice_->say(sentence); });
    connect(saving_, &Saving::exportRequested, this, &MainWindow::exportEntities);
}

void MainWindow::fillEditMenu(QMenu *menu)
{
    auto *undo = undo_.createUndoAction(this, tr("&Undo")), *redo = undo_.createRedoAction(this, tr("&Redo"));
    undo->setShortcuts(QKeySequence::Undo);
    redo->setShortcuts({QKeySequence(u"Ctrl+Shift+Z"_s), QKeySequence(u"Ctrl+Y"_s)});
    undo->setIcon(glyphIcon(u'\u21b6'));
    redo->setIcon(glyphIcon(u'\u21b7'));
    undo->setStatusTip(tr("Take the last edit back"));
    redo->setStatusTip(tr("Do again what was taken back"));
    menu->addActions({undo, redo});
    undoActions_ = {undo, redo};
}

void MainWindow::connectEditing()
{
    const auto on = [this](ActionId id, auto slot) { connect(actions_[id], &QAction::triggered, this, slot); };
    on(ActionId::Save, [this] { saving_->save(); });
    on(ActionId::SaveAs, [this] { saving_->saveAs(saveFolder()); });
    on(ActionId::ImportEntities, &MainWindow::importEntities);
    on(ActionId::ExportEntities, &MainWindow::exportEntities);
}

QString MainWindow::saveFolder() const
{
    return document_->isSample() ? settings_.lastFolder() : QFileInfo(document_->file()).path();
}

// A document has just been read from its file.
void MainWindow::beginEditing(const FileStamp &stamp)
{
    undo_.addStack(&document_->undoStack());
    undo_.setActiveStack(&document_->undoStack());
    setWindowModified(false);
    saving_->setDocument(document_.get(), stamp);
    recovery_->setDocument(document_.get());
    connect(document_.get(), &Document::entitiesChanged, &recheck_, qOverload<>(&QTimer::start));
    connect(document_.get(), &Document::entitiesChanged, this, &MainWindow::updateStatus);
}

void MainWindow::endEditing()
{
    recheck_.stop();
    writing_->cancel();
    recovery_->setDocument(nullptr);
    saving_->setDocument(nullptr, {});
    setWindowModified(false);
}

void MainWindow::showSaved(const QString &path, const QString &sentence)
{
    stopWatching();
    watcher_.addPath(path);
    settings_.addRecentFile(path);
    showTitle();
    updateActions();
    recheck_.start(); // what was said of the file itself may hold no longer
    notice_->say(sentence, {{tr("Details"), [this] { saving_->showLastReport(); }}});
}

// Edits that were unsaved when an earlier run ended.
void MainWindow::offerRecovered()
{
    const auto found = Recovery::find(document_->path());
    if (!found || found->text == document_->map().entityText())
        return;
    const bool sameBasis = found->basis == Recovery::fingerprint(document_->map().entityText());
    const auto when = QLocale().toString(found->when, QLocale::ShortFormat);
    const auto path = document_->path();
    notice_->say(sameBasis ? tr("Unsaved edits of this map, from %1, were found.").arg(when)
                           : tr("Unsaved edits of this map, from %1, were found; the map has changed since.").arg(when),
                 {{tr("Restore"),
                   [this, path, text = found->text] {
                       recovery_->take(path);
                       document_->edit({.what = tr("Restore unsaved edits"),
                                        .splices = difference(document_->map().entityText(), text)});
                   }},
                  {tr("Discard"), [this, path] { discardRecovered(path); }}});
}

void MainWindow::discardRecovered(const QString &path)
{
    Recovery::discard(path);
    notice_->say(tr("The unsaved edits of %1 are discarded.").arg(QFileInfo(path).fileName()), {{tr("Bring Them Back"), [this, path] {
                     Recovery::bringBack(path);
                     document_ && document_->path() == path ? offerRecovered() : offerRecoveredMaps();
                 }}});
}

void MainWindow::offerRecoveredMaps()
{
    const auto left = Recovery::all();
    if (left.isEmpty() || document_)
        return;
    const auto path = left.first().path;
    auto sentence = tr("Unsaved edits of %1, from %2, were found.")
                        .arg(QFileInfo(path).fileName(), QLocale().toString(left.first().when, QLocale::ShortFormat));
    QStringList others;
    for (const auto &found : left.mid(1))
        others.append(QFileInfo(found.path).fileName());
    if (!others.isEmpty())
        sentence += u' ' + tr("Of these maps too: %1.").arg(others.join(u", "_s));
    notice_->say(sentence,
                 {{tr("Open"), [this, path] { open(path); }}, {tr("Discard"), [this, path] { discardRecovered(path); }}});
}

void MainWindow::importEntities()
{
    auto *dialog = new QFileDialog(this, tr("Import Entities"), saveFolder(),
                                   tr("Entity texts (*.ent *.ENT *.txt);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, document_.get(), [this](const QString &path) { importEntitiesFrom(path); });
    dialog->open();
}

// The whole text; byte for byte, up to a NUL at its end.
void MainWindow::importEntitiesFrom(const QString &path)
{
    constexpr qint64 mostBytes = 64 << 20;
    const auto name = QFileInfo(path).fileName();
    const auto file = openRegularFile(path);
    if (!file) {
        notice_->say(u"%1: %2"_s.arg(name, file.error()));
        return;
    }
    if (file.value()->size() > mostBytes) {
        notice_->say(tr("%1 is too long for an entity text: %2 bytes.")
                         .arg(name, QLocale().toString(file.value()->size())));
        return;
    }
    auto text = file.value()->readAll();
    if (text.endsWith('\0'))
        text.chop(1);
    if (text.contains('\0')) {
        notice_->say(tr("%1 holds a NUL: the games would read it up to there only. It is no entity text.").arg(name));
        return;
    }
    auto splices = difference(document_->map().entityText(), text);
    if (splices.empty())
        statusBar()->showMessage(tr("%1 holds the text that is there already.").arg(name), 6000);
    document_->edit({.what = tr("Import %1").arg(name), .splices = std::move(splices)});
}

void MainWindow::exportEntities()
{
    auto *dialog =
        new QFileDialog(this, tr("Export Entities"), saveFolder(), tr("Entity texts (*.ent);;All files (*)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"ent"_s);
    dialog->selectFile(QFileInfo(document_->name()).completeBaseName() + u".ent"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, // another map may be open by then
            [this, map = document_->sharedMap()](const QString &path) { exportEntitiesTo(path, *map); });
    dialog->open();
}

void MainWindow::exportEntitiesTo(const QString &path, const MapFile &map)
{
    const auto text = map.entityText();
    const auto name = QFileInfo(path).fileName();
    OutputFile output(path);
    if (output.isOpen() && output.device().write(text.data(), text.size()) == text.size() && output.commit())
        statusBar()->showMessage(tr("The entity text is written to %1.").arg(name), 8000);
    else
        notice_->say(tr("%1 cannot be written: %2.").arg(name, output.error()));
}
