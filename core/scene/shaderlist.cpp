#include "core/scene/shaderlist.h"

#include "core/assets/shadertext.h"
#include "core/geometry/facelook.h"

namespace
{

ListedStage listed(const SceneStage &stage, const TextureSource &textures, bool hasScript)
{
    ListedStage result;
    if (hasScript)
        result.words = wordsOf(stage.script);
    for (const auto &name : stage.names) {
        result.images.append(name);
        result.found.append(textures.load(name).source);
    }
    return result;
}

} // namespace

std::vector<ListedShader> listShaders(const MapFile &map, const TextureSource &textures, std::stop_token stop)
{
    std::vector<ListedShader> list;
    for (int i = 0; i < textures.count() && !stop.stop_requested(); ++i) {
        ListedShader entry{.image = i, .name = textures.name(i)};
        const auto texture = textures.load(i);
        const auto drawn = texture.shader ? sceneShader(*texture.shader) : implicitShader(entry.name);
        if (texture.shader) {
            entry.file = texture.shader->file;
            entry.line = texture.shader->line;
            entry.words = wordsOf(*texture.shader);
            entry.ignored = texture.shader->ignored;
            entry.isSky = texture.shader->isSky;
        }
        entry.sort = drawn.sort;
        for (size_t group = 0; group < drawn.groups.size(); ++group)
            for (size_t k = 0; k < drawn.groups[group].count; ++k) {
                entry.stages.push_back(listed(drawn.stages[drawn.groups[group].first + k], textures, texture.shader.has_value()));
                entry.stages.back().group = static_cast<int>(group);
            }
        list.push_back(std::move(entry));
    }
    const FaceLooks looks(map);
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face)
        if (const auto image = looks.at(face).image; image >= 0 && static_cast<size_t>(image) < list.size())
            ++list[static_cast<size_t>(image)].faces;
    return list;
}
