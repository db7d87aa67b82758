#include "app/games/definitionlist.h"

#include "core/assets/definitionfiles.h"
#include "core/files/samepath.h"
#include "core/text.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t tipNotes = 12;
constexpr int notesRole = Qt::UserRole; // an item's notes, one per line

QString lineOf(const ReadDefinitionFile &file)
{
    const auto name = QFileInfo(file.path).fileName();
    if (file.isFailed)
        return DefinitionList::tr("%1: cannot be read").arg(name);
    const auto classes = DefinitionList::tr("%1: %Ln classes", nullptr, static_cast<int>(file.classes)).arg(name);
    return file.noteCount == 0 ? classes
                               : DefinitionList::tr("%1, %Ln notes", nullptr, static_cast<int>(file.noteCount)).arg(classes);
}

// Returns the first `most` notes, and a line that says how many more there are.
QStringList linesOf(const ReadDefinitionFile &file, size_t most)
{
    QStringList lines;
    for (const auto &[line, text] : std::span(file.notes).first(std::min(file.notes.size(), most)))
        lines.append(line == 0 ? text : DefinitionList::tr("Line %1: %2").arg(numberText(line), text));
    if (const auto shown = static_cast<size_t>(lines.size()); file.noteCount > shown)
        lines.append(DefinitionList::tr("and %1 more").arg(numberText(file.noteCount - shown)));
    return lines;
}

void describe(QListWidgetItem &item, const ReadDefinitionFile &file)
{
    const auto path = QDir::toNativeSeparators(file.path);
    item.setToolTip(asToolTip((QStringList{path} + linesOf(file, tipNotes)).join(u'\n')));
    item.setData(notesRole, linesOf(file, bsp::DefinitionFile::mostNotes).join(u'\n'));
}

} // namespace

DefinitionList::DefinitionList(QWidget *parent)
    : QWidget(parent), list_(new QListWidget(this)), notes_(new QPlainTextEdit(this)),
      remove_(new QPushButton(tr("Remo&ve"), this)), up_(new QPushButton(tr("U&p"), this)),
      down_(new QPushButton(tr("Do&wn"), this))
{
    list_->setAccessibleName(tr("Definition files"));
    constexpr int shownLines = 5;
    notes_->setAccessibleName(tr("Notes on the selected file"));
    notes_->setReadOnly(true);
    notes_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    notes_->setTabChangesFocus(true);
    notes_->setFixedHeight(shownLines * fontMetrics().lineSpacing() + 2 * notes_->frameWidth() + 8);
    auto *add = new QPushButton(tr("Add Defin&itions..."), this);
    auto *buttons = new QVBoxLayout;
    for (auto *button : {add, remove_, up_, down_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto *layout = createLayout<QHBoxLayout>(this);
    auto *files = new QVBoxLayout;
    files->addWidget(list_, 1);
    files->addWidget(notes_);
    layout->addLayout(files, 1);
    layout->addLayout(buttons);
    connect(add, &QPushButton::clicked, this, &DefinitionList::ask);
    connect(remove_, &QPushButton::clicked, this, &DefinitionList::remove);
    connect(up_, &QPushButton::clicked, this, [this] { move(-1); });
    connect(down_, &QPushButton::clicked, this, [this] { move(1); });
    connect(list_, &QListWidget::currentRowChanged, this, &DefinitionList::showCurrent);
    addOwnAction(list_, {}, QKeySequence::Delete, this, &DefinitionList::remove);
    addOwnAction(list_, {}, QKeySequence(u"Alt+Up"_s), this, [this] { move(-1); });
    addOwnAction(list_, {}, QKeySequence(u"Alt+Down"_s), this, [this] { move(1); });
    showCurrent();
}

void DefinitionList::set(const QStringList &paths, const std::vector<ReadDefinitionFile> &read)
{
    const int row = list_->currentRow();
    paths_ = paths;
    list_->clear();
    for (const auto &path : paths) {
        const auto found =
            std::ranges::find_if(read, [&path](const ReadDefinitionFile &each) { return isSamePath(each.path, path); });
        auto *item = new QListWidgetItem(found == read.end() ? QFileInfo(path).fileName() : lineOf(*found), list_);
        const auto shown = QDir::toNativeSeparators(path);
        if (found != read.end())
            describe(*item, *found);
        else
            item->setToolTip(asToolTip(QFileInfo::exists(path) ? shown : tr("%1 does not exist.").arg(shown)));
        if (!QFileInfo::exists(path))
            item->setForeground(palette().placeholderText());
    }
    for (const auto &file : read)
        if (std::ranges::none_of(paths, [&file](const QString &each) { return isSamePath(each, file.path); })) {
            auto *item = new QListWidgetItem(tr("%1 (found automatically, or included)").arg(lineOf(file)), list_);
            describe(*item, file);
            item->setForeground(palette().placeholderText());
        }
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    showCurrent();
}

void DefinitionList::ask()
{
    auto *dialog =
        new QFileDialog(this, tr("Add Definition Files"), paths_.isEmpty() ? QString() : QFileInfo(paths_.last()).path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Definitions (*.fgd *.FGD *.def *.DEF *.ent *.ENT)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &DefinitionList::add);
    dialog->open();
}

void DefinitionList::add(const QStringList &paths)
{
    auto all = paths_;
    for (const auto &path : paths)
        if (const auto whole = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
            std::ranges::none_of(all, [&whole](const QString &each) { return isSamePath(each, whole); }))
            all.append(whole);
    if (all != paths_)
        emit changed(all);
}

void DefinitionList::remove()
{
    auto all = paths_;
    if (list_->currentRow() < 0 || list_->currentRow() >= all.size())
        return;
    all.removeAt(list_->currentRow());
    emit changed(all);
}

void DefinitionList::move(int by)
{
    const int from = list_->currentRow(), to = from + by;
    if (from < 0 || to < 0 || std::max(from, to) >= paths_.size())
        return;
    auto all = paths_;
    all.move(from, to);
    emit changed(all);
    list_->setCurrentRow(to);
}

void DefinitionList::showCurrent()
{
    const int row = list_->currentRow();
    const bool isOwn = row >= 0 && row < paths_.size(); // not one that was only found or included
    remove_->setEnabled(isOwn);
    up_->setEnabled(isOwn && row > 0);
    down_->setEnabled(isOwn && row < paths_.size() - 1);
    const auto *item = list_->currentItem();
    const auto notes = item ? item->data(notesRole).toString() : QString();
    if (notes != notes_->toPlainText())
        notes_->setPlainText(notes);
    notes_->setVisible(!notes.isEmpty());
}
