#include "widgets/vis/vismatrixview.h"

#include "core/document/comparison.h"
#include "core/vis/clustertext.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filedialogs.h"
#include "widgets/parts/showin3d.h"
#include "widgets/vis/matrixlegend.h"
#include "widgets/vis/vismatrixcanvas.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Returns a text on how many pairs differ between two maps, or why that is unknown.
QString comparedText(const Result<OtherVis> &other)
{
    if (!other)
        return VisMatrixView::tr("The other map's visibility cannot be shown: %1").arg(other.error());
    return pairsText(other.value());
}

// Returns a sentence on a pair that only one of the maps has; empty: both or neither have it.
QString comparedPair(const MatrixPicture &picture, quint32 viewer, quint32 seen)
{
    const auto row = picture.placeOf(viewer), column = picture.placeOf(seen);
    if (picture.isOneWay(row, column))
        return VisMatrixView::tr("The other map does not have this pair.");
    return picture.isOnlyInOther(row, column) ? VisMatrixView::tr("Only the other map has this pair.") : QString();
}

} // namespace

VisMatrixView::VisMatrixView(QWidget *parent)
    : QWidget(parent), order_(new QComboBox), set_(new QComboBox), comparing_(new QCheckBox(tr("&Differences"))),
      canvas_(new VisMatrixCanvas), legend_(new MatrixLegend), line_(createSentence()),
      export_(new QAction(tr("&Export as PNG..."), this))
{
    canvas_->setAccessibleName(tr("Visibility matrix: a row for each viewing cluster, a column for each seen one"));
    line_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    line_->setMinimumHeight(2 * line_->fontMetrics().lineSpacing()); // so that a longer text moves nothing
    line_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line_->setAccessibleName(tr("The pair of clusters under the crosshair"));
    auto *layout = createLayout<QVBoxLayout>(this, {6, 4, 6, 2}, 3);
    layout->addWidget(createBar());
    layout->addWidget(canvas_, 1);
    layout->addWidget(legend_);
    layout->addWidget(line_);
    setFocusProxy(canvas_);
    createActions();
    connect(canvas_, &VisMatrixCanvas::pairChanged, this, &VisMatrixView::showText);
    connect(canvas_, &VisMatrixCanvas::pairChosen, this, &VisMatrixView::selectPair);
    connect(canvas_, &ScrollCanvas::doubleClicked, this, [this] {
        if (canvas_->pair())
            requestShowIn3D(this);
    });
    connect(canvas_, &VisMatrixCanvas::scaleChanged, this, [this] { legend_->setShared(canvas_->scale() < 1); });
    for (auto *box : {order_, set_})
        connect(box, &QComboBox::currentIndexChanged, this, &VisMatrixView::refresh);
    connect(comparing_, &QCheckBox::toggled, this, &VisMatrixView::refresh);
    setDocument(nullptr);
}

QWidget *VisMatrixView::createBar()
{
    order_->addItems({tr("By number"), tr("By place")});
    order_->setAccessibleName(tr("The order of the rows and columns"));
    const auto byPlace =
        tr("By place: neighbouring clusters are adjacent, so that rooms form blocks. The order comes from splitting the clusters "
           "into halves recursively, by the centres of their boxes, along the longest side of their common bounding box.");
    order_->setToolTip(byPlace);
    order_->setItemData(static_cast<int>(VisOrder::Place), byPlace, Qt::ToolTipRole);
    set_->addItems({tr("PVS"), tr("PHS")});
    set_->setAccessibleName(tr("Visible (PVS) or audible (PHS)"));
    const auto button = [this](const QString &text, const QString &name, void (VisMatrixCanvas::*press)()) {
        auto *made = new QToolButton;
        made->setText(text);
        made->setToolTip(name);
        made->setAccessibleName(name);
        connect(made, &QToolButton::clicked, canvas_, press);
        return made;
    };
    comparing_->setToolTip(tr("Show which pairs only this map has, and which only the other map has"));
    comparing_->setChecked(true);
    comparing_->hide();
    // There is little room among other docks.
    order_->setMaximumWidth(order_->sizeHint().width());
    order_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    order_->setMinimumContentsLength(3);
    auto *exportButton = new QToolButton;
    exportButton->setDefaultAction(export_);
    auto *bar = new QWidget;
    auto *line = createLayout<QHBoxLayout>(bar, {}, 3);
    line->addWidget(order_, 1);
    line->addWidget(set_);
    line->addWidget(comparing_);
    line->addStretch();
    line->addWidget(button(u"\u2212"_s, tr("Zoom out (-)"), &VisMatrixCanvas::zoomOut));
    line->addWidget(button(u"+"_s, tr("Zoom in (+)"), &VisMatrixCanvas::zoomIn));
    line->addWidget(button(tr("A&ll"), tr("Show all clusters (Home)"), &VisMatrixCanvas::showAll));
    line->addWidget(exportButton);
    return bar;
}

