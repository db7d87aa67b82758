#include "core/assets/detailtextures.h"

#include "core/assets/shaderwords.h"
#include "core/images/picture.h"
#include "core/numbers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

QHash<QString, DetailTexture> readDetailTextures(QByteArrayView text)
{
    constexpr double mostTimes = 1 << 16, fewestTimes = 1 / mostTimes;
    QHash<QString, DetailTexture> found;
    ShaderWords words(text);
    while (!words.peek().isEnd()) {
        const auto texture = words.take().text().toLower();
        const auto picture = words.take().text();
        const double across = readNumber(words.take().bytes), down = readNumber(words.take().bytes);
        if (!(across > 0 && down > 0))
            continue;
        found.insert(texture, {u"gfx/"_s + picture + (isPictureName(picture) ? QString() : u".tga"_s),
                               static_cast<float>(std::clamp(across, fewestTimes, mostTimes)),
                               static_cast<float>(std::clamp(down, fewestTimes, mostTimes))});
    }
    return found;
}
