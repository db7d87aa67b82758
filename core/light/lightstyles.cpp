#include "core/light/lightstyles.h"

#include "core/entities/edits.h"
#include "core/games/entityclass.h"
#include "core/games/keyvalues.h"
#include "core/numbers.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace {

struct StyleText {
    Q_DECLARE_TR_FUNCTIONS(LightStyle)
};

constexpr std::array<std::string_view, 13> animated{
    "",                                                    // steady
    "mmnmmommommnonmmonqnmmo",                             // flickers
    "abcdefghijklmnopqrstuvwxyzyxwvutsrqponmlkjihgfedcba", // a slow, strong pulse
    "mmmmmaaaaammmmmaaaaaabcdefgabcdefg",                  // a candle
    "mamamamamama",                                        // a fast strobe
    "jklmnopqrstuvwxyzyxwvutsrqponmlkj",                   // a gentle pulse
    "nmonqnmomnmomomno",                                   // flickers, another way
    "mmmaaaabcdefgmmmmaaaammmaamm",                        // candles
    "mmmaaammmaaammmabcdefaaaammmmabcdefmmmaaaa",
    "aaaaaaaazzzzzzzz",                     // a slow strobe
    "mmamammmmammamamaaamammma",            // a fluorescent tube
    "abcdefghijklmnopqrrqponmlkjihgfedcba", // a slow pulse that is never black
    "mmnnmmnnnmmnn",                        // under water
};

} // namespace

QString describeStyle(const MapFile &map, int style)
{
    const auto &switched = map.game().styles;
    const auto source = map.entitySource();
    if (style == 0)
        return {};
    if (style < switched.first)
        return StyleText::tr("animated by the game");
    const auto count = style > switched.last ? 0 : source.count();
    for (qint32 entity = 0; entity < count; ++entity) {
        if (!bsp::EntityClass(map.game(), edits::valueOf(source, entity, "classname")).look().isLight
            || leadingNumber(edits::valueOf(source, entity, "style")) != style)
            continue;
        const auto name = source.toText(edits::valueOf(source, entity, "targetname"));
        if (name.isEmpty())
            continue;
        const bool startsOff = bsp::flagsIn(edits::valueOf(source, entity, "spawnflags"), source.values()) & 1;
        return startsOff ? StyleText::tr("off until light '%1' is triggered").arg(name)
                         : StyleText::tr("on until light '%1' is triggered").arg(name);
    }
    return StyleText::tr("no light of the map switches it");
}

std::string_view styleLetters(int style)
{
    return style >= 0 && style < static_cast<int>(animated.size()) ? animated[static_cast<size_t>(style)] : std::string_view();
}

float styleValue(std::string_view letters, double seconds)
{
    const double letter = std::floor(seconds * lettersPerSecond);
    if (letters.empty() || !std::isfinite(letter))
        return 1;
    const auto at = static_cast<size_t>(std::fmod(std::abs(letter), static_cast<double>(letters.size())));
    return static_cast<float>(letters[at] - 'a') / ('m' - 'a');
}
