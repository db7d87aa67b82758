// What is drawn at once: the places, what causes it there, and the view from them.
#include "widgets/budget/budgetmodel.h"
#include "widgets/budget/budgetview.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/layout.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

QWidget *BudgetView::createDrawnBar()
{
    auto *bar = new QWidget;
    auto *line = createLayout<QHBoxLayout>(bar, {}, 3);
    line->addWidget(look_);
    line->addWidget(cause_);
    line->addStretch();
    look_->setToolTip(tr("Show in 3D what a player sees from this position when facing where most is drawn"));
    connect(look_, &QPushButton::clicked, this, [this] {
        const auto *chosen = place(selectedCluster());
        if (const auto look = chosen ? chosen->look : budget() ? budget()->look : std::nullopt)
            emit cameraRequested(*look);
    });
    connect(cause_, &QPushButton::clicked, this, [this] {
        const auto selected = selectedCluster();
        const auto *chosen = place(selected);
        showCausesFrom(chosen ? chosen->number : selected);
    });
    return bar;
}

bool BudgetView::isOfDrawn() const { return static_cast<BudgetMeasure>(what_->currentData().toInt()) == BudgetMeasure::Drawn; }

bool BudgetView::isOfPlaces() const
{
    return isOfDrawn() && static_cast<BudgetGrouping>(by_->currentData().toInt()) == BudgetGrouping::Place;
}

// Returns the place of the selected cluster, or else the worst one; null unless places are shown.
const BudgetPart *BudgetView::place(qint64 selected) const
{
    if (!isOfPlaces() || !budget() || budget_->parts.empty())
        return nullptr;
    const auto &parts = budget_->parts;
    const auto chosen = std::ranges::find(parts, selected, &BudgetPart::number);
    return chosen == parts.end() ? &parts.front() : &*chosen;
}

// Returns -1 if there is none.
qint64 BudgetView::selectedCluster() const
{
    const int lump = document_ ? document_->map().format().roles.clusters : bsp::none;
    if (lump == bsp::none)
        return -1;
    const auto &selection = document_->selection();
    if (selection.current().lump == lump)
        return selection.current().index;
    const auto clusters = document_->references().project(selection.records(), lump);
    return clusters.empty() ? -1 : static_cast<qint64>(clusters.front());
}

void BudgetView::showCausesFrom(qint64 cluster)
{
    from_ = cluster;
    if (isOfPlaces())
        by_->setCurrentIndex(by_->findData(static_cast<int>(BudgetGrouping::Texture)));
    else
        count();
}

void BudgetView::showHotSpots()
{
    what_->setCurrentIndex(what_->findData(static_cast<int>(BudgetMeasure::Drawn)));
    by_->setCurrentIndex(by_->findData(static_cast<int>(BudgetGrouping::Place)));
    table_->setFocus(Qt::ShortcutFocusReason);
}

void BudgetView::offer(const QList<QAction *> &actions)
{
    table_->addActions(actions);
    offerActions(table_);
}

void BudgetView::updateDrawnBar()
{
    const auto *counted = isOfDrawn() ? budget() : nullptr;
    drawnBar_->setVisible(counted && !counted->parts.empty());
    if (drawnBar_->isHidden())
        return;
    const auto selected = selectedCluster();
    const auto *chosen = place(selected);
    look_->setEnabled(chosen ? chosen->look.has_value() : counted->look.has_value());
    cause_->setText(chosen ? tr("Show &Causes") : tr("From the &Selected Cluster"));
    cause_->setEnabled(chosen || (selected >= 0 && selected != counted->from));
    cause_->setToolTip(chosen ? tr("List the textures or brush models that most of the triangles belong to")
                              : tr("Show what is drawn from the cluster that is now selected, here or in another view"));
}
