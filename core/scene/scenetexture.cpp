#include "core/scene/scenetexture.h"

SceneTexture readSceneTexture(const MapFile &map, const TextureSource &textures, qint32 image)
{
    const auto texture = textures.load(image);
    SceneTexture result{.image = image};
    if (map.format().images != bsp::Images::ShaderNames) // whose texture coordinates are fractions
        result.size = texture.size;
    if (texture.shader)
        result.flags = flagsOf(*texture.shader);
    if (!texture.isMissing()) {
        result.picture = texture.picture.image().convertToFormat(QImage::Format_RGBA8888);
        result.isCutOut = texture.picture.transparent >= 0;
    }
    return result;
}
