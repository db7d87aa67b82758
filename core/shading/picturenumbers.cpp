#include "core/shading/picturenumbers.h"

PictureNumbers::PictureNumbers(const TextureSource &textures) : count_(textures.count())
{
    for (qint32 i = 0; i < count_; ++i)
        if (const auto key = textures.name(i).toLower(); !images_.contains(key))
            images_.insert(key, i);
}

qint32 PictureNumbers::of(const QString &name)
{
    const auto key = name.toLower();
    if (const auto known = images_.constFind(key); known != images_.constEnd())
        return *known;
    const auto image = static_cast<qint32>(count_ + others_.size());
    others_.append(name);
    images_.insert(key, image);
    return image;
}

void PictureNumbers::number(SceneTexture &texture)
{
    texture.frames.clear();
    for (const auto &name : texture.frameNames)
        texture.frames.push_back(&name == &texture.frameNames.front() ? texture.image : of(name));
    texture.alternates.clear();
    for (const auto &name : texture.alternateNames)
        texture.alternates.push_back(of(name));
    texture.detail = texture.detailName.isEmpty() ? -1 : of(texture.detailName);
    if (!texture.shader)
        return;
    for (auto &stage : texture.shader->stages) {
        stage.images.clear();
        for (const auto &name : stage.names)
            stage.images.push_back(name == texture.shownName ? texture.image : of(name));
    }
}
