#include "widgets/tables/problemlist.h"

#include "core/document/problemmodel.h"
#include "core/opening/identitytext.h"
#include "core/text.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/refusedkeys.h"
#include "widgets/parts/showin3d.h"
#include "widgets/tables/fulltext.h"
#include "widgets/tables/problemkinds.h"

#include <QStyle>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <algorithm>

namespace {

// Draws an icon beside the word for the severity, so that neither carries the meaning alone.
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
    : MapView(parent), summary_(createHtmlLabel(this)), kinds_(new ProblemKinds(this)), tree_(new QTreeView(this)),
      whole_(new FullText(tr("Full text of the current problem"), this))
{
    summary_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    summary_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    tree_->setItemDelegateForColumn(ProblemModel::SeverityColumn, new SeverityDelegate(tree_));
    tree_->setUniformRowHeights(true);
    tree_->setAlternatingRowColors(true);
    tree_->setAccessibleName(tr("Problems"));
    refuseKeys(tree_, editingKeys(),
               tr("Problems are only listed here. Press Enter to go to the record, and edit it in its table."));
    addShowIn3D(tree_, true);
    addOwnAction(tree_, tr("&Hide This Kind"), QKeySequence::Delete, this, &ProblemList::hideKind);
    tree_->addAction(kinds_->showAllAction());
    offerActions(tree_);
    auto *top = createLayout<QHBoxLayout>(nullptr, {}, 6);
    top->addWidget(summary_, 1);
    top->addWidget(kinds_, 0, Qt::AlignTop | Qt::AlignRight);
    auto *layout = createLayout<QVBoxLayout>(this, {6, 4, 6, 2}, 3);
    layout->addLayout(top);
    layout->addWidget(tree_, 1);
    layout->addWidget(whole_);
    layout->addStretch();
    connectParts();
    setFocusPolicy(Qt::StrongFocus);
    setDocument(nullptr);
}

void ProblemList::connectParts()
{
    const auto recordOf = [](const QModelIndex &index) { return index.data(RecordRows::RecordRole).value<RecordRef>(); };
    connect(tree_, &QAbstractItemView::clicked, this,
            [this, recordOf](const QModelIndex &index) { emit chosen(recordOf(index)); });
    connect(tree_, &QAbstractItemView::activated, this,
            [this, recordOf](const QModelIndex &index) { emit followed(recordOf(index)); });
    connect(tree_, &QAbstractItemView::doubleClicked, this, [this, recordOf](const QModelIndex &index) {
        if (document_ && document_->map().contains(recordOf(index)))
            requestShowIn3D(this);
    });
    connect(summary_, &QLabel::linkActivated, this, &ProblemList::follow);
    connect(kinds_, &ProblemKinds::hiddenChosen, this, &ProblemList::hiddenChosen);
}

void ProblemList::setDocument(Document *document, bool)
{
    document_ = document;
    delete model_;
    kinds_->setDocument(document);
    model_ = document ? new ProblemModel(*document, this) : nullptr;
    tree_->setModel(model_);
    if (document) {
        connect(document, &Document::problemsChanged, this, &ProblemList::showSummary);
        connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemList::currentChanged);
    }
    showSummary();
}

void ProblemList::setHidden(const QStringList &hidden) { kinds_->setHidden(hidden); }

// Hides the kind of the current problem. The row now at its position becomes current, so that the key can be pressed again.
void ProblemList::hideKind()
{
    auto index = tree_->currentIndex();
    if (!index.isValid())
        return;
    const int row = (index.parent().isValid() ? index.parent() : index).row();
    kinds_->hideKind(index.data(ProblemModel::KindRole).toString());
    index = model_->index(std::min(row, model_->rowCount() - 1), 0);
    if (index.isValid())
        tree_->setCurrentIndex(index);
    else
        kinds_->setFocus();
}

void ProblemList::follow(const QString &link)
{
    if (link == u"check")
        emit checkRequested();
    else
        kinds_->showAllAction()->trigger();
}

// Shows the whole text of the problem. Emits chosen(), unless the list only made its first row current on getting focus.
void ProblemList::currentChanged(const QModelIndex &index, const QModelIndex &previous)
{
    whole_->showText(index.siblingAtColumn(ProblemModel::TextColumn).data().toString());
    if (tree_->hasFocus() && index.isValid() && previous.isValid())
        emit chosen(index.data(RecordRows::RecordRole).value<RecordRef>());
}

void ProblemList::say(const QString &sentence)
{
    summary_->setText(sentence);
    summary_->show();
    kinds_->setEnabled(false); // switching one would show the old list
    showTree(false);
    whole_->hide();
}

// Shows or hides the list. While it is hidden, the panel itself gets the focus.
void ProblemList::showTree(bool shown)
{
    tree_->setVisible(shown);
    setFocusProxy(shown ? tree_ : nullptr);
}

void ProblemList::setChecking() { say(tr("Checking the map...")); }
void ProblemList::setCancelled() { say(tr("The check was cancelled. <a href=\"check\">Check again</a>")); }

void ProblemList::showSummary()
{
    const bool any = document_ && !document_->problems().empty();
    const auto hidden = kinds_->hiddenCount();
    quint32 listed = 0;
    if (document_)
        for (const auto &problem : document_->problems())
            listed += problem.count;
    setWindowTitle(listed > 0 ? tr("Problems (%1)").arg(numberText(listed)) : QString());
    kinds_->setEnabled(true);
    showTree(any);
    whole_->showText(tree_->currentIndex().siblingAtColumn(ProblemModel::TextColumn).data().toString());
    for (const int column : {ProblemModel::SeverityColumn, ProblemModel::RecordColumn}) {
        tree_->resizeColumnToContents(column);
        tree_->setColumnWidth(column, qBound(80, tree_->columnWidth(column), 150));
    }
    const auto doubt = any ? doubtOfFindings(document_->map()) : QString();
    summary_->setVisible(!any || hidden > 0 || !doubt.isEmpty());
    if (!document_)
        summary_->setText(tr("No map is open. This list shows the problems found in a map."));
    else if (hidden > 0)
        summary_->setText((doubt.isEmpty() ? QString() : doubt + u' ')
                          + (any ? tr("Hidden: %1 more.") : tr("All %1 problems found are hidden.")).arg(numberText(hidden))
                          + u' ' + tr("<a href=\"show\">Show all kinds</a>"));
    else if (!any)
        summary_->setText(tr("No problems: every reference leads to an existing record, and no data extends beyond its "
                             "lump."));
    else
        summary_->setText(doubt);
}
