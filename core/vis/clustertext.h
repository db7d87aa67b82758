// Describes in words the clusters of a map, the rooms that they are grouped into, and what they see.
#pragma once

#include "core/vis/graphnodes.h"
#include "core/vis/roomnames.h"

#include <QCoreApplication>

class ClusterText
{
    Q_DECLARE_TR_FUNCTIONS(ClusterText)
public:
    // The arguments must outlive it. `rooms`: null if clusters are not grouped. `names`: by room. `matters`: by cluster.
    ClusterText(const MapVis &vis, const GraphNodes &nodes, const VisRooms *rooms, const std::vector<RoomName> &names,
                const std::vector<bool> &matters);

    // Returns the text of a room's RoomName or, if that is empty, the number of its first cluster.
    QString nameOf(quint32 room) const;
    // Describes what is under the pointer: a room (-1: none) or clusters. `beside`: number of other nodes there. `drawn`: the
    // sight lines drawn for them.
    QString hovered(const std::vector<quint32> &clusters, qint64 room, size_t beside, const Sights &drawn) const;
    // Adds the selected clusters to a text about what is under the pointer.
    QString withSelected(const QString &hovered, const std::vector<quint32> &clusters) const;
    QString selected(const std::vector<quint32> &clusters, const Sights &sights, const Sights &drawn) const;
    // Describes the map in sentences. `wantsRooms`: says so if the rooms are unknown.
    QStringList map(bool wantsRooms) const;

private:
    QString cluster(quint32 cluster) const;
    QString room(quint32 room) const;
    qint64 roomOf(const std::vector<quint32> &clusters) const;
    QString withOneWay(const QString &count, quint32 oneWay) const;
    QString tooMany(const Sights &sights) const;

    const MapVis &vis_;
    const GraphNodes &nodes_;
    const VisRooms *rooms_;
    const std::vector<RoomName> &names_;
    const std::vector<bool> &matters_;
};

// Returns, for example, "Cluster 12 sees cluster 40; cluster 40 does not see cluster 12."
QString pairText(const MapVis &vis, quint32 viewer, quint32 seen);
// Summarises all pairs: the number of clusters, the share that they see on average, and the number of one-way pairs.
QString matrixText(const MapVis &vis);
