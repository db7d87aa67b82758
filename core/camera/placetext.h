// Reads and writes positions as people and games write them, for Go To and the clipboard.
#pragma once

#include "core/camera/camera.h"
#include "core/games/game.h"

#include <QStringView>

#include <optional>

struct TypedPlace {
    Point eye{};                      // map units
    std::optional<double> yaw, pitch; // degrees, if the text has them

    // Returns the camera moved there; keeps angles that the text does not have.
    Camera moved(Camera camera) const;
};

// Parses "128 -64 40", optionally followed by a yaw, or a pitch and a yaw; "(128 -64 40) : 90", as games print the eye and
// its yaw (viewpos); a game's command (bsp::PlaceCommand), such as Quake's "setpos 128 -64 18 0 90 0", whose position is the
// player's origin; and Source's "setpos 128 -64 40;setang 0 90", pitch before yaw. Returns nothing for any other text. Some games
// share a command but differ in eye height: `preferred` takes precedence, then the first in bsp::games::all().
std::optional<TypedPlace> parsePlace(QStringView text, const bsp::Game *preferred = nullptr);

// Converts a text that parsePlace() reads to the value of an entity's key: the eye for origin; pitch, yaw and roll for angles;
// the yaw for angle. Returns nothing for other keys, if the text is a value already, or if it lacks what the key needs.
// `preferred` is as for parsePlace().
std::optional<QString> valueOfPlace(QByteArrayView key, QStringView text, const bsp::Game *preferred = nullptr);

// Returns the console command that gives a player the camera's view, as far as the command allows; only the eye's
// coordinates if the game has no such command.
QString placeText(const Camera &camera, const bsp::Game &game);

// Writes the whole camera without loss as "X Y Z PITCH YAW FOV", and reads it back.
QString cameraText(const Camera &camera);
std::optional<Camera> parseCamera(QStringView text);
