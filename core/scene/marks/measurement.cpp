#include "core/scene/marks/measurement.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace {

struct MeasureText {
    Q_DECLARE_TR_FUNCTIONS(Measurement)
};

constexpr double parallelWithin = 0.5; // degrees
constexpr double onePlane = 0.05;      // map units between planes that count as one
constexpr double nothing = 0.05;       // map units that count as no height or width
constexpr double levelWithin = 1;      // degrees that a wall may be off
constexpr double rounding = 0.02;      // map units of tolerance, because coordinates are rounded

double degreesOf(double cosine) { return std::acos(std::clamp(cosine, -1.0, 1.0)) * 180 / std::numbers::pi; }

QString angleText(double degrees)
{
    return QLocale().toString(std::round(degrees * 10) / 10, 'f', QLocale::FloatingPointShortest) + u'\u00b0';
}

QString slopeLine(const MeasuredPoint &point, const bsp::PlayerSize &player)
{
    const double slope = slopeOf(point.normal), steepest = degreesOf(static_cast<double>(player.floor));
    const auto face = QString::number(point.face);
    if (slope > 90 - levelWithin)
        return MeasureText::tr("Face %1 is a wall.").arg(face);
    if (point.normal[2] < 0)
        return MeasureText::tr("Face %1 is a ceiling with a slope of %2.").arg(face, angleText(slope));
    return slope <= steepest ? MeasureText::tr("Face %1 slopes %2: walkable.").arg(face, angleText(slope))
                             : MeasureText::tr("Face %1 slopes %2: too steep to walk on (limit %3).")
                                   .arg(face, angleText(slope), angleText(steepest));
}

QString facesLine(const Measurement &measured)
{
    const auto one = QString::number(measured.from.face), other = QString::number(measured.to.face);
    const auto gap = measured.gap();
    if (!gap)
        return MeasureText::tr("Faces %1 and %2: %3 between their normals.").arg(one, other, angleText(*measured.angle()));
    return *gap < onePlane ? MeasureText::tr("Faces %1 and %2 lie in one plane.").arg(one, other)
                           : MeasureText::tr("Faces %1 and %2 are parallel, %3 apart.").arg(one, other, measureText(*gap));
}

enum class Surface { None, Floor, Ceiling, Wall };

Surface surfaceOf(const MeasuredPoint &point)
{
    if (!point.isOnFace())
        return Surface::None;
    if (slopeOf(point.normal) > 90 - levelWithin)
        return Surface::Wall;
    return point.normal[2] < 0 ? Surface::Ceiling : Surface::Floor;
}

// The dimensions that matter to a player: those that the two points bound, of something to climb on or pass through.
struct Passage {
    bool isStep = false, hasHeight = false, hasWidth = false;
};

Passage passageOf(const Measurement &measured)
{
    const auto [one, other] = std::minmax({surfaceOf(measured.from), surfaceOf(measured.to)});
    if (one == Surface::None) // a point on no face, such as a corner, may belong to anything
        return {true, true, true};
    if (one == Surface::Wall && other == Surface::Wall) {
        const auto gap = measured.gap();
        if (gap && *gap < onePlane) // on both sides of an opening
            return {true, true, true};
        return {.hasWidth = gap && dot(measured.from.normal, measured.way()) > 0 && dot(measured.to.normal, measured.way()) < 0};
    }
    if (one == Surface::Floor && other == Surface::Ceiling)
        return {.hasHeight = (measured.to.at[2] > measured.from.at[2]) == (surfaceOf(measured.from) == Surface::Floor)};
    return {.isStep = one == Surface::Floor};
}

