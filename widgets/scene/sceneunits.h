// What the painters of a scene share.
#pragma once

#include <QVector3D>

inline constexpr int pictureUnit = 0, lightUnit = 1, stateUnit = 2, colorUnit = 3, boxUnit = 4; // texture units
inline constexpr QVector3D markColor{1.0f, 0.62f, 0.1f}; // that tints what is selected or pointed at
