// How a game reads what the keys of its entities say: the one place for drawing, checks, filters and reports.
#pragma once

#include "core/games/game.h"

#include <QByteArrayView>

#include <optional>

namespace bsp {

// Returns the three numbers that the game reads in a value. All are finite: one that is not, or that the game leaves to chance,
// is 0.
Point vectorIn(QByteArrayView value, const ValueReading &reading);

// What is wrong with a value that should be three numbers.
enum class VectorFault : std::uint8_t {
    None,
    NotThree, // the game does not find three numbers in it, and needs them
    Misread,  // it reads others than stand there: "1,5 2 3" is 1 2 3
};
VectorFault faultOfVector(QByteArrayView value, const ValueReading &reading);

// Returns the bits of spawnflags.
std::uint32_t flagsIn(QByteArrayView value, const ValueReading &reading);

// Returns the number of the brush model that a value such as "*12" is to the game, where the map has `count` models with the
// world. Nothing: it is no such value, or the game has no model of that name.
std::optional<std::uint32_t> brushModelIn(QByteArrayView value, const ValueReading &reading, std::uint32_t count);

// Returns the angles that `angle` stands for where `angles` are those so far: pitch, yaw and roll in degrees.
Point anglesOfAngle(QByteArrayView value, const Point &angles, const ValueReading &reading);

} // namespace bsp
