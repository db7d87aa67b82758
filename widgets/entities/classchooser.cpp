#include "widgets/entities/classchooser.h"

#include "core/text.h"

#include <QAbstractItemView>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;

namespace {

constexpr int NameRole = Qt::UserRole, SearchRole = Qt::UserRole + 1, RankRole = Qt::UserRole + 2;

} // namespace

ClassCompleter::ClassCompleter(const std::vector<OfferedClass> &classes, QObject *parent) : QCompleter(parent)
{
    auto *model = new QStandardItemModel(this);
    for (const auto &[name, help] : classes) {
        const auto line = help.section(u'\n', 0, 0);
        auto *item = new QStandardItem(line.isEmpty() ? name : u"%1   %2"_s.arg(name, line));
        item->setData(name, NameRole);
        item->setData(u"%1 %2"_s.arg(name, help), SearchRole);
        item->setToolTip(asToolTip(help));
        model->appendRow(item);
    }
    model->setSortRole(RankRole);
    setModel(model);
    setCompletionRole(SearchRole);
    setFilterMode(Qt::MatchContains);
    setCaseSensitivity(Qt::CaseInsensitive);
    setMaxVisibleItems(14);
    popup()->setTextElideMode(Qt::ElideRight);
}

void ClassCompleter::rank(const QString &typed)
{
    auto *all = static_cast<QStandardItemModel *>(model());
    for (int row = 0; row < all->rowCount(); ++row) {
        auto *item = all->item(row);
        const auto name = item->data(NameRole).toString();
        const auto at = typed.isEmpty() ? 0 : name.indexOf(typed, 0, Qt::CaseInsensitive);
        item->setData(QString::number(at == 0 ? 0 : at > 0 ? 1 : 2) + name.toCaseFolded(), RankRole);
    }
    all->sort(0);
}

void ClassCompleter::showAll()
{
    rank({});
    setCompletionPrefix({});
    complete();
}

QString ClassCompleter::pathFromIndex(const QModelIndex &index) const { return index.data(NameRole).toString(); }
