// How shaders and the images that they name are told apart by their names.
#pragma once

#include <QString>
#include <QStringList>

// Up to the dot in the last part: neither of a shader's name nor of an image's does an extension count (q_shared.c,
// COM_StripExtension(), as R_FindShader() and R_LoadImage() of ioquake3 call it).
QString withoutExtension(const QString &name);

// By its extension an image is told from a shader of its name; one that a script writes without has one then.
QString imageName(const QString &name);
// The files that may hold an image, in the order in which they are looked for: R_LoadImage() of ioquake3's tr_image.c
// replaces no endings but those of images.
QStringList imageFiles(const QString &image);
