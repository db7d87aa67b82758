// What a ClusterGraph says.
#include "widgets/clustergraph.h"

#include <QLabel>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

QString number(qint64 value)
{
    return QLocale().toString(value);
}

} // namespace

void ClusterGraph::updateLine()
{
    canvas_->setEmptyText(emptyText());
    if (!vis_ || canvas_->nodes().order().empty())
        line_->clear();
    else if (!canvas_->hovered().clusters.empty())
        line_->setText(hoveredText());
    else if (!canvas_->selected().clusters.empty())
        line_->setText(selectedText());
    else
        line_->setText(mapText());
}

QString ClusterGraph::emptyText() const
{
    if (!document_)
        return tr("No map is open. Its clusters would be here, and what each of them sees.");
    if (const auto &fault = document_->vis().faultOf(VisSet::Pvs); !fault.isEmpty())
        return fault;
    if (!vis_)
        return tr("Reading which cluster sees which...");
    if (vis_->count() == 0)
        return tr("The map has no clusters: its compiler gave no leaf a number for visibility.");
    return tr("None of the map's clusters is anywhere: no leaf belongs to one, or the boxes of their leafs are broken.");
}

// "Cluster 12: 3 leafs, sees 40 of 120 (33 %), seen by 41, 2 of them one-way"
QString ClusterGraph::clusterText(quint32 cluster) const
{
    const auto &counts = vis_->counts;
    const auto sees = counts.sees[cluster], seenBy = counts.seenBy[cluster];
    const auto oneWay = seenBy + counts.oneWay[cluster] - sees; // without those that it sees and that see it
    const auto leafs = tr("%Ln leafs", nullptr, static_cast<int>(vis_->places[cluster].leafs));
    const auto share = number(qRound64(100.0 * sees / vis_->count()));
    return tr("Cluster %1: %2, sees %3 of %4 (%5 %), seen by %6, %7 of them one-way")
        .arg(QString::number(cluster), leafs, number(sees), number(vis_->count()), share, number(seenBy), number(oneWay));
}

QString ClusterGraph::hoveredText() const
{
    const auto &hovered = canvas_->hovered();
    auto text = hovered.clusters.size() == 1
                    ? clusterText(hovered.clusters.front())
                    : tr("%Ln clusters are pointed at.", nullptr, static_cast<int>(hovered.clusters.size()));
    if (hovered.sights.areLinesLeftOut())
        text += u' '
                + tr("(%1 lines are too many to draw: rings mark where they would lead)")
                      .arg(number(static_cast<qint64>(hovered.sights.lines)));
    return text;
}

QString ClusterGraph::selectedText() const
{
    const auto &selected = canvas_->selected();
    const auto &sights = selected.sights;
    QStringList sentences;
    if (selected.clusters.size() == 1)
        sentences += clusterText(selected.clusters.front()) + u'.';
    else
        sentences += tr("%Ln clusters are selected; they see %1 others, %2 more see them one-way.", nullptr,
                        static_cast<int>(selected.clusters.size()))
                         .arg(number(std::ssize(sights.seen)), number(std::ssize(sights.oneWayViewers)));
    const auto isNowhere = [this](quint32 cluster) { return !canvas_->nodes().has(cluster); };
    if (const auto nowhere = std::ranges::count_if(selected.clusters, isNowhere); nowhere > 0)
        sentences += tr("%Ln of them are nowhere and not drawn.", nullptr, static_cast<int>(nowhere));
    if (sights.areLinesLeftOut())
        sentences += tr("%1 lines are too many to draw: rings mark where they would lead.")
                         .arg(number(static_cast<qint64>(sights.lines)));
    return sentences.join(u' ');
}

QString ClusterGraph::mapText() const
{
    const auto &vis = document_->vis();
    QStringList sentences{tr("%Ln clusters.", nullptr, static_cast<int>(vis_->count()))};
    if (vis_->summary.withoutRow == vis_->count())
        sentences += tr("The map has no visibility: everything is seen from everywhere.");
    if (const auto nowhere = canvas_->nodes().nowhere(); nowhere > 0)
        sentences += tr("%Ln of them have no leafs, or broken ones, and are not drawn.", nullptr, static_cast<int>(nowhere));
    if (hasNeighbours_)
        sentences += tr("%Ln pairs of neighbours.", nullptr, static_cast<int>(canvas_->neighbourCount()));
    else if (!vis.portalFault().isEmpty())
        sentences += vis.portalFault();
    else if (vis.isFindingPortals() || joining_.isRunning())
        sentences += tr("Looking for neighbours...");
    else
        sentences += tr("Neighbours are not joined: nobody looked for them.");
    sentences += tr("Dragging pans; with Shift it selects what it frames, with Ctrl as well as what was selected.");
    return sentences.join(u' ');
}
