#include "widgets/tables/columnshapeview.h"

#include "core/document/lumpmodel.h"
#include "core/scene/facecolors.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filteractions.h"
#include "widgets/tables/shapebars.h"

#include <QApplication>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QStyle>
#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;

ColumnShapeView::ColumnShapeView(Document *document, LumpModel *model, QTableView *table, QWidget *parent)
    : QWidget(parent), document_(document), model_(model), sentence_(createHtmlLabel()), colorButton_(new QToolButton),
      bars_(new ShapeBars)
{
    auto *layout = createLayout<QVBoxLayout>(this, {0, 2, 0, 2}, 2);
    layout->addWidget(createLine());
    layout->addWidget(bars_, 1);
    setFocusProxy(bars_);
    connect(bars_, &ShapeBars::chosen, this,
            [this](BarRange range, bool extends) { select(recordsIn(*shape_, range), extends); });
    connect(bars_, &ShapeBars::doubleClicked, this, [this](BarRange range) { filterBy(range, FilterRequest::Keep); });
    addFilterActions(bars_, [this](FilterRequest::How how) {
        if (const auto range = bars_->range())
            filterBy(*range, how);
        else
            emit statusMessage(tr("Mark bars first: drag across them or use the arrow keys."));
    });
    addOwnSeparator(bars_);
    addOwnAction(bars_, tr("&Hide Distribution"), key(), this, &ColumnShapeView::closeWanted);
    offerActions(bars_);
    connect(table->selectionModel(), &QItemSelectionModel::currentColumnChanged, this, [this](const QModelIndex &current) {
        if (current.isValid())
            setColumn(current.column());
    });
    connect(model, &QAbstractItemModel::modelReset, this, &ColumnShapeView::refresh);
    connect(model, &QAbstractItemModel::dataChanged, this, &ColumnShapeView::showSelected);
    connect(&document->tables(), &MapTables::changed, this, [this](const MapChange &change) {
        if (depends(Derived::EntityList, document_->map(), change))
            forget();
        else if (change.touches(model_->lump()))
            refresh();
    });
    connect(&document->tables(), &MapTables::columnsComputed, this, [this](int lump) {
        if (lump == model_->lump())
            refresh();
    });
}

QKeySequence ColumnShapeView::key() { return u"Ctrl+B"_s; }

QList<OwnKey> ColumnShapeView::keys()
{
    return {{tr("Left, Right"), tr("Distribution of a column: previous, next bar; with Shift, mark several")},
            {tr("Enter, Space"),
             tr("Distribution of a column: select the records of the marked bars; with Ctrl, add them to the selection")},
            {tr("Drag"), tr("Distribution of a column: select the records of the bars; with Ctrl, add them to the selection")},
            {tr("Double click"), tr("Distribution of a column: filter the table by the values of the bar")},
            {tr("Esc"), tr("Hide the distribution of a column")}};
}

QWidget *ColumnShapeView::createLine()
{
    connect(sentence_, &QLabel::linkActivated, this, [this](const QString &link) {
        const auto records = shapeParts(*shape_)[link.toULong()].records;
        select({records.begin(), records.end()}, QApplication::keyboardModifiers() & Qt::ControlModifier);
    });
    colorButton_->setText(tr("Colour in 3D"));
    colorButton_->setToolTip(tr("Colour the faces in the 3D view like these bars"));
    connect(colorButton_, &QToolButton::clicked, this, [this] { emit colorRequested({model_->lump(), column_}); });
    auto *close = new QToolButton;
    close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    close->setAutoRaise(true);
    close->setToolTip(tr("Hide the distribution (Esc)"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &ColumnShapeView::closeWanted);
    auto *whole = new QWidget;
    auto *line = createLayout<QHBoxLayout>(whole, {}, 3);
    line->addWidget(sentence_, 1);
    line->addWidget(colorButton_, 0, Qt::AlignTop);
    line->addWidget(close, 0, Qt::AlignTop);
    return whole;
}

void ColumnShapeView::setColumn(int column)
{
    if (column_ == column)
        return;
    column_ = column;
    refresh();
}

void ColumnShapeView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

// Computes the distribution on a worker thread; until then, the old one stays.
void ColumnShapeView::refresh()
{
    if (!isVisible() || column_ >= model_->columnCount())
        return;
    work_.run(
        [map = document_->sharedMap(), lump = model_->lump(), column = column_, records = model_->order()](std::stop_token stop) {
            return std::make_shared<const ColumnShape>(shapeOf(*map, lump, column, records, std::move(stop)));
        },
        [this](std::shared_ptr<const ColumnShape> shape) { tell(std::move(shape)); }, [this] { tell(nullptr); });
}

// Discards a distribution of entities, whose numbers may have changed, and computes it again.
void ColumnShapeView::forget()
{
    if (model_->lump() != document_->map().format().roles.entityList)
        return;
    tell(nullptr);
    refresh();
}

void ColumnShapeView::tell(std::shared_ptr<const ColumnShape> shape)
{
    shape_ = std::move(shape);
    colorButton_->setVisible(shape_ && canColorBy(document_->map(), bsp::FieldRef{model_->lump(), column_}));
    bars_->setShape(shape_);
    if (!shape_)
        return sentence_->clear();
    QStringList texts;
    for (const auto &part : shapeParts(*shape_)) {
        const auto text = part.text.toHtmlEscaped();
        texts.append(part.records.empty() ? text : u"<a href=\"%1\">%2</a>"_s.arg(QString::number(texts.size()), text));
    }
    sentence_->setText(u"<b>%1</b>: %2"_s.arg(shape_->column.toHtmlEscaped(), texts.join(u"  \u00b7  "_s)));
    bars_->setAccessibleName(tr("Distribution of the values of %1").arg(shape_->column));
    showSelected();
}

void ColumnShapeView::showSelected()
{
    if (shape_ && isVisible())
        bars_->setSelected(countsIn(*shape_, model_->marked()));
}

void ColumnShapeView::select(std::vector<quint32> records, bool extends)
{
    if (records.empty())
        return emit statusMessage(tr("These bars contain no records."));
    const RecordRef current{model_->lump(), records.front()};
    auto chosen = refsOf(model_->lump(), records);
    if (extends) {
        const auto &before = document_->selection().records();
        chosen.insert(chosen.end(), before.begin(), before.end());
    }
    document_->selection().set(std::move(chosen), current);
}

void ColumnShapeView::filterBy(BarRange range, FilterRequest::How how)
{
    const auto term = filterFor(*shape_, range);
    if (term.isEmpty())
        emit statusMessage(tr("Nothing to filter by: these bars contain no records, or all of them."));
    else
        emit filterWanted(term, how);
}

bool ColumnShapeView::event(QEvent *event)
{
    // Otherwise the window would handle Escape.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ColumnShapeView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeWanted();
    else
        QWidget::keyPressEvent(event);
}