void VisMatrixView::createActions()
{
    export_->setIconText(tr("PNG...")); // of its button
    export_->setToolTip(tr("Export all pairs in black and white: white where the row's cluster sees the column's"));
    connect(export_, &QAction::triggered, this, &VisMatrixView::requestExport);
    canvas_->addAction(export_);
    addShowIn3D(canvas_, false);
    addOwnAction(canvas_, tr("&Copy the Pair's Details"), QKeySequence::Copy, this, [this] {
        if (!line_->text().isEmpty())
            QGuiApplication::clipboard()->setText(line_->text());
    });
    offerActions(canvas_);
}

VisSet VisMatrixView::chosenSet() const { return static_cast<VisSet>(set_->currentIndex()); }
VisOrder VisMatrixView::chosenOrder() const { return static_cast<VisOrder>(order_->currentIndex()); }

bool VisMatrixView::isBusy() const
{
    const auto isKnown = [this] { return document_->vis().of(chosenSet()) || !document_->vis().faultOf(chosenSet()).isEmpty(); };
    return making_.isRunning() || (document_ && isVisible() && !isKnown());
}

void VisMatrixView::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    canvas_->setSelected({});
    take({});
    const auto why = document_ ? whyNoPhs(document_->map().format()) : QString();
    {
        const QSignalBlocker blocker(set_);
        const int phs = static_cast<int>(VisSet::Phs);
        qobject_cast<QStandardItemModel *>(set_->model())->item(phs)->setEnabled(why.isEmpty());
        set_->setItemData(phs, why, Qt::ToolTipRole);
        set_->setToolTip(why.isEmpty() ? tr("PVS: what is potentially visible. PHS: what is potentially audible.")
                                       : tr("PVS: what is potentially visible.") + u' ' + why);
        if (!why.isEmpty())
            set_->setCurrentIndex(static_cast<int>(VisSet::Pvs));
    }
    for (auto *box : {order_, set_})
        box->setEnabled(document_ != nullptr);
    if (document_) {
        connect(&document_->selection(), &Selection::changed, this, &VisMatrixView::adoptSelection);
        connect(&document_->vis(), &VisLoader::known, this, [this](VisSet set) {
            if (set == chosenSet())
                refresh();
        });
        connect(&document_->comparison(), &Comparison::changed, this, &VisMatrixView::adoptComparison);
    }
    adoptComparison();
}

bool VisMatrixView::clears(QEvent *event) const
{
    return static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && document_ && !document_->selection().records().empty();
}

bool VisMatrixView::event(QEvent *event)
{
    // The window has other uses for Escape.
    if (event->type() == QEvent::ShortcutOverride && clears(event))
        event->accept();
    return QWidget::event(event);
}

void VisMatrixView::keyPressEvent(QKeyEvent *event)
{
    if (clears(event))
        document_->selection().clear();
    else
        QWidget::keyPressEvent(event);
}

void VisMatrixView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void VisMatrixView::refresh()
{
    if (!document_ || !isVisible())
        return;
    adoptSelection();
    document_->vis().want(chosenSet());
    if (!document_->vis().faultOf(chosenSet()).isEmpty())
        return take({});
    const auto &vis = document_->vis().of(chosenSet()); // until it is read, the other set stays
    if (vis && !shows(*vis))
        making_.run(
            [vis = vis, order = chosenOrder(), diff = wantedDiff()](std::stop_token stop) {
                const auto other =
                    diff ? otherVis(*diff->a, *diff->b, diff->records, vis->set, stop) : Result<OtherVis>(OtherVis());
                const bool isCompared = diff && other && other.value().matrix.count() == vis->count();
                return Made{std::make_shared<const MatrixPicture>(vis, order, isCompared ? &other.value().matrix : nullptr, stop),
                            diff, diff ? comparedText(other) : QString()};
            },
            [this](Made made) { take(std::move(made)); });
    else if (vis)
        making_.cancel();
}

