#include "core/games/samples.h"

#include "core/text.h"

using namespace Qt::StringLiterals;

std::vector<const bsp::Game *> samples()
{
    std::vector<const bsp::Game *> games;
    for (const auto *game : bsp::games::all())
        if (game->hasSample)
            games.push_back(game);
    return games;
}

QStringList sampleNames()
{
    QStringList names;
    for (const auto *game : samples())
        names.append(fromView(game->id));
    return names;
}

QString samplePath(QStringView name)
{
    for (const auto *game : samples())
        if (name == fromView(game->id))
            return u":/samples/%1/maps/gallery.bsp"_s.arg(name);
    return {};
}
