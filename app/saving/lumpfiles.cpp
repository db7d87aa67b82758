#include "app/saving/lumpfiles.h"

#include "app/window/background.h"
#include "core/checks/addederrors.h"
#include "core/document/recordeditor.h"
#include "core/opening/lumpfile.h"
#include "core/save/lumpplacement.h"
#include "core/text.h"
#include "widgets/parts/filedialogs.h"

#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostInName = 23; // characters; with a NUL behind them, they fill an entry of BSPX

QString titleOfLump(const MapFile &map, int lump) { return fromView(map.lump(lump).title); }

// Returns why a lump cannot be replaced now, in a sentence that says what to do; empty: it can.
QString whyNotReplacedNow(Document &document, int lump)
{
    const auto &map = document.map();
    if (!map.hasLump(lump))
        return LumpFiles::tr("This lump no longer exists.");
    if (lump == map.format().roles.entities)
        return LumpFiles::tr("File > Import Entities replaces the entities.");
    const auto why = whyNotReplaced(map, lump);
    return why.isEmpty() ? document.records().whyLocked() : why;
}

// Returns the number of errors that a saved map has with an edit and not without it.
quint32 errorsAddedBy(const MapFile &map, const Edit &edit, const std::stop_token &stop)
{
    auto edited = map;
    if (edit.empty() || !edited.apply(edit))
        return 0;
    const auto plan = planSave(edited);
    return plan ? numberOfErrorsAdded(map, *plan.value().saved, stop) : 0;
}

} // namespace

LumpFiles::LumpFiles(QWidget *window, BackgroundWork *work) : QObject(window), window_(window), work_(work) {}

void LumpFiles::askToReplace(Document *document, int lump, const QString &folder)
{
    document->finishEditing();
    if (const auto why = whyNotReplacedNow(*document, lump); !why.isEmpty())
        return emit failed(why);
    auto *dialog = createOpenDialog(window_, tr("Replace %1").arg(titleOfLump(document->map(), lump)), folder,
                                    tr("Lumps (*.lump *.csv *.json *.lit *.vis);;All files (*)"));
    connect(dialog, &QFileDialog::fileSelected, document,
            [this, document, lump](const QString &path) { replaceBy(path, document, lump); });
    connect(document, &QObject::destroyed, dialog, &QDialog::reject);
    dialog->open();
}

void LumpFiles::replaceBy(const QString &path, Document *document, int lump)
{
    if (const auto why = work_->whyNotRead(); !why.isEmpty())
        return emit failed(why);
    document->finishEditing();
    if (const auto why = whyNotReplacedNow(*document, lump); !why.isEmpty())
        return emit failed(why);
    const auto map = document->sharedMap();
    work_->run(
        tr("Reading %1...").arg(QFileInfo(path).fileName()),
        [path, map, lump, mapName = QFileInfo(document->path()).fileName()](std::stop_token stop) -> Result<Replacement> {
            const auto contents = readLumpFile(path);
            if (!contents)
                return Error{contents.error()};
            auto edit = editFromLumpFile(*map, lump, lumpFormatOf(path), contents.value(), mapName, false);
            if (!edit)
                return Error{edit.error()};
            const auto errors = errorsAddedBy(*map, edit.value(), stop);
            return Replacement{std::move(edit).value(), errors};
        },
        [this, path, map, lump, into = QPointer(document)](const Result<Replacement> &replacement) {
            if (into)
                adopt(path, into, map, lump, replacement);
        });
}

