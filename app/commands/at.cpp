#include "app/commands/commands.h"
#include "core/geometry/raycast.h"
#include "core/where/pointinleaf.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

using namespace Qt::StringLiterals;

namespace commands {

namespace {

// Parses a point. The options and positionals here always have three words.
Result<Point> pointOf(const QStringList &words)
{
    const auto numbers = numbersOf(words);
    if (!numbers)
        return Error{u"at: "_s + numbers.error()};
    const auto &xyz = numbers.value();
    return Point{xyz[0], xyz[1], xyz[2]};
}

// Returns the nearest face visible from `from` in the direction of `towards`. Skips what the game never draws, such as
// triggers.
std::optional<RayHit> firstFace(const MapFile &map, const Point &from, const Point &towards)
{
    const auto geometry = buildGeometry(map);
    const auto placements = placementsOf(map);
    RayOptions options;
    options.accepts = [](quint32, const ModelPlacement &placement) { return placement.isDrawn; };
    return Raycaster(geometry).first({from, towards - from}, placements, options);
}

// Returns 0 for a value within a millionth of a unit of 0: a rounding error.
double coordinate(double value) { return std::abs(value) < 1e-6 ? 0 : value; }

QJsonValue jsonOf(const std::optional<RayHit> &hit)
{
    if (!hit)
        return QJsonValue::Null;
    return QJsonObject{{u"face"_s, static_cast<qint64>(hit->face)},
                       {u"model"_s, static_cast<qint64>(hit->model)},
                       {u"entity"_s, hit->entity < 0 ? QJsonValue() : QJsonValue(hit->entity)},
                       {u"x"_s, coordinate(hit->point[0])},
                       {u"y"_s, coordinate(hit->point[1])},
                       {u"z"_s, coordinate(hit->point[2])}};
}

QString orNone(qint64 value) { return value < 0 ? CommandText::tr("none") : QString::number(value); }

QString textOf(const std::optional<RayHit> &hit)
{
    if (!hit)
        return CommandText::tr("hit none\n");
    const auto number = [](double value) { return QString::number(coordinate(value), 'g', 9); };
    return CommandText::tr("hit face %1 model %2 entity %3 at %4 %5 %6\n")
        .arg(QString::number(hit->face), QString::number(hit->model), orNone(hit->entity), number(hit->point[0]),
             number(hit->point[1]), number(hit->point[2]));
}

} // namespace

Synopsis atSynopsis()
{
    return {u"at"_s,
            u"FILE X Y Z"_s,
            CommandText::tr(
                "Shows which leaf, cluster and area a point in map units lies in, its contents, and the nodes on the path to "
                "it."),
            {{u"towards"_s, u"X Y Z"_s,
              CommandText::tr("Also trace a ray from the point through this second point and show the first face that it hits: "
                              "its model (0: the world), the entity that places the model, and the position of the hit.")},
             {u"json"_s, {}, CommandText::tr("Print JSON, for programs.")}}};
}

int at(const MapFile &map, const Arguments &arguments)
{
    const auto point = pointOf(arguments.positionals());
    if (!point)
        return fail(point.error());
    std::optional<RayHit> hit;
    const bool looks = arguments.has(u"towards"_s);
    if (looks) {
        const auto towards = pointOf(arguments.values(u"towards"_s));
        if (!towards)
            return fail(towards.error());
        if (towards.value() == point.value())
            return fail(CommandText::tr("at: --towards is the point itself, which gives no direction. Give a different point."));
        hit = firstFace(map, point.value(), towards.value());
    }
    const auto place = pointInLeaf(map, point.value());
    if (arguments.has(u"json"_s)) {
        QJsonObject object{{u"leaf"_s, place.leaf},
                           {u"cluster"_s, place.cluster},
                           {u"area"_s, place.area},
                           {u"contents"_s, place.contents},
                           {u"nodes"_s, arrayOf(place.nodes)}};
        if (looks)
            object[u"hit"_s] = jsonOf(hit);
        return printJson(object);
    }
    QStringList nodes;
    for (const quint32 node : place.nodes)
        nodes.append(QString::number(node));
    return print(CommandText::tr("leaf %1\ncluster %2\narea %3\ncontents %4\nnodes %5\n")
                     .arg(orNone(place.leaf), orNone(place.cluster), orNone(place.area), place.contents, nodes.join(u' '))
                 + (looks ? textOf(hit) : QString()));
}

} // namespace commands
