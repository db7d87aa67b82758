// Numbers for pictures by their names: a map's images have theirs, and what scripts name beside them gets one behind.
#pragma once

#include "core/scene/scenetexture.h"

#include <QHash>
#include <QStringList>

class PictureNumbers
{
public:
    PictureNumbers() = default;
    explicit PictureNumbers(const TextureSource &textures);

    // Fills the images of its frames, of their alternates, of its detail and of its shader's stages.
    void number(SceneTexture &texture);
    // By number, from the map's count on.
    const QStringList &others() const { return others_; }
    qint32 firstOther() const { return count_; }

private:
    qint32 of(const QString &name);

    QHash<QString, qint32> images_; // by name in lower case
    QStringList others_;
    qint32 count_ = 0; // of the map's
};
