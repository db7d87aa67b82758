#include "app/commands/commands.h"
#include "core/map/trace.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace Qt::StringLiterals;

namespace commands
{

Synopsis atSynopsis()
{
    return {u"at"_s,
            u"FILE X Y Z"_s,
            CommandText::tr(
                "Tells where a point lies, in map units: leaf, cluster, area, contents, and the nodes on the way."),
            {{u"json"_s, {}, CommandText::tr("For programs.")}}};
}

int at(const MapFile &map, const Arguments &arguments)
{
    Point point{};
    for (size_t i = 0; i < 3; ++i) {
        bool ok = false;
        const auto &word = arguments.positionals()[static_cast<qsizetype>(i)];
        point[i] = word.toDouble(&ok);
        if (!ok || !std::isfinite(point[i]))
            return fail(CommandText::tr("at: %1 is no number.").arg(word));
    }
    const auto place = placeOf(map, point);
    if (arguments.has(u"json"_s)) {
        QJsonArray nodes;
        for (const quint32 node : place.nodes)
            nodes.append(static_cast<qint64>(node));
        const QJsonObject object{{u"leaf"_s, place.leaf},
                                 {u"cluster"_s, place.cluster},
                                 {u"area"_s, place.area},
                                 {u"contents"_s, place.contents},
                                 {u"nodes"_s, nodes}};
        return print(QString::fromUtf8(QJsonDocument(object).toJson()));
    }
    QStringList nodes;
    for (const quint32 node : place.nodes)
        nodes.append(QString::number(node));
    const auto orNone = [](qint64 value) { return value < 0 ? CommandText::tr("none") : QString::number(value); };
    return print(
        CommandText::tr("leaf %1\ncluster %2\narea %3\ncontents %4\nnodes %5\n")
            .arg(orNone(place.leaf), orNone(place.cluster), orNone(place.area), place.contents, nodes.join(u' ')));
}

} // namespace commands
