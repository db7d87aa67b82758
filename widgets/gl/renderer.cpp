#include "widgets/gl/renderer.h"

#include "core/images/drawnmips.h"
#include "widgets/gl/shaderprogram.h"
#include "widgets/gl/vertexlayout.h"

#include <QOpenGLContext>

#include <limits>

using namespace Qt::StringLiterals;

namespace
{

// Without `mips`, as for sides that are no powers of two, the driver makes them.
void sendMips(QOpenGLTexture &texture, const std::vector<QImage> &mips)
{
    for (size_t i = 0; i < mips.size(); ++i)
        texture.setData(static_cast<int>(i) + 1, QOpenGLTexture::RGBA, QOpenGLTexture::UInt8,
                        static_cast<const void *>(mips[i].constBits()));
    if (mips.empty())
        texture.generateMipMaps();
}

} // namespace

SceneRenderer::SceneRenderer() = default;

SceneRenderer::~SceneRenderer()
{
    if (!ready_ || !QOpenGLContext::currentContext()) // freed with a lost context
        return;
    for (const GLuint texture : {stateTexture_, colorTexture_})
        glDeleteTextures(1, &texture);
    for (const GLuint buffer : {stateBuffer_, colorBuffer_})
        glDeleteBuffers(1, &buffer);
}

QString SceneRenderer::initialize()
{
    if (!initializeOpenGLFunctions())
        return tr("Nothing can be drawn: the graphics driver does not support OpenGL 3.3.");
    QString fault;
    lineProgram_ = makeProgram(u"lines"_s, {}, fault);
    if (fault.isEmpty() && !programs_.of({}))
        fault = programs_.fault();
    if (!fault.isEmpty())
        return fault;
    skyPainter_.initialize();
    flarePainter_.initialize();
    decalPainter_.initialize();
    modelPainter_.initialize();
    deformed_.initialize(layOutVertexes);
    vertexArray_.create();
    vertexes_.create();
    indexes_.create();
    for (auto *buffer : {&stateBuffer_, &colorBuffer_})
        glGenBuffers(1, buffer);
    for (auto *texture : {&stateTexture_, &colorTexture_})
        glGenTextures(1, texture);
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largestTexture_);
    glGetIntegerv(GL_MAX_TEXTURE_BUFFER_SIZE, &largestBuffer_);
    QImage white(1, 1, QImage::Format_RGBA8888);
    white.fill(Qt::white);
    light_ = upload(white, false);
    white_ = upload(white, false);
    white.fill(Qt::gray);
    grey_ = upload(white, false);
    ready_ = true;
    return {};
}

QString SceneRenderer::takeNotice()
{
    auto notice = std::exchange(notice_, {});
    return notice.isEmpty() ? takeFault() : notice;
}

// Returns one fault per call.
QString SceneRenderer::takeFault()
{
    QString failure;
    const auto ask = [&failure](auto &painter, const QString &what) {
        if (failure.isEmpty())
            if (const auto fault = painter.takeFault(); !fault.isEmpty())
                failure = what + u' ' + fault;
    };
    ask(skyPainter_, tr("The sky is not drawn."));
    ask(flarePainter_, tr("Flares are not drawn."));
    ask(decalPainter_, tr("Decals are not drawn."));
    ask(modelPainter_, tr("Models and sprites are not drawn."));
    return failure;
}

QString SceneRenderer::boxedSentence() const
{
    const auto boxed = modelPainter_.boxed();
    return boxed == 0 ? QString()
                      : tr("%Ln of the more distant models are drawn as boxes: drawing all models in full would take too long.",
                           nullptr, static_cast<int>(boxed));
}

// Returns what is drawn for missing pictures: neither black nor like anything in a game. Made on first use.
QOpenGLTexture *SceneRenderer::checkers()
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

std::unique_ptr<QOpenGLTexture> SceneRenderer::upload(const QImage &image, bool mips)
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
    // As the games filter by default; filtering between two mips would take software renderers twice the time.
    texture->setMinMagFilters(mips ? QOpenGLTexture::LinearMipMapNearest : QOpenGLTexture::Linear, QOpenGLTexture::Linear);
    return texture;
}

void SceneRenderer::setScene(const Scene *scene)
{
    scene_ = scene;
    cull_.reset();
    if (ready_)
        decalPainter_.clear();
    if (!scene)
        return;
    cull_ = std::make_unique<SceneCull>(*scene);
    box_ = {};
    for (const auto &face : scene->faces)
        box_.add(face.box);
    skyImage_ = skyImage(*scene);
    skyPainter_.setStagesOff(stagesOff_.value(skyImage_));
    vertexArray_.bind();
    vertexes_.bind();
    vertexes_.allocate(scene->vertexes.data(), static_cast<int>(scene->vertexes.size() * sizeof(SceneVertex)));
    indexes_.bind();
    indexes_.allocate(scene->indexes.data(), static_cast<int>(scene->indexes.size() * sizeof(quint32)));
    layOutVertexes(*this);
    vertexArray_.release();
    flarePainter_.setFlares(scene->flares);
    if (const auto most = static_cast<size_t>(largestBuffer_); most > 0 && scene->faces.size() > most)
        notice_ = tr("The map has %1 faces, but the graphics driver can mark at most %2: the others show neither the "
                     "selection nor flat colours.")
                      .arg(scene->faces.size())
                      .arg(most);
    setStates(std::vector<quint8>(scene->faces.size()));
    setFaceColors(std::vector<QRgb>(scene->faces.size(), qRgb(128, 128, 128)));
}

