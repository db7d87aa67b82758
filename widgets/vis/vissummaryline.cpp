#include "widgets/vis/vissummaryline.h"

#include "core/map/visibility.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace
{

constexpr auto worstLink = "worst"_L1, blindLink = "blind"_L1, allLink = "all"_L1, oneWayLink = "oneway"_L1, leafsLink = "leafs"_L1;

QString linked(QLatin1StringView link, const QString &text)
{
    return u"<a href=\"%1\">%2</a>"_s.arg(link, text);
}

QString percent(double share)
{
    return QLocale().toString(share * 100, 'f', 1);
}

} // namespace

VisSummaryLine::VisSummaryLine(Document *document, QWidget *parent) : QLabel(parent), document_(document)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    setAccessibleName(tr("The map's visibility in numbers"));
    connect(&document->vis(), &VisLoader::known, this, &VisSummaryLine::tell);
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
        setText(fault.isEmpty() ? tr("The visibility is being read.") : fault.toHtmlEscaped());
        return;
    }
    const auto &summary = vis->summary;
    if (summary.clusters == 0) {
        setText(tr("The map has no clusters: nothing is divided into what sees what."));
        return;
    }
    QStringList parts{tr("%Ln clusters", nullptr, static_cast<int>(summary.clusters))};
    if (summary.withoutRow == summary.clusters)
        parts.append(tr("without visibility: every cluster sees every other"));
    else
        parts.append(tr("one sees %1 % of them on average, the worst, %2, %3 %")
                         .arg(percent(summary.meanShare), linked(worstLink, tr("cluster %1").arg(summary.worst)),
                              percent(static_cast<double>(summary.worstSees) / summary.clusters)));
    const auto add = [&parts](QLatin1StringView link, quint64 count, const QString &text) {
        if (count > 0)
            parts.append(linked(link, text));
    };
    const auto blind = static_cast<int>(summary.blind.size()), all = static_cast<int>(summary.allSeeing.size());
    add(blindLink, summary.blind.size(), tr("%Ln see nothing else", nullptr, blind));
    if (summary.withoutRow < summary.clusters)
        add(allLink, summary.allSeeing.size(), tr("%Ln see all", nullptr, all));
    if (summary.withoutRow > 0 && summary.withoutRow < summary.clusters)
        parts.append(tr("%Ln have no row", nullptr, static_cast<int>(summary.withoutRow)));
    add(oneWayLink, summary.oneWayPairs, tr("%1 pairs see one way").arg(QLocale().toString(summary.oneWayPairs)));
    add(leafsLink, summary.leafsWithoutCluster, tr("%Ln leafs have no cluster", nullptr, static_cast<int>(summary.leafsWithoutCluster)));
    if (summary.broken > 0)
        parts.append(tr("%Ln rows are damaged; what they lack is not seen", nullptr, static_cast<int>(summary.broken)));
    setText(parts.join(u"  \u00b7  "_s));
}

void VisSummaryLine::select(const QString &link)
{
    const auto &vis = *document_->vis().of(VisSet::Pvs);
    const auto &roles = document_->map().format().roles;
    std::vector<RecordRef> records;
    const auto add = [&records, &roles](quint32 cluster) { records.push_back({roles.clusters, cluster}); };
    if (link == worstLink)
        add(static_cast<quint32>(vis.summary.worst));
    for (const quint32 cluster : link == blindLink ? vis.summary.blind : link == allLink ? vis.summary.allSeeing : std::vector<quint32>())
        add(cluster);
    if (link == oneWayLink)
        for (quint32 cluster = 0; cluster < vis.count(); ++cluster)
            if (vis.counts.oneWay[cluster] > 0)
                add(cluster);
    if (link == leafsLink)
        for (quint32 leaf = 0; leaf < document_->map().recordCount(roles.leafs); ++leaf)
            if (clusterOfLeaf(document_->map(), leaf) < 0)
                records.push_back({roles.leafs, leaf});
    document_->selection().set(std::move(records));
}
