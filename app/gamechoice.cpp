#include "app/gamechoice.h"

#include "app/settings.h"
#include "core/text.h"

#include <algorithm>

void adoptGameChoice(Document &document, const Settings &settings)
{
    const auto &format = document.map().format();
    const auto id = fromView(format.id);
    const auto wanted = document.toldGame() ? settings.gameOfMap(document.path()) : settings.game(id);
    const auto game =
        std::ranges::find_if(format.games, [&](const bsp::Game *each) { return fromView(each->id) == wanted; });
    if (game != format.games.end())
        document.setGame(**game);
    const int engine = findEngine(format, settings.engine(id));
    if (engine >= 0 && format.plays(static_cast<size_t>(engine), document.map().game()))
        document.setEngine(engine);
}

void chooseGame(Document &document, Settings &settings, const bsp::Game &game, int engine)
{
    const auto &format = document.map().format();
    const auto id = fromView(format.id);
    settings.engine.set(id, fromView(format.engines[static_cast<size_t>(engine)].name));
    document.setGame(game);
    document.setEngine(engine);
    if (document.toldGame())
        keepGameOfMap(document, settings);
    else
        settings.game.set(id, fromView(game.id));
}

void keepGameOfMap(const Document &document, Settings &settings)
{
    const auto &game = document.map().game();
    if (const auto *told = document.toldGame())
        settings.gameOfMap.set(document.path(), told == &game ? QString() : fromView(game.id));
}
