#include "core/assets/shadernames.h"

#include "core/images/picture.h"

using namespace Qt::StringLiterals;

QString withoutExtension(const QString &name)
{
    const auto dot = name.lastIndexOf(u'.');
    return dot > name.lastIndexOf(u'/') ? name.left(dot) : name;
}

QString imageName(const QString &name) { return isPictureName(name) ? name : name + u".tga"_s; }

QStringList imageFiles(const QString &image)
{
    // Extensions tried after the given one. id's engine reads TGA and JPEG, later engines the others.
    static constexpr QLatin1StringView endings[] = {".tga"_L1, ".jpg"_L1, ".jpeg"_L1, ".png"_L1, ".pcx"_L1, ".bmp"_L1};
    const auto written = QString(image).replace(u'\\', u'/');
    const bool isWhole = isPictureName(written);
    const auto path = isWhole ? withoutExtension(written) : written;
    QStringList names;
    if (isWhole)
        names.append(image);
    for (const auto ending : endings)
        if (auto name = path + ending; !isWhole || name.compare(image, Qt::CaseInsensitive) != 0)
            names.append(std::move(name));
    return names;
}
