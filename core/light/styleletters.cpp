#include "core/light/styleletters.h"

#include <array>
#include <cmath>

namespace
{

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
