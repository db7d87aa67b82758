// Measures two points in a map: their distance, how the faces they lie on relate to each other, and what that means for a
// player who walks there.
#pragma once

#include "core/games/game.h"
#include "core/point.h"

#include <QStringList>

#include <optional>

struct MeasuredPoint {
    Point at{};       // map units, in the world
    Point normal{};   // of the face that it lies on, in the world and of length 1; 0: none
    qint64 face = -1; // record; -1: none

    bool isOnFace() const { return face >= 0 && length(normal) > 0.5; }
};

struct Measurement {
    MeasuredPoint from, to;

    Point way() const { return to.at - from.at; }
    double distance() const { return length(way()); } // map units, here and below
    double level() const { return std::hypot(way()[0], way()[1]); }
    // Returns the degrees between the normals; nothing if a point lies on no face.
    std::optional<double> angle() const;
    // Returns the distance between the planes of parallel faces; nothing if they are not parallel.
    std::optional<double> gap() const;
};

// Returns the angle of a face with this normal to the horizontal, in degrees: 0 for floors and ceilings, 90 for walls.
double slopeOf(const Point &normal);

// Describes a measurement in lines of text, for a label and the clipboard.
QStringList measurementLines(const Measurement &measurement, const bsp::Game &game);
// Describes the first point, as long as there is no second one.
QStringList measurementLines(const MeasuredPoint &point, const bsp::Game &game);
// Returns a number rounded to hundredths, in the user's locale: "128.25".
QString measureText(double value);
