// A table and the distribution of its column: side by side if the table is low, otherwise one below the other.
#include "widgets/tables/columnshapeview.h"
#include "widgets/tables/lumpview.h"

#include <QApplication>
#include <QItemSelectionModel>
#include <QSplitter>
#include <QTableView>

namespace
{

constexpr int lowTable = 2; // a table is low if it is wider than so many times its height

} // namespace

void LumpView::placeShape()
{
    panes_->addWidget(table_);
    panes_->addWidget(shape_);
    panes_->setChildrenCollapsible(false);
    panes_->setStretchFactor(0, 3);
    panes_->setStretchFactor(1, 2);
    shape_->hide();
    connect(shape_, &ColumnShapeView::colorRequested, this, &LumpView::colorRequested);
    connect(shape_, &ColumnShapeView::filterWanted, this, &LumpView::filter);
    connect(shape_, &ColumnShapeView::statusMessage, this, &LumpView::statusMessage);
    connect(shape_, &ColumnShapeView::closeWanted, this, [this] { setShapeShown(false); });
}

void LumpView::setShapeShown(bool shown)
{
    if (shown != shape_->isHidden())
        return;
    const bool hadFocus = shape_->isAncestorOf(QApplication::focusWidget());
    shape_->setVisible(shown);
    if (hadFocus && !shown)
        table_->setFocus();
    // The table has become narrower or lower; keeps the current cell in view.
    QMetaObject::invokeMethod(
        this, [this] { table_->scrollTo(table_->currentIndex()); }, Qt::QueuedConnection);
    emit shapeShownChanged(shown);
}

// Makes the column current; otherwise the next selected record would switch back to the current one.
void LumpView::showShapeOf(int column)
{
    const auto current = table_->currentIndex();
    const int row = current.isValid() ? current.row() : table_->rowAt(0);
    table_->selectionModel()->setCurrentIndex(table_->model()->index(row, column), QItemSelectionModel::NoUpdate);
    shape_->setColumn(column); // if there are no rows
    setShapeShown(true);
}

void LumpView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    panes_->setOrientation(width() > lowTable * height() ? Qt::Horizontal : Qt::Vertical);
}
