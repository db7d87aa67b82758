// The main window's title, enabled actions and status bar.
#include "app/layouts.h"
#include "app/mainwindow.h"
#include "app/navigation.h"
#include "core/map/selectiontext.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace
{

QString shortFolder(const QString &folder)
{
    const auto home = QDir::homePath();
    const bool isAtHome = folder == home || folder.startsWith(home + u'/');
    return QDir::toNativeSeparators(isAtHome ? u'~' + folder.mid(home.size()) : folder);
}

} // namespace

// Includes the folder: several windows may show maps of the same name, such as two compiles of one.
void MainWindow::showTitle()
{
    const QFileInfo file(document_->file());
    setWindowFilePath(document_->isSample() ? QString() : document_->file());
    if (document_->isSample())
        setWindowTitle(tr("%1 sample[*] - Lumpscope").arg(fromView(document_->map().game().title)));
    else if (document_->isInArchive())
        setWindowTitle(tr("%1 in %2[*] - Lumpscope").arg(document_->name(), file.fileName()));
    else
        setWindowTitle(tr("%1[*] (%2) - Lumpscope").arg(document_->name(), shortFolder(file.absolutePath())));
}

void MainWindow::updateActions()
{
    const bool hasMap = document_ != nullptr;
    const auto readOnly = hasMap ? document_->whyReadOnly() : QString();
    for (const auto id : {ActionId::Save, ActionId::SaveAs, ActionId::ImportEntities})
        actions_.setEnabled(id, hasMap && readOnly.isEmpty(), readOnly);
    for (const auto id : {ActionId::ExportEntities, ActionId::GoTo, ActionId::Filter, ActionId::CloseTable, ActionId::NextTable,
                          ActionId::PreviousTable})
        actions_[id]->setEnabled(hasMap);
    actions_[ActionId::CloseMap]->setEnabled(hasMap || !centralWidget()->isVisibleTo(this)); // or the image browser alone
    actions_[ActionId::Reload]->setEnabled(hasMap ? !document_->isSample() : actions_[ActionId::CloseMap]->isEnabled());
    actions_[ActionId::Back]->setEnabled(hasMap && document_->selection().canGoBack());
    actions_[ActionId::Forward]->setEnabled(hasMap && document_->selection().canGoForward());
    goToEdit()->setEnabled(hasMap);
    for (auto *action : mapActions_)
        action->setEnabled(hasMap);
}

// Shows what is selected, by lump, and the numbers of errors and warnings.
void MainWindow::updateStatus()
{
    updateActions();
    if (!document_)
        return status_->clear();
    QStringList parts;
    if (const auto selected = selectionText(document_->references(), document_->selection().records()); !selected.isEmpty())
        parts.append(selected);
    quint32 errors = 0, warnings = 0;
    for (const auto &problem : document_->problems())
        (problem.severity == Severity::Error ? errors : warnings) += problem.severity == Severity::Note ? 0 : problem.count;
    if (errors + warnings > 0)
        parts.append(tr("Errors: %1, warnings: %2").arg(numberText(errors), numberText(warnings)));
    status_->setText(parts.join(u"  \u00b7  "_s));
    status_->setToolTip(asToolTip(status_->text()));
}
