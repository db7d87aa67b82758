#include "app/window/mapstatus.h"

#include "core/document/document.h"
#include "core/map/selectiontext.h"
#include "core/text.h"
#include "widgets/parts/factories.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int messageTime = 8000; // milliseconds that a message stays in the status bar

QString shortFolder(const QString &folder)
{
    const auto home = QDir::homePath();
    const bool isAtHome = folder == home || folder.startsWith(home + u'/');
    return QDir::toNativeSeparators(isAtHome ? u'~' + folder.mid(home.size()) : folder);
}

} // namespace

MapStatus::MapStatus(QMainWindow *window)
    : QObject(window), window_(window), numbers_(createLabel(window)), lock_(new QToolButton(window))
{
    lock_->setAutoRaise(true);
    lock_->setFocusPolicy(Qt::TabFocus);
    lock_->hide();
    numbers_->setMinimumWidth(100); // so that a long text does not widen the window
    window->statusBar()->addPermanentWidget(numbers_);
    window->statusBar()->addPermanentWidget(lock_);
}

void MapStatus::showLock(QAction *editRecords)
{
    const auto name = [editRecords](bool isUnlocked) {
        editRecords->setIconText(isUnlocked ? tr("Records unlocked") : tr("Records locked"));
    };
    name(editRecords->isChecked());
    connect(editRecords, &QAction::toggled, this, name);
    lock_->setDefaultAction(editRecords);
}

void MapStatus::setDocument(Document *document)
{
    document_ = document;
    showTitle();
    showNumbers();
    lock_->setVisible(document);
    if (!document)
        return;
    connect(&document->selection(), &Selection::changed, this, &MapStatus::showNumbers);
    // A message would be about the old selection.
    connect(&document->selection(), &Selection::changed, window_->statusBar(), &QStatusBar::clearMessage);
    document->tables().whenTouched(Derived::Problems, this, [this] { showNumbers(); });
    connect(document, &Document::problemsChanged, this, &MapStatus::showNumbers);
    connect(document, &Document::gameChanged, this, &MapStatus::showTitle);
    connect(document, &Document::saved, this, &MapStatus::showTitle); // perhaps under another name
}

void MapStatus::showImages(const QString &path)
{
    window_->setWindowFilePath(path);
    window_->setWindowTitle(tr("%1 - Lumpscope").arg(QFileInfo(path).fileName()));
}

void MapStatus::showMessage(const QString &sentence) { window_->statusBar()->showMessage(sentence, messageTime); }

// Includes the folder: several windows may show maps of the same name, such as two compiles of one.
void MapStatus::showTitle()
{
    if (!document_)
        return window_->setWindowTitle(tr("Lumpscope"));
    const QFileInfo file(document_->file());
    window_->setWindowFilePath(document_->isSample() ? QString() : document_->file());
    if (document_->isSample())
        window_->setWindowTitle(tr("%1 sample[*] - Lumpscope").arg(fromView(document_->map().game().title)));
    else if (document_->isInArchive())
        window_->setWindowTitle(tr("%1 in %2[*] - Lumpscope").arg(document_->name(), file.fileName()));
    else
        window_->setWindowTitle(tr("%1[*] (%2) - Lumpscope").arg(document_->name(), shortFolder(file.absolutePath())));
}

// Shows what is selected, by lump, and the numbers of errors and warnings.
void MapStatus::showNumbers()
{
    if (!document_)
        return numbers_->clear();
    QStringList parts;
    if (const auto selected = selectionText(document_->references(), document_->selection().records()); !selected.isEmpty())
        parts.append(selected);
    quint32 errors = 0, warnings = 0;
    for (const auto &problem : document_->problems())
        (problem.severity == Severity::Error ? errors : warnings) += problem.severity == Severity::Note ? 0 : problem.count;
    if (errors + warnings > 0)
        parts.append(tr("Errors: %1, warnings: %2").arg(numberText(errors), numberText(warnings)));
    numbers_->setText(parts.join(u"  \u00b7  "_s));
    numbers_->setToolTip(asToolTip(numbers_->text()));
}
