// Names of shaders and images: only an extension distinguishes an image from a shader.
#pragma once

#include <QString>
#include <QStringList>

// Returns the name up to the dot in its last part. Extensions of shaders and images do not matter: R_FindShader() and
// R_LoadImage() of ioquake3 call COM_StripExtension() of q_shared.c.
QString withoutExtension(const QString &name);

// Returns the name with an extension, which distinguishes an image from a shader: .tga if the name has none.
QString imageName(const QString &name);
// Returns the files that may hold an image, in search order. R_LoadImage() of ioquake3's tr_image.c replaces only
// extensions of images.
QStringList imageFiles(const QString &image);
