#include "widgets/lumplist.h"

#include "core/document/lumplistmodel.h"
#include "core/map/layout.h"
#include "core/text.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

// A limit's share as a bar behind its number; what is over stands in red and bold as well.
class ShareDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto share = index.data(LumpListModel::ShareRole);
        if (share.isValid()) {
            const double part = share.toDouble();
            QColor color = part > 1 ? QColor(0xd0, 0x30, 0x30) : option.palette.color(QPalette::Highlight);
            color.setAlpha(90);
            auto bar = option.rect.adjusted(1, 2, -1, -2);
            bar.setWidth(static_cast<int>(bar.width() * std::clamp(part, 0.0, 1.0)));
            painter->fillRect(bar, color);
        }
        auto text = option;
        text.font.setBold(share.isValid() && share.toDouble() > 1);
        QStyledItemDelegate::paint(painter, text, index);
    }
};

} // namespace

LumpList::LumpList(QWidget *parent)
    : QWidget(parent),
      facts_(new QLabel(this)),
      limits_(new QWidget(this)),
      engines_(new QComboBox(limits_)),
      table_(new QTableView(this))
{
    facts_->setWordWrap(true);
    facts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *label = new QLabel(tr("&Limits of:"), limits_);
    label->setBuddy(engines_);
    auto *line = new QHBoxLayout(limits_);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(label);
    line->addWidget(engines_, 1);
    table_->setItemDelegateForColumn(LumpListModel::Share, new ShareDelegate(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->setAccessibleName(tr("Lumps"));
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 5);
    table_->horizontalHeader()->setHighlightSections(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(facts_);
    layout->addWidget(limits_);
    layout->addWidget(table_, 1);
    connect(engines_, &QComboBox::activated, this, &LumpList::engineChosen);
    connect(table_, &QAbstractItemView::clicked, this,
            [this](const QModelIndex &index) { emit lumpChosen(model_->lumpAt(index.row())); });
    connect(table_, &QAbstractItemView::activated, this,
            [this](const QModelIndex &index) { emit lumpChosen(model_->lumpAt(index.row())); });
    setFocusProxy(table_);
    setDocument(nullptr);
}

void LumpList::setDocument(Document *document)
{
    document_ = document;
    delete model_;
    model_ = document ? new LumpListModel(*document, this) : nullptr;
    table_->setModel(model_);
    table_->setVisible(document);
    limits_->setVisible(document);
    showFacts();
    if (!document)
        return;
    engines_->clear();
    for (const auto engine : document->map().format().engines)
        if (!engine.empty())
            engines_->addItem(fromView(engine));
    engines_->setCurrentIndex(document->engine());
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (table_->hasFocus() && model_->lumpAt(index.row()) >= 0)
            emit lumpChosen(model_->lumpAt(index.row()));
    });
    table_->resizeColumnsToContents();
    for (int row = 0; row < model_->rowCount(); ++row)
        if (model_->lumpAt(row) < 0)
            table_->setSpan(row, 0, 1, LumpListModel::ColumnCount);
    table_->setColumnWidth(LumpListModel::Slot, table_->fontMetrics().horizontalAdvance(u"000"_s) + 8);
    table_->setColumnWidth(LumpListModel::Share, std::max(table_->columnWidth(LumpListModel::Share), 50));
    table_->horizontalHeader()->setStretchLastSection(true);
}

void LumpList::setCurrentLump(int lump)
{
    const int row = model_ ? model_->rowOf(lump) : -1;
    if (row >= 0)
        table_->selectRow(row);
    else
        table_->clearSelection();
}

void LumpList::showFacts()
{
    if (!document_) {
        facts_->setText(tr("No map is open. Its lumps would be listed here, each with its table a click away."));
        return;
    }
    const auto &map = document_->map();
    const QLocale locale;
    const auto layout = layoutOf(map);
    QStringList lines{u"<b>%1</b> (%2)"_s.arg(fromView(map.format().game), fromView(map.format().name)),
                      tr("%1 bytes").arg(locale.toString(static_cast<qulonglong>(map.bytes().size())))};
    qint64 gapBytes = 0;
    for (const auto &gap : layout.gaps)
        gapBytes += gap.length;
    if (!layout.gaps.empty())
        lines.append(
            tr("Gaps between lumps: %1, of %2 bytes together").arg(layout.gaps.size()).arg(locale.toString(gapBytes)));
    if (layout.trailing > 0)
        lines.append(tr("%1 bytes behind the last lump").arg(locale.toString(layout.trailing)));
    facts_->setText(lines.join(u"<br>"_s));
}
