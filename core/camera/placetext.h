// Places as people and games write them, for Go to and the clipboard.
#pragma once

#include "core/camera/camera.h"
#include "core/games/game.h"

#include <QStringView>

#include <optional>

struct TypedPlace {
    Point eye{};                      // map units
    std::optional<double> yaw, pitch; // degrees, where the text tells

    // A camera that is brought there; what the text does not tell stays.
    Camera moved(Camera camera) const;
};

// "128 -64 40", also with a yaw, or a pitch and a yaw, behind it; "(128 -64 40) : 90", which is how games print the eye
// and its yaw (viewpos); a game's command (bsp::PlaceCommand), whose place is that of the player it moves, as Quake's
// "setpos 128 -64 18 0 90 0"; and Source's "setpos 128 -64 40;setang 0 90", pitch before yaw. Nothing for any other text.
std::optional<TypedPlace> parsePlace(QStringView text);

// What the keys origin, angles and angle take of such a text: the eye; pitch, yaw and roll; the yaw. Nothing for other keys,
// for what the key takes as it is, and for a text that does not tell it.
std::optional<QString> valueOfPlace(QByteArrayView key, QStringView text);

// The camera as the game's console takes it, so that a player sees what the camera does, as far as the command tells;
// the eye as bare numbers where the game has none.
QString placeText(const Camera &camera, const bsp::Game &game);

// The whole camera: "X Y Z PITCH YAW FOV", with the very numbers it has, and back.
QString cameraText(const Camera &camera);
std::optional<Camera> parseCamera(QStringView text);
