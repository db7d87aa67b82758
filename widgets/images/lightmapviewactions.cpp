// Actions of the view of lightmaps, by keys and menus: exports, and filtering the faces' table.
#include "widgets/images/lightcontrols.h"
#include "widgets/images/lightmapview.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/filteractions.h"
#include "widgets/parts/showin3d.h"
#include "widgets/parts/windowfolder.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;

void LightmapView::createActions(QMenu *menu)
{
    const auto add = [this, menu](LightExportJob::What what, const QString &text) {
        auto *action = exports_[what] = menu->addAction(text);
        connect(action, &QAction::triggered, this, [this, what] { requestExport(what); });
        canvas_->addAction(action);
        action->setEnabled(false);
    };
    add(LightExportJob::Faces, tr("&Lightmaps of the Selected Faces..."));
    add(LightExportJob::All, tr("&All Lightmaps..."));
    add(LightExportJob::Atlas, tr("A&tlas of All Lightmaps, with JSON..."));
    addOwnAction(canvas_, tr("&Copy the Luxel's Details"), QKeySequence::Copy, this, [this] {
        if (!line_->text().isEmpty())
            QGuiApplication::clipboard()->setText(line_->text());
    });
    addOwnSeparator(canvas_);
    addShowIn3D(canvas_, false);
    addFilterActions(canvas_, [this](FilterRequest::How how) { filterByTexture(how); });
    // Stored now, as the pointer leaves the canvas for the menu.
    connect(canvas_, &QWidget::customContextMenuRequested, this, [this] { askedFace_ = pointedFace(); });
    offerActions(canvas_);
}

// Returns the face whose lightmap is under the pointer; -1: none.
qint64 LightmapView::pointedFace() const
{
    const auto *spot = spotAt(canvas_->hovered());
    return spot ? static_cast<qint64>(spot->place.face) : -1;
}

// Filters by the face under the pointer, else by the one where the menu was opened, else by the first selected one.
void LightmapView::filterByTexture(FilterRequest::How how)
{
    if (!document_)
        return;
    const auto &roles = document_->map().format().roles;
    std::vector<quint32> faces(faces_.begin(), faces_.begin() + (faces_.empty() ? 0 : 1));
    const auto asked = std::exchange(askedFace_, -1);
    for (const qint64 face : {asked, pointedFace()})
        if (face >= 0)
            faces = {static_cast<quint32>(face)};
    const auto images = document_->references().project(faces, roles.faces, roles.images);
    const auto term = termFor(refsOf(roles.images, images), roles.faces, document_->references());
    if (term.isEmpty())
        emit statusMessage(tr("Point at the lightmap of a face that has a texture, or select such a face."));
    else
        emit filterRequested({roles.faces, term, how});
}

LightExportJob LightmapView::exportJob(LightExportJob::What what, const QString &path) const
{
    LightExportJob job{.what = what, .faces = faces_, .content = controls_->request().content, .external = {}, .path = path};
    if (source_)
        job.external = source_->external;
    return job;
}

void LightmapView::requestExport(LightExportJob::What what)
{
    auto *dialog = new QFileDialog(this, {}, windowFolder(this));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (what == LightExportJob::Atlas) {
        dialog->setWindowTitle(tr("Export the Atlas of All Lightmaps"));
        dialog->setNameFilter(tr("PNG images (*.png)"));
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(u"png"_s);
        dialog->selectFile(QFileInfo(document_->name()).completeBaseName() + u"-atlas.png"_s);
    } else {
        dialog->setWindowTitle(tr("Export Lightmaps into a Folder"));
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
    }
    // Another map may be opened while the dialog is open; these faces are not of that map.
    const auto request = [this, job = exportJob(what, {}), asked = QPointer(document_)](const QString &path) mutable {
        job.path = path;
        if (asked && asked == document_)
            emit exportRequested(job);
        else
            emit statusMessage(
                tr("Nothing was exported, because another map was opened or this one was reloaded before you chose a "
                   "name."));
    };
    connect(dialog, &QFileDialog::fileSelected, this, request);
    dialog->open();
}
