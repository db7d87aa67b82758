#include "widgets/inspector.h"

#include "core/document/hexmodel.h"
#include "core/document/linkmodel.h"
#include "core/document/recordmodel.h"
#include "core/map/celltext.h"
#include "widgets/recorddelegate.h"
#include "widgets/recordtable.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QSplitter>
#include <QTableView>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

Inspector::Inspector(QWidget *parent)
    : QWidget(parent),
      hex_(new HexModel(this)),
      title_(new QLabel(this)),
      empty_(new QLabel(this)),
      body_(new QWidget(this)),
      fields_(new QTableView),
      bytes_(createRecordTable(hex_, nullptr)),
      links_(new QTreeView)
{
    empty_->setText(
        tr("Nothing is selected. Click a record in a table, or press Ctrl+G and type where to go, such as faces 120."));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    auto titleFont = title_->font();
    titleFont.setBold(true);
    title_->setFont(titleFont);

    fields_->setItemDelegate(new RecordDelegate(fields_));
    fields_->setSelectionBehavior(QAbstractItemView::SelectRows);
    fields_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    fields_->setShowGrid(false);
    fields_->setTabKeyNavigation(false);
    fields_->setAlternatingRowColors(true);
    fields_->setWordWrap(false);
    fields_->setMouseTracking(true);
    fields_->setAccessibleName(tr("Fields of the record"));
    fields_->verticalHeader()->hide();
    fields_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fields_->verticalHeader()->setDefaultSectionSize(fields_->fontMetrics().height() + 4);
    fields_->horizontalHeader()->setStretchLastSection(true);
    links_->setHeaderHidden(true);
    links_->setUniformRowHeights(true);
    links_->setAccessibleName(tr("Records it uses and is used by"));
    bytes_->setMouseTracking(true);
    bytes_->setSelectionMode(QAbstractItemView::NoSelection);
    bytes_->setAccessibleName(tr("Bytes of the record"));
    bytes_->horizontalHeader()->setStretchLastSection(true);
    for (int column = 0; column < HexModel::Characters; ++column)
        bytes_->setColumnWidth(column, bytes_->fontMetrics().horizontalAdvance(u"00"_s) + 9);

    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(fields_);
    splitter->addWidget(links_);
    splitter->addWidget(bytes_);
    splitter->setStretchFactor(0, 5);
    splitter->setStretchFactor(1, 4);
    splitter->setStretchFactor(2, 2);
    splitter->setChildrenCollapsible(false);
    auto *inner = new QVBoxLayout(body_);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(title_);
    inner->addWidget(splitter, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(empty_);
    layout->addWidget(body_, 1);
    body_->hide();
    setFocusProxy(fields_);

    connect(fields_, &QAbstractItemView::entered, this, &Inspector::fieldHovered);
    connect(fields_, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        if (const auto target = index.siblingAtColumn(RecordModel::Value).data(RecordRows::LinkRole).value<RecordRef>();
            target.isValid())
            emit followed(target);
    });
    connect(bytes_, &QAbstractItemView::entered, this, &Inspector::byteHovered);
    connect(bytes_->selectionModel(), &QItemSelectionModel::currentChanged, this, &Inspector::byteHovered);
    connect(links_, &QAbstractItemView::activated, this, &Inspector::openLink);
    for (auto *view : {static_cast<QAbstractItemView *>(fields_), static_cast<QAbstractItemView *>(links_)})
        view->viewport()->installEventFilter(this);
}

void Inspector::setDocument(Document *document)
{
    document_ = document;
    delete record_;
    delete linked_;
    record_ = document ? new RecordModel(*document, this) : nullptr;
    linked_ = document ? new LinkModel(*document, this) : nullptr;
    fields_->setModel(record_);
    links_->setModel(linked_);
    hex_->setBytes(-1, {});
    if (document) {
        connect(&document->selection(), &Selection::changed, this, &Inspector::showCurrent);
        connect(fields_->selectionModel(), &QItemSelectionModel::currentChanged, this, &Inspector::fieldHovered);
    }
    showCurrent();
}

void Inspector::showCurrent()
{
    const auto current = document_ ? document_->selection().current() : RecordRef{};
    const bool shown = document_ && document_->map().contains(current);
    body_->setVisible(shown);
    empty_->setVisible(!shown);
    if (!shown)
        return;
    const auto selected = document_->selection().records().size();
    title_->setText(selected > 1 ? tr("%1, one of %2 selected records")
                                       .arg(::title(document_->map(), current),
                                            QLocale().toString(static_cast<qulonglong>(selected)))
                                 : ::title(document_->map(), current));
    const bool sameLump = record_->record().lump == current.lump;
    record_->setRecord(current);
    if (!sameLump) {
        fields_->resizeColumnToContents(RecordModel::Name);
        fields_->resizeColumnToContents(RecordModel::Value);
        fields_->setColumnWidth(RecordModel::Value, qBound(90, fields_->columnWidth(RecordModel::Value) + 12, 320));
    }
    linked_->setRecord(current);
    for (int row = 0; row < linked_->rowCount(); ++row)
        links_->expand(linked_->index(row, 0));
    const auto &map = document_->map();
    if (current.lump == map.format().roles.entityList) { // its bytes are its text
        const auto [offset, length] = map.entities().entities[current.index].span;
        hex_->setBytes(current.lump, bsp::slice(map.lumpBytes(map.format().roles.entities), offset, length));
    } else {
        const bool isStored = map.lump(current.lump).kind != bsp::Kind::Derived;
        hex_->setBytes(current.lump, isStored ? map.recordBytes(current) : bsp::ByteView());
    }
    bytes_->setVisible(hex_->rowCount() > 0);
}

void Inspector::fieldHovered(const QModelIndex &index)
{
    const auto [offset, length] = record_->bytesOf(index.row());
    hex_->highlight(offset, length);
    if (length > 0)
        bytes_->scrollTo(hex_->index(static_cast<int>(offset) / HexModel::bytesPerRow, 0));
}

void Inspector::byteHovered(const QModelIndex &index)
{
    const auto offset = hex_->offsetOf(index);
    const int row = offset < 0 ? -1 : record_->rowOfByte(static_cast<quint32>(offset));
    if (row >= 0)
        fields_->setCurrentIndex(record_->index(row, RecordModel::Value));
}

// Double click or Enter: a record is gone to, a group selects all of its records.
void Inspector::openLink(const QModelIndex &index)
{
    if (const auto record = index.data(RecordRows::RecordRole).value<RecordRef>();
        index.data(RecordRows::RecordRole).isValid())
        emit followed(record);
    else if (const auto group = index.data(LinkModel::GroupRole); group.isValid())
        document_->selection().set(group.value<std::vector<RecordRef>>());
}

bool Inspector::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress && static_cast<QMouseEvent *>(event)->button() == Qt::MiddleButton) {
        const auto at = static_cast<QMouseEvent *>(event)->position().toPoint();
        if (watched == links_->viewport())
            openLink(links_->indexAt(at));
        else if (const auto target = fields_->indexAt(at)
                                         .siblingAtColumn(RecordModel::Value)
                                         .data(RecordRows::LinkRole)
                                         .value<RecordRef>();
                 target.isValid())
            emit followed(target);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}
