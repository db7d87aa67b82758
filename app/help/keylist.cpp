#include "app/help/keylist.h"

#include "app/help/help.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

KeyList::KeyList(const QList<KeyRow> &rows, QWidget *parent) : QDialog(parent), filter_(new QLineEdit), list_(new QTreeWidget)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard Shortcuts"));
    filter_->setPlaceholderText(tr("Search by key or action"));
    filter_->setAccessibleName(tr("Search keyboard shortcuts"));
    filter_->setClearButtonEnabled(true);
    list_->setHeaderLabels({tr("Action"), tr("Keys")});
    list_->setAccessibleName(tr("Keys"));
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->setStretchLastSection(false);
    fill(rows);
    connect(filter_, &QLineEdit::textChanged, this, &KeyList::narrow);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(filter_);
    layout->addWidget(list_);
    resize(640, 560);
}

void KeyList::fill(const QList<KeyRow> &rows)
{
    QTreeWidgetItem *branch = nullptr;
    for (const auto &[place, what, keys] : rows) {
        const auto title = place.isEmpty() ? tr("Everywhere") : place;
        if (!branch || branch->text(0) != title)
            branch = new QTreeWidgetItem(list_, {title});
        new QTreeWidgetItem(branch, {what, keys});
    }
    list_->expandAll();
}

void KeyList::narrow(const QString &typed)
{
    const auto words = typed.split(u' ', Qt::SkipEmptyParts);
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        auto *branch = list_->topLevelItem(i);
        int shown = 0;
        for (int j = 0; j < branch->childCount(); ++j) {
            const auto text = branch->text(0) + u' ' + branch->child(j)->text(0) + u' ' + branch->child(j)->text(1);
            const bool fits =
                std::ranges::all_of(words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
            branch->child(j)->setHidden(!fits);
            shown += fits;
        }
        branch->setHidden(shown == 0);
    }
}
