// Reads the values of entities' keys as a game does, for drawing, checks, filters and reports.
#pragma once

#include "core/games/game.h"

#include <QByteArrayView>

#include <optional>

namespace bsp {

// Returns the three numbers that the game reads in a value. All are finite: numbers that are not, or that the game leaves
// undefined, become 0.
Point vectorIn(QByteArrayView value, const ValueReading &reading);

// What is wrong with a value that should be three numbers.
enum class VectorFault : std::uint8_t {
    None,
    NotThree, // the game does not find three numbers in it, and needs them
    Misread,  // it reads other numbers than are written: "1,5 2 3" is 1 2 3
};
VectorFault faultOfVector(QByteArrayView value, const ValueReading &reading);

// Returns the bits of spawnflags.
std::uint32_t flagsIn(QByteArrayView value, const ValueReading &reading);

// Returns the number of the brush model that the game takes from a value such as "*12", in a map with `count` models
// including the world. Returns nothing if it is not such a value, or the game has no model with that name.
std::optional<std::uint32_t> brushModelIn(QByteArrayView value, const ValueReading &reading, std::uint32_t count);

// Returns the angles that the key `angle` stands for, given the `angles` so far: pitch, yaw and roll in degrees.
Point anglesOfAngle(QByteArrayView value, const Point &angles, const ValueReading &reading);

} // namespace bsp
