#include "widgets/tables/differencelist.h"

#include "core/document/differencetaker.h"
#include "core/text.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/differencecolors.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/refusedkeys.h"
#include "widgets/parts/showin3d.h"
#include "widgets/tables/fulltext.h"

#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace {

RecordRef ownRecordOf(const QModelIndex &index) { return index.data(RecordRows::RecordRole).value<RecordRef>(); }

// Draws the kind as a sign and a word on its colour, so that none of them carries the meaning alone.
class KindDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const auto kind = static_cast<RecordDifference::Kind>(index.data(DifferenceModel::KindRole).toInt());
        option->text = differenceSign(kind) + u' ' + option->text;
        option->backgroundBrush = differenceTint(kind, option->palette);
    }
};

} // namespace

DifferenceList::DifferenceList(QWidget *parent)
    : MapView(parent), summary_(createSentence(this)), filter_(new QLineEdit(this)), tree_(new QTreeView(this)),
      whole_(new FullText(tr("Full text of the current difference"), this))
{
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    filter_->setPlaceholderText(tr("Filter: words that a difference contains"));
    filter_->setAccessibleName(tr("Filter of the differences"));
    filter_->setClearButtonEnabled(true);
    tree_->setItemDelegateForColumn(DifferenceModel::KindColumn, new KindDelegate(tree_));
    tree_->setUniformRowHeights(true);
    tree_->setAlternatingRowColors(true);
    tree_->setAccessibleName(tr("Differences"));
    refuseKeys(tree_, editingKeys(),
               tr("Differences are only listed here. Press Enter to go to the record, and edit it in its table."));
    addShowIn3D(tree_, true);
    addOwnAction(tree_, tr("&Take from the Other Map"), QKeySequence(u"Ctrl+T"_s), this, &DifferenceList::take);
    offerActions(tree_);
    auto *layout = createLayout<QVBoxLayout>(this, {6, 4, 6, 2}, 3);
    layout->addWidget(summary_);
    layout->addWidget(filter_);
    layout->addWidget(tree_, 1);
    layout->addWidget(whole_);
    layout->addStretch();
    connectParts();
    setFocusPolicy(Qt::StrongFocus);
    setDocument(nullptr);
}

void DifferenceList::connectParts()
{
    connect(tree_, &QAbstractItemView::clicked, this, &DifferenceList::choose);
    connect(tree_, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        if (const auto record = ownRecordOf(index); record.isValid())
            emit followed(record);
    });
    connect(tree_, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (document_ && document_->map().contains(ownRecordOf(index)))
            requestShowIn3D(this);
    });
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString &words) {
        if (model_)
            model_->setFilter(words);
    });
}

void DifferenceList::setDocument(Document *document, bool)
{
    document_ = document;
    delete model_;
    model_ = document ? new DifferenceModel(*document, this) : nullptr;
    at_ = -1;
    a_ = b_ = {};
    tree_->setModel(model_);
    if (document) {
        if (!filter_->text().isEmpty())
            model_->setFilter(filter_->text());
        connect(&document->comparison(), &Comparison::changed, this, &DifferenceList::showSummary);
        connect(model_, &DifferenceModel::listed, this, &DifferenceList::takeList);
        connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this,
                [this](const QModelIndex &index, const QModelIndex &previous) {
                    whole_->showText(index.siblingAtColumn(DifferenceModel::TextColumn).data().toString());
                    if (tree_->hasFocus() && !isMoving_ && index.isValid() && previous.isValid())
                        choose(index);
                });
    }
    showSummary();
}

// Emits chosen() for the record of a line, and remembers the line for step().
void DifferenceList::choose(const QModelIndex &index)
{
    const auto [a, b] = model_->entryOf(index);
    at_ = model_->numberOf(index.siblingAtColumn(0));
    a_ = a;
    b_ = b;
    if (b.isValid())
        emit chosen(b);
    else if (a.isValid())
        emit statusMessage(tr("Only the other map has this record."));
}

void DifferenceList::step(bool forward)
{
    const auto count = model_ ? model_->leafCount() : 0;
    if (count == 0)
        return emit statusMessage(sentence());
    const auto next = forward ? at_ + 1 : at_ < 0 ? count - 1 : at_ - (tree_->currentIndex().isValid() ? 1 : 0);
    const auto index = model_->leaf((next + count) % count);
    moveTo(index);
    tree_->scrollTo(index);
    choose(index);
}

// Makes a line current without choosing it.
void DifferenceList::moveTo(const QModelIndex &index)
{
    const QScopedValueRollback moving(isMoving_, true);
    tree_->setCurrentIndex(index);
}

// Makes the same difference current again after the list was made anew. If it is gone, step() goes on with the one after it.
void DifferenceList::takeList()
{
    const auto count = model_->leafCount();
    const auto isIt = [this](qsizetype number) {
        const auto index = model_->leaf(number);
        return index.isValid() && model_->entryOf(index) == DifferenceModel::Entry{a_, b_};
    };
    if (isIt(at_))
        moveTo(model_->leaf(at_));
    else
        at_ = std::max<qsizetype>(std::min(at_, count) - 1, -1);
    tree_->resizeColumnToContents(DifferenceModel::KindColumn);
    tree_->resizeColumnToContents(DifferenceModel::RecordColumn);
    showSummary();
}

QString DifferenceList::sentence() const
{
    if (!document_)
        return tr("No map is open. This list shows how a map differs from another one.");
    const auto &comparison = document_->comparison();
    if (!comparison.isOn())
        return tr(
            "This map is not being compared with another one. Choose a map with File > Compare > Compare With, or list your "
            "edits with File > Compare > Compare with Saved.");
    const auto &name = comparison.name();
    if (comparison.hasFailed())
        return tr("There is too little memory to compare this map with %1. Close other maps and compare again.").arg(name);
    if (!comparison.diff() || (model_->leafCount() == 0 && model_->isListing()))
        return tr("Comparing with %1...").arg(name);
    if (comparison.diff()->isSame())
        return tr("No differences from %1, apart from the order of records.").arg(name);
    if (model_->leafCount() == 0)
        return tr("No difference from %1 contains these words.").arg(name);
    auto text = tr("%Ln differences from %1.", nullptr, static_cast<int>(model_->leafCount())).arg(name);
    if (comparison.diff()->records.isUncertain)
        text += u' ' + tr("Too many records differ to match them all: changed ones may be listed as removed and added.");
    return comparison.isBusy() ? text + u' ' + tr("Comparing again...") : text;
}

void DifferenceList::showSummary()
{
    const bool isOn = document_ && document_->comparison().isOn();
    const auto count = isOn ? model_->leafCount() : 0;
    summary_->setText(sentence());
    filter_->setVisible(isOn && (count > 0 || !filter_->text().isEmpty()));
    tree_->setVisible(count > 0);
    if (count == 0)
        whole_->hide();
    setFocusProxy(count > 0 ? tree_ : nullptr);
    setWindowTitle(count > 0 ? tr("Differences (%1)").arg(numberText(count)) : QString());
}

// Takes over the current difference. A line for a whole lump stands for all bytes of it.
void DifferenceList::take()
{
    const auto index = tree_->currentIndex();
    if (!document_ || !index.isValid())
        return emit statusMessage(tr("Select the difference to take from the other map."));
    if (const auto why = taking::take(*document_, *model_, index); !why.isEmpty())
        emit statusMessage(why);
}
