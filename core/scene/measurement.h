// What a ruler says of two places in a map: how far they are from each other, how the faces they lie on stand to each other,
// and what that means for who walks there.
#pragma once

#include "core/games/game.h"
#include "core/point.h"

#include <QStringList>

#include <optional>

struct MeasuredPoint {
    Point at{};       // map units, in the world
    Point normal{};   // of the face that it lies on, in the world and of length 1; 0: of none
    qint64 face = -1; // record; -1: none

    bool isOnFace() const { return face >= 0 && length(normal) > 0.5; }
};

struct Measurement {
    MeasuredPoint from, to;

    Point way() const { return to.at - from.at; }
    double distance() const { return length(way()); }     // map units, here and below
    double level() const { return std::hypot(way()[0], way()[1]); }
    // Degrees between the normals; nothing where one of them lies on no face.
    std::optional<double> angle() const;
    // Between the planes of faces that are parallel; nothing where they are not.
    std::optional<double> gap() const;
};

// Degrees from the level: 0 of a floor and of a ceiling, 90 of a wall.
double slopeOf(const Point &normal);

// A line each, for a label and the clipboard.
QStringList measurementLines(const Measurement &measurement, const bsp::Game &game);
// The same of one place, before there is another.
QStringList measurementLines(const MeasuredPoint &point, const bsp::Game &game);
// "128.25": to a hundredth, as its reader writes it.
QString measureText(double value);
