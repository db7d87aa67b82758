#include "widgets/tables/problemlist.h"

#include "core/document/problemmodel.h"
#include "widgets/parts/layout.h"
#include "widgets/tables/fulltext.h"

#include <QLabel>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTreeView>

namespace
{

// An icon beside the word, so that neither carries the meaning alone.
class SeverityDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (option->text.isEmpty())
            return;
        const auto severity = static_cast<Severity>(index.data(ProblemModel::SeverityRole).toInt());
        const auto icon = severity == Severity::Error     ? QStyle::SP_MessageBoxCritical
                          : severity == Severity::Warning ? QStyle::SP_MessageBoxWarning
                                                          : QStyle::SP_MessageBoxInformation;
        option->icon = option->widget->style()->standardIcon(icon);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(option->fontMetrics.height(), option->fontMetrics.height());
    }
};

} // namespace

ProblemList::ProblemList(QWidget *parent)
    : MapView(parent),
      summary_(new QLabel(this)),
      tree_(new QTreeView(this)),
      whole_(new FullText(tr("The current problem in whole"), this))
{
    summary_->setWordWrap(true);
    connect(summary_, &QLabel::linkActivated, this, &ProblemList::checkRequested);
    summary_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    tree_->setItemDelegateForColumn(ProblemModel::SeverityColumn, new SeverityDelegate(tree_));
    tree_->setUniformRowHeights(true);
    tree_->setAlternatingRowColors(true);
    tree_->setAccessibleName(tr("Problems"));
    auto *layout = createLayout<QVBoxLayout>(this, {6, 4, 6, 2}, 3);
    layout->addWidget(summary_);
    layout->addWidget(tree_, 1);
    layout->addWidget(whole_);
    const auto recordOf = [](const QModelIndex &index) {
        return index.data(RecordRows::RecordRole).value<RecordRef>();
    };
    connect(tree_, &QAbstractItemView::clicked, this,
            [this, recordOf](const QModelIndex &index) { emit chosen(recordOf(index)); });
    connect(tree_, &QAbstractItemView::activated, this,
            [this, recordOf](const QModelIndex &index) { emit followed(recordOf(index)); });
    setFocusProxy(tree_);
    setDocument(nullptr);
}

void ProblemList::setDocument(Document *document, bool)
{
    document_ = document;
    delete model_;
    model_ = document ? new ProblemModel(*document, this) : nullptr;
    tree_->setModel(model_);
    if (document) {
        connect(document, &Document::problemsChanged, this, &ProblemList::showSummary);
        connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemList::currentChanged);
    }
    showSummary();
}

// A list that gets the keyboard makes its first row current; nobody has chosen that.
void ProblemList::currentChanged(const QModelIndex &index, const QModelIndex &previous)
{
    whole_->showText(index.siblingAtColumn(ProblemModel::TextColumn).data().toString());
    if (tree_->hasFocus() && index.isValid() && previous.isValid())
        emit chosen(index.data(RecordRows::RecordRole).value<RecordRef>());
}

void ProblemList::setChecking()
{
    summary_->setText(tr("Checking the map..."));
    summary_->show();
    tree_->hide();
    whole_->hide();
}

void ProblemList::setCancelled()
{
    summary_->setText(tr("The check was cancelled. <a href=\"check\">Check again</a>"));
    summary_->show();
    tree_->hide();
    whole_->hide();
}

void ProblemList::showSummary()
{
    const bool any = document_ && !document_->problems().empty();
    tree_->setVisible(any);
    whole_->showText(tree_->currentIndex().siblingAtColumn(ProblemModel::TextColumn).data().toString());
    summary_->setVisible(!any);
    for (const int column : {ProblemModel::SeverityColumn, ProblemModel::RecordColumn}) {
        tree_->resizeColumnToContents(column);
        tree_->setColumnWidth(column, qBound(80, tree_->columnWidth(column), 150));
    }
    if (!document_)
        summary_->setText(tr("No map is open. What is wrong with it would be listed here."));
    else if (!any)
        summary_->setText(tr("No problems: every reference leads to a record, and nothing runs out of its lump."));
}
