#include "core/assets/skybox.h"

#include "core/assets/gamepalette.h"
#include "core/assets/texture.h"
#include "core/map/worldvalue.h"
#include "core/text.h"

#include <algorithm>

namespace
{

bool isAnySideThere(const QString &base, const GameFiles &files, const bsp::SkyNames &names)
{
    const auto endings = wordsOf(names.endings);
    return std::ranges::any_of(bsp::skySides, [&](std::string_view side) {
        return std::ranges::any_of(endings, [&](const QString &ending) {
            return files.find(base + fromView(side) + QChar(u'.') + ending).has_value();
        });
    });
}

} // namespace

SkyBoxFiles skyBoxFiles(const MapFile &map, const GameFiles &files, const Texture *texture)
{
    const auto &names = map.game().sky;
    SkyBoxFiles box;
    bool isNamed = true;
    if (names.key.empty()) {
        if (!texture || !texture->shader || texture->shader->skyBox.isEmpty())
            return box;
        box.wanted = texture->shader->skyBox;
    } else {
        const auto named = QString::fromLatin1(worldValue(map, names.key));
        isNamed = !named.isEmpty();
        const auto name = isNamed ? named : fromView(names.fallback);
        if (name.isEmpty())
            return box;
        box.wanted = fromView(names.folder) + name;
    }
    const auto joined = box.wanted + fromView(names.joint);
    if (!names.key.empty() && isAnySideThere(box.wanted, files, names))
        box.found = box.wanted;
    else if (isAnySideThere(joined, files, names))
        box.found = joined;
    if (box.found.isEmpty() && !isNamed && !files.knowsGame())
        box.wanted.clear();
    return box;
}

QString missingSkySentence(const SkyBoxFiles &box)
{
    return box.isMissing() ? TextureText::tr("The sky %1 was not found.").arg(box.wanted) : QString();
}