void LumpFiles::adopt(const QString &path, Document *document, const std::shared_ptr<const MapFile> &before, int lump,
                      const Result<Replacement> &replacement)
{
    const auto name = QFileInfo(path).fileName();
    const auto title = titleOfLump(*before, lump);
    document->finishEditing();
    if (!document->map().sameLumps(*before)) { // it has been edited since
        if (document->map().hasLump(lump) && titleOfLump(document->map(), lump) == title)
            return replaceBy(path, document, lump);
        return emit failed(tr("%1 was not replaced: BSPX lumps were added or removed in the meantime. Try again.").arg(title));
    }
    if (!replacement)
        return emit failed(u"%1: %2"_s.arg(name, replacement.error()));
    const auto &[edit, errors] = replacement.value();
    if (edit.empty())
        return emit statusMessage(tr("%1 already has the contents of %2. Nothing was replaced.").arg(title, name));
    const auto done = tr("%1 was replaced by %2.").arg(title, name);
    document->edit(tr("Replace %1").arg(title), edit, [this, document, done, errors = errors] {
        if (errors == 0)
            return emit statusMessage(done);
        const auto added = tr("The map now has %Ln more errors. See Problems.", nullptr, static_cast<int>(errors));
        emit noticed(noticeOfEdit(*document, done + u' ' + added, true));
    });
}

void LumpFiles::askToAdd(Document *document, const QString &folder)
{
    if (const auto why = document->records().whyLocked(); !why.isEmpty())
        return emit failed(why);
    auto *dialog = createOpenDialog(window_, tr("Add a BSPX Lump"), folder, tr("All files (*)"));
    connect(dialog, &QFileDialog::fileSelected, document, [this, document](const QString &path) { askForName(path, document); });
    connect(document, &QObject::destroyed, dialog, &QDialog::reject);
    dialog->open();
}

void LumpFiles::askForName(const QString &path, Document *document)
{
    auto *dialog = new QInputDialog(window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add a BSPX Lump"));
    dialog->setLabelText(tr("Name of the new BSPX lump with the bytes of %1:").arg(QFileInfo(path).fileName()));
    dialog->findChild<QLabel *>()->setTextFormat(Qt::PlainText); // a file's name may look like tags
    dialog->setTextValue(QFileInfo(path).completeBaseName().toUpper().left(mostInName));
    connect(dialog, &QInputDialog::textValueSelected, document,
            [this, path, document](const QString &typed) { add(path, typed.trimmed(), document); });
    connect(document, &QObject::destroyed, dialog, &QDialog::reject);
    dialog->show();
}

void LumpFiles::add(const QString &path, const QString &name, Document *document)
{
    document->finishEditing();
    const auto locked = document->records().whyLocked();
    if (const auto why = locked.isEmpty() ? whyNotAdded(document->map(), name) : locked; !why.isEmpty())
        return emit failed(why);
    if (const auto why = work_->whyNotRead(); !why.isEmpty())
        return emit failed(why);
    work_->run(
        tr("Reading %1...").arg(QFileInfo(path).fileName()), [path](std::stop_token) { return readLumpFile(path); },
        [this, path, name, into = QPointer(document)](const Result<QByteArray> &contents) {
            if (!into)
                return;
            into->finishEditing();
            const auto edit =
                contents ? additionFromLumpFile(into->map(), name, contents.value()) : Result<Edit>(Error{contents.error()});
            if (!edit)
                return emit failed(u"%1: %2"_s.arg(QFileInfo(path).fileName(), edit.error()));
            into->edit(tr("Add %1").arg(name), edit.value(),
                       [this, done = tr("%1 was added to the BSPX lumps.").arg(name)] { emit statusMessage(done); });
        });
}

void LumpFiles::remove(Document *document, int lump)
{
    document->finishEditing();
    if (!document->map().hasLump(lump))
        return emit failed(tr("This lump no longer exists."));
    const auto title = titleOfLump(document->map(), lump);
    const auto edit = removalOf(document->map(), lump);
    if (const auto why = edit ? document->records().whyLocked() : edit.error(); !why.isEmpty())
        return emit failed(why);
    document->edit(tr("Remove %1").arg(title), edit.value(),
                   [this, done = tr("%1 was removed from the BSPX lumps.").arg(title)] { emit statusMessage(done); });
}
