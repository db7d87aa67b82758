#include "widgets/gl/scenetextures.h"

#include "core/images/drawnmips.h"
#include "core/shading/texturemotion.h"
#include "widgets/gl/sceneunits.h"

#include <algorithm>

namespace {

// Sends the mipmaps. If `mips` is empty, as for sides that are not powers of two, the driver makes them.
void sendMips(QOpenGLTexture &texture, const std::vector<QImage> &mips)
{
    for (size_t i = 0; i < mips.size(); ++i)
        texture.setData(static_cast<int>(i) + 1, QOpenGLTexture::RGBA, QOpenGLTexture::UInt8,
                        static_cast<const void *>(mips[i].constBits()));
    if (mips.empty())
        texture.generateMipMaps();
}

bool showsAlternates(const SceneBatch &batch, const SceneTexture &look)
{
    return batch.showsAlternates && !look.alternates.empty();
}

bool isAnimated(const SceneBatch &batch, const SceneTexture &look)
{
    const auto &shown = showsAlternates(batch, look) ? look.alternates : look.frames;
    return shown.size() > 1 && (!batch.frames || batch.frames->rate > 0);
}

// Returns the picture that a batch shows at `time` (null: nothing moves), if its texture shows several in turn or at random; -1:
// the batch's own.
qint32 frameShown(const SceneBatch &batch, const SceneTexture &look, std::optional<double> time)
{
    const bool isAlternate = showsAlternates(batch, look);
    const auto &shown = isAlternate ? look.alternates : look.frames;
    if (!time || !isAnimated(batch, look))
        return isAlternate ? shown.front() : batch.tile;
    const auto all = static_cast<int>(shown.size());
    const auto rate = batch.frames ? static_cast<double>(batch.frames->rate) : look.framesPerSecond;
    const int count = batch.frames && batch.frames->count > 0 ? std::min<int>(batch.frames->count, all) : all;
    const int frame = (frameAt(*time, rate, count) + (isAlternate ? 0 : look.firstFrame)) % all;
    return shown[static_cast<size_t>(frame)];
}

} // namespace

void SceneTextures::initialize()
{
    initializeOpenGLFunctions();
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largestTexture_);
    light_ = uploadPlain(Qt::white);
    white_ = uploadPlain(Qt::white);
    grey_ = uploadPlain(Qt::gray);
}

std::unique_ptr<QOpenGLTexture> SceneTextures::uploadPlain(const QColor &color)
{
    QImage image(1, 1, QImage::Format_RGBA8888);
    image.fill(color);
    return upload(image, false);
}

// Returns the texture for missing pictures, which is neither black nor like anything in a game. Made on first use.
QOpenGLTexture *SceneTextures::checkers()
{
    if (checkers_)
        return checkers_.get();
    constexpr int side = 64, square = 8;
    QImage image(side, side, QImage::Format_RGBA8888);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            image.setPixel(x, y, (x / square + y / square) % 2 ? qRgb(176, 112, 176) : qRgb(110, 96, 112));
    checkers_ = upload(image, true);
    return checkers_.get();
}

std::unique_ptr<QOpenGLTexture> SceneTextures::upload(const QImage &image, bool mips)
{
    auto pixels = image.convertToFormat(QImage::Format_RGBA8888);
    if (const int side = largestTexture_; side > 0 && std::max(pixels.width(), pixels.height()) > side) {
        notice_ = tr("The graphics driver supports textures of up to %1 x %1 pixels; larger ones are drawn at reduced "
                     "resolution.")
                      .arg(side);
        pixels = pixels
                     .scaled(std::min(pixels.width(), side), std::min(pixels.height(), side), Qt::IgnoreAspectRatio,
                             Qt::SmoothTransformation)
                     .convertToFormat(QImage::Format_RGBA8888);
    }
    auto texture = std::make_unique<QOpenGLTexture>(QOpenGLTexture::Target2D);
    texture->setSize(pixels.width(), pixels.height());
    texture->setFormat(QOpenGLTexture::RGBA8_UNorm);
    texture->setAutoMipMapGenerationEnabled(false); // done once, below
    texture->setMipLevels(mips ? texture->maximumMipLevels() : 1);
    texture->allocateStorage(QOpenGLTexture::RGBA, QOpenGLTexture::UInt8);
    texture->setData(QOpenGLTexture::RGBA, QOpenGLTexture::UInt8, static_cast<const void *>(pixels.constBits()));
    if (mips)
        sendMips(*texture, drawnMips(pixels));
    texture->setWrapMode(mips ? QOpenGLTexture::Repeat : QOpenGLTexture::ClampToEdge);
    // Filters as the games do by default. Filtering between two mipmaps would take software renderers twice the time.
    texture->setMinMagFilters(mips ? QOpenGLTexture::LinearMipMapNearest : QOpenGLTexture::Linear, QOpenGLTexture::Linear);
    return texture;
}

const SceneTextures::Picture &SceneTextures::pictureOf(qint32 image) const
{
    static const Picture none;
    const auto at = static_cast<size_t>(image + 1);
    return at < pictures_.size() ? pictures_[at] : none;
}

