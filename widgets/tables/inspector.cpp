#include "widgets/tables/inspector.h"

#include "core/document/hexmodel.h"
#include "core/document/linkmodel.h"
#include "core/document/recordeditor.h"
#include "core/document/recordmodel.h"
#include "core/light/lightsentence.h"
#include "core/map/celltext.h"
#include "core/scene/drawnsentence.h"
#include "core/text.h"
#include "widgets/parts/celldelegate.h"
#include "widgets/parts/colors.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/recordtable.h"
#include "widgets/parts/refusedkeys.h"
#include "widgets/parts/showin3d.h"
#include "widgets/tables/fulltext.h"
#include "widgets/tables/shaderview.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QSplitter>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostFitted = 300; // rows; an entity may have more keys than any game reads

constexpr int around = 4, indent = 4;      // pixels above and below a value, and before a meaning
constexpr double shareOfBackground = 0.25; // a meaning is fainter than its value
constexpr int furthestDown = 1000;         // pixels, the most for a meaning

} // namespace

// Draws the fields of a record: a value with its meaning below it, in as many lines as that takes.
class MeaningDelegate : public CellDelegate
{
public:
    // Takes the column of values, and that of their meanings.
    MeaningDelegate(int valueColumn, int meaningColumn, QTableView *table);
    // Returns the height of a value in a column of this width, in pixels.
    int heightFor(const QModelIndex &index, const QFont &font, int width) const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    using CellDelegate::whyLocked;

protected:
    QModelIndex cellToEdit(const QModelIndex &current) const override { return current.siblingAtColumn(valueColumn_); }

private:
    QString meaningOf(const QModelIndex &index) const;
    int valueColumn_, meaningColumn_;
};

MeaningDelegate::MeaningDelegate(int valueColumn, int meaningColumn, QTableView *table)
    : CellDelegate(table), valueColumn_(valueColumn), meaningColumn_(meaningColumn)
{
}

QString MeaningDelegate::meaningOf(const QModelIndex &index) const
{
    return index.column() == valueColumn_ ? index.siblingAtColumn(meaningColumn_).data().toString() : QString();
}

int MeaningDelegate::heightFor(const QModelIndex &index, const QFont &font, int width) const
{
    const QFontMetrics metrics(font);
    const int value = metrics.height() + around;
    const auto meaning = meaningOf(index);
    if (meaning.isEmpty())
        return value;
    const QRect room(0, 0, std::max(1, width - 2 * indent), furthestDown);
    return value + metrics.boundingRect(room, Qt::TextWordWrap, meaning).height() + around / 2;
}

void MeaningDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto item = option;
    initStyleOption(&item, index);
    auto *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    const auto whole = item.rect;
    item.rect.setHeight(std::min(whole.height(), item.fontMetrics.height() + around));
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const auto meaning = meaningOf(index);
    if (meaning.isEmpty())
        return;
    const bool isSelected = item.state & QStyle::State_Selected;
    const auto text = item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text),
               background = item.palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(withContrast(blended(text, background, shareOfBackground), background, 4.5));
    painter->drawText(whole.adjusted(indent, item.rect.height(), -indent, 0), Qt::TextWordWrap, meaning);
    painter->restore();
}

Inspector::Inspector(QWidget *parent)
    : MapView(parent), hex_(new HexModel(this)), title_(createSentence(this)), light_(createSentence(this)),
      drawn_(createSentence(this)), empty_(createSentence(this)), body_(new QWidget(this)), fields_(new QTableView),
      bytes_(createRecordTable(hex_, nullptr)), links_(new QTreeView), whole_(new FullText(tr("Full text of the current field"))),
      shader_(new ShaderView)
{
    empty_->setText(
        tr("Nothing is selected. Click a record in a table, or press Ctrl+G and type where to go, such as faces 120."));
    empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto titleFont = title_->font();
    titleFont.setBold(true);
    title_->setFont(titleFont);
    for (auto *sentence : {light_, drawn_})
        sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    light_->setAccessibleName(tr("How the face is lit"));
    drawn_->setAccessibleName(tr("How the face is drawn"));
    setUpFields();
    setUpLinksAndBytes();
    arrange();
    connectViews();
    setFocusPolicy(Qt::StrongFocus);
}

