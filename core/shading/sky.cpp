#include "core/shading/sky.h"

#include "core/assets/gamepicture.h"
#include "core/games/keyvalues.h"
#include "core/images/drawnmips.h"
#include "core/map/worldvalue.h"
#include "core/numbers.h"
#include "core/shading/scenetexture.h"
#include "core/text.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace {

constexpr int largestSquare = 2048; // pixels a side

void setTurn(SkyLook &sky, const MapFile &map, const bsp::SkyNames &names)
{
    const auto axis = bsp::vectorIn(worldValue(map, names.axisKey), map.game().values);
    const double size = length(axis);
    if (!(size > 0) || !std::isfinite(size))
        return; // without an axis nothing turns
    sky.axis = axis * (1 / size);
    sky.turn = readNumber(worldValue(map, names.turnKey));
}

// Limits a picture to the largest square. First halves one that is far larger, which needs no copy of it.
QImage shrunk(QImage picture)
{
    if (std::max(picture.width(), picture.height()) >= 2 * largestSquare)
        picture.convertTo(QImage::Format_RGBA8888);
    while (std::max(picture.width(), picture.height()) >= 2 * largestSquare)
        picture = halfOf(picture);
    const auto size = picture.size().boundedTo({largestSquare, largestSquare});
    return size == picture.size() ? picture : picture.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

// Reads the box whose pictures' names begin with `base`.
void findBox(SkyLook &sky, const GameFiles &files, const QString &base, const bsp::SkyNames &names, std::stop_token stop)
{
    std::array<QImage, 6> sides;
    for (size_t i = 0; i < sides.size() && !stop.stop_requested(); ++i)
        for (const auto &ending : fromView(names.endings).split(u' ')) {
            const auto file = base + fromView(bsp::skySides[i]) + u'.' + ending;
            sides[i] = shrunk(findPicture(files, file)); // one at a time: all six together may be larger than memory
            if (!sides[i].isNull())
                break;
        }
    if (!std::ranges::all_of(sides, &QImage::isNull))
        sky.box = cubeOf(sides, plainSky);
}

QImage fitting(const QImage &picture, int side)
{
    if (std::max(picture.width(), picture.height()) <= side)
        return picture;
    return picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGBA8888);
}

// Skips stages whose picture is missing, and lightmaps, which no sky has.
void addLayers(SkyLook &sky, const TextureSource &textures, const Shader &shader, const std::stop_token &stop)
{
    auto stages = sceneShader(shader).stages;
    size_t all = 1;
    for (const auto &stage : stages)
        all += stage.names.size();
    // All layers together take no more memory than four of the largest size.
    const int side = std::min(largestSquare, static_cast<int>(2 * largestSquare / std::sqrt(static_cast<double>(all))));
    for (auto &stage : stages) {
        if (stop.stop_requested() || stage.names.empty())
            continue;
        std::vector<QImage> pictures;
        for (const auto &name : stage.names)
            if (auto picture = stop.stop_requested() ? QImage() : readSceneFrame(textures, name, -1).picture; !picture.isNull())
                pictures.push_back(fitting(picture, side));
        if (!pictures.empty())
            sky.layers.push_back({std::move(stage), std::move(pictures)});
    }
}

QImage partOf(const QImage &indexed, const QRect &part, int transparent)
{
    const auto half = indexed.copy(part);
    auto picture = half.convertToFormat(QImage::Format_RGBA8888);
    if (transparent >= 0)
        cutOut(transparent, picture, half);
    return picture;
}

// Follows QuakeSpasm's gl_sky.c: Sky_LoadTexture(), and Sky_GetTexCoord(), where 128 texels are a whole picture whatever its
// size.
void addHalves(SkyLook &sky, const Texture &texture, const bsp::SkyNames &names)
{
    const auto &picture = texture.picture;
    if (!picture.isIndexed() || picture.size().width() < 2)
        return;
    const QSize half(picture.size().width() / 2, picture.size().height());
    for (int i = 0; i < 2; ++i) {
        SceneStage stage{.number = i};
        const double speed = static_cast<double>(names.layers[static_cast<size_t>(i)]) / 128;
        stage.script.motions = {{TextureMotion::Scroll, {speed, speed}}};
        if (i > 0) {
            stage.blend = {BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha};
            stage.script.alphaFrom = QStringLiteral("const");
            stage.script.alpha = static_cast<double>(names.cloudAlpha);
        }
        const QRect part(QPoint(i == 0 ? half.width() : 0, 0), half);
        sky.layers.push_back({std::move(stage), {fitting(partOf(picture.image(), part, i == 0 ? -1 : 0), largestSquare)}});
    }
    sky.isFlattened = true;
}

} // namespace

std::array<QImage, 6> cubeOf(const std::array<QImage, 6> &sides, QColor plain)
{
    int size = 1;
    for (const auto &side : sides)
        size = std::max({size, side.width(), side.height()});
    size = std::min(size, largestSquare);
    std::array<QImage, 6> cube;
    for (size_t i = 0; i < sides.size(); ++i) {
        // What is opaque in the game may have alpha in the file.
        auto image = sides[i].convertToFormat(QImage::Format_RGB32);
        if (image.isNull()) {
            image = QImage(size, size, QImage::Format_RGB32);
            image.fill(plain);
        }
        if (image.size() != QSize(size, size))
            image = image.scaled(size, size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        cube[i] = image.convertToFormat(QImage::Format_RGBA8888);
    }
    // The top is seen from below with its bottom edge towards +X; OpenGL has the first row of +Y at -z and its columns along
    // +x.
    const auto turned = [](const QImage &image, double degrees) {
        return image.transformed(QTransform().rotate(degrees)).convertToFormat(QImage::Format_RGBA8888);
    };
    const auto up = turned(cube[4], -90), down = turned(cube[5], 90);
    return {cube[0], cube[1], up, down, cube[2], cube[3]};
}

SkyLook findSky(const MapFile &map, const GameFiles &files, const TextureSource &textures, qint32 image, std::stop_token stop)
{
    const auto &names = map.game().sky;
    SkyLook sky;
    if (!names.key.empty()) {
        sky.files = skyBoxFiles(map, files, nullptr);
        if (!sky.files.found.isEmpty())
            findBox(sky, files, sky.files.found, names, stop);
        setTurn(sky, map, names);
        if (!sky.hasBox() && image >= 0 && names.layers[1] > 0)
            addHalves(sky, textures.load(image), names);
        return sky;
    }
    if (image < 0)
        return sky;
    const auto texture = textures.load(image);
    if (!texture.shader)
        return sky;
    sky.files = skyBoxFiles(map, files, &*texture.shader);
    if (!sky.files.found.isEmpty())
        findBox(sky, files, sky.files.found, names, stop);
    addLayers(sky, textures, *texture.shader, stop);
    if (texture.shader->cloudHeight > 0)
        sky.cloudHeight = texture.shader->cloudHeight;
    return sky;
}
