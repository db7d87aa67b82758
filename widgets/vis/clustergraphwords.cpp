// Texts of a ClusterGraph.
#include "widgets/vis/clustergraph.h"

#include "core/text.h"

#include <QLabel>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

void ClusterGraph::updateLine()
{
    canvas_->setEmptyText(emptyText());
    if (!vis_ || canvas_->nodes().order().empty())
        line_->clear();
    else if (!hovered_.clusters.empty())
        line_->setText(hoveredText());
    else if (!selected_.clusters.empty())
        line_->setText(selectedText());
    else
        line_->setText(mapText());
}

QString ClusterGraph::emptyText() const
{
    if (!document_)
        return tr("No map is open. This view shows its clusters, and which clusters each of them sees.");
    if (const auto &fault = document_->vis().faultOf(VisSet::Pvs); !fault.isEmpty())
        return fault;
    if (!vis_)
        return tr("Reading the visibility...");
    if (vis_->count() == 0)
        return tr("The map has no clusters: its compiler assigned none to its leafs.");
    if (awaitsRooms())
        return tr("Grouping the clusters into rooms...");
    return tr("None of the map's clusters has a position: no leaf belongs to one, or their leafs' bounding boxes are "
              "broken.");
}

QString ClusterGraph::withOneWay(const QString &count, quint32 oneWay) const
{
    return oneWay == 0 ? count : tr("%1, %2 of them one-way").arg(count, numberText(oneWay));
}

// "Cluster 2: 3 leafs, sees 288 of 379 (76.0 %), 12 of them one-way; seen by 276."
QString ClusterGraph::clusterText(quint32 cluster) const
{
    const auto &counts = vis_->counts;
    const auto sees = counts.sees[cluster], seenBy = counts.seenBy[cluster], oneWay = counts.oneWay[cluster];
    const auto leafs = tr("%Ln leafs", nullptr, static_cast<int>(vis_->places[cluster].leafs));
    const auto share = QLocale().toString(100.0 * sees / vis_->count(), 'f', 1);
    const auto seen = tr("%1 of %2 (%3 %)").arg(numberText(sees), numberText(vis_->count()), share);
    // Clusters that it sees both ways also see it.
    return tr("Cluster %1: %2, sees %3; seen by %4.")
        .arg(QString::number(cluster), leafs, withOneWay(seen, oneWay), withOneWay(numberText(seenBy), seenBy - (sees - oneWay)));
}

// If some nodes are rooms, lines are not counted to the end.
QString ClusterGraph::tooManyText(const Sights &sights) const
{
    const auto lines = numberText(static_cast<qint64>(sights.lines));
    return rooms() ? tr("%1 or more lines are too many to draw; rings mark their ends instead.").arg(lines)
                   : tr("%1 lines are too many to draw; rings mark their ends instead.").arg(lines);
}

QString ClusterGraph::hoveredText() const
{
    const auto &selected = selected_.clusters;
    const bool isOne = hovered_.clusters.size() == 1 && hoveredRoom() < 0;
    QStringList sentences{
        hoveredRoom() >= 0 ? roomText(static_cast<quint32>(hoveredRoom()))
        : isOne            ? clusterText(hovered_.clusters.front())
                           : tr("The hovered record lies in %Ln clusters.", nullptr, static_cast<int>(hovered_.clusters.size()))};
    const auto &nodes = canvas_->hovered().nodes;
    if (const auto others = nodes.size() == 1 ? canvas_->nodesBeside(nodes.front()) : 0; others > 0)
        sentences += tr("%Ln more are here: click again to go to the next.", nullptr, static_cast<int>(others));
    if (hoveredRoom() >= 0)
        sentences += tr("Press Enter or + to open it.");
    if (canvas_->hovered().sights.areLinesLeftOut())
        sentences += tooManyText(canvas_->hovered().sights);
    if (selected.empty() || selected == hovered_.clusters)
        return sentences.join(u' ');
    const auto text = tr("Under the pointer: %1").arg(sentences.join(u' '));
    if (selected.size() > 1)
        return text + u' ' + tr("Selected: %Ln clusters.", nullptr, static_cast<int>(selected.size()));
    return text + u' '
           + tr("Selected: cluster %1, sees %2.")
                 .arg(QString::number(selected.front()), numberText(vis_->counts.sees[selected.front()]));
}