void Inspector::setUpFields()
{
    fields_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    fields_->setSelectionMode(QAbstractItemView::SingleSelection);
    fields_->setAlternatingRowColors(true);
    fields_->setMouseTracking(true);
    fields_->setAccessibleName(tr("Fields of the record"));
    setUpRows(fields_, 4);
    meanings_ = new MeaningDelegate(RecordModel::Value, RecordModel::Meaning, fields_);
    connect(meanings_, &CellDelegate::refused, this, &Inspector::statusMessage);
    fields_->verticalHeader()->hide();
    fields_->horizontalHeader()->setMinimumSectionSize(40);
    fields_->horizontalHeader()->setStretchLastSection(true);
    addShowIn3D(fields_, true);
    addOwnAction(fields_, tr("Pick..."), {}, this, &Inspector::pick);
    addOwnAction(fields_, tr("Paste Value"), QKeySequence::Paste, this, &Inspector::paste);
    refuseKeys(fields_, {Qt::Key_Delete}, tr("A field cannot be deleted. Type another value."));
    offerActions(fields_);
}

void Inspector::setUpLinksAndBytes()
{
    refuseKeys(links_, editingKeys(), tr("References cannot be edited here. Edit the field that refers to the record."));
    refuseKeys(bytes_, editingKeys(), tr("Bytes cannot be edited here. Edit the fields above."));
    links_->setHeaderHidden(true);
    links_->setUniformRowHeights(true);
    links_->setAccessibleName(tr("References from and to the record"));
    bytes_->setMouseTracking(true);
    bytes_->setSelectionMode(QAbstractItemView::NoSelection);
    bytes_->setAccessibleName(tr("Bytes of the record"));
    bytes_->horizontalHeader()->setStretchLastSection(true);
    for (int column = 0; column < HexModel::Characters; ++column)
        bytes_->setColumnWidth(column, bytes_->fontMetrics().horizontalAdvance(u"00"_s) + 9);
}

void Inspector::arrange()
{
    auto *upper = new QWidget;
    auto *upperLayout = createLayout<QVBoxLayout>(upper, {}, 2);
    upperLayout->addWidget(fields_, 1);
    upperLayout->addWidget(whole_);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(upper);
    splitter->addWidget(shader_);
    splitter->addWidget(links_);
    splitter->addWidget(bytes_);
    constexpr int shares[] = {5, 5, 4, 2};
    for (int i = 0; i < splitter->count(); ++i)
        splitter->setStretchFactor(i, shares[i]);
    splitter->setChildrenCollapsible(false);
    auto *inner = createLayout<QVBoxLayout>(body_);
    inner->addWidget(title_);
    inner->addWidget(light_);
    inner->addWidget(drawn_);
    inner->addWidget(splitter, 1);
    auto *layout = createLayout<QVBoxLayout>(this, {6, 6, 6, 6});
    layout->addWidget(empty_);
    layout->addWidget(body_, 1);
    body_->setMinimumWidth(240);
    body_->hide();
}

void Inspector::connectViews()
{
    relink_.setSingleShot(true);
    relink_.setInterval(200);
    connect(&relink_, &QTimer::timeout, this, &Inspector::showCurrent);
    connect(fields_->horizontalHeader(), &QHeaderView::sectionResized, this, &Inspector::fitRows); // by hand
    connect(fields_, &QAbstractItemView::entered, this, &Inspector::fieldHovered);
    connect(fields_, &QAbstractItemView::activated, this, &Inspector::followField);
    connect(bytes_, &QAbstractItemView::entered, this, &Inspector::byteHovered);
    connect(bytes_->selectionModel(), &QItemSelectionModel::currentChanged, this, &Inspector::byteHovered);
    connect(links_, &QAbstractItemView::activated, this, &Inspector::openLink);
    for (auto *view : {static_cast<QAbstractItemView *>(fields_), static_cast<QAbstractItemView *>(links_)})
        view->viewport()->installEventFilter(this);
}

void Inspector::setDocument(Document *document, bool)
{
    document_ = document;
    delete record_;
    delete linked_;
    record_ = document ? new RecordModel(document->tables(), this) : nullptr;
    linked_ = document ? new LinkModel(document->tables(), this) : nullptr;
    fields_->setModel(record_);
    links_->setModel(linked_);
    hex_->setBytes(-1, {});
    shader_->setDocument(document);
    meanings_->setDocument(document);
    if (document) {
        record_->setEditor(&document->records());
        connect(&document->records(), &RecordEditor::unlockedChanged, record_, [this] { showCurrent(); });
        fields_->setColumnHidden(RecordModel::Meaning, true); // shown below the value
        connect(&document->selection(), &Selection::changed, this, &Inspector::showCurrent);
        connect(&document->tables(), &MapTables::changed, record_, [this](const MapChange &change) {
            if (change.touches(document_->selection().current().lump))
                showCurrent(); // its bytes may have moved
            else
                relink_.start();
        });
        connect(document, &Document::gameChanged, this, &Inspector::showCurrent);
        connect(&document->tables(), &MapTables::columnsComputed, record_, [this](int lump) {
            if (document_->selection().current().lump == lump)
                showCurrent();
        });
        connect(fields_->selectionModel(), &QItemSelectionModel::currentChanged, this, &Inspector::fieldChosen);
    }
    showCurrent();
}

