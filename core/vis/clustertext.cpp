#include "core/vis/clustertext.h"

#include "core/text.h"
#include "core/vis/graphlayout.h"

#include <QLocale>

#include <algorithm>
#include <climits>

using namespace Qt::StringLiterals;

namespace {

struct PairText {
    Q_DECLARE_TR_FUNCTIONS(PairText)
};

// Indexed by whether it is about hearing, whether the first sees the second, and whether the second sees the first.
constexpr const char *pairTexts[2][2][2] = {
    {{QT_TRANSLATE_NOOP("PairText", "Cluster %1 does not see cluster %2; cluster %2 does not see cluster %1."),
      QT_TRANSLATE_NOOP("PairText", "Cluster %1 does not see cluster %2; cluster %2 sees cluster %1.")},
     {QT_TRANSLATE_NOOP("PairText", "Cluster %1 sees cluster %2; cluster %2 does not see cluster %1."),
      QT_TRANSLATE_NOOP("PairText", "Cluster %1 sees cluster %2; cluster %2 sees cluster %1.")}},
    {{QT_TRANSLATE_NOOP("PairText", "Cluster %1 does not hear cluster %2; cluster %2 does not hear cluster %1."),
      QT_TRANSLATE_NOOP("PairText", "Cluster %1 does not hear cluster %2; cluster %2 hears cluster %1.")},
     {QT_TRANSLATE_NOOP("PairText", "Cluster %1 hears cluster %2; cluster %2 does not hear cluster %1."),
      QT_TRANSLATE_NOOP("PairText", "Cluster %1 hears cluster %2; cluster %2 hears cluster %1.")}},
};
constexpr const char *selfTexts[2][2] = {
    {QT_TRANSLATE_NOOP("PairText", "Cluster %1 does not see itself."), QT_TRANSLATE_NOOP("PairText", "Cluster %1 sees itself.")},
    {QT_TRANSLATE_NOOP("PairText", "Cluster %1 does not hear itself."),
     QT_TRANSLATE_NOOP("PairText", "Cluster %1 hears itself.")},
};

} // namespace

ClusterText::ClusterText(const MapVis &vis, const GraphNodes &nodes, const VisRooms *rooms, const std::vector<RoomName> &names,
                         const std::vector<bool> &matters)
    : vis_(vis), nodes_(nodes), rooms_(rooms), names_(names), matters_(matters)
{
}

QString ClusterText::nameOf(quint32 room) const
{
    const auto name = names_[room].text();
    return name.isEmpty() ? tr("with cluster %1").arg(rooms_->clusters.of(room).front()) : name;
}

// Returns, for example, "Room of 24 clusters: weapon_railgun, 2 item_health; mostly of gothic_floor/metal."
QString ClusterText::room(quint32 room) const
{
    const auto &name = names_[room];
    const auto members = rooms_->clusters.of(room);
    auto knownBy = name.classes;
    if (!name.texture.isEmpty())
        knownBy += tr("mostly %1").arg(name.texture);
    const auto size = tr("Room of %Ln clusters", nullptr, static_cast<int>(members.size()));
    QStringList sentences{(knownBy.isEmpty() ? size : tr("%1: %2").arg(size, knownBy.join(u", "_s))) + u'.'};
    if (const auto faceless = std::ranges::count_if(members, [this](quint32 cluster) { return !matters_[cluster]; });
        faceless > 0)
        sentences += tr("%Ln of them have no faces.", nullptr, static_cast<int>(faceless));
    const auto &seen = sightRowsOf(vis_, members).seen;
    std::vector<bool> isSeen(rooms_->count);
    visitBits(seen, [&](quint32 cluster) { isSeen[rooms_->roomOf[cluster]] = true; });
    isSeen[room] = false;
    sentences += tr("It sees %1 of %2 other rooms and %3 of %4 clusters.")
                     .arg(numberText(std::ranges::count(isSeen, true)), numberText(rooms_->count - 1), numberText(onesOf(seen)),
                          numberText(vis_.count()));
    return sentences.join(u' ');
}

QString ClusterText::withOneWay(const QString &count, quint32 oneWay) const
{
    return oneWay == 0 ? count : tr("%1, %2 of them one-way").arg(count, numberText(oneWay));
}

// Returns, for example, "Cluster 2: 3 leafs, sees 288 of 379 (76.0 %), 12 of them one-way; seen by 276."
QString ClusterText::cluster(quint32 cluster) const
{
    const auto &counts = vis_.counts;
    const auto sees = counts.sees[cluster], seenBy = counts.seenBy[cluster], oneWay = counts.oneWay[cluster];
    const auto leafs = tr("%Ln leafs", nullptr, static_cast<int>(vis_.places[cluster].leafs));
    const auto share = QLocale().toString(100.0 * sees / vis_.count(), 'f', 1);
    const auto seen = tr("%1 of %2 (%3 %)").arg(numberText(sees), numberText(vis_.count()), share);
    // Clusters that it sees both ways also see it.
    return tr("Cluster %1: %2, sees %3; seen by %4.")
        .arg(QString::number(cluster), leafs, withOneWay(seen, oneWay), withOneWay(numberText(seenBy), seenBy - (sees - oneWay)));
}

// Says that there are too many lines to draw. With rooms, the lines are not counted to the end.
QString ClusterText::tooMany(const Sights &sights) const
{
    const auto lines = numberText(static_cast<qint64>(sights.lines));
    return rooms_ ? tr("%1 or more lines are too many to draw; rings mark their ends instead.").arg(lines)
                  : tr("%1 lines are too many to draw; rings mark their ends instead.").arg(lines);
}