SceneRenderer::Picture &SceneRenderer::pictureOf(qint32 image)
{
    const auto at = static_cast<size_t>(image + 1);
    if (at >= pictures_.size())
        pictures_.resize(at + 1);
    return pictures_[at];
}

void SceneRenderer::setTexture(const SceneTexture &texture)
{
    auto &entry = pictureOf(texture.image);
    entry.texture = texture.picture.isNull() ? nullptr : upload(texture.picture, true);
    entry.glow = texture.glow.isNull() ? nullptr : upload(texture.glow, true);
    entry.look = texture;
    entry.look.picture = entry.look.glow = {};
    reduce(texture.image);
    if (!entry.texture)
        return;
    if (texture.isCutOut) // averaging would close the holes
        entry.texture->setMinMagFilters(QOpenGLTexture::NearestMipMapLinear, QOpenGLTexture::Linear);
    if (texture.isClamped)
        entry.texture->setWrapMode(QOpenGLTexture::ClampToEdge);
}

void SceneRenderer::reduce(qint32 image)
{
    auto &entry = pictureOf(image);
    const auto off = stagesOff_.value(image);
    entry.reduced.reset();
    if (off != 0 && entry.look.shader)
        entry.reduced = withoutStages(*entry.look.shader, off);
}

void SceneRenderer::setStagesOff(const StagesOff &off)
{
    const auto before = std::exchange(stagesOff_, off);
    for (const StagesOff *each : {&before, &std::as_const(stagesOff_)})
        for (auto shader = each->cbegin(); shader != each->cend(); ++shader)
            reduce(shader.key());
    skyPainter_.setStagesOff(stagesOff_.value(skyImage_));
}

bool SceneRenderer::setModel(const SceneModel &model, qsizetype &bytes)
{
    return modelPainter_.setModel(
        model, [this](const QImage &picture) { return upload(picture, true); }, bytes);
}

void SceneRenderer::setModel(const SceneModel &model)
{
    auto all = std::numeric_limits<qsizetype>::max();
    setModel(model, all);
}

void SceneRenderer::setDecals(const SceneDecals &decals)
{
    if (scene_)
        decalPainter_.setDecals(decals, *scene_);
}

void SceneRenderer::setLight(const LightAtlas &atlas)
{
    if (atlas.image.isNull())
        return;
    light_ = upload(atlas.image, false);
    isLightScaled_ = QSize(light_->width(), light_->height()) != atlas.size;
    pagesAcross_ = atlas.pagesAcross();
}

void SceneRenderer::setLightPart(QPoint at, const QImage &part)
{
    if (isLightScaled_)
        return; // it belongs elsewhere in the scaled one
    const auto pixels = part.convertToFormat(QImage::Format_RGBA8888);
    light_->bind();
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexSubImage2D(GL_TEXTURE_2D, 0, at.x(), at.y(), pixels.width(), pixels.height(), GL_RGBA, GL_UNSIGNED_BYTE,
                    pixels.constBits());
}

void SceneRenderer::setLightDirections(const QImage &atlas) { directions_ = atlas.isNull() ? nullptr : upload(atlas, false); }

void SceneRenderer::uploadBuffer(GLuint buffer, GLuint texture, GLenum format, const void *data, size_t bytes)
{
    glBindBuffer(GL_TEXTURE_BUFFER, buffer);
    // A texture has at least one texel, though the data may be shorter.
    glBufferData(GL_TEXTURE_BUFFER, static_cast<GLsizeiptr>(std::max<size_t>(bytes, 4)), nullptr, GL_DYNAMIC_DRAW);
    if (bytes > 0)
        glBufferSubData(GL_TEXTURE_BUFFER, 0, static_cast<GLsizeiptr>(bytes), data);
    glBindTexture(GL_TEXTURE_BUFFER, texture);
    glTexBuffer(GL_TEXTURE_BUFFER, format, buffer);
}

void SceneRenderer::setStates(std::span<const quint8> states)
{
    states_.assign(states.begin(), states.end());
    states_.resize(scene_ ? scene_->faces.size() : 0);
    uploadBuffer(stateBuffer_, stateTexture_, GL_R8UI, states.data(), states.size());
}

void SceneRenderer::setState(quint32 face, quint8 state)
{
    if (face >= states_.size())
        return;
    states_[face] = state;
    glBindBuffer(GL_TEXTURE_BUFFER, stateBuffer_);
    glBufferSubData(GL_TEXTURE_BUFFER, static_cast<GLintptr>(face), 1, &state);
}

void SceneRenderer::setFaceColors(std::span<const QRgb> colors)
{
    std::vector<std::array<quint8, 4>> bytes(colors.size());
    for (size_t i = 0; i < colors.size(); ++i)
        bytes[i] = {static_cast<quint8>(qRed(colors[i])), static_cast<quint8>(qGreen(colors[i])),
                    static_cast<quint8>(qBlue(colors[i])), 255};
    uploadBuffer(colorBuffer_, colorTexture_, GL_RGBA8, bytes.data(), bytes.size() * 4);
}
