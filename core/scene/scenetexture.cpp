#include "core/scene/scenetexture.h"

#include "core/images/picture.h"

namespace
{

void setPicture(SceneTexture &drawn, const Texture &texture)
{
    if (texture.isMissing())
        return;
    drawn.picture = texture.picture.image().convertToFormat(QImage::Format_RGBA8888);
    drawn.isCutOut = texture.picture.transparent >= 0;
}

// An image's name has an extension: by that a source tells it from a shader's.
QString imageName(const QString &name)
{
    return isPictureName(name) ? name : name + QStringLiteral(".tga");
}

void setShader(SceneTexture &drawn, const TextureSource &textures, const Shader &shader)
{
    drawn.flags = flagsOf(shader);
    const auto *stage = shader.mainStage();
    if (!stage)
        return;
    drawn.motions = stage->motions;
    drawn.isClamped = stage->clamp;
    if (!shader.editorImage.isEmpty() && drawn.frameNames.empty())
        setPicture(drawn, textures.load(imageName(stage->map)));
}

} // namespace

SceneTexture readSceneTexture(const MapFile &map, const TextureSource &textures, qint32 image)
{
    const auto texture = textures.load(image);
    SceneTexture drawn{.image = image, .frameNames = texture.frames, .framesPerSecond = texture.framesPerSecond,
                       .firstFrame = texture.firstFrame};
    if (map.format().images != bsp::Images::ShaderNames) // whose texture coordinates are fractions
        drawn.size = texture.size;
    setPicture(drawn, texture);
    if (texture.shader)
        setShader(drawn, textures, *texture.shader);
    return drawn;
}

SceneTexture readSceneFrame(const TextureSource &textures, const QString &name, qint32 image)
{
    SceneTexture drawn{.image = image};
    setPicture(drawn, textures.load(name));
    return drawn;
}
