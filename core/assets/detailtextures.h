// Half-Life's detail textures: fine pictures drawn over coarse ones, listed in maps/NAME_detail.txt.
#pragma once

#include <QByteArrayView>
#include <QHash>
#include <QString>

struct DetailTexture {
    QString name;               // of its file, relative to the game's folder
    float across = 1, down = 1; // repeats along the texture's width and height
};

// Returns the detail textures by texture name in lower case; of equal names the last wins. An entry is four words: the
// texture, the picture below gfx/ (.tga unless it has an extension) and the two scales. Entries with a scale of 0 or less
// are skipped, as is an incomplete last one (R_ParseDetailTextures() of Xash3D's ref/gl/gl_rmisc.c).
QHash<QString, DetailTexture> readDetailTextures(QByteArrayView text);
