// Numbers pictures by name: a map's images keep their numbers, and others that scripts name get the numbers after those.
#pragma once

#include "core/shading/scenetexture.h"

#include <QHash>
#include <QStringList>

class PictureNumbers
{
public:
    PictureNumbers() = default;
    explicit PictureNumbers(const TextureSource &textures);

    // Sets the image numbers of its frames, their alternates, its detail texture and its shader's stages.
    void number(SceneTexture &texture);
    // Returns the names of the others by number, from the map's count on.
    const QStringList &others() const { return others_; }
    qint32 firstOther() const { return count_; }

private:
    qint32 of(const QString &name);

    QHash<QString, qint32> images_; // by name in lower case
    QStringList others_;
    qint32 count_ = 0; // of the map's images
};