void Inspector::showCurrent()
{
    const auto current = document_ ? document_->selection().current() : RecordRef{};
    const bool shown = isFilled();
    body_->setVisible(shown);
    setFocusProxy(shown ? fields_ : nullptr); // while empty, the view itself gets the focus
    empty_->setVisible(!shown);
    if (!shown)
        return hex_->setBytes(-1, {});
    document_->columns().want(current.lump);
    showTitle();
    showFace();
    shader_->setRecord(current);
    const bool sameLump = record_->record().lump == current.lump;
    const int row = fields_->currentIndex().row();
    record_->setRecord(current);
    if (!sameLump) {
        fields_->resizeColumnToContents(RecordModel::Name);
        fields_->setColumnWidth(RecordModel::Name, std::min(fields_->columnWidth(RecordModel::Name), std::max(80, width() / 2)));
    }
    fitRows();
    linked_->setRecord(current);
    for (int group = 0; group < linked_->rowCount(); ++group)
        links_->expand(linked_->index(group, 0));
    showBytes();
    const auto field = record_->index(sameLump ? row : -1, RecordModel::Value); // keeps the field, to compare many records
    fields_->setCurrentIndex(field);
    fieldChosen(field);
    emit filled();
}

// Makes rows as high as the meanings need.
void Inspector::fitRows()
{
    const int rows = std::min(record_ ? record_->rowCount() : 0, mostFitted);
    const int wide = fields_->viewport()->width() - fields_->columnWidth(RecordModel::Name); // as the header will set it
    for (int row = 0; row < rows; ++row) {
        const int high = meanings_->heightFor(record_->index(row, RecordModel::Value), fields_->font(), wide);
        if (high != fields_->rowHeight(row))
            fields_->setRowHeight(row, high);
    }
}

bool Inspector::isFilled() const { return document_ && document_->map().contains(document_->selection().current()); }

void Inspector::showTitle()
{
    const auto text = ::title(document_->map(), document_->selection().current());
    const auto selected = document_->selection().records().size();
    title_->setText(selected > 1 ? tr("%1, one of %2 selected records").arg(text, numberText(selected)) : text);
}

void Inspector::showFace()
{
    const auto current = document_->selection().current();
    const bool isFace = current.lump == document_->map().format().roles.faces;
    light_->setText(isFace ? lightSentence(document_->references(), current.index) : QString());
    drawn_->setText(isFace ? drawnSentence(document_->references(), current.index) : QString());
    light_->setVisible(isFace);
    drawn_->setVisible(isFace);
}

void Inspector::showBytes()
{
    const auto current = document_->selection().current();
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

void Inspector::fieldChosen(const QModelIndex &index)
{
    whole_->showText(record_->wholeText(index.row()));
    if (index.isValid())
        fieldHovered(index);
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

void Inspector::followField(const QModelIndex &index)
{
    const auto value = index.siblingAtColumn(RecordModel::Value);
    if (const auto target = value.data(RecordRows::LinkRole).value<RecordRef>(); target.isValid())
        emit followed(target);
}

void Inspector::pick()
{
    const auto value = fields_->currentIndex().siblingAtColumn(RecordModel::Value);
    if (!value.isValid())
        return emit statusMessage(tr("Select the field to pick a record for."));
    document_->records().pick(record_->record(), value.data(RecordRows::FieldRole).toInt());
}

void Inspector::paste()
{
    const auto value = fields_->currentIndex().siblingAtColumn(RecordModel::Value);
    if (!value.isValid())
        return emit statusMessage(tr("Select the field to paste into."));
    if (const auto why = meanings_->whyLocked(value); !why.isEmpty())
        return emit statusMessage(why);
    fields_->scrollTo(value);
    fields_->model()->setData(value, QGuiApplication::clipboard()->text().trimmed());
}

// Goes to a record, or selects all records of a group, after a double click or Enter.
void Inspector::openLink(const QModelIndex &index)
{
    if (const auto record = index.data(RecordRows::RecordRole).value<RecordRef>(); index.data(RecordRows::RecordRole).isValid())
        emit followed(record);
    else if (const auto group = index.data(LinkModel::GroupRole); group.isValid()) {
        document_->selection().set(group.value<std::vector<RecordRef>>());
        emit selectedLinked();
    }
}

bool Inspector::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == fields_->viewport())
        fitRows();
    if (event->type() == QEvent::MouseButtonPress && static_cast<QMouseEvent *>(event)->button() == Qt::MiddleButton) {
        const auto at = static_cast<QMouseEvent *>(event)->position().toPoint();
        if (watched == links_->viewport())
            openLink(links_->indexAt(at));
        else
            followField(fields_->indexAt(at));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}
