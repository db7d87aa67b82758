#include "widgets/tables/vissummaryline.h"

#include "core/text.h"
#include "core/vis/clusterboxes.h"
#include "core/where/visibility.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr auto worstLink = "worst"_L1, heaviestLink = "heaviest"_L1, blindLink = "blind"_L1, allLink = "all"_L1,
               oneWayLink = "oneway"_L1, leafsLink = "leafs"_L1, spotsLink = "hotspots"_L1;

QString linked(QLatin1StringView link, const QString &text) { return u"<a href=\"%1\">%2</a>"_s.arg(link, text); }
QString percent(double share) { return QLocale().toString(share * 100, 'f', 1); }

} // namespace

VisSummaryLine::VisSummaryLine(Document *document, QWidget *parent) : QLabel(parent), document_(document)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(&document->vis(), &VisLoader::known, this, &VisSummaryLine::tell);
    connect(&document->tables(), &MapTables::changed, this, [this](const MapChange &change) {
        if (change.touches(document_->map().format().roles.clusters))
            tell();
    });
    connect(this, &QLabel::linkActivated, this, &VisSummaryLine::select);
    tell();
}

void VisSummaryLine::showEvent(QShowEvent *event)
{
    QLabel::showEvent(event);
    document_->vis().want(VisSet::Pvs);
}

void VisSummaryLine::tell()
{
    const auto &vis = document_->vis().of(VisSet::Pvs);
    if (!vis) {
        const auto &fault = document_->vis().faultOf(VisSet::Pvs);
        setText(fault.isEmpty() ? tr("Reading the visibility...") : fault.toHtmlEscaped());
        return;
    }
    const auto &summary = vis->summary;
    if (summary.clusters == 0)
        return setText(tr("The map has no clusters, so it has no visibility data."));
    QStringList parts{tr("%Ln clusters", nullptr, static_cast<int>(summary.clusters))};
    if (summary.isWithoutRows())
        parts.append(tr("no visibility data: every cluster sees every other"));
    else if (summary.isOneThatSeesAll())
        parts.append(tr("everything is visible from everywhere"));
    else
        parts.append(tr("a cluster sees %1 % of them on average").arg(percent(summary.meanShare)));
    addWorst(parts, *vis);
    const auto add = [&parts](QLatin1StringView link, quint64 count, const QString &text) {
        if (count > 0)
            parts.append(linked(link, text));
    };
    const auto asInt = [](quint64 count) { return static_cast<int>(std::min<quint64>(count, INT_MAX)); };
    add(blindLink, summary.blind.size(), tr("%Ln see no others", nullptr, asInt(summary.blind.size())));
    if (!summary.isWithoutRows())
        add(allLink, summary.allSeeing.size(), tr("%Ln see all", nullptr, asInt(summary.allSeeing.size())));
    if (summary.withoutRow > 0 && !summary.isWithoutRows())
        parts.append(tr("%Ln have no PVS row", nullptr, asInt(summary.withoutRow)));
    add(oneWayLink, summary.oneWayPairs, tr("%Ln pairs are visible only one way", nullptr, asInt(summary.oneWayPairs)));
    add(leafsLink, summary.leafsWithoutCluster, tr("%Ln leafs have no cluster", nullptr, asInt(summary.leafsWithoutCluster)));
    if (summary.broken > 0)
        parts.append(
            tr("%Ln PVS rows are damaged; clusters missing from them count as not visible", nullptr, asInt(summary.broken)));
    setText(parts.join(u"  \u00b7  "_s));
}

// Adds the cluster that sees most and the one from which most is drawn. They often differ, because some clusters contain far more
// than others.
void VisSummaryLine::addWorst(QStringList &parts, const MapVis &vis) const
{
    const auto &summary = vis.summary;
    if (summary.worst >= 0 && !summary.isWithoutRows() && !summary.isOneThatSeesAll())
        parts.append(tr("%1 sees the most: %2 %")
                         .arg(linked(worstLink, tr("cluster %1").arg(summary.worst)),
                              percent(static_cast<double>(summary.worstSees) / summary.clusters)));
    const auto heaviest = heaviestCluster();
    if (heaviest >= 0)
        parts.append(tr("most is drawn from %1: %2 triangles (%3)")
                         .arg(linked(heaviestLink, tr("cluster %1").arg(heaviest)),
                              numberText(seenTriangles().integer(static_cast<quint32>(heaviest))),
                              linked(spotsLink, tr("hot spots"))));
}

Column VisSummaryLine::seenTriangles() const
{
    return document_->map().column(document_->map().format().columns.clusterSeenFaces, 1);
}

// Returns the relevant cluster from which most triangles are drawn; -1: not known yet.
qint64 VisSummaryLine::heaviestCluster() const
{
    const auto triangles = seenTriangles();
    const auto isRelevant = relevantClusters(document_->map());
    qint64 heaviest = -1;
    for (quint32 cluster = 0; cluster < std::min<size_t>(triangles.count(), isRelevant.size()); ++cluster)
        if (isRelevant[cluster]
            && triangles.integer(cluster) > (heaviest < 0 ? 0 : triangles.integer(static_cast<quint32>(heaviest))))
            heaviest = cluster;
    return heaviest;
}

void VisSummaryLine::select(const QString &link)
{
    if (link == oneWayLink) // a selection would not show which sees which
        return emit filterWanted(u"seesOneWay>0 | seenOneWay>0"_s);
    if (link == spotsLink)
        return emit hotSpotsRequested();
    const auto &vis = *document_->vis().of(VisSet::Pvs);
    const auto &roles = document_->map().format().roles;
    std::vector<RecordRef> records;
    const auto add = [&records, &roles](quint32 cluster) { records.push_back({roles.clusters, cluster}); };
    if (link == worstLink)
        add(static_cast<quint32>(vis.summary.worst));
    if (link == blindLink)
        std::ranges::for_each(vis.summary.blind, add);
    if (link == allLink)
        std::ranges::for_each(vis.summary.allSeeing, add);
    if (link == heaviestLink)
        add(static_cast<quint32>(heaviestCluster()));
    if (link == leafsLink)
        for (quint32 leaf = 0; leaf < document_->map().recordCount(roles.leafs); ++leaf)
            if (clusterOfLeaf(document_->map(), leaf) < 0)
                records.push_back({roles.leafs, leaf});
    document_->selection().set(std::move(records));
}
