#include "app/help/commandpalette.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr int entryRole = Qt::UserRole;
constexpr size_t mostShown = 100; // entries; a longer list would not be read

bool isTold(const NamedEntry &entry, const QStringList &words)
{
    return std::ranges::all_of(words, [&](const QString &word) {
        return entry.about.contains(word, Qt::CaseInsensitive) || entry.name.contains(word, Qt::CaseInsensitive);
    });
}

// Returns how well an entry matches the typed words, 0 being the best: equal name, prefix, start of a word, anywhere, the
// words scattered, or only with words from the description. Words may also match the kind. -1: no match.
int rankOf(const NamedEntry &entry, const QStringList &words)
{
    const auto &name = entry.name;
    QStringList ofName;
    for (const auto &word : words) {
        if (name.contains(word, Qt::CaseInsensitive))
            ofName.append(word);
        else if (!entry.kind.contains(word, Qt::CaseInsensitive))
            return isTold(entry, words) ? 5 : -1;
    }
    const auto typed = ofName.join(u' ');
    const auto at = name.indexOf(typed, 0, Qt::CaseInsensitive);
    if (at < 0 || typed.isEmpty())
        return 4;
    if (at == 0)
        return name.size() == typed.size() ? 0 : 1;
    return name[at - 1].isLetterOrNumber() ? 3 : 2;
}

} // namespace

CommandPalette::CommandPalette(QList<NamedEntry> entries, QWidget *window)
    : QFrame(window, Qt::Popup), entries_(std::move(entries)), edit_(new QLineEdit), list_(new QListView),
      found_(new QStandardItemModel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    edit_->setPlaceholderText(tr("A command, view, table, texture, entity class, targetname or help page"));
    edit_->setAccessibleName(tr("Find by name"));
    edit_->installEventFilter(this);
    list_->setModel(found_);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setUniformItemSizes(true);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setAccessibleName(tr("Results"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(edit_);
    layout->addWidget(list_);
    connect(edit_, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(edit_, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(list_, &QListView::clicked, this, &CommandPalette::run);
    const auto size = QSize(560, 380).boundedTo(window->size());
    resize(size);
    move(window->mapToGlobal(QPoint((window->width() - size.width()) / 2, 40)));
    find({});
    show();
    edit_->setFocus();
}

void CommandPalette::find(const QString &typed)
{
    const auto words = typed.split(u' ', Qt::SkipEmptyParts);
    std::vector<std::pair<int, qsizetype>> ranked;
    for (qsizetype i = 0; i < entries_.size(); ++i)
        if (const int rank = rankOf(entries_[i], words); rank >= 0)
            ranked.emplace_back(rank, i);
    std::ranges::sort(ranked);
    ranked.resize(std::min(ranked.size(), mostShown));
    found_->clear();
    for (const auto &[rank, entry] : ranked) {
        const auto &[name, kind, act, about] = entries_[entry];
        auto *item = new QStandardItem(u"%1   \u2013   %2"_s.arg(name, kind));
        item->setData(entry, entryRole);
        found_->appendRow(item);
    }
    if (ranked.empty()) {
        auto *none = new QStandardItem(tr("Nothing matches."));
        none->setEnabled(false);
        found_->appendRow(none);
    }
    list_->setCurrentIndex(ranked.empty() ? QModelIndex() : found_->index(0, 0));
}

// Closes the palette first, since the command may move the focus.
void CommandPalette::run()
{
    const auto index = list_->currentIndex();
    if (!index.isValid())
        return;
    const auto act = entries_[index.data(entryRole).toLongLong()].run;
    close();
    act();
}

// Moves the selection in the list with the arrow keys while the line keeps the focus.
bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int page = std::max(list_->viewport()->height() / std::max(list_->sizeHintForRow(0), 1), 1);
        const int by = key->key() == Qt::Key_Down       ? 1
                       : key->key() == Qt::Key_Up       ? -1
                       : key->key() == Qt::Key_PageDown ? page
                       : key->key() == Qt::Key_PageUp   ? -page
                                                        : 0;
        if (by != 0 && list_->currentIndex().isValid()) {
            const int row = std::clamp(list_->currentIndex().row() + by, 0, found_->rowCount() - 1);
            list_->setCurrentIndex(found_->index(row, 0));
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}
