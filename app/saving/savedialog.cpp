#include "app/saving/savedialog.h"

#include "widgets/parts/factories.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

SaveDialog::SaveDialog(const SaveReport &report, const ChecksumChange &checksums, QWidget *parent)
    : QDialog(parent), layout_(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What the Save Changed"));
    setMinimumWidth(560);
    addReport(report, checksums);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout_->addWidget(buttons);
}

SaveDialog::SaveDialog(const SaveReport &report, const ChecksumChange &checksums, const QString &path, const OldFile &old,
                       QWidget *parent)
    : QDialog(parent), layout_(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Save %1").arg(QFileInfo(path).fileName()));
    setMinimumWidth(560);
    const auto name = QFileInfo(path).fileName(), kept = old.backup ? QFileInfo(old.backup->path).fileName() : QString();
    addLine(
        !QFileInfo::exists(path) ? tr("Save %1? This creates a new file.").arg(name)
        : !old.linked.isEmpty()  ? tr("Save %1?").arg(name)
        : !old.backup
            ? tr("Save %1? This replaces the version you saved earlier in this window, without keeping a copy of it.").arg(name)
        : old.backup->isThere ? tr("Save %1? The current version is already backed up as %2.").arg(name, kept)
                              : tr("Save %1? The current version is kept as %2.").arg(name, kept));
    if (old.overwrites && !QFileInfo::exists(path))
        addLine(tr("The file you opened is no longer on disk."));
    else if (old.overwrites)
        addLine(tr("Another program changed the file after you opened it here. Saving overwrites that change; to keep it, "
                   "cancel and reload."));
    if (!old.linked.isEmpty())
        addLine(tr("%1 Saving therefore overwrites the file in place, so that all names get the new map; the current "
                   "version is kept as %2. To leave the other names unchanged, cancel and save under another name.")
                    .arg(old.linked, kept));
    const bool refused = !report.faults.refused.isEmpty();
    addFaults(tr("Games would refuse or misread this map:"), report.faults.refused);
    addFaults(tr("Worth a look:"), report.faults.warned);
    addReport(report, checksums);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *save = buttons->addButton(refused ? tr("Save &Anyway") : tr("&Save"), QDialogButtonBox::AcceptRole);
    if (!report.entFile.isEmpty()) {
        auto *other = buttons->addButton(tr("&Export .ent Instead..."), QDialogButtonBox::ActionRole);
        connect(other, &QPushButton::clicked, this, [this] {
            reject();
            emit exportRequested();
        });
    }
    (refused || old.overwrites || !old.linked.isEmpty() ? buttons->button(QDialogButtonBox::Cancel) : save)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout_->addWidget(buttons);
}

void SaveDialog::addReport(const SaveReport &report, const ChecksumChange &checksums)
{
    for (const auto &line : report.lines())
        addLine(line);
    addLine(checksums.before == checksums.after
                ? tr("The engine's checksum stays %1.").arg(checksums.before)
                : tr("The engine's checksum changes from %1 to %2.").arg(checksums.before, checksums.after));
    if (!report.entFile.isEmpty())
        addLine(report.entFile);
    addChanges(report.entityLines);
}

void SaveDialog::addLine(const QString &text)
{
    auto *label = createSentence(text, this);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout_->addWidget(label);
}

// Adds the changes, hidden until a button is pressed: the user may know them already.
void SaveDialog::addChanges(const QStringList &lines)
{
    if (lines.isEmpty())
        return;
    auto *button = new QPushButton(tr("Show &Changes"), this);
    button->setCheckable(true);
    button->setAutoDefault(false);
    auto *list = new QListWidget(this);
    list->addItems(lines);
    list->setAccessibleName(tr("Changes by entity"));
    list->setMinimumHeight(160);
    list->hide();
    connect(button, &QPushButton::toggled, this, [this, list](bool shown) {
        list->setVisible(shown);
        if (shown)
            list->setFocus();
        resize(width(), layout_->totalHeightForWidth(width())); // otherwise wrapped lines are squeezed
    });
    layout_->addWidget(button, 0, Qt::AlignLeft);
    layout_->addWidget(list, 1);
}

void SaveDialog::addFaults(const QString &heading, const QStringList &faults)
{
    if (faults.isEmpty())
        return;
    addLine(heading);
    auto *list = new QListWidget(this);
    list->addItems(faults);
    list->setWordWrap(true);
    list->setAccessibleName(heading);
    list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    list->setMaximumHeight(std::min(140, (list->sizeHintForRow(0) + 4) * static_cast<int>(faults.size()) + 8));
    layout_->addWidget(list);
}
