// Half-Life's detail textures: fine pictures that are drawn over coarse ones, which maps/NAME_detail.txt names beside a map.
#pragma once

#include <QByteArrayView>
#include <QHash>
#include <QString>

struct DetailTexture {
    QString name;              // of its file, from the game's folder on
    float across = 1, down = 1; // how often it is there along the texture's width and height
};

// By the texture's name in lower case; of equal ones the last counts. Words in fours: the texture, the picture below gfx/, whose
// ending is .tga, and the two scales; what has a scale that is not above 0, and what is not whole at the end, is left out
// (R_ParseDetailTextures() of Xash3D's ref/gl/gl_rmisc.c).
QHash<QString, DetailTexture> readDetailTextures(QByteArrayView text);
