#include "core/assets/skybox.h"

#include "core/assets/gamepalette.h"
#include "core/assets/shader.h"
#include "core/assets/shadernames.h"
#include "core/assets/texture.h"
#include "core/map/worldvalue.h"
#include "core/text.h"

#include <algorithm>
#include <span>

namespace {

bool isThere(const QString &base, const GameFiles &files, const bsp::SkyNames &names)
{
    const auto endings = wordsOf(names.endings);
    const std::span sides(bsp::skySides);
    return std::ranges::any_of(sides.first(names.needsFirstSide ? 1 : sides.size()), [&](std::string_view side) {
        return std::ranges::any_of(
            endings, [&](const QString &ending) { return files.find(base + fromView(side) + QChar(u'.') + ending).has_value(); });
    });
}

// Returns whether the image of any stage exists. The box's name may be an obsolete word such as "full"; then the game shows
// only the clouds of the stages.
bool hasStage(const Shader &shader, const GameFiles &files)
{
    return std::ranges::any_of(shader.stages, [&files](const ShaderStage &stage) {
        return stage.isImage() && std::ranges::any_of(imageFiles(stage.map), [&files](const QString &file) {
                   return files.find(file).has_value();
               });
    });
}

} // namespace

SkyBoxFiles skyBoxFiles(const MapFile &map, const GameFiles &files, const Shader *shader)
{
    const auto &names = map.game().sky;
    SkyBoxFiles box;
    bool isNamed = true;
    if (names.key.empty()) {
        if (!shader || shader->skyBox.isEmpty())
            return box;
        box.wanted = shader->skyBox;
    } else {
        const auto named = QString::fromLatin1(worldValue(map, names.key));
        isNamed = !named.isEmpty();
        const auto name = isNamed ? named : fromView(names.fallback);
        if (name.isEmpty())
            return box;
        box.wanted = fromView(names.folder) + name;
    }
    const auto joined = box.wanted + fromView(names.joint);
    if (!names.key.empty() && isThere(box.wanted, files, names))
        box.found = box.wanted;
    else if (isThere(joined, files, names))
        box.found = joined;
    const bool isShownWithout = shader && names.hasStages && hasStage(*shader, files);
    if (box.found.isEmpty() && (isShownWithout || (!isNamed && !files.knowsGame())))
        box.wanted.clear();
    return box;
}

QString missingSkySentence(const SkyBoxFiles &box)
{
    return box.isMissing() ? TextureText::tr("The sky %1 was not found.").arg(box.wanted) : QString();
}
