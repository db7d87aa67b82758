#include "core/assets/shadernames.h"

#include "core/images/picture.h"

using namespace Qt::StringLiterals;

QString withoutExtension(const QString &name)
{
    const auto dot = name.lastIndexOf(u'.');
    return dot > name.lastIndexOf(u'/') ? name.left(dot) : name;
}

QString imageName(const QString &name)
{
    return isPictureName(name) ? name : name + u".tga"_s;
}