QString ClusterGraph::selectedText() const
{
    const auto &clusters = selected_.clusters;
    const auto &sights = selected_.sights;
    const auto &drawn = canvas_->selected();
    const auto room = roomOfSelected();
    QStringList sentences;
    if (clusters.size() == 1)
        sentences += clusterText(clusters.front());
    else if (room >= 0)
        sentences += roomText(static_cast<quint32>(room));
    else
        sentences += tr("%Ln clusters are selected; they see %1 others. %2 more see them without being seen.", nullptr,
                        static_cast<int>(clusters.size()))
                         .arg(numberText(std::ssize(sights.seen)), numberText(std::ssize(sights.oneWayViewers)));
    const auto isNowhere = [this](quint32 cluster) { return !hasPosition(vis_->places[cluster]); };
    const auto hasNoNode = [this](quint32 cluster) { return nodes_.nodeOf[cluster] < 0; };
    const auto nowhere = std::ranges::count_if(clusters, isNowhere);
    if (nowhere > 0)
        sentences += tr("%Ln of them have no position and are not drawn.", nullptr, static_cast<int>(nowhere));
    if (const auto hidden = std::ranges::count_if(clusters, hasNoNode) - nowhere; hidden > 0)
        sentences += tr("%Ln of them have no faces and are hidden.", nullptr, static_cast<int>(hidden));
    if (drawn.sights.areLinesLeftOut())
        sentences += tooManyText(drawn.sights);
    return sentences.join(u' ');
}

// Returns the room whose clusters are exactly the selected ones; -1: none.
qint64 ClusterGraph::roomOfSelected() const
{
    const auto *shownRooms = rooms();
    if (!shownRooms)
        return -1;
    const auto room = shownRooms->roomOf[selected_.clusters.front()];
    return std::ranges::equal(shownRooms->clusters.of(room), selected_.clusters) ? qint64(room) : -1;
}

QString ClusterGraph::mapText() const
{
    const auto &vis = document_->vis();
    QStringList sentences{tr("%Ln clusters.", nullptr, static_cast<int>(vis_->count()))};
    if (const auto *shownRooms = rooms())
        sentences = QStringList{
            tr("%1 clusters in %Ln rooms.", nullptr, static_cast<int>(shownRooms->count)).arg(numberText(vis_->count()))};
    else if (wantsRooms())
        sentences += tr("Rooms are unknown, because they depend on the portals between leafs.");
    if (vis_->summary.withoutRow == vis_->count())
        sentences += tr("The map has no visibility data: everything is visible from everywhere.");
    if (const auto nowhere = std::ssize(vis_->places) - std::ranges::count_if(vis_->places, hasPosition); nowhere > 0)
        sentences += tr("%Ln of them have no leafs, or broken ones, and are not drawn.", nullptr, static_cast<int>(nowhere));
    if (hasNeighbours_)
        sentences += canvas_->areNeighboursDrawn()
                         ? tr("%Ln pairs of neighbours.", nullptr, static_cast<int>(canvas_->neighbourCount()))
                         : tr("%1 pairs of neighbours are too many to draw.")
                               .arg(numberText(static_cast<qint64>(canvas_->neighbourCount())));
    else if (!vis.portalFault().isEmpty())
        sentences += vis.portalFault();
    else if (vis.isFindingPortals() || joining_.isRunning())
        sentences += tr("Searching for neighbours...");
    else
        sentences += tr("Neighbours are unknown: the search for them did not finish.");
    sentences += tr("Drag to pan. Shift+drag selects; Ctrl+Shift+drag adds to the selection.");
    return sentences.join(u' ');
}