QString ClusterText::hovered(const std::vector<quint32> &clusters, qint64 room, size_t beside, const Sights &drawn) const
{
    QStringList sentences{room >= 0 ? this->room(static_cast<quint32>(room))
                          : clusters.size() == 1
                              ? cluster(clusters.front())
                              : tr("The hovered record lies in %Ln clusters.", nullptr, static_cast<int>(clusters.size()))};
    if (beside > 0)
        sentences += tr("%Ln more are here: click again to go to the next.", nullptr, static_cast<int>(beside));
    if (room >= 0)
        sentences += tr("Press Enter or + to open it.");
    if (drawn.areLinesLeftOut())
        sentences += tooMany(drawn);
    return sentences.join(u' ');
}

QString ClusterText::withSelected(const QString &hovered, const std::vector<quint32> &clusters) const
{
    const auto text = tr("Under the pointer: %1").arg(hovered) + u' ';
    if (clusters.size() > 1)
        return text + tr("Selected: %Ln clusters.", nullptr, static_cast<int>(clusters.size()));
    return text
           + tr("Selected: cluster %1, sees %2.")
                 .arg(QString::number(clusters.front()), numberText(vis_.counts.sees[clusters.front()]));
}

QString ClusterText::selected(const std::vector<quint32> &clusters, const Sights &sights, const Sights &drawn) const
{
    const auto room = roomOf(clusters);
    QStringList sentences;
    if (clusters.size() == 1)
        sentences += cluster(clusters.front());
    else if (room >= 0)
        sentences += this->room(static_cast<quint32>(room));
    else
        sentences += tr("%Ln clusters are selected; they see %1 others. %2 more see them without being seen.", nullptr,
                        static_cast<int>(clusters.size()))
                         .arg(numberText(std::ssize(sights.seen)), numberText(std::ssize(sights.oneWayViewers)));
    const auto isNowhere = [this](quint32 cluster) { return !hasPosition(vis_.places[cluster]); };
    const auto hasNoNode = [this](quint32 cluster) { return nodes_.nodeOf[cluster] < 0; };
    const auto nowhere = std::ranges::count_if(clusters, isNowhere);
    if (nowhere > 0)
        sentences += tr("%Ln of them have no position and are not drawn.", nullptr, static_cast<int>(nowhere));
    if (const auto hidden = std::ranges::count_if(clusters, hasNoNode) - nowhere; hidden > 0)
        sentences += tr("%Ln of them have no faces and are hidden.", nullptr, static_cast<int>(hidden));
    if (drawn.areLinesLeftOut())
        sentences += tooMany(drawn);
    return sentences.join(u' ');
}

// Returns the room of exactly these clusters; -1: none.
qint64 ClusterText::roomOf(const std::vector<quint32> &clusters) const
{
    if (!rooms_)
        return -1;
    const auto room = rooms_->roomOf[clusters.front()];
    return std::ranges::equal(rooms_->clusters.of(room), clusters) ? qint64(room) : -1;
}

QStringList ClusterText::map(bool wantsRooms) const
{
    QStringList sentences{
        rooms_ ? tr("%1 clusters in %Ln rooms.", nullptr, static_cast<int>(rooms_->count)).arg(numberText(vis_.count()))
               : tr("%Ln clusters.", nullptr, static_cast<int>(vis_.count()))};
    if (wantsRooms && !rooms_)
        sentences += tr("Rooms are unknown, because they depend on the portals between leafs.");
    if (vis_.summary.withoutRow == vis_.count())
        sentences += tr("The map has no visibility data: everything is visible from everywhere.");
    if (const auto nowhere = std::ssize(vis_.places) - std::ranges::count_if(vis_.places, hasPosition); nowhere > 0)
        sentences += tr("%Ln of them have no leafs, or broken ones, and are not drawn.", nullptr, static_cast<int>(nowhere));
    return sentences;
}

QString pairText(const MapVis &vis, quint32 viewer, quint32 seen)
{
    const bool hears = vis.set == VisSet::Phs;
    if (viewer == seen)
        return PairText::tr(selfTexts[hears][vis.sees(viewer, viewer)]).arg(viewer);
    return PairText::tr(pairTexts[hears][vis.sees(viewer, seen)][vis.sees(seen, viewer)]).arg(viewer).arg(seen);
}

QString matrixText(const MapVis &vis)
{
    const auto &summary = vis.summary;
    if (summary.clusters > 1 && summary.withoutRow == summary.clusters)
        return vis.set == VisSet::Phs ? PairText::tr("The map has no visibility data: every cluster hears every other.")
                                      : PairText::tr("The map has no visibility data: every cluster sees every other.");
    QStringList sentences{PairText::tr("%Ln clusters.", nullptr, static_cast<int>(summary.clusters))};
    if (summary.clusters > 1)
        sentences += (vis.set == VisSet::Phs ? PairText::tr("On average, a cluster hears %1 % of them.")
                                             : PairText::tr("On average, a cluster sees %1 % of them."))
                         .arg(QLocale().toString(summary.meanShare * 100, 'f', 1));
    const auto oneWay = static_cast<int>(std::min<quint64>(summary.oneWayPairs, INT_MAX));
    if (oneWay > 0)
        sentences += vis.set == VisSet::Phs ? PairText::tr("In %Ln pairs, only one cluster hears the other.", nullptr, oneWay)
                                            : PairText::tr("In %Ln pairs, only one cluster sees the other.", nullptr, oneWay);
    return sentences.join(u' ');
}
