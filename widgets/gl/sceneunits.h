// Constants, conversions and texture bindings that the painters of a scene share.
#pragma once

#include <QColor>
#include <QOpenGLTexture>
#include <QVector3D>
#include <QVector4D>

#include <array>

inline constexpr int pictureUnit = 0, lightUnit = 1, stateUnit = 2, colorUnit = 3, boxUnit = 4; // texture units
inline constexpr int detailUnit = 5, glowUnit = 6;       // also used by the stages of shaders, which are drawn separately
inline constexpr QVector3D markColor{1.0f, 0.62f, 0.1f}; // tints what is selected or pointed at
inline constexpr QVector3D seenColor{0.25f, 0.745f, 0.94f}, oneWayColor{0.94f, 0.235f, 0.235f};           // FaceState
inline constexpr QRgb selectedColor = qRgba(255, 170, 40, 255), hoveredColor = qRgba(255, 255, 255, 210); // outlines

// Returns three numbers as a vector for a uniform.
template <typename Numbers>
QVector3D vectorOf(const Numbers &numbers)
{
    return {static_cast<float>(numbers[0]), static_cast<float>(numbers[1]), static_cast<float>(numbers[2])};
}

inline QVector4D fourOf(const std::array<float, 4> &numbers) { return {numbers[0], numbers[1], numbers[2], numbers[3]}; }

inline void bindFiltered(QOpenGLTexture &texture, bool linear, uint unit)
{
    texture.setMagnificationFilter(linear ? QOpenGLTexture::Linear : QOpenGLTexture::Nearest);
    texture.bind(unit);
}

// Binds a stage's picture, clamped or repeated according to its script.
inline void bindStage(QOpenGLTexture &texture, bool clamps, bool linear, uint unit)
{
    const auto wrap = clamps ? QOpenGLTexture::ClampToEdge : QOpenGLTexture::Repeat;
    if (texture.wrapMode(QOpenGLTexture::DirectionS) != wrap)
        texture.setWrapMode(wrap);
    bindFiltered(texture, linear, unit);
}
