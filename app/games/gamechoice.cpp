#include "app/games/gamechoice.h"

#include "app/settings.h"
#include "core/assets/configurationofmap.h"
#include "core/text.h"

void adoptGameChoice(Document &document, const Settings &settings)
{
    const auto &format = document.map().format();
    document.setGame(
        gameOf(document.map(), document.path(), document.configuration(), settings.gameChoice(document.map(), document.path())));
    const int engine = findEngine(format, settings.engine(fromView(format.id)));
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
    if (document.detectedGame())
        keepGameOfMap(document, settings);
    else
        settings.game.set(id, fromView(game.id));
}

void keepGameOfMap(const Document &document, Settings &settings)
{
    const auto &game = document.map().game();
    if (const auto *detected = document.detectedGame())
        settings.gameOfMap.set(document.path(), detected == &game ? QString() : fromView(game.id));
}
