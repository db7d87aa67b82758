#include "core/light/luxelspace.h"

#include <algorithm>
#include <map>
#include <set>

namespace {

constexpr double flat = 1e-9; // sine of the angle below which two directions count as parallel

double area(const QPointF &a, const QPointF &b, const QPointF &c) // twice the triangle's, signed
{
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

double distance(const QPointF &point, const QPointF &from, const QPointF &to)
{
    const auto along = to - from;
    const double squared = QPointF::dotProduct(along, along);
    const double t = squared > 0 ? std::clamp(QPointF::dotProduct(point - from, along) / squared, 0.0, 1.0) : 0;
    const auto apart = point - (from + along * t);
    return std::hypot(apart.x(), apart.y());
}

// Returns the distance from a triangle in luxels; 0 inside it.
double distance(const QPointF &point, const std::array<QPointF, 3> &corners)
{
    const auto &[a, b, c] = corners;
    const double sides[] = {area(a, b, point), area(b, c, point), area(c, a, point)};
    const auto [least, most] = std::ranges::minmax(sides);
    if (area(a, b, c) != 0 && (least >= 0 || most <= 0))
        return 0;
    return std::min({distance(point, a, b), distance(point, b, c), distance(point, c, a)});
}

bool isFlat(const Point &x, const Point &y)
{
    const double size = length(x) * length(y);
    return !std::isfinite(size) || length(cross(x, y)) <= flat * size;
}

} // namespace

// Projects the point onto the chart's plane.
QPointF LuxelSpace::Chart::luxelAt(const Point &point) const
{
    const auto apart = point - origin;
    const double xx = dot(alongX, alongX), xy = dot(alongX, alongY), yy = dot(alongY, alongY);
    const double x = dot(apart, alongX), y = dot(apart, alongY), all = xx * yy - xy * xy;
    return {(x * yy - y * xy) / all, (y * xx - x * xy) / all};
}

const LuxelSpace::Chart *LuxelSpace::chartAt(QPointF luxel) const
{
    const Chart *nearest = nullptr;
    double least = INFINITY;
    for (const auto &chart : charts_) {
        const double apart = chart.degenerate ? INFINITY : distance(luxel, chart.corners);
        if (apart < least) {
            nearest = &chart;
            least = apart;
            if (apart == 0)
                break;
        }
    }
    return nearest;
}

std::optional<Point> LuxelSpace::pointAt(QPointF luxel) const
{
    const auto *chart = chartAt(luxel);
    return chart ? std::optional(chart->pointAt(luxel)) : std::nullopt;
}

// Finds one luxel per triangle, and returns the nearest of them. Skips triangles whose plane is further away than the best
// so far.
std::vector<QPointF> LuxelSpace::luxelsAt(const Point &point) const
{
    constexpr double same = 1e-6; // map units, and luxels
    std::vector<QPointF> best;
    double least = INFINITY;
    for (const auto &chart : charts_) {
        if (chart.degenerate)
            continue;
        const auto luxel = chart.luxelAt(point);
        const auto isLuxel = [luxel](QPointF known) { return (known - luxel).manhattanLength() < same; };
        if (length(chart.pointAt(luxel) - point) > least + same || std::ranges::any_of(best, isLuxel))
            continue;
        const auto *taken = chartAt(luxel);
        const double apart = taken ? length(taken->pointAt(luxel) - point) : INFINITY;
        if (apart < least - same)
            best.clear();
        if (apart < least + same)
            best.push_back(luxel);
        least = std::min(least, apart);
    }
    return best;
}

std::optional<QPoint> nearestLuxel(const LuxelSpace &space, const FaceLight &light, const Point &point)
{
    const auto luxels = space.luxelsAt(point);
    if (luxels.empty() || light.width < 1 || light.height < 1)
        return {};
    const auto within = [](double at, int size) { return std::clamp(static_cast<int>(std::lround(at)), 0, size - 1); };
    return QPoint(within(std::clamp(luxels.front().x(), -1.0, 1e6), light.width),
                  within(std::clamp(luxels.front().y(), -1.0, 1e6), light.height));
}

bool LuxelSpace::covers(QPointF luxel) const
{
    return std::ranges::any_of(charts_, [luxel](const Chart &chart) { return distance(luxel, chart.corners) == 0; });
}

// Joins the sides whose reverse belongs to no triangle; each leads to the next.
std::vector<QPolygonF> LuxelSpace::outline() const
{
    std::multimap<quint32, quint32> border;
    std::set<std::pair<quint32, quint32>> sides;
    for (const auto &triangle : triangles_)
        for (size_t i = 0; i < 3; ++i)
            sides.emplace(triangle[i], triangle[(i + 1) % 3]);
    for (const auto &[from, to] : sides)
        if (!sides.contains({to, from}))
            border.emplace(from, to);
    std::vector<QPolygonF> loops;
    while (!border.empty()) {
        QPolygonF loop;
        for (auto side = border.begin(); side != border.end();) {
            loop.append(luxels_[side->first]);
            const auto next = side->second;
            border.erase(side);
            side = border.find(next);
        }
        loops.push_back(std::move(loop));
    }
    return loops;
}

LuxelSpaces::LuxelSpaces(const Luxels &luxels)
    : luxels_(luxels), plane_(luxels.map().column(luxels.map().format().columns.facePlane)), planes_(luxels.map())
{
}

LuxelSpace LuxelSpaces::at(quint32 face, const FaceLight &light) const
{
    LuxelSpace space;
    const auto shape = luxels_.shapes().at(face);
    if (luxels_.lights().arePages())
        placeByPage(light, shape, space);
    else
        placeByAxes(face, light, shape, space);
    space.triangles_ = shape.triangles;
    return space;
}

// Gives each triangle its own axes, which map its corners' luxels to their points.
void LuxelSpaces::placeByPage(const FaceLight &light, const FaceShape &shape, LuxelSpace &space) const
{
    const auto page = luxels_.sizeOfPage(light.page);
    for (const auto &vertex : shape.vertexes)
        space.luxels_.emplace_back(vertex.page[0] * page.width() - 0.5 - light.left,
                                   vertex.page[1] * page.height() - 0.5 - light.top);
    for (const auto &[i, j, k] : shape.triangles) {
        LuxelSpace::Chart chart{.corners = {space.luxels_[i], space.luxels_[j], space.luxels_[k]}};
        const auto [a, b, c] = chart.corners;
        const auto ab = shape.vertexes[j].point - shape.vertexes[i].point;
        const auto ac = shape.vertexes[k].point - shape.vertexes[i].point;
        const double all = area(a, b, c);
        chart.alongX = ab * ((c.y() - a.y()) / all) - ac * ((b.y() - a.y()) / all);
        chart.alongY = ac * ((b.x() - a.x()) / all) - ab * ((c.x() - a.x()) / all);
        chart.origin = shape.vertexes[i].point - chart.alongX * a.x() - chart.alongY * a.y();
        chart.degenerate = std::abs(all) <= flat || isFlat(ab, ac) || isFlat(chart.alongX, chart.alongY);
        space.charts_.push_back(chart);
    }
}

// Gives all triangles the same axes, since the whole face lies on one plane.
void LuxelSpaces::placeByAxes(quint32 face, const FaceLight &light, const FaceShape &shape, LuxelSpace &space) const
{
    for (const auto &vertex : shape.vertexes) {
        const auto [x, y] = luxels_.lights().luxelOf(face, vertex, light);
        space.luxels_.emplace_back(x, y);
    }
    auto chart = chartOfAxes(face, light);
    for (const auto &[i, j, k] : shape.triangles) {
        chart.corners = {space.luxels_[i], space.luxels_[j], space.luxels_[k]};
        space.charts_.push_back(chart);
    }
}

// Intersects three planes: the face's, and those of constant s and constant t.
LuxelSpace::Chart LuxelSpaces::chartOfAxes(quint32 face, const FaceLight &light) const
{
    LuxelSpace::Chart chart;
    const auto number = plane_.integer(face);
    const auto axes = luxels_.lights().axesOf(face);
    chart.degenerate = number < 0 || number >= planes_.count() || !axes;
    if (chart.degenerate)
        return chart;
    const auto plane = planes_.at(static_cast<quint32>(number));
    const auto [sx, sy, sz, sAt] = axes->axis[0];
    const auto [tx, ty, tz, tAt] = axes->axis[1];
    const Point axis[] = {{sx, sy, sz}, {tx, ty, tz}};
    const auto acrossS = cross(axis[1], plane.normal), acrossT = cross(plane.normal, axis[0]);
    const double all = dot(axis[0], acrossS);
    chart.degenerate = !(std::abs(all) > flat * length(axis[0]) * length(axis[1]) * length(plane.normal));
    if (chart.degenerate)
        return chart;
    const double s = light.left * axes->unit - sAt, t = light.top * axes->unit - tAt;
    chart.alongX = acrossS * (axes->unit / all);
    chart.alongY = acrossT * (axes->unit / all);
    chart.origin = (acrossS * s + acrossT * t + cross(axis[0], axis[1]) * plane.distance) * (1 / all);
    chart.degenerate = isFlat(chart.alongX, chart.alongY);
    return chart;
}