void SceneTextures::setTexture(const SceneTexture &texture)
{
    const auto at = static_cast<size_t>(texture.image + 1);
    if (at >= pictures_.size())
        pictures_.resize(at + 1);
    auto &entry = pictures_[at];
    entry.texture = texture.picture.isNull() ? nullptr : upload(texture.picture, true);
    entry.glow = texture.glow.isNull() ? nullptr : upload(texture.glow, true);
    entry.look = texture;
    entry.look.picture = entry.look.glow = {};
    reduce(entry);
    if (!entry.texture)
        return;
    if (texture.isCutOut) // averaging would close the holes
        entry.texture->setMinMagFilters(QOpenGLTexture::NearestMipMapLinear, QOpenGLTexture::Linear);
    if (texture.isClamped)
        entry.texture->setWrapMode(QOpenGLTexture::ClampToEdge);
}

void SceneTextures::reduce(Picture &picture)
{
    const auto off = stagesOff_.value(picture.look.image);
    picture.reduced.reset();
    if (off != 0 && picture.look.shader)
        picture.reduced = withoutStages(*picture.look.shader, off);
}

void SceneTextures::setStagesOff(const StagesOff &off)
{
    stagesOff_ = off;
    for (auto &picture : pictures_)
        reduce(picture);
}

void SceneTextures::setLight(const LightAtlas &atlas)
{
    if (atlas.image.isNull())
        return;
    pagesAcross_ = atlas.pagesAcross();
    sumsFrom_ = atlas.sumsFrom();
    if (std::exchange(lightSent_, atlas.image.cacheKey()) == atlas.image.cacheKey())
        return; // it did not change with the map
    light_ = upload(atlas.image, false);
    isLightScaled_ = QSize(light_->width(), light_->height()) != atlas.size;
}

void SceneTextures::setLightPart(QPoint at, const QImage &part)
{
    if (isLightScaled_)
        return; // in the scaled atlas, it belongs elsewhere
    const auto pixels = part.convertToFormat(QImage::Format_RGBA8888);
    lightSent_ = 0;
    light_->bind();
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexSubImage2D(GL_TEXTURE_2D, 0, at.x(), at.y(), pixels.width(), pixels.height(), GL_RGBA, GL_UNSIGNED_BYTE,
                    pixels.constBits());
}

void SceneTextures::setLightDirections(const QImage &atlas)
{
    if (std::exchange(directionsSent_, atlas.cacheKey()) != atlas.cacheKey())
        directions_ = atlas.isNull() ? nullptr : upload(atlas, false);
}

bool SceneTextures::moves(const SceneBatch &batch) const
{
    const auto &look = lookOf(batch.image);
    return !look.motions.empty() || isAnimated(batch, look);
}

// Liquids have no detail texture: Xash3D draws them by EmitWaterPolys() alone.
SceneTextures::Shown SceneTextures::shownOf(const SceneBatch &batch, std::optional<double> seconds)
{
    const auto &own = pictureOf(batch.image);
    const auto frame = frameShown(batch, own.look, seconds);
    const auto &shown = frame >= 0 && textureOf(frame) ? pictureOf(frame) : own;
    if (batch.isPlain)
        return {.texture = white_.get()};
    if (!shown.texture) {
        const bool isMissing = batch.image < 0 || shown.look.image >= 0;
        return {.texture = isMissing ? checkers() : grey_.get(), .isMissing = isMissing};
    }
    const bool hasDetail = shown.look.detail >= 0 && !(batch.flags & FaceFlag::Warp);
    return {.texture = shown.texture.get(),
            .glow = shown.glow.get(),
            .detail = hasDetail ? textureOf(shown.look.detail) : nullptr,
            .detailScale = shown.look.detailScale};
}

// A shader whose stages are all hidden draws nothing.
const SceneShader *SceneTextures::shaderOf(const SceneBatch &batch, bool isFogged) const
{
    if (batch.pass == ScenePass::Sky || batch.image < 0)
        return nullptr;
    const auto &picture = pictureOf(batch.image);
    const auto &shader = picture.reduced ? picture.reduced : picture.look.shader;
    const bool isImplicit = shader && shader->stages.size() == 1 && shader->stages.front().color == ColorFrom::Light;
    if (!shader || (isImplicit && !isFogged))
        return nullptr;
    // The game draws nothing for a shader without stages, such as on the side of a fog brush without a fog. But NoDraw faces must
    // be visible while they are shown.
    if (shader->stages.empty() && !picture.reduced && batch.flags & FaceFlag::NoDraw)
        return nullptr;
    const auto isThere = [this](qint32 image) { return image >= 0 && textureOf(image); };
    const bool isWhole =
        std::ranges::all_of(shader->stages, [&](const SceneStage &stage) { return std::ranges::all_of(stage.images, isThere); });
    return isWhole ? &*shader : nullptr;
}

void SceneTextures::bindLight(bool directions)
{
    const auto &known = directions_ ? directions_ : grey_;
    (directions ? known : light_)->bind(lightUnit);
}