// Returns the comparison to show; null: none, or it is not known yet.
std::shared_ptr<const MapDiff> VisMatrixView::wantedDiff() const
{
    return comparing_->isChecked() ? document_->comparison().diff() : nullptr;
}

void VisMatrixView::adoptComparison()
{
    comparing_->setVisible(document_ && document_->comparison().isOn());
    refresh();
}

bool VisMatrixView::shows(const MapVis &vis) const
{
    const auto &picture = made_.picture;
    return picture && &picture->vis() == &vis && picture->order() == chosenOrder() && made_.diff == wantedDiff();
}

void VisMatrixView::take(Made made)
{
    making_.cancel();
    made_ = std::move(made);
    const auto &picture = made_.picture;
    const bool hasPairs = picture && picture->count() > 0;
    export_->setEnabled(hasPairs);
    legend_->setVisible(hasPairs);
    if (picture) {
        legend_->setSet(picture->vis().set);
        legend_->setComparison(picture->isComparison());
    }
    canvas_->setEmptyText(emptyText());
    canvas_->setPicture(picture);
    showText();
}

// Raises nothing and takes no focus: the selection may have been made anywhere.
void VisMatrixView::adoptSelection()
{
    const int clusters = document_->map().format().roles.clusters;
    if (isVisible())
        canvas_->setSelected(document_->references().project(document_->selection().records(), clusters));
}

void VisMatrixView::selectPair(Qt::KeyboardModifiers modifiers)
{
    const auto &pair = canvas_->pair();
    if (!document_ || !pair)
        return;
    const int clusters = document_->map().format().roles.clusters;
    const RecordRef viewer{clusters, pair->viewer}, seen{clusters, pair->seen};
    auto &selection = document_->selection();
    if (!(modifiers & Qt::ControlModifier))
        return selection.set({viewer, seen}, viewer);
    auto records = selection.records();
    const auto isSelected = [&records](RecordRef record) { return std::ranges::binary_search(records, record); };
    if (isSelected(viewer) && isSelected(seen)) {
        std::erase_if(records, [&](RecordRef record) { return record == viewer || record == seen; });
        return selection.set(std::move(records));
    }
    records.insert(records.end(), {viewer, seen});
    selection.set(std::move(records), viewer);
}

void VisMatrixView::showText()
{
    if (!made_.picture || made_.picture->count() == 0)
        return line_->clear();
    const auto &pair = canvas_->pair();
    const auto &vis = made_.picture->vis();
    const bool seesAll = vis.summary.withoutRow == vis.count();
    QStringList sentences;
    if (!pair || seesAll)
        sentences += made_.compared.isEmpty() ? matrixText(vis) : made_.compared;
    if (pair)
        sentences += pairText(vis, pair->viewer, pair->seen);
    if (pair && made_.picture->isComparison())
        sentences += comparedPair(*made_.picture, pair->viewer, pair->seen);
    line_->setText(sentences.join(u' '));
}

QString VisMatrixView::emptyText() const
{
    if (!document_)
        return tr("No map is open. This view shows which of its clusters sees which.");
    if (const auto &fault = document_->vis().faultOf(chosenSet()); !fault.isEmpty())
        return fault;
    if (made_.picture)
        return tr("The map has no clusters: its compiler computed no visibility, so everything is visible from everywhere.");
    return tr("Reading the visibility...");
}

MatrixExportJob VisMatrixView::exportJob(const QString &path) const
{
    const auto &vis = made_.picture->sharedVis();
    return {{vis, &vis->decoded.matrix}, made_.picture->clusters(), path};
}

void VisMatrixView::requestExport()
{
    const auto ending = made_.picture->vis().set == VisSet::Phs ? u"-phs.png"_s : u"-pvs.png"_s;
    auto *dialog = createSaveDialog(this, tr("Export the Visibility Matrix"), windowFolder(this), tr("PNG images (*.png)"),
                                    QFileInfo(document_->name()).completeBaseName() + ending);
    // Exports what is shown now, even if another map is opened while the dialog is open.
    connect(dialog, &QFileDialog::fileSelected, this, [this, job = exportJob({})](const QString &path) mutable {
        job.path = path;
        emit exportRequested(job);
    });
    dialog->open();
}