// Says whether a player can step up a height, or fits under it.
QString heightLine(double height, const Passage &passage, const bsp::PlayerSize &player)
{
    const auto number = [](float value) { return measureText(static_cast<double>(value)); };
    const auto isEnough = [height](float needed) { return height + rounding >= static_cast<double>(needed); };
    const bool isStep = player.step > 0 && height - rounding <= static_cast<double>(player.step);
    const auto step = isStep            ? MeasureText::tr("low enough to step up (%1)").arg(number(player.step))
                      : player.step > 0 ? MeasureText::tr("too high to step up (%1)").arg(number(player.step))
                                        : QString();
    QString room;
    if (!passage.hasHeight)
        return step.isEmpty() ? MeasureText::tr("Height %1.").arg(measureText(height))
                              : MeasureText::tr("Height %1: %2.").arg(measureText(height), step);
    if (isEnough(player.standing))
        room = MeasureText::tr("high enough to stand (%1)").arg(number(player.standing));
    else if (player.crouching > 0 && isEnough(player.crouching))
        room = MeasureText::tr("high enough only to crouch (%1)").arg(number(player.crouching));
    else if (player.crouching > 0)
        room = MeasureText::tr("too low even to crouch (%1)").arg(number(player.crouching));
    else
        room = MeasureText::tr("too low to stand (%1)").arg(number(player.standing));
    return MeasureText::tr("Height %1: %2.")
        .arg(measureText(height), step.isEmpty() || !passage.isStep ? room : step + u", "_s + room);
}

QString widthLine(double width, const bsp::PlayerSize &player)
{
    const auto needed = static_cast<double>(player.width);
    return (width + rounding >= needed ? MeasureText::tr("Width %1: wide enough for a player (%2).")
                                       : MeasureText::tr("Width %1: too narrow for a player (%2)."))
        .arg(measureText(width), measureText(needed));
}

} // namespace

std::optional<double> Measurement::angle() const
{
    return from.isOnFace() && to.isOnFace() ? std::optional(degreesOf(dot(from.normal, to.normal))) : std::nullopt;
}

std::optional<double> Measurement::gap() const
{
    const auto between = angle();
    if (!between || std::min(*between, 180 - *between) > parallelWithin)
        return {};
    return std::abs(dot(from.normal, way()));
}

double slopeOf(const Point &normal) { return degreesOf(std::abs(normal[2])); }

QString measureText(double value)
{
    return QLocale().toString(std::round(value * 100) / 100 + 0.0, 'f', QLocale::FloatingPointShortest);
}

QStringList measurementLines(const MeasuredPoint &point, const bsp::Game &game)
{
    QStringList lines{u"%1 %2 %3"_s.arg(measureText(point.at[0]), measureText(point.at[1]), measureText(point.at[2]))};
    if (point.isOnFace())
        lines.append(slopeLine(point, game.player));
    return lines;
}

QStringList measurementLines(const Measurement &measured, const bsp::Game &game)
{
    const auto way = measured.way();
    QStringList lines{
        MeasureText::tr("Distance %1, horizontally %2").arg(measureText(measured.distance()), measureText(measured.level())),
        MeasureText::tr("x %1, y %2, z %3").arg(measureText(way[0]), measureText(way[1]), measureText(way[2]))};
    if (measured.angle() && measured.from.face != measured.to.face)
        lines.append(facesLine(measured));
    QStringList slopes;
    for (const auto *point : {&measured.from, &measured.to})
        if (point->isOnFace() && (point == &measured.from || measured.from.face != measured.to.face))
            slopes.append(slopeLine(*point, game.player));
    if (!slopes.isEmpty())
        lines.append(slopes.join(u' '));
    // Between walls, their distance counts, not that of the points.
    const bool areWalls = measured.gap().value_or(0) >= onePlane && surfaceOf(measured.from) == Surface::Wall;
    const double width = areWalls ? *measured.gap() : measured.level(), height = std::abs(way[2]);
    const auto passage = passageOf(measured);
    if (height > nothing && (passage.isStep || passage.hasHeight))
        lines.append(heightLine(height, passage, game.player));
    if (width > nothing && passage.hasWidth)
        lines.append(widthLine(width, game.player));
    return lines;
}
