// A game's tables and the definitions of its classes.
#pragma once

#include "core/definitions/definitions.h"
#include "core/games/game.h"

#include <memory>

namespace bsp {

// Cheap to copy; the game must outlive it.
class GameClasses
{
public:
    // Uses the program's own definitions.
    GameClasses(const Game &game);
    GameClasses(const Game &game, std::shared_ptr<const Definitions> definitions)
        : game_(&game), definitions_(std::move(definitions))
    {
    }

    const Game &game() const { return *game_; }
    const Definitions &definitions() const { return *definitions_; }

private:
    const Game *game_;
    std::shared_ptr<const Definitions> definitions_;
};

} // namespace bsp
