#include "core/vis/pairtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <climits>

namespace
{

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
